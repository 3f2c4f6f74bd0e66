"""Games that are kept, in one SQLite file which is only added to."""

from typing import TYPE_CHECKING

from pnp.doors import door
from pnp.kept.as_csv import as_csv
from pnp.kept.as_json import as_json
from pnp.kept.choosing import Wanted, chosen
from pnp.kept.games import KeptGame, Noted, Papers, Play, Seat, Stamp
from pnp.kept.store import all_versions, edit, keep, kept_games, no_game, papers_of, remove

if TYPE_CHECKING:
    from pnp.kept.bgstats import LONGEST_LINK, KnownGame, make_link, make_play
    from pnp.kept.opening import adding
    from pnp.kept.rows import Version, digest, versions, write
else:
    __getattr__ = door(__name__)
