"""Once a card or a board of the user's has a fault, nothing is said that follows from it; `check` and `make`
say the same, at the user's own lines."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pnp import games
from pnp.build import card_starters, check_files
from pnp.data import find_spans, read_yaml
from tests.helpers.offered import offering

if TYPE_CHECKING:
    from pnp.errors import Location
    from tests.conftest import Command

DECKS = [(id, deck) for id in offering("starters") if (game := games.find_game(id)) for deck in game.decks]
PLANET = """\
game: tiny-galaxies
deck: planets
cards:
  - id: X1
    name: { en: Choir, cs: Sbor, pl: Chór }
    points: 1
    resource: culture
    track: { kind: economy, steps: 2 }
    action: { take: culture, amount: 1, from: each }
"""
MISSION = """\
game: tiny-galaxies
deck: missions
cards:
  - id: X1
    name: { en: Letters, cs: Dopisy, pl: Listy }
    rule: planets-of
    kind: diplomacy
    at_least: 3
    points: 3
"""
LAYOUT_OF_A_GAME = """\
deck: mine
game: tiny-galaxies
layout: tiny-galaxies/planets
cards:
  - id: X1
    points: 3
    resource: Energy
"""
ERRORS = [
    (PLANET, "resource: culture", "resource: Culture", "form-unknown-name"),
    (PLANET, "{ kind: economy, steps: 2 }", "economy 2", "form-type"),
    (PLANET, "amount: 1", "amount: 1 to 2", "form-action"),
    (PLANET, "amount: 1, ", "", "form-action"),
    (PLANET, "points: 1", "points: 111", "form-range"),
    (MISSION, "kind: diplomacy", "kind: energy", "form-unknown-name"),
    (MISSION, "at_least: 3", "at_least: many", "form-type"),
]


def told_by_check(*files: str) -> list[tuple[str, int, str]]:
    """File, line and code of all errors."""
    return [
        (finding.file, finding.line, finding.code.id)
        for file in check_files(files)
        for finding in file.findings
        if finding.code.kind == "error"
    ]


def told_by_make(quick: Command, file: str) -> list[tuple[str, int]]:
    run = quick("make", file)
    assert run.returncode == 2
    return [(found[1], int(found[2])) for found in re.finditer(r"^(.+?):(\d+):\d+: ", run.stderr, re.M)]


@pytest.mark.parametrize(("text", "right", "slip", "code"), ERRORS)
def test_a_slip_of_a_card_is_all_that_is_told(
    text: str,
    right: str,
    slip: str,
    code: str,
    quick: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.yaml").write_text(text.replace(right, slip), "utf-8")
    line = text.count("\n", 0, text.index(right)) + 1
    assert told_by_check("own.yaml") == [("own.yaml", line, code)]
    assert told_by_make(quick, "own.yaml") == [("own.yaml", line)]


def test_a_card_is_told_of_that_has_no_slip_beside_one_that_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    card = PLANET.partition("cards:\n")[2].replace("X1", "X2")
    long = card.replace("Choir", "Choir of all the moons that anybody ever saw and heard" * 4)
    Path("own.yaml").write_text(PLANET.replace("resource: culture", "resource: Culture") + long, "utf-8")
    assert told_by_check("own.yaml") == [
        ("own.yaml", 7, "form-unknown-name"),
        ("own.yaml", 11, "print-overflow"),
    ]


def test_a_board_is_told_of_at_its_own_line_whatever_draws_it(
    quick: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    quick("new", "board", "nebula")
    board = Path("my-galaxy.yaml").read_text("utf-8")
    near = re.sub(r"(id: lyra2, x: )[\d.-]+, y: [\d.-]+", r"\1 -34.7, y: 28.4", board)
    Path("my-galaxy.yaml").write_text(near, "utf-8")
    line = near.count("\n", 0, near.index("id: lyra2")) + 1
    assert {(file, at) for file, at, _ in told_by_check("my-galaxy-print.yaml")} == {("my-galaxy.yaml", line)}
    assert set(told_by_make(quick, "my-galaxy-print.yaml")) == {("my-galaxy.yaml", line)}


def test_what_a_layout_that_ships_cannot_draw_is_told_at_the_key_of_the_card(
    quick: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.yaml").write_text(LAYOUT_OF_A_GAME, "utf-8")
    assert {(file, line) for file, line, _ in told_by_check("own.yaml")} == {("own.yaml", 7)}
    assert told_by_make(quick, "own.yaml") == [("own.yaml", 7)]
    assert "(drawn by the layout 'tiny-galaxies/planets')" in quick("make", "own.yaml").stderr


def test_a_layout_of_a_game_is_for_its_sets(
    quick: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = "deck: mine\nlayout: nebula/galaxy-board\ncards: [{id: X1, player: alpha}]\n"
    Path("own.yaml").write_text(text, "utf-8")
    assert told_by_check("own.yaml") == [("own.yaml", 2, "form-layout")]
    right = "say 'game: nebula' at the top"
    told = f"own.yaml:2:9: the layout 'nebula/galaxy-board' is for sets of nebula; {right}\n"
    assert quick("make", "own.yaml").stderr == told
    Path("own.yaml").write_text(f"game: nebula\n{text}", "utf-8")
    assert told_by_check("own.yaml") == []


FOLLOWING = {"form-figure", "form-expression", "form-words", "form-drawn", "form-other"}


@pytest.mark.full
@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_whatever_value_of_a_card_is_wrong_nothing_is_told_that_follows(
    game: str, deck: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source = read_yaml(card_starters(games.find_game(game))[deck], "own.yaml")  # type: ignore[arg-type]
    tree: Any = source.tree
    keys: list[Location] = [("cards", 0, key) for key in tree["cards"][0]]
    spans = find_spans(source, [*keys, ("cards", 1)])
    told = 0
    for key in keys:
        start, end = spans[key].start, spans[key].end
        for slip in ("Xyz", "99", "{}"):
            after = "\n" if spans[key].style in ("|", ">") else ""
            whole = f"{source.text[:start]}{slip}{after}{source.text[end:]}"
            Path("own.yaml").write_text(whole, "utf-8")
            last = source.text.count("\n", 0, spans["cards", 1].start)
            errors = told_by_check("own.yaml")
            assert [each for each in errors if each[0] != "own.yaml" or each[1] > last] == []
            assert FOLLOWING.isdisjoint(code for _, _, code in errors), (key, slip)
            told += bool(errors)
    assert told > len(keys)
