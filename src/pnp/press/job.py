"""What the press is given, and what it hands back: jobs and options in, printouts and their places out."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from msgspec import Struct

from pnp.geometry import Box, Margins, Matrix
from pnp.models.paper import Paper
from pnp.models.printer import Flip, Printer
from pnp.press.papers import DEFAULT_MARGINS
from pnp.scene import Colour, Face, Page

Backs: TypeAlias = Literal["duplex", "fold", "separate", "none"]
Imposition: TypeAlias = Literal["sheet", "single"]
Bleed: TypeAlias = Literal["shared", "own", "none"]
Marks: TypeAlias = Literal["crop", "lines", "none"]
Side: TypeAlias = Literal["front", "back"]
Kind: TypeAlias = Literal["sheets", "parts", "proof"]  # parts are joined to boards

GREY = Colour(128, 128, 128)
WEIGHT = 0.15  # mm, of the lines of marks


class Piece(Struct, frozen=True):
    """One component, its two sides, and how often it is wanted."""

    front: Face
    back: Face | None
    copies: int
    label: str = ""
    deck: str = ""  # its bookmark
    deck_name: str = ""  # the deck's short name, for files


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
    skip: int = 0  # slots left free on the first sheet of a job
    printer: Printer | None = None  # moves the backs; its paper, margins and flip are not asked here


class PressWords(Struct, frozen=True):
    """What says the press's own messages, by their ids, in the language of what is printed.

    A UsageError tells that the language has no words for one.
    """

    language: str
    say: Callable[..., str]


class Spot(Struct, frozen=True):
    """A slot of a sheet, seen from one of its sides."""

    side: Side
    row: int
    column: int
    trim: Box  # on its page, before a printer profile moves a back
    matrix: Matrix  # from the face to its page, the printer profile in it
    room: Margins  # the bleed that may be seen beyond each edge of the face


class Slot(Struct, frozen=True):
    """What stands where."""

    piece: int  # its index in the job
    face: str  # the id of the face
    sheet: int  # from 0 in its printout
    page: int  # from 0 in its printout
    spot: Spot


class Printout(Struct, frozen=True):
    """One file to print."""

    name: str
    pages: tuple[Page, ...]
    sheets: int  # of paper; none where these are the backs of another printout's sheets
    slots: tuple[Slot, ...]
    duplex: Flip | None = None  # the hint for the printer
    kind: Kind = "sheets"
