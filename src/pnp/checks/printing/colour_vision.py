"""The check for colours that mean something and look alike, in an ink or to an eye that lacks a cone, with
nothing else to tell them apart."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from pnp.checks.findings import ALIKE
from pnp.checks.printing.flaws import Variant, name_variants
from pnp.draw.paints import PaintError, PaintExpression, read_paint
from pnp.models.cards import Card
from pnp.models.findings import Found
from pnp.models.layouts.layout import Layout, find_field_kind, name_attribute
from pnp.models.printing import Ink
from pnp.pictures.tones import linear_parts
from pnp.scene import Colour

Vision: TypeAlias = Literal["normal", "deutan", "protan", "tritan"]
Matrix3: TypeAlias = tuple[tuple[float, float, float], ...]

VISIONS: dict[Vision, Matrix3] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Matrix3 = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def colour_distance(one: Colour, other: Colour, sight: Vision) -> float:
    """Return how different two colours look, as a distance in CIELAB."""
    return math.dist(_to_lab(one, sight), _to_lab(other, sight))


def _to_lab(colour: Colour, sight: Vision) -> tuple[float, float, float]:
    seen = [min(1.0, max(0.0, part)) for part in _multiply(VISIONS[sight], linear_parts(colour))]
    x, y, z = (_take_root(a / b) for a, b in zip(_multiply(_XYZ, seen), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _multiply(rows: Matrix3, parts: Sequence[float]) -> list[float]:
    return [math.fsum(a * b for a, b in zip(row, parts, strict=True)) for row in rows]


def _take_root(part: float) -> float:
    share: float = part ** (1 / 3)
    return share if part > 216 / 24389 else (part * 24389 / 27 + 16) / 116


LEAST_DIFFERENCE = 12.0  # in CIELAB
_NONE = ("picture", "colour")  # kinds of fields that do not help to tell colours apart


class _UsedColour(Struct, frozen=True):
    """A colour as it is written, and the cards that have it, counted from 0."""

    written: str
    cards: tuple[int, ...]


def check_colours(
    cards: Sequence[Card],
    layout: Layout,
    drawn: Callable[[Collection[str]], Collection[str]],
    painted: Callable[[Ink, str], Colour | None],
    inks: Sequence[Ink],
) -> Iterator[Found]:
    """Yield colours of cards that look alike if no other field tells the cards apart.

    `drawn` picks the fields that a face shows; `painted` returns a colour in an ink, if it is flat.
    """
    coloured = [name for name, rule in layout.fields.items() if find_field_kind(rule) == "colour"]
    told_apart = [name for name, rule in layout.fields.items() if find_field_kind(rule) not in _NONE]
    keys = {"icons": "icons", "value": "value"} | {name: name_attribute(name) for name in told_apart}
    beside = [keys[name] for name in drawn(keys)] if coloured else []
    for name in coloured:
        for one, other in combinations(_find_used(cards, name_attribute(name)), 2):
            if any(_differ_beside(cards, key, one, other) for key in beside):
                continue
            visions = {ink: _find_confusing_vision(painted, ink, one, other) for ink in inks}
            every = [Variant("", ink) for ink in inks]
            for sight in VISIONS:
                some = [each for each in every if visions[each.ink] == sight]
                if some:
                    arguments = {"one": one.written, "other": other.written, "sight": sight}
                    arguments |= name_variants(some, every)
                    yield Found(ALIKE, ("cards", other.cards[0], name), arguments)


def _find_used(cards: Sequence[Card], key: str) -> list[_UsedColour]:
    """List each colour once, even if it is written in several ways."""
    uses: dict[PaintExpression | str, tuple[str, list[int]]] = {}
    for at, card in enumerate(cards):
        colour = getattr(card, key)
        if isinstance(colour, str) and colour:
            uses.setdefault(_read_colour(colour), (colour, []))[1].append(at)
    return [_UsedColour(written, tuple(own)) for written, own in uses.values()]


def _read_colour(written: str) -> PaintExpression | str:
    try:
        return read_paint(written)
    except PaintError:  # its drawing reports the mistake
        return written


def _find_confusing_vision(
    painted: Callable[[Ink, str], Colour | None], ink: Ink, one: _UsedColour, other: _UsedColour
) -> Vision | None:
    """Return the most usual kind of vision to which both colours look alike, or None."""
    first, second = painted(ink, one.written), painted(ink, other.written)
    if first is None or second is None:
        return None
    alike = (sight for sight in VISIONS if colour_distance(first, second, sight) < LEAST_DIFFERENCE)
    return next(alike, None)


def _differ_beside(cards: Sequence[Card], key: str, one: _UsedColour, other: _UsedColour) -> bool:
    first, second = (_list_values_beside(cards, key, each) for each in (one, other))
    return len(first) == len(second) == 1 and first != second


def _list_values_beside(cards: Sequence[Card], key: str, used: _UsedColour) -> set[Any]:
    values = (getattr(cards[at], key) for at in used.cards)
    return {tuple(sorted(each.items())) if isinstance(each, dict) else each for each in values}
