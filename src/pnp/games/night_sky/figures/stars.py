"""The stars of the map sector by sector, each upright where its sector is, with dust, name and letter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures.marks import filled
from pnp.figures.points import about, dot, joined, polar, rays
from pnp.games.night_sky.figures.names import LETTER, NAME, by_sector, holds
from pnp.games.night_sky.figures.sky import STAR, from_upright
from pnp.geometry import ORIGIN, translation
from pnp.scene import Group, Text
from pnp.text import runs

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.games.night_sky.figures.names import Label
    from pnp.games.night_sky.figures.sky import Laid
    from pnp.geometry import Box, Point
    from pnp.scene import Shape

KINDS = ("dwarf", "giant", "pulsar", "binary")
LETTERS = {kind: kind[0].upper() for kind in KINDS}
RAYS, HALF = 24, 3.4  # of dust at the sun
RAY = (2.1, 3.15)  # where its rays begin and end
DOTS = ((2.25, 0.15, 0.0), (2.95, 0.13, 10.0))  # two circles of dust at the rim: radius, a dot's, turn
ROUND = 18  # dots in each
OPEN = 0.28  # from dust to a name


def sign(palette: Palette, kind: str, radius: float) -> tuple[Shape, ...]:
    """A star of a kind about 0, 0."""
    return palette.figure("sign", about(ORIGIN, radius), set="night-sky", of=kind, letter=False)


def stars(palette: Palette, on: Laid, labels: Sequence[Label], named: bool) -> tuple[Shape, ...]:
    signs = {kind: sign(palette, kind, on.star) for kind in KINDS}
    return tuple(
        Group(_sector(palette, on, some, signs, named), transform=from_upright(number))
        for number, some in sorted(by_sector(labels).items())
    )


def _sector(
    palette: Palette,
    on: Laid,
    labels: Sequence[Label],
    signs: Mapping[str, tuple[Shape, ...]],
    named: bool,
) -> tuple[Shape, ...]:
    kinds = on.board.kinds
    drawn = (
        Group(signs[kinds[on.board.stars[each.star]]], transform=translation(each.at.x, each.at.y))
        for each in labels
    )
    return (*_dust(palette, on, labels, named), *drawn, *(_words(palette, on, labels) if named else ()))


def _dust(palette: Palette, on: Laid, labels: Sequence[Label], named: bool) -> tuple[Shape, ...]:
    """Rays at the sun, two circles of dots at the rim, both open where a name stands."""
    board, grown = on.board, on.star / STAR
    sun = joined(
        sun_dust(each.at, grown, each if named else None)
        for each in labels
        if board.stars[each.star] in board.at_sun
    )
    rim = joined(
        rim_dust(each.at, grown, each if named else None)
        for each in labels
        if board.stars[each.star] in board.at_rim
    )
    return (*filled(palette, "dust-sun", sun), *filled(palette, "dust-rim", rim))


def sun_dust(at: Point, unit: float, label: Label | None = None) -> Steps:
    inner, outer = (reach * unit for reach in RAY)
    turns = (k * 360 / RAYS for k in range(RAYS))
    return joined(
        rays(at, 1, inner, outer, HALF, turn)
        for turn in turns
        if _free(label, (polar(at, inner, turn), polar(at, outer, turn)))
    )


def rim_dust(at: Point, unit: float, label: Label | None = None) -> Steps:
    places = (
        (polar(at, radius * unit, k * 360 / ROUND + turn), small * unit)
        for radius, small, turn in DOTS
        for k in range(ROUND)
    )
    return joined(dot(place, small) for place, small in places if _free(label, (place,)))


def _free(label: Label | None, points: Iterable[Point]) -> bool:
    return label is None or not any(holds(label, point, OPEN) for point in points)


def _words(palette: Palette, on: Laid, labels: Sequence[Label]) -> tuple[Shape, ...]:
    colour = palette.colour("text")
    if colour is None:
        return ()
    names = (
        run
        for each in labels
        for run in (
            *runs(each.star, NAME, _middle(each.name), _foot(each.name), "centre"),
            *runs(_letter(on, each), LETTER, _middle(each.letter), _foot(each.letter), "centre"),
        )
    )
    return (Text(tuple(names), colour),)


def _letter(on: Laid, label: Label) -> str:
    return LETTERS[on.board.kinds[on.board.stars[label.star]]]


def _middle(box: Box) -> float:
    return box.x + box.width / 2


def _foot(box: Box) -> float:
    return box.y + box.height
