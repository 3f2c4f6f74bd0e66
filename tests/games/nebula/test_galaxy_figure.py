"""The galaxy of Nebula as it is drawn: players' boards, the small galaxy of cards, constellations' signs."""

from __future__ import annotations

import json
import math
from copy import deepcopy
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from pnp.build import Order, draw_decks, load_sets
from pnp.figures import FigureError
from pnp.games.nebula import make_board
from pnp.games.nebula.game import GAME
from pnp.geometry import Box, Point, Size, move_point
from pnp.models import INKS, Entry
from pnp.paths import path_box
from pnp.press import SheetOptions, paper
from pnp.scene import ArcTo, Circle, Close, Face, MoveTo, Path, Scene, Text
from tests import ROOT
from tests.games.nebula.galaxy_board import GALAXY, cells, pairs
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import flat, lines
from tests.helpers.shipped_theme import is_black_or_white, paints, palette

if TYPE_CHECKING:
    from pathlib import Path as File

    from pnp.models import Ink
    from pnp.scene import Shape
    from tests.conftest import Command

SET = ROOT / "cards" / "nebula" / "galaxies.yaml"
PIECE = 12.0  # mm across
FIELD = Box(0.0, 0.0, 190.0, 190.0)  # the box of a board that is drawn as large as it is
AIR = 0.4


def stretched(x: float, y: float) -> dict[str, Any]:
    """The shipped board with its places multiplied: another board that keeps all rules."""
    board = deepcopy(GALAXY)
    for cell in board["cells"]:
        cell["x"], cell["y"] = cell["x"] * x, cell["y"] * y
    return board


def written(value: object) -> object:
    """As files say it: numbers and truths are texts."""
    if isinstance(value, dict):
        return {key: written(each) for key, each in value.items()}
    if isinstance(value, list):
        return [written(each) for each in value]
    return str(value).lower() if isinstance(value, bool) else str(value)


BOARDS = {
    "shipped": GALAXY,
    "mirrored": stretched(-1, 1),
    "upside down": stretched(1, -1),
    "too large": stretched(1.4, 1.4),
}


def figures(board: Any) -> Any:
    made = make_board(Entry(written(board)), [])
    assert made is not None
    assert GAME.figures
    return GAME.figures(made)


@cache
def drawers(name: str = "shipped") -> Any:
    return figures(BOARDS[name])


def shapes(
    figure: str, box: Box, ink: Ink = "night", board: str = "shipped", **told: object
) -> tuple[Shape, ...]:
    found: tuple[Shape, ...] = drawers(board)[figure].draw(box, palette(ink), told)
    return found


def as_face(drawn: tuple[Shape, ...], box: Box = FIELD) -> Face:
    return Face("board", Size(box.width, box.height), 0.0, Scene(box, drawn))


@cache
def fronts(language: str = "en", ink: Ink = "night") -> tuple[Face, ...]:
    order = Order((SET,), ROOT / "output", language, SheetOptions(paper("A4")), ink=ink)
    (deck,) = draw_decks(load_sets(order), order)
    return tuple(card.front for card in deck.cards)


def rings(face: Face) -> list[tuple[Point, float]]:
    return [
        (move_point(shape.centre, map_), shape.radius)
        for shape, map_ in flat(face.scene)
        if isinstance(shape, Circle) and shape.stroke
    ]


def apart(one: Point, other: Point) -> float:
    return math.dist((one.x, one.y), (other.x, other.y))


def galaxy_ring(face: Face) -> tuple[Point, float]:
    """The outermost circle."""
    return max(rings(face), key=lambda ring: ring[1])


def places(board: dict[str, Any]) -> dict[str, Point]:
    """Where cells stand in FIELD; a board that goes too far out is drawn smaller."""
    away = {id: math.hypot(cell["x"], cell["y"]) for id, cell in cells(board).items()}
    outermost = [away[id] for id, cell in cells(board).items() if cell.get("orbit") == 5]
    share = min(1.0, 80.1 / (sum(outermost) / len(outermost)))
    return {id: Point(95 + cell["x"] * share, 95 + cell["y"] * share) for id, cell in cells(board).items()}


def away(box: Box, at: Point) -> float:
    """From a point to the nearest point of a box."""
    across = max(box.x - at.x, 0.0, at.x - box.x - box.width)
    return math.hypot(across, max(box.y - at.y, 0.0, at.y - box.y - box.height))


def straight(one: Point, other: Point) -> list[Point]:
    return [
        Point(one.x + (other.x - one.x) * k / 200, one.y + (other.y - one.y) * k / 200) for k in range(201)
    ]


def bow(one: Point, other: Point) -> list[Point]:
    """Points along the orbit, the shorter way about the centre."""
    start, end = (math.atan2(at.y - 95, at.x - 95) for at in (one, other))
    turn = (end - start + math.pi) % math.tau - math.pi
    radii = [apart(at, Point(95, 95)) for at in (one, other)]
    return [
        Point(95 + radius * math.cos(start + turn * share), 95 + radius * math.sin(start + turn * share))
        for share in (k / 600 for k in range(601))
        for radius in (radii[0] + (radii[1] - radii[0]) * share,)
    ]


@cache
def named(board: str) -> dict[str, Box]:
    """The boxes of the cells' names, from their feet to the top of capitals."""
    found = as_face(shapes("nebula-galaxy-board", FIELD, board=board))
    return {line.text: line.box for line in lines(found) if line.text in cells(BOARDS[board])}


# The players' boards.


@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_each_board_stands_whole_on_one_page(quick: Command, tmp_path: File, size: str) -> None:
    ran = quick("make", SET, "--paper", size, "--ink", "black", "--out", tmp_path)
    assert ran.returncode == 0, ran.stderr
    (manifest,) = tmp_path.glob("*/manifest.json")
    cards = json.loads(manifest.read_text("utf-8"))["cards"]
    assert [len(card["sheets"]) for card in cards] == [1, 1, 1, 1]
    assert len({str(card["sheets"]) for card in cards}) == 4


def test_each_cell_has_room_for_a_star_where_the_file_puts_it() -> None:
    for face in fronts():
        middle, _ = galaxy_ring(face)
        found = rings(face)
        for cell in GALAXY["cells"]:
            at = Point(middle.x + cell["x"], middle.y + cell["y"])
            own = [radius for centre, radius in found if apart(centre, at) < 0.01 and radius < 9]
            assert max(own) >= PIECE / 2, cell["id"]


def test_no_two_stars_on_a_board_touch() -> None:
    drawn = places(GALAXY)
    assert min(apart(one, other) for one, other in combinations(drawn.values(), 2)) > PIECE + 1


def bar(face: Face) -> list[Point]:
    """The middles of the spaces of the bar, from left to right."""
    middle, reach = galaxy_ring(face)
    below = {at for at, radius in rings(face) if radius >= 6 and at.y > middle.y + reach}
    return sorted(below, key=lambda at: at.x)


def test_the_bar_has_a_space_for_each_black_hole_and_they_do_not_touch() -> None:
    face = fronts()[0]
    spaces, points = bar(face), GALAXY["black_hole_bar"]
    assert len(spaces) == len(points["points"])
    assert min(apart(one, other) for one, other in combinations(spaces, 2)) > PIECE + 0.5
    middle, reach = galaxy_ring(face)
    assert min(at.y for at in spaces) - PIECE / 2 > middle.y + reach
    said = [line for line in lines(face) if abs(line.box.y + line.box.height / 2 - spaces[0].y) < 0.3]
    assert [line.text for line in said] == [str(each) for each in (*points["points"], points["full"])]
    sun = said[-1].box.x + said[-1].box.width / 2
    assert sun - spaces[-1].x > PIECE + 4  # in sight beside the last piece
    assert max(radius for at, radius in rings(face) if abs(at.x - sun) < 0.5) < PIECE / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_is_its_player_s_and_the_same_for_all(language: str) -> None:
    alpha, beta, gamma, delta = ([line.text for line in lines(face)] for face in fronts(language))
    first = next(word for word in alpha if word in "αβγδ")
    for letter, words in zip("αβγδ", (alpha, beta, gamma, delta), strict=True):
        assert words.count(letter) == 2
        assert [word for word in words if word != letter] == [word for word in alpha if word != first]


def test_the_constellations_are_named_in_the_language_and_cells_alike() -> None:
    for language, name in (("en", "DRACO"), ("cs", "DRAK"), ("pl", "SMOK")):
        words = [line.text for line in lines(fronts(language)[0])]
        assert all(words.count(id) == 1 for id in cells(GALAXY))
        assert name in "".join(word for word in words if len(word) == 1)


def test_names_of_cells_can_be_read() -> None:
    sizes = [line.size for line in lines(fronts()[0]) if line.text in cells(GALAXY)]
    assert min(sizes) * 72 / 25.4 >= 5.5


# The figure of the board, from whatever board.


@pytest.mark.parametrize("board", BOARDS)
def test_names_keep_clear_of_cells_links_numbers_and_the_ring(board: str) -> None:
    drawn, boxes = places(BOARDS[board]), named(board)
    assert boxes.keys() == drawn.keys()
    straights = [straight(drawn[a], drawn[b]) for a, b in pairs(BOARDS[board], "direct", "indirect")]
    bows = [bow(drawn[a], drawn[b]) for a, b in pairs(BOARDS[board], "orbital")]
    found = rings(as_face(shapes("nebula-galaxy-board", FIELD, board=board)))
    numbers = [at for at, radius in found if 1.8 < radius < 2]
    assert len(numbers) == 5
    for id, box in boxes.items():
        assert min(away(box, at) for at in drawn.values()) > 6.75 + AIR, id
        assert min(away(box, at) for line in straights for at in line) > 0.3 + AIR, id
        assert min(away(box, at) for line in bows for at in line) > 0.53 + AIR, id
        assert min(away(box, at) for at in numbers) > 1.9 + AIR, id
        x, y = max(95 - box.x, box.x + box.width - 95), max(95 - box.y, box.y + box.height - 95)
        assert math.hypot(x, y) < 89.8 - AIR, id


@pytest.mark.parametrize("board", BOARDS)
def test_names_stand_apart_and_each_beside_its_own_cell(board: str) -> None:
    drawn, boxes = places(BOARDS[board]), named(board)
    for (_, one), (_, other) in combinations(boxes.items(), 2):
        across = max(one.x - other.x - other.width, other.x - one.x - one.width)
        assert max(across, one.y - other.y - other.height, other.y - one.y - one.height) > AIR
    radii = {id: 9.05 if cell["shining"] else 6.75 for id, cell in cells(BOARDS[board]).items()}
    for id, box in boxes.items():
        assert min(drawn, key=lambda cell: away(box, drawn[cell]) - radii[cell]) == id


@pytest.mark.parametrize("ink", INKS)
def test_the_kinds_of_links_differ_by_their_lines_alone(ink: Ink) -> None:
    drawn = [shape for shape, _ in flat(as_face(shapes("nebula-galaxy-board", FIELD, ink)).scene)]
    roles = {kind: palette(ink).stroke(f"board-{kind}") for kind in ("direct", "indirect", "orbital")}
    lines = {
        kind: [
            shape
            for shape in drawn
            if isinstance(shape, Path)
            and role
            and shape.stroke
            and (shape.stroke.width, shape.stroke.colour) == (role.width, role.colour)
            and bool(shape.stroke.dash) == bool(role.dash)
        ]
        for kind, role in roles.items()
    }
    begun = {
        kind: sum(isinstance(step, MoveTo) for path in found for step in path.steps)
        for kind, found in lines.items()
    }
    links = GALAXY["links"]
    assert begun == {
        "direct": len(links["direct"]),
        "indirect": len(links["indirect"]),
        "orbital": 2 * len(links["orbital"]),
    }
    assert len({(role.width, bool(role.dash)) for role in roles.values() if role}) == 3


def test_in_black_links_end_before_the_rays_of_shining_cells() -> None:
    drawn, role = places(GALAXY), palette("black").stroke("board-direct")
    assert role
    found = [
        step
        for shape, _ in flat(as_face(shapes("nebula-galaxy-board", FIELD, "black")).scene)
        if isinstance(shape, Path) and shape.stroke and shape.stroke.width == role.width
        for step in shape.steps
    ]
    ends = [Point(step.x, step.y) for step in found if not isinstance(step, Close)]
    assert len(ends) >= 2 * len(GALAXY["links"]["direct"])
    lit = [drawn[id] for id, cell in cells(GALAXY).items() if cell["shining"]]
    assert min(apart(end, at) for end in ends for at in lit) == pytest.approx(6.75 + 2.3 + 0.5)


def test_a_mirrored_board_names_each_constellation_where_it_lies() -> None:
    drawn = shapes(
        "nebula-galaxy-board", FIELD, board="mirrored", names=["lyra=L", "draco=D", "orion=O", "corvus=C"]
    )
    letters = {line.text: line.box for line in lines(as_face(drawn)) if line.text in "LDOC"}
    sides = {letter: (box.x > 95, box.y > 95) for letter, box in letters.items()}
    assert sides == {"L": (True, False), "D": (False, False), "O": (False, True), "C": (True, True)}


def test_in_black_all_is_black_or_white() -> None:
    for face in fronts(ink="black"):
        assert all(map(is_black_or_white, paints(_plain(face))))


def _plain(face: Face) -> list[Shape]:
    return [shape for shape, _ in flat(face.scene) if isinstance(shape, Path | Circle | Text)]


# The small galaxy of cards.


def reach(drawn: tuple[Shape, ...], middle: Point) -> float:
    """How far the corners of what is drawn are from a middle, at most."""
    found = 0.0
    for shape, map_ in flat(as_face(drawn).scene):
        if isinstance(shape, Path):
            steps = [step for step in shape.steps if not isinstance(step, Close)]
            points = [move_point(Point(step.x, step.y), map_) for step in steps]
            found = max(found, *(apart(at, middle) for at in points))
    return found


@pytest.mark.parametrize("star", ["any", "red", "purple", "yellow", "black-hole"])
def test_nothing_of_a_full_galaxy_stands_on_its_ring(star: str) -> None:
    box = Box(0.0, 0.0, 51.2, 51.2)
    drawn = shapes("nebula-galaxy", box, stars=[f"{id}={star}" for id in cells(GALAXY)])
    assert reach(drawn, Point(25.6, 25.6)) < 24.6


def test_a_galaxy_without_the_rest_shows_what_is_marked_alone() -> None:
    box = Box(0.0, 0.0, 51.2, 51.2)
    assert shapes("nebula-galaxy", box, dim=False) == ()
    (link,) = shapes("nebula-galaxy", box, dim=False, links=["lyra1 lyra2"])
    assert isinstance(link, Path)
    assert link.stroke == palette("night").stroke("marked")


@pytest.mark.parametrize("told", [{"links": ["lyra4 lyra6"]}, {"links": ["lyra5 lyra4"]}, {"orbits": ["4"]}])
def test_in_black_rays_give_way_to_marked_lines(told: dict[str, object]) -> None:
    box = Box(0.0, 0.0, 51.2, 51.2)
    alone = {ink: rays(box, ink, {}) for ink in INKS}
    beside = {ink: rays(box, ink, told) for ink in INKS}
    assert alone["black"] == alone["night"] == 8
    assert beside["night"] == beside["paper"] == 8
    assert 4 <= beside["black"] < 8


def rays(box: Box, ink: Ink, told: dict[str, Any]) -> int:
    """How many rays lyra4 has, a shining cell."""
    drawn = drawers()["nebula-galaxy"].draw(box, palette(ink), {"dim": False, "cells": ["lyra4"], **told})
    fill = palette(ink).colour("mark-line")
    wedges = [shape for shape in drawn if isinstance(shape, Path) and shape.fill == fill and not shape.stroke]
    return sum(isinstance(step, Close) for shape in wedges for step in shape.steps)


def test_a_marked_link_is_of_its_kind() -> None:
    box = Box(0.0, 0.0, 51.2, 51.2)
    (dashed,) = shapes("nebula-galaxy", box, dim=False, links=["lyra3 lyra2"])
    assert isinstance(dashed, Path)
    assert dashed.stroke
    assert dashed.stroke.dash
    (arc,) = shapes("nebula-galaxy", box, dim=False, links=["corvus6 orion6"])
    assert isinstance(arc, Path)
    begin, end = arc.steps
    assert isinstance(begin, MoveTo)
    assert isinstance(end, ArcTo)
    assert end.radius_x == pytest.approx(21.4, abs=0.05)
    assert not end.large
    assert apart(Point(begin.x, begin.y), Point(25.6, 25.6)) == pytest.approx(21.4, abs=0.05)


def test_a_lit_quadrant_is_where_its_constellation_lies() -> None:
    box = Box(0.0, 0.0, 51.2, 51.2)
    for name, (left, top) in {"lyra": (1, 1), "draco": (0, 1), "orion": (0, 0), "corvus": (1, 0)}.items():
        lit = shapes("nebula-galaxy", box, dim=False, sectors=[name])[0]
        assert isinstance(lit, Path)
        spread = path_box(lit.steps)
        assert (spread.x < 20, spread.y < 20) == (bool(left), bool(top))


def test_lit_quadrants_side_by_side_have_one_outline() -> None:
    box = Box(0.0, 0.0, 51.2, 51.2)
    for names, outlines, between in (
        (["lyra"], 1, 0),
        (["lyra", "draco"], 1, 1),
        (["lyra", "orion"], 2, 0),
        (["orion", "lyra", "draco"], 1, 2),
        (["lyra", "draco", "orion", "corvus"], 0, 4),
    ):
        drawn = shapes("nebula-galaxy", box, dim=False, sectors=names)
        paths = [shape for shape in drawn if isinstance(shape, Path) and shape.stroke]
        begun = [sum(isinstance(step, MoveTo) for step in path.steps) for path in paths]
        assert begun == [each for each in (between, outlines) if each]


def test_a_star_in_a_small_galaxy_has_no_letter_that_would_not_fit() -> None:
    small = shapes("nebula-galaxy", Box(0.0, 0.0, 20.0, 20.0), stars=["core=red"])
    large = shapes("nebula-galaxy", Box(0.0, 0.0, 51.2, 51.2), stars=["core=red"])
    assert [line.text for line in lines(as_face(small))] == []
    assert [line.text for line in lines(as_face(large))] == ["R"]


# The signs of constellations.


@pytest.mark.parametrize("name", GALAXY["constellations"])
def test_the_chart_of_a_constellation_fills_its_box(name: str) -> None:
    drawn = drawers()["nebula-constellation"].draw(Box(0.0, 0.0, 6.0, 6.0), palette("night"), {"of": name})
    (stars,) = [path_box(shape.steps) for shape in drawn if isinstance(shape, Path) and shape.fill]
    assert max(stars.width, stars.height) == pytest.approx(6.0, abs=0.3)
    assert min(stars.x, stars.y) > -0.01
    assert max(stars.x + stars.width, stars.y + stars.height) < 6.01


# What cannot be drawn.

SMALL, LARGE = Box(0.0, 0.0, 51.2, 51.2), FIELD
REFUSED: list[tuple[str, Box, dict[str, object], str, str]] = [
    ("nebula-galaxy", SMALL, {"stars": ["lyra9=red"]}, "there is no cell 'lyra9'", "did you mean"),
    ("nebula-galaxy", SMALL, {"stars": ["lyra1=rde"]}, "there is no star 'rde'", "did you mean 'red'?"),
    ("nebula-galaxy", SMALL, {"stars": ["lyra1"]}, "'lyra1' names no colour", "lyra1=red"),
    ("nebula-galaxy", SMALL, {"cells": ["heart"]}, "there is no cell 'heart'", "core"),
    ("nebula-galaxy", SMALL, {"links": ["lyra1 orion6"]}, "'lyra1' and 'orion6' are not linked", "lyra2"),
    ("nebula-galaxy", SMALL, {"links": ["lyra1"]}, "'lyra1' is no link", "lyra1 lyra2"),
    (
        "nebula-galaxy",
        SMALL,
        {"sectors": ["lira"]},
        "there is no constellation 'lira'",
        "did you mean 'lyra'?",
    ),
    ("nebula-galaxy", SMALL, {"orbits": ["6"]}, "there is no orbit '6'", "1, 2, 3, 4, 5"),
    (
        "nebula-constellation",
        SMALL,
        {"of": "orio"},
        "there is no constellation 'orio'",
        "did you mean 'orion'?",
    ),
    ("nebula-galaxy-board", LARGE, {"names": ["lyra"]}, "'lyra' names nothing", "lyra=Lyra"),
    (
        "nebula-galaxy-board",
        Box(0.0, 0.0, 100.0, 100.0),
        {},
        "its box has no room for pieces of 12 mm",
        "169",
    ),
    ("nebula-bar", Box(0.0, 0.0, 150.0, 20.0), {}, "its box is 150 by 20 mm", "12 black holes of 12 mm need"),
]


@pytest.mark.parametrize(("figure", "box", "told", "wrong", "right"), REFUSED)
def test_what_a_board_does_not_have_is_refused(
    figure: str, box: Box, told: dict[str, object], wrong: str, right: str
) -> None:
    with pytest.raises(FigureError) as refused:
        drawers()[figure].draw(box, palette("night"), told)
    assert refused.value.wrong == wrong
    assert right in refused.value.right


def test_a_board_whose_cells_are_too_close_is_refused() -> None:
    board = stretched(0.6, 0.6)
    with pytest.raises(FigureError, match="mm apart"):
        figures(board)["nebula-galaxy-board"].draw(FIELD, palette("night"), {})
