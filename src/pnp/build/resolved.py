"""A card set with all that is worked out of it before it is drawn. It is worked out here, once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace as changed

from pnp.build.resources import figures_of
from pnp.data.positions import find_entries, find_spans
from pnp.data.source import find_place, make_refusal
from pnp.data.validation import PartlyReadError, make_mistakes_refusal, validate
from pnp.errors import InputError, Problem, code_phrase, phrase
from pnp.loading import (
    LoadedLayout,
    choose_layout,
    find_card_key,
    list_card_checks,
    load_layout,
    read_set,
    request_layout,
)
from pnp.models.cards import FIELDS, Card, CardSet
from pnp.models.entries import Entry, get_entry, get_text, has_key, list_entries, list_items, make_mistake
from pnp.models.layout import find_list_fields, make_set_type, name_attribute

if TYPE_CHECKING:
    from pnp.build.supplies import GameSet
    from pnp.data import Source
    from pnp.figures import Figure
    from pnp.models.game import Game


# Of a set: what its cards mean and are drawn by. Where one of these is wrong, every card is in doubt.
HEAD = ("game", "deck", "board", "layout", "size")


NO_CARDS = CardSet("", ())  # of a set whose cards are not validated yet


class ResolvedSet(Struct, frozen=True):
    """A card set, its layout, and what its game makes of it.

    `tree` is what the layout sees of the set: what the shipped deck says, overridden by the set. A set of a
    game may have no `deck`. `board_file` and `board_content` are set where the board does not ship.
    `card_fields` holds the fields that the game adds to each card, by the card's number, and `figures` are
    what the layout may draw by name. `problems` are mistakes after which the rest can still be looked at;
    `unfit` are the numbers of the cards that they are about."""

    source: Source
    tree: Any
    layout: LoadedLayout
    cards: CardSet = NO_CARDS
    game: Game | None = None
    deck: GameSet | None = None
    board: Any = None
    board_file: Path | None = None
    board_content: bytes = b""
    card_fields: Mapping[int, Mapping[str, Any]] = {}
    figures: Mapping[str, Figure] = {}
    problems: tuple[Problem, ...] = ()
    unsaid: int = 0
    unfit: frozenset[int] = frozenset()


def resolve_set(path: Path, layout: str | None = None) -> ResolvedSet:
    """The card set in a file. A `layout` goes before its own. An InputError tells what keeps the set from
    being drawn at all."""
    given = None if layout is None else load_layout(request_layout(layout))
    columns = find_list_fields(given.layout) if given else frozenset()
    return resolve_source(read_set(path, str(path), columns), given)


def resolve_source(source: Source, given: LoadedLayout | None = None) -> ResolvedSet:
    """A card set that was read already."""
    tree = Entry(source.tree)
    if has_key(tree, "players") and not has_key(tree, "deck") and not has_key(tree, "faces"):
        wrong = code_phrase("form-sheet", "this-is-a-score-sheet-not-a-card-set")
        raise make_mistakes_refusal(source, [make_mistake(tree, wrong, phrase("score-it-with-pnp-score"))])
    if not is_of_game(source):
        layout = given or load_layout(choose_layout(source, source.tree))
        return _validate(ResolvedSet(source, source.tree, layout))
    from pnp.build.resolved_game import add_looks, infer_game, resolve_game

    speaks = speaks_to_game(source, given.layout.fields if given else ())
    meant = infer_game(source, speaks, layout_asked=given is not None)
    tree = add_looks(source, meant)
    layout = given or load_layout(choose_layout(source, tree))
    return _validate(resolve_game(ResolvedSet(source, tree, layout), meant))


def is_of_game(source: Source) -> bool:
    """Whether a set has to do with a game, which most have not: what games need is loaded for those alone."""
    tree = source.tree
    if isinstance(tree, dict) and not {"game", "board"}.isdisjoint(tree):
        return True
    return speaks_to_game(source)


def speaks_to_game(source: Source, looks: Collection[str] = ()) -> bool:
    """Whether cards say what only a game may understand, since their set names no layout; `looks` are the
    keys that the one it is drawn by knows all the same."""
    tree = Entry(source.tree)
    keys = (key for card in list_entries(get_entry(tree, "cards")) for key, _ in list_items(card))
    return source.kind == "yaml" and not has_key(tree, "layout") and not FIELDS.union(looks).issuperset(keys)


def _validate(begun: ResolvedSet) -> ResolvedSet:
    """The set with its cards, as far as nothing is wrong with them."""
    source, layout = begun.source, begun.layout.layout
    try:
        checks = list_card_checks(begun.layout)
        cards = validate(source, make_set_type(layout), checks, find_card_key, begun.tree)
    except InputError as error:
        refused = make_refusal([*begun.problems, *error.problems], error.unsaid)
        if not isinstance(error, PartlyReadError) or layout.faces is None:
            raise refused from None
        cards = error.rest
    else:
        refused = InputError(begun.problems)
    problems, unsaid = refused.problems, refused.unsaid
    unfit = _find_unfit(source, refused) if problems else frozenset[int]()
    known = figures_of(begun.game, begun.board)
    return changed(begun, cards=cards, figures=known, problems=problems, unsaid=unsaid, unfit=unfit)


def _find_unfit(source: Source, error: InputError) -> frozenset[int]:
    """The cards with which something is wrong: all of them, where it is the game, the board or the layout."""
    tree: Any = source.tree
    card, head = find_entries(source, "cards"), find_spans(source, [(key,) for key in HEAD])
    lines = {find_place(source.text, span.start)[0] for at, span in head.items() if at}
    found = {card(each.line, each.column) for each in error.problems}
    elsewhere = any(each.file != source.path or each.line in lines for each in error.problems)
    if elsewhere or error.unsaid:
        return frozenset(range(len(tree["cards"])))
    return frozenset(number for number in found if number is not None)


def word_set(resolved: ResolvedSet, language: str) -> ResolvedSet:
    """The set whose cards have what their rules tell the layout, as far as they do not say it themselves. An
    InputError tells of those that the words of their game cannot say."""
    if not resolved.card_fields:
        return resolved
    from pnp.build.resolved_game import word_fields

    values = word_fields(resolved, language)
    return changed(resolved, cards=fill_fields(resolved, lambda card: values.get(card.id, {})))


def fill_fields(resolved: ResolvedSet, values: Callable[[Card], Mapping[str, Any]]) -> CardSet:
    """The cards with values for their fields and for those of their layout, but for what the file says."""
    known = FIELDS | resolved.layout.layout.fields.keys()
    entries = list_entries(get_entry(Entry(resolved.source.tree), "cards"))
    said = {get_text(get_entry(card, "id")): {key for key, _ in list_items(card)} for card in entries}

    def fill(card: Card) -> Card:
        free = known - said.get(card.id, set())
        given = {name: value for name, value in values(card).items() if name in free}
        keys = (name if name in FIELDS else name_attribute(name) for name in given)
        return replace(card, **dict(zip(keys, given.values(), strict=True)))

    return replace(resolved.cards, cards=tuple(map(fill, resolved.cards.cards)))
