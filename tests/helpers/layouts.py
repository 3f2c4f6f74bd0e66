"""Layouts written as YAML for a test, drawn as `pnp make` draws them, or what is wrong with them."""

from __future__ import annotations

from textwrap import dedent, indent
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from pnp.build import Order, draw_decks, load_sets
from pnp.errors import InputError
from pnp.press import SheetOptions, paper
from pnp.scene import Group, Placed, Text
from tests.helpers.drawn_faces import flat

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from pnp.draw import DrawnCard
    from pnp.errors import Problem
    from pnp.geometry import Box
    from pnp.models import Ink
    from pnp.scene import Face, Run, Scene, Shape

    Files = Mapping[str, "str | bytes"]

Wanted = TypeVar("Wanted")

# What the layouts of tests extend: few roles, so that each test says itself what it is about.
THEME = """\
grounds:
  midnight: { deep: "#000080" }
  sea: { deep: "#008080" }
paints:
  text: "#112233"
  line: { night: "#AA0000", paper: "#BB0000", black: "#000000" }
  fill: "#445566"
  shade: "#556677"
  cut: "#FFFFFF"
  red: "#FF0000"
  sunrise: { linear: ["#FF0000", "#0000FF"] }
  glow: { radial: ["#FFFFFF", "#000000"], radius: 50% }
  woven: { hatch: vertical, paint: red, on: "#FFFFFF" }
lines:
  thin: { paint: line, width: 0.2 }
  dashed: { paint: red, width: 0.4, dash: [1, 2], cap: round }
  hidden: { paint: none, width: 0.4 }
texts:
  words:
    face: SourceSans3-Medium
    bold: SourceSans3-Bold
    italic: SourceSans3-MediumItalic
    size: 10
    least: 6
    lead: 4
  title: { face: JosefinSans-SemiBold, size: 12, least: 8, capitals: true, paint: red }
"""
CARDS = "- { id: C1 }"
LAYOUT = "own.yaml"


def written(folder: Path, layout: str, cards: str, head: str = "", files: Files | None = None) -> Path:
    """The files of a deck in a folder: a card set, its layout, the theme, and whatever else is given."""
    head = f"deck: trial\nlayout: {LAYOUT}\n{dedent(head)}"
    texts = {
        "set.yaml": f"{head.rstrip()}\ncards:\n{indent(dedent(cards).strip(), '  ')}\n",
        LAYOUT: layout,
        "theme.yaml": THEME,
        **(files or {}),
    }
    for name, content in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder / "set.yaml"


def drawn(
    folder: Path,
    layout: str,
    cards: str = CARDS,
    *,
    head: str = "",
    files: Files | None = None,
    language: str = "en",
    ink: Ink = "night",
) -> tuple[DrawnCard, ...]:
    """The cards as `pnp make` draws them. An InputError says all that is wrong."""
    path = written(folder, layout, cards, head, files)
    order = Order((path,), folder / "out", language, SheetOptions(paper("a4")), ink=ink)
    ((deck),) = draw_decks(load_sets(order), order)
    return deck.cards


def attempted(
    folder: Path, layout: str, cards: str = CARDS, *, files: Files | None = None, ink: Ink = "night"
) -> tuple[tuple[DrawnCard, ...], tuple[Problem, ...]]:
    """The cards, or all that is wrong; whatever else may be raised is a fault of ours."""
    try:
        return drawn(folder, layout, cards, files=files, ink=ink), ()
    except InputError as error:
        return (), error.problems


def on_a_card(elements: str, more: str = "") -> str:
    """A layout of 100 by 100 mm whose front draws these elements, the first of them in line 5 (and as many
    more as there are lines of `more`), in column 5."""
    listed = indent(dedent(elements).strip(), "    ")
    return f"extends: theme.yaml\nsize: [100, 100]\n{dedent(more)}faces:\n  front:\n{listed}\n"


def face(
    folder: Path,
    elements: str,
    *,
    more: str = "",
    cards: str = CARDS,
    ink: Ink = "night",
    files: Files | None = None,
) -> Face:
    """The front of the first card, on which these elements stand."""
    return drawn(folder, on_a_card(elements, more), cards, ink=ink, files=files)[0].front


def problems(
    folder: Path,
    layout: str,
    cards: str = CARDS,
    *,
    head: str = "",
    files: Files | None = None,
    language: str = "en",
) -> list[str]:
    """What is wrong with a deck, line by line, with the names of files beside it; none if nothing is."""
    try:
        drawn(folder, layout, cards, head=head, files=files, language=language)
    except InputError as error:
        return [line.replace(f"{folder}/", "") for line in str(error).splitlines()]
    return []


def parted(told: str) -> tuple[str, int, int, str]:
    """The file, the line, the column and the words of what is said to be wrong."""
    place, words = told.split(": ", 1)
    file, line, column = place.rsplit(":", 2)
    return file, int(line), int(column), words


def problem(folder: Path, elements: str, *, more: str = "", cards: str = CARDS) -> str:
    """The one thing that is wrong with these elements."""
    (found,) = problems(folder, on_a_card(elements, more), cards)
    return found


def shapes(found: Face, kind: type[Wanted]) -> list[Wanted]:
    """The shapes of a kind on a face, in painting order, however deep they lie."""
    return [shape for shape, _ in flat(found.scene) if isinstance(shape, kind)]


def shape(found: Face, kind: type[Wanted]) -> Wanted:
    (only,) = shapes(found, kind)
    return only


def every(scene: Scene) -> Iterator[Shape]:
    """Every shape, groups and placed scenes too, from without inwards."""
    for each in scene.shapes:
        yield each
        if isinstance(each, Placed):
            yield from every(each.scene)
        elif isinstance(each, Group):
            yield from every(replace(scene, shapes=each.shapes))


def within(found: Face, kind: type[Wanted]) -> list[Wanted]:
    """The groups, or the placed scenes, of a face, without the layers that cards share."""
    return [each for each in every(found.scene) if isinstance(each, kind) and not _is_layer(each, found)]


def _is_layer(shape: Shape, found: Face) -> bool:
    return isinstance(shape, Placed) and shape.scene.box == found.scene.box


def runs(found: Face) -> list[Run]:
    return [run for text in shapes(found, Text) for run in text.runs]


def words(found: Face) -> list[str]:
    """The runs of text on a face, in painting order."""
    return [run.text for run in runs(found)]


def numbers(box: Box) -> tuple[float, float, float, float]:
    return round(box.x, 4), round(box.y, 4), round(box.width, 4), round(box.height, 4)
