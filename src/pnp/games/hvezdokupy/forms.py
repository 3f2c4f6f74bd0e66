"""What the files of Hvězdokupy may say."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from pnp.models.cards import MOST_CARDS, Card, GameSet, RealStar
from pnp.models.scalars import MayBeLeftOut, WholeNumber, Words
from pnp.models.sheets import Player, Reference
from pnp.models.sheets import Sheet as AnySheet

Rank: TypeAlias = Annotated[WholeNumber, Field(ge=1, le=3)]
Link: TypeAlias = Annotated[str, Field(pattern=r"^([1-9]|10)-([1-9]|10)$")]
Bayer: TypeAlias = Annotated[str, Field(pattern=r"^[\u03b1-\u03c9]$")]
Drawing: TypeAlias = Annotated[str, Field(min_length=1, max_length=2000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ConstellationCard(Card):
    colour: Literal["violet", "yellow", "green"]
    rank: Rank
    name: Annotated[Words | None, MayBeLeftOut()] = None
    pattern: Drawing
    links: tuple[Link, ...] = ()
    bayer: tuple[Bayer, ...] = ()
    stars_of: tuple[RealStar, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupCard(Card):
    """How a game of so many players begins: the ranks of the stack from the top, and the stars that lie."""

    players: Annotated[WholeNumber, Field(ge=2, le=6)]
    stack: Annotated[tuple[Rank, ...], Field(min_length=2, max_length=6)]
    stars: Annotated[WholeNumber, Field(ge=0, le=9)]
    rolled: Annotated[WholeNumber, Field(ge=0, le=9)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ConstellationSet(GameSet):
    game: Literal["hvezdokupy"]
    deck: Literal["constellations"]
    cards: Annotated[tuple[ConstellationCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupSet(GameSet):
    game: Literal["hvezdokupy"]
    deck: Literal["setup"]
    cards: Annotated[tuple[SetupCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Observer(Player):
    """A player: the card, or a published copy's pattern typed in."""

    card: Annotated[Reference | None, MayBeLeftOut()] = None
    pattern: Annotated[Drawing | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(AnySheet):
    board: Annotated[Drawing | None, MayBeLeftOut()] = None
    players: tuple[Observer, ...]
