"""`pnp printer`: notes once what printers do to paper, so that fronts and backs meet."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from pnp import press
from pnp.cli.command_list import PlainCommand, plain_app
from pnp.cli.options import Lang, choose_language, find_language, print_lines, read_decimal
from pnp.errors import at_place, concatenate, enumerate_parts, phrase
from pnp.geometry import Margins
from pnp.models.printing import Flip, Printer
from pnp.settings import config_file, load_settings, named_printer, write_printer

HEAD = (
    "printer-name",
    "printer-paper",
    "printer-margin",
    "printer-dx",
    "printer-dy",
    "printer-angle",
    "printer-flip",
)
CALIBRATED = {
    "long": "print-it-on-both-sides-turned-about-the-long-edge",
    "short": "print-it-on-both-sides-turned-about-the-short-edge",
}

printer = plain_app(no_args_is_help=True)
Name = Annotated[str, Argument(metavar="NAME", help="A name of your own for the printer, such as office.")]


@printer.callback()
def group() -> None:
    """Set up a printer, so that backs meet their fronts.

    Many printers shift or turn the second side of the paper a little. Measure this once, with a calibration
    page. `pnp make --printer NAME` corrects it from then on.
    """


@printer.command("list", cls=PlainCommand)
def list_printers() -> None:
    """List the printers that you have set up."""
    from pnp.report.columns import format_columns
    from pnp.words.complaints import translate_complaint

    settings = load_settings()
    language = choose_language(None, settings)
    if settings.printers:
        head = [translate_complaint(phrase(message), language) for message in HEAD]
        rows = [head, *(list_cells(profile, profile == settings.printer) for profile in settings.printers)]
        lines = format_columns(rows, range(len(HEAD)))
        print_lines(language, *lines, phrase("lengths-in-mm-angle-in-degrees-is-used-where-printer"))
    else:
        print_lines(language, phrase("no-printer-is-set-set-one-with-pnp-printer-set-name"))
    print_lines(language, phrase("settings-file", file=str(config_file())))


@printer.command("set", cls=PlainCommand)
def set_printer(
    name: Name,
    paper: Annotated[
        str | None, Option(metavar="PAPER", help="The paper in it: A4, Letter, 200x300 …")
    ] = None,
    margin: Annotated[
        float | None,
        Option(metavar="MM", parser=read_decimal, help="The edge that it cannot print on, 0 to 30 mm."),
    ] = None,
    back_dx: Annotated[
        float | None,
        Option("--dx", metavar="MM", parser=read_decimal, help="Move them to the right, at most 20 mm."),
    ] = None,
    back_dy: Annotated[
        float | None, Option("--dy", metavar="MM", parser=read_decimal, help="Move them down, at most 20 mm.")
    ] = None,
    back_angle: Annotated[
        float | None,
        Option("--angle", metavar="DEGREES", parser=read_decimal, help="Turn them clockwise, at most 5."),
    ] = None,
    flip: Annotated[Flip | None, Option(help="The edge that it turns two-sided paper about.")] = None,
    default: Annotated[bool, Option("--default", help="Use it whenever you do not name a printer.")] = False,
) -> None:
    """Set up a printer, or change how it is set up.

    What you do not give stays as it is.
    """
    moves = {"back_dx": back_dx, "back_dy": back_dy, "back_angle": back_angle}
    values = {"paper": paper, "margin": margin, **moves, "flip": flip}
    changes = {key: value for key, value in values.items() if value is not None}
    profile = write_printer(name, changes, default)
    parts = zip(HEAD, list_cells(profile, False), strict=True)
    usual = "" if default else f" --printer {shlex.quote(name)}"
    measured = any(value is not None for value in moves.values())
    then = f"pnp make nebula{usual}" if measured else f"pnp printer calibrate {shlex.quote(name)}"
    print_lines(
        find_language(None)[0],
        enumerate_parts([concatenate(phrase(message), " ", cell) for message, cell in parts]),
        phrase("noted-in-file", file=str(config_file())),
        phrase("next-what", what=then),
    )


@printer.command(cls=PlainCommand)
def calibrate(
    name: Annotated[
        str | None, Argument(metavar="[NAME]", help="A printer that you have set up; else your usual one.")
    ] = None,
    out: Annotated[
        Path | None,
        Option(
            "--out",
            "-o",
            metavar="FILE",
            help="Write the page to this file; output/calibration-NAME.pdf if not given.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Make a page that shows how a printer shifts and turns backs.

    Print it on both sides. It says how to measure, and what to enter with `pnp printer set`.
    """
    settings = load_settings()
    plain = Printer("printer", settings.paper or press.USUAL_PAPER, press.DEFAULT_MARGINS)
    profile = named_printer(settings, name) if name else settings.printer or plain
    from pnp.build.kits.making import calibration_pdf
    from pnp.files.writing import write_file

    language = choose_language(lang, settings)
    page = calibration_pdf(profile, language)
    # Leave out what a file's name cannot hold everywhere.
    word = re.sub(r"[^\w-]+", "-", profile.name).strip("-") or "printer"
    file = out or Path("output") / f"calibration-{word}.pdf"
    write_file(file, page, "choose-another-file-with-out")
    then = phrase("then-pnp-printer-set-name-with-what-the-page-says", name=shlex.quote(profile.name))
    print_lines(language, at_place(file, phrase(CALIBRATED[profile.flip])), then)


def list_cells(profile: Printer, usual: bool) -> tuple[str, ...]:
    moves = (f"{move:g}" for move in (profile.back_dx, profile.back_dy, profile.back_angle))
    return (
        profile.name + "*" * usual,
        profile.paper.name,
        word_margins(profile.margins),
        *moves,
        profile.flip,
    )


def word_margins(margins: Margins) -> str:
    sides = (margins.top, margins.right, margins.bottom, margins.left)
    return f"{sides[0]:g}" if len(set(sides)) == 1 else "/".join(f"{side:g}" for side in sides)
