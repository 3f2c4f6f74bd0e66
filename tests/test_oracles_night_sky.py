"""The second judge of Night Sky, held to what was worked out by hand, and the sheets made for it."""

from __future__ import annotations

from itertools import permutations
from math import dist, sqrt
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from night_sky_small import COIL, CRAB, path, write
from oracles.night_sky import CODES, STARS, Refused, crosses, crosses_ecliptic, fits, judge, position_of
from positions.night_sky import BREAKAGES, broken_sheets, sheets

if TYPE_CHECKING:
    from pathlib import Path

    from oracles.night_sky_lattice import Line, Point


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("small-sky"))


def table(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "night-sky", "players": list(players), **more}


def ania(*rounds: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A player of an unfinished game with the start card's pulsar of value 1."""
    return {"name": "Ania", "start": "S1a", "rounds": list(rounds), **more}


def codes(sheet: dict[str, Any], root: Path) -> list[tuple[str, int | None]]:
    return [(warning["code"], warning.get("round")) for warning in judge(sheet, root)["warnings"]]


def drawn(*rounds: dict[str, Any], root: Path) -> list[tuple[str, int | None]]:
    return codes(table(ania(*rounds), unfinished=True), root)


# The lattice


@pytest.mark.parametrize(
    ("star", "point"),
    [
        ("A11", (1, 0)), ("A21", (2, 0)), ("A22", (1, 1)), ("A63", (4, 2)), ("B11", (0, 1)), ("B31", (0, 3)),
               ("C11", (-1, 1)), ("C22", (-2, 1)), ("D61", (-6, 0)), ("E11", (0, -1)), ("F11", (1, -1)),
        ("F66", (6, -1)),
    ],
)  # fmt: skip
def test_stars_lie_where_the_page_says(star: str, point: Point) -> None:
    assert position_of(star) == point


def test_all_stars_lie_at_places_of_their_own_within_six_rings() -> None:
    points = {position_of(star) for star in STARS}
    assert len(points) == 126
    assert {max(abs(q), abs(r), abs(q + r)) for q, r in points} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("line", "other", "crossed"),
    [
        (((0, 0), (1, 1)), ((1, 0), (0, 1)), True),  # the two diagonals of a rhombus
        (((0, 0), (1, 1)), ((1, 0), (0, 2)), True),  # two long lines, in a third of each
        (((0, 0), (1, 1)), ((0, 0), (2, -1)), False),  # from one star
        (((0, 0), (1, 1)), ((1, 1), (0, 0)), False),  # the same line
        (((0, 0), (1, 1)), ((1, 0), (2, 1)), False),  # side by side
        (((0, 0), (1, 0)), ((0, 1), (1, 1)), False),
        (((0, 0), (1, 1)), ((3, -1), (2, 1)), False),  # would cross if it were longer
    ],
)
def test_lines_cross_between_their_ends_alone(line: Line, other: Line, crossed: bool) -> None:
    assert crosses(line, other) is crossed
    assert crosses(other, line) is crossed


CIRCLE = {"x": 1.0, "y": 0.0, "radius": 3.25}


@pytest.mark.parametrize(
    ("line", "circle", "crossed"),
    [
        (((4, 0), (5, 0)), CIRCLE, True),  # 3 and 4 from the middle
        (((3, 0), (4, 0)), CIRCLE, False),
        (((5, 0), (6, 0)), CIRCLE, False),
        (((0, 0), (1, 0)), {"x": 0.5, "y": 0.2, "radius": 0.3}, True),  # in and out again
        (((0, 0), (1, 0)), {"x": 0.5, "y": 0.4, "radius": 0.3}, False),
        (((0, 0), (1, 0)), {"x": 1.5, "y": 0.0, "radius": 0.4}, False),  # in the way, behind the end
        (((0, 0), (1, 1)), {"x": 0.75, "y": 0.43, "radius": 0.1}, True),  # the middle of a long line
    ],
)
def test_a_line_crosses_the_ecliptic(line: Line, circle: dict[str, float], crossed: bool) -> None:
    assert crosses_ecliptic(line, circle) is crossed
    assert crosses_ecliptic(line[::-1], circle) is crossed


def on_paper(point: Point, other: Point, part: float) -> tuple[float, float]:
    q, r = (a + (b - a) * part for a, b in zip(point, other, strict=True))
    return q + r / 2, r * sqrt(3) / 2


tenths = st.integers(-30, 30).map(lambda number: number / 10)
steps = st.sampled_from([(1, 0), (0, 1), (-1, 1), (1, 1), (-1, 2), (2, -1)])


@given(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), steps, tenths, tenths, st.integers(1, 40))
@settings(max_examples=200)
def test_the_ecliptic_is_crossed_where_a_walk_along_the_line_meets_it(
    start: Point, step: Point, x: float, y: float, radius: int
) -> None:
    end = start[0] + step[0], start[1] + step[1]
    away = [dist(on_paper(start, end, part / 100), (x, y)) - radius / 10 for part in range(101)]
    assume(min(abs(away[0]), abs(away[-1]), abs(min(away))) > 0.01)
    expected = min(away) < 0 < max(away[0], away[-1])
    assert crosses_ecliptic((start, end), {"x": x, "y": y, "radius": radius / 10}) is expected


def test_part_of_a_figure_fits_turned_and_shifted_but_not_mirrored() -> None:
    coil = path(5, COIL)
    quarter = [((3, 3), (3, 4)), ((3, 4), (3, 5)), ((3, 5), (2, 6))]  # its first four stars, turned by 60°
    stars = {point for line in quarter for point in line}
    assert fits(stars, quarter, coil)
    assert not fits(stars, quarter, coil, mirrored=True)
    mirror = [(end[::-1], start[::-1]) for start, end in quarter]
    assert fits({point[::-1] for point in stars}, mirror, coil, mirrored=True)
    assert not fits({point[::-1] for point in stars}, mirror, coil)


def test_a_figure_asks_for_every_line_between_its_stars_and_for_no_other() -> None:
    coil = path(5, COIL)
    assert fits({(0, 0), (1, 0), (1, 2)}, [((1, 0), (0, 0))], coil)  # in two pieces
    assert not fits({(0, 0), (1, 0), (2, 0)}, [((0, 0), (1, 0))], coil)
    assert not fits({(0, 0), (1, 0), (0, 1)}, [((0, 0), (1, 0)), ((0, 1), (1, 0)), ((0, 0), (0, 1))], coil)
    assert fits({(5, 5)}, [], coil)
    assert fits(set(), [], coil)


def fits_by_trying_all(stars: list[Point], lines: set[frozenset[Point]], figure: dict[str, Any]) -> bool:
    """Every way to name the drawn stars by stars of the card, each turn that keeps all steps between them."""
    joined = {frozenset(line) for line in figure["lines"]}
    for chosen in permutations(range(len(figure["stars"])), len(stars)):
        card = [figure["stars"][number] for number in chosen]
        for _ in range(6):
            card = [(-r, q + r) for q, r in card]
            moved = {(q - a, r - b) for (q, r), (a, b) in zip(stars, card, strict=True)}
            pairs = [(i, j) for i in range(len(stars)) for j in range(i)]
            alike = all(
                (frozenset((stars[i], stars[j])) in lines) == (frozenset((chosen[i], chosen[j])) in joined)
                for i, j in pairs
            )
            if len(moved) <= 1 and alike:
                return True
    return False


near = st.tuples(st.integers(0, 2), st.integers(0, 2))


@given(st.lists(near, min_size=1, max_size=3, unique=True), st.sets(st.integers(0, 2)), st.booleans())
def test_a_figure_fits_where_trying_all_finds_that_it_does(
    stars: list[Point], joined: set[int], long: bool
) -> None:
    figure = path(5, CRAB if long else COIL)
    pairs = [(stars[i], stars[j]) for i in range(len(stars)) for j in range(i)]
    lines = [pair for number, pair in enumerate(pairs) if number in joined]
    expected = fits_by_trying_all(stars, {frozenset(pair) for pair in lines}, figure)
    assert fits(stars, lines, figure) is expected


# The rulebook's numbers


def test_the_rulebooks_round_is_worth_16(root: Path) -> None:
    # Giants A42 and A33, worth 2 each; pulsars A52, A43 and B31, worth 1 each; three lines join the kinds.
    lines = "A52-A42 A42-A43 A43-A33 A43-B31"
    spring = {"card": "W53", "lines": lines}
    result = judge(table(ania(spring), unfinished=True), root)
    assert result["players"][0]["lines"]["round-1"] == 2 * 2 + 3 * 1 + 3 * 3 == 16
    assert result["warnings"] == []


def counted(size: int, kind: str, value: int, *numbers: int) -> dict[str, Any]:
    counts = dict(zip(("top", "bottom", "links", "drawn"), numbers, strict=True))
    return {"card": {"size": size, "kind": kind, "value": value}, "counts": counts}


def test_the_rulebooks_game_ends_with_12_and_97_and_4_and_8_and_12(root: Path) -> None:
    rounds = [
        counted(5, "giant", 2, 2, 3, 2, 5),  # 4 + 3 + 2 · 3 = 13, over a start of value 1
        counted(6, "dwarf", 1, 2, 1, 3, 6),  # 2 + 2 + 3 · 3 = 13
        counted(7, "pulsar", 3, 2, 0, 2, 5),  # 6 + 0 + 2 · 4 = 14, and two stars fade
        counted(8, "binary", 2, 1, 2, 2, 8),  # 2 + 6 + 2 · 5 = 18
        counted(9, "giant", 1, 4, 1, 4, 8),  # 4 + 2 + 4 · 3 = 18, and one star fades
        counted(10, "dwarf", 3, 3, 4, 2, 10),  # 9 + 4 + 2 · 4 = 21
    ]
    counts = {"sun": 4, "ecliptic": 4, "rim": 4}
    (player,) = judge(table(ania(*rounds, counts=counts)), root)["players"]
    assert list(player["lines"].values()) == [12, 13, 13, 14, 18, 18, 21, 4, 8, 12]
    assert player["total"] == 12 + 97 + 4 + 8 + 12
    assert player["facts"] == {"title": 4}


@pytest.mark.parametrize(
    ("points", "title"), [(-1, 1), (50, 1), (51, 2), (90, 2), (91, 3), (130, 3), (131, 4), (150, 4), (151, 5)]
)
def test_a_game_alone_has_the_title_of_its_total(points: int, title: int, root: Path) -> None:
    by_hand = dict.fromkeys(["fading", *(f"round-{i}" for i in range(1, 7)), "sun", "ecliptic"], 0)
    result = judge(table({"name": "Ania", "by_hand": {**by_hand, "rim": points}}), root)
    assert result["players"][0]["facts"] == {"title": title}


# Lines worked out by hand on the small sky


def test_a_line_between_two_stars_of_the_one_kind_on_both_cards_counts_once(root: Path) -> None:
    start = {"kind": "giant", "value": 3}
    one = {"card": "W53", "lines": "A33-A42"}  # two giants, a long line apart
    player = {"name": "Ania", "start": start, "rounds": [one]}
    (judged,) = judge(table(player, unfinished=True), root)["players"]
    assert judged["lines"]["round-1"] == 2 * 2 + 2 * 3 + 1 * 5


def test_each_star_at_the_dust_and_each_line_over_the_ecliptic_pays_as_often_as_it_is_drawn(
    root: Path,
) -> None:
    one = {"card": "W51", "lines": "A11-A21 A41-A51", "stars": "A61"}
    twice = table(ania(one, {**one, "card": "W61"}), unfinished=True)
    lines = judge(twice, root)["players"][0]["lines"]
    assert [lines[line] for line in ("sun", "ecliptic", "rim")] == [2, 4, 6]
    assert "fading" not in lines
    assert lines["round-3"] == lines["round-6"] == 0


def test_stars_that_are_not_drawn_cross_out_no_more_than_seven(root: Path) -> None:
    cards = ["W51", "W61", "W71", "W81", "W91", "W101"]
    figures = [" ".join(STARS[10 * i : 10 * i + size]) for i, size in enumerate(range(5, 11))]
    rounds = [{"card": card, "stars": stars} for card, stars in zip(cards, figures, strict=True)]
    assert judge(table(ania(*rounds)), root)["players"][0]["lines"]["fading"] == 21
    rounds[0] = {"card": "W51", "stars": "A11 A21"}
    assert judge(table(ania(*rounds)), root)["players"][0]["lines"]["fading"] == 12
    rounds[5] = {"card": "W101"}
    assert judge(table(ania(*rounds)), root)["players"][0]["lines"]["fading"] == 0


def by_hand(name: str, fading: int, rim: int) -> dict[str, Any]:
    lines = ["fading", *(f"round-{i}" for i in range(1, 7)), "sun", "ecliptic", "rim"]
    return {"name": name, "by_hand": {**dict.fromkeys(lines, 0), "fading": fading, "rim": rim}}


@pytest.mark.parametrize(
    ("points", "places", "decided_by"),
    [
        ([(0, 20), (12, 9), (21, 1)], [3, 2, 1], "points"),
        ([(9, 12), (12, 9), (3, 0)], [2, 1, 3], "fading"),
        ([(12, 9), (12, 9), (9, 12)], [1, 1, 3], "shared"),
        ([(0, 30), (12, 9), (12, 9)], [1, 2, 2], "points"),
    ],
)
def test_fewer_stars_crossed_out_settle_every_place(
    points: list[tuple[int, int]], places: list[int], decided_by: str, root: Path
) -> None:
    players = [by_hand(name, *of) for name, of in zip("ABC", points, strict=True)]
    result = judge(table(*players), root)
    assert [player["place"] for player in result["players"]] == places
    assert result["decided_by"] == decided_by
    assert result["winners"] == [name for name, place in zip("ABC", places, strict=True) if place == 1]


# Warnings

COILED = "A11-A21 A21-A31 A31-A42 A42-A43"  # W51 as its card shows it, in the window of round I


def test_a_figure_as_its_card_shows_it_is_not_warned_of(root: Path) -> None:
    assert drawn({"card": "W51", "lines": COILED}, root=root) == []
    assert drawn({"card": "W51"}, root=root) == []
    assert drawn({"card": "W51", "stars": "B11"}, root=root) == []


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ({"lines": "A11-A21 A21-A31 A31-A42", "stars": "A43"}, ["not-the-figure", "not-connected"]),
        ({"lines": "A11-A21 A21-A31", "stars": "A43"}, ["not-connected"]),
        ({"lines": "A11-A32"}, ["not-the-figure"]),  # a long line, which the card has not
        ({"lines": "A61-A51 A51-A41 A41-A42 A42-A53"}, ["mirrored"]),
        ({"lines": "A11-A22 A22-A21 A21-B11"}, ["not-the-figure", "lines-cross"]),
        ({"lines": "D11-D21"}, ["outside-window"]),
        ({"lines": "A11-A22 B11-A21"}, ["not-the-figure", "not-connected", "lines-cross"]),
    ],
)
def test_a_drawing_is_warned_of_by_what_is_wrong_with_it(
    drawing: dict[str, str], expected: list[str], root: Path
) -> None:
    assert drawn({"card": "W51", **drawing}, root=root) == [(code, 1) for code in expected]


def test_a_star_is_used_twice_and_a_line_crossed_in_the_later_round(root: Path) -> None:
    first = {"card": "W51", "lines": "B11-B21 B21-B31"}
    assert drawn(first, {"card": "W61", "stars": "B21"}, root=root) == [("star-used-twice", 2)]
    assert drawn(first, {"card": "W61", "lines": "B11-B21"}, root=root) == [("star-used-twice", 2)]
    across = {"card": "W62", "lines": "B22-A22"}  # over the short line from B11 to B21
    assert drawn(first, {"card": "W71"}, across, root=root) == [("outside-window", 3), ("lines-cross", 3)]
    assert drawn({"card": "W71"}, across, first, root=root)[-1:] == [("lines-cross", 3)]


def test_a_card_twice_is_the_tables_whichever_side_and_whoever_has_it(root: Path) -> None:
    bartek = {"name": "Bartek", "start": "S1b", "rounds": []}
    assert codes(table(ania(), bartek, unfinished=True), root) == [("same-card", None)]
    cards = [{"card": "W51"}, {"card": "W51"}]
    assert drawn(*cards, root=root) == [("same-card", None), ("wrong-deal", None)]
    published = counted(7, "giant", 2, 1, 1, 1, 3)
    both = ania(published, published, counts={"sun": 0, "ecliptic": 0, "rim": 0})
    assert codes(table(both, unfinished=True), root) == []


def test_sizes_that_differ_are_told_for_each_round_and_only_among_those_who_have_a_card(root: Path) -> None:
    bartek = {"name": "Bartek", "start": "S2a", "rounds": [{"card": "W61"}, {"card": "W52"}]}
    first = ania({"card": "W51"}, {"card": "W53"}, {"card": "W101"})
    warnings = judge(table(first, bartek, unfinished=True), root)["warnings"]
    assert warnings == [
        {"player": None, "code": "sizes-differ", "round": 1},
        {"player": "Ania", "code": "wrong-deal"},
    ]


def test_warnings_stand_in_the_pages_order_then_by_player_then_by_round(root: Path) -> None:
    far = {"card": "W71", "stars": "D11"}
    wrong = {"card": "W72", "lines": "A11-A32"}
    bartek = {"name": "Bartek", "start": "S2a", "rounds": [wrong, far]}
    found = judge(table(ania(far, wrong), bartek, unfinished=True), root)["warnings"]
    assert [(warning["code"], warning["player"], warning.get("round")) for warning in found] == [
        ("outside-window", "Ania", 1),
        ("outside-window", "Ania", 2),
        ("outside-window", "Bartek", 2),
        ("same-card", None, None),
    ]


# The sheets for hypothesis


@pytest.mark.parametrize("breakage", BREAKAGES)
def test_every_broken_sheet_is_refused(breakage: str, root: Path) -> None:
    @settings(max_examples=4)
    @given(broken_sheets(root, breakage))
    def refused(sheet: dict[str, Any]) -> None:
        with pytest.raises(Refused):
            judge(sheet, root)

    refused()


def test_the_sheets_made_are_judged_and_reach_every_warning_and_every_way_to_win(root: Path) -> None:
    met: set[str] = set()

    @settings(max_examples=100)
    @given(sheets(root))
    def meet(sheet: dict[str, Any]) -> None:
        result = judge(sheet, root)
        met.update(warning["code"] for warning in result["warnings"])
        met.add(result["decided_by"])
        for player in result["players"]:
            assert player["total"] == sum(player["lines"].values())
            assert list(player["from"]) == list(player["lines"])

    meet()
    assert met >= {*CODES, "points", "fading", "shared"}
