"""What the cards of a game's deck may say: to the game, to their layout, and what is said to neither."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from msgspec.structs import replace

from pnp.data.wording import unknown_key
from pnp.models.cards import Card
from pnp.models.entries import Entry, each, has, items, within, wrong_key

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from pnp.data.source import Source
    from pnp.errors import Mistake
    from pnp.models.game import Form

FIELDS = frozenset(Card.__dataclass_fields__)  # of the cards of any set


@cache
def keys_of(form: Form) -> tuple[str, ...]:
    """What a card of a deck may say, what is of this deck alone first; it may be of several types."""
    (card, *_) = get_args(get_type_hints(form.form)["cards"])
    found = dict.fromkeys(field.name for kind in get_args(card) or (card,) for field in fields(kind))
    return tuple(sorted(found, key=FIELDS.__contains__))


def strange_keys(source: Source, form: Form, looks: tuple[str, ...] = ()) -> Iterator[Mistake]:
    """The keys of cards that their game does not know; `looks` are those that their layout knows."""
    known = (*keys_of(form), *looks)
    for card in each(within(Entry(source.tree), "cards")):
        for key, entry in items(card):
            if key not in known:
                yield wrong_key(entry, *unknown_key(entry.location, known))


def is_spoken(source: Source, looks: Collection[str] = ()) -> bool:
    """Whether cards say what only a game may understand, since their set names no layout; `looks` are the
    keys that the one it is drawn by knows all the same."""
    tree = Entry(source.tree)
    keys = (key for card in each(within(tree, "cards")) for key, _ in items(card))
    return source.kind == "yaml" and not has(tree, "layout") and not FIELDS.union(looks).issuperset(keys)


def without_looks(source: Source, form: Form) -> Source:
    """The source of a set without what its cards do not say to the game. What is left stands at the same
    places."""
    tree: Any = source.tree
    if not (isinstance(tree, dict) and isinstance(tree.get("cards"), list)):
        return source
    known = keys_of(form)
    cards = [
        {key: value for key, value in card.items() if key in known} if isinstance(card, dict) else card
        for card in tree["cards"]
    ]
    return replace(source, tree={**tree, "cards": cards})
