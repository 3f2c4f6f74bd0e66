"""What the files of Night Sky may say."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from pnp.games.night_sky.cards import FEWEST_STARS, MOST_FADING, MOST_RINGS, MOST_STARS
from pnp.games.night_sky.lattice import FARTHEST
from pnp.models.cards import MOST_CARDS, Card, GameSet, RealStar
from pnp.models.scalars import (
    MAPPING,
    TEXT,
    DecimalNumber,
    MayBeLeftOut,
    StrictForm,
    WholeNumber,
    Words,
    find_shape,
)
from pnp.models.sheets import Player, Reference
from pnp.models.sheets import Sheet as AnySheet

Kind: TypeAlias = Literal["dwarf", "giant", "pulsar", "binary"]
Sector: TypeAlias = Literal["A", "B", "C", "D", "E", "F"]
Value: TypeAlias = Annotated[WholeNumber, Field(ge=1, le=3)]
Size: TypeAlias = Annotated[WholeNumber, Field(ge=FEWEST_STARS, le=MOST_STARS)]
Count: TypeAlias = Annotated[WholeNumber, Field(ge=0, le=999)]
Coordinate: TypeAlias = Annotated[WholeNumber, Field(ge=-FARTHEST, le=FARTHEST)]
Number: TypeAlias = Annotated[WholeNumber, Field(ge=0, le=MOST_STARS - 1)]
Distance: TypeAlias = Annotated[DecimalNumber, Field(ge=-20, le=20)]
Drawing: TypeAlias = Annotated[str, Field(max_length=2000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure(StrictForm):
    """Stars on the lattice, and lines that join two of them, by their numbers from 0."""

    stars: Annotated[
        tuple[tuple[Coordinate, Coordinate], ...], Field(min_length=FEWEST_STARS, max_length=MOST_STARS)
    ]
    lines: Annotated[tuple[tuple[Number, Number], ...], Field(min_length=1, max_length=60)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ConstellationCard(Card):
    name: Words
    kind: Kind
    value: Value  # type: ignore[assignment] # of any card a text, here what its stars count
    figure: Figure
    stars_of: tuple[RealStar, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(StrictForm):
    """A side of a start card."""

    kind: Kind
    value: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class StartCard(Card):
    sides: tuple[Side, Side]


@dataclass(frozen=True, slots=True, kw_only=True)
class ConstellationSet(GameSet):
    game: Literal["night-sky"]
    deck: Literal["constellations"]
    cards: Annotated[tuple[ConstellationCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class StartSet(GameSet):
    game: Literal["night-sky"]
    deck: Literal["starts"]
    cards: Annotated[tuple[StartCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Dust(StrictForm):
    """The stars with dust, at the sun and at the rim."""

    sun: tuple[Reference, ...]
    rim: tuple[Reference, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ecliptic(StrictForm):
    """A circle, in steps of the lattice from the sun, y upwards."""

    x: Distance
    y: Distance
    radius: Annotated[DecimalNumber, Field(gt=0, le=40)]


@dataclass(frozen=True, slots=True, kw_only=True)
class SkyMap(StrictForm):
    """The map: the kind of every star, and what else is printed on it."""

    game: Literal["night-sky"]
    board: Literal["map"]
    rings: Annotated[WholeNumber, Field(ge=1, le=MOST_RINGS)]
    kinds: dict[Reference, Kind]
    dust: Dust
    ecliptic: Ecliptic
    windows: Annotated[tuple[tuple[Sector, Sector], ...], Field(min_length=6, max_length=6)]
    fading_stars: Annotated[WholeNumber, Field(ge=0, le=MOST_FADING)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedCard(StrictForm):
    """The constellation card of another copy."""

    size: Size
    kind: Kind
    value: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundCounts(StrictForm):
    """What a player counted in a round: stars of both cards' kinds, links between them, stars drawn."""

    top: Annotated[Count | None, MayBeLeftOut()] = None
    bottom: Annotated[Count | None, MayBeLeftOut()] = None
    links: Annotated[Count | None, MayBeLeftOut()] = None
    drawn: Annotated[Count | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EndCounts(StrictForm):
    """What a player counted at the end of the game, for all rounds with counts together."""

    sun: Annotated[Count | None, MayBeLeftOut()] = None
    ecliptic: Annotated[Count | None, MayBeLeftOut()] = None
    rim: Annotated[Count | None, MayBeLeftOut()] = None


AnyCard: TypeAlias = Annotated[
    Annotated[Reference, Tag(TEXT)] | Annotated[PublishedCard, Tag(MAPPING)], Discriminator(find_shape)
]
AnySide: TypeAlias = Annotated[
    Annotated[Reference, Tag(TEXT)] | Annotated[Side, Tag(MAPPING)], Discriminator(find_shape)
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Round(StrictForm):
    """A round: the card, and what was drawn or what was counted."""

    card: Annotated[AnyCard | None, MayBeLeftOut()] = None
    lines: Drawing = ""
    stars: Drawing = ""
    counts: Annotated[RoundCounts | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Observer(Player):
    """A player: the start card's side and the rounds."""

    start: Annotated[AnySide | None, MayBeLeftOut()] = None
    rounds: tuple[Round, ...] = ()
    counts: EndCounts = field(default_factory=EndCounts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(AnySheet):
    players: tuple[Observer, ...]
