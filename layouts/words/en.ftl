# English words of the house: things of games that are counted and named, and what the press prints.
#
#   count-star            5 stars, with $n; with $colour 5 red stars
#   -star                 the noun alone: "for each { -star }", "{ -star(number: "plural") }"
#   coloured              a blank and the colour in $colour: "for each{ coloured } star"; nothing where none is given
#
# Things that are no more than counted (points, turns, rounds, steps, colours, black holes) take no $colour.

## Colours

colour-name = { $colour ->
    [red] red
    [purple] purple
    [yellow] yellow
    [white] white
    [blue] blue
    [orange] orange
    [green] green
   *[teal] teal
}
coloured = { $colour ->
   *[none] { "" }
    [red] { " " }red
    [purple] { " " }purple
    [yellow] { " " }yellow
    [white] { " " }white
    [blue] { " " }blue
    [orange] { " " }orange
    [green] { " " }green
    [teal] { " " }teal
}

# The $case that another language asks for changes nothing here.
any-case = { $case ->
   *[nominative] { "" }
    [genitive] { "" }
    [accusative] { "" }
    [locative] { "" }
    [instrumental] { "" }
}

## Things

-point = { $number ->
   *[singular] point
    [plural] points
}
count-point = { $n ->
    [one] { $n } point{ any-case }
   *[other] { $n } points{ any-case }
}

-star = { $number ->
   *[singular] star
    [plural] stars
}
count-star = { $n ->
    [one] { $n }{ coloured } star{ any-case }
   *[other] { $n }{ coloured } stars{ any-case }
}

-card = { $number ->
   *[singular] card
    [plural] cards
}
count-card = { $n ->
    [one] { $n }{ coloured } card{ any-case }
   *[other] { $n }{ coloured } cards{ any-case }
}

-token = { $number ->
   *[singular] token
    [plural] tokens
}
count-token = { $n ->
    [one] { $n }{ coloured } token{ any-case }
   *[other] { $n }{ coloured } tokens{ any-case }
}

-tile = { $number ->
   *[singular] tile
    [plural] tiles
}
count-tile = { $n ->
    [one] { $n }{ coloured } tile{ any-case }
   *[other] { $n }{ coloured } tiles{ any-case }
}

-moon = { $number ->
   *[singular] moon
    [plural] moons
}
count-moon = { $n ->
    [one] { $n }{ coloured } moon{ any-case }
   *[other] { $n }{ coloured } moons{ any-case }
}

-black-hole = { $number ->
   *[singular] black hole
    [plural] black holes
}
count-black-hole = { $n ->
    [one] { $n } black hole{ any-case }
   *[other] { $n } black holes{ any-case }
}

-galaxy = { $number ->
   *[singular] galaxy
    [plural] galaxies
}
count-galaxy = { $n ->
    [one] { $n }{ coloured } galaxy{ any-case }
   *[other] { $n }{ coloured } galaxies{ any-case }
}

-constellation = { $number ->
   *[singular] constellation
    [plural] constellations
}
count-constellation = { $n ->
    [one] { $n }{ coloured } constellation{ any-case }
   *[other] { $n }{ coloured } constellations{ any-case }
}

-orbit = { $number ->
   *[singular] orbit
    [plural] orbits
}
count-orbit = { $n ->
    [one] { $n }{ coloured } orbit{ any-case }
   *[other] { $n }{ coloured } orbits{ any-case }
}

-cell = { $number ->
   *[singular] cell
    [plural] cells
}
count-cell = { $n ->
    [one] { $n }{ coloured } cell{ any-case }
   *[other] { $n }{ coloured } cells{ any-case }
}

-link = { $number ->
   *[singular] link
    [plural] links
}
count-link = { $n ->
    [one] { $n }{ coloured } link{ any-case }
   *[other] { $n }{ coloured } links{ any-case }
}

-pair = { $number ->
   *[singular] pair
    [plural] pairs
}
count-pair = { $n ->
    [one] { $n }{ coloured } pair{ any-case }
   *[other] { $n }{ coloured } pairs{ any-case }
}

-colour = { $number ->
   *[singular] colour
    [plural] colours
}
count-colour = { $n ->
    [one] { $n } colour{ any-case }
   *[other] { $n } colours{ any-case }
}

-planet = { $number ->
   *[singular] planet
    [plural] planets
}
count-planet = { $n ->
    [one] { $n }{ coloured } planet{ any-case }
   *[other] { $n }{ coloured } planets{ any-case }
}

-ship = { $number ->
   *[singular] ship
    [plural] ships
}
count-ship = { $n ->
    [one] { $n }{ coloured } ship{ any-case }
   *[other] { $n }{ coloured } ships{ any-case }
}

-turn = { $number ->
   *[singular] turn
    [plural] turns
}
count-turn = { $n ->
    [one] { $n } turn{ any-case }
   *[other] { $n } turns{ any-case }
}

-round = { $number ->
   *[singular] round
    [plural] rounds
}
count-round = { $n ->
    [one] { $n } round{ any-case }
   *[other] { $n } rounds{ any-case }
}

-player = { $number ->
   *[singular] player
    [plural] players
}
count-player = { $n ->
    [one] { $n }{ coloured } player{ any-case }
   *[other] { $n }{ coloured } players{ any-case }
}

-die = { $number ->
   *[singular] die
    [plural] dice
}
count-die = { $n ->
    [one] { $n }{ coloured } die{ any-case }
   *[other] { $n }{ coloured } dice{ any-case }
}

-step = { $number ->
   *[singular] step
    [plural] steps
}
count-step = { $n ->
    [one] { $n } step{ any-case }
   *[other] { $n } steps{ any-case }
}

-resource = { $number ->
   *[singular] resource
    [plural] resources
}
count-resource = { $n ->
    [one] { $n }{ coloured } resource{ any-case }
   *[other] { $n }{ coloured } resources{ any-case }
}

-sheet = { $number ->
   *[singular] sheet
    [plural] sheets
}
count-sheet = { $n ->
    [one] { $n }{ coloured } sheet{ any-case }
   *[other] { $n }{ coloured } sheets{ any-case }
}

-page = { $number ->
   *[singular] page
    [plural] pages
}
count-page = { $n ->
    [one] { $n }{ coloured } page{ any-case }
   *[other] { $n }{ coloured } pages{ any-case }
}

-copy = { $number ->
   *[singular] copy
    [plural] copies
}
count-copy = { $n ->
    [one] { $n }{ coloured } copy{ any-case }
   *[other] { $n }{ coloured } copies{ any-case }
}

## What the press prints

side-front = front
side-back = back
mark-cut = cut
mark-fold = fold
mark-glue = glue
print-true-size = Print at 100 %

# A sheet of a job; $side is front or back, or is not given.
sheet-title = { $name }, sheet { $number }{ $side ->
   *[none] { "" }
    [front] , front
    [back] , back
}

# How the parts of a board are joined; $overlap in mm.
board-join = Neighbours overlap by { $overlap } mm. Cut one of them along the seam, lay it on the other so that the crosses meet, and glue.

calibration = Calibration
calibration-front = Calibration, front
calibration-back = Calibration, back

# $edge is the edge about which the printer turns: long or short.
calibration-turned = { $paper }, turned about the { $edge ->
    [long] long
   *[short] short
} edge
calibration-print = 1. Print both sides at 100 %, turned about the { $edge ->
    [long] long
   *[short] short
} edge. Both rulers measure 100 mm, and a poker card of 63 by 88 mm fits the four corners.
calibration-read = 2. Hold the sheet to the light with this side to you. Find the line that runs straight on in a line of the back: read dx on the level scale, dy on the upright one.
calibration-angle = 3. Read scales A and B in the same way, and add the two numbers: this is the angle. Where dx has to change by more than 1 mm, type it in and print this page again before you read them.
calibration-enter = 4. Type in what you have read: pnp printer set NAME --dx --dy --angle. Where the dot of the back lies outside the small ring, nothing can be read: type in about how far the dot must move, and print this page again.
