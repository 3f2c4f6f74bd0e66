"""Layouts by chance, right and a little wrong: they draw, or are refused by name, and never anything else."""

from __future__ import annotations

import json
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png
from pnp.figures import LINES, PAINTS
from pnp.geometry import Box, Point, Size, grow_box, move_point, translation
from pnp.scene import Group, Info, Page, Placed, Scene, Text
from pnp.text import advance, capital_height
from tests.draw.layout_strategies import FIELDS, SHOWN, cards, layouts
from tests.helpers.drawn_faces import flat
from tests.helpers.dump import dump
from tests.helpers.layouts import attempted, every, on_a_card, runs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pnp.draw import DrawnCard
    from pnp.models import Ink
    from pnp.scene import Face, Run

EXTRA = 0.02  # mm: a coordinate has three decimals
DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><circle cx="4" cy="2" r="2"/></svg>'
ROLES = json.dumps({role: {"paint": "red", "width": "0.2"} for role in LINES})
PAINTED = json.dumps({role: "#123456" for role in PAINTS if role not in ("line", "text")})
BASE = {
    "base.yaml": f"extends: theme.yaml\nfields: {json.dumps(FIELDS)}\nlines: {ROLES}\npaints: {PAINTED}\n",
    "dot.svg": DOT,
}


def attempt(
    folder: Path, layout: dict[str, Any], told: list[dict[str, Any]], ink: Ink
) -> tuple[DrawnCard, ...]:
    """The cards, or none where they are refused: then each problem has a place and says what is wrong."""
    layout = {**layout, "faces": {**layout["faces"], "front": [*layout["faces"]["front"], SHOWN]}}
    listed = "\n".join(f"- {json.dumps({'id': f'C{at}', **card})}" for at, card in enumerate(told))
    found, problems = attempted(folder, json.dumps(layout, indent=1), listed, files=BASE, ink=ink)
    assert bool(found) != bool(problems)
    for problem in problems:
        assert problem.line >= 1
        assert problem.column >= 1
        assert problem.wrong
        assert problem.file.endswith((".yaml", ".svg"))
    return found


def faces(found: tuple[DrawnCard, ...]) -> Iterator[Face]:
    for card in found:
        yield card.front
        if card.back is not None:
            yield card.back


def line_box(run: Run) -> Box:
    """From the baseline to the top of the capitals, and as wide as the letters."""
    wide = (sum(advance(run.face, letter) for letter in run.text) + sum(run.gaps)) * run.size / 1000
    high = capital_height(run.face) * run.size / 1000
    return Box(run.x, run.y - high, wide, high)


def inside(point: Point, box: Box) -> bool:
    return (
        box.x - EXTRA <= point.x <= box.x + box.width + EXTRA
        and box.y - EXTRA <= point.y <= box.y + box.height + EXTRA
    )


def check(face: Face, ink: Ink) -> None:
    trim = Box(0.0, 0.0, face.trim.width, face.trim.height)
    assert face.scene.box == grow_box(trim, face.bleed)
    for shape, map_ in flat(face.scene):
        for run in shape.runs if isinstance(shape, Text) else ():
            box = line_box(run)
            left, right = Point(box.x, run.y), Point(box.x + box.width, run.y)
            assert inside(move_point(left, map_), trim)
            assert inside(move_point(right, map_), trim)
    if ink == "black":
        assert all(shape.opacity == 1.0 for shape in every(face.scene) if isinstance(shape, Group))


@given(layout=layouts() | layouts(slips=2), told=cards, ink=some.sampled_from(["night", "paper", "black"]))
def test_a_layout_draws_or_is_refused_by_name(
    tmp_path: Path, layout: dict[str, Any], told: list[dict[str, Any]], ink: Ink
) -> None:
    found = attempt(tmp_path, layout, told, ink)
    for face in faces(found):
        check(face, ink)
    said = [dump(Page(face.scene)) for face in faces(found)]
    assert said == [dump(Page(face.scene)) for face in faces(attempt(tmp_path, layout, told, ink))]
    for word in ("nan", "inf"):
        assert not any(word in line.split() for each in said for line in each.splitlines())


@pytest.mark.full
@settings(max_examples=200)
@given(layout=layouts(), told=cards)
def test_what_is_drawn_can_be_printed(
    tmp_path: Path, layout: dict[str, Any], told: list[dict[str, Any]]
) -> None:
    pages, sizes = [], []
    for face in faces(attempt(tmp_path, layout, told, "night")):
        box = face.scene.box
        sizes.append(Size(box.width, box.height))
        shift = Placed(face.scene, translation(-box.x, -box.y))
        pages.append(Page(Scene(Box(0.0, 0.0, box.width, box.height), (shift,))))
    if pages:
        pdf = write_pdf(pages, Info("Trial", "pnp", "Layouts by chance", "en"))
        assert len(list(pages_png(pdf, sizes, 40))) == len(pages)


# Texts in boxes of every kind.

texts = some.text("abcdefg hijk *:{}\n-–ěÁ1.,", max_size=60) | some.lists(
    some.sampled_from(["word", "**bold**", "*slanted*", ":star:", "a", "Extraordinary", "12"]), max_size=12
).map(" ".join)


@given(
    said=texts,
    box=some.tuples(*[some.integers(0, 50)] * 2, *[some.integers(1, 50)] * 2),
    align=some.sampled_from(["left", "centre", "right"]),
    valign=some.sampled_from(["top", "middle", "bottom"]),
    fit=some.sampled_from(["shrink, least: 4", "none"]),
    even=some.sampled_from(["true", "false"]),
)
def test_a_text_lies_within_its_box_or_is_refused(
    tmp_path: Path, said: str, box: tuple[int, ...], align: str, valign: str, fit: str, even: str
) -> None:
    keys = f"align: {align}, valign: {valign}, fit: {fit}, even: {even}"
    elements = f"- {{ text: '{{text}}', style: words, box: {list(box)}, {keys} }}"
    card = f"- {json.dumps({'id': 'A', 'text': said})}"
    found, problems = attempted(tmp_path, on_a_card(elements), card)
    assert all(problem.file.endswith("set.yaml") for problem in problems)
    given_box = Box(*map(float, box))
    for run in [run for card in found for run in runs(card.front)]:
        lies = line_box(run)
        if run.text.strip():
            assert inside(Point(lies.x, run.y), given_box)
            assert inside(Point(lies.x + lies.width, run.y), given_box)


# A good layout with a word, a sign or a line of it changed.

GOOD = on_a_card(
    """
    - id: frame
      rectangle: { left: 3, right: 3, top: 3, bottom: 3 }
      stroke: { line: thin, width: 0.3 }
    - { id: t, text: "{title} has {len(icons)}", style: words, box: [10, 10, 60, 20], fit: shrink }
    - repeat: "{icons}"
      row: { gap: 2, cell: [6, 6] }
      box: { below: t, gap: 2, height: 8 }
      each: [{ icon: "{item}", turn: "{index * 10}" }]
    - group:
        - { circle: { x: 50%, y: 50%, radius: 9 }, fill: glow, when: value or title }
      box: { centred-in: frame, gap: 4 }
      clip: true
    """,
    "let: { gap: 2 }\nfields: { cost: { type: whole, default: 3 } }\n",
)
SIGNS = [
    "",
    " ",
    "{",
    "}",
    "[",
    "]",
    ":",
    "#",
    "'",
    '"',
    "&a",
    "*a",
    "!x",
    "\t",
    "|",
    "- ",
    "no",
    "{x}",
    "1e999",
    "..",
    "\u0000",
    "%",
]
CARD = "- { id: A, title: Name, value: 4, icons: [star, moon], cost: 4 }"


@given(at=some.integers(0, len(GOOD) - 1), gone=some.integers(0, 12), sign=some.sampled_from(SIGNS))
def test_a_layout_with_a_slip_is_drawn_or_refused_by_name(
    tmp_path: Path, at: int, gone: int, sign: str
) -> None:
    _, problems = attempted(tmp_path, GOOD[:at] + sign + GOOD[at + gone :], CARD)
    assert all(problem.wrong and problem.line >= 1 for problem in problems)


@pytest.mark.parametrize(
    ("word", "sign"), list(product(["frame", "below", "cell", "fill", "icons"], ["", "x", "{", "none"]))
)
def test_a_layout_with_another_word_is_drawn_or_refused_by_name(tmp_path: Path, word: str, sign: str) -> None:
    found, problems = attempted(tmp_path, GOOD.replace(word, sign), CARD)
    assert bool(found) != bool(problems)
