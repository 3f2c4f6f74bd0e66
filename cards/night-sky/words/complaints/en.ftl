# What the program complains of, in English: each message is one line, with { $name } where something is filled in.

## Map

stars-are-known-sector-ring-place-in-it = stars are { $known }: sector, ring, place in it
there-is-no-star-name = there is no star '{ $name }'
stars-of-the-map-without-a-kind-some = { $stars } of the map without a kind: { $some }
give-each-star-of-every-ring-a-kind = give each star of every ring a kind
name-two-sectors-that-lie-side-by-side-such-as-b = name two sectors that lie side by side, such as [A, B] or [F, A]
keep-it-clear-of-step-from-stars-and-from-touching = keep it { $clear } of a step from stars, and from touching lines
these-two-sectors-are-no-neighbours = these two sectors are no neighbours
ecliptic-passes-through-star-name-or-nearly-so = the ecliptic passes through the star { $name }, or nearly so
the-ecliptic-touches-the-line-line-or-nearly-so = the ecliptic touches the line { $line }, or nearly so
the-star-name-is-named-twice = the star '{ $name }' is named twice

## Constellations

join-two-stars-that-are-one-step-apart-or-next = join two stars that are one step apart, or the next distance (√3)
the-lattice-has-no-such-line = the lattice has no such line
this-star-is-there-twice = this star is there twice
there-is-no-star-number = there is no star { $number }
stars-are-numbered-0-to-places = stars are numbered 0 to { $places }
this-line-is-there-twice = this line is there twice

## Score sheets

number-stars-are-drawn-and-the-card-has-size = { $number } stars are drawn, and the card has { $size }
write-its-two-ends-with-between-them-such-as-a31 = write its two ends with '-' between them, such as A31-A41, or the stars of a part that the card has
leave-out-from-here-on-what-is-not-drawn = leave out from here on what is not drawn
text-is-no-line = '{ $text }' is no line
the-lattice-has-no-line-text = the lattice has no line '{ $text }'
the-line-text-is-there-twice = the line '{ $text }' is there twice
leave-them-out-all-that-is-drawn-is-counted = leave them out: all that is drawn is counted without them
write-a-card-and-its-side-sides = write a card and its side: { $sides } …
there-is-no-side-name-of-a-start-card = there is no side '{ $name }' of a start card
name-is-start-card-and-only-one-side-of-it-counts = '{ $name }' is a start card, and only one side of it counts
write-namea-or-nameb = write { $name }a or { $name }b
no-round-has-counts-that-these-could-belong-to = no round has counts that these could belong to
many-and-a-game-has-rounds = { $many }, and a game has { $rounds }
one-round = { $n } round
count-round = { $n } rounds
enter-all-or-say-unfinished-true-at-the-table = enter all, or say 'unfinished: true' at the table
add-counts-top-in-its-place = add counts: { "{" }top: …, bottom: …, links: …, drawn: …{ "}" } in its place
stars-of-one-kind-and-only-most-drawn = { $stars } of one kind, and only { $most } drawn
leave-out-what-is-too-much = leave out what is too much
a-round-has-counts-or-a-drawing-not-both = a round has counts or a drawing, not both
write-most-at-most = write { $most } at most
of-published-card-nothing-can-be-drawn-on-our-map = nothing can be drawn on our map for a card of another copy
