"""What a named figure is, and how what it is given is checked before it draws."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from pnp.errors import UnplacedError, enumerated, near, quoted
from pnp.geometry import Box
from pnp.numerals import numeral

if TYPE_CHECKING:
    from pnp.figures.palette import Palette
    from pnp.scene import Shape

Kind: TypeAlias = Literal[
    "number", "whole", "text", "truth", "paint", "line", "texts", "numbers", "boxes"
]  # of these, a paint and a line are given by their names
Shapes: TypeAlias = "tuple[Shape, ...]"

NOTHING = "it knows nothing"
NUMBER = re.compile(r"[+-]?(\d{1,9}(\.\d{1,9})?|\.\d{1,9})")  # as in all files
LEAST_SIDE = 0.5  # mm: nothing smaller can be seen
MOST_ITEMS = 500

NEEDED = {
    "number": "a number",
    "whole": "a whole number",
    "text": "a text",
    "truth": "true or false",
    "paint": "the name of a paint",
    "line": "the name of a line",
    "texts": "a list of texts",
    "numbers": "a list of numbers",
    "boxes": "a list of boxes, [x, y, width, height] each",
}


class FigureError(UnplacedError):
    """What a figure cannot draw; `name` is the parameter's, empty where its box is at fault."""

    code = "form-figure"

    def __init__(self, wrong: str, right: str, name: str = "") -> None:
        super().__init__(wrong, right)
        self.name = name


def unfit(name: str, value: str, right: str) -> FigureError:
    """What is wrong with the value of a parameter."""
    return FigureError(f"'{name}' is {value}", right, name)


def room_for(most: int) -> str:
    return f"there is room for {most}"


def box_of(width: float, height: float) -> str:
    return f"its box is {numeral(width)} by {numeral(height)} mm"


class Parameter(Struct, frozen=True):
    """One thing that a figure may be told; `least` and `most` bound each number, `among` the texts."""

    kind: Kind
    default: object | None = None  # None: it must be given
    about: str = ""
    least: float = -math.inf
    most: float = math.inf
    among: tuple[str, ...] = ()


class Figure(Struct, frozen=True):
    """`draw` raises a FigureError for what it cannot draw; its shapes keep within box and `reach`."""

    parameters: Mapping[str, Parameter]
    draw: Callable[[Box, Palette, Mapping[str, Any]], Shapes]
    about: str
    reach: float = 0.3  # mm: half a line's width, and a little
    backdrop: bool = False  # whether it is there for others to stand on, as frames and skies are
    pictured: bool = False  # whether its letters are part of a picture, and not there to be read


def figure(
    about: str,
    draw: Callable[..., Shapes],
    *,
    reach: float = 0.3,
    flat: bool = False,
    backdrop: bool = False,
    pictured: bool = False,
    **parameters: Parameter,
) -> Figure:
    """A figure that hands what it is given to `draw`, checked and complete; a flat one may lack a height."""

    def checked(box: Box, palette: Palette, given: Mapping[str, Any]) -> Shapes:
        _check_box(box, flat=flat)
        return draw(box, palette, **settled(parameters, given))

    return Figure(parameters, checked, about, reach, backdrop, pictured)


def _check_box(box: Box, *, flat: bool) -> None:
    shorter, longer = sorted((box.width, box.height))
    least = longer if flat else shorter
    if not (least >= LEAST_SIDE and shorter >= 0 and longer < math.inf):
        raise FigureError(box_of(box.width, box.height), f"a figure needs {LEAST_SIDE} mm at least")


def arguments(figure: Figure, told: Mapping[str, Any]) -> dict[str, Any]:
    """All that a figure's `draw` goes by, in one form each, so that it can be remembered what was drawn."""
    return settled(figure.parameters, told)


def mistakes(parameters: Mapping[str, Parameter], given: Mapping[str, Any]) -> list[FigureError]:
    """All that is wrong with what a figure is told, each by its parameter's name."""
    unknown = [_unknown(name, parameters) for name in given if name not in parameters]
    missing = [
        FigureError(f"'{name}' is missing", _needed(parameter), name)
        for name, parameter in parameters.items()
        if name not in given and parameter.default is None
    ]
    values = [(name, parameters[name], given[name]) for name in given if name in parameters]
    refused = (_refused(name, parameter, _read(parameter.kind, value)) for name, parameter, value in values)
    return [*unknown, *missing, *(fault for fault in refused if fault)]


def _needed(parameter: Parameter) -> str:
    return f"it is {NEEDED[parameter.kind]}"


def _read(kind: Kind, value: Any) -> Any:
    """What a text says where it stands for a number or a truth, and the other way round; else the value."""
    match kind:
        case "number" | "whole":
            return _number(value)
        case "truth":
            return {"true": True, "false": False}.get(value, value) if isinstance(value, str) else value
        case "text" | "paint" | "line":
            return numeral(value) if _is_number(value) else value
        case "texts":
            return tuple(_read("text", item) for item in value) if _is_list(value) else value
        case "numbers":
            return tuple(map(_number, value)) if _is_list(value) else value
        case "boxes":
            return tuple(_read("numbers", item) for item in value) if _is_list(value) else value


def _number(value: Any) -> Any:
    """A text as a number where it is one: files hand on texts."""
    return float(value) if isinstance(value, str) and NUMBER.fullmatch(value) else value


def _unknown(name: str, parameters: Mapping[str, Parameter]) -> FigureError:
    known = f"it knows {', '.join(parameters)}" if parameters else NOTHING
    return FigureError(f"it has no '{name}'", near(name, parameters) or known, name)


def _refused(name: str, parameter: Parameter, value: Any) -> FigureError | None:
    if not _is(parameter.kind, value):
        return unfit(name, _said(value), _needed(parameter))
    if parameter.among and value not in parameter.among:
        choices = ", ".join(parameter.among)
        return unfit(name, _said(value), f"it is one of {choices}")
    numbers = {"number": [value], "whole": [value], "numbers": value}.get(parameter.kind, [])
    beyond = [number for number in numbers if not parameter.least <= number <= parameter.most]
    if beyond:
        return unfit(name, numeral(beyond[0]), _bounds(parameter))
    return None


def _bounds(parameter: Parameter) -> str:
    if parameter.most == math.inf:
        return f"it lies at {parameter.least:g} or above"
    least, most = f"{parameter.least:g}", f"{parameter.most:g}"
    return f"it lies between {least} and {most}"


def _said(value: object) -> str:
    text = _in_words(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def _in_words(value: object) -> str:
    """A value as a layout writes it."""
    match value:
        case None:
            return "nothing"
        case str():
            return quoted(value)
        case bool():
            return str(value).lower()
        case int() | float():
            return numeral(value)
        case Box(x, y, width, height):
            return _in_words((x, y, width, height))
        case Sequence():
            return f"[{enumerated([*map(_in_words, value)])}]"
        case _:
            return "a mapping"


def _is(kind: Kind, value: Any) -> bool:
    match kind:
        case "number":
            return _is_number(value)
        case "whole":
            return _is_number(value) and float(str(value)).is_integer()
        case "truth":
            return isinstance(value, bool)
        case "text" | "paint" | "line":
            return isinstance(value, str)
        case "texts":
            return _is_list(value) and all(isinstance(item, str) for item in value)
        case "numbers":
            return _is_list(value) and all(map(_is_number, value))
        case "boxes":
            return _is_list(value) and all(map(_is_box, value))


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str) and len(value) <= MOST_ITEMS


def _is_box(value: Any) -> bool:
    return isinstance(value, Box) or (_is_list(value) and len(value) == 4 and all(map(_is_number, value)))


def settled(parameters: Mapping[str, Parameter], given: Mapping[str, Any]) -> dict[str, Any]:
    """A value for every parameter: numbers as numbers, lists as tuples, boxes as boxes."""
    for fault in mistakes(parameters, given):
        raise fault
    return {
        name: _formed(parameter.kind, _read(parameter.kind, given.get(name, parameter.default)))
        for name, parameter in parameters.items()
    }


def _formed(kind: Kind, value: Any) -> Any:
    match kind:
        case "whole":
            return int(value)
        case "number":
            return float(value)
        case "texts" | "numbers":
            return tuple(value)
        case "boxes":
            return tuple(item if isinstance(item, Box) else Box(*item) for item in value)
        case _:
            return value
