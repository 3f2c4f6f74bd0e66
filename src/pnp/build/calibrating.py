"""The calibration page of a printer, as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.build.wording import press_words
from pnp.scene import Info

if TYPE_CHECKING:
    from pnp.models.printer import Printer


def calibration_pdf(printer: Printer, language: str) -> bytes:
    from pnp.backends.pdf import write_pdf
    from pnp.press.calibrating import calibration

    words = press_words(language)
    printout = calibration(printer, words)
    title = f"{words.say('calibration')}: {printer.name}"
    return write_pdf(printout.pages, Info(title, "pnp", printer.paper.name, language, printout.duplex))
