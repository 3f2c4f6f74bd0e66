"""Games to keep, made up: nobody scored them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from pnp.kept import KeptPlay, KeptTexts, PlayerResult, Stamp, list_versions

if TYPE_CHECKING:
    from pathlib import Path

STAMP: Final = Stamp("2026-11-18T20:15:00Z", "1.0")
LATER: Final = Stamp("2026-11-19T07:00:00Z", "1.1")
SEATS: Final = (
    PlayerResult("Ester", 46, 1, True, True, (("personal", 14), ("public", 32))),
    PlayerResult("Ivo", 14, 2, False, False, (("personal", 20), ("public", -6))),
)
PLAY: Final = KeptPlay("nebula", "2026-11-18", "Tuesday table", "points", ("Ester",), SEATS)


def papers(sheet: str = "game: nebula\n", name: str = "tuesday.yaml") -> KeptTexts:
    return KeptTexts(sheet, (("my-cards.yaml", "deck: personal\n"),), json.dumps({"sheet": name}))


def texts(file: Path, number: int, version: int) -> KeptTexts:
    """The texts of a version that was kept."""
    (game,) = [each for each in list_versions(file) if (each.number, each.version) == (number, version)]
    return game.papers


def played_on(day: str, play: KeptPlay = PLAY) -> KeptPlay:
    return replace(play, played=day)


def lying_beside(file: Path) -> list[str]:
    """What lies in the folder of a file, and what each holds; so that nothing can be moved unseen."""
    return sorted(f"{each.name}: {each.read_bytes()!r}" for each in file.parent.iterdir() if each.is_file())
