"""The tests: folders mirror the rooms of the program, and what several of them need lies in `helpers`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parent
ROOT: Final = TESTS.parent
