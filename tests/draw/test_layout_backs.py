"""Backs that are like the front: the front's elements, changed as a layout changes those that it extends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.scene import Circle, Colour, Rectangle
from tests.helpers.layouts import drawn, problems, shapes, words

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scene import Face

RED, BLUE, GREEN = Colour(255, 0, 0), Colour(0, 0, 255), Colour(0, 255, 0)
BASE = """\
extends: theme.yaml
size: [100, 100]
paints: { a: "#FF0000", b: "#0000FF", c: "#00FF00" }
faces:
  front:
    - { id: one, rectangle: [0, 0, 10, 10], fill: a }
    - id: list
      repeat: "{['North']}"
      each: [{ id: two, text: "{item}", style: words }]
"""


def sides(folder: Path, own: str, base: str = BASE) -> tuple[Face, Face]:
    (card,) = drawn(folder, f"extends: base.yaml\n{own}", files={"base.yaml": base})
    assert card.back is not None
    return card.front, card.back


def fills(face: Face) -> list[object]:
    return [each.fill for each in shapes(face, Rectangle)]


def test_a_back_like_the_front_shows_what_the_front_shows(tmp_path: Path) -> None:
    front, back = sides(tmp_path, "faces: { back: { like: front } }\n")
    assert fills(front) == fills(back) == [RED]
    assert words(front) == words(back) == ["North"]


def test_its_own_elements_change_and_add(tmp_path: Path) -> None:
    own = (
        "faces:\n  back:\n    like: front\n    draw:\n"
        "      - { id: one, fill: b }\n"
        "      - { id: list, repeat: \"{['South', 'West']}\" }\n"
        "      - { circle: [0, 0, 10, 10], fill: b }\n"
    )
    front, back = sides(tmp_path, own)
    assert (fills(front), words(front), len(shapes(front, Circle))) == ([RED], ["North"], 0)
    assert (fills(back), words(back), len(shapes(back, Circle))) == ([BLUE], ["South", "West"], 1)


def test_nothing_is_left_of_the_back_that_it_had_before(tmp_path: Path) -> None:
    base = f"{BASE}  back: [{{ circle: [0, 0, 10, 10], fill: a }}]\n"
    front, back = sides(tmp_path, "faces: { back: { like: front } }\n", base)
    assert fills(back) == fills(front)
    assert not shapes(back, Circle)


def test_it_is_like_the_front_as_the_last_layout_has_it(tmp_path: Path) -> None:
    base = f"{BASE}  back: {{ like: front, draw: [{{ id: two, text: East }}] }}\n"
    own = "faces:\n  front: [{ id: one, fill: c }]\n"
    front, back = sides(tmp_path, own, base)
    assert fills(front) == fills(back) == [GREEN]
    assert (words(front), words(back)) == (["North"], ["East"])


def test_it_may_have_a_ground_of_its_own(tmp_path: Path) -> None:
    own = (
        "faces:\n  front: { ground: midnight, draw: [{ id: one, fill: deep }] }\n"
        "  back: { like: front, ground: sea }\n"
    )
    front, back = sides(tmp_path, own)
    assert (fills(front), fills(back)) == ([Colour(0, 0, 128)], [Colour(0, 128, 128)])


def test_mistakes_stand_where_they_were_written(tmp_path: Path) -> None:
    own = "extends: base.yaml\nfaces:\n  back:\n    like: front\n    draw:\n      - { id: one, fill: d }\n"
    (found,) = problems(tmp_path, own, files={"base.yaml": BASE})
    assert found.startswith("own.yaml:6:")
    assert "'d'" in found


def test_only_a_back_is_like_the_front(tmp_path: Path) -> None:
    for side, other in (("front", "front"), ("back", "back")):
        own = f"extends: base.yaml\nfaces: {{ {side}: {{ like: {other} }} }}\n"
        assert any("own.yaml:2:" in each for each in problems(tmp_path, own, files={"base.yaml": BASE}))
