"""The picture of the preview page in the docs; run as a script, it is made anew."""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests import ROOT
from tests.helpers.browsers import Browser
from tests.helpers.watched_commands import Watch

FILE = ROOT / "docs" / "pictures" / "preview.png"


def pictured(scheme: str, wrong: bool = False) -> bytes:
    """The page just after a card's points were changed, or after its set was spoilt."""
    with tempfile.TemporaryDirectory() as above:
        folder = Path(above)
        file = folder / "public.yaml"
        text = (ROOT / "cards" / "nebula" / "public.yaml").read_text("utf-8")
        file.write_text(text, "utf-8")
        with Watch("make", file.name, folder=folder) as watch, Browser(1180, 700) as browser:
            address = watch.expect("To be seen at ").split()[-1]
            watch.expect("Watching for saves")
            browser.prefers(color_scheme=scheme, reduced_motion="reduce")
            browser.visit(address)
            browser.until("document.images.length > 20")
            browser.run("(({style}) => style.setProperty('--size', 0.8))(document.documentElement)")
            mended = text.replace(
                "draco, exactly: 3, points: { first: 12", "draco, exactly: 3, points: { first: 14"
            )
            file.write_text(f"{mended}cards: [" if wrong else mended, "utf-8")
            browser.until("document.querySelector('.fresh, .stale')")
            browser.until(
                "[...document.images].slice(0, 12).every((each) => each.src === each.dataset.wanted)"
            )
            browser.until("[...document.images].slice(0, 12).every((each) => each.complete)")
            browser.run("new Promise((kept) => setTimeout(kept, 500))")
            return browser.picture()


def main() -> None:
    pixels = Image.open(BytesIO(pictured("dark"))).convert("RGB")
    pixels.quantize(256, Image.Quantize.MEDIANCUT, kmeans=4).save(FILE, optimize=True)
    print(FILE, FILE.stat().st_size, file=sys.stderr)


if __name__ == "__main__":
    main()
