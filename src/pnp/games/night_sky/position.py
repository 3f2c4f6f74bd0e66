"""A position of Night Sky: the sky, and each player's drawings or counts of six rounds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from pnp.errors import Mistake, code_phrase, count_things, phrase, word_mistake
from pnp.games.night_sky import cards
from pnp.games.night_sky.forms import SHEET, list_lines
from pnp.games.night_sky.lattice import Drawing, LatticeLine, Place, is_line, make_line
from pnp.games.night_sky.scoring import ENDS, ROUNDS
from pnp.models import trees
from pnp.models.game import Supplies
from pnp.models.score_sheets import keys

TOO_MANY_STARS = "number-stars-are-drawn-and-the-card-has-size"


class _WrittenStars(NamedTuple):
    """The star or the two stars of a word, and the place of the word."""

    places: tuple[Place, ...]
    entry: trees.Entry
    at: int


def read_drawing(entry: trees.Entry, sky: cards.Sky, most: int | None, notes: list[Mistake]) -> Drawing:
    """Read the drawing of a round; note a mistake if it has more than `most` stars."""
    lines = [*_read_lines(trees.get_entry(entry, "lines"), sky, notes)]
    beside = [*_read_stars(trees.get_entry(entry, "stars"), sky, notes)]
    first: dict[Place, _WrittenStars] = {}
    for mark in (*lines, *beside):
        for star in mark.places:
            first.setdefault(star, mark)
    if most is not None and len(first) > most:
        where, right = [*first.values()][most], "leave-out-from-here-on-what-is-not-drawn"
        words = word_mistake("form-sheet", TOO_MANY_STARS, right, number=len(first), size=most)
        notes.append(trees.make_mistake(where.entry, *words, where.at))
    return Drawing(tuple(first), tuple(make_line(*mark.places) for mark in lines))


_SMALL_STAR = re.compile(r"\b[a-f](?=[0-9]{2}\b)")


def _list_words(entry: trees.Entry) -> Iterator[trees.PlacedText]:
    """Yield the words of a drawing; small letters in star names become capitals."""
    named = _SMALL_STAR.sub(lambda letter: letter[0].upper(), trees.get_text(entry) or "")
    for row in trees.split_words_by_rows(named):
        yield from row


def _read_stars(entry: trees.Entry, sky: cards.Sky, notes: list[Mistake]) -> Iterator[_WrittenStars]:
    for word in _list_words(entry):
        if word.text in sky.stars:
            yield _WrittenStars((sky.stars[word.text],), entry, word.at)
        else:
            notes.append(cards.report_unknown_star(entry, word.text, sky.stars, word.at))


def _read_lines(entry: trees.Entry, sky: cards.Sky, notes: list[Mistake]) -> Iterator[_WrittenStars]:
    known: set[LatticeLine] = set()
    for word in _list_words(entry):
        mistakes = [*_find_line_mistakes(entry, word, sky, known)]
        notes += mistakes
        if not mistakes:
            start, end = _find_ends(word, sky)
            known.add(make_line(start, end))
            yield _WrittenStars((start, end), entry, word.at)


def _find_ends(word: trees.PlacedText, sky: cards.Sky) -> list[Place]:
    return [sky.stars[name] for name in word.text.split("-")]


def _find_line_mistakes(
    entry: trees.Entry, word: trees.PlacedText, sky: cards.Sky, known: set[LatticeLine]
) -> Iterator[Mistake]:
    def refuse(wrong: str, right: str) -> Mistake:
        words = word_mistake("form-sheet", wrong, right, text=word.text[:40])
        return trees.make_mistake(entry, *words, word.at)

    names = word.text.split("-")
    strange = [name for name in names if name not in sky.stars]
    if len(names) != 2 or not all(names):
        yield refuse("text-is-no-line", "write-its-two-ends-with-between-them-such-as-a31")
    elif strange:
        for name in dict.fromkeys(strange):
            yield cards.report_unknown_star(entry, name, sky.stars, word.at)
    elif not is_line(*_find_ends(word, sky)):
        yield refuse("the-lattice-has-no-line-text", "join-two-stars-that-are-one-step-apart-or-next")
    elif make_line(*_find_ends(word, sky)) in known:
        yield refuse("the-line-text-is-there-twice", "leave-it-out")


class CountedRound(Struct, frozen=True):
    """A round's counts on another copy of the game: stars of both cards' kinds, links, drawn stars."""

    top: int
    bottom: int
    links: int
    drawn: int


class PlayedRound(Struct, frozen=True):
    """A round of a player. `card` is None if no line needs it; with counts, the drawing is empty."""

    card: cards.Constellation | None
    drawing: Drawing
    counts: CountedRound | None


class _RoundContext(Struct, frozen=True):
    """What a player's rounds are read with: the lines that this table has, the lines given by hand, and the
    cards and the map. Mistakes go to `notes`."""

    lines: Sequence[str]
    given: Mapping[str, int]
    supplies: Supplies
    notes: list[Mistake]


def _read_rounds(entry: trees.Entry, table: _RoundContext) -> tuple[PlayedRound, ...]:
    """Read the rounds of a player; note if there are too many, or too few for a finished game."""
    found = [*trees.list_entries(entry)]
    if found[ROUNDS:]:
        words = _describe_rounds(len(found), "leave-out-what-is-too-much")
        table.notes.append(trees.make_mistake(found[ROUNDS], *words))
    if isinstance(entry.value, list) and len(found) < ROUNDS and "fading" in table.lines:
        words = _describe_rounds(len(found), "enter-all-or-say-unfinished-true-at-the-table")
        table.notes.append(trees.make_key_mistake(entry, *words))
    last = min(len(found), ROUNDS)
    rounds = enumerate(found[:ROUNDS], 1)
    return tuple(_read_round(each, _list_lines_of_card(n, last), table) for n, each in rounds)


def _describe_rounds(number: int, right: str) -> tuple[str, str]:
    """Return the error for a wrong number of rounds, and the advice."""
    many = count_things(number, "round")
    return word_mistake("form-sheet", "many-and-a-game-has-rounds", right, many=many, rounds=ROUNDS)


def _list_lines_of_card(number: int, last: int) -> list[str]:
    """List the lines that need the card of a round, the round's own first."""
    return [f"round-{number}", *([f"round-{number + 1}"] if number < last else []), "fading"]


def _read_round(entry: trees.Entry, lines: list[str], table: _RoundContext) -> PlayedRound:
    """Read one round; `lines` are those that need its card."""
    has_counts = isinstance(trees.get_entry(entry, "counts").value, dict)
    card = _read_card(_require(entry, "card", lines, table), table.supplies, table.notes)
    _check_round(entry, card, [lines[0], "fading", *ENDS], table)
    counts = _read_round_counts(entry, card, lines[0], table) if has_counts else None
    most = None if card is None else card.size
    return PlayedRound(card, read_drawing(entry, table.supplies.board, most, table.notes), counts)


def _require(entry: trees.Entry, key: str, lines: Sequence[str], table: _RoundContext) -> trees.Entry:
    needing = [line for line in table.lines if line in lines]
    return keys.require_key(entry, key, needing, table.given, table.notes)


def _read_card(entry: trees.Entry, supplies: Supplies, notes: list[Mistake]) -> cards.Constellation | None:
    """Read the card that an entry names, or a published card."""
    if not trees.get_text(entry):
        return cards.read_published_card(entry)
    found: cards.Constellation | None = keys.find_card(entry, "constellations", supplies, notes)
    return found


def _check_round(
    entry: trees.Entry, card: cards.Constellation | None, lines: list[str], table: _RoundContext
) -> None:
    """Check that a round has counts or a drawing, and counts if its card is a published one."""
    drawn = [trees.get_entry(entry, key) for key in ("lines", "stars") if trees.has_key(entry, key)]
    if trees.has_key(entry, "counts") and drawn:
        wrong = "a-round-has-counts-or-a-drawing-not-both"
        words = word_mistake("form-sheet", wrong, "leave-one-of-them-out")
        table.notes.append(trees.make_key_mistake(trees.get_entry(entry, "counts"), *words))
    elif card is not None and card.figure is None and drawn:
        wrong = "of-published-card-nothing-can-be-drawn-on-our-map"
        words = word_mistake("form-sheet", wrong, "add-counts-top-in-its-place")
        table.notes.append(trees.make_key_mistake(drawn[0], *words))
    elif card is not None and card.figure is None:
        _require(entry, "counts", lines, table)


def _read_round_counts(
    entry: trees.Entry, card: cards.Constellation | None, line: str, table: _RoundContext
) -> CountedRound:
    counts = trees.get_entry(entry, "counts")
    parts = [_require(counts, key, [line], table) for key in ("top", "bottom", "links")]
    drawn = _require(counts, "drawn", ["fading"], table)
    size, number = None if card is None else card.size, trees.get_whole(drawn)
    if size is not None and number is not None and number > size:
        arguments = {"number": number, "size": size, "most": size}
        words = word_mistake("form-sheet", TOO_MANY_STARS, "write-most-at-most", **arguments)
        table.notes.append(trees.make_mistake(drawn, *words))
    most = size if number is None else number
    top, bottom, links = (trees.get_whole(part) or 0 for part in parts)
    for part, stars in zip(parts, (top, bottom), strict=False):
        if most is not None and stars > most:
            wrong, many = "stars-of-one-kind-and-only-most-drawn", count_things(stars, "star")
            words = word_mistake("form-sheet", wrong, "write-most-at-most", stars=many, most=most)
            table.notes.append(trees.make_mistake(part, *words))
    return CountedRound(top, bottom, links, number or 0)


SIDES = "ab"
SEATS = (1, 5)  # the fewest and the most players


class PlayerState(Struct, frozen=True):
    """A player. `counts` are those of the game's end, for all rounds with counts together."""

    name: str
    by_hand: Mapping[str, int]
    start: cards.StartSide | None
    rounds: tuple[PlayedRound, ...]
    counts: Mapping[str, int]


class Position(Struct, frozen=True):
    """A table. `copies` says how many copies each card has, start cards too."""

    sky: cards.Sky
    players: tuple[PlayerState, ...]
    unfinished: bool
    copies: Mapping[str, int]


def read_position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    unfinished = trees.get_truth(trees.Entry(tree), "unfinished")
    later = ["fading"] if unfinished else []
    by_hand = keys.read_given_lines(SHEET, tree, notes, later=later)
    seats = zip(keys.read_seats(tree, *SEATS, notes), by_hand, strict=True)
    lines = list_lines(tree)
    players = tuple(_read_player(seat, lines, given, supplies, notes) for seat, given in seats)
    dealt = (card for deck in supplies.decks.values() for card in deck.items())
    copies = {id: card.copies for id, card in dealt if card is not None}
    return Position(supplies.board, players, unfinished, copies)


def _read_player(
    seat: trees.Entry, lines: Sequence[str], given: dict[str, int], supplies: Supplies, notes: list[Mistake]
) -> PlayerState:
    played = _read_rounds(trees.get_entry(seat, "rounds"), _RoundContext(lines, given, supplies, notes))
    needs_start = bool(trees.get_entry(seat, "rounds").value) or "fading" in lines
    start = keys.require_key(seat, "start", ["round-1"] if needs_start else [], given, notes)
    counted = any(one.counts is not None for one in played)
    counts = _read_end_counts(seat, counted, given, notes)
    return PlayerState(keys.get_name(seat), given, _read_start(start, supplies, notes), played, counts)


def _read_end_counts(
    seat: trees.Entry, counted: bool, given: dict[str, int], notes: list[Mistake]
) -> dict[str, int]:
    """Read the counts of the game's end; they are allowed only if some round has counts."""
    entry = trees.get_entry(seat, "counts")
    if not counted and isinstance(entry.value, dict) and entry.value:
        wrong = "no-round-has-counts-that-these-could-belong-to"
        words = word_mistake("form-sheet", wrong, "leave-them-out-all-that-is-drawn-is-counted")
        notes.append(trees.make_key_mistake(entry, *words))
    if counted and not trees.has_key(seat, "counts"):
        keys.require_key(seat, "counts", ENDS, given, notes)
    elif counted:
        for line in ENDS:
            keys.require_key(entry, line, [line], given, notes)
    return {line: trees.get_whole(entry, line) or 0 for line in ENDS}


def _read_start(entry: trees.Entry, supplies: Supplies, notes: list[Mistake]) -> cards.StartSide | None:
    """Read the side of a start card, or of a published one."""
    name = trees.get_text(entry)
    if name is None:
        return cards.read_side(entry)
    deck = supplies.decks["starts"]
    sides = {
        f"{id}{letter}": side
        for id, card in deck.items()
        if card is not None
        for letter, side in zip(SIDES, card.sides, strict=False)
    }
    if name and name not in sides and not supplies.incomplete:
        notes.append(trees.make_mistake(entry, *_describe_unknown_side(name, sides, deck)))
    return sides.get(name)


def _describe_unknown_side(
    name: str, sides: Mapping[str, cards.StartSide], deck: Mapping[str, Any]
) -> tuple[str, str]:
    if name in deck:
        wrong = "name-is-start-card-and-only-one-side-of-it-counts"
        return word_mistake("form-unknown-card", wrong, "write-namea-or-nameb", name=name)
    known = phrase("write-a-card-and-its-side-sides", sides=", ".join([*sides][:4]))
    what = code_phrase("form-unknown-card", "there-is-no-side-name-of-a-start-card", name=name[:40])
    return what, keys.suggest_card(name[:40], sides) or known
