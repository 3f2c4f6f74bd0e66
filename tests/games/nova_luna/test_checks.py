"""What `pnp check` finds in tiles of Nova Luna, against a slow count of every deck and every small mosaic."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import ceil, floor, sqrt
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pnp.build import check_files, make_cards, shipped_supplies
from pnp.games.nova_luna.game import GAME
from pnp.models import Entry, Found, Subject, Supplies
from pnp.scoring import Reason
from tests.oracles.nova_luna import tasks_met
from tests.oracles.nova_luna_sheet import grid_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

COLOURS = "RBTY"
NAMES = ["red", "blue", "teal", "yellow"]
PARTS = (1, 2, 4, 4, 3, 2, 1)  # of 17 tiles, by their time
TASKS = (4, 20, 24, 20)  # of 68 tiles

Card = tuple[str, int]  # a tile's code, and its copies


def subject(cards: list[Card], beside_ours: bool = False) -> Subject:
    tree = Entry(
        {"cards": [{"id": f"X{n}", "tile": code, "copies": str(k)} for n, (code, k) in enumerate(cards, 1)]}
    )
    made = [*make_cards(tree, GAME.decks["tiles"], [])]
    ours = shipped_supplies(GAME).decks["tiles"] if beside_ours else {}
    supplies = Supplies(None, {"tiles": {**ours, **{one.id: one.card for one in made}}})
    entries = [Entry(card, ("cards", n)) for n, card in enumerate(tree.value["cards"])]
    return Subject("cards", tree, supplies, "tiles", [*zip(entries, (one.card for one in made), strict=True)])


def found(cards: list[Card], beside_ours: bool = False) -> list[Found]:
    assert GAME.checks
    return [*GAME.checks().find(subject(cards, beside_ours))]


def codes(cards: list[Card]) -> set[str]:
    return {each.code.id.removeprefix("nova-luna-") for each in found(cards) if each.code.kind == "warning"}


# ---- Tasks that cannot be met: every mosaic that can be laid of a few tiles


def shapes(size: int) -> set[frozenset[tuple[int, int]]]:
    """All that so many squares can be laid to, side by side, in the corner of a grid."""
    if size == 1:
        return {frozenset({(0, 0)})}
    grown = {
        shape | {(row + down, column + right)}
        for shape in shapes(size - 1)
        for row, column in shape
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return {in_the_corner(shape) for shape in grown if len(shape) == size}


def in_the_corner(shape: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    return frozenset((row - top, column - left) for row, column in shape)


def mosaics(tiles: list[str]) -> Iterator[str]:
    """Every mosaic in which the first tile lies, with as many of the others as one likes."""
    for size in range(1, len(tiles) + 1):
        others = {*permutations(tiles[1:], size - 1)}
        for shape in shapes(size):
            places = sorted(shape)
            for first in range(size):
                for order in others:
                    lying = dict(zip([*places[:first], *places[first + 1 :]], order, strict=True))
                    lying[places[first]] = tiles[0]
                    rows = [[lying.get((row, column), ".") for column in range(size)] for row in range(size)]
                    yield "\n".join(map(" ".join, rows))


def never_met(tiles: list[str]) -> set[int]:
    """The tasks of the first tile that no mosaic meets; of the others only the colours count."""
    alone = [tiles[0], *(f"{code[0]}1:" for code in tiles[1:])]
    tasks = set(range(tiles[0].count(",") + 1 if len(tiles[0]) > 3 else 0))
    for mosaic in mosaics(alone):
        tasks -= {number for _, _, number in tasks_met(grid_of(mosaic, {}))}
        if not tasks:
            break
    return tasks


def impossible(tiles: list[str]) -> set[int]:
    """The tasks of the first tile of which it is said that they cannot be met."""
    told = (each for each in found([(code, 1) for code in tiles]) if each.code.id == "nova-luna-impossible")
    return {tiles[0][3 : each.at].count(",") for each in told if each.location == ("cards", 0, "tile")}


def codes_of_tiles(letters: int) -> st.SearchStrategy[str]:
    tasks = st.lists(st.text(COLOURS, min_size=1, max_size=letters), max_size=3).map(",".join)
    return st.builds(
        lambda colour, time, asked: f"{colour}{time}:{asked}",
        *map(st.sampled_from, (COLOURS, range(1, 8))),
        tasks,
    )


@given(st.lists(codes_of_tiles(4), min_size=1, max_size=4))
@example(["R4:RB,RR,BBT", "R1:", "B1:", "B1:"])
@settings(max_examples=40)
def test_a_task_cannot_be_met_where_no_mosaic_meets_it(tiles: list[str]) -> None:
    assert impossible(tiles) == never_met(tiles)


@pytest.mark.full
@given(st.lists(codes_of_tiles(4), min_size=5, max_size=5))
@example(["R4:RBTY,BBBB", "R1:", "B1:", "T1:", "Y1:"])
@settings(max_examples=40)
def test_four_tiles_beside_a_tile_meet_what_is_not_impossible(tiles: list[str]) -> None:
    assert impossible(tiles) == never_met(tiles)


def test_copies_of_a_tile_lie_beside_each_other() -> None:
    assert "impossible" in codes([("R4:RR", 2)])
    assert "impossible" not in codes([("R4:RR", 3)])


# ---- How fair a deck is: everything counted tile by tile


def fair(number: int, part: int, whole: int, unit: int = 1) -> range:
    """What a deck may have for its share."""
    share = Fraction(number * part, whole * unit)
    return range(unit * floor(share), unit * ceil(share) + 1)


def ranks(values: list[Any]) -> list[float]:
    return [sum(other < value for other in values) + (values.count(value) + 1) / 2 for value in values]


def correlation(one: list[Any], other: list[Any]) -> float:
    if len(set(one)) == 1 or len(set(other)) == 1:
        return float(len(set(one)) == len(set(other)))
    mean = (len(one) + 1) / 2
    first, second = ([rank - mean for rank in ranks(values)] for values in (one, other))
    together = sum(a * b for a, b in zip(first, second, strict=True))
    return together / sqrt(sum(a * a for a in first) * sum(b * b for b in second))


def ease(code: str) -> Fraction:
    return sum((Fraction(1, len(task)) for task in code[3:].split(",") if task), Fraction(0))


def unfair(deck: list[str]) -> Iterator[str]:
    """What is uneven in a deck, tile by tile, and whether it fills the eleven places at the Moon wheel."""
    if len(deck) < 11:
        yield "few"
    by_colour = {colour: [code for code in deck if code[0] == colour] for colour in COLOURS}
    if any(len(own) not in fair(len(deck), 1, 4) for own in by_colour.values()):
        yield "colours"
    for own in by_colour.values():
        times = [sum(code[1] == str(time) for code in own) for time in range(1, 8)]
        if any(n not in fair(len(deck), part, 68) for n, part in zip(times, PARTS, strict=True)):
            yield "times"
    tasks = [len([task for task in code[3:].split(",") if task]) for code in deck]
    if any(tasks.count(n) not in fair(len(deck), part, 68, 4) for n, part in enumerate(TASKS)):
        yield "tasks"
    asked = "".join(code[3:].replace(",", "") for code in deck)
    if any(asked.count(colour) not in fair(len(asked), 1, 4) for colour in COLOURS):
        yield "dots"
    for own in by_colour.values():
        letters = "".join(code[3:].replace(",", "") for code in own)
        most = max(letters.count(colour) for colour in COLOURS)
        if most * 100 > 35 * len(letters) and most > ceil(len(letters) / 4):
            yield "asked"
    if deck and correlation([code[1] for code in deck], [ease(code) for code in deck]) < 0.9 - 1e-12:
        yield "ease"
    for own in by_colour.values():
        faces = Counter(
            (code[1], tuple(sorted("".join(sorted(t)) for t in code[3:].split(",")))) for code in own
        )
        if sum(n - 1 for n in faces.values()) > max(1, len(deck) // 68):
            yield "same"


DECKS = st.lists(st.tuples(codes_of_tiles(2), st.integers(1, 3)), min_size=1, max_size=12)
TURNED = [str.maketrans(COLOURS, COLOURS[n:] + COLOURS[:n]) for n in range(4)]


def turned(cards: list[Card]) -> list[Card]:
    """Each tile in every colour, with what it asks for turned alike."""
    return [(code.translate(table), copies) for code, copies in cards for table in TURNED]


@given(DECKS, st.booleans())
@example([("R4:B", 1), ("B4:R", 1)], False)
@settings(max_examples=150)
def test_a_deck_is_unfair_where_a_count_tile_by_tile_says_so(cards: list[Card], in_all_colours: bool) -> None:
    cards = turned(cards[:3]) if in_all_colours else cards
    deck = [code for code, copies in cards for _ in range(copies)]
    assert codes(cards) - {"impossible"} == set(unfair(deck))


@given(st.integers(0, 67), codes_of_tiles(4))
@settings(max_examples=40)
def test_of_the_deck_that_ships_with_a_tile_exchanged_the_same_is_said(place: int, code: str) -> None:
    deck = [tile.code for tile in shipped_supplies(GAME).decks["tiles"].values()]
    deck[place] = code
    assert codes([(each, 1) for each in deck]) == set(unfair(deck))


@pytest.mark.parametrize("number", [10, 11])
def test_a_deck_fills_the_wheel_or_is_said_not_to(number: int) -> None:
    assert ("few" in codes([("R4:B", number)])) == (number < 11)


@pytest.mark.parametrize(("code", "bounds"), [("colours", [17]), ("times", [1, 2, 4, 4, 3, 2, 1])])
def test_a_bound_that_all_share_is_told_once_and_others_one_by_one(code: str, bounds: list[int]) -> None:
    told = next(each.arguments for each in found([("R4:B", 68)]) if each.code.id == f"nova-luna-{code}")
    assert isinstance(fair := told["fair"], tuple)
    assert [each.arguments["least"] for each in fair if isinstance(each, Reason)] == bounds
    assert told["bounds"] == ("several" if len(bounds) > 1 else "alike")


def test_a_set_is_judged_with_the_deck_that_it_joins() -> None:
    assert codes([("R4:BB", 1)]) == {"impossible", "few", "dots", "asked"}
    assert {each.code.id for each in found([("R4:BB", 1)], beside_ours=True)} == {
        "nova-luna-dots",
        "nova-luna-fairness",
    }


def test_nothing_is_said_of_a_deck_of_which_a_part_could_not_be_read(tmp_path: Path) -> None:
    bad, lone = tmp_path / "bad.yaml", tmp_path / "lone.yaml"
    bad.write_text("game: nova-luna\ndeck: tiles\ncards: [{id: X1, tile: R9}]\n", "utf-8")
    lone.write_text("game: nova-luna\ndeck: tiles\ncards: [{id: X2, tile: 'R4:BB'}]\n", "utf-8")
    told = {
        file.file: [each.code.id for each in file.findings] for file in check_files([str(bad), str(lone)])
    }
    assert len(told[str(bad)]) == 1
    assert told[str(lone)] == []
    assert len(check_files([str(lone)])[0].findings) == 2


def test_a_task_is_named_where_it_stands_in_its_code(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    cards = "  - {id: X1, tile: 'R4:BB,RT,Y'}\n  - {id: X2, tile: 'Y4:'}\n"
    file.write_text(f"game: nova-luna\ndeck: tiles\nreplaces: true\ncards:\n{cards}", "utf-8")
    (told,) = check_files([str(file)])
    places = [
        (each.line, each.column, each.card, dict(each.arguments)) for each in told.findings if each.card
    ]
    start = cards.index("BB") + 1
    assert places == [
        (5, start, "X1", {"task": "BB", "colour": "blue", "wanted": 2, "there": 0}),
        (5, start + 3, "X1", {"task": "RT", "colour": "red", "wanted": 1, "there": 0}),
    ]


def test_each_tile_that_is_there_again_is_named_with_those_that_are_the_same() -> None:
    cards = [("R4:BT,RY", 1), ("R5:B", 2), ("R4:YR,TB", 1), ("B4:R", 1)]
    told = [each for each in found(cards) if each.code.id == "nova-luna-same"]
    assert [(each.location, each.arguments["cards"], each.arguments["number"]) for each in told] == [
        (("cards", 1), ("X2",), 2),
        (("cards", 2), ("X1", "X3"), 2),
    ]
    assert "same" not in codes(cards[1:])


def test_the_figures_of_a_deck_stand_beside_what_is_fair() -> None:
    (figure,) = (each for each in found([("R4:B,TT", 2), ("B7:R", 1)]) if each.code.kind == "figure")
    heads, *rows = ([getattr(cell, "message", cell) for cell in row] for row in figure.rows)
    numbers = {row[0]: row[1:-1] for row in rows[1:] if row[0] not in ("fairness-time", "fairness-tasks")}
    assert heads[0] == "fairness-of"
    assert {len(row) for row in (heads, *rows)} == {7}
    assert rows[0] == ["fairness-tiles", 2, 1, 0, 0, 3, "fairness-at-most"]
    assert [row[1:6] for row in rows if row[0] == "fairness-time"][3::3] == [[2, 0, 0, 0, 2], [0, 1, 0, 0, 1]]
    assert [row[5] for row in rows if row[0] == "fairness-tasks"] == [0, 1, 2, 0]
    assert numbers["fairness-dots"] == [1, 2, 4, 0, 7]
    assert numbers["fairness-asked"] == [66.7, 100.0, 0.0, 0.0, 100.0]
    assert numbers["fairness-ease"] == [1.0, 1.0, 1.0, 1.0, -1.0]
    assert numbers["fairness-same"] == [1, 0, 0, 0, 1]


def test_a_correlation_just_under_its_bound_is_not_rounded_to_it() -> None:
    from pnp.games.nova_luna import cut_to_thousandths

    assert cut_to_thousandths(Fraction(81, 100)) == 0.9
    assert cut_to_thousandths(Fraction(81, 100) - Fraction(1, 10**9)) == 0.899
    assert cut_to_thousandths(-Fraction(81, 100)) == -0.9


@given(codes_of_tiles(4))
@example("R1:BBBB,BBBB,BBBB")
@settings(max_examples=60)
def test_four_tiles_that_are_each_other_in_other_colours_may_be_added_to_ours(code: str) -> None:
    """Unless they are far too easy for their time, or too hard."""
    told = {each.code.id for each in found(turned([(code, 1)]), beside_ours=True)}
    assert told - {"nova-luna-ease"} == {"nova-luna-fairness"}
