"""Flaws of drawn sides, gathered over languages and inks: each flaw once, at its card or element."""

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
    """A side as it is drawn. `cards` are the numbers, from 0, of the set's cards that look the same."""

    cards: tuple[int, ...]
    name: SideName
    face: Face
    parts: tuple[Part, ...]
    variant: Variant


class Flaw(Struct, frozen=True):
    """A flaw of an element on a side. Of similar flaws, the one with the greatest `weight` is reported."""

    code: Code
    place: Location
    side: DrawnSide
    weight: float
    arguments: tuple[tuple[str, str | float], ...]
    beside: Location = ()  # the other element, if there are two; itself, if it is at odds with itself

    @property
    def is_alone(self) -> bool:
        return self.beside == self.place


MANY_CARDS = 20  # a flaw of more cards than these is reported once for all


class GatheredFlaw(Struct, frozen=True):
    """A flaw with all its cards and its variants.

    It is reported at a place of the layout if every card that shows the element has it, if many cards have
    it, or if the element is at odds with itself.
    """

    code: Code
    place: Location
    cards: tuple[int, ...]
    arguments: dict[str, str | float]
    beside: Location = ()  # the other element, where there are two
    at: Location | None = None  # the place in the layout that is at fault


def gather_flaws(
    flaws: Iterable[Flaw],
    sides: Sequence[DrawnSide],
    variants: Sequence[Variant],
    blamed: Callable[[Code, Location, bool], Location | None],
) -> Iterator[GatheredFlaw]:
    """Yield each flaw once. `blamed` returns the place in a layout that the user can mend. Its last argument
    tells whether an element is at odds with itself: so a fault of a type role is reported once for all its
    elements."""
    shown = _cards_by_place(sides)
    alike: dict[tuple[object, ...], list[Flaw]] = {}
    for flaw in flaws:
        fault = blamed(flaw.code, flaw.place, True) if flaw.is_alone else None
        alike.setdefault((flaw.code.id, fault or flaw.place, fault or flaw.beside), []).append(flaw)
    for group in alike.values():
        first, many = group[0], len(_cards_of(group)) > MANY_CARDS
        both = [place for place in (first.place, first.beside) if place]
        at = {place: blamed(first.code, place, first.is_alone) for place in both}
        place = next((place for place in at if at[place]), first.place)
        mended, places = at.get(place), {each.place for each in group} if first.is_alone else {place}
        every = {card for each in places for card in shown[each]}
        if many or (mended and (first.is_alone or _cards_of(group) == every)):
            yield _gather_alike(group, variants, every, mended)
            continue
        looks: dict[int, list[Flaw]] = {}
        for flaw in group:
            looks.setdefault(flaw.side.cards[0], []).append(flaw)
        for _, one in sorted(looks.items()):
            yield _gather_alike(one, variants, every)


def _cards_by_place(sides: Sequence[DrawnSide]) -> dict[Location, set[int]]:
    """Return the cards that show each element, by its place."""
    cards_at: dict[Location, set[int]] = {}
    for side in sides:
        for place in {part.place for part in side.parts}:
            cards_at.setdefault(place, set()).update(side.cards)
    return cards_at


def _cards_of(flaws: Iterable[Flaw]) -> set[int]:
    return {card for flaw in flaws for card in flaw.side.cards}


def _gather_alike(
    flaws: Sequence[Flaw], variants: Sequence[Variant], every: set[int], at: Location | None = None
) -> GatheredFlaw:
    worst, cards = max(flaws, key=lambda flaw: flaw.weight), _cards_of(flaws)
    affected = {flaw.side.variant for flaw in flaws}
    side = worst.side.name
    counted = len(cards) > 1 and not (cards == every and (at or side == "back"))
    counts = {"side": side, "cards": len(cards) if counted else 0}
    arguments = {**dict(worst.arguments), **name_variants(affected, variants), **counts}
    return GatheredFlaw(worst.code, worst.place, tuple(sorted(cards)), arguments, worst.beside, at)


def name_variants(affected: Iterable[Variant], variants: Sequence[Variant]) -> dict[str, str]:
    """Return the argument `where`: the languages and inks that have the flaw, if not all have it."""
    parts = []
    for own, every in zip(map(set, zip(*affected, strict=True)), zip(*variants, strict=True), strict=False):
        if not own.issuperset(every):
            parts.append(", ".join(each for each in dict.fromkeys(every) if each in own))
    return {"where": f" ({'; '.join(parts)})" if parts else ""}


Told = dict[str, str | float]

FAULT_CODES = {"overflow": OVERFLOW, "cut": CUT, "glyph": GLYPH}


def gather_print_faults(
    faults: Iterable[tuple[Variant, Fault]], variants: Sequence[Variant]
) -> Iterator[tuple[Code, Fault, Told]]:
    """Yield the faults with a code of print, each with the arguments of its message. A fault of the layout is
    reported once, with the number of its cards if there are several."""
    alike: dict[tuple[object, ...], list[tuple[Variant, Fault]]] = {}
    for variant, fault in faults:
        if fault.kind in FAULT_CODES:
            arguments = dict(fault.arguments)
            card = arguments.get("card") if fault.of == "set" else None
            key = (fault.kind, fault.of, fault.loc, fault.at, arguments.get("text"), card)
            alike.setdefault(key, []).append((variant, fault))
    for group in alike.values():
        fault = max((each for _, each in group), key=_measure_excess)
        where = name_variants([variant for variant, _ in group], variants)
        arguments = {**dict(fault.arguments), **where, "cards": 0}
        cards = {dict(each.arguments).get("card") for _, each in group}
        if len(cards) > 1:
            arguments |= {"card": "", "cards": len(cards)}
        yield FAULT_CODES[fault.kind], fault, arguments


def list_other_faults(faults: Iterable[tuple[Variant, Fault]]) -> list[Fault]:
    """List all other faults. Leave out words of a set that lack a language: another check reports them."""
    reported = {*((kind, of) for kind in FAULT_CODES for of in ("set", "layout")), ("unwritten", "set")}
    remaining = (fault for _, fault in faults if (fault.kind, fault.of) not in reported)
    return list(dict.fromkeys(replace(fault, arguments=()) for fault in remaining))


def _measure_excess(fault: Fault) -> tuple[float, ...]:
    arguments = dict(fault.arguments)
    return tuple(float(arguments.get(name, 0)) for name in ("wide", "high", "lines", "over"))
