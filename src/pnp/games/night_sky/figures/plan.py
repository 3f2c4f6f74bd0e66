"""The cuts of a player's board and of its layers: outline, window, notches, spacer, in mm of the board."""

from __future__ import annotations

import math

from pnp.figures.curves import Steps, arc, dot, line, move
from pnp.geometry import Point
from pnp.scene import Close

WIDTH, HEIGHT, CORNER = 184.0, 180.0, 4.0
SUN = Point(92.0, 92.0)  # the disc's middle
ASIDE = 8.66  # from it to where the two cuts of the window meet
ARCH = 77.5  # the window's arch: the board holds the rest of the disc's rim
CUTS = (-60.0, 60.0)  # the directions of the cuts, clockwise from the top
ROOM = 80.5  # the radius of the room in which the disc turns
NOTCH = 16.0  # the radius of a thumb notch
SIDE = SUN.x - ROOM  # how wide the spacer is at the sides
SLOT = 20.0  # the radius of the notch in a back, at the slot, by which a thumb moves the disc out
APART = 16.0  # how far below its place the spacer's foot lies on the paper


def find_window_ends(off: float = 0.0, arch: float = ARCH) -> tuple[Point, Point, Point]:
    """Where the cuts meet, and where each reaches the arch; `off` further out."""
    meet = Point(SUN.x + ASIDE, SUN.y + off / math.sin(math.radians(CUTS[1])))
    left, right = (_find_reach(meet, turn, arch) for turn in CUTS)
    return meet, left, right


def _find_reach(start: Point, turn: float, arch: float) -> Point:
    """Where a ray meets the circle of the arch."""
    x, y = math.sin(math.radians(turn)), -math.cos(math.radians(turn))
    dx, dy = start.x - SUN.x, start.y - SUN.y
    along = dx * x + dy * y
    length = -along + math.sqrt(along**2 - dx**2 - dy**2 + arch**2)
    return Point(start.x + length * x, start.y + length * y)


def outline_window(off: float = 0.0, arch: float = ARCH) -> Steps:
    meet, left, right = find_window_ends(off, arch)
    return (move(meet), line(left), arc(arch, right, clockwise=True), Close())


def outline_window_with_gap(off: float, arch: float, gap: float) -> Steps:
    """A line about the window that leaves a gap about the sun, so far from it."""
    meet, left, right = find_window_ends(off, arch)
    x, y = math.sin(math.radians(CUTS[0])), -math.cos(math.radians(CUTS[0]))
    along = (SUN.x - meet.x) * x + (SUN.y - meet.y) * y
    half = math.sqrt(gap**2 - (math.dist((SUN.x, SUN.y), (meet.x, meet.y)) ** 2 - along**2))
    far, near = (Point(meet.x + way * x, meet.y + way * y) for way in (along + half, along - half))
    return (move(far), line(left), arc(arch, right, clockwise=True), line(meet), line(near))


def outline_thumb_notches(radius: float = NOTCH) -> tuple[Steps, Steps]:
    """The round parts of both thumb notches, from the edge to the edge."""
    high, low = SUN.y - radius, SUN.y + radius
    return (
        (move(Point(0.0, high)), arc(radius, Point(0.0, low), clockwise=True)),
        (move(Point(WIDTH, low)), arc(radius, Point(WIDTH, high), clockwise=True)),
    )


def outline_slot_notch() -> Steps:
    """What is cut out of a back at its slot."""
    left, right = (Point(SUN.x + side * SLOT, 0.0) for side in (-1, 1))
    return (move(left), arc(SLOT, right, clockwise=False), Close())


def outline_layer(
    edge: float = 0.0, corner: float = CORNER, *, hollow: bool = False, slot: bool = False
) -> Steps:
    """A front or a back, or a line so far within it: round or hollow at its corners, with both notches; a
    back has one more, at the slot."""
    right, foot, reach, thumb = WIDTH - edge, HEIGHT - edge, NOTCH + edge, SLOT + edge
    half, wide = math.sqrt(reach**2 - edge**2), math.sqrt(thumb**2 - edge**2)
    high, low = SUN.y - half, SUN.y + half
    notch = (line(Point(SUN.x - wide, edge)), arc(thumb, Point(SUN.x + wide, edge), clockwise=False))
    return (
        move(Point(edge + corner, edge)),
        *(notch if slot else ()),
        line(Point(right - corner, edge)),
        arc(corner, Point(right, edge + corner), clockwise=not hollow),
        line(Point(right, high)),
        arc(reach, Point(right, low), clockwise=False),
        line(Point(right, foot - corner)),
        arc(corner, Point(right - corner, foot), clockwise=not hollow),
        line(Point(edge + corner, foot)),
        arc(corner, Point(edge, foot - corner), clockwise=not hollow),
        line(Point(edge, low)),
        arc(reach, Point(edge, high), clockwise=False),
        line(Point(edge, edge + corner)),
        arc(corner, Point(edge + corner, edge), clockwise=not hollow),
        Close(),
    )


def outline_spacer(apart: float = 0.0) -> Steps:
    """What keeps front and back apart: two strips, and below the notches a foot, round about the disc.

    On the paper the foot lies so far below its place that there is waste between it and the disc.
    """
    return (*_outline_strip(left=True), *_outline_strip(left=False), *_outline_foot(apart))


def _outline_strip(*, left: bool) -> Steps:
    c, low = CORNER, SUN.y - NOTCH

    def place_point(x: float, y: float) -> Point:
        return Point(x if left else WIDTH - x, y)

    return (
        move(place_point(c, 0.0)),
        line(place_point(SIDE, 0.0)),
        line(place_point(SIDE, low)),
        line(place_point(0.0, low)),
        line(place_point(0.0, c)),
        arc(c, place_point(c, 0.0), clockwise=left),
        Close(),
    )


def _outline_foot(apart: float) -> Steps:
    c, high, low = CORNER, SUN.y + NOTCH + apart, HEIGHT + apart
    x = SUN.x - math.sqrt(ROOM**2 - NOTCH**2)
    return (
        move(Point(0.0, high)),
        line(Point(x, high)),
        arc(ROOM, Point(WIDTH - x, high), clockwise=False),
        line(Point(WIDTH, high)),
        line(Point(WIDTH, low - c)),
        arc(c, Point(WIDTH - c, low), clockwise=True),
        line(Point(c, low)),
        arc(c, Point(0.0, low - c), clockwise=True),
        Close(),
    )


def outline_disc(radius: float) -> Steps:
    return dot(SUN, radius)


def find_turn(number: int, count: int, step: float) -> float:
    """The direction of a thing on an arc below the sun, from the left."""
    return 180 + ((count - 1) / 2 - number) * step
