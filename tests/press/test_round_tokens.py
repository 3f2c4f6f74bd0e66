"""Round tokens stand closer than in rows and columns, and still apart enough for scissors."""

import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.geometry import Box, centre
from pnp.press import Bleed, Job, Piece, Printout, SheetOptions, impose, paper
from pnp.scene import Close, Group, Path, Placed
from tests.helpers.press_faces import face, per_sheet, trims

A4 = SheetOptions(paper("A4"), backs="none")


def tokens(across: float, options: SheetOptions, copies: int = 600, bleed: float = 1.0) -> Printout:
    token = Piece(face("t", across, across, bleed, cut="circle"), None, copies)
    (printout,) = impose(Job("tokens", (token,)), options)
    return printout


def in_rows_and_columns(across: float, gap: float, width: float = 200, height: float = 287) -> int:
    return int((width + gap) / (across + gap)) * int((height + gap) / (across + gap))


@pytest.mark.parametrize(("across", "count"), [(12, 366), (16, 209), (20, 135)])
def test_more_tokens_stand_on_a_sheet_than_in_rows_and_columns(across: float, count: int) -> None:
    assert per_sheet(tokens(across, replace(A4, bleed="none"))) == count
    assert in_rows_and_columns(across, 1.0) < count


def test_rows_and_columns_are_kept_where_they_hold_as_many() -> None:
    boxes = trims(tokens(95, replace(A4, bleed="none")))
    assert len({box.x for box in boxes}) * len({box.y for box in boxes}) == len(boxes) == 6


@given(st.floats(8, 60), st.sampled_from(["shared", "own", "none"]), st.sampled_from([0.0, 1.0, 3.0]))
def test_tokens_keep_a_millimetre_apart_and_never_fewer_than_in_rows(
    across: float, bleed: Bleed, wide: float
) -> None:
    printout = tokens(across, replace(A4, bleed=bleed), copies=400, bleed=wide)
    middles = [centre(box) for box in trims(printout)]
    gaps = [math.dist((a.x, a.y), (b.x, b.y)) - across for a, b in combinations(middles, 2)]
    assert min(gaps, default=1.0) >= 1.0 - 1e-6
    shown = {"shared": min(wide, 0.5), "own": wide, "none": 0.0}[bleed]
    gap = max(1.0, 2 * shown + 0.3)
    assert len(middles) >= min(400, in_rows_and_columns(across, gap))


@given(st.floats(8, 60))
def test_tokens_keep_the_margins(across: float) -> None:
    for box in trims(tokens(across, A4, copies=400)):
        assert min(box.x, box.y) >= 5 - 1e-6
        assert box.x + box.width <= 205 + 1e-6
        assert box.y + box.height <= 292 + 1e-6


def test_a_token_is_clipped_round_so_that_it_covers_no_neighbour() -> None:
    placed = tokens(16, A4, copies=1).pages[0].scene.shapes[0]
    assert isinstance(placed, Placed)
    assert placed.scene.box == Box(-0.5, -0.5, 17, 17)
    (group,) = placed.scene.shapes
    assert isinstance(group, Group)
    assert group.clip is not None
    assert len(group.clip.steps) == 4


@pytest.mark.parametrize("apart", [1.5, 3.0])
def test_tokens_that_are_cut_out_one_by_one_stand_apart_and_are_cut_along_their_edge(apart: float) -> None:
    printout = tokens(12, replace(A4, apart=apart), copies=60)
    middles = [centre(box) for box in trims(printout)]
    gaps = [math.dist((a.x, a.y), (b.x, b.y)) - 12 for a, b in combinations(middles, 2)]
    assert min(gaps) == pytest.approx(apart, abs=1e-6)
    placed = printout.pages[0].scene.shapes[0]
    assert isinstance(placed, Placed)
    assert -placed.scene.box.x == pytest.approx(min(1.0, apart / 2 - 0.15))
    furniture = printout.pages[0].scene.shapes[-1]
    assert isinstance(furniture, Placed)
    (line,) = [shape for shape in furniture.scene.shapes if isinstance(shape, Path)]
    left = min(step.x for step in line.steps if not isinstance(step, Close))
    assert left == pytest.approx(min(box.x for box in trims(printout)), abs=0.01)
