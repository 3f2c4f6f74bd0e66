"""A card set that is edited at random, with its layout, its pictures and its board."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from hypothesis import strategies as st

from tests.helpers.bitmaps import coarse_png
from tests.helpers.svg_pictures import svg

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from hypothesis.strategies import SearchStrategy

Tree = dict[str, Any]
Desk = dict[str, Any]  # what lies in the folder: the set, which layout, which pictures, which board
Edit = tuple[str, int, int]  # what, where, how

LAYOUT: Final = """
extends: atlas
size: [40, 56]
bleed: 2
fields:
  rank: { type: whole, default: 0 }
  kind: { type: text, default: plain }
let:
  strong: "{rank > 2}"
faces:
  front:
    - { id: ground, rectangle: { left: -2, right: -2, top: -2, bottom: -2 }, fill: ground }
    - { id: ring, figure: ring, box: [12, 14, 16, 16], when: strong }
    - { image: "{picture}", box: [14, 15, 12, 12], when: picture }
    - { id: kind, text: "{kind}", box: [4, 50, 20, 3], style: deck, lines: 1, fit: shrink, least: 4 }
    - { text: "{deck.name}", box: [24, 50, 12, 3], style: deck, lines: 1, fit: shrink, least: 3 }
    - { id: title, text: "{title}", box: [4, 4, 32, 6], style: title, lines: 1, fit: shrink, least: 6 }
    - { id: text, text: "{text}", box: [4, 31, 32, 10], style: rule, level: top, fit: shrink, least: 5 }
    - { text: "{note}", box: { left: 4, right: 4, below: text, height: 6 }, style: note, fit: shrink }
    - repeat: "{rank}"
      box: [4, 44, 32, 4]
      row: { gap: 1 }
      each: [{ figure: sparkle, with: { fill: mark-line } }]
  back:
    - { rectangle: { left: -2, right: -2, top: -2, bottom: -2 }, fill: ground }
    - { text: "{deck.title}", box: [4, 20, 32, 10], style: title }
"""
LAYOUTS: Final = (
    LAYOUT,
    LAYOUT.replace("16, 16]", "14, 14]"),
    LAYOUT + '    - { text: "{kind}", box: [4, 40, 32, 10], style: title, fit: shrink, least: 6 }\n',
    LAYOUT.replace("figure: ring", "figure: wring"),
)
PICTURES: Final = (coarse_png(16).content, coarse_png(20).content, b"no picture")
DRAWINGS: Final = (svg("<circle r='3'/>"), svg("<rect width='4' height='4'/>"))
WORDS: Final = ("Ash", "Birch", "Ash and birch", "Oak", "Ash, birch, elm", "wwwwwwwwww", "Ash, " * 12)
NAMES: Final = (None, "a.png", "b.svg", "a.png", "b.svg", "c.png")


def new_card(at: int) -> Tree:
    return {"id": f"K{at}", "title": {"en": WORDS[at % 2], "cs": "Jasan"}, "rank": at % 4}


def new_desk() -> Desk:
    tree = {
        "deck": "trees",
        "name": {"en": "Trees", "cs": "Stromy"},
        "layout": "own.yaml",
        "cards": [new_card(at) for at in range(6)],
    }
    return {"tree": tree, "layout": 0, "picture": 0, "drawing": 0, "cut": 0, "next": 6}


def _card(desk: Desk, at: int) -> Tree:
    cards = desk["tree"]["cards"]
    found: Tree = cards[at % len(cards)]
    return found


def _put(key: str, values: Any) -> Callable[[Desk, int, int], None]:
    def edit(desk: Desk, at: int, how: int) -> None:
        card, value = _card(desk, at), values[how % len(values)]
        card.pop(key, None)
        if value is not None:
            card[key] = value

    return edit


def _title(desk: Desk, at: int, how: int) -> None:
    _card(desk, at)["title"] = {"en": WORDS[how % 6], "cs": WORDS[(how // 2) % 6]}


def _one_language(desk: Desk, at: int, how: int) -> None:
    _card(desk, at)["title"] = {("en", "cs")[how % 2]: "Elm"}


def _id(desk: Desk, at: int, how: int) -> None:
    _card(desk, at)["id"] = f"N{how % 5}"


def _move(desk: Desk, at: int, how: int) -> None:
    cards = desk["tree"]["cards"]
    cards.insert(how % len(cards), cards.pop(at % len(cards)))


def _add(desk: Desk, at: int, _how: int) -> None:
    cards = desk["tree"]["cards"]
    cards.insert(at % len(cards), new_card(desk["next"]))
    desk["next"] += 1


def _remove(desk: Desk, at: int, _how: int) -> None:
    cards = desk["tree"]["cards"]
    if len(cards) > 1:
        cards.pop(at % len(cards))


def _break(desk: Desk, at: int, how: int) -> None:
    _card(desk, at)[("colour", "rank", "ground")[how % 3]] = "many"


def _mend(desk: Desk, at: int, _how: int) -> None:
    cards = desk["tree"]["cards"]
    cards[:] = [new_card(at + number) for number, _ in enumerate(cards)]


def _head(desk: Desk, at: int, how: int) -> None:
    key, values = (
        ("name", ({"en": "Trees", "cs": "Stromy"}, {"en": "Bushes", "cs": "Keře"})),
        ("size", (None, [44, 60], [42, 58])),
        ("back", (None, "none", {"title": "Back"})),
    )[at % 3]
    value = values[how % len(values)]
    desk["tree"].pop(key, None)
    if value is not None:
        desk["tree"][key] = value


def _of_the_folder(key: str, most: int) -> Callable[[Desk, int, int], None]:
    def edit(desk: Desk, _at: int, how: int) -> None:
        desk[key] = how % most

    return edit


EDITS: Final = {
    "title": _title,
    "text": _put("text", [None, *WORDS]),
    "note": _put("note", [None, *WORDS[:3]]),
    "rank": _put("rank", [0, 1, 2, 3, 5]),
    "kind": _put("kind", [None, "plain", "rare", "rather rare", "Ash, " * 9]),
    "picture": _put("picture", NAMES),
    "copies": _put("copies", [None, 2, 3]),
    "one language": _one_language,
    "id": _id,
    "move": _move,
    "add": _add,
    "remove": _remove,
    "break": _break,
    "mend": _mend,
    "head": _head,
    "layout": _of_the_folder("layout", len(LAYOUTS)),
    "the picture": _of_the_folder("picture", len(PICTURES)),
    "the drawing": _of_the_folder("drawing", len(DRAWINGS)),
    "cut": _of_the_folder("cut", 3),
}


# What may be wrong, and is soon taken back.
MISTAKES: Final = {
    "break",
    "one language",
    "layout",
    "the picture",
    "cut",
    "id",
    "text",
    "title",
    "kind",
    "picture",
}


def edits(most: int) -> SearchStrategy[list[Edit]]:
    number = st.integers(0, 59)
    return st.lists(st.tuples(st.sampled_from(sorted(EDITS)), number, number), min_size=1, max_size=most)


def edited(desk: Desk, edit: Edit) -> None:
    what, at, how = edit
    before = deepcopy(desk)
    if how % 4 and "before" in desk:
        desk.update(desk["before"])
        before = deepcopy(desk)
    before.pop("before", None)
    if what in MISTAKES:
        desk["before"] = before
    EDITS[what](desk, at, how)


def written(desk: Desk, folder: Path) -> Path:
    """The folder as the desk is now; the set itself may be saved by half."""
    path, text = folder / "trees.yaml", json.dumps(desk["tree"], ensure_ascii=False, indent=1)
    path.write_text(text[: len(text) // 2] if desk["cut"] == 1 else text, "utf-8")
    (folder / "own.yaml").write_text(LAYOUTS[desk["layout"]], "utf-8")
    (folder / "b.svg").write_text(DRAWINGS[desk["drawing"]], "utf-8")
    picture = PICTURES[desk["picture"]]
    (folder / "a.png").write_bytes(picture)
    return path
