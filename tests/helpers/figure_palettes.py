"""Palettes for tests of figures: three inks on one ground, by hand, with every role that figures ask for."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.errors import PnpError
from pnp.figures import FIGURES, Palette
from pnp.geometry import Box, Point, centre
from pnp.scene import Circle, Colour, Path, RadialGradient, Scene, Stop, Stroke

if TYPE_CHECKING:
    from pnp.models import Ink
    from pnp.scene import Cap, FillRule, Paint, Shape, Step

INKS: tuple[Ink, ...] = ("night", "paper", "black")
Flat = str | None
# A role: its paints in night, paper and black; a list is a gradient from the middle outwards.
ROLES: dict[str, tuple[Flat | list[str], Flat | list[str], Flat | list[str]]] = {
    "line": ("#E3CE93", "#8A661C", "#000000"),
    "fine": ("#B7A678", "#A58A52", "#000000"),
    "mark": ("#FFDF85", "#F2C14B", "#000000"),
    "unlit": ("#A8925A", "#8A661C", "#000000"),
    "text": ("#F6EEDB", "#17234D", "#000000"),
    "on-mark": ("#0B1230", "#17234D", "#FFFFFF"),
    "well": ("#0D183C", "#FFFFFF", "#FFFFFF"),
    "deep": ("#0A1230", "#FFFFFF", "#FFFFFF"),
    "accent": ("#E3CE93", "#2B4A9C", "#000000"),
    "pool": (["#34467E", "#182960", "#142250"], None, None),
    "basin": (["#3D4E84", "#131F4D"], None, None),
    "bright": ("#FFF8E6", "#17234D", None),
    "middle": ("#B9C4E6", "#5C6BA0", None),
    "faint": ("#7486BE", "#A3AECF", None),
    "moon": ("#F3ECD6", "#FBEFC9", "#FFFFFF"),
    "shadow": ("#0D183C", "#D5D9E6", "#000000"),
    "globe": (["#FFE9AE", "#E3CE93", "#A8925A"], "#FBEFC9", "#FFFFFF"),
    "belt": ("#A8925A", "#F2C14B", "#FFFFFF"),
    "tab": ("#D6D3D3", "#D6D3D3", "#FFFFFF"),
    "glue": ("#3B3838", "#3B3838", "#000000"),
}
# Paints that only lines have, and the ground below all.
OTHERS: dict[str, tuple[Flat | list[str], Flat | list[str], Flat | list[str]]] = {
    "ground": ("#1D3170", "#FFFFFF", "#FFFFFF"),
    "dim": ("#70737F", "#CDBFA0", "#000000"),
    "mark-line": ("#FFDF85", "#8A661C", "#000000"),
    "moon-line": ("#A8925A", "#8A661C", "#000000"),
    "shadow-line": ("#B7A678", "#8A93B5", "#FFFFFF"),
    "folding": ("#A8925A", "#8A661C", "#000000"),
    "cutting": ("#6B6866", "#6B6866", "#000000"),
}
# A line role: its paint, its width and its dash.
PENS: dict[str, tuple[str, float, tuple[float, ...]]] = {
    "frame": ("line", 0.25, ()),
    "inner-frame": ("fine", 0.1, ()),
    "ring": ("line", 0.21, ()),
    "ring-outer": ("fine", 0.13, ()),
    "tick-long": ("line", 0.13, ()),
    "tick-short": ("fine", 0.11, ()),
    "orbit": ("dim", 0.16, (0.0, 0.7)),
    "lattice": ("dim", 0.14, ()),
    "marked": ("mark-line", 0.62, ()),
    "medallion": ("line", 0.3, ()),
    "cell": ("line", 0.28, ()),
    "cell-shining": ("mark-line", 0.45, ()),
    "rule": ("fine", 0.14, ()),
    "hairline": ("line", 0.12, ()),
    "figure": ("line", 0.2, ()),
    "moon": ("moon-line", 0.16, ()),
    "moon-dark": ("shadow-line", 0.14, ()),
    "fold": ("folding", 0.2, (1.2, 0.8)),
    "cut": ("cutting", 0.25, ()),
    "tab": ("cutting", 0.2, ()),
}
KNOWN = ROLES | OTHERS
WHITE, BLACK = Colour(255, 255, 255), Colour(0, 0, 0)


class UnknownRoleError(PnpError):
    pass


def colour_of(code: str) -> Colour:
    return Colour(int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16))


def palette(ink: Ink) -> Palette:
    """The roles of midnight in one ink."""

    def said(name: str) -> Flat | list[str]:
        if name == "none" or name.startswith("#"):
            return name if name != "none" else None
        if name not in KNOWN:
            raise UnknownRoleError(name)
        return KNOWN[name][INKS.index(ink)]

    def colour(name: str) -> Colour | None:
        found = said(name)
        return colour_of(found[0] if isinstance(found, list) else found) if found else None

    def paint(name: str, box: Box) -> Paint | None:
        found = said(name)
        if not isinstance(found, list):
            return colour(name)
        share = 1 / (len(found) - 1)
        stops = tuple(Stop(k * share, colour_of(code)) for k, code in enumerate(found))
        return RadialGradient(centre(box), math.hypot(box.width, box.height) * 0.36, stops)

    def filled(text: str, steps: tuple[Step, ...], box: Box, rule: FillRule = "nonzero") -> tuple[Shape, ...]:
        made = paint(text, box)
        return (Path(steps, fill=made, rule=rule),) if made else ()

    def stroke(role: str, width: float | None = None) -> Stroke | None:
        if role not in PENS:
            raise UnknownRoleError(role)
        paint_name, usual, dash = PENS[role]
        flat = colour(paint_name)
        cap: Cap = "round" if role == "orbit" else "butt"
        return Stroke(flat, width or usual, cap=cap, join="round", dash=dash) if flat else None

    def icon(name: str) -> Scene:
        flat = colour("mark")
        return Scene(
            Box(-1.1, -1.1, 2.2, 2.2), (Circle(Point(0.0, 0.0), 1.0, flat),) if name and flat else ()
        )

    def figure(name: str, box: Box, **told: object) -> tuple[Shape, ...]:
        return FIGURES[name].draw(box, made, told)

    made = Palette(ink, "midnight", colour, paint, filled, stroke, icon, figure)
    return made
