"""`pnp show --text`: what lay on the table in characters, under each player's name, total and place."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Any

import pytest

from pnp import games
from pnp.build import phrases, score_file
from pnp.cli import run_guarded
from pnp.models import COLUMNS
from pnp.report import count_columns, format_sketch, phrase_reason, translate
from tests.helpers.score_sheets import HVEZDOKUPY, SHEETS, written

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

SKETCHED = [sheet for sheet in SHEETS if (game := games.find_game(sheet["game"])) and game.ascii_view]
each_game = pytest.mark.parametrize("sheet", SKETCHED, ids=[sheet["game"] for sheet in SKETCHED])
STEERING = re.compile(r"\x1b\[[0-9;]*m")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@each_game
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_each_player_has_name_total_place_and_the_drawing_of_the_game(
    sheet: Mapping[str, Any], language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(written(sheet, tmp_path))
    assert run_guarded(["show", "--text", path, "--lang", language]) == 0
    out = capsys.readouterr().out
    scored = score_file(path)
    words = phrases(scored.game, language, topic="entry")
    total, place = translate(words, "score-total"), translate(words, "score-place")
    assert scored.game.ascii_view is not None
    rest = out
    for number, standing in enumerate(scored.result.players):
        title = f"\n\n{standing.name} · {total} {standing.total} · {place} {standing.place}.\n"
        _, found, rest = rest.partition(title.replace("-", "\N{MINUS SIGN}"))
        assert found
        sketch = scored.game.ascii_view(scored.position, scored.result, ("players", number))
        drawing = format_sketch(sketch, words, coloured=False)
        assert drawing
        assert "\n".join(drawing) in rest
    assert max(map(count_columns, out.splitlines())) <= COLUMNS
    assert "\x1b" not in out


@each_game
def test_explained_it_tells_what_earned_each_line(
    sheet: Mapping[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(written(sheet, tmp_path))
    assert run_guarded(["show", "--text", path, "--explain", "--lang", "en"]) == 0
    explained = " ".join(capsys.readouterr().out.split())
    scored = score_file(path)
    words = phrases(scored.game, "en")
    for standing in scored.result.players:
        for line in standing.lines:
            assert translate(words, f"line-{line.id}") in explained
            assert all(" ".join(phrase_reason(words, each).split()) in explained for each in line.reasons)


@each_game
def test_a_terminal_has_colours_unless_it_or_the_user_would_rather_not(
    sheet: Mapping[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, said = str(written(sheet, tmp_path)), {}
    for variable, value in (("TERM", "xterm"), ("TERM", "dumb"), ("NO_COLOR", "1")):
        with monkeypatch.context() as changed:
            changed.setenv("TERM", "xterm")
            changed.delenv("NO_COLOR", raising=False)
            changed.setenv(variable, value)
            changed.setattr("sys.stdout", terminal := Terminal())
            assert run_guarded(["show", "--text", path]) == 0
            said[value] = terminal.getvalue()
    assert "\x1b" in said["xterm"]
    assert "\x1b" not in said["dumb"]
    assert [line.rstrip() for line in STEERING.sub("", said["xterm"]).splitlines()] == [
        line.rstrip() for line in said["dumb"].splitlines()
    ]
    assert said["1"] == said["dumb"]


def test_what_a_sheet_says_does_not_steer_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = HVEZDOKUPY["players"]
    sheet = {**HVEZDOKUPY, "title": "\x1b[2J", "players": [{**first, "name": "\x1b]0;x\x07"}, second]}
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout", terminal := Terminal())
    assert run_guarded(["show", "--text", str(written(sheet, tmp_path))]) == 0
    assert "\x1b" not in STEERING.sub("", terminal.getvalue())
    assert "\\x1b[2J" in terminal.getvalue()


def test_several_sheets_are_drawn_one_after_the_other_and_a_mistake_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = written({**HVEZDOKUPY, "players": []}, tmp_path, "wrong.yaml")
    one, other = (written({**HVEZDOKUPY, "title": title}, tmp_path, f"{title}.yaml") for title in "ab")
    assert run_guarded(["show", "--text", *map(str, (one, wrong, other)), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out.index("Hvězdokupy · a\n") == 0
    assert "\n\nHvězdokupy · b\n\n" in out
    assert err.startswith(f"{wrong}:1:")
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ".yaml"] == []


def test_what_is_said_of_pictures_has_no_meaning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(written(HVEZDOKUPY, tmp_path))
    options = ["--format", "svg", "--dpi", "20", "--ink", "night", "--out", str(tmp_path)]
    assert run_guarded(["show", "--text", path, *options]) == 2
    err = capsys.readouterr().err
    assert [f"--{each} has no meaning with --text" in err for each in ("format", "dpi", "ink", "out")] == [
        True
    ] * 4
