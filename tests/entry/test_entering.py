"""`pnp score GAME` where the answers are piped, and what is kept of a table until its sheet is saved."""

from __future__ import annotations

import io
import json
import re
import signal
from typing import TYPE_CHECKING, Protocol

import pytest
import yaml
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from pnp.build import list_drafts as drafts
from pnp.build.tables.entering import drafts_folder, keep_draft
from pnp.cli.main import run_guarded
from pnp.errors import UsageError
from pnp.files.writing import hold_file
from pnp.terminal import Prompt
from pnp.terminal.screen import ask_at_screen
from tests.helpers.terminals import Terminal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pnp.entry.drafts import Draft
    from tests.entry.conftest import Piped

TABLE = ("..*", "..*.....", ".**.M...", ".*......", "", "", "", "", "", "f1", "z2", "")


@pytest.fixture
def listening() -> Iterator[None]:
    """A shell that runs tests in the background lets them ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


BEGUN = ("hvezdokupy", "--names", "Ana, Jan", "--played", "2026-11-18", "--lang", "en")


def test_answers_are_read_line_by_line_and_a_wrong_one_is_asked_for_again(
    piped: Piped, tmp_path: Path
) -> None:
    code, said = piped(*BEGUN, lines=TABLE)
    assert code == 0
    first = "Row 1 of the board (such as ..*..M..; Enter: empty)"
    assert f"{first}: ..*\n! “..*” has 3 spaces; a row has 8.\n{first}: ..*.....\n" in said
    assert "Ana 1 · Jan 0\n" in said
    assert said.endswith("Ana wins.\n\nSaved as hvezdokupy-2026-11-18.yaml\n")
    sheet = yaml.load((tmp_path / "hvezdokupy-2026-11-18.yaml").read_text("utf-8"), yaml.CSafeLoader)
    assert sheet["players"] == [{"name": "Ana", "card": "F01"}, {"name": "Jan", "card": "Z02"}]
    assert [*drafts_folder().iterdir()] == []


def test_the_question_whether_that_is_all_needs_no_answer_of_a_file(piped: Piped) -> None:
    assert piped(*BEGUN, lines=TABLE[:-1])[0] == 0


def test_no_sheet_is_written_over(piped: Piped, tmp_path: Path) -> None:
    for _ in range(3):
        piped(*BEGUN, "--out", "sheets", lines=TABLE)
    names = sorted(path.name for path in (tmp_path / "sheets").iterdir())
    assert names == [f"hvezdokupy-2026-11-18{more}.yaml" for more in ("-2", "-3", "")]


def test_the_end_of_input_keeps_what_was_entered(piped: Piped) -> None:
    code, said = piped(*BEGUN, lines=TABLE[:4])
    assert code == 130
    assert said.endswith("It is kept. To go on: pnp score --resume hvezdokupy\n")
    code, said = piped("--resume", lines=TABLE[4:])
    assert "Going on after 3 answers: Ana and Jan, 2026-11-18." in said
    assert said.endswith("Ana wins.\n\nSaved as hvezdokupy-2026-11-18.yaml\n")
    assert code == 0


def test_a_draft_keeps_its_language(piped: Piped) -> None:
    piped(*BEGUN[:-1], "cs", lines=TABLE[:4])
    assert "4. řádek plánu (Enter: prázdný):" in piped("--resume", lines=())[1]
    assert "4. wiersz planszy (Enter: pusty):" in piped("--resume", "--lang", "pl", lines=())[1]


OTHERS = ("hvezdokupy", "--names", "Eva, Ivo", "--played", "2026-11-19", "--lang", "en")
FIRST_DRAFT, SECOND_DRAFT = "hvezdokupy-2026-11-18.json", "hvezdokupy-2026-11-19.json"


def typed(draft: str) -> list[str]:
    return [answer.typed for found in drafts(draft) for answer in found.draft.answers]


@pytest.mark.parametrize("others", [OTHERS, ("hvezdokupy", "--played", "2026-11-19", "--lang", "en"), BEGUN])
def test_no_key_typed_ahead_goes_on_with_a_draft_or_throws_it_away(
    piped: Piped, others: tuple[str, ...]
) -> None:
    piped(*BEGUN, lines=TABLE[1:4])
    before = typed(FIRST_DRAFT)
    _, said = piped(*others, lines=("", "+", "-", "2", "", "", "", "M1"))
    assert "A table of 2026-11-18 was begun and is kept: Ana and Jan (3 answers)." in said
    assert f"To go on with it: pnp score --resume {FIRST_DRAFT}" in " ".join(said.split())
    assert typed(FIRST_DRAFT) == before
    assert len(drafts()) == 2


def test_of_several_drafts_the_one_to_resume_has_to_be_named(piped: Piped) -> None:
    piped(*BEGUN, lines=TABLE[1:4])
    _, said = piped(*OTHERS, lines=("M1",))
    assert said.endswith(f"It is kept. To go on: pnp score --resume {SECOND_DRAFT}\n")
    for named in ((), ("hvezdokupy",)):
        assert piped("--resume", *named, lines=("M2",)) == (
            2,
            "Error: several tables were begun; name one of them:\n"
            f"hvezdokupy · 2026-11-19 · Eva, Ivo\n  pnp score --resume {SECOND_DRAFT}\n"
            f"hvezdokupy · 2026-11-18 · Ana, Jan\n  pnp score --resume {FIRST_DRAFT}\n",
        )
    code, said = piped("--resume", FIRST_DRAFT, lines=TABLE[4:])
    assert (code, said.splitlines()[2]) == (0, "Going on after 3 answers: Ana and Jan, 2026-11-18.")
    assert typed(SECOND_DRAFT) == ["M1"]
    assert "Row 2 of the board" in piped("--resume", SECOND_DRAFT.removesuffix(".json"), lines=())[1]


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_command_that_goes_on_stands_whole_on_one_line(piped: Piped, language: str) -> None:
    for _ in range(2):
        piped(*BEGUN, lines=TABLE[1:4])
    _, said = piped(*BEGUN[:-1], language, lines=("M1",))
    lines = said.splitlines()
    commands = [drafts()[number].file.name for number in (0, 1, 2)]
    for name in commands:
        assert sum(line.endswith(f"pnp score --resume {name}") for line in lines) == 1
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    ("named", "right"),
    [
        ("nebula", "begin one with: pnp score nebula"),
        ("nebbula", "did you mean 'nebula'?"),
        ("hvezdokupy-2026-11-17.json", f"did you mean '{FIRST_DRAFT}'?"),
        ("table.yaml", "begin one with: pnp score GAME"),
    ],
)
def test_a_draft_that_is_not_there_is_refused_with_what_can_be_done(
    piped: Piped, named: str, right: str
) -> None:
    piped(*BEGUN, lines=TABLE[1:4])
    wrong = f"Error: no draft of {named} is kept in {drafts_folder()}; "
    assert piped("--resume", named) == (2, f"{wrong}{right}\n")


def test_a_draft_is_thrown_away_if_that_is_said(piped: Piped) -> None:
    piped(*BEGUN, lines=TABLE[1:4])
    piped(*OTHERS, lines=("M1",))
    piped("nebula", "--names", "Eva,Ivo", "--lang", "en", "--played", "2026-11-17", lines=("b",))
    code, said = piped("--forget")
    assert (code, said.splitlines()[1:3]) == (
        2,
        ["nebula · 2026-11-17 · Eva, Ivo", "  pnp score --forget nebula"],
    )
    assert f"  pnp score --forget {FIRST_DRAFT}" in said.splitlines()
    assert piped("--forget", "nebula")[0] == 0
    assert piped("--forget", FIRST_DRAFT, "--keep") == (
        2,
        "Error: --keep has no meaning with --forget; leave it out\n",
    )
    assert piped("--forget", FIRST_DRAFT) == (0, "Thrown away: the table of 2026-11-18, Ana and Jan.\n")
    assert [each.file.name for each in drafts()] == [SECOND_DRAFT]


def test_a_resumed_table_has_the_options_of_the_interrupted_one(
    piped: Piped, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ("--keep", "--log", "club.sqlite3", "--explain", "--strict", "--out", "sheets")
    without_moon = [line.replace("M", ".") for line in TABLE[1:]]
    assert piped(*BEGUN[:-1], "cs", *options, lines=tuple(without_moon[:4]))[0] == 130
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    code, said = piped("--resume", lines=tuple(without_moon[4:]))
    assert code == 1
    assert "F01: postaveno" in said[said.index("Vyhrává Ana.") :]
    assert "Uchováno jako hra 1.\n" in said
    assert f"pnp log show 1 --log {tmp_path / 'club.sqlite3'}" in said
    assert [path.name for path in (tmp_path / "sheets").iterdir()] == ["hvezdokupy-2026-11-18.yaml"]
    assert [*elsewhere.iterdir()] == []


def test_what_is_said_anew_of_a_resumed_table_counts(piped: Piped, tmp_path: Path) -> None:
    piped(*BEGUN, "--keep", "--out", "sheets", lines=TABLE[1:4])
    new = ("--no-keep", "--out", "other", "--lang", "pl")
    assert piped("--resume", *new, "--log", "x") == (2, "Błąd: --log bez --keep nie ma sensu; pomiń to\n")
    code, said = piped("--resume", *new, lines=TABLE[4:])
    assert code == 0
    assert said.endswith("Zapisano jako other/hvezdokupy-2026-11-18.yaml\n")
    assert not (drafts_folder().parent / "games.sqlite3").exists()
    assert not (tmp_path / "sheets").exists()


def test_a_draft_of_an_earlier_pnp_is_gone_on_with(piped: Piped) -> None:
    piped(*BEGUN, lines=TABLE[1:4])
    (found,) = drafts()
    tree = json.loads(found.file.read_text("utf-8"))
    del tree["options"]
    found.file.unlink()
    (drafts_folder() / "hvezdokupy.json").write_text(json.dumps(tree), "utf-8")
    assert "Row 4 of the board" in piped("--resume", "hvezdokupy.json")[1]


def test_a_draft_that_another_program_goes_on_with_is_left_to_it(piped: Piped) -> None:
    piped(*BEGUN, lines=TABLE[1:4])
    (found,) = drafts()
    for command in ("--resume", "--forget"):
        with hold_file(found.file):
            code, said = piped(command, lines=TABLE[4:])
        assert code == 2
        wrong = f"{found.file}: is in use by another program"
        assert said == f"Error: {wrong}; close that program, then try again\n"
        assert drafts() == [found]
    assert piped("--resume", lines=TABLE[4:])[0] == 0
    assert [*drafts_folder().iterdir()] == []


def test_the_draft_of_a_table_that_is_being_entered_is_held(
    piped: Piped, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[str] = []

    def keep(file: Path | None, draft: Draft) -> Path:
        if file:
            with pytest.raises(UsageError, match="in use"), hold_file(file):
                pass
            held.append(file.name)
        return keep_draft(file, draft)

    monkeypatch.setattr("pnp.cli.entering.keep_draft", keep)
    piped(*BEGUN, lines=TABLE[1:4])
    assert held == [FIRST_DRAFT] * 2


class Typed(io.StringIO):
    """What a person types."""

    def isatty(self) -> bool:
        return True


class Seated(Protocol):
    """Runs `pnp score` at a terminal that knows no more than lines, where these are typed."""

    def __call__(self, *arguments: str, lines: tuple[str, ...]) -> tuple[int, str]: ...


@pytest.fixture
def seated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Seated:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERM", "dumb")

    def run(*arguments: str, lines: tuple[str, ...]) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", Typed("".join(f"{line}\n" for line in lines)))
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        return run_guarded(["score", *arguments]), "".join(capsys.readouterr())

    return run


@pytest.mark.parametrize(
    ("language", "answer", "said"),
    [
        (
            "en",
            "",
            "Saved as hvezdokupy-2026-11-18.yaml\n\n"
            "Keep the game, for pnp log and pnp stats? [Y/n]: "
            "! y keeps the game, n does not; Enter alone keeps it.\n"
            "Keep the game, for pnp log and pnp stats? [Y/n]: \n"
            "Kept as game 1.\nTo see it again: pnp log show 1\n",
        ),
        ("cs", "Ano", "[A/n]: \nUchováno jako hra 1.\nZnovu ji uvidíš příkazem: pnp log show 1\n"),
        (
            "pl",
            "n",
            "[T/n]: Później zachowasz ją poleceniem: pnp score hvezdokupy-2026-11-18.yaml --keep\n",
        ),
    ],
)
def test_at_a_terminal_it_is_offered_to_keep_the_game(
    seated: Seated, settings_folder: Path, language: str, answer: str, said: str
) -> None:
    code, shown = seated(*BEGUN[:-1], language, lines=(*TABLE[1:], "?", answer))
    assert code == 0
    assert shown.endswith(said)
    assert (settings_folder / "data" / "games.sqlite3").exists() == (language != "pl")


def test_who_leaves_instead_of_saying_whether_to_keep_the_game_has_its_sheet(
    seated: Seated, tmp_path: Path
) -> None:
    code, said = seated(*BEGUN, lines=TABLE[1:])
    assert (code, said.splitlines()[-1][:20]) == (0, "To keep it later: pn")
    assert (tmp_path / "hvezdokupy-2026-11-18.yaml").exists()
    assert drafts() == []


def test_a_game_that_is_offered_to_be_kept_goes_to_the_file_that_is_named(
    seated: Seated, tmp_path: Path
) -> None:
    club = str(tmp_path / "club.sqlite3")
    _, said = seated(*BEGUN, "--log", club, lines=(*TABLE[1:], "n"))
    later = f"pnp score hvezdokupy-2026-11-18.yaml --keep --log {club}"
    assert said.endswith(f"To keep it later: {later}\n")
    assert not (tmp_path / "club.sqlite3").exists()
    code, said = seated(*BEGUN, "--log", club, lines=(*TABLE[1:], ""))
    assert (code, said.splitlines()[-1]) == (0, f"To see it again: pnp log show 1 --log {club}")
    assert (tmp_path / "club.sqlite3").exists()
    refused = (2, "Error: --log has no meaning without --keep; leave it out\n")
    assert seated(*BEGUN, "--no-keep", "--log", club, lines=TABLE[1:]) == refused


def test_where_nobody_is_offered_to_keep_it_a_file_that_is_named_is_refused(piped: Piped) -> None:
    refused = (2, "Error: --log has no meaning without --keep; leave it out\n")
    assert piped(*BEGUN, "--log", "club.sqlite3", lines=TABLE[1:]) == refused


@pytest.mark.parametrize("said", ["--keep", "--no-keep"])
def test_nobody_is_asked_what_was_said_already(seated: Seated, said: str) -> None:
    code, shown = seated(*BEGUN, said, lines=TABLE[1:])
    assert (code, "[Y/n]" in shown) == (0, False)


def test_answers_that_no_longer_hold_are_asked_again(piped: Piped) -> None:
    piped(*BEGUN, lines=(*TABLE[:-2], "# 1 built 1"))
    (file,) = drafts_folder().iterdir()
    file.write_text(file.read_text("utf-8").replace('"f1"', '"gone"').replace('"built"', '"lost"'), "utf-8")
    _, said = piped("--resume", lines=("F2", "/"))
    assert "Ana’s card: F2" in said
    assert "Row 8 of the board" in said


def test_a_draft_of_more_players_than_can_play_is_refused_by_name(piped: Piped) -> None:
    piped(*BEGUN, lines=TABLE[:4])
    (file,) = drafts_folder().iterdir()
    file.write_text(
        re.sub('"names": [^]]*]', '"names": []', file.read_text()).replace('"players": 2', '"players": 9')
    )
    code, said = piped("--resume")
    assert code == 2
    assert f"{file}: 9 players cannot play hvezdokupy" in said


def test_nobody_is_asked_where_nothing_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    for command in (["score", "hvezdokupy"], ["play", "hvezdokupy", "table.yaml"]):
        monkeypatch.setattr("sys.stdin", None)
        assert run_guarded(command) == 2


NO_DAY = (
    '{"form": 1, "game": "hvezdokupy", "language": "en", "played": "../x",'
    ' "players": 2, "names": [], "answers": [], "by_hand": []}'
)


NO_FILE = NO_DAY.replace("../x", "2026-11-18").replace("[]}", '[], "options": {"out": "a\\u0000"}}')


@pytest.mark.parametrize("content", ["", "{}", "[1", "\0", '{"form": 2}', "[" * 100_000, NO_DAY, NO_FILE])
def test_what_is_no_draft_is_passed_over_and_left_as_it_is(piped: Piped, content: str) -> None:
    drafts_folder().mkdir(parents=True)
    (drafts_folder() / "hvezdokupy.json").write_text(content, "utf-8")
    code, said = piped("--resume")
    assert code == 2
    assert "no draft is kept" in said
    assert piped(*BEGUN, lines=TABLE)[0] == 0
    assert (drafts_folder() / "hvezdokupy.json").read_text("utf-8") == content


def test_a_table_is_entered_even_where_nothing_can_be_kept(
    piped: Piped, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("PNP_DATA", str(tmp_path / "file"))
    code, said = piped(*BEGUN, lines=TABLE)
    assert code == 0
    assert said.count("cannot be kept") == 1
    code, said = piped(*BEGUN, lines=TABLE[:3])
    assert code == 130
    assert "To go on" not in said


def test_a_sheet_that_cannot_be_saved_stays_a_draft(piped: Piped, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    code, said = piped(*BEGUN, "--out", "file/sheets", lines=TABLE)
    assert code == 2
    assert "choose another folder with --out" in said
    assert piped("--resume", "--out", ".")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        ((), "name a score sheet; or name a game"),
        (("--resume",), "no draft is kept"),
        (("hvezdokup",), "did you mean 'hvezdokupy'?"),
        (("--interactive", "hvezdokup"), "did you mean 'hvezdokupy'?"),
        (("hvezdokupy", "nebula", "--interactive"), "name one game"),
        (("hvezdokupy", "--json"), "--json has no meaning"),
        (("sheet.yaml", "--names", "A,B"), "--names has no meaning for a score sheet"),
        (("--resume", "hvezdokupy", "--players", "3"), "--players has no meaning with --resume"),
        (("hvezdokupy", "--players", "7"), "7 players cannot play hvezdokupy; enter 2 to 6"),
        (("hvezdokupy", "--players", "0"), "0 players cannot play hvezdokupy"),
        (("hvezdokupy", "--names", "A"), "1 player cannot play hvezdokupy"),
        (("hvezdokupy", "--names", ","), "--names names nobody"),
        (("hvezdokupy", "--names", "A,A"), "two players have one name"),
        (("hvezdokupy", "--names", "A,B\x1b"), "cannot be printed"),
        (("hvezdokupy", "--names", f"A,{'B' * 81}"), "more than 80 characters"),
        (("hvezdokupy", "--names", "A,B", "--players", "3"), "--players says 3"),
        (("hvezdokupy", "--out", "\udcff"), "\\udcff: a name has a character that cannot be printed"),
        (("hvezdokupy", "--cards", "\udcff"), "\\udcff: a name has a character that cannot be printed"),
        (("hvezdokupy", "--played", "yesterday"), "'yesterday' is no day"),
        (("hvezdokupy", "--layout", "board.yaml"), "hvezdokupy has no board"),
        (("sheet.yaml", "--cards", "set.yaml"), "--cards has no meaning for a score sheet"),
        (("--resume", "--cards", "set.yaml"), "--cards has no meaning with --resume"),
        (("sheet.yaml", "--points"), "--points has no meaning for a score sheet"),
        (("--resume", "--points"), "--points has no meaning with --resume"),
    ],
)
def test_what_cannot_be_asked_for_is_said(piped: Piped, arguments: tuple[str, ...], wrong: str) -> None:
    code, said = piped(*arguments, "--lang", "en")
    assert code == 2
    assert wrong in said


def test_a_table_that_was_asked_for_is_kept_explained_and_looked_at_as_a_sheet_is(piped: Piped) -> None:
    code, said = piped(*BEGUN, "--keep", "--explain", "--strict", lines=TABLE)
    assert code == 0
    assert "F01 is built in one way" in said[said.index("Ana wins.") :]
    assert said.index("Kept as game 1") < said.index("Saved as")
    without_moon = [line.replace("M", ".") for line in TABLE]
    assert piped(*BEGUN, "--strict", lines=tuple(without_moon))[0] == 1


SET = """deck: constellations
game: hvezdokupy
cards:
  - id: K1
    colour: violet
    rank: 2
    name: Comb
    pattern: |
      *.*
      ***
"""


def test_own_cards_are_asked_for_remembered_and_named_from_where_the_sheet_is(
    piped: Piped, tmp_path: Path
) -> None:
    (tmp_path / "comb.yaml").write_text(SET, "utf-8")
    own = ("--cards", "comb.yaml", "--out", "sheets")
    assert piped(*BEGUN, *own, lines=("1 3", "123", *[""] * 6))[0] == 130
    code, said = piped("--resume", "--out", "sheets/of/friends", lines=("k1", "f2", ""))
    assert code == 0
    assert "Ana wins." in said
    saved = tmp_path / "sheets/of/friends/hvezdokupy-2026-11-18.yaml"
    assert yaml.load(saved.read_text("utf-8"), yaml.CSafeLoader)["cards"] == ["../../../comb.yaml"]
    assert piped(str(saved))[0] == 0


def test_own_cards_that_are_wrong_are_refused_before_anything_is_asked(piped: Piped, tmp_path: Path) -> None:
    (tmp_path / "comb.yaml").write_text(SET.replace("rank: 2", "rank: 9x"), "utf-8")
    code, said = piped(*BEGUN, "--cards", "comb.yaml", lines=TABLE)
    assert code == 2
    assert "comb.yaml:6:" in said
    assert "Row 1" not in said
    code, said = piped("nebula", "--layout", "board.yaml", lines=("2",))
    assert code == 2
    assert "board.yaml:1:1: " in said


def test_a_draft_of_cards_that_are_gone_stops_no_other_table(piped: Piped, tmp_path: Path) -> None:
    own = tmp_path / "comb.yaml"
    own.write_text(SET, "utf-8")
    piped(*BEGUN, "--cards", "comb.yaml", lines=("12",))
    own.unlink()
    assert piped(*BEGUN, lines=TABLE)[0] == 0
    code, said = piped("--resume")
    assert code == 2
    assert "comb.yaml" in said


def test_what_is_typed_steers_no_terminal(piped: Piped) -> None:
    _, said = piped("hvezdokupy", lines=("2", "\x1b[2J", "A\x07", "x" * 5000, "Ana"))
    assert "\x1b" not in said
    assert "\x07" not in said


def test_the_position_so_far_the_answers_and_help_are_shown(piped: Piped) -> None:
    lines = (*TABLE[:-2], "/", "=", "?", "# 2 built 1", "/1", "", "-")
    code, said = piped(*BEGUN, lines=lines)
    assert code == 0
    assert "   9  Ana’s card: f1\n" in said
    assert " 2   . [*][*] .  M  .  .  ." in said
    assert "*" not in said[said.index("Constellation ") :].splitlines()[0]
    assert "  The constellation card, by its number, such as F07" in said
    assert "Row 1 of the board [..*.....]: \n" in said


def test_a_line_by_hand_is_named_as_players_read_it(piped: Piped) -> None:
    _, said = piped(*BEGUN[:-1], "cs", lines=("# jan SOUHVĚZDÍ 1", "/", "# souhvězdí 1"))
    assert said.count("   #  Jan: Souhvězdí 1\n") == 2  # when it is given, and in the list
    assert "! Čí je to řádek? Napiš # HRÁČ ŘÁDEK BODY.\n" in said


def test_of_a_line_by_hand_so_much_is_enough_as_no_other_begins_with(piped: Piped) -> None:
    _, said = piped("nova-luna", "--names", "Ana,Jan", "--lang", "en", lines=("# jan tok 3", "# jan x 3"))
    assert "   #  Jan: Tokens left 3\n" in said
    assert "! “# jan x 3” names no line. Write # LINE POINTS; the lines are: Tokens left.\n" in said


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", "Public tasks, Black holes, Constellations, Star colours, Advanced cards."),
        ("cs", "Veřejné úkoly, Černé díry, Souhvězdí, Barvy hvězd, Pro pokročilé."),
        ("pl", "Zadania wspólne, Czarne dziury, Konstelacje, Kolory gwiazd, Karty zaawansowane."),
    ],
)
@pytest.mark.parametrize("typed", ["# Ana foo 14", "# 2 p 2"])
def test_whoever_names_no_line_is_told_them_all(piped: Piped, language: str, listed: str, typed: str) -> None:
    _, said = piped("nebula", "--names", "Ana,Jan", "--lang", language, lines=(typed,))
    assert listed in " ".join(said.split())


@pytest.mark.parametrize(
    ("language", "named", "many"),
    [
        ("en", "walking stick", "That is 1 star"),
        ("cs", "Hůlka", "Hvězd je tu 1"),
        ("pl", "laska", "To 1 gwiazda"),
    ],
)
def test_a_card_is_called_by_its_name_or_by_its_pattern(
    piped: Piped, tmp_path: Path, language: str, named: str, many: str
) -> None:
    answers = (*TABLE[1:-3], named, ".*.", "*../.**")
    code, said = piped(*BEGUN[:-1], language, lines=answers)
    assert code == 0
    assert many in said  # of a pattern that was meant, though a card was asked for
    sheet = yaml.load((tmp_path / "hvezdokupy-2026-11-18.yaml").read_text("utf-8"), yaml.CSafeLoader)
    assert sheet["players"] == [{"name": "Ana", "card": "F05"}, {"name": "Jan", "pattern": "*..\n.**\n"}]


def test_a_card_may_be_named_where_its_pattern_is_asked_for(piped: Piped, tmp_path: Path) -> None:
    code, said = piped(*BEGUN, lines=(*TABLE[1:-3], "", "f7", "", "zz", "tadpole"))
    assert code == 0
    assert "! “z” means nothing here" in said  # as was said of a pattern before
    sheet = yaml.load((tmp_path / "hvezdokupy-2026-11-18.yaml").read_text("utf-8"), yaml.CSafeLoader)
    assert sheet["players"] == [{"name": "Ana", "card": "F07"}, {"name": "Jan", "card": "F02"}]


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "the line 'fading' counts only when the game is over"),
        ("cs", "řádek „fading“ se počítá, až když hra skončí"),
        ("pl", "wiersz „fading” liczy się dopiero, gdy gra się skończy"),
    ],
)
def test_a_line_by_hand_that_does_not_count_yet_is_refused_with_the_reason(
    piped: Piped, language: str, why: str
) -> None:
    lines = ("1a", "C601", "", "", "", "# fading 3")
    _, said = piped("night-sky", "--names", "Ana,Bo", "--lang", language, lines=lines)
    assert why in " ".join(said.split())


def test_the_table_so_far_leaves_out_of_whom_nothing_was_entered(piped: Piped) -> None:
    _, said = piped("nebula", "--names", "Ana,Jan", "--lang", "en", lines=("", "3 15 17 20", "="))
    assert said.count("V15: at least 2 white stars") == 2
    assert "─ Ana" not in said
    assert "Public tasks" in said


def test_texts_are_broken_as_narrow_as_the_terminal(tmp_path: Path) -> None:
    narrow = {"folder": tmp_path, "columns": 40}
    with Terminal("score", "nova-luna", "--names", "A,B", "--lang", "en", **narrow) as terminal:  # type: ignore[arg-type]
        terminal.expect("keeps it")
        assert b"  How many tokens were not placed" in terminal.raw
        assert b"not placed: enough in" not in terminal.raw
        assert terminal.interrupt() == 130


NARROW = ("tiny-galaxies", "--names", "Hvězdoslava Krásná,Bořivoj", "--lang", "cs")
LONG_QUESTION = "Hvězdoslava Krásná, úroveň impéria (1–6):"


def test_a_long_question_is_broken_between_words_at_a_narrow_terminal(tmp_path: Path) -> None:
    with Terminal("score", *NARROW, folder=tmp_path, columns=30) as terminal:
        terminal.answer(LONG_QUESTION, "7")
        terminal.expect("číslo od 1 do 6")  # and no line of it is painted twice
        shown = [line.rstrip() for line in terminal.screen.lines()]
        first = shown.index("Hvězdoslava Krásná, úroveň")
        assert shown[first : first + 2] == ["Hvězdoslava Krásná, úroveň", "impéria (1–6): 7"]
        assert " ".join(shown).count("úroveň impéria") == 1
        terminal.press("\x1b[C\x7f5\r")
        terminal.expect("planety (Enter: žádné):")
        shown = [line.rstrip() for line in terminal.screen.lines()]
        assert "impéria (1–6): 5" in shown
        assert "Impérium: úroveň 5 (* body, d" in shown  # as the words of the drawing are
        assert terminal.interrupt() == 130


def test_a_long_question_is_broken_between_words_at_a_terminal_that_can_do_no_more(tmp_path: Path) -> None:
    with Terminal("score", *NARROW, folder=tmp_path, columns=30, TERM="dumb") as terminal:
        terminal.expect(LONG_QUESTION)
        assert "impéria (1–6):" in terminal.screen.lines()
        assert terminal.interrupt() == 130


@pytest.mark.parametrize(
    ("language", "said", "stars"),
    [
        ("en", "The drawing takes 80 columns.", "PYWYPP"),
        ("cs", "Nákres potřebuje 80", "FZBZFF"),
        ("pl", "Rysunek potrzebuje 80", "FZBZFF"),
    ],
)
def test_at_a_phone_no_word_is_broken_and_no_drawing_that_is_too_wide(
    tmp_path: Path, language: str, said: str, stars: str
) -> None:
    begun = ("score", "nebula", "--names", "Ana,Bo", "--lang", language)
    one, two, three, four, five, six = [*stars]
    with Terminal(*begun, folder=tmp_path, columns=44) as terminal:
        terminal.type("b", "3 15 17 20", "r", "pywypp w..rb. r.y.p. w..orr")
        terminal.expect(said)
        shown = [line.rstrip() for line in terminal.screen.lines()]
        lyra = next(at for at, line in enumerate(shown) if line.startswith(f" lyra1:{one}"))
        assert shown[lyra : lyra + 2] == [
            f" lyra1:{one}   lyra2:{two}   lyra3:{three}  (lyra4:{four})",
            f"lyra5:{five}   lyra6:{six}  [x] 6/6",
        ]
        assert not any("------" in line for line in shown)
        assert terminal.interrupt() == 130


def test_who_won_stands_out_on_a_terminal_of_any_width(tmp_path: Path) -> None:
    sheet = tmp_path / "table.yaml"
    who = {"Ana of the very long name": 3, "Bo": 4, "Cyril": 3}
    players = [{"name": name, "by_hand": {"tokens-left": left}} for name, left in who.items()]
    sheet.write_text(json.dumps({"game": "nova-luna", "players": players}), "utf-8")
    for columns in (80, 44):
        with Terminal("score", sheet, folder=tmp_path, columns=columns) as terminal:
            assert terminal.ended() == 0
            strong = ["".join(sign for sign, look in row if look.strong) for row in terminal.screen.rows]
            assert " ".join("".join(strong).split()) == "Ana of the very long name Cyril 3 3 1. 1."
            assert max(len(line) for line in terminal.screen.lines()) <= columns
            assert "Ana of the very long name and Cyril" in " ".join(terminal.screen.lines())
    with Terminal("score", sheet, folder=tmp_path, NO_COLOR="1") as terminal:
        assert terminal.ended() == 0
        assert not any(look.strong for row in terminal.screen.rows for _, look in row)


# The first question of each game, an answer, and the next question.
FIRST = {
    "hvezdokupy": ("Row 1 of the board", "M1", "Row 2 of the board"),
    "nebula": ("Version", "b", "The 4 public cards"),
    "night-sky": ("Ana, start card", "1a", "Ana, round 1: card"),
    "nova-luna": ("Ana’s tokens left", "3", "Jan’s tokens left"),
    "tiny-galaxies": ("Ana, level of the empire", "5", "Ana, planets"),
}
CHEAP = "hvezdokupy"  # enough for every day


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game == CHEAP else pytest.mark.full) for game in FIRST]
)
def test_a_closed_terminal_keeps_what_was_entered(tmp_path: Path, game: str) -> None:
    label, answer, following = FIRST[game]
    with Terminal("score", game, "--names", "Ana,Jan", "--lang", "en", folder=tmp_path) as terminal:
        terminal.answer(label, answer)
        terminal.expect(following)
        terminal.close()
    (found,) = drafts(game)
    assert [each.typed for each in found.draft.answers] == [answer]


def test_plain_lines_are_asked_where_the_terminal_knows_no_more(tmp_path: Path) -> None:
    with Terminal("score", "hvezdokupy", "--names", "A,B", folder=tmp_path, TERM="dumb") as terminal:
        terminal.answer("Row 1 of the board", "..")
        terminal.expect("! “..”")
        assert terminal.interrupt() == 130
        assert b"\x1b" not in terminal.raw


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_whoever_is_ended_from_elsewhere_leaves_the_terminal_as_it_was(
    tmp_path: Path, sign: signal.Signals
) -> None:
    with Terminal("score", "hvezdokupy", "--names", "A,B", folder=tmp_path) as terminal:
        terminal.answer("Row 1 of the board", "..*.....")
        terminal.expect("Row 2 of the board")
        assert not terminal.echoes()
        terminal.process.send_signal(sign)
        assert terminal.ended() == 130
        assert terminal.echoes()
        terminal.expect("pnp score --resume hvezdokupy")


def test_a_refused_answer_is_replaced_by_the_next_key_and_what_was_typed_ahead_is_dropped(
    tmp_path: Path,
) -> None:
    with Terminal("score", *BEGUN, folder=tmp_path) as terminal:
        terminal.expect("Row 1 of the board")
        terminal.press("..\r.**.M...\r\r")
        terminal.expect("“..” has 2 spaces")
        terminal.expect("Esc clears it")
        terminal.press("..*.....\r")
        terminal.expect("Row 2 of the board (Enter: empty):")
        terminal.press(".**.M\r")
        terminal.expect("has 5 spaces")
        terminal.press("\x1b[D\x1b[C...\r")  # an arrow edits it
        terminal.expect("Row 3 of the board (Enter: empty):")
        terminal.press("?!\r")
        terminal.expect("“?” means nothing here")
        terminal.press("\x1b[200~.*\x1b[201~\r")
        terminal.expect("“.*” has 2 spaces")
        terminal.press("\x1b......\r")  # Esc clears it
        terminal.expect("has 6 spaces")
        terminal.press("<\r")
        terminal.expect("Row 2 of the board [.**.M...]:")
        assert terminal.interrupt() == 130


def test_esc_clears_an_answer_and_the_reason_why_it_was_refused(tmp_path: Path) -> None:
    with Terminal("score", *BEGUN, folder=tmp_path) as terminal:
        terminal.expect("Row 1 of the board")
        terminal.press("..\r")
        terminal.expect("“..” has 2 spaces")
        terminal.press("\x1b")
        while any("has 2 spaces" in line for line in terminal.screen.lines()):
            assert terminal.read()
        assert any(line.endswith("Enter: empty):") for line in terminal.screen.lines())
        assert terminal.interrupt() == 130


@pytest.mark.usefixtures("listening")
def test_an_interruption_is_not_lost_while_an_answer_is_taken() -> None:
    def refusal(_: str) -> str:
        signal.raise_signal(signal.SIGINT)
        return ""

    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("6\r")
        with pytest.raises(KeyboardInterrupt):
            ask_at_screen(coloured=False)(Prompt("Roll", refusal))


def test_a_board_that_is_pasted_is_as_many_rows_and_has_no_colour_where_none_is_wanted(
    tmp_path: Path,
) -> None:
    with Terminal("score", "hvezdokupy", "--names", "A,B", folder=tmp_path, NO_COLOR="1") as terminal:
        terminal.expect("Row 1 of the board")
        terminal.press("\x1b[200~..*.....\n.**.M...\n.*\n........\x1b[201~\r")
        terminal.expect("Row 2 of the board (Enter: empty): .**.M...")
        terminal.expect("Row 3 of the board (Enter: empty): .*")
        terminal.expect("“.*” has 2 spaces")
        assert terminal.interrupt() == 130
        assert b"[31m" not in terminal.raw
        assert b"38;5" not in terminal.raw
