"""What the files of Nebula may say."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from pnp.games.nebula.card_rules import CONDITIONS, COUNTS
from pnp.games.nebula.position import PUBLIC_CARDS
from pnp.models.cards import MOST_CARDS, Card, GameSet
from pnp.models.scalars import DecimalNumber, MayBeLeftOut, ShortName, StrictForm, Truth, WholeNumber
from pnp.models.sheets import Player, Reference
from pnp.models.sheets import Sheet as AnySheet

Colour: TypeAlias = Literal["red", "purple", "yellow", "white", "blue", "orange"]
Sector: TypeAlias = Literal["I", "II", "III", "IV"]
Cells: TypeAlias = Annotated[WholeNumber, Field(ge=1, le=25)]
Orbit: TypeAlias = Annotated[WholeNumber, Field(ge=1, le=5)]
Points: TypeAlias = Annotated[WholeNumber, Field(ge=0, le=999)]
TaskRule: TypeAlias = Literal[tuple(CONDITIONS)]  # type: ignore[valid-type] # as many as there are
CountingRule: TypeAlias = Literal[tuple(COUNTS)]  # type: ignore[valid-type]


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonalCard(Card):
    """A task; which parameters its rule takes is told in `card_rules`."""

    rule: TaskRule
    colour: Annotated[Colour | None, MayBeLeftOut()] = None
    at_least: Annotated[Cells | None, MayBeLeftOut()] = None
    at_most: Annotated[Annotated[WholeNumber, Field(ge=0, le=25)] | None, MayBeLeftOut()] = None
    constellation: Annotated[ShortName | None, MayBeLeftOut()] = None
    exactly: Annotated[Annotated[WholeNumber, Field(ge=1, le=6)] | None, MayBeLeftOut()] = None
    orbit: Annotated[Orbit | None, MayBeLeftOut()] = None
    constellations: Annotated[Annotated[WholeNumber, Field(ge=1, le=4)] | None, MayBeLeftOut()] = None
    count: Annotated[Orbit | None, MayBeLeftOut()] = None
    pair: Annotated[Literal["opposite", "adjacent"] | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True)
class PublicPoints(StrictForm):
    """What the first to meet a public task gets, and who does later."""

    first: Points
    later: Points


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicCard(PersonalCard):
    points: PublicPoints


@dataclass(frozen=True, slots=True, kw_only=True)
class AdvancedCard(Card):
    rule: CountingRule
    colour: Annotated[Colour | None, MayBeLeftOut()] = None
    colours: Annotated[tuple[Colour, Colour] | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonalSet(GameSet):
    game: Literal["nebula"]
    deck: Literal["personal"]
    cards: Annotated[tuple[PersonalCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicSet(GameSet):
    game: Literal["nebula"]
    deck: Literal["public"]
    cards: Annotated[tuple[PublicCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class AdvancedSet(GameSet):
    game: Literal["nebula"]
    deck: Literal["advanced"]
    cards: Annotated[tuple[AdvancedCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell(StrictForm):
    """A cell of a galaxy board, in mm from the centre; the centre has no constellation and no orbit."""

    id: ShortName
    x: Annotated[DecimalNumber, Field(ge=-1000, le=1000)]
    y: Annotated[DecimalNumber, Field(ge=-1000, le=1000)]
    shining: Truth
    constellation: Annotated[ShortName | None, MayBeLeftOut()] = None
    orbit: Annotated[WholeNumber | None, MayBeLeftOut()] = None


Links: TypeAlias = Annotated[tuple[tuple[Reference, Reference], ...], Field(min_length=1, max_length=300)]


@dataclass(frozen=True, slots=True)
class LinkKinds(StrictForm):
    direct: Links
    indirect: Links
    orbital: Links


@dataclass(frozen=True, slots=True)
class BlackHoleBar(StrictForm):
    """What the bar shows after 0, 1, 2 … black holes, and once it is full."""

    points: Annotated[tuple[Points, ...], Field(min_length=1, max_length=31)]
    full: Points


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(StrictForm):
    """A galaxy board; the rules that it keeps are told in `board_rules`."""

    game: Literal["nebula"]
    board: Literal["galaxy"]
    constellations: Annotated[tuple[ShortName, ...], Field(min_length=1, max_length=25)]
    black_hole_bar: BlackHoleBar
    cells: Annotated[tuple[Cell, ...], Field(min_length=1, max_length=100)]
    links: LinkKinds


@dataclass(frozen=True, slots=True)
class Counters(StrictForm):
    """The markers of each counter that left the start, the furthest right first."""

    colours: tuple[Reference, ...] = ()
    constellations: tuple[Reference, ...] = ()
    advanced: tuple[Reference, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Astronomer(Player):
    black_holes: Annotated[WholeNumber, Field(ge=0, le=999)]
    galaxy: Annotated[dict[str, str] | None, MayBeLeftOut()] = None
    personal: Annotated[Reference | None, MayBeLeftOut()] = None
    public: dict[Reference, Literal["first", "later"]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(AnySheet):
    version: Literal["basic", "full"] = "full"
    public: Annotated[
        Annotated[tuple[Reference, ...], Field(min_length=PUBLIC_CARDS, max_length=PUBLIC_CARDS)] | None,
        MayBeLeftOut(),
    ] = None
    advanced: Annotated[dict[Sector, Reference] | None, MayBeLeftOut()] = None
    counters: Annotated[Counters | None, MayBeLeftOut()] = None
    players: tuple[Astronomer, ...]
