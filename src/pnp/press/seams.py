"""What helps to put the parts of a board together: marks, crosses on the seams, labels and a small map."""

import math

from pnp.geometry import Box, Matrix, Point, Size
from pnp.models.paper import Paper
from pnp.press.job import WEIGHT
from pnp.press.marks import DOWN, LEFT, RIGHT, UP, mark_from
from pnp.press.papers import area
from pnp.press.strokes import Guides, Segment, moved_guides
from pnp.press.tiles import Tile, Tiling, seams
from pnp.press.words import INK
from pnp.scene import Rectangle, Shape, Stroke

ARM = 2.0  # mm of a cross
CROSS_INSET = 8.0  # of the first and the last cross, from the ends of a seam
CROSS_STEP = 40.0  # at most, from cross to cross: every page then shows two of each of its seams


def part_label(tile: Tile) -> str:
    return f"{chr(ord('A') + tile.row)}{tile.column + 1}"


def board_guides(laid: Tiling, tile: Tile, page: Box, at: Matrix, paper: Paper) -> Guides:
    """Marks outside the picture, which is `page`, where it is cut: at the board's edges and at the seams."""
    part = tile.part
    cuts_x = _cuts(part.x, part.width, seams(laid.size.width, laid.columns), laid.size.width)
    cuts_y = _cuts(part.y, part.height, seams(laid.size.height, laid.rows), laid.size.height)
    rays = (
        *((Point(x + at.e, page.y), UP) for x in cuts_x),
        *((Point(x + at.e, page.y + page.height), DOWN) for x in cuts_x),
        *((Point(page.x, y + at.f), LEFT) for y in cuts_y),
        *((Point(page.x + page.width, y + at.f), RIGHT) for y in cuts_y),
    )
    found = (mark_from(origin, away, (), area(paper)) for origin, away in rays)
    return Guides(tuple(mark for mark in found if mark))


def seam_crosses(laid: Tiling, tile: Tile, at: Matrix) -> Guides:
    """The crosses of the whole board that a part shows; neighbours show those of their seam alike."""
    across = [Point(x, y) for x in seams(laid.size.width, laid.columns) for y in _stations(laid.size.height)]
    down = [Point(x, y) for y in seams(laid.size.height, laid.rows) for x in _stations(laid.size.width)]
    crosses = (cross for middle in (*across, *down) if _within(middle, tile.part) for cross in _cross(middle))
    return moved_guides(Guides(tuple(crosses)), at)


def board_map(laid: Tiling, tile: Tile, corner: Point, most: Size) -> tuple[Size, tuple[Shape, ...]]:
    """The whole board in small, this part dark, and how large that is."""
    scale = min(most.width / laid.size.width, most.height / laid.size.height)
    shapes = tuple(
        Rectangle(_cell(laid, each, corner, scale), INK if each == tile else None, Stroke(INK, WEIGHT))
        for each in laid.tiles
    )
    return Size(laid.size.width * scale, laid.size.height * scale), shapes


def _cell(laid: Tiling, tile: Tile, corner: Point, scale: float) -> Box:
    """A part of the map, from seam to seam."""
    edges_x = (0.0, *seams(laid.size.width, laid.columns), laid.size.width)
    edges_y = (0.0, *seams(laid.size.height, laid.rows), laid.size.height)
    left, right = edges_x[tile.column], edges_x[tile.column + 1]
    top, bottom = edges_y[tile.row], edges_y[tile.row + 1]
    return Box(
        corner.x + left * scale, corner.y + top * scale, (right - left) * scale, (bottom - top) * scale
    )


def _cuts(start: float, length: float, between: tuple[float, ...], whole: float) -> list[float]:
    return [cut for cut in (0.0, *between, whole) if start - 1e-6 <= cut <= start + length + 1e-6]


def _stations(length: float) -> tuple[float, ...]:
    """Where crosses stand along a seam."""
    way = length - 2 * CROSS_INSET
    gaps = max(1, math.ceil(way / CROSS_STEP))
    return tuple(CROSS_INSET + way * number / gaps for number in range(gaps + 1))


def _within(middle: Point, part: Box) -> bool:
    right, bottom = part.x + part.width, part.y + part.height
    return part.x + ARM <= middle.x <= right - ARM and part.y + ARM <= middle.y <= bottom - ARM


def _cross(middle: Point) -> tuple[Segment, Segment]:
    return (
        Segment(Point(middle.x - ARM, middle.y), Point(middle.x + ARM, middle.y)),
        Segment(Point(middle.x, middle.y - ARM), Point(middle.x, middle.y + ARM)),
    )
