"""Decks and mats of Tiny Galaxies as they are checked, without a file and without the decks that ship."""

from __future__ import annotations

from typing import Any

from pnp.build import make_cards
from pnp.games.tiny_galaxies.game import GAME
from pnp.models import Entry, Found, Subject, Supplies

Card = dict[str, Any]

KINDS, RESOURCES = ("diplomacy", "economy"), ("energy", "culture")
GALAXY: Card = {
    "empire": {"points": [0, 1, 2, 3, 5, 8], "dice": [4, 5, 5, 6, 6, 7], "ships": [2, 2, 3, 3, 4, 4]},
    "limits": {"energy": 7, "culture": 7},
    "goal": 21,
}
ACTIONS = {"none": {"reroll": 1}, "upgrade": {"upgrade": "energy", "discount": 2}}


def written(tree: Any) -> Any:
    """A tree as it is read from a file, where every number is a text."""
    if isinstance(tree, dict):
        return {key: written(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [written(value) for value in tree]
    return str(tree)


def galaxy(**keys: Any) -> Card:
    return {**GALAXY, **keys}


def planet(kind: str, resource: str, **keys: Any) -> Card:
    usual = {
        "points": 3,
        "resource": resource,
        "track": {"kind": kind, "steps": 4},
        "action": ACTIONS["none"],
    }
    return {**usual, **keys}


def deck(name: str, cards: list[Card], letter: str) -> tuple[Entry, dict[str, Any]]:
    named = [{"id": f"{letter}{number}", **card} for number, card in enumerate(cards, 1)]
    tree = Entry(written({"deck": name, "replaces": "true", "cards": named}))
    notes: list[Any] = []
    made = {one.id: one.card for one in make_cards(tree, GAME.decks[name], notes)}
    assert notes == []
    return tree, made


def found(name: str, board: Card = GALAXY, **decks: list[Card]) -> list[Found]:
    """What is found in a deck, or in the mat, that replaces ours; the decks that are not given are empty."""
    assert GAME.checks
    assert GAME.board
    made = {each: deck(each, decks.get(each, []), each[0].upper()) for each in ("planets", "missions")}
    mat = GAME.board.make_card(Entry(written(board)), [])
    supplies = Supplies(mat, {each: cards for each, (_, cards) in made.items()})
    if name == "board":
        return [*GAME.checks().find(Subject("board", Entry(written(board)), supplies, board=mat))]
    tree, cards = made[name]
    entries = [Entry(card, ("cards", number)) for number, card in enumerate(tree.value["cards"])]
    pairs = [*zip(entries, cards.values(), strict=True)]
    return [*GAME.checks().find(Subject("cards", tree, supplies, name, pairs))]


def codes(told: list[Found]) -> set[tuple[str, Any]]:
    """Every warning, with where it stands."""
    return {
        (each.code.id.removeprefix("tiny-galaxies-"), each.location)
        for each in told
        if each.code.kind != "figure"
    }
