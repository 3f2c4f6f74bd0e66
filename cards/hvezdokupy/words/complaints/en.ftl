# What the program complains of, in English: each message is one line, with { $name } where something is filled in.

## Figures

top-row = top row
bottom-row = bottom row
left-column = left column
right-column = right column
a-pattern-has-no-sign-text = a pattern has no sign '{ $text }'
draw-it-with-and = draw it with * and .
a-pattern-of-n-star = a pattern of { $n } star
a-pattern-of-n-stars = a pattern of { $n } stars
draw-fewest-to-most-stars = draw { $fewest } to { $most } stars
draw-rows-of-one-length-the-first-has-rows-signs = draw rows of one length: the first has { $rows } signs
a-pattern-is-at-most-side-high = a pattern is at most { $side } high
leave-this-row-out = leave this row out
a-pattern-is-at-most-side-wide = a pattern is at most { $side } wide
leave-this-sign-out = leave this sign out
the-name-of-the-pattern-is-empty = the { $name } of the pattern is empty
a-row-of-row-signs = a row of { $row } signs
the-rows-of-the-pattern-stand-on-one-line = the rows of the pattern stand on one line
write-each-on-its-own-line = write each on its own line, below 'pattern: |'

## Board

a-player-has-a-card-or-a-pattern-not-both = a player has a card or a pattern, not both
draw-for-a-star-m-for-the-moon-for-an-empty-space = draw * for a star, M for the Moon, . for an empty space
row-number-of-the-board-has-signs = row { $number } of the board has { $signs }
one-sign = { $n } sign
count-sign = { $n } signs
draw-side-in-each-row = draw { $side } in each row
a-board-has-no-sign-text = a board has no sign '{ $text }'
the-board-has-rows = the board has { $rows }
draw-side = draw { $side }
there-is-a-second-moon = there is a second Moon
draw-one = draw one
