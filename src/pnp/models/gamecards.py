"""What the decks of every game share."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from pydantic import ConfigDict, Field

from pnp.geometry import Size
from pnp.models.cards import BackSide, Ground, LayoutName, WrittenSize
from pnp.models.scalars import DecimalNumber, MayBeLeftOut, ReadAs, ShortName, Truth
from pnp.models.words import Words

Degrees: TypeAlias = Annotated[DecimalNumber, Field(ge=-180, le=360)]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSet:
    """A deck of a game, with the head of any card set. One that `replaces` is there in place of the shipped
    deck, not beside it."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    game: ShortName
    deck: ShortName
    name: Annotated[Words | None, MayBeLeftOut()] = None
    replaces: Truth = False
    layout: Annotated[LayoutName | None, MayBeLeftOut()] = None
    size: Annotated[Size | None, ReadAs(WrittenSize)] = None
    ground: Annotated[Ground | None, MayBeLeftOut()] = None
    back: Annotated[BackSide | None, MayBeLeftOut()] = None
    board: Annotated[LayoutName | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True)
class RealStar:
    """A star of the sky that a star of a figure stands for: its name and where the catalogues have it."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    star: Annotated[str, Field(min_length=1, max_length=60)]
    ra: Degrees
    dec: Annotated[DecimalNumber, Field(ge=-90, le=90)]
