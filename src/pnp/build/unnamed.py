"""The game and the deck that a set is of and does not name: told, and read on with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pnp import games
from pnp.build.card_keys import FIELDS, is_spoken, keys_of
from pnp.data.known import is_needed
from pnp.data.validation import refusal_of
from pnp.errors import near, nearest, phrase, said
from pnp.models.cards import CardSet
from pnp.models.entries import Entry, each, has, items, text, within, wrong

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pnp.data import Source
    from pnp.errors import Mistake
    from pnp.models.game import Form, Game


def completed(source: Source, game: Game | None) -> Source:
    """The set with the game and the deck that its cards speak to, as far as one can tell."""
    tree: Any = source.tree
    spoken = is_spoken(source)
    if not spoken and game is not None:
        return source
    notes: list[Mistake] = []
    if game is None:
        game = _meant(Entry(tree)) if spoken else _looked_for(Entry(tree))
        if game is None:
            return source
        notes += _otherwise(Entry(tree), "game", [game.id])
        tree = {**tree, "game": game.id}
    if spoken and "deck" not in tree:
        decks = [deck for _, deck in _fitting(Entry(tree), [game])] or [*game.decks]
        notes += _otherwise(Entry(tree), "deck", decks)
        if len(decks) > 1:
            raise refusal_of(source, notes)
        tree = {**tree, "deck": decks[0]}
    problems = refusal_of(source, notes).problems if notes else source.problems
    return replace(source, tree=tree, problems=problems)


def _looked_for(tree: Entry) -> Game | None:
    """The game whose layout a set names, where it names a board too, or the game by nearly this name."""
    written, folder = text(within(tree, "game")), (text(within(tree, "layout")) or "").partition("/")[0]
    near_to = nearest(written[:40], games.all_names()) if written else None
    meant = folder in games.all_names() and (has(tree, "board") or near_to == folder)
    return games.game(folder) if meant else None


def _meant(tree: Entry) -> Game | None:
    """The game whose name is near to what stands there, or else the only one whose cards these may be."""
    written = text(within(tree, "game"))
    meant = nearest(written[:40], games.all_names()) if written else None
    if meant is not None:
        return games.game(meant)
    deck = text(within(tree, "deck"))
    fitting = _fitting(tree, filter(None, map(games.game, games.all_names())))
    found = {game for game, name in fitting if name == deck} or {game for game, _ in fitting}
    return games.game(*found) if len(found) == 1 else None


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


def _otherwise(tree: Entry, key: str, names: Sequence[str]) -> Iterator[Mistake]:
    """That a game or a deck is not named, or none that there is; a key that is misspelt is told as such."""
    written = within(tree, key)
    if has(tree, key):
        strange = said("form-unknown-name", "there is no game '{id}'", id=str(written.value)[:40])
        guess = near(str(written.value)[:40], names)
        yield wrong(written, strange, guess or phrase("write {wanted}", wanted=names[0]))
    elif not any(nearest(name[:40], _HEAD) == key for name, _ in items(tree) if name not in _HEAD):
        right = phrase("add '{name}: …'", name=key)
        one = phrase("add '{name}: {value}'", name=key, value=names[0])
        several = phrase("{right}, one of {known}", right=right, known=", ".join(names))
        owner = phrase("the card set")
        lacking = said("form-missing-key", "{owner} needs '{name}'", owner=owner, name=key)
        yield wrong(tree, lacking, one if len(names) == 1 else several)


_HEAD = (*CardSet.__dataclass_fields__, "replaces")
