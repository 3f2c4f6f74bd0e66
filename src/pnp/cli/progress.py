"""A bar on long work, for a person who watches: never in a file, never in a pipe."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LONG_WORK = 40  # pages; less is done before a bar could be read
CELLS = 30


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """Yields what is to be told how many pages are done, and of how many."""
    shown = -1

    def tell(done: int, whole: int) -> None:
        nonlocal shown
        cells = CELLS * done // whole
        if whole >= LONG_WORK and cells != shown:
            shown = cells
            sys.stderr.write(f"\r[{'#' * cells}{'.' * (CELLS - cells)}] {done} of {whole} pages")
            sys.stderr.flush()

    try:
        yield tell if sys.stderr.isatty() else lambda _done, _whole: None
    finally:
        if shown >= 0:
            sys.stderr.write("\r\033[K")
