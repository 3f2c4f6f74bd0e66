"""Mosaics of Nova Luna for hypothesis, whose tasks are just met or just missed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hypothesis import strategies as st

from tests.oracles.nova_luna import lying_by
from tests.oracles.nova_luna_sheet import Deck, tile_of
from tests.positions.chances import once_in

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

__all__ = [
    "COLOURS",
    "PALETTES",
    "Words",
    "filled",
    "mosaics",
    "piles",
    "roughly_written",
    "rows_of",
    "signs",
    "written",
]

COLOURS = "RBTY"
PALETTES = ["R", "RB", "RB", "TY", "RBT", "RBTY", "RBTY"]

Words = list[list[str]]


class Piles(NamedTuple):
    """Shipped tiles still to be had, by colour, and whether one may be had again and again."""

    ids: dict[str, list[str]]
    again: bool


@st.composite
def piles(draw: DrawFn, deck: Deck) -> Piles:
    turn = draw(st.integers(0, 16))
    ids = {colour: [id for id in deck if deck[id].code[0] == colour] for colour in COLOURS}
    return Piles({colour: own[turn:] + own[:turn] for colour, own in ids.items()}, once_in(draw, 8))


@st.composite
def signs(draw: DrawFn) -> Words:
    """Colours and gaps: few colours make long chains, few gaps keep a mosaic in one piece."""
    tall, wide = draw(
        st.sampled_from([(1, 1), (1, 4), (2, 2), (3, 2), (2, 3), (3, 3), (3, 4), (3, 4), (4, 5)])
    )
    some = [*draw(st.sampled_from(PALETTES)) * draw(st.sampled_from([1, 4])), "."]
    return [draw(st.lists(st.sampled_from(some), min_size=wide, max_size=wide)) for _ in range(tall)]


def _tasks_about(near: dict[str, int], generous: bool) -> list[str]:
    """Tasks that so many tiles nearby just meet; unless generous, those that miss one as well."""
    just_met = [colour * min(4, number) for colour, number in near.items() if number]
    both = [one + other for one in just_met for other in just_met if one[0] != other[0]]
    at_once = [f"{one[0]}{other[0]}" for one in just_met for other in just_met if one[0] != other[0]]
    missed = [colour * (number + 1) for colour, number in near.items() if number < 4]
    missed += [f"{one}{other}" for one in just_met for other in missed if one[0] != other[0]]
    tasks = just_met * 2 + both + at_once + ([] if generous else missed)
    return [task for task in tasks if len(task) <= 4]


@st.composite
def _code(draw: DrawFn, colour: str, near: dict[str, int], generous: bool) -> str:
    likely = _tasks_about(near, generous)
    some = st.text(COLOURS, min_size=1, max_size=4)
    task = (
        st.sampled_from(likely) if likely and generous else st.sampled_from(likely) | some if likely else some
    )
    tasks = draw(st.lists(task, min_size=3 if generous else 0, max_size=3))
    return f"{colour}{draw(st.integers(1, 7))}:{','.join(tasks)}"


@st.composite
def filled(draw: DrawFn, colours: Words, left: Piles, generous: bool = False) -> Words:
    """Each colour as the id of a shipped tile, or as a code that was made for its place: a generous one has
    three tasks that are met."""
    lying = [[tile_of(sign if sign == "." else f"{sign}1:", {}) for sign in row] for row in colours]
    ours = draw(st.sampled_from([0, 0, 0 if generous else 3, 1 if generous else 8]))
    words = [list(row) for row in colours]
    for row, line in enumerate(colours):
        for column, colour in enumerate(line):
            if colour == ".":
                continue
            pile = left.ids[colour]
            if pile and draw(st.integers(0, 7)) < ours:
                words[row][column] = pile[0] if left.again else pile.pop(0)
            else:
                near = {other: lying_by(lying, (row, column), other) for other in COLOURS}
                words[row][column] = draw(_code(colour, near, generous))
    return words


@st.composite
def written(draw: DrawFn, words: Words) -> str:
    """A grid as a text, at times with its columns apart or without the last line's end."""
    between = draw(st.sampled_from([" ", " ", "   "]))
    return "\n".join(between.join(row) for row in words) + draw(st.sampled_from(["\n", ""]))


@st.composite
def roughly_written(draw: DrawFn, words: Words) -> str:
    """A grid as a text, at times without the gaps at the ends of its rows."""
    if draw(st.integers(0, 3)):
        return draw(written(words))
    ends = [max([1, *(place for place, word in enumerate(row, 1) if word != ".")]) for row in words]
    return draw(written([row[:end] for row, end in zip(words, ends, strict=True)]))


@st.composite
def mosaics(draw: DrawFn, deck: Deck) -> str:
    """One mosaic as a text."""
    return draw(roughly_written(draw(filled(draw(signs()), draw(piles(deck))))))


def rows_of(codes: list[str], wide: int) -> Words:
    """Tiles in full rows; the last one is filled up with gaps."""
    padded = codes + ["."] * (-len(codes) % wide)
    return [padded[start : start + wide] for start in range(0, len(padded), wide)]
