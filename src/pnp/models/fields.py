"""The cards of a layout that has fields of its own, as a type that knows them."""

from collections.abc import Mapping
from dataclasses import MISSING, field, fields, make_dataclass
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, TypeAdapter, ValidationError

from pnp.errors import phrase, said
from pnp.models.cards import MOST_CARDS, Card, CardSet
from pnp.models.layout import FieldRule, Layout
from pnp.models.scalars import DecimalNumber, MayBeLeftOut, Truth, WholeNumber, refused
from pnp.models.words import FieldText, Words

ShortText = Annotated[str, Field(min_length=1, max_length=400)]
TYPES: Mapping[str, Any] = {
    "text": FieldText,
    "words": Words,
    "number": DecimalNumber,
    "whole": WholeNumber,
    "truth": Truth,
    "texts": Annotated[tuple[FieldText, ...], Field(max_length=200)],
    "icon": ShortText,
    "icons": Annotated[tuple[ShortText, ...], Field(max_length=200)],
    "colour": ShortText,
    "picture": ShortText,
}
OWN = "own_"
LISTS = frozenset({"texts", "icons"})


def set_type(layout: Layout) -> type[CardSet]:
    """The type of a card set whose cards have the fields of the layout."""
    if not layout.fields:
        return CardSet
    own = [_field(name, rule) for name, rule in layout.fields.items()]
    card: Any = make_dataclass("Card", own, bases=(Card,), frozen=True, slots=True, kw_only=True)
    cards = Annotated[tuple[card, ...], Field(min_length=1, max_length=MOST_CARDS)]
    return make_dataclass("CardSet", [("cards", cards)], bases=(CardSet,), frozen=True, slots=True)


def lists_of(layout: Layout) -> frozenset[str]:
    """The fields that hold several entries, which a table writes in one cell."""
    return frozenset(name for name, rule in layout.fields.items() if kind_of(rule) in LISTS)


def attribute(name: str) -> str:
    """What a layout's own field is called in the type of its cards: any name will do, with a hyphen too."""
    return f"{OWN}{name.encode().hex()}"


def named(key: str) -> str:
    """The field that an attribute of a card stands for."""
    return bytes.fromhex(key.removeprefix(OWN)).decode() if key.startswith(OWN) else key


def defaults_of(card: type[Card]) -> dict[str, Any]:
    """What the cards have in the layout's own fields that they do not give, where that is anything."""
    own = {named(each.name): each for each in fields(card) if each.name.startswith(OWN)}
    found = {
        name: each.default if each.default_factory is MISSING else each.default_factory()
        for name, each in own.items()
    }
    return {
        name: default for name, default in found.items() if default is not None and default is not MISSING
    }


def default_place(name: str) -> tuple[str, str, str]:
    """Where a layout writes the default of a field."""
    return ("fields", name, "default")


def kind_of(rule: FieldRule | str) -> str:
    return rule.type if isinstance(rule, FieldRule) else rule


def _field(name: str, written: FieldRule | str) -> tuple[str, Any, Any]:
    rule = written if isinstance(written, FieldRule) else FieldRule(type=written)  # type: ignore[arg-type]
    kind = _bounded(rule)
    if rule.required:
        return attribute(name), Annotated[kind, Field(alias=name)], field()
    default = None if rule.default is None else _adapter(rule).validate_python(rule.default)
    kind = Annotated[kind | None, MayBeLeftOut(), Field(alias=name)]
    if isinstance(default, dict):  # which no class may hold for all of its cards
        return attribute(name), kind, field(default_factory=default.copy)
    return attribute(name), kind, field(default=default)


def _adapter(rule: FieldRule) -> TypeAdapter[Any]:
    return TypeAdapter(_bounded(rule)) if rule.one_of else _of_type(rule.type)


@cache
def _of_type(kind: str) -> TypeAdapter[Any]:
    """What checks a default of a type that is not bounded further: made once, since it takes long to make."""
    return TypeAdapter(TYPES[kind])


def _bounded(rule: FieldRule) -> Any:
    """The type of a field; where it is one of a few values, no other."""
    kind = TYPES[rule.type]
    if rule.one_of is None:
        return kind
    if rule.type in ("text", "icon", "colour", "picture"):
        return Literal[rule.one_of]
    choices = rule.one_of
    known = frozenset(map(_of_type(rule.type).validate_python, choices))

    def among(value: Any) -> Any:
        if value in known:
            return value
        raise refused(
            said("form-unknown-name", "is-value", value=str(value).removesuffix(".0")),
            phrase("write-one-of-names", names=", ".join(choices)),
        )

    return Annotated[kind, AfterValidator(among)]


def suits(kind: str, choices: tuple[str, ...] | None, default: object) -> bool:
    """Whether a field of that type, with these choices, may have that default."""
    rule: Any = FieldRule(type=kind, one_of=choices)  # type: ignore[arg-type]
    try:
        _adapter(rule).validate_python(default)
    except ValidationError:
        return False
    return True
