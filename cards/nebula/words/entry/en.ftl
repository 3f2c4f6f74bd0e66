# English words of entering a table of Nebula, and of its drawing in characters.

## The points alone

ask-black-holes-row = Black holes on the bar

## Drawings

# $sign is a tick, or what a card pays; $said a reason of a score, $found a measure.
sketch-signed = { $sign } { $said }{ $found }
sketch-galaxy = [x] full or met; (3:R) shining; links: dashes orbital, 1-2 direct, 1~2 indirect

## The table

ask-version = Version: f full, b basic
ask-version-hint = Enter: full
ask-version-help = f: full; b: basic, without advanced cards and counters. Only Enter: full.
ask-public = The 4 public cards
ask-public-help = Their numbers with blanks between them, such as V3 V15 V17 V20, or 3 15 17 20.
ask-advanced = Advanced card in sector { $sector }
ask-advanced-hint = { $sector ->
    [I] or all four: 4 20 27 30
   *[other] { "" }
}
ask-advanced-help = Its number, such as B4, or 4; or those of the sectors that follow as well: 4 20 27 30.
ask-counter-colours = Counter of colours, furthest right first
ask-counter-colours-hint = Enter: none
ask-counter-colours-help = The markers that left the start, by letters or names: R red, P purple, Y yellow, W white, B blue, O orange; such as WRB, or white red blue. Only Enter: none did.
ask-counter-constellations = Counter of constellations, furthest right first
ask-counter-constellations-hint = Enter: none
ask-counter-constellations-help = The markers that left the start, by initials or names ({ $markers }). Only Enter: none did.
ask-counter-advanced = Counter of advanced cards, furthest right first
ask-counter-advanced-hint = Enter: none
ask-counter-advanced-help = The markers that left the start, such as 241, or II IV I. Only Enter: none did.

## The players

ask-core = { $name }, centre
ask-core-hint = Enter: empty
ask-core-help = R red, P purple, Y yellow, W white, B blue, O orange. Only Enter: there is none.
ask-constellation = { $name }, { constellation-name }
ask-constellation-hint = Enter: empty
ask-constellation-help = A letter for each of its cells from 1 to 6: R red, P purple, Y yellow, W white, B blue, O orange, . empty; such as RW.BYO. Or only the cells with stars: 3R 5B. Only Enter: it is empty.
ask-black-holes = { $name }, black holes
ask-black-holes-hint = Enter: 0
ask-black-holes-help = How many lie on the bar. Only Enter: none.
ask-personal = { $name }, personal card
ask-personal-help = Its number, such as O19, or 19.
ask-claims = { $name }, markers on { $cards }
ask-claims-hint = Enter: none
ask-claims-help = Each card ({ $cards }) with f, first, or l, later; such as V3 first V15 later, or 3f 15l. Only Enter: none.

## Why an answer is asked for again

refused-twice = { $what } stands there twice.
refused-in-sector = { $card } lies in sector { $where } already.
refused-taken = { $where } has { $card } already.
refused-star = “{ $sign }” is no star: R red, P purple, Y yellow, W white, B blue, O orange, . empty.
refused-cells = “{ $typed }” has { $n ->
    [one] one letter
   *[other] { $n } letters
}; it takes { $most }, a dot for each empty cell.
refused-first = { $where } is first on { $card } already; here it can only be later.
refused-which = { $card }: first or later? Write { $card } f or { $card } l.
