"""The cards of Nebula: each shipped one pays, and sets of one's own are read, scored or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import yaml

from pnp.build import score, score_file
from pnp.errors import InputError
from tests import ROOT
from tests.games.nebula.tables import (
    BOARD,
    CELLS,
    INDIRECT,
    LETTERS,
    SHINING,
    SHINING_NEIGHBOURS,
    Galaxy,
    constellation,
    on,
    orbit,
    player,
    points,
    table,
    warned,
)
from tests.helpers.refusals import problems

if TYPE_CHECKING:
    from pathlib import Path

ALL_SIX = "RPYWBO"
Card = dict[str, Any]


def deck(name: str) -> list[Card]:
    cards: list[Card] = yaml.load((ROOT / f"cards/nebula/{name}.yaml").read_text("utf-8"), yaml.CSafeLoader)[
        "cards"
    ]
    return cards


def meeting(card: Card) -> Galaxy:
    """A galaxy that meets a task with no star to spare, or shows an advanced card's items."""
    colour = LETTERS.get(card.get("colour", ""), "R")
    match card["rule"]:
        case "shining-stars":
            return on(SHINING[: card["at_least"]], colour)
        case "stars":
            return on(CELLS[: card["at_least"]], colour)
        case "empty-cells":
            return on(CELLS[card["at_most"] :], ALL_SIX)
        case "constellation-colours":
            return on(constellation(card["constellation"]), ALL_SIX[: card["exactly"]])
        case "orbit-colours":
            return on(orbit(card["orbit"]), ALL_SIX[: card["exactly"]])
        case "orbit-all-different":
            return on(orbit(card["orbit"]), ALL_SIX)
        case "each-colour":
            return on(CELLS[: 6 * card["at_least"]], ALL_SIX)
        case "colour-across-constellations":
            names = BOARD["constellations"][: card["constellations"]]
            return on([cell for name in names for cell in constellation(name)[: card["at_least"]]], colour)
        case "adjacent-orbits":
            return on([cell for number in range(1, card["count"] + 1) for cell in orbit(number)], ALL_SIX)
        case "constellations-complete":
            other = {"opposite": 2, "adjacent": 1}[card["pair"]]
            names = [BOARD["constellations"][0], BOARD["constellations"][other]]
            return on([cell for name in names for cell in constellation(name)], ALL_SIX)
        case "indirect-links-filled":
            return on(INDIRECT, ALL_SIX)
        case "shining-neighbours-filled" | "orbital-to-shining":
            return on(SHINING_NEIGHBOURS, colour)
        case "linked-pairs":
            return on(BOARD["links"]["direct"][0], "".join(LETTERS[each] for each in card["colours"]))
        case "surrounded-shining":
            return on(CELLS, ALL_SIX)
        case "shining-of-one-colour" | "orbits-with":
            return on(orbit(2), colour)
    return {}


@pytest.mark.parametrize("card", deck("personal"), ids=lambda card: card["id"])
def test_every_personal_card_pays(card: Card) -> None:
    ester = player("Ester", meeting(card), personal=card["id"], black_holes=1)
    stela = player("Stela", personal="O2" if card["id"] == "O1" else "O1")
    assert points(score(table(ester, stela)), "personal") == 14


@pytest.mark.parametrize("card", deck("public"), ids=lambda card: card["id"])
def test_every_public_card_pays_first_and_later(card: Card) -> None:
    others = [each["id"] for each in deck("public") if each["id"] != card["id"]][:3]
    claims = [{card["id"]: "first"}, {card["id"]: "later"}]
    ester = player("Ester", meeting(card), public=claims[0])
    stela = player("Stela", meeting(card), personal="O1", public=claims[1])
    result = score(table(ester, stela, public=[card["id"], *others]))
    paid = [points(result, "public", seat) for seat in (0, 1)]
    assert paid == [card["points"]["first"], card["points"]["later"]]
    assert "claimed-not-met" not in {code for code, _ in warned(result)}


@pytest.mark.parametrize("card", deck("advanced"), ids=lambda card: card["id"])
def test_every_advanced_card_pays(card: Card) -> None:
    others = [each["id"] for each in deck("advanced") if each["id"] != card["id"]][:3]
    sectors = dict(zip(("I", "II", "III", "IV"), [card["id"], *others], strict=True))
    ester = player("Ester", meeting(card), public={"V16": "first"})
    result = score(table(ester, advanced=sectors, counters={"advanced": ["I"]}))
    assert points(result, "advanced") >= 4
    assert points(result, "advanced", 1) == 0


# Sets of one's own, beside a sheet.

HEAD = "game: nebula\ndeck: {}\n{}cards:\n"


def entered(folder: Path, deck: str, cards: list[str], sheet: dict[str, Any], replaces: bool = False) -> str:
    head = HEAD.format(deck, "replaces: true\n" if replaces else "")
    (folder / "own.yaml").write_text(head + "".join(f"  - {card}\n" for card in cards), "utf-8")
    (folder / "table.yaml").write_text(yaml.safe_dump({**sheet, "cards": ["own.yaml"]}), "utf-8")
    return str(folder / "table.yaml")


def complaints(folder: Path, deck: str, *cards: str) -> list[str]:
    """What is said of cards, each by its line and column; the first is in line 4."""
    sheet = entered(folder, deck, [*cards], table(player("Ester")))
    return [told.in_its_file for told in problems(sheet)]


def test_a_card_of_ones_own_lies_beside_the_shipped_ones(tmp_path: Path) -> None:
    one, other = BOARD["links"]["direct"][-1]
    sheet = table(
        player("Ester", {one: "R", other: "B"}),
        advanced={"I": "X1", "II": "B4", "III": "B1", "IV": "B2"},
        counters={"advanced": ["I", "II"]},
    )
    cards = ["{id: X1, rule: linked-pairs, colours: [red, blue]}"]
    assert points(score_file(entered(tmp_path, "advanced", cards, sheet)).result, "advanced") == 4 + 3


def test_a_set_that_replaces_swaps_the_whole_deck(tmp_path: Path) -> None:
    cards = ["{id: O1, rule: adjacent-orbits, count: 1}", "{id: O2, rule: empty-cells, at_most: 25}"]
    ester, stela = player("Ester", on(orbit(3), "R"), personal="O1"), player("Stela", personal="O2")
    result = score_file(entered(tmp_path, "personal", cards, table(ester, stela), replaces=True)).result
    assert [points(result, "personal", seat) for seat in (0, 1)] == [14, 14]
    lacking = entered(tmp_path, "personal", cards, table(ester, {**stela, "personal": "O3"}), replaces=True)
    with pytest.raises(InputError, match="there is no card 'O3'"):
        score_file(lacking)


@pytest.mark.parametrize("kind", ["personal", "public"])
@pytest.mark.parametrize("card", [*deck("personal"), *deck("public")], ids=lambda card: card["id"])
def test_any_rule_may_stand_in_either_deck(tmp_path: Path, card: Card, kind: str) -> None:
    paid = {"points": {"first": 5, "later": 3}} if kind == "public" else {}
    own = {name: value for name, value in card.items() if name not in ("id", "points")}
    ester = player("Ester", meeting(card), black_holes=1)
    if kind == "public":
        sheet = table({**ester, "public": {"X1": "first"}}, public=["X1", "V1", "V2", "V3"])
    else:
        sheet = table({**ester, "personal": "X1"})
    name = entered(tmp_path, kind, [str({"id": "X1", **own, **paid})], sheet)
    result = score_file(name).result
    assert points(result, kind) == (5 if kind == "public" else 14)
    assert "claimed-not-met" not in {code for code, _ in warned(result)}


@pytest.mark.parametrize(
    ("kind", "card", "said"),
    [
        (
            "personal",
            "{id: X1, rule: stars, colour: red}",
            "4:5: the rule 'stars' needs 'at_least'; add 'at_least: …'",
        ),
        (
            "personal",
            "{id: X1, rule: stars}",
            "4:5: the rule 'stars' needs 'colour' and 'at_least'; add 'colour: …'",
        ),
        (
            "personal",
            "{id: X1, rule: most-black-holes, colour: red}",
            "4:38: the rule 'most-black-holes' takes no 'colour'; leave it out: it takes nothing",
        ),
        (
            "personal",
            "{id: X1, rule: orbit-all-different, orbit: 4, exactly: 3}",
            "4:51: the rule 'orbit-all-different' takes no 'exactly'; leave it out: it takes 'orbit'",
        ),
        (
            "advanced",
            "{id: X1, rule: linked-pairs, colours: [red, red]}",
            "4:43: two red stars may never be linked; name two different colours",
        ),
        (
            "advanced",
            "{id: X1, rule: shining-of-one-colour, colour: red}",
            "4:43: the rule 'shining-of-one-colour' takes no 'colour'; leave it out: it takes nothing",
        ),
        ("personal", "{id: O1, rule: most-black-holes}", "4:10: the id 'O1' is taken; "),
        ("public", "{id: X1, rule: indirect-links-filled}", "4:5: number 1 of 'cards' needs 'points'; "),
        ("public", "{id: X1, rule: stras, points: {first: 9, later: 5}}", "4:20: 'rule' is 'stras', "),
        ("personal", "{id: X1, rule: stars, colour: teal, at_least: 4}", "4:35: 'colour' is 'teal', "),
        ("personal", "{id: X1, rule: adjacent-orbits, count: 9}", "4:44: 'count' is 9, "),
        (
            "personal",
            "{id: X1, rule: empty-cells, at_msot: 4}",
            "4:5: the rule 'empty-cells' needs 'at_most'; ",
        ),
    ],
)
def test_a_mistake_in_a_card_is_told_at_its_place(tmp_path: Path, kind: str, card: str, said: str) -> None:
    assert complaints(tmp_path, kind, card)[0].startswith(said)


@pytest.mark.parametrize(
    ("kind", "card"),
    [
        ("advanced", "{id: X1, rule: orbits-with, colour: red, orbit: 3}"),
        ("advanced", "{id: X1, rule: orbits-with, colour: red, colours: [red, red]}"),
        ("personal", "{id: X1, rule: stars, colour: red, at_least: 4, colours: [red, blue]}"),
        ("personal", "{id: X1, rule: stars, colour: red, at_least: four}"),
        ("personal", "{id: X1, rule: indirect-links-filled, points: {first: 1, later: 1}}"),
    ],
)
def test_a_mistake_in_a_card_is_told_once(tmp_path: Path, kind: str, card: str) -> None:
    assert len(complaints(tmp_path, kind, card)) == 1


def test_both_parameters_are_told_where_one_stands_for_the_other(tmp_path: Path) -> None:
    assert complaints(tmp_path, "personal", "{id: X1, rule: stars, colour: red, at_most: 4}") == [
        "4:5: the rule 'stars' needs 'at_least'; add 'at_least: …'",
        "4:40: the rule 'stars' takes no 'at_most'; did you mean 'at_least'?",
    ]
