"""Icons: small pictures in a circle of radius 1, painted by role, so that they suit every ground and ink."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

from msgspec import Struct

from pnp.errors import PnpError, coded, near
from pnp.geometry import Box, Matrix, centre
from pnp.path_data import PathError, steps_of
from pnp.scene import Path, Placed, Scene, Stroke

if TYPE_CHECKING:
    from pnp.draw.stage import Stage
    from pnp.scene import Colour, Shape

Role: TypeAlias = Literal["fill", "shade", "cut", "line"]
ROLES: tuple[Role, ...] = ("fill", "shade", "cut", "line")
BOX = Box(-1.1, -1.1, 2.2, 2.2)  # a little room about the circle


class Part(Struct, frozen=True):
    """Path data under its role; the width counts for a line alone."""

    role: Role
    data: str
    width: float = 0.0


Icon: TypeAlias = tuple[Part, ...]


class IconError(PnpError):
    """The icons' file does not say what icons are."""


def parsed(tree: object) -> dict[str, Icon]:
    """The icons of a file that was read; their path data waits until an icon is drawn."""
    icons = tree.get("icons") if isinstance(tree, Mapping) else None
    if not isinstance(icons, Mapping):
        raise IconError("'icons' is missing; it holds a list of parts for each name")
    return {str(name): _icon(str(name), parts) for name, parts in icons.items()}


def _icon(name: str, parts: object) -> Icon:
    if not isinstance(parts, list) or not parts:
        raise IconError(f"icon '{name}' has no parts; it is a list of such as {{ fill: \"M…\" }}")
    return tuple(_part(name, part) for part in parts)


def _part(name: str, part: object) -> Part:
    roles = [role for role in ROLES if isinstance(part, Mapping) and role in part]
    if len(roles) != 1 or not isinstance(part, Mapping):
        raise IconError(f"a part of icon '{name}' needs one of {', '.join(ROLES)}; it has {roles or 'none'}")
    (role,) = roles
    unknown = [str(key) for key in part if key not in (role, "width")]
    if unknown:
        raise IconError(f"a part '{role}' of icon '{name}' knows no '{unknown[0]}'")
    if (role == "line") != ("width" in part):
        raise IconError(f"a part '{role}' of icon '{name}': a line has a width, and nothing else has")
    return Part(role, str(part[role]), _width(name, part["width"]) if role == "line" else 0.0)


def _width(name: str, value: object) -> float:
    try:
        width = float(cast("str", value))
    except (TypeError, ValueError):
        width = 0.0
    if not 0 < width < 1:
        raise IconError(f"the width of a line of icon '{name}' is {value!r}; it lies between 0 and 1")
    return width


def no_icon(name: str, icons: Collection[str]) -> tuple[str, str]:
    """What is said of a name that no icon has."""
    right = near(name, icons) or f"the icons are {', '.join(icons)}"
    return coded("form-sign", f"there is no icon '{name[:40]}'"), right


def icon_scene(name: str, icon: Icon, colour: Callable[[str], Colour | None]) -> Scene:
    """The icon about 0, 0, with a radius of 1, in the colours of the roles `fill`, `shade` and `cut`."""
    try:
        return Scene(BOX, tuple(shape for part in icon for shape in _shapes(part, colour)))
    except PathError as error:
        raise IconError(f"icon '{name}': {error}") from None


def _shapes(part: Part, colour: Callable[[str], Colour | None]) -> tuple[Path, ...]:
    paint = colour("fill" if part.role == "line" else part.role)
    if paint is None:
        return ()
    steps = steps_of(part.data)
    if part.role == "line":
        return (Path(steps, stroke=Stroke(paint, part.width, cap="round", join="round")),)
    return (Path(steps, fill=paint),)


def placed_icon(stage: Stage, name: str, box: Box) -> tuple[Shape, ...]:
    """An icon that there is; nothing in a box without a size."""
    middle, radius = centre(box), min(box.width, box.height) / 2
    matrix = Matrix(radius, 0.0, 0.0, radius, middle.x, middle.y)
    return (Placed(stage.palette.icon(name), matrix, recurs=True),) if radius else ()
