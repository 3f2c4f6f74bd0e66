"""`pnp stats`: judged by sums worked out anew, and by openskill itself."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, Final
from xml.etree import ElementTree

import pypdfium2
import pytest
from openskill.models import PlackettLuce
from PIL import Image, ImageChops, ImageStat

from pnp import plots
from pnp.build.kept_games import compute_stats, draw_page, make_names, write_page
from pnp.cli import run_guarded
from pnp.cli.commands.stats import stats_heading
from pnp.kept import KeptGame, KeptTexts, edit_game, keep_game, list_games, remove_game
from pnp.report import count_columns
from pnp.scene import Group, Rectangle, Text
from pnp.text import MM_PER_POINT, Style
from pnp.text import width as wide
from tests import ROOT
from tests.kept.kept_games import LATER, STAMP, papers
from tests.kept.stats_games import NAMES, example, play, year

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from pnp.kept import KeptPlay
    from pnp.scene import Run, Shape

FEWEST: Final = {"nova-luna"}
POINTLESS: Final = {"hvezdokupy"}
YEAR: Final = year(Random(7))


def filled(folder: Path, plays: Iterable[KeptPlay]) -> Path:
    file = folder / "games.sqlite3"
    for number, each in enumerate(plays):
        keep_game(file, each, papers(f"game: {number}\n", f"{number}.yaml"), STAMP)
    return file


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What all may read who change nothing."""
    return filled(tmp_path_factory.mktemp("kept"), YEAR)


def told(capsys: pytest.CaptureFixture[str], file: Path, *arguments: str) -> Any:
    assert run_guarded(["stats", "--log", str(file), "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def counted(plays: Sequence[KeptPlay]) -> dict[str, dict[str, int]]:
    """An oracle: wins, counted one by one."""
    found: dict[str, dict[str, int]] = defaultdict(lambda: {"games": 0, "contested": 0, "wins": 0})
    for each in plays:
        for seat in each.seats:
            found[seat.name]["games"] += 1
            if len(each.seats) > 1:
                found[seat.name]["contested"] += 1
                found[seat.name]["wins"] += seat.place == 1
    return dict(found)


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.full)])
def test_wins_averages_bests_and_lines_are_those_that_anybody_would_count(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plays = year(Random(seed))
    found = told(capsys, filled(tmp_path, plays))
    assert (found["games"], found["first"], found["last"]) == (24, plays[0].played, plays[-1].played)
    assert {each.pop("name"): each for each in found["players"]} == counted(plays)
    for group in found["by_game"]:
        alike = [
            each for each in plays if (each.game, len(each.seats) == 1) == (group["game"], group["alone"])
        ]
        assert group["games"] == len(alike)
        wins = counted(alike)
        assert {player["name"] for player in group["players"]} == set(wins)
        for player in group["players"]:
            seats = [(seat, each) for each in alike for seat in each.seats if seat.name == player["name"]]
            totals = [seat.total for seat, _ in seats]
            assert {key: player[key] for key in ("games", "contested", "wins")} == wins[player["name"]]
            assert player["average"] == pytest.approx(sum(totals) / len(totals), abs=0.0006)
            for number, (id, average) in enumerate(player["lines"].items()):
                points = [seat.lines[number] for seat, _ in seats]
                assert {line for line, _ in points} == {id}
                assert average == pytest.approx(sum(each for _, each in points) / len(points), abs=0.0006)
            judge_best(player["best"], group["game"], [(seat.total, each.played) for seat, each in seats])
    assert len(found["by_game"]) == len({(each.game, len(each.seats) == 1) for each in plays})


def judge_best(best: Any, game: str, totals: list[tuple[int, str]]) -> None:
    if game in POINTLESS:
        assert best is None
        return
    reached = min(total if game in FEWEST else -total for total, _ in totals)
    wanted = reached if game in FEWEST else -reached
    assert best == {"total": wanted, "played": min(day for total, day in totals if total == wanted)}


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.full)])
def test_ratings_are_those_of_openskill_by_places_in_the_order_of_play(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plays = year(Random(seed))
    kept = filled(tmp_path, [plays[-1], *plays[:-1]])  # what was kept first was played last
    model = PlackettLuce()
    known: dict[str, Any] = {}
    games: dict[str, int] = defaultdict(int)
    same_day = [each for each in plays[:-1] if each.played == plays[-1].played]
    earlier = [each for each in plays[:-1] if each.played < plays[-1].played]
    for each in [*earlier, plays[-1], *same_day]:
        if len(each.seats) == 1:
            continue
        teams = [[known.get(seat.name, model.rating())] for seat in each.seats]
        for seat, (rating,) in zip(
            each.seats, model.rate(teams, ranks=[s.place for s in each.seats]), strict=True
        ):
            known[seat.name] = rating
            games[seat.name] += 1
    ratings = told(capsys, kept)["ratings"]
    assert {each["name"]: each["games"] for each in ratings} == dict(games)
    for each in ratings:
        assert each["rating"] == pytest.approx(known[each["name"]].mu, abs=0.0006)
        assert each["deviation"] == pytest.approx(known[each["name"]].sigma, abs=0.0006)
    order = [known[each["name"]].ordinal() for each in ratings]
    assert order == sorted(order, reverse=True)


def test_fewer_tokens_win_and_a_tie_is_a_tie(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plays = [play("nova-luna", "2026-01-01", {"Ester": [2], "Ivo": [9], "Jan": [9]})]
    found = told(capsys, filled(tmp_path, plays))
    best, *tied = found["ratings"]
    assert best["name"] == "Ester"
    assert tied[0]["rating"] == tied[1]["rating"] < 25 < best["rating"]
    assert [player["best"]["total"] for player in found["by_game"][0]["players"]] == [2, 9, 9]


def test_who_plays_alone_is_not_rated_and_wins_of_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = play("night-sky", "2026-01-01", {"Ester": [3] * 10})
    found = told(capsys, filled(tmp_path, [alone]))
    assert found["ratings"] == []
    assert found["players"] == [{"name": "Ester", "games": 1, "contested": 0, "wins": 0}]
    assert found["by_game"][0]["alone"] is True


def test_games_with_other_lines_are_not_thrown_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    basic = ("personal", "public", "black-holes", "constellations")
    plays = [
        play("nebula", "2026-01-01", {"Ester": [0, 10, 2, 0, 4, 4], "Ivo": [14, 0, 0, 0, 0, 0]}),
        play("nebula", "2026-01-02", {"Ester": [0, 10, 2, 0], "Ivo": [14, 0, 0, 0]}, basic),
    ]
    file = filled(tmp_path, plays)
    assert [len(each["players"][0]["lines"]) for each in told(capsys, file)["by_game"]] == [4, 6]
    assert run_guarded(["stats", "--log", str(file), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "\nNebula · 1 game" in out
    assert "\nNebula without Star colours, Advanced cards · 1 game" in out


def test_the_last_version_of_an_edited_game_counts_and_a_removed_one_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, third = (
        play("tiny-galaxies", f"2026-01-0{day}", {"Ester": [day, 9, 0], "Ivo": [1, 1, 1]})
        for day in (1, 2, 3)
    )
    file = filled(tmp_path, [first, second])
    edit_game(
        file,
        1,
        play("tiny-galaxies", "2026-01-04", {"Ester": [1, 1, 0], "Ivo": [8, 9, 4]}),
        papers("a"),
        LATER,
    )
    remove_game(file, 2, LATER)
    keep_game(file, third, papers("b", "c.yaml"), LATER)
    found = told(capsys, file)
    assert (found["games"], found["first"], found["last"]) == (2, "2026-01-03", "2026-01-04")
    assert {each["name"]: each["wins"] for each in found["players"]} == {"Ester": 1, "Ivo": 1}
    (group,) = found["by_game"]
    assert {each["name"]: each["average"] for each in group["players"]} == {"Ester": 7.0, "Ivo": 12.0}


def test_games_are_chosen_by_kind_player_and_day(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, fits in (
        (["--game", "nebula"], lambda each: each.game == "nebula"),
        (["--player", "ivo"], lambda each: "Ivo" in {seat.name for seat in each.seats}),
        (
            ["--player", "Ivo", "--player", "Jan"],
            lambda each: {"Ivo", "Jan"} <= {seat.name for seat in each.seats},
        ),
        (
            ["--since", "2026-03", "--until", "2026-04"],
            lambda each: each.played[:7] in ("2026-03", "2026-04"),
        ),
    ):
        wanted = [each for each in YEAR if fits(each)]
        found = told(capsys, file, *arguments)
        assert {each.pop("name"): each for each in found["players"]} == counted(wanted)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_tables_say_in_80_columns_what_json_says(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    long = {"nebula": {f"{name} {'z Rýzmburka ' * 5}": [1, 2, 3, 4, 5, 6] for name in "ABCDEFGH"}}
    plays = [*year(Random(2)), play("nebula", "2026-12-01", long["nebula"])]
    file = filled(tmp_path, plays)
    assert run_guarded(["stats", "--log", str(file), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert max(map(count_columns, out.splitlines())) <= 80
    rows = [" ".join(line.split()) for line in out.splitlines()]
    found = told(capsys, file)
    for each in found["ratings"]:
        if each["name"] in NAMES:
            (row,) = [row for row in rows if re.fullmatch(rf"{each['name']} [0-9]+ [0-9.,]+ [0-9.,]+", row)]
            _, games, *told_ratings = row.replace(",", ".").split()
            assert int(games) == each["games"]
            assert [*map(float, told_ratings)] == pytest.approx(
                [each["rating"], each["deviation"]], abs=0.051
            )
    for group in found["by_game"]:
        for player in group["players"]:
            if player["best"] and player["contested"] and player["name"] in NAMES:
                best = f"{player['best']['total']} {player['best']['played']}"
                assert any(
                    row.startswith(f"{player['name']} {player['games']} {player['wins']} ")
                    and row.endswith(best)
                    for row in rows
                )


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--game", "nebulla"], 2, "did you mean 'nebula'?"),
        (["--player", "Esther"], 2, "no kept game was played by 'Esther'; did you mean 'Ester'?"),
        (["--plot", "plot.gif"], 2, "ends in .svg, .png or .pdf"),
        (["--plot", "plot.svg", "--json"], 2, "--json has no meaning with --plot"),
        (["--until", "2020"], 0, "No kept game is like that."),
    ],
)
def test_what_is_not_there_is_told(
    arguments: list[str], code: int, said: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_guarded(["stats", "--log", str(file), "--lang", "en", *arguments]) == code
    assert said in "".join(capsys.readouterr())
    assert [path.name for path in file.parent.iterdir() if "sqlite" not in path.name] == []


def test_where_nothing_is_kept_it_tells_how_to_keep(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_guarded(["stats", "--log", str(tmp_path / "games.sqlite3"), "--lang", "cs"]) == 0
    assert "pnp score ZÁPIS --keep" in capsys.readouterr().out
    assert [*tmp_path.iterdir()] == []


# Plots.


@pytest.mark.parametrize("form", ["svg", "pdf", "png"])
def test_a_plot_is_a_file_of_its_kind_and_the_same_bytes_each_time(
    form: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = []
    for number in range(2):
        plot = tmp_path / f"{number}.{form}"
        assert run_guarded(["stats", "--log", str(file), "--plot", str(plot), "--lang", "pl"]) == 0
        assert capsys.readouterr().out == f"{plot}\n"
        made.append(plot.read_bytes())
    assert made[0] == made[1]
    if form == "svg":
        assert "KTO WYGRAŁ" in "".join(ElementTree.fromstring(made[0]).itertext())
    elif form == "pdf":
        page = pypdfium2.PdfDocument(made[0])[0]
        assert "KTO WYGRAŁ" in page.get_textpage().get_text_range()
    else:
        assert made[0].startswith(b"\x89PNG")


def shapes(found: Iterable[Shape]) -> Iterator[Shape]:
    for each in found:
        yield each
        if isinstance(each, Group):
            yield from shapes(each.shapes)


def runs(plate: plots.Plate) -> list[Run]:
    return [
        run for each in shapes(plots.draw_plate(plate).shapes) if isinstance(each, Text) for run in each.runs
    ]


def right_end(run: Run) -> float:
    return run.x + wide(run.text, Style(run.face, run.size / MM_PER_POINT)) + sum(run.gaps) * run.size / 1000


HARD: Final = plots.Plate(
    "陳 and all others " * 8,
    "x" * 300,
    (
        plots.Bars(
            "W" * 90,
            tuple(plots.Bar("W" * 80, look, look, 9, f"{look} of 9") for look in range(plots.PLAYERS)),
            "N" * 200,
        ),
        plots.Curves(
            "T",
            ("2026-01-01",),
            tuple(plots.Curve("W" * 80, look, ((0, -5.0),)) for look in range(plots.PLAYERS)),
        ),
        plots.Curves(
            "T",
            tuple(f"2026-01-{day:02}" for day in range(1, 29)),
            tuple(
                plots.Curve("Ž" * 80, look, tuple((day, float(day % 7)) for day in range(28)))
                for look in range(8)
            ),
        ),
        plots.Stacks(
            "T",
            tuple(f"A line of the score, {number}" for number in range(12)),
            tuple(plots.Stack("W" * 80, look, (*range(-3, 9),), "1,234.5") for look in range(plots.PLAYERS)),
        ),
    ),
)


def test_no_word_leaves_the_frame_and_none_lies_on_another() -> None:
    found = runs(HARD)
    assert min(run.x for run in found) > plots.MARGIN
    assert max(map(right_end, found)) < plots.PAGE.width - plots.MARGIN
    assert max(run.y for run in found) < plots.PAGE.height - plots.MARGIN
    for number, one in enumerate(found):
        for other in found[number + 1 :]:
            beside = right_end(one) <= other.x or right_end(other) <= one.x
            assert beside or abs(one.y - other.y) > 0.6 * min(one.size, other.size) or one.text == ""


def test_bars_are_as_long_as_what_they_tell() -> None:
    plate = plots.Plate(
        "T", "", (plots.Bars("W", (plots.Bar("Ester", 0, 3, 4, "3"), plots.Bar("Ivo", 1, 1, 2, "1"))),)
    )
    found: dict[str, list[float]] = {"part": [], "whole": []}
    for each in plots.draw_plate(plate).shapes:
        if isinstance(each, Rectangle) and each.stroke and 5 < each.box.height < 9:
            kind = "part" if each.fill in {look.colour for look in plots.LOOKS} else "whole"
            found[kind].append(each.box.width)
    (first, second), (third, fourth) = found["whole"], found["part"]
    assert [first / second, third / first, fourth / second] == pytest.approx([2, 3 / 4, 1 / 2])


def test_layers_follow_each_other_and_are_as_long_as_their_averages() -> None:
    plate = plots.Plate(
        "T", "", (plots.Stacks("W", ("a", "b", "c"), (plots.Stack("Ester", 0, (6.0, 3.0, -1.5), "7.5"),)),)
    )
    filled = [
        each.box
        for each in shapes(plots.draw_plate(plate).shapes)
        if isinstance(each, Rectangle)
        and each.fill in {layer.fill for layer in plots.LAYERS[:3]}
        and 5 < each.box.height < 9
    ]
    one, two, below = filled
    assert two.x == pytest.approx(one.x + one.width)
    assert below.x + below.width == pytest.approx(one.x)
    assert [one.width / two.width, two.width / below.width] == pytest.approx([2, 2])


def test_players_and_layers_differ_in_grey() -> None:
    assert len({(look.corners, look.turned) for look in plots.LOOKS}) == len(plots.LOOKS)
    assert len({look.dash for look in plots.LOOKS}) == len(plots.LOOKS)
    for one, other in pairwise((*plots.LAYERS, plots.LAYERS[0])):
        light = [
            0.3 * each.fill.red + 0.59 * each.fill.green + 0.11 * each.fill.blue for each in (one, other)
        ]
        assert one.pattern != other.pattern or abs(light[0] - light[1]) > 60
    assert len({(layer.fill, layer.pattern) for layer in plots.LAYERS}) == len(plots.LAYERS)


@pytest.mark.parametrize("numbers", [(0, 1), (3.5, 118), (-7, 9), (25, 25), (0, 100000)])
def test_a_scale_reaches_over_its_numbers_in_few_round_steps(numbers: tuple[float, float]) -> None:
    found = plots.make_scale(numbers, 100.0, 20.0)
    assert found.ticks[0] <= min(numbers) <= max(numbers) <= found.ticks[-1]
    assert 2 <= len(found.ticks) <= 8
    assert len({after - before for before, after in pairwise(found.ticks)}) == 1
    assert [plots.place_number(found, found.ticks[0]), plots.place_number(found, found.ticks[-1])] == [
        100.0,
        20.0,
    ]


def test_names_are_spread_within_their_field() -> None:
    chance = Random(1)
    for _ in range(200):
        wanted = sorted(chance.uniform(0, 50) for _ in range(chance.randint(1, 8)))
        found = plots.spread_places(wanted, 4.0, 0.0, 50.0)
        assert all(after - before > 3.999 for before, after in pairwise(found))
        assert found[0] > -0.001
        assert found[-1] < 50.001
        if all(after - before >= 4 for before, after in pairwise(wanted)):
            assert found == pytest.approx(wanted)


def test_a_plot_of_one_game_bears_its_name_and_of_several_what_was_most_played(tmp_path: Path) -> None:
    nebula = [play("nebula", f"2026-01-0{day}", {"Ester": [day] * 6, "Ivo": [3] * 6}) for day in (1, 2)]
    luna = [play("nova-luna", "2026-02-01", {"Ester": [1], "Ivo": [3]})]
    file = filled(tmp_path, [*nebula, *luna])
    kept = list_games(file)
    said = []
    for chosen in (kept, kept[:2]):
        found = compute_stats(chosen)
        scene = draw_page(found, make_names(found, "cs", asked=True), "2026").scene
        said.append(
            {run.text for each in shapes(scene.shapes) if isinstance(each, Text) for run in each.runs}
        )
    assert {"UCHOVANÉ HRY", "NEBULA · SOUČTY, HRA ZA HROU", "2 z 3", "9,0"} <= said[0]
    assert {"NEBULA", "KDO VYHRÁL", "Černé díry"} <= said[1]


def crowd() -> list[KeptPlay]:
    """Ten tables of Nova Luna, each won by another of ten players."""
    players = [f"Player {number}" for number in range(10)]
    return [
        play("nova-luna", f"2026-01-{1 + number:02}", {player: [0], players[number - 1]: [9]})
        for number, player in enumerate(players)
    ]


def words_of_page(plays: Iterable[KeptPlay], folder: Path, language: str) -> list[str]:
    found = compute_stats(list_games(filled(folder, plays)))
    scene = draw_page(found, make_names(found, language, asked=True), "2026").scene
    return [run.text for each in shapes(scene.shapes) if isinstance(each, Text) for run in each.runs]


@pytest.mark.parametrize(
    ("language", "ratings", "totals"),
    [
        ("en", "Not shown: 2 more players.", "Fewer points are better. Not shown: 2 more players."),
        ("cs", "Další hráči, kteří tu nejsou: 2.", "Méně bodů je lépe. Další hráči, kteří tu nejsou: 2."),
        (
            "pl",
            "Pominięte osoby: 2.",
            "Mniej punktów to lepiej. Pominięte osoby: 2.",
        ),
    ],
)
def test_each_chart_says_how_many_players_it_leaves_out(
    tmp_path: Path, language: str, ratings: str, totals: str
) -> None:
    said = words_of_page(crowd(), tmp_path, language)
    assert said.count(ratings) == 1
    assert said.count(totals) == 2  # of the totals, and of the lines


def test_whoever_played_a_game_is_in_its_charts_though_eight_others_won_more(tmp_path: Path) -> None:
    table = ("Player 0", "Player 1", "Stela", "Player 9")
    plays = [
        play("nebula", f"2026-02-{day:02}", {name: [day + at] * 6 for at, name in enumerate(table)})
        for day in range(1, 13)
    ]
    said = words_of_page([*crowd(), *plays], tmp_path, "en")
    assert "NEBULA · TOTALS, GAME BY GAME" in said
    assert said.count("Stela") == 2  # of the totals and of the lines, for she has won nothing
    assert said.count("Player 9") == 4
    assert [each for each in said if each.startswith("Not shown")] == ["Not shown: 3 more players."]


def picture() -> bytes:
    """The plot on the page about kept games, small enough for it."""
    none, plays = KeptTexts("", (), ""), example(Random(11))
    kept = [KeptGame(number, 1, False, STAMP, "", each, none) for number, each in enumerate(plays, 1)]
    found = compute_stats(kept)
    plot = write_page(
        draw_page(
            found,
            make_names(found, "en", asked=True),
            stats_heading(found, make_names(found, "en", True).words),
        ),
        "png",
        "en",
    )
    small = BytesIO()
    Image.open(BytesIO(plot)).resize((1200, 848), Image.Resampling.LANCZOS).quantize(128).save(
        small, "PNG", optimize=True
    )
    return small.getvalue()


@pytest.mark.full
def test_the_picture_of_the_page_is_what_the_program_draws() -> None:
    kept = Image.open(ROOT / "docs" / "pictures" / "stats.png")
    drawn = Image.open(BytesIO(picture()))
    assert kept.size == drawn.size
    difference = ImageStat.Stat(ImageChops.difference(kept.convert("RGB"), drawn.convert("RGB")))
    assert max(difference.mean) < 0.5  # readers of PDF differ a little from one release to the next
