"""Cards as they are drawn: each with all that its layout may name, and with its size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pnp.draw.blame import note
from pnp.draw.faults import DrawError, broken
from pnp.draw.plan import LEAST, MOST
from pnp.draw.stage import Stage
from pnp.draw.studio import palette_of
from pnp.errors import coded
from pnp.geometry import Box, Size
from pnp.numerals import numeral

if TYPE_CHECKING:
    from pnp.draw.plan import Plan, Side
    from pnp.draw.readings import Names, Reading
    from pnp.draw.records import Record
    from pnp.draw.studio import Studio


def base_names(plan: Plan, names: frozenset[str]) -> frozenset[str]:
    """The fields of a card that names of the layout come down to, through its named values and its size."""
    found = names
    for name, reading in reversed(plan.lets):
        if name in found:
            found |= reading.names
    if {"width", "height"} & found:
        found |= plan.width.names | plan.height.names
    return found - ALIKE - {"width", "height"} - {name for name, _ in plan.lets}


WIDEST = 20.0  # of the strips within and outside of the trim, in mm
ALIKE = frozenset({"ink", "language", "say", "deck"})  # on all cards of a deck


def constant_names(plan: Plan) -> frozenset[str]:
    """The names that are the same on all cards."""
    worked_out = ("width", "height", *(name for name, _ in plan.lets))
    return ALIKE | {name for name in worked_out if not base_names(plan, frozenset({name}))}


class Subject(Struct, frozen=True):
    """A card, all that the layout may name of it, and the size that it has."""

    record: Record
    names: Names
    trim: Size


def subjects_of(plan: Plan, cards: list[Record], studio: Studio, constant: frozenset[str]) -> list[Subject]:
    """The cards with all that is named; what is the same on all of them is worked out for the first."""
    found: list[Subject] = []
    same: Names = {}
    for record in cards:
        try:
            names = _names(plan, record, studio, same)
            if not same or plan.safe.names - constant:
                measure(plan.safe, names, "safe", WIDEST)
            found.append(Subject(record, names, found[0].trim if same.keys() >= SIZE else _trim(names)))
            same = same or {name: names[name] for name in constant}
        except DrawError as error:
            note(studio, record, error.faults)
    return found


SIZE = {"width", "height"}


def _names(plan: Plan, record: Record, studio: Studio, same: Names) -> Names:
    names: dict[str, Any] = record.values
    if not same:
        names |= {"ink": studio.ink, "language": studio.language, "say": studio.resources.say}
    names |= same
    if not same.keys() >= SIZE:
        names["width"], names["height"] = plan.width.of(names), plan.height.of(names)
    for name, reading in plan.lets:
        if name not in same:
            names[name] = reading.of(names)
    return names


def _trim(names: Names) -> Size:
    width, height = (float(names[name]) for name in ("width", "height"))  # type: ignore[arg-type]
    for at, side in enumerate((width, height)):
        if not LEAST <= side <= MOST:
            wrong = coded("form-drawn", f"a side of {numeral(side)} mm cannot be made")
            raise broken(("size", at), wrong, f"write {LEAST:g} to {MOST:g} mm")
    return Size(width, height)


def stage_of(side: Side, subject: Subject, studio: Studio) -> Stage:
    room = Box(0.0, 0.0, subject.trim.width, subject.trim.height)
    palette = palette_of(studio, side.ground.of(subject.names), side.loc)
    return Stage(studio, subject.record, side.container, subject.names, room, palette)


def measure(reading: Reading[float], names: Names, key: str, most: float) -> float:
    """A measure of the layout that has bounds, on a card."""
    found = reading.of(names)
    if not 0 <= found <= most:
        wrong = coded("form-drawn", f"'{key}' is {numeral(found)} mm")
        raise broken((key,), wrong, f"write 0 to {most:g}")
    return found
