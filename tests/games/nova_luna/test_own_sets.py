"""Tiles of the user's own on a sheet of Nova Luna, from the sheet's own folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.build import score
from tests import ROOT
from tests.helpers.judged_results import plain
from tests.helpers.refusals import only, refused, refused_at_mark
from tests.oracles.nova_luna import judge

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

HEAD = "game: nova-luna\ndeck: tiles\n"


def own(folder: Path, cards: str, head: str = HEAD, name: str = "mine.yaml") -> None:
    (folder / name).write_text(f"{head}cards:\n{cards}", encoding="utf-8")


def sheet(mosaic: str, names: str = "mine.yaml") -> str:
    players = (
        f"players:\n  - {{name: Ana, mosaic: '{mosaic}'}}\n  - {{name: Ben, by_hand: {{tokens-left: 0}}}}\n"
    )
    return f"game: nova-luna\ncards: [{names}]\n{players}"


def scored(folder: Path, mosaic: str, names: str = "mine.yaml") -> dict[str, Any]:
    """The result, on which the second judge agrees."""
    path = folder / "sheet.yaml"
    path.write_text(sheet(mosaic, names), encoding="utf-8")
    found = plain(score(path))
    players = [{"name": "Ana", "mosaic": mosaic}, {"name": "Ben", "by_hand": {"tokens-left": 0}}]
    assert found == judge({"game": "nova-luna", "cards": names.split(", "), "players": players}, ROOT, folder)
    return found


def codes(found: dict[str, Any]) -> list[str]:
    return [warning["code"] for warning in found["warnings"]]


def test_own_tiles_lie_beside_the_shipped_ones(tmp_path: Path) -> None:
    own(tmp_path, '  - {id: X1, tile: "R2:T,T,T"}\n')
    assert scored(tmp_path, "X1 N35")["players"][0]["facts"]["tasks"] == [[0, 0, 0], [0, 0, 1], [0, 0, 2]]


def test_several_sets_are_read_and_each_knows_the_ids_of_the_others(tmp_path: Path) -> None:
    own(tmp_path, '  - {id: X1, tile: "R2:B"}\n')
    own(tmp_path, '  - {id: X2, tile: "B2:R"}\n', name="more.yml")
    assert scored(tmp_path, "X1 X2", "mine.yaml, more.yml")["players"][0]["facts"]["tasks_met"] == 2
    own(tmp_path, '  - {id: X1, tile: "B2:R"}\n', name="more.yml")
    file, line, column, words = only(sheet("X1", "mine.yaml, more.yml"), tmp_path)
    assert (file, line, column) == ((tmp_path / "more.yml").as_posix(), 4, 10)
    assert words.startswith("the id 'X1' is taken")


def test_a_set_that_replaces_is_all_there_is(tmp_path: Path) -> None:
    own(tmp_path, '  - {id: N12, tile: "R2:T"}\n', HEAD + "replaces: true\n")
    assert scored(tmp_path, "N12 T3:")["players"][0]["facts"]["tasks_met"] == 1
    words = refused_at_mark(sheet("N12 »N40"), tmp_path)
    assert words.startswith("there is no tile 'N40'")


def test_codes_are_of_any_copy_so_that_a_small_set_does_not_make_them_too_many(tmp_path: Path) -> None:
    own(tmp_path, '  - {id: N12, tile: "R2:T"}\n', HEAD + "replaces: true\n")
    assert codes(scored(tmp_path, "N12 T3: R4: B1:")) == []


def test_own_tiles_are_none_of_the_68(tmp_path: Path) -> None:
    own(tmp_path, '  - {id: X1, tile: "R2:T"}\n')
    reds = " ".join(["R3:"] * 17)
    assert codes(scored(tmp_path, f"X1 {reds}")) == []
    assert codes(scored(tmp_path, f"X1 R4: {reds}")) == ["too-many-tiles"]


@pytest.mark.parametrize(
    ("mosaic", "warned"), [("X1 X1", []), ("X1 X1 X1", ["same-tile"]), ("N01 N01", ["same-tile"])]
)
def test_a_card_may_lie_there_as_often_as_there_are_copies(
    mosaic: str, warned: list[str], tmp_path: Path
) -> None:
    own(tmp_path, '  - {id: X1, tile: "R2:T", copies: 2}\n')
    assert codes(scored(tmp_path, mosaic)) == warned


def test_near_names_are_guessed_among_own_tiles_too(tmp_path: Path) -> None:
    own(tmp_path, '  - {id: harbour, tile: "R2:T"}\n')
    assert refused_at_mark(sheet("N01 »harbor"), tmp_path).endswith("did you mean 'harbour'?")


@pytest.mark.parametrize(
    ("head", "cards", "place", "words"),
    [
        (
            HEAD,
            '  - {id: N12, tile: "R2:T"}\n',
            (4, 10),
            "the id 'N12' is taken; give it another, or say 'replaces",
        ),
        (HEAD, '  - {id: X1, tile: "R9:T"}\n', (4, 20), "'R9:T' is no code of a tile"),
        (HEAD, "  - {id: X1}\n", (4, 5), "needs 'tile'"),
        (HEAD, '  - {tile: "R2:T"}\n', (4, 5), "needs 'id'"),
        (HEAD, '  - {id: X1, tyle: "R2:T", tile: "R2:"}\n', (4, 14), "did you mean 'tile'?"),
        (HEAD + "replace: true\n", '  - {id: X1, tile: "R2:T"}\n', (3, 1), "did you mean 'replaces'?"),
        ("game: nova-luna\ndeck: tile\n", '  - {id: X1, tile: "R2:T"}\n', (2, 7), "did you mean 'tiles'?"),
        (
            "game: nebula\ndeck: tiles\n",
            '  - {id: X1, tile: "R2:T"}\n',
            (1, 7),
            "this score sheet is of the game nova-luna",
        ),
        ("game: nova-luna\n", '  - {id: X1, tile: "R2:T"}\n', (1, 1), "the card set needs 'deck'"),
    ],
)
def test_a_mistake_in_a_set_is_named_in_the_set(
    head: str, cards: str, place: tuple[int, int], words: str, tmp_path: Path
) -> None:
    own(tmp_path, cards, head)
    file, line, column, found = only(sheet("N01"), tmp_path)
    assert file == (tmp_path / "mine.yaml").as_posix()
    assert (line, column) == place
    assert words in found


def test_a_set_that_could_not_be_read_makes_no_tile_unknown(tmp_path: Path) -> None:
    """What lies there may well be of that set; a code is wrong all the same."""
    own(tmp_path, '  - {id: X1, tile: "R9:T"}\n')
    found = refused(sheet("X1 X7 R0:"), tmp_path)
    assert [(file, line, column) for file, line, column, _ in found] == [
        ((tmp_path / "mine.yaml").as_posix(), 4, 20),
        ((tmp_path / "sheet.yaml").as_posix(), 4, 32),
    ]


def test_two_cards_of_one_id_are_named(tmp_path: Path) -> None:
    own(tmp_path, '  - {id: X1, tile: "R2:"}\n  - {id: X1, tile: "R3:"}\n')
    found = refused(sheet("N01"), tmp_path)
    assert (found[-1].line, found[-1].column) == (5, 10)
    assert "X1" in found[-1].words


@pytest.mark.parametrize("name", ["gone.yaml", "mine.txt"])
def test_a_set_that_is_not_there_or_no_yaml_is_named_once(name: str, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(HEAD, encoding="utf-8")
    text = sheet("N01", name)
    file, line, _, words = only(text, tmp_path)
    assert (file.rpartition("/")[2], text.splitlines()[line - 1]) == ("sheet.yaml", f"cards: [{name}]")
    assert words
