"""The picture of the cards that a reader of "Make your own cards" makes; run as a script, it is made anew."""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from pnp.cli import run_guarded
from tests import ROOT
from tests.helpers.page_blocks import edits, turns

FILE = ROOT / "docs" / "pictures" / "own-cards.png"
PAPER = "403x112"  # millimetres, on which five cards and their back stand in a row
OPTIONS = ("--proof", "--paper", PAPER, "--format", "png", "--dpi", "90")


def pictured() -> Image.Image:
    """The set that the page begins with all that it changes, every face small on one page."""
    with tempfile.TemporaryDirectory() as above:
        folder = Path(above)
        cards = str(folder / "my-public.yaml")
        assert run_guarded(["new", "cards", "nebula", "public", cards]) == 0
        for _, rest in turns("make-your-own.md"):
            for save in edits(rest, folder):
                save()
        assert run_guarded(["make", cards, *OPTIONS, "--out", above]) == 0
        (made,) = folder.glob("*/*.png")
        page = Image.open(BytesIO(made.read_bytes())).convert("RGB")
        white = Image.new("RGB", page.size, "white")
        return page.crop(ImageChops.difference(page, white).getbbox())


def main() -> None:
    pictured().quantize(256, Image.Quantize.MEDIANCUT, kmeans=4).save(FILE, optimize=True)


if __name__ == "__main__":
    main()
