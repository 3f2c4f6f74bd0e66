"""The questions at a table of Hvězdokupy: the board row by row, then each player's card or pattern."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from msgspec.structs import replace

from pnp.games.hvezdokupy.cards import FEWEST, MOST, match_card
from pnp.games.hvezdokupy.forms import SHEET
from pnp.games.hvezdokupy.scoring import LINES, SIDE
from pnp.models.game import Supplies
from pnp.models.score_sheets.keys import Key, Questions, ask_keys
from pnp.models.score_sheets.questions import Question, Refused, shorten

EMPTY_ROW = "." * SIDE
_BLANKS = re.compile(r"[\s,;]+")
_BETWEEN_ROWS = re.compile(r"[\s,;/]+")  # as in `pnp play`, too
_WRITTEN = re.compile(r"[*.]*|[*.\s]*\n[*.\s]*")  # rows on one line may mean two things
_COLUMNS = re.compile(rf"(?:m?[1-{SIDE}])+", re.IGNORECASE)
_COLUMN = re.compile(r"(m?)([1-9])", re.IGNORECASE)
_SIGNS = {"*": "*", "x": "*", ".": ".", "-": ".", "m": "M"}


def ask_table(tree: Any, supplies: Supplies) -> Questions:
    return ask_keys(SHEET, tree, supplies, {"board": _ask_rows, "card": _ask_card, "pattern": _ask_pattern})


def _ask_rows(question: Question, _: Key, tree: Any, __: Supplies) -> Questions:
    rows = tree.get("board", "").split("\n")
    for row in range(SIDE):
        read = partial(_read_row, with_moon="M" not in "".join(rows[:row]))
        yield replace(question, read=read, arguments={"row": row + 1}, row=row, blank=EMPTY_ROW)


def _ask_card(asked: Question, key: Key, _: Any, supplies: Supplies) -> Questions:
    yield replace(asked, read=partial(match_card, cards=supplies.decks[key.deck]))


def _ask_pattern(question: Question, _: Key, tree: Any, __: Supplies) -> Questions:
    """Ask for the pattern if no card was named: the card is a published copy's."""
    if "card" not in tree["players"][question.place[1]]:
        until = {(*question.place[:2], "by_hand", line): 0 for line in LINES}
        yield replace(question, read=_read_pattern, own_form=_WRITTEN, until=until)


def _read_row(typed: str, with_moon: bool) -> str:
    """A row of the board as it is drawn, `..*..M..`, or the columns of what lies there, `3 M6`; the Moon only
    where it does not lie elsewhere."""
    signs = _BLANKS.sub("", typed)
    row = _read_columns(signs) if _COLUMNS.fullmatch(signs) else _read_signs(signs, typed)
    if row.count("M") > with_moon:
        raise Refused("refused-moon")
    return row


def _read_signs(signs: str, typed: str) -> str:
    row = _normalise_signs(signs, typed)
    if len(row) != SIDE and row != ".":
        raise Refused("refused-row", typed=shorten(typed), n=len(row), most=SIDE)
    return row if row != "." else EMPTY_ROW


def _read_columns(signs: str) -> str:
    lie = {int(column): "M" if moon else "*" for moon, column in _COLUMN.findall(signs)}
    return "".join(lie.get(column, ".") for column in range(1, SIDE + 1))


def _read_pattern(typed: str) -> str:
    """Read the rows of a pattern, with blanks between them: `.*. ***`; drop empty edges."""
    rows = [_normalise_signs(row, typed) for row in _BETWEEN_ROWS.split(typed) if row]
    if len({*map(len, rows)}) > 1:
        raise Refused("refused-pattern-rows", typed=shorten(typed))
    stars = typed.count("*") + typed.casefold().count("x")
    if not FEWEST <= stars <= MOST:
        raise Refused("refused-pattern", n=stars, least=FEWEST, most=MOST)
    while "*" not in rows[0] or "*" not in rows[-1]:
        rows = rows[1:] if "*" not in rows[0] else rows[:-1]
    columns = [number for number in range(len(rows[0])) if any(row[number] == "*" for row in rows)]
    return "\n".join(row[columns[0] : columns[-1] + 1] for row in rows)


def _normalise_signs(signs: str, typed: str) -> str:
    strange = [sign for sign in signs if sign.casefold() not in _SIGNS]
    if strange:
        raise Refused("refused-sign", typed=shorten(typed), sign=strange[0])
    return "".join(_SIGNS[sign.casefold()] for sign in signs)
