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
