"""The forms of Nebula's files: cards, the galaxy board and the score sheet."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from pnp.games.nebula.card_rules import ALPHABETS, CONDITIONS, COUNTS
from pnp.games.nebula.cards import CORE
from pnp.games.nebula.scoring import BASIC, BLACK_HOLES, FULL
from pnp.models.cards import Card, declare_set
from pnp.models.game import Supplies
from pnp.models.markers import Bounds, MayBeLeftOut
from pnp.models.scalars import DecimalNumber, ShortName, StrictForm, Truth, WholeNumber
from pnp.models.score_sheets.keys import Key, Reference, declare_sheet
from pnp.models.trees import Entry, get_text

PUBLIC_CARDS: Final = 4  # cards on the table
SECTORS: Final = ("I", "II", "III", "IV")
EMPTY_CELL: Final = "."
Colour: TypeAlias = Literal["red", "purple", "yellow", "white", "blue", "orange"]
Sector: TypeAlias = Literal[SECTORS]  # type: ignore[valid-type] # as many as there are
Cells: TypeAlias = Annotated[WholeNumber, Bounds(ge=1, le=25)]
Orbit: TypeAlias = Annotated[WholeNumber, Bounds(ge=1, le=5)]
Points: TypeAlias = Annotated[WholeNumber, Bounds(ge=0, le=999)]
TaskRule: TypeAlias = Literal[tuple(CONDITIONS)]  # type: ignore[valid-type] # as many as there are
CountingRule: TypeAlias = Literal[tuple(COUNTS)]  # type: ignore[valid-type]


class PersonalCard(Card, frozen=True, kw_only=True):
    """A task; `card_rules` says which parameters its rule takes."""

    rule: TaskRule
    colour: Annotated[Colour | None, MayBeLeftOut()] = None
    at_least: Annotated[Cells | None, MayBeLeftOut()] = None
    at_most: Annotated[Annotated[WholeNumber, Bounds(ge=0, le=25)] | None, MayBeLeftOut()] = None
    constellation: Annotated[ShortName | None, MayBeLeftOut()] = None
    exactly: Annotated[Annotated[WholeNumber, Bounds(ge=1, le=6)] | None, MayBeLeftOut()] = None
    orbit: Annotated[Orbit | None, MayBeLeftOut()] = None
    constellations: Annotated[Annotated[WholeNumber, Bounds(ge=1, le=4)] | None, MayBeLeftOut()] = None
    count: Annotated[Orbit | None, MayBeLeftOut()] = None
    pair: Annotated[Literal["opposite", "adjacent"] | None, MayBeLeftOut()] = None


class PublicPoints(StrictForm, frozen=True):
    """The points of a public task for the first player to meet it, and for later ones."""

    first: Points
    later: Points


class PublicCard(PersonalCard, frozen=True, kw_only=True):
    points: PublicPoints


class AdvancedCard(Card, frozen=True, kw_only=True):
    rule: CountingRule
    colour: Annotated[Colour | None, MayBeLeftOut()] = None
    colours: Annotated[tuple[Colour, Colour] | None, MayBeLeftOut()] = None


PersonalSet: Final = declare_set("PersonalSet", "nebula", "personal", PersonalCard)
PublicSet: Final = declare_set("PublicSet", "nebula", "public", PublicCard)
AdvancedSet: Final = declare_set("AdvancedSet", "nebula", "advanced", AdvancedCard)


class Cell(StrictForm, frozen=True, kw_only=True):
    """A cell of a galaxy board, in mm from the centre; the centre has no constellation and no orbit."""

    id: ShortName
    x: Annotated[DecimalNumber, Bounds(ge=-1000, le=1000)]
    y: Annotated[DecimalNumber, Bounds(ge=-1000, le=1000)]
    shining: Truth
    constellation: Annotated[ShortName | None, MayBeLeftOut()] = None
    orbit: Annotated[WholeNumber | None, MayBeLeftOut()] = None


Links: TypeAlias = Annotated[tuple[tuple[Reference, Reference], ...], Bounds(min_length=1, max_length=300)]


class LinkKinds(StrictForm, frozen=True):
    direct: Links
    indirect: Links
    orbital: Links


class BlackHoleBar(StrictForm, frozen=True):
    """The numbers that the bar shows after 0, 1, 2 … black holes, and once it is full."""

    points: Annotated[tuple[Points, ...], Bounds(min_length=1, max_length=31)]
    full: Points


class Board(StrictForm, frozen=True, kw_only=True):
    """A galaxy board; `cards` checks the rules that it keeps."""

    game: Literal["nebula"]
    board: Literal["galaxy"]
    constellations: Annotated[tuple[ShortName, ...], Bounds(min_length=1, max_length=25)]
    black_hole_bar: BlackHoleBar
    cells: Annotated[tuple[Cell, ...], Bounds(min_length=1, max_length=100)]
    links: LinkKinds


def list_lines(tree: Any) -> tuple[str, ...]:
    """List the lines of a table's score."""
    return BASIC if get_text(Entry(tree), "version") == "basic" else FULL


def _write_empty_galaxy(supplies: Supplies) -> dict[str, str]:
    """Write a galaxy without stars as a score sheet has it."""
    cells = {name: EMPTY_CELL * len(numbers) for name, numbers in supplies.board.cells_of.items()}
    return {CORE: EMPTY_CELL, **cells}


def _declare_counter(name: str) -> Key:
    return Key(name, "markers", form=tuple[Reference, ...], default=(), empty_answer=[])


_DECIDED_BY_GALAXY: Final = ("personal", "constellations", "colours", "advanced")
SHEET: Final = declare_sheet(
    list_lines,
    alphabets=ALPHABETS,
    table=(
        Key("version", "choice", choices=("full", "basic"), default="full", empty_answer="full"),
        Key(
            "public",
            "cards",
            deck="public",
            least=PUBLIC_CARDS,
            most=PUBLIC_CARDS,
            lines=("public",),
            template_value=[],
        ),
        Key(
            "advanced",
            "mapping",
            form=dict[Sector, Reference],
            keys=tuple(Key(sector, "card", deck="advanced", words="advanced") for sector in SECTORS),
            lines=("advanced",),
            version="full",
            template_value=dict.fromkeys(SECTORS),
        ),
        Key(
            "counters",
            "mapping",
            keys=tuple(map(_declare_counter, ("colours", "constellations", "advanced"))),
            lines=("constellations", "colours", "advanced"),
            version="full",
        ),
    ),
    player=(
        Key(
            "galaxy",
            "cells",
            form=dict[str, str],
            lines=_DECIDED_BY_GALAXY,
            template_value=_write_empty_galaxy,
        ),
        Key(
            "black_holes", "number", form=Points, most=max(BLACK_HOLES.values()), needed=True, empty_answer=0
        ),
        Key("personal", "card", deck="personal", lines=("personal",), secret=True),
        Key(
            "public",
            "mapping",
            form=dict[Reference, Literal["first", "later"]],
            default={},
            empty_answer={},
            template_value={},
            words="claims",
        ),
    ),
)
