"""What looks wrong on a table of Night Sky: drawings that the rules forbid, cards that cannot lie there."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pnp.games.night_sky.lattice import crossing, line_name
from pnp.games.night_sky.shapes import in_one_piece, is_part
from pnp.scoring import Caution

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pnp.games.night_sky.lattice import Place
    from pnp.games.night_sky.position import Observer, Position
    from pnp.scoring import Value

    # What is wrong with a player's round, which has a number, and what to tell of it.
    Found = Iterator[tuple[str, Mapping[str, Value]]]
    Check = Callable[[Position, Observer, int], Found]

POOL = Counter((5, 6, 7, 7, 8, 9, 10))  # the sizes of the cards that everybody is dealt
OF_ROUNDS = (
    "not-the-figure",
    "mirrored",
    "not-connected",
    "outside-window",
    "star-used-twice",
    "lines-cross",
)


def cautions(position: Position) -> Iterator[Caution]:
    """Warnings, in the order of the rules' page, those of the table last."""
    yield from sorted(_of_rounds(position), key=lambda caution: OF_ROUNDS.index(caution.code))
    yield from wrong_deal(position)
    yield from same_card(position)
    yield from sizes_differ(position)


def _of_rounds(position: Position) -> Iterator[Caution]:
    """Each is judged by itself, on the round's drawing as a whole."""
    for player in position.players:
        for number in range(1, len(player.rounds) + 1):
            for check in CHECKS:
                for code, told in check(position, player, number):
                    yield Caution(code, player.name, {"round": number, **told}, number)


def figure(_: Position, player: Observer, number: int) -> Found:
    """All of the card's figure or part of it is drawn; it may be turned, and not mirrored."""
    drawing, card = player.rounds[number - 1].drawing, player.rounds[number - 1].card
    if card is not None and card.figure is not None and not is_part(drawing, card.figure):
        told = {"card": card.id or "", "name": card.name}
        yield ("mirrored" if is_part(drawing, card.figure, in_mirror=True) else "not-the-figure"), told


def connection(_: Position, player: Observer, number: int) -> Found:
    """A constellation is never divided into several."""
    if not in_one_piece(player.rounds[number - 1].drawing):
        yield "not-connected", {}


def window(position: Position, player: Observer, number: int) -> Found:
    """Only stars that are seen in this round."""
    seen = position.sky.windows[number - 1]
    stars = [star for star in player.rounds[number - 1].drawing.stars if star not in seen]
    yield from _of_stars("outside-window", position, stars)


def earlier_stars(position: Position, player: Observer, number: int) -> Found:
    """Every star is part of one constellation only."""
    *earlier, one = player.rounds[:number]
    used = {star for before in earlier for star in before.drawing.stars}
    yield from _of_stars("star-used-twice", position, [star for star in one.drawing.stars if star in used])


def _of_stars(code: str, position: Position, stars: Sequence[Place]) -> Found:
    if stars:
        yield code, {"stars": tuple(position.sky.names[star] for star in stars), "n": len(stars)}


def crossings(position: Position, player: Observer, number: int) -> Found:
    """No line crosses another, of this round or of an earlier one."""
    drawn = {line for one in player.rounds[:number] for line in one.drawing.lines}
    lines = [each for each in player.rounds[number - 1].drawing.lines if not drawn.isdisjoint(crossing(each))]
    if lines:
        names = tuple(line_name(each, position.sky.names) for each in lines)
        yield "lines-cross", {"lines": names, "n": len(names)}


CHECKS: Sequence[Check] = (figure, connection, window, earlier_stars, crossings)


def wrong_deal(position: Position) -> Iterator[Caution]:
    for player in position.players:
        sizes = [one.card.size for one in player.rounds if one.card is not None]
        if not Counter(sizes) <= POOL:
            yield Caution("wrong-deal", player.name, {"sizes": tuple(map(str, sizes))})


def same_card(position: Position) -> Iterator[Caution]:
    """A card more often than there are copies of it; a start card by either of its sides."""
    times = Counter(id for player in position.players for id in _cards(player))
    found = tuple(id for id in times if times[id] > position.copies[id])
    if found:
        yield Caution("same-card", None, {"cards": found, "n": len(found)})


def _cards(player: Observer) -> Iterator[str]:
    """The ids of a player's cards, of which published ones have none."""
    if player.start is not None and player.start.card is not None:
        yield player.start.card
    for one in player.rounds:
        if one.card is not None and one.card.id is not None:
            yield one.card.id


def sizes_differ(position: Position) -> Iterator[Caution]:
    """In a round everybody takes a card of the size that the first player chose."""
    for number in range(1, max(len(player.rounds) for player in position.players) + 1):
        cards = (player.rounds[number - 1].card for player in position.players if player.rounds[number - 1 :])
        sizes = sorted({card.size for card in cards if card is not None})
        if len(sizes) > 1:
            yield Caution("sizes-differ", None, {"round": number, "sizes": tuple(map(str, sizes))}, number)
