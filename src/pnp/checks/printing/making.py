"""What keeps cards from being made as they are meant: no back where one is wanted, no paper so large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.checks.printing.codes import NO_PAPER
from pnp.models.findings import Found
from pnp.press.papers import DEFAULT_MARGINS, PAPERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.errors import Location
    from pnp.models.cards import CardSet
    from pnp.models.layout import Layout
    from pnp.scene import Face


def bare(cards: CardSet, layout: Layout) -> bool:
    """Whether nothing shall be printed on the backs of cards."""
    assert layout.faces is not None
    return cards.back == "none" or layout.faces.back == "none"


def oversized(faces: Iterable[Face], asked: Location) -> Iterator[Found]:
    """`asked` is where the size is asked for."""
    margins = DEFAULT_MARGINS
    rooms = [
        sorted((sheet.width - margins.left - margins.right, sheet.height - margins.top - margins.bottom))
        for sheet in PAPERS
    ]
    for width, height in dict.fromkeys((face.trim.width, face.trim.height) for face in faces):
        short, long = sorted((width, height))
        if not any(short <= room[0] and long <= room[1] for room in rooms):
            most = max(rooms)
            told = {"width": width, "height": height, "short": most[0], "long": most[1]}
            yield Found(NO_PAPER, asked, told)
