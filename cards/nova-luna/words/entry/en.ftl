# English words of entering a table of Nova Luna, and of its drawing in characters.

# $enter is what an empty answer does: nothing on the first row, which has an example; the end; a row that it takes over.
enter-hint = { $enter ->
    [needed] such as 12 40 . r4:bb
    [end] Enter: no more
   *[other] Enter: { $enter }
}
ask-left = { $name }’s tokens left
ask-left-hint = Enter: from the mosaic
ask-left-help = How many tokens were not placed; then nothing more is asked of this player. Only Enter, and the mosaic is asked for, which is drawn, and checked task by task.
ask-tokens = { $name }’s tokens to place
ask-tokens-hint = Enter: { $usual }
ask-tokens-help = How many had to be placed: 20; as the rulebook has it for a first game, 17 with three players and 15 with two.
ask-mosaic = { $name }, row { $row }
ask-mosaic-hint = { enter-hint }
ask-mosaic-help = From left to right, with blanks between: each tile by its number, such as N12 or 12, or by its code, such as R4:BB,T (colour, time, tasks), and a dot where no tile is. Only Enter: the mosaic has no more rows.
ask-track = { $name } on the lunar track: space and height
ask-track-hint = Enter: shared
ask-track-help = There is a tie, and whoever is further back wins it: the number of the space, counted on from the start without wrapping, and where two share a space, the height in their pile, 1 lowest: 17 2. Only Enter: the place is shared.
ask-phase-1 = Phase 1, row { $row }
ask-phase-1-hint = { enter-hint }
ask-phase-1-help = What lay there when the first phase ended, from left to right, with blanks between: each tile by its number, such as N12 or 12, or by its code, such as R4:BB,T (colour, time, tasks), and a dot where no tile is. Only Enter: there are no more rows.
ask-final = At the end, row { $row }
ask-final-hint = { enter-hint }
ask-final-help = All tiles of the row, those of phase 1 too, as in phase 1. Only Enter: the next row of phase 1 as it was, or there are no more rows. Rows and columns may be added on every side.

refused-tile = There is no tile “{ $typed }”: write a number such as 12, a code such as R4:BB,T, or a dot.
refused-code = “{ $typed }” is no tile’s code: colour R, B, T or Y, time 1 to 7, a colon, up to three tasks of one to four letters, as in R4:BB,T.
refused-track = “{ $typed }” is no place on the track: write the space, and in a pile the height, such as 17 2.

sketched-phase-1 = * marks the tiles of phase 1, and the tasks that were met by its end
