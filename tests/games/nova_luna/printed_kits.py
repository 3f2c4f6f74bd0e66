"""The kits of Nova Luna that the census looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.helpers.kit_pages import Asked, Kit, kit

if TYPE_CHECKING:
    from pnp.models import Ink


def made(language: str = "en", ink: Ink = "night", paper: str = "A4", players: int | None = None) -> Kit:
    return kit("nova-luna", Asked(language, ink, paper, players))


# Every ink, every language, both papers.
KITS: list[tuple[str, Ink, str]] = [
    ("en", "night", "A4"),
    ("cs", "paper", "A4"),
    ("pl", "black", "Letter"),
    ("en", "black", "Letter"),
]
