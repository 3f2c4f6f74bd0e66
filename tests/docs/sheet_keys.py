"""The page about the keys of score sheets: `python -m tests.docs.sheet_keys` writes it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp import games
from pnp.build import phrases
from pnp.models import name_key
from pnp.report import translate
from tests import ROOT
from tests.helpers.offered import offering

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.errors import Location
    from pnp.models import Game, Key

PAGE: Final = ROOT / "docs" / "sheet-keys.md"
HEAD: Final = """# The keys of score sheets

What a score sheet of each game may say besides [what all of them share](scoring.md#the-score-sheet).

A key is the word before the colon: in `energy: 3` the key is `energy`. The page of each game shows
whole score sheets: [Hvězdokupy](hvezdokupy.md#the-score-sheet), [Nebula](nebula.md#the-score-sheet),
[Night Sky](night-sky.md#the-score-sheet), [Nova Luna](nova-luna.md#the-score-sheet),
[Tiny Galaxies](tiny-galaxies.md#the-score-sheet).

A key of the *table* stands once in a score sheet, a key of a *player* stands with each player. A key is
*secret* if other players may not see its answer before the end. Leave a key out if all lines that need
it are given by hand, or if the value in “if left out” is right. `ships.home` is the key `home` inside
`ships`. `rounds[].card` is the key `card` of each entry in the list `rounds`.
"""
COLUMNS: Final = ("key", "what it is", "entered as", "whose", "if left out", "lines that need it")
ENTERED: Final = {"truth": "yes or no"}  # the words of the program that are no everyday words
TABLES: Final = {"one": "alone", "several": "several players", "any": ""}


def page() -> str:
    return "".join([HEAD, *map(_section, filter(None, map(games.find_game, offering("page"))))])


def _section(game: Game) -> str:
    rows = [
        *_rows(game, (), game.sheet.table, "table"),
        *_rows(game, ("players",), game.sheet.player, "player"),
    ]
    table = [_row(each) for each in (COLUMNS, ["---"] * len(COLUMNS), *rows)]
    return "\n".join(["", f"## {_said(game, 'game-name')}", "", *table, ""])


def _said(game: Game, message: str) -> str:
    return translate(phrases(game, "en", topic="entry"), message)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _rows(
    game: Game, place: Location, keys: Sequence[Key], whose: str, within: str = ""
) -> Iterator[list[str]]:
    for key in keys:
        at = (*place, key.name)
        explained = _said(game, f"key-{name_key(key, at)}").replace("|", "\\|").replace("*", "\\*")
        yield [
            f"`{within}{key.name}`",
            f"{_tables(key)}{explained}",
            f"{ENTERED.get(key.entered, key.entered)}{_values(key)}",
            f"{whose}, secret" if key.secret else whose,
            _left_out(key),
            ", ".join(f"`{line}`" for line in key.lines),
        ]
        if key.keys and key.form is None:
            inside = f"{within}{key.name}{'[]' if key.repeated else ''}."
            yield from _rows(game, at, key.keys, whose, inside)


def _tables(key: Key) -> str:
    which = [TABLES[key.players], f"version `{key.version}`" if key.version else ""]
    return f"({', '.join(filter(None, which))}) " if any(which) else ""


def _values(key: Key) -> str:
    if key.entered == "number" and key.most is not None:
        return f", {key.least} to {key.most}"
    if key.choices:
        return f": {', '.join(f'`{each}`' for each in key.choices)}"
    many = f", {key.least}" if key.least and key.least == key.most else ""
    return f" of `{key.deck}`{many}" if key.deck else ""


def _left_out(key: Key) -> str:
    if key.needed:
        return "needed"
    if key.default is None:
        return f"`{key.instead}` instead" if key.instead else ""
    return f"`{key.default}`" if key.default else "none"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8", newline="\n")
