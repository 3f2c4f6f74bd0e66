"""The examples of the page about layouts: `python -m tests.docs.layout_examples` writes their dumps anew."""

from __future__ import annotations

import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING, Final

from pnp.build import Order, draw_decks, load_sets
from pnp.press import SheetOptions, paper
from pnp.scene import Page
from tests import ROOT
from tests.helpers.dump import dump

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.draw import DrawnCard
    from pnp.models import Ink
    from pnp.scene import Face

PAGE: Final = ROOT / "docs" / "layouts.md"
FOLDER: Final = ROOT / "tests" / "docs" / "goldens"

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
NAMED = re.compile(r"`([\w-]+\.yaml)`")
BOARD, CARDS = "try.yaml", "trial.yaml"  # what examples that are elements are drawn with
HOLE = "    # and here stands the example\n"
ONE_CARD = "deck: one\nlayout: {}\ncards: [{{ id: A1, title: Night ferry }}]\n"


@dataclass(frozen=True, slots=True)
class Example:
    """A block of the page: a whole file where it has a name, else elements for the front of a layout."""

    title: str  # the heading that it stands under, and its number there
    name: str | None
    text: str


def examples() -> list[Example]:
    """The examples in the order of the page."""
    page = PAGE.read_text("utf-8")
    found: list[Example] = []
    end = 0
    for fence in FENCE.finditer(page):
        names = NAMED.findall(page, end, fence.start())
        end = fence.end()
        if fence[1] == "yaml":
            heading = HEADING.findall(page, 0, fence.start())[-1]
            slug = re.sub(r"\W+", "-", heading.lower()).strip("-")
            number = sum(each.title.startswith(f"{slug}-") for each in found) + 1
            found.append(Example(f"{slug}-{number}", names[-1] if names else None, fence[2]))
    return found


def written(folder: Path) -> None:
    """Every file of the page in a folder, and a layout for each example that is a part of one."""
    every = examples()
    board = next(each.text for each in every if each.name == BOARD)
    cards = next(each.text for each in every if each.name == CARDS)
    for each in every:
        name = each.name or f"{each.title}.yaml"
        elements = board.replace(HOLE, indent(each.text, "    "))
        (folder / name).write_text(each.text if each.name else elements, "utf-8")
        if each.name is None:
            (folder / f"cards-{name}").write_text(cards.replace(BOARD, name), "utf-8")
        elif "faces:" in each.text:
            (folder / f"cards-{name}").write_text(ONE_CARD.format(name), "utf-8")


def drawn_sets(folder: Path) -> Iterator[tuple[Example, Path]]:
    """Each example that can be drawn, with the card set that draws it."""
    every = examples()
    named = {name for each in every for name in re.findall(r"^layout: (\S+)", each.text, re.MULTILINE)}
    for each in every:
        if each.name is None:
            yield each, folder / f"cards-{each.title}.yaml"
        elif "\ncards:" in each.text and each.name != CARDS:
            yield each, folder / each.name
        elif "faces:" in each.text and each.name not in named:
            yield each, folder / f"cards-{each.name}"


def cards_of(path: Path, ink: Ink = "night", language: str = "en") -> tuple[DrawnCard, ...]:
    order = Order((path,), path.parent, language, SheetOptions(paper("A4")), ink=ink)
    (deck,) = draw_decks(load_sets(order), order)
    return deck.cards


def dumped(path: Path) -> str:
    """The faces of a set, one after another; a back that recurs once."""
    faces = [face for card in cards_of(path) for face in (card.front, card.back) if face is not None]
    once = {id(face.scene): face for face in faces}.values()
    return "\n".join(f"# {_cut(face)}\n{dump(Page(face.scene))}" for face in once)


def _cut(face: Face) -> str:
    return f"{face.trim.width:g} x {face.trim.height:g}, {face.cut}"


def golden(example: Example) -> Path:
    return FOLDER / f"{example.title}.txt"


def write_goldens() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        written(Path(folder))
        for example, path in drawn_sets(Path(folder)):
            golden(example).write_text(dumped(path), "utf-8", newline="\n")


if __name__ == "__main__":
    write_goldens()
