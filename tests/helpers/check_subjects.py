"""Card sets and boards as a game's check is given them, made of plain objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pnp.build import make_cards, shipped_supplies
from pnp.models import Entry, Subject, Supplies

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.models import Found, Game


def written(value: Any) -> Any:
    """A plain object as files have it: every number is a text."""
    if isinstance(value, dict):
        return {key: written(each) for key, each in value.items()}
    return [written(each) for each in value] if isinstance(value, list | tuple) else str(value)


def set_of(
    game: Game, deck: str, cards: Sequence[dict[str, Any]], joined: bool = False, incomplete: bool = False
) -> Subject:
    """A set with these cards in place of the deck that ships, or joined to it."""
    tree = Entry({"cards": [written(card) for card in cards]})
    made = [*make_cards(tree, game.decks[deck], [])]
    ours = shipped_supplies(game)
    own = {one.id: one.card for one in made}
    kept = ours.decks[deck] if joined else {}
    supplies = Supplies(ours.board, {**ours.decks, deck: {**kept, **own}}, incomplete)
    entries = [Entry(card, ("cards", number)) for number, card in enumerate(tree.value["cards"])]
    return Subject("cards", tree, supplies, deck, [*zip(entries, own.values(), strict=True)])


def headed(subject: Subject, head: Mapping[str, Any]) -> Subject:
    """A set that says this at its head as well."""
    return replace(subject, tree=Entry({**written(dict(head)), **subject.tree.value}))


def board_of(game: Game, tree: dict[str, Any]) -> Subject:
    assert game.board
    entry = Entry(written(tree))
    board = game.board.make_card(entry, [])
    return Subject("board", entry, Supplies(board, shipped_supplies(game).decks), board=board)


def found(game: Game, subject: Subject) -> list[Found]:
    assert game.checks
    return [*game.checks().find(subject)]


def told(findings: Sequence[Found]) -> set[tuple[str, Any]]:
    """Code and card, by its number, of all that is wrong; of what is of no card the key."""
    return {
        (each.code.id, each.location[1] if each.location[0] == "cards" else each.location[0])
        for each in findings
        if each.code.kind != "figure"
    }


def rows(findings: Sequence[Found], code: str) -> list[tuple[Any, ...]]:
    """Those of a figure, but the headings."""
    (figure,) = (each for each in findings if each.code.id == code)
    return [*figure.rows[1:]]
