"""JSON Schemas of the files that people write, for editors that complete and mark them."""

from typing import TYPE_CHECKING

from pnp.doors import door
from pnp.schemas.games import Notes, ToldGame, board_schema, sheet_schema
from pnp.schemas.written import card_set_schema, kit_schema, layout_schema, written

if TYPE_CHECKING:
    from pnp.schemas.notes import ABOUTS, NOTES
else:
    __getattr__ = door(__name__)

__all__ = [
    "Notes",
    "ToldGame",
    "board_schema",
    "card_set_schema",
    "kit_schema",
    "layout_schema",
    "sheet_schema",
    "written",
]
