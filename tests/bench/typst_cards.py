"""The deck by Typst's compiler, called from Python as its package shows.

python typst_cards.py DECK.yaml|DECK.json OUT.pdf
"""

from __future__ import annotations

import sys
from pathlib import Path

import typst  # type: ignore[import-not-found]

HERE = Path(__file__).resolve().parent

typst.compile(
    str(HERE / "cards.typ"),
    output=sys.argv[2],
    root="/",
    font_paths=[str(HERE.parents[1] / "layouts" / "fonts")],
    ignore_system_fonts=True,
    sys_inputs={"deck": str(Path(sys.argv[1]).resolve())},
)
