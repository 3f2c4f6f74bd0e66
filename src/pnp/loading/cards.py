"""A file of cards as a card set, whichever way it is written."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from pnp.data.files import refuse_unless_file
from pnp.data.positions import lies_in, spans_at
from pnp.data.source import place
from pnp.data.table_text import read_table
from pnp.data.validation import PartlyReadError, validated
from pnp.data.yaml_text import read_yaml
from pnp.errors import InputError, Mistake, Problem, phrase, said
from pnp.loading.layouts import Asked, called, load_layout
from pnp.models.fields import lists_of, set_type

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pnp.data.source import Source
    from pnp.errors import Location
    from pnp.loading.layouts import LoadedLayout
    from pnp.models.cards import CardSet
    from pnp.models.layout import Layout

_LISTS = frozenset({"icons", "focus", "with_players"})  # columns whose cells hold several entries
_YAML, TABLES = (".yaml", ".yml", ".json"), (".csv", ".tsv")
SPREADSHEETS = (".xlsx", ".xls", ".ods", ".numbers")
_WHOLE = frozenset({"id", "picture"})  # of a card: without its picture it may need another layout


_OF_ALL = ("game", "deck", "board", "layout")  # of a set: what its cards mean, and are drawn by


PLAIN, PICTURE = "plain", "picture"  # the layouts of a set that asks for none


def _unchanged(source: Source, _layout: Layout | None = None) -> Source:
    return source


class Custom(Struct, frozen=True):
    """How a set is looked at that says more than a layout asks for: `headed` may complete its head, before it
    is known which layout it has, if none was asked for; `plain` leaves of it what is said to the layout."""

    headed: Callable[[Source, Layout | None], Source] = _unchanged
    plain: Callable[[Source, Layout], Source] = _unchanged


USUAL = Custom()


class LoadedSet(Struct, frozen=True):
    """A card set, its layout, and the file that it came from, for whatever is found wrong with it later;
    `unfit` are the cards with which something is wrong already."""

    source: Source
    cards: CardSet
    layout: LoadedLayout
    unfit: frozenset[int] = frozenset()


class PartlyLoadedError(InputError):
    """A refusal that does not keep the rest of the set from being looked at for further mistakes."""

    def __init__(self, refused: InputError, loaded: LoadedSet) -> None:
        super().__init__(refused.problems, refused.unsaid)
        self.loaded = loaded


def load_card_set(path: Path, shown: str, layout: str | None = None, custom: Custom = USUAL) -> LoadedSet:
    """The card set in a file, `shown` as the user gave its path. A `layout` goes before the set's own."""
    given = None if layout is None else load_layout(called(layout))
    columns = lists_of(given.layout) if given else frozenset()
    source = custom.headed(read_set(path, shown, _LISTS | columns), given.layout if given else None)
    found = given or load_layout(_asked(source, path))
    plain = custom.plain(source, found.layout)
    check = partial(_drawable, found)
    try:
        cards = validated(plain, set_type(found.layout), (_repeated_ids, _idle_focus, check), _optional)
    except PartlyReadError as error:
        if found.layout.faces is None:  # nothing can be looked at further
            raise InputError(error.problems, error.unsaid) from None
        partly = replace(source, problems=plain.problems)
        unfit = _unfit(source, error)
        raise PartlyLoadedError(error, LoadedSet(partly, error.rest, found, unfit)) from None
    return LoadedSet(source, cards, found)


def _unfit(source: Source, error: InputError) -> frozenset[int]:
    """The cards with which something is wrong: all of them, where it is the game, the board or the layout."""
    tree: Any = source.tree
    card, head = lies_in(source, "cards"), spans_at(source, [(key,) for key in _OF_ALL])
    lines = {place(source.text, span.start)[0] for at, span in head.items() if at}
    found = {card(each.line, each.column) for each in error.problems}
    elsewhere = any(each.file != source.path or each.line in lines for each in error.problems)
    every = range(len(tree["cards"]))
    return frozenset(
        every if elsewhere or error.unsaid else (number for number in found if number is not None)
    )


def _asked(source: Source, path: Path) -> Asked:
    """The layout that the set names, or that its cards call for."""
    tree = source.tree
    named = tree.get("layout") if isinstance(tree, dict) else None
    if isinstance(named, str):
        return Asked(named, path.parent, source, ("layout",))
    pictures = any("picture" in card for _, card in _cards(tree))
    return Asked(PICTURE if pictures else PLAIN, path.parent)


def _drawable(found: LoadedLayout, _: Any) -> Iterator[Mistake]:
    if found.layout.faces is None:
        wrong = said("form-layout", "layout-name-has-no-faces-it-is-there", name=found.name)
        yield Mistake(("layout",), wrong, phrase("choose-a-layout-with-faces"))


def read_set(path: Path, shown: str, lists: frozenset[str] = frozenset()) -> Source:
    """The objects of a file of cards; `lists` are the columns of a table whose cells hold several entries."""
    refuse_unless_file(path, shown)
    suffix = path.suffix.lower()
    if suffix in _YAML:
        return read_yaml(path, shown)
    if suffix in TABLES:
        return read_table(path, shown, lists)
    if suffix in SPREADSHEETS:
        wrong = said("form-unreadable", "a-spreadsheet-s-own-format-is-not-read")
        raise InputError([Problem(shown, 1, 1, wrong, phrase("save-it-as-csv-utf-8"))])
    known = ", ".join((*_YAML, *TABLES))
    wrong = (
        said("form-unreadable", "the-ending-suffix-is-not-known", suffix=suffix)
        if suffix
        else phrase("the-name-of-the-file-has-no-ending")
    )
    raise InputError(
        [Problem(shown, 1, 1, wrong, phrase("name-a-file-that-ends-in-one-of-known", known=known))]
    )


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
            wrong = said("form-duplicate-id", "the-id-name-is-taken", name=name[:40])
            twin = ("cards", first[name], "id")
            yield Mistake(
                ("cards", number, "id"), wrong, phrase("give-each-card-an-id-of-its-own"), twin=twin
            )


def _idle_focus(tree: Any) -> Iterator[Mistake]:
    for number, card in _cards(tree):
        if "focus" in card and "picture" not in card:
            wrong = said("form-picture", "a-focus-without-a-picture-has-no-meaning")
            right = phrase("name-its-picture-or-leave-focus-out")
            yield Mistake(("cards", number, "focus"), wrong, right, key=True)
