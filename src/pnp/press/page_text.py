"""The few words that the press itself puts on a page."""

from pnp.geometry import Point
from pnp.scene import Colour, Text
from pnp.text import MM_PER_POINT, Align, Style, break_lines, place_runs

INK = Colour(0, 0, 0)
PLAIN = Style("SourceSans3-Medium", 7.5)
STRONG = Style("SourceSans3-SemiBold", 7.5)
SMALL = Style("SourceSans3-Medium", 5.5)
TITLE = Style("JosefinSans-SemiBold", 14, kerned=True)
LEADING = 1.25  # em from line to line
MIDDLE = 0.33  # em from the middle of a digit down to its baseline


def write_line(text: str, style: Style, x: float, baseline: float, align: Align = "left") -> Text:
    return Text(place_runs(text, style, x, baseline, align), INK)


def write_label(text: str, at: Point, align: Align = "centre") -> Text:
    """Write a small label whose digits have their middle at the height of a point."""
    return write_line(text, SMALL, at.x, at.y + MIDDLE * SMALL.size * MM_PER_POINT, align)


def write_paragraph(text: str, style: Style, x: float, baseline: float, width: float, language: str) -> Text:
    step = LEADING * style.size * MM_PER_POINT
    lines = enumerate(break_lines(text, style, width, language))
    runs = (run for number, words in lines for run in place_runs(words, style, x, baseline + number * step))
    return Text(tuple(runs), INK)


def write_number(value: float) -> str:
    """Write a number without needless zeros, to a thousandth, with a real minus."""
    digits = f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".")
    return digits.replace("-", "\N{MINUS SIGN}")
