"""A file of cards as a card set, whichever way it is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pnp.data.files import refuse_unless_file
from pnp.data.table_text import read_table
from pnp.data.validation import Mistake, validated
from pnp.data.yaml_text import read_yaml
from pnp.errors import InputError, Problem
from pnp.models.cards import CardSet

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pnp.data.source import Location, Source

_LISTS = frozenset({"icons", "focus"})  # the columns of a table whose cells hold several entries
_YAML, _TABLES = (".yaml", ".yml", ".json"), (".csv", ".tsv")
_SPREADSHEETS = (".xlsx", ".xls", ".ods", ".numbers")
_WHOLE = frozenset({"id", "picture"})  # of a card: without its picture it may need another layout


@dataclass(frozen=True, slots=True)
class LoadedSet:
    """A card set, and the file that it came from, for whatever is found wrong with it later."""

    source: Source
    cards: CardSet


def load_card_set(path: Path, shown: str) -> LoadedSet:
    """The card set in a file; `shown` is the path as the user gave it."""
    source = _read(path, shown)
    cards = validated(source, CardSet, (_repeated_ids, _idle_focus), _optional)
    return LoadedSet(source, cards)


def _read(path: Path, shown: str) -> Source:
    refuse_unless_file(path, shown)
    suffix = path.suffix.lower()
    if suffix in _YAML:
        return read_yaml(path, shown)
    if suffix in _TABLES:
        return read_table(path, shown, _LISTS)
    if suffix in _SPREADSHEETS:
        wrong = "a spreadsheet's own format is not read"
        raise InputError([Problem(shown, 1, 1, wrong, "save it as CSV UTF-8")])
    known = ", ".join((*_YAML, *_TABLES))
    wrong = f"the ending '{suffix}' is not known" if suffix else "the name of the file has no ending"
    raise InputError([Problem(shown, 1, 1, wrong, f"name a file that ends in one of {known}")])


def _optional(location: Location) -> Location | None:
    """The key of a card within which something is wrong."""
    within = location[:1] == ("cards",) and len(location) > 2
    return location[:3] if within and location[2] not in _WHOLE else None


def _cards(tree: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    cards = tree.get("cards") if isinstance(tree, dict) else None
    for number, card in enumerate(cards if isinstance(cards, list) else ()):
        if isinstance(card, dict):
            yield number, card


def _repeated_ids(tree: Any) -> Iterator[Mistake]:
    first: dict[str, int] = {}
    for number, card in _cards(tree):
        name = card.get("id")
        if not isinstance(name, str):
            continue
        if first.setdefault(name, number) != number:
            wrong = f"the id '{name[:40]}' is taken"
            twin = ("cards", first[name], "id")
            yield Mistake(("cards", number, "id"), wrong, "give each card an id of its own", twin=twin)


def _idle_focus(tree: Any) -> Iterator[Mistake]:
    for number, card in _cards(tree):
        if "focus" in card and "picture" not in card:
            wrong = "a focus without a picture has no meaning"
            right = "name its picture, or leave 'focus' out"
            yield Mistake(("cards", number, "focus"), wrong, right, key=True)
