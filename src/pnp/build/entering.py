"""A table laid ready for entering: the game with its cards, and what its sheet says at first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.build.supplies import shipped_supplies
from pnp.entry import Table, seated
from pnp.errors import UsageError
from pnp.models.phrases import counted
from pnp.report.phrasing import name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.entry.drafts import Draft
    from pnp.models.game import Game
    from pnp.report import Phrases


def table(game: Game, words: Phrases, played: str, players: int | None, names: Sequence[str]) -> Table:
    """The table of an evening; who plays is asked as far as it is not given."""
    least, most = game.seats
    unnamed = tuple(name(words, "unnamed-player", n=number) for number in range(1, most + 1))
    many = len(names) or players
    if many is None and least == most:
        many = least
    head: dict[str, Any] = {"game": game.id, "played": played}
    if many is not None:
        _refuse_many(game, many, names, players)
        head["players"] = seated(names or unnamed[:many])
    return Table(game, shipped_supplies(game), head, unnamed, named=bool(names))


def draft_table(game: Game, words: Phrases, draft: Draft) -> Table:
    """The table that a draft was begun at."""
    return table(game, words, draft.played, draft.players, draft.names)


def _refuse_many(game: Game, many: int, names: Sequence[str], players: int | None) -> None:
    least, most = game.seats
    if names and players not in (None, many):
        raise UsageError(f"--players says {players}, and --names has {counted(many, 'name')}; leave one out")
    if not least <= many <= most:
        raise UsageError(f"{counted(many, 'player')} cannot play {game.id}; enter {least} to {most}")
    if len({*names}) < len(names):
        raise UsageError("two players have one name; name each otherwise")
    if not all(map(str.isprintable, names)):
        raise UsageError("a name has a character that cannot be printed; leave it out")
