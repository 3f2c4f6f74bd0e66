"""The shipped theme and signs, for tests of them, and every colour that shapes are painted with."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pnp.data import read_yaml, validate
from pnp.draw import make_palettes, make_sign_figure, parse_icons, parse_signs
from pnp.models import Theme
from pnp.scene import Circle, Colour, Group, LinearGradient, Path, RadialGradient, Text
from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pnp.draw import Icon, SignSet
    from pnp.figures import Palette
    from pnp.models import Ink
    from pnp.scene import Paint, Shape

LAYOUTS = ROOT / "layouts"


def tree(name: str) -> Any:
    return read_yaml(LAYOUTS / name, name).tree


@cache
def theme() -> Theme:
    source = read_yaml(LAYOUTS / "atlas.yaml", "atlas.yaml")
    roles = {key: tree("atlas.yaml")[key] for key in ("grounds", "paints", "lines", "texts")}
    return validate(replace(source, tree=roles), Theme)


@cache
def icons() -> dict[str, Icon]:
    return parse_icons(tree("icons.yaml"))


@cache
def _palettes() -> Callable[[Ink, str], Palette]:
    return make_palettes(theme(), icons(), {"sign": make_sign_figure(sign_sets)})


def palette(ink: Ink, ground: str = "midnight") -> Palette:
    return _palettes()(ink, ground)


@cache
def sign_sets() -> dict[str, SignSet]:
    return parse_signs(tree("signs.yaml"), icons())


def paints(shapes: Iterable[Shape]) -> Iterator[Paint]:
    """Every colour and gradient of shapes such as signs are made of."""
    for shape in shapes:
        match shape:
            case Group():
                yield from paints(shape.shapes)
            case Text():
                yield shape.colour
            case Path() | Circle():
                yield from filter(None, (shape.fill, shape.stroke and shape.stroke.colour))
            case _:
                raise AssertionError(f"no sign was made of {shape} so far")


def is_black_or_white(paint: Paint | None) -> bool:
    assert not isinstance(paint, LinearGradient | RadialGradient)
    return paint in (None, Colour(0, 0, 0), Colour(255, 255, 255))
