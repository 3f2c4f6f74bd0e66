# English words of Hvězdokupy.

game-name = Hvězdokupy
line-built = Constellation

# $card is a card's id, or `typed-pattern`; $row and $column are those of its first star on the board.
typed-pattern = the pattern typed in
built = { $card } is on the board { $ways ->
    [one] in one way
   *[other] in { $ways } ways
}, from row { $row }, column { $column } on
built-not = { $card } lacks { count-star }
built-never = { $card } has no room beside the Moon

warning-too-many-stars = { count-star } lie on the board; there are { $most }
warning-no-moon = no Moon lies on the board
warning-same-card = { $players } have the same pattern
