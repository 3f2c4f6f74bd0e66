# English words of Nova Luna.

game-name = Nova Luna
line-tokens-left = Tokens left
line-phase-1-time = Time, phase 1
line-phase-1-tokens = Tokens left, phase 1
line-final-time = Time, end
line-final-tokens = Tokens left, end
tie-turn-order = turn order on the lunar track
fact-excellent = { $value ->
    [true] Under 100 points: excellent!
   *[false] Under 100 points would be excellent.
}

count-task = { $met ->
    [one] { $met } task
   *[other] { $met } tasks
}
count-token-left = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
tokens-left = { count-task } met, { count-token-left } to place: { $left } left
phase-1-time = { count-tile } laid in phase 1, times of { $time } in all
phase-1-tokens = { count-task } met in phase 1, { count-token-left } to place: { $left } left, 10 points each
final-time = { count-tile } laid in all, times of { $time }
final-tokens = { count-task } met in all, { count-token-left } to place: { $left } left, 10 points each

warning-not-connected = the mosaic is not in one piece
warning-two-finished = { $players } have placed all their tokens; the game ends with the first who does
warning-same-tile = on the table more than once: { $tiles }
warning-phase-1-not-kept = the tile of phase 1 in row { $row }, column { $column } is not there at the end
warning-too-many-tiles = { count-tile } lie on the table, more in all, of a colour or in a phase than there are
