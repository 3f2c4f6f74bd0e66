"""Tiles for scoring, and their code: colour, time and tasks, such as `R4:BB,RRRR,T`."""

from __future__ import annotations

import re
from collections import Counter
from typing import TypeAlias

from msgspec import Struct

from pnp.errors import Mistake, code_phrase, phrase
from pnp.models.score_sheets.keys import to_language
from pnp.models.trees import Entry, count_copies, get_entry, get_text, make_mistake

COLOURS = "RBTY"
ALPHABETS = {"en": COLOURS, "cs": "ČMTŽ", "pl": "CNTŻ"}
LONGEST = 40  # letters of a code
_CODE = re.compile(r"([RBTY])([1-7]):((?:[RBTY]{1,4}(?:,[RBTY]{1,4}){0,2})?)")

Task: TypeAlias = tuple[tuple[str, int], ...]  # colours, each with the number of its tiles


class Tile(Struct, frozen=True):
    """A tile; one that was typed in by its code has no id."""

    id: str | None
    code: str
    colour: str
    time: int
    tasks: tuple[Task, ...]
    copies: int = 1


def read_tile(code: str, id: str | None = None, copies: int = 1) -> Tile | None:
    """Read the tile of a code; None if the text is no code."""
    found = _CODE.fullmatch(code)
    if found is None:
        return None
    tasks = tuple(tuple(sorted(Counter(task).items())) for task in found[3].split(",") if task)
    return Tile(id, code, found[1], int(found[2]), tasks, copies)


def make_tile_card(card: Entry, notes: list[Mistake]) -> Tile | None:
    code = get_entry(card, "tile")
    written = get_text(code)
    if written is None or not 1 <= len(written) <= LONGEST:
        return None
    tile = read_tile(written, get_text(card, "id"), count_copies(card))
    if tile is None:
        notes.append(make_mistake(code, *describe_wrong_code(written)))
    return tile


def describe_wrong_code(written: str, language: str = "en") -> tuple[str, str]:
    """Return the error and advice for a text that should be a tile's code."""
    letters, example = ALPHABETS[language], to_language("R4:BB,RRRR,T", ALPHABETS, language)
    arguments = {"example": example, "letters": ", ".join(letters[:-1]), "last": letters[-1]}
    right = phrase("write-one-such-as-example-colour-letters-or-last", **arguments)
    return code_phrase("form-tile", "written-is-no-code-of-a-tile", written=written[:40]), right
