"""The elements of a layout, kind by kind: each is named by the key that holds its main value."""

from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import AfterValidator, BeforeValidator, Discriminator, Field, Tag, TypeAdapter

from pnp.errors import coded, each_and, near
from pnp.models.kindwise import Kindwise
from pnp.models.places import (
    STRICT,
    Box,
    Id,
    MayBeBox,
    MayBeName,
    MayBePen,
    MayBeValue,
    Name,
    NewName,
    Pair,
    Value,
)
from pnp.models.scalars import LIST, TEXT, MayBeLeftOut, Truth, refused, shape
from pnp.models.words import Words

MOST_ELEMENTS = 2_000  # in one list
MOST_POINTS = 10_000
MOST_ARGUMENTS = 40
COUNTERS = ("index", "count")  # the names that every entry of a repeat knows besides its own

Points: TypeAlias = Annotated[tuple[Pair, ...], Field(min_length=2, max_length=MOST_POINTS)]
Names: TypeAlias = Annotated[
    Annotated[Name, Tag(TEXT)] | Annotated[tuple[Name, ...], Tag(LIST)], Discriminator(shape)
]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Element:
    """What every element may say."""

    __pydantic_config__ = STRICT

    id: Annotated[Id | None, MayBeLeftOut()] = None
    when: MayBeValue = None
    over: Annotated[Names | None, MayBeLeftOut()] = None
    turn: MayBeValue = None
    opacity: MayBeValue = None
    after: MayBeName = None  # where it stands in a layout that extends another


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Drawn(Element):
    """A shape with a fill and a stroke."""

    fill: MayBeValue = None
    stroke: MayBePen = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Rectangle(Drawn):
    rectangle: Box
    corner: MayBeValue = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Circle(Drawn):
    circle: Box


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Ellipse(Drawn):
    ellipse: Box


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Line(Element):
    line: tuple[Pair, Pair]
    box: MayBeBox = None
    stroke: MayBePen = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Polyline(Element):
    polyline: Points
    box: MayBeBox = None
    stroke: MayBePen = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Polygon(Drawn):
    polygon: Points
    box: MayBeBox = None
    rule: Literal["nonzero", "evenodd"] = "nonzero"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Path(Drawn):
    path: Annotated[str, Field(min_length=1, max_length=100_000)]
    box: MayBeBox = None
    rule: Literal["nonzero", "evenodd"] = "nonzero"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Text(Element):
    """Words; `level` makes them as high on every card as the highest of the deck."""

    text: Words
    style: Name
    box: MayBeBox = None
    align: Literal["left", "centre", "right"] = "centre"
    valign: Literal["top", "middle", "bottom"] = "middle"
    fit: Literal["shrink", "none"] = "none"
    least: MayBeValue = None
    lines: MayBeValue = None
    size: MayBeValue = None
    paint: MayBeValue = None
    capitals: Annotated[Truth | None, MayBeLeftOut()] = None
    even: Annotated[Truth | None, MayBeLeftOut()] = None
    level: Annotated[Literal["top", "middle", "bottom"] | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Icon(Element):
    icon: Value
    box: MayBeBox = None


Focus: TypeAlias = Annotated[Annotated[Value, Tag(TEXT)] | Annotated[Pair, Tag(LIST)], Discriminator(shape)]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Image(Element):
    image: Value
    box: MayBeBox = None
    fit: Literal["cover", "contain"] = "cover"
    focus: Annotated[Focus | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Figure(Element):
    """A named figure; each says itself which arguments it takes."""

    figure: Value
    box: MayBeBox = None
    with_: Annotated[dict[Name, Any], Field(alias="with", max_length=MOST_ARGUMENTS)] = field(
        default_factory=dict
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Group(Element):
    """Elements in a box of their own."""

    group: "Elements"
    box: MayBeBox = None
    clip: Truth = False
    ground: MayBeValue = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Row:
    """Cells side by side, or one below the other: as wide as there is room, or each of the size `cell`."""

    __pydantic_config__ = STRICT

    gap: Value = "0"
    cell: Annotated[Pair | None, MayBeLeftOut()] = None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Grid(Row):
    """Cells row by row."""

    columns: Value


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Ring:
    """Cells about the middle of the box, from one angle to another; `turned` ones point outwards."""

    __pydantic_config__ = STRICT

    cell: Pair
    radius: MayBeValue = None
    from_: Annotated[Value, Field(alias="from")] = "0"
    to: Value = "360"
    turned: Truth = False


Several: TypeAlias = Annotated[
    Annotated[Value, Tag(TEXT)] | Annotated[tuple[Value, ...], Tag(LIST)], Discriminator(shape)
]


def _uncounted(name: str) -> str:
    if name in COUNTERS:
        wrong = coded("form-element", f"is '{name}', which every entry has already")
        raise refused(wrong, "choose another name")
    return name


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Repeat(Element):
    """Elements drawn again for each entry of a list, or so many times."""

    repeat: Several
    each: "Elements"
    box: MayBeBox = None
    as_: Annotated[NewName, AfterValidator(_uncounted), Field(alias="as")] = "item"
    row: Annotated[Row | None, MayBeLeftOut()] = None
    column: Annotated[Row | None, MayBeLeftOut()] = None
    grid: Annotated[Grid | None, MayBeLeftOut()] = None
    ring: Annotated[Ring | None, MayBeLeftOut()] = None


AnyElement: TypeAlias = (
    Rectangle
    | Circle
    | Ellipse
    | Line
    | Polyline
    | Polygon
    | Path
    | Text
    | Icon
    | Image
    | Figure
    | Group
    | Repeat
)
KINDS: tuple[type[AnyElement], ...] = get_args(AnyElement)
KIND_NAMES = tuple(kind.__name__.lower() for kind in KINDS)


def kinds_in(value: Any) -> list[str]:
    """The kinds that the keys of an element name; a ring or a row is no kind of its own."""
    return [name for name in KIND_NAMES if isinstance(value, dict) and name in value]


def _one_kind(value: Any) -> Any:
    found = kinds_in(value)
    if value is None or isinstance(value, KINDS) or len(found) == 1:
        return value
    if not isinstance(value, dict):
        right = "write a mapping such as { rectangle: [0, 0, 20, 10], fill: line }"
        raise refused(coded("form-element", "is no element"), right)
    if found:
        wrong = coded("form-element", f"is {each_and(found)} at once")
        raise refused(wrong, "write an element of its own for each")
    guesses = (near(str(key), KIND_NAMES) for key in value)
    kinds = f"it has one of the keys {', '.join(KIND_NAMES)}"
    raise refused(coded("form-element", "names no kind of element"), next(filter(None, guesses), kinds))


def _tag(value: Any) -> str | None:
    if isinstance(value, dict):
        return f"={kinds_in(value)[0]}"
    return f"={KIND_NAMES[KINDS.index(type(value))]}" if isinstance(value, KINDS) else None


AnyTagged: TypeAlias = (
    Annotated[Rectangle, Tag("=rectangle")]
    | Annotated[Circle, Tag("=circle")]
    | Annotated[Ellipse, Tag("=ellipse")]
    | Annotated[Line, Tag("=line")]
    | Annotated[Polyline, Tag("=polyline")]
    | Annotated[Polygon, Tag("=polygon")]
    | Annotated[Path, Tag("=path")]
    | Annotated[Text, Tag("=text")]
    | Annotated[Icon, Tag("=icon")]
    | Annotated[Image, Tag("=image")]
    | Annotated[Figure, Tag("=figure")]
    | Annotated[Group, Tag("=group")]
    | Annotated[Repeat, Tag("=repeat")]
)
TAGGED: dict[str, Any] = dict(zip(KIND_NAMES, get_args(AnyTagged), strict=True))
NONE: Any = Annotated[None, Tag("=none")]  # a union has two ways at least


@cache
def _reader(kind: str) -> TypeAdapter[Any]:
    """What reads one kind of element. Most layouts have few, and each takes its time to make."""
    union: Any = Annotated[TAGGED[kind] | NONE, Discriminator(lambda _: f"={kind}")]
    return TypeAdapter(union)


def _read(value: Any) -> Any:
    (kind,) = kinds_in(_one_kind(value))
    return _reader(kind).validate_python(value)


TaggedElement: TypeAlias = Annotated[
    AnyTagged, Discriminator(_tag), BeforeValidator(_one_kind), Kindwise(_read)
]
Elements: TypeAlias = Annotated[tuple[TaggedElement, ...], Field(max_length=MOST_ELEMENTS)]
