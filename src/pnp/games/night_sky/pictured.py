"""What lies before each player of Night Sky, as the picture of a position is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.night_sky.lattice import line_name
from pnp.games.night_sky.scoring import ENDS, FADING_STAR, ROUNDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pnp.games.night_sky.position import Observer, Position
    from pnp.games.night_sky.rounds import Round
    from pnp.scoring import Line, Result


def pictured(position: Position, result: Result) -> list[Mapping[str, Any]]:
    """What was drawn in each round and what it earned, and how many fading stars are crossed out."""
    return [
        _pictured(position, player, {line.id: line for line in standing.lines})
        for player, standing in zip(position.players, result.players, strict=True)
    ]


def _pictured(position: Position, player: Observer, lines: Mapping[str, Line]) -> Mapping[str, Any]:
    played = [*enumerate(player.rounds, 1)]
    earned = [lines.get(f"round-{number}") for number in range(1, ROUNDS + 1)]
    return {
        "drawn": tuple(_drawn(position, number, each) for number, each in played if each.drawing.stars),
        "parts": tuple(_parts(each, lines.get(f"round-{number}")) for number, each in played),
        "rounds": tuple("" if line is None else str(line.points) for line in earned),
        "cards": tuple(_card(each) for each in player.rounds),
        "ends": tuple(str(lines[id].points) for id in ENDS),
        **_counted(player, lines),
        "fading": position.sky.fading_stars,
        "crossed": position.sky.fading_stars - fading_left(position, player, lines.get("fading")),
    }


def _drawn(position: Position, number: int, each: Round) -> str:
    """Such as `2 A31-A41 B11`: stars beside lines stand alone."""
    names = position.sky.names
    joined = {end for line in each.drawing.lines for end in line}
    lines = (line_name(line, names) for line in each.drawing.lines)
    return " ".join((str(number), *lines, *(names[at] for at in each.drawing.stars if at not in joined)))


def _parts(each: Round, line: Line | None) -> str:
    """The points of the top card's stars, of the bottom card's and of links; none where a total was told."""
    if line is None or line.origin == "by_hand" or each.card is None:
        return ""
    stars = [reason for reason in line.reasons if reason.message == "stars-of-kind"]
    links = sum(reason.points for reason in line.reasons if reason.message == "links")
    at_top = bool(stars) and stars[0].arguments["kind"] == each.card.kind
    top, bottom = stars[:at_top], stars[at_top:]
    return f"{sum(reason.points for reason in top)} {sum(reason.points for reason in bottom)} {links}"


def _card(each: Round) -> str:
    """The card of a round, and how many of its stars were drawn."""
    if each.card is None:
        return ""
    return f"{each.card.id or ''} {count(each)}/{each.card.size}".strip()


def count(each: Round) -> int:
    return len(each.drawing.stars) if each.counts is None else each.counts.drawn


def _counted(player: Observer, lines: Iterable[str]) -> Mapping[str, Any]:
    """For each line what was told of it in numbers: of a round three, of the end of the game one."""
    rounds = {f"round-{number}": each.counts for number, each in enumerate(player.rounds, 1) if each.counts}
    found = [rounds.get(id) for id in lines]
    return {
        "tops": tuple(str(each.top) if each else "" for each in found),
        "bottoms": tuple(str(each.bottom) if each else "" for each in found),
        "links": tuple(str(each.links) if each else "" for each in found),
        "told": tuple(str(player.counts[id]) if rounds and id in player.counts else "" for id in lines),
    }


def fading_left(position: Position, player: Observer, line: Line | None) -> int:
    """The fading stars that are not crossed out; an unfinished game does not count them yet."""
    if line is not None:
        return min(position.sky.fading_stars, line.points // FADING_STAR)
    missing = sum(each.card.size - count(each) for each in player.rounds if each.card is not None)
    return max(0, position.sky.fading_stars - missing)
