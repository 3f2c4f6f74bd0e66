"""Reads path data as SVG writes it (M L H V C S Q A Z and their relative forms) into steps."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pnp.draw.figures import bend
from pnp.errors import PnpError
from pnp.geometry import Point
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.scene import Step

SPACE = re.compile(r"[\s,]*")
NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
FLAG = re.compile(r"[01]")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
ORIGIN = Point(0.0, 0.0)
FLAGS = (3, 4)  # which numbers of an arc are 0 or 1, and may stand without a space


class PathError(PnpError):
    """Path data that cannot be read; `at` counts characters from 0."""

    def __init__(self, at: int, wrong: str, right: str) -> None:
        self.at, self.wrong, self.right = at, wrong, right
        super().__init__(f"character {at + 1}: {wrong}; {right}")


@dataclass(slots=True)
class Reader:
    """Where the reading stands: in the text, and on the page."""

    data: str
    at: int = 0
    here: Point = ORIGIN
    opened: Point = ORIGIN
    control: Point | None = None  # the last control point, which S mirrors
    steps: list[Step] = field(default_factory=list)


def steps_of(data: str) -> tuple[Step, ...]:
    """The steps of path data; a PathError says at which character it goes wrong."""
    reader = Reader(data)
    skip(reader)
    while reader.at < len(data):
        command(reader)
    return tuple(reader.steps)


def skip(reader: Reader) -> None:
    found = SPACE.match(reader.data, reader.at)
    reader.at = found.end() if found else reader.at


def command(reader: Reader) -> None:
    """One letter and all the numbers that it takes, as often as they are repeated."""
    at, letter = reader.at, reader.data[reader.at]
    if letter.upper() not in COUNTS:
        raise PathError(at, f"'{letter}' is no command", f"commands are {' '.join(COUNTS)}")
    if not reader.steps and letter.upper() != "M":
        raise PathError(at, f"the path begins with '{letter}'", "a path begins with M")
    if reader.steps and isinstance(reader.steps[-1], Close) and letter.upper() not in "MZ":
        reader.steps.append(MoveTo(reader.here.x, reader.here.y))  # a scene wants each subpath opened
    reader.at += 1
    skip(reader)
    apply(reader, letter)
    while letter.upper() != "Z" and NUMBER.match(reader.data, reader.at):
        apply(reader, {"M": "L", "m": "l"}.get(letter, letter))


def apply(reader: Reader, letter: str) -> None:
    kind = letter.upper()
    values = [number(reader, kind, index) for index in range(COUNTS[kind])]
    origin = reader.here if letter.islower() else ORIGIN
    control = reader.control
    reader.control = None
    VERBS[kind](reader, values, origin, control or reader.here)


def number(reader: Reader, kind: str, index: int) -> float:
    pattern = FLAG if kind == "A" and index in FLAGS else NUMBER
    found = pattern.match(reader.data, reader.at)
    if found is None:
        wanted = "0 or 1" if pattern is FLAG else "a number"
        seen = f"'{reader.data[reader.at]}'" if reader.at < len(reader.data) else "the end"
        right = f"{kind} takes {COUNTS[kind]} numbers"
        raise PathError(reader.at, f"{seen} stands where {kind} wants {wanted}", right)
    reader.at = found.end()
    skip(reader)
    return float(found.group())


def pairs(values: list[float], origin: Point) -> list[Point]:
    return [Point(origin.x + x, origin.y + y) for x, y in zip(values[::2], values[1::2], strict=True)]


def move_to(reader: Reader, values: list[float], origin: Point, _: Point) -> None:
    (reader.here,) = pairs(values, origin)
    reader.opened = reader.here
    reader.steps.append(MoveTo(reader.here.x, reader.here.y))


def line_to(reader: Reader, values: list[float], origin: Point, _: Point) -> None:
    (reader.here,) = pairs(values, origin)
    reader.steps.append(LineTo(reader.here.x, reader.here.y))


def across(reader: Reader, values: list[float], origin: Point, control: Point) -> None:
    line_to(reader, [values[0], reader.here.y - origin.y], origin, control)


def down(reader: Reader, values: list[float], origin: Point, control: Point) -> None:
    line_to(reader, [reader.here.x - origin.x, values[0]], origin, control)


def curve_to(reader: Reader, values: list[float], origin: Point, _: Point) -> None:
    first, second, end = pairs(values, origin)
    reader.steps.append(CurveTo(first.x, first.y, second.x, second.y, end.x, end.y))
    reader.here, reader.control = end, second


def smooth_to(reader: Reader, values: list[float], origin: Point, control: Point) -> None:
    mirrored = (2 * reader.here.x - control.x - origin.x, 2 * reader.here.y - control.y - origin.y)
    curve_to(reader, [*mirrored, *values], origin, control)


def bend_to(reader: Reader, values: list[float], origin: Point, _: Point) -> None:
    control, end = pairs(values, origin)
    reader.steps.append(bend(reader.here, control, end))
    reader.here = end


def arc_to(reader: Reader, values: list[float], origin: Point, _: Point) -> None:
    (end,) = pairs(values[5:], origin)
    radius_x, radius_y, turn, large, clockwise = values[:5]
    reader.steps.append(ArcTo(abs(radius_x), abs(radius_y), turn, large == 1, clockwise == 1, end.x, end.y))
    reader.here = end


def close(reader: Reader, _values: list[float], _origin: Point, _control: Point) -> None:
    reader.steps.append(Close())
    reader.here = reader.opened


VERBS: dict[str, Callable[[Reader, list[float], Point, Point], None]] = {
    "M": move_to,
    "L": line_to,
    "H": across,
    "V": down,
    "C": curve_to,
    "S": smooth_to,
    "Q": bend_to,
    "A": arc_to,
    "Z": close,
}
