"""The loading of files: card sets, and layouts with all that they extend."""

from pnp.loading.cards import (
    SPREADSHEETS,
    TABLES,
    choose_layout,
    find_card_key,
    list_card_checks,
    read_set,
    refuse_ending,
)
from pnp.loading.layouts import (
    LayoutRequest,
    LoadedLayout,
    find_origin,
    list_shipped_layouts,
    load_layout,
    request_layout,
)
