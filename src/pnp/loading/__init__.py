"""Files as what they say: card sets, and layouts with all that they extend."""

from pnp.loading.cards import (
    SPREADSHEETS,
    TABLES,
    asked_layout,
    card_mistakes,
    of_a_card,
    read_set,
    refuse_ending,
)
from pnp.loading.layouts import Asked, LoadedLayout, called, load_layout, shipped_layouts
from pnp.loading.merging import traced
