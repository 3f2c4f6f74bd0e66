"""Where an element of a layout stands and how a line is drawn, as files write both."""

import re
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, ConfigDict, Discriminator, Field, Tag

from pnp.errors import coded
from pnp.models.scalars import LIST, MAPPING, TEXT, Form, MayBeLeftOut, refused, shape

STRICT = ConfigDict(extra="forbid")


_ID = re.compile(r"[^\W\d_]\w*(-\w+)*")  # as expressions read a name
_ID_FORM = r"[^\s\d!-/:-@\[-`{-~][^\s!-,./:-@\[-\^`{-~]*"  # to editors, \w is the letters of English alone

# What an expression would read as something else.
RESERVED = frozenset((
    "and", "or", "not", "in", "if", "else", "is", "for", "lambda", "await", "yield", "say",
    "true", "false", "none", "True", "False", "None", "pi",
))  # fmt: skip


def _id(value: str) -> str:
    if _ID.fullmatch(value):
        return value
    raise refused(
        coded("form-id", f"is '{value[:40]}', which is no id"),
        "write letters, digits, '-' and '_', a letter first",
    )


def _free(value: str) -> str:
    if value in RESERVED:
        raise refused(coded("form-id", f"is '{value}', a word of expressions"), "choose another name")
    return value


# What is worked out later, for each card: a number, a percentage, a name, or an expression in braces.
Value: TypeAlias = Annotated[str, Field(min_length=1, max_length=2000)]
Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=80)]
Id: TypeAlias = Annotated[str, Field(min_length=1, max_length=80), AfterValidator(_id), Form(_ID_FORM)]
NewName: TypeAlias = Annotated[Id, AfterValidator(_free)]  # that a layout gives a value
MayBeValue: TypeAlias = Annotated[Value | None, MayBeLeftOut()]
MayBeName: TypeAlias = Annotated[Name | None, MayBeLeftOut()]
Pair: TypeAlias = tuple[Value, Value]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Place:
    """A box by its edges, its size, its middle, or its neighbours."""

    __pydantic_config__ = STRICT

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
    right_of: Annotated[Name | None, MayBeLeftOut(), Field(alias="right-of")] = None
    left_of: Annotated[Name | None, MayBeLeftOut(), Field(alias="left-of")] = None
    centred_in: Annotated[Name | None, MayBeLeftOut(), Field(alias="centred-in")] = None
    gap: MayBeValue = None


Corners: TypeAlias = tuple[Value, Value, Value, Value]  # left, top, width, height
Box: TypeAlias = Annotated[
    Annotated[Place, Tag(MAPPING)] | Annotated[Corners, Tag(LIST)], Discriminator(shape)
]
MayBeBox: TypeAlias = Annotated[Box | None, MayBeLeftOut()]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Pen:
    """How a line is drawn; `line` names the role that it begins with."""

    __pydantic_config__ = STRICT

    line: MayBeName = None
    paint: MayBeValue = None
    width: MayBeValue = None
    dash: Annotated[tuple[Value, ...] | None, MayBeLeftOut(), Field(max_length=8)] = None
    cap: Annotated[Literal["butt", "round", "square"] | None, MayBeLeftOut()] = None
    join: Annotated[Literal["miter", "round", "bevel"] | None, MayBeLeftOut()] = None


AnyPen: TypeAlias = Annotated[
    Annotated[Pen, Tag(MAPPING)] | Annotated[Value, Tag(TEXT)], Discriminator(shape)
]
MayBePen: TypeAlias = Annotated[AnyPen | None, MayBeLeftOut()]
