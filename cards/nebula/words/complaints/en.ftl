# What the program complains of, in English: each message is one line, with { $name } where something is filled in.

## Board

name-a-cell-of-this-board = name a cell of this board
a-cell-is-linked-to-itself = a cell is linked to itself
name-two-cells = name two cells
name-each-constellation-and-cell-otherwise = give each constellation and cell a name of its own
there-is-no-cell-end = there is no cell '{ $end }'
there-is-no-cell-core = there is no cell '{ $core }'
add-the-central-cell = add the central cell
a-board-of-constellations = a board of { $constellations }
one-constellation = { $n } constellation
count-constellation = { $n } constellations
name-many = name { $many }
id-shines-in-name-already = '{ $id }' shines in '{ $name }' already
name-has-cells = '{ $name }' has { $cells }
one-cell = { $n } cell
count-cell = { $n } cells
give-it-many = give it { $many }
no-cell-of-name-is-linked-to-the-centre = no cell of '{ $name }' is linked to the centre
one-is-on-orbit-orbit-other-on-orbit-another = '{ $one }' is on orbit { $orbit }, '{ $other }' on orbit { $another }
the-shining-cell-id-has-links = the shining cell '{ $id }' has { $links }
one-orbital-link = { $n } orbital link
count-orbital-link = { $n } orbital links
one-and-other-are-linked-already = '{ $one }' and '{ $other }' are linked already
there-is-no-constellation-constellation = there is no constellation '{ $constellation }'
there-is-no-constellation-asked = there is no constellation '{ $asked }'
orbit-orbit-has-cells = orbit { $orbit } has { $cells }
place-wanted-there = place { $wanted } there
the-kind-link-from-ends-leaves-its-constellation = the { $kind } link from '{ $ends }' leaves its constellation
the-shining-cells-one-and-other-are-linked = the shining cells '{ $one }' and '{ $other }' are linked
the-centre-does-not-shine = the centre does not shine
let-core-be-shining-true = let 'core' be shining: true
no-cell-of-name-shines = no cell of '{ $name }' shines
let-one-be-shining-true = let one be shining: true
let-one-cell-of-a-constellation-shine = let one cell of a constellation shine
the-centre-is-of-no-constellation = the centre is of no constellation
leave-constellation-out = leave 'constellation' out
id-is-of-no-constellation = '{ $id }' is of no constellation
add-it-known = add it: { $known }
the-centre-is-on-no-orbit = the centre is on no orbit
leave-orbit-out = leave 'orbit' out
id-is-on-no-orbit = '{ $id }' is on no orbit
add-one-from-1-to-most = add one from 1 to { $most }
there-is-no-orbit-orbit = there is no orbit { $orbit }
write-1-to-most-from-the-inside-out = write 1 to { $most }, from the inside out
no-cell-is-on-orbit-orbit = no cell is on orbit { $orbit }
use-orbits-1-to-most = use orbits 1 to { $most }
the-centre-has-an-kind-link = the centre has an { $kind } link
its-links-are-direct-ones = its links are direct ones
the-centre-is-linked-to-constellations-already = the centre is linked to '{ $constellations }' already
link-it-to-one-cell-of-each-constellation = link it to one cell of each constellation
add-a-direct-link-to-one = add a direct link to one
join-two-cells-of-one-constellation = join two cells of one constellation
a-second-indirect-link-in-home = a second indirect link in '{ $home }'
name-has-no-indirect-link = '{ $name }' has no indirect link
add-one = add one
join-two-cells-of-one-orbit = join two cells of one orbit
neighbour-is-linked-to-shining-cell-beside-already = '{ $neighbour }' is linked to the shining cell '{ $beside }' already
link-a-shining-cell-to-others = link a shining cell to others
link-each-shining-cell-to-cells-of-its-own = link each shining cell to cells of its own
leave-one-of-the-links-out = leave one of the links out
no-links-lead-from-core-to-id = no links lead from 'core' to '{ $id }'
link-it = link it
the-board-has-constellations = the board has { $constellations }

## Galaxies

two-colours-stars-may-never-be-linked = two { $colours } stars may never be linked
name-two-different-colours = name two different colours
one-letter = { $n } letter
count-letter = { $n } letters
write-names-or-a-cell-s-id = write { $names }, or a cell's id
write-cells-letters = write { $cells } letters
write-one-letter = write one letter
write-letter = write { $letter }
the-cell-cells-is-given-twice = the cell '{ $cells }' is given twice
give-it-in-its-constellation-s-string-or-by-its-id = give it in its constellation's string or by its id
there-is-no-constellation-or-cell-key = there is no constellation or cell '{ $key }'
key-has-told = '{ $key }' has { $told }
right-an-empty-cell-is-empty = { $right }; an empty cell is '{ $empty }'
write-known-or-empty = write { $known }, or '{ $empty }'
colours-are-written-as-letters-and-letters-is-word = colours are written as letters, and '{ $letters }' is a word
there-is-no-colour-letter = there is no colour '{ $letter }'

## Table

give-each-player-another = give each player another
the-personal-card-id-is-taken = the personal card '{ $id }' is taken
card-id-asks-for-constellation-asked-which-this = the card '{ $id }' asks for a constellation '{ $asked }', which this board lacks
choose-another-card-the-board-has-constellations = choose another card; the board has { $constellations }
name-four-different-cards = name four different cards
no-card-lies-at-lacking = no card lies at { $lacking }
name-each-marker-once = name each marker once
there-lie-on-table = there lie { $on_table }
list-the-four-cards-under-public-at-the-top = list the four cards under 'public' at the top
the-card-id-is-not-on-the-table = the card '{ $id }' is not on the table
leave-it-out-or-say-version-full = leave it out, or say version: full
the-card-id-lies-on-the-table-already = the card '{ $id }' lies on the table already
the-card-id-lies-in-a-sector-already = the card '{ $id }' lies in a sector already
the-marker-name-stands-further-right-already = the marker '{ $name }' stands further right already
add-lacking-each-sector-has-one = add '{ $lacking }: …'; each sector has one
its-markers-are-known = its markers are { $known }
another-player-is-first-on-id = another player is first on '{ $id }'
write-later = write later
nobody-is-first-on-id = nobody is first on '{ $id }'
write-first-for-whoever-was = write first for whoever was
the-basic-version-has-no-key = the basic version has no '{ $key }'
this-counter-has-no-marker-written = this counter has no marker '{ $written }'

## Figures

cell-lies-off-the-board-away-mm-from-the-centre = '{ $cell }' lies off the board: { $away } mm from the centre
at-most-most-mm = at most { $most } mm
the-cells-one-and-other-are-apart-mm-apart = the cells '{ $one }' and '{ $other }' are { $apart } mm apart
set-them-least-mm-apart-or-more = set them { $least } mm apart or more
