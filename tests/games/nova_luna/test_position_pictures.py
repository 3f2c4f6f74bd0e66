"""Pictures of mosaics of Nova Luna: every tile in its place, tokens on what is met, and what meets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pnp import score
from pnp.errors import UsageError
from pnp.games.nova_luna import find_met_tasks, read_tile
from pnp.games.nova_luna.figures.tiles import find_serving_tiles, place_tiles
from tests.games.nova_luna.tables import ALONE, FIRST, LAST, SEVERAL
from tests.helpers.drawn_faces import lines
from tests.helpers.position_pictures import drawn, pictured, texts

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pnp.games.nova_luna.scoring import Place

ALPHA = "\u03b1"


def test_the_picture_is_told_each_tile_and_each_task_that_the_scorer_counts(tmp_path: Path) -> None:
    ana, jan = pictured(SEVERAL, tmp_path)
    assert [text.split()[2] for text in ana["tiles"]] == LAST.replace(".", "").split()
    assert jan["tiles"] == ("1,1 R5:BB,YY", "1,2 B4:R")
    result = score(SEVERAL)
    for seen, player in zip((ana, jan), result.players, strict=True):
        (line,) = player.lines
        assert seen["met"] == tuple(place for reason in line.reasons for place in reason.places)
    assert not ana["first-tiles"]


def test_alone_it_is_told_both_phases(tmp_path: Path) -> None:
    (ana,) = pictured(ALONE, tmp_path)
    assert ana["alone"]
    assert [text.split()[2] for text in ana["first-tiles"]] == FIRST.replace(".", "").split()
    assert set(ana["first-met"]) < set(ana["met"])


def places(sheet: Mapping[str, Any], folder: Path, *, explain: bool = False) -> list[str]:
    (card, *_) = drawn(dict(sheet), folder, explain=explain)
    return texts(card)


@pytest.mark.parametrize("sheet", [SEVERAL, ALONE])
def test_a_token_lies_on_each_task_that_is_met(sheet: Mapping[str, Any], tmp_path: Path) -> None:
    ana, *_ = pictured(sheet, tmp_path)
    words = places(sheet, tmp_path)
    assert words.count(ALPHA) == 1 + len(ana["met"]) + len(ana["first-met"])  # and the sign of the seat


@pytest.mark.parametrize("sheet", [SEVERAL, ALONE])
def test_explained_each_task_has_a_picture_by_the_name_that_the_scorer_gives_it(
    sheet: Mapping[str, Any], tmp_path: Path
) -> None:
    ana, *_ = pictured(sheet, tmp_path)
    words = places(sheet, tmp_path, explain=True)
    assert [word for word in words if ":" in word and "," in word] == [*ana["first-met"], *ana["met"]]
    assert not [word for word in places(sheet, tmp_path) if ":" in word and "," in word]


def test_a_task_is_met_by_the_chains_that_touch_its_tile(tmp_path: Path) -> None:
    """Every tile that counts is needed: without them all of a colour the task would not be met."""
    ana, *_ = pictured(SEVERAL, tmp_path)
    mosaic = place_tiles(ana["tiles"]).tiles
    for row, column, number in find_met_tasks(mosaic):
        task = mosaic[row, column].tasks[number]
        counted = find_serving_tiles((row, column), task, mosaic)
        assert (row, column) not in counted
        for colour, wanted in task:
            of = {place for place in counted if mosaic[place].colour == colour}
            assert len(of) >= wanted
            rest: dict[Place, Any] = {place: each for place, each in mosaic.items() if place not in of}
            assert (row, column, number) not in set(find_met_tasks(rest))


def test_a_large_mosaic_keeps_times_that_can_be_read(tmp_path: Path) -> None:
    """Ten by eight: tiles of 17 mm, times of 12 pt at least."""
    row = " ".join(["B4:R", "R5:BB,YY", "Y6:Y,BB", "T4:T"] * 3)[: 5 * 8].rsplit(" ", 1)[0]
    players = [{"name": name, "mosaic": "\n".join([row] * 10)} for name in "AB"]
    large = {"game": "nova-luna", "players": players}
    (card, *_) = drawn(large, tmp_path)
    times = [line for line in lines(card.front) if line.text in {"4", "5", "6"} and line.size > 3]
    assert len(times) >= 10 * len(row.split())
    assert min(line.size for line in times) >= 8 * 25.4 / 72


def test_all_tiles_in_one_row_have_a_picture_too(tmp_path: Path) -> None:
    row = " ".join(f"N{number + 1:02}" for number in range(68))
    long = {"game": "nova-luna", "players": [{"name": name, "mosaic": row} for name in "AB"]}
    card, _ = drawn(long, tmp_path, explain=True)
    met = [text for text in texts(card) if text.startswith("1,")]
    assert met == list(pictured(long, tmp_path)[0]["met"])


def test_nothing_but_points_has_a_picture_too(tmp_path: Path) -> None:
    by_hand = {"game": "nova-luna", "players": [{"name": n, "by_hand": {"tokens-left": 3}} for n in "AB"]}
    for card in drawn(by_hand, tmp_path, explain=True):
        assert card.front.scene.shapes


def test_the_tiles_of_a_picture_read_as_they_were_written(tmp_path: Path) -> None:
    _, jan = pictured(SEVERAL, tmp_path)
    assert place_tiles(jan["tiles"]).tiles == {(1, 1): read_tile("R5:BB,YY"), (1, 2): read_tile("B4:R")}


@pytest.mark.parametrize(
    ("tile", "count", "wrong"), [("B1:", 501, "501 tiles"), ("B1:B,B", 260, "520 tasks met")]
)
def test_a_mosaic_too_large_for_a_picture_is_refused_in_words(
    tile: str, count: int, wrong: str, tmp_path: Path
) -> None:
    grid = " ".join([tile] * count)
    sheet = {
        "game": "nova-luna",
        "players": [{"name": "Ana", "mosaic": grid}, {"name": "Jan", "mosaic": "B1:"}],
    }
    with pytest.raises(UsageError, match=f"mosaic of Ana has {wrong}; .* 500 at most"):
        pictured(sheet, tmp_path)
