"""JSON Schemas of the files that people write, for editors that complete and mark them."""

from pnp.schemas.games import Notes, ToldGame, make_board_schema, make_sheet_schema, note_keys
from pnp.schemas.layouts import make_card_set_schema, make_kit_schema, make_layout_schema, write_schema
