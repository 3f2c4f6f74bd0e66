"""The elements of a layout, kind by kind: where each stands, how its lines are drawn, what it shows."""

import re
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, Union, get_args

from msgspec import field

from pnp.errors import give_code, join_by_and, suggest
from pnp.models import scalars
from pnp.models.markers import After, Before, Bounds, ChosenBy, FileKey, Spelled, Tag

_ID_PATTERN = re.compile(r"[^\W\d_]\w*(-\w+)*")  # as expressions read a name
_ID_FORM = r"[^\s\d!-/:-@\[-`{-~][^\s!-,./:-@\[-\^`{-~]*"  # to editors, \w is the letters of English alone

# Names that an expression would read as something else.
RESERVED = frozenset((
    "and", "or", "not", "in", "if", "else", "is", "for", "lambda", "await", "yield", "say",
    "true", "false", "none", "True", "False", "None", "pi",
))  # fmt: skip


def _check_id(value: str) -> str:
    if _ID_PATTERN.fullmatch(value):
        return value
    wrong = give_code("form-id", f"is '{value[:40]}', which is no id")
    raise ValueError(wrong, "write letters, digits, '-' and '_', a letter first")


def _check_new_name(value: str) -> str:
    if value in RESERVED:
        raise ValueError(give_code("form-id", f"is '{value}', a word of expressions"), "choose another name")
    return value


# A value that is worked out later, for each card: a number, a percentage, a name, or an expression in braces.
Value: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=2000)]
Name: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=80)]
Id: TypeAlias = Annotated[Name, After(_check_id), Spelled(_ID_FORM)]
NewName: TypeAlias = Annotated[Id, After(_check_new_name)]  # a name to which a layout gives a value
MayBeValue: TypeAlias = scalars.MayBe[Value]
MayBeName: TypeAlias = scalars.MayBe[Name]
Pair: TypeAlias = tuple[Value, Value]


class Place(scalars.StrictForm, frozen=True, kw_only=True, eq=False):
    """A box by its edges, its size, its middle, or its neighbours."""

    left: MayBeValue = None
    right: MayBeValue = None
    top: MayBeValue = None
    bottom: MayBeValue = None
    width: MayBeValue = None
    height: MayBeValue = None
    x: MayBeValue = None
    y: MayBeValue = None
    radius: MayBeValue = None
    below: MayBeName = None
    above: MayBeName = None
    right_of: Annotated[scalars.MayBe[Name], FileKey("right-of")] = None
    left_of: Annotated[scalars.MayBe[Name], FileKey("left-of")] = None
    centred_in: Annotated[scalars.MayBe[Name], FileKey("centred-in")] = None
    gap: MayBeValue = None


Corners: TypeAlias = tuple[Value, Value, Value, Value]  # left, top, width, height
Box: TypeAlias = Annotated[
    Annotated[Place, Tag(scalars.MAPPING)] | Annotated[Corners, Tag(scalars.LIST)],
    ChosenBy(scalars.find_shape),
]
MayBeBox: TypeAlias = scalars.MayBe[Box]


class Pen(scalars.StrictForm, frozen=True, kw_only=True, eq=False):
    """A pen: how a line is drawn. `line` names the role that it starts from."""

    line: MayBeName = None
    paint: MayBeValue = None
    width: MayBeValue = None
    dash: Annotated[scalars.MayBe[tuple[Value, ...]], Bounds(max_length=8)] = None
    cap: scalars.MayBe[Literal["butt", "round", "square"]] = None
    join: scalars.MayBe[Literal["miter", "round", "bevel"]] = None


AnyPen: TypeAlias = Annotated[
    Annotated[Pen, Tag(scalars.MAPPING)] | Annotated[Value, Tag(scalars.TEXT)],
    ChosenBy(scalars.find_shape),
]
MayBePen: TypeAlias = scalars.MayBe[AnyPen]


MOST_ELEMENTS = 2_000  # in one list
MOST_POINTS = 10_000
MOST_ARGUMENTS = 40
COUNTERS = ("index", "count")  # the names that every entry of a repeat has besides its own

Points: TypeAlias = Annotated[tuple[Pair, ...], Bounds(min_length=2, max_length=MOST_POINTS)]
Names: TypeAlias = scalars.TextOrList[Name, tuple[Name, ...]]


class Element(scalars.StrictForm, frozen=True, kw_only=True, eq=False):
    """The keys that every element may have."""

    id: scalars.MayBe[Id] = None
    when: MayBeValue = None
    over: scalars.MayBe[Names] = None
    turn: MayBeValue = None
    opacity: MayBeValue = None
    after: MayBeName = None  # the element that it follows, in a layout that extends another


class FilledElement(Element, frozen=True, kw_only=True, eq=False):
    """A shape with a fill and a stroke."""

    fill: MayBeValue = None
    stroke: MayBePen = None


class Rectangle(FilledElement, frozen=True, kw_only=True, eq=False):
    rectangle: Box
    corner: MayBeValue = None


class Circle(FilledElement, frozen=True, kw_only=True, eq=False):
    circle: Box


class Ellipse(FilledElement, frozen=True, kw_only=True, eq=False):
    ellipse: Box


class Line(Element, frozen=True, kw_only=True, eq=False):
    line: tuple[Pair, Pair]
    box: MayBeBox = None
    stroke: MayBePen = None


class Polyline(Element, frozen=True, kw_only=True, eq=False):
    polyline: Points
    box: MayBeBox = None
    stroke: MayBePen = None


class Polygon(FilledElement, frozen=True, kw_only=True, eq=False):
    polygon: Points
    box: MayBeBox = None
    rule: Literal["nonzero", "evenodd"] = "nonzero"


class Path(FilledElement, frozen=True, kw_only=True, eq=False):
    path: Annotated[str, Bounds(min_length=1, max_length=100_000)]
    box: MayBeBox = None
    rule: Literal["nonzero", "evenodd"] = "nonzero"


class Text(Element, frozen=True, kw_only=True, eq=False):
    """A text; `level` makes it as high on every card as the deck's highest."""

    text: scalars.Words
    style: Name
    box: MayBeBox = None
    align: Literal["left", "centre", "right"] = "centre"
    valign: Literal["top", "middle", "bottom"] = "middle"
    fit: Literal["shrink", "none"] = "none"
    least: MayBeValue = None
    lines: MayBeValue = None
    size: MayBeValue = None
    paint: MayBeValue = None
    capitals: scalars.MayBe[scalars.Truth] = None
    even: scalars.MayBe[scalars.Truth] = None
    level: scalars.MayBe[Literal["top", "middle", "bottom"]] = None


class Icon(Element, frozen=True, kw_only=True, eq=False):
    icon: Value
    box: MayBeBox = None


class Image(Element, frozen=True, kw_only=True, eq=False):
    image: Value
    box: MayBeBox = None
    fit: Literal["cover", "contain"] = "cover"
    focus: scalars.MayBe[scalars.TextOrList[Value, Pair]] = None


Arguments: TypeAlias = Annotated[dict[Name, Any], FileKey("with"), Bounds(max_length=MOST_ARGUMENTS)]


class Figure(Element, frozen=True, kw_only=True, eq=False):
    """A named figure; each figure declares the arguments that it takes."""

    figure: Value
    box: MayBeBox = None
    with_: Arguments = field(default_factory=dict)


class Group(Element, frozen=True, kw_only=True, eq=False):
    """Elements in a box of their own."""

    group: "Elements"
    box: MayBeBox = None
    clip: scalars.Truth = False
    ground: MayBeValue = None


class Row(scalars.StrictForm, frozen=True, kw_only=True, eq=False):
    """Cells side by side, or one below the other: as wide as there is room, or each of the size `cell`."""

    gap: Value = "0"
    cell: scalars.MayBe[Pair] = None


class Grid(Row, frozen=True, kw_only=True, eq=False):
    """Cells row by row."""

    columns: Value


class Ring(scalars.StrictForm, frozen=True, kw_only=True, eq=False):
    """Cells around the middle of the box, from one angle to another; `turned` cells point outwards."""

    cell: Pair
    radius: MayBeValue = None
    from_: Annotated[Value, FileKey("from")] = "0"
    to: Value = "360"
    turned: scalars.Truth = False


Several: TypeAlias = scalars.TextOrList[Value, tuple[Value, ...]]


def _check_entry_name(name: str) -> str:
    if name in COUNTERS:
        wrong = give_code("form-element", f"is '{name}', which every entry has already")
        raise ValueError(wrong, "choose another name")
    return name


class Repeat(Element, frozen=True, kw_only=True, eq=False):
    """Elements that are drawn for each entry of a list, or a number of times."""

    repeat: Several
    each: "Elements"
    box: MayBeBox = None
    as_: Annotated[NewName, After(_check_entry_name), FileKey("as")] = "item"
    row: scalars.MayBe[Row] = None
    column: scalars.MayBe[Row] = None
    grid: scalars.MayBe[Grid] = None
    ring: scalars.MayBe[Ring] = None


Shape: TypeAlias = Rectangle | Circle | Ellipse | Line | Polyline | Polygon | Path
AnyElement: TypeAlias = Shape | Text | Icon | Image | Figure | Group | Repeat
KINDS: tuple[type[AnyElement], ...] = get_args(AnyElement)
KIND_NAMES = tuple(kind.__name__.lower() for kind in KINDS)


def find_kinds(value: Any) -> list[str]:
    """Return the kinds that the keys of an element name; a ring or a row is no kind of its own."""
    return [name for name in KIND_NAMES if isinstance(value, dict) and name in value]


def _check_one_kind(value: Any) -> Any:
    kinds_found = find_kinds(value)
    if value is None or isinstance(value, KINDS) or len(kinds_found) == 1:
        return value
    if not isinstance(value, dict):
        right = "write a mapping such as { rectangle: [0, 0, 20, 10], fill: line }"
        raise ValueError(give_code("form-element", "is no element"), right)
    if kinds_found:
        wrong = give_code("form-element", f"is {join_by_and(kinds_found)} at once")
        raise ValueError(wrong, "write an element of its own for each")
    guesses = (suggest(str(key), KIND_NAMES) for key in value)
    kinds = f"it has one of the keys {', '.join(KIND_NAMES)}"
    wrong = give_code("form-element", "names no kind of element")
    raise ValueError(wrong, next(filter(None, guesses), kinds))


def _find_tag(value: Any) -> str | None:
    if isinstance(value, dict):
        return f"={find_kinds(value)[0]}"
    return f"={KIND_NAMES[KINDS.index(type(value))]}" if isinstance(value, KINDS) else None


KINDS_BY_NAME = dict(zip(KIND_NAMES, KINDS, strict=True))
_TAGGED = [Annotated[kind, Tag(f"={name}")] for name, kind in zip(KIND_NAMES, KINDS, strict=True)]
if TYPE_CHECKING:
    AnyTagged: TypeAlias = AnyElement
else:
    AnyTagged = Union[tuple(_TAGGED)]  # noqa: UP007 (of a tuple)
TaggedElement: TypeAlias = Annotated[AnyTagged, ChosenBy(_find_tag), Before(_check_one_kind)]
Elements: TypeAlias = Annotated[tuple[TaggedElement, ...], Bounds(max_length=MOST_ELEMENTS)]
