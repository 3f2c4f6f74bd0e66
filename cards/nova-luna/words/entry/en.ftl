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
key-left = How many tokens were not placed: enough in place of the mosaic, if only the score is wanted. From the mosaic they are counted task by task.
ask-tokens = { $name }’s tokens to place
ask-tokens-hint = Enter: { $usual }
key-tokens = How many tokens were to be placed, 1 to 20: 20, which a score sheet without this key means too; in the rulebook’s first game 17 with three players, 15 with two. Not in a game alone.
ask-mosaic = { $name }, row { $row }
ask-mosaic-hint = { enter-hint }
key-mosaic = The tiles as they lie in the end, row by row from left to right, with blanks between them and a dot where there is none: N12 40 . R4:BB,T. A tile is its number (N12 or 12), or, if it is from another copy, its code: colour (R red, B blue, T teal, Y yellow), time, a colon, tasks.
ask-track = { $name } on the lunar track: space and height
ask-track-hint = Enter: shared
key-track = Only to break a tie, where whoever is further back is ahead: the space on the lunar track, counted on from the start without wrapping, and the height in its pile, 1 the lowest, such as 17, 2. A token that lies alone has height 1.
ask-phase1 = Phase 1, row { $row }
ask-phase1-hint = { enter-hint }
key-phase1 = Only in a game alone: the tiles that lay there when phase 1 ended, row by row from left to right, with blanks between them and a dot where there is none: N12 40 . R4:BB,T. A tile is its number (N12 or 12), or, if it is from another copy, its code: colour (R red, B blue, T teal, Y yellow), time, a colon, tasks.
ask-mosaic-alone = At the end, row { $row }
ask-mosaic-alone-hint = { enter-hint }
key-mosaic-alone = In a game alone all tiles as they lie in the end, those of phase 1 too, written in the same way. Rows and columns may have been added on every side; a score sheet draws both phases in grids of the same shape.

refused-tile = There is no tile “{ $typed }”: write a number such as 12, a code such as R4:BB,T, or a dot.
refused-code = “{ $typed }” is no tile’s code: colour R, B, T or Y, time 1 to 7, a colon, up to three tasks of one to four letters, as in R4:BB,T.
refused-track = “{ $typed }” is no place on the track: write the space, and in a pile the height, such as 17 2.

sketched-phase-1 = * marks the tiles of phase 1, and the tasks that were met by its end
