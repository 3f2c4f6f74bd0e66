"""Files that provoke a code of `pnp check` and that cannot lie in a folder: each is made for its test."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

# Writes the files for a code into a folder, and tells file, line and code of what is to be found in them.
MADE: dict[str, Callable[[Path], set[tuple[str, int, str]]]] = {}
