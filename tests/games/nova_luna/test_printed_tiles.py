"""The tiles of Nova Luna on their pages: time, code and dots as the data say, each with shape and letter."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
import yaml

from pnp.build import Order, draw_decks, load_sets
from pnp.models import INKS
from pnp.press import SheetOptions, paper
from pnp.scene import Clip, Colour, Group, LineTo, MoveTo, Path, Placed, Text
from tests import ROOT
from tests.helpers.drawn_faces import flat, lines, overlap

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.draw import DrawnCard
    from pnp.geometry import Matrix
    from pnp.models import Ink
    from pnp.scene import Shape
    from tests.helpers.drawn_faces import Line

TILES = ROOT / "cards" / "nova-luna" / "tiles.yaml"
CODES = {card["id"]: card["tile"] for card in yaml.load(TILES.read_text("utf-8"), yaml.CSafeLoader)["cards"]}
LETTERS = "RBTY"
SIDE, CORNER, REACH = 50.0, 9.9, 6.3  # mm
POINT = 25.4 / 72  # mm


@cache
def tiles(ink: Ink = "night", language: str = "en") -> dict[str, DrawnCard]:
    order = Order((TILES,), ROOT / "output", language, SheetOptions(paper("A4")), ink=ink)
    (deck,) = draw_decks(load_sets(order), order)
    return {card.id: card for card in deck.cards}


def middle(line: Line) -> tuple[float, float]:
    return line.box.x + line.box.width / 2, line.box.y + line.box.height / 2


def in_corner(card: DrawnCard, right: bool, low: bool) -> list[str]:
    """What is written in a corner's disc."""
    at = (SIDE - CORNER if right else CORNER, SIDE - CORNER if low else CORNER)
    found = [line for line in lines(card.front) if near(middle(line), at)]
    return [line.text for line in found]


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 < REACH**2


def asked(code: str) -> list[str]:
    """The letters of up to three tasks, in their corners."""
    tasks = [*filter(None, code.split(":")[1].split(","))]
    return [*tasks, *[""] * (3 - len(tasks))]


def test_each_tile_bears_its_time_and_the_dots_of_its_tasks() -> None:
    assert len(tiles()) == 68
    for id_, card in tiles().items():
        code = CODES[id_]
        assert in_corner(card, False, False) == [code[1]], id_
        corners = [in_corner(card, *where) for where in ((True, False), (False, True), (True, True))]
        assert [sorted(letters) for letters in corners] == [sorted(task) for task in asked(code)], id_


def signs() -> dict[str, str]:
    """The colours of the four letters, by the file of signs."""
    sets = yaml.load((ROOT / "layouts" / "signs.yaml").read_text("utf-8"), yaml.CSafeLoader)["sets"]
    return {sign["letter"]: sign["colour"] for sign in sets["nova-luna"]["signs"].values()}


def test_each_letter_stands_on_a_shape_of_its_own_in_its_own_colour() -> None:
    under: dict[str, set[tuple[str, str]]] = {letter: set() for letter in LETTERS}
    for card in tiles().values():
        below: Path | None = None
        for shape, _ in flat(card.front.scene):
            if isinstance(shape, Path) and isinstance(shape.fill, Colour):
                below = shape
            elif isinstance(shape, Text) and (letter := "".join(run.text for run in shape.runs)) in under:
                assert below is not None
                assert isinstance(below.fill, Colour)
                colour = f"#{below.fill.red:02X}{below.fill.green:02X}{below.fill.blue:02X}"
                under[letter].add((colour, "".join(type(step).__name__[0] for step in below.steps)))
    assert all(len(looks) == 1 for looks in under.values())
    found = {letter: next(iter(looks)) for letter, looks in under.items()}
    assert {letter: colour for letter, (colour, _) in found.items()} == signs()
    assert len({steps for _, steps in found.values()}) == 4


def test_no_words_touch() -> None:
    for id_, card in tiles().items():
        for one, other in combinations(lines(card.front), 2):
            assert not overlap(one.box, other.box), (id_, one.text, other.text)


def test_words_are_large_enough_to_read() -> None:
    for card in tiles().values():
        for line in lines(card.front):
            least = 20 if line.text.isdigit() else 5.5 if ":" in line.text else 4.9
            assert line.size >= least * POINT - 1e-9, line.text


def test_all_backs_are_one() -> None:
    assert len({id(card.back) for card in tiles().values()}) == 1


BLACK = Colour(0, 0, 0)


def test_in_black_the_shape_of_the_colour_stands_at_each_side_whichever_way_the_tile_is_turned() -> None:
    outlines: dict[str, set[str]] = {letter: set() for letter in LETTERS}
    for id_ in ("N01", "N10", "N18", "N35", "N52"):
        solid = [
            (shape, where)
            for shape, where in flat(tiles("black")[id_].front.scene)
            if isinstance(shape, Path) and shape.fill == BLACK and in_band(where)
        ]
        assert len(solid) == 12, id_
        middles = Counter((round(where.e - SIDE / 2, 2), round(where.f - SIDE / 2, 2)) for _, where in solid)
        assert middles == Counter((-y, x) for x, y in middles), id_  # the same after a quarter turn
        outlines[CODES[id_][0]] |= {
            "".join(type(step).__name__[0] for step in shape.steps) for shape, _ in solid
        }
    assert len({next(iter(kinds)) for kinds in outlines.values() if len(kinds) == 1}) == 4


def in_band(where: Matrix) -> bool:
    off = max(abs(where.e - SIDE / 2), abs(where.f - SIDE / 2))
    return SIDE / 2 - 2.6 < off < SIDE / 2


def hatched(shapes: Iterable[Shape]) -> Iterator[Clip]:
    for shape in shapes:
        if isinstance(shape, Placed):
            yield from hatched(shape.scene.shapes)
        elif isinstance(shape, Group):
            yield from [shape.clip] if shape.clip else []
            yield from hatched(shape.shapes)


def test_in_black_a_white_lane_runs_along_the_cut() -> None:
    ends = [
        (step.x, step.y)
        for clip in hatched(tiles("black")["N18"].front.scene.shapes)
        for step in clip.steps
        if isinstance(step, MoveTo | LineTo) and clip.rule == "evenodd"
    ]
    lane = {round(min(at, SIDE - at), 3) for place in ends for at in place}
    assert sorted(lane)[:1] == [0.4]


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
def test_tiles_say_the_same_in_every_ink(ink: Ink) -> None:
    for id_, card in tiles(ink).items():
        assert [line.text for line in lines(card.front)] == [line.text for line in lines(tiles()[id_].front)]


@pytest.mark.parametrize("name", ["A4", "Letter"])
def test_seventeen_of_a_colour_lie_on_no_more_than_four_sheets(name: str) -> None:
    from pnp.build import lay_out_order

    order = Order((TILES,), ROOT / "output", "en", SheetOptions(paper(name)), blank=True)
    (part,) = lay_out_order(order).parts
    assert sum(printout.sheets for printout in part.printouts) == 4
