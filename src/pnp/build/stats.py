"""What kept games come to, with what their games say of points, and what they are called."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pnp.build.log import game_of
from pnp.build.reporting import house_phrases, phrases
from pnp.kept.ratings import Rated, Rating, rated, ratings
from pnp.kept.tallies import Sort, Tally, Wins, tallies, wins
from pnp.report.phrasing import name, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.kept import KeptGame
    from pnp.report import Phrases

TOPIC = "stats"


class Stats(Struct, frozen=True):
    """All that is told of some games: of those that are over, and how many are not."""

    games: tuple[KeptGame, ...]
    unfinished: int
    wins: tuple[Wins, ...]
    tallies: tuple[Tally, ...]
    tables: tuple[Rated, ...]
    ratings: tuple[Rating, ...]


class Names(Struct, frozen=True, eq=False):
    """The words of a language: of statistics, and those of each game that is known."""

    words: Phrases
    of_game: dict[str, Phrases]


def stats(kept: Sequence[KeptGame]) -> Stats:
    over = tuple(each for each in kept if each.play.state == "finished")
    aims = {id: game.aim for id in _ids(over) if (game := game_of(id)) is not None}
    tables = tuple(rated(over))
    return Stats(over, len(kept) - len(over), wins(over), tallies(over, aims), tables, ratings(tables))


def names(found: Stats, language: str, asked: bool) -> Names:
    of_game = {id: phrases(game, language, asked=False) for id in _ids(found.games) if (game := game_of(id))}
    return Names(house_phrases(language, TOPIC, asked), of_game)


def _ids(kept: Sequence[KeptGame]) -> list[str]:
    return sorted({each.play.game for each in kept})


def called(sort: Sort, found: Stats, names: Names) -> str:
    """A sort of games in words: how it differs from that of the same game that has the most lines."""
    words, game = names.words, game_name(sort.game, names)
    if sort.alone:
        game = name(words, "stats-alone", game=game)
    alike = [
        each.sort for each in found.tallies if (each.sort.game, each.sort.alone) == (sort.game, sort.alone)
    ]
    fullest = max(alike, key=lambda each: len(each.lines))
    lacking = [line_name(id, sort, names) for id in fullest.lines if id not in sort.lines]
    return name(words, "stats-without", game=game, lines=", ".join(lacking)) if lacking else game


def game_name(id: str, names: Names) -> str:
    own = names.of_game.get(id)
    return name(own, "game-name") if own else id


def line_name(id: str, sort: Sort, names: Names) -> str:
    own = names.of_game.get(sort.game)
    known = own is not None and f"line-{id}" in own.catalogue.entries
    return name(own, f"line-{id}") if own and known else id


def fewest(sort: Sort) -> bool:
    game = game_of(sort.game)
    return game is not None and game.aim == "fewest"


def pointless(sort: Sort) -> bool:
    """Whether a game is won, and not by points."""
    game = game_of(sort.game)
    return game is not None and game.aim == "none"


def decimal(words: Phrases, number: Fraction | float) -> str:
    """A number with one decimal place, halves away from 0."""
    tenths = int(abs(Fraction(number)) * 10 + Fraction(1, 2))
    said = name(words, "stats-decimal", whole=tenths // 10, tenths=tenths % 10)
    return signed(-1)[:1] + said if number < 0 and tenths else said


def as_data(found: Stats) -> dict[str, Any]:
    """What programs are told."""
    days = [each.play.played for each in found.games]
    return {
        "games": len(days),
        "first": min(days, default=None),
        "last": max(days, default=None),
        "unfinished": found.unfinished,
        "players": [_wins(each) for each in found.wins],
        "by_game": [_tally(each) for each in found.tallies],
        "ratings": [
            {
                "name": each.name,
                "games": each.games,
                "rating": round(each.skill, 3),
                "deviation": round(each.doubt, 3),
            }
            for each in found.ratings
        ],
    }


def _wins(wins: Wins) -> dict[str, Any]:
    return {"name": wins.name, "games": wins.games, "contested": wins.contested, "wins": wins.won}


def _tally(tally: Tally) -> dict[str, Any]:
    players = []
    for scores in tally.scores:
        count = scores.wins.games
        best = scores.best and {"total": scores.best.total, "played": scores.best.played}
        lines = {
            id: round(points / count, 3) for id, points in zip(tally.sort.lines, scores.lines, strict=True)
        }
        average = round(scores.total / count, 3)
        players.append({**_wins(scores.wins), "average": average, "best": best, "lines": lines})
    return {"game": tally.sort.game, "alone": tally.sort.alone, "games": len(tally.games), "players": players}
