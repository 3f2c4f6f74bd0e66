"""A layout: size and shape of a component, its theme, what its faces show, the fields that its cards have."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from msgspec import NODEFAULT, defstruct, field
from msgspec.structs import fields

from pnp.errors import word_mistake
from pnp.models import scalars
from pnp.models.cards import MOST_CARDS, Card, CardSet, find_size
from pnp.models.layouts.elements import Elements, MayBeValue, NewName, Pair, Several, Value
from pnp.models.layouts.theme import Grounds, Lines, Paints, TextRoles
from pnp.models.markers import After, Bounds, ChosenBy, FileKey, MayBeLeftOut, ReadAs, Tag
from pnp.models.readers import make_reader

MOST_NAMES = 500
MOST_CHOICES = 500

FieldKind: TypeAlias = Literal[
    "text", "words", "number", "whole", "truth", "texts", "icon", "icons", "colour", "picture"
]
Choices: TypeAlias = Annotated[tuple[Value, ...], Bounds(min_length=1, max_length=MOST_CHOICES)]
Cut: TypeAlias = Literal["rectangle", "circle", "hexagon"]


def _write_size(name: str) -> tuple[str, str]:
    size = find_size(name)
    return f"{size.width:g}", f"{size.height:g}"


class FieldRule(scalars.StrictForm, frozen=True, kw_only=True, eq=False):
    """A field of a card: its type, its choices, and its default for cards that do not give it."""

    type: FieldKind
    one_of: Annotated[scalars.MayBe[Choices], FileKey("one-of")] = None
    default: Any = None
    required: scalars.Truth = False


class FaceRule(scalars.StrictForm, frozen=True, kw_only=True, eq=False):
    """The elements of a face, and the ground whose colours its paints are mixed from."""

    draw: Elements
    ground: MayBeValue = None


class BackRule(FaceRule, frozen=True, kw_only=True, eq=False):
    """A back that may be like the front: it then shows the front's elements, changed as by a layout that
    extends another. Loading puts these elements in and removes `like`, unless there is no front."""

    like: scalars.MayBe[Literal["front"]] = None


LayoutSize: TypeAlias = scalars.TextOrList[Annotated[str, After(_write_size)], Pair]
AnyField: TypeAlias = scalars.TextOrMapping[FieldKind, FieldRule]
Rule = TypeVar("Rule", bound=FaceRule)
SideOf: TypeAlias = Annotated[
    Annotated[Rule, Tag(scalars.MAPPING)]
    | Annotated[Elements, Tag(scalars.LIST)]
    | Annotated[Literal["none"], Tag(scalars.TEXT)],
    ChosenBy(scalars.find_shape),
]
AnyFace: TypeAlias = SideOf[FaceRule]


class Faces(scalars.StrictForm, frozen=True, kw_only=True, eq=False):
    front: AnyFace
    back: SideOf[BackRule] = "none"


class Layout(scalars.StrictForm, frozen=True, kw_only=True, eq=False):
    """A layout after all layouts that it extends were merged into it. Without faces it is a theme."""

    extends: scalars.MayBe[Several] = None
    about: Annotated[scalars.MayBe[str], Bounds(max_length=2000)] = None
    size: Annotated[Pair, ReadAs(LayoutSize)] = ("63", "88")
    shape: Cut = "rectangle"
    corner: Value = "0"
    bleed: Value = "3"
    safe: Value = "3"
    fields: Annotated[dict[NewName, AnyField], Bounds(max_length=MOST_NAMES)] = field(default_factory=dict)
    let: Annotated[dict[NewName, Value], Bounds(max_length=MOST_NAMES)] = field(default_factory=dict)
    grounds: Grounds = field(default_factory=dict)
    paints: Paints = field(default_factory=dict)
    lines: Lines = field(default_factory=dict)
    texts: TextRoles = field(default_factory=dict)
    messages: scalars.MayBe[scalars.ByLanguage] = None
    faces: scalars.MayBe[Faces] = None


ShortText = Annotated[str, Bounds(min_length=1, max_length=400)]
FIELD_TYPES: Mapping[str, Any] = {
    "text": scalars.FieldText,
    "words": scalars.Words,
    "number": scalars.DecimalNumber,
    "whole": scalars.WholeNumber,
    "truth": scalars.Truth,
    "texts": Annotated[tuple[scalars.FieldText, ...], Bounds(max_length=200)],
    "icon": ShortText,
    "icons": Annotated[tuple[ShortText, ...], Bounds(max_length=200)],
    "colour": ShortText,
    "picture": ShortText,
}
OWN_PREFIX = "own_"
LIST_KINDS = frozenset({"texts", "icons"})


def make_set_type(layout: Layout) -> type[CardSet]:
    """Make the type of a card set whose cards have the fields of the layout."""
    if not layout.fields:
        return CardSet
    own = [_make_field(name, rule) for name, rule in layout.fields.items()]
    card: Any = defstruct("Card", own, bases=(Card,), frozen=True, kw_only=True)
    cards = Annotated[tuple[card, ...], Bounds(min_length=1, max_length=MOST_CARDS)]
    made: type[Any] = defstruct("CardSet", [("cards", cards)], bases=(CardSet,), frozen=True)
    return made


def find_list_fields(layout: Layout) -> frozenset[str]:
    """Return the fields that hold several entries, which a table writes in one cell."""
    return frozenset(name for name, rule in layout.fields.items() if find_field_kind(rule) in LIST_KINDS)


def name_attribute(name: str) -> str:
    """Return the name of a layout's own field as an attribute of its cards' type. Any name of a field will
    do, with a hyphen too."""
    return f"{OWN_PREFIX}{name.encode().hex()}"


def name_field(key: str) -> str:
    """Return the field that an attribute of a card stands for."""
    return bytes.fromhex(key.removeprefix(OWN_PREFIX)).decode() if key.startswith(OWN_PREFIX) else key


def find_defaults(card: type[Card]) -> dict[str, Any]:
    """Return the defaults of the layout's own fields that have one."""
    defaults: dict[str, Any] = {}
    for each in fields(card):
        default = each.default if each.default_factory is NODEFAULT else each.default_factory()
        if each.name.startswith(OWN_PREFIX) and default not in (None, NODEFAULT):
            defaults[name_field(each.name)] = default
    return defaults


def locate_default(name: str) -> tuple[str, str, str]:
    """Return the location at which a layout writes the default of a field."""
    return ("fields", name, "default")


def find_field_kind(rule: FieldRule | str) -> str:
    return rule.type if isinstance(rule, FieldRule) else rule


def _make_field(name: str, written: FieldRule | str) -> tuple[str, Any, Any]:
    rule = written if isinstance(written, FieldRule) else FieldRule(type=written)  # type: ignore[arg-type]
    kind = _bound_type(rule)
    if rule.required:
        return name_attribute(name), Annotated[kind, FileKey(name)], field()
    default = None if rule.default is None else make_reader(kind)(rule.default)
    kind = Annotated[kind | None, MayBeLeftOut(), FileKey(name)]
    if isinstance(default, dict):  # a class may not share one dict among all its cards
        return name_attribute(name), kind, field(default_factory=default.copy)
    return name_attribute(name), kind, field(default=default)


def _bound_type(rule: FieldRule) -> Any:
    """Return the type of a field, limited to its choices if it has any."""
    kind = FIELD_TYPES[rule.type]
    if rule.one_of is None:
        return kind
    if rule.type in ("text", "icon", "colour", "picture"):
        return Literal[rule.one_of]
    choices = rule.one_of
    known = frozenset(map(make_reader(kind), choices))

    def check(value: Any) -> Any:
        if value in known:
            return value
        arguments = {"value": str(value).removesuffix(".0"), "names": ", ".join(choices)}
        raise ValueError(*word_mistake("form-unknown-name", "is-value", "write-one-of-names", **arguments))

    return Annotated[kind, After(check)]


def suits_field(kind: str, choices: tuple[str, ...] | None, default: object) -> bool:
    """Tell whether a field of that type, with these choices, may have that default."""
    rule: Any = FieldRule(type=kind, one_of=choices)  # type: ignore[arg-type]
    try:
        make_reader(_bound_type(rule))(default)
    except ValueError:
        return False
    return True
