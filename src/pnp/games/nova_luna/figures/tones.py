"""The colours of signs, for what is larger than a sign: bands, moons, rims; in black each is its hatch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.figures.figure import FigureError
from pnp.figures.marks import pen
from pnp.geometry import Box
from pnp.hatch import patterned
from pnp.scene import Clip, Colour, Group, Path, Stroke

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.figures.palette import Palette
    from pnp.figures.points import Steps
    from pnp.hatch import Pattern
    from pnp.scene import Shape

TILES, PLAYERS = "nova-luna", "players"
_ANOTHER = "take another sign"
SAMPLE = Box(0.0, 0.0, 4.0, 4.0)
# As on their signs, for these are too large to be cut out of one.
HATCHES: Mapping[str, Pattern] = {
    "red": "vertical",
    "blue": "horizontal",
    "teal": "falling",
    "yellow": "dots",
}


class Tone(Struct, frozen=True):
    """A sign's colour and that of its outline, as the texts of paints."""

    body: str
    rim: str


def tone(palette: Palette, signs: str, name: str) -> Tone:
    """In black both are black."""
    if palette.ink == "black":
        return Tone("#000000", "#000000")
    match palette.figure("sign", SAMPLE, set=signs, of=name, letter=False):
        case (Group(shapes=(Path(fill=Colour() as body, stroke=Stroke(colour=rim)), *_)),):
            return Tone(_code(body), _code(rim))
        case _:
            raise FigureError(f"the sign '{name}' has no flat colour", _ANOTHER)


def outline(palette: Palette, signs: str, name: str, radius: float) -> Steps:
    """The shape of a sign about 0, 0, of which only the line is taken."""
    box = Box(-radius, -radius, 2 * radius, 2 * radius)
    match palette.figure("sign", box, set=signs, of=name, letter=False):
        case (Group(shapes=(*_, Path(steps=steps))),):
            return steps
        case _:
            raise FigureError(f"the sign '{name}' has no outline", _ANOTHER)


def stroked(palette: Palette, paint: str, width: float, unit: float) -> Stroke | None:
    """A line in a colour that no role has."""
    colour, model = palette.colour(paint), pen(palette, "hairline", unit, width)
    return Stroke(colour, model.width, join="round") if colour and model else None


def _code(colour: Colour) -> str:
    return f"#{colour.red:02X}{colour.green:02X}{colour.blue:02X}"


def coloured(palette: Palette, name: str, outline: Steps, box: Box, weave: float) -> tuple[Shape, ...]:
    """An outline in the colour of tiles; its hatch in black goes by the middle of the box."""
    if palette.ink != "black":
        return palette.filled(tone(palette, TILES, name).body, outline, box, "evenodd")
    black = palette.colour("line")
    if black is None:
        return ()
    clip = Clip(outline, "evenodd")
    hatch = patterned(HATCHES[name], clip, box, colour=black, scale=weave)
    return (*palette.filled("#FFFFFF", outline, box, "evenodd"), hatch)
