# English words of entering a table of Night Sky, and of its drawings in characters.

## Drawings

# The signs are those of the drawing.
sketch-legend = o dwarf, O giant, + pulsar, % binary; 1 to 6 before a star: drawn in that round; ' dust, x over the ecliptic, * fading star left, . crossed out
sketch-ends = At the end: { $why }
sketch-start = { kind-name } × { $value }
# $n is how many stars the card has; each star of its kind counts $value.
sketch-card = { $name } ({ $card }): { count-star }; { kind-name } × { $value }
sketch-published = Another copy’s card: { count-star }; { kind-name } × { $value }
sketch-before = The card before: { kind-name } × { $value }
sketch-round = Round { $n }: { $points } ({ $why })
sketch-round-nothing = Round { $n }: 0

## Questions

ask-start = { $name }, start card and its side
ask-start-hint = such as S1a
ask-start-help = At the foot of the side that counted: S1a, or 1a. Another copy’s card: kind and value, giant 2 or g2; the kinds are dwarf, giant, pulsar, binary.
ask-card = { $name }, round { $n }: card
ask-card-hint = { $n ->
    [1] such as C601
   *[other] { "" }
}
ask-card-help = At its foot: C601, or 601; or how its name begins. Another copy’s card: size, kind and value, 6 giant 2. A game in progress: Enter, after its last round.
ask-drawing = { $name }, round { $n }: stars in { $sectors }
ask-drawing-hint = { $n ->
    [1] such as A33 B31 41; Enter: none
   *[other] Enter: none
}
ask-drawing-help = All that are drawn, in any order; a letter holds until another comes, and the card joins them. The whole card: some of them are enough, then +. Drawn otherwise: lines, A33-B31-41. Nothing drawn: Enter. Counted on another map: four numbers, of the card’s kind, of the card before, links, stars drawn.
ask-counts = { $name }, round { $n }: counts
ask-counts-help = Four numbers: stars of the card’s kind, of the kind of the card before, links between the two, stars drawn.
ask-ends = { $name }: at the sun, over the ecliptic, at the rim
ask-ends-help = Three numbers for all rounds that were counted together: stars with dust at the sun, lines over the ecliptic, stars with dust at the rim.
ask-unfinished = { $name } has no card for round { $n }: is the game still going on?
ask-unfinished-hint = Enter: yes
ask-unfinished-help = This round and those after it are left out, and so are fading stars. Otherwise: < and enter the card.

## Why an answer is asked for again

refused-kind = “{ $typed }” is no kind of star: dwarf, giant, pulsar or binary.
refused-star = There is no star “{ $typed }”: sector, ring, place in it, { $first } to { $last }.
refused-line = { $start } and { $end } are too far apart for a line.
refused-too-many-stars = { $n } stars, and the card has { $most }.
refused-no-part = The card has no such part: { $stars } (turned it may be, mirrored not). Is a name wrong? If it was drawn so, enter lines: A33-B31-41.
refused-ways = The card could join { $stars } in several ways: enter the lines, such as A31-41-42.
refused-counts = “{ $typed }” is not four numbers: of the card’s kind, of the card before, links, drawn.
refused-drawing = On our map nothing can be drawn for another copy’s card. Enter four numbers: of its kind, of the card before, links, drawn.
refused-ends = “{ $typed }” is not three numbers: at the sun, over the ecliptic, at the rim.
refused-unfinished = Enter alone, if the game is still going on; else < goes back to the card.
refused-no-place = The whole card does not fit there: { $stars }. Is a name wrong? If only a part was drawn, name all its stars, without +.
refused-places = The whole card fits { $stars } in { $n } places. Name one star more of what was drawn, such as { $telling }.
