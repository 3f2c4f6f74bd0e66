# English words of what is looked for in cards and boards of Nebula.

asked-of = { $of ->
    [colour] Colour
    [constellation] Constellation
   *[orbit] Orbit
}
asked-colour = { colour-name }
asked-constellation = { constellation-name }
asked-orbit = { $orbit }
asked-times = times
asked-number = { $name } { $n }

nebula-asked = how often cards of the deck name each { $of ->
    [colour] colour
    [constellation] constellation
   *[orbit] orbit
}
nebula-asked-example = each colour, constellation and orbit, and how many cards name it
nebula-galaxies = cards that a legal galaxy meets, or scores with: { $n }; --json shows a galaxy for each
nebula-galaxies-example = for each card a galaxy that meets it, as a score sheet has it
nebula-uneven = cards of the deck do not name { $of ->
    [colour] colours
   *[constellation] constellations
} evenly: { $found }
nebula-uneven-right = name none twice as often as another
nebula-uneven-example = one more public task of red stars
nebula-same = { $of ->
    [card] it says the same as { $other }
   *[copy] copies of { $other } are of no use: each card is on a table but once
}
nebula-same-right = { $of ->
    [card] change one of them, or leave it out
   *[copy] leave “copies” out
}
nebula-same-example = “colours: [blue, red]” beside B4, which has red and blue
nebula-short = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} where { $deck ->
    [personal] up to { $needed } players draw one each
    [public] { $needed } lie on the table
   *[advanced] { $needed } sectors have one each
}
nebula-short-right = add some, or leave out “replaces: true”
nebula-short-example = a single public task that replaces the deck
nebula-instead = { $kind ->
    [most] here “{ $key }” may be at most { $most }
    [least] here “{ $key }” must be at least { $least }
    [range] here “{ $key }” may be { $least } to { $most }
   *[just] here “{ $key }” may be { $least }
}
nebula-impossible = { $of ->
    [task] no legal galaxy of this board meets it
   *[items] it scores nothing in any legal galaxy of this board
}
nebula-impossible-right = { $kind ->
    [none] ask for less, or for what the board has room for
   *[other] { nebula-instead }
}
nebula-impossible-example = “rule: shining-stars” with “at_least: 6”, as five cells shine
nebula-certain = { $of ->
    [task] every complete galaxy of this board meets it
   *[items] it scores equally much in every complete galaxy of this board
}
nebula-certain-right = { $kind ->
    [none] ask for more, so that it makes a difference
   *[other] { nebula-instead }
}
nebula-certain-example = “rule: empty-cells” with “at_most: 24”, which one star meets
nebula-later = it pays more to those who follow than to who is first
nebula-later-right = let “first” be more than “later”, so that it pays to hurry
nebula-later-example = “points: {"{"}first: 7, later: 12{"}"}”
nebula-constellation = the board has no constellation of this name
nebula-constellation-right = the board has { $constellations }
nebula-constellation-example = “constellation: lyra” together with a board that has no Lyra
nebula-lacking = cards that ask for constellations which this board lacks: { $cards }
nebula-lacking-example = a board whose constellations have other names than those that ship
nebula-off-orbit = “{ $cell }” is { $away } mm from the centre, the others on its orbit about { $orbit } mm
nebula-off-orbit-right = move it to them, or put it on another orbit
nebula-off-orbit-example = a cell of orbit 2 that lies among those of orbit 4
nebula-unfilled = no legal galaxy fills every cell of this board
nebula-unfilled-right = take links away where many cells are linked with each other
nebula-unfilled-example = seven cells of one orbit, each linked with each
nebula-rule-1 = rule 1 of boards is broken
nebula-rule-1-right = let the centre shine, and one cell of each constellation
nebula-rule-1-example = “shining: false” at the centre
nebula-rule-2 = rule 2 of boards is broken
nebula-rule-2-right = give each of 4 constellations 6 cells, beside the centre
nebula-rule-2-example = five cells of one constellation, seven of another
nebula-rule-3 = rule 3 of boards is broken
nebula-rule-3-right = put all cells but the centre on orbits 1 to 5, six on 3, five on 4
nebula-rule-3-example = “orbit: 1” at the centre
nebula-rule-4 = rule 4 of boards is broken
nebula-rule-4-right = keep direct and indirect links within a constellation, and link the centre to each
nebula-rule-4-example = a direct link between cells of two constellations
nebula-rule-5 = rule 5 of boards is broken
nebula-rule-5-right = draw one indirect link in each constellation
nebula-rule-5-example = a second indirect link in one constellation
nebula-rule-6 = rule 6 of boards is broken
nebula-rule-6-right = let orbital links join cells of one orbit
nebula-rule-6-example = an orbital link from orbit 1 to orbit 5
nebula-rule-7 = rule 7 of boards is broken
nebula-rule-7-right = give each outer shining cell two orbital links, to cells of its own
nebula-rule-7-example = a third orbital link at a shining cell
nebula-rule-8 = rule 8 of boards is broken
nebula-rule-8-right = link no two cells twice, and every cell to the rest
nebula-rule-8-example = two cells that are linked twice
nebula-off-board = a cell lies off the board
nebula-off-board-right = move it nearer to the centre
nebula-off-board-example = “x: -111.2”
nebula-too-near = two cells are too near each other
nebula-too-near-right = set them further apart
nebula-too-near-example = two cells 7.6 mm apart, where pieces of 12 mm are to lie
