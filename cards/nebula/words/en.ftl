# English words of Nebula.

game-name = Nebula
line-personal = Personal task
line-public = Public tasks
line-black-holes = Black holes
line-constellations = Constellations
line-colours = Star colours
line-advanced = Advanced cards
tie-black-holes = more black holes

# The constellations of the shipped board; those of another board are called as it calls them.
constellation-name = { $constellation ->
    [lyra] Lyra
    [draco] Draco
    [orion] Orion
    [corvus] Corvus
   *[other] { $constellation }
}

## Why there are points

# $task is a rule of those below; $found is a measure: how much of it there is.
personal = { $card }: { $task }{ $found }
personal-not = { $card } not met: { $task }{ $found }
measure = { " " }({ $n })
measure-none = { "" }
measure-empty = { " " }({ count-cell } empty)
measure-colours = { " " }({ count-colour })
public = { $card }, { $place ->
    [first] first
   *[later] later
}: { $task }
black-holes = { count-black-hole } placed
constellation = { constellation-name } complete
constellation-ranked = { constellation-name } complete, place { $rank } on its counter
colour = { count-star } × { $worth }, place { $rank } on its counter
advanced = { $card }: { $n } × { $worth }, { $task }

## The rules of task cards, as scores name them

rule-shining-stars = at least { count-star } on shining cells
rule-stars = at least { count-star } in the galaxy
rule-most-black-holes = most black holes
rule-empty-cells = at most { $n ->
    [one] { $n } empty cell
   *[other] { $n } empty cells
}
rule-constellation-colours = { constellation-name } complete, in exactly { count-colour }
rule-orbit-colours = orbit { $orbit } full, in exactly { count-colour }
rule-orbit-all-different = orbit { $orbit } full, no colour twice
rule-each-colour = at least { count-star } of each colour
rule-colour-across-constellations = at least { count-star } { $constellations ->
    [one] in { $constellations } constellation
   *[other] in each of { $constellations } constellations
}
rule-adjacent-orbits = { $n ->
    [one] { $n } full orbit
   *[other] { $n } full orbits in a row
}
rule-constellations-complete = two { $pair ->
    [opposite] opposite
   *[adjacent] adjacent
} constellations complete
rule-indirect-links-filled = stars on all cells of the indirect links
rule-shining-neighbours-filled = stars on all cells orbitally linked to the outer shining cells

## The rules of advanced cards

# $one and $other are paired stars.
rule-linked-pairs = each linked pair of { $one } and { $other }
paired-star = { $colour ->
    [orange] an
   *[other] a
}{ coloured } star
rule-shining-of-one-colour = each star of the commonest colour on shining cells
rule-public-tasks-done = each public task that bears your marker
rule-surrounded-shining = each outer shining cell with stars on all cells linked to it
rule-orbits-with = each orbit with { $colour ->
    [orange] an
   *[other] a
}{ coloured } star
rule-orbital-to-shining = each{ coloured } star orbitally linked to an outer shining cell

## What stands on the cards: titles, in capitals there, and rules as sentences

# $one and $other are colours of a pair, as title-colour and card-colour put them.
title-colour = { colour-name }
title-shining-stars = { colour-name } beacons
title-stars = { colour-name } swarm
title-most-black-holes = Darkest sky
title-empty-cells = Crowded sky
title-constellation-colours = { $n ->
    [1] Plain
    [2] Two-tone
    [3] Tricolour
    [4] Four-hued
    [5] Five-hued
   *[6] Six-hued
} { constellation-name }
title-orbit-colours = { $n ->
    [1] Plain
    [2] Two-tone
    [3] Tricolour
    [4] Four-hued
    [5] Five-hued
   *[6] Six-hued
} orbit
title-orbit-all-different = Motley orbit { $orbit }
title-each-colour = Full spectrum
title-colour-across-constellations = { colour-name } { $n ->
    [one] compass
    [2] twins
   *[other] flocks
}
title-adjacent-orbits = Nested orbits
title-constellations-complete = { $pair ->
    [opposite] Facing skies
   *[adjacent] Adjoining skies
}
title-indirect-links-filled = Hidden paths
title-shining-neighbours-filled = Beacon court
title-linked-pairs = { $one } & { $other }
title-shining-of-one-colour = Kindred beacons
title-public-tasks-done = Promises kept
title-surrounded-shining = Ringed beacons
title-orbits-with = { colour-name } orbits
title-orbital-to-shining = { colour-name } satellites

card-colour = { $colour ->
    [orange] an
   *[other] a
}{ coloured }
card-shining-stars =
    Have at least { count-star }
    on the 5 shining cells.
card-stars =
    Have at least { count-star }
    anywhere in your galaxy.
card-most-black-holes =
    No one has more black holes
    than you. A tie counts.
card-empty-cells = { $n ->
    [0] Have no empty cell
    [one] Have at most { $n } empty cell
   *[other] Have at most { $n } empty cells
}
    in your galaxy.
card-constellation-colours =
    Complete { constellation-name } with stars
    of exactly { count-colour }.
card-orbit-colours =
    Fill all of orbit { $orbit } with stars
    of exactly { count-colour }.
card-orbit-all-different =
    Fill all of orbit { $orbit } with stars
    that all differ in colour.
card-each-colour =
    Have at least { count-star }
    of each of the 6 colours.
card-colour-across-constellations =
    Have at least { count-star }
    in { $constellations ->
        [one] one constellation
        [4] each of the 4 constellations
       *[other] each of { $constellations } constellations
    }.
card-adjacent-orbits =
    Fill all cells
    of { $n ->
        [one] one orbit
        [5] all 5 orbits
       *[other] { $n } neighbouring orbits
    }.
card-constellations-complete =
    Complete two constellations
    that lie { $pair ->
        [opposite] opposite each other
       *[adjacent] side by side
    }.
card-indirect-links-filled =
    Fill all 8 cells
    of the indirect (dashed) links.
card-shining-neighbours-filled =
    Fill all 8 cells orbitally linked to
    shining cells, which may be empty.
card-linked-pairs =
    Score each linked pair of { $one }
    and { $other } star, each star once.
card-shining-of-one-colour =
    Choose a colour: score each
    star of it on a shining cell.
card-public-tasks-done =
    Score each public task you
    have met, be it first or later.
card-surrounded-shining =
    Outer shining cells, even empty,
    score if all linked cells hold stars.
card-orbits-with =
    Score each orbit with
    at least one{ coloured } star.
card-orbital-to-shining =
    Score each{ coloured } star orbitally
    linked to a shining cell, even empty.

# Beside the values: who meets a public task first and later; an advanced card's marker by its place.
label-by-place = points each, by its place on the counter
label-first = first
label-later = later
label-rank = { $n ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}

## Warnings

warning-same-colour-link = stars of one colour are linked: { $pairs }
warning-core-empty = stars lie in the galaxy, but its centre is empty
warning-not-connected = the stars are not one connected piece
warning-claimed-not-met = claimed, though the final galaxy does not meet it: { $cards }
warning-met-not-claimed = met by the final galaxy, but not claimed: { $cards }
warning-bar-overflow = { count-black-hole } on a bar that holds { $most }
warning-too-many-stars = more than { $most } stars of one colour: { $stars }
warning-too-many-black-holes = { count-black-hole } were placed; the game has { $most }
warning-too-many-counters = { $moved } markers left the start, but { count-black-hole } were placed: each moves one marker by one space

## What `pnp explain` tells of a card: its values, and what is ruled on it


explain-first = { count-point } to the first
explain-later = { count-point } later
explain-by-place = { $points } { label-by-place }
ruling-personal = The final galaxy alone decides, whatever it showed before. Stars in the Observatory count nowhere.
ruling-public = Your marker decides: it still pays if a star is covered later. A task met without a marker pays nothing.
ruling-advanced = Only the cards whose markers are 1st, 2nd and 3rd on the counter pay. A marker that never left the start pays nothing.
ruling-shining-stars = Shining are the centre and one cell in each constellation.
ruling-stars = The star in the centre counts too.
ruling-most-black-holes = Where nobody has placed a black hole, everybody has the most.
ruling-empty-cells = There are 25 cells; the centre is one of them.
ruling-constellation-colours = Complete means stars on all six cells. The centre is no part of it.
ruling-orbit-colours = Full means stars on all its cells. The centre is on no orbit.
ruling-orbit-all-different = Full means stars on all its cells. The centre is on no orbit.
ruling-each-colour = The star in the centre counts too.
ruling-colour-across-constellations = The star in the centre counts for no constellation.
ruling-adjacent-orbits = Full means stars on all cells of an orbit. The centre is on no orbit.
ruling-constellations-complete = Complete means stars on all six cells. The centre is no part of either.
ruling-indirect-links-filled = These are the two ends of the dashed link of each constellation.
ruling-shining-neighbours-filled = These are the two cells beside each outer shining cell, on its orbit. The shining cells may be empty.
ruling-linked-pairs = Any link joins: direct, indirect or orbital. As many pairs count as there can be with each star in one pair.
ruling-shining-of-one-colour = The centre counts too. The colour is the one that pays most.
ruling-public-tasks-done = Your marker counts, also where a star was covered later.
ruling-surrounded-shining = The centre is not meant. Links of all kinds count; the cell itself may be empty.
ruling-orbits-with = The centre is on no orbit.
ruling-orbital-to-shining = Beside one of the four outer shining cells, on its orbit. That cell may be empty.
