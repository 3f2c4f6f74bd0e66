# English words of entering a table of Nova Luna.

## What the drawing of a mosaic says

sketched-phase-1 = * marks the tiles of phase 1, and the tasks that it met
