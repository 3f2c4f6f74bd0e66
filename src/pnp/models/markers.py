"""Marks of a declared type: what its values have to keep to beyond Python's own types.

`models.readers` reads values by these marks. Pydantic, which takes long to load, is loaded only to explain
a mistake or to write a schema; each mark then gives it the same rule in its own terms.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler


class Marker:
    """What a type says of its values."""


class FileKey(Marker):
    """The key of a field in a file, where it is not the field's name."""

    def __init__(self, name: str) -> None:
        self.name = name


class Bounds(Marker):
    """The least and the most of a number, or of the length of a text, a list or a mapping.

    Pydantic takes it for a group of `annotated_types`, by the two members that it looks for.
    """

    __is_annotated_types_grouped_metadata__: Literal[True] = True

    def __init__(
        self,
        *,
        ge: float | None = None,
        gt: float | None = None,
        le: float | None = None,
        min_length: int = 0,
        max_length: int | None = None,
    ) -> None:
        self.ge, self.gt, self.le = ge, gt, le
        self.min_length, self.max_length = min_length, max_length

    def __iter__(self) -> Iterator[object]:
        import annotated_types

        yield annotated_types.Interval(ge=self.ge, gt=self.gt, le=self.le)
        yield annotated_types.Len(self.min_length, self.max_length)

    def allow(self, value: Any) -> bool:
        if isinstance(value, int | float):
            above = (self.ge is None or value >= self.ge) and (self.gt is None or value > self.gt)
            return above and (self.le is None or value <= self.le)
        return len(value) >= self.min_length and (self.max_length is None or len(value) <= self.max_length)


class Matches(Marker):
    """The pattern of a text."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        return {**handler(source), "pattern": self.pattern}

    def allow(self, value: str) -> bool:
        return re.fullmatch(self.pattern, value) is not None


class Before(Marker):
    """Turns what is written into the value that the type then checks; raises a ValueError if it cannot."""

    def __init__(self, read: Callable[..., Any]) -> None:
        self.read = read

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        from pydantic import BeforeValidator

        return BeforeValidator(self.read).__get_pydantic_core_schema__(source, handler)


class BeforeNumber(Before):
    """Reads a number, and is told whether it stands in a table, which may write it as spreadsheets do."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        from pydantic import BeforeValidator, ValidationInfo

        def read(value: object, info: ValidationInfo) -> Any:
            return self.read(value, bool(info.context and info.context["in_table"]))

        return BeforeValidator(read).__get_pydantic_core_schema__(source, handler)


class After(Marker):
    """Checks a value of the right type and returns it, or what it stands for; raises a ValueError."""

    def __init__(self, check: Callable[[Any], Any]) -> None:
        self.check = check

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        from pydantic import AfterValidator

        return AfterValidator(self.check).__get_pydantic_core_schema__(source, handler)


class ChosenBy(Marker):
    """Finds the tag of the type that is meant, of those in a union."""

    def __init__(self, find_tag: Callable[[Any], str | None]) -> None:
        self.find_tag = find_tag

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        from pydantic import Discriminator

        return Discriminator(self.find_tag).__get_pydantic_core_schema__(source, handler)


class Tag(Marker):
    """The tag of one type of a union."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        from pydantic import Tag as PydanticTag

        return PydanticTag(self.name).__get_pydantic_core_schema__(source, handler)


class MayBeLeftOut(Marker):
    """A mark of a field whose None means that the key is missing: the file itself may not say null."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        schema: Any = handler(source)
        return schema["schema"]


class ReadAs(Marker):
    """A mark of a field that is written as one type and becomes another."""

    def __init__(self, written: Any) -> None:
        self.written = written

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        return handler.generate_schema(self.written)


class Spelled(Marker):
    """Describes in schemas the texts that a value is written as."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern

    def __get_pydantic_json_schema__(self, schema: Any, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {**handler(schema), "pattern": f"^({self.pattern})$"}
