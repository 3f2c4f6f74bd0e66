"""The plot of kept games, as the file that was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.errors import UsageError, at_place, phrase

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.build.stats import Names, Stats

FORMATS = ("svg", "png", "pdf")
ADVICE = "choose-another-place-for-the-plot"


def form_of(file: Path | None) -> str:
    """What a file will hold, by the end of its name."""
    form = "" if file is None else file.suffix.lower().removeprefix(".")
    if file is not None and form not in FORMATS:
        raise UsageError(at_place(file, phrase("a-plot-is-a-file-that-ends-in-svg-png-or-pdf")))
    return form


def plotted(found: Stats, names: Names, file: Path, form: str) -> str:
    """Draw it, in place of what had the name before; the name of the file."""
    from pnp.build.plotting import content, page
    from pnp.cli.stats_shown import heading
    from pnp.files import write_file

    drawing = page(found, names, heading(found, names.words))
    write_file(file, content(drawing, form, names.words.catalogue.language), ADVICE)
    return str(file)
