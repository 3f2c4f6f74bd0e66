"""Drawn cards as sides that are measured, and looks at them as counts of pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.check.printing.flaws import Side
from pnp.check.printing.measuring import Eyes
from pnp.check.printing.parts import Known, parts_of
from pnp.geometry import Box, Size, translation
from pnp.scene import Group, Info, Page, Scene

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from pnp.check.printing.flaws import SideName
    from pnp.check.printing.gathering import Variant
    from pnp.check.printing.measuring import Look
    from pnp.draw import DrawnCard
    from pnp.scene import Colour, Face

INFO = Info("", "", "", "en")


def sides_of(
    cards: Sequence[DrawnCard],
    ids: Sequence[str],
    ill: Collection[str],
    variant: Variant,
    known: Known,
) -> Iterator[Side]:
    """The fronts and backs of cards, each that looks the same once; those that are `ill` lack something.
    `ids` are those of all cards of the set."""
    places, language, ink = {name: at for at, name in enumerate(ids)}, variant.language, variant.ink
    alike: dict[int, tuple[SideName, Face, list[int]]] = {}
    names: tuple[SideName, SideName] = ("front", "back")
    for card in cards:
        for name, face in zip(names, (card.front, card.back), strict=True):
            if face is not None and card.id not in ill:
                alike.setdefault(id(face.scene), (name, face, []))[2].append(places[card.id])
    for name, face, own in alike.values():
        yield Side(tuple(own), name, face, parts_of(face.scene, known), language, ink)


def counted(looks: Sequence[Look], dpi: float) -> list[tuple[tuple[int, Colour], ...]]:
    """The pixels of each look, counted by their colours."""
    if not looks:
        return []
    from pnp.backends.pdf import write_pdf
    from pnp.backends.png import pages_colours

    pdf = write_pdf(map(_page, looks), INFO)
    return [*pages_colours(pdf, [Size(each.box.width, each.box.height) for each in looks], dpi)]


def paired(
    looks: Sequence[tuple[Look, Look]], dpi: float
) -> list[tuple[tuple[int, tuple[Colour, Colour]], ...]]:
    """The pixels of each two looks through one box, counted by the two colours that each has."""
    if not looks:
        return []
    from pnp.backends.pdf import write_pdf
    from pnp.backends.png import pages_pairs

    every = [look for pair in looks for look in pair]
    pdf = write_pdf(map(_page, every), INFO)
    return [*pages_pairs(pdf, [Size(each.box.width, each.box.height) for each in every], dpi)]


def _page(look: Look) -> Page:
    box = look.box
    moved = Group(look.shapes, transform=translation(-box.x, -box.y))
    return Page(Scene(Box(0.0, 0.0, box.width, box.height), (moved,)))


EYES = Eyes(counted, paired)
