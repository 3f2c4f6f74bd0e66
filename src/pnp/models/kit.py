"""A kit: the card sets that are all a game is played with, part by part in the order of printing."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import ConfigDict, Field

from pnp.models.cards import Players
from pnp.models.scalars import DecimalNumber, ShortName

PartName: TypeAlias = Literal["assembly", "cards", "boards", "tokens", "pads", "aids"]
PARTS: tuple[PartName, ...] = get_args(PartName)  # in the order of printing
PAGES: frozenset[PartName] = frozenset({"assembly", "pads", "aids"})  # read on both sides


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """`players` are the numbers of players that the game is for; a set is a file beside the kit's own. Pieces
    of a part may stand further `apart`, in mm: cards whose edges differ in colour, round tokens."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    game: ShortName
    players: Annotated[tuple[Players, ...], Field(min_length=1, max_length=20)]
    parts: dict[PartName, Annotated[tuple[ShortName, ...], Field(min_length=1, max_length=40)]]
    apart: dict[PartName, Annotated[DecimalNumber, Field(ge=1, le=10)]] = field(default_factory=dict)
