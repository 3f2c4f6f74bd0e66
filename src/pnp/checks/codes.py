"""The kinds of findings that are the house's own, and those of all games beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.checks.printing.codes import CODES as PRINT
from pnp.errors import code_of
from pnp.models.findings import Code

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.errors import Problem
    from pnp.models.game import Game

OTHER = Code("form-other", "error")
UNKNOWN_FILE = Code("form-unknown-file", "error")
LANGUAGE_MISSING = Code("form-language-missing", "warning")
LANGUAGE_UNSPOKEN = Code("form-language-unspoken", "warning")
SHEET_WARNING = Code("sheet-warning", "warning")

# What loaders complain of, by the code that their words bring.
LOADERS = (
    *("unreadable", "encoding", "syntax", "table", "limit", "empty"),
    *("type", "range", "length", "unknown-key", "missing-key", "duplicate-key"),
    *("unknown-name", "duplicate-name", "unknown-card", "duplicate-id", "id", "rule"),
    *("language", "picture", "drawing", "colour"),
    *("layout", "field", "element", "sheet", "players", "twice"),
    *("board", "map", "galaxy", "pattern", "constellation", "tile", "action"),
    *("expression", "figure", "sign", "text", "words", "drawn"),
)
FORM = tuple(Code(f"form-{name}", "error") for name in LOADERS)

HOUSE = (OTHER, UNKNOWN_FILE, *FORM, LANGUAGE_MISSING, LANGUAGE_UNSPOKEN, *PRINT, SHEET_WARNING)


def of_form(problem: Problem) -> Code:
    """The code of what a loader complains of, which its words bring."""
    return Code(code_of(problem.wrong) or OTHER.id, "error")


def all_codes(games: Sequence[Game]) -> Iterator[tuple[Code, Game | None]]:
    """Every code that there is, those of games with their game."""
    for code in HOUSE:
        yield code, None
    for game in games:
        for code in game.checks().codes if game.checks else ():
            yield code, game
