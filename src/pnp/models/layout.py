"""A layout: size and shape of a component, its theme, the fields of its cards, what its faces show."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Discriminator, Field, Tag

from pnp.models.cards import named_size
from pnp.models.elements import Elements
from pnp.models.paints import Grounds, Lines, Paints, TextRoles
from pnp.models.places import STRICT, MayBeValue, NewName, Pair, Value
from pnp.models.scalars import LIST, MAPPING, TEXT, MayBeLeftOut, ReadAs, Truth, shape
from pnp.models.words import ByLanguage

MOST_NAMES = 500
MOST_CHOICES = 500

FieldKind: TypeAlias = Literal[
    "text", "words", "number", "whole", "truth", "texts", "icon", "icons", "colour", "picture"
]
Choices: TypeAlias = Annotated[tuple[Value, ...], Field(min_length=1, max_length=MOST_CHOICES)]
Cut: TypeAlias = Literal["rectangle", "circle", "hexagon"]


def _named_size(name: str) -> tuple[str, str]:
    size = named_size(name)
    return f"{size.width:g}", f"{size.height:g}"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class FieldRule:
    """A field of a card: its type, what it may be, and what it is where a card does not give it."""

    __pydantic_config__ = STRICT

    type: FieldKind
    one_of: Annotated[Choices | None, MayBeLeftOut(), Field(alias="one-of")] = None
    default: Any = None
    required: Truth = False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class FaceRule:
    """What a face shows, and the ground whose colours its paints are mixed from."""

    __pydantic_config__ = STRICT

    draw: Elements
    ground: MayBeValue = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class BackRule(FaceRule):
    """A back that may be like the front: it then shows the front's elements, changed as by a layout that
    extends another. Loading makes it so; `like` is left only where there is no front to be like."""

    like: Annotated[Literal["front"] | None, MayBeLeftOut()] = None


WrittenSize: TypeAlias = Annotated[
    Annotated[str, AfterValidator(_named_size), Tag(TEXT)] | Annotated[Pair, Tag(LIST)], Discriminator(shape)
]
AnyField: TypeAlias = Annotated[
    Annotated[FieldKind, Tag(TEXT)] | Annotated[FieldRule, Tag(MAPPING)], Discriminator(shape)
]
AnyFace: TypeAlias = Annotated[
    Annotated[FaceRule, Tag(MAPPING)]
    | Annotated[Elements, Tag(LIST)]
    | Annotated[Literal["none"], Tag(TEXT)],
    Discriminator(shape),
]
AnyBack: TypeAlias = Annotated[
    Annotated[BackRule, Tag(MAPPING)]
    | Annotated[Elements, Tag(LIST)]
    | Annotated[Literal["none"], Tag(TEXT)],
    Discriminator(shape),
]
Extended: TypeAlias = Annotated[
    Annotated[Value, Tag(TEXT)] | Annotated[tuple[Value, ...], Tag(LIST)], Discriminator(shape)
]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Faces:
    __pydantic_config__ = STRICT

    front: AnyFace
    back: AnyBack = "none"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Layout:
    """A layout as it is after all that it extends was merged into it. Without faces it is a theme."""

    __pydantic_config__ = STRICT

    extends: Annotated[Extended | None, MayBeLeftOut()] = None
    about: Annotated[str | None, MayBeLeftOut(), Field(max_length=2000)] = None
    size: Annotated[Pair, ReadAs(WrittenSize)] = ("63", "88")
    shape: Cut = "rectangle"
    corner: Value = "0"
    bleed: Value = "3"
    safe: Value = "3"
    fields: Annotated[dict[NewName, AnyField], Field(max_length=MOST_NAMES)] = field(default_factory=dict)
    let: Annotated[dict[NewName, Value], Field(max_length=MOST_NAMES)] = field(default_factory=dict)
    grounds: Grounds = field(default_factory=dict)
    paints: Paints = field(default_factory=dict)
    lines: Lines = field(default_factory=dict)
    texts: TextRoles = field(default_factory=dict)
    messages: Annotated[ByLanguage | None, MayBeLeftOut()] = None
    faces: Annotated[Faces | None, MayBeLeftOut()] = None
