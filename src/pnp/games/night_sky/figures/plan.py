"""The cuts of a player's board and of its layers: outline, window, notches, spacer, in mm of the board."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pnp.figures.points import arc, dot, line, move
from pnp.geometry import Point
from pnp.scene import Close

if TYPE_CHECKING:
    from pnp.figures.points import Steps

WIDTH, HEIGHT, CORNER = 184.0, 180.0, 4.0
SUN = Point(92.0, 92.0)  # the disc's middle
ASIDE = 8.66  # from it to where the two cuts of the window meet
ARCH = 77.5  # the window's arch: the board holds the rest of the disc's rim
CUTS = (-60.0, 60.0)  # the directions of the cuts, clockwise from the top
ROOM = 80.5  # the radius of the room in which the disc turns
NOTCH = 16.0  # the radius of a thumb notch
SIDE = SUN.x - ROOM  # how wide the spacer is at the sides


def ends(off: float = 0.0, arch: float = ARCH) -> tuple[Point, Point, Point]:
    """Where the cuts meet, and where each reaches the arch; `off` further out."""
    meet = Point(SUN.x + ASIDE, SUN.y + off / math.sin(math.radians(CUTS[1])))
    left, right = (_reach(meet, turn, arch) for turn in CUTS)
    return meet, left, right


def _reach(start: Point, turn: float, arch: float) -> Point:
    """Where a ray meets the circle of the arch."""
    x, y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
    dx, dy = start.x - SUN.x, start.y - SUN.y
    along = dx * x + dy * y
    length = -along + math.sqrt(along**2 - dx**2 - dy**2 + arch**2)
    return Point(start.x + length * x, start.y + length * y)


def window(off: float = 0.0, arch: float = ARCH) -> Steps:
    meet, left, right = ends(off, arch)
    return (move(meet), line(left), arc(arch, right, clockwise=True), Close())


def notches(radius: float = NOTCH) -> tuple[Steps, Steps]:
    """The round parts of both thumb notches, from the edge to the edge."""
    high, low = SUN.y - radius, SUN.y + radius
    return (
        (move(Point(0.0, high)), arc(radius, Point(0.0, low), clockwise=True)),
        (move(Point(WIDTH, low)), arc(radius, Point(WIDTH, high), clockwise=True)),
    )


def outline() -> Steps:
    """A front or a back: round at its corners, with both notches."""
    c, high, low = CORNER, SUN.y - NOTCH, SUN.y + NOTCH
    return (
        move(Point(c, 0.0)),
        line(Point(WIDTH - c, 0.0)),
        arc(c, Point(WIDTH, c), clockwise=True),
        line(Point(WIDTH, high)),
        arc(NOTCH, Point(WIDTH, low), clockwise=False),
        line(Point(WIDTH, HEIGHT - c)),
        arc(c, Point(WIDTH - c, HEIGHT), clockwise=True),
        line(Point(c, HEIGHT)),
        arc(c, Point(0.0, HEIGHT - c), clockwise=True),
        line(Point(0.0, low)),
        arc(NOTCH, Point(0.0, high), clockwise=False),
        line(Point(0.0, c)),
        arc(c, Point(c, 0.0), clockwise=True),
        Close(),
    )


def spacer() -> Steps:
    """What keeps front and back apart: two sides, and below the notches a foot, round about the disc."""
    return (*_side(left=True), *_side(left=False), *_foot())


def _side(*, left: bool) -> Steps:
    c, high = CORNER, SUN.y - NOTCH
    inner = SUN.y - math.sqrt(NOTCH**2 - SIDE**2)

    def at(x: float, y: float) -> Point:
        return Point(x if left else WIDTH - x, y)

    return (
        move(at(c, 0.0)),
        line(at(SIDE, 0.0)),
        line(at(SIDE, inner)),
        arc(NOTCH, at(0.0, high), clockwise=not left),
        line(at(0.0, c)),
        arc(c, at(c, 0.0), clockwise=left),
        Close(),
    )


def _foot() -> Steps:
    c, low = CORNER, SUN.y + NOTCH
    x = (SUN.x**2 + NOTCH**2 - ROOM**2) / (2 * SUN.x)
    y = SUN.y + math.sqrt(NOTCH**2 - x**2)
    return (
        move(Point(0.0, low)),
        arc(NOTCH, Point(x, y), clockwise=False),
        arc(ROOM, Point(WIDTH - x, y), clockwise=False),
        arc(NOTCH, Point(WIDTH, low), clockwise=False),
        line(Point(WIDTH, HEIGHT - c)),
        arc(c, Point(WIDTH - c, HEIGHT), clockwise=True),
        line(Point(c, HEIGHT)),
        arc(c, Point(0.0, HEIGHT - c), clockwise=True),
        Close(),
    )


def disc(radius: float) -> Steps:
    return dot(SUN, radius)
