"""Night Sky: each warning where something looks wrong, alone, and none where nothing does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.night_sky.small_files import CARDS, ROW, STARS, codes, player, rounds, row, table

if TYPE_CHECKING:
    from pathlib import Path


def card(size: int, stars: list[list[int]], lines: list[list[int]]) -> dict[str, Any]:
    return row(size, id=f"X{size}", figure={"stars": stars, "lines": lines})


LONG = card(6, [[step, step] for step in range(6)], [[step, step + 1] for step in range(5)])
TRIANGLE = card(7, [[0, 0], [1, 0], [0, 1], [2, 0], [3, 0], [4, 0], [5, 0]], [[0, 1], [1, 2], [2, 0], [1, 3]])
CROSS = card(
    8, [[0, 0], [1, 1], [1, 0], [0, 1]] + [[step, 0] for step in range(2, 6)], [[0, 1], [2, 3], [0, 2]]
)
CORNER = card(9, [[0, 0], [1, 0], [0, 1]] + [[step, 0] for step in range(2, 8)], [[0, 1], [0, 2]])
ODD = [*CARDS, LONG, TRIANGLE, CROSS, CORNER]
TWICE = [each | {"copies": 2} for each in CARDS]


def hook(lines: str) -> list[dict[str, Any]]:
    """The hook's round is the first."""
    return rounds(r1={"card": "H5", "lines": lines})


@pytest.mark.parametrize(
    "played",
    [
        rounds(r1={"lines": " ".join(ROW[1:])}),
        rounds(r1={"lines": " ".join(ROW[3:])}),
        rounds(r1={"stars": "A31"}),
        rounds(r1={"lines": "A31-A32 A32-A33 A33-B31"}),  # turned by 120°
        rounds(r2={"lines": "B11-B21 B21-B31"}, r3={"lines": "C11-C21 C21-C31"}),
        rounds(r1={"lines": "B11-B21"}, r2={"stars": "B31"}),
        hook("A21-A31 A31-A41 A41-A51 A51-A62"),
        hook("A31-A41 A41-A51"),  # a part that is the same in the mirror
        hook("B21-B31 B31-B41 B41-B51 B51-B62"),  # turned by 60°
        rounds(r3={"card": "X7", "lines": "C11-C21 C21-C22 C11-C22"}),
        rounds(r3={"card": "X7", "lines": "C21-C22"}),
    ],
)
def test_what_the_rules_allow_is_not_warned_of(tmp_path: Path, played: list[dict[str, Any]]) -> None:
    assert codes(table(tmp_path, player(rounds=played), cards=ODD)) == []


@pytest.mark.parametrize(
    ("played", "code", "round"),
    [
        (rounds(r1={"lines": "A21-A31 A31-A42"}), "not-the-figure", 1),  # a bend in a row
        (rounds(r1={"lines": "A21-A42"}), "not-the-figure", 1),  # a long line where the card has a short one
        (rounds(r2={"lines": "B21-B31 B31-B32 B32-B21"}), "not-the-figure", 2),
        (rounds(r3={"card": "X7", "lines": "C11-C21 C21-C22"}), "not-the-figure", 3),  # a line left out
        (rounds(r5={"card": "X9", "lines": "E11-E21 E21-E22 E11-E22"}), "not-the-figure", 5),  # one too many
        (hook("B21-B31 B31-B41 B41-B51 B51-A66"), "mirrored", 1),
        (rounds(r1={"stars": "A31 A51"}), "not-connected", 1),
        (rounds(r1={"lines": "A11-A21 A41-A51"}), "not-connected", 1),
        (rounds(r1={"lines": "C21-C31"}), "outside-window", 1),
        (rounds(r2={"lines": "A66-B61"}), "outside-window", 2),
        (rounds(r6={"stars": "B11"}), "outside-window", 6),
        (rounds(r2={"lines": "C11-C21"}, r3={"lines": "C11-D11"}), "star-used-twice", 3),
        (rounds(r2={"lines": "C11-C21"}, r3={"lines": "C11-C21"}), "star-used-twice", 3),
        (rounds(r1={"lines": "B21-B32"}, r2={"card": "X6", "lines": "B22-B31"}), "lines-cross", 2),
        (rounds(r4={"card": "X8", "lines": "D21-D42 D31-D32 D21-D31"}), "lines-cross", 4),
    ],
)
def test_a_drawing_is_warned_of_alone(
    tmp_path: Path, played: list[dict[str, Any]], code: str, round: int
) -> None:
    assert codes(table(tmp_path, player(rounds=played), cards=ODD)) == [("Ania", code, round)]


def test_an_earlier_star_may_lie_under_a_later_round_only(tmp_path: Path) -> None:
    first, later = {"stars": "B21"}, {"lines": "B11-B21"}
    assert codes(table(tmp_path, player(rounds=rounds(r1=first, r2=later)))) == [
        ("Ania", "star-used-twice", 2)
    ]


def test_each_is_judged_by_itself(tmp_path: Path) -> None:
    played = rounds(r1={"stars": "D11 A61"}, r2={"stars": "D11 B21"})
    assert codes(table(tmp_path, player(rounds=played))) == [
        ("Ania", "not-the-figure", 1),
        ("Ania", "not-the-figure", 2),
        ("Ania", "not-connected", 1),
        ("Ania", "not-connected", 2),
        ("Ania", "outside-window", 1),
        ("Ania", "outside-window", 2),
        ("Ania", "star-used-twice", 2),
    ]


def test_a_round_without_its_card_is_looked_at_all_the_same(tmp_path: Path) -> None:
    played = rounds()
    played[0] = {"stars": "A31 C11"}
    ania = player(rounds=played, by_hand={"fading": 0, "round-1": 0, "round-2": 0})
    found = codes(table(tmp_path, ania))
    assert found == [("Ania", "not-connected", 1), ("Ania", "outside-window", 1)]


def test_a_round_with_counts_has_no_drawing_to_warn_of(tmp_path: Path) -> None:
    counted = {"counts": {"top": 0, "bottom": 0, "links": 0, "drawn": 5}}
    ania = player(rounds=rounds(r1=counted), counts={"sun": 0, "ecliptic": 0, "rim": 0})
    assert codes(table(tmp_path, ania)) == []


def test_warnings_stand_in_the_order_of_the_page_with_the_table_last(tmp_path: Path) -> None:
    ania = player("Ania", rounds=rounds(r1={"stars": "C11"}, r2={"lines": "B11-B21 B21-B32"}))
    bartek = player(
        "Bartek", rounds=[{"card": "R6", "stars": "A11 A31"}, {"card": "H5"}, *rounds()[2:5], {"card": "R9"}]
    )
    assert codes(table(tmp_path, ania, bartek)) == [
        ("Ania", "not-the-figure", 2),
        ("Bartek", "not-connected", 1),
        ("Ania", "outside-window", 1),
        ("Bartek", "wrong-deal", None),
        (None, "same-card", None),
        (None, "sizes-differ", 1),
        (None, "sizes-differ", 2),
        (None, "sizes-differ", 6),
    ]


@pytest.mark.parametrize(
    ("starts", "cards", "found"),
    [
        (("T1a", "T2a"), TWICE, None),
        (("T1a", "T2a"), CARDS, ("R5", "R6", "R7", "R8", "R9", "R10")),
        (("T1a", "T1b"), TWICE, ("T1",)),  # either side
        (("T2a", "T2b"), TWICE, None),  # of which there are two
    ],
)
def test_a_card_is_on_the_table_as_often_as_there_are_copies(
    tmp_path: Path, starts: tuple[str, str], cards: list[dict[str, Any]], found: tuple[str, ...] | None
) -> None:
    people = [player(name, start=start) for name, start in zip(("Ania", "Bartek"), starts, strict=True)]
    result = table(tmp_path, *people, cards=cards)
    assert codes(result) == ([] if found is None else [(None, "same-card", None)])
    assert [caution.arguments["cards"] for caution in result.warnings] == ([] if found is None else [found])


def test_cards_of_one_round_are_of_one_size(tmp_path: Path) -> None:
    other = rounds()
    other[0], other[4] = other[4], other[0]
    result = table(tmp_path, player("Ania"), player("Bartek", start="T2a", rounds=other), cards=TWICE)
    assert codes(result) == [(None, "sizes-differ", 1), (None, "sizes-differ", 5)]
    assert result.warnings[0].arguments["sizes"] == ("5", "9")


@pytest.mark.parametrize(
    ("sizes", "warned"),
    [
        ((5, 6, 7, 8, 9, 10), False),
        ((7, 10, 7, 8, 9, 6), False),
        ((7, 7, 7, 8, 9, 10), True),
        ((5, 5, 6, 7, 8, 9), True),
        ((4, 6, 7, 8, 9, 10), True),
    ],
)
def test_everyone_is_dealt_one_of_each_size_and_two_of_seven(
    tmp_path: Path, sizes: tuple[int, ...], warned: bool
) -> None:
    nothing = {"top": 0, "bottom": 0, "links": 0, "drawn": 0}
    played = [{"card": {"size": size, "kind": "giant", "value": 1}, "counts": nothing} for size in sizes]
    found = codes(table(tmp_path, player(rounds=played, counts={"sun": 0, "ecliptic": 0, "rim": 0})))
    assert found == ([("Ania", "wrong-deal", None)] if warned else [])


@pytest.mark.parametrize(("number", "seen"), [*enumerate(("AB", "BC", "CD", "DE", "EF", "FA"), 1)])
def test_a_window_shows_two_sectors_and_no_other_star(tmp_path: Path, number: int, seen: str) -> None:
    wide = row(20, id="W", figure={"stars": [[step, 0] for step in range(20)], "lines": [[0, 1]]})
    out = set()
    for sector in "ABCDEF":
        stars = " ".join(star for star in STARS if star[0] == sector and star[1] in "15")
        last = {"card": "W", "stars": stars}
        result = table(
            tmp_path, player(rounds=[*rounds()[: number - 1], last]), cards=[*CARDS, wide], unfinished=True
        )
        told = [caution.arguments["n"] for caution in result.warnings if caution.code == "outside-window"]
        assert told in ([], [6])
        out |= {sector} if told else set()
    assert out == set("ABCDEF") - set(seen)
