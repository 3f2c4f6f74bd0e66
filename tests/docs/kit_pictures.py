"""The pictures of whole kits in the documentation, made anew: `python -m tests.docs.kit_pictures`."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from pnp.cli import run_guarded
from tests import ROOT

PICTURES = ROOT / "docs" / "pictures"
PARTS = "cards,boards,tokens,pads,aids"
# Millimetres of a page on which the whole kit stands, with little left over.
PAGES = {
    "hvezdokupy": "700x497",
    "nebula": "700x433",
    "night-sky": "700x501",
    "nova-luna": "700x399",
    "tiny-galaxies": "700x447",
}


def picture(game: str, folder: Path) -> Path:
    """A kit without its assembly page, every piece small on one page."""
    parts = PARTS.replace("tokens,", "") if game == "night-sky" else PARTS  # it has none
    options = ("--parts", parts, "--proof", "--paper", PAGES[game], "--format", "png", "--dpi", "66")
    assert run_guarded(["make", game, *options, "--out", str(folder / game)]) == 0
    (made,) = (folder / game).glob("*/*.png")
    return made


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for game in PAGES:
            shutil.copyfile(picture(game, Path(folder)), PICTURES / f"{game}.png")


if __name__ == "__main__":
    main()
