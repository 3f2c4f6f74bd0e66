"""Cards of Nebula that no galaxy meets, or that all meet: decided as a full list of galaxies decides it, and
shown by galaxies that the game's own rules accept."""

from __future__ import annotations

import re
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from pysat import solvers

from pnp import games
from pnp.build import check_files, shipped_supplies
from pnp.games.nebula import CONDITIONS, COUNTS, RuleCard, make_board
from pnp.games.nebula.card_rules import COLOURS, NO_STARS, OwnSky
from pnp.games.nebula.checks import find_doubts, find_witness, make_decision_board
from pnp.games.nebula.position import Counters, PlayerState, Position, TableState
from pnp.games.nebula.scoring import score
from pnp.models import Entry, Subject, Supplies
from tests import ROOT
from tests.games.nebula.tables import BOARD, renamed
from tests.oracles.nebula_deciding import Listed
from tests.positions.nebula_boards import boards
from tests.positions.nebula_graphs import cards, graphs, items, made

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.games.nebula.checks import DecisionBoard

CARDS = ROOT / "cards" / "nebula"
GAME = games.find_game("nebula")
ILLEGAL = {"same-colour-link", "core-empty", "not-connected", "too-many-stars", "too-many-black-holes"}
OF_HOLES_AND_CLAIMS = ("most-black-holes", "public-tasks-done")


def ruled(card: dict[str, Any]) -> RuleCard:
    asks = {key: tuple(value) if isinstance(value, list) else value for key, value in card.items()}
    return RuleCard("X", card["rule"], {key: value for key, value in asks.items() if key != "rule"})


def legal(sky: OwnSky) -> bool:
    """Whether the scorer has nothing against a galaxy with a star in it."""
    other = OwnSky(sky.board, NO_STARS, True, sky.most_black_holes, sky.most_black_holes, ())
    players = [PlayerState(name, each, None, {}, True, {}) for name, each in (("A", sky), ("B", other))]
    table = TableState({}, {}, Counters())
    found = score(Position(False, sky.board, table, tuple(players)))
    return sky.galaxy.filled > 0 and not ILLEGAL & {each.code for each in found.warnings}


def scored(card: RuleCard, sky: OwnSky) -> int:
    """How many items a galaxy scores by the game's own rules, or 1 where it meets a task."""
    if card.rule in COUNTS:
        return COUNTS[card.rule](sky, **card.asks).count
    return int(CONDITIONS[card.rule](sky, **card.asks).holds)


def decided(known: DecisionBoard, card: RuleCard) -> tuple[bool, bool]:
    """Whether a card is possible on a board, and whether it is certain there; each galaxy that shows the
    contrary is legal, and does what it shall show."""
    shown, against = find_witness(known, card), find_doubts(known, card)
    assert all(legal(sky) for sky in (*filter(None, [shown]), *against))
    assert shown is None or scored(card, shown) > 0
    others = {scored(card, sky) for sky in against}
    assert len(others) == len(against) if card.rule in COUNTS else others <= {0}
    return shown is not None, not against


def agreed(board: dict[str, Any], asked: Iterable[dict[str, Any]]) -> None:
    listed, known = Listed(board), make_decision_board(made(board))
    for card in asked:
        if card["rule"] in OF_HOLES_AND_CLAIMS:
            assert decided(known, ruled(card)) == (True, False)
        else:
            assert decided(known, ruled(card)) == (listed.possible(card), listed.certain(card)), card


@settings(max_examples=8)
@given(graphs(5), st.binary(min_size=40, max_size=40))
def test_on_a_board_of_five_cells_a_full_list_of_galaxies_decides_likewise(board: Any, some: bytes) -> None:
    every = cards(board["constellations"])
    agreed(board, [*items(), *(every[(place * 8 + byte) % len(every)] for place, byte in enumerate(some))])


@pytest.mark.full
@settings(max_examples=5)
@given(graphs(7))
def test_on_a_board_of_seven_cells_a_full_list_of_galaxies_decides_likewise(board: Any) -> None:
    agreed(board, cards(board["constellations"]))


def plain(value: Any) -> Any:
    """A tree as files are read: every value a text."""
    match value:
        case dict():
            return {key: plain(each) for key, each in value.items()}
        case list():
            return [plain(each) for each in value]
    return str(value).lower() if isinstance(value, bool) else str(value)


def on(board: dict[str, Any]) -> DecisionBoard:
    found = make_board(Entry(plain(board)), [])
    assert found
    return make_decision_board(found)


@settings(max_examples=6)
@given(boards(), st.binary(min_size=25, max_size=25))
def test_any_card_on_any_board_is_impossible_or_met_by_a_galaxy_that_scores(board: Any, some: bytes) -> None:
    every, known = cards(board["constellations"]), on(board)
    for place, byte in enumerate(some):
        decided(known, ruled(every[(place * 13 + byte) % len(every)]))


@pytest.mark.full
@settings(max_examples=12, deadline=None)
@given(boards())
def test_every_card_on_any_board_is_impossible_or_met_by_a_galaxy_that_scores(board: Any) -> None:
    known = on(board)
    for card in cards(board["constellations"]):
        decided(known, ruled(card))


def test_every_card_that_ships_can_be_met_and_makes_a_difference() -> None:
    assert GAME
    supplies = shipped_supplies(GAME)
    known = make_decision_board(supplies.board)
    every = [card for deck in supplies.decks.values() for card in deck.values()]
    assert [decided(known, card) for card in every] == [(True, False)] * 70


# Files.


def found(*paths: Path) -> list[tuple[str, int, str, str]]:
    """File, line, code and card of each error and warning."""
    return [
        (Path(file.file).name, finding.line, finding.code.id, finding.card)
        for file in check_files([str(path) for path in paths])
        for finding in file.findings
        if finding.code.kind != "figure"
    ]


def written(folder: Path, name: str, tree: dict[str, Any]) -> Path:
    """A set with its head, and each card on a line of its own; or a board."""
    path = folder / f"{name}.yaml"
    path.write_text(yaml.safe_dump(tree, sort_keys=False, default_flow_style=None, width=1000), "utf-8")
    return path


def the_set(deck: str, *cards: dict[str, Any], **head: Any) -> dict[str, Any]:
    return {"game": "nebula", "deck": deck, **head, "cards": [*cards]}


def starry() -> dict[str, Any]:
    """A legal board on which 21 cells are not linked with each other: all links lead to a shining cell."""
    board = deepcopy(BOARD)
    shining = {"lyra": "lyra4", "draco": "draco3", "orion": "orion4", "corvus": "corvus6"}
    orbital = [link for link in board["links"]["orbital"] if {*link} & {*shining.values()}]
    linked = [{*link} for link in orbital]
    direct = [["core", cell] for cell in shining.values()]
    direct += [
        [shining[cell["constellation"]], cell["id"]]
        for cell in board["cells"]
        if cell["id"] != "core" and not cell["shining"]
    ]
    direct = [link for link in direct if {*link} not in linked]
    indirect = [next(link for link in direct if link[0] == cell) for cell in shining.values()]
    direct = [link for link in direct if link not in indirect]
    return {**board, "links": {"direct": direct, "indirect": indirect, "orbital": orbital}}


def clustered() -> dict[str, Any]:
    """A board of four constellations in which each cell is linked with each, and no orbital links."""
    board = deepcopy(BOARD)
    cells = [[f"{name}{place}" for place in range(1, 7)] for name in board["constellations"]]
    links = [[*pair] for ids in cells for pair in combinations(ids, 2)]
    return {
        **board,
        "links": {"direct": [["core", ids[0]] for ids in cells] + links, "indirect": [], "orbital": []},
    }


@pytest.mark.parametrize(
    ("rule", "asks", "answer"),
    [
        ("stars", {"colour": "blue", "at_least": 5}, (True, False)),  # one in the centre, or none
        ("stars", {"colour": "blue", "at_least": 4}, (True, True)),
        ("stars", {"colour": "blue", "at_least": 6}, (False, False)),
        ("each-colour", {"at_least": 4}, (True, True)),
        ("each-colour", {"at_least": 5}, (False, False)),
        ("constellation-colours", {"constellation": "lyra", "exactly": 6}, (True, True)),
        ("constellation-colours", {"constellation": "lyra", "exactly": 5}, (False, False)),
        ("orbit-all-different", {"orbit": 5}, (True, False)),
        ("linked-pairs", {"colours": ("red", "blue")}, (True, True)),
    ],
)
def test_six_cells_that_are_linked_each_with_each_hold_all_colours(
    rule: str, asks: dict[str, Any], answer: tuple[bool, bool]
) -> None:
    assert decided(make_decision_board(made(clustered())), RuleCard("X", rule, asks)) == answer


@pytest.mark.parametrize("other", ["Cadical153", "Glucose4", "Lingeling"])
def test_the_galaxy_that_is_told_of_a_card_is_the_same_whatever_a_solver_finds(
    other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert GAME
    supplies = shipped_supplies(GAME)
    known = make_decision_board(supplies.board)
    every = [card for deck in supplies.decks.values() for card in deck.values()]
    first = [find_witness(known, card, first=True) for card in every]
    monkeypatch.setattr(solvers, "Minisat22", getattr(solvers, other))
    assert [find_witness(known, card, first=True) for card in every] == first
    assert [find_witness(known, card) for card in every] != first


def test_the_first_galaxy_has_on_each_cell_in_turn_nothing_or_the_first_colour_that_it_can_have() -> None:
    """A row of five cells that begins in the centre."""
    cells = [{"id": "core", "shining": True}]
    cells += [{"id": f"c{n}", "constellation": "lyra", "orbit": 1, "shining": False} for n in range(1, 5)]
    rows = {
        "direct": [["core", "c1"], ["c1", "c2"], ["c2", "c3"], ["c3", "c4"]],
        "indirect": [],
        "orbital": [],
    }
    board = {"constellations": ["lyra", "draco", "orion", "corvus"], "cells": cells, "links": rows}
    card = RuleCard("X", "stars", {"colour": "white", "at_least": 2})
    sky = find_witness(make_decision_board(made(board)), card, first=True)
    assert sky
    assert {name: found for name, found in sky.galaxy.colours.items() if found} == {
        "red": 0b01001,
        "purple": 0b00010,
        "white": 0b10100,
    }


def test_there_are_no_more_than_20_stars_of_a_colour() -> None:
    known = on(starry())
    assert decided(known, RuleCard("X", "stars", {"colour": "blue", "at_least": 20})) == (True, False)
    assert decided(known, RuleCard("X", "stars", {"colour": "blue", "at_least": 21})) == (False, False)


def wide() -> dict[str, Any]:
    """A legal board with other constellations, eight cells on orbit 2 and one on orbit 1."""
    board = deepcopy(BOARD)
    for cell in board["cells"]:
        if cell["id"] in ("lyra1", "draco1", "orion1"):
            cell.update(orbit=2, x=cell["x"] * 1.75, y=cell["y"] * 1.75)
    board["links"]["orbital"] = [link for link in board["links"]["orbital"] if "corvus1" not in link]
    return {"game": "nebula", "board": "galaxy", **renamed(board)}


def test_a_card_is_judged_on_the_board_of_its_set(tmp_path: Path) -> None:
    written(tmp_path, "galaxy", wide())
    all_different = {"id": "X1", "rule": "orbit-all-different", "orbit": 2}
    one_colour = {"id": "X2", "rule": "orbit-colours", "orbit": 1, "exactly": 1}
    in_leo = {"id": "X3", "rule": "constellation-colours", "constellation": "leo", "exactly": 3}
    in_lyra = {**in_leo, "constellation": "lyra"}
    seventh = {"id": "X4", "rule": "orbit-colours", "orbit": 7, "exactly": 3}
    head = {"board": "galaxy.yaml"}
    fair = written(tmp_path, "fair", the_set("personal", all_different, one_colour, **head))
    assert found(fair) == [
        ("fair.yaml", 5, "nebula-impossible", "X1"),
        ("fair.yaml", 6, "nebula-certain", "X2"),
    ]
    lost = written(tmp_path, "lost", the_set("personal", in_lyra, seventh, **head))
    assert [(line, card) for _, line, _, card in found(lost)] == [(5, "X3"), (6, "X4")]
    assert found(written(tmp_path, "ours", the_set("personal", all_different))) == []
    assert found(written(tmp_path, "leo", the_set("personal", in_leo, **head))) == []


def test_a_board_is_judged_with_the_cards_that_are_played_on_it(tmp_path: Path) -> None:
    board = written(tmp_path, "galaxy", wide())
    links = 1 + next(n for n, line in enumerate(board.read_text("utf-8").splitlines()) if line == "links:")
    assert found(board) == [("galaxy.yaml", links, "nebula-impossible", "V7")]


@pytest.mark.parametrize(
    ("deck", "card", "of"),
    [
        ("personal", {"rule": "stars", "colour": "red", "at_least": 6}, "task"),
        ("advanced", {"rule": "orbital-to-shining", "colour": "red"}, "items"),
    ],
)
def test_an_impossible_task_is_met_by_none_an_advanced_card_scores_nothing(
    deck: str, card: dict[str, Any], of: str
) -> None:
    """On a board of two cells, with no link on an orbit."""
    cells: list[dict[str, Any]] = [
        {"id": "core", "shining": True},
        {"id": "c1", "constellation": "a", "orbit": 1, "shining": False},
    ]
    links = {"direct": [["core", "c1"]], "indirect": [], "orbital": []}
    board = made({"constellations": [*"abcd"], "cells": cells, "links": links})
    entry, asked = Entry(card, ("cards", 0)), ruled(card)
    supplies = Supplies(board, {deck: {"X": asked}})
    subject = Subject("cards", Entry({"cards": [card]}), supplies, deck, [(entry, asked)])
    assert GAME
    assert GAME.checks
    (impossible,) = [each for each in GAME.checks().find(subject) if each.code.id == "nebula-impossible"]
    assert impossible.arguments["of"] == of


RED = {"rule": "stars", "colour": "red", "at_least": 9}
LYRA = {"rule": "constellation-colours", "constellation": "lyra", "exactly": 5}
DRACO = {**LYRA, "constellation": "draco"}


@pytest.mark.parametrize(
    ("asked", "uneven"),
    [
        ([RED], ["colour"]),
        ([LYRA, DRACO], ["constellation"]),
        ([RED, LYRA], ["colour", "constellation"]),
        ([{**RED, "colour": colour} for colour in COLOURS], []),
        ([{**LYRA, "exactly": number} for number in (4, 5)], ["constellation"]),
    ],
)
def test_no_colour_or_constellation_is_asked_for_twice_as_often_as_another(
    asked: list[dict[str, Any]], uneven: list[str], tmp_path: Path
) -> None:
    cards = [
        {"id": f"X{number}", **card, "points": {"first": 14, "later": 9}} for number, card in enumerate(asked)
    ]
    (file,) = check_files([str(written(tmp_path, "own", the_set("public", *cards)))])
    warned = [finding for finding in file.findings if finding.code.kind != "figure"]
    assert [(finding.code.id, finding.arguments.get("of")) for finding in warned] == [
        ("nebula-uneven", of) for of in uneven
    ]


def test_how_often_a_colour_is_named_is_told_of_the_whole_deck(tmp_path: Path) -> None:
    pair = {"id": "X1", "rule": "linked-pairs", "colours": ["white", "red"]}
    (file,) = check_files([str(written(tmp_path, "own", the_set("advanced", pair)))])
    (figure,) = [finding for finding in file.findings if finding.code.id == "nebula-asked"]
    of = {"red": 0, "purple": 0, "yellow": 0, "white": 0, "blue": 0, "orange": 0}
    cards = (CARDS / "advanced.yaml").read_text("utf-8").partition("\ncards:")[2]
    named = re.findall(r"\b(" + "|".join(of) + r")\b", cards)
    assert figure.rows[1][1:] == tuple(named.count(colour) + (colour in pair["colours"]) for colour in of)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (
            {"rule": "orbit-all-different", "orbit": 4},
            {"rule": "orbit-colours", "orbit": 4, "exactly": 5},
            True,
        ),
        (
            {"rule": "orbit-all-different", "orbit": 3},
            {"rule": "orbit-colours", "orbit": 3, "exactly": 5},
            False,
        ),
        (RED, {"at_least": 9, "colour": "red", "rule": "stars"}, True),
        (RED, {**RED, "at_least": 10}, False),
        (RED, {**RED, "rule": "shining-stars", "at_least": 4}, False),
    ],
)
def test_two_cards_say_the_same_if_they_ask_the_same(
    one: dict[str, Any], other: dict[str, Any], same: bool, tmp_path: Path
) -> None:
    cards = [{"id": "X1", **one}, {"id": "X2", **other}, {"id": "X3", "rule": "most-black-holes"}]
    replacing = the_set("personal", *cards, replaces=True)
    told = [(code, card) for _, _, code, card in found(written(tmp_path, "own", replacing))]
    assert [each for each in told if each[0] == "nebula-same"] == [("nebula-same", "X2")] * same
