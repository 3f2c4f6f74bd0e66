"""The second judge of Night Sky, held to what was worked out by hand, and the sheets made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from tests.helpers.small_night_sky import write
from tests.oracles.night_sky import CODES, STARS, Refused, judge
from tests.positions.night_sky import sheets

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("small-sky"))


def table(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "night-sky", "players": list(players), **more}


def ania(*rounds: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A player of an unfinished game with the start card's pulsar of value 1."""
    return {"name": "Ania", "start": "S1a", "rounds": list(rounds), **more}


def warned(sheet: dict[str, Any], root: Path) -> list[dict[str, Any]]:
    """The warnings, but that it is not finished, as in every game of these tests."""
    return [each for each in judge(sheet, root)["warnings"] if each["code"] != "not-finished"]


def codes(sheet: dict[str, Any], root: Path) -> list[tuple[str, int | None]]:
    return [(warning["code"], warning.get("round")) for warning in warned(sheet, root)]


def drawn(*rounds: dict[str, Any], root: Path) -> list[tuple[str, int | None]]:
    return codes(table(ania(*rounds), unfinished=True), root)


# The rulebook's numbers


def test_the_rulebooks_round_is_worth_16(root: Path) -> None:
    # Giants A42 and A33, worth 2 each; pulsars A52, A43 and B31, worth 1 each; three lines join the kinds.
    lines = "A52-A42 A42-A43 A43-A33 A43-B31"
    spring = {"card": "W53", "lines": lines}
    result = judge(table(ania(spring), unfinished=True), root)
    assert result["players"][0]["lines"]["round-1"] == 2 * 2 + 3 * 1 + 3 * 3 == 16
    assert result["warnings"] == [{"player": None, "code": "not-finished"}]


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


def test_a_line_by_hand_stands_whatever_the_position_says_and_the_rest_is_derived(root: Path) -> None:
    spring = {"card": "W53", "lines": "A52-A42 A42-A43 A43-A33 A43-B31"}
    player = ania(spring, by_hand={"round-1": -4, "rim": 6})
    (judged,) = judge(table(player, unfinished=True), root)["players"]
    # Of its lines A52-A42 alone has an end outside: A52 is √13 from the middle, the other stars √7 at most.
    assert [judged["lines"][line] for line in ("round-1", "sun", "ecliptic", "rim")] == [-4, 0, 2, 6]
    origins = [judged["from"][line] for line in ("round-1", "sun", "ecliptic", "rim")]
    assert origins == ["by_hand", "derived", "derived", "by_hand"]


def test_counts_of_the_end_of_the_game_are_added_to_what_the_drawn_rounds_give(root: Path) -> None:
    at_the_sun = {"card": "W51", "stars": "A11"}
    rounds = [at_the_sun, counted(6, "dwarf", 1, 2, 1, 3, 6)]
    player = ania(*rounds, counts={"sun": 2, "ecliptic": 3, "rim": 4})
    (judged,) = judge(table(player, unfinished=True), root)["players"]
    assert [judged["lines"][line] for line in ("sun", "ecliptic", "rim")] == [3, 6, 12]
    assert set(judged["from"].values()) == {"derived"}


@pytest.mark.parametrize(
    ("left_out", "by_hand"),
    [
        (["start"], ["round-1"]),
        (["card"], ["fading", "round-2", "round-3"]),
        (["counts"], ["sun", "ecliptic", "rim"]),
        (
            ["start", "rounds", "counts"],
            ["fading", *(f"round-{i}" for i in range(1, 7)), "sun", "ecliptic", "rim"],
        ),
    ],
)
def test_what_only_lines_by_hand_would_read_may_be_left_out(
    left_out: list[str], by_hand: list[str], root: Path
) -> None:
    def sheet(lines: list[str]) -> dict[str, Any]:
        sizes = [5, 6, 7, 8, 9, 10]
        rounds = [counted(size, "giant", 1, 0, 0, 0, size) for size in sizes]
        player = ania(*rounds, counts={"sun": 1, "ecliptic": 1, "rim": 1}, by_hand=dict.fromkeys(lines, 3))
        for key in left_out:
            player.pop(key, None)
        if "card" in left_out:
            del rounds[1]["card"]
        return table({**player, "rounds": rounds} if "rounds" not in left_out else player)

    assert judge(sheet(by_hand), root)["winners"] == ["Ania"]
    for line in by_hand:
        with pytest.raises(Refused):
            judge(sheet([other for other in by_hand if other != line]), root)


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
    assert drawn(*cards, root=root) == [("wrong-deal", None), ("same-card", None)]
    published = counted(7, "giant", 2, 1, 1, 1, 3)
    both = ania(published, published, counts={"sun": 0, "ecliptic": 0, "rim": 0})
    assert codes(table(both, unfinished=True), root) == []


def test_sizes_that_differ_are_told_for_each_round_and_only_among_those_who_have_a_card(root: Path) -> None:
    bartek = {"name": "Bartek", "start": "S2a", "rounds": [{"card": "W61"}, {"card": "W52"}]}
    first = ania({"card": "W51"}, {"card": "W53"}, {"card": "W101"})
    assert warned(table(first, bartek, unfinished=True), root) == [
        {"player": "Ania", "code": "wrong-deal"},
        {"player": None, "code": "sizes-differ", "round": 1},
    ]


def test_warnings_stand_in_the_pages_order_by_player_and_round_and_the_tables_last(root: Path) -> None:
    far = {"card": "W71", "stars": "D11"}
    wrong = {"card": "W72", "lines": "A11-A32"}
    bartek = {"name": "Bartek", "start": "S2a", "rounds": [wrong, far]}
    found = warned(table(ania(far, wrong), bartek, unfinished=True), root)
    assert [(warning["code"], warning["player"], warning.get("round")) for warning in found] == [
        ("outside-window", "Ania", 1),
        ("outside-window", "Ania", 2),
        ("outside-window", "Bartek", 2),
        ("same-card", None, None),
    ]


# The sheets for hypothesis


@pytest.mark.full
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
