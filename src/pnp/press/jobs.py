"""The input and the output of the press: papers, jobs, options, printouts and their names."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import UsageError, concatenate, phrase, suggest
from pnp.geometry import Box, Margins, Matrix
from pnp.models.printing import Flip, Paper, Printer
from pnp.scene import Colour, Face, Page

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


def find_paper(name: str) -> Paper:
    """Find a paper by its name, or by WIDTHxHEIGHT in millimetres."""
    known = ANY_CASE.get(name.strip().lower())
    if known is not None:
        return known
    if (size := CUSTOM.fullmatch(name)) is not None:
        return _make_custom_paper(float(size[1]), float(size[2]))
    names = ", ".join(sorted(paper.name for paper in PAPERS))
    right = phrase("known-are-names-and-widthxheight-in-millimetres", names=names)
    if meant := suggest(name.strip().lower(), ANY_CASE):
        right = concatenate(meant, " ", right)
    raise UsageError(phrase("there-is-no-paper-name", name=name), right)


def paper_box(sheet: Paper) -> Box:
    return Box(0.0, 0.0, sheet.width, sheet.height)


def _make_custom_paper(width: float, height: float) -> Paper:
    if not (SMALLEST <= width <= MOST and SMALLEST <= height <= MOST):
        size = {"width": f"{width:g}", "height": f"{height:g}"}
        bounds = {"least": f"{SMALLEST:g}", "most": f"{MOST:g}"}
        raise UsageError(phrase("paper-of-width-by-height-mm-cannot-be-each-side", **size, **bounds))
    return Paper(f"{width:g}x{height:g}", width, height)


Backs: TypeAlias = Literal["duplex", "fold", "separate", "none"]
Imposition: TypeAlias = Literal["sheet", "single"]
Bleed: TypeAlias = Literal["shared", "own", "none"]
Marks: TypeAlias = Literal["crop", "lines", "none"]
Side: TypeAlias = Literal["front", "back"]
Kind: TypeAlias = Literal["sheets", "parts", "proof"]  # parts are joined to boards

GREY = Colour(128, 128, 128)
WEIGHT = 0.15  # mm, of the lines of marks


class Piece(Struct, frozen=True):
    """One component: its two sides, and its number of copies."""

    front: Face
    back: Face | None
    copies: int
    label: str = ""
    deck: str = ""  # its bookmark
    deck_name: str = ""  # the deck's short name, for files


def take_side(piece: Piece, side: Side) -> Face | None:
    return piece.front if side == "front" else piece.back


class Job(Struct, frozen=True):
    name: str
    pieces: tuple[Piece, ...]


class SheetOptions(Struct, frozen=True):
    paper: Paper
    margins: Margins = DEFAULT_MARGINS
    backs: Backs = "duplex"
    flip: Flip = "long"
    imposition: Imposition = "sheet"
    bleed: Bleed = "shared"
    marks: Marks = "crop"
    mark_colour: Colour = GREY
    apart: float = 0.0  # mm between pieces; round ones are then cut along their edge, within the bleed
    skip: int = 0  # slots left free on the first sheet of paper of a job
    printer: Printer | None = None  # moves the backs; its paper, margins and flip are not used here


class PressWords(Struct, frozen=True):
    """Words the press's own messages, by their ids, in the language of the print.

    A UsageError says that the language has no words for a message.
    """

    language: str
    say: Callable[..., str]


class Spot(Struct, frozen=True):
    """A slot of a sheet of paper, seen from one of its sides."""

    side: Side
    row: int
    column: int
    trim: Box  # on its page, before a printer profile moves a back
    matrix: Matrix  # from the face to its page, with the printer profile
    room: Margins  # the bleed that may be seen beyond each edge of the face


class Slot(Struct, frozen=True):
    """A face in its place on a page."""

    piece: int  # its index in the job
    face: str  # the id of the face
    sheet: int  # from 0 in its printout
    page: int  # from 0 in its printout
    spot: Spot


class Printout(Struct, frozen=True):
    """One file to print."""

    name: str
    pages: tuple[Page, ...]
    sheets: int  # of paper; 0 if these are the backs of another printout
    slots: tuple[Slot, ...]
    duplex: Flip | None = None  # the hint for the printer
    kind: Kind = "sheets"


def make_slug(text: str) -> str:
    """Make a name that every file system takes: plain small letters, digits, points and hyphens."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("\N{LATIN SMALL LETTER L WITH STROKE}", "l"))
    ascii_text = plain.encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[^a-z0-9.]+", "-", ascii_text).strip("-.") or "print"


def number_printouts(printouts: Iterable[Printout], first: int = 1) -> tuple[Printout, ...]:
    """Number the printouts of a kit: `1-` goes before the name of the first."""
    numbered = enumerate(printouts, start=first)
    return tuple(replace(each, name=f"{number}-{each.name}") for number, each in numbered)
