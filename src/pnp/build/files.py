"""From printouts to files in the formats that were asked for, with a record of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp import manifest
from pnp.build.wording import sheet_title
from pnp.geometry import Size
from pnp.scene import Info

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pnp.build.order import Order
    from pnp.models.printer import Flip
    from pnp.press import Printout
    from pnp.scene import Page

SIDES = {"long": "two-sided, long edge", "short": "two-sided, short edge", None: "one-sided"}
OTHERS = {"parts": "in parts", "proof": "proof"}  # which no sheet is turned for


def write(
    printout: Printout, info: Info, order: Order, folder: Path, tick: Callable[[], None]
) -> list[manifest.Output]:
    """Writes one printout in each format and tells of each page that was drawn."""
    written = []
    whole, paper = _whole(printout), _paper(printout, order)
    sides = [side for _, _, side in pages_with_sheets(printout)]
    for name, content, page in _contents(printout, info, order, tick):
        (folder / name).write_bytes(content)
        about = whole if page is None else _side(whole, sides[page])
        written.append(manifest.Output(name, *about, paper, len(content), manifest.digest(content)))
    return written


def _contents(
    printout: Printout, info: Info, order: Order, tick: Callable[[], None]
) -> Iterator[tuple[str, bytes, int | None]]:
    """Each file's name and bytes, and which page it is where it is but one."""
    if "pdf" in order.formats or "png" in order.formats:
        from pnp.backends.pdf import write_pdf

        pdf = write_pdf(printout.pages, info, lambda _: tick())
        if "pdf" in order.formats:
            yield f"{printout.name}.pdf", pdf, None
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
        yield f"{_page_name(printout, index)}.png", content, index
        tick()


def _drawings(printout: Printout, info: Info, tick: Callable[[], None]) -> Iterator[tuple[str, bytes, int]]:
    from pnp.backends.svg import write_svg

    sides = _sides(printout)
    for index, (page, sheet, side) in enumerate(pages_with_sheets(printout)):
        shown = () if printout.kind == "proof" else sides.get(index, {side: None})
        title = info.title if page.title else sheet_title(info.language, info.title, sheet, shown)
        yield f"{_page_name(printout, index)}.svg", write_svg(page, replace(info, title=title)), index
        tick()


def _sides(printout: Printout) -> dict[int, dict[str, None]]:
    """Which sides of faces each page shows, by its index; a page where nothing stands is not among them."""
    found: dict[int, dict[str, None]] = {}
    for slot in printout.slots:
        found.setdefault(slot.page, {})[slot.spot.side] = None
    return found


def _page_name(printout: Printout, index: int) -> str:
    digits = len(str(len(printout.pages)))
    return f"{printout.name}-{index + 1:0{digits}}"


def ticks(printouts: tuple[Printout, ...], faces: int, order: Order) -> int:
    """How many pages are to be drawn in all, faces counted; a PNG is drawn as PDF first."""
    drawn = len({"pdf" if form == "png" else form for form in order.formats}) + ("png" in order.formats)
    each = ("svg" in order.formats) + 2 * ("png" in order.formats)
    return drawn * sum(len(printout.pages) for printout in printouts) + each * faces


def _whole(printout: Printout) -> tuple[int, int, str]:
    """Pages, sheets and sides of a file that holds a whole printout."""
    return len(printout.pages), printout.sheets, OTHERS.get(printout.kind) or _turned(printout)


def _turned(printout: Printout) -> str:
    sides = {slot.spot.side for slot in printout.slots}
    if printout.duplex is None and "back" in sides:
        return "folded" if "front" in sides else "backs"
    return SIDES[printout.duplex]


def _side(whole: tuple[int, int, str], side: str) -> tuple[int, int, str]:
    """The same of a file that holds one page: a back needs no sheet of its own."""
    pages, sheets, named = whole
    return 1, int(side == "front" or sheets == pages), named if named in OTHERS.values() else side


def _paper(printout: Printout, order: Order) -> str:
    page = printout.pages[0].scene.box
    single = order.sheet.imposition == "single"
    return f"{page.width:g}x{page.height:g}" if single else order.sheet.paper.name


def information(title: str, order: Order, what: str, duplex: Flip | None = None) -> Info:
    return Info(title, "pnp", f"{what} --ink {order.ink}", order.language, duplex)


def pages_with_sheets(printout: Printout) -> Iterator[tuple[Page, int, str]]:
    """Each page, the number of its sheet from 1, and which side of it the page is."""
    backs = printout.kind != "proof" and {slot.spot.side for slot in printout.slots} == {"back"}
    for index, page in enumerate(printout.pages):
        sheet, turned = divmod(index, 2) if printout.duplex else (index, backs)
        yield page, sheet + 1, "back" if turned else "front"
