"""The cards of Hvězdokupy for scoring: patterns, on a card or typed in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct, ValidationError, convert

from pnp.errors import Mistake, give_code, phrase
from pnp.games.hvezdokupy.scoring import SIDE, Shape
from pnp.models import trees
from pnp.models.card_mistakes import find_star_mistakes
from pnp.models.score_sheets.questions import match_word

FEWEST, MOST = 3, 10  # stars of a pattern
Slip: TypeAlias = tuple[str, str, int | None]  # the error in a drawing, the advice, and the place


class PatternCard(Struct, frozen=True):
    """A card with a pattern; a card that was typed in has no id. It is dealt by its rank, and players may
    type one of its names, one for each language."""

    id: str | None
    shape: Shape
    copies: int = 1
    rank: int = 0
    colour: str = ""
    names: tuple[str, ...] = ()


def make_pattern_card(card: trees.Entry, notes: list[Mistake]) -> PatternCard | None:
    shape = read_pattern(trees.get_entry(card, "pattern"), notes)
    if shape is None:
        return None
    notes += find_star_mistakes(card, len(shape))
    rank, colour = trees.get_whole(card, "rank") or 0, trees.get_text(card, "colour") or ""
    name = trees.get_entry(card, "name")
    words = (trees.get_text(name), *(trees.get_text(word) for _, word in trees.list_items(name)))
    names = tuple(filter(None, words))
    return PatternCard(trees.get_text(card, "id"), shape, trees.count_copies(card), rank, colour, names)


def match_card(typed: str, cards: Mapping[str, PatternCard]) -> str:
    """Return the id of a card for its id, or for a name that no other card has in any language."""
    named = Counter(name for card in cards.values() for name in {*card.names})
    known = {name: id for id, card in cards.items() for name in card.names if named[name] == 1}
    known |= {id: id for id in cards}
    return known[match_word(typed, known)]


class Setup(Struct, frozen=True):
    """The beginning of a game for a number of players; it scores nothing."""

    id: str
    players: int
    stack: tuple[int, ...]
    stars: int
    rolled: int
    with_players: tuple[int, ...] = ()


def make_setup_card(card: trees.Entry, _: list[Mistake]) -> Setup | None:
    try:
        return convert(card.value, Setup, strict=False)
    except ValidationError:
        return None


def read_pattern(entry: trees.Entry, notes: list[Mistake]) -> Shape | None:
    """Read a drawn pattern; note mistakes in the drawing."""
    rows = trees.read_drawing(entry, _find_mistakes, notes)
    if rows is None:
        return None
    signs = ((row, column, sign.text) for row, line in enumerate(rows) for column, sign in enumerate(line))
    return tuple((row, column) for row, column, sign in signs if sign == "*")


def _find_mistakes(entry: trees.Entry, rows: list[list[trees.PlacedText]]) -> Iterator[Mistake]:
    slips = (*_find_wrong_signs(rows), *_find_wrong_size(rows), *_find_empty_edges(rows))
    for what, right, at in [*_find_joined_rows(trees.get_text(entry) or "")] or slips:
        yield trees.make_mistake(entry, give_code("form-pattern", what), right, at)


def _find_joined_rows(written: str) -> Iterator[Slip]:
    """Find rows typed on one line: they would be read as one long row."""
    words = written.split()
    one_line = len(written.strip().splitlines()) == 1 and {*"".join(words)} <= {*"*."}
    if one_line and len(words) > 1 and max(map(len, words)) > 1:
        yield phrase("the-rows-of-the-pattern-stand-on-one-line"), phrase("write-each-on-its-own-line"), None


def _find_wrong_signs(rows: list[list[trees.PlacedText]]) -> Iterator[Slip]:
    strange = _list_strange(rows)
    for sign in strange:
        yield phrase("a-pattern-has-no-sign-text", text=sign.text), phrase("draw-it-with-and"), sign.at
    stars = _count_stars(rows)
    if not strange and not FEWEST <= stars <= MOST:
        what = phrase("a-pattern-of-n-star" if stars == 1 else "a-pattern-of-n-stars", n=stars)
        yield what, phrase("draw-fewest-to-most-stars", fewest=FEWEST, most=MOST), None


def _list_strange(rows: list[list[trees.PlacedText]]) -> list[trees.PlacedText]:
    return [sign for row in rows for sign in row if sign.text not in "*."]


def _count_stars(rows: list[list[trees.PlacedText]]) -> int:
    return sum(sign.text == "*" for row in rows for sign in row)


def _find_wrong_size(rows: list[list[trees.PlacedText]]) -> Iterator[Slip]:
    for row in rows[:SIDE]:
        if len(row) > SIDE:
            what = phrase("a-pattern-is-at-most-side-wide", side=SIDE)
            yield what, phrase("leave-this-sign-out"), row[SIDE].at
        elif len(row) != len(rows[0]):
            right = phrase("draw-rows-of-one-length-the-first-has-rows-signs", rows=len(rows[0]))
            yield phrase("a-row-of-row-signs", row=len(row)), right, row[0].at
    if len(rows) > SIDE:
        what = phrase("a-pattern-is-at-most-side-high", side=SIDE)
        yield what, phrase("leave-this-row-out"), rows[SIDE][0].at


def _find_empty_edges(rows: list[list[trees.PlacedText]]) -> Iterator[Slip]:
    """Find empty edges, only of a pattern that is a rectangle of known signs."""
    if _list_strange(rows) or not _count_stars(rows) or len({*map(len, rows)}) > 1:
        return
    for name, edge in (
        ("top-row", rows[0]),
        ("bottom-row", rows[-1]),
        ("left-column", [row[0] for row in rows]),
        ("right-column", [row[-1] for row in rows]),
    ):
        if all(sign.text == "." for sign in edge):
            what = phrase("the-name-of-the-pattern-is-empty", name=phrase(name))
            yield what, phrase("leave-it-out"), edge[0].at
