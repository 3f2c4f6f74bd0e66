"""Card sets for tests of drawing: made on the spot, or the examples that ship, and drawn."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from pnp.build import figures, icons, make_speaker, open_gallery, resolve_set
from pnp.draw import Resources, draw_cards
from pnp.errors import InputError
from pnp.loading import LayoutRequest, load_layout
from pnp.models import Card, CardSet
from pnp.scene import Bitmap
from tests import ROOT

if TYPE_CHECKING:
    from pathlib import Path as File

    from pnp.build import ResolvedSet
    from pnp.draw import DrawnCard
    from pnp.loading import LoadedLayout
    from pnp.models import Ink
    from pnp.scene import Face

EXAMPLES = ROOT / "cards" / "examples"
VOYAGES, POSTCARDS = EXAMPLES / "voyages.yaml", EXAMPLES / "postcards.csv"
LANGUAGES = ("en", "cs", "pl")


@cache
def shipped_layout(name: str) -> LoadedLayout:
    return load_layout(LayoutRequest(name, ROOT))


def loaded_set(path: File) -> ResolvedSet:
    """The card set in a file; an InputError tells all that is wrong with it."""
    resolved = resolve_set(path)
    if resolved.problems:
        raise InputError(resolved.problems, resolved.omitted)
    return resolved


loaded = cache(loaded_set)


def example(path: File) -> CardSet:
    return loaded(path).cards


def example_drawn(path: File, language: str, ink: Ink = "night") -> tuple[DrawnCard, ...]:
    found = loaded(path)
    pictures = open_gallery(found, path, ink).picture
    resources = Resources(pictures, icons(), figures(), make_speaker(found.layout, language).say)
    return draw_cards(found.cards, found.layout.layout, language, ink, resources)


def deck(*cards: Card, **head: Any) -> CardSet:
    return CardSet(deck="trial-deck", cards=cards, **head)


def card(id_: str = "C1", **said: Any) -> Card:
    return Card(id=id_, **said)


def picture(name: str, _: object = None) -> Bitmap:
    """A picture of which only the size matters: `200x100`."""
    width, height = name.split("x")
    return Bitmap("png", name.encode(), int(width), int(height))


def draw(card_set: CardSet, language: str = "en", ink: Ink = "night") -> tuple[DrawnCard, ...]:
    """The cards by the shipped layout that they name, or that their pictures call for."""
    pictured = any(each.picture for each in card_set.cards)
    layout = shipped_layout(card_set.layout or ("picture" if pictured else "plain"))
    resources = Resources(picture, icons(), figures(), make_speaker(layout, language).say)
    return draw_cards(card_set, layout.layout, language, ink, resources)


def fronts(*cards: Card, **head: Any) -> list[Face]:
    return [each.front for each in draw(deck(*cards, **head))]


def back(card_set: CardSet) -> Face:
    found = draw(card_set)[0].back
    assert found is not None
    return found
