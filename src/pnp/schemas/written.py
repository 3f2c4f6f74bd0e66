"""The schemas of layouts and of card sets, made from the very types that read them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from pydantic import TypeAdapter

from pnp.models.cards import CARD_SIZES, CardSet
from pnp.models.elements import KIND_NAMES, TaggedElement
from pnp.models.elements import KINDS as ELEMENTS
from pnp.models.fields import kind_of, set_type
from pnp.models.kindwise import whole
from pnp.models.layout import Layout
from pnp.models.paints import APaint
from pnp.models.places import AnyPen, Box, Value
from pnp.models.words import Words
from pnp.schemas.changes import extending
from pnp.schemas.general import DRAFT
from pnp.schemas.generator import schema_of
from pnp.schemas.known import figure_abouts, named_size, one_of, with_figures
from pnp.schemas.notes import ABOUTS, NOTES
from pnp.schemas.shaping import described, inlined, named, ordered

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pnp.figures import Figure

Schema: TypeAlias = dict[str, Any]

# What recurs in a layout, the larger parts first.
PARTS: Final[dict[str, Any]] = {
    "Element": TaggedElement,
    "Paint": APaint,
    "Box": Box,
    "Stroke": AnyPen,
    "Words": Words,
    "Value": Value,
}
OWN_FIELDS = (
    "A field of the layout. Which ones a layout knows is not checked here; "
    "`pnp schema cards --layout FILE` writes a schema that knows them."
)


def layout_schema(figures: Mapping[str, Figure], icons: Iterable[str]) -> Schema:
    """What a layout may say, with the figures and the icons that there are."""
    with whole():
        found = inlined(schema_of(TypeAdapter(Layout)), "EachInk")
        found = named(found, {name: schema_of(TypeAdapter(part)) for name, part in PARTS.items()})
    parts = found["$defs"]
    parts["Figure"] = with_figures(parts["Figure"], figures)
    parts["Icon"]["properties"]["icon"] = one_of(icons)
    found = extending(named_size(found, CARD_SIZES), [kind.__name__ for kind in ELEMENTS], KIND_NAMES)
    notes = {**NOTES, "Figure": {**NOTES["Figure"], "figure": figure_abouts(figures)}}
    return _headed(described(found, "Layout", ABOUTS, notes), "Layout")


def card_set_schema(icons: Iterable[str], layout: Layout | None = None) -> Schema:
    """What a card set may say: with any fields, or with those of one layout."""
    kind: Any = CardSet if layout is None else set_type(layout)
    found = named(schema_of(TypeAdapter(kind)), {"Words": schema_of(TypeAdapter(Words))})
    found = named_size(found, CARD_SIZES)
    card = found["$defs"]["Card"]
    card["properties"]["icons"]["items"] = {"enum": list(icons)}
    notes: dict[str, Any] = dict(NOTES)
    if layout is None:
        card["additionalProperties"] = {"description": OWN_FIELDS}
    else:
        own = {name: f"A field of the layout: {kind_of(rule)}." for name, rule in layout.fields.items()}
        notes["Card"] = {**NOTES["Card"], **own}
    return _headed(described(found, "CardSet", ABOUTS, notes), "Card set")


def _headed(schema: Schema, title: str) -> Schema:
    found: Schema = ordered({"$schema": DRAFT, "title": title, **schema})
    return found


def written(schema: Schema) -> str:
    """A schema as the text of a file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
