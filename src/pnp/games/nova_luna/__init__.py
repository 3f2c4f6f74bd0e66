"""Nova Luna: 1–4 players lay mosaics of tiles that ask for tiles of colours beside them."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.games.nova_luna.cards import Tile, read_tile
    from pnp.games.nova_luna.checks import cut_to_thousandths
    from pnp.games.nova_luna.fields import SIGNS
    from pnp.games.nova_luna.forms import TOKENS
    from pnp.games.nova_luna.scoring import (
        ALL_TOKENS,
        EXCELLENT,
        FIRST_TOKENS,
        LINES,
        PHASE_TILES,
        SOLO_LINES,
        find_met_tasks,
    )
else:
    __getattr__ = lazy_getattr(__name__)
