"""The galaxy board of Nebula as a drawing: where its cells stand, and how clearly its links can be told."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product
from math import atan2, degrees, dist, hypot

import pytest

from tests.games.nebula.galaxy_board import CONSTELLATIONS, GALAXY, members, pairs

Place = tuple[float, float]

# In millimetres: a cell is drawn as a ring of this radius around a token of 12, and the galaxy has this area.

RING, AREA = 6.7, 190.0
PLACES: dict[str, Place] = {cell["id"]: (cell["x"], cell["y"]) for cell in GALAXY["cells"]}
ORBITS: dict[str, int] = {cell["id"]: cell["orbit"] for cell in GALAXY["cells"] if cell["id"] != "core"}
STRAIGHT = pairs(GALAXY, "direct", "indirect")
INNER = [pair for pair in STRAIGHT if "core" not in pair]


def turn(a: Place, b: Place, c: Place) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def along(a: Place, b: Place, share: float) -> Place:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def clearance(cell: Place, a: Place, b: Place) -> float:
    """How far a cell's centre is from the straight line between two others."""
    share = ((cell[0] - a[0]) * (b[0] - a[0]) + (cell[1] - a[1]) * (b[1] - a[1])) / dist(a, b) ** 2
    return dist(cell, along(a, b, min(1, max(0, share))))


def bearing(place: Place) -> float:
    return degrees(atan2(place[1], place[0])) % 360


def swept(a: Place, b: Place) -> tuple[float, float]:
    """Where the shorter arc between two cells begins, and how many degrees it takes."""
    ahead = (bearing(b) - bearing(a)) % 360
    return (bearing(a), ahead) if ahead <= 180 else (bearing(b), 360 - ahead)


def on_arc(place: Place, arc: tuple[float, float]) -> bool:
    return 0 < (bearing(place) - arc[0]) % 360 < arc[1]


def test_every_cell_stands_on_its_orbit_and_the_orbits_are_evenly_spaced() -> None:
    assert PLACES["core"] == (0, 0)
    for cell, orbit in ORBITS.items():
        assert hypot(*PLACES[cell]) == pytest.approx(5 + 15 * orbit, abs=0.1), cell


def test_the_orbits_hold_four_five_six_five_and_four_cells() -> None:
    assert Counter(ORBITS.values()) == {1: 4, 2: 5, 3: 6, 4: 5, 5: 4}


def test_constellations_keep_to_their_quadrants_so_that_opposite_ones_lie_opposite() -> None:
    sides = {"lyra": (-1, -1), "draco": (1, -1), "orion": (1, 1), "corvus": (-1, 1)}
    assert list(sides) == GALAXY["constellations"]
    for cell in ORBITS:
        x, y = PLACES[cell]
        across, down = sides[cell[:-1]]
        assert min(across * x, down * y) >= 8, cell


def test_the_galaxy_fits_its_area_with_room_for_a_ring_around_it() -> None:
    assert all(hypot(*place) + RING + 5 <= AREA / 2 for place in PLACES.values())


def test_cells_stand_far_enough_apart_for_every_link_to_show() -> None:
    assert min(dist(a, b) for a, b in combinations(PLACES.values(), 2)) >= 18


def test_straight_links_keep_clear_of_every_cell_that_they_do_not_join() -> None:
    for a, b in STRAIGHT:
        for cell in set(PLACES) - {a, b}:
            assert clearance(PLACES[cell], PLACES[a], PLACES[b]) >= 8, (a, b, cell)


def test_no_two_straight_links_cross() -> None:
    for (a, b), (c, d) in combinations(STRAIGHT, 2):
        if len({a, b, c, d}) == 4:
            p, q, r, s = (PLACES[cell] for cell in (a, b, c, d))
            assert turn(p, q, r) * turn(p, q, s) > 0 or turn(r, s, p) * turn(r, s, q) > 0, (a, b, c, d)


def test_no_straight_link_runs_along_an_orbit() -> None:
    for a, b in INNER:
        assert ORBITS[a] != ORBITS[b], (a, b)
        for start, end in ((PLACES[a], PLACES[b]), (PLACES[b], PLACES[a])):
            steep = abs(hypot(*along(start, end, 0.01)) - hypot(*start)) / (0.01 * dist(start, end))
            assert steep > 0.3, (a, b)


def test_orbital_links_join_neighbours_on_their_orbit() -> None:
    for a, b in pairs(GALAXY, "orbital"):
        arc = swept(PLACES[a], PLACES[b])
        third = [cell for cell in members(GALAXY, "orbit", ORBITS[a]) if cell not in (a, b)]
        assert not any(on_arc(PLACES[cell], arc) for cell in third), (a, b)
        assert arc[1] < 150, (a, b)


def test_no_straight_link_crosses_an_orbital_one() -> None:
    for (a, b), (c, d) in product(pairs(GALAXY, "orbital"), INNER):
        radius, arc = 5 + 15 * ORBITS[a], swept(PLACES[a], PLACES[b])
        points = [along(PLACES[c], PLACES[d], step / 200) for step in range(201)]
        for one, two in pairwise(points):
            crosses = (hypot(*one) - radius) * (hypot(*two) - radius) < 0
            away = min(dist(one, PLACES[a]), dist(one, PLACES[b])) > RING
            assert not (crosses and away and on_arc(one, arc)), (a, b, c, d)


def test_straight_and_orbital_links_leave_a_cell_in_different_directions() -> None:
    for a, b in pairs(GALAXY, "orbital"):
        for start, end in ((a, b), (b, a)):
            ahead = turn((0, 0), PLACES[start], PLACES[end]) > 0
            arc = bearing(PLACES[start]) + (90 if ahead else -90)
            for c, d in (pair for pair in STRAIGHT if start in pair):
                far = PLACES[d if c == start else c]
                way = bearing((far[0] - PLACES[start][0], far[1] - PLACES[start][1]))
                assert abs((way - arc + 180) % 360 - 180) > 20, (a, b, c, d)


def test_cells_are_spread_along_each_orbit_and_around_the_centre() -> None:
    for orbit in range(1, 6):
        around = sorted(bearing(PLACES[cell]) for cell in members(GALAXY, "orbit", orbit))
        gaps = [(b - a) % 360 for a, b in pairwise([*around, around[0]])]
        assert max(gaps) < 1.75 * 360 / len(around), orbit
    assert hypot(*(sum(place[axis] for place in PLACES.values()) / 25 for axis in (0, 1))) < 5


def test_each_constellation_has_a_shape_of_its_own() -> None:
    shapes = set()
    for name in CONSTELLATIONS:
        inside = [pair for pair in pairs(GALAXY, "direct") if pair[0].startswith(name)]
        ends = Counter(cell for pair in inside for cell in pair)
        shapes.add(tuple(sorted(tuple(sorted((ends[a], ends[b]))) for a, b in inside)))
    assert len(shapes) == 4
