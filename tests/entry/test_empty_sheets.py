"""`pnp sheet`: an empty score sheet scores once its blanks are filled in, and tells which are not."""

from __future__ import annotations

import io
import re
from datetime import date
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any, Final

import pytest

from pnp import games, score
from pnp.build import BlankSheet, shipped_supplies, write_blank_sheet
from pnp.cli import run_guarded
from pnp.data import parse_yaml
from pnp.errors import InputError
from pnp.models import list_blank_fields

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NAMES: Final = ("no", "a: b", "Žofie", "12:30", "#5", "~")

# What a person types into the blanks: of the table, and of each player, each where it is found next.
TABLE: Final = {
    "hvezdokupy": [("  ........\n" * 3, "  ..*.....\n  .**.M...\n  .*......\n")],
    "nebula": [
        ("public: []", "public: [V3, V15, V17, V20]"),
        ("{I: , II: , III: , IV: }", "{I: B4, II: B20, III: B27, IV: B30}"),
        ("colours: []", "colours: [white, red]"),
        ("constellations: []", "constellations: [lyra]"),
    ],
    "night-sky": [],
    "nova-luna": [],
    "tiny-galaxies": [],
}
TABLES: Final = [
    (id, many)
    for id in TABLE
    if (game := games.find_game(id))
    for many in range(game.seats[0], game.seats[1] + 1)
]
each_table = pytest.mark.parametrize(("id", "many"), TABLES, ids=[f"{id}-{many}" for id, many in TABLES])
LETTERS: Final = {"cs": str.maketrans("RWBYO", "ČBMŽO"), "pl": str.maketrans("RWBYO", "CBNŻP")}
CARDS: Final = ("C501", "C601", "C701", "C702", "C801", "C901")


def seat(id: str, number: int, many: int) -> list[tuple[str, str]]:
    if id == "hvezdokupy":
        return [("card:\n", f"card: F0{number}\n")]
    if id == "nebula":
        public = [("public: {}", "public: {V3: first}")] if number == 1 else []
        galaxy = [("core: .", "core: R"), ("lyra: ......", "lyra: RW.BYO")][:number]
        return [
            *galaxy,
            ("black_holes:\n", "black_holes: 3\n"),
            ("personal:\n", f"personal: O{number}\n"),
            *public,
        ]
    if id == "nova-luna":
        row = f"      N0{number} N1{number} .\n"
        alone = [("phase1: |\n", f"phase1: |\n{row}")] if many == 1 else []
        return [*alone, ("mosaic: |\n", f"mosaic: |\n{row}")]
    if id == "tiny-galaxies":
        rogue = [("level:\n", "level: 2\n"), ("empire:\n", "empire: skull\n")] if many == 1 else []
        mission = [] if many == 1 else [("mission:\n", f"mission: M{13 - number:02}\n")]
        left = [("energy:\n", "energy: 3\n"), ("culture:\n", "culture: 2\n")]
        mission += [("# ships: {home: 2", "ships: {home: 0")] * (many > 1)
        return [
            *rogue,
            ("empire:\n", "empire: 4\n"),
            ("planets: []", f"planets: [P0{number}, P1{number}]"),
            *left,
            *mission,
        ]
    drawn = "A31-A41 A41-A42 A42-A52"
    rounds = [
        ("card: , lines: }", f"card: {card}{f', lines: {drawn}' * (card == 'C601')}}}") for card in CARDS
    ]
    return [("start:\n", f"start: S{number}a\n"), *rounds]


def filled(text: str, id: str, many: int) -> str:
    blanks = [*TABLE[id], *(blank for number in range(1, many + 1) for blank in seat(id, number, many))]
    done, language = "", re.search(r"(?m)^lang: (\w+)$", text)
    for blank, typed in blanks:
        before, found, text = text.partition(blank)
        assert found, blank
        letters = LETTERS[language[1]] if language and blank.startswith(("core", "lyra")) else {}
        done += before + typed.translate(letters)
    return done + text


def empty(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run_guarded(["sheet", *arguments, "--played", "2026-11-20"]) == 0
    return capsys.readouterr().out


@each_table
def test_filled_in_it_scores(id: str, many: int, capsys: pytest.CaptureFixture[str]) -> None:
    names = [*NAMES[:many]]
    language = ("en", "cs", "pl")[many % 3]
    text = empty(capsys, id, "--names", ",".join(names), "--lang", language)
    result = score(filled(text, id, many))
    assert result.game == id
    assert [player.name for player in result.players] == names
    assert any(player.total for player in result.players)


@each_table
def test_empty_it_is_refused_at_each_line_that_is_to_be_filled_in_or_at_the_first_of_many(
    id: str, many: int, capsys: pytest.CaptureFixture[str]
) -> None:
    text = empty(capsys, id, "--players", str(many))
    with pytest.raises(InputError) as refused:
        score(text)
    problems = {problem.line: problem for problem in refused.value.problems}
    blank = {*blank_lines(text.splitlines())}
    first = next((each for each in problems.values() if "not filled in yet" in each.wrong), None)
    if first is None:
        assert {*problems} == blank
        assert len(problems) <= 4
    else:
        assert {*problems} == {first.line} | {line for line in blank if line < first.line}
    for each in problems.values():
        assert re.search(r"has no value|is empty|is not filled in yet: ([5-9]|\d\d+) values", each.wrong)
        assert re.search(r"give it one|at least 4 are|indent its rows below it|behind the colons", each.right)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "25:11: the score sheet is not filled in yet: 39 values are missing; write them behind the",
        ),
        ("cs", "25:11: zápis ještě není vyplněný: chybí 39 hodnot; napiš je za dvojtečky, tuhle jako první"),
        (
            "pl",
            "25:11: zapis partii nie jest jeszcze wypełniony: brakuje 39 wartości; wpisz je za dwukropkami,",
        ),
    ],
)
def test_a_sheet_that_nobody_has_filled_in_is_told_to_be_so_once(
    language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "blank.yaml"
    file.write_text(empty(capsys, "night-sky", "--players", "3"), "utf-8")
    assert run_guarded(["score", str(file), "--lang", language]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{file}:{said}")


def test_what_is_not_filled_in_hides_no_other_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    text = empty(capsys, "tiny-galaxies", "--names", "Eva,Ivo").replace("planets: []", "planets: [P99]", 1)
    with pytest.raises(InputError) as refused:
        score(text)
    first, second = refused.value.problems
    assert "8 values are missing" in first.wrong
    assert "P99" in second.wrong


def blank_lines(lines: list[str]) -> Iterator[int]:
    """The lines with a key that has nothing behind it, nor below."""
    said = [(at, line) for at, line in enumerate(lines, 1) if line.strip() and line.lstrip()[0] != "#"]
    for (at, line), (_, below) in pairwise([*said, (0, "")]):
        deeper = len(below) - len(below.lstrip()) > len(line) - len(line.lstrip())
        if re.search(r": [,}]|^public: \[\]", line) or (re.search(r":( \|)?$", line) and not deeper):
            yield at


@each_table
def test_every_remark_is_short_and_in_the_language_asked_for(
    id: str, many: int, capsys: pytest.CaptureFixture[str]
) -> None:
    sheets = [empty(capsys, id, "--players", str(many), "--lang", each) for each in ("en", "cs", "pl")]
    assert max(len(line) for each in sheets for line in each.splitlines()) <= 80
    said = [{line for line in each.splitlines() if re.match(r" *# \S.* ", line)} for each in sheets]
    for one, other in combinations(said, 2):
        assert [line for line in one & other if not re.search(r"# (- )?\{?[a-z_0-9-]+[:,] ", line)] == []


def test_what_few_need_can_be_put_in_force(capsys: pytest.CaptureFixture[str]) -> None:
    for id in TABLE:
        text = filled(empty(capsys, id, "--names", "Ester,Ivo"), id, 2)
        forced = text.replace("# notes: |\n#  ", "notes: |\n  ")
        for key in ("title", "location", "duration", "track", "ships", "ended_game", "unfinished"):
            forced = re.sub(rf"(?m)^( *)# {key}: ", rf"\1{key}: ", forced, count=1)
        tree: Any = parse_yaml(forced, "").tree
        assert tree["notes"] == "The first game with the new cards.\n"
        assert {"title", "location", "duration", "unfinished"} <= {*tree}
        assert score(forced).players
        assert (forced == text) is False


@each_table
def test_every_line_can_be_given_by_hand(id: str, many: int, capsys: pytest.CaptureFixture[str]) -> None:
    text = filled(empty(capsys, id, "--players", str(many), "--lang", "en"), id, many)
    lines = [line.id for line in score(text).players[0].lines]
    forced = re.sub(r"(?m)^    # by_hand: \{(.+): \d+\}$", r"    by_hand: {\1: 77}", text, count=1)
    assert next((line.origin, line.points) for line in score(forced).players[0].lines) == ("by_hand", 77)
    if told := re.findall(r"Lines of the score .* The lines: (.*?)\.", re.sub(r"\n *# ", " ", text)):
        assert told == [", ".join(lines)]
    else:
        assert len(lines) == 1


def test_each_way_to_enter_a_round_is_put_in_force_in_place_of_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = filled(empty(capsys, "night-sky"), "night-sky", 2)
    rows = re.findall(r"(?m)^      # ((?:-|  counts:) .*)$", text)
    assert sum(row.startswith("- ") for row in rows) == 3
    rounds = "\n".join(f"      {row}" for row in rows)
    forced = re.sub(r"(?m)^    rounds:\n(      - .*\n){3}", f"    rounds:\n{rounds}\n", text, count=1)
    forced = forced.replace("    # counts: {sun", "    counts: {sun", 1)
    forced = forced.replace("    start: S1a", "    start: {kind: dwarf, value: 2}", 1)
    lines = {line.id: line.points for line in score(forced).players[0].lines}
    assert {lines[f"round-{number}"] for number in (1, 2, 3)} != {0}
    assert min(lines[line] for line in ("sun", "ecliptic", "rim")) > 0


def test_the_pattern_of_another_copy_is_put_in_force_in_place_of_a_card(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = filled(empty(capsys, "hvezdokupy"), "hvezdokupy", 2).replace("    card: F01\n", "")
    idle = "    # pattern: |\n    #   .*.\n    #   ***\n"
    forced = text.replace(idle, "    pattern: |\n      .*\n      **\n      *.\n", 1)
    assert score(forced).players[0].total == 1


@each_table
def test_it_has_a_place_for_all_that_is_asked_at_the_table(id: str, many: int) -> None:
    game = games.find_game(id)
    assert game
    assert game.questions
    tree = {"game": id, "players": [{"name": name} for name in NAMES[:many]]}
    supplies = shipped_supplies(game)
    there = {gap.place for gap in list_blank_fields(game.sheet, {**tree, "version": "full"}, supplies)}
    there.add(("unfinished",))
    there |= {("players", seat, "by_hand") for seat in range(many)}
    for question in game.questions(tree, supplies):
        beside = {place for place in there if place == question.place[: len(place)]}
        assert beside, question.place


def test_it_says_today_and_two_players_where_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    before = date.today()
    assert run_guarded(["sheet", "nova-luna", "--lang", "cs"]) == 0
    tree: Any = parse_yaml(capsys.readouterr().out, "").tree
    assert before.isoformat() <= tree["played"] <= date.today().isoformat()
    assert [player["name"] for player in tree["players"]] == ["Hráč 1", "Hráč 2"]


def test_a_version_has_its_keys_and_no_others(capsys: pytest.CaptureFixture[str]) -> None:
    tree: Any = parse_yaml(empty(capsys, "nebula", "--version", "basic"), "").tree
    assert tree["version"] == "basic"
    assert not {"advanced", "counters"} & {*tree}
    assert {"advanced", "counters"} <= {*parse_yaml(empty(capsys, "nebula"), "").tree}  # type: ignore[misc]


def test_it_is_written_to_a_file_and_over_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"fri-{'day' * 30}.yaml"
    assert run_guarded(["sheet", "nebula", "--lang", "en", "--out", str(file)]) == 0
    written = file.read_text("utf-8")
    assert f"# Then score it: pnp score {file}\n" in written
    assert run_guarded(["sheet", "night-sky", "--out", str(file)]) == 2
    assert "is there already and is not written over" in capsys.readouterr().err
    assert file.read_text("utf-8") == written
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_it_is_written_in_utf_8_whatever_the_terminal_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", redirected := io.TextIOWrapper(io.BytesIO(), "cp1252"))
    assert run_guarded(["sheet", "nebula", "--lang", "cs", "--names", "Áňa,Šárka"]) == 0
    written = redirected.buffer.getvalue().decode("utf-8")
    assert "\n  - name: Áňa\n" in written
    assert "zápis hry" in written


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nebulla"], "there is no game 'nebulla'; did you mean 'nebula'?"),
        (["nebula", "--players", "5"], "5 players cannot play nebula; enter 2 to 4"),
        (["nebula", "--names", "A,A"], "two players have one name"),
        (["nebula", "--names", f"A,{'B' * 81}"], "a name has more than 80 characters"),
        (["nebula", "--version", "fulll"], "nebula has no version 'fulll'; did you mean 'full'?"),
        (["night-sky", "--version", "full"], "night-sky has one version; leave --version out"),
        (["nebula", "--played", "yesterday"], "'yesterday' is no day; write it as 2026-11-18"),
        (["nebula", "--played", "2026-02-30"], "there is no day '2026-02-30'"),
        (["nebula", "--lang", "xx"], "there are no words for nebula in 'xx'"),
    ],
)
def test_what_cannot_be_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_guarded(["sheet", *arguments]) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert out == ""


@pytest.mark.usefixtures("comets")
def test_a_game_that_only_declares_its_keys_has_an_empty_sheet() -> None:
    comets = games.find_game("comets")
    assert comets
    head = {"game": "comets", "played": "2026-11-20", "players": [{"name": "Ester"}, {"name": "Ivo"}]}
    assert write_blank_sheet(BlankSheet(comets, head, "friday.yaml"), "en", asked=True) == OF_KEYS


@pytest.mark.usefixtures("comets")
def test_a_game_that_only_declares_its_keys_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("h2\n\n1\n3\n"))
    asked = ["score", "comets", "--names", "Ester,Ivo", "--played", "2026-11-20", "--out", str(tmp_path)]
    assert run_guarded([*asked, "--lang", "en"]) == 0
    assert "Ester’s comet" in capsys.readouterr().out
    (file,) = tmp_path.glob("*.yaml")
    tree: Any = parse_yaml(file.read_text("utf-8"), "").tree
    assert tree["players"] == [
        {"name": "Ester", "comet": "H2", "nights": "0"},
        {"name": "Ivo", "comet": "H1", "nights": "3"},
    ]


OF_KEYS: Final = """\
# Comets: an empty score sheet.
# Fill in what is blank. A key behind a # counts once you take the # out.
# Then score it: pnp score friday.yaml

game: comets
# title: Friday table
played: 2026-11-20

# Where it was played, for how many minutes, and what is worth remembering.
# location: At Ester’s
# duration: 45
# notes: |
#   The first game with the new cards.

# Only for a game that is not over, and then true: nobody wins yet, and it
# counts in no statistics.
# unfinished: true

# Everybody who plays, in turn order, whoever began first.
players:
  - name: Ester
    # The comet that was watched, such as H1.
    comet:
    # How many nights were clear, 0 to 99.
    nights: 0
    # Lines of the score whose points you know already, in place of all that
    # such a line needs: each by its short name, with its points, -9999 to
    # 9999. The lines: tails, nights.
    # by_hand: {tails: 0}

  # As above.
  - name: Ivo
    comet:
    nights: 0
"""
