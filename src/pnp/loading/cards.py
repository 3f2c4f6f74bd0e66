"""The loading of a file of cards as a card set, from YAML or from a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from pnp.data.sources import Source, refuse_unless_file
from pnp.data.table_reader import read_table
from pnp.data.yaml_reader import read_yaml
from pnp.errors import InputError, Location, Mistake, Problem, code_phrase, phrase
from pnp.loading.layouts import LayoutRequest, LoadedLayout

_LISTS = frozenset({"icons", "focus", "with_players"})  # columns whose cells hold several entries
_YAML, TABLES = (".yaml", ".yml", ".json"), (".csv", ".tsv")
SPREADSHEETS = (".xlsx", ".xls", ".ods", ".numbers")
_WHOLE = frozenset({"id", "picture"})  # kept: a card without its picture may need another layout


PLAIN, PICTURE = "plain", "picture"  # the layouts of a set that names none


def list_card_checks(layout: LoadedLayout) -> Sequence[Callable[[Any], Iterator[Mistake]]]:
    """Return the checks of a set's cards, for the layout that draws them: mistakes that the cards' type
    cannot find."""
    return (_check_repeated_ids, _check_idle_focus, partial(_check_faces, layout))


def choose_layout(source: Source, tree: Any) -> LayoutRequest:
    """Return the layout that the tree of a set names, or the one that its cards call for."""
    name = tree.get("layout") if isinstance(tree, dict) else None
    if isinstance(name, str):
        return LayoutRequest(name, Path(source.path).parent, source, ("layout",))
    pictures = any("picture" in card for _, card in _list_cards(tree))
    return LayoutRequest(PICTURE if pictures else PLAIN, Path(source.path).parent)


def _check_faces(loaded: LoadedLayout, _: Any) -> Iterator[Mistake]:
    if loaded.layout.faces is None:
        wrong = code_phrase("form-layout", "layout-name-has-no-faces-it-is-there", name=loaded.name)
        yield Mistake(("layout",), wrong, phrase("choose-a-layout-with-faces"))


def read_set(path: Path, shown: str, lists: frozenset[str] = frozenset()) -> Source:
    """Read a file of cards. `lists` are further columns of a table whose cells hold several entries."""
    refuse_unless_file(path, shown)
    refuse_ending(path, shown)
    return read_yaml(path, shown) if path.suffix.lower() in _YAML else read_table(path, shown, _LISTS | lists)


def refuse_ending(path: Path, shown_path: str) -> None:
    """Refuse a file whose name says that it is neither YAML nor a table."""
    suffix, known = path.suffix.lower(), (*_YAML, *TABLES)
    if suffix in known:
        return
    right = phrase("name-a-file-that-ends-in-one-of-known", known=", ".join(known))
    if suffix in SPREADSHEETS:
        wrong = code_phrase("form-unreadable", "a-spreadsheet-s-own-format-is-not-read")
        right = phrase("save-it-as-csv-utf-8")
    elif suffix:
        wrong = code_phrase("form-unreadable", "the-ending-suffix-is-not-known", suffix=suffix)
    else:
        wrong = phrase("the-name-of-the-file-has-no-ending")
    raise InputError([Problem(shown_path, 1, 1, wrong, right)])


def find_card_key(location: Location) -> Location | None:
    """Return the key of a card that contains a mistake, if it can be left out; also the size of all cards,
    since the layout has one too. Otherwise return None."""
    if location[:1] == ("size",):
        return ("size",)
    within = location[:1] == ("cards",) and len(location) > 2
    return location[:3] if within and location[2] not in _WHOLE else None


def _list_cards(tree: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    cards = tree.get("cards") if isinstance(tree, dict) else None
    for number, card in enumerate(cards if isinstance(cards, list) else ()):
        if isinstance(card, dict):
            yield number, card


def _check_repeated_ids(tree: Any) -> Iterator[Mistake]:
    first: dict[str, int] = {}
    for number, card in _list_cards(tree):
        name = card.get("id")
        if isinstance(name, str) and first.setdefault(name, number) != number:
            wrong = code_phrase("form-duplicate-id", "the-id-name-is-taken", name=name[:40])
            right, twin = phrase("give-each-card-an-id-of-its-own"), ("cards", first[name], "id")
            yield Mistake(("cards", number, "id"), wrong, right, twin=twin)


def _check_idle_focus(tree: Any) -> Iterator[Mistake]:
    for number, card in _list_cards(tree):
        if "focus" in card and "picture" not in card:
            wrong = code_phrase("form-picture", "a-focus-without-a-picture-has-no-meaning")
            right = phrase("name-its-picture-or-leave-focus-out")
            yield Mistake(("cards", number, "focus"), wrong, right, key=True)
