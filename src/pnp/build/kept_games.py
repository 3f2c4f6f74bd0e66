"""Kept games: kept, listed, handed to other programs, scored again, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pnp import __version__, games
from pnp.build.scoring import Scored, score_source
from pnp.build.wording import FALLBACK, house_phrases, phrases
from pnp.data.yaml_reader import parse_yaml
from pnp.data.yaml_writer import write_sheet
from pnp.errors import PnpError
from pnp.kept import KeptGame, KeptPlay, Noted, Occasion, Papers, Seat, Stamp, edit_game, keep_game
from pnp.kept.exports import LONGEST_LINK, KnownGame, make_bgstats_link, make_bgstats_play, read_occasion
from pnp.kept.stats import (
    GameSort,
    Rated,
    Rating,
    Tally,
    Wins,
    count_wins,
    list_ratings,
    make_tallies,
    rate_tables,
)
from pnp.report import Phrases, format_json
from pnp.report.phrasing import format_points, translate
from pnp.report.results import list_kept_games
from pnp.scoring import Standing
from pnp.settings import data_folder

if TYPE_CHECKING:
    from datetime import datetime

    from pnp.models.game import Game


GAMES_FILE = "games.sqlite3"


def games_file(named: Path | None) -> Path:
    """The file of kept games: one that the user names, else the one in his folder of data."""
    return named or data_folder() / GAMES_FILE


def keep_table(table: Scored, file: Path, now: datetime, number: int | None = None) -> Noted:
    """Keep a table, as the new version of the game of a number where one is given; what is returned is on the
    disk. `now` is the user's own time, whose day a score sheet was played on that names none."""
    told = _describe_table(table, now)
    return keep_game(file, *told) if number is None else edit_game(file, number, *told)


def make_stamp(now: datetime) -> Stamp:
    from datetime import UTC

    return Stamp(now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"), __version__)


def _describe_table(table: Scored, now: datetime) -> tuple[KeptPlay, Papers, Stamp]:
    result = table.result
    seats = tuple(_make_seat(player, table, not number) for number, player in enumerate(result.players))
    played = table.played or now.date().isoformat()
    decided = result.decided_by or ""
    play = KeptPlay(result.game, played, table.title, decided, result.winners, seats, result.state)
    told = format_json(result, table.sheet, phrases(table.game, FALLBACK, asked=False))
    return play, Papers(table.text, table.files, told), make_stamp(now)


def _make_seat(player: Standing, table: Scored, starts: bool) -> Seat:
    """How a player ended; score sheets name the starting player first."""
    lines = tuple((line.id, line.points) for line in player.lines)
    winner = player.name in table.result.winners
    return Seat(player.name, player.total, player.place, winner, starts, lines)


def score_papers(papers: Papers, name: str) -> Scored:
    """A kept score sheet scored by the rules of today, with the cards and the board that were kept with
    it."""
    return score_source(parse_yaml(papers.sheet, name), dict(papers.files), "")


LOG_TOPIC = "log"


def find_game(id: str) -> Game | None:
    """The game of an id; None where the package that brought it is gone, or does not work."""
    try:
        return games.find_game(id)
    except PnpError:
        return None


def game_title(id: str, language: str) -> str:
    """What a game is called; one that is not there any more, by its id."""
    game = find_game(id)
    return id if game is None else translate(phrases(game, language, asked=False), "game-name")


def _list_outside_winners(play: KeptPlay, language: str) -> Iterator[tuple[str, str]]:
    """What those are called who won and did not sit there: a game may win that plays on its own."""
    for each in {*play.winners} - {seat.name for seat in play.seats}:
        game, words = find_game(play.game), f"winner-{each}"
        if game and words in (said := phrases(game, language, asked=False)).catalogue.entries:
            yield f"{play.game}/{each}", translate(said, words)


def format_list(found: Sequence[KeptGame], language: str, asked: bool) -> str:
    ids = {each.play.game for each in found}
    pointless = frozenset(id for id in ids if (game := find_game(id)) and game.aim == "none")
    names = {id: game_title(id, language) for id in ids}
    names |= {id: winner for each in found for id, winner in _list_outside_winners(each.play, language)}
    return list_kept_games(found, names, pointless, house_phrases(language, LOG_TOPIC, asked))


def score_again(game: KeptGame) -> Scored:
    """A kept game scored by the rules of today; its score sheet is called by the game's number."""
    return score_papers(game.papers, f"game {game.number}")


def bgstats_plays(found: Sequence[KeptGame], language: str) -> list[dict[str, Any]]:
    """Games as Board Game Stats takes them, with notes and positions in the comments: positions as score
    sheets, which are short and can be scored anew."""
    return [_make_bgstats_play(game, language, *_list_comments(game)) for game in found]


def _make_bgstats_play(game: KeptGame, language: str, *comments: str) -> dict[str, Any]:
    known = _find_known_game(game.play.game, language)
    return make_bgstats_play(game, known, "\n\n".join(filter(None, comments)))


def _list_comments(game: KeptGame) -> tuple[str, str]:
    """The notes of a game, if there are any, and its position."""
    return read_occasion(game).notes.strip(), _write_position(game.papers)


def _find_known_game(id: str, language: str) -> KnownGame:
    game, title = find_game(id), game_title(id, language)
    if game is None:
        return KnownGame(title, None, highest_wins=True, has_points=True)
    return KnownGame(title, game.bgg, game.aim != "fewest", game.aim != "none")


def _write_position(papers: Papers) -> str:
    """The score sheet without its comments, and without what a play has places for."""
    tree = parse_yaml(papers.sheet, "sheet").tree
    if not isinstance(tree, dict):
        return papers.sheet
    return write_sheet({key: said for key, said in tree.items() if key not in Occasion.__struct_fields__})


def bgstats_links(found: Sequence[KeptGame], language: str) -> Iterator[dict[str, str]]:
    """The links of each game by what they lack, the fullest first: nothing, the `position`, or the `notes`
    as well. Only the last may be too long."""
    for game in found:
        notes, position = _list_comments(game)
        comments = {"": (notes, position), "position": (notes,), **({"notes": ()} if notes else {})}
        plays = {lacks: _make_bgstats_play(game, language, *told) for lacks, told in comments.items()}
        links = {lacks: make_bgstats_link(play) for lacks, play in plays.items()}
        *_, last = links
        yield {lacks: link for lacks, link in links.items() if len(link) <= LONGEST_LINK or lacks == last}


STATS_TOPIC = "stats"


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


def compute_stats(kept: Sequence[KeptGame]) -> Stats:
    over = tuple(each for each in kept if each.play.state == "finished")
    aims = {id: game.aim for id in _list_game_ids(over) if (game := find_game(id)) is not None}
    wins, tallies, tables = count_wins(over), make_tallies(over, aims), tuple(rate_tables(over))
    return Stats(over, len(kept) - len(over), wins, tallies, tables, list_ratings(tables))


def make_names(found: Stats, language: str, asked: bool) -> Names:
    known = {id: game for id in _list_game_ids(found.games) if (game := find_game(id))}
    of_game = {id: phrases(game, language, asked=False) for id, game in known.items()}
    return Names(house_phrases(language, STATS_TOPIC, asked), of_game)


def _list_game_ids(kept: Sequence[KeptGame]) -> list[str]:
    return sorted({each.play.game for each in kept})


def sort_title(sort: GameSort, found: Stats, names: Names) -> str:
    """A sort of games in words: how it differs from that of the same game that has the most lines."""
    words, game = names.words, game_name(sort.game, names)
    if sort.alone:
        game = translate(words, "stats-alone", game=game)
    sorts = [each.sort for each in found.tallies]
    alike = [each for each in sorts if (each.game, each.alone) == (sort.game, sort.alone)]
    fullest = max(alike, key=lambda each: len(each.lines))
    lacking = [line_name(id, sort, names) for id in fullest.lines if id not in sort.lines]
    return translate(words, "stats-without", game=game, lines=", ".join(lacking)) if lacking else game


def game_name(id: str, names: Names) -> str:
    own = names.of_game.get(id)
    return translate(own, "game-name") if own else id


def line_name(id: str, sort: GameSort, names: Names) -> str:
    own = names.of_game.get(sort.game)
    known = own is not None and f"line-{id}" in own.catalogue.entries
    return translate(own, f"line-{id}") if own and known else id


def find_aim(sort: GameSort) -> str:
    """Which points win: the `most`, also where nobody knows the game, the `fewest`, or `none`."""
    game = find_game(sort.game)
    return game.aim if game else "most"


def format_decimal(words: Phrases, number: Fraction | float) -> str:
    """A number with one decimal place, halves away from 0."""
    tenths = int(abs(Fraction(number)) * 10 + Fraction(1, 2))
    said = translate(words, "stats-decimal", whole=tenths // 10, tenths=tenths % 10)
    return format_points(-1)[:1] + said if number < 0 and tenths else said


def stats_data(found: Stats) -> dict[str, Any]:
    """What programs are told."""
    days = [each.play.played for each in found.games]
    return {
        "games": len(days),
        "first": min(days, default=None),
        "last": max(days, default=None),
        "unfinished": found.unfinished,
        "players": [_make_wins_data(each) for each in found.wins],
        "by_game": [_make_tally_data(each) for each in found.tallies],
        "ratings": [_make_rating_data(each) for each in found.ratings],
    }


def _make_rating_data(rating: Rating) -> dict[str, Any]:
    skill, doubt = round(rating.skill, 3), round(rating.doubt, 3)
    return {"name": rating.name, "games": rating.games, "rating": skill, "deviation": doubt}


def _make_wins_data(wins: Wins) -> dict[str, Any]:
    return {"name": wins.name, "games": wins.games, "contested": wins.contested, "wins": wins.won}


def _make_tally_data(tally: Tally) -> dict[str, Any]:
    players = []
    for scores in tally.scores:
        count = scores.wins.games
        best = scores.best and {"total": scores.best.total, "played": scores.best.played}
        averages = (round(points / count, 3) for points in scores.lines)
        lines = dict(zip(tally.sort.lines, averages, strict=True))
        average = round(scores.total / count, 3)
        players.append({**_make_wins_data(scores.wins), "average": average, "best": best, "lines": lines})
    return {"game": tally.sort.game, "alone": tally.sort.alone, "games": len(tally.games), "players": players}
