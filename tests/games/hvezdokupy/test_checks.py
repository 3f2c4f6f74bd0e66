"""What is found in card sets of Hvězdokupy, held to a naive look at every pair of patterns."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pnp.build import shipped_supplies
from pnp.games.hvezdokupy.game import GAME
from pnp.models import measure_displacement
from tests.games.hvezdokupy.card_files import BY_ID, CARDS, SETUPS
from tests.games.hvezdokupy.real_stars import GREEN, misfit, sky_of
from tests.games.hvezdokupy.shapes import contains, in_corner, is_one_group, places, shape_of, ways_round
from tests.helpers.check_subjects import found, rows, set_of, told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.models import Found
    from tests.games.hvezdokupy.shapes import Shape

COLOURS = ("violet", "yellow", "green")
NAME = "hvezdokupy"

Own = tuple[str, "Shape"]  # the colour and the stars of a card


def drawn(shape: Shape) -> str:
    height, width = (max(star[axis] for star in shape) + 1 for axis in (0, 1))
    return "\n".join(
        "".join("*" if (row, column) in shape else "." for column in range(width)) for row in range(height)
    )


def card(number: int, own: Own, **more: Any) -> dict[str, Any]:
    return {"id": f"X{number}", "colour": own[0], "rank": 1 + number % 3, "pattern": drawn(own[1])} | more


def found_in(cards: Sequence[Own], joined: bool = False) -> list[Found]:
    made = [card(number, own) for number, own in enumerate(cards)]
    return found(GAME, set_of(GAME, "constellations", made, joined))


def of_codes(findings: Sequence[Found], *names: str) -> set[tuple[str, Any]]:
    return {each for each in told(findings) if each[0] in {f"{NAME}-{name}" for name in names}}


def shapes(side: int, fewest: int, most: int) -> st.SearchStrategy[Shape]:
    spaces = [(row, column) for row in range(side) for column in range(side)]
    return st.sets(st.sampled_from(spaces), min_size=fewest, max_size=most).map(frozenset).map(in_corner)


def patterns() -> st.SearchStrategy[list[Own]]:
    """A few patterns, small, so that many are alike or hold each other."""
    shape = shapes(3, 3, 6) | shapes(4, 3, 7) | st.sampled_from(CARDS).map(shape_of)
    return st.lists(st.tuples(st.sampled_from(COLOURS), shape), min_size=1, max_size=6)


@given(patterns())
@example(
    [("violet", shape_of(BY_ID["F03"])), ("violet", frozenset({(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)}))]
)
def test_patterns_that_are_alike_or_hold_each_other_are_those_that_a_look_at_each_pair_finds(
    cards: list[Own],
) -> None:
    wanted = set()
    for number, (colour, shape) in enumerate(cards):
        for other_colour, other in cards[:number]:
            if shape in ways_round(other):
                wanted.add((f"{NAME}-equal", number))
            elif colour == other_colour and contains(shape, other):
                wanted.add((f"{NAME}-holds", number))
            elif colour == other_colour and contains(other, shape):
                wanted.add((f"{NAME}-within", number))
        if colour != "green" and not is_one_group(shape):
            wanted.add((f"{NAME}-apart", number))
    assert of_codes(found_in(cards), "equal", "holds", "within", "apart") == wanted


@given(patterns())
def test_the_fewest_cards_are_told_of_without_which_no_number_of_stars_is_violet_and_yellow(
    cards: list[Own],
) -> None:
    violet, yellow = ([len(shape) for colour, shape in cards if colour == one] for one in COLOURS[:2])
    fewest = min(sum(n > most for n in violet) + sum(n <= most for n in yellow) for most in range(11))
    misfits = {number for _, number in of_codes(found_in(cards), "classes")}
    kept = [own for number, own in enumerate(cards) if number not in misfits]
    assert len(misfits) == fewest
    assert of_codes(found_in(kept), "classes") == set() if kept else True


def test_where_two_numbers_of_stars_would_do_violet_has_up_to_five() -> None:
    six, four = (frozenset((0, column) for column in range(n)) for n in (6, 4))
    for cards, wanted in (
        ([("violet", six), ("yellow", four)], (1, {"colour": "yellow", "n": 4, "most": 6})),
        ([("violet", six), ("yellow", six), ("violet", four)], (0, {"colour": "violet", "n": 6, "most": 5})),
    ):
        findings = [each for each in found_in(cards) if each.code.id == f"{NAME}-classes"]
        assert [(each.location[1], dict(each.arguments)) for each in findings] == [wanted]


@given(patterns(), st.data())
def test_turning_or_mirroring_patterns_changes_no_finding(cards: list[Own], data: st.DataObject) -> None:
    turned = [
        (colour, data.draw(st.sampled_from(sorted(ways_round(shape), key=sorted)))) for colour, shape in cards
    ]
    assert [
        (each.code, each.location, each.arguments, each.rows) for each in found_in(turned, joined=True)
    ] == [(each.code, each.location, each.arguments, each.rows) for each in found_in(cards, joined=True)]


@given(st.sampled_from(CARDS), st.data())
def test_a_card_is_held_to_those_that_ship_where_it_joins_them(
    ours: dict[str, Any], data: st.DataObject
) -> None:
    shape = data.draw(st.sampled_from(sorted(ways_round(shape_of(ours)), key=sorted)))
    (equal,) = (each for each in found_in([("green", shape)], joined=True) if each.code.id == f"{NAME}-equal")
    assert equal.arguments == {"other": ours["id"]}
    assert equal.location == ("cards", 0, "pattern")
    assert of_codes(found_in([("violet", shape)]), "equal") == set()


@given(st.sampled_from(CARDS), st.data())
def test_others_that_hold_a_pattern_are_named_in_the_order_of_the_deck(
    ours: dict[str, Any], data: st.DataObject
) -> None:
    spaces = sorted(shape_of(ours))
    less = in_corner(data.draw(st.sets(st.sampled_from(spaces), min_size=3).map(frozenset)))
    named = [
        each.arguments["others"]
        for each in found_in([(ours["colour"], less)], joined=True)
        if each.code.id == f"{NAME}-within"
    ]
    sisters = [each for each in CARDS if each["colour"] == ours["colour"] and len(shape_of(each)) > len(less)]
    holding = [each["id"] for each in sisters if contains(shape_of(each), less)]
    assert named == ([(*holding[:4], *("…" for _ in holding[4:5]))] if holding else [])


def test_a_shipped_deck_is_clean_and_each_of_its_ways_is_counted() -> None:
    findings = found(GAME, set_of(GAME, "constellations", CARDS))
    assert told(findings) == set()
    ways = {id: (stars, n) for id, _, stars, n in rows(findings, f"{NAME}-ways")}
    assert ways == {each["id"]: (len(shape_of(each)), len(places(shape_of(each)))) for each in CARDS}
    (figure,) = (each for each in findings if each.code.id == f"{NAME}-ways")
    fewest, most = min(n for _, n in ways.values()), max(n for _, n in ways.values())
    assert (figure.arguments["fewest"], figure.arguments["most"]) == (fewest, most)
    assert (ways[str(figure.arguments["rarest"])][1], ways[str(figure.arguments["commonest"])][1]) == (
        fewest,
        most,
    )
    assert [row[1:] for row in rows(findings, f"{NAME}-ranks")] == [(5, 5, 5)] * 3


# ---- Real stars


@pytest.mark.parametrize("name", GREEN)
def test_a_real_constellation_is_as_far_from_its_stars_as_a_fit_by_hand_says(name: str) -> None:
    stars = [complex(column, -row) for row, column in sorted(shape_of(BY_ID[name]))]
    assert measure_displacement(stars, sky_of(BY_ID[name]), mirrored=True) == pytest.approx(
        misfit(BY_ID[name])
    )


@given(st.sampled_from(GREEN), st.data())
def test_stars_in_another_order_are_told_of_where_they_are_too_far(name: str, data: st.DataObject) -> None:
    shuffled = {**BY_ID[name], "stars_of": data.draw(st.permutations(BY_ID[name]["stars_of"]))}
    findings = [
        each
        for each in found(GAME, set_of(GAME, "constellations", [shuffled]))
        if each.code.id == f"{NAME}-beside"
    ]
    far = misfit(shuffled)
    assert bool(findings) == (far >= 0.4)
    assert [each.arguments["off"] for each in findings] == ([round(min(far, 9), 2)] if far >= 0.4 else [])


def test_four_tenths_of_a_space_is_the_bound() -> None:
    near, far = 0, 0
    for step in range(100):  # a square of which one star is moved away, little by little
        places = [(0, 1), (-1, 1), (0, 0), (-1 - step / 50, -step / 50)]
        sky = [{"star": f"S{n}", "ra": ra / 10, "dec": dec / 10} for n, (ra, dec) in enumerate(places)]
        own = card(0, ("green", frozenset({(0, 0), (0, 1), (1, 0), (1, 1)})), stars_of=sky)
        beside = (f"{NAME}-beside", 0) in told(found(GAME, set_of(GAME, "constellations", [own])))
        assert beside == (misfit(own) >= 0.4)
        near, far = near + (not beside), far + beside
    assert min(near, far) > 10


@pytest.mark.parametrize(
    "where", [[(0, 0), (180, 0), (90, 0)], [(10, 20)] * 3], ids=["all round", "in one place"]
)
def test_stars_that_no_scale_brings_together_are_far(where: list[tuple[float, float]]) -> None:
    sky = [{"star": f"S{n}", "ra": ra, "dec": dec} for n, (ra, dec) in enumerate(where)]
    own = card(0, ("green", frozenset({(0, 0), (0, 1), (1, 2)})), stars_of=sky)
    assert (f"{NAME}-beside", 0) in told(found(GAME, set_of(GAME, "constellations", [own])))


# ---- Ranks and setups


def setup(**changed: Any) -> dict[str, Any]:
    return {"id": "X4", "players": 4, "stack": [3, 2, 2, 1], "stars": 1, "rolled": 1} | changed


LACKING = (f"{NAME}-setup-lacking", "deck")


def of_setups(*cards: dict[str, Any], **how: bool) -> set[tuple[str, Any]]:
    """But for numbers of players that have none."""
    return told(found(GAME, set_of(GAME, "setup", cards, **how))) - {LACKING}


@given(
    st.lists(
        st.tuples(st.sampled_from(COLOURS), st.integers(1, 3), st.integers(1, 4)), min_size=1, max_size=8
    )
)
def test_a_colour_is_short_of_ranks_where_some_stack_cannot_be_dealt(
    cards: list[tuple[str, int, int]],
) -> None:
    made = [
        card(number, (colour, shape_of(CARDS[number])), rank=rank, copies=copies)
        for number, (colour, rank, copies) in enumerate(cards)
    ]
    short: dict[Any, Any] = {
        each.arguments["colour"]: (each.arguments["players"], each.arguments["ranks"])
        for each in found(GAME, set_of(GAME, "constellations", made))
        if each.code.id == f"{NAME}-stack"
    }
    for colour in COLOURS:
        there = [rank for of, rank, copies in cards if of == colour for _ in range(copies)]
        needs = {str(each["players"]): each["stack"] for each in SETUPS}
        lacking = [
            players
            for players, stack in needs.items()
            if there and any(there.count(rank) < stack.count(rank) for rank in stack)
        ]
        assert bool(lacking) == (colour in short)
        if lacking:
            players, ranks = short[colour]
            assert players == tuple(lacking)
            assert all(Counter(needs[one]) <= Counter(there) + Counter(ranks) for one in needs)
            for rank in {*ranks}:
                less = Counter(ranks) - Counter([rank])
                assert not all(Counter(needs[one]) <= Counter(there) + less for one in needs)


def test_the_shipped_setups_are_clean() -> None:
    assert of_setups(*SETUPS) == set()
    assert of_setups(setup()) == set()


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"stack": [3, 2, 1]}, "uneven"),
        ({"players": 3, "stack": [3, 2, 2, 1]}, "uneven"),
        ({"with_players": [3]}, "printed"),
        ({"with_players": [3, 4]}, "printed"),
        ({"players": 6, "stack": [3, 3, 2, 2, 1, 1], "stars": 9, "rolled": 6}, "stars"),
    ],
)
def test_a_setup_is_told_of_that_does_not_add_up(changed: dict[str, Any], code: str) -> None:
    assert of_setups(setup(**changed)) == {(f"{NAME}-setup-{code}", 0)}


def test_as_many_stars_as_there_are_may_lie_before_the_game() -> None:
    assert of_setups(setup(players=6, stack=[3, 3, 2, 2, 1, 1], stars=9, rolled=5)) == set()


def test_a_number_of_players_has_one_setup() -> None:
    assert of_setups(setup(), joined=True) == {(f"{NAME}-setup-twice", 0)}
    assert of_setups(setup(), setup(id="X5")) == {(f"{NAME}-setup-twice", 1)}


@given(st.lists(st.integers(2, 6), min_size=1, max_size=6))
def test_each_number_of_players_that_has_no_setup_is_told(numbers: list[int]) -> None:
    cards = [setup(id=f"X{n}", players=players) for n, players in enumerate(numbers)]
    lacking = [
        each for each in found(GAME, set_of(GAME, "setup", cards)) if each.code.id == f"{NAME}-setup-lacking"
    ]
    for how in ({"joined": True}, {"incomplete": True}):
        assert LACKING not in told(found(GAME, set_of(GAME, "setup", cards, **how)))
    without = [players for players in (2, 3, 4, 5, 6) if numbers.count(players) == 0]
    assert [each.arguments["players"] for each in lacking] == ([tuple(without)] if without else [])


def test_a_stack_that_no_colour_can_make_is_told_of_at_the_setup_with_each_colour() -> None:
    own = setup(players=6, stack=[3] * 6)
    findings = found(GAME, set_of(GAME, "setup", [own]))
    short = [each for each in findings if each.code.id == f"{NAME}-stack"]
    assert [(each.location, each.arguments["colour"]) for each in short] == [
        (("cards", 0, "stack"), colour) for colour in COLOURS
    ]
    assert of_setups(own, incomplete=True) == set()


def test_what_a_deck_lacks_is_not_told_where_some_of_it_could_not_be_read() -> None:
    own = [card(0, ("violet", shape_of(CARDS[0])))]
    assert told(found(GAME, set_of(GAME, "constellations", own))) == {(f"{NAME}-stack", "deck")}
    assert told(found(GAME, set_of(GAME, "constellations", own, incomplete=True))) == set()


def test_every_card_that_ships_is_in_the_supplies_with_its_colour() -> None:
    deck = shipped_supplies(GAME).decks["constellations"]
    assert {id: each.colour for id, each in deck.items()} == {each["id"]: each["colour"] for each in CARDS}
