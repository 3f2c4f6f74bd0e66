"""The 68 tiles of Nova Luna: every figure of their fairness, counted on the file that ships."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from math import sqrt
from typing import Any, NamedTuple

import pytest
import yaml

from pnp.build import check_files
from pnp.library import find_shipped
from pnp.scoring import Reason
from tests import ROOT

COLOURS = "RBTY"
FILE = ROOT / "cards" / "nova-luna" / "tiles.yaml"
SET: dict[str, Any] = yaml.load(FILE.read_text(encoding="utf-8"), yaml.CSafeLoader)


class Tile(NamedTuple):
    colour: str
    time: int
    tasks: tuple[str, ...]


def tile(code: str) -> Tile:
    tasks = code[3:].split(",") if len(code) > 3 else []
    return Tile(code[0], int(code[1]), tuple(tasks))


CODES = [card["tile"] for card in SET["cards"]]
TILES = [tile(code) for code in CODES]
QUARTERS = {colour: [tile for tile in TILES if tile.colour == colour] for colour in COLOURS}


def dots(tiles: list[Tile]) -> Counter[str]:
    return Counter(colour for tile in tiles for task in tile.tasks for colour in task)


def ease(tile: Tile) -> Fraction:
    return sum((Fraction(1, len(task)) for task in tile.tasks), Fraction(0))


def ranks(values: list[Any]) -> list[Fraction]:
    """The place of each value among all, from 1; equal values share the mean of their places."""
    return [
        Fraction(
            sum(1 for other in values if other < value) + sum(1 for other in values if other <= value) + 1, 2
        )
        for value in values
    ]


def spearman(one: list[Any], other: list[Any]) -> float:
    """Pearson's correlation of the ranks."""
    first, second = ranks(one), ranks(other)
    mean = Fraction(len(one) + 1, 2)
    together = sum((a - mean) * (b - mean) for a, b in zip(first, second, strict=True))
    spread = sum((a - mean) ** 2 for a in first) * sum((b - mean) ** 2 for b in second)
    return float(together) / sqrt(spread)


def test_the_set_says_what_it_is() -> None:
    assert list(SET) == ["game", "deck", "name", "layout", "ground", "cards"]
    assert (SET["game"], SET["deck"]) == ("nova-luna", "tiles")
    assert sorted(SET["name"]) == ["cs", "en", "pl"]


def test_there_are_68_tiles_and_their_ids_run_from_n01() -> None:
    assert [card["id"] for card in SET["cards"]] == [f"N{number:02}" for number in range(1, 69)]
    assert all(set(card) == {"id", "tile"} for card in SET["cards"])


def test_every_code_is_a_tile_with_its_letters_in_one_order() -> None:
    for code in CODES:
        assert re.fullmatch(r"[RBTY][1-7]:([RBTY]{1,4}(,[RBTY]{1,4}){0,2})?", code), code
        for task in tile(code).tasks:
            assert task == "".join(sorted(task, key=COLOURS.index)), code


def test_tasks_stand_on_a_tile_from_the_smallest_on_and_in_the_order_of_colours() -> None:
    for tile in TILES:
        asked = [(len(task), [COLOURS.index(letter) for letter in task]) for task in tile.tasks]
        assert asked == sorted(asked), tile


def test_tiles_stand_by_colour_then_time_then_ease() -> None:
    order = [(COLOURS.index(tile.colour), tile.time, ease(tile)) for tile in TILES]
    assert order == sorted(order)


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_17_tiles_with_the_times_of_the_page(colour: str) -> None:
    times = Counter(tile.time for tile in QUARTERS[colour])
    assert times == {1: 1, 2: 2, 3: 4, 4: 4, 5: 3, 6: 2, 7: 1}


def test_0_to_3_tasks_stand_on_4_20_24_and_20_tiles() -> None:
    assert Counter(len(tile.tasks) for tile in TILES) == {0: 4, 1: 20, 2: 24, 3: 20}


@pytest.mark.parametrize("colour", COLOURS)
def test_the_tasks_are_spread_alike_in_each_colour(colour: str) -> None:
    assert Counter(len(tile.tasks) for tile in QUARTERS[colour]) == {0: 1, 1: 5, 2: 6, 3: 5}


def test_over_the_set_each_colour_is_asked_for_equally_often() -> None:
    assert len(set(dots(TILES).values())) == 1
    assert set(dots(TILES)) == set(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
def test_no_colour_asks_for_one_colour_more_than_35_times_in_100(colour: str) -> None:
    asked = dots(QUARTERS[colour])
    naming = Counter(letter for tile in QUARTERS[colour] for task in tile.tasks for letter in set(task))
    for counted in (asked, naming):
        assert max(counted.values()) <= Fraction(35, 100) * counted.total()


def test_ranks_of_equal_values_are_averaged() -> None:
    assert ranks([5, 1, 5, 9]) == [Fraction(5, 2), 1, Fraction(5, 2), 4]
    assert spearman([1, 2, 3], [10, 20, 30]) == pytest.approx(1)
    assert spearman([1, 2, 3], [30, 20, 10]) == pytest.approx(-1)


@pytest.mark.parametrize("tiles", [TILES, *QUARTERS.values()], ids=["all", *COLOURS])
def test_the_easier_a_tile_the_higher_its_time(tiles: list[Tile]) -> None:
    assert spearman([tile.time for tile in tiles], [ease(tile) for tile in tiles]) >= 0.9


def test_no_two_tiles_are_the_same() -> None:
    same = Counter((tile.colour, tile.time, tuple(sorted(tile.tasks))) for tile in TILES)
    assert max(same.values()) == 1


def test_no_task_of_a_tile_is_met_whenever_another_is() -> None:
    for tile in TILES:
        for one, other in combinations([Counter(task) for task in tile.tasks], 2):
            assert not one <= other, tile
            assert not other <= one, tile


def test_a_tile_of_several_tasks_asks_for_several_colours_and_none_in_each_of_three() -> None:
    for tile in TILES:
        if len(tile.tasks) > 1:
            assert len(set("".join(tile.tasks))) > 1, tile
        if len(tile.tasks) == 3:
            assert not set.intersection(*map(set, tile.tasks)), tile


def test_tasks_are_a_mixture_of_every_kind() -> None:
    kinds = Counter(
        "".join(str(number) for number in sorted(Counter(task).values(), reverse=True))
        for tile in TILES
        for task in tile.tasks
    )
    assert set(kinds) == {"1", "2", "11", "3", "21", "111", "4", "31", "22", "211", "1111"}
    coloured = Counter(len(set(task)) for tile in TILES for task in tile.tasks)
    assert coloured == {1: 56, 2: 52, 3: 16, 4: 4}


def test_the_four_colours_are_each_other_with_the_asked_colours_exchanged() -> None:
    """Four tiles that stand at one place of their colours have one time and tasks of the same kinds, and
    together they ask for every colour equally often."""
    for alike in zip(*QUARTERS.values(), strict=True):
        assert len({tile.time for tile in alike}) == 1
        for one, other in pairwise(alike):
            kinds = [sorted(sorted(Counter(task).values()) for task in tile.tasks) for tile in (one, other)]
            assert kinds[0] == kinds[1], (one, other)
        assert len(set(dots([*alike]).values())) <= 1, alike


@pytest.mark.full
def test_the_check_counts_the_same_and_finds_it_fair() -> None:
    (file,) = check_files([str(find_shipped("cards") / "nova-luna" / "tiles.yaml")])
    (figure,) = file.findings
    _, sizes, *rows = ([cell for cell in row if not isinstance(cell, Reason)] for row in figure.rows)
    times, tasks, (asked, most, correlated, again) = rows[:7], rows[7:11], rows[11:]
    assert sizes == [*map(len, QUARTERS.values()), len(TILES)]
    for time, row in enumerate(times, start=1):
        assert row[:-1] == [sum(tile.time == time for tile in own) for own in QUARTERS.values()]
    for number, row in enumerate(tasks):
        assert row[-1] == sum(len(tile.tasks) == number for tile in TILES)
    assert asked == [*(dots(TILES)[colour] for colour in COLOURS), dots(TILES).total()]
    for share, own in zip(most, QUARTERS.values(), strict=False):
        assert share == pytest.approx(100 * max(dots(own).values()) / dots(own).total(), abs=0.1)
    for value, own in zip(correlated, [*QUARTERS.values(), TILES], strict=True):
        assert value == pytest.approx(spearman([t.time for t in own], [ease(t) for t in own]), abs=0.001)
    assert again == [0] * 5
