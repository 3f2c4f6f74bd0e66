"""The game and the deck that a set is of and does not name: told, and read on with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pnp import games
from pnp.build.card_keys import FIELDS, is_spoken, keys_of
from pnp.build.misnamed import strange_game, to_add
from pnp.data.known import is_needed
from pnp.data.validation import refusal_of
from pnp.errors import nearest, phrase, said
from pnp.models.cards import CardSet
from pnp.models.entries import Entry, each, has, items, text, within, wrong

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from pnp.data import Source
    from pnp.errors import Mistake
    from pnp.models.game import Form, Game


def completed(source: Source, game: Game | None, looks: Collection[str]) -> Source:
    """The set with the game and the deck that its cards speak to, as far as one can tell; `looks` are keys
    that a layout knows which it does not name."""
    tree: Any = source.tree
    spoken = is_spoken(source, looks)
    meant = _game(source, game, spoken)
    notes: list[Mistake] = []
    if meant is None:
        return source
    if meant is not game:
        named = "game" in tree
        notes += [_otherwise(Entry(tree), meant.id)] if named else _lacking(Entry(tree), "game", [meant.id])
        tree = {**tree, "game": meant.id}
    if spoken and "deck" not in tree:
        decks = [deck for _, deck in _fitting(Entry(tree), [meant])] or [*meant.decks]
        notes += _lacking(Entry(tree), "deck", decks)
        if len(decks) > 1:
            raise refusal_of(source, notes)
        tree = {**tree, "deck": decks[0]}
    problems = refusal_of(source, notes).problems if notes else source.problems
    return replace(source, tree=tree, problems=problems)


def _game(source: Source, named: Game | None, spoken: bool) -> Game | None:
    tree = Entry(source.tree)
    if not spoken:
        return named or _looked_for(tree)
    deck = within(tree, "deck")
    is_of_it = named is not None and (not has(tree, "deck") or text(deck) in named.decks)
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
