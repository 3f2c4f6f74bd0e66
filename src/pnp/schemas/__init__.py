"""JSON Schemas of the files that people write, for editors that complete and mark them."""

from pnp.schemas.games import Notes, ToldGame, board_schema, sheet_schema
from pnp.schemas.written import card_set_schema, kit_schema, layout_schema, written
