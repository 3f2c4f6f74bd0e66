"""The pictures of Nebula's cards: galaxies that meet the card's rule, and no more without any one star."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec import structs

from pnp.build import shipped_supplies
from pnp.games.nebula import CONDITIONS, COUNTS, RuleCard
from pnp.games.nebula.card_rules import COLOURS, Galaxy, OwnSky
from pnp.games.nebula.fields import Picture, make_picture
from pnp.games.nebula.game import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.games.nebula import BitBoard

SHIPPED = shipped_supplies(GAME)
BOARD: BitBoard = SHIPPED.board
CARDS = {id: card for deck in SHIPPED.decks.values() for id, card in deck.items()}
ANY = "any"


def mirrored(board: BitBoard) -> BitBoard:
    """The board seen from behind: another sky, though with the same links."""
    return replace(board, places=tuple((-x, y) for x, y in board.places))


BOARDS = (BOARD, mirrored(BOARD))


def sky(board: BitBoard, stars: tuple[str, ...], holes: tuple[int, ...], claimed: tuple[str, ...]) -> OwnSky:
    """What the scorer reads of a picture: a star of any colour only fills its cell."""
    lying = dict(star.split("=") for star in stars)
    colours = {
        colour: sum(1 << board.numbers[cell] for cell, each in lying.items() if each == colour)
        for colour in COLOURS
    }
    filled = sum(1 << board.numbers[cell] for cell in lying)
    return OwnSky(board, Galaxy(colours, filled), True, holes[0], max(holes), claimed)


def shown(board: BitBoard, found: Picture) -> OwnSky:
    holes = tuple(map(int, found.bars)) or (0,)
    claimed = tuple(f"V{k}" for k, mark in enumerate(found.tasks) if mark != "open")
    return sky(board, found.stars, holes, claimed)


def lessened(board: BitBoard, found: Picture) -> Iterator[OwnSky]:
    """The picture without one star, black hole or marker of the reader's, each in turn."""
    for star in found.stars:
        yield shown(board, structs.replace(found, stars=tuple(each for each in found.stars if each != star)))
    if found.bars:
        own, *others = map(int, found.bars)
        yield sky(board, (), (own - 1, *others), ())
    for k, mark in enumerate(found.tasks):
        if mark != "open":
            tasks = (*found.tasks[:k], "open", *found.tasks[k + 1 :])
            yield shown(board, structs.replace(found, tasks=tasks))


def worth(card: RuleCard, seen: OwnSky) -> int:
    """How many items an advanced card counts; 1 for a task that is met."""
    if card.rule in COUNTS:
        return COUNTS[card.rule](seen, **card.asks).count
    return int(CONDITIONS[card.rule](seen, **card.asks).holds)


def alike(board: BitBoard, found: Picture) -> list[tuple[str, str]]:
    """Linked stars of one colour."""
    lying = {board.numbers[cell]: colour for cell, colour in (star.split("=") for star in found.stars)}
    return [
        (board.cells[one], board.cells[other])
        for pairs in board.links.values()
        for one, other in pairs
        if lying.get(one, ANY) == lying.get(other) != ANY
    ]


def test_the_rule_of_a_card_holds_on_its_picture_and_not_without_any_one_star() -> None:
    for id, card in CARDS.items():
        found = make_picture(card, BOARD)
        whole = worth(card, shown(BOARD, found))
        less = [worth(card, seen) for seen in lessened(BOARD, found)]
        assert whole >= (2 if card.rule in COUNTS else 1), id
        assert less, id
        assert max(less) < whole, id


def test_no_stars_of_one_colour_are_linked_in_a_picture() -> None:
    assert [id for id, card in CARDS.items() if alike(BOARD, make_picture(card, BOARD))] == []


def test_pictures_name_what_the_board_has() -> None:
    linked = {frozenset((BOARD.cells[a], BOARD.cells[b])) for each in BOARD.links.values() for a, b in each}
    for id, card in CARDS.items():
        found = make_picture(card, BOARD)
        lying = dict(star.split("=") for star in found.stars)
        assert {*lying.values()} <= {*COLOURS, ANY}, id
        assert {*lying} <= {*BOARD.cells} - {*found.cells}, id
        assert all(frozenset(link.split()) in linked for link in found.links), id
        assert {*found.sectors} <= {*BOARD.constellations}, id
        assert {*found.orbits} <= {"1", "2", "3", "4", "5"}, id


def test_pairs_are_four_with_links_of_all_kinds() -> None:
    for id in (f"B{k}" for k in range(1, 16)):
        links = make_picture(CARDS[id], BOARD).links
        ends = [tuple(BOARD.numbers[cell] for cell in link.split()) for link in links]
        kinds = {kind for kind, pairs in BOARD.links.items() for pair in ends if pair in pairs}
        assert (len(links), kinds) == (4, {"direct", "indirect", "orbital"})


def test_cards_that_differ_in_colour_alone_do_not_all_show_the_same_cells() -> None:
    families: dict[str, set[tuple[str, ...]]] = {}
    for card in CARDS.values():
        if "colour" in card.asks:
            cells = tuple(star.split("=")[0] for star in make_picture(card, BOARD).stars)
            families.setdefault(f"{card.rule}{card.asks.get('at_least')}", set()).add(cells)
    assert len(families) == 6
    assert min(map(len, families.values())) >= 2


def test_the_constellations_that_a_card_is_about_are_lit() -> None:
    for id in (*(f"V{k}" for k in (1, 2, 3, 4, 17, 18)), *(f"V{k}" for k in range(10, 16))):
        found = make_picture(CARDS[id], BOARD)
        cells = sum(1 << BOARD.numbers[star.split("=")[0]] for star in found.stars)
        holding = {name for name, mask in BOARD.constellations.items() if mask & cells}
        assert {*found.sectors} == holding
    assert not make_picture(CARDS["O13"], BOARD).sectors  # all four would be lit


def test_what_the_reader_has_comes_first_in_a_tie() -> None:
    assert make_picture(CARDS["O19"], BOARD) == Picture(scene="bars", bars=("3", "3", "2"))
    assert [mark for mark in make_picture(CARDS["B17"], BOARD).tasks if mark != "open"] == [
        "first",
        "later",
        "first",
    ]


COLOUR = st.sampled_from(COLOURS)
PARAMETERS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "shining-stars": {"colour": COLOUR, "at_least": st.integers(1, 25)},
    "stars": {"colour": COLOUR, "at_least": st.integers(1, 25)},
    "most-black-holes": {},
    "empty-cells": {"at_most": st.integers(0, 25)},
    "constellation-colours": {
        "constellation": st.sampled_from([*BOARD.constellations]),
        "exactly": st.integers(1, 6),
    },
    "orbit-colours": {"orbit": st.integers(1, 5), "exactly": st.integers(1, 6)},
    "orbit-all-different": {"orbit": st.integers(1, 5)},
    "each-colour": {"at_least": st.integers(1, 25)},
    "colour-across-constellations": {
        "colour": COLOUR,
        "at_least": st.integers(1, 25),
        "constellations": st.integers(1, 4),
    },
    "adjacent-orbits": {"count": st.integers(1, 5)},
    "constellations-complete": {"pair": st.sampled_from(["opposite", "adjacent"])},
    "indirect-links-filled": {},
    "shining-neighbours-filled": {},
    "linked-pairs": {"colours": st.permutations(COLOURS).map(lambda colours: (colours[0], colours[1]))},
    "shining-of-one-colour": {},
    "public-tasks-done": {},
    "surrounded-shining": {},
    "orbits-with": {"colour": COLOUR},
    "orbital-to-shining": {"colour": COLOUR},
}


def possible(board: BitBoard, card: RuleCard) -> bool:
    """Whether there are cells enough for what a card asks, links aside."""
    asks: Any = card.asks
    match card.rule:
        case "shining-stars":
            return bool(asks["at_least"] <= 5)
        case "each-colour":
            return bool(asks["at_least"] <= 4)
        case "colour-across-constellations":
            return bool(asks["at_least"] <= 6)
        case "orbit-colours":
            return bool(asks["exactly"] <= board.orbits[asks["orbit"] - 1].bit_count())
    return True


@st.composite
def cards(draw: st.DrawFn) -> RuleCard:
    rule = draw(st.sampled_from([*PARAMETERS]))
    return RuleCard("X1", rule, {name: draw(value) for name, value in PARAMETERS[rule].items()})


def test_every_rule_is_tried() -> None:
    assert {*PARAMETERS} == {*CONDITIONS, *COUNTS}


@settings(max_examples=150, deadline=None)
@given(cards(), st.sampled_from(BOARDS))
def test_any_card_has_a_picture_where_its_rule_can_hold(card: RuleCard, board: BitBoard) -> None:
    found = make_picture(card, board)
    assert make_picture(card, board) == found
    assume(possible(board, card))
    whole = worth(card, shown(board, found))
    assert whole >= 1
    assert all(worth(card, seen) < whole for seen in lessened(board, found))


@pytest.mark.parametrize(("number", "legal"), [(1, True), (6, True), (9, True), (25, False)])
def test_stars_of_one_colour_are_linked_only_where_they_must_be(number: int, legal: bool) -> None:
    for board in BOARDS:
        found = make_picture(RuleCard("X1", "stars", {"colour": "red", "at_least": number}), board)
        assert len(found.stars) == number
        assert bool(alike(board, found)) is not legal
