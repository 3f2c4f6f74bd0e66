"""What lies before a player of Night Sky in characters: the sky and its rounds, a round's window, a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.night_sky.scoring import ENDS
from pnp.games.night_sky.sketched_beside import bottom, put_rounds
from pnp.games.night_sky.sketched_plans import MOST_WIDE, rings
from pnp.games.night_sky.sketched_signs import Signs, rows_of
from pnp.games.night_sky.sketched_skies import whole_sky, window
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Location
    from pnp.games.night_sky.position import Observer, Position
    from pnp.models.sketches import Row, Sketch
    from pnp.scoring import Line, Result, Value

BESIDE = (0, 51)  # where rounds are told beside a sky of no more than `MOST_WIDE` rings
BELOW = 3


def sketched(position: Position, result: Result, place: Location) -> Sketch:
    match place:
        case ("players", int(seat)):
            return _player(position, seat, result)
        case ("players", int(seat), "start"):
            return tuple(_start(position.players[seat]))
        case ("players", int(seat), "counts"):
            return tuple(_ends(_lines(result, seat)))
        case ("players", int(seat), "rounds", int(number), *_) if number >= len(
            position.players[seat].rounds
        ):
            return ()  # of a round whose lines were all given by hand the sheet need not say anything
        case ("players", int(seat), "rounds", int(number), "card"):
            return tuple(_card(position.players[seat], number + 1))
        case ("players", int(seat), "rounds", int(number)):
            return (*_window(position, seat, number + 1), *_told(position, result, seat, number + 1))
    return ()


def _lines(result: Result, seat: int) -> dict[str, Line]:
    return {line.id: line for line in result.players[seat].lines}


def _player(position: Position, seat: int, result: Result) -> Sketch:
    """Nothing where all was given by hand; no sky where all was counted."""
    player, lines = position.players[seat], _lines(result, seat)
    if player.by_hand and not player.rounds:
        return ()
    if player.rounds and all(one.counts for one in player.rounds):
        signs: Signs = {}
        put_rounds(signs, (0, 0), position, player, lines)
        return (*rows_of(signs), *_ends(lines))
    sky = position.sky
    signs = whole_sky(sky, [one.drawing for one in player.rounds])
    beside = BESIDE if rings(sky) <= MOST_WIDE else (max(row for row, _ in signs) + 2, BELOW)
    put_rounds(signs, beside, position, player, lines)
    return (*rows_of(signs), (), Reason("sketch-legend"), *_ends(lines))


def _ends(lines: dict[str, Line]) -> Iterator[Reason]:
    """What the end of the game brings, as far as it was not given by hand."""
    found = [lines[id] for id in ("fading", *ENDS) if id in lines and lines[id].origin == "derived"]
    reasons = tuple(reason for line in found for reason in line.reasons)
    if reasons:
        yield Reason("sketch-ends", {"why": reasons})


def _start(player: Observer) -> Iterator[Reason]:
    if player.start is not None:
        yield Reason("sketch-start", {"kind": player.start.kind, "value": player.start.value})


def _card(player: Observer, number: int) -> Iterator[Reason]:
    """The card that was taken, and what the card before still counts."""
    card, before = player.rounds[number - 1].card, bottom(player, number)
    if card is None:
        return
    told: dict[str, Value] = {"n": card.size, "kind": card.kind, "value": card.value}
    named: dict[str, Value] = {"name": card.name, "card": card.id} if card.id else {}
    yield Reason("sketch-card" if card.id else "sketch-published", told | named)
    if before is not None:
        yield Reason("sketch-before", {"kind": before.kind, "value": before.value})


def _window(position: Position, seat: int, number: int) -> Iterator[Row]:
    """Of a round in which nothing was drawn, or that was counted, there is nothing to see."""
    rounds = position.players[seat].rounds[:number]
    if rounds[-1].drawing.stars:
        yield from rows_of(window(position.sky, [one.drawing for one in rounds]))


def _told(position: Position, result: Result, seat: int, number: int) -> Iterator[Reason]:
    """What the round brings, and what looks wrong with it."""
    line = _lines(result, seat)[f"round-{number}"]
    if line.reasons:
        yield Reason("sketch-round", {"n": number, "points": line.points, "why": line.reasons})
    else:
        yield Reason("sketch-round-nothing", {"n": number})
    for caution in result.warnings:
        if (caution.player, caution.round) == (position.players[seat].name, number):
            yield Reason(f"warning-{caution.code}", caution.arguments)
