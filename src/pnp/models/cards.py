"""The types of files of cards: a card set, a deck of a game, and the kit that lists the sets of a game."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import defstruct, field

from pnp.errors import code_phrase, phrase, suggest
from pnp.geometry import Size
from pnp.models import scalars
from pnp.models.markers import After, Bounds, ReadAs

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

Ground: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=80)]  # one that the layout knows
LayoutName: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=400)]


def find_size(name: str) -> Size:
    if name in CARD_SIZES:
        return CARD_SIZES[name]
    known = phrase("write-one-of-card-sizes-or-width-height-in-mm", card_sizes=", ".join(CARD_SIZES))
    wrong = code_phrase("form-unknown-name", "is-name-which-is-no-card-size", name=name[:40])
    raise ValueError(wrong, suggest(name[:40], CARD_SIZES) or known)


Side: TypeAlias = Annotated[scalars.DecimalNumber, Bounds(ge=10, le=400)]
Players: TypeAlias = Annotated[scalars.WholeNumber, Bounds(ge=1, le=20)]
PointPart: TypeAlias = Annotated[scalars.Percentage, Bounds(ge=0, le=100)]
SizeName: TypeAlias = Annotated[str, After(find_size)]
Sides: TypeAlias = Annotated[tuple[Side, Side], After(lambda sides: Size(*sides))]
WrittenSize: TypeAlias = scalars.TextOrList[SizeName, Sides]


class Back(scalars.StrictForm, frozen=True):
    """What the back of every card of a deck shows: its title, and the ground that colours it."""

    title: scalars.MayBe[scalars.Words] = None
    ground: scalars.MayBe[Ground] = None


BackSide: TypeAlias = scalars.TextOrMapping[Literal["none"], Back]


class Card(scalars.StrictForm, frozen=True):
    """One card; `picture` is a path from the folder of the file that names it."""

    id: scalars.CardId
    title: scalars.MayBe[scalars.Words] = None
    text: scalars.MayBe[scalars.Words] = None
    note: scalars.MayBe[scalars.Words] = None
    value: scalars.MayBe[Annotated[str, Bounds(max_length=4)]] = None
    icons: Annotated[
        tuple[Annotated[str, Bounds(min_length=1, max_length=40)], ...], Bounds(max_length=6)
    ] = ()
    picture: scalars.MayBe[Annotated[str, Bounds(min_length=1, max_length=400)]] = None
    # from the left and the top, in percent
    focus: scalars.MayBe[tuple[PointPart, PointPart]] = None
    ground: scalars.MayBe[Ground] = None
    copies: Annotated[scalars.WholeNumber, Bounds(ge=0, le=999)] = 1
    with_players: Annotated[tuple[Players, ...], Bounds(max_length=20)] = ()  # how many; empty means any


FIELDS = frozenset(Card.__struct_fields__)  # the fields that the cards of any set have


class CardSet(scalars.StrictForm, frozen=True):
    """A card set. If `layout` is None, the pictures of its cards decide it; if `size` or `ground` is None,
    the layout does."""

    deck: scalars.ShortName
    cards: Annotated[tuple[Card, ...], Bounds(min_length=1, max_length=MOST_CARDS)]
    name: scalars.MayBe[scalars.Words] = None
    game: scalars.MayBe[scalars.ShortName] = None
    layout: scalars.MayBe[LayoutName] = None
    size: Annotated[Size | None, ReadAs(WrittenSize)] = None
    ground: scalars.MayBe[Ground] = None
    back: scalars.MayBe[BackSide] = None
    board: scalars.MayBe[LayoutName] = None  # a board of the game, in place of the one that ships


def make_title(card_set: CardSet) -> scalars.Words:
    """Return the deck's name in words: its own name, or its short name made readable."""
    if card_set.name is not None and card_set.name != card_set.deck:
        return card_set.name
    plain = card_set.deck.replace("-", " ").replace("_", " ")  # as in a table, which has no head
    return plain[:1].upper() + plain[1:]


Degrees: TypeAlias = Annotated[scalars.DecimalNumber, Bounds(ge=-180, le=360)]


class GameSet(scalars.StrictForm, frozen=True, kw_only=True):
    """A set of a game's deck without its cards: the head that it shares with any card set. If it `replaces`,
    it takes the place of the shipped deck; otherwise it stands beside it."""

    game: scalars.ShortName
    deck: scalars.ShortName
    name: scalars.MayBe[scalars.Words] = None
    replaces: scalars.Truth = False
    layout: scalars.MayBe[LayoutName] = None
    size: Annotated[Size | None, ReadAs(WrittenSize)] = None
    ground: scalars.MayBe[Ground] = None
    back: scalars.MayBe[BackSide] = None
    board: scalars.MayBe[LayoutName] = None


def declare_set(name: str, game: str, deck: str, card: type[Card]) -> type:
    """Make the type of a file of a game's deck: the head of all its sets, and these cards."""
    cards = Annotated[tuple[card, ...], Bounds(min_length=1, max_length=MOST_CARDS)]  # type: ignore[valid-type]
    fields = [("game", Literal[game]), ("deck", Literal[deck]), ("cards", cards)]
    return defstruct(name, fields, bases=(GameSet,), frozen=True, kw_only=True)


class RealStar(scalars.StrictForm, frozen=True):
    """A real star that a star of a figure stands for: its name, and its place in star catalogues."""

    star: Annotated[str, Bounds(min_length=1, max_length=60)]
    ra: Degrees
    dec: Annotated[scalars.DecimalNumber, Bounds(ge=-90, le=90)]


PartName: TypeAlias = Literal["assembly", "cards", "boards", "tokens", "pads", "aids"]
PARTS: tuple[PartName, ...] = get_args(PartName)  # in the order of printing
PAGES: frozenset[PartName] = frozenset({"assembly", "pads", "aids"})  # parts read on both sides


class Kit(scalars.StrictForm, frozen=True, kw_only=True):
    """The kit of a game. `players` are the numbers of players that the game is for; a set is a file beside
    the kit's own. `apart` puts the pieces of a part further apart, in mm: for cards whose edges differ in
    colour, and for round tokens."""

    game: scalars.ShortName
    players: Annotated[tuple[Players, ...], Bounds(min_length=1, max_length=20)]
    parts: dict[PartName, Annotated[tuple[scalars.ShortName, ...], Bounds(min_length=1, max_length=40)]]
    apart: dict[PartName, Annotated[scalars.DecimalNumber, Bounds(ge=1, le=10)]] = field(default_factory=dict)
