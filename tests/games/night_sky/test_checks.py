"""What is found in card sets and maps of Night Sky, held to a naive look at each figure, pair and window."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, pairwise, product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pnp.games.night_sky import is_line
from pnp.games.night_sky.game import GAME
from pnp.models import measure_displacement
from tests.games.night_sky.filed_figures import (
    AROUND,
    CARDS,
    cross,
    in_window_one,
    lines,
    on_paper,
    outlines,
    seen_in_the_sky,
    size,
    stars,
    turned,
    ways_to_lie,
)
from tests.games.night_sky.filed_figures import displacement as by_hand
from tests.games.night_sky.filed_map import KINDS, LINES, SKY, STARTS, along
from tests.games.night_sky.small_files import sky as map_of
from tests.helpers.check_subjects import board_of, found, headed, rows, set_of, told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.models import Found

NAME = "night-sky"
IN_ORDER = ("dwarf", "giant", "pulsar", "binary")
NEED = {5: 1, 6: 1, 7: 2, 8: 1, 9: 1, 10: 1}  # cards that everyone is dealt
ROMAN = ("I", "II", "III", "IV", "V", "VI")
WINDOW = [star for star in AROUND if in_window_one(star)]

Figure = tuple[list[tuple[int, int]], list[tuple[int, int]]]  # stars, and lines by their numbers


def card(number: int, figure: Figure, **more: Any) -> dict[str, Any]:
    plain = {"id": f"X{number}", "name": "Kite", "kind": "dwarf", "value": 1}
    return plain | {"figure": {"stars": figure[0], "lines": figure[1]}} | more


def found_in(cards: Sequence[dict[str, Any]], joined: bool = False) -> list[Found]:
    return found(GAME, set_of(GAME, "constellations", cards, joined))


def of_codes(findings: Sequence[Found], *names: str) -> set[tuple[str, Any]]:
    return {each for each in told(findings) if each[0] in {f"{NAME}-{name}" for name in names}}


@st.composite
def figures(draw: st.DrawFn, side: int = 3, most: int = 6) -> Figure:
    """Stars near each other, with some of the lines that the lattice has between them."""
    around = [(q, r) for q in range(side) for r in range(side)]
    places = draw(st.lists(st.sampled_from(around), min_size=2, max_size=most, unique=True))
    known = [
        pair for pair in combinations(range(len(places)), 2) if is_line(places[pair[0]], places[pair[1]])
    ]
    chosen = draw(st.lists(st.sampled_from(known), min_size=1, unique=True)) if known else [(0, 0)]
    return places, chosen


def real(figure: Figure) -> bool:
    return all(start != end for start, end in figure[1])


def turned_by(figure: Figure, turns: int) -> Figure:
    return [turned(star, turns) for star in figure[0]], figure[1]


def mirrored(figure: Figure) -> Figure:
    return [(r, q) for q, r in figure[0]], figure[1]


sets = st.lists(figures().filter(real), min_size=1, max_size=4)
wide = st.lists(figures(8, 10).filter(real), min_size=1, max_size=2)

CORNER = [(q, 0) for q in range(6)] + [(4, 2), (3, 4), (2, 6)]
CHAIN = [(number, number + 1) for number in range(8)]


# ---- Figures


def naive(number: int, made: dict[str, Any], earlier: Sequence[dict[str, Any]]) -> set[tuple[str, int]]:
    codes = set()
    joined = {stars(made)[0]}
    for _ in stars(made):
        joined |= {end for line in lines(made) if joined & {*line} for end in line}
    if joined != {*stars(made)}:
        codes.add("pieces")
    if any(cross(one, other) for one, other in combinations(lines(made), 2)):
        codes.add("crossing")
    if any(outlines(made) & outlines(each) for each in earlier):
        codes.add("equal")
    if not any(fits(made, turns) for turns in range(6)):
        codes.add("large")
    if not count_of_ways(made):
        codes.add("window")
    return {(f"{NAME}-{code}", number) for code in codes}


def fits(made: dict[str, Any], turns: int) -> bool:
    places = [on_paper(turned(star, turns)) * 10 for star in stars(made)]
    across, up = ([getattr(at, part) for at in places] for part in ("real", "imag"))
    return bool(max(across) - min(across) <= 50.01 and max(up) - min(up) <= 55)


def count_of_ways(made: dict[str, Any], window: int = 0) -> int:
    """Of a figure whose lines are turned with its stars, those that look the same are one."""
    seen = {turned(star, window) for star in WINDOW}
    ways = set()
    for turns, at in product(range(6), AROUND):
        own = [turned(star, turns) for star in stars(made)]
        laid = [(q - own[0][0] + at[0], r - own[0][1] + at[1]) for q, r in own]
        if seen.issuperset(laid):
            drawn = frozenset(frozenset((laid[a], laid[b])) for a, b in made["figure"]["lines"])
            ways.add((frozenset(laid), drawn))
    return len(ways)


@settings(max_examples=30)
@given(sets | wide)
@example([(CORNER, CHAIN)])
@example([([(2 * n, -n) for n in range(5)], CHAIN[:4])])
@example([([(0, 0), (1, 1), (1, 0), (0, 1)], [(0, 1), (0, 2), (2, 3)])])
def test_what_is_wrong_with_figures_is_what_a_look_at_each_finds(drawn: list[Figure]) -> None:
    made = [card(number, figure) for number, figure in enumerate(drawn)]
    wanted = {each for n, one in enumerate(made) for each in naive(n, one, made[:n])}
    findings = found_in(made)
    assert of_codes(findings, "pieces", "crossing", "equal", "large", "window") == wanted
    ways = {id: n for id, _, n in rows(findings, f"{NAME}-ways")}
    assert ways == {one["id"]: count_of_ways(one) for one in made}


@pytest.mark.parametrize(
    ("head", "told"),
    [
        ({}, (60, 34.6, 50, 55)),
        ({"size": "poker", "layout": "night-sky/cards"}, (60, 34.6, 50, 55)),
        ({"size": "mini"}, (60, 34.6, 31, 35)),
        ({"size": [72.5, 67]}, (60, 34.6, 59.5, 34)),
        ({"size": [73, 68]}, None),
        ({"size": "tarot"}, None),
        ({"layout": "mine.yaml"}, None),
    ],
)
def test_how_large_a_figure_may_be_follows_the_size_and_the_layout_of_the_set(
    head: dict[str, Any], told: tuple[float, ...] | None
) -> None:
    long = [card(1, ([(2 * n, -n) for n in range(5)], CHAIN[:4]))]
    findings = found(GAME, headed(set_of(GAME, "constellations", long), head))
    large = [tuple(each.arguments.values()) for each in findings if each.code.id == f"{NAME}-large"]
    assert large == ([told] if told else [])


@settings(max_examples=15)
@given(figures(4, 7).filter(real), st.integers(1, 5))
def test_a_figure_lies_in_every_window_in_as_many_ways(figure: Figure, window: int) -> None:
    assert count_of_ways(card(0, figure)) == count_of_ways(card(0, figure), window)


@given(sets | wide, st.lists(st.integers(0, 5), min_size=4, max_size=4), st.tuples(*[st.integers(-5, 5)] * 2))
def test_turning_and_shifting_figures_changes_no_finding(
    drawn: list[Figure], turns: list[int], shift: tuple[int, int]
) -> None:
    other = [turned_by(figure, n) for figure, n in zip(drawn, turns, strict=False)]
    moved = [([(q + shift[0], r + shift[1]) for q, r in places], links) for places, links in other]
    one, another = (
        [
            (each.code, each.location, each.rows)
            for each in found_in([card(n, figure) for n, figure in enumerate(each_way)], joined=True)
        ]
        for each_way in (drawn, moved)
    )
    assert one == another


@given(sets)
def test_mirroring_all_figures_of_a_set_changes_no_finding(drawn: list[Figure]) -> None:
    one, another = (
        [
            (each.code, each.location, each.rows)
            for each in found_in([card(n, figure) for n, figure in enumerate(way)])
        ]
        for way in (drawn, [mirrored(figure) for figure in drawn])
    )
    assert one == another


@given(st.sampled_from(CARDS), st.integers(0, 5))
def test_a_shipped_figure_turned_is_its_equal_and_its_mirror_image_is_not(
    ours: dict[str, Any], turns: int
) -> None:
    figure = turned_by((stars(ours), ours["figure"]["lines"]), turns)
    (equal,) = (each for each in found_in([card(0, figure)], joined=True) if each.code.id == f"{NAME}-equal")
    assert equal.arguments == {"other": ours["id"]}
    assert of_codes(found_in([card(0, mirrored(figure))], joined=True), "equal") == set()


def test_the_first_line_that_a_line_crosses_is_named_with_it() -> None:
    figure: Figure = ([(0, 0), (1, 1), (1, 0), (0, 1)], [(0, 2), (0, 1), (2, 3)])
    (crossing,) = (each for each in found_in([card(0, figure)]) if each.code.id == f"{NAME}-crossing")
    assert crossing.location == ("cards", 0, "figure", "lines", 2)
    assert crossing.arguments == {"line": "2-3", "other": "0-1"}


def test_the_shipped_figures_are_clean_and_each_of_their_ways_is_counted() -> None:
    findings = found_in(CARDS)
    assert told(findings) == set()
    ways = {id: n for id, _, n in rows(findings, f"{NAME}-ways")}
    seen = {*WINDOW}
    by_stars = {
        each["id"]: len({frozenset(laid) for laid in ways_to_lie(each) if laid <= seen}) for each in CARDS
    }
    assert ways == by_stars  # none of them has stars that lie alike turned


# ---- Real stars


@pytest.mark.parametrize("ours", CARDS, ids=[each["id"] for each in CARDS])
def test_a_figure_is_as_far_from_its_stars_as_a_fit_by_hand_says(ours: dict[str, Any]) -> None:
    drawn, sky = [on_paper(star) for star in stars(ours)], ours["stars_of"]
    own = measure_displacement(drawn, [(star["ra"], star["dec"]) for star in sky])
    assert own == pytest.approx(by_hand(drawn, seen_in_the_sky(sky)))


@given(st.sampled_from(CARDS), st.data())
def test_stars_in_another_order_or_mirrored_are_told_of_where_they_are_too_far(
    ours: dict[str, Any], data: st.DataObject
) -> None:
    sky = data.draw(st.permutations(ours["stars_of"]) | st.just(ours["stars_of"]))
    figure = stars(ours), ours["figure"]["lines"]
    made = card(0, data.draw(st.sampled_from([figure, mirrored(figure)])), stars_of=sky)
    far = by_hand([on_paper(star) for star in stars(made)], seen_in_the_sky(sky))
    beside = [each.arguments["off"] for each in found_in([made]) if each.code.id == f"{NAME}-beside"]
    assert beside == ([round(min(far, 9), 2)] if far >= 0.4 else [])


# ---- The deck


deals = st.lists(
    st.tuples(st.integers(4, 11), st.sampled_from(IN_ORDER), st.integers(1, 6)), min_size=1, max_size=12
)


@given(deals)
@example([(size, kind, 3) for size in NEED for kind in IN_ORDER])
@example([(size, kind, 1) for size in NEED for kind in IN_ORDER])
def test_a_deck_is_enough_for_as_many_as_can_be_dealt_all_their_cards(
    deck: list[tuple[int, str, int]],
) -> None:
    made = [
        card(n, ([(q, n) for q in range(of)], CHAIN[: of - 1]), kind=kind, copies=copies)
        for n, (of, kind, copies) in enumerate(deck)
    ]
    findings = found_in(made)
    there = Counter({of: sum(copies for one, _, copies in deck if one == of) for of, _, _ in deck})
    players = max(p for p in range(6) if all(there[of] >= p * n for of, n in NEED.items()))
    short = [each.arguments for each in findings if each.code.id == f"{NAME}-short"]
    lacking = tuple(of for of, n in NEED.items() if there[of] < 5 * n)
    assert short == ([{"players": players, "most": 5, "sizes": lacking}] if players < 5 else [])
    assert of_codes(findings, "undealt") == {
        (f"{NAME}-undealt", n) for n, (of, _, _) in enumerate(deck) if of not in NEED
    }
    kinds = Counter({kind: sum(copies for _, one, copies in deck if one == kind) for kind in IN_ORDER})
    uneven = {each.arguments["kind"] for each in findings if each.code.id == f"{NAME}-kinds"}
    assert uneven == {kind for kind in KINDS if kinds[kind] < max(kinds.values()) / 2}
    assert [row[:2] for row in rows(findings, f"{NAME}-sizes")] == [
        (of, there[of]) for of in sorted({*there, *NEED})
    ]


def test_the_shipped_deck_is_enough_for_five_and_its_kinds_are_counted() -> None:
    table = rows(found_in(CARDS), f"{NAME}-sizes")
    wanted = [
        (of, len(cards), 5, *(sum(each["kind"] == kind for each in cards) for kind in IN_ORDER))
        for of in NEED
        for cards in [[each for each in CARDS if size(each) == of]]
    ]
    assert table == wanted


def test_what_a_deck_lacks_is_not_told_where_some_of_it_could_not_be_read() -> None:
    own = [card(0, ([(q, 0) for q in range(5)], CHAIN[:4]))]
    assert {code for code, _ in told(found_in(own))} == {f"{NAME}-short", f"{NAME}-kinds"}
    assert told(found(GAME, set_of(GAME, "constellations", own, incomplete=True))) == set()


# ---- Start cards


def start(number: int, *sides: tuple[str, int]) -> dict[str, Any]:
    return {"id": f"X{number}", "sides": [{"kind": kind, "value": value} for kind, value in sides]}


def of_starts(*cards: dict[str, Any], **how: bool) -> set[tuple[str, Any]]:
    return told(found(GAME, set_of(GAME, "starts", cards, **how)))


def test_the_shipped_start_cards_are_clean_and_counted() -> None:
    findings = found(GAME, set_of(GAME, "starts", STARTS["cards"]))
    assert told(findings) == set()
    assert rows(findings, f"{NAME}-starts") == [(value, 1, 1, 1, 1) for value in (1, 2, 3)]


def test_a_start_card_with_the_sides_of_another_is_told_of_whichever_comes_first() -> None:
    one, other = ("dwarf", 1), ("pulsar", 2)
    assert of_starts(start(0, one, other), start(1, other, one), joined=True) == {(f"{NAME}-starts-equal", 1)}
    assert of_starts(start(0, one, other), start(1, one, ("pulsar", 1)), joined=True) == set()


def test_a_start_card_has_two_sides_to_choose_from() -> None:
    assert of_starts(start(0, ("giant", 2), ("giant", 2)), joined=True) == {(f"{NAME}-sides", 0)}
    assert of_starts(start(0, ("giant", 2), ("giant", 1)), joined=True) == set()


def test_start_cards_are_enough_for_all_and_show_all_kinds() -> None:
    four = STARTS["cards"][:4]
    codes = {code for code, _ in of_starts(*four)}
    kinds = Counter(side["kind"] for each in four for side in each["sides"])
    assert f"{NAME}-starts-short" in codes
    assert (f"{NAME}-kinds" in codes) == (min(kinds[kind] for kind in KINDS) * 2 < max(kinds.values()))
    assert of_starts(*STARTS["cards"][:5]) == set()
    assert of_starts(*four, incomplete=True) == set()


# ---- The map


def over_ecliptic(window: str, tree: dict[str, Any]) -> int:
    """How many lines of a window cross the ecliptic of the shipped map, place by place along each."""
    radius = tree["ecliptic"]["radius"]
    paths = [along(one, other) for one, other in LINES if one[0] in window and other[0] in window]
    return sum(any((a < radius) != (b < radius) for a, b in pairwise(path)) for path in paths)


def test_the_shipped_map_is_clean_and_each_window_counted() -> None:
    findings = found(GAME, board_of(GAME, SKY))
    assert told(findings) == set()
    for row, window, number in zip(rows(findings, f"{NAME}-windows"), SKY["windows"], ROMAN, strict=True):
        kinds = Counter(kind for star, kind in SKY["kinds"].items() if star[0] in window)
        dust = [sum(star[0] in window for star in SKY["dust"][where]) for where in ("sun", "rim")]
        assert row == (
            number,
            *(kinds[kind] for kind in IN_ORDER),
            *dust,
            over_ecliptic("".join(window), SKY),
        )


@given(st.dictionaries(st.sampled_from(sorted(SKY["kinds"])), st.sampled_from(IN_ORDER), max_size=40))
def test_a_kind_is_told_of_in_each_window_where_it_is_under_a_fifth(changed: dict[str, str]) -> None:
    tree = SKY | {"kinds": SKY["kinds"] | changed}
    few = {
        (each.location, each.arguments["kind"], each.arguments["n"])
        for each in found(GAME, board_of(GAME, tree))
        if each.code.id == f"{NAME}-window-kind"
    }
    wanted = set()
    for number, window in enumerate(SKY["windows"]):
        kinds = Counter(kind for star, kind in tree["kinds"].items() if star[0] in window)
        wanted |= {(("windows", number), kind, kinds[kind]) for kind in KINDS if kinds[kind] / 42 < 0.2}
    assert few == wanted


def test_a_fifth_of_the_stars_in_a_window_is_enough() -> None:
    names = sorted(star for star in map_of()["kinds"] if int(star[1]) <= 4)
    for giants, few in ((2, 0), (1, 1)):  # of the ten stars of each sector
        of_sector = ["giant"] * giants + ["dwarf"] * (4 - giants) + ["pulsar"] * 3 + ["binary"] * 3
        kinds = {star: of_sector[number % 10] for number, star in enumerate(names)}
        tree = map_of(rings=4) | {"kinds": kinds, "dust": {"sun": [], "rim": []}}
        findings = found(GAME, board_of(GAME, tree))
        told_of = [each.arguments["kind"] for each in findings if each.code.id == f"{NAME}-window-kind"]
        assert told_of == ["giant"] * 6 * few


def test_a_window_is_shown_once_whichever_sector_is_named_first() -> None:
    windows = [["A", "B"], ["B", "C"], ["C", "D"], ["B", "A"], ["E", "F"], ["B", "C"]]
    twice = [
        (each.location, dict(each.arguments))
        for each in found(GAME, board_of(GAME, SKY | {"windows": windows}))
        if each.code.id == f"{NAME}-windows-equal"
    ]
    assert twice == [
        (("windows", 3), {"round": "IV", "other": "I"}),
        (("windows", 5), {"round": "VI", "other": "II"}),
    ]


@pytest.mark.parametrize(
    ("ecliptic", "rounds"),
    [
        ({"x": 0, "y": 0, "radius": 0.3}, ROMAN),
        ({"x": 0, "y": 0, "radius": 9}, ROMAN),
        (SKY["ecliptic"], ()),
    ],
)
def test_an_ecliptic_that_no_line_of_a_window_crosses_is_told_of(
    ecliptic: Any, rounds: tuple[str, ...]
) -> None:
    findings = found(GAME, board_of(GAME, SKY | {"ecliptic": ecliptic}))
    bare = [each.arguments["rounds"] for each in findings if each.code.id == f"{NAME}-ecliptic"]
    assert bare == ([rounds] if rounds else [])


@pytest.mark.parametrize(
    ("ecliptic", "reach"),
    [
        (SKY["ecliptic"], []),
        ({"x": 0, "y": 0, "radius": 6.45}, []),  # as far out as the rim, where rings are as wide as can be
        ({"x": 0, "y": 0, "radius": 6.46}, [6.5]),
        ({"x": 3, "y": -4, "radius": 1.75}, [6.8]),
    ],
)
def test_an_ecliptic_that_runs_off_the_map_is_told_of(ecliptic: Any, reach: list[float]) -> None:
    findings = found(GAME, board_of(GAME, SKY | {"ecliptic": ecliptic}))
    assert [each.arguments["reach"] for each in findings if each.code.id == f"{NAME}-beyond"] == reach


@pytest.mark.parametrize("rings", [2, 3, 4, 5])
def test_cards_that_have_no_room_on_a_small_map_are_named(rings: int) -> None:
    kinds = {star: kind for star, kind in map_of()["kinds"].items() if int(star[1]) <= rings}
    tree = map_of(rings=rings) | {"kinds": kinds, "dust": {"sun": [], "rim": []}}
    small = [each for each in found(GAME, board_of(GAME, tree)) if each.code.id == f"{NAME}-map-small"]
    within = {(q, r) for q, r in WINDOW if max(abs(q), abs(r), abs(q + r)) <= rings}
    wanted = [each["id"] for each in CARDS if not any(laid <= within for laid in ways_to_lie(each))]
    assert [each.arguments["n"] for each in small] == ([len(wanted)] if wanted else [])
    for each in small:
        assert each.arguments["cards"] == (*wanted[:6], *("…" for _ in wanted[6:7]))


def test_what_the_ecliptic_comes_too_near_to_is_refused_with_its_name() -> None:
    assert GAME.board
    for ecliptic, what in (
        ({"x": 0, "y": 0, "radius": 1.1}, "the star A11"),
        ({"x": 0, "y": 0, "radius": 1.5}, "the line C22-D22"),  # whose middle is as far from the sun
    ):
        notes: list[Any] = []
        subject = board_of(GAME, SKY | {"ecliptic": ecliptic})
        GAME.board.make_card(subject.tree, notes)
        assert [bool(re.search(what, note.wrong)) for note in notes] == [True]
