"""What the cards of a deck have alike, each made once and stamped from then on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from pnp.draw.arrangement import Stand, ring_stand, row_stand, set_on
from pnp.draw.front import Base, front_field, front_ground
from pnp.draw.icons import icon_scene
from pnp.draw.measures import SMALL_FOOT, SMALL_SIDE, Row, frame_box
from pnp.draw.plate import covering
from pnp.draw.ring import Ring
from pnp.draw.roles import palette
from pnp.draw.styles import rise
from pnp.geometry import IDENTITY, Point
from pnp.scene import Placed, Scene, Text
from pnp.text import runs

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.draw.icons import Icon
    from pnp.draw.look import Look
    from pnp.draw.measures import Plan
    from pnp.draw.roles import Brightness
    from pnp.geometry import Box
    from pnp.scene import Bitmap, Path, Shape

    Names = tuple[str, ...]
    Focus = tuple[float, float] | None
    Icons = Callable[[str, Names], tuple[Scene, ...]]  # by ground and names


@dataclass(frozen=True, slots=True)
class Shared:
    """Asked again for the same, each gives the same object."""

    base: Callable[[str, bool], Shape]  # by ground, and whether a medallion stands on the frame
    figure: Callable[[str, Names, bool], Shape]  # by ground, icons, and whether a value stands in the ring
    picture: Callable[[str, Focus, Box], Shape]  # by its name, what of it matters most, and where it stands
    value: Callable[[str, str, bool], Text]  # by ground and value, and whether it stands in the ring


def shared_by(
    look: Look, picture: Callable[[str], Bitmap | Scene], icons: Mapping[str, Icon]
) -> Callable[[Plan], Shared]:
    """What cards of a plan share; icons and pictures are the same on all plans."""
    scenes, pictures = _icon_scenes(icons), _pictures(picture)

    @cache
    def shared(plan: Plan) -> Shared:
        return Shared(_bases(look, plan), _figures(plan, scenes), pictures, _values(look, plan))

    return shared


def again(scene: Scene) -> Placed:
    return Placed(scene, IDENTITY, recurs=True)


def _icon_scenes(icons: Mapping[str, Icon]) -> Icons:
    @cache
    def one(ground: str, name: str) -> Scene:
        return icon_scene(name, icons[name], palette(ground))

    return lambda ground, names: tuple([one(ground, name) for name in names])


def _bases(look: Look, plan: Plan) -> Callable[[str, bool], Shape]:
    trim = plan.trim

    @cache
    def field(brightness: Brightness) -> tuple[Path, ...]:
        return front_field(plan, brightness)

    @cache
    def base(ground: str, valued: bool) -> Shape:
        paints = palette(ground)
        name = runs(look.name, look.type.foot.name, SMALL_SIDE, trim.height - SMALL_FOOT)
        foot = Base(look.type.medallion.radius if valued else None, Text(name, paints.line))
        return again(front_ground(plan, paints, field(paints.stars), foot))

    return base


def _figures(plan: Plan, icons: Icons) -> Callable[[str, Names, bool], Shape]:
    @cache
    def stand(ground: str, count: int) -> Stand:
        match plan.icons:
            case Ring() as ring:
                return ring_stand(count, ring, palette(ground))
            case Row() as row:
                return row_stand(count, row, palette(ground))

    @cache
    def figure(ground: str, names: Names, great: bool) -> Shape:
        if great:  # the value takes the place of a single icon
            return again(stand(ground, 1).scene)
        return again(set_on(stand(ground, len(names)), icons(ground, names)))

    return figure


def _pictures(picture: Callable[[str], Bitmap | Scene]) -> Callable[[str, Focus, Box], Shape]:
    found = cache(picture)

    @cache
    def covered(name: str, focus: Focus, box: Box) -> Shape:
        return covering(found(name), box, focus)

    return covered


def _values(look: Look, plan: Plan) -> Callable[[str, str, bool], Text]:
    box = frame_box(plan.trim)
    foot = Point(plan.trim.width / 2, box.y + box.height)

    @cache
    def value(ground: str, text: str, great: bool) -> Text:
        place = plan.icons.centre if great and isinstance(plan.icons, Ring) else foot
        style = look.type.great if great else look.type.medallion.style
        set_ = runs(text, style, place.x, place.y + rise(style) / 2, "centre")
        return Text(set_, palette(ground).mark)

    return value
