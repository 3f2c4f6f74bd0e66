"""Flaws of all languages and inks as findings: each once, at its card, or at an element that is at fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from pnp.check.printing.elements import Place
    from pnp.check.printing.flaws import Flaw, Side
    from pnp.models.findings import Code
    from pnp.models.inks import Ink


class Variant(Struct, frozen=True):
    """A language and an ink in which a set is drawn."""

    language: str
    ink: Ink


class Gathered(Struct, frozen=True):
    """A finding, and of which cards and variants; it is of the layout where every card has it that shows the
    element."""

    code: Code
    place: Place
    cards: tuple[int, ...]
    of_layout: bool
    told: dict[str, str | float]
    beside: Place = ()  # the other element, where there are two


def gathered(
    flaws: Iterable[Flaw], sides: Sequence[Side], variants: Sequence[Variant], own: Callable[[Place], bool]
) -> Iterator[Gathered]:
    """`own` says whether a place of the layout is in a file of its own, which can be mended."""
    shown = _shown(sides)
    alike: dict[tuple[object, ...], list[Flaw]] = {}
    for flaw in flaws:
        alike.setdefault((flaw.code.id, flaw.place, flaw.beside), []).append(flaw)
    for found in alike.values():
        place = found[0].place
        cards = tuple(sorted({flaw.side.card for flaw in found}))
        if own(place) and len(cards) == len(shown.get(place, ())):
            yield _of(found, cards, variants, of_layout=True)
            continue
        for card in cards:
            one = [flaw for flaw in found if flaw.side.card == card]
            yield _of(one, (card,), variants, of_layout=False)


def _shown(sides: Sequence[Side]) -> dict[Place, set[int]]:
    """The cards that show each element."""
    found: dict[Place, set[int]] = {}
    for side in sides:
        for part in side.parts:
            found.setdefault(part.place, set()).add(side.card)
    return found


def _of(
    flaws: Sequence[Flaw], cards: tuple[int, ...], variants: Sequence[Variant], *, of_layout: bool
) -> Gathered:
    worst = max(flaws, key=lambda flaw: flaw.weight)
    found = {Variant(flaw.side.language, flaw.side.ink) for flaw in flaws}
    told = {**dict(worst.told), **where(found, variants), "side": worst.side.name}
    return Gathered(worst.code, worst.place, cards, of_layout, told, worst.beside)


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
