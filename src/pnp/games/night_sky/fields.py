"""Fields of cards and of players' positions for the layouts of Night Sky, and explanations of cards."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from pnp.games.night_sky.cards import Constellation, Sky, StartSide, StartSides
from pnp.games.night_sky.lattice import name_line
from pnp.games.night_sky.position import SIDES, PlayedRound, PlayerState, Position
from pnp.games.night_sky.scoring import ENDS, FADING_STAR, ROUNDS, count_drawn, count_missing
from pnp.library import find_shipped, hold_results
from pnp.models.game import Explained
from pnp.scoring import Line, Reason, Result

# A star without a proper name is called by its letter and its constellation: ε Lep.


def find_bayer_letters(stars: tuple[str, ...]) -> tuple[str, ...]:
    """Return each star's letter, or an empty text. A letter appears only once: a neighbour's star with the
    same letter gets none."""
    letters: list[str] = []
    for star in stars:
        letter = _find_letter(star)
        letters.append("" if letter in letters else letter)
    return tuple(letters)


def _find_letter(star: str) -> str:
    first = star.split()[0] if star.split() else ""
    return first if first and _is_greek(first[0]) else _read_letters().get(star, "")


def _is_greek(character: str) -> bool:
    return unicodedata.name(character, "").startswith("GREEK SMALL LETTER")


@hold_results
def _read_letters() -> dict[str, str]:
    table = find_shipped("cards") / "night-sky" / "star-letters.json"
    return dict(json.loads(table.read_text("utf-8")))


def constellation_fields(card: Constellation, _: Sky) -> dict[str, Any]:
    stars, lines = (card.figure.stars, card.figure.lines) if card.figure else ((), ())
    return {
        "points": tuple(f"{q} {r}" for q, r in stars),
        "stars": len(stars),
        "links": tuple(f"{start} {end}" for start, end in lines),
        "letters": find_bayer_letters(card.stars_of),
    }


def start_fields(card: StartSides, _: Sky) -> dict[str, Any]:
    return {
        "kinds": tuple(side.kind for side in card.sides),
        "values": tuple(str(side.value) for side in card.sides),
    }


def explain_constellation(card: Constellation, _: object) -> Explained:
    lines = len(card.figure.lines) if card.figure else 0
    size = (Reason("count-star", {"n": card.size}), Reason("count-link", {"n": lines}))
    return Explained(size, ("figure", "same-kind", "links"), (_explain_worth(card),))


def explain_start(card: StartSides, _: object) -> Explained:
    return Explained((), ("start", "same-kind", "links"), tuple(map(_explain_worth, card.sides)))


def split_sides(card: StartSides) -> dict[str, StartSides]:
    """Return each side as a card of its own, by its letter."""
    return {letter: replace(card, sides=(side,)) for letter, side in zip(SIDES, card.sides, strict=False)}


def _explain_worth(card: Constellation | StartSide) -> Reason:
    return Reason("explain-worth", {"kind": card.kind, "n": card.value})


def position_fields(position: Position, result: Result) -> list[Mapping[str, Any]]:
    """Return each player's drawings, their points, and how many fading stars are crossed out."""
    return [
        _player_fields(position, player, {line.id: line for line in standing.lines})
        for player, standing in zip(position.players, result.players, strict=True)
    ]


def _player_fields(position: Position, player: PlayerState, lines: Mapping[str, Line]) -> Mapping[str, Any]:
    played = [*enumerate(player.rounds, 1)]
    earned = [lines.get(f"round-{number}") for number in range(1, ROUNDS + 1)]
    drawn = [(number, each) for number, each in played if each.drawing.stars]
    return {
        "drawn": tuple(_write_drawing(position, *each) for each in drawn),
        "parts": tuple(_write_parts(each, lines.get(f"round-{number}")) for number, each in played),
        "rounds": tuple("" if line is None else str(line.points) for line in earned),
        "cards": tuple(_write_card(each) for each in player.rounds),
        "ends": tuple(str(lines[id].points) for id in ENDS),
        **_counted_fields(player, lines),
        "fading": position.sky.fading_stars,
        "crossed": position.sky.fading_stars - count_fading_left(position, player, lines.get("fading")),
    }


def _write_drawing(position: Position, number: int, each: PlayedRound) -> str:
    """Write a drawing such as `2 A31-A41 B11`: the round, lines, then stars that no line joins."""
    names = position.sky.names
    joined = {end for line in each.drawing.lines for end in line}
    lines = (name_line(line, names) for line in each.drawing.lines)
    return " ".join((str(number), *lines, *(names[at] for at in each.drawing.stars if at not in joined)))


def _write_parts(each: PlayedRound, line: Line | None) -> str:
    """Write the points of the top card's stars, the bottom card's and the links; nothing for a line given by
    hand."""
    if line is None or line.origin == "by_hand" or each.card is None:
        return ""
    stars = [reason for reason in line.reasons if reason.message == "stars-of-kind"]
    links = sum(reason.points for reason in line.reasons if reason.message == "links")
    at_top = bool(stars) and stars[0].arguments["kind"] == each.card.kind
    top, bottom = stars[:at_top], stars[at_top:]
    return f"{sum(reason.points for reason in top)} {sum(reason.points for reason in bottom)} {links}"


def _write_card(each: PlayedRound) -> str:
    """Write the card of a round, and how many of its stars were drawn."""
    if each.card is None:
        return ""
    return f"{each.card.id or ''} {count_drawn(each)}/{each.card.size}".strip()


def _counted_fields(player: PlayerState, lines: Iterable[str]) -> Mapping[str, Any]:
    """Return the counts of each line: three for a round, one for a line of the game's end."""
    rounds = {f"round-{number}": each.counts for number, each in enumerate(player.rounds, 1) if each.counts}
    round_counts = [rounds.get(id) for id in lines]
    return {
        "tops": tuple(str(each.top) if each else "" for each in round_counts),
        "bottoms": tuple(str(each.bottom) if each else "" for each in round_counts),
        "links": tuple(str(each.links) if each else "" for each in round_counts),
        "told": tuple(str(player.counts[id]) if rounds and id in player.counts else "" for id in lines),
    }


def count_fading_left(position: Position, player: PlayerState, line: Line | None) -> int:
    """Count the fading stars that are not crossed out; an unfinished game has no line for them yet."""
    if line is not None:
        return min(position.sky.fading_stars, line.points // FADING_STAR)
    return max(0, position.sky.fading_stars - count_missing(player))
