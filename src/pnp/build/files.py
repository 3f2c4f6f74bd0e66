"""From printouts to files in the formats that were asked for, with a record of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp import manifest
from pnp.geometry import Size
from pnp.scene import Info

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pnp.build.order import Order
    from pnp.press import Printout
    from pnp.scene import Page

SIDES = {"long": "two-sided, long edge", "short": "two-sided, short edge", None: "one-sided"}


def write(
    printout: Printout, info: Info, order: Order, folder: Path, tick: Callable[[], None]
) -> list[manifest.Output]:
    """Writes one printout in each format and tells of each page that was drawn."""
    written = []
    for name, content, pages in _contents(printout, info, order, tick):
        (folder / name).write_bytes(content)
        written.append(_record(name, content, pages, printout, order))
    return written


def _contents(
    printout: Printout, info: Info, order: Order, tick: Callable[[], None]
) -> Iterator[tuple[str, bytes, int]]:
    if "pdf" in order.formats or "png" in order.formats:
        from pnp.backends.pdf import write_pdf

        pdf = write_pdf(printout.pages, info, lambda _: tick())
        if "pdf" in order.formats:
            yield f"{printout.name}.pdf", pdf, len(printout.pages)
        if "png" in order.formats:
            yield from _pictures(printout, pdf, order.dpi, tick)
    if "svg" in order.formats:
        yield from _drawings(printout, info, tick)


def _pictures(
    printout: Printout, pdf: bytes, dpi: float, tick: Callable[[], None]
) -> Iterator[tuple[str, bytes, int]]:
    from pnp.backends.png import pages_png

    sizes = [Size(page.scene.box.width, page.scene.box.height) for page in printout.pages]
    for index, content in enumerate(pages_png(pdf, sizes, dpi)):
        yield f"{_page_name(printout, index)}.png", content, 1
        tick()


def _drawings(printout: Printout, info: Info, tick: Callable[[], None]) -> Iterator[tuple[str, bytes, int]]:
    from pnp.backends.svg import write_svg

    for index, page in enumerate(printout.pages):
        yield f"{_page_name(printout, index)}.svg", write_svg(page, info), 1
        tick()


def _page_name(printout: Printout, index: int) -> str:
    digits = len(str(len(printout.pages)))
    return f"{printout.name}-{index + 1:0{digits}}"


def ticks(printouts: tuple[Printout, ...], order: Order) -> int:
    """How many pages are to be drawn in all; a PNG is drawn as PDF first."""
    rounds = len({"pdf" if form == "png" else form for form in order.formats}) + ("png" in order.formats)
    return rounds * sum(len(printout.pages) for printout in printouts)


def _record(name: str, content: bytes, pages: int, printout: Printout, order: Order) -> manifest.Output:
    sheets = printout.sheets if name.endswith(".pdf") else 1
    sides = SIDES[printout.duplex]
    page = printout.pages[0].scene.box
    single = order.sheet.imposition == "single"
    paper = f"{page.width:g}x{page.height:g}" if single else order.sheet.paper.name
    return manifest.Output(name, pages, sheets, paper, sides, len(content), manifest.digest(content))


def information(title: str, order: Order, page: Printout) -> Info:
    return Info(title, "pnp", page.name, order.language, page.duplex)


def pages_with_sheets(printout: Printout) -> Iterator[tuple[Page, int, str]]:
    """Each page, the number of its sheet from 1, and which side of it the page is."""
    place = {slot.page: (slot.sheet, slot.spot.side) for slot in printout.slots}
    for index, page in enumerate(printout.pages):
        sheet, side = place.get(index, (index, "front"))
        yield page, sheet + 1, side
