"""What kept games come to, drawn as charts of one page, and the page as a file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final, TypeAlias

from pnp.build.kept_games import (
    Names,
    Stats,
    find_aim,
    format_decimal,
    game_name,
    line_name,
    sort_title,
)
from pnp.build.making import write_pages
from pnp.plots import PLAYERS, Bar, Bars, Chart, Curve, Curves, Plate, Stack, Stacks, draw_plate
from pnp.report.phrasing import translate
from pnp.scene import Info, Page

if TYPE_CHECKING:
    from pnp.kept.stats import Tally
    from pnp.report import Phrases


DPI: Final = 150.0
CROWDED: Final = 30  # games, of which curves of totals would be a thicket
MEAN: Final = 5


def draw_page(found: Stats, names: Names, subtitle: str) -> Page:
    """The page of some games: of those that are most often played, the totals and the lines."""
    plate = Plate(_name_page(found, names), subtitle, tuple(_make_charts(found, names)))
    return Page(draw_plate(plate), plate.title)


def _name_page(found: Stats, names: Names) -> str:
    """What all games have in common: their sort, or at least their game."""
    sorts = [each.sort for each in found.tallies]
    if len(sorts) == 1:
        return sort_title(sorts[0], found, names)
    if len({sort.game for sort in sorts}) == 1:
        return game_name(sorts[0].game, names)
    return translate(names.words, "stats-kept-games")


def write_page(page: Page, form: str, language: str) -> bytes:
    info = Info(page.title, "pnp", "stats", language)
    ((_, content, _),) = write_pages([page], info, [form], DPI, [""])
    return content


def _make_charts(found: Stats, names: Names) -> Iterator[Chart]:
    words = names.words
    looks = {each.name: number for number, each in enumerate(found.wins[:PLAYERS])}
    contested = [each.name for each in found.wins if each.contested]
    if contested:
        more = len({*contested} - {*looks})
        note = translate(words, "stats-more", n=more) if more else ""
        yield Bars(translate(words, "stats-players"), tuple(_make_bars(found, looks, words)), note)
    if len(found.tables) > 1:
        yield _make_rating_curves(found, looks, words)
    pointed = [each for each in found.tallies if find_aim(each.sort) != "none"]
    if pointed:
        tally = max(pointed, key=lambda each: len(each.games))
        yield from _make_sort_charts(tally, found, names, _choose_looks(tally, looks))


def _choose_looks(tally: Tally, looks: Mapping[str, int]) -> Mapping[str, int]:
    """The looks of those who played games of a sort: who has none on the page is lent one that nobody has
    among these, as far as there are any, so that nobody is missing from a table of four."""
    players = [each.wins.name for each in tally.scores]
    own = {player: looks[player] for player in players if player in looks}
    free = [look for look in range(PLAYERS) if look not in own.values()]
    return own | dict(zip((player for player in players if player not in own), free, strict=False))


def _make_bars(found: Stats, looks: Mapping[str, int], words: Phrases) -> Iterator[Bar]:
    for each in found.wins:
        if each.name in looks and each.contested:
            told = translate(words, "stats-won-of", won=each.won, games=each.contested)
            yield Bar(each.name, looks[each.name], each.won, each.contested, told)


def _make_rating_curves(found: Stats, looks: Mapping[str, int], words: Phrases) -> Curves:
    points: dict[str, list[tuple[int, float]]] = {rating.name: [] for rating in found.ratings}
    for number, table in enumerate(found.tables):
        for rating in table.ratings:
            points[rating.name].append((number, rating.skill))
    days, heading = (
        [table.game.play.played for table in found.tables],
        translate(words, "stats-ratings-over-time"),
    )
    return Curves(heading, tuple(days), _make_curves(points, looks), _tell_not_shown(points, looks, words))


Points: TypeAlias = Mapping[str, Sequence[tuple[int, float]]]  # of players, by the numbers of games


def _make_curves(points: Points, looks: Mapping[str, int]) -> tuple[Curve, ...]:
    """The curves of the players who have a look."""
    return tuple(
        Curve(player, looks[player], tuple(held)) for player, held in points.items() if player in looks
    )


def _tell_not_shown(players: Iterable[str], looks: Mapping[str, int], words: Phrases) -> str:
    """How many players a chart has no room for."""
    more = len({*players} - {*looks})
    return translate(words, "stats-not-shown", n=more) if more else ""


def _make_sort_charts(tally: Tally, found: Stats, names: Names, looks: Mapping[str, int]) -> Iterator[Chart]:
    words = names.words
    title = sort_title(tally.sort, found, names)
    days = tuple(each.play.played for each in tally.games)
    aim = translate(words, "stats-fewest") if find_aim(tally.sort) == "fewest" else ""
    many = len(days) > CROWDED
    smooth = translate(words, "stats-mean", n=MEAN) if many else ""
    points: dict[str, list[tuple[int, float]]] = {each.wins.name: [] for each in tally.scores}
    for number, game in enumerate(tally.games):
        for seat in game.play.seats:
            points[seat.name].append((number, seat.total))
    if many:
        points = {player: _compute_moving_means(held) for player, held in points.items()}
    heading, less = translate(words, "stats-totals-over-time"), _tell_not_shown(points, looks, words)
    note = " ".join(filter(None, (aim, less, smooth)))
    yield Curves(f"{title} · {heading}", days, _make_curves(points, looks), note)
    heading, note = translate(words, "stats-lines"), " ".join(filter(None, (aim, less)))
    lines = tuple(line_name(id, tally.sort, names) for id in tally.sort.lines)
    yield Stacks(f"{title} · {heading}", lines, tuple(_make_stacks(tally, looks, words)), note)


def _compute_moving_means(held: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Of each number and those before it, as many as there are of `MEAN`, the mean."""
    means = []
    for last, (place, _) in enumerate(held, 1):
        numbers = [number for _, number in held[max(0, last - MEAN) : last]]
        means.append((place, sum(numbers) / len(numbers)))
    return means


def _make_stacks(tally: Tally, looks: Mapping[str, int], words: Phrases) -> Iterator[Stack]:
    for each in tally.scores:
        if each.wins.name in looks:
            count = each.wins.games
            parts = tuple(points / count for points in each.lines)
            average = format_decimal(words, Fraction(each.total, count))
            yield Stack(each.wins.name, looks[each.wins.name], parts, average)
