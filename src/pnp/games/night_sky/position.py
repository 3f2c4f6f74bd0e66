"""A final position of Night Sky: the sky, and what each player drew in six rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pnp.errors import phrase, said
from pnp.games.night_sky.cards import Side, side
from pnp.games.night_sky.rounds import Round, rounds
from pnp.games.night_sky.scoring import ENDS, LINES
from pnp.models.entries import Entry, has, text, truth, whole, within, wrong, wrong_key
from pnp.models.sheets import by_hand, named, near_card, needed, seats

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.errors import Mistake
    from pnp.games.night_sky.board import Sky
    from pnp.models.game import Supplies

SIDES = "ab"
SEATS = (1, 5)  # how few and how many play


@dataclass(frozen=True, slots=True)
class Observer:
    """A player. `counts` were counted for all rounds with counts together, at the end of the game."""

    name: str
    by_hand: Mapping[str, int]
    start: Side | None
    rounds: tuple[Round, ...]
    counts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Position:
    """`copies` says how many there are of each card, a start card too."""

    sky: Sky
    players: tuple[Observer, ...]
    unfinished: bool
    copies: Mapping[str, int]


def position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    unfinished = truth(within(Entry(tree), "unfinished"))
    later = ["fading"] if unfinished else []
    players = tuple(_observer(seat, later, supplies, notes) for seat in seats(tree, *SEATS, notes))
    cards = (card for deck in supplies.decks.values() for card in deck.items())
    copies = {id: card.copies for id, card in cards if card is not None}
    return Position(supplies.board, players, unfinished, copies)


def _observer(seat: Entry, later: Sequence[str], supplies: Supplies, notes: list[Mistake]) -> Observer:
    """What a player has; some lines count only `later`, when the game is over."""
    lines = [line for line in LINES if line not in later]
    given = by_hand(seat, lines, notes, later=later)
    entry = needed(seat, "rounds", lines, given, notes)
    played = rounds(entry, lines, given, supplies, notes)
    start = needed(seat, "start", ["round-1"] if entry.value or "fading" in lines else [], given, notes)
    counted = any(one.counts is not None for one in played)
    counts = _counts(seat, counted, given, notes)
    return Observer(named(seat), given, _start(start, supplies, notes), played, counts)


def _counts(seat: Entry, counted: bool, given: dict[str, int], notes: list[Mistake]) -> dict[str, int]:
    """What was counted at the end of the game, only where some round has counts."""
    entry = within(seat, "counts")
    if not counted and isinstance(entry.value, dict) and entry.value:
        right = phrase("leave-them-out-all-that-is-drawn-is-counted")
        notes.append(
            wrong_key(entry, said("form-sheet", "no-round-has-counts-that-these-could-belong-to"), right)
        )
    if counted and not has(seat, "counts"):
        needed(seat, "counts", ENDS, given, notes)
    elif counted:
        for line in ENDS:
            needed(entry, line, [line], given, notes)
    return {line: whole(within(entry, line)) or 0 for line in ENDS}


def _start(entry: Entry, supplies: Supplies, notes: list[Mistake]) -> Side | None:
    """The side of a start card, or of a published one."""
    name = text(entry)
    if name is None:
        return side(entry)
    cards = supplies.decks["starts"]
    sides = {
        f"{id}{letter}": found
        for id, card in cards.items()
        if card is not None
        for letter, found in zip(SIDES, card.sides, strict=False)
    }
    if name and name not in sides and not supplies.incomplete:
        notes.append(wrong(entry, *_no_side(name, sides, cards)))
    return sides.get(name)


def _no_side(name: str, sides: Mapping[str, Side], cards: Mapping[str, Any]) -> tuple[str, str]:
    if name in cards:
        return said(
            "form-unknown-card", "name-is-start-card-and-only-one-side-of-it-counts", name=name
        ), phrase("write-namea-or-nameb", name=name)
    right = near_card(name[:40], sides) or phrase(
        "write-a-card-and-its-side-sides", sides=", ".join([*sides][:4])
    )
    return said("form-unknown-card", "there-is-no-side-name-of-a-start-card", name=name[:40]), right
