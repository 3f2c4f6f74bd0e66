"""`pnp score GAME --points` without a terminal: a line of numbers a player, and a sheet of lines by hand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import pnp
from pnp.build import list_drafts
from tests.helpers.typed_tables import DAY, saved

if TYPE_CHECKING:
    from pathlib import Path

    from tests.entry.conftest import Piped

PLAYERS = ("Eva", "Ivo", "Ana", "Jan", "Ota", "Pia")
NEBULA = ("personal", "public", "black-holes", "constellations", "colours", "advanced")
NIGHT_SKY = ("fading", *(f"round-{number}" for number in range(1, 7)), "sun", "ecliptic", "rim")
ROGUE = {"level": 3, "empire": "4", "planets": ["P05"]}

# For each game and number of players what is asked of the table before, the lines of the score, what each
# player is asked besides, and what the sheet says of the table.
TABLES: dict[str, tuple[str, int, tuple[str, ...], tuple[str, ...], tuple[str, ...], dict[str, Any]]] = {
    "hvezdokupy": ("hvezdokupy", 6, (), ("built",), (), {}),
    "nebula": ("nebula", 4, ("",), NEBULA, ("black_holes",), {}),
    "nebula-basic": ("nebula", 2, ("b",), NEBULA[:4], ("black_holes",), {"version": "basic"}),
    "night-sky": ("night-sky", 3, (), NIGHT_SKY, (), {}),
    "night-sky-alone": ("night-sky", 1, (), NIGHT_SKY, (), {}),
    "nova-luna": ("nova-luna", 4, (), ("tokens-left",), (), {}),
    "nova-luna-alone": (
        "nova-luna",
        1,
        (),
        ("phase-1-time", "phase-1-tokens", "final-time", "final-tokens"),
        (),
        {},
    ),
    "tiny-galaxies": (
        "tiny-galaxies",
        5,
        (),
        ("empire", "planets", "mission"),
        ("energy", "culture"),
        {},
    ),
    "tiny-galaxies-alone": (
        "tiny-galaxies",
        1,
        ("3", "4", "p5"),
        ("empire", "planets"),
        ("energy", "culture"),
        {"rogue": ROGUE},
    ),
}


def begin(game: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return (game, "--points", "--names", ",".join(names), "--played", DAY, "--lang", "en")


@pytest.mark.parametrize("table", TABLES)
def test_a_table_by_its_points_is_a_sheet_of_lines_by_hand(piped: Piped, tmp_path: Path, table: str) -> None:
    game, seats, asked, lines, besides, says = TABLES[table]
    numbers = [[(5 * seat + 3 * at) % 7 for at, _ in enumerate(lines + besides)] for seat in range(seats)]
    numbers[0][0] = 1 if game == "hvezdokupy" else -1
    typed = tuple(" ".join(map(str, each)) for each in numbers)
    code, said = piped(*begin(game, PLAYERS[:seats]), "--keep", lines=(*asked, *typed))
    assert code == 0, said
    players = [
        {
            "name": name,
            "by_hand": dict(zip(lines, each, strict=False)),
            **dict(zip(besides, each[len(lines) :], strict=True)),
        }
        for name, each in zip(PLAYERS, numbers, strict=False)
    ]
    result = pnp.score({"game": game, **says, "players": players})
    assert pnp.score(saved(game, tmp_path)) == result
    assert {line.origin for player in result.players for line in player.lines} == {"by_hand"}
    assert "Kept as game 1" in said


def test_a_line_says_which_numbers_it_takes_and_is_asked_for_again_until_it_has_them(piped: Piped) -> None:
    lines = (
        "",
        "1 2 3",
        "<",
        "?",
        "=",
        "1 2 3 4 5 6 x",
        "1 2 3 4 5 99999 7",
        "1 2 3 - 5 6 -",
        "<",
        "0 0 0 0 0 0 8",
    )
    code, said = piped(*begin("nebula", PLAYERS[:2]), lines=(*lines, "1, 2, 3, 4, 5, \N{MINUS SIGN}6, 7"))
    assert code == 0
    label = (
        "Eva: Personal task, Public tasks, Black holes, Constellations, Star colours, Advanced cards, Black"
        " holes on the bar: "
    )
    assert (
        f"{label}1 2 3\n! That is 3; it takes 7.\n{label}<\n! This is the first question.\n{label}?\n" in said
    )
    assert "A number for each of these, in this order, with blanks between them" in said
    assert f"{label}=\n" in said
    assert "Personal task         0        0\n" in said
    assert f"{label}1 2 3 4 5 6 x\n! “x” is no number from 0 to 30.\n" in said
    assert "! “99999” is no number from \N{MINUS SIGN}9999 to 9999.\n" in said
    assert "\nEva 17 · Ivo 0\n" in said
    assert "\nEva 0 · Ivo 9\n" in said
    assert "Ivo wins." in said


def test_what_breaks_a_tie_is_asked_behind_the_points(piped: Piped, tmp_path: Path) -> None:
    code, said = piped(*begin("nova-luna", PLAYERS[:3]), lines=("4", "4", "9", "", "<", "17 2", "17"))
    assert code == 0
    assert "Eva on the lunar track: space and height (Enter: shared): 17 2\n" in said
    assert saved("nova-luna", tmp_path)["players"][:2] == [
        {"name": "Eva", "by_hand": {"tokens-left": "4"}, "track": ["17", "2"]},
        {"name": "Ivo", "by_hand": {"tokens-left": "4"}, "track": ["17", "1"]},
    ]
    assert said.index("Eva wins.") < said.index("decided by: turn order on the lunar track")


def test_the_end_of_input_keeps_the_points_and_the_next_player_is_asked_for(piped: Piped) -> None:
    code, said = piped(*begin("tiny-galaxies", PLAYERS[:3]), lines=("12 11 3 1 2",))
    assert code == 130
    assert said.endswith("It is kept. To go on: pnp score --resume tiny-galaxies\n")
    code, said = piped("--resume", lines=("8 18 0 3 - ", "8 18 0 3 4", "5 5 5 5 5"))
    assert "Going on after 5 answers: Eva, Ivo and Ana, 2026-11-18." in said
    assert "! Something has to be entered here.\n" in said
    assert "Eva 26 · Ivo 26 · Ana 0\n" in said
    assert (code, "Ivo wins." in said) == (0, True)
    assert "decided by: energy and culture left" in said
    assert list_drafts() == []


def test_a_draft_of_points_that_was_begun_otherwise_has_only_lines_that_there_are(piped: Piped) -> None:
    piped(*begin("nebula", PLAYERS[:2]), lines=("b", "1 2 3 4 5"))
    (found,) = list_drafts()
    draft = json.loads(found.file.read_text("utf-8"))
    draft["by_hand"] += [{"player": 1, "line": "lost", "points": 7}]
    found.file.write_text(json.dumps(draft), "utf-8")
    code, said = piped("--resume", lines=("4 3 2 1 0",))
    assert "Ivo: Personal task, Public tasks, Black holes, Constellations, Black holes on the bar: " in said
    assert code == 0


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("cs", "Eva: Impérium, Planety, Tajná mise, Zbylá energie, Zbylá kultura: "),
        ("pl", "Eva: Imperium, Planety, Tajna misja, Pozostała energia, Pozostała kultura: "),
    ],
)
def test_the_words_are_those_of_the_user(piped: Piped, language: str, label: str) -> None:
    _, said = piped(*begin("tiny-galaxies", PLAYERS[:2])[:-1], language)
    assert label in said
