"""Reads a PDF back, in pnp's environment, and prints what the bench must know of it.

python reading.py PDF PAGE...
"""

from __future__ import annotations

import json
import sys
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium


def embedded(page: Any) -> bool:
    """Whether the page has text, and every letter of it a font that the file brings along."""
    texts = page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT], max_depth=8)
    ours = [pdfium.FPDFFont_GetIsEmbedded(pdfium.FPDFTextObj_GetFont(text.raw)) == 1 for text in texts]
    return bool(ours) and all(ours)


def main() -> None:
    document = pypdfium2.PdfDocument(sys.argv[1])
    pages = [document[int(number)] for number in sys.argv[2:]]
    told = {
        "pages": len(document),
        "texts": [page.get_textpage().get_text_range() for page in pages],
        "embedded": all(embedded(page) for page in pages),
    }
    print(json.dumps(told))


main()
