"""What a figure draws with: the roles of one ground in one ink, as functions that turn names into paints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.geometry import Box
    from pnp.scene import Colour, Paint, Scene, Shape, Step, Stroke


@dataclass(frozen=True, slots=True)
class Palette:
    """The roles of one ground in one ink."""

    ink: str  # night, paper or black
    ground: str
    colour: Callable[[str], Colour | None]  # a flat paint's; none for `none`
    paint: Callable[[str, Box], Paint | None]  # a flat paint or a gradient, made for a box
    filled: Callable[
        [str, tuple[Step, ...], Box], tuple[Shape, ...]
    ]  # an outline with any paint, hatches too
    stroke: Callable[..., Stroke | None]  # of a line role; its width may be given after it
    icon: Callable[[str], Scene]  # by name, about 0, 0 with a radius of 1, in these paints


# Every paint role and every line role that a figure asks for, unless it is told to take another.
PAINTS: dict[str, str] = {
    "line": "frames and rings",
    "fine": "graduations and inner rims",
    "mark": "what the card is about",
    "shade": "rays and what lies away from the light",
    "facet": "the unlit half of a split star",
    "dim": "orbits",
    "text": "letters and numerals",
    "well": "the inside of medallions, beads and spaces",
    "deep": "the dark half of the points of a back's figure",
    "solid": "their light half",
    "pool": "behind the figure of a front",
    "basin": "behind the figure of a back",
    "star-bright": "the brightest field stars",
    "star-middle": "the field stars between",
    "star-faint": "the faintest field stars",
    "moon": "the lit side of a moon",
    "shadow": "its unlit side",
    "globe": "the body of a planet",
    "belt": "its belts",
    "tab": "where glue goes",
}
LINES: dict[str, str] = {
    "frame": "the outer line of a frame",
    "inner": "a rim within another line",
    "ring": "the inner circle of a graduated ring",
    "rim": "its outer circle",
    "long": "its long ticks",
    "tick": "its short ticks",
    "orbit": "a dotted circle",
    "path": "an unbroken orbit",
    "link": "what joins two places",
    "medallion": "the edge of a medallion",
    "bead": "the edge of a bead or a space",
    "hair": "a hairline",
    "edge": "the outline of a pointed thing",
    "great": "a circle that carries the figure of a back",
    "engraving": "what is engraved on a moon or a planet",
    "fold": "where to fold",
    "cut": "where to cut",
}
