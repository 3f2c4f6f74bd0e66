"""Night Sky: what each line counts, entered in each of the ways that there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.night_sky.small_files import (
    LINES,
    ROW,
    ZERO,
    codes,
    line,
    player,
    points,
    rounds,
    row,
    sky,
    table,
)

if TYPE_CHECKING:
    from pathlib import Path

NOTHING = {"top": 0, "bottom": 0, "links": 0, "drawn": 0}
NONE_AT_END = {"sun": 0, "ecliptic": 0, "rim": 0}
ALL_LEFT = {"fading": 21}


def whole(**drawn: Any) -> list[dict[str, Any]]:
    """Six rounds that cost no fading star: all but those given are counted on a published copy."""
    full = {f"r{size - 4}": {"counts": NOTHING | {"drawn": size}} for size in range(5, 11)}
    return rounds(**(full | drawn))


def test_the_bottom_card_is_the_card_of_the_round_before(tmp_path: Path) -> None:
    cards = [row(5, kind="pulsar", value=3), *(row(size) for size in range(6, 11))]
    second = {"lines": "B11-C11"}
    kinds = {"B11": "pulsar", "C11": "giant"}
    result = table(tmp_path, player(rounds=rounds(r2=second)), cards=cards, kinds=kinds)
    found = line(result.players[0], "round-2")
    assert [(each.arguments, each.points) for each in found.reasons] == [
        ({"kind": "giant", "n": 1, "value": 2}, 2),
        ({"kind": "pulsar", "n": 1, "value": 3}, 3),
        ({"n": 1, "value": 5}, 5),
    ]


def test_one_kind_on_both_cards_counts_for_each_and_a_line_counts_once(tmp_path: Path) -> None:
    kinds = {"A21": "giant", "A31": "giant"}
    ania = player(start="T2a", rounds=rounds(r1={"lines": "A21-A31 A31-A41"}))
    found = line(table(tmp_path, ania, kinds=kinds).players[0], "round-1")
    assert [each.points for each in found.reasons] == [2 * 2, 2 * 1, 1 * 3]


def test_a_line_between_two_stars_of_one_card_is_no_link(tmp_path: Path) -> None:
    kinds = {"A11": "giant", "A21": "giant", "A31": "dwarf", "A41": "pulsar"}
    ania = player(rounds=rounds(r1={"lines": " ".join(ROW[:3])}))
    assert line(table(tmp_path, ania, kinds=kinds).players[0], "round-1").points == 4 + 1


def test_stars_beside_lines_are_drawn_too_and_once(tmp_path: Path) -> None:
    kinds = {"A11": "giant", "A21": "giant", "A31": "giant"}
    ania = player(rounds=rounds(r1={"lines": "A11-A21", "stars": "A21 A31 A31"}))
    found = line(table(tmp_path, ania, kinds=kinds).players[0], "round-1")
    assert found.reasons[0].places == ("A11", "A21", "A31")


@pytest.mark.parametrize(("missing", "left"), [(0, 7), (1, 6), (6, 1), (7, 0), (8, 0), (45, 0)])
def test_each_star_of_a_card_that_is_not_drawn_crosses_out_one_of_seven(
    tmp_path: Path, missing: int, left: int
) -> None:
    played = []
    for size in range(5, 11):
        out = min(size, missing)
        missing -= out
        played.append({"card": f"R{size}", "counts": NOTHING | {"drawn": size - out}})
    result = table(tmp_path, player(rounds=played, counts=NONE_AT_END))
    assert line(result.players[0], "fading").points == 3 * left


def test_a_map_may_have_other_fading_stars(tmp_path: Path) -> None:
    result = table(tmp_path, player(rounds=whole(), counts=NONE_AT_END), sky=sky(fading_stars=9))
    assert points(result.players[0]) == {"fading": 27}


def test_dust_at_the_sun_and_at_the_rim_counts_for_each_star(tmp_path: Path) -> None:
    first, second = {"lines": "A11-B11"}, {"stars": "A61", "lines": "A62-A52"}
    standing = table(tmp_path, player(rounds=rounds(r1=first, r2=second))).players[0]
    assert points(standing) == {"sun": 2, "rim": 6}
    assert [line(standing, id).reasons[0].places for id in ("sun", "rim")] == [("A11", "B11"), ("A62", "A61")]


def test_a_line_counts_that_has_one_end_within_the_ecliptic(tmp_path: Path) -> None:
    # The circle of 3.25 around A11 runs between A41, 3 steps off, and A51.
    standing = table(tmp_path, player(rounds=rounds(r2={"lines": " ".join(ROW[1:])}))).players[0]
    assert points(standing) == {"ecliptic": 2, "rim": 3}
    assert line(standing, "ecliptic").reasons[0].places == ("A41-A51",)


def test_a_line_that_crosses_the_ecliptic_twice_counts_once(tmp_path: Path) -> None:
    # Both ends lie one step from A11, the middle of the line half a step.
    around = {"x": 1.0, "y": 0.0, "radius": 0.65}
    drawn = player(rounds=rounds(r1={"lines": "A21-B11"}))
    assert points(table(tmp_path, drawn, sky=sky(ecliptic=around)).players[0]) == {"ecliptic": 2, "sun": 1}


def test_what_is_entered_counts_each_time_it_stands_there(tmp_path: Path) -> None:
    again = {"lines": "A11-B11"}
    standing = table(tmp_path, player(rounds=rounds(r1=again, r2=again))).players[0]
    assert points(standing) == {"sun": 4}


def test_counts_stand_for_a_drawing_on_a_published_copy(tmp_path: Path) -> None:
    counted = {"counts": {"top": 2, "bottom": 3, "links": 4, "drawn": 5}}
    played = whole(r1=counted, r2={"card": {"size": 6, "kind": "binary", "value": 3}, **counted})
    ania = player(start={"kind": "pulsar", "value": 1}, rounds=played, counts=NONE_AT_END)
    standing = table(tmp_path, ania).players[0]
    first, second = 2 * 2 + 3 * 1 + 4 * 3, 2 * 3 + 3 * 2 + 4 * 5
    assert points(standing) == {"fading": 18, "round-1": first, "round-2": second}
    assert {each.origin for each in standing.lines} == {"derived"}


def test_counts_of_the_end_are_added_to_what_is_drawn(tmp_path: Path) -> None:
    played = whole(r1={"lines": "A11-A21 A21-A31 A31-A41 A41-A51"})
    ania = player(rounds=played, counts={"sun": 2, "ecliptic": 3, "rim": 4})
    standing = table(tmp_path, ania).players[0]
    assert points(standing) == {"fading": 21, "sun": 1 + 2, "ecliptic": 2 + 6, "rim": 12}
    assert [each.message for each in line(standing, "sun").reasons] == ["sun", "sun-counted"]


@pytest.mark.parametrize("id", LINES)
def test_a_line_by_hand_overrides_what_was_drawn(tmp_path: Path, id: str) -> None:
    played = rounds(r1={"lines": "A11-B11"}, r2={"stars": "A61"})
    standing = table(tmp_path, player(rounds=played, by_hand={id: -5})).players[0]
    others = {"sun": 2, "rim": 3}
    assert points(standing) == others | {id: -5}
    assert [each.id for each in standing.lines if each.origin == "by_hand"] == [id]


def test_a_table_of_lines_by_hand_needs_nothing_else(tmp_path: Path) -> None:
    plain = [
        {"name": "Ania", "by_hand": ZERO | {"fading": 9, "sun": 1}},
        {"name": "Bartek", "by_hand": ZERO | {"fading": 6, "sun": 4}},
    ]
    result = table(tmp_path, *plain)
    assert ([each.place for each in result.players], result.decided_by) == ([1, 2], "fading")


def test_a_round_between_lines_by_hand_needs_no_card(tmp_path: Path) -> None:
    played = rounds()
    played[2] = {}
    by_hand = {"fading": 0, "round-3": 7, "round-4": 8}
    assert points(table(tmp_path, player(rounds=played, by_hand=by_hand)).players[0]) == {
        "round-3": 7,
        "round-4": 8,
    }


def test_the_last_card_is_needed_by_its_own_round_alone(tmp_path: Path) -> None:
    played = rounds()
    played[5] = {"stars": "A61"}
    result = table(tmp_path, player(rounds=played, by_hand={"fading": 0, "round-6": 7}))
    assert points(result.players[0]) == {"round-6": 7, "rim": 3}


def test_a_start_card_is_needed_by_the_first_round_alone(tmp_path: Path) -> None:
    ania = player(by_hand={"round-1": 7})
    del ania["start"]
    assert points(table(tmp_path, ania).players[0]) == {"round-1": 7}


def test_counts_may_lack_what_only_lines_by_hand_would_read(tmp_path: Path) -> None:
    played = whole(
        r1={"counts": {"drawn": 5}}, r2={"counts": {"top": 1, "bottom": 1, "links": 0, "drawn": 6}}
    )
    by_hand = {"round-1": 4, "sun": 1, "ecliptic": 2}
    standing = table(tmp_path, player(rounds=played, by_hand=by_hand, counts={"rim": 1})).players[0]
    assert points(standing) == ALL_LEFT | {"round-1": 4, "round-2": 4, "sun": 1, "ecliptic": 2, "rim": 3}


def test_a_published_card_needs_no_counts_where_all_that_reads_them_is_by_hand(tmp_path: Path) -> None:
    played = rounds(r3={"card": {"size": 7, "kind": "giant", "value": 1}})
    by_hand = {"fading": 0, "round-3": 5, "sun": 1, "ecliptic": 2, "rim": 3}
    assert sum(points(table(tmp_path, player(rounds=played, by_hand=by_hand)).players[0]).values()) == 11


def test_a_game_in_progress_has_fewer_rounds_and_no_fading_stars(tmp_path: Path) -> None:
    kinds = {"A11": "giant"}
    ania = player("Ania", rounds=rounds(r1={"stars": "A11"})[:1])
    bartek = player("Bartek", start="T2a", rounds=rounds()[:1], by_hand={"round-5": 3})
    result = table(tmp_path, ania, bartek, unfinished=True, kinds=kinds)
    assert [each.id for each in result.players[0].lines] == [*LINES[1:]]
    assert [points(each) for each in result.players] == [{"round-1": 2, "sun": 1}, {"round-5": 3}]
    assert (result.leaders, result.winners, result.decided_by) == (("Ania", "Bartek"), (), None)


def test_the_last_card_of_a_game_in_progress_is_needed_by_its_own_round_alone(tmp_path: Path) -> None:
    ania = player(rounds=[{"card": "R5"}, {"stars": "B11"}], by_hand={"round-2": 6})
    assert points(table(tmp_path, ania, unfinished=True).players[0]) == {"round-2": 6, "sun": 1}


def test_a_game_may_be_unfinished_before_its_first_round(tmp_path: Path) -> None:
    result = table(tmp_path, {"name": "Ania", "rounds": []}, unfinished=True)
    assert (result.players[0].total, codes(result)) == (0, [(None, "not-finished", None)])


def test_fewer_fading_stars_crossed_out_part_players_of_one_total(tmp_path: Path) -> None:
    drawn = player("Ania", rounds=whole(), counts=NONE_AT_END)
    more = player("Bartek", start="T2a", rounds=whole(r1={"counts": NOTHING | {"drawn": 4}}))
    ties = [more | {"counts": {"sun": 3, "ecliptic": 0, "rim": 0}}, drawn]
    result = table(tmp_path, *ties)
    assert [each.total for each in result.players] == [21, 21]
    assert ([each.place for each in result.players], result.winners) == ([2, 1], ("Ania",))
    assert result.decided_by == "fading"


def test_past_seven_crossed_out_stars_nobody_is_behind(tmp_path: Path) -> None:
    ania = player("Ania", rounds=rounds(r1={"stars": "A31"}))
    result = table(tmp_path, ania, player("Bartek", start="T2b"))
    assert ([each.place for each in result.players], result.decided_by) == ([1, 1], "shared")


def test_fading_stars_by_hand_are_read_from_their_points(tmp_path: Path) -> None:
    by_hand = [ZERO | {"fading": 7, "sun": 5}, ZERO | {"fading": 6, "sun": 6}, ZERO | {"fading": 7, "rim": 5}]
    people = [{"name": name, "by_hand": each} for name, each in zip("ABC", by_hand, strict=True)]
    result = table(tmp_path, *people)
    assert ([each.place for each in result.players], result.winners) == ([1, 3, 1], ("A", "C"))


@pytest.mark.parametrize(
    ("total", "title"),
    [(-1, 1), (50, 1), (51, 2), (90, 2), (91, 3), (130, 3), (131, 4), (150, 4), (151, 5)],
)
def test_who_plays_alone_earns_a_title(tmp_path: Path, total: int, title: int) -> None:
    result = table(tmp_path, {"name": "Ania", "by_hand": ZERO | {"sun": total}})
    assert result.players[0].facts == {"title": title}


def test_nobody_earns_a_title_among_others(tmp_path: Path) -> None:
    result = table(tmp_path, player("Ania"), player("Bartek", start="T2a"))
    assert [each.facts for each in result.players] == [{}, {}]
