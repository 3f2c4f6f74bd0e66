"""The forms of Night Sky's files: cards, the sky map and the score sheet."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from pnp.games.night_sky.cards import FEWEST_STARS, MOST_FADING, MOST_RINGS, MOST_STARS
from pnp.games.night_sky.lattice import FARTHEST
from pnp.games.night_sky.scoring import ENDS, LINES
from pnp.models import scalars
from pnp.models.cards import Card, RealStar, declare_set
from pnp.models.markers import Bounds, ChosenBy, Tag
from pnp.models.score_sheets.keys import Key, Reference, declare_sheet
from pnp.models.score_sheets.questions import LEFT_OUT
from pnp.models.trees import Entry, get_truth

COUNTS: Final = ("top", "bottom", "links", "drawn")
MOST_COUNT: Final = 999
Kind: TypeAlias = Literal["dwarf", "giant", "pulsar", "binary"]
Sector: TypeAlias = Literal["A", "B", "C", "D", "E", "F"]
Value: TypeAlias = Annotated[scalars.WholeNumber, Bounds(ge=1, le=3)]
Size: TypeAlias = Annotated[scalars.WholeNumber, Bounds(ge=FEWEST_STARS, le=MOST_STARS)]
Coordinate: TypeAlias = Annotated[scalars.WholeNumber, Bounds(ge=-FARTHEST, le=FARTHEST)]
Number: TypeAlias = Annotated[scalars.WholeNumber, Bounds(ge=0, le=MOST_STARS - 1)]
Distance: TypeAlias = Annotated[scalars.DecimalNumber, Bounds(ge=-20, le=20)]
Drawing: TypeAlias = Annotated[str, Bounds(max_length=2000)]


class Figure(scalars.StrictForm, frozen=True, kw_only=True):
    """Stars on the lattice, and lines that join two of them, by their numbers from 0."""

    stars: Annotated[
        tuple[tuple[Coordinate, Coordinate], ...], Bounds(min_length=FEWEST_STARS, max_length=MOST_STARS)
    ]
    lines: Annotated[tuple[tuple[Number, Number], ...], Bounds(min_length=1, max_length=60)]


class ConstellationCard(Card, frozen=True, kw_only=True):
    name: scalars.Words
    kind: Kind
    value: Value  # type: ignore[assignment] # of any card a text, here what its stars count
    figure: Figure
    stars_of: tuple[RealStar, ...] = ()


class Side(scalars.StrictForm, frozen=True, kw_only=True):
    """A side of a start card."""

    kind: Kind
    value: Value


class StartCard(Card, frozen=True, kw_only=True):
    sides: tuple[Side, Side]


ConstellationSet: Final = declare_set("ConstellationSet", "night-sky", "constellations", ConstellationCard)
StartSet: Final = declare_set("StartSet", "night-sky", "starts", StartCard)


class Dust(scalars.StrictForm, frozen=True, kw_only=True):
    """The stars with dust, at the sun and at the rim."""

    sun: tuple[Reference, ...]
    rim: tuple[Reference, ...]


class Ecliptic(scalars.StrictForm, frozen=True, kw_only=True):
    """The ecliptic: a circle, in steps of the lattice from the sun, y upwards."""

    x: Distance
    y: Distance
    radius: Annotated[scalars.DecimalNumber, Bounds(gt=0, le=40)]


class SkyMap(scalars.StrictForm, frozen=True, kw_only=True):
    """The map: the kind of every star, and everything else printed on it."""

    game: Literal["night-sky"]
    board: Literal["map"]
    rings: Annotated[scalars.WholeNumber, Bounds(ge=1, le=MOST_RINGS)]
    kinds: dict[Reference, Kind]
    dust: Dust
    ecliptic: Ecliptic
    windows: Annotated[tuple[tuple[Sector, Sector], ...], Bounds(min_length=6, max_length=6)]
    fading_stars: Annotated[scalars.WholeNumber, Bounds(ge=0, le=MOST_FADING)]


class PublishedCard(scalars.StrictForm, frozen=True, kw_only=True):
    """A constellation card of another copy of the game."""

    size: Size
    kind: Kind
    value: Value


AnyCard: TypeAlias = Annotated[
    Annotated[Reference, Tag(scalars.TEXT)] | Annotated[PublishedCard, Tag(scalars.MAPPING)],
    ChosenBy(scalars.find_shape),
]
AnySide: TypeAlias = Annotated[
    Annotated[Reference, Tag(scalars.TEXT)] | Annotated[Side, Tag(scalars.MAPPING)],
    ChosenBy(scalars.find_shape),
]


def list_lines(tree: Any) -> tuple[str, ...]:
    """List the lines of a table's score; an unfinished game has no line for fading stars."""
    unfinished = get_truth(Entry(tree), "unfinished")
    return tuple(line for line in LINES if line != "fading" or not unfinished)


_COUNTED: Final = {"counts": {"top": "2", "bottom": "3", "links": "3", "drawn": "6"}}
SHEET: Final = declare_sheet(
    list_lines,
    player=(
        # May be left out until the first round is over.
        Key("start", "card", form=AnySide, deck="starts", lines=("round-1",), empty_answer=LEFT_OUT),
        Key(
            "rounds",
            "mapping",
            repeated=True,
            keys=(
                Key("card", "card", form=AnyCard, deck="constellations"),
                Key("lines", "drawing", form=Drawing, default=""),
                Key("stars", "drawing", form=Drawing, default=""),
                Key("counts", "mapping", keys=tuple(Key(name, "number", most=MOST_COUNT) for name in COUNTS)),
            ),
            lines=LINES,
            template_value=lambda supplies: [{"card": None, "lines": None} for _ in supplies.board.windows],
            others={
                "way-stars": {"card": "C503", "stars": "B11 B21"},
                "way-counted": {"card": "C702", **_COUNTED},
                "way-published": {"card": {"size": "6", "kind": "giant", "value": "2"}, **_COUNTED},
            },
        ),
        Key(
            "counts",
            "mapping",
            keys=tuple(Key(name, "number", most=MOST_COUNT) for name in ENDS),
            rare=True,
            template_value={"sun": "4", "ecliptic": "4", "rim": "4"},
        ),
    ),
)
