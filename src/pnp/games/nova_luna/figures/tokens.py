"""The tokens of the players: a rim in their colour, in as many pieces as suits their sign, about it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.figure import FigureError, Parameter, figure
from pnp.figures.marks import circle, disc, filled
from pnp.figures.points import about, joined, ring_piece
from pnp.figures.ring import half_side
from pnp.games.nova_luna.figures.tones import PLAYERS, tone
from pnp.geometry import centre

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.geometry import Box
    from pnp.models.inks import Ink
    from pnp.scene import Shape

RADIUS = 6.5  # mm: the token for which lengths are given
# Of a rim, in shares of the radius; by night the dark about it goes on beyond the cut, to show its line.
RIMS: Mapping[Ink, tuple[float, float]] = {
    "night": (0.75, 0.93),
    "paper": (0.88, 0.94),
    "black": (0.77, 0.94),
}
SLIT = 0.34  # mm: what parts the pieces in colour; in black it is as much as they are wide
# Of its sign: paper is to stay white.
SIGN: Mapping[Ink, float] = {"night": 0.545, "paper": 0.44, "black": 0.545}
LEAST_LETTER = 0.9  # mm: the radius of a sign that has room for its letter
# How many pieces: for each side, side, lobe and notch, point of the sign.
PIECES = {"alpha": 4, "beta": 6, "gamma": 8, "delta": 3}


def figures(_: object) -> dict[str, Figure]:
    return {
        "nova-luna-token": figure(
            "A player's token: the sign within a rim in its colour.",
            token,
            reach=3.1,
            of=Parameter("text", None, "which player", among=tuple(PIECES)),
            bleed=Parameter("number", 0, "how far the ground goes on beyond the box by night, in mm", 0, 3),
        ),
    }


def token(box: Box, palette: Palette, *, of: str, bleed: float) -> tuple[Shape, ...]:
    if of not in PIECES:
        wrong = f"there is no player '{of[:40]}'"
        raise FigureError(wrong, f"write one of {', '.join(PIECES)}", "of")
    middle, radius = centre(box), half_side(box)
    unit, sign = radius / RADIUS, SIGN[palette.ink] * radius
    inner, outer = (share * radius for share in RIMS[palette.ink])
    ground, beyond = ("edge", bleed) if palette.ink == "night" else ("#FFFFFF", 0.0)
    return (
        *disc(palette, ground, middle, radius + beyond),
        *_rim(box, palette, of, (inner, outer)),
        *circle(palette, "hairline", middle, inner, unit),
        *circle(palette, "medallion", middle, outer, unit),
        *palette.figure("sign", about(middle, sign), set=PLAYERS, of=of, letter=sign >= LEAST_LETTER),
    )


def _rim(box: Box, palette: Palette, of: str, radii: tuple[float, float]) -> tuple[Shape, ...]:
    pieces, unit = PIECES[of], half_side(box) / RADIUS
    slit = radii[0] * math.radians(180 / pieces) if palette.ink == "black" else SLIT * unit
    step, first = 360 / pieces, 180 / pieces
    ends = ((first + k * step, first + (k + 1) * step) for k in range(pieces))
    band = joined(ring_piece(centre(box), radii, pair, slit) for pair in ends)
    return filled(palette, tone(palette, PLAYERS, of).body, band, box)
