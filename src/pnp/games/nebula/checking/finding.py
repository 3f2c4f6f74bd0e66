"""What is found in a set of cards, and in a board with the cards that are played on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.games.nebula.checking.answers import answer, answers, instead
from pnp.games.nebula.checking.decks import lacks, same, short
from pnp.games.nebula.checking.evenness import DECK, evenness
from pnp.games.nebula.conditions import CONDITIONS
from pnp.games.nebula.figures.room import astray
from pnp.games.nebula.galaxies import written_galaxy
from pnp.models.findings import Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Location
    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard
    from pnp.games.nebula.checking.answers import Answers
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


def find(subject: Subject) -> Iterator[Found]:
    known = answers(subject.supplies.board)
    return _in_board(subject, known) if subject.kind == "board" else _in_cards(subject, known)


def _in_cards(subject: Subject, known: Answers) -> Iterator[Found]:
    """Of decks that are not known whole, only each card by itself can be told of."""
    board = subject.supplies.board
    shown: dict[str, Sky] = {}
    for entry, card in subject.cards:
        if lacks(card, board):
            yield Found(LACKED, (*entry.location, "constellation"), _constellations(board))
            continue
        if sky := answer(known, card).galaxy:
            shown[card.id] = sky
        yield from _decided(known, card, entry.location)
        if card.later > card.first:
            yield Found(LATER, (*entry.location, "points", "later"))
    yield from same(subject, board)
    if shown:
        rows = (("card", "galaxy"), *((id, _drawn(sky)) for id, sky in shown.items()))
        yield Found(GALAXIES, DECK, {"n": len(shown)}, key=True, rows=rows, aside=True)
    if not subject.supplies.incomplete:
        yield from short(subject, board)
        yield from evenness(subject.supplies.decks[subject.deck].values(), board)


def _in_board(subject: Subject, known: Answers) -> Iterator[Found]:
    board = subject.supplies.board
    for cell in astray(board):
        told = {"away": round(cell.away, 1), "orbit": round(cell.orbit, 1)}
        yield Found(OFF_ORBIT, ("cells", cell.cell), {"cell": board.cells[cell.cell], **told})
    if not known.ground.complete:
        yield Found(UNFILLED, ("links",), key=True)
    decks = subject.supplies.decks.values()
    cards = [card for deck in decks for id, card in deck.items() if id not in subject.elsewhere]
    lacking = tuple(card.id for card in cards if lacks(card, board))
    if lacking:
        yield Found(LACKING, ("constellations",), {"cards": lacking}, key=True)
    for card in cards:
        if card.id not in lacking:
            yield from _decided(known, card, ("links",))


def _decided(known: Answers, card: RuleCard, at: Location) -> Iterator[Found]:
    found = answer(known, card)
    if not found.galaxy or found.certain:
        told: dict[str, Value] = {"of": "task" if card.rule in CONDITIONS else "items"}
        told |= instead(known, card)
        yield Found(CERTAIN if found.certain else IMPOSSIBLE, at, told, card.id, key=at == ("links",))


def _drawn(sky: Sky) -> str:
    """A galaxy as a score sheet may have it, in one line."""
    cells = written_galaxy(sky.galaxy, sky.board).items()
    return "{" + ", ".join(f"{name}: {letters}" for name, letters in cells) + "}"


def _constellations(board: Board) -> dict[str, Value]:
    return {"constellations": tuple(board.constellations)}
