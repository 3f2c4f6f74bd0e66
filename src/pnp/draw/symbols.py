"""Icons, painted by role, and signs: colours that carry meaning, told apart by shape, letter and hatch."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast, get_args

from msgspec import Struct

from pnp.draw.paint import PaintError, mix_colours, read_colour, read_paint
from pnp.errors import PnpError, UnplacedError, coded, near, phrase, said
from pnp.figures import Figure, FigureError, Parameter
from pnp.figures.figure import Palette, make_figure
from pnp.geometry import Box, Matrix, Point, bounds, centre
from pnp.hatch import Pattern, draw_pattern
from pnp.models.printing import INKS, Ink
from pnp.paths import PathError, enlarge, flatten, parse_path
from pnp.scene import (
    Circle,
    Clip,
    Colour,
    Group,
    Paint,
    Path,
    Placed,
    RadialGradient,
    Run,
    Scene,
    Shape,
    Step,
    Stop,
    Stroke,
    Text,
)
from pnp.text import MM_PER_POINT, Style, outline, runs

if TYPE_CHECKING:
    from pnp.draw.placement import Stage


IconRole: TypeAlias = Literal["fill", "shade", "cut", "line"]
ROLES: tuple[IconRole, ...] = ("fill", "shade", "cut", "line")
BOX = Box(-1.1, -1.1, 2.2, 2.2)  # a little room about the circle


class IconPart(Struct, frozen=True):
    """Path data under its role; the width counts for a line alone."""

    role: IconRole
    data: str
    width: float = 0.0


Icon: TypeAlias = tuple[IconPart, ...]


class IconError(PnpError):
    """The icons' file does not say what icons are."""


def parse_icons(tree: object) -> dict[str, Icon]:
    """The icons of a file that was read; their path data waits until an icon is drawn."""
    icons = tree.get("icons") if isinstance(tree, Mapping) else None
    if not isinstance(icons, Mapping):
        raise IconError("'icons' is missing; it holds a list of parts for each name")
    return {str(name): _parse_icon(str(name), parts) for name, parts in icons.items()}


def _parse_icon(name: str, parts: object) -> Icon:
    if not isinstance(parts, list) or not parts:
        raise IconError(f"icon '{name}' has no parts; it is a list of such as {{ fill: \"M…\" }}")
    return tuple(_parse_icon_part(name, part) for part in parts)


def _parse_icon_part(name: str, part: object) -> IconPart:
    roles = [role for role in ROLES if isinstance(part, Mapping) and role in part]
    if len(roles) != 1 or not isinstance(part, Mapping):
        raise IconError(f"a part of icon '{name}' needs one of {', '.join(ROLES)}; it has {roles or 'none'}")
    (role,) = roles
    unknown = [str(key) for key in part if key not in (role, "width")]
    if unknown:
        raise IconError(f"a part '{role}' of icon '{name}' knows no '{unknown[0]}'")
    if (role == "line") != ("width" in part):
        raise IconError(f"a part '{role}' of icon '{name}': a line has a width, and nothing else has")
    return IconPart(role, str(part[role]), _parse_line_width(name, part["width"]) if role == "line" else 0.0)


def _parse_line_width(name: str, value: object) -> float:
    try:
        width = float(cast("str", value))
    except (TypeError, ValueError):
        width = 0.0
    if not 0 < width < 1:
        raise IconError(f"the width of a line of icon '{name}' is {value!r}; it lies between 0 and 1")
    return width


def say_no_icon(name: str, icons: Collection[str]) -> tuple[str, str]:
    """What is said of a name that no icon has."""
    right = near(name, icons) or f"the icons are {', '.join(icons)}"
    return coded("form-sign", f"there is no icon '{name[:40]}'"), right


def draw_icon(name: str, icon: Icon, colour: Callable[[str], Colour | None]) -> Scene:
    """The icon about 0, 0, with a radius of 1, in the colours of the roles `fill`, `shade` and `cut`."""
    try:
        return Scene(BOX, tuple(shape for part in icon for shape in _draw_icon_part(part, colour)))
    except PathError as error:
        raise IconError(f"icon '{name}': {error}") from None


def _draw_icon_part(part: IconPart, colour: Callable[[str], Colour | None]) -> tuple[Path, ...]:
    paint = colour("fill" if part.role == "line" else part.role)
    if paint is None:
        return ()
    steps = parse_path(part.data)
    if part.role == "line":
        return (Path(steps, stroke=Stroke(paint, part.width, cap="round", join="round")),)
    return (Path(steps, fill=paint),)


def place_icon(stage: Stage, name: str, box: Box) -> tuple[Shape, ...]:
    """An icon that there is; nothing in a box without a size."""
    middle, radius = centre(box), min(box.width, box.height) / 2
    matrix = Matrix(radius, 0.0, 0.0, radius, middle.x, middle.y)
    return (Placed(stage.palette.icon(name), matrix, recurs=True),) if radius else ()


Filling: TypeAlias = Pattern | Literal["none", "solid"]
FILLINGS: tuple[Filling, ...] = (*get_args(Pattern), "none", "solid")

FACE = "SourceSans3-ExtraBold"
LEAST_LETTER = 5.5 * MM_PER_POINT
LEAST_LINE: dict[Ink, float] = {"night": 0.14, "paper": 0.14, "black": 0.16}
MOST_LINE = 0.3  # a stroke that grew on with the sign would be too heavy
LEAST_WEAVE, MOST_WEAVE = 0.75, 1.6

BLACK, WHITE = read_colour("#000000"), read_colour("#FFFFFF")
DARK_LETTER, LIGHT_LETTER = read_colour("#0B1230"), read_colour("#FFFDF5")
DEEP = read_colour("#1A1430")  # what paper's outlines are darkened with


class SignPart(Struct, frozen=True):
    """An outline of radius 1; its paints are texts by ink, where `body` and `rim` are the sign's own."""

    path: str
    fill: Mapping[Ink, str]
    stroke: Mapping[Ink, str]
    width: float | None = None  # of the radius; the set's outline if it is not given
    inks: tuple[Ink, ...] = INKS


class Sign(Struct, frozen=True):
    """`letter` is empty where the shape alone says enough."""

    letter: str
    colour: Colour
    hatch: Filling
    parts: tuple[SignPart, ...]


class SignSet(Struct, frozen=True):
    """Signs that are never confused with each other; all lengths are shares of the radius but `weave`."""

    signs: Mapping[str, Sign]
    outline: float
    black_outline: float
    weave: float  # mm: the radius at which a hatch is as wide as its pattern says
    letter_size: float
    disc: float = 0.0  # under the letter, in black
    letter_at: tuple[float, float] | None = None  # beside the sign: where its baseline begins
    lit: bool = False  # by night brighter in the middle


class SignError(UnplacedError):
    """A sign that is not there, or a file that does not say what signs are."""

    code = "form-sign"


def draw_sign(
    signs: SignSet, name: str, radius: float, palette: Palette, *, letter: bool = True
) -> tuple[Shape, ...]:
    """The sign about 0, 0, with its letter or without."""
    if name not in signs.signs:
        known = phrase("signs-are-signs", signs=", ".join(signs.signs))
        raise SignError(
            said("form-sign", "there-is-no-sign-name", name=name), near(name, signs.signs) or known
        )
    drawn = signs.signs[name]
    mark = _place_letter(signs, drawn.letter, radius) if letter and drawn.letter else None
    parts = [part for part in drawn.parts if palette.ink in part.inks]
    disc = _draw_disc(signs, radius, mark) if mark and palette.ink == "black" else ()
    shapes = [
        shape
        for index, part in enumerate(parts)
        for shape in _draw_part(_Brush(signs, drawn, radius, palette), part, () if index else disc)
    ]
    return (*shapes, Text((mark,), _find_letter_colour(signs, drawn, palette))) if mark else tuple(shapes)


class _Brush(Struct, frozen=True):
    signs: SignSet
    sign: Sign
    radius: float
    palette: Palette


def _draw_part(brush: _Brush, part: SignPart, between: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """A part's fill, what lies on it, and its outline over both."""
    ink = brush.palette.ink
    steps = _enlarge_path(part.path, brush.radius)
    line = _find_colour(brush, part.stroke[ink])
    stroke = None if line is None else Stroke(line, _find_line_width(brush, part), cap="round", join="round")
    if part.fill[ink] == "body" and ink == "black":
        fills = _hatch_body(brush, steps)
    else:
        paint = _find_paint(brush, part.fill[ink])
        if not between:
            return (Path(steps, paint, stroke),) if paint or stroke else ()
        fills = () if paint is None else (Path(steps, paint),)
    return (*fills, *between, *(() if stroke is None else (Path(steps, stroke=stroke),)))


@lru_cache(maxsize=1024)
def _enlarge_path(path: str, radius: float) -> tuple[Step, ...]:
    return enlarge(parse_path(path), radius)


def _find_line_width(brush: _Brush, part: SignPart) -> float:
    """A part's own width, or the outline's: never too thin to be printed or too heavy for the sign."""
    least = LEAST_LINE[brush.palette.ink]
    if part.width is not None:
        return max(least, part.width * brush.radius)
    share = brush.signs.black_outline if brush.palette.ink == "black" else brush.signs.outline
    return min(MOST_LINE, max(least, share * brush.radius))


def _hatch_body(brush: _Brush, steps: tuple[Step, ...]) -> tuple[Shape, ...]:
    """What stands for the colour where there is none; its lines go through the middle of each sign alike."""
    hatch = brush.sign.hatch
    if hatch == "none" or hatch == "solid":
        return (Path(steps, WHITE if hatch == "none" else BLACK),)
    reach = 1.3 * brush.radius
    box = Box(-reach, -reach, 2 * reach, 2 * reach)
    scale = min(MOST_WEAVE, max(LEAST_WEAVE, brush.radius / brush.signs.weave))
    return Path(steps, WHITE), draw_pattern(hatch, Clip(steps), box, colour=BLACK, scale=scale)


def _find_paint(brush: _Brush, text: str) -> Paint | None:
    if text != "body" or not brush.signs.lit or brush.palette.ink != "night":
        return _find_colour(brush, text)
    own = brush.sign.colour
    stops = (
        Stop(0.0, mix_colours(own, WHITE, 0.08)),
        Stop(1.0, mix_colours(own, BLACK, 0.12)),
    )  # a letter stays clear on both
    return RadialGradient(Point(0.0, 0.0), 1.1 * brush.radius, stops)


def _find_colour(brush: _Brush, text: str) -> Colour | None:
    own, ink = brush.sign.colour, brush.palette.ink
    match text:
        case "body":
            return BLACK if ink == "black" else own
        case "body-shade":
            return BLACK if ink == "black" else mix_colours(own, BLACK, 0.25)
        case "rim":
            return find_rim_colour(own, ink)
        case _:
            return brush.palette.colour(text)


def find_rim_colour(own: Colour, ink: Ink) -> Colour:
    """The outline of a colour: lighter than it by night, darker on paper."""
    if ink == "night":
        return mix_colours(own, WHITE, 0.68 if choose_letter_colour(own) == LIGHT_LETTER else 0.35)
    return mix_colours(own, DEEP, 0.45) if ink == "paper" else BLACK


def choose_letter_colour(own: Colour) -> Colour:
    """The colour of a letter that stands on a colour: the dark one or the light one, which is clearer."""
    return max((DARK_LETTER, LIGHT_LETTER), key=lambda letter: measure_contrast(letter, own))


def measure_contrast(one: Colour, other: Colour) -> float:
    """How clearly two colours differ in light, from 1 to 21, as WCAG reckons it."""
    lights = sorted((measure_light(one), measure_light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def measure_light(of: Colour) -> float:
    """How light a colour is, from 0 to 1, as WCAG reckons it."""
    parts = (part / 255 for part in (of.red, of.green, of.blue))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _find_letter_colour(signs: SignSet, drawn: Sign, palette: Palette) -> Colour:
    if signs.letter_at is not None:
        return palette.colour("text") or BLACK
    return BLACK if palette.ink == "black" else choose_letter_colour(drawn.colour)


def _place_letter(signs: SignSet, letter: str, radius: float) -> Run:
    """The letter beside the sign, or with its ink about the middle of it."""
    size = max(LEAST_LETTER, signs.letter_size * radius)
    (run,) = runs(letter, Style(FACE, size / MM_PER_POINT), 0.0, 0.0)
    if signs.letter_at is not None:
        x, y = signs.letter_at
        return Run(run.text, run.face, run.size, x * radius, y * radius)
    middle = centre(_find_ink_box(run.face, letter))
    return Run(run.text, run.face, run.size, -middle.x * run.size, -middle.y * run.size)


@lru_cache(maxsize=256)
def _find_ink_box(face: str, letter: str) -> Box:
    """The box of a letter's ink, in ems from the left end of its baseline."""
    return bounds(tuple(point for line in flatten(outline(face, letter)) for point in line))


def _draw_disc(signs: SignSet, radius: float, mark: Run) -> tuple[Shape, ...]:
    """What keeps a hatch from a letter that stands on it."""
    if signs.letter_at is not None:
        return ()
    ink = _find_ink_box(mark.face, mark.text)
    least = mark.size * max(ink.width, ink.height) / 2 + 0.15
    return (Circle(Point(0.0, 0.0), max(signs.disc * radius, least), WHITE),)


def make_sign_figure(sets: Callable[[], Mapping[str, SignSet]]) -> Figure:
    def draw(box: Box, palette: Palette, *, set: str, of: str, letter: bool) -> tuple[Shape, ...]:
        known = sets()
        if set not in known:
            wrong = coded("form-figure", f"there is no set of signs '{set[:40]}'")
            right = near(set, known) or f"the sets are {', '.join(known)}"
            raise FigureError(wrong, right, "set")
        try:
            shapes = draw_sign(known[set], of, min(box.width, box.height) / 2, palette, letter=letter)
        except SignError as error:
            raise FigureError(error.wrong, error.right, "of") from None
        middle = centre(box)
        return (Group(shapes, transform=Matrix(1.0, 0.0, 0.0, 1.0, middle.x, middle.y)),)

    return make_figure(
        "A colour that means something: its shape, its letter, and in black its hatch.",
        draw,
        reach=6.0,
        set=Parameter("text", about="the set, such as nebula-stars, nova-luna, night-sky, players"),
        of=Parameter("text", about="which sign of the set"),
        letter=Parameter("truth", True, "whether its letter stands on it"),
    )


Icons = Mapping[str, "Icon"]
_OF_A_SET = {"outline", "weave", "letter", "lit", "signs"}
_OF_A_SIGN = {"letter", "colour", "hatch"}
_FORMS = ("shape", "parts", "icon")  # of which a sign has one
_OF_AN_ICON = {"fill": "body", "shade": "body-shade", "cut": "cut"}
_OF_A_PART = {"path", "fill", "stroke", "width", "in"}

RIM = 0.1  # about an icon, of its radius; half of it shows
COLOURED: tuple[Ink, ...] = ("night", "paper")  # where an icon has a rim: in black it is solid


def parse_signs(tree: object, icons: Icons) -> dict[str, SignSet]:
    """The sets of signs of a file that was read; some of the signs are icons."""
    sets = tree.get("sets") if isinstance(tree, Mapping) else None
    if not isinstance(sets, Mapping):
        raise SignError("'sets' is missing; it holds a set of signs for each name")
    return {str(name): _parse_set(f"the set '{name}'", each, icons) for name, each in sets.items()}


def _parse_set(where: str, tree: object, icons: Icons) -> SignSet:
    known = _check_mapping(where, tree, _OF_A_SET, {"outline", "weave", "letter", "signs"})
    outline = _check_mapping(
        f"'outline' of {where}", known["outline"], {"colour", "black"}, {"colour", "black"}
    )
    letter = _check_mapping(f"'letter' of {where}", known["letter"], {"size", "at", "disc"}, {"size"})
    signs = known["signs"]
    if not isinstance(signs, Mapping) or not signs:
        raise SignError(f"{where} has no signs; 'signs' holds each by its name")
    at = letter.get("at")
    return SignSet(
        {
            str(name): _parse_sign(f"the sign '{name}' of {where}", each, icons)
            for name, each in signs.items()
        },
        _parse_number(where, outline["colour"]),
        _parse_number(where, outline["black"]),
        _parse_number(where, known["weave"]),
        _parse_number(where, letter["size"]),
        _parse_number(where, letter.get("disc", "0")),
        None if at is None else _parse_pair(where, at),
        _check_among(where, str(known.get("lit", "false")), ("true", "false")) == "true",
    )


def _parse_sign(where: str, tree: object, icons: Icons) -> Sign:
    known = _check_mapping(where, tree, _OF_A_SIGN | {*_FORMS}, {"colour", "hatch"})
    forms = [form for form in _FORMS if form in known]
    if len(forms) != 1:
        raise SignError(f"{where} needs one of {', '.join(_FORMS)}; it has {' and '.join(forms) or 'none'}")
    hatch: Filling = _check_among(where, str(known["hatch"]), FILLINGS)  # type: ignore[assignment]
    return Sign(
        str(known.get("letter", "")),
        _parse_colour(where, known["colour"]),
        hatch,
        _parse_parts(where, known, icons),
    )


def _parse_parts(where: str, sign: Mapping[str, Any], icons: Icons) -> tuple[SignPart, ...]:
    if "shape" in sign:
        return (_parse_part(where, {"path": sign["shape"]}),)
    if "icon" in sign:
        return _take_icon_parts(icons[_check_among(where, str(sign["icon"]), icons)])
    if not isinstance(sign["parts"], list) or not sign["parts"]:
        raise SignError(f'{where} has no parts; it is a list of such as {{ path: "M…" }}')
    return tuple(_parse_part(f"a part of {where}", part) for part in sign["parts"])


def _parse_part(where: str, tree: object) -> SignPart:
    known = _check_mapping(where, tree, _OF_A_PART, {"path"})
    inks = known.get("in", INKS)
    if not isinstance(inks, list | tuple):
        raise SignError(f"'in' of {where} is no list; write such as [black]")
    width = None if "width" not in known else _parse_number(where, known["width"])
    fill, stroke = (
        _parse_by_ink(where, known.get("fill", "body")),
        _parse_by_ink(where, known.get("stroke", "rim")),
    )
    return SignPart(
        _parse_path(where, known["path"]), fill, stroke, width, tuple(_parse_ink(where, ink) for ink in inks)
    )


def _take_icon_parts(icon: Icon) -> tuple[SignPart, ...]:
    """An icon in a sign's colours: first all its shapes with a rim about them, then its parts."""
    solid = [part for part in icon if part.role != "cut"]
    rims = [
        SignPart(part.data, _in_all_inks("none"), _in_all_inks("rim"), part.width + RIM, COLOURED)
        for part in solid
    ]
    return (*rims, *map(_take_icon_part, icon))


def _take_icon_part(part: IconPart) -> SignPart:
    if part.role == "line":
        return SignPart(part.data, _in_all_inks("none"), _in_all_inks("body"), part.width)
    return SignPart(part.data, _in_all_inks(_OF_AN_ICON[part.role]), _in_all_inks("none"))


def _in_all_inks(text: str) -> dict[Ink, str]:
    return dict.fromkeys(INKS, text)


def _parse_by_ink(where: str, value: object) -> dict[Ink, str]:
    """The text of a paint for each ink."""
    if isinstance(value, Mapping):
        known = _check_mapping(where, value, set(INKS), set(INKS))
        return {ink: _parse_paint(where, known[ink]) for ink in INKS}
    return _in_all_inks(_parse_paint(where, value))


def _parse_paint(where: str, value: object) -> str:
    try:
        read_paint(str(value))
    except PaintError as error:
        raise SignError(f"{where}: {error}") from None
    return str(value)


def _parse_colour(where: str, value: object) -> Colour:
    found = read_paint(_parse_paint(where, value))
    if not isinstance(found, Colour):
        raise SignError(f"the colour of {where} is {value!r}; write such as '#BE2B38'")
    return found


def _parse_path(where: str, value: object) -> str:
    try:
        parse_path(str(value))
    except PathError as error:
        raise SignError(f"{where}: {error}") from None
    return str(value)


def _parse_ink(where: str, value: object) -> Ink:
    _check_among(where, str(value), INKS)
    return value  # type: ignore[return-value]  # which was just looked at


def _check_mapping(where: str, tree: object, known: set[str], needed: set[str]) -> Mapping[str, Any]:
    if not isinstance(tree, Mapping):
        raise SignError(f"{where} is no mapping of keys and values")
    for name in tree:
        if name not in known:
            raise SignError(f"{where} knows no '{name}'; {near(str(name), known) or _list_names(known)}")
    lacking = sorted(needed - set(tree))
    if lacking:
        raise SignError(f"{where} needs '{lacking[0]}'")
    return tree


def _check_among(where: str, value: str, names: Iterable[str]) -> str:
    if value not in names:
        raise SignError(
            f"{where} says '{value}', which is not known; {near(value, names) or _list_names(names)}"
        )
    return value


def _list_names(names: Iterable[str]) -> str:
    return f"known are {', '.join(sorted(names))}"


def _parse_number(where: str, value: object) -> float:
    try:
        number = float(str(value))
    except ValueError:
        number = -1.0
    if not 0 <= number <= 10:
        raise SignError(f"{where} says {value!r} where a number from 0 to 10 is wanted")
    return number


def _parse_pair(where: str, value: object) -> tuple[float, float]:
    if not isinstance(value, list) or len(value) != 2:
        raise SignError(f"{where} says {value!r} where a place is wanted; write such as [1, 1.4]")
    return _parse_number(where, value[0]), _parse_number(where, value[1])
