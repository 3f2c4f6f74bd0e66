"""What is wrong with drawn sides, gathered over languages and inks: each flaw once, at its card or
element."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.checks.findings import CUT, GLYPH, OVERFLOW
from pnp.checks.printing.parts import Part
from pnp.draw import Fault
from pnp.errors import Location
from pnp.models.findings import Code
from pnp.models.printing import Ink
from pnp.scene import Face

Key: TypeAlias = tuple[object, ...]
SideName: TypeAlias = Literal["front", "back"]


class Variant(NamedTuple):
    """A language and an ink in which a set is drawn."""

    language: str
    ink: Ink


class DrawnSide(Struct, frozen=True):
    """`cards` are those of the set that look just so, counted from 0."""

    cards: tuple[int, ...]
    name: SideName
    face: Face
    parts: tuple[Part, ...]
    variant: Variant


class Flaw(Struct, frozen=True):
    """What is wrong with an element on a side. Of flaws that are alike the one with the greatest `weight` is
    reported."""

    code: Code
    place: Location
    side: DrawnSide
    weight: float
    arguments: tuple[tuple[str, str | float], ...]
    beside: Location = ()  # the other element, where there are two; itself, where it is at odds with itself

    @property
    def is_alone(self) -> bool:
        return self.beside == self.place


MANY_CARDS = 20  # cards: what these have in common is mended once


class GatheredFlaw(Struct, frozen=True):
    """A finding, its cards and its variants.

    It is reported at a place of the layout where every card that shows the element has it, where many cards
    have it, or where the element is at odds with itself.
    """

    code: Code
    place: Location
    cards: tuple[int, ...]
    arguments: dict[str, str | float]
    beside: Location = ()  # the other element, where there are two
    at: Location | None = None  # what of the layout is at fault


def gather_flaws(
    flaws: Iterable[Flaw],
    sides: Sequence[DrawnSide],
    variants: Sequence[Variant],
    blamed: Callable[[Code, Location, bool], Location | None],
) -> Iterator[GatheredFlaw]:
    """Each flaw once. `blamed` gives the place in a layout that the user can mend; it is told whether an
    element is at odds with itself, so that a fault of a type role is reported once for all its elements."""
    shown = _cards_by_place(sides)
    alike: dict[tuple[object, ...], list[Flaw]] = {}
    for flaw in flaws:
        fault = blamed(flaw.code, flaw.place, True) if flaw.is_alone else None
        alike.setdefault((flaw.code.id, fault or flaw.place, fault or flaw.beside), []).append(flaw)
    for found in alike.values():
        first, many = found[0], len(_cards_of(found)) > MANY_CARDS
        both = [place for place in (first.place, first.beside) if place]
        at = {place: blamed(first.code, place, first.is_alone) for place in both}
        place = next((place for place in at if at[place]), first.place)
        mended, places = at.get(place), {each.place for each in found} if first.is_alone else {place}
        every = {card for each in places for card in shown[each]}
        if many or (mended and (first.is_alone or _cards_of(found) == every)):
            yield _gather_alike(found, variants, every, mended)
            continue
        looks: dict[int, list[Flaw]] = {}
        for flaw in found:
            looks.setdefault(flaw.side.cards[0], []).append(flaw)
        for _, one in sorted(looks.items()):
            yield _gather_alike(one, variants, every)


def _cards_by_place(sides: Sequence[DrawnSide]) -> dict[Location, set[int]]:
    """The cards that show each element."""
    found: dict[Location, set[int]] = {}
    for side in sides:
        for place in {part.place for part in side.parts}:
            found.setdefault(place, set()).update(side.cards)
    return found


def _cards_of(flaws: Iterable[Flaw]) -> set[int]:
    return {card for flaw in flaws for card in flaw.side.cards}


def _gather_alike(
    flaws: Sequence[Flaw], variants: Sequence[Variant], every: set[int], at: Location | None = None
) -> GatheredFlaw:
    worst, cards = max(flaws, key=lambda flaw: flaw.weight), _cards_of(flaws)
    found = {flaw.side.variant for flaw in flaws}
    side = worst.side.name
    counted = len(cards) > 1 and not (cards == every and (at or side == "back"))
    counts = {"side": side, "cards": len(cards) if counted else 0}
    arguments = {**dict(worst.arguments), **tell_variants(found, variants), **counts}
    return GatheredFlaw(worst.code, worst.place, tuple(sorted(cards)), arguments, worst.beside, at)


def tell_variants(found: Iterable[Variant], variants: Sequence[Variant]) -> dict[str, str]:
    """The languages and the inks by their codes, where not all have the flaw."""
    parts = []
    for own, every in zip(map(set, zip(*found, strict=True)), zip(*variants, strict=True), strict=False):
        if not own.issuperset(every):
            parts.append(", ".join(each for each in dict.fromkeys(every) if each in own))
    return {"where": f" ({'; '.join(parts)})" if parts else ""}


Told = dict[str, str | float]

FAULT_CODES = {"overflow": OVERFLOW, "cut": CUT, "glyph": GLYPH}


def gather_print_faults(
    faults: Iterable[tuple[Variant, Fault]], variants: Sequence[Variant]
) -> Iterator[tuple[Code, Fault, Told]]:
    """The faults that have a code of print, each with the values of its message. A fault of the layout is
    reported once; its cards are counted where there are several."""
    alike: dict[tuple[object, ...], list[tuple[Variant, Fault]]] = {}
    for variant, fault in faults:
        if fault.kind in FAULT_CODES:
            told = dict(fault.arguments)
            card = told.get("card") if fault.of == "set" else None
            key = (fault.kind, fault.of, fault.loc, fault.at, told.get("text"), card)
            alike.setdefault(key, []).append((variant, fault))
    for found in alike.values():
        fault = max((each for _, each in found), key=_measure_excess)
        where = tell_variants([variant for variant, _ in found], variants)
        told = {**dict(fault.arguments), **where, "cards": 0}
        cards = {dict(each.arguments).get("card") for _, each in found}
        if len(cards) > 1:
            told |= {"card": "", "cards": len(cards)}
        yield FAULT_CODES[fault.kind], fault, told


def other_faults(faults: Iterable[tuple[Variant, Fault]]) -> list[Fault]:
    """All other faults. Words of a set that lack a language are left out: another check reports them."""
    told = {*((kind, of) for kind in FAULT_CODES for of in ("set", "layout")), ("unwritten", "set")}
    found = (fault for _, fault in faults if (fault.kind, fault.of) not in told)
    return list(dict.fromkeys(replace(fault, arguments=()) for fault in found))


def _measure_excess(fault: Fault) -> tuple[float, ...]:
    told = dict(fault.arguments)
    return tuple(float(told.get(name, 0)) for name in ("wide", "high", "lines", "over"))
