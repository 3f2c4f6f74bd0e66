"""A card set: one deck, its look, its cards."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, ConfigDict, Discriminator, Field, Tag

from pnp.errors import near, phrase, said
from pnp.geometry import Size
from pnp.models.scalars import (
    LIST,
    MAPPING,
    TEXT,
    CardId,
    DecimalNumber,
    MayBeLeftOut,
    Percentage,
    ReadAs,
    ShortName,
    WholeNumber,
    refused,
    shape,
)
from pnp.models.words import Words

MOST_CARDS = 20_000

CARD_SIZES = {
    "poker": Size(63.0, 88.0),
    "poker-us": Size(63.5, 88.9),
    "bridge": Size(57.15, 88.9),
    "tarot": Size(70.0, 120.0),
    "mini": Size(44.0, 68.0),
    "small-square": Size(63.5, 63.5),
    "square": Size(70.0, 70.0),
    "tile": Size(50.0, 50.0),
}

Ground: TypeAlias = Annotated[str, Field(min_length=1, max_length=80)]  # of those that the layout knows
LayoutName: TypeAlias = Annotated[str, Field(min_length=1, max_length=400)]


def named_size(name: str) -> Size:
    if name in CARD_SIZES:
        return CARD_SIZES[name]
    known = phrase("write-one-of-card-sizes-or-width-height-in-mm", card_sizes=", ".join(CARD_SIZES))
    raise refused(
        said("form-unknown-name", "is-name-which-is-no-card-size", name=name[:40]),
        near(name[:40], CARD_SIZES) or known,
    )


def _sides(sides: tuple[float, float]) -> Size:
    return Size(*sides)


Side: TypeAlias = Annotated[DecimalNumber, Field(ge=10, le=400)]
Players: TypeAlias = Annotated[WholeNumber, Field(ge=1, le=20)]
Part: TypeAlias = Annotated[Percentage, Field(ge=0, le=100)]
WrittenSize: TypeAlias = Annotated[
    Annotated[str, AfterValidator(named_size), Tag(TEXT)]
    | Annotated[tuple[Side, Side], AfterValidator(_sides), Tag(LIST)],
    Discriminator(shape),
]


@dataclass(frozen=True, slots=True)
class Back:
    """What the back of every card of a deck says and how it is coloured."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    title: Annotated[Words | None, MayBeLeftOut()] = None
    ground: Annotated[Ground | None, MayBeLeftOut()] = None


BackSide: TypeAlias = Annotated[
    Annotated[Literal["none"], Tag(TEXT)] | Annotated[Back, Tag(MAPPING)], Discriminator(shape)
]


@dataclass(frozen=True, slots=True)
class Card:
    """One card; `picture` is a path from the folder of the file that names it."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    id: CardId
    title: Annotated[Words | None, MayBeLeftOut()] = None
    text: Annotated[Words | None, MayBeLeftOut()] = None
    note: Annotated[Words | None, MayBeLeftOut()] = None
    value: Annotated[Annotated[str, Field(max_length=4)] | None, MayBeLeftOut()] = None
    icons: Annotated[tuple[Annotated[str, Field(min_length=1, max_length=40)], ...], Field(max_length=6)] = ()
    picture: Annotated[Annotated[str, Field(min_length=1, max_length=400)] | None, MayBeLeftOut()] = None
    focus: Annotated[tuple[Part, Part] | None, MayBeLeftOut()] = None  # from the left and the top, in percent
    ground: Annotated[Ground | None, MayBeLeftOut()] = None
    copies: Annotated[WholeNumber, Field(ge=0, le=999)] = 1
    with_players: Annotated[tuple[Players, ...], Field(max_length=20)] = ()  # how many; none is any number


FIELDS = frozenset(Card.__dataclass_fields__)  # of the cards of any set


@dataclass(frozen=True, slots=True)
class CardSet:
    """A deck. A `layout` of None is chosen by its pictures, a `size` or a `ground` of None by the layout."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    deck: ShortName
    cards: Annotated[tuple[Card, ...], Field(min_length=1, max_length=MOST_CARDS)]
    name: Annotated[Words | None, MayBeLeftOut()] = None
    game: Annotated[ShortName | None, MayBeLeftOut()] = None
    layout: Annotated[LayoutName | None, MayBeLeftOut()] = None
    size: Annotated[Size | None, ReadAs(WrittenSize)] = None
    ground: Annotated[Ground | None, MayBeLeftOut()] = None
    back: Annotated[BackSide | None, MayBeLeftOut()] = None
    board: Annotated[LayoutName | None, MayBeLeftOut()] = None  # of the game, in place of the one that ships


def titled(card_set: CardSet) -> Words:
    """The deck's name in words: the one that it is given, or its short name made readable."""
    if card_set.name is not None and card_set.name != card_set.deck:
        return card_set.name
    plain = card_set.deck.replace("-", " ").replace("_", " ")  # as in a table, which has no head
    return plain[:1].upper() + plain[1:]
