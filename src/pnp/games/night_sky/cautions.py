"""What looks wrong on a table of Night Sky: drawings that the rules forbid, cards that cannot lie there."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pnp.games.night_sky.lattice import crossing, line_name
from pnp.games.night_sky.shapes import in_one_piece, is_part
from pnp.scoring import Caution

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pnp.games.night_sky.position import Observer, Position
    from pnp.scoring import Value

    # What a check tells of a player's round, by its number; None where all is well.
    Check = Callable[[Position, Observer, int], Mapping[str, Value] | None]

POOL = Counter((5, 6, 7, 7, 8, 9, 10))  # the sizes of the cards that everybody is dealt


def cautions(position: Position) -> Iterator[Caution]:
    """Warnings, in the order of the rules' page."""
    for code, check in CHECKS.items():
        for player in position.players:
            for number in range(1, len(player.rounds) + 1):
                told = check(position, player, number)
                if told is not None:
                    yield Caution(code, player.name, {"round": number, **told}, number)
    yield from same_card(position)
    yield from sizes_differ(position)
    yield from wrong_deal(position)


def not_the_figure(_: Position, player: Observer, number: int) -> Mapping[str, Value] | None:
    """A figure may be turned, but not mirrored, which `mirrored` tells in this one's place."""
    told = _unlike(player, number)
    return None if told is None or _is_mirrored(player, number) else told


def mirrored(_: Position, player: Observer, number: int) -> Mapping[str, Value] | None:
    told = _unlike(player, number)
    return told if told is not None and _is_mirrored(player, number) else None


def _unlike(player: Observer, number: int) -> Mapping[str, Value] | None:
    one = player.rounds[number - 1]
    if one.card is None or one.card.figure is None or is_part(one.drawing, one.card.figure):
        return None
    return {"card": one.card.id or "", "name": one.card.name}


def _is_mirrored(player: Observer, number: int) -> bool:
    one = player.rounds[number - 1]
    figure = None if one.card is None else one.card.figure
    return figure is not None and is_part(one.drawing, figure, in_mirror=True)


def not_connected(_: Position, player: Observer, number: int) -> Mapping[str, Value] | None:
    return None if in_one_piece(player.rounds[number - 1].drawing) else {}


def outside_window(position: Position, player: Observer, number: int) -> Mapping[str, Value] | None:
    seen = position.sky.windows[number - 1]
    stars = [star for star in player.rounds[number - 1].drawing.stars if star not in seen]
    return _stars(position, stars)


def star_used_twice(position: Position, player: Observer, number: int) -> Mapping[str, Value] | None:
    """Every star is part of one constellation only."""
    *earlier, one = player.rounds[:number]
    used = {star for before in earlier for star in before.drawing.stars}
    return _stars(position, [star for star in one.drawing.stars if star in used])


def _stars(position: Position, stars: Sequence[tuple[int, int]]) -> Mapping[str, Value] | None:
    names = tuple(position.sky.names[star] for star in stars)
    return {"stars": names, "n": len(names)} if names else None


def lines_cross(position: Position, player: Observer, number: int) -> Mapping[str, Value] | None:
    """No line crosses another, of this round or of an earlier one."""
    drawn = {line for one in player.rounds[:number] for line in one.drawing.lines}
    lines = [line for line in player.rounds[number - 1].drawing.lines if not drawn.isdisjoint(crossing(line))]
    names = tuple(line_name(line, position.sky.names) for line in lines)
    return {"lines": names, "n": len(names)} if names else None


CHECKS: Mapping[str, Check] = {
    "not-the-figure": not_the_figure,
    "mirrored": mirrored,
    "not-connected": not_connected,
    "outside-window": outside_window,
    "star-used-twice": star_used_twice,
    "lines-cross": lines_cross,
}


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


def wrong_deal(position: Position) -> Iterator[Caution]:
    for player in position.players:
        sizes = [one.card.size for one in player.rounds if one.card is not None]
        if not Counter(sizes) <= POOL:
            yield Caution("wrong-deal", player.name, {"sizes": tuple(map(str, sizes))})
