"""Flaws of all languages and inks as findings: each once, at its card, or at an element that is at fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from pnp.checks.printing.elements import Place
    from pnp.checks.printing.flaws import Flaw, Side
    from pnp.models.findings import Code
    from pnp.models.inks import Ink


MANY = 20  # cards: what these have in common is mended once


class Variant(Struct, frozen=True):
    """A language and an ink in which a set is drawn."""

    language: str
    ink: Ink


class Gathered(Struct, frozen=True):
    """A finding, and of which cards and variants; it is at a place of the layout where every card has it that
    shows the element, or many have, or where the element is at odds with itself."""

    code: Code
    place: Place
    cards: tuple[int, ...]
    told: dict[str, str | float]
    beside: Place = ()  # the other element, where there are two
    at: Place | None = None  # what of the layout is at fault


def gathered(
    flaws: Iterable[Flaw],
    sides: Sequence[Side],
    variants: Sequence[Variant],
    blamed: Callable[[Code, Place, bool], Place | None],
) -> Iterator[Gathered]:
    """`blamed` says what is at fault, of a layout that can be mended, where an element is, or is at odds with
    itself: what several elements have of one type is told of that once."""
    shown = _shown(sides)
    alike: dict[tuple[object, ...], list[Flaw]] = {}
    for flaw in flaws:
        fault = blamed(flaw.code, flaw.place, True) if flaw.lone else None
        alike.setdefault((flaw.code.id, fault or flaw.place, fault or flaw.beside), []).append(flaw)
    for found in alike.values():
        first, many = found[0], len(_cards(found)) > MANY
        at = {place: blamed(first.code, place, first.lone) for place in (first.place, first.beside) if place}
        place = next((place for place in at if at[place]), first.place)
        mended, places = at.get(place), {each.place for each in found} if first.lone else {place}
        every = {card for each in places for card in shown[each]}
        if many or (mended and (first.lone or _cards(found) == every)):
            yield _of(found, variants, every, mended)
            continue
        looks: dict[int, list[Flaw]] = {}
        for flaw in found:
            looks.setdefault(flaw.side.cards[0], []).append(flaw)
        for _, one in sorted(looks.items()):
            yield _of(one, variants, every)


def _shown(sides: Sequence[Side]) -> dict[Place, set[int]]:
    """The cards that show each element."""
    found: dict[Place, set[int]] = {}
    for side in sides:
        for place in {part.place for part in side.parts}:
            found.setdefault(place, set()).update(side.cards)
    return found


def _cards(flaws: Iterable[Flaw]) -> set[int]:
    return {card for flaw in flaws for card in flaw.side.cards}


def _of(
    flaws: Sequence[Flaw], variants: Sequence[Variant], every: set[int], at: Place | None = None
) -> Gathered:
    worst, cards = max(flaws, key=lambda flaw: flaw.weight), _cards(flaws)
    found = {Variant(flaw.side.language, flaw.side.ink) for flaw in flaws}
    side = worst.side.name
    counted = len(cards) > 1 and not (cards == every and (at or side == "back"))
    told = {**dict(worst.told), **where(found, variants), "side": side, "cards": len(cards) if counted else 0}
    return Gathered(worst.code, worst.place, tuple(sorted(cards)), told, worst.beside, at)


def where(found: Iterable[Variant], variants: Sequence[Variant]) -> dict[str, str]:
    """The languages and the inks, where it is not all of them; in words of no language."""
    known = set(found)
    parts = [
        ", ".join(part)
        for part in (
            _some([each.language for each in variants], {each.language for each in known}),
            _some([each.ink for each in variants], {each.ink for each in known}),
        )
        if part
    ]
    return {"where": f" ({'; '.join(parts)})" if parts else ""}


def _some(every: Sequence[str], found: set[str]) -> tuple[str, ...]:
    known = tuple(dict.fromkeys(every))
    return () if found >= set(known) else tuple(each for each in known if each in found)
