"""Colours that mean something: those of a field of type `colour`, which differ from card to card.

Two that look alike in an ink, or to an eye that lacks a cone, are no fault where something else that is drawn
goes with them: an icon, a letter, a number, which is one on all cards of the one colour, and another on the
other's.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pnp.checks.printing.codes import ALIKE
from pnp.checks.printing.gathering import Variant, where
from pnp.checks.printing.sights import SIGHTS, apart
from pnp.draw.paint_text import PaintError, paint_text
from pnp.models.fields import attribute, kind_of
from pnp.models.findings import Found

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from pnp.checks.printing.sights import Sight
    from pnp.draw.paint_text import Wording
    from pnp.models.cards import Card
    from pnp.models.inks import Ink
    from pnp.models.layout import Layout
    from pnp.scene import Colour

LEAST = 12.0  # in CIELAB
_NONE = ("picture", "colour")  # kinds of fields that tell no colours apart


class _Used(Struct, frozen=True):
    """A colour as it is written, and the cards that have it, counted from 0."""

    written: str
    cards: tuple[int, ...]


def alike(
    cards: Sequence[Card],
    layout: Layout,
    drawn: Callable[[Collection[str]], Collection[str]],
    painted: Callable[[Ink, str], Colour | None],
    inks: Sequence[Ink],
) -> Iterator[Found]:
    """`drawn` are those of some fields that are; `painted` is what a colour comes to in an ink, if it is one
    flat colour."""
    coloured = [name for name, rule in layout.fields.items() if kind_of(rule) == "colour"]
    own = {name: attribute(name) for name, rule in layout.fields.items() if kind_of(rule) not in _NONE}
    keys = {"icons": "icons", "value": "value", **own}
    beside = [keys[name] for name in drawn(keys)] if coloured else []
    for name in coloured:
        for one, other in combinations(_used(cards, attribute(name)), 2):
            if any(_differ(cards, key, one, other) for key in beside):
                continue
            found = {ink: _confused(painted, ink, one, other) for ink in inks}
            every = [Variant("", ink) for ink in inks]
            for sight in SIGHTS:
                some = [each for each in every if found[each.ink] == sight]
                if some:
                    told = {"one": one.written, "other": other.written, "sight": sight}
                    yield Found(ALIKE, ("cards", other.cards[0], name), {**told, **where(some, every)})


def _used(cards: Sequence[Card], key: str) -> list[_Used]:
    """Each colour once, however its letters are written."""
    found: dict[Wording | str, tuple[str, list[int]]] = {}
    for at, card in enumerate(cards):
        given = getattr(card, key)
        if isinstance(given, str) and given:
            found.setdefault(_read(given), (given, []))[1].append(at)
    return [_Used(written, tuple(own)) for written, own in found.values()]


def _read(written: str) -> Wording | str:
    try:
        return paint_text(written)
    except PaintError:  # is told where it is drawn
        return written


def _confused(
    painted: Callable[[Ink, str], Colour | None], ink: Ink, one: _Used, other: _Used
) -> Sight | None:
    """The most usual eye to which both look alike."""
    colours = painted(ink, one.written), painted(ink, other.written)
    if colours[0] is None or colours[1] is None:
        return None
    return next((sight for sight in SIGHTS if apart(colours[0], colours[1], sight) < LEAST), None)


def _differ(cards: Sequence[Card], key: str, one: _Used, other: _Used) -> bool:
    values = [_all(cards, key, each) for each in (one, other)]
    return all(len(each) == 1 for each in values) and values[0] != values[1]


def _all(cards: Sequence[Card], key: str, used: _Used) -> set[Any]:
    values = (getattr(cards[at], key) for at in used.cards)
    return {tuple(sorted(each.items())) if isinstance(each, dict) else each for each in values}
