"""`pnp play`: whole games with a companion at the table, kept after each step."""

from __future__ import annotations

import io
import json
import sys
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import islice
from random import Random
from subprocess import PIPE, Popen
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp import score
from pnp.build import hold_unused_sheet, steps_in_force, take_back, take_step
from pnp.build.tables.playing import keep_course, open_course
from pnp.data import read_mapping, write_sheet
from pnp.errors import OutputError
from pnp.files.writing import hold_file, write_file
from pnp.games.hvezdokupy.game import GAME
from pnp.games.hvezdokupy.steps import find_builders
from pnp.scoring import Reason
from tests.games.hvezdokupy.tables import AFTER, BEFORE, EMPTY, drawn, four
from tests.games.hvezdokupy.tables_in_play import HARD, legal, sheet
from tests.helpers.terminals import Terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path
    from subprocess import CompletedProcess

    from pnp.models import Step
    from pnp.scoring import Result
    from tests.conftest import Command

    Play = Callable[..., CompletedProcess[str]]

NEARLY: Final = [*["********"] * 6, "*****M..", "*****..."]  # one star is left
# Of Aneta and Blanka: their cards, the Moon, three stars each; then Bob, and a turn that builds F03.
WHOLE: Final = (
    "2",
    "Aneta",
    "Blanka",
    "F03",
    "G01",
    "88",
    "11",
    "12",
    "55",
    "21",
    "57",
    "77",
    "81",
    "3",
    "22",
)
OTHERWISE: Final = {  # than a sheet can be, and than the sheet beside it is
    **four(BEFORE),
    "players": [{**player, "pattern": True} for player in four(BEFORE)["players"]],
}
STEPS: Final[tuple[Step, ...]] = (
    ("seat", 2),
    ("roll", 1),
    ("roll", 5),
    ("move", 2, 2, 1, 1),
    ("roll", 7),
    ("late",),
    ("bob", 8, 8),
)


@pytest.fixture
def play(quick: Command, monkeypatch: pytest.MonkeyPatch) -> Play:
    """The command, with these lines typed one after the other."""

    def run(
        *lines: str, options: tuple[str, ...] = (), sheet: str | None = "table.yaml"
    ) -> CompletedProcess[str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return quick("play", "hvezdokupy", *([sheet] if sheet else []), *options)

    return run


def saved(folder: Path, tree: Mapping[str, Any], name: str = "table.yaml") -> Path:
    path = folder / name
    path.write_text(write_sheet(read_mapping(tree).tree), "utf-8")  # type: ignore[arg-type] # a mapping
    return path


def nearly(*names: str) -> dict[str, Any]:
    seats = [{"name": name, "pattern": drawn(HARD)} for name in names]
    return {"game": "hvezdokupy", "board": drawn(NEARLY), "players": seats}


def said(run: CompletedProcess[str]) -> str:
    assert run.stderr == ""
    assert run.returncode == 0
    return " ".join(run.stdout.split())


# Whole games.


def test_what_is_no_name_is_asked_for_again(play: Play, tmp_path: Path) -> None:
    out = said(play("2", "A" * 81, "A\x1b[2J", "Ana", "Ana", "Jan"))
    assert "! A line of at most 80 letters that can be printed, please." in out
    assert "! There is another Ana already; two players need two names." in out
    assert "Ana: which card?" in out
    assert "\x1b" not in out
    assert [player.name for player in score(tmp_path / "table.yaml").players] == ["Ana", "Jan"]


def test_two_play_with_bob_until_one_has_built(play: Play, tmp_path: Path) -> None:
    out = said(play(*WHOLE))
    assert "Bob, before Aneta: row and column (Enter rolls): 81 Bob: a star at 8,1." in out
    assert "Aneta has built and wins!" in out
    assert out.endswith("Kept in table.yaml.")
    result = score(tmp_path / "table.yaml")
    assert result.winners == ("Aneta",)


def test_three_play_the_last_round_with_moves_to_a_draw(play: Play, tmp_path: Path) -> None:
    saved(tmp_path, nearly("Aneta", "Blanka", "Cyril"))
    out = said(play("Aneta", "2", "86", "8687", "-"))
    assert "Cyril moves no star." in out
    assert "No star is left: whoever has not had a turn in this round may move one star." in out
    assert out.count(": last round, move a star, from and to (- moves none)") == 2
    assert "Nobody has built: it is a draw." in out
    assert score(tmp_path / "table.yaml").decided_by == "nobody"


def why(result: Result) -> str:
    """The message that says why a game is not finished."""
    (reason,) = result.warnings[0].arguments.values()
    assert isinstance(reason, Reason)
    return reason.message


def test_a_game_that_is_left_before_its_end_is_not_finished(play: Play, tmp_path: Path) -> None:
    saved(tmp_path, nearly("Aneta", "Blanka", "Cyril"))
    play("Aneta")
    result = score(tmp_path / "table.yaml")
    assert (result.state, why(result)) == ("unfinished", "unfinished-stars")
    play("2", "86")  # the last star lies, and the last round goes on
    result = score(tmp_path / "table.yaml")
    assert (result.state, why(result)) == ("unfinished", "unfinished-as-said")
    play("<")  # a star is left again
    assert "unfinished" not in (tmp_path / "table.yaml").read_text("utf-8")
    play("86")
    play("8687", "87 77")
    assert (score(tmp_path / "table.yaml").state, "unfinished" in (tmp_path / "table.yaml").read_text()) == (
        "finished",
        False,
    )


def test_all_whose_constellation_is_completed_win_together(play: Play, tmp_path: Path) -> None:
    saved(tmp_path, four(BEFORE))
    assert "Aneta, Blanka and Cyril have built and win together!" in said(play("3", "3", "44"))
    assert score(tmp_path / "table.yaml").winners == ("Aneta", "Blanka", "Cyril")


def test_two_play_without_chance_until_one_has_built(play: Play, tmp_path: Path) -> None:
    typed = (*WHOLE[:12], "81", "18", "83", "22")
    out = said(play(*typed, "<", "23", "85", options=("--no-chance",)))
    assert "Aneta: your star, row and column: 18 Aneta: a star at 1,8." in out
    assert "Bob, before Blanka: row and column (Enter rolls): 83" in out
    assert "Aneta has built and wins!" in out
    assert "Taken back: Blanka: a star at 2,2. Aneta has built and wins!" in out
    assert "Aneta: your star, row and column: Kept in" in out
    assert "roll again" not in out
    assert score(tmp_path / "table.yaml").winners == ()
    assert "Aneta has built and wins!" in said(play("22"))  # it goes on without chance, though nobody says so


def test_a_game_without_chance_stays_one_and_another_becomes_one_until_a_turn_has_a_roll(
    play: Play, tmp_path: Path
) -> None:
    def asked_last(*lines: str, options: tuple[str, ...] = ()) -> str:
        return said(play(*lines, options=options)).removesuffix(": Kept in table.yaml.")

    no_chance = ("--no-chance",)
    assert asked_last(*WHOLE[:13]).endswith("Aneta: your roll (Enter rolls)")
    assert asked_last(options=no_chance).endswith("Aneta: your star, row and column")  # only Bob has rolled
    assert asked_last("3").endswith("Aneta: a space for 3 or 7, or roll again (+ rolls)")
    run = play(options=no_chance)
    wrong = "the game of table.yaml has been played with the die"
    right = "leave out --no-chance, or begin another score sheet"
    assert (run.returncode, run.stderr) == (2, f"Error: {wrong}; {right}\n")
    assert asked_last("<").endswith("Aneta: your roll (Enter rolls)")
    assert asked_last("18", "84", options=no_chance).endswith("Blanka: your star, row and column")
    assert asked_last().endswith("Blanka: your star, row and column")
    sheet = tmp_path / "table.yaml"
    sheet.write_text(sheet.read_text("utf-8").replace("...M", "..*M"), "utf-8")
    assert asked_last("Aneta", "88").endswith("Aneta: your star, row and column")


def test_the_setup_says_how_many_stars_are_left_and_the_board_is_seen_before_the_first_turn(
    play: Play,
) -> None:
    out = play(*WHOLE[:12]).stdout
    left = ["6 stars", "5 stars", "4 stars", "3 stars", "2 stars", "1 star"]
    assert [words for words in left if f"row and column ({words} still to place)" in out] == left
    *_, drawn_last = out.split("     1  2  3  4  5  6  7  8\n")
    assert drawn_last.count("*") == 6
    assert "Bob, before Aneta" in drawn_last


def test_a_sheet_that_nobody_names_is_called_by_game_and_day(
    play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("pnp.cli.keeping.read_time", lambda: datetime(2026, 11, 19, 20, tzinfo=UTC))
    for name in ("hvezdokupy-2026-11-19.yaml", "hvezdokupy-2026-11-19-2.yaml"):
        out = said(play("2", "Ana", "Jan", sheet=None))
        assert f"A new game, kept in {name} after each step." in out
        assert out.endswith(f"Kept in {name}.")
        assert [player.name for player in score(tmp_path / name).players] == ["Ana", "Jan"]


def test_a_sheet_that_nobody_names_is_not_one_that_another_program_is_about_to_make(
    play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("pnp.cli.keeping.read_time", lambda: datetime(2026, 11, 19, 20, tzinfo=UTC))
    with hold_file(tmp_path / "hvezdokupy-2026-11-19.yaml"):  # while the names of its players are typed
        out = said(play("2", "Ana", "Jan", sheet=None))
    assert out.endswith("Kept in hvezdokupy-2026-11-19-2.yaml.")
    assert [path.name for path in tmp_path.glob("*.yaml")] == ["hvezdokupy-2026-11-19-2.yaml"]
    assert said(play("2", "Ana", "Jan", sheet=None)).endswith("Kept in hvezdokupy-2026-11-19.yaml.")


def test_a_free_name_that_another_program_takes_meanwhile_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def late(file: Path) -> Iterator[None]:  # as soon as the name was seen to be free
        if file.name == "friday.yaml":
            saved(tmp_path, four(BEFORE), file.name)
        yield

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("pnp.build.tables.playing.hold_file", late)
    with hold_unused_sheet("friday") as sheet:
        assert sheet == "friday-2.yaml"


def test_a_new_game_does_not_take_the_steps_of_another(play: Play, tmp_path: Path) -> None:
    play(*WHOLE)
    course = tmp_path / "table.play.json"
    before = course.read_bytes()
    refused = "Error: table.play.json holds the steps of another game; "
    refused += "choose another name for the score sheet, or move that file away\n"
    (tmp_path / "table.yaml").rename(tmp_path / "moved.yaml")
    for name in ("table.yaml", "table.yml"):
        run = play("2", "Eva", "Ota", sheet=name)
        assert (run.returncode, run.stdout, run.stderr) == (2, "", refused)
        assert not (tmp_path / name).exists()
    assert course.read_bytes() == before
    course.rename(tmp_path / "moved.play.json")
    assert "A new game, kept in table.yml" in said(play("2", "Eva", "Ota", sheet="table.yml"))
    assert "The game goes on where it was." in said(play(sheet="moved.yaml"))


def test_sheets_that_differ_in_their_endings_have_steps_of_their_own(play: Play, tmp_path: Path) -> None:
    play(*WHOLE)
    before = (tmp_path / "table.play.json").read_bytes()
    assert "A new game, kept in table.yml" in said(play("2", "Eva", "Ota", sheet="table.yml"))
    for name in ("table.yaml", "table.yml"):
        assert "The game goes on where it was." in said(play(sheet=name))
    assert (tmp_path / "table.play.json").read_bytes() == before


def test_the_steps_of_a_sheet_that_an_earlier_pnp_kept_are_found(play: Play, tmp_path: Path) -> None:
    play(*WHOLE)
    (tmp_path / "table.yaml").rename(tmp_path / "table.yml")  # whose steps it called table.play.json too
    assert "The game goes on where it was." in said(play(sheet="table.yml"))
    assert sorted(path.name for path in tmp_path.glob("table*")) == ["table.play.json", "table.yml"]


def test_a_table_of_four_is_set_up_by_the_program_where_nothing_is_typed(play: Play, tmp_path: Path) -> None:
    setup = ["4", "", "", "", "", "f", "z", "g", "-", "", "", "11", "8 8", "1,8", "81", "15", "85"]
    out = said(play(*setup, "/"))
    assert "Player 4 keeps the card secret." in out
    assert "A rolled star lies at" in out
    board = (tmp_path / "table.yaml").read_text("utf-8")
    assert board.count("M") == 1
    assert score(tmp_path / "table.yaml").winners == ()


# Refusals, in place.


def test_what_the_rules_do_not_allow_is_refused_with_the_reason_and_asked_again(
    play: Play, tmp_path: Path
) -> None:
    saved(tmp_path, nearly("Aneta", "Blanka", "Cyril"))
    out = said(play("Dora", "Aneta", "9", "2", "00", "11", "76", "88", "-", "86", "86 88", "76 86", "<"))
    for reason in (
        "There is no “Dora” here.",
        "“9” will not do: it takes a number from 1 to 8.",
        "“00” will not do: it takes a row and a column, each from 1 to 8.",
        "A star lies at 1,1 already.",
        "The Moon lies at 7,6.",
        "8,8 has 0 stars next to it; it takes exactly 2 or 6.",
        "You cannot pass: some space fits.",
        "8,8 is not next to 8,6.",
        "The Moon never moves.",
    ):
        assert f"! {reason}" in out
    assert "Taken back: Aneta: a star at 8,6, next to 2 stars." in out


def test_a_game_without_a_companion_and_a_sheet_of_another_game_are_refused(
    quick: Command, play: Play, tmp_path: Path
) -> None:
    run = quick("play", "nebula", "x.yaml")
    wrong = "Error: nebula has no companion at the table, as hvezdokupy has"
    right = "play without one, and score how it ended: pnp score nebula\n"
    assert (run.returncode, run.stderr) == (2, f"{wrong}; {right}")
    assert "did you mean 'hvezdokupy'?" in quick("play", "hvezdokup", "x.yaml").stderr
    saved(tmp_path, {"game": "nova-luna", "players": [{"name": "A"}]})
    run = play()
    assert (run.returncode, run.stdout) == (2, "")
    assert "table.yaml" in run.stderr
    (tmp_path / "torn.yaml").write_text("game: hvezdokupy\nboard: 7\n", "utf-8")
    assert play(sheet="torn.yaml").returncode == 2
    assert play(sheet="new.yaml").stderr.startswith("Error: nobody said who plays")
    assert not (tmp_path / "new.yaml").exists()
    assert play(sheet="-").stderr.startswith("Error: the board is kept in a file")
    assert "is a folder" in play(sheet=".").stderr
    assert "is a folder" in play(sheet="/").stderr
    (tmp_path / "loop.yaml").symlink_to("loop.yaml")
    assert play(sheet="loop.yaml").returncode == 2


def test_a_sheet_with_more_stars_than_there_are_is_refused(play: Play, tmp_path: Path) -> None:
    saved(tmp_path, {**nearly("A", "B"), "board": drawn(["********"] * 8)})
    run = play()
    assert run.returncode == 2
    assert run.stderr == "Error: table.yaml: 64 stars on the board; there are only 59.\n"


# Steps taken back, help, and what has happened.


def test_every_step_can_be_taken_back_and_made_otherwise(play: Play, tmp_path: Path) -> None:
    out = said(play(*WHOLE[:-1], "<" * 99, "<", "F01", "<", *WHOLE[3:-2], "4", "<", "3", "22", "<", "22"))
    assert "! Nothing has happened that could be taken back." in out
    assert out.count("Aneta has built and wins!") == 3  # it was taken back once, and then told as taken back
    assert score(tmp_path / "table.yaml").winners == ("Aneta",)


def test_help_and_all_that_has_happened_can_be_asked_for_at_any_time(play: Play) -> None:
    out = said(play(*WHOLE[:5], "?", "/", "=", *WHOLE[5:], "/", "?", "="))
    assert "The starting player rolls twice, the row and then the column" in out
    assert "Aneta has the card F03: * * * * Blanka has the card G01: . * * . . . * . * . . * The Moon:" in out
    assert out.count("Ctrl-C keeps the game") == 3
    assert out.count("Bob: a star at 8,1.") == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", "Aneta má postaveno a vítězí! "), ("pl", "Aneta ma zbudowane i wygrywa! ")],
)
def test_it_speaks_the_language_that_is_asked_for(play: Play, language: str, words: str) -> None:
    out = said(play(*WHOLE[:-1], "99", "?", "22", options=("--lang", language)))
    assert words in out
    assert not {"Enter rolls", "row", "star"} & {*out.split()}


# Kept, and gone on with.


def test_the_language_is_that_of_the_game_until_another_is_asked_for(play: Play, tmp_path: Path) -> None:
    play(*WHOLE[:5], options=("--lang", "cs"))
    assert "Hra pokračuje tam, kde skončila." in said(play())
    assert "Gra toczy się dalej" in said(play(WHOLE[5], options=("--lang", "pl")))
    assert "Gra toczy się dalej" in said(play())
    beside = tmp_path / "table.play.json"
    course = json.loads(beside.read_text("utf-8"))
    del course["options"]  # as an earlier pnp wrote it
    beside.write_text(json.dumps(course), "utf-8")
    assert "The game goes on where it was." in said(play())


def test_the_clock_is_that_of_the_game(play: Play, tmp_path: Path) -> None:
    saved(tmp_path, nearly("Aneta", "Blanka", "Cyril"))
    command = ("play", "hvezdokupy", "table.yaml")
    with Terminal(*command, "--timer", "7", "--lang", "en", folder=tmp_path) as terminal:
        terminal.answer("Whose turn is it?", "Aneta")
        terminal.expect("Enter starts the clock, 7 s a turn")
        assert terminal.interrupt() == 130
    with Terminal(*command, folder=tmp_path) as terminal:
        terminal.expect("Enter starts the clock, 7 s a turn")
        assert terminal.interrupt() == 130
    assert "Aneta: your roll" in said(play())  # and nothing where nobody would see it run


def test_a_second_companion_of_one_sheet_is_refused_until_the_first_has_ended_even_by_force(
    play: Play, tmp_path: Path
) -> None:
    play(*WHOLE[:13])
    command = [sys.executable, "-m", "pnp", "play", "hvezdokupy", "table.yaml"]
    with Popen(command, cwd=tmp_path, stdin=PIPE, stdout=PIPE, encoding="utf-8") as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "The game goes on where it was.\n"
        before = (tmp_path / "table.play.json").read_bytes()
        run = play("3")
        assert (run.returncode, run.stdout) == (2, "")
        wrong = "table.yaml: is in use by another program"
        assert run.stderr == f"Error: {wrong}; close that program, then try again\n"
        assert (tmp_path / "table.play.json").read_bytes() == before
        first.kill()
    assert "Aneta has built" in said(play("3", "22"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["table.play.json", "table.yaml"]


def test_a_sheet_that_is_saved_by_an_editor_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    course, _ = open_course(str(saved(tmp_path, four(BEFORE))), GAME)
    course = keep_course(take_step(course, ("seat", 2)))
    text = course.path.read_text("utf-8") + "title: Friday\n"
    course.path.write_text(text, "utf-8")
    with pytest.raises(OutputError, match="was changed by another program meanwhile") as refused:
        keep_course(take_step(course, ("roll", 3)))
    assert "; run the command again; it goes on from the score sheet as it is now" in str(refused.value)
    assert course.path.read_text("utf-8") == text
    assert steps_in_force(open_course(str(course.path), GAME)[0]) == (("seat", 2),)


def test_it_goes_on_exactly_where_it_was(play: Play, tmp_path: Path) -> None:
    play(*WHOLE[:13])
    before = [(tmp_path / name).read_bytes() for name in ("table.yaml", "table.play.json")]
    out = said(play())
    assert "The game goes on where it was." in out
    assert "Aneta: your roll (Enter rolls)" in out
    assert [(tmp_path / name).read_bytes() for name in ("table.yaml", "table.play.json")] == before
    assert "Taken back: Bob: a star at 8,1." in said(play("<", "81"))
    assert "Aneta has built" in said(play("3", "22"))
    assert said(play("<<")).endswith("Aneta: your roll (Enter rolls): Kept in table.yaml.")


def test_what_could_not_be_written_is_not_said_to_be_kept(
    monkeypatch: pytest.MonkeyPatch, play: Play
) -> None:
    play("2", "Ana", "Jan")

    def full(*_: object) -> None:
        raise OutputError("table.yaml: cannot be written (No space left on device)")

    monkeypatch.setattr("pnp.build.tables.playing.write_file", full)
    run = play("-")
    assert run.returncode == 2
    assert "No space left" in run.stderr
    assert "Kept in" not in run.stdout


def test_after_each_step_the_sheet_has_a_score(monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    boards = []

    def noting(file: Path, content: bytes, advice: str) -> None:
        write_file(file, content, advice)
        if file.suffix == ".yaml":
            boards.append(content.count(b"*"))
            score(file)

    monkeypatch.setattr("pnp.build.tables.playing.write_file", noting)
    play(*WHOLE)
    assert boards == [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 8]


def test_remarks_and_all_else_in_a_sheet_stay(play: Play, quick: Command, tmp_path: Path) -> None:
    text = quick("sheet", "hvezdokupy", "--names", "Aneta,Blanka", "--played", "2026-11-18").stdout
    (tmp_path / "table.yaml").write_text(text, "utf-8")
    play(*WHOLE[3:])
    lines, wanted = (tmp_path / "table.yaml").read_text("utf-8").splitlines(), text.splitlines()
    assert len(lines) == len(wanted)
    other = [line.strip() for line, old in zip(lines, wanted, strict=True) if line != old]
    assert other == ["**......", "**......", "....*.*.", "......*.", "*......M", "card: F03", "card: G01"]


def test_a_sheet_that_was_changed_by_hand_counts(play: Play, tmp_path: Path) -> None:
    play(*WHOLE[:13])
    sheet = tmp_path / "table.yaml"
    sheet.write_text(sheet.read_text("utf-8").replace("...M", "..*M"), "utf-8")
    out = said(play())
    assert "table.yaml was changed by hand." in out
    assert "Whose turn is it?" in out


def test_a_sheet_that_is_said_by_hand_to_be_unfinished_or_not_goes_on(play: Play, tmp_path: Path) -> None:
    sheet = saved(tmp_path, nearly("Aneta", "Blanka", "Cyril"))
    play("Aneta")
    sheet.write_text(sheet.read_text("utf-8") + "unfinished: true\n", "utf-8")
    assert "The game goes on where it was." in said(play("2", "86"))
    text = sheet.read_text("utf-8")
    assert text.count("unfinished: true\n") == 1
    sheet.write_text(text.replace("unfinished: true\n", ""), "utf-8")
    assert "The game goes on where it was." in said(play())


def test_whoever_is_stopped_between_the_two_files_loses_nothing(tmp_path: Path) -> None:
    course, how = open_course(str(saved(tmp_path, four(BEFORE))), GAME)
    assert how == "new"
    course = keep_course(take_step(course, ("seat", 2)))
    before = course.path.read_bytes()
    for after in (take_step(course, ("roll", 3)), take_back(course)):
        keep_course(after)
        course.path.write_bytes(before)  # as if only the steps had been written
        found, how = open_course(str(course.path), GAME)
        assert (how, found.table) == ("on", after.table)
        keep_course(course)


def test_to_take_steps_back_is_as_if_they_had_not_been_made(tmp_path: Path) -> None:
    course, _ = open_course(str(saved(tmp_path, four(BEFORE))), GAME)
    tables = [course.table]
    for step in STEPS:
        course = take_step(course, step)
        tables.append(course.table)
    for table in tables[-2::-1]:
        course = take_back(course)
        assert course.table == table
        assert steps_in_force(course) == STEPS[: tables.index(table)]
        course = keep_course(course)
        found, how = open_course(str(course.path), GAME)
        assert (how, found.table, steps_in_force(found)) == ("on", table, steps_in_force(course))


@settings(max_examples=5)
@given(st.integers(0, 2**32 - 1), st.booleans())
def test_any_course_is_found_again_as_it_was_kept_and_its_sheet_has_a_score(
    tmp_path_factory: pytest.TempPathFactory, seed: int, no_chance: bool
) -> None:
    chance = Random(seed)
    path = saved(tmp_path_factory.mktemp("kept"), sheet(chance))
    game, _ = open_course(str(path), GAME, no_chance=no_chance)
    for number, (step, table) in enumerate(islice(legal(game.table, chance), 12)):
        game = keep_course(take_step(game, step))
        if number % 3 == 2:
            game = keep_course(take_step(keep_course(take_back(game)), step))
        assert game.table == table
        found, how = open_course(str(path), GAME)
        assert (how, found.table, steps_in_force(found)) == ("on", table, steps_in_force(game))
        assert score(path).winners == find_builders(table)


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "\x00",
        "[" * 100_000,
        '{"game": "hvezdokupy"}',
        '{"game": "hvezdokupy", "sheet": {}, "steps": [], "more": 1}',
        json.dumps({"game": "hvezdokupy", "sheet": four(BEFORE), "steps": [["roll", 9]]}),
        json.dumps({"game": "hvezdokupy", "sheet": four(BEFORE), "steps": [], "options": {"timer": 10**400}}),
        json.dumps({"game": "hvezdokupy", "sheet": four(BEFORE), "steps": [[]]}),
        json.dumps({"game": "hvezdokupy", "sheet": four(BEFORE), "steps": [["<"]]}),
        json.dumps({"game": "hvezdokupy", "sheet": four(BEFORE), "steps": [["seat", {}]]}),
        json.dumps({"game": "hvezdokupy", "sheet": OTHERWISE, "steps": []}),
    ],
)
def test_a_file_beside_the_sheet_that_is_something_else_is_refused_and_left(
    play: Play, tmp_path: Path, content: str
) -> None:
    saved(tmp_path, four(BEFORE))
    beside = tmp_path / "table.play.json"
    beside.write_text(content, "utf-8")
    run = play()
    assert run.returncode == 2
    assert "table.play.json:" in run.stderr
    assert beside.read_text("utf-8") == content


def test_a_course_of_another_table_is_none_of_this_sheet(play: Play, tmp_path: Path) -> None:
    play(*WHOLE[:13])
    saved(tmp_path, four(AFTER))
    assert "was changed by hand" in said(play())


def test_an_empty_sheet_of_five_is_played_too(play: Play, tmp_path: Path) -> None:
    seats = [{"name": name} for name in "ABCDE"]
    saved(tmp_path, {"game": "hvezdokupy", "board": drawn(EMPTY), "players": seats})
    assert "E: your star, row and column" in said(play("f", "f", "f", "f", "f", ""))


@pytest.mark.full
@pytest.mark.parametrize("seen", range(3, len(WHOLE)))
def test_whoever_is_killed_at_any_moment_loses_no_step_that_was_told(
    play: Play, tmp_path: Path, seen: int
) -> None:
    command = [sys.executable, "-m", "pnp", "play", "hvezdokupy", "table.yaml"]
    with Popen(command, cwd=tmp_path, stdin=PIPE, stdout=PIPE, encoding="utf-8") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("".join(f"{line}\n" for line in WHOLE))
        process.stdin.close()
        told = ""
        while told.count(": ") + told.count("? ") < 3 * seen and (line := process.stdout.readline()):
            told += line
        process.kill()
    score(tmp_path / "table.yaml")
    listed = said(play("/"))
    assert "was changed by hand" not in listed
    for line in told.splitlines():
        if line.endswith(".") and " a star at " in line:
            assert line in listed
