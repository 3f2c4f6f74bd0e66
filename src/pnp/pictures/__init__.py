"""Pictures of users: read within limits, made fit to print, and repainted in inks that save colour."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.pictures.inks import DARKEST_DOTS, make_dotted, make_paler, repaint_by_curve, repaint_in_black
    from pnp.pictures.reading import PictureError, decode_picture, load_picture, mean_ink, read_picture
    from pnp.pictures.tones import BLACK, WHITE, black_or_white, lightness, mix_colours, read_colour
else:
    __getattr__ = lazy_getattr(__name__)
