"""Hvězdokupy in play, rule by rule, in the order and in the words of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.games.hvezdokupy import PLAY
from pnp.models import Refused
from pnp.scoring import Reason
from tests.games.hvezdokupy.tables import AFTER, BEFORE, EMPTY, drawn, four
from tests.games.hvezdokupy.tables_in_play import HARD, NAMES, after, begun, last, opened, rows, told, typed

if TYPE_CHECKING:
    from pnp.games.hvezdokupy import TableInPlay
    from pnp.models import Awaited

# The pair of each face: 1 and 5, 2 and 6, 3 and 7, 4 and 8.
SIX = ["........", ".***....", ".***....", "........", "....M...", "........", "........", "........"]
# 59 stars, the Moon, and four free spaces in the corner at the right below.
FULL = [*["********"] * 6, "*****M..", "******.."]
NEARLY = [*["********"] * 6, "*****M..", "*****..."]  # one star is left


def waiting(table: TableInPlay) -> Awaited:
    found = PLAY.find_awaited(table)
    assert found is not None
    return found


def refused(table: TableInPlay, *step: str | int) -> str:
    with pytest.raises(Refused) as reason:
        PLAY.follow_step(table, step)
    return reason.value.message


def unread(table: TableInPlay, words: str) -> str:
    with pytest.raises(Refused) as reason:
        PLAY.read_step(table, words, lambda _: 0)
    return reason.value.message


def dealt(players: int, *ids: str) -> TableInPlay:
    """Players who have cards or none yet, at an empty board."""
    seats = [{"name": name} for name in NAMES[:players]]
    table = opened({"game": "hvezdokupy", "players": seats})
    return after(table, *(("card", id) for id in ids))


# 1. The set-up.


def test_cards_are_dealt_from_the_starting_player_on() -> None:
    table = dealt(3)
    for name in NAMES[:3]:
        assert (table.phase, NAMES[table.player]) == ("card", name)
        table = after(table, ("card", "G01"))
    assert table.phase == "moon"


@pytest.mark.parametrize(
    ("players", "ranks"), [(2, "31"), (3, "321"), (4, "3221"), (5, "32221"), (6, "332211")]
)
def test_a_colour_deals_a_card_of_the_rank_on_the_setup_card(players: int, ranks: str) -> None:
    table = dealt(players)
    for _ in ranks:
        table = typed(table, "f", lambda many: many - 1)
    cards = [each.card for each in table.players if each.card]
    assert [card.rank for card in cards] == [*map(int, ranks)]
    assert len({card.id for card in cards}) == players


def test_a_player_may_enter_the_card_that_was_dealt_or_draw_that_of_another_copy() -> None:
    table = typed(typed(dealt(2), "z2"), ".*. ***")
    first, second = (each.card for each in table.players)
    assert first is not None
    assert first.id == "Z02"
    assert second is not None
    assert (second.id, second.shape) == (None, ((0, 1), (1, 0), (1, 1), (1, 2)))
    assert unread(dealt(2), "***. *") == "refused-pattern"
    assert unread(dealt(2), "F99") == "refused-near"


@pytest.mark.parametrize("named", ["f5", "walking stick", "Hůlka", "LASKA"])
def test_a_card_is_entered_by_its_name_in_any_language(named: str) -> None:
    card = typed(dealt(2), named).players[0].card
    assert card is not None
    assert card.id == "F05"


def test_the_first_roll_is_the_row_of_the_moon_and_the_second_its_column() -> None:
    table = after(dealt(3, "G01", "G02", "G03"), ("moon", 5, 6))
    assert rows(table) == [*EMPTY[:4], ".....M..", *EMPTY[5:]]


def test_with_four_players_a_rolled_star_lies_there_and_is_rolled_again_where_the_moon_is() -> None:
    table = after(dealt(4, "G01", "G02", "G03", "G04"), ("moon", 5, 6))
    assert table.phase == "rolled"
    assert refused(table, "rolled", 5, 6) == "refused-moon"
    rolls = iter([5, 6, 2, 7])
    table = typed(table, "", lambda _: next(rolls) - 1)
    assert rows(table)[1] == "......*."
    assert table.phase == "first"


@pytest.mark.parametrize(
    ("players", "order"), [(2, "BABABA"), (3, "CBACBA"), (4, "DCBA"), (5, "EDCBA"), (6, "FEDCBA")]
)
def test_from_the_last_player_backwards_each_places_a_star_then_another(players: int, order: str) -> None:
    table = after(dealt(players, *["G01"] * players), ("moon", 5, 5))
    table = after(table, ("rolled", 8, 8)) if players == 4 else table
    placed = ""
    for column in range(1, len(order) + 1):
        placed += NAMES[table.player][0]
        table = after(table, ("first", 1, column))
    assert placed == order
    assert (table.phase, table.player) == ("bob" if players == 2 else "roll", 0)
    assert "".join(rows(table)).count("*") == (5 if players in (4, 5) else 6)


def test_the_first_stars_that_are_still_to_place_are_told() -> None:
    table = after(dealt(4, "G01", "G02", "G03", "G04"), ("moon", 5, 6), ("rolled", 8, 8))
    left = []
    for column in range(1, 5):
        left.append(waiting(table).arguments["n"])
        table = after(table, ("first", 1, column))
    assert left == [4, 3, 2, 1]


@pytest.mark.parametrize(("players", "phases"), [(2, ["bob", "roll"]), (3, ["roll", "roll"])])
def test_the_board_is_drawn_before_the_first_turn_and_then_when_it_was_rolled(
    players: int, phases: list[str]
) -> None:
    first = begun(SIX, players)
    second = after(first, ("bob", 8, 8)) if players == 2 else after(first, ("roll", 8), ("pass",))
    assert [first.phase, second.phase] == phases
    assert [waiting(first).drawn, waiting(second).drawn] == [True, False]


def test_a_first_star_comes_to_any_free_space_and_no_other() -> None:
    table = after(dealt(3, "G01", "G02", "G03"), ("moon", 5, 6), ("first", 1, 1))
    assert refused(table, "first", 1, 1) == "refused-star"
    assert refused(table, "first", 5, 6) == "refused-moon"


def test_a_sheet_in_progress_asks_whose_turn_it_is() -> None:
    sheet = [*SIX[:6], "*.......", "........"]
    table = begun(sheet, 3)
    assert table.phase == "seat"
    assert [typed(table, words).player for words in ("", "2", "cyril")] == [0, 1, 2]
    assert unread(table, "Dora") == "refused-unknown"
    assert begun(SIX, 3).phase == "roll"  # six stars lie at the beginning


def test_a_sheet_whose_setup_is_not_finished_goes_on_with_it() -> None:
    table = begun([".**.....", *EMPTY[1:]], 3)
    assert table.phase == "moon"
    table = after(table, ("moon", 5, 5))
    assert (table.phase, table.player) == ("first", 0)
    assert refused(begun([".**.....", *EMPTY[1:]], 3), "moon", 1, 2) == "refused-star"


def test_more_stars_than_there_are_cannot_be_played() -> None:
    with pytest.raises(Refused) as reason:
        begun([*["********"] * 7, "****M..."], 3)
    assert reason.value.message == "refused-too-many-stars"


# 2. A turn: the roll.


@pytest.mark.parametrize("rolled", range(1, 9))
def test_a_face_stands_for_two_numbers(rolled: int) -> None:
    told = waiting(begun(SIX, 3, ("roll", rolled))).arguments
    lower, higher = sorted((rolled, (rolled + 3) % 8 + 1))
    assert (told["first"], told["second"]) == (lower, higher)


def test_a_star_comes_to_a_space_with_exactly_as_many_neighbours_as_either_number_says() -> None:
    table = begun(SIX, 3, ("roll", 7))
    assert rows(after(table, ("place", 1, 3)))[0] == "..*....."  # three of them by side or corner
    table = begun(SIX, 3, ("roll", 6))
    assert rows(after(table, ("place", 4, 2)))[3] == ".*......"
    assert rows(after(table, ("place", 2, 1)))[1] == "****...."
    assert refused(table, "place", 4, 3) == "refused-neighbours"  # three
    assert refused(table, "place", 4, 1) == "refused-neighbours"  # one
    assert refused(table, "place", 8, 8) == "refused-neighbours"  # none
    assert refused(table, "place", 2, 2) == "refused-star"


def test_the_moon_counts_as_empty_and_no_star_comes_to_its_space() -> None:
    beside = ["........", "...*....", "..M.....", "...*....", *EMPTY[4:]]
    table = begun(beside, 6, ("first", 8, 8), ("first", 8, 6), ("first", 6, 8), ("first", 6, 6))
    assert table.phase == "roll"
    table = after(table, ("roll", 2))
    assert refused(table, "place", 3, 3) == "refused-moon"
    assert rows(after(table, ("place", 3, 4)))[2] == "..M*...."  # two stars, and the Moon


def test_the_die_may_be_rolled_once_more_and_the_first_pair_is_gone() -> None:
    table = begun(SIX, 3, ("roll", 7), ("roll", 6))
    assert (table.phase, told(table)) == ("place", ["roll", "second-roll"])
    assert refused(table, "roll", 5) == "refused-step"
    assert refused(table, "place", 1, 3) == "refused-neighbours"  # it has three, and 2 or 6 is wanted
    assert (table.player, after(table, ("place", 4, 2)).player) == (0, 1)


# 2. A turn: moving a star.


@pytest.mark.parametrize(("first", "second"), [(6, 2), (2, 6), (3, 3), (8, 4)])
def test_the_same_pair_again_moves_a_star_to_a_free_space_next_to_it(first: int, second: int) -> None:
    table = begun(SIX, 3, ("roll", first), ("roll", second))
    assert table.phase == "move"
    assert refused(table, "place", 4, 2) == "refused-step"
    moved = after(table, ("move", 3, 4, 4, 4))
    assert rows(moved) == ["........", ".***....", ".**.....", "...*....", "....M...", *EMPTY[5:]]
    assert moved.player == 1
    assert refused(table, "move", 3, 4, 5, 5) == "refused-moon"
    assert refused(table, "move", 3, 4, 2, 4) == "refused-star"
    assert refused(table, "move", 3, 4, 5, 4) == "refused-far"
    assert refused(table, "move", 3, 4, 3, 4) == "refused-star"
    assert refused(table, "move", 1, 1, 1, 2) == "refused-no-star"
    assert refused(table, "move", 5, 5, 4, 4) == "refused-moon-moves"


def test_another_pair_moves_nothing() -> None:
    assert begun(SIX, 3, ("roll", 1), ("roll", 2)).phase == "place"


# 2. A turn: losing it.


def test_there_is_no_passing_where_a_space_fits() -> None:
    assert refused(begun(SIX, 3, ("roll", 6)), "pass") == "refused-pass"
    assert refused(begun(SIX, 3, ("roll", 6), ("roll", 1)), "pass") == "refused-step"
    assert unread(begun(SIX, 3, ("roll", 6)), "") == "refused-space"


def test_a_first_roll_that_fits_nowhere_may_be_rolled_again_or_given_up() -> None:
    table = begun(SIX, 3, ("roll", 8))  # nothing has four neighbours, or eight
    assert table.phase == "choose"
    assert waiting(table).words == "play-choose-none"
    assert after(table, ("roll", 7)).phase == "place"
    assert typed(table, "-").player == 1
    assert typed(table, "", lambda _: 4).rolls == (8, 5)


def test_a_second_roll_that_fits_nowhere_loses_the_turn() -> None:
    table = begun(SIX, 3, ("roll", 7), ("roll", 4))
    assert (table.phase, table.player, table.rolls) == ("roll", 1, ())
    assert "lost" in told(table)


def test_after_the_last_player_the_first_has_a_turn() -> None:
    lost = ("roll", 8), ("pass",)
    assert [begun(SIX, 3, *lost * many).player for many in range(4)] == [0, 1, 2, 0]


# 3. The end of a game.


def test_cyril_builds_for_three_at_once_and_the_game_is_over() -> None:
    table = typed(opened(four(BEFORE)), "cyril")
    assert table.phase == "roll"
    table = after(table, ("roll", 3), ("place", 4, 4))
    assert rows(table) == AFTER
    assert table.phase == "over"
    assert PLAY.find_awaited(table) is None
    assert last(table).arguments["names"] == ("Aneta", "Blanka", "Cyril")
    assert refused(table, "roll", 1) == "refused-step"


def test_whoever_completes_it_the_owner_wins_and_at_once() -> None:
    seats = [
        {"name": "Aneta", "card": "G01"},
        {"name": "Blanka", "pattern": drawn(["***", "***", "*.."])},
        {"name": "Cyril", "card": "G03"},
    ]
    table = opened({"game": "hvezdokupy", "board": drawn(SIX), "players": seats})
    assert table.phase == "roll"
    table = after(table, ("roll", 6), ("place", 4, 2))
    assert (table.phase, last(table).arguments["names"]) == ("over", ("Blanka",))


def test_a_move_and_bob_build_too() -> None:
    pattern = ["***", "***", "*.."]
    moving = ["........", ".***....", ".***....", "........", "*...M...", "........", "........", "......**"]
    seats = [{"name": name, "pattern": drawn(pattern)} for name in NAMES[:2]]
    table = opened({"game": "hvezdokupy", "board": drawn(moving), "players": seats})
    table = after(table, ("seat", 1))
    assert after(table, ("bob", 4, 4)).phase == "over"
    table = after(table, ("bob", 5, 5), ("roll", 1), ("roll", 5), ("move", 5, 1, 4, 2))
    assert (table.phase, last(table).message) == ("over", "told-built")
    assert last(table).arguments["n"] == 2


def test_the_round_is_finished_with_moves_when_the_stars_run_out() -> None:
    table = begun(NEARLY, 3, ("seat", 0), ("roll", 2), ("place", 8, 6))
    assert rows(table) == FULL
    assert (table.phase, table.player, told(table)[-1]) == ("last", 1, "last-round")
    assert refused(table, "roll", 3) == "refused-step"
    assert refused(table, "place", 8, 7) == "refused-step"
    table = after(table, ("move", 8, 6, 8, 7))
    assert (table.phase, table.player) == ("last", 2)
    table = after(table, ("move", 8, 7, 7, 7))
    assert (table.phase, told(table)[-1]) == ("over", "draw")
    assert told(table).count("last-round") == 1


def test_nobody_has_to_move_a_star_in_the_last_round() -> None:
    table = begun(NEARLY, 3, ("seat", 0), ("roll", 2), ("place", 8, 6))
    after_one = typed(table, "-")
    assert (after_one.phase, after_one.player, told(after_one)[-1]) == ("last", 2, "move-none")
    over = typed(after_one, "-")
    assert (rows(over), told(over)[-2:]) == (FULL, ["no-stars", "draw"])
    same_pair = begun(SIX, 3, ("roll", 6), ("roll", 2))
    assert refused(same_pair, "pass") == "refused-step"


def test_where_the_last_player_puts_the_last_star_the_round_is_over() -> None:
    table = begun(NEARLY, 3, ("seat", 2), ("roll", 2), ("place", 8, 6))
    assert (table.phase, told(table)[-2:]) == ("over", ["no-stars", "draw"])


def test_a_move_of_the_last_round_may_build() -> None:
    seats = [{"name": name, "pattern": drawn(HARD)} for name in NAMES[:3]]
    board = ["*******.", *["********"] * 5, "*****M..", "******.*"]
    table = opened({"game": "hvezdokupy", "board": drawn(board), "players": seats})
    table = after(table, ("seat", 1))
    assert table.phase == "last"
    assert after(table, ("move", 1, 7, 1, 8)).phase == "over"
    assert told(after(table, ("move", 1, 7, 1, 8)))[-1] == "built"


# Bob.


def test_with_two_players_bob_plays_before_each_turn_of_each() -> None:
    table = begun(SIX, 2)
    for player in (0, 1, 0):
        assert (table.phase, table.player) == ("bob", player)
        assert refused(table, "roll", 1) == "refused-step"
        table = after(table, ("bob", 2, 2), ("roll", 8), ("pass",))


def test_bobs_star_comes_to_a_free_space_and_else_nothing_happens() -> None:
    table = begun(SIX, 2)
    assert rows(after(table, ("bob", 8, 5)))[7] == "....*..."
    for taken in ((2, 2), (5, 5)):
        bob = after(table, ("bob", *taken))
        assert rows(bob) == SIX
        assert (bob.phase, bob.player) == ("roll", 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_players_bob_does_not_play(players: int) -> None:
    stars = ["........", ".***....", ".**.....", "........", "....M...", "........", "........", "........"]
    assert begun(SIX if players in (3, 6) else stars, players).phase == "roll"


def test_where_bob_puts_the_last_star_whoever_is_on_turn_moves_one() -> None:
    table = begun(NEARLY, 2, ("seat", 0), ("bob", 8, 6))
    assert (table.phase, table.player) == ("last", 0)
    table = after(table, ("move", 8, 6, 8, 7))
    assert (table.phase, table.player) == ("last", 1)  # and Bob does nothing
    assert told(after(table, ("move", 8, 7, 7, 7)))[-1] == "draw"


# The time limit.


def test_whoever_is_too_slow_loses_the_turn_and_bob_places_a_star() -> None:
    for steps in ((), (("roll", 6),), (("roll", 7), ("roll", 6)), (("roll", 6), ("roll", 6))):
        table = after(begun(SIX, 3), *steps, ("late",))
        assert (table.phase, table.player) == ("instead", 0)
        assert rows(after(table, ("bob", 8, 8)))[7] == ".......*"
        assert (after(table, ("bob", 8, 8)).phase, after(table, ("bob", 2, 2)).player) == ("roll", 1)


def test_with_two_players_bob_plays_twice_then() -> None:
    table = begun(SIX, 2, ("bob", 8, 8), ("late",), ("bob", 8, 1))
    assert (table.phase, table.player) == ("bob", 1)
    assert rows(table)[7] == "*......*"


def test_without_a_star_nothing_is_placed_for_whoever_is_too_slow() -> None:
    table = begun(NEARLY, 3, ("seat", 0), ("roll", 2), ("place", 8, 6), ("late",))
    assert (table.phase, table.player) == ("last", 2)
    assert told(after(table, ("late",)))[-1] == "draw"


def test_the_last_star_of_bob_in_place_of_a_player_ends_the_turn_too() -> None:
    table = begun(NEARLY, 3, ("seat", 1), ("late",), ("bob", 8, 6))
    assert (table.phase, table.player) == ("last", 2)


def test_the_time_limit_is_longer_where_bob_plays_and_bob_has_none() -> None:
    three, two = begun(SIX, 3), begun(SIX, 2)
    assert (waiting(three).seconds, waiting(two).seconds) == (20, 25)
    bob, roll = waiting(two), waiting(after(two, ("bob", 8, 8)))
    assert (bob.turn, bob.hasty, roll.turn, roll.hasty) == (1, False, 1, True)
    instead = waiting(after(three, ("late",)))
    assert (instead.turn, instead.hasty) == (0, False)
    assert waiting(after(three, ("roll", 8), ("pass",))).turn == 2
    assert refused(two, "late") == "refused-step"
    assert waiting(dealt(3)).turn == 0


# Without chance.


def test_without_chance_a_star_comes_to_any_free_space_and_there_is_no_die() -> None:
    table = begun(SIX, 3, no_chance=True)
    assert (table.phase, waiting(table).drawn) == ("any", True)
    assert refused(table, "roll", 3) == refused(table, "pass") == "refused-step"
    assert refused(table, "move", 2, 2, 1, 1) == "refused-step"
    assert refused(table, "place", 2, 2) == "refused-star"
    assert refused(table, "place", 5, 5) == "refused-moon"
    for row, column in ((8, 8), (1, 1), (3, 5)):  # next to none, one and two
        assert rows(after(table, ("place", row, column)))[row - 1][column - 1] == "*"
    assert [typed(table, "88").player, typed(typed(table, "88"), "8 7").player] == [1, 2]
    assert {unread(table, words) for words in ("", "+", "-", "3")} == {"refused-space"}


def test_without_chance_the_moon_is_rolled_for_and_nothing_else_of_the_setup_changes() -> None:
    seats = [{"name": name, "card": "G01"} for name in NAMES[:4]]
    table = opened({"game": "hvezdokupy", "players": seats}, no_chance=True)
    table = typed(typed(table, "", lambda _: 4), "", lambda _: 0)
    assert (rows(table)[4][4], rows(table)[0][0], table.phase) == ("M", "*", "first")
    table = after(table, *(("first", 8, column) for column in range(1, 5)))
    assert (table.phase, table.player) == ("any", 0)


def test_without_chance_bob_rolls_before_each_turn_of_two() -> None:
    table = begun(SIX, 2, no_chance=True)
    for player in (0, 1, 0):
        assert (table.phase, table.player) == ("bob", player)
        assert refused(table, "place", 8, 8) == "refused-step"
        table = after(table, ("bob", 2, 2))
        assert table.phase == "any"
        table = after(table, ("place", 8, player + 1 if table.turns < 3 else 3))


def test_without_chance_whoever_is_completed_wins_at_once() -> None:
    table = after(opened(four(BEFORE), no_chance=True), ("seat", 2), ("place", 4, 4))
    assert (table.phase, rows(table)) == ("over", AFTER)
    assert last(table).arguments["names"] == ("Aneta", "Blanka", "Cyril")


def test_without_chance_the_game_is_over_with_the_last_star_since_none_is_moved() -> None:
    table = begun(NEARLY, 3, ("seat", 0), ("place", 8, 6), no_chance=True)
    assert (table.phase, told(table)[-2:]) == ("over", ["no-stars", "draw"])
    bob = begun(NEARLY, 2, ("seat", 1), ("bob", 8, 6), no_chance=True)
    assert (bob.phase, told(bob)[-2:]) == ("over", ["no-stars", "draw"])
    late = begun(NEARLY, 3, ("seat", 1), ("late",), ("bob", 8, 6), no_chance=True)
    assert (late.phase, told(late)[-2:]) == ("over", ["no-stars", "draw"])


def test_without_chance_the_time_limit_is_the_same_and_bob_plays_for_the_slow() -> None:
    table = begun(SIX, 3, no_chance=True)
    assert (waiting(table).turn, waiting(table).hasty, waiting(table).seconds) == (1, True, 20)
    slow = after(table, ("late",))
    assert (slow.phase, slow.player) == ("instead", 0)
    assert (after(slow, ("bob", 8, 8)).phase, after(slow, ("bob", 8, 8)).player) == ("any", 1)


# A card that is kept secret.


def secrets() -> TableInPlay:
    table = typed(typed(dealt(3, "G01"), "-"), "-")
    board = [("moon", 5, 5), *(("first", row, column) for row in (2, 3) for column in (2, 3, 4))]
    return after(table, *board)


def test_who_has_built_with_a_secret_card_says_so_and_shows_it() -> None:
    table = secrets()  # six stars, 2 × 3
    assert table.phase == "roll"
    assert refused(table, "claim", 0, "F03") == "refused-no-secret"
    assert refused(table, "claim", 1, "F99") == "refused-card"
    assert refused(table, "claim", 2, "G02") == "refused-not-built"
    assert unread(table, "! F03") == "refused-claim"
    won = typed(table, "! blanka f3")
    assert (won.phase, won.player) == ("show", 2)
    over = typed(won, "G03")
    assert last(over).arguments["names"] == ("Blanka",)
    assert last(typed(won, "F01")).arguments["names"] == ("Blanka", "Cyril")
    kept = typed(won, "-")
    assert (kept.phase, PLAY.write_sheet(kept)["players", 2, "by_hand"]) == ("over", {"built": 0})


def test_where_one_card_is_secret_its_player_need_not_be_named() -> None:
    table = typed(dealt(3, "G01", "G02"), "-")
    board = [("moon", 5, 5), *(("first", row, column) for row in (2, 3) for column in (2, 3, 4))]
    assert typed(after(table, *board), "!F03").phase == "over"


def test_nobody_without_a_secret_card_has_to_say_anything() -> None:
    assert unread(begun(SIX, 3), "! F03") == "refused-no-secrets"


def test_a_secret_card_is_shown_at_the_end_and_may_turn_a_draw() -> None:
    seats = [{"name": "Aneta", "pattern": drawn(HARD)}, {"name": "Blanka", "by_hand": {"built": 0}}]
    table = opened({"game": "hvezdokupy", "board": drawn(NEARLY), "players": seats})
    table = after(table, ("seat", 1), ("bob", 8, 6), ("move", 8, 6, 8, 7))
    assert (table.phase, table.player) == ("show", 1)
    assert told(typed(table, "-"))[-1] == "draw"
    assert last(typed(table, "F01")).arguments["names"] == ("Blanka",)


# What is typed.


@pytest.mark.parametrize("words", ["42", "4,2", " 4 2 ", "4;2", "4/2", "4.2"])
def test_a_space_is_typed_as_two_numbers(words: str) -> None:
    assert PLAY.read_step(begun(SIX, 3, ("roll", 6)), words, lambda _: 0) == ("place", 4, 2)


@pytest.mark.parametrize("words", ["90", "4", "123", "a", "4 2 x", "09", "", "4 -2 -3"])
def test_what_is_no_space_is_refused(words: str) -> None:
    table = begun(SIX, 3, ("roll", 7), ("roll", 6))
    assert unread(table, words) == "refused-space"


@pytest.mark.parametrize("words", ["3434", "34 34", "3,4 3,4", "3 4 > 3 4"])
def test_a_move_is_typed_as_two_spaces(words: str) -> None:
    assert PLAY.read_step(begun(SIX, 3, ("roll", 6), ("roll", 2)), words, lambda _: 0) == ("move", 3, 4, 3, 4)


def test_where_a_die_falls_the_program_may_roll() -> None:
    faces = iter(range(8))
    table = begun(SIX, 2)
    assert PLAY.read_step(table, "", lambda _: next(faces)) == ("bob", 1, 2)
    table = after(table, ("bob", 8, 8))
    assert PLAY.read_step(table, "", lambda _: next(faces)) == ("roll", 3)
    assert PLAY.read_step(after(table, ("roll", 7)), "+", lambda _: next(faces)) == ("roll", 4)
    assert PLAY.read_step(after(table, ("roll", 7)), "6", lambda _: next(faces)) == ("roll", 6)
    assert PLAY.read_step(after(table, ("late",)), "", lambda _: next(faces)) == ("bob", 5, 6)


def test_the_die_has_eight_faces() -> None:
    assert PLAY.read_step(begun(SIX, 3), "", lambda faces: faces - 1) == ("roll", 8)


@pytest.mark.parametrize(
    "step",
    [
        ("roll", 0),
        ("roll", 9),
        ("roll",),
        ("roll", True),
        ("roll", "3"),
        ("none",),
        ("seat", 0),
        ("roll", 1, 2),
    ],
)
def test_a_step_that_nobody_can_make_is_refused(step: tuple[str | int, ...]) -> None:
    assert refused(begun(SIX, 3), *step) == "refused-step"


def test_a_player_of_another_table_has_no_turn() -> None:
    table = begun([*SIX[:7], "*......."], 3)
    assert refused(table, "seat", 3) == refused(table, "seat", -1) == "refused-step"


# What is seen, and what a sheet says.


def marks(table: TableInPlay) -> str:
    """The board in characters, one for each space."""
    board = [row for row in PLAY.draw_table(table) if not isinstance(row, Reason)]
    return "\n".join("".join(run.text[1] for run in row[1:]) for row in board[1:])


def test_the_spaces_for_either_number_show_that_number() -> None:
    assert marks(begun(SIX, 3, ("roll", 6))).split("\n") == [
        ".2.2....",
        "2***2...",
        "2***2...",
        ".2.2....",
        "....M...",
        *EMPTY[5:],
    ]
    assert marks(begun(SIX, 3)).split("\n") == SIX


def test_the_spaces_that_a_star_may_move_to_are_marked() -> None:
    assert marks(begun(SIX, 3, ("roll", 6), ("roll", 2))).split("\n")[3:5] == ["ooooo...", "....M..."]


def test_what_is_built_is_marked_when_all_is_over() -> None:
    table = after(opened(four(BEFORE)), ("seat", 2), ("roll", 3), ("place", 4, 4))
    board = [row for row in PLAY.draw_table(table) if not isinstance(row, Reason)]
    found = [[run.text for run in row[1:]].count("[*]") for row in board[1:]]
    assert found == [0, 2, 1, 4, 0, 0, 0, 0]  # Aneta's, Blanka's and Cyril's, where they are found first
    assert told(typed(secrets(), "! Blanka F03"))[-2:] == ["card", "stands"]


def test_a_sheet_says_board_and_cards_and_of_secret_ones_that_they_are_not_built() -> None:
    written = PLAY.write_sheet(secrets())
    assert written["players", 0, "card"] == "G01"
    assert written["players", 1, "card"] is None
    assert written["players", 1, "by_hand"] == {"built": 0}
    assert written["players", 0, "by_hand"] is None
    assert PLAY.write_sheet(begun(SIX, 3))["players", 1, "pattern"] == "\n".join(HARD)
    assert written["board",] == "\n".join(SIX)
