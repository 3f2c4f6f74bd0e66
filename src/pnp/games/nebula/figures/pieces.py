"""The rims of the tokens of Nebula, each kind's own, and the hole within one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.figure import Parameter, figure
from pnp.figures.marks import circle, disc, filled, inked
from pnp.figures.points import about, curved, dot, joined, link, oval, polar, ring_piece, spiked
from pnp.figures.ring import half_side
from pnp.games.nebula.figures.standing import STANDING_FIGURES
from pnp.geometry import Point, centre
from pnp.outlines import polygon_steps
from pnp.scene import Clip, Group

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.geometry import Box
    from pnp.models.inks import Ink
    from pnp.scene import Shape

# Shares of a token's radius: where a rim begins and ends, by ink. By night it goes on beyond the cut.
WITHIN: Mapping[Ink, float] = {"night": 0.79, "paper": 0.85, "black": 0.79}
OUTER: Mapping[Ink, float] = {"night": 1.16, "paper": 0.955, "black": 0.96}
EDGE = 0.96  # where a bezel ends
GROWN = 3.6  # a sign so many times as large as the token covers all of it with its colour
SLIT = 0.3  # mm: what parts the pieces of a rim in colour
RADIUS = 6.0  # mm: the token for which the other lengths are given
STAR_REACH = 0.92  # of the points of a player's star
PEARL = 0.5  # mm: the radius of a pearl in a bezel
EDGE_ON, SLOPE = 0.24, -18  # of the ring about a black hole: its lower half axis, and its slope in degrees


def rim(box: Box, palette: Palette, *, of: str, pieces: int, line: str) -> tuple[Shape, ...]:
    """In colour the pieces are parted by slits; in black by as much white as they are wide themselves."""
    middle, radius, ink = centre(box), half_side(box), palette.ink
    inner, outer = (share[ink] * radius for share in (WITHIN, OUTER))
    slit = inner * math.radians(180 / pieces) if ink == "black" else SLIT
    step = 360 / pieces
    band = joined(ring_piece(middle, (inner, outer), (k * step, (k + 1) * step), slit) for k in range(pieces))
    return (
        *_coloured(box, palette, "nebula-stars", of, band),
        *(inked(palette, line, band) if ink == "paper" else circle(palette, "medallion", middle, inner)),
        *(circle(palette, "medallion", middle, outer) if ink == "black" else ()),
    )


def _coloured(box: Box, palette: Palette, signs: str, of: str, outline: Steps) -> tuple[Shape, ...]:
    """An outline in the colour of a sign: cut out of that sign, grown far beyond it."""
    if palette.ink == "black":
        return palette.filled("line", outline, box, "evenodd")
    around = about(centre(box), GROWN * half_side(box))
    sign = palette.figure("sign", around, set=signs, of=of, letter=False)
    return (Group(sign, clip=Clip(outline, "evenodd")),)


def window(box: Box, palette: Palette, *, of: str, points: int, inner: float) -> tuple[Shape, ...]:
    middle, radius = centre(box), half_side(box)
    star = spiked(middle, points, radius * STAR_REACH, inner)
    outer = dot(middle, radius * OUTER[palette.ink])
    return (
        *_coloured(box, palette, "players", of, (*outer, *star)),
        *inked(palette, "hairline", star),
        *(() if palette.ink == "night" else circle(palette, "hairline", middle, radius * OUTER[palette.ink])),
    )


def bezel(
    box: Box,
    palette: Palette,
    *,
    begin: int,
    quarters: int,
    pearls: int,
    turn: float,
    within: float,
    fill: str,
) -> tuple[Shape, ...]:
    """Between two circles; pearls stand all around, evenly."""
    middle, radius = centre(box), half_side(box)
    inner, outer = within * radius, EDGE * radius
    start, end = begin * 90, (begin + quarters) * 90
    marks = [k * 7.5 for k in range(48) if not 0 < (k * 7.5 - start) % 360 < end - start]
    cut = joined(
        link(polar(middle, inner, at), polar(middle, outer, at), 0.0, (outer - inner) / 2) for at in marks
    )
    places = [polar(middle, (inner + outer) / 2, turn + k * 360 / pearls) for k in range(pearls)]
    whole = (*dot(middle, outer), *dot(middle, inner))
    full = whole if quarters == 4 else ring_piece(middle, (inner, outer), (start, end)) if quarters else ()
    return (
        *(palette.filled(fill, full, box, "evenodd") if full else ()),
        *inked(palette, "tick-short", cut if quarters < 4 else ()),
        *circle(palette, "medallion", middle, inner),
        *circle(palette, "medallion", middle, outer),
        *filled(palette, "on-mark", joined(dot(place, PEARL) for place in places)),
    )


def ringed_hole(box: Box, palette: Palette, *, fill: str, light: str = "lit") -> tuple[Shape, ...]:
    """The ring passes behind the hole above, and before it below; the jets stand upright on it."""
    middle, radius = centre(box), half_side(box)
    ring = joined(oval(middle, share * radius, share * radius * EDGE_ON, SLOPE) for share in (0.94, 0.66))
    halves = [
        Group(
            palette.filled(light, ring, box, "evenodd"), clip=Clip(_half_plane(middle, radius, SLOPE + turn))
        )
        for turn in (0, 180)
    ]
    return (
        *filled(palette, light, curved(middle, 2, radius, 0.3, SLOPE)),
        halves[0],
        *disc(palette, light, middle, 0.5 * radius),
        *disc(palette, fill, middle, 0.38 * radius),
        halves[1],
    )


def _half_plane(middle: Point, radius: float, turn: float) -> Steps:
    """All of a circle's box on the upper side of a line through its middle, the line turned clockwise."""
    far = 1.5 * radius
    ends = [polar(middle, far, turn + side) for side in (-90, 90)]
    away = [polar(end, far, turn) for end in reversed(ends)]
    return polygon_steps((*ends, *away))


PIECE_FIGURES = {
    "nebula-rim": figure(
        "The rim of a star's token in its colour, cut into as many pieces as the star has points.",
        rim,
        reach=RADIUS * (OUTER["night"] - 1) + 0.1,
        of=Parameter("text", about="which star"),
        pieces=Parameter("whole", about="how many pieces", least=2, most=60),
        line=Parameter("line", "hairline", "about each piece on paper, or none"),
        backdrop=True,
    ),
    "nebula-window": figure(
        "A rim in a player's colour about a window in the form of a star.",
        window,
        reach=RADIUS * (OUTER["night"] - 1) + 0.1,
        of=Parameter("text", about="which player"),
        points=Parameter("whole", 16, "of the window", 3, 60),
        inner=Parameter("number", 0.8, "the share of the window's radius where its sides meet", 0.1, 1),
        backdrop=True,
    ),
    "nebula-bezel": figure(
        "The rim of a value marker: quarters that are filled, and others that are graduated.",
        bezel,
        begin=Parameter("whole", 0, "the first filled quarter, clockwise from the top", 0, 3),
        quarters=Parameter("whole", 4, "how many are filled", 0, 4),
        pearls=Parameter("whole", 0, "how many pearls are set in it", 0, 60),
        turn=Parameter("number", 0, "where the first pearl stands, in degrees", 0, 360),
        within=Parameter("number", 0.79, "the share of the radius where it begins", 0.1, 0.9),
        fill=Parameter("paint", "mark", "of what is filled"),
        backdrop=True,
    ),
    "nebula-ringed-hole": figure(
        "A black hole seen from the side: its halo, the ring of light about it, and its jets.",
        ringed_hole,
        fill=Parameter("paint", about="of the hole"),
        light=Parameter("paint", "lit", "of what shines about it"),
    ),
    **STANDING_FIGURES,
}
