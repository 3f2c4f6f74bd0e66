# English words of entering a table of Nova Luna, and of its drawing in characters.

ask-track-row = On the lunar track

# $enter is what an empty answer does: nothing on the first row, which has an example; the end; a row that it takes over.
enter-hint = { $enter ->
    [needed] such as 12 40 . r4:bb
    [end] Enter: no more
   *[other] Enter: { $enter }
}
ask-left = { $name }’s tokens left
ask-left-hint = Enter: from the mosaic
ask-left-help = How many were not placed; that is enough. From the mosaic they are counted task by task.
ask-tokens = { $name }’s tokens to place
ask-tokens-hint = Enter: { $usual }
ask-tokens-help = 20; in the rulebook’s first game 17 with three players, 15 with two.
ask-mosaic = { $name }, row { $row }
ask-mosaic-hint = { enter-hint }
ask-mosaic-help = Tiles from left to right by number (N12 or 12) or code (R4:BB,T: colour, time, tasks); a dot where there is none.
ask-track = { $name } on the lunar track: space and height
ask-track-hint = Enter: shared
ask-track-help = A tie: whoever is further back is ahead. Spaces count on from the start without wrapping; the height only in a pile, 1 lowest: 17 2.
ask-phase-1 = Phase 1, row { $row }
ask-phase-1-hint = { enter-hint }
ask-phase-1-help = What lay there when phase 1 ended: tiles by number (N12 or 12) or code (R4:BB,T: colour, time, tasks); a dot where there is none.
ask-final = At the end, row { $row }
ask-final-hint = { enter-hint }
ask-final-help = All tiles of the row, those of phase 1 too. Rows and columns may have been added on every side.

refused-tile = There is no tile “{ $typed }”: write a number such as 12, a code such as R4:BB,T, or a dot.
refused-code = “{ $typed }” is no tile’s code: colour R, B, T or Y, time 1 to 7, a colon, up to three tasks of one to four letters, as in R4:BB,T.
refused-track = “{ $typed }” is no place on the track: write the space, and in a pile the height, such as 17 2.

sketched-phase-1 = * marks the tiles of phase 1, and the tasks that were met by its end
