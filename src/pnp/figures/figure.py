"""The description of a figure, the palette that it draws with, and the check of its arguments."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from pnp.errors import UnplacedError, enumerate_parts, quote, suggest
from pnp.geometry import Box
from pnp.numerals import write_numeral
from pnp.scene import Colour, FillRule, Paint, Scene, Shape, Steps, Stroke

if TYPE_CHECKING:
    from pnp.models.printing import Ink


# a paint and a line are given by their names
Kind: TypeAlias = Literal["number", "whole", "text", "truth", "paint", "line", "texts", "numbers", "boxes"]
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
    """An argument or a box that a figure cannot draw with; `name` is the parameter's, empty if the box is at
    fault."""

    code = "form-figure"

    def __init__(self, wrong: str, right: str, name: str = "") -> None:
        super().__init__(wrong, right)
        self.name = name


def unfit_error(name: str, value: str, right: str) -> FigureError:
    """Make the error for the value of a parameter."""
    return FigureError(f"'{name}' is {value}", right, name)


def say_room_for(most: int) -> str:
    return f"there is room for {most}"


def say_box_size(width: float, height: float) -> str:
    return f"its box is {write_numeral(width)} by {write_numeral(height)} mm"


class Parameter(Struct, frozen=True):
    """A parameter of a figure. `least` and `most` bound each number; `among` are the texts allowed."""

    kind: Kind
    default: object | None = None  # None: it must be given
    about: str = ""
    least: float = -math.inf
    most: float = math.inf
    among: tuple[str, ...] = ()


class Figure(Struct, frozen=True):
    """A drawing that layouts call by name. `draw` raises a FigureError for wrong arguments or a wrong box;
    its shapes keep within box and `reach`."""

    parameters: Mapping[str, Parameter]
    draw: Callable[[Box, Palette, Mapping[str, Any]], Shapes]
    about: str
    reach: float = 0.3  # mm: half a line's width, and a little
    backdrop: bool = False  # whether others stand on it, as on frames and skies
    pictured: bool = False  # whether its letters are part of a picture, and need not be read


def make_figure(
    about: str,
    draw: Callable[..., Shapes],
    *,
    reach: float = 0.3,
    flat: bool = False,
    backdrop: bool = False,
    pictured: bool = False,
    **parameters: Parameter,
) -> Figure:
    """Make a figure that checks and completes its arguments before `draw` takes them. A flat figure may lack
    a height, or a width."""

    def draw_checked(box: Box, palette: Palette, given: Mapping[str, Any]) -> Shapes:
        _check_box(box, flat=flat)
        return draw(box, palette, **settle_parameters(parameters, given))

    return Figure(parameters, draw_checked, about, reach, backdrop, pictured)


def _check_box(box: Box, *, flat: bool) -> None:
    shorter, longer = sorted((box.width, box.height))
    least = longer if flat else shorter
    if not (least >= LEAST_SIDE and shorter >= 0 and longer < math.inf):
        raise FigureError(say_box_size(box.width, box.height), f"a figure needs {LEAST_SIDE} mm at least")


def find_mistakes(parameters: Mapping[str, Parameter], given: Mapping[str, Any]) -> list[FigureError]:
    """Find all mistakes in the arguments of a figure, each with its parameter's name."""
    unknown = [_unknown_error(name, parameters) for name in given if name not in parameters]
    missing = [
        FigureError(f"'{name}' is missing", _say_needed(parameter), name)
        for name, parameter in parameters.items()
        if name not in given and parameter.default is None
    ]
    known = {name: parameters[name] for name in given if name in parameters}
    refused = (_refuse_value(name, each, _read_value(each.kind, given[name])) for name, each in known.items())
    return [*unknown, *missing, *(fault for fault in refused if fault)]


def _say_needed(parameter: Parameter) -> str:
    return f"it is {NEEDED[parameter.kind]}"


def _read_value(kind: Kind, value: Any) -> Any:
    """Read a text as a number or a truth where one is needed, and a number as a text; return other values as
    they are."""
    match kind:
        case "number" | "whole":
            return _read_number(value)
        case "truth":
            return {"true": True, "false": False}.get(value, value) if isinstance(value, str) else value
        case "text" | "paint" | "line":
            return write_numeral(value) if _is_number(value) else value
        case "texts":
            return tuple(_read_value("text", item) for item in value) if _is_list(value) else value
        case "numbers":
            return tuple(map(_read_number, value)) if _is_list(value) else value
        case "boxes":
            return tuple(_read_value("numbers", item) for item in value) if _is_list(value) else value


def _read_number(value: Any) -> Any:
    """Read a text as a number if it is one: files hand on texts."""
    return float(value) if isinstance(value, str) and NUMBER.fullmatch(value) else value


def _unknown_error(name: str, parameters: Mapping[str, Parameter]) -> FigureError:
    known = f"it knows {', '.join(parameters)}" if parameters else NOTHING
    return FigureError(f"it has no '{name}'", suggest(name, parameters) or known, name)


def _refuse_value(name: str, parameter: Parameter, value: Any) -> FigureError | None:
    if _take_value(parameter.kind, value) is None:
        return unfit_error(name, _say_value(value), _say_needed(parameter))
    if parameter.among and value not in parameter.among:
        return unfit_error(name, _say_value(value), f"it is one of {', '.join(parameter.among)}")
    numbers = {"number": [value], "whole": [value], "numbers": value}.get(parameter.kind, [])
    beyond = [number for number in numbers if not parameter.least <= number <= parameter.most]
    if beyond:
        return unfit_error(name, write_numeral(beyond[0]), _say_bounds(parameter))
    return None


def _say_bounds(parameter: Parameter) -> str:
    if parameter.most == math.inf:
        return f"it lies at {parameter.least:g} or above"
    return f"it lies between {parameter.least:g} and {parameter.most:g}"


def _say_value(value: object) -> str:
    text = _in_words(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def _in_words(value: object) -> str:
    """Write a value as a layout does."""
    match value:
        case None:
            return "nothing"
        case str():
            return quote(value)
        case bool():
            return str(value).lower()
        case int() | float():
            return write_numeral(value)
        case Box(x, y, width, height):
            return _in_words((x, y, width, height))
        case Sequence():
            return f"[{enumerate_parts([*map(_in_words, value)])}]"
        case _:
            return "a mapping"


def _take_value(kind: Kind, value: Any) -> Any:
    """Convert a value to the one form of its kind, which a figure's `draw` takes; return None for a value of
    another kind."""
    match kind:
        case "number":
            return float(value) if _is_number(value) else None
        case "whole":
            return int(value) if _is_number(value) and float(value).is_integer() else None
        case "truth":
            return value if isinstance(value, bool) else None
        case "text" | "paint" | "line":
            return value if isinstance(value, str) else None
        case "texts":
            return tuple(value) if _is_list(value) and all(isinstance(item, str) for item in value) else None
        case "numbers":
            return tuple(value) if _is_list(value) and all(map(_is_number, value)) else None
        case "boxes":
            return tuple(map(_take_box, value)) if _is_list(value) and all(map(_is_box, value)) else None


def _take_box(value: Any) -> Box:
    return value if isinstance(value, Box) else Box(*value)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str) and len(value) <= MOST_ITEMS


def _is_box(value: Any) -> bool:
    return isinstance(value, Box) or (_is_list(value) and len(value) == 4 and all(map(_is_number, value)))


def settle_parameters(parameters: Mapping[str, Parameter], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every parameter in the one form of its kind, so that drawings can be cached."""
    for fault in find_mistakes(parameters, given):
        raise fault
    return {
        name: _take_value(parameter.kind, _read_value(parameter.kind, given.get(name, parameter.default)))
        for name, parameter in parameters.items()
    }


class Filling(Protocol):
    def __call__(self, text: str, steps: Steps, box: Box, rule: FillRule = "nonzero") -> Shapes: ...


class Stroking(Protocol):
    def __call__(self, role: str, width: float | None = None) -> Stroke | None: ...


class Calling(Protocol):
    def __call__(self, name: str, box: Box, **arguments: object) -> Shapes: ...


class Palette(Struct, frozen=True):
    """The roles of one ground in one ink. Each function takes the text of a paint, or a role's name."""

    ink: Ink
    ground: str
    colour: Callable[[str], Colour | None]  # of a flat paint; None for `none`
    paint: Callable[[str, Box], Paint | None]  # a colour, or a gradient for a box; None for a hatch
    filled: Filling  # an outline filled with any paint, hatches included
    stroke: Stroking  # of a role of lines; None where its paint is `none`
    icon: Callable[[str], Scene]  # by name, about 0, 0 with a radius of 1, in these paints
    figure: Calling  # another figure by name, in these paints, such as a sign


# Every paint role and every line role that a figure asks for, unless an argument names another.
PAINTS: dict[str, str] = {
    "line": "the stars of frames",
    "fine": "the smallest stars",
    "mark": "what the card is about",
    "unlit": "rays, and what lies away from the light",
    "text": "letters and numerals",
    "on-mark": "numerals on what is filled with the mark",
    "well": "the inside of medallions, beads and spaces",
    "deep": "the dark half of the points of a back's figure",
    "accent": "their light half",
    "pool": "behind the figure of a front",
    "basin": "behind the figure of a back",
    "bright": "the brightest field stars",
    "middle": "the field stars between",
    "faint": "the faintest field stars",
    "moon": "the lit side of a moon",
    "shadow": "its unlit side",
    "globe": "the body of a planet, and its rings",
    "belt": "its belts",
    "tab": "where glue goes",
    "glue": "the word on it",
}
LINES: dict[str, str] = {
    "frame": "the outer line of a frame",
    "inner-frame": "a rim within another line",
    "ring": "the inner circle of a graduated ring",
    "ring-outer": "its outer circle",
    "tick-long": "its long ticks",
    "tick-short": "its short ticks",
    "orbit": "a dotted circle",
    "lattice": "an unbroken orbit, a faint link",
    "marked": "what joins two icons",
    "medallion": "the edge of a medallion",
    "cell": "the edge of a bead or a space",
    "cell-shining": "the edge of a space that is marked",
    "rule": "a thin line",
    "hairline": "the outline of a pointed thing",
    "figure": "a circle that carries the figure of a back",
    "moon": "what is engraved on a moon or a planet",
    "moon-dark": "the same on a moon's unlit side",
    "fold": "where to fold",
    "cut": "where to cut",
    "tab": "the free sides of a glue tab",
}
