"""A sixth game: run as a module, this lays it into a checkout; in tests a package brings it."""

from __future__ import annotations

import sys
from pathlib import Path

from tests import TESTS

SIXTH = TESTS / "games" / "sixth_game"
# The game in a checkout, under names of its own: the package `comets` is tested there too.
WHOLE, LEAST = "meteors", "asteroids"
# What it offers though no game must: whole files, and in the others the lines with these words.
OFFERED_FILES = ("kit.yaml", "position.yaml", "figures.py")
OFFERED_LINES = ("figures", "pictured=", "comets-head")
# A package has its code in a module of its own, says where its data lies, and has its layout beside its deck.
MOVED = {"src/pnp/games/": "", "layouts/comets/cards.yaml": "cards/comets/cards.yaml"}
REWORDED = {
    "pnp.games.comets": "comets",
    "root=None": "root=Path(__file__).parent.parent",
    "from typing import": "from pathlib import Path\nfrom typing import",
    "layout: comets/cards": "layout: cards.yaml",
}


def game_files() -> dict[str, str]:
    """The texts of the game by their paths in a checkout."""
    paths = sorted(path for path in SIXTH.rglob("*") if path.suffix in (".py", ".yaml", ".ftl"))
    return {path.relative_to(SIXTH).as_posix(): path.read_text("utf-8") for path in paths}


def least_files() -> dict[str, str]:
    """The game with what a game must have and nothing else."""
    kept = {path: text.splitlines(keepends=True) for path, text in game_files().items()}
    return {
        path: "".join(line for line in lines if not any(word in line for word in OFFERED_LINES))
        for path, lines in kept.items()
        if Path(path).name not in OFFERED_FILES
    }


def write_game(root: Path, id: str, files: dict[str, str]) -> None:
    """Lay the game into a checkout under an id."""
    for path, text in files.items():
        named = text.replace("comets", id).replace("Comets", id.capitalize())
        write_file(root / path.replace("comets", id), named)


def write_package(site: Path) -> None:
    """The game as the package `comets` brings it."""
    for path, text in game_files().items():
        write_file(site / replaced(path, MOVED), replaced(text, REWORDED))


def replaced(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        text = text.replace(old, new)
    return text


def write_file(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    write_game(Path(sys.argv[1]), WHOLE, game_files())
    write_game(Path(sys.argv[1]), LEAST, least_files())
