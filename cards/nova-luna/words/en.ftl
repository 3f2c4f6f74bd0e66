# English words of Nova Luna.

game-name = Nova Luna
line-tokens-left = Tokens left
line-phase-1-time = Time, phase 1
line-phase-1-tokens = Tokens left, phase 1
line-final-time = Time, all tiles
line-final-tokens = Tokens left, end
tie-turn-order = turn order on the lunar track

# $value tells whether a game alone ended with less than 100.
verdict-excellent = { $value ->
    [true] Under 100 points: excellent!
   *[false] Under 100 points would be excellent.
}

# Of $tokens to place, $left were not placed; $met tasks are met.
count-task = { $met ->
    [one] { $met } task
   *[other] { $met } tasks
}
left-over = { $left } of { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} left
tokens-left = { left-over }, { count-task } met
phase-1-time = { count-tile } in phase 1, times of { $time } in all
phase-1-tokens = { left-over } after phase 1, 10 points each; { count-task } met
final-time = { count-tile } at the end, times of { $time } in all
final-tokens = { left-over } at the end, 10 points each; { count-task } met

# $row and $column are those of the first tile that is not kept; $n is how many tiles there are on the table.
unfinished-tokens = everybody has tokens left, and not all tiles are taken: { count-tile } left
warning-not-connected = the mosaic is in pieces
warning-two-finished = { $players } have placed all their tokens; the game ends with the first who does
warning-same-tile = on the table too often: { $tiles }
warning-phase-1-not-kept = the tile of phase 1 in row { $row }, column { $column } is not there at the end
warning-too-many-tiles = { count-tile } on the table: too many in all, of a colour or in a phase

## What `pnp explain` tells of a card: its values, and what is ruled on it


explain-time = time { $n }
explain-code = code { $code }
explain-task = A task: { $tiles }.
explain-no-task = It has no task.
ruling-task = Tiles touch by their sides. The chains of a colour that touch this tile must have at least so many tiles of it. The tile itself never counts, not even within a chain.
