"""Night Sky: 1–5 players draw constellations on maps of the sky that turn round by round."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.games.night_sky.cards import Sky
    from pnp.games.night_sky.fields import find_bayer_letters
    from pnp.games.night_sky.lattice import is_line, name_stars
    from pnp.games.night_sky.scoring import (
        FADING_STAR,
        LINE_OVER_ECLIPTIC,
        ROUND_CAUTIONS,
        ROUNDS,
        STAR_AT_RIM,
        STAR_AT_SUN,
        TITLES,
    )
else:
    __getattr__ = lazy_getattr(__name__)
