# What the program complains of, in English: each message is one line, with { $name } where something is filled in.

## Score sheets

leave-it-out-or-enter-one-player-alone = leave it out, or enter one player alone
a-game-alone-is-always-played-with-21-tokens = a game alone is always played with 21 tokens
phase1-has-rows-mosaic-after = 'phase1' has { $rows }, 'mosaic' { $after }
row-number-has-places-in-mosaic-whole-row = row { $number } has { $places }, in 'mosaic' { $whole_row }
one-place = { $n } place
count-place = { $n } places
phase1-is-for-a-game-alone = 'phase1' is for a game alone
leave-tokens-out = leave 'tokens' out
draw-both-alike-with-for-what-is-not-there = draw both alike, with . for what is not there
there-is-no-tile-text = there is no tile '{ $text }'
put-blanks-between-tiles = put blanks between tiles
write-card-s-id-such-as-n12-code-such-as-r4-bb-t = write a card's id such as N12, a code such as R4:BB,T, or .
write-one-such-as-example-colour-letters-or-last = write one such as { $example }: colour { $letters } or { $last }, time 1 to 7, a colon, up to 3 tasks
written-is-no-code-of-a-tile = '{ $written }' is no code of a tile

## Figures

n-tasks-met = { $n } tasks met
the-mosaic-of-name-has-many = the mosaic of { $name } has { $many }
a-picture-shows-most-at-most-pnp-score-any-number = a picture shows { $most } at most, pnp score any number
one-tile = { $n } tile
count-tile = { $n } tiles
