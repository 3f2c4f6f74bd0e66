"""The plain script: straight-line reportlab, as a competent person writes it in an afternoon.

python plain.py DECK.yaml|DECK.json OUT.pdf
"""

from __future__ import annotations

import json
import sys
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

FONTS = Path(__file__).resolve().parents[2] / "layouts" / "fonts"
WIDTH, HEIGHT = 63 * mm, 88 * mm
LEFT, BOTTOM = (A4[0] - 3 * WIDTH) / 2, (A4[1] - 3 * HEIGHT) / 2
GROUND, WELL, GREY = HexColor("#142249"), HexColor("#0C163B"), HexColor("#808080")
LINE, MARK, TEXT = HexColor("#E3CE93"), HexColor("#FFDF85"), HexColor("#F6EEDB")


def read(path: Path) -> Any:
    """JSON costs next to nothing; YAML is read by the quicker of PyYAML's loaders."""
    with path.open(encoding="utf-8") as file:
        if path.suffix == ".json":
            return json.load(file)
        import yaml

        return yaml.load(file, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def spikes(count: int, outer: float, inner: float) -> list[tuple[float, float]]:
    radii = (outer * mm, inner * mm) * count
    return [(r * sin(pi * i / count), r * cos(pi * i / count)) for i, r in enumerate(radii)]


STAR, SUN = spikes(5, 4.5, 2.2), spikes(8, 4.5, 2.7)
TAIL = [(-4.2 * mm, 4.2 * mm), (2.9 * mm, 0.1 * mm), (0.1 * mm, -2.9 * mm)]


def polygon(c: Any, points: list[tuple[float, float]], x: float, y: float) -> None:
    path = c.beginPath()
    path.moveTo(x + points[0][0], y + points[0][1])
    for dx, dy in points[1:]:
        path.lineTo(x + dx, y + dy)
    path.close()
    c.drawPath(path, stroke=0, fill=1)


def star(c: Any, x: float, y: float) -> None:
    polygon(c, STAR, x, y)


def moon(c: Any, x: float, y: float) -> None:
    path = c.beginPath()
    path.moveTo(x + 1.5 * mm, y + 4.2 * mm)
    path.curveTo(x - 6 * mm, y + 4.6 * mm, x - 6 * mm, y - 4.6 * mm, x + 1.5 * mm, y - 4.2 * mm)
    path.curveTo(x - 2.5 * mm, y - 2.4 * mm, x - 2.5 * mm, y + 2.4 * mm, x + 1.5 * mm, y + 4.2 * mm)
    path.close()
    c.drawPath(path, stroke=0, fill=1)


def comet(c: Any, x: float, y: float) -> None:
    polygon(c, TAIL, x, y)
    c.circle(x + 1.8 * mm, y - 1.8 * mm, 2.1 * mm, stroke=0, fill=1)


def sun(c: Any, x: float, y: float) -> None:
    polygon(c, SUN, x, y)


ICONS = {"star": star, "moon": moon, "comet": comet, "sun": sun}


def draw_card(c: Any, card: dict[str, Any], x: float, y: float) -> None:
    c.setFillColor(GROUND)
    c.rect(x, y, WIDTH, HEIGHT, stroke=0, fill=1)
    c.setStrokeColor(LINE)
    c.setLineWidth(0.25 * mm)
    c.roundRect(x + 3.6 * mm, y + 8.8 * mm, 55.8 * mm, 75.6 * mm, 2.6 * mm, stroke=1, fill=0)
    middle = x + WIDTH / 2
    c.setFillColor(TEXT)
    c.setFont("Josefin", 11.5)
    c.drawCentredString(middle, y + 76.8 * mm, card["title"])
    c.setFillColor(LINE)
    for i, name in enumerate(card["icons"]):
        ICONS[name](c, x + (13.5 + 12 * i) * mm, y + 48.3 * mm)
    c.setFillColor(TEXT)
    c.setFont("Source", 9)
    for i, line in enumerate(simpleSplit(card["text"], "Source", 9, 50 * mm)):
        c.drawCentredString(middle, y + (21.8 - 3.75 * i) * mm, line)
    c.setFillColor(WELL)
    c.circle(middle, y + 8.8 * mm, 3.5 * mm, stroke=1, fill=1)
    c.setFillColor(MARK)
    c.setFont("Josefin", 12)
    c.drawCentredString(middle, y + 7.3 * mm, card["value"])


def draw_marks(c: Any) -> None:
    c.setStrokeColor(GREY)
    c.setLineWidth(0.15 * mm)
    top, right = BOTTOM + 3 * HEIGHT, LEFT + 3 * WIDTH
    for i in range(4):
        x, y = LEFT + i * WIDTH, BOTTOM + i * HEIGHT
        c.line(x, BOTTOM - 4 * mm, x, BOTTOM - 1 * mm)
        c.line(x, top + 1 * mm, x, top + 4 * mm)
        c.line(LEFT - 4 * mm, y, LEFT - 1 * mm, y)
        c.line(right + 1 * mm, y, right + 4 * mm, y)


def main() -> None:
    pdfmetrics.registerFont(TTFont("Josefin", str(FONTS / "josefin-sans" / "JosefinSans-SemiBold.ttf")))
    pdfmetrics.registerFont(TTFont("Source", str(FONTS / "source-sans-3" / "SourceSans3-Medium.ttf")))
    c = Canvas(sys.argv[2], pagesize=A4)
    for i, card in enumerate(read(Path(sys.argv[1]))["cards"]):
        slot = i % 9
        if slot == 0:
            if i:
                c.showPage()
            draw_marks(c)
        draw_card(c, card, LEFT + slot % 3 * WIDTH, BOTTOM + (2 - slot // 3) * HEIGHT)
    c.save()


main()
