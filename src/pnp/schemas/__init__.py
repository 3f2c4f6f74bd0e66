"""JSON Schemas of the files that people write, for editors that complete and mark them."""

from pnp.schemas.schemas import (
    Notes,
    ToldGame,
    make_board_schema,
    make_card_set_schema,
    make_kit_schema,
    make_layout_schema,
    make_sheet_schema,
    note_keys,
    write_schema,
)
