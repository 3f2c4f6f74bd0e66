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

## The rules of task cards, as they stand on the cards

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

## Warnings

warning-same-colour-link = stars of one colour are linked: { $pairs }
warning-core-empty = stars lie in the galaxy, but its centre is empty
warning-not-connected = the stars are not one connected piece
warning-claimed-not-met = claimed, though the final galaxy does not meet it: { $cards }
warning-met-not-claimed = met by the final galaxy, but not claimed: { $cards }
warning-too-many-stars = more than { $most } stars of one colour: { $stars }
warning-too-many-black-holes = { count-black-hole } were placed; the game has { $most }
warning-too-many-counters = { $moved } markers left the start, but { count-black-hole } were placed: each moves one marker by one space
