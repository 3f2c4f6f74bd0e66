"""A position of Nova Luna: the mosaics, and the players' places on the lunar track."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping
from functools import partial
from typing import Any, TypeAlias

from msgspec import Struct

from pnp.errors import Mistake, code_phrase, count_things, phrase, word_mistake
from pnp.games.nova_luna.cards import ALPHABETS, COLOURS, Tile, describe_wrong_code, read_tile
from pnp.games.nova_luna.forms import SHEET, TOKENS
from pnp.models import trees
from pnp.models.game import Supplies
from pnp.models.score_sheets import keys

_BETWEEN = re.compile("[,;]")
SHIPPED = {"all": 68, **dict.fromkeys(COLOURS, 17)}

Mosaic: TypeAlias = Mapping[tuple[int, int], Tile]  # by row and column from 0, in reading order
SEATS = (1, 4)  # the fewest and the most players


class PlayerState(Struct, frozen=True):
    """A player; a mosaic that was not entered is None. `track` is the space and the height in its pile."""

    name: str
    by_hand: Mapping[str, int]
    tokens: int
    mosaic: Mosaic | None
    phase1: Mosaic | None
    track: tuple[int, int] | None


class Position(Struct, frozen=True):
    """A table. `tiles` is the number of tiles in the set. `supply` is how many may lie on the table, in all
    and of each colour: at least as many as ship, even with another deck, since codes stand for tiles of any
    copy. `language` is that of the codes' letters."""

    players: tuple[PlayerState, ...]
    solo: bool
    tiles: int
    supply: Mapping[str, int]
    language: str = "en"


def read_position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    seats = keys.read_seats(tree, *SEATS, notes)
    solo = len(seats) == 1
    given = keys.read_given_lines(SHEET, tree, notes)
    language = keys.find_language(tree, ALPHABETS)
    read = partial(_read_player, solo=solo, language=language, supplies=supplies, notes=notes)
    players = tuple(map(read, seats, given))
    counts = Counter[str]()
    for card in supplies.decks["tiles"].values():
        if card is not None:
            counts.update({"all": card.copies, card.colour: card.copies})
    supply = {key: max(number, counts[key]) for key, number in SHIPPED.items()}
    return Position(players, solo, counts["all"], supply, language)


# The key that a player of several has not, and one alone has not: what is wrong, and what would be right.
MISPLACED = {
    "phase1": ("phase1-is-for-a-game-alone", "leave-it-out-or-enter-one-player-alone"),
    "tokens": ("a-game-alone-is-always-played-with-21-tokens", "leave-tokens-out"),
}


def _read_player(
    seat: trees.Entry,
    given: Mapping[str, int],
    solo: bool,
    language: str,
    supplies: Supplies,
    notes: list[Mistake],
) -> PlayerState:
    misplaced = "tokens" if solo else "phase1"
    if trees.has_key(seat, misplaced):
        words = word_mistake("form-sheet", *MISPLACED[misplaced])
        notes.append(trees.make_key_mistake(trees.get_entry(seat, misplaced), *words))
    first, last = trees.get_entry(seat, "phase1"), trees.get_entry(seat, "mosaic")
    if solo:
        _compare_shapes(first, last, notes)
    mosaic = _read_mosaic(last, language, supplies, notes)
    phase1 = _read_mosaic(first, language, supplies, notes) if solo else None
    left = None if solo else trees.get_whole(seat, "tokens")
    tokens = TOKENS if left is None else left
    return PlayerState(keys.get_name(seat), given, tokens, mosaic, phase1, _read_track(seat))


def _read_track(seat: trees.Entry) -> tuple[int, int] | None:
    match [trees.get_whole(entry) for entry in trees.list_entries(seat, "track")]:
        case [int(space), int(height)]:
            return space, height
    return None


def _compare_shapes(first: trees.Entry, last: trees.Entry, notes: list[Mistake]) -> None:
    """Check that both grids of a solo game have the same shape, so their places can be compared."""
    if trees.get_text(first) is None or trees.get_text(last) is None:
        return
    before, after = trees.split_words_by_rows(str(first.value)), trees.split_words_by_rows(str(last.value))
    right = "draw-both-alike-with-for-what-is-not-there"
    for number, (row, whole_row) in enumerate(zip(before, after, strict=False), 1):
        if len(row) != len(whole_row):
            arguments = {
                "number": number,
                "places": count_things(len(row), "place"),
                "whole_row": len(whole_row),
            }
            wrong = "row-number-has-places-in-mosaic-whole-row"
            words = word_mistake("form-sheet", wrong, right, **arguments)
            notes.append(trees.make_mistake(first, *words, row[-1].at))
    if len(before) != len(after):
        arguments = {"rows": count_things(len(before), "row"), "after": len(after)}
        words = word_mistake("form-sheet", "phase1-has-rows-mosaic-after", right, **arguments)
        notes.append(trees.make_mistake(first, *words))


def _read_mosaic(grid: trees.Entry, language: str, supplies: Supplies, notes: list[Mistake]) -> Mosaic | None:
    drawn = trees.get_text(grid)
    if drawn is None:
        return None
    tiles = {}
    for number, row in enumerate(trees.split_words_by_rows(drawn)):
        for column, word in enumerate(row):
            if word.text != ".":
                tiles[number, column] = _read_tile(grid, word, language, supplies, notes)
    return {place: tile for place, tile in tiles.items() if tile is not None}


def _read_tile(
    entry: trees.Entry, word: trees.PlacedText, language: str, supplies: Supplies, notes: list[Mistake]
) -> Tile | None:
    """Read the tile of a card's id or a code."""
    cards = supplies.decks["tiles"]
    if word.text in cards:
        card: Tile | None = cards[word.text]
        return card
    typed = read_tile(keys.to_english(word.text, ALPHABETS, language) or "")
    if typed is not None:
        return typed
    wrong = code_phrase("form-tile", "there-is-no-tile-text", text=word.text[:40])
    if _has_several_tiles(word.text, cards):
        notes.append(trees.make_mistake(entry, wrong, phrase("put-blanks-between-tiles"), word.at))
    elif ":" in word.text:
        notes.append(trees.make_mistake(entry, *describe_wrong_code(word.text, language), word.at))
    elif not supplies.incomplete:
        known = phrase("write-card-s-id-such-as-n12-code-such-as-r4-bb-t")
        right = keys.suggest_card(word.text[:40], cards) or known
        notes.append(trees.make_mistake(entry, wrong, right, word.at))
    return None


def _has_several_tiles(word: str, cards: Collection[str]) -> bool:
    """Tell whether a word is several tiles without blanks between them; in a code, commas separate the
    tasks."""
    first, *others = _BETWEEN.split(word)
    if not first or not others or "" in others:
        return False
    return ":" not in word or any(":" in other or other in cards for other in others)
