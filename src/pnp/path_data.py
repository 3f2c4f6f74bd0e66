"""Reads path data as SVG writes it (M L H V C S Q T A Z and their relative forms) into steps."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct, field

from pnp.errors import PnpError, coded, plural
from pnp.geometry import Point
from pnp.outlines import bend
from pnp.scene import ArcTo, Close, CurveTo, LineTo, MoveTo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pnp.scene import Step

SPACE = re.compile(r"[ \t\r\n\f,]*")
NUMBER = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
NUMBERS = re.compile(rf"(?:{NUMBER.pattern}{SPACE.pattern})*+")
FLAG = re.compile(r"[01]")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
ORIGIN = Point(0.0, 0.0)
FLAGS = (3, 4)  # which numbers of an arc are 0 or 1, and may stand without a space
MOST = 1_000_000  # steps of one path


class PathError(PnpError):
    """Path data that cannot be read; `at` counts characters from 0."""

    def __init__(self, at: int, wrong: str, right: str) -> None:
        self.at, self.wrong, self.right = at, wrong, right
        super().__init__(f"character {at + 1}: {wrong}; {right}")


class Reader(Struct):
    """Where the reading stands: in the text, and on the page."""

    data: str
    at: int = 0
    here: Point = ORIGIN
    opened: Point = ORIGIN
    control: Point | None = None  # of the curve before, which S mirrors
    bent: Point | None = None  # the control point of the bend before, which T mirrors
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
    kind = letter.upper()
    if kind not in COUNTS:
        raise PathError(
            at, coded("form-drawing", f"'{letter}' is no command"), f"commands are {' '.join(COUNTS)}"
        )
    if not reader.steps and kind != "M":
        raise PathError(at, coded("form-drawing", f"the path begins with '{letter}'"), "a path begins with M")
    if reader.steps and isinstance(reader.steps[-1], Close) and kind not in "MZ":
        reader.steps.append(MoveTo(reader.here.x, reader.here.y))  # a scene wants each subpath opened
    reader.at += 1
    skip(reader)
    for index, values in enumerate(arguments(reader, kind)):
        apply(reader, "L" if kind == "M" and index else kind, values, relative=letter.islower())


def apply(reader: Reader, kind: str, values: Sequence[float], *, relative: bool) -> None:
    VERBS[kind](reader, values, reader.here if relative else ORIGIN)
    if kind not in "CS":
        reader.control = None
    if kind not in "QT":
        reader.bent = None
    if len(reader.steps) > MOST:
        raise PathError(
            reader.at, coded("form-drawing", f"the path has more than {MOST:,} steps"), "simplify it"
        )


def arguments(reader: Reader, kind: str) -> Iterator[Sequence[float]]:
    """The numbers of each repetition of a command."""
    if kind == "Z":
        yield ()
    elif kind == "A":
        yield [number(reader, index) for index in range(COUNTS["A"])]
        while NUMBER.match(reader.data, reader.at):
            yield [number(reader, index) for index in range(COUNTS["A"])]
    else:
        yield from repetitions(reader, kind)


def repetitions(reader: Reader, kind: str) -> Iterator[Sequence[float]]:
    """All the numbers that follow are found at one go, since a drawing has very many."""
    run, count = NUMBERS.match(reader.data, reader.at), COUNTS[kind]
    start, reader.at = reader.at, run.end() if run else reader.at
    values: list[float] = []
    for found in NUMBER.finditer(reader.data, start, reader.at):
        values.append(float(found.group()))
        if len(values) == count:
            yield values
            values = []
    if values or start == reader.at:
        raise missing(reader, kind, "a number")


def number(reader: Reader, index: int) -> float:
    """One number of an arc."""
    pattern = FLAG if index in FLAGS else NUMBER
    found = pattern.match(reader.data, reader.at)
    if found is None:
        raise missing(reader, "A", "0 or 1" if pattern is FLAG else "a number")
    reader.at = found.end()
    skip(reader)
    return float(found.group())


def missing(reader: Reader, kind: str, wanted: str) -> PathError:
    seen = f"'{reader.data[reader.at]}'" if reader.at < len(reader.data) else "the end"
    right = f"{kind} takes {plural(COUNTS[kind], 'number')}"
    return PathError(reader.at, coded("form-drawing", f"{seen} stands where {kind} wants {wanted}"), right)


def pairs(values: Sequence[float], origin: Point) -> list[Point]:
    return [Point(origin.x + x, origin.y + y) for x, y in zip(values[::2], values[1::2], strict=True)]


def move_to(reader: Reader, values: Sequence[float], origin: Point) -> None:
    (reader.here,) = pairs(values, origin)
    reader.opened = reader.here
    reader.steps.append(MoveTo(reader.here.x, reader.here.y))


def line_to(reader: Reader, values: Sequence[float], origin: Point) -> None:
    (reader.here,) = pairs(values, origin)
    reader.steps.append(LineTo(reader.here.x, reader.here.y))


def across(reader: Reader, values: Sequence[float], origin: Point) -> None:
    line_to(reader, (values[0], reader.here.y - origin.y), origin)


def down(reader: Reader, values: Sequence[float], origin: Point) -> None:
    line_to(reader, (reader.here.x - origin.x, values[0]), origin)


def curve_to(reader: Reader, values: Sequence[float], origin: Point) -> None:
    curve(reader, *pairs(values, origin))


def smooth_to(reader: Reader, values: Sequence[float], origin: Point) -> None:
    curve(reader, mirrored(reader.here, reader.control), *pairs(values, origin))


def curve(reader: Reader, first: Point, second: Point, end: Point) -> None:
    reader.steps.append(CurveTo(first.x, first.y, second.x, second.y, end.x, end.y))
    reader.here, reader.control = end, second


def bend_to(reader: Reader, values: Sequence[float], origin: Point) -> None:
    bend_by(reader, *pairs(values, origin))


def smooth_bend_to(reader: Reader, values: Sequence[float], origin: Point) -> None:
    bend_by(reader, mirrored(reader.here, reader.bent), *pairs(values, origin))


def bend_by(reader: Reader, control: Point, end: Point) -> None:
    reader.steps.append(bend(reader.here, control, end))
    reader.here, reader.bent = end, control


def mirrored(here: Point, control: Point | None) -> Point:
    """The control point that goes on as the one before came in; without one, where the path stands."""
    return here if control is None else Point(2 * here.x - control.x, 2 * here.y - control.y)


def arc_to(reader: Reader, values: Sequence[float], origin: Point) -> None:
    (end,) = pairs(values[5:], origin)
    radius_x, radius_y, turn, large, clockwise = values[:5]
    reader.steps.append(ArcTo(abs(radius_x), abs(radius_y), turn, large == 1, clockwise == 1, end.x, end.y))
    reader.here = end


def close(reader: Reader, _values: Sequence[float], _origin: Point) -> None:
    reader.steps.append(Close())
    reader.here = reader.opened


VERBS: dict[str, Callable[[Reader, Sequence[float], Point], None]] = {
    "M": move_to,
    "L": line_to,
    "H": across,
    "V": down,
    "C": curve_to,
    "S": smooth_to,
    "Q": bend_to,
    "T": smooth_bend_to,
    "A": arc_to,
    "Z": close,
}
