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
key-version = “full”, or “basic”, which has no advanced cards and counters; f or b is enough. A score sheet that does not say which is of the full game.
ask-public = The 4 public cards
key-public = The four public cards on the table, by their numbers: V3, V15, V17, V20, or 3 15 17 20.
ask-advanced = Advanced card in sector { $sector }
ask-advanced-hint = { $sector ->
    [I] or all four: 4 20 27 30
   *[other] { "" }
}
key-advanced = Only in the full game: the advanced card in each sector, by its number, such as B4, or 4. Several may stand on one line, in the order of the sectors: 4 20 27 30.
key-counters = Only in the full game: the markers on each counter, the furthest right first; of those on one space the higher is further right. Leave out markers that never left the start.
ask-counters-colours = Counter of colours, furthest right first
ask-counters-colours-hint = Enter: none
key-counters-colours = The colours whose markers left the start, furthest right first, by names or letters: white, red, blue, or WRB. R is red, P purple, Y yellow, W white, B blue, O orange.
ask-counters-constellations = Counter of constellations, furthest right first
ask-counters-constellations-hint = Enter: none
key-counters-constellations = The constellations whose markers left the start, furthest right first, by names or initials: lyra, orion, or LO. The others are draco and corvus.
ask-counters-advanced = Counter of advanced cards, furthest right first
ask-counters-advanced-hint = Enter: none
key-counters-advanced = The sectors whose markers left the start, furthest right first: II, IV, I, or 241.

## The players

ask-core = { $name }, centre
ask-core-hint = Enter: empty
key-core = The star in the centre: R red, P purple, Y yellow, W white, B blue, O orange, or a dot if there is none.
ask-galaxy = { $name }, { constellation-name }
ask-galaxy-hint = Enter: empty
key-galaxy = A letter for each cell of a constellation from 1 to 6: R red, P purple, Y yellow, W white, B blue, O orange, . empty; such as RW.BYO. Or only the cells with stars: 3R 5B. In a score sheet “core” is the cell in the centre, and all may stand on one line, the centre first.
ask-black-holes = { $name }, black holes
ask-black-holes-hint = Enter: 0
key-black-holes = How many black holes this player placed on the bar. They also break ties, and other players’ cards may count them.
ask-personal = { $name }, personal card
key-personal = The personal card, by its number, such as O19, or 19.
ask-claims = { $name }, markers on { $cards }
ask-claims-hint = Enter: none
key-claims = The public cards where this player’s marker stands, each with f, first, or l, later; such as V3: first, V15: later, or 3f 15l.

## Why an answer is asked for again

refused-twice = { $what } stands there twice.
refused-in-sector = { $card } lies in sector { $where } already.
refused-taken = { $where } has { $card } already.
refused-star = “{ $sign }” is no star: R red, P purple, Y yellow, W white, B blue, O orange, . empty.
refused-ambiguous = “{ $sign }” is two colours: { $own } is { $one }, { $english } is { $other }.
refused-cells = “{ $typed }” has { $n ->
    [one] one letter
   *[other] { $n } letters
}; it takes { $most }, a dot for each empty cell.
refused-first = { $where } is first on { $card } already; here it can only be later.
refused-which = { $card }: first or later? Write { $card } f or { $card } l.
