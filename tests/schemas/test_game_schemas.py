"""The schemas of the games' files: what the loader takes is not marked, and what is marked it refuses."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint, EntryPoints
from typing import TYPE_CHECKING, Annotated, Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from msgspec.structs import fields, replace
from pydantic import Field

from pnp import games
from pnp.build import score
from pnp.cli import schema_text
from pnp.errors import InputError, UsageError
from pnp.games.hvezdokupy.game import GAME
from pnp.loading import list_shipped_layouts, load_layout, request_layout
from pnp.models import Card, Form, GameSet, Key, WholeNumber, declare_sheet
from tests import ROOT
from tests.helpers.card_sets import loaded_set
from tests.helpers.game_files import (
    BROKEN_BOARDS,
    BROKEN_SETS,
    BROKEN_SHEETS,
    GOOD_SETS,
    GOOD_SHEETS,
    OWN_BOARDS,
    SHEETS,
)
from tests.helpers.offered import offering
from tests.positions import hvezdokupy, nebula, night_sky, nova_luna, tiny_galaxies
from tests.schemas.editor_marks import as_an_editor_reads, marked, places, validator

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.cli import FileForm

GAMES = offering("schema")
ALL_SHEETS: list[st.SearchStrategy[Any]] = [
    room.sheets() for room in (hvezdokupy, nebula, night_sky, nova_luna, tiny_galaxies)
]


def refused(folder: Path, sheet: str, **files: str) -> bool:
    """Whether the sheet cannot be scored beside these files."""
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, "utf-8")
    path = folder / "sheet.yaml"
    path.write_text(sheet, "utf-8")
    try:
        score(str(path))
    except InputError:
        return True
    return False


def with_file(sheet: str, key: str, value: str) -> str:
    """The sheet with a file of its own named at its top."""
    return f"{key}: {value}\n{sheet}"


@pytest.mark.parametrize("text", GOOD_SHEETS)
def test_a_sheet_that_can_be_scored_is_not_marked(text: str, tmp_path: Path) -> None:
    assert not refused(tmp_path, text)
    assert marked("sheet", text) is None


@pytest.mark.parametrize(("text", "place"), BROKEN_SHEETS)
def test_a_mistake_in_a_sheet_is_marked_at_its_place_and_refused(
    text: str, place: str, tmp_path: Path
) -> None:
    assert place in places("sheet", text)
    assert refused(tmp_path, text)


@settings(max_examples=25)
@given(sheet=st.one_of(ALL_SHEETS))
def test_whatever_can_be_scored_is_not_marked(sheet: dict[str, Any]) -> None:
    score(sheet)
    assert [error.message for error in validator("sheet").iter_errors(sheet)] == []


@pytest.mark.parametrize(("game", "board"), OWN_BOARDS)
def test_a_board_that_can_be_played_on_is_not_marked(game: str, board: str, tmp_path: Path) -> None:
    assert marked("board", board) is None
    assert not refused(tmp_path, with_file(SHEETS[game], "layout", "board.yaml"), board=board)


@pytest.mark.parametrize(("game", "board", "place"), BROKEN_BOARDS)
def test_a_mistake_in_a_board_is_marked_at_its_place_and_refused(
    game: str, board: str, place: str, tmp_path: Path
) -> None:
    assert place in places("board", board)
    assert refused(tmp_path, with_file(SHEETS[game], "layout", "board.yaml"), board=board)


@pytest.mark.parametrize("text", GOOD_SETS)
def test_a_set_that_can_be_played_with_is_not_marked(text: str, tmp_path: Path) -> None:
    game = as_an_editor_reads(text)["game"]
    assert marked("cards", text) is None
    assert not refused(tmp_path, with_file(SHEETS[game], "cards", "[own.yaml]"), own=text)


@pytest.mark.parametrize(("text", "place"), BROKEN_SETS)
def test_a_mistake_in_a_set_of_a_game_is_marked_at_its_place_and_refused(
    text: str, place: str, tmp_path: Path
) -> None:
    game = as_an_editor_reads(text)["game"]
    assert place in places("cards", text)
    assert refused(tmp_path, with_file(SHEETS[game], "cards", "[own.yaml]"), own=text)


@pytest.mark.parametrize("text", GOOD_SETS)
def test_a_set_with_a_layout_may_say_more_to_that(text: str, tmp_path: Path) -> None:
    game = as_an_editor_reads(text)["game"]
    drawn = with_file(text, "layout", "own.yaml").replace(
        "{ id: X1", "{ id: X1, flavour: { en: Quiet }, art: [1]"
    )
    assert marked("cards", drawn) is None
    assert not refused(tmp_path, with_file(SHEETS[game], "cards", "[own.yaml]"), own=drawn)


@pytest.mark.parametrize("id", GAMES)
def test_the_decks_of_a_game_are_offered(id: str) -> None:
    cases = [
        case["then"]["properties"]["deck"]
        for case in validator("cards").schema["allOf"]
        if case.get("if") == {"properties": {"game": {"enum": [id]}}, "required": ["game"]}
    ]
    game = games.find_game(id)
    assert game
    assert cases == [{"examples": [*game.decks]}]


def test_a_deck_that_no_game_knows_is_like_any_other() -> None:
    assert marked("cards", "game: nebula\ndeck: boxes\ncards: [{ id: A, width: 40 }]") is None
    assert marked("cards", "game: far-stars\ndeck: personal\ncards: [{ id: A, width: 40 }]") is None


def keys(kind: FileForm, name: str) -> set[str]:
    return set(validator(kind).schema["$defs"][name]["properties"])


@pytest.mark.parametrize("id", GAMES)
def test_the_files_of_a_game_have_exactly_the_keys_of_its_forms(id: str) -> None:
    game = games.find_game(id)
    assert game
    boardless = {"layout"} if game.board is None else set()
    assert (
        keys("sheet", f"{id}.{game.sheet.form.__name__}")
        == {each.name for each in fields(game.sheet.form)} - boardless
    )
    forms: list[tuple[FileForm, type]] = [("cards", deck.form) for deck in game.decks.values()]
    forms += [("board", game.board.form)] if game.board else []
    for kind, form in forms:
        assert keys(kind, f"{id}.{form.__name__}") == {each.name for each in fields(form)}


@pytest.mark.parametrize("id", offering("schema", "notes"))
def test_no_note_of_a_game_is_about_a_key_that_is_gone(id: str) -> None:
    path = ROOT / "cards" / id / "words" / "notes.yaml"
    notes = yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)
    parts = {
        name: part
        for kind in ("sheet", "board", "cards")
        for name, part in validator(kind).schema["$defs"].items()
    }
    known = {name: parts.get(f"{id}.{name}", {}).get("properties", {}) for name in notes}
    assert [f"{name}.{key}" for name in notes for key in notes[name] if key not in known[name]] == []
    for name in notes:
        for key, words in notes[name].items():
            assert known[name][key]["description"] == words


SET_WITH_LAYOUT = """\
game: tiny-galaxies
deck: missions
layout: own.yaml
cards:
  - { id: X1, name: Harbour, rule: ended-game, points: 3, flavour: Quiet., art: [a, b] }
"""


def test_what_cards_say_to_their_layout_alone_keeps_them_from_no_score(tmp_path: Path) -> None:
    sheet = with_file(SHEETS["tiny-galaxies"].replace("M01", "X1"), "cards", "[own.yaml]")
    assert marked("cards", SET_WITH_LAYOUT) is None
    assert not refused(tmp_path, sheet, own=SET_WITH_LAYOUT)
    without = SET_WITH_LAYOUT.replace("layout: own.yaml\n", "")
    assert "cards/0" in places("cards", without)
    assert refused(tmp_path, sheet, own=without)


def test_a_mistake_beside_a_layouts_own_field_is_told_where_it_stands(tmp_path: Path) -> None:
    text = SET_WITH_LAYOUT.replace("points: 3, flavour: Quiet.", "flavour: Quiet., points: many")
    (tmp_path / "own.yaml").write_text(text, "utf-8")
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text(with_file(SHEETS["tiny-galaxies"], "cards", "[own.yaml]"), "utf-8")
    with pytest.raises(InputError) as caught:
        score(str(sheet))
    (problem,) = caught.value.problems
    column = text.splitlines()[4].index("many") + 1
    assert (problem.line, problem.column) == (5, column)
    assert "'points' is 'many'" in problem.wrong


LAYOUT = """\
extends: plain
fields:
  flavour: { type: words, required: true }
  art: texts
"""


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (("", ""), None),
        (("flavour: Quiet., ", ""), "cards/0"),
        (("art: [a, b]", "art: 7"), "cards/0/art"),
        (("art: [a, b]", "artt: [a]"), "cards/0"),
        (("points: 3", "points: many"), "cards/0/points"),
        (("rule: ended-game, ", ""), "cards/0"),
    ],
)
def test_a_schema_for_a_layout_knows_its_fields_beside_those_of_the_game(
    tmp_path: Path, change: tuple[str, str], place: str | None
) -> None:
    own = tmp_path / "own.yaml"
    own.write_text(LAYOUT, "utf-8")
    schema = json.loads(schema_text("cards", str(own)))
    tree = as_an_editor_reads(SET_WITH_LAYOUT.replace(*change))
    errors = [*Draft202012Validator(schema).iter_errors(tree)]
    assert {"/".join(map(str, error.absolute_path)) for error in errors} == ({place} if place else set())


DISTANCE = Annotated[WholeNumber, Field(ge=0, description="How far it went.")]
VOYAGE_SHEET = declare_sheet(lambda _: (), player=(Key("distance", "number", form=DISTANCE, needed=True),))


class Port(Card, frozen=True, kw_only=True):
    depth: WholeNumber


class Ports(GameSet, frozen=True, kw_only=True):
    cards: tuple[Port, ...]


@pytest.fixture
def voyage(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that brings a game without notes on its keys."""
    added = EntryPoint("voyage", f"{__name__}:VOYAGE", games.ENTRY_POINTS)
    monkeypatch.setattr(games, "_list_added", lambda: EntryPoints([added]))


@pytest.mark.usefixtures("voyage")
def test_the_sheet_of_another_packages_game_is_known_too() -> None:
    schema = json.loads(schema_text("sheet"))
    assert schema["properties"]["game"]["enum"] == [*games.list_own_names(), "voyage"]
    player = schema["$defs"]["voyage.Players"]["properties"]
    assert player["distance"]["description"] == "How far it went."
    assert player["name"] == schema["$defs"]["nebula.Players"]["properties"]["name"]
    judge = Draft202012Validator(schema)
    sheet = {"game": "voyage", "players": [{"name": "Ester", "distance": 7}]}
    assert judge.is_valid(sheet)
    assert not judge.is_valid({**sheet, "players": [{"name": "Ester", "card": "F07"}]})


@pytest.mark.usefixtures("voyage")
def test_the_decks_of_another_packages_game_are_known_too() -> None:
    judge = Draft202012Validator(json.loads(schema_text("cards")))
    head = {"game": "voyage", "deck": "ports"}
    assert judge.is_valid({**head, "replaces": True, "cards": [{"id": "P1", "depth": 3, "title": "Quay"}]})
    assert not judge.is_valid({**head, "cards": [{"id": "P1", "depth": "low"}]})
    assert not judge.is_valid({**head, "cards": [{"id": "P1", "depth": 3, "width": 4}]})
    assert judge.is_valid({**head, "layout": "own.yaml", "cards": [{"id": "P1", "depth": 3, "width": 4}]})


VOYAGE = replace(
    GAME, id="voyage", sheet=VOYAGE_SHEET, decks={"ports": Form("voyage/ports.yaml", Ports, lambda *_: None)}
)


def test_a_board_is_no_layout_that_ships() -> None:
    assert not {"nebula/galaxy", "night-sky/map", "tiny-galaxies/galaxy"} & {*list_shipped_layouts()}
    assert {"plain", "examples/hexes"} <= {*list_shipped_layouts()}


@pytest.mark.parametrize("name", ["nebula/galaxy", "own.yaml"])
def test_a_board_that_is_asked_for_as_a_layout_is_told_to_be_one(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own.yaml").write_text("game: nebula\nboard: own\n", "utf-8")
    (tmp_path / "cards.yaml").write_text(f"deck: a\nlayout: {name}\ncards: [{{ id: A }}]\n", "utf-8")
    said = f"'{name}' is a board of a game, not a layout"
    with pytest.raises(UsageError, match=said):
        load_layout(request_layout(name))
    with pytest.raises(InputError, match=f"cards.yaml:2:9: {said}"):
        loaded_set(tmp_path / "cards.yaml")


@pytest.mark.usefixtures("voyage")
def test_a_package_may_bring_words_for_its_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "VOYAGE", replace(VOYAGE, root=tmp_path))
    words = tmp_path / "cards" / "voyage" / "words"
    words.mkdir(parents=True)
    (words / "notes.yaml").write_text("Port: { depth: In fathoms. }\n", "utf-8")
    port = json.loads(schema_text("cards"))["$defs"]["voyage.Port"]["properties"]
    assert port["depth"]["description"] == "In fathoms."
    (words / "notes.yaml").write_text("Port: [depth]\n", "utf-8")
    with pytest.raises(InputError, match=r"notes\.yaml:1:7: 'Port' is a list, where a mapping"):
        schema_text("cards")
