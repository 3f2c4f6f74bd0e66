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
key-start = The side of the start card that counted, as it says at its foot: S1a, or 1a. Another copy’s card by its kind (dwarf, giant, pulsar, binary) and value, 1 to 3: giant 2, or g2.
key-rounds = The six rounds in order: the card, such as C601, and what was drawn, as lines, A31-A41-A42, or as stars, A33 B31 41, each by its sector A to F, its ring 1 to 6 and its place. Where nothing was drawn, “lines” is left out. A game that is not over has only the rounds that were played, and no fading stars.
ask-rounds-card = { $name }, round { $n }: card
ask-rounds-card-hint = { $n ->
    [1] such as C601
   *[other] Enter: none
}
key-rounds-card = The card of the round, as it says at its foot, C601 or 601, or by how its name begins. Another copy’s card by its number of stars, its kind (dwarf, giant, pulsar, binary) and its value, 1 to 3: 6 giant 2, or 6g2.
ask-rounds-lines = { $name }, round { $n }: stars in { $sectors }
ask-rounds-lines-hint = { $n ->
    [1] such as A33 B31 41; Enter: none
   *[other] Enter: none
}
key-rounds-lines = All stars that were drawn, in any order, such as A33 B31 41; a letter holds until another comes, and the card joins them. If the whole card was drawn, some of its stars and a + are enough. If another figure was drawn, name its lines: A33-B31-41. If it was counted on another map, give four numbers: stars of the card’s kind, stars of the previous card’s kind, links, stars drawn.
key-rounds-stars = Stars that were drawn without a line, alone or beside “lines”: B11 B21.
ask-rounds-counts = { $name }, round { $n }: counts
key-rounds-counts = In place of a drawing, what was counted on a map that is not ours: stars of the card’s kind, of the kind of the card before, links between the two, stars drawn. An answer is four numbers in this order, such as 2 3 3 6.
key-rounds-counts-top = How many stars of the kind of this round’s card were drawn.
key-rounds-counts-bottom = How many stars of the kind of the card before were drawn; before round 1 that is the start card.
key-rounds-counts-links = How many lines join a star of the one kind with a star of the other.
key-rounds-counts-drawn = How many stars were drawn.
way-stars = In place of a round: stars without a line, alone or beside “lines”.
way-counted = Or what was counted on another copy’s map: stars of this card’s kind, of that of the card before, links, stars drawn.
way-published = Or the same with a card of another copy.
ask-counts = { $name }: at the sun, over the ecliptic, at the rim
key-counts = Only where rounds were counted on a map that is not ours, for all of these together: stars with dust at the sun, lines over the ecliptic, stars with dust at the rim. An answer is three numbers in this order, such as 5 3 2.
key-counts-sun = Drawn stars with dust at the sun, in all rounds with counts together.
key-counts-ecliptic = Drawn lines that cross the ecliptic, in all rounds with counts together.
key-counts-rim = Drawn stars with dust at the rim, in all rounds with counts together.
ask-going-on = { $name } has no card for round { $n }: is the game still going on?
ask-going-on-hint = Enter: yes
key-going-on = Then this round and those after it are left out, and so are fading stars. Otherwise: < and enter the card.

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
