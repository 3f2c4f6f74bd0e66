"""Nova Luna: 1–4 players lay mosaics of tiles that ask for tiles of colours beside them."""

from typing import TYPE_CHECKING

from pnp.doors import door

if TYPE_CHECKING:
    from pnp.games.nova_luna.chains import tasks_met
    from pnp.games.nova_luna.fairness import thousandths
    from pnp.games.nova_luna.position import TOKENS
    from pnp.games.nova_luna.scoring import (
        ALL_TOKENS,
        EXCELLENT,
        FIRST_TOKENS,
        LINES,
        PHASE_TILES,
        SOLO_LINES,
    )
    from pnp.games.nova_luna.shown import SIGNS
    from pnp.games.nova_luna.tiles import Tile, tile
else:
    __getattr__ = door(__name__)
