"""Drawings in characters as they are printed, and whether that may be in colour."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from pnp.cli.main import printable
from pnp.models.sketches import COLUMNS
from pnp.report.sketches import sketched
from pnp.scoring import Reason
from pnp.terminal import able

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

    from pnp.models.sketches import Sketch
    from pnp.report import Phrases


def coloured(stream: TextIO) -> bool:
    """On a terminal, unless the user (see `no-color.org`) or the terminal itself would rather have none."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and able()


def drawn(sketch: Sketch, words: Phrases, coloured: bool, room: int = COLUMNS) -> Iterator[str]:
    """A drawing steers the terminal by its colours alone, and the words in it not at all."""
    for row in sketch:
        lines = sketched((row,), words, coloured, room)
        yield from map(printable, lines) if isinstance(row, Reason) else lines
