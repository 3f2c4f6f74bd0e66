"""`pnp play` against the clock: a fake one here, so that nobody waits."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from typer.main import get_command

from pnp.build import create_course, phrases, steps_in_force
from pnp.build.tables.playing import Companion, ask_steps
from pnp.cli.commands.play import play
from pnp.games.hvezdokupy.game import GAME
from pnp.models.game import USUAL_LIMIT
from pnp.terminal import Clock, Prompt, TimeUpError, ask_at_screen
from pnp.terminal.prompts import SOON
from pnp.terminal.screen import _Line
from tests.games.hvezdokupy.tables import EMPTY, drawn
from tests.games.hvezdokupy.tables_in_play import HARD
from tests.helpers.terminals import PROGRAM, Terminal, plain

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.build import Course
    from tests.conftest import Command

LATE: Final = None  # nothing is typed until the time is up
SIX: Final = ["........", ".***....", ".***....", "........", "....M...", *EMPTY[5:]]


@dataclass
class Evening:
    """People who type so, each after so many seconds; what was said, the clock at each prompt, its bell."""

    typed: list[tuple[str | None, float]]
    time: float = 1000.0
    rung: int = 0
    said: list[str] = field(default_factory=list)
    left: list[tuple[str, int | None]] = field(default_factory=list)
    warned: list[str] = field(default_factory=list)

    def ask(self, prompt: Prompt) -> str:
        if not self.typed:
            raise EOFError
        self.left.append((prompt.label, round(prompt.clock.left()) if prompt.clock else None))
        words, seconds = self.typed.pop(0)
        self.time += seconds
        if prompt.clock and prompt.clock.soon and (words is LATE or prompt.clock.left() <= SOON):
            self.warned.append(prompt.clock.soon)
            prompt.clock.warn()
        ends = prompt.clock is not None and prompt.clock.ends
        if ends and prompt.clock and (words is LATE or prompt.clock.left() <= 0):
            self.time += max(0.0, prompt.clock.left())
            raise TimeUpError
        assert words is not None
        assert prompt.refusal(words) == ""
        return words

    def rang(self) -> None:
        self.rung += 1


def table(folder: Path, players: int) -> Course:
    seats = [{"name": name, "pattern": drawn(HARD)} for name in ("Aneta", "Blanka", "Cyril")[:players]]
    sheet = folder / "t.yaml"
    sheet.unlink(missing_ok=True)
    return create_course(str(sheet), {"game": "hvezdokupy", "board": drawn(SIX), "players": seats}, GAME)


def evening(course: Course, *typed: tuple[str | None, float], limit: int = USUAL_LIMIT) -> Evening:
    there = Evening([*typed])
    desk = Companion(
        ask=there.ask,
        say=there.said.append,
        plain=str,
        ring=there.rang,
        now=lambda: there.time,
        chance=lambda _: 7,
        words=phrases(GAME, "en", topic="play"),
        coloured=False,
        limit=limit,
    )
    with pytest.raises(EOFError):
        ask_steps(course, desk)
    return there


READY, NEXT = "Enter starts the clock", "The next turn begins"


def test_the_clock_starts_when_all_are_ready_and_runs_through_the_rolls(tmp_path: Path) -> None:
    there = evening(table(tmp_path, 3), ("", 90), ("7", 4), ("6", 5), ("42", 2), ("", 1))
    labels = [(label[: len(READY)], left) for label, left in there.left]
    assert labels == [
        ("Enter starts the clock", None),
        ("Aneta: your roll (Enter rolls)"[: len(READY)], 20),
        ("Aneta: a space for 3 or 7"[: len(READY)], 16),
        ("Aneta: a space for 2 or 6"[: len(READY)], 11),
        ("The next turn begins when"[: len(READY)], 9),
    ]
    assert there.rung == 0


def test_whoever_is_done_sooner_waits_and_the_next_turn_has_a_limit_of_its_own(tmp_path: Path) -> None:
    there = evening(
        table(tmp_path, 3), ("", 0), ("7", 4), ("13", 5), (LATE, 0), ("6", 3), ("42", 3), ("", 1), ("5", 0)
    )
    waits = [left for label, left in there.left if label.startswith(NEXT)]
    rolls = [left for label, left in there.left if "your roll" in label]
    assert (waits, rolls) == ([11, 14], [20, 20, 20])  # the second wait was ended by Enter
    assert there.rung == 0


def test_the_time_up_rings_and_bob_plays_without_a_limit_then_the_next_turn_begins(tmp_path: Path) -> None:
    course = table(tmp_path, 3)
    there = evening(course, ("", 0), ("6", 4), (LATE, 0), ("88", 500), ("6", 3))
    assert there.rung == 2  # the first bell warned
    assert "Time is up: Aneta loses the turn." in there.said
    assert [left for _, left in there.left][3:5] == [None, 20]
    assert "Bob: a star at 8,8." in there.said


@pytest.mark.parametrize("answers", [[("6", 20)], [("6", 19), ("42", 1)], [("6", 19), ("?", 0.5), (LATE, 0)]])
def test_an_answer_at_the_very_end_comes_too_late(
    tmp_path: Path, answers: list[tuple[str | None, float]]
) -> None:
    assert evening(table(tmp_path, 3), ("", 0), *answers).rung == 2


def test_with_two_players_there_is_time_for_bob_whose_own_roll_nothing_ends(tmp_path: Path) -> None:
    there = evening(table(tmp_path, 2), ("", 0), ("88", 4), ("6", 1), ("42", 1))
    assert there.left[0][0] == "Enter starts the clock, 25 s a turn"
    assert [left for _, left in there.left[1:4]] == [25, 21, 20]
    slow = evening(table(tmp_path, 2), ("", 0), ("88", 60), (LATE, 0), ("81", 0), ("11", 0), ("6", 0))
    assert slow.rung == 2
    assert [line for line in slow.said if line.startswith("Bob")] == [
        "Bob: a star at 8,8.",
        "Bob: a star at 8,1.",
        "Bob: a star at 1,1.",
    ]


def test_after_a_step_is_taken_back_the_clock_waits_for_the_players(tmp_path: Path) -> None:
    course = table(tmp_path, 3)
    there = evening(
        course, ("", 0), ("6", 19), (LATE, 0), ("<", 0), ("", 300), ("42", 19), ("<", 0), ("<", 0)
    )
    assert [label[: len(READY)] for label, _ in there.left].count(READY) == 3
    assert there.rung == 3  # it warned, ended, and warned in the turn that was begun anew
    assert "Taken back: Time is up: Aneta loses the turn." in there.said


def test_five_seconds_before_the_end_a_bell_warns_once_in_a_turn(tmp_path: Path) -> None:
    early = evening(table(tmp_path / "early", 3), ("", 0), ("7", 14), ("?", 0), ("13", 0))
    assert (early.rung, early.warned) == (0, [])
    typed = (("", 0), ("7", 15), ("?", 1), ("13", 1), (LATE, 0), ("6", 15))
    near = evening(table(tmp_path / "near", 3), *typed)
    assert near.warned == ["be quick"] * 4  # three of the first turn, none of the wait, one of the next turn
    assert near.rung == 2


def test_a_limit_that_was_chosen_is_the_same_with_bob_and_without(tmp_path: Path) -> None:
    for players in (2, 3):
        there = evening(table(tmp_path / str(players), players), ("", 0), ("?", 0), limit=30)
        assert there.left[0][0] == "Enter starts the clock, 30 s a turn"
        assert there.left[1][1] == 30


def test_without_a_limit_nobody_waits(tmp_path: Path) -> None:
    there = evening(table(tmp_path, 3), ("6", 500), ("42", 500), ("5", 0), limit=0)
    assert [left for _, left in there.left] == [None] * 3
    assert there.rung == 0


# At a terminal.


def prompted(clock: Clock, typed: str = "") -> str:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(typed)
        return ask_at_screen(coloured=False)(Prompt("Roll", lambda _: "", clock=clock))


def test_a_line_is_not_asked_for_any_more_when_the_time_is_up() -> None:
    with pytest.raises(TimeUpError):
        prompted(Clock(lambda: 0, ends=True))
    assert prompted(Clock(lambda: -3, ends=False), "5\r") == "5"
    assert prompted(Clock(lambda: 1000, ends=True), "6\r") == "6"


@pytest.mark.parametrize(
    ("left", "soon", "shown"),
    [(5, "be quick", "[5 s: be quick]"), (5.1, "be quick", "[6 s]"), (5, "", "[5 s]")],
)
def test_the_prompt_shows_the_seconds_that_are_left_and_says_when_they_are_few(
    left: float, soon: str, shown: str
) -> None:
    warned: list[str] = []
    clock = Clock(lambda: left, ends=True, soon=soon, warn=lambda: warned.append("rung"))
    assert prompted(clock, "6\r") == "6"
    assert bool(warned) == ("quick" in shown)
    (line,) = _Line(Prompt("Roll", str, clock=clock), "").label()
    written = "".join(words for _, words, *_ in line)
    assert written == f"{shown} Roll: "


@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ([], None),
        (["--timer"], USUAL_LIMIT),
        (["--timer", "--no-sound"], USUAL_LIMIT),
        (["--timer", "t.yaml"], USUAL_LIMIT),
        (["--timer", "2026-11-19.yaml"], USUAL_LIMIT),
        (["--timer", "30"], 30),
        (["--timer=30", "t.yaml"], 30),
        (["--timer", "30", "t.yaml"], 30),
        (["--timer", "0"], 0),
    ],
)
def test_the_option_of_the_clock_needs_no_seconds(words: list[str], limit: int | None) -> None:
    context = get_command(play).make_context("play", ["hvezdokupy", *words])
    assert context.params["timer"] == limit
    assert context.params["sheet"] == next((word for word in words if word.endswith(".yaml")), None)


def test_a_clock_that_nobody_would_see_is_refused(quick: Command) -> None:
    run = quick("play", "hvezdokupy", "t.yaml", "--timer")
    assert run.returncode == 2
    assert run.stderr == "Error: --timer has no meaning where no terminal shows the clock; leave it out\n"
    for no_seconds in ("30s", "1.5"):
        stderr = quick("play", "hvezdokupy", "--timer", no_seconds).stderr
        assert f"'{no_seconds}' is not a valid int" in stderr


class Hasty(Terminal):
    """The clock goes on by four seconds whenever it is looked at."""

    program = PROGRAM.replace(
        "main()\n",
        "import itertools\nfrom pnp.cli.commands import play as command\n"
        "command.clock = itertools.count(0, 4).__next__\nmain()\n",
    )


def test_at_a_terminal_the_bell_rings_the_turn_is_lost_and_bob_plays(tmp_path: Path) -> None:
    course = table(tmp_path, 3)
    with Hasty("play", "hvezdokupy", "--timer", "t.yaml", folder=tmp_path) as there:
        there.answer("Enter starts the clock, 20 s a turn", "")
        there.expect("Time is up: Aneta loses the turn.")
        assert there.raw.count(b"\a") == 2  # one warned
        there.answer("Bob, in place of Aneta", "88")
        there.expect("Bob: a star at 8,8.")
        there.expect("Blanka: your roll")
        assert there.interrupt() == 130
        there.expect("Kept in t.yaml.")
    assert steps_in_force(course) == ()


def test_at_a_terminal_there_is_no_clock_unless_it_is_asked_for(tmp_path: Path) -> None:
    table(tmp_path, 3)
    with Terminal("play", "hvezdokupy", "t.yaml", folder=tmp_path) as there:
        there.answer("Aneta: your roll (Enter rolls):", "7")
        there.expect("Aneta: a space for 3 or 7")
        shown = plain("".join(there.screen.lines()))
        assert "Enterstartstheclock" not in shown
        assert "20s" not in shown
        assert there.interrupt() == 130
