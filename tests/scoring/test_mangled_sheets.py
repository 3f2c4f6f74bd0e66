"""Score sheets that were mangled in every way are scored or refused in words; nothing else ever happens."""

from __future__ import annotations

import json
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import assume, given
from hypothesis import strategies as st

import pnp
from pnp.cli import run_guarded
from pnp.errors import InputError
from pnp.scoring import Result
from tests.helpers.mangled_files import mangled
from tests.helpers.offered import offering
from tests.helpers.score_sheets import HVEZDOKUPY, IDS, NEBULA, NIGHT_SKY, NOVA_LUNA, TINY_GALAXIES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pnp.errors import Problem

ROOMS = tuple(id.replace("-", "_") for id in offering("oracle"))
# One sheet of each game, on which as much as can be is entered.
DRAWN = [
    {"card": "C501", "lines": "A52-A42 A42-A43", "stars": "A33"},
    {
        "card": {"size": 6, "kind": "giant", "value": 2},
        "counts": {"top": 2, "bottom": 1, "links": 3, "drawn": 6},
    },
    *({"card": card} for card in ("C701", "C702", "C801", "C901")),
]
SHEETS: tuple[dict[str, Any], ...] = (
    NEBULA,
    HVEZDOKUPY,
    NOVA_LUNA,
    TINY_GALAXIES,
    NIGHT_SKY
    | {
        "players": [
            NIGHT_SKY["players"][0]
            | {"rounds": DRAWN, "counts": {"sun": 4, "ecliptic": 4, "rim": 4}, "by_hand": {"fading": 3}}
        ]
    },
)


def judged(sheet: Any) -> None:
    """Scored, or refused with mistakes that all have a place."""
    found = outcome(sheet)
    if isinstance(found, Result):
        assert all(player.total == sum(line.points for line in player.lines) for player in found.players)
    else:
        assert found
        assert all(problem.line > 0 and problem.column > 0 and problem.wrong for problem in found)


def outcome(sheet: Any) -> Result | Sequence[Problem]:
    try:
        return pnp.score(sheet)
    except InputError as refused:
        return refused.problems


@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
@given(data=st.data())
def test_a_mangled_mapping_is_judged(sheet: dict[str, Any], data: st.DataObject) -> None:
    judged(data.draw(mangled(sheet)))


def test_a_sheet_that_is_not_mangled_is_scored() -> None:
    assert [pnp.score(sheet).game for sheet in SHEETS] == [*IDS]


@pytest.mark.full
@pytest.mark.parametrize("room", ROOMS)
@given(data=st.data())
def test_a_mangled_mapping_of_any_table_is_judged(room: str, data: st.DataObject) -> None:
    whole = data.draw(import_module(f"tests.positions.{room}").sheets())
    judged(data.draw(mangled(whole)))


@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
@given(data=st.data())
def test_a_mangled_file_is_judged_and_told(
    sheet: dict[str, Any], data: st.DataObject, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sheet.yaml"
    try:
        text = yaml.safe_dump(data.draw(mangled(sheet)), allow_unicode=True)
    except (yaml.YAMLError, UnicodeEncodeError):
        assume(False)
    path.write_text(text, "utf-8", errors="replace")
    code = run_guarded(["score", "--explain", str(path)])
    out, err = capsys.readouterr()
    assert (code, bool(out), bool(err)) in {(0, True, False), (2, False, True)}


@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
@given(data=st.data())
def test_bytes_that_were_cut_or_changed_are_judged(
    sheet: dict[str, Any], data: st.DataObject, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = yaml.safe_dump(sheet, allow_unicode=True).encode()
    start = data.draw(st.integers(0, len(content)))
    length = data.draw(st.integers(0, 40))
    broken = content[:start] + data.draw(st.binary(max_size=6)) + content[start + length :]
    path = tmp_path / "sheet.yaml"
    path.write_bytes(broken)
    assert run_guarded(["score", "--json", str(path)]) in (0, 2)
    assert "Traceback" not in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("game: &a nova-luna\nplayers: [*a]\n", "anchor"),
        ("game: !!str nova-luna\nplayers: []\n", "tag"),
        (f"game: nova-luna\nplayers: {'[' * 40}{']' * 40}\n", "more than 32 deep"),
        ("game: nova-luna\ngame: nova-luna\nplayers: []\n", "second time"),
        (json.dumps({"game": "nova-luna", "players": [0] * 1_000_001}), "1,000,000"),
    ],
    ids=["alias", "tag", "depth", "duplicate", "nodes"],
)
def test_what_no_sheet_needs_is_refused(text: str, wrong: str) -> None:
    with pytest.raises(InputError, match=wrong):
        pnp.score(text)


def test_a_file_over_the_limit_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(InputError, match="larger than 8 MiB"):
        pnp.score(path)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("game: nova-luna\nplayers:\n  - {name: Ana, mosaic:N99, tokens: 3}\n", 3, 17),
        ("game: nova-luna\nplayers:\n  - {name: Ana,\n     mosaic:N99, tokens: 3}\n", 4, 6),
        ("game: nebula\nplayers:\n  - {name: Ana, galaxy: {core:Q}}\n", 3, 26),
        ("game: night-sky\nplayers:\n  - {name: Ana, rounds: [{card: C501, lines:A52-A4}]}\n", 3, 39),
    ],
)
def test_a_colon_without_a_space_is_told_even_where_its_value_is_wrong(
    text: str, line: int, column: int
) -> None:
    with pytest.raises(InputError) as refused:
        pnp.score(text)
    (told,) = (each for each in refused.value.problems if "no space after it" in each.wrong)
    assert (told.line, told.column) == (line, column)
