"""Files that belong to another game than is meant, or to a deck or a board that the game does not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.data.validation import refusal_of
from pnp.errors import near, phrase, said
from pnp.models.entries import Entry, text, within, wrong

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pnp.data.source import Source
    from pnp.errors import InputError, Mistake
    from pnp.models.game import Game


def no_board(game: Game) -> str:
    return said("form-board", "game-has-no-board-that-a-file-describes", game=game.id)


def strange_game(tree: Entry, known: Iterable[str], right: str) -> Mistake:
    """A file of a game that there is not; `right` is what to say where no known name is near."""
    named = within(tree, "game")
    name = text(named)
    if name is None:
        return wrong(named, said("form-type", "game-is-no-name-of-a-game"), right)
    strange = said("form-unknown-name", "there-is-no-game-id", id=name[:40])
    return wrong(named, strange, near(name[:40], known) or right)


def to_add(key: str, values: Sequence[str]) -> str:
    """What is to be added where a key is not there, as far as one can tell."""
    if len(values) == 1:
        return phrase("add-name-value", name=key, value=values[0])
    right = phrase("add-name", name=key)
    return phrase("right-one-of-known", right=right, known=", ".join(values))


def of_no_deck(game: str, names: tuple[str, ...], because: str, source: Source) -> InputError:
    """The refusal of a set of another game, or of a deck that the game does not have."""
    tree = Entry(source.tree)
    known = (
        phrase("the-decks-of-game-are-decks", game=game, decks=", ".join(names))
        if len(names) > 1
        else phrase("write-wanted", wanted=names[0])
    )
    notes = [
        *_otherwise(tree, "game", (game,), because),
        *_otherwise(tree, "deck", names, known),
    ]
    return refusal_of(source, notes)


def _otherwise(tree: Entry, key: str, known: tuple[str, ...], right: str) -> Iterator[Mistake]:
    found = within(tree, key)
    written = text(found)
    if written is None:
        owner = phrase("the-card-set")
        yield wrong(tree, said("form-missing-key", "owner-needs-name", owner=owner, name=key), right)
    elif written not in known:
        strange = said("form-unknown-name", "key-is-value", key=key, value=written[:40])
        yield wrong(found, strange, near(written[:40], known) or right)
