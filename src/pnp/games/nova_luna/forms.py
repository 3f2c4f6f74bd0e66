"""What the files of Nova Luna may say."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from pnp.games.nova_luna.cards import LONGEST
from pnp.models.cards import MOST_CARDS, Card, GameSet
from pnp.models.scalars import MayBeLeftOut, WholeNumber
from pnp.models.sheets import Player
from pnp.models.sheets import Sheet as AnySheet

Grid: TypeAlias = Annotated[str, Field(min_length=1, max_length=20_000)]
Step: TypeAlias = Annotated[WholeNumber, Field(ge=0, le=9999)]
Height: TypeAlias = Annotated[WholeNumber, Field(ge=1, le=99)]


@dataclass(frozen=True, slots=True, kw_only=True)
class TileCard(Card):
    tile: Annotated[str, Field(min_length=1, max_length=LONGEST)]


@dataclass(frozen=True, slots=True, kw_only=True)
class TileSet(GameSet):
    game: Literal["nova-luna"]
    deck: Literal["tiles"]
    cards: Annotated[tuple[TileCard, ...], Field(min_length=1, max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Layer(Player):
    """A player: the mosaic, and in a game alone what lay of it when the first phase ended."""

    tokens: Annotated[Annotated[WholeNumber, Field(ge=1, le=20)] | None, MayBeLeftOut()] = None
    mosaic: Annotated[Grid | None, MayBeLeftOut()] = None
    phase1: Annotated[Grid | None, MayBeLeftOut()] = None
    track: Annotated[tuple[Step, Height] | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(AnySheet):
    players: tuple[Layer, ...]
