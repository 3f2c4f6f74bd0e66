"""The rounds of a player as a sheet has them: the card of each, and what was drawn or counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.errors import counted, phrase, said
from pnp.games.night_sky.cards import Constellation, published
from pnp.games.night_sky.drawings import drawing
from pnp.games.night_sky.scoring import ENDS, ROUNDS
from pnp.models.entries import Entry, each, has, text, whole, within, wrong, wrong_key
from pnp.models.sheets import card, needed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.errors import Mistake
    from pnp.games.night_sky.shapes import Drawing
    from pnp.models.game import Supplies


@dataclass(frozen=True, slots=True)
class Counts:
    """What was counted on another copy: stars of both cards' kinds, links, stars drawn."""

    top: int
    bottom: int
    links: int
    drawn: int


@dataclass(frozen=True, slots=True)
class Round:
    """A card of None was not needed; with counts nothing is drawn."""

    card: Constellation | None
    drawing: Drawing
    counts: Counts | None


@dataclass(frozen=True, slots=True)
class _Table:
    """What rounds are read with: the lines that nobody gave by hand, those that were, cards and map."""

    lines: Sequence[str]
    given: Mapping[str, int]
    supplies: Supplies


def rounds(
    entry: Entry, lines: Sequence[str], given: Mapping[str, int], supplies: Supplies, notes: list[Mistake]
) -> tuple[Round, ...]:
    """The rounds of a player; `lines` are all that this table has, `given` those by hand."""
    found = [*each(entry)]
    if found[ROUNDS:]:
        what = said(
            "form-sheet", "many-and-a-game-has-rounds", many=counted(len(found), "round"), rounds=ROUNDS
        )
        notes.append(wrong(found[ROUNDS], what, phrase("leave-out-what-is-too-much")))
    if isinstance(entry.value, list) and len(found) < ROUNDS and "fading" in lines:
        right = phrase("enter-all-or-say-unfinished-true-at-the-table")
        notes.append(
            wrong_key(
                entry,
                said(
                    "form-sheet",
                    "many-and-a-game-has-rounds",
                    many=counted(len(found), "round"),
                    rounds=ROUNDS,
                ),
                right,
            )
        )
    table = _Table(lines, given, supplies)
    last = min(len(found), ROUNDS)
    return tuple(
        _round(one, _of_card(number, last), table, notes) for number, one in enumerate(found[:ROUNDS], 1)
    )


def _of_card(number: int, last: int) -> list[str]:
    """The lines that need the card of a round, its own first."""
    return [f"round-{number}", *([f"round-{number + 1}"] if number < last else []), "fading"]


def _round(entry: Entry, lines: list[str], table: _Table, notes: list[Mistake]) -> Round:
    """One round; `lines` are those that need its card."""
    has_counts = isinstance(within(entry, "counts").value, dict)
    found = _card(_needed(entry, "card", lines, table, notes), table.supplies, notes)
    _allowed(entry, found, [lines[0], "fading", *ENDS], table, notes)
    counts = _counts(entry, found, lines[0], table, notes) if has_counts else None
    most = None if found is None else found.size
    return Round(found, drawing(entry, table.supplies.board, most, notes), counts)


def _needed(entry: Entry, key: str, lines: Sequence[str], table: _Table, notes: list[Mistake]) -> Entry:
    return needed(entry, key, [line for line in table.lines if line in lines], table.given, notes)


def _card(entry: Entry, supplies: Supplies, notes: list[Mistake]) -> Constellation | None:
    """The card that an entry names, or a published one."""
    if not text(entry):
        return published(entry)
    found: Constellation | None = card(entry, "constellations", supplies, notes)
    return found


def _allowed(
    entry: Entry, found: Constellation | None, lines: list[str], table: _Table, notes: list[Mistake]
) -> None:
    """A round has counts or a drawing; with a published card it has counts."""
    drawn = [within(entry, key) for key in ("lines", "stars") if has(entry, key)]
    if has(entry, "counts") and drawn:
        right = phrase("leave-one-of-them-out")
        notes.append(
            wrong_key(
                within(entry, "counts"), said("form-sheet", "a-round-has-counts-or-a-drawing-not-both"), right
            )
        )
    elif found is not None and found.figure is None and drawn:
        right = phrase("add-counts-top-in-its-place")
        notes.append(
            wrong_key(
                drawn[0], said("form-sheet", "of-published-card-nothing-can-be-drawn-on-our-map"), right
            )
        )
    elif found is not None and found.figure is None:
        _needed(entry, "counts", lines, table, notes)


def _counts(
    entry: Entry, found: Constellation | None, line: str, table: _Table, notes: list[Mistake]
) -> Counts:
    counts = within(entry, "counts")
    parts = [_needed(counts, key, [line], table, notes) for key in ("top", "bottom", "links")]
    drawn = _needed(counts, "drawn", ["fading"], table, notes)
    size, number = None if found is None else found.size, whole(drawn)
    if size is not None and number is not None and number > size:
        notes.append(
            wrong(
                drawn,
                said("form-sheet", "number-stars-are-drawn-and-the-card-has-size", number=number, size=size),
                phrase("write-most-at-most", most=size),
            )
        )
    most = size if number is None else number
    for part in parts[:2]:
        if most is not None and (whole(part) or 0) > most:
            what = said(
                "form-sheet",
                "stars-of-one-kind-and-only-most-drawn",
                stars=counted(whole(part) or 0, "star"),
                most=most,
            )
            notes.append(wrong(part, what, phrase("write-most-at-most", most=most)))
    top, bottom, links = (whole(part) or 0 for part in parts)
    return Counts(top, bottom, links, number or 0)
