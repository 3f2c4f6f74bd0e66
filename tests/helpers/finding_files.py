"""Files that provoke a code of `pnp check`: those that lie in a folder, and others, made for their test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from pnp.models import LONGEST_TEXT
from tests import TESTS
from tests.helpers.game_files import MAP, changed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FOLDER = TESTS / "check" / "findings"
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".svg", ".txt")
Marks: TypeAlias = "set[tuple[str, int, str]]"  # file, line and code of all that is to be found


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.is_file() and path.suffix not in PICTURES)


def _written(folder: Path, name: str, content: bytes, line: int, code: str) -> Marks:
    (folder / name).write_bytes(content)
    return {(name, line, code)}


def _unreadable(folder: Path) -> Marks:
    """A spreadsheet as it is saved by itself."""
    return _written(folder, "quays.xlsx", b"PK\x03\x04", 1, "form-unreadable")


def _encoding(folder: Path) -> Marks:
    text = "id,title\nQ1,The North Quay\nQ2,Dlouhé molo\n"
    return _written(folder, "quays.csv", text.encode("cp1250"), 3, "form-encoding")


def _limit(folder: Path) -> Marks:
    deep = f"deck: quays\ncards: {'[' * 40}{']' * 40}\n"
    return _written(folder, "quays.yaml", deep.encode(), 2, "form-limit")


def _length(folder: Path) -> Marks:
    long = f"deck: quays\ncards:\n  - id: Q1\n    title: {'A' * (LONGEST_TEXT + 1)}\n"
    return _written(folder, "quays.yaml", long.encode(), 4, "form-length")


def _map(folder: Path) -> Marks:
    """Night Sky's map without the kind of a star."""
    line = MAP[: MAP.index("kinds:")].count("\n") + 1
    return _written(folder, "map.yaml", changed(MAP, "A11: dwarf,", "").encode(), line, "form-map")


def _other(folder: Path) -> Marks:
    """A mistake that the game of another package finds, which knows no codes."""
    text = "game: comets\ndeck: comets\nreplaces: true\ncards:\n  - {id: H1, tails: -1}\n"
    return _written(folder, "comets.yaml", text.encode(), 5, "form-other")


MADE: Final[dict[str, Callable[[Path], Marks]]] = {
    "form-other": _other,
    "form-unreadable": _unreadable,
    "form-encoding": _encoding,
    "form-limit": _limit,
    "form-length": _length,
    "form-map": _map,
}
