"""What the files of Tiny Galaxies may say."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from pnp.games.tiny_galaxies.cards import LEVELS, MOST_POINTS, MOST_STEPS, MOST_STOCK
from pnp.games.tiny_galaxies.missions import JUDGES, Compared, Kind, Resource
from pnp.models.cards import MOST_CARDS, Card, GameSet
from pnp.models.scalars import MayBeLeftOut, StrictForm, Truth, WholeNumber, Words
from pnp.models.sheets import Player, Reference
from pnp.models.sheets import Sheet as AnySheet

Points: TypeAlias = Annotated[WholeNumber, Field(ge=0, le=MOST_POINTS)]
Count: TypeAlias = Annotated[WholeNumber, Field(ge=1, le=40)]
Stock: TypeAlias = Annotated[WholeNumber, Field(ge=0, le=MOST_STOCK)]
Left: TypeAlias = Annotated[WholeNumber, Field(ge=0)]  # as much as the mat holds
Rule: TypeAlias = Literal[tuple(JUDGES)]  # type: ignore[valid-type] # as many as there are
Level: TypeAlias = Annotated[WholeNumber, Field(ge=1, le=LEVELS)]
Levels: TypeAlias = Annotated[tuple[Points, ...], Field(min_length=LEVELS, max_length=LEVELS)]


@dataclass(frozen=True, slots=True)
class Empire(StrictForm):
    """What each level gives, the first level first."""

    points: Levels
    dice: Levels
    ships: Levels


@dataclass(frozen=True, slots=True)
class Limits(StrictForm):
    energy: Stock
    culture: Stock


@dataclass(frozen=True, slots=True)
class Board(StrictForm):
    game: Literal["tiny-galaxies"]
    board: Literal["galaxy"]
    empire: Empire
    limits: Limits
    goal: Annotated[WholeNumber, Field(ge=1, le=999)]


@dataclass(frozen=True, slots=True)
class Track(StrictForm):
    kind: Kind
    steps: Annotated[WholeNumber, Field(ge=1, le=MOST_STEPS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanetCard(Card):
    """A planet; what an action may say is a grammar of its own."""

    name: Annotated[Words | None, MayBeLeftOut()] = None
    points: Points
    resource: Resource
    track: Track
    action: Annotated[dict[str, str], Field(min_length=1)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionCard(Card):
    """A mission: a rule, and the parameters that it takes."""

    name: Annotated[Words | None, MayBeLeftOut()] = None
    rule: Rule
    points: Points
    players: Annotated[Annotated[WholeNumber, Field(ge=1, le=5)] | None, MayBeLeftOut()] = None
    what: Annotated[Compared | None, MayBeLeftOut()] = None
    shared: Annotated[Points | None, MayBeLeftOut()] = None
    kind: Annotated[Kind | None, MayBeLeftOut()] = None
    resource: Annotated[Resource | None, MayBeLeftOut()] = None
    at_least: Annotated[Count | None, MayBeLeftOut()] = None
    energy: Annotated[Stock | None, MayBeLeftOut()] = None
    culture: Annotated[Stock | None, MayBeLeftOut()] = None
    ships: Annotated[Literal["all", "none"] | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanetSet(GameSet):
    game: Literal["tiny-galaxies"]
    deck: Literal["planets"]
    cards: Annotated[tuple[PlanetCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionSet(GameSet):
    game: Literal["tiny-galaxies"]
    deck: Literal["missions"]
    cards: Annotated[tuple[MissionCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True)
class Ships(StrictForm):
    home: Stock
    landed: Stock
    orbit: Stock


@dataclass(frozen=True, slots=True, kw_only=True)
class Commander(Player):
    """A player: the level of the empire, planets by their cards or their points, what is left."""

    energy: Left
    culture: Left
    empire: Annotated[Level | None, MayBeLeftOut()] = None
    planets: tuple[Reference, ...] = ()
    mission: Annotated[Reference | None, MayBeLeftOut()] = None
    ships: Annotated[Ships | None, MayBeLeftOut()] = None
    ended_game: Truth = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Rogue(StrictForm):
    level: Annotated[WholeNumber, Field(ge=1, le=5)]
    empire: Literal["1", "2", "3", "4", "5", "6", "skull"]
    planets: tuple[Reference, ...] = field(default=())


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(AnySheet):
    players: tuple[Commander, ...]
    rogue: Annotated[Rogue | None, MayBeLeftOut()] = None
    ended_by: Annotated[Literal["player", "rogue"] | None, MayBeLeftOut()] = None
