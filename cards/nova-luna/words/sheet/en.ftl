# English words of an empty score sheet of Nova Luna.

sheet-tokens = The tokens to be placed: 20; in your first game 17 for three, 15 for two.
sheet-mosaic = The tiles as they lie, one row a line, blanks between them, . for no tile: N12 N40 . and so on; a tile of another copy by its code, R4:BB,T. Draw it below, deeper than “mosaic”.
sheet-mosaic-alone = The same at the end of the game, in a grid of the same shape.
sheet-phase1 = The tiles that lay there when the first phase ended, one row a line, blanks between them, . for no tile: N12 N40 . and so on; a tile of another copy by its code, R4:BB,T. Draw it below, deeper than “phase1”.
sheet-track = Only to break a tie: the space on the lunar track, counted from the start without wrapping, and the height in its pile, 1 at the bottom.
sheet-left = In place of “mosaic”, if only the score is wanted: the tokens that are left.
