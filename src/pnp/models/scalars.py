"""Single values as files write them: numbers, truths, names, and words in one language or
several."""

from __future__ import annotations

import dataclasses
import re
from functools import lru_cache
from types import new_class
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar, get_args

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from pnp.errors import code_phrase, cut_short, phrase, word_mistake
from pnp.models.languages import CODE_PATTERN, is_language, suggest_language
from pnp.models.markers import After, Before, BeforeNumber, Bounds, ChosenBy, MayBeLeftOut, Spelled, Tag
from pnp.models.readers import list_fields

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler

# The tags of unions; `pnp.data` removes them from locations.
TEXT, LIST, MAPPING, BRACES, NOTHING = "=text", "=list", "=mapping", "=braces", "=nothing"

_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,14})")
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,15})?")
_ZEROS = re.compile(r"[.,]0{1,2}$")  # three might be thousands
_SEVERAL = re.compile(r"-?[0-9]+(?: +(?:-[0-9]+|[0-9]{1,2}))+")  # three might be thousands
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_CARD_ID = re.compile(r"[A-Za-z0-9._-]{1,40}")


def _refuse_value(code: str, wrong: str, right: str, value: object) -> ValueError:
    return ValueError(*word_mistake(code, wrong, right, value=_describe_value(value)))


class StrictForm(Struct, frozen=True):
    """A form that a mapping of a file is read into, which knows all its keys."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> Any:
        from pydantic_core.core_schema import no_info_after_validator_function

        twin = _make_dataclass(cls)
        schema = handler.generate_schema(twin[get_args(source)] if get_args(source) else twin)

        def make_form(read: Any) -> StrictForm:
            return cls(**{name: getattr(read, name) for name in cls.__struct_fields__})

        return no_info_after_validator_function(make_form, schema)


@lru_cache(maxsize=256)
def _make_dataclass(form: Any) -> Any:
    """Make a dataclass with the fields of a form: pydantic does not know structs."""
    kept = ("__module__", "__doc__", "__annotations__")
    body: dict[str, Any] = {name: getattr(form, name) for name in kept}
    for each in fields(form):
        if each.name in form.__annotations__:
            # Needed fields are given as well: else the dataclass takes the default of its base.
            given = {"default": each.default, "default_factory": each.default_factory}
            body[each.name] = dataclasses.field(**{k: v for k, v in given.items() if v is not NODEFAULT})
    keys = {each.name: key for key, each in list_fields(form).items()}
    body["__pydantic_config__"] = {"extra": "forbid", "alias_generator": keys.__getitem__}
    bases = [base for base in getattr(form, "__orig_bases__", form.__bases__) if base is not StrictForm]
    twins = tuple(_make_dataclass(base) if isinstance(base, type) else base for base in bases)
    twin = new_class(form.__name__, twins, {}, lambda namespace: namespace.update(body))
    return dataclasses.dataclass(frozen=True, kw_only=True)(twin)


First = TypeVar("First")
Second = TypeVar("Second")
MayBe: TypeAlias = Annotated[First | None, MayBeLeftOut()]


def find_shape(value: object) -> str:
    """Return the tag of a union for the shape in which a value is written.

    A mapping of keys without values is `{text}`: somebody put a text in braces.
    """
    if isinstance(value, str):
        return TEXT
    if isinstance(value, dict):
        empty = bool(value) and all(entry is None for entry in value.values())
        return BRACES if empty else MAPPING
    return NOTHING if value is None else LIST


TextOrList: TypeAlias = Annotated[
    Annotated[First, Tag(TEXT)] | Annotated[Second, Tag(LIST)], ChosenBy(find_shape)
]
TextOrMapping: TypeAlias = Annotated[
    Annotated[First, Tag(TEXT)] | Annotated[Second, Tag(MAPPING)], ChosenBy(find_shape)
]


def _read_whole_number(value: object, in_table: bool) -> int:
    """Read a number without a point; a table may have `.0`, which a spreadsheet may have added."""
    text = value if isinstance(value, str) else ""
    if in_table:
        text = _ZEROS.sub("", text)
    if _WHOLE.fullmatch(text):
        return int(text)
    wrong = code_phrase("form-type", "value-which-is-no-whole-number", value=_describe_value(value))
    raise ValueError(wrong, _advise_number(text, phrase("write-a-number-such-as-2")))


def _read_decimal_number(value: object, in_table: bool) -> float:
    """Read a number with a point; in a table it may have a comma instead."""
    text = value if isinstance(value, str) else ""
    point = text.replace(",", ".", 1)
    if _DECIMAL.fullmatch(point if in_table else text):
        return float(point)
    is_number = _DECIMAL.fullmatch(point)
    like = phrase("write-number", number=point) if is_number else phrase("write-a-number-such-as-2-5")
    wrong = code_phrase("form-type", "value-which-is-no-number", value=_describe_value(value))
    raise ValueError(wrong, _advise_number(text, like))


def _read_truth(value: object) -> bool:
    if value in ("true", "false"):
        return value == "true"
    raise _refuse_value("form-type", "value-which-is-neither-true-nor-false", "write-true-or-false", value)


def _strip_percent_sign(value: object) -> object:
    return value.removesuffix("%").rstrip() if isinstance(value, str) else value


def is_short_name(text: str) -> bool:
    return _NAME.fullmatch(text) is not None


def _check_short_name(value: str) -> str:
    if is_short_name(value):
        return value
    right = "write-up-to-40-letters-to-z-digits-and-letter"
    raise _refuse_value("form-id", "value-which-is-no-short-name", right, value)


def _check_card_id(value: str) -> str:
    if _CARD_ID.fullmatch(value):
        return value
    raise _refuse_value("form-id", "value-which-is-no-id", "write-1-to-40-letters-a-to-z-digits-and", value)


def _advise_number(text: str, otherwise: str) -> str:
    """Return advice that names the number, if a person can tell which was meant; else `otherwise`."""
    if _SEVERAL.fullmatch(text):
        return phrase("put-a-comma-between-the-numbers")
    bare = re.sub(r"[ _'\u00a0\u202f]", "", text)
    shorter = re.sub(r"^(-?)0+(?=[0-9])", r"\1", bare.removeprefix("+"))
    is_meant = shorter != text and _WHOLE.fullmatch(shorter)
    return phrase("write-number", number=shorter) if is_meant else otherwise


def _describe_value(value: object) -> str:
    if not isinstance(value, str):
        return phrase("has-no-value") if value is None else phrase("is-a-list-or-a-mapping")
    return phrase("is-value", value=cut_short(value, 40))


WholeNumber: TypeAlias = Annotated[int, BeforeNumber(_read_whole_number), Spelled(_WHOLE.pattern)]
DecimalNumber: TypeAlias = Annotated[float, BeforeNumber(_read_decimal_number), Spelled(_DECIMAL.pattern)]
Percentage: TypeAlias = Annotated[
    DecimalNumber, Before(_strip_percent_sign), Spelled(rf"{_DECIMAL.pattern}\s*%?")
]
Truth: TypeAlias = Annotated[bool, Before(_read_truth)]
ShortName: TypeAlias = Annotated[str, After(_check_short_name), Spelled(_NAME.pattern)]
CardId: TypeAlias = Annotated[str, After(_check_card_id), Spelled(_CARD_ID.pattern)]


LONGEST_TEXT = 2000


def _check_language(code: str) -> str:
    if is_language(code):
        return code
    right = suggest_language(code) or phrase("write-a-code-such-as-en-cs-pl-or-pt-br")
    raise ValueError(code_phrase("form-language", "is-no-language-code"), right)


LanguageCode: TypeAlias = Annotated[str, After(_check_language), Spelled(CODE_PATTERN)]
FieldText: TypeAlias = Annotated[str, Bounds(max_length=LONGEST_TEXT)]
ByLanguage: TypeAlias = Annotated[dict[LanguageCode, FieldText], Bounds(min_length=1)]
Words: TypeAlias = TextOrMapping[FieldText, ByLanguage]


def find_text(words: Words, language: str) -> str | None:
    """Return the words in a language, or None if they are not written in it."""
    return words if isinstance(words, str) else words.get(language)
