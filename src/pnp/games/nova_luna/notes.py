"""What the keys of Nova Luna's files mean, in the words that an editor shows beside them."""

from __future__ import annotations

from typing import Final

NOTES: Final = {
    "Layer": {
        "tokens": "How many tokens were to be placed; 20 where it is left out. Not in a game alone.",
        "mosaic": "The final mosaic, a row on each line: the ids or the codes of its tiles, such as N12 or "
        "R4:BB,T, with blanks between them; . where no tile lies.",
        "phase1": "In a game alone: the mosaic as it lay when phase 1 ended, a grid of the same shape.",
        "track": "[space, height]: the space on the lunar track, counted from the start without wrapping, "
        "and the height in its pile, 1 the lowest. It breaks ties.",
    },
    "TileCard": {
        "tile": "The colour, the time, and after a colon what the tasks ask for: R4:BB,RRRR,T. R red, B "
        "blue, T teal, Y yellow. In quotes where no task follows the colon.",
    },
}
