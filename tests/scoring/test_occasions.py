"""Where a table was played, for how long, and what is worth remembering: keys of every sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pnp import score
from tests.helpers.refusals import MARK, marked, problems
from tests.helpers.score_sheets import IDS, SHEETS, TINY_GALAXIES, written

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

OCCASION: dict[str, Any] = {
    "location": "U Ester: v kuchyni",
    "duration": 1440,
    "notes": "A close one!\n\n  players: 5 # not these\n" + "ě" * 1960,
}


@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
def test_every_game_takes_them_and_scores_the_same(sheet: dict[str, Any]) -> None:
    assert score({**sheet, **OCCASION}) == score(sheet)


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("location: »'  '", "'location' is nothing but blanks; write where it was played"),
        ("location: »''", "'location' is empty"),
        (f"location: »{'x' * 81}", "'location' has 81 characters; at most 80 are allowed"),
        ("location: »[Brno]", "'location' is a list"),
        ("duration: »0", "'duration' is 0, which is too little; write at least 1"),
        ("duration: »1441", "'duration' is 1441, which is too much; write at most 1440"),
        ("duration: »1.5", "'duration' is '1.5', which is no whole number"),
        ("duration: »90 min", "'duration' is '90 min', which is no whole number"),
        ("notes: »null", "'notes' has no value; give it one, or leave it out"),
        ("notes: »{a: b}", "'notes' is a mapping"),
        (f"notes: »{'x' * 2001}", "'notes' has 2,001 characters; at most 2,000 are allowed"),
        ("»note: Late.", "the key 'note' is not known here; did you mean 'notes'?"),
    ],
)
@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
def test_a_mistake_in_them_is_told_at_its_place(
    sheet: dict[str, Any], entry: str, told: str, tmp_path: Path
) -> None:
    text = written(sheet, tmp_path).read_text("utf-8")
    text, place = marked("\n".join(["{", f"{entry},", text.removeprefix("{")]))
    (found,) = problems(text)
    assert (found.line, found.column) == place
    assert told in found.words
    assert MARK not in found.words


def test_all_mistakes_are_told_in_the_language_of_the_user(tmp_path: Path, quick: Command) -> None:
    written({**TINY_GALAXIES, "location": " ", "duration": "dvě hodiny", "notes": []}, tmp_path, "t.yaml")
    told = quick("score", "t.yaml", "--lang", "cs").stderr
    assert "„location“ jsou samé mezery; napiš, kde se hrálo" in told
    assert "„duration“ je „dvě hodiny“" in told
    assert "„notes“: je tu seznam, a má tu být text" in told
    told = quick("score", "t.yaml", "--lang", "pl").stderr
    assert "napisz, gdzie grano" in told


def test_long_notes_do_not_keep_a_sheet_from_being_read_as_answers_are() -> None:
    sheet = {**TINY_GALAXIES, "players": [{**each, "planets": "5 7"} for each in TINY_GALAXIES["players"]]}
    assert score({**sheet, **OCCASION}) == score(sheet)
