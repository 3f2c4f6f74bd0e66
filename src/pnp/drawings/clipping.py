"""Clip paths: the shapes of one, joined to a single outline."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from pnp.drawings.desk import count_element, count_steps
from pnp.drawings.known import FIGURES
from pnp.drawings.nodes import found, placed
from pnp.drawings.refusals import Unread, at_most_drawn, is_text, only_drawn
from pnp.drawings.styles import Style, inherited
from pnp.drawings.transforms import is_flat, joined, moved_steps
from pnp.errors import enumerated
from pnp.geometry import moved_box
from pnp.scene import Clip

if TYPE_CHECKING:
    from pnp.drawings.desk import Desk
    from pnp.drawings.nodes import Node
    from pnp.geometry import Box, Matrix
    from pnp.scene import FillRule, Step

MOST_SHAPES = 64
SIMPLE = frozenset({"rect", "circle", "ellipse"})  # whose outlines run one way and enclose all within
ONE_PATH = "unite its shapes to one path in your editor"


def clip_of(desk: Desk, id_: str, matrix: Matrix) -> Clip | None:
    """The clip path, moved; none where nothing shows through it."""
    node = found(desk.document, id_, ("clipPath",))
    try:
        return _clip(desk, node, matrix)
    except Unread as reason:
        raise placed(node.element, reason) from reason


def _clip(desk: Desk, node: Node, matrix: Matrix) -> Clip | None:
    units = node.element.attributes.get("clipPathUnits", "userSpaceOnUse").strip()
    if units != "userSpaceOnUse":
        raise Unread(is_text("clipPathUnits", units), only_drawn("userSpaceOnUse"))
    if node.own.clip is not None:
        raise Unread("it is clipped itself", ONE_PATH)
    style = inherited(Style(), node.own)
    base = joined(node.matrix, matrix)
    parts = [part for child in node.children if (part := _part(desk, child, style, base))]
    if len(parts) > MOST_SHAPES:
        right = enumerated([at_most_drawn(MOST_SHAPES), ONE_PATH], "; ")
        raise Unread(f"it has {len(parts):,} shapes", right)
    if not parts:
        return None
    steps = tuple(step for steps, *_ in parts for step in steps)
    return Clip(steps, _rule([(rule, box, way) for _, rule, box, way in parts]))


def _part(
    desk: Desk, node: Node, style: Style, matrix: Matrix
) -> tuple[tuple[Step, ...], FillRule | None, Box, int] | None:
    """A shape's steps, its rule where that matters, its box, and which way a simple outline runs."""
    count_element(desk)
    style = inherited(style, node.own)
    matrix = joined(node.matrix, matrix)
    if node.own.clip is not None:
        raise Unread("a shape in it is clipped itself", ONE_PATH)
    if node.element.name == "use":
        used = found(desk.document, node.href or "", FIGURES)
        return _part(desk, used, style, matrix) if node.own.displayed else None
    if node.reach is None or not style.visibility or not node.own.displayed or is_flat(matrix):
        return None
    count_steps(desk, len(node.steps))
    simple = node.element.name in SIMPLE
    way = (1 if matrix.a * matrix.d > matrix.b * matrix.c else -1) if simple else 0
    rule = None if simple else style.clip_rule
    return moved_steps(node.steps, matrix), rule, moved_box(node.reach, matrix), way


def _rule(parts: list[tuple[FillRule | None, Box, int]]) -> FillRule:
    """The rule by which one outline of all the parts shows what each of them shows."""
    rules = {rule for rule, _, _ in parts if rule is not None} or {"nonzero"}
    ways = {way for _, _, way in parts}
    if len(parts) > 1 and (len(ways) > 1 or 0 in ways):
        if len(rules) > 1:
            raise Unread("its shapes have different clip-rules", ONE_PATH)
        if any(_overlap(one, other) for (_, one, _), (_, other, _) in combinations(parts, 2)):
            raise Unread("its shapes overlap", ONE_PATH)
    (rule,) = rules
    return rule


def _overlap(one: Box, other: Box) -> bool:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > 0 and down > 0
