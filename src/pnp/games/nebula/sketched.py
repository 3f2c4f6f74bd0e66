"""What lies on a table of Nebula, in characters: galaxies, black holes, tasks with whether they are met."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from pnp.games.nebula.cautions import SAME_COLOUR, linked_alike
from pnp.games.nebula.conditions import CONDITIONS
from pnp.games.nebula.galaxy_rows import board_rows, constellation_rows, core_row, galaxy_rows, in_rows, tick
from pnp.games.nebula.scoring import ADVANCED, COLOURS, CONSTELLATIONS
from pnp.games.nebula.wording import words
from pnp.models.sketches import Run
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Location
    from pnp.games.nebula.cards import RuleCard
    from pnp.games.nebula.position import Astronomer, Position
    from pnp.games.nebula.sky import Sky
    from pnp.models.sketches import Row, Sketch
    from pnp.scoring import Result

PAYS = {"colours": ("x", COLOURS), "constellations": ("", CONSTELLATIONS), "advanced": ("x", ADVANCED)}
NOTHING = Reason("measure-none")


def sketched(position: Position, result: Result, place: Location) -> Sketch:
    """All that lies before a player or on the table; what was said of a constellation, a card, a counter."""
    match place:
        case ():
            return _table(position)
        case ("public",):
            return tuple(_public(position))
        case ("advanced", str(sector)) if sector in position.table.advanced:
            return (_advanced(sector, position.table.advanced[sector]),)
        case ("counters", str(name)):
            return tuple(_counter(position, name))
        case ("players", int(number), *deeper):
            return _of_player(position.players[number], position, result, tuple(deeper))
    return ()


def _of_player(player: Astronomer, position: Position, result: Result, place: Location) -> Sketch:
    match place:
        case ():
            return _whole(player, position)
        case ("galaxy", str(name)):
            return *_entered(player.sky, name), *_linked_alike(player.sky, name)
        case ("black_holes",):
            return tuple(_bar(player.sky))
        case ("personal",):
            return tuple(_personal(player))
        case ("public",):
            return *_claims(player, position), *_cautions(
                player, result, "claimed-not-met", "met-not-claimed"
            )
    return ()


def _table(position: Position) -> Sketch:
    table = position.table
    counters = [_headed(position, name) for name in PAYS if position.full]
    cards = [_advanced(sector, card) for sector, card in table.advanced.items()]
    return *_public(position), *cards, *chain(*counters)


def _public(position: Position) -> Iterator[Reason]:
    for card in position.table.public.values():
        yield _signed(f"{card.first}/{card.later}", _called(card))


def _advanced(sector: str, card: RuleCard) -> Reason:
    return _signed(sector, _called(card))


def _headed(position: Position, name: str) -> Sketch:
    rows = _counter(position, name)
    return (Reason(f"line-{name}"), *rows) if rows else ()


def _counter(position: Position, name: str) -> list[Row]:
    """The markers that left the start, the furthest right first, each with what it pays."""
    markers: tuple[str, ...] = getattr(position.table.counters, name)
    sign, worth = PAYS[name]
    pays = [f" {sign}{each}" for each in worth] + [""] * len(markers)
    return in_rows(
        Run(f"{rank}. {marker}{pay}", "" if pay else "faint", strong=bool(pay))
        for rank, (marker, pay) in enumerate(zip(markers, pays, strict=False), 1)
    )


def _whole(player: Astronomer, position: Position) -> Sketch:
    sky = player.sky
    galaxy: Sketch = ()
    if sky.entered:
        links = board_rows(sky.board)
        galaxy = *galaxy_rows(sky.board, sky.galaxy), *links, Reason("sketch-galaxy")
    return *galaxy, *_bar(sky), *_personal(player), *_claims(player, position)


def _entered(sky: Sky, name: str) -> list[Row]:
    """The constellation of this name, or the one with the cell of this name; or the centre. With the last
    constellation comes the whole galaxy."""
    board = sky.board
    if name == [*board.constellations][-1]:
        return galaxy_rows(board, sky.galaxy)
    for constellation, cells in board.cells_of.items():
        if name == constellation or board.numbers.get(name) in cells:
            return constellation_rows(board, sky.galaxy, constellation)
    return [core_row(board, sky.galaxy)]


def _bar(sky: Sky) -> Iterator[Row | Reason]:
    """A hole on each space that is covered; what the first free space shows is what the bar pays."""
    bar, held = (*sky.board.bar, sky.board.full), min(sky.black_holes, len(sky.board.bar))
    yield Reason("black-holes", {"n": sky.black_holes})
    pays, *free = [str(points) for points in bar[held:]]
    holes = [Run("@", strong=True)] * held
    yield from in_rows([*holes, Run(f"[{pays}]", "gold", strong=True), *(Run(n, "faint") for n in free)])


def _personal(player: Astronomer) -> Iterator[Reason]:
    if player.personal is not None:
        yield _ticked(player.personal, player.sky, _called(player.personal))


def _claims(player: Astronomer, position: Position) -> Iterator[Reason]:
    for id, place in player.claims.items():
        card = position.table.public[id]
        yield _ticked(card, player.sky, Reason("public", {"card": id, "place": place, "task": words(card)}))


def _ticked(card: RuleCard, sky: Sky, said: Reason) -> Reason:
    """A task with whether it is met, and how much there is of what it asks for."""
    found = CONDITIONS[card.rule](sky, **card.asks)
    return _signed(tick(found.holds), said, Reason(found.measure, {"n": found.count}))


def _called(card: RuleCard) -> Reason:
    return Reason("personal", {"card": card.id, "task": words(card), "found": NOTHING})


def _signed(sign: str, said: Reason, found: Reason = NOTHING) -> Reason:
    return Reason("sketch-signed", {"sign": sign, "said": said, "found": found})


def _linked_alike(sky: Sky, name: str) -> Iterator[Reason]:
    """What a constellation, or a cell, is linked to though the stars are of one colour."""
    board = sky.board
    cells = board.cells_of.get(name) or (board.numbers[name],)
    if pairs := linked_alike(sky, cells):
        yield _signed("!", Reason(f"warning-{SAME_COLOUR}", {"pairs": pairs}))


def _cautions(player: Astronomer, result: Result, *codes: str) -> Iterator[Reason]:
    """What some of the warnings tell of a player."""
    for caution in result.warnings:
        if caution.player == player.name and caution.code in codes:
            yield _signed("!", Reason(f"warning-{caution.code}", caution.arguments))
