"""The card sets that ship with a game, and those that a sheet names, as plain values."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

Decks = dict[str, dict[str, Any]]


def contents(path: Path) -> Any:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(path.read_text(encoding="utf-8"), loader)


@lru_cache(maxsize=64)
def shipped(path: Path) -> Any:
    """What a shipped file holds; nobody may change it."""
    return contents(path)


def sets_of(game: str, root: Path) -> list[Any]:
    files = [shipped(path) for path in sorted((root / "cards" / game).glob("*.yaml"))]
    return [file for file in files if isinstance(file, dict) and "deck" in file and "cards" in file]


def decks_of(game: str, root: Path, custom: Iterable[Any] = ()) -> Decks:
    """Every deck's cards by id; a custom set adds to its deck, or swaps it. Raises KeyError if it may not."""
    decks: Decks = {}
    for known in sets_of(game, root):
        decks.setdefault(known["deck"], {}).update({card["id"]: card for card in known["cards"]})
    for added in custom:
        if added["game"] != game or added["deck"] not in decks:
            raise KeyError(added["deck"])
        if added.get("replaces"):
            decks[added["deck"]] = {}
        for card in added["cards"]:
            if any(card["id"] in deck for deck in decks.values()):
                raise KeyError(card["id"])
            decks[added["deck"]][card["id"]] = card
    return decks
