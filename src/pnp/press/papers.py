"""The papers that are known by name, and any other by its millimetres."""

import re

from pnp.errors import UsageError, near, phrase, together
from pnp.geometry import Box, Margins
from pnp.models.paper import Paper

PAPERS = (
    Paper("A5", 148.0, 210.0),
    Paper("A4", 210.0, 297.0),
    Paper("Letter", 215.9, 279.4),
    Paper("Legal", 215.9, 355.6),
    Paper("Tabloid", 279.4, 431.8),
    Paper("A3", 297.0, 420.0),
)
USUAL_PAPER = PAPERS[1]
DEFAULT_MARGINS = Margins(top=5.0, right=5.0, bottom=5.0, left=5.0)
LEAST_ROOM = 60.0  # mm of the printable side of a board's page: less would be mostly overlap and label
SMALLEST, MOST = 30.0, 2000.0  # mm of a custom paper's side
CUSTOM = re.compile(r"\s*(\d+(?:\.\d+)?)\s*[x\u00d7]\s*(\d+(?:\.\d+)?)\s*(?:mm)?\s*", re.IGNORECASE)
ANY_CASE = {paper.name.lower(): paper for paper in PAPERS}


def paper(name: str) -> Paper:
    """A paper by its name, or by WIDTHxHEIGHT in millimetres."""
    known = ANY_CASE.get(name.strip().lower())
    if known is not None:
        return known
    size = CUSTOM.fullmatch(name)
    if size is None:
        raise _unknown(name)
    return _custom(float(size[1]), float(size[2]))


def area(sheet: Paper) -> Box:
    return Box(0.0, 0.0, sheet.width, sheet.height)


def _unknown(name: str) -> UsageError:
    names = ", ".join(sorted(paper.name for paper in PAPERS))
    known = phrase("known-are-names-and-widthxheight-in-millimetres", names=names)
    meant = near(name.strip().lower(), ANY_CASE)
    right = together(meant, " ", known) if meant else known
    return UsageError(phrase("there-is-no-paper-name", name=name), right)


def _custom(width: float, height: float) -> Paper:
    if not (SMALLEST <= width <= MOST and SMALLEST <= height <= MOST):
        raise UsageError(
            phrase(
                "paper-of-width-by-height-mm-cannot-be-each-side",
                width=f"{width:g}",
                height=f"{height:g}",
                least=f"{SMALLEST:g}",
                most=f"{MOST:g}",
            )
        )
    return Paper(f"{width:g}x{height:g}", width, height)
