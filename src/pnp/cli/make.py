"""`pnp make`: card sets in, a folder of files to print out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import typer

from pnp.cli.progress import progress_bar
from pnp.cli.summary import assumptions, summary
from pnp.errors import UsageError, near

if TYPE_CHECKING:
    from pnp.build import Format
    from pnp.models.paper import Paper
    from pnp.models.printer import Printer
    from pnp.settings import Settings

Backs: TypeAlias = Literal["duplex", "fold", "separate", "none"]
Flip: TypeAlias = Literal["long", "short"]
FORMATS: Final[tuple[Format, ...]] = ("pdf", "svg", "png")


def make(
    sets: Annotated[list[Path], typer.Argument(metavar="SET...", help="Card sets: YAML, JSON or CSV files.")],
    out: Annotated[Path, typer.Option(help="Where the kit's own folder is put.")] = Path("output"),
    paper: Annotated[
        str | None, typer.Option(help="A3, A4, A5, Letter, Legal, Tabloid or WIDTHxHEIGHT in mm.")
    ] = None,
    backs: Annotated[Backs, typer.Option(help="How backs come to their fronts.")] = "duplex",
    flip: Annotated[Flip | None, typer.Option(help="The edge a two-sided sheet is turned about.")] = None,
    printer: Annotated[str | None, typer.Option(help="A printer that `pnp printer set` knows.")] = None,
    imposition: Annotated[
        Literal["sheet", "single"], typer.Option(help="Many faces on a sheet, or one face a page.")
    ] = "sheet",
    format_: Annotated[str, typer.Option("--format", help="pdf, svg, png, or several: pdf,png.")] = "pdf",
    dpi: Annotated[float, typer.Option(help="The resolution of PNG files.")] = 300.0,
    bleed: Annotated[
        Literal["shared", "own", "none"], typer.Option(help="What neighbours do with their bleed.")
    ] = "shared",
    marks: Annotated[bool, typer.Option(help="Draw crop marks.")] = True,
    lines: Annotated[bool, typer.Option("--lines", help="Draw whole cutting lines, not marks.")] = False,
    only: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="Only these cards: --only A1,A2 or again.")
    ] = None,
    copies: Annotated[int, typer.Option(min=1, max=100, help="How often the whole is printed.")] = 1,
    skip: Annotated[int, typer.Option(min=0, help="Free places on a sheet used before.")] = 0,
    lang: Annotated[str | None, typer.Option(metavar="LANGUAGE", help="en, cs, pl, ...")] = None,
) -> None:
    """Make card sets ready to print."""
    from pnp.build import Order
    from pnp.build import make as made
    from pnp.press import DEFAULT_MARGINS, SheetOptions
    from pnp.settings import load_settings

    settings = load_settings()
    profile = chosen_printer(printer, settings)
    sheet = SheetOptions(
        paper=chosen_paper(paper, profile, settings),
        margins=profile.margins if profile else DEFAULT_MARGINS,
        backs=backs,
        flip=flip or (profile.flip if profile else "long"),
        imposition=imposition,
        bleed=bleed,
        marks="none" if not marks else "lines" if lines else "crop",
        skip=skip,
        printer=profile,
    )
    language = lang or settings.language or "en"
    order = Order(tuple(sets), out, language, sheet, formats(format_), dpi, chosen_cards(only or []), copies)
    with progress_bar() as progress:
        kit = made(order, progress)
    assumed = assumptions(order, paper=paper, flip=flip, lang=lang)
    for line in summary(kit, order, assumed):
        print(line)


def chosen_printer(name: str | None, settings: Settings) -> Printer | None:
    from pnp.settings import named_printer

    return named_printer(settings, name) if name else settings.printer


def chosen_paper(name: str | None, profile: Printer | None, settings: Settings) -> Paper:
    from pnp.press import USUAL_PAPER, paper

    if name:
        return paper(name)
    return profile.paper if profile else settings.paper or USUAL_PAPER


def chosen_cards(written: list[str]) -> tuple[str, ...]:
    """The ids that `--only` names, one by one or divided by commas, each once."""
    names = (name.strip() for part in written for name in part.split(","))
    return tuple(dict.fromkeys(filter(None, names)))


def formats(text: str) -> tuple[Format, ...]:
    """The formats in a list such as `pdf,png`, each once and in our order."""
    wanted = [name.strip().lower() for name in text.split(",")]
    wrong = [name for name in wanted if name not in FORMATS]
    if wrong:
        known = near(wrong[0], FORMATS) or f"known are {', '.join(FORMATS)}"
        raise UsageError(f"there is no format '{wrong[0]}'; {known}")
    return tuple(name for name in FORMATS if name in wanted)
