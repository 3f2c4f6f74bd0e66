"""The deck by protograf, as its manual shows: data, a deck, and a function that draws a card from its record.

python protograf_cards.py DECK.json OUT.pdf
"""

from __future__ import annotations

import json
import sys
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from protograf import Card, Create, Data, Deck, Save, circle, polyshape, rectangle, text  # type: ignore[import-not-found]

DECK, OUT = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
GROUND, WELL, LINE, MARK, TEXT = "#142249", "#0C163B", "#E3CE93", "#FFDF85", "#F6EEDB"


def spikes(count: int, outer: float, inner: float) -> list[tuple[float, float]]:
    radii = (outer, inner) * count
    return [(r * sin(pi * i / count), -r * cos(pi * i / count)) for i, r in enumerate(radii)]


STAR, SUN = spikes(5, 4.5, 2.2), spikes(8, 4.5, 2.7)
TAIL = [(-4.2, -4.2), (2.9, -0.1), (0.1, 2.9)]


def shape(points: list[tuple[float, float]], x: float, y: float) -> Any:
    placed = [(x + dx, y + dy) for dx, dy in points]
    return polyshape(points=placed, fill=LINE, stroke=LINE, stroke_width=0.01)


def disc(x: float, y: float, radius: float, colour: str) -> Any:
    return circle(cx=x, cy=y, radius=radius, fill_stroke=colour, stroke_width=0.01)


def star(x: float, y: float) -> list[Any]:
    return [shape(STAR, x, y)]


def moon(x: float, y: float) -> list[Any]:
    return [disc(x, y, 4.2, LINE), disc(x + 2.2, y, 3.6, GROUND)]


def comet(x: float, y: float) -> list[Any]:
    return [shape(TAIL, x, y), disc(x + 1.8, y + 1.8, 2.1, LINE)]


def sun(x: float, y: float) -> list[Any]:
    return [shape(SUN, x, y)]


ICONS = {"star": star, "moon": moon, "comet": comet, "sun": sun}


def card(record: Any) -> list[Any]:
    icons = [part for i, name in enumerate(record.icons) for part in ICONS[name](13.5 + 12 * i, 39.7)]
    named = {"x": 31.5, "align": "centre", "font_name": "Josefin Sans SemiBold"}
    gold = {"stroke": LINE, "stroke_width": 0.71}
    block = {"x": 6.5, "y": 62, "width": 50, "height": 16, "wrap": True, "align": "centre"}
    letters = {"font_name": "Source Sans 3 Medium", "font_size": 9, "line_height": 1.18, "stroke": TEXT}
    return [
        rectangle(x=3.6, y=3.6, width=55.8, height=75.6, rounding=2.6, fill=None, **gold),
        text(text=record.title, y=11.2, font_size=11.5, stroke=TEXT, **named),
        *icons,
        text(text=record.text, **block, **letters),
        circle(cx=31.5, cy=79.2, radius=3.5, fill=WELL, **gold),
        text(text=record.value, y=80.7, font_size=12, stroke=MARK, **named),
    ]


sys.argv[1:] = ["--directory", str(OUT.parent)]  # protograf reads the command line itself
# The right and lower margins leave a little more room than three cards take: it rounds, and would fit two.
edges = {"margin_left": 10.5, "margin_right": 10.4, "margin_top": 16.5, "margin_bottom": 16.4}
plain = {"fill": GROUND, "stroke": GROUND, "stroke_width": 0.01}
marks = {"grid_marks_length": 4, "grid_marks_stroke": "#808080", "grid_marks_stroke_width": 0.43}
Create(filename=OUT.name, paper="A4", units="mm", **edges)
Data(source=json.loads(DECK.read_text("utf-8"))["cards"])
Deck(width=63, height=88, grid_marks=True, **plain, **marks)
Card("all", card)
Save()
