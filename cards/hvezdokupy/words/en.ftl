# English words of Hvězdokupy.

game-name = Hvězdokupy
line-built = Constellation

# $card is a card's id, or `typed-pattern`; $row and $column are those of its first star on the board.
typed-pattern = the pattern typed in
built = { $card } is built in { $ways ->
    [one] one way
   *[other] { $ways } ways
}, first at row { $row }, column { $column }
built-not = { $card } lacks { count-star }
built-never = { $card } has no room beside the Moon

unfinished-stars = nobody has built, and not all stars are placed: { count-star } left
warning-too-many-stars = { count-star } on the board; there are only { $most }
warning-no-moon = no Moon lies on the board
warning-same-card = the same pattern as someone else: { $players }

## What `pnp explain` tells of a card: its values, and what is ruled on it


explain-colour = { $colour ->
    [violet] violet
    [yellow] yellow
   *[green] green
}
explain-rank = rank { $n }
explain-stack = Stack the ranks { $ranks } from the top.
explain-first-stars = Then each player places { count-star }.
explain-rolled = Then { count-star } on rolled spaces.
ruling-pattern = Turned and mirrored it counts as well, anywhere on the board. On the spaces of the pattern without a star there may be stars too. The Moon is no star. A pattern that stands when the first stars are placed has won.
ruling-rank = Within a colour rank 1 is the easiest and 3 the hardest.
ruling-stack = If players choose different colours, one stack is built as for all, and each takes a card of the rank dealt in a colour of their own.
