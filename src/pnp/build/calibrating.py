"""The calibration page of a printer, as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.scene import Info

if TYPE_CHECKING:
    from pnp.models.printer import Printer


def calibration_pdf(printer: Printer) -> bytes:
    from pnp.backends.pdf import write_pdf
    from pnp.press.calibrating import calibration

    printout = calibration(printer)
    title = f"Calibration page for {printer.name}"
    return write_pdf(printout.pages, Info(title, "pnp", printer.paper.name, "en", printout.duplex))
