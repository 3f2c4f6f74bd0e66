"""Files as what they say: card sets, and layouts with all that they extend."""

from pnp.loading.cards import Custom, LoadedSet, PartlyLoadedError, load_card_set
from pnp.loading.layouts import Asked, LoadedLayout, called, load_layout, shipped_layouts
from pnp.loading.merging import traced

__all__ = [
    "Asked",
    "Custom",
    "LoadedLayout",
    "LoadedSet",
    "PartlyLoadedError",
    "called",
    "load_card_set",
    "load_layout",
    "shipped_layouts",
    "traced",
]
