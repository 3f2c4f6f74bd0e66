"""Finds out what the text of a paint stands for, through roles, mixes and gradients, in one ink."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias, TypeVar, assert_never

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.draw.paint_text import PLAIN, Mix, Named, PaintError, mixed, paint_text
from pnp.errors import coded, near, quoted
from pnp.models.paints import EachInk, Hatch, Linear, Radial, in_ink
from pnp.scene import Colour, Stop
from pnp.tones import WHITE, black_or_white, contrary, mean

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.draw.paint_text import Keys, Wording
    from pnp.hatch import Pattern
    from pnp.models.inks import Ink
    from pnp.models.paints import LineRole, Paint, Theme

T = TypeVar("T")

EXAMPLE = "name a role of the theme, or a colour such as #E3CE93"


class Shading(Struct, frozen=True):
    """A gradient whose colours are known; it wants a box to lie in."""

    source: Radial | Linear
    stops: tuple[Stop, ...]


class Weave(Struct, frozen=True):
    """A hatch whose colours are known; it wants an outline to fill."""

    pattern: Pattern
    colour: Colour
    scale: float
    on: Colour | None


Solid: TypeAlias = Colour | Shading | Weave | None
Trail: TypeAlias = tuple[str, ...]  # the roles on the way to where we are


class Roles(Struct, frozen=True):
    """All that can be named in one ink on one ground, and where the theme says so."""

    ink: Ink
    ground: str
    paints: Mapping[str, tuple[Keys, Paint]]
    lines: Mapping[str, tuple[Keys, LineRole]]
    elsewhere: frozenset[str]  # what other grounds name
    found: dict[str, Solid] = field(default_factory=dict)


def roles_of(theme: Theme, ink: Ink, ground: str) -> Roles:
    """The roles on a ground, which may paint some of them in its own way. A theme may have no grounds."""
    if theme.grounds and ground not in theme.grounds:
        known = f"grounds are {', '.join(theme.grounds)}"
        wrong = coded("form-colour", f"the ground '{ground}' is not known")
        raise PaintError(wrong, near(ground, theme.grounds) or known)
    own = theme.grounds.get(ground, {})
    paints: dict[str, tuple[Keys, Paint]]
    paints = {name: defined(("paints", name), paint, ink) for name, paint in theme.paints.items()}
    paints |= {name: defined(("grounds", ground, name), paint, ink) for name, paint in own.items()}
    lines = {name: defined(("lines", name), line, ink) for name, line in theme.lines.items()}
    elsewhere = frozenset(name for each in theme.grounds.values() for name in each)
    return Roles(ink, ground, paints, lines, elsewhere)


def defined(keys: Keys, each: T | EachInk[T], ink: Ink) -> tuple[Keys, T]:
    """What stands for an ink, and where."""
    return (*keys, ink) if isinstance(each, EachInk) else keys, in_ink(each, ink)


def solid(roles: Roles, text: str, trail: Trail = ()) -> Solid:
    """What the text of a paint stands for."""
    return _worded(roles, paint_text(text), trail)


def in_its_ink(roles: Roles, found: Solid) -> Solid:
    """What is painted in the ink: in black, colours are black or white, and a hatch is seen on its ground."""
    if roles.ink != "black":
        return found
    match found:
        case None:
            return None
        case Colour():
            return black_or_white(found)
        case Shading(source, stops):
            return black_or_white(mean(stops, radial=isinstance(source, Radial)))
        case Weave(colour=colour, on=on):
            ground = None if on is None else black_or_white(on)
            lines = colour if on is None and colour == WHITE else contrary(ground or WHITE)
            return replace(found, colour=lines, on=ground)
        case _:
            assert_never(found)


def flat(roles: Roles, text: str, trail: Trail = ()) -> Colour | None:
    """The one colour that a text stands for, or none."""
    return _flat(roles, paint_text(text), trail)


def line_role(roles: Roles, name: str) -> tuple[LineRole, Colour | None]:
    """A role of lines and the colour of its paint."""
    if name not in roles.lines:
        known = f"lines are {', '.join(roles.lines)}"
        wrong = coded("form-colour", f"the line '{name}' is not known")
        none = "the theme has no lines"
        raise PaintError(wrong, near(name, roles.lines) or (known if roles.lines else none))
    keys, role = roles.lines[name]
    with placed((*keys, "paint")):
        return role, flat(roles, role.paint)


@contextmanager
def placed(keys: Keys) -> Iterator[None]:
    """Says of an error where it stands, unless it stands behind a name, where its own place was said."""
    try:
        yield
    except PaintError as error:
        raise error if error.keys else PaintError(error.wrong, error.right, keys) from None


def _worded(roles: Roles, wording: Wording, trail: Trail) -> Solid:
    match wording:
        case None | Colour():
            return wording
        case Named(name):
            return _named(roles, name, trail)
        case Mix(first, second, share):
            ends = _flat(roles, first, trail), _flat(roles, second, trail)
            if ends[0] is None or ends[1] is None:
                raise PaintError(coded("form-colour", "a colour is mixed with nothing"), "mix two colours")
            return mixed(ends[0], ends[1], share)
        case _:
            assert_never(wording)


def _flat(roles: Roles, wording: Wording, trail: Trail) -> Colour | None:
    found = _worded(roles, wording, trail)
    if found is None or isinstance(found, Colour):
        return found
    name = wording.name if isinstance(wording, Named) else "mix"
    kind = "a hatch" if isinstance(found, Weave) else "a gradient"
    wrong = coded("form-colour", f"'{name}' is {kind}, where one colour is wanted")
    raise PaintError(wrong, "name a role that is one colour")


def _named(roles: Roles, name: str, trail: Trail) -> Solid:
    if name not in roles.found:
        if name in trail:
            raise _circle(roles, trail[trail.index(name) :])
        if name not in roles.paints:
            raise _unknown(roles, name)
        keys, paint = roles.paints[name]
        with placed(keys):
            roles.found[name] = _painted(roles, paint, (*trail, name))
    return roles.found[name]


def _circle(roles: Roles, names: Trail) -> PaintError:
    """Roles that are painted with each other, said of the first by its letters, wherever one came in."""
    first = names.index(min(names))
    turned = (*names[first:], *names[:first])
    other, *others = map(quoted, (*turned[1:], turned[0]))
    way = coded("form-colour", f"'{turned[0]}' is painted with {other}")
    for each in others:
        way = coded("form-colour", f"{way} is painted with {each}")
    return PaintError(way, "give one of them a colour of its own", roles.paints[turned[0]][0])


def _unknown(roles: Roles, name: str) -> PaintError:
    if name in roles.elsewhere:
        wrong = coded("form-colour", f"'{name}' is no paint on the ground '{roles.ground}'")
        return PaintError(wrong, f"give this ground a paint '{name}', as others have")
    wrong = coded("form-colour", f"the paint '{name}' is not known")
    if name in PLAIN:
        return PaintError(wrong, f'write "{PLAIN[name]}", in quotes')
    return PaintError(wrong, near(name, roles.paints) or EXAMPLE)


def _painted(roles: Roles, paint: Paint, trail: Trail) -> Solid:
    match paint:
        case str():
            return solid(roles, paint, trail)
        case Radial():
            return Shading(paint, _stops(roles, paint.radial, paint.at, trail))
        case Linear():
            return Shading(paint, _stops(roles, paint.linear, paint.at, trail))
        case Hatch():
            colour = flat(roles, paint.paint, trail)
            on = flat(roles, paint.on, trail)
            return None if colour is None else Weave(paint.hatch, colour, paint.scale, on)
        case _:
            assert_never(paint)


def _stops(
    roles: Roles, ramp: tuple[str, ...], at: tuple[float, ...] | None, trail: Trail
) -> tuple[Stop, ...]:
    """The colours of a gradient at their places, evenly spread where none are given."""
    places = at or [100 * index / (len(ramp) - 1) for index in range(len(ramp))]
    return tuple(
        Stop(place / 100, _station(roles, text, trail)) for place, text in zip(places, ramp, strict=True)
    )


def _station(roles: Roles, text: str, trail: Trail) -> Colour:
    colour = flat(roles, text, trail)
    if colour is None:
        wrong = coded("form-colour", "a gradient has no colour at one of its places")
        raise PaintError(wrong, "give it one there")
    return colour
