"""`pnp score`: what it prints of every game, for people and for programs, and with which code it ends."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from itertools import pairwise, takewhile
from typing import TYPE_CHECKING, Any
from unicodedata import east_asian_width

import pytest

from pnp.cli import run_guarded
from tests.helpers.score_sheets import HVEZDOKUPY, IDS, NEBULA, NOVA_LUNA, SHEETS, TINY_GALAXIES, written

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

Sheet = dict[str, Any]


def told(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    """The exit code, and what was printed on both streams."""
    code = run_guarded(["score", *map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out, err


def objects(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_game_is_told_in_every_language(
    sheet: Sheet, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = told(capsys, written(sheet, tmp_path), "--explain", "--lang", language)
    assert (code, err) == (0, "")
    assert [player["name"] for player in sheet["players"] if player["name"] not in out] == []
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
def test_json_has_the_keys_of_the_format_and_every_reason_as_data(
    sheet: Sheet, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(sheet, tmp_path)
    code, out, err = told(capsys, "--json", path)
    assert (code, err, out.count("\n")) == (0, "", 1)
    (found,) = objects(out)
    assert list(found) == [
        *("game", "sheet", "players", "state", "leaders", "winners", "decided_by", "warnings")
    ]
    assert (found["game"], found["sheet"]) == (sheet["game"], str(path))
    assert [player["name"] for player in found["players"]] == [each["name"] for each in sheet["players"]]
    for player in found["players"]:
        assert list(player) == ["name", "total", "place", "lines", "facts"]
        assert player["total"] == sum(line["points"] for line in player["lines"])
        for line in player["lines"]:
            assert list(line) == ["id", "points", "from", "why", "reasons"]
            assert line["from"] == "derived"
            assert line["why"]
            assert line["points"] == sum(reason["points"] for reason in line["reasons"])
    for warning in found["warnings"]:
        assert set(warning) - {"round"} == {"player", "code", "message", "arguments"}
        assert warning["message"]


def test_json_is_english_whatever_the_locale_and_settings_say(
    tmp_path: Path, settings_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (settings_folder / "config.toml").write_text('language = "cs"\n', "utf-8")
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    path = written(NOVA_LUNA, tmp_path)
    english = told(capsys, "--json", path)
    assert english == told(capsys, "--json", "--lang", "en", path)
    assert english != told(capsys, "--json", "--lang", "cs", path)
    assert "Celkem" in told(capsys, path)[1]  # the table is in the user's own language


def test_a_table_shows_lines_totals_places_and_the_winner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = told(capsys, written(TINY_GALAXIES, tmp_path))
    rows = [line.split() for line in out.splitlines() if line]
    assert ["Empire", "8", "1"] in rows
    assert ["Planets", "14", "3"] in rows
    assert ["Total", "22", "4"] in rows
    assert ["Place", "1.", "2."] in rows
    assert "Eva wins." in out
    assert "Tied" not in out


def test_what_broke_a_tie_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, written(NOVA_LUNA, tmp_path))
    assert "Ana wins." in out
    assert "Tied on points; decided by: turn order on the lunar track." in out


def test_warnings_stand_last_and_name_the_player(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, written(NEBULA, tmp_path))
    last = out.split("\n\n")[-1]
    assert last.startswith("Worth another look:\n")
    assert "  Ester: " in last


def test_lines_by_hand_are_marked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = {**TINY_GALAXIES, "players": [dict(player) for player in TINY_GALAXIES["players"]]}
    sheet["players"][0]["by_hand"] = {"planets": -3}
    _, out, _ = told(capsys, written(sheet, tmp_path))
    assert ["Planets", "*\N{MINUS SIGN}3", "3"] in [line.split() for line in out.splitlines()]
    assert "* given by hand" in out
    (found,) = objects(told(capsys, "--json", written(sheet, tmp_path))[1])
    origins = {line["id"]: line["from"] for line in found["players"][0]["lines"]}
    assert origins == {"empire": "derived", "planets": "by_hand", "mission": "derived"}


LONG_NAMES = (
    "Bartoloměj Nepomucký",
    "Wolfeschlegelsteinhausen",
    "Anna-Marie z Hvězdné",
    "Ó",
    "星野 光子",
    "Maximiliána Josefína",
)


def with_long_names(*players: Sheet) -> Sheet:
    named = [{"name": name, **player} for name, player in zip(LONG_NAMES, players, strict=True)]
    return {**HVEZDOKUPY, "players": named}


def as_wide(line: str) -> str:
    """A line in as many characters as it takes columns of a terminal."""
    return "".join(letter + "\0" if east_asian_width(letter) in "WF" else letter for letter in line)


def names_above(rows: list[str]) -> list[str]:
    """What stands over each cell of the last row, piece by piece, without blanks."""
    ends = [cell.end() for cell in re.finditer(r"\d\.", rows[-1])]
    starts = [2 * ends[0] - ends[1], *ends]
    head = [as_wide(row) for row in takewhile(lambda row: "─" not in row, rows)]
    columns = ["".join(row[start:end] for row in head) for start, end in pairwise(starts)]
    return [column.replace(" ", "").replace("\0", "") for column in columns]


def test_six_long_names_fit_in_80_columns_and_lose_no_letter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = with_long_names(*({"card": f"F0{n}"} for n in range(1, 7)))
    _, out, _ = told(capsys, written(sheet, tmp_path))
    assert max(map(len, map(as_wide, out.splitlines()))) <= 80
    _, rows, *_ = out.split("\n\n")
    assert names_above(rows.splitlines()) == [name.replace(" ", "") for name in LONG_NAMES]


def test_six_winners_of_long_names_are_all_told_in_80_columns(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = with_long_names(*[{"by_hand": {"built": 1}}] * 6)
    _, out, _ = told(capsys, written(sheet, tmp_path), "--explain")
    assert max(map(len, map(as_wide, out.splitlines()))) <= 80
    *some, last = LONG_NAMES
    assert f"{', '.join(some)} and {last} win together." in " ".join(out.split())


def test_many_sheets_are_each_judged_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, other = written(NOVA_LUNA, tmp_path), written(TINY_GALAXIES, tmp_path, "other.yaml")
    bad = tmp_path / "bad.yaml"
    bad.write_text("game: nova-lunar\n", "utf-8")
    code, out, err = told(capsys, "--json", good, bad, other, tmp_path / "gone.yaml")
    assert code == 2
    assert [found["game"] for found in objects(out)] == ["nova-luna", "tiny-galaxies"]
    assert "bad.yaml:1:7: there is no game 'nova-lunar'; did you mean 'nova-luna'?" in err
    assert "gone.yaml:1:1: the file does not exist" in err


def test_a_warning_ends_with_1_only_where_strict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    warned, clean = written(NEBULA, tmp_path), written(TINY_GALAXIES, tmp_path, "clean.yaml")
    assert told(capsys, warned)[0] == 0
    assert told(capsys, "--strict", clean)[0] == 0
    code, out, _ = told(capsys, "--strict", "--json", warned, clean)
    assert (code, len(objects(out))) == (1, 2)
    assert told(capsys, "--strict", warned, tmp_path / "gone.yaml")[0] == 2


def test_a_hyphen_is_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    content = io.BytesIO(json.dumps(NOVA_LUNA).encode())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(content))
    code, out, _ = told(capsys, "--json", "-")
    assert (code, objects(out)[0]["sheet"]) == (0, "-")


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff\xfe\x00", b"\x00\x01\x02", b"- a\n- b\n", b"game: [nova-luna]\n", b"just words", b"game:\n"],
    ids=["empty", "utf-16", "binary", "list", "game-list", "text", "nothing"],
)
def test_what_is_no_sheet_is_refused_in_words(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.yaml"
    path.write_bytes(content)
    code, out, err = told(capsys, path)
    assert (code, out) == (2, "")
    assert "odd.yaml:1:" in err
    assert "Traceback" not in err


def test_a_folder_is_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = told(capsys, tmp_path)
    assert code == 2
    assert "is a folder" in err


def test_eight_mistakes_give_eight_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "eight.yaml"
    path.write_text(
        "game: nova-luna\n"
        "playd: 2026-11-18\n"
        "played: 2026-02-30\n"
        "players:\n"
        "  - name: Ana\n"
        "    tokens: 21\n"
        "    mosaic: |\n"
        "      N12   N40   .\n"
        "      .     N33   N34\n"
        "      N99   .     R8:B\n"
        "    by_hand: {tokens: 3}\n"
        "  - name: Ana\n"
        "    track: [1, x]\n",
        "utf-8",
    )
    code, _, err = told(capsys, path)
    places = [line.split(": ")[0].split(".yaml:")[1] for line in err.splitlines()]
    assert code == 2
    assert places == ["2:1", "3:9", "6:13", "10:7", "10:19", "11:15", "12:5", "12:11", "13:16"]


def test_a_closed_pipe_is_met_quietly(tmp_path: Path) -> None:
    path = written(NOVA_LUNA, tmp_path)
    arguments = [sys.executable, "-m", "pnp", "score", "--json", *[str(path)] * 200]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.read(1)
        run.stdout.close()
        assert run.stderr.read() == b""
        assert run.wait() == 141


def test_a_language_without_words_is_refused_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = told(capsys, written(NOVA_LUNA, tmp_path), "--lang", "de")
    assert (code, out) == (2, "")
    assert "there are no words for nova-luna in 'de'; choose one that has them (--lang): cs, en, pl" in err


def test_a_name_cannot_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = [{**TINY_GALAXIES["players"][0], "name": "E\x9b31mva"}, TINY_GALAXIES["players"][1]]
    _, out, _ = told(capsys, written({**TINY_GALAXIES, "players": players}, tmp_path))
    assert all(character.isprintable() or character == "\n" for character in out)


def test_json_is_json_where_the_terminal_cannot_write_every_letter(tmp_path: Path, pnp: Command) -> None:
    run = pnp("score", "--json", written(NEBULA, tmp_path), PYTHONIOENCODING="ascii")
    assert json.loads(run.stdout)["players"][1]["name"] == "Hvězdoslava"


def test_a_language_of_the_settings_gives_way_where_a_game_has_no_words_in_it(
    tmp_path: Path, settings_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (settings_folder / "config.toml").write_text('language = "de"\n', "utf-8")
    code, out, err = told(capsys, written(NOVA_LUNA, tmp_path))
    assert (code, err) == (0, "")
    assert "Ana wins." in out
