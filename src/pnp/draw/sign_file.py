"""Reads what a file says of signs, and says which of them says it wrongly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pnp.draw.paint_text import PaintError, paint_text
from pnp.draw.signs import FILLINGS, Part, Sign, SignError, SignSet
from pnp.errors import near
from pnp.models.inks import INKS
from pnp.path_data import PathError, steps_of
from pnp.scene import Colour

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.draw.icons import Icon
    from pnp.draw.icons import Part as IconPart
    from pnp.draw.signs import Filling
    from pnp.models.inks import Ink

Icons = Mapping[str, "Icon"]
_OF_A_SET = {"outline", "weave", "letter", "lit", "signs"}
_OF_A_SIGN = {"letter", "colour", "hatch"}
_FORMS = ("shape", "parts", "icon")  # of which a sign has one
_OF_AN_ICON = {"fill": "body", "shade": "body-shade", "cut": "cut"}
_OF_A_PART = {"path", "fill", "stroke", "width", "in"}

RIM = 0.1  # about an icon, of its radius; half of it shows
COLOURED: tuple[Ink, ...] = ("night", "paper")  # where an icon has a rim: in black it is solid


def parsed_signs(tree: object, icons: Icons) -> dict[str, SignSet]:
    """The sets of signs of a file that was read; some of the signs are icons."""
    sets = tree.get("sets") if isinstance(tree, Mapping) else None
    if not isinstance(sets, Mapping):
        raise SignError("'sets' is missing; it holds a set of signs for each name")
    return {str(name): _set(f"the set '{name}'", each, icons) for name, each in sets.items()}


def _set(where: str, tree: object, icons: Icons) -> SignSet:
    known = _mapping(where, tree, _OF_A_SET, {"outline", "weave", "letter", "signs"})
    outline = _mapping(f"'outline' of {where}", known["outline"], {"colour", "black"}, {"colour", "black"})
    letter = _mapping(f"'letter' of {where}", known["letter"], {"size", "at", "disc"}, {"size"})
    signs = known["signs"]
    if not isinstance(signs, Mapping) or not signs:
        raise SignError(f"{where} has no signs; 'signs' holds each by its name")
    at = letter.get("at")
    return SignSet(
        {str(name): _sign(f"the sign '{name}' of {where}", each, icons) for name, each in signs.items()},
        _number(where, outline["colour"]),
        _number(where, outline["black"]),
        _number(where, known["weave"]),
        _number(where, letter["size"]),
        _number(where, letter.get("disc", "0")),
        None if at is None else _pair(where, at),
        _among(where, str(known.get("lit", "false")), ("true", "false")) == "true",
    )


def _sign(where: str, tree: object, icons: Icons) -> Sign:
    known = _mapping(where, tree, _OF_A_SIGN | {*_FORMS}, {"colour", "hatch"})
    forms = [form for form in _FORMS if form in known]
    if len(forms) != 1:
        raise SignError(f"{where} needs one of {', '.join(_FORMS)}; it has {' and '.join(forms) or 'none'}")
    hatch: Filling = _among(where, str(known["hatch"]), FILLINGS)  # type: ignore[assignment]
    return Sign(
        str(known.get("letter", "")), _colour(where, known["colour"]), hatch, _parts(where, known, icons)
    )


def _parts(where: str, sign: Mapping[str, Any], icons: Icons) -> tuple[Part, ...]:
    if "shape" in sign:
        return (_part(where, {"path": sign["shape"]}),)
    if "icon" in sign:
        return _icon_parts(icons[_among(where, str(sign["icon"]), icons)])
    if not isinstance(sign["parts"], list) or not sign["parts"]:
        raise SignError(f'{where} has no parts; it is a list of such as {{ path: "M…" }}')
    return tuple(_part(f"a part of {where}", part) for part in sign["parts"])


def _part(where: str, tree: object) -> Part:
    known = _mapping(where, tree, _OF_A_PART, {"path"})
    inks = known.get("in", INKS)
    if not isinstance(inks, list | tuple):
        raise SignError(f"'in' of {where} is no list; write such as [black]")
    width = None if "width" not in known else _number(where, known["width"])
    fill, stroke = _by_ink(where, known.get("fill", "body")), _by_ink(where, known.get("stroke", "rim"))
    return Part(_path(where, known["path"]), fill, stroke, width, tuple(_ink(where, ink) for ink in inks))


def _icon_parts(icon: Icon) -> tuple[Part, ...]:
    """An icon in a sign's colours: first all its shapes with a rim about them, then its parts."""
    solid = [part for part in icon if part.role != "cut"]
    rims = [Part(part.data, _all("none"), _all("rim"), part.width + RIM, COLOURED) for part in solid]
    return (*rims, *map(_icon_part, icon))


def _icon_part(part: IconPart) -> Part:
    if part.role == "line":
        return Part(part.data, _all("none"), _all("body"), part.width)
    return Part(part.data, _all(_OF_AN_ICON[part.role]), _all("none"))


def _all(text: str) -> dict[Ink, str]:
    return dict.fromkeys(INKS, text)


def _by_ink(where: str, value: object) -> dict[Ink, str]:
    """The text of a paint for each ink."""
    if isinstance(value, Mapping):
        known = _mapping(where, value, set(INKS), set(INKS))
        return {ink: _paint(where, known[ink]) for ink in INKS}
    return _all(_paint(where, value))


def _paint(where: str, value: object) -> str:
    try:
        paint_text(str(value))
    except PaintError as error:
        raise SignError(f"{where}: {error}") from None
    return str(value)


def _colour(where: str, value: object) -> Colour:
    found = paint_text(_paint(where, value))
    if not isinstance(found, Colour):
        raise SignError(f"the colour of {where} is {value!r}; write such as '#BE2B38'")
    return found


def _path(where: str, value: object) -> str:
    try:
        steps_of(str(value))
    except PathError as error:
        raise SignError(f"{where}: {error}") from None
    return str(value)


def _ink(where: str, value: object) -> Ink:
    _among(where, str(value), INKS)
    return value  # type: ignore[return-value]  # which was just looked at


def _mapping(where: str, tree: object, known: set[str], needed: set[str]) -> Mapping[str, Any]:
    if not isinstance(tree, Mapping):
        raise SignError(f"{where} is no mapping of keys and values")
    for name in tree:
        if name not in known:
            raise SignError(f"{where} knows no '{name}'; {near(str(name), known) or _listed(known)}")
    lacking = sorted(needed - set(tree))
    if lacking:
        raise SignError(f"{where} needs '{lacking[0]}'")
    return tree


def _among(where: str, value: str, names: Iterable[str]) -> str:
    if value not in names:
        raise SignError(f"{where} says '{value}', which is not known; {near(value, names) or _listed(names)}")
    return value


def _listed(names: Iterable[str]) -> str:
    return f"known are {', '.join(sorted(names))}"


def _number(where: str, value: object) -> float:
    try:
        number = float(str(value))
    except ValueError:
        number = -1.0
    if not 0 <= number <= 10:
        raise SignError(f"{where} says {value!r} where a number from 0 to 10 is wanted")
    return number


def _pair(where: str, value: object) -> tuple[float, float]:
    if not isinstance(value, list) or len(value) != 2:
        raise SignError(f"{where} says {value!r} where a place is wanted; write such as [1, 1.4]")
    return _number(where, value[0]), _number(where, value[1])
