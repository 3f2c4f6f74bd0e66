"""Glyph outlines as steps of a path, and their areas; loaded only when a glyph is drawn or measured."""

from __future__ import annotations

from typing import TypeAlias

from fontTools.pens.areaPen import AreaPen
from fontTools.pens.basePen import BasePen

from pnp.scene import Close, CurveTo, LineTo, MoveTo, Step, Steps
from pnp.text.fonts import Font

Place: TypeAlias = tuple[float, float]  # in font units, y upwards


class _StepPen(BasePen):  # type: ignore[misc]  # the base has no types
    """A pen that records steps of a scene; its base turns TrueType's curves into cubic ones."""

    def __init__(self, glyphs: object, units: int) -> None:
        super().__init__(glyphs)
        self.units = units
        self.steps: list[Step] = []

    def _moveTo(self, place: Place) -> None:  # noqa: N802  # the base names it
        self.steps.append(MoveTo(*_in_ems(self.units, place)))

    def _lineTo(self, place: Place) -> None:  # noqa: N802
        self.steps.append(LineTo(*_in_ems(self.units, place)))

    def _curveToOne(self, first: Place, second: Place, end: Place) -> None:  # noqa: N802
        self.steps.append(CurveTo(*_in_ems(self.units, first, second, end)))

    def _closePath(self) -> None:  # noqa: N802
        self.steps.append(Close())


def _in_ems(units: int, *places: Place) -> list[float]:
    return [number for x, y in places for number in (x / units, 0.0 - y / units)]


def trace_glyph(font: Font, glyph: str) -> Steps:
    glyphs = font.table.getGlyphSet()
    pen = _StepPen(glyphs, font.units)
    glyphs[glyph].draw(pen)
    return tuple(pen.steps)


def measure_area(font: Font, glyph: str) -> float:
    glyphs = font.table.getGlyphSet()
    pen = AreaPen(glyphs)
    glyphs[glyph].draw(pen)
    return abs(float(pen.value)) / font.units**2
