"""What a figure draws with: the roles of one ground in one ink, as functions that turn names into paints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.geometry import Box
    from pnp.models.inks import Ink
    from pnp.scene import Colour, FillRule, Paint, Scene, Shape, Step, Stroke


class Filling(Protocol):
    def __call__(
        self, text: str, steps: tuple[Step, ...], box: Box, rule: FillRule = "nonzero"
    ) -> tuple[Shape, ...]: ...


class Stroking(Protocol):
    def __call__(self, role: str, width: float | None = None) -> Stroke | None: ...


class Calling(Protocol):
    def __call__(self, name: str, box: Box, **told: object) -> tuple[Shape, ...]: ...


class Palette(Struct, frozen=True):
    """The roles of one ground in one ink. Each function takes the text of a paint, or a role's name."""

    ink: Ink
    ground: str
    colour: Callable[[str], Colour | None]  # a flat paint's; None for `none`
    paint: Callable[[str, Box], Paint | None]  # or a gradient for a box; None for a hatch
    filled: Filling  # an outline filled with any paint, hatches included
    stroke: Stroking  # of a role of lines; None where its paint is `none`
    icon: Callable[[str], Scene]  # by name, about 0, 0 with a radius of 1, in these paints
    figure: Calling  # another figure by name, in these paints: a sign, for one


# Every paint role and every line role that a figure asks for, unless it is told to take another.
PAINTS: dict[str, str] = {
    "line": "the stars of frames",
    "fine": "the smallest stars",
    "mark": "what the card is about",
    "unlit": "rays, and what lies away from the light",
    "text": "letters and numerals",
    "on-mark": "numerals on what is filled with the mark",
    "well": "the inside of medallions, beads and spaces",
    "deep": "the dark half of the points of a back's figure",
    "accent": "their light half",
    "pool": "behind the figure of a front",
    "basin": "behind the figure of a back",
    "bright": "the brightest field stars",
    "middle": "the field stars between",
    "faint": "the faintest field stars",
    "moon": "the lit side of a moon",
    "shadow": "its unlit side",
    "globe": "the body of a planet, and its rings",
    "belt": "its belts",
    "tab": "where glue goes",
    "glue": "the word on it",
}
LINES: dict[str, str] = {
    "frame": "the outer line of a frame",
    "inner-frame": "a rim within another line",
    "ring": "the inner circle of a graduated ring",
    "ring-outer": "its outer circle",
    "tick-long": "its long ticks",
    "tick-short": "its short ticks",
    "orbit": "a dotted circle",
    "lattice": "an unbroken orbit, a faint link",
    "marked": "what joins two icons",
    "medallion": "the edge of a medallion",
    "cell": "the edge of a bead or a space",
    "cell-shining": "the edge of a space that is marked",
    "rule": "a thin line",
    "hairline": "the outline of a pointed thing",
    "figure": "a circle that carries the figure of a back",
    "moon": "what is engraved on a moon or a planet",
    "moon-dark": "the same on a moon's unlit side",
    "fold": "where to fold",
    "cut": "where to cut",
    "tab": "the free sides of a glue tab",
}
