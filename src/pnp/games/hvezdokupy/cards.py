"""The cards of Hvězdokupy as they are scored: patterns, on a card or typed in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pnp.errors import Mistake, phrase, said
from pnp.games.hvezdokupy.scoring import SIDE, Shape
from pnp.models.card_mistakes import find_star_mistakes
from pnp.models.entries import (
    Entry,
    PlacedText,
    count_copies,
    get_text,
    get_whole,
    make_mistake,
    read_drawing,
    within,
)

FEWEST, MOST = 3, 10  # stars of a pattern


@dataclass(frozen=True, slots=True)
class PatternCard:
    """A card with a pattern; an id of None is that of a card that was typed in. By its rank it is dealt."""

    id: str | None
    shape: Shape
    copies: int = 1
    rank: int = 0
    colour: str = ""


def make_pattern_card(card: Entry, notes: list[Mistake]) -> PatternCard | None:
    shape = read_pattern(within(card, "pattern"), notes)
    if shape is None:
        return None
    notes += find_star_mistakes(card, len(shape))
    rank, colour = get_whole(within(card, "rank")) or 0, get_text(within(card, "colour")) or ""
    return PatternCard(get_text(within(card, "id")), shape, count_copies(card), rank, colour)


def make_setup_card(card: Entry, _: list[Mistake]) -> object:
    """A setup card scores nothing."""
    return card.value


def read_pattern(entry: Entry, notes: list[Mistake]) -> Shape | None:
    """A drawn pattern; notes what is wrong with the drawing."""
    rows = read_drawing(entry, _find_mistakes, notes)
    if rows is None:
        return None
    return tuple(
        (row, column)
        for row, written in enumerate(rows)
        for column, sign in enumerate(written)
        if sign.text == "*"
    )


def _find_mistakes(entry: Entry, rows: list[list[PlacedText]]) -> Iterator[Mistake]:
    stars = sum(sign.text == "*" for row in rows for sign in row)
    strange = [sign for row in rows for sign in row if sign.text not in "*."]
    for sign in strange:
        yield make_mistake(
            entry,
            said("form-pattern", "a-pattern-has-no-sign-text", text=sign.text),
            phrase("draw-it-with-and"),
            sign.at,
        )
    if not strange and not FEWEST <= stars <= MOST:
        yield make_mistake(
            entry,
            said("form-pattern", "a-pattern-of-n-star" if stars == 1 else "a-pattern-of-n-stars", n=stars),
            phrase("draw-fewest-to-most-stars", fewest=FEWEST, most=MOST),
        )
    yield from _find_wrong_size(entry, rows)
    if not strange and stars and len({len(row) for row in rows}) == 1:
        yield from _find_empty_edges(entry, rows)


def _find_wrong_size(entry: Entry, rows: list[list[PlacedText]]) -> Iterator[Mistake]:
    for row in rows[:SIDE]:
        if len(row) > SIDE:
            yield make_mistake(
                entry,
                said("form-pattern", "a-pattern-is-at-most-side-wide", side=SIDE),
                phrase("leave-this-sign-out"),
                row[SIDE].at,
            )
        elif len(row) != len(rows[0]):
            right = phrase("draw-rows-of-one-length-the-first-has-rows-signs", rows=len(rows[0]))
            yield make_mistake(
                entry, said("form-pattern", "a-row-of-row-signs", row=len(row)), right, row[0].at
            )
    if len(rows) > SIDE:
        yield make_mistake(
            entry,
            said("form-pattern", "a-pattern-is-at-most-side-high", side=SIDE),
            phrase("leave-this-row-out"),
            rows[SIDE][0].at,
        )


def _find_empty_edges(entry: Entry, rows: list[list[PlacedText]]) -> Iterator[Mistake]:
    for name, edge in (
        ("top-row", rows[0]),
        ("bottom-row", rows[-1]),
        ("left-column", [row[0] for row in rows]),
        ("right-column", [row[-1] for row in rows]),
    ):
        if all(sign.text == "." for sign in edge):
            yield make_mistake(
                entry,
                said("form-pattern", "the-name-of-the-pattern-is-empty", name=phrase(name)),
                phrase("leave-it-out"),
                edge[0].at,
            )
