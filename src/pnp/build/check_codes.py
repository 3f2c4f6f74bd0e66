"""The table of all that can be found, as `pnp check --list` and the docs show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp import games
from pnp.checks.codes import all_codes
from pnp.report.phrasing import name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.findings import Code
    from pnp.report.findings import Words


def codes() -> Iterator[tuple[Code, str]]:
    """Every code that there is, those of a game with its id."""
    found = [game for id in games.all_names() if (game := games.game(id))]
    return ((code, game.id if game else "") for code, game in all_codes(found))


def rows(words: Words) -> Iterator[tuple[str, str, str]]:
    """Code, kind and example of each, in words."""
    for code, game in codes():
        yield code.id, name(words(""), f"check-{code.kind}"), _example(code, game, words)


def data(words: Words) -> Iterator[dict[str, str]]:
    """The same for programs; the game is empty of what the house itself finds."""
    for code, game in codes():
        yield {"code": code.id, "kind": code.kind, "game": game, "example": _example(code, game, words)}


def _example(code: Code, game: str, words: Words) -> str:
    return name(words(game), f"{code.id}-example")
