"""Hvězdokupy in play by any course that the rules allow: what always holds, and what another judge says."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from pnp import score
from pnp.games.hvezdokupy import PLAY
from pnp.models import Refused
from tests.games.hvezdokupy.tables import drawn
from tests.games.hvezdokupy.tables_in_play import after, begun, last, legal, opened, rows, sheet
from tests.oracles.hvezdokupy_play import SPACES, Referee, fitting, moves

if TYPE_CHECKING:
    from pnp.games.hvezdokupy import TableInPlay

STEPS = 60

seeds = st.integers(0, 2**32 - 1)


def accepted(table: TableInPlay, *step: str | int) -> bool:
    try:
        PLAY.follow_step(table, step)
    except Refused:
        return False
    return True


@settings(max_examples=30)
@given(seeds, st.booleans())
def test_any_course_keeps_the_moon_and_the_stars(seed: int, no_chance: bool) -> None:
    chance = Random(seed)
    table = opened(sheet(chance), no_chance=no_chance)
    for (kind, *numbers), following in legal(table, chance):
        assert not no_chance or kind not in ("roll", "move")
        before, now = ("".join(rows(each)) for each in (table, following))
        more = now.count("*") - before.count("*")
        assert now.count("*") <= 59
        assert now.count("M") == (1 if kind == "moon" else before.count("M"))
        assert more in {"bob": (0, 1), "place": (1,), "first": (1,), "rolled": (1,)}.get(str(kind), (0,))
        changed = {SPACES[number] for number in range(64) if before[number] != now[number]}
        named = {(numbers[at], numbers[at + 1]) for at in range(0, len(numbers) - 1, 2)}
        assert changed <= named
        assert following.events[: len(table.events)] == table.events
        table = following


@given(seeds, st.booleans())
def test_an_end_is_reached_only_where_somebody_has_built_or_the_stars_are_out(
    seed: int, no_chance: bool
) -> None:
    chance = Random(seed)
    table = opened(sheet(chance), no_chance=no_chance)
    steps = [step for step, _ in legal(table, chance)]
    over = after(table, *steps)
    written = [
        {key: PLAY.write_sheet(over)["players", seat, key] for key in ("card", "by_hand")}
        for seat in range(len(over.players))
    ]
    players = [
        {"name": each.name, **{key: value for key, value in card.items() if value is not None}}
        for each, card in zip(over.players, written, strict=True)
    ]
    result = score({"game": "hvezdokupy", "board": drawn(rows(over)), "players": players})
    if over.phase == "over":
        assert (last(over).arguments.get("names") or ()) == result.winners
        assert result.winners or "".join(rows(over)).count("*") == 59
    elif over.phase not in ("card", "show"):
        assert result.winners == ()


@settings(max_examples=20)
@given(seeds, st.booleans())
def test_what_may_be_chosen_is_what_another_judge_says(seed: int, no_chance: bool) -> None:
    chance = Random(seed)
    table = opened(sheet(chance), no_chance=no_chance)
    for _, following in [(None, table), *legal(table, chance)][-STEPS:]:
        board = rows(following)
        if following.phase in ("choose", "place"):
            low = (following.rolls[-1] - 1) % 4 + 1
            wanted = fitting(board, low) | fitting(board, low + 4)
            assert {space for space in SPACES if accepted(following, "place", *space)} == wanted
            assert following.phase == "choose" or wanted
            assert accepted(following, "pass") == (following.phase == "choose" and not wanted)
        if following.phase == "any":
            free = {space for space in SPACES if board[space[0] - 1][space[1] - 1] == "."}
            assert {space for space in SPACES if accepted(following, "place", *space)} == free
        if following.phase in ("move", "last"):
            assert accepted(following, "pass") == (following.phase == "last")
            near = [(star, space) for star in chance.sample(SPACES, 8) for space in SPACES]
            wanted_moves = moves(board)
            assert wanted_moves
            for star, space in near:
                assert accepted(following, "move", *star, *space) == ((star, space) in wanted_moves)


@settings(max_examples=30)
@given(seeds, st.integers(2, 6), st.booleans())
def test_what_comes_next_is_what_another_judge_says(seed: int, players: int, no_chance: bool) -> None:
    chance = Random(seed)
    stars = chance.choice([59, 58, 57, 56, chance.randint(10, 55)])
    signs = ["*"] * stars + ["."] * (63 - stars)
    chance.shuffle(signs)
    signs.insert(0, "M")  # in a corner, where nobody can build
    board = ["".join(signs[start : start + 8]) for start in range(0, 64, 8)]
    seat = chance.randrange(players)
    table = begun(board, players, ("seat", seat), no_chance=no_chance)
    referee = Referee(board, players, seat, no_chance=no_chance)
    for (kind, *numbers), following in [(("",), table), *legal(table, chance)]:
        if kind:
            referee.follow(str(kind), *map(int, numbers))
        assert (following.phase, rows(following)) == (referee.waiting, referee.rows())
        assert following.phase == "over" or following.player == referee.seat
