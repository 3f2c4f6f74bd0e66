"""Kept games as JSON: all that is known of each, so that another program can show it or score it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw
from msgspec.json import encode

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.kept.games import KeptGame, Papers


def as_json(games: Iterable[tuple[KeptGame, Papers]]) -> str:
    """An array with a game on each line; `result` is what `pnp score --json` prints."""
    rows = (encode(_told(*each)).decode() for each in games)
    return "[\n" + ",\n".join(rows) + "\n]\n"


def _told(game: KeptGame, papers: Papers) -> dict[str, object]:
    return {
        "number": game.number,
        "version": game.version,
        "kept": game.stamp.kept,
        "first_kept": game.first,
        "pnp": game.stamp.pnp,
        "game": game.play.game,
        "played": game.play.played,
        "title": game.play.title,
        "state": game.play.state,
        "starts": next(seat.name for seat in game.play.seats if seat.starts),
        "result": Raw(papers.result.encode()),
        "sheet": papers.sheet,
        "files": dict(papers.files),
    }
