"""Each net folds to its solid: outer edges meet in pairs, one of the two with a tab that covers nothing."""

from __future__ import annotations

import math
from itertools import combinations
from typing import NamedTuple, TypeAlias

import pytest
from msgspec.structs import replace

from pnp.figures.nets import (
    BLEED,
    CUBE,
    OCTAHEDRON,
    SLOPE,
    Net,
    NetSide,
    Solid,
    draw_folds,
    net_box,
    strip,
    tab_corners,
    unfold,
)
from pnp.games.hvezdokupy import figures as die
from pnp.games.tiny_galaxies.figures import signs as action_die
from pnp.geometry import Point, centre, distance
from pnp.scene import Colour, Path, Stroke
from tests.helpers.figure_palettes import palette

Spot: TypeAlias = tuple[float, float, float]
Shape: TypeAlias = tuple[Point, ...]
AIR = 1e-6


class Case(NamedTuple):
    """A solid with the lengths of its net, the angle between its faces, and how many corners it has."""

    solid: Solid
    edge: float
    depth: float
    bevel: float
    dihedral: float
    corners: int

    @property
    def net(self) -> Net:
        return unfold(self.solid, self.edge, self.depth, self.bevel, Point(50.0, 40.0))


DIE = Case(OCTAHEDRON, die.EDGE, die.DEPTH, die.BEVEL, math.acos(-1 / 3), 6)
ACTION_DIE = Case(CUBE, action_die.SIDE, action_die.DEPTH, action_die.BEVEL, math.pi / 2, 8)
CASES = {"octahedron": DIE, "cube": ACTION_DIE}


@pytest.fixture(params=list(CASES.values()), ids=list(CASES))
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


def folded(net: Net, dihedral: float) -> dict[str, tuple[Spot, ...]]:
    """The corners of each face in space: all faces behind a fold are turned about it, the furthest first."""
    lying = {face: [(at.x, at.y, 0.0) for at in corners] for face, corners in net.faces.items()}
    for number in reversed(range(len(net.folds))):
        one, other = net.folds[number]
        for face in behind(net, number):
            lying[face] = [turned(at, one, math.pi - dihedral) for at in lying[face]]
        assert other.face in behind(net, number)
    return {face: tuple(at) for face, at in lying.items()}


def behind(net: Net, number: int) -> set[str]:
    """The faces that hang on a fold: that beyond it, and all that hang on it in turn."""
    found = {net.folds[number][1].face}
    for one, other in net.folds[number + 1 :]:
        if one.face in found:
            found.add(other.face)
    return found


def turned(at: Spot, axis: NetSide, angle: float) -> Spot:
    """A spot turned about an edge of the page."""
    length = math.dist((axis.start.x, axis.start.y), (axis.end.x, axis.end.y))
    x, y = (axis.end.x - axis.start.x) / length, (axis.end.y - axis.start.y) / length
    dx, dy, dz = at[0] - axis.start.x, at[1] - axis.start.y, at[2]
    along, away = dx * x + dy * y, dx * -y + dy * x
    cos, sin = math.cos(angle), math.sin(angle)
    out, up = away * cos - dz * sin, away * sin + dz * cos
    return (axis.start.x + along * x - out * y, axis.start.y + along * y + out * x, up)


def rounded(spot: Spot) -> Spot:
    x, y, z = (round(each, 6) + 0.0 for each in spot)
    return (x, y, z)


def edges(net: Net, dihedral: float) -> dict[tuple[str, frozenset[Point]], frozenset[Spot]]:
    """Each edge of each face as it lies on the page, and where it comes to be."""
    spots = folded(net, dihedral)
    return {
        (face, frozenset((corners[k - 1], corners[k]))): frozenset(
            (rounded(spots[face][k - 1]), rounded(spots[face][k]))
        )
        for face, corners in net.faces.items()
        for k in range(len(corners))
    }


def key(side: NetSide, net: Net) -> tuple[str, frozenset[Point]]:
    """A side of a face by the corners of that face, whose numbers may differ in the last place."""
    corners = net.faces[side.face]
    return side.face, frozenset((nearest(corners, side.start), nearest(corners, side.end)))


def nearest(corners: Shape, to: Point) -> Point:
    return min(corners, key=lambda at: apart(at, to))


def apart(one: Point, other: Point) -> float:
    return math.dist((one.x, one.y), (other.x, other.y))


def overlap(one: Shape, other: Shape) -> bool:
    """Whether two convex shapes share more than an edge: no line along a side of theirs parts them."""
    for shape in (one, other):
        for k, end in enumerate(shape):
            start = shape[k - 1]
            x, y = start.y - end.y, end.x - start.x
            here, there = (
                [(at.x * x + at.y * y) / apart(start, end) for at in each] for each in (one, other)
            )
            if max(here) <= min(there) + AIR or max(there) <= min(here) + AIR:
                return False
    return True


def inside(at: Point, shape: Shape) -> bool:
    """Whether a point is in a shape whose corners go clockwise on the page."""
    return all(
        (end.x - start.x) * (at.y - start.y) - (end.y - start.y) * (at.x - start.x) >= -AIR
        for start, end in zip(shape, (*shape[1:], shape[0]), strict=True)
    )


def test_folded_faces_close_to_the_solid(case: Case) -> None:
    spots = {rounded(at) for face in folded(case.net, case.dihedral).values() for at in face}
    assert len(spots) == case.corners
    middle = tuple(sum(at[axis] for at in spots) / len(spots) for axis in range(3))
    assert {round(math.dist(at, middle), 5) for at in spots} == {round(math.dist(min(spots), middle), 5)}


def test_each_outer_edge_meets_one_partner_of_its_length_and_one_of_the_two_has_a_tab(case: Case) -> None:
    net = case.net
    lying = edges(net, case.dihedral)
    joined = {key(side, net) for pair in net.folds for side in pair}
    outer = {edge: spot for edge, spot in lying.items() if edge not in joined}
    tabs = [key(seam.tab, net) for seam in net.seams]
    over = [key(seam.over, net) for seam in net.seams]
    assert len(outer) == len(set(tabs) | set(over)) == len(tabs) + len(over)
    for tab, cover in zip(tabs, over, strict=True):
        assert [edge for edge, spot in outer.items() if spot == outer[tab] and edge != tab] == [cover]
        assert apart(*tab[1]) == pytest.approx(apart(*cover[1])) == pytest.approx(case.edge)


def test_all_that_is_folded_shares_an_edge_of_the_solid(case: Case) -> None:
    net = case.net
    lying = edges(net, case.dihedral)
    assert all(lying[key(one, net)] == lying[key(other, net)] for one, other in net.folds)


def test_no_tab_and_no_face_covers_another_nor_the_colour_beyond_a_cut(case: Case) -> None:
    net = case.net
    faces = list(net.faces.values())
    tabs = [tab_corners(net, seam) for seam in net.seams]
    beyond = [strip(seam.over, BLEED, BLEED * SLOPE) for seam in net.seams]
    assert not any(overlap(one, other) for one, other in combinations([*faces, *tabs], 2))
    assert not any(overlap(tab, colour) for tab in tabs for colour in beyond)


def test_each_tab_fits_under_the_face_that_it_goes_under(case: Case) -> None:
    net = case.net
    for seam in net.seams:
        under = strip(NetSide(seam.over.face, seam.over.end, seam.over.start), net.depth, net.bevel)
        assert all(inside(at, net.faces[seam.over.face]) for at in under), seam.over.face


def test_a_net_lies_in_the_middle_of_its_place(case: Case) -> None:
    middle = centre(net_box(case.net))
    assert (middle.x, middle.y) == pytest.approx((50.0, 40.0))


@pytest.mark.parametrize("pair", die.TIES)
def test_tied_numbers_of_the_eight_sided_die_share_an_edge(pair: tuple[str, str]) -> None:
    lying = edges(DIE.net, DIE.dihedral)
    one, other = ({spot for (face, _), spot in lying.items() if face == number} for number in pair)
    assert len(one & other) == 1
    assert sorted(number for tied in die.TIES for number in tied) == list("12345678")
    assert int(pair[1]) == int(pair[0]) + 4


@pytest.mark.parametrize(
    "pair", [("ship", "colony"), ("energy", "culture"), ("diplomacy", "economy")], ids="-".join
)
def test_opposite_faces_of_the_action_die_share_no_edge(pair: tuple[str, str]) -> None:
    lying = edges(ACTION_DIE.net, ACTION_DIE.dihedral)
    shown = action_die.NET
    one, other = ({spot for (face, _), spot in lying.items() if shown[face] == name} for name in pair)
    assert not one & other
    assert sorted(shown.values()) == sorted(action_die.FACES)


@pytest.mark.parametrize("dash", [(1.2, 0.8), (1.0, 1.0, 2.0, 1.0), (300.0, 100.0)], ids=str)
def test_a_fold_ends_half_a_gap_from_its_corners_however_it_is_dashed(dash: tuple[float, ...]) -> None:
    stroke = Stroke(Colour(0, 0, 0), 0.2, dash=dash)
    folds = draw_folds(DIE.net, replace(palette("night"), stroke=lambda _: stroke))
    sides = [*(side for side, _ in DIE.net.folds), *(seam.tab for seam in DIE.net.seams)]
    assert len(folds) == len(sides)
    for fold, side in zip(folds, sides, strict=True):
        assert isinstance(fold, Path)
        assert fold.stroke is not None
        period = math.fsum(fold.stroke.dash)
        periods = distance(side.start, side.end) / period
        assert periods == pytest.approx(max(1, round(periods)))
        assert fold.stroke.dash_start == pytest.approx(period - fold.stroke.dash[-1] / 2)
