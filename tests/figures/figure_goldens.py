"""Three figures as plain text; `python -m tests.figures.figure_goldens` writes them anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.figures import FIGURES
from pnp.geometry import Box
from pnp.scene import Page, Scene
from tests import TESTS
from tests.helpers.dump import dump
from tests.helpers.figure_palettes import palette

if TYPE_CHECKING:
    from pathlib import Path as File

FOLDER = TESTS / "figures" / "goldens"
BOXES = {
    "frame": Box(3.6, 3.6, 55.8, 75.6),
    "pendant": Box(27.5, 76.7, 8.0, 5.0),
    "tab": Box(0.0, 0.0, 16.0, 4.2),
}


def file_of(name: str) -> File:
    return FOLDER / f"figure-{name}.txt"


def dumped(name: str) -> str:
    box = BOXES[name]
    return dump(Page(Scene(box, FIGURES[name].draw(box, palette("night"), {}))))


if __name__ == "__main__":
    for figure in BOXES:
        file_of(figure).write_text(dumped(figure), "utf-8")
