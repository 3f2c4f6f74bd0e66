"""Night Sky: 1–5 players draw constellations on maps of the sky that turn round by round."""

from typing import TYPE_CHECKING

from pnp.doors import door

if TYPE_CHECKING:
    from pnp.games.night_sky.bayer import letters
    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.cautions import OF_ROUNDS
    from pnp.games.night_sky.lattice import is_line
    from pnp.games.night_sky.lattice import stars as stars_of
    from pnp.games.night_sky.scoring import (
        FADING_STAR,
        LINE_OVER_ECLIPTIC,
        ROUNDS,
        STAR_AT_RIM,
        STAR_AT_SUN,
        TITLES,
    )
else:
    __getattr__ = door(__name__)
