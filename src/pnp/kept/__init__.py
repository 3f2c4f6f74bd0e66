"""Kept games, in one SQLite file to which games are only added."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.kept.database import open_to_add
    from pnp.kept.exports import (
        LONGEST_LINK,
        KnownGame,
        make_bgstats_link,
        make_bgstats_play,
        read_occasion,
        write_csv,
        write_json,
    )
    from pnp.kept.stats import GameChoice, choose_games
    from pnp.kept.store import (
        KeepOutcome,
        KeptGame,
        KeptPlay,
        KeptTexts,
        Occasion,
        PlayerResult,
        Stamp,
        digest_version,
        edit_game,
        keep_game,
        list_games,
        list_versions,
        make_no_game,
        read_versions,
        remove_game,
        write_version,
    )
else:
    __getattr__ = lazy_getattr(__name__)
