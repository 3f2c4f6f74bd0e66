"""The final score of Nebula: the six lines of the rulebook's last chapter, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.games.nebula.cautions import cautions
from pnp.games.nebula.conditions import CONDITIONS
from pnp.games.nebula.counting import COUNTS
from pnp.games.nebula.sky import ids
from pnp.games.nebula.wording import words
from pnp.scoring import Reason, TieBreak, ranked, result, scored

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.games.nebula.position import Astronomer, Position
    from pnp.scoring import Result, Rule, Value

PERSONAL_TASK = 14
CONSTELLATION = 6
CONSTELLATIONS = (14, 12, 10)
COLOURS = (3, 2, 1)
ADVANCED = (4, 3, 2)


def score(position: Position) -> Result:
    """Most points win, then most black holes; who is equal in both shares the place."""
    rules = FULL_RULES if position.full else BASIC_RULES
    scores = [scored(rules, position, player) for player in position.players]
    held = TieBreak("black-holes", tuple(player.sky.black_holes for player in position.players))
    ranking = ranked([score.total for score in scores], [held])
    return result("nebula", scores, ranking, cautions(position))


def personal(_: Position, player: Astronomer) -> Iterator[Reason]:
    """1. The personal task, judged by the final galaxy."""
    card = player.personal
    if card is None:
        return
    found = CONDITIONS[card.rule](player.sky, **card.asks)
    measure = Reason(found.measure, {"n": found.count})
    told: dict[str, Value] = {"card": card.id, "task": words(card), "found": measure}
    if found.holds:
        yield Reason("personal", told, PERSONAL_TASK, ids(player.sky.board, found.cells))
    else:
        yield Reason("personal-not", told)


def public(position: Position, player: Astronomer) -> Iterator[Reason]:
    """2. The public tasks. Ruling: a marker pays, though a star was covered since."""
    for id, place in player.claims.items():
        card = position.table.public[id]
        points = card.first if place == "first" else card.later
        found = CONDITIONS[card.rule](player.sky, **card.asks)
        cells = found.cells if found.holds else 0
        told: dict[str, Value] = {"card": id, "place": place, "task": words(card)}
        yield Reason("public", told, points, ids(player.sky.board, cells))


def black_holes(position: Position, player: Astronomer) -> Iterator[Reason]:
    """3. Black holes: the number on the first free space of the bar."""
    bar, held = position.board.bar, player.sky.black_holes
    yield Reason("black-holes", {"n": held}, bar[held] if held < len(bar) else position.board.full)


def constellations(position: Position, player: Astronomer) -> Iterator[Reason]:
    """4. Complete constellations; the second counter says which pay more."""
    ranks = _ranks(position.table.counters.constellations, CONSTELLATIONS)
    for name, cells in position.board.constellations.items():
        if not cells & ~player.sky.galaxy.filled:
            told: dict[str, Value] = {"constellation": name}
            points, message = CONSTELLATION, "constellation"
            if name in ranks:
                told["rank"], points = ranks[name]
                message = "constellation-ranked"
            yield Reason(message, told, points, ids(position.board, cells))


def colours(position: Position, player: Astronomer) -> Iterator[Reason]:
    """5. Colours of stars, the centre's too, by the first counter."""
    for colour, (rank, worth) in _ranks(position.table.counters.colours, COLOURS).items():
        cells = player.sky.galaxy.colours[colour]
        found = cells.bit_count()
        told: dict[str, Value] = {"colour": colour, "n": found, "worth": worth, "rank": rank}
        yield Reason("colour", told, found * worth, ids(position.board, cells))


def advanced(position: Position, player: Astronomer) -> Iterator[Reason]:
    """6. Advanced cards, by the third counter."""
    for sector, (rank, worth) in _ranks(position.table.counters.advanced, ADVANCED).items():
        card = position.table.advanced[sector]
        items = COUNTS[card.rule](player.sky, **card.asks)
        told: dict[str, Value] = {
            "card": card.id,
            "task": words(card),
            "n": items.count,
            "worth": worth,
            "rank": rank,
        }
        yield Reason("advanced", told, items.count * worth, items.places)


BASIC_RULES: Mapping[str, Rule[Position, Astronomer]] = {
    "personal": personal,
    "public": public,
    "black-holes": black_holes,
    "constellations": constellations,
}
FULL_RULES: Mapping[str, Rule[Position, Astronomer]] = {
    **BASIC_RULES,
    "colours": colours,
    "advanced": advanced,
}
BASIC = tuple(BASIC_RULES)
FULL = tuple(FULL_RULES)


def _ranks(markers: tuple[str, ...], worth: tuple[int, ...]) -> dict[str, tuple[int, int]]:
    """The markers that are ahead on a counter, each with its place and what that pays; those behind, and
    those that never left the start, pay nothing."""
    return {marker: (rank, pays) for rank, (marker, pays) in enumerate(zip(markers, worth, strict=False), 1)}
