"""What `pnp check` says of planets, missions and mats of Tiny Galaxies that are checked together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pnp.build import check_files
from tests.games.tiny_galaxies.checked_galaxies import GALAXY, Card, planet

if TYPE_CHECKING:
    from collections.abc import Iterator

Told = tuple[str, str, str]  # a file, a code, and the card that is told of


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def planets(*cards: Card, **head: Any) -> Card:
    named = [{"id": f"K{number}", "name": f"Sol {number}", **card} for number, card in enumerate(cards, 1)]
    return {"deck": "planets", "replaces": True, **head, "cards": named}


def missions(*cards: Card, **head: Any) -> Card:
    named = [
        {"id": f"X{number}", "name": f"Aim {number}", "points": 3, **card}
        for number, card in enumerate(cards, 1)
    ]
    return {"deck": "missions", **head, "cards": named}


def mat(**keys: Any) -> Card:
    return {"board": "galaxy", **GALAXY, **keys}


def warned(*files: str, **written: Card) -> list[Told]:
    """The warnings of codes of the game, of all the files that are written or of some of them."""
    for name, tree in written.items():
        Path(f"{name}.yaml").write_text(json.dumps({"game": "tiny-galaxies", **tree}), "utf-8")
    return [*_warned([f"{name}.yaml" for name in files or written])]


def _warned(files: list[str]) -> Iterator[Told]:
    for file in check_files(files):
        for each in file.findings:
            assert each.code.kind != "error"
            if each.code.kind == "warning" and each.code.id.startswith("tiny-galaxies-"):
                yield file.file.removesuffix(".yaml"), each.code.id.removeprefix("tiny-galaxies-"), each.card


WIDE = planet("economy", "energy", points=30, track={"kind": "economy", "steps": 12})


def test_a_mat_is_not_blamed_for_what_the_planets_lack() -> None:
    told = warned(one=planets(WIDE), board=mat())
    assert [each for each in told if each[0] == "board"] == []
    assert [card for _, code, card in told if code == "impossible"] == ["M02", "M07", "M08"]


def test_planets_that_let_no_level_cost_less_tell_which_levels_and_missions_they_take_away() -> None:
    """On a mat on which ours let every level be paid."""
    poor, few = mat(limits={"energy": 4, "culture": 4}), planets(WIDE, board="board.yaml")
    assert [each for each in warned(board=poor) if each[1] in ("unpaid-level", "impossible")] == []
    assert {("few", "unpaid-level", ""), ("few", "impossible", "M10")} <= {*warned("few", few=few)}


def test_ships_of_a_level_that_planets_make_too_dear_are_no_ships() -> None:
    late = {**GALAXY["empire"], "ships": [0, 0, 0, 0, 0, 2]}
    warned(board=mat(empire=late, limits={"energy": 4, "culture": 4}))
    cheaper = {**WIDE, "action": {"upgrade": "energy", "discount": 2}}
    for card, certain in ((cheaper, False), (WIDE, True)):
        told = warned("own", own=planets(card, board="board.yaml"))
        assert (("own", "certain", "M11") in told) is certain


def test_without_any_planets_everyone_has_the_fewest() -> None:
    assert ("none", "certain", "M06") in warned(none=planets({**WIDE, "copies": 0}))


@pytest.mark.parametrize("head", [{}, {"board": "board.yaml"}])
def test_what_planets_and_a_mat_do_together_is_told_once_at_the_mat(head: Card) -> None:
    poor = mat(limits={"energy": 3, "culture": 3}, goal=99)
    told = warned(few=planets(WIDE, **head), more=planets({**WIDE, "id": "K2"}, **head), board=poor)
    shared = [each for each in told if each[1] in ("unpaid-level", "endless") or each[2] == "M10"]
    assert sorted(shared) == [
        ("board", "endless", ""),
        ("board", "impossible", "M10"),
        ("board", "unpaid-level", ""),
    ]


def test_nobody_has_ended_a_game_that_nobody_can_end() -> None:
    last = missions({"rule": "ended-game"})
    (far, near) = (warned(board=mat(goal=goal), last=last) for goal in (153, 152))
    assert [each for each in far if each[1] in ("endless", "impossible")] == [
        ("board", "impossible", "M12"),
        ("board", "endless", ""),
        ("last", "impossible", "X1"),
    ]
    assert [each for each in near if each[1] in ("endless", "impossible")] == []


def test_planets_that_let_nobody_end_the_game_tell_whose_mission_that_is() -> None:
    told = warned(few=planets(planet("economy", "energy")))
    assert {("few", "endless", ""), ("few", "impossible", "M12")} <= {*told}


def test_planets_of_another_mat_are_on_no_table_of_a_mat() -> None:
    other = mat(limits={"energy": 4, "culture": 4})
    told = warned(few=planets(WIDE, board="poor.yaml"), poor=other, other=other)
    assert sorted(file for file, _, card in told if card == "M10") == ["poor"]


def test_missions_of_another_mat_are_not_looked_at_with_planets() -> None:
    own = missions({"rule": "empire-level", "at_least": 6}, board="rich.yaml")
    told = warned(
        few=planets(WIDE, board="poor.yaml"),
        own=own,
        rich=mat(),
        poor=mat(limits={"energy": 4, "culture": 4}),
    )
    assert [each for each in told if each[2] == "X1"] == []
