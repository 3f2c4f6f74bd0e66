"""Keeps games, lists them, hands them to other programs, scores them again, and makes numbers and charts of
them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, TypeAlias

from msgspec import Struct

from pnp import __version__, games
from pnp.build.kits.making import write_pages
from pnp.build.sets.wording import FALLBACK, phrases
from pnp.build.tables.scoring import Scored, score_source
from pnp.data.yaml_reader import parse_yaml
from pnp.data.yaml_writer import write_sheet
from pnp.errors import PnpError
from pnp.kept import (
    KeepOutcome,
    KeptGame,
    KeptPlay,
    KeptTexts,
    Occasion,
    PlayerResult,
    Stamp,
    edit_game,
    keep_game,
    stats,
)
from pnp.kept.exports import LONGEST_LINK, KnownGame, make_bgstats_link, make_bgstats_play, read_occasion
from pnp.models.game import Game
from pnp.plots import PLAYERS, Bar, Bars, Chart, Curve, Curves, Plate, Stack, Stacks, draw_plate
from pnp.report import Phrases, format_json
from pnp.report.phrasing import format_points, translate
from pnp.report.results import list_kept_games
from pnp.scene import Info, Page
from pnp.scoring import Standing
from pnp.settings import data_folder

GAMES_FILE = "games.sqlite3"


def games_file(named: Path | None) -> Path:
    """Return the file of kept games: the one that the user names, else the one in the user's data folder."""
    return named or data_folder() / GAMES_FILE


def keep_table(table: Scored, file: Path, now: datetime, number: int | None = None) -> KeepOutcome:
    """Keep a table as a new game, or as a new version of the kept game with a number. The returned record is
    already on the disk. `now` is the user's local time; its day stands in for a missing date on the score
    sheet."""
    record = _describe_table(table, now)
    return keep_game(file, *record) if number is None else edit_game(file, number, *record)


def make_stamp(now: datetime) -> Stamp:
    from datetime import UTC

    return Stamp(now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"), __version__)


def _describe_table(table: Scored, now: datetime) -> tuple[KeptPlay, KeptTexts, Stamp]:
    result = table.result
    seats = tuple(_make_seat(player, table, not number) for number, player in enumerate(result.players))
    played = table.played or now.date().isoformat()
    decided = result.decided_by or ""
    play = KeptPlay(result.game, played, table.title, decided, result.winners, seats, result.state)
    told = format_json(result, table.sheet, phrases(table.game, FALLBACK, asked=False))
    return play, KeptTexts(table.text, table.files, told), make_stamp(now)


def _make_seat(player: Standing, table: Scored, starts: bool) -> PlayerResult:
    """Make the record of a player's result; score sheets name the starting player first."""
    lines = tuple((line.id, line.points) for line in player.lines)
    winner = player.name in table.result.winners
    return PlayerResult(player.name, player.total, player.place, winner, starts, lines)


def score_papers(papers: KeptTexts, name: str) -> Scored:
    """Score a kept score sheet by today's rules, with the cards and the board kept with it."""
    return score_source(parse_yaml(papers.sheet, name), dict(papers.files), "")


def find_game(id: str) -> Game | None:
    """Return the game of an id; None if the package that brought it is gone or broken."""
    try:
        return games.find_game(id)
    except PnpError:
        return None


def game_title(id: str, language: str) -> str:
    """Return a game's title, or its id if the game is no longer installed."""
    game = find_game(id)
    return id if game is None else translate(phrases(game, language, asked=False), "game-name")


def _list_outside_winners(play: KeptPlay, language: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the name of each winner who is not a player: a game that plays on its own may win."""
    for each in {*play.winners} - {seat.name for seat in play.seats}:
        game, words = find_game(play.game), f"winner-{each}"
        if game and words in (game_words := phrases(game, language, asked=False)).catalogue.entries:
            yield f"{play.game}/{each}", translate(game_words, words)


def format_list(found: Sequence[KeptGame], language: str, asked: bool) -> str:
    ids = {each.play.game for each in found}
    pointless = frozenset(id for id in ids if (game := find_game(id)) and game.aim == "none")
    names = {id: game_title(id, language) for id in ids}
    names |= {id: winner for each in found for id, winner in _list_outside_winners(each.play, language)}
    return list_kept_games(found, names, pointless, phrases(None, language, asked, "log"))


def bgstats_plays(found: Sequence[KeptGame], language: str) -> list[dict[str, Any]]:
    """Return games in the format of Board Game Stats. Comments hold the notes and the position, written as a
    score sheet: short, and fit to be scored again."""
    return [_make_bgstats_play(game, language, *_list_comments(game)) for game in found]


def _make_bgstats_play(game: KeptGame, language: str, *comments: str) -> dict[str, Any]:
    known = _find_known_game(game.play.game, language)
    return make_bgstats_play(game, known, "\n\n".join(filter(None, comments)))


def _list_comments(game: KeptGame) -> tuple[str, str]:
    """Return the notes of a game, perhaps empty, and its position."""
    return read_occasion(game).notes.strip(), _write_position(game.papers)


def _find_known_game(id: str, language: str) -> KnownGame:
    game, title = find_game(id), game_title(id, language)
    if game is None:
        return KnownGame(title, None, highest_wins=True, has_points=True)
    return KnownGame(title, game.bgg, game.aim != "fewest", game.aim != "none")


def _write_position(papers: KeptTexts) -> str:
    """Write the score sheet without its comments, and without the keys that a play has fields for."""
    tree = parse_yaml(papers.sheet, "sheet").tree
    if not isinstance(tree, dict):
        return papers.sheet
    return write_sheet({key: value for key, value in tree.items() if key not in Occasion.__struct_fields__})


def bgstats_links(found: Sequence[KeptGame], language: str) -> Iterator[dict[str, str]]:
    """Yield each game's links by what they leave out, the fullest first: nothing, the `position`, or the
    `notes` as well. Only the last link may be too long."""
    for game in found:
        notes, position = _list_comments(game)
        comments = {"": (notes, position), "position": (notes,), **({"notes": ()} if notes else {})}
        plays = {lacks: _make_bgstats_play(game, language, *texts) for lacks, texts in comments.items()}
        links = {lacks: make_bgstats_link(play) for lacks, play in plays.items()}
        *_, last = links
        yield {lacks: link for lacks, link in links.items() if len(link) <= LONGEST_LINK or lacks == last}


class Stats(Struct, frozen=True):
    """The statistics of the finished games among some, and the number of unfinished ones."""

    games: tuple[KeptGame, ...]
    unfinished: int
    wins: tuple[stats.Wins, ...]
    tallies: tuple[stats.Tally, ...]
    tables: tuple[stats.TableRatings, ...]
    ratings: tuple[stats.Rating, ...]


class Names(Struct, frozen=True, eq=False):
    """The words of one language: those of statistics, and those of each known game."""

    words: Phrases
    of_game: dict[str, Phrases]


def compute_stats(kept: Sequence[KeptGame]) -> Stats:
    over = tuple(each for each in kept if each.play.state == "finished")
    aims = {id: game.aim for id in _list_game_ids(over) if (game := find_game(id)) is not None}
    wins, tallies = stats.count_wins(over), stats.make_tallies(over, aims)
    tables = tuple(stats.rate_tables(over))
    return Stats(over, len(kept) - len(over), wins, tallies, tables, stats.list_ratings(tables))


def make_names(statistics: Stats, language: str, asked: bool) -> Names:
    known = {id: game for id in _list_game_ids(statistics.games) if (game := find_game(id))}
    of_game = {id: phrases(game, language, asked=False) for id, game in known.items()}
    return Names(phrases(None, language, asked, "stats"), of_game)


def _list_game_ids(kept_games: Sequence[KeptGame]) -> list[str]:
    return sorted({each.play.game for each in kept_games})


def sort_title(sort: stats.GameSort, statistics: Stats, names: Names) -> str:
    """Name a sort of games: its game, and the lines that it lacks beside the sort with the most lines."""
    words, game = names.words, game_name(sort.game, names)
    if sort.alone:
        game = translate(words, "stats-alone", game=game)
    sorts = [each.sort for each in statistics.tallies]
    alike = [each for each in sorts if (each.game, each.alone) == (sort.game, sort.alone)]
    fullest = max(alike, key=lambda each: len(each.lines))
    lacking = [line_name(id, sort, names) for id in fullest.lines if id not in sort.lines]
    return translate(words, "stats-without", game=game, lines=", ".join(lacking)) if lacking else game


def game_name(id: str, names: Names) -> str:
    own = names.of_game.get(id)
    return translate(own, "game-name") if own else id


def line_name(id: str, sort: stats.GameSort, names: Names) -> str:
    own = names.of_game.get(sort.game)
    known = own is not None and f"line-{id}" in own.catalogue.entries
    return translate(own, f"line-{id}") if own and known else id


def find_aim(sort: stats.GameSort) -> str:
    """Return which points win: the `most` (also if the game is unknown), the `fewest`, or `none`."""
    game = find_game(sort.game)
    return game.aim if game else "most"


def format_decimal(words: Phrases, number: Fraction | float) -> str:
    """Format a number with one decimal place, rounding halves away from 0."""
    tenths = int(abs(Fraction(number)) * 10 + Fraction(1, 2))
    text = translate(words, "stats-decimal", whole=tenths // 10, tenths=tenths % 10)
    return format_points(-1)[:1] + text if number < 0 and tenths else text


def stats_data(statistics: Stats) -> dict[str, Any]:
    """Return the statistics as data for programs."""
    days = [each.play.played for each in statistics.games]
    return {
        "games": len(days),
        "first": min(days, default=None),
        "last": max(days, default=None),
        "unfinished": statistics.unfinished,
        "players": [_make_wins_data(each) for each in statistics.wins],
        "by_game": [_make_tally_data(each) for each in statistics.tallies],
        "ratings": [_make_rating_data(each) for each in statistics.ratings],
    }


def _make_rating_data(rating: stats.Rating) -> dict[str, Any]:
    skill, doubt = round(rating.skill, 3), round(rating.doubt, 3)
    return {"name": rating.name, "games": rating.games, "rating": skill, "deviation": doubt}


def _make_wins_data(wins: stats.Wins) -> dict[str, Any]:
    return {"name": wins.name, "games": wins.games, "contested": wins.contested, "wins": wins.won}


def _make_tally_data(tally: stats.Tally) -> dict[str, Any]:
    players = []
    for scores in tally.scores:
        count = scores.wins.games
        best = scores.best and {"total": scores.best.total, "played": scores.best.played}
        averages = (round(points / count, 3) for points in scores.lines)
        lines = dict(zip(tally.sort.lines, averages, strict=True))
        average = round(scores.total / count, 3)
        players.append({**_make_wins_data(scores.wins), "average": average, "best": best, "lines": lines})
    return {"game": tally.sort.game, "alone": tally.sort.alone, "games": len(tally.games), "players": players}


DPI: Final = 150.0
CROWDED: Final = 30  # games: with more, curves of totals are unreadable
MEAN: Final = 5


def draw_page(statistics: Stats, names: Names, subtitle: str) -> Page:
    """Draw the page of charts; totals and lines are those of the sort of games played most often."""
    plate = Plate(_name_page(statistics, names), subtitle, tuple(_make_charts(statistics, names)))
    return Page(draw_plate(plate), plate.title)


def _name_page(statistics: Stats, names: Names) -> str:
    """Name what all games have in common: their sort, else their game, else just kept games."""
    sorts = [each.sort for each in statistics.tallies]
    if len(sorts) == 1:
        return sort_title(sorts[0], statistics, names)
    if len({sort.game for sort in sorts}) == 1:
        return game_name(sorts[0].game, names)
    return translate(names.words, "stats-kept-games")


def write_page(page: Page, form: str, language: str) -> bytes:
    info = Info(page.title, "pnp", "stats", language)
    ((_, content, _),) = write_pages([page], info, [form], DPI, [""])
    return content


def _make_charts(statistics: Stats, names: Names) -> Iterator[Chart]:
    words = names.words
    looks = {each.name: number for number, each in enumerate(statistics.wins[:PLAYERS])}
    contested = [each.name for each in statistics.wins if each.contested]
    if contested:
        more = len({*contested} - {*looks})
        note = translate(words, "stats-more", n=more) if more else ""
        yield Bars(translate(words, "stats-players"), tuple(_make_bars(statistics, looks, words)), note)
    if len(statistics.tables) > 1:
        yield _make_rating_curves(statistics, looks, words)
    pointed = [each for each in statistics.tallies if find_aim(each.sort) != "none"]
    if pointed:
        tally = max(pointed, key=lambda each: len(each.games))
        yield from _make_sort_charts(tally, statistics, names, _choose_looks(tally, looks))


def _choose_looks(tally: stats.Tally, looks: Mapping[str, int]) -> Mapping[str, int]:
    """Return the looks of the players of a sort of games. A player without a look on the page borrows one
    that none of the others has, as long as there are any, so that nobody is missing from a table of four."""
    players = [each.wins.name for each in tally.scores]
    own = {player: looks[player] for player in players if player in looks}
    free = [look for look in range(PLAYERS) if look not in own.values()]
    return own | dict(zip((player for player in players if player not in own), free, strict=False))


def _make_bars(statistics: Stats, looks: Mapping[str, int], words: Phrases) -> Iterator[Bar]:
    for each in statistics.wins:
        if each.name in looks and each.contested:
            label = translate(words, "stats-won-of", won=each.won, games=each.contested)
            yield Bar(each.name, looks[each.name], each.won, each.contested, label)


def _make_rating_curves(statistics: Stats, looks: Mapping[str, int], words: Phrases) -> Curves:
    points: dict[str, list[tuple[int, float]]] = {rating.name: [] for rating in statistics.ratings}
    for number, table in enumerate(statistics.tables):
        for rating in table.ratings:
            points[rating.name].append((number, rating.skill))
    days = tuple(table.game.play.played for table in statistics.tables)
    heading = translate(words, "stats-ratings-over-time")
    return Curves(heading, days, _make_curves(points, looks), _tell_not_shown(points, looks, words))


Points: TypeAlias = Mapping[str, Sequence[tuple[int, float]]]  # by player: numbers of games, and points


def _make_curves(points: Points, looks: Mapping[str, int]) -> tuple[Curve, ...]:
    """Make the curves of the players who have a look."""
    shown = [player for player in points if player in looks]
    return tuple(Curve(player, looks[player], tuple(points[player])) for player in shown)


def _tell_not_shown(players: Iterable[str], looks: Mapping[str, int], words: Phrases) -> str:
    """Say how many players a chart leaves out, if any."""
    more = len({*players} - {*looks})
    return translate(words, "stats-not-shown", n=more) if more else ""


def _make_sort_charts(
    tally: stats.Tally, statistics: Stats, names: Names, looks: Mapping[str, int]
) -> Iterator[Chart]:
    words = names.words
    title = sort_title(tally.sort, statistics, names)
    days = tuple(each.play.played for each in tally.games)
    aim = translate(words, "stats-fewest") if find_aim(tally.sort) == "fewest" else ""
    many = len(days) > CROWDED
    smooth = translate(words, "stats-mean", n=MEAN) if many else ""
    points: dict[str, list[tuple[int, float]]] = {each.wins.name: [] for each in tally.scores}
    for number, game in enumerate(tally.games):
        for seat in game.play.seats:
            points[seat.name].append((number, seat.total))
    if many:
        points = {player: _compute_moving_means(values) for player, values in points.items()}
    heading, less = translate(words, "stats-totals-over-time"), _tell_not_shown(points, looks, words)
    note = " ".join(filter(None, (aim, less, smooth)))
    yield Curves(f"{title} · {heading}", days, _make_curves(points, looks), note)
    heading, note = translate(words, "stats-lines"), " ".join(filter(None, (aim, less)))
    lines = tuple(line_name(id, tally.sort, names) for id in tally.sort.lines)
    yield Stacks(f"{title} · {heading}", lines, tuple(_make_stacks(tally, looks, words)), note)


def _compute_moving_means(values: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Return for each number the mean of the last `MEAN` numbers up to it."""
    means = []
    for last, (place, _) in enumerate(values, 1):
        numbers = [number for _, number in values[max(0, last - MEAN) : last]]
        means.append((place, sum(numbers) / len(numbers)))
    return means


def _make_stacks(tally: stats.Tally, looks: Mapping[str, int], words: Phrases) -> Iterator[Stack]:
    for each in tally.scores:
        if each.wins.name in looks:
            count = each.wins.games
            parts = tuple(points / count for points in each.lines)
            average = format_decimal(words, Fraction(each.total, count))
            yield Stack(each.wins.name, looks[each.wins.name], parts, average)
