"""Pages as a PDF 1.4 file, the same bytes for the same pages."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from pnp.backends.pdf_code import drawn
from pnp.backends.pdf_objects import Store, packed, registered, resources
from pnp.errors import UsageError, phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pnp.geometry import Box
    from pnp.scene import Info, Page

POINTS = 72 / 25.4  # to a millimetre
FIRST_FACE = "SourceSans3-Medium"  # a canvas begins with a face, and would bring Helvetica if not told
LAST_SECOND = 253_402_300_799  # of the year 9999
DUPLEX = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}


def write_pdf(pages: Iterable[Page], info: Info, progress: Callable[[int], None] | None = None) -> bytes:
    """The bytes of a PDF; `progress` is told after each page how many are done."""
    check_date(os.environ.get("SOURCE_DATE_EPOCH", "").strip())
    registered(FIRST_FACE)
    canvas = Canvas(None, pdfVersion=(1, 4), invariant=1, lang=info.language, initialFontName=FIRST_FACE)
    _describe(canvas, info)
    store = Store(canvas._doc)
    for done, page in enumerate(pages, start=1):
        _bookmark(canvas, page, done)
        store.document.addPage(_page(store, page))
        if progress is not None:
            progress(done)
    return bytes(canvas.getpdfdata())


def check_date(seconds: str) -> None:
    """Refuse a date that no PDF can hold: reportlab reads the variable itself."""
    if seconds and not (re.fullmatch("[0-9]{1,12}", seconds) and int(seconds) <= LAST_SECOND):
        raise UsageError(
            phrase("variable-source-date-epoch-is-value", value=seconds),
            phrase("give-it-whole-seconds-since-1970-up-to-last", last=LAST_SECOND),
        )


def _describe(canvas: Canvas, info: Info) -> None:
    canvas.setTitle(info.title)
    canvas.setAuthor(info.author)
    canvas.setSubject(info.subject)
    canvas.setCreator("pnp")
    canvas.setViewerPreference("PrintScaling", "None")
    if info.duplex is not None:
        canvas.setViewerPreference("Duplex", DUPLEX[info.duplex])


def _bookmark(canvas: Canvas, page: Page, number: int) -> None:
    for index, bookmark in enumerate(page.bookmarks):
        key = f"page{number}-{index}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(bookmark.title, key, level=bookmark.level)


def _page(store: Store, page: Page) -> pdfdoc.PDFPage:
    size = page.scene.box
    code, used = drawn(store, page.scene)
    axes = f"{POINTS:.7f} 0 0 {-POINTS:.7f} 0 {size.height * POINTS:.5f} cm"
    sheet = pdfdoc.PDFPage()
    sheet.MediaBox = _box(size, size)
    sheet.TrimBox = _box(page.trim, size) if page.trim else None
    sheet.BleedBox = _box(page.bleed, size) if page.bleed else None
    sheet.Contents = packed(f"q {axes}\n{code}\nQ")
    sheet.Resources = resources(used)
    store.document.updateSignature(code)
    return sheet


def _box(box: Box, page: Box) -> pdfdoc.PDFArrayCompact:
    bottom = page.height - box.y - box.height
    edges = (box.x, bottom, box.x + box.width, bottom + box.height)
    return pdfdoc.PDFArrayCompact([round(edge * POINTS, 4) for edge in edges])
