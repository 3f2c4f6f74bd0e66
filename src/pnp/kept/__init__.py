"""Games that are kept, in one SQLite file which is only added to."""

from pnp.kept.as_csv import as_csv
from pnp.kept.as_json import as_json
from pnp.kept.choosing import Wanted, chosen
from pnp.kept.games import KeptGame, Noted, Papers, Play, Seat, Stamp
from pnp.kept.store import all_versions, edit, keep, kept_games, no_game, papers_of, remove

__all__ = [
    "KeptGame",
    "Noted",
    "Papers",
    "Play",
    "Seat",
    "Stamp",
    "Wanted",
    "all_versions",
    "as_csv",
    "as_json",
    "chosen",
    "edit",
    "keep",
    "kept_games",
    "no_game",
    "papers_of",
    "remove",
]
