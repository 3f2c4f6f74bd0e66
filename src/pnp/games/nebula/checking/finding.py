"""What is found in a set of cards, and in a board with the cards that are played on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.games.nebula.checking.deciding import decide, make_ground, suggest_number
from pnp.games.nebula.checking.decks import (
    ASKED,
    DECK,
    SAME,
    SHORT,
    UNEVEN,
    count_names,
    find_shortage,
    find_twins,
    lacks,
)
from pnp.games.nebula.conditions import CONDITIONS
from pnp.games.nebula.figures.room import OFF_BOARD, TOO_NEAR, astray
from pnp.games.nebula.galaxies import written_galaxy
from pnp.models.findings import Checks, Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Location
    from pnp.games.nebula.cards import RuleCard
    from pnp.games.nebula.checking.deciding import Decision, Ground
    from pnp.games.nebula.sky import Sky
    from pnp.models.findings import Subject
    from pnp.scoring import Value

LACKED: Final = Code("nebula-constellation", "error")
IMPOSSIBLE: Final = Code("nebula-impossible", "warning")
CERTAIN: Final = Code("nebula-certain", "warning")
LATER: Final = Code("nebula-later", "warning")
UNFILLED: Final = Code("nebula-unfilled", "warning")
OFF_ORBIT: Final = Code("nebula-off-orbit", "warning")
LACKING: Final = Code("nebula-lacking", "figure")
GALAXIES: Final = Code("nebula-galaxies", "figure")

# What is told with the board's form, and what keeps it from being printed.
RULES = tuple(Code(f"nebula-rule-{number}", "error") for number in range(1, 9))
PLACES = Code(OFF_BOARD, "error"), Code(TOO_NEAR, "error")
CODES = (
    *(*RULES, *PLACES, LACKED, IMPOSSIBLE, CERTAIN, LATER, SAME, SHORT, UNEVEN),
    *(OFF_ORBIT, UNFILLED, LACKING, GALAXIES, ASKED),
)


def checks() -> Checks:
    return Checks(CODES, find)


def find(subject: Subject) -> Iterator[Found]:
    ground = make_ground(subject.supplies.board)
    return _in_board(subject, ground) if subject.kind == "board" else _in_cards(subject, ground)


def _in_cards(subject: Subject, ground: Ground) -> Iterator[Found]:
    """Of decks that are not known whole, only each card by itself can be told of."""
    board = subject.supplies.board
    galaxies: dict[str, str] = {}
    for entry, card in subject.cards:
        if lacks(card, board):
            yield Found(
                LACKED, (*entry.location, "constellation"), {"constellations": tuple(board.constellations)}
            )
            continue
        decision = decide(ground, card, first=True)
        if decision.galaxy:
            galaxies[card.id] = _write_galaxy(decision.galaxy)
        yield from _judge_card(ground, card, decision, entry.location)
        if card.later > card.first:
            yield Found(LATER, (*entry.location, "points", "later"))
    yield from find_twins(subject, board)
    if galaxies:
        rows = (("card", "galaxy"), *galaxies.items())
        yield Found(GALAXIES, DECK, {"n": len(galaxies)}, key=True, rows=rows, aside=True)
    if not subject.supplies.incomplete:
        yield from find_shortage(subject, board)
        yield from count_names(subject.supplies.decks[subject.deck].values(), board)


def _in_board(subject: Subject, ground: Ground) -> Iterator[Found]:
    board = subject.supplies.board
    for cell in astray(board):
        told = {"away": round(cell.away, 1), "orbit": round(cell.orbit, 1)}
        yield Found(OFF_ORBIT, ("cells", cell.cell), {"cell": board.cells[cell.cell], **told})
    if not ground.complete:
        yield Found(UNFILLED, ("links",), key=True)
    decks = subject.supplies.decks.values()
    cards = [card for deck in decks for id, card in deck.items() if id not in subject.elsewhere]
    lacking = tuple(card.id for card in cards if lacks(card, board))
    if lacking:
        yield Found(LACKING, ("constellations",), {"cards": lacking}, key=True)
    for card in cards:
        if card.id not in lacking:
            yield from _judge_card(ground, card, decide(ground, card), ("links",))


def _judge_card(ground: Ground, card: RuleCard, decision: Decision, at: Location) -> Iterator[Found]:
    if not decision.galaxy or decision.certain:
        told: dict[str, Value] = {"of": "task" if card.rule in CONDITIONS else "items"}
        told |= suggest_number(ground, card)
        yield Found(CERTAIN if decision.certain else IMPOSSIBLE, at, told, card.id, key=at == ("links",))


def _write_galaxy(sky: Sky) -> str:
    """A galaxy as a score sheet may have it, in one line."""
    cells = written_galaxy(sky.galaxy, sky.board).items()
    return "{" + ", ".join(f"{name}: {letters}" for name, letters in cells) + "}"
