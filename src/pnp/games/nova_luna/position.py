"""A final position of Nova Luna: the mosaics, and where the players stand on the lunar track."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from pnp.errors import counted, phrase, said
from pnp.games.nova_luna.scoring import LINES, SOLO_LINES
from pnp.games.nova_luna.tiles import COLOURS, Tile, no_code, tile
from pnp.models.entries import Entry, each, has, text, whole, within, wrong, wrong_key
from pnp.models.grids import Written, words
from pnp.models.sheets import by_hand, named, near_card, needed, seats

if TYPE_CHECKING:
    from collections.abc import Collection

    from pnp.errors import Mistake
    from pnp.models.game import Supplies

TOKENS = 20
_BETWEEN = re.compile("[,;]")
SHIPPED = {"all": 68, **dict.fromkeys(COLOURS, 17)}

Mosaic: TypeAlias = Mapping[tuple[int, int], Tile]  # by row and column from 0, in reading order
SEATS = (1, 4)  # how few and how many play


@dataclass(frozen=True, slots=True)
class Layer:
    """A player; a mosaic of None was not entered. `track` is the space and the height in its pile."""

    name: str
    by_hand: Mapping[str, int]
    tokens: int
    mosaic: Mosaic | None
    phase1: Mosaic | None
    track: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Position:
    """`tiles` is how many tiles the set has; `supply` is how many may lie, in all and of each colour: no
    fewer than ship, since codes stand for tiles of any copy, whatever deck replaces the shipped one."""

    players: tuple[Layer, ...]
    solo: bool
    tiles: int
    supply: Mapping[str, int]


def position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    players = seats(tree, *SEATS, notes)
    solo = len(players) == 1
    made = tuple(_solo(seat, supplies, notes) if solo else _layer(seat, supplies, notes) for seat in players)
    there = Counter[str]()
    for card in supplies.decks["tiles"].values():
        if card is not None:
            there.update({"all": card.copies, card.colour: card.copies})
    supply = {key: max(number, there[key]) for key, number in SHIPPED.items()}
    return Position(made, solo, there["all"], supply)


def _layer(seat: Entry, supplies: Supplies, notes: list[Mistake]) -> Layer:
    """A player of several."""
    given = by_hand(seat, LINES, notes)
    if has(seat, "phase1"):
        right = phrase("leave-it-out-or-enter-one-player-alone")
        notes.append(
            wrong_key(within(seat, "phase1"), said("form-sheet", "phase1-is-for-a-game-alone"), right)
        )
    mosaic = _mosaic(needed(seat, "mosaic", LINES, given, notes), supplies, notes)
    tokens = whole(within(seat, "tokens"))
    return Layer(named(seat), given, TOKENS if tokens is None else tokens, mosaic, None, _track(seat))


def _solo(seat: Entry, supplies: Supplies, notes: list[Mistake]) -> Layer:
    given = by_hand(seat, SOLO_LINES, notes)
    if has(seat, "tokens"):
        what = said("form-sheet", "a-game-alone-is-always-played-with-21-tokens")
        notes.append(wrong_key(within(seat, "tokens"), what, phrase("leave-tokens-out")))
    first = needed(
        seat, "phase1", SOLO_LINES[:2], given, notes, why=phrase("one-player-alone-is-a-solo-game")
    )
    last = needed(seat, "mosaic", SOLO_LINES[2:], given, notes)
    _compare(first, last, notes)
    mosaic, phase1 = _mosaic(last, supplies, notes), _mosaic(first, supplies, notes)
    return Layer(named(seat), given, TOKENS, mosaic, phase1, _track(seat))


def _track(seat: Entry) -> tuple[int, int] | None:
    match [whole(entry) for entry in each(within(seat, "track"))]:
        case [int(space), int(height)]:
            return space, height
    return None


def _compare(first: Entry, last: Entry, notes: list[Mistake]) -> None:
    """Both grids of a game alone have the same shape, or their places could not be compared."""
    if text(first) is None or text(last) is None:
        return
    before, after = words(str(first.value)), words(str(last.value))
    for number, (row, whole_row) in enumerate(zip(before, after, strict=False), 1):
        if len(row) != len(whole_row):
            what = said(
                "form-sheet",
                "row-number-has-places-in-mosaic-whole-row",
                number=number,
                places=counted(len(row), "place"),
                whole_row=len(whole_row),
            )
            notes.append(wrong(first, what, phrase("draw-both-alike-with-for-what-is-not-there"), row[-1].at))
    if len(before) != len(after):
        what = said(
            "form-sheet", "phase1-has-rows-mosaic-after", rows=counted(len(before), "row"), after=len(after)
        )
        notes.append(wrong(first, what, phrase("draw-both-alike-with-for-what-is-not-there")))


def _mosaic(entry: Entry, supplies: Supplies, notes: list[Mistake]) -> Mosaic | None:
    drawn = text(entry)
    if drawn is None:
        return None
    found = {}
    for number, row in enumerate(words(drawn)):
        for column, word in enumerate(row):
            if word.text != ".":
                found[number, column] = _tile(entry, word, supplies, notes)
    return {place: tile for place, tile in found.items() if tile is not None}


def _tile(entry: Entry, word: Written, supplies: Supplies, notes: list[Mistake]) -> Tile | None:
    """The tile of a card's id or a code."""
    cards = supplies.decks["tiles"]
    if word.text in cards:
        card: Tile | None = cards[word.text]
        return card
    typed = tile(word.text)
    if typed is not None:
        return typed
    if _several(word.text, cards):
        notes.append(
            wrong(
                entry,
                said("form-tile", "there-is-no-tile-text", text=word.text[:40]),
                phrase("put-blanks-between-tiles"),
                word.at,
            )
        )
    elif ":" in word.text:
        notes.append(wrong(entry, *no_code(word.text), word.at))
    elif not supplies.incomplete:
        right = near_card(word.text[:40], cards) or phrase("write-card-s-id-such-as-n12-code-such-as-r4-bb-t")
        notes.append(
            wrong(entry, said("form-tile", "there-is-no-tile-text", text=word.text[:40]), right, word.at)
        )
    return None


def _several(word: str, cards: Collection[str]) -> bool:
    """Whether these are tiles without blanks between them; in a code, a comma stands between its tasks."""
    first, *others = _BETWEEN.split(word)
    if not first or not others or "" in others:
        return False
    return ":" not in word or any(":" in other or other in cards for other in others)
