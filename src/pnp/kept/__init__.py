"""Games that are kept, in one SQLite file which is only added to."""

from pnp.kept.games import KeptGame, Noted, Papers, Play, Seat, Stamp
from pnp.kept.store import all_versions, edit, keep, kept_games, no_game, papers_of, remove

__all__ = [
    "KeptGame",
    "Noted",
    "Papers",
    "Play",
    "Seat",
    "Stamp",
    "all_versions",
    "edit",
    "keep",
    "kept_games",
    "no_game",
    "papers_of",
    "remove",
]
