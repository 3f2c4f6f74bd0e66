"""The cards of Hvězdokupy as they are scored: patterns, on a card or typed in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.errors import phrase, said
from pnp.games.hvezdokupy.shapes import SIDE, Shape
from pnp.models.entries import Entry, copies, text, whole, within, wrong
from pnp.models.grids import Written, drawn
from pnp.models.real_stars import wrong_real

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Mistake

FEWEST, MOST = 3, 10  # stars of a pattern


@dataclass(frozen=True, slots=True)
class PatternCard:
    """A card with a pattern; an id of None is that of a card that was typed in. By its rank it is dealt."""

    id: str | None
    shape: Shape
    copies: int = 1
    rank: int = 0
    colour: str = ""


def made_pattern_card(card: Entry, notes: list[Mistake]) -> PatternCard | None:
    shape = pattern(within(card, "pattern"), notes)
    if shape is None:
        return None
    notes += wrong_real(card, len(shape))
    rank, colour = whole(within(card, "rank")) or 0, text(within(card, "colour")) or ""
    return PatternCard(text(within(card, "id")), shape, copies(card), rank, colour)


def made_setup_card(card: Entry, _: list[Mistake]) -> object:
    """A setup card scores nothing."""
    return card.value


def pattern(entry: Entry, notes: list[Mistake]) -> Shape | None:
    """A drawn pattern; notes what is wrong with the drawing."""
    rows = drawn(entry, _mistakes, notes)
    if rows is None:
        return None
    return tuple(
        (row, column)
        for row, written in enumerate(rows)
        for column, sign in enumerate(written)
        if sign.text == "*"
    )


def _mistakes(entry: Entry, rows: list[list[Written]]) -> Iterator[Mistake]:
    stars = sum(sign.text == "*" for row in rows for sign in row)
    strange = [sign for row in rows for sign in row if sign.text not in "*."]
    for sign in strange:
        yield wrong(
            entry,
            said("form-pattern", "a-pattern-has-no-sign-text", text=sign.text),
            phrase("draw-it-with-and"),
            sign.at,
        )
    if not strange and not FEWEST <= stars <= MOST:
        yield wrong(
            entry,
            said("form-pattern", "a-pattern-of-n-star" if stars == 1 else "a-pattern-of-n-stars", n=stars),
            phrase("draw-fewest-to-most-stars", fewest=FEWEST, most=MOST),
        )
    yield from _of_size(entry, rows)
    if not strange and stars and len({len(row) for row in rows}) == 1:
        yield from _of_edges(entry, rows)


def _of_size(entry: Entry, rows: list[list[Written]]) -> Iterator[Mistake]:
    for row in rows[:SIDE]:
        if len(row) > SIDE:
            yield wrong(
                entry,
                said("form-pattern", "a-pattern-is-at-most-side-wide", side=SIDE),
                phrase("leave-this-sign-out"),
                row[SIDE].at,
            )
        elif len(row) != len(rows[0]):
            right = phrase("draw-rows-of-one-length-the-first-has-rows-signs", rows=len(rows[0]))
            yield wrong(entry, said("form-pattern", "a-row-of-row-signs", row=len(row)), right, row[0].at)
    if len(rows) > SIDE:
        yield wrong(
            entry,
            said("form-pattern", "a-pattern-is-at-most-side-high", side=SIDE),
            phrase("leave-this-row-out"),
            rows[SIDE][0].at,
        )


def _of_edges(entry: Entry, rows: list[list[Written]]) -> Iterator[Mistake]:
    for name, edge in (
        ("top-row", rows[0]),
        ("bottom-row", rows[-1]),
        ("left-column", [row[0] for row in rows]),
        ("right-column", [row[-1] for row in rows]),
    ):
        if all(sign.text == "." for sign in edge):
            yield wrong(
                entry,
                said("form-pattern", "the-name-of-the-pattern-is-empty", name=phrase(name)),
                phrase("leave-it-out"),
                edge[0].at,
            )
