"""Games that a process keeps one after the other, until somebody kills it."""

from __future__ import annotations

import os
from itertools import count
from typing import TYPE_CHECKING

from pnp.kept import keep_game
from tests.kept.kept_games import PLAY, STAMP, papers

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def keeping(file: Path, said: int, armed: Callable[[], None], name: str = "sheet ") -> None:
    """Keep game after game, and say of each that it is kept as soon as that is known."""
    armed()
    for number in count(1):
        noted = keep_game(file, PLAY, papers(f"{name}{number}"), STAMP)
        os.write(said, f"{noted.number}\n".encode())
