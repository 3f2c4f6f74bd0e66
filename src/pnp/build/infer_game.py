"""The game and the deck that a card set is of, also where it does not name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp import games
from pnp.build.game_sets import keys_of, named_deck, named_game
from pnp.build.misnamed import strange_game, to_add
from pnp.data.validation import refusal_of
from pnp.data.wording import is_needed
from pnp.errors import nearest, phrase, said
from pnp.models.cards import FIELDS, CardSet
from pnp.models.entries import Entry, each, has, items, text, within, wrong

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pnp.data import Source
    from pnp.errors import Mistake
    from pnp.models.game import Form, Game


class Meant(Struct, frozen=True):
    """The game and the deck of a set, as far as one can tell, and what is wrong with how it names them."""

    game: Game | None
    deck: str  # empty where it is of none
    notes: tuple[Mistake, ...] = ()


def infer_game(source: Source, speaks: bool, *, layout_asked: bool) -> Meant:
    """`speaks` says whether the cards speak to a game. Where a layout is asked for, a set that names no game
    is of none."""
    named = named_game(source)
    if (named is None and layout_asked) or not isinstance(source.tree, dict):
        return Meant(named, named_deck(source, named))
    meant, tree = _find_game(source, named, speaks), Entry(source.tree)
    notes: list[Mistake] = []
    if meant is not None and meant is not named:
        notes += [_otherwise(tree, meant.id)] if has(tree, "game") else _lacking(tree, "game", [meant.id])
    if meant is None or not speaks or has(tree, "deck"):
        return Meant(meant, named_deck(source, meant), tuple(notes))
    decks = [deck for _, deck in _fitting(tree, [meant])] or [*meant.decks]
    notes += _lacking(tree, "deck", decks)
    if len(decks) > 1:
        raise refusal_of(source, notes)
    return Meant(meant, decks[0], tuple(notes))


def _find_game(source: Source, named: Game | None, speaks: bool) -> Game | None:
    tree = Entry(source.tree)
    if not speaks:
        return named or _looked_for(tree)
    is_of_it = named is not None and (not has(tree, "deck") or bool(named_deck(source, named)))
    return named if is_of_it else _meant(tree, named)


def _looked_for(tree: Entry) -> Game | None:
    """The game whose layout a set names, where it names a board too, or the game by nearly this name."""
    written, folder = text(within(tree, "game")), (text(within(tree, "layout")) or "").partition("/")[0]
    near_to = nearest(written[:40], games.all_names()) if written else None
    meant = folder in games.all_names() and (has(tree, "board") or near_to == folder)
    return games.usable().get(folder) if meant else None


def _meant(tree: Entry, named: Game | None) -> Game | None:
    """The only game whose cards these may be; or else the one that is named, or nearly so."""
    written, deck = text(within(tree, "game")), text(within(tree, "deck"))
    usable = games.usable()
    fitting = _fitting(tree, usable.values())
    found = {game for game, name in fitting if name == deck} or {game for game, _ in fitting}
    if len(found) == 1:
        return usable.get(found.pop())
    meant = nearest(written[:40], usable) if written else None
    return named or (usable[meant] if meant else None)


def _fitting(tree: Entry, among: Iterable[Game]) -> list[tuple[str, str]]:
    """The decks, each with its game, that most of the cards may be of by their keys."""
    cards = [{key for key, _ in items(card)} for card in each(within(tree, "cards"))]
    own = [keys for keys in cards if not keys <= FIELDS]
    fits = {
        (game.id, name): sum(_fits(keys, form) for keys in own)
        for game in among
        for name, form in game.decks.items()
    }
    most = max(fits.values(), default=0)
    return [deck for deck, number in fits.items() if number == most > 0]


def _fits(keys: set[str], form: Form) -> bool:
    known = keys_of(form)
    return keys.issubset(known) and all(
        key in keys for key in known if is_needed(form.form, ("cards", 0, key))
    )


def _otherwise(tree: Entry, game: str) -> Mistake:
    """A game that is named, and is none, or not that of the cards."""
    named = within(tree, "game")
    name, right = text(named), phrase("write-wanted", wanted=game)
    if name is not None and name in games.all_names():
        other = said("form-unknown-name", "game-is-name-and-these-are-cards-of-game", name=name, game=game)
        return wrong(named, other, right)
    return strange_game(tree, [game], right)


def _lacking(tree: Entry, key: str, names: Sequence[str]) -> Iterator[Mistake]:
    """A key that is not there; one that is misspelt is told as such."""
    if not any(nearest(name[:40], _HEAD) == key for name, _ in items(tree) if name not in _HEAD):
        lacking = said("form-missing-key", "owner-needs-name", owner=phrase("the-card-set"), name=key)
        yield wrong(tree, lacking, to_add(key, names))


_HEAD = (*CardSet.__dataclass_fields__, "replaces")
