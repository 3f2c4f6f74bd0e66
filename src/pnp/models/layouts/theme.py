"""The types of a theme: grounds, paints, lines and type by role, the same in every ink or one for each."""

from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import field

from pnp.errors import give_code, suggest
from pnp.models.markers import After, Before, Bounds, ChosenBy, FileKey, Tag
from pnp.models.printing import INKS, Ink
from pnp.models.scalars import TEXT, DecimalNumber, MayBe, Percentage, StrictForm, Truth

MOST_ROLES = 500


T = TypeVar("T")


def _refuse_paint(wrong: str, right: str) -> ValueError:
    return ValueError(give_code("form-colour", wrong), right)


def _check_role(name: str) -> str:
    plain = name[:1].isascii() and name[:1].isalpha()
    if plain and name not in _TAKEN and all(letter.isalnum() or letter in "-_" for letter in name):
        return name
    raise _refuse_paint("is no name of a role", "write letters, digits, '-' and '_', a letter first")


_TAKEN = ("none", "mix")  # words with a meaning of their own in the text of a paint

Role: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=40), After(_check_role)]
PaintText: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=400)]
FaceName: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=80)]
Share: TypeAlias = Annotated[Percentage, Bounds(ge=0, le=100)]
AnyShare: TypeAlias = Annotated[Percentage, Bounds(ge=-1000, le=1000)]
# from the left and from the top of the painted shape's box
RelativePoint: TypeAlias = tuple[AnyShare, AnyShare]
Ramp: TypeAlias = Annotated[tuple[PaintText, ...], Bounds(min_length=2, max_length=20)]
Stations: TypeAlias = Annotated[MayBe[tuple[Share, ...]], Bounds(max_length=20)]


class Radial(StrictForm, frozen=True, kw_only=True):
    """Colours from a centre outwards; the radius is a share of the diagonal of the box."""

    radial: Ramp
    at: Stations = None
    centre: RelativePoint = (50.0, 50.0)
    radius: Annotated[Percentage, Bounds(ge=0.1, le=1000)] = 50.0


class Linear(StrictForm, frozen=True, kw_only=True):
    """Colours from one place to another; by default from the top down."""

    linear: Ramp
    at: Stations = None
    from_: Annotated[RelativePoint, FileKey("from")] = (0.0, 0.0)
    to: RelativePoint = (0.0, 100.0)


class Hatch(StrictForm, frozen=True, kw_only=True):
    """Thin lines or dots, on a flat colour or on nothing."""

    hatch: Literal["vertical", "horizontal", "rising", "falling", "cross", "dots"]
    paint: PaintText = "line"
    scale: Annotated[DecimalNumber, Bounds(ge=0.25, le=20)] = 1.0
    on: PaintText = "none"


class LineRole(StrictForm, frozen=True, kw_only=True):
    """The role of a line: how it is drawn."""

    paint: PaintText
    width: Annotated[DecimalNumber, Bounds(ge=0.01, le=50)]
    dash: Annotated[tuple[Annotated[DecimalNumber, Bounds(ge=0, le=400)], ...], Bounds(max_length=8)] = ()
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"


class TextRole(StrictForm, frozen=True, kw_only=True):
    """The role of a text: how its words are set. `lead` is the distance of lines in mm, `least` the size to
    which words may shrink. A `label` only names a thing, or serves to enter a position: it may be smaller
    than other words."""

    face: FaceName
    size: Annotated[DecimalNumber, Bounds(ge=1, le=400)]  # pt
    bold: MayBe[FaceName] = None
    italic: MayBe[FaceName] = None
    tracking: Annotated[DecimalNumber, Bounds(ge=-0.5, le=2)] = 0.0  # em
    kerned: Truth = False
    capitals: Truth = False
    lead: MayBe[Annotated[DecimalNumber, Bounds(ge=0.1, le=200)]] = None
    least: MayBe[Annotated[DecimalNumber, Bounds(ge=1, le=400)]] = None
    paint: PaintText = "text"
    label: Truth = False


class EachInk(StrictForm, Generic[T], frozen=True, kw_only=True):
    """One for each ink."""

    night: T
    paper: T
    black: T


def choose_ink(each: T | EachInk[T], ink: Ink) -> T:
    """Return the value for an ink."""
    if not isinstance(each, EachInk):
        return each
    of: T = getattr(each, ink)
    return of


def _tag_paint(value: object) -> str:
    """Return the tag of a written paint, or the tag of one paint for each ink."""
    if isinstance(value, str):
        return TEXT
    if not isinstance(value, dict):
        return _ONE
    return next((f"={kind}" for kind in _KINDS if kind in value), _INKS)


def _tag_inks(value: object) -> str:
    """Return the tag of one value for each ink, or that of one value for all: a mapping that names no ink is
    meant for all."""
    return _INKS if isinstance(value, dict) and any(ink in value for ink in INKS) else _ONE


_KINDS = ("radial", "linear", "hatch")
_ONE, _INKS = "=one", "=inks"


def _check_kind(value: Any) -> Any:
    known = (*_KINDS, *INKS)
    if not isinstance(value, dict) or any(key in value for key in known):
        return value
    guesses = filter(None, (suggest(str(key), known) for key in value))
    right = f"write a colour or a role, or one of the keys {', '.join(_KINDS)}, or all of {', '.join(INKS)}"
    raise _refuse_paint("is no paint", next(guesses, right))


def _check_stations(paint: Any) -> Any:
    """Check that a gradient has one place for each colour and that the places rise."""
    colours = paint.radial if isinstance(paint, Radial) else paint.linear
    places = paint.at
    if places is not None and len(places) != len(colours):
        wrong = f"has {len(colours)} colours and {len(places)} places"
        raise _refuse_paint(wrong, "give 'at' one place for each colour")
    if places is not None and list(places) != sorted(places):
        right = "write the places in 'at' from the least to the most"
        raise _refuse_paint("has places that do not rise", right)
    return paint


def _check_ends(paint: Linear) -> Linear:
    if paint.from_ == paint.to:
        raise _refuse_paint("begins where it ends", "give 'from' and 'to' two different places")
    return paint


def _check_dashes(line: LineRole) -> LineRole:
    if len(line.dash) % 2 or (line.dash and sum(line.dash) <= 0):
        right = "write lengths on and off, such as [1.5, 1]"
        raise _refuse_paint("has no dashes that can be repeated", right)
    return line


ALine: TypeAlias = Annotated[LineRole, After(_check_dashes)]

Paint: TypeAlias = str | Radial | Linear | Hatch
TaggedPaint: TypeAlias = (
    Annotated[PaintText, Tag(TEXT)]
    | Annotated[Radial, After(_check_stations), Tag("=radial")]
    | Annotated[Linear, After(_check_stations), After(_check_ends), Tag("=linear")]
    | Annotated[Hatch, Tag("=hatch")]
)
APaint: TypeAlias = Annotated[TaggedPaint, ChosenBy(_tag_paint), Before(_check_kind)]
PaintByInk: TypeAlias = Annotated[
    TaggedPaint | Annotated[EachInk[APaint], Tag(_INKS)],
    ChosenBy(_tag_paint),
    Before(_check_kind),
]
ByInk: TypeAlias = Annotated[Annotated[T, Tag(_ONE)] | Annotated[EachInk[T], Tag(_INKS)], ChosenBy(_tag_inks)]

# A ground has colours of its own by name, and may paint any role in its own way.
Ground: TypeAlias = Annotated[dict[Role, PaintByInk], Bounds(max_length=MOST_ROLES)]
Grounds: TypeAlias = Annotated[dict[Role, Ground], Bounds(max_length=MOST_ROLES)]
Paints: TypeAlias = Annotated[dict[Role, PaintByInk], Bounds(max_length=MOST_ROLES)]
Lines: TypeAlias = Annotated[dict[Role, ByInk[ALine]], Bounds(max_length=MOST_ROLES)]
TextRoles: TypeAlias = Annotated[dict[Role, ByInk[TextRole]], Bounds(max_length=MOST_ROLES)]


class Theme(StrictForm, frozen=True, kw_only=True):
    """The roles of a look."""

    grounds: Grounds = field(default_factory=dict)
    paints: Paints = field(default_factory=dict)
    lines: Lines = field(default_factory=dict)
    texts: TextRoles = field(default_factory=dict)
