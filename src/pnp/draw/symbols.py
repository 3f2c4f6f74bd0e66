"""Icons, painted by role, and signs: colours that carry meaning, told apart by shape, letter and hatch."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias, TypedDict

from msgspec import Meta, Struct, ValidationError, convert, field
from msgspec.structs import asdict

from pnp import scene
from pnp.errors import PnpError, UnplacedError, code_phrase, give_code, phrase, suggest
from pnp.figures import Figure, FigureError, Parameter
from pnp.figures.figure import Palette, make_figure
from pnp.geometry import Box, Matrix, Point, bounds, centre
from pnp.hatch import Pattern, draw_pattern
from pnp.models.printing import INKS, Ink
from pnp.paths import PathError, enlarge, flatten, parse_path
from pnp.pictures.tones import BLACK, WHITE, luminance, mix_colours, read_colour
from pnp.text import MM_PER_POINT, Style, outline, place_runs

IconRole: TypeAlias = Literal["fill", "shade", "cut", "line"]
ROLES: tuple[IconRole, ...] = ("fill", "shade", "cut", "line")
BOX = Box(-1.1, -1.1, 2.2, 2.2)  # the circle with a little room around it


class IconPart(Struct, frozen=True):
    """Path data with its role; only a line has a width."""

    role: IconRole
    data: str
    width: float = 0.0


Icon: TypeAlias = tuple[IconPart, ...]


class IconError(PnpError):
    """A mistake in the file of icons."""


class _WrittenPart(Struct, forbid_unknown_fields=True):
    """A part of an icon as written in its file: path data under one role."""

    fill: str = ""
    shade: str = ""
    cut: str = ""
    line: str = ""
    width: Annotated[float, Meta(gt=0, lt=1)] = 0.0

    def __post_init__(self) -> None:
        if sum(bool(getattr(self, role)) for role in ROLES) != 1 or bool(self.line) != bool(self.width):
            raise ValueError(f"a part has one of {', '.join(ROLES)}, and a line alone has a width")


class _IconsFile(Struct):
    icons: dict[str, Annotated[list[_WrittenPart], Meta(min_length=1)]]


def parse_icons(tree: object) -> dict[str, Icon]:
    """Make the icons of a file that was read. Their path data is parsed when an icon is drawn."""
    try:
        file = convert(tree, _IconsFile, strict=False)
    except ValidationError as error:
        raise IconError(f"the file of icons: {error}") from None
    return {name: tuple(map(_make_icon_part, parts)) for name, parts in file.icons.items()}


def _make_icon_part(part: _WrittenPart) -> IconPart:
    (role,) = (role for role in ROLES if getattr(part, role))
    return IconPart(role, getattr(part, role), part.width)


def say_no_icon(name: str, icons: Collection[str]) -> tuple[str, str]:
    """Return the error and the advice for an unknown icon name."""
    right = suggest(name, icons) or f"the icons are {', '.join(icons)}"
    return give_code("form-sign", f"there is no icon '{name[:40]}'"), right


def draw_icon(name: str, icon: Icon, colour: Callable[[str], scene.Colour | None]) -> scene.Scene:
    """Draw the icon around 0, 0 with a radius of 1, in the colours of the roles `fill`, `shade` and `cut`."""
    try:
        return scene.Scene(BOX, tuple(shape for part in icon for shape in _draw_icon_part(part, colour)))
    except PathError as error:
        raise IconError(f"icon '{name}': {error}") from None


def _draw_icon_part(part: IconPart, colour: Callable[[str], scene.Colour | None]) -> tuple[scene.Path, ...]:
    paint = colour("fill" if part.role == "line" else part.role)
    if paint is None:
        return ()
    steps = parse_path(part.data)
    if part.role == "line":
        return (scene.Path(steps, stroke=scene.Stroke(paint, part.width, cap="round", join="round")),)
    return (scene.Path(steps, fill=paint),)


def place_icon(palette: Palette, name: str, box: Box) -> scene.Shapes:
    """Place an existing icon in a box; draw nothing if the box has no size."""
    middle, radius = centre(box), min(box.width, box.height) / 2
    matrix = Matrix(radius, 0.0, 0.0, radius, middle.x, middle.y)
    return (scene.Placed(palette.icon(name), matrix, recurs=True),) if radius else ()


Filling: TypeAlias = Pattern | Literal["none", "solid"]
Share: TypeAlias = Annotated[float, Meta(ge=0, le=10)]

FACE = "SourceSans3-ExtraBold"
LEAST_LETTER = 5.5 * MM_PER_POINT
LEAST_LINE: dict[Ink, float] = {"night": 0.14, "paper": 0.14, "black": 0.16}
MOST_LINE = 0.3  # mm: a stroke that grew on with its sign would be too heavy
LEAST_WEAVE, MOST_WEAVE = 0.75, 1.6

DARK_LETTER, LIGHT_LETTER = read_colour("#0B1230"), read_colour("#FFFDF5")
DEEP = read_colour("#1A1430")  # darkens the outlines on paper


class ByInk(TypedDict):
    night: str
    paper: str
    black: str


class SignPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a sign: an outline for radius 1. Its paints are texts; `body` and `rim` are the sign's own
    colours."""

    path: str
    fill: str | ByInk = "body"
    stroke: str | ByInk = "rim"
    width: Share | None = None  # of the radius; the set's outline if it is not given
    inks: tuple[Ink, ...] = field(default=INKS, name="in")


class Sign(Struct, frozen=True):
    """One sign of a set. `letter` is empty if the shape alone says enough."""

    letter: str
    colour: scene.Colour
    hatch: Filling
    parts: tuple[SignPart, ...]


class OutlineWidth(Struct, frozen=True, forbid_unknown_fields=True):
    colour: Share
    black: Share


class LetterLook(Struct, frozen=True, forbid_unknown_fields=True):
    size: Share
    disc: Share = 0.0  # under the letter, in black
    at: tuple[Share, Share] | None = None  # beside the sign: where its baseline begins


class _SetLook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    outline: OutlineWidth
    weave: Share  # mm: the radius at which a hatch is as wide as its pattern says
    letter: LetterLook
    lit: bool = False  # whether it is brighter in the middle by night


class SignSet(_SetLook, frozen=True, kw_only=True):
    """Signs that must be told apart from each other. All lengths but `weave` are shares of the radius."""

    signs: Mapping[str, Sign]


class SignError(UnplacedError):
    """An unknown sign, or a mistake in the file of signs."""

    code = "form-sign"


def draw_sign(
    signs: SignSet, name: str, radius: float, palette: Palette, *, letter: bool = True
) -> scene.Shapes:
    """Draw the sign around 0, 0, with its letter or without."""
    if name not in signs.signs:
        known = phrase("signs-are-signs", signs=", ".join(signs.signs))
        wrong = code_phrase("form-sign", "there-is-no-sign-name", name=name)
        raise SignError(wrong, suggest(name, signs.signs) or known)
    sign = signs.signs[name]
    mark = _place_letter(signs, sign.letter, radius) if letter and sign.letter else None
    disc = _draw_disc(signs, radius, mark) if mark and palette.ink == "black" else ()
    shapes: list[scene.Shape] = []
    for part in (part for part in sign.parts if palette.ink in part.inks):
        shapes += _draw_part(_SignBrush(signs, sign, radius, palette), part, () if shapes else disc)
    if mark:
        shapes.append(scene.Text((mark,), _find_letter_colour(signs, sign, palette)))
    return tuple(shapes)


class _SignBrush(Struct, frozen=True):
    signs: SignSet
    sign: Sign
    radius: float
    palette: Palette


def _draw_part(brush: _SignBrush, part: SignPart, between: scene.Shapes) -> scene.Shapes:
    """Draw a part's fill, then the shapes that lie on it, then its outline."""
    ink = brush.palette.ink
    steps = _enlarge_path(part.path, brush.radius)
    fill, outline = (each if isinstance(each, str) else each[ink] for each in (part.fill, part.stroke))
    line = _find_colour(brush, outline)
    width = _find_line_width(brush, part)
    stroke = None if line is None else scene.Stroke(line, width, cap="round", join="round")
    if fill == "body" and ink == "black":
        fills = _hatch_body(brush, steps)
    else:
        paint = _find_paint(brush, fill)
        if not between:
            return (scene.Path(steps, paint, stroke),) if paint or stroke else ()
        fills = () if paint is None else (scene.Path(steps, paint),)
    return (*fills, *between, *(() if stroke is None else (scene.Path(steps, stroke=stroke),)))


@lru_cache(maxsize=1024)
def _enlarge_path(path: str, radius: float) -> scene.Steps:
    return enlarge(parse_path(path), radius)


def _find_line_width(brush: _SignBrush, part: SignPart) -> float:
    """Return a part's own line width, or the outline's: never too thin to print or too heavy for the sign."""
    least = LEAST_LINE[brush.palette.ink]
    if part.width is not None:
        return max(least, part.width * brush.radius)
    outline = brush.signs.outline
    share = outline.black if brush.palette.ink == "black" else outline.colour
    return min(MOST_LINE, max(least, share * brush.radius))


def _hatch_body(brush: _SignBrush, steps: scene.Steps) -> scene.Shapes:
    """Draw the hatch that replaces the colour in black. Its lines cross the middle of each sign in the same
    way."""
    hatch = brush.sign.hatch
    if hatch == "none" or hatch == "solid":
        return (scene.Path(steps, WHITE if hatch == "none" else BLACK),)
    reach = 1.3 * brush.radius
    box = Box(-reach, -reach, 2 * reach, 2 * reach)
    scale = min(MOST_WEAVE, max(LEAST_WEAVE, brush.radius / brush.signs.weave))
    return scene.Path(steps, WHITE), draw_pattern(hatch, scene.Clip(steps), box, colour=BLACK, scale=scale)


def _find_paint(brush: _SignBrush, text: str) -> scene.Paint | None:
    if text != "body" or not brush.signs.lit or brush.palette.ink != "night":
        return _find_colour(brush, text)
    own = brush.sign.colour
    # A letter stays legible on both stops.
    stops = scene.Stop(0.0, mix_colours(own, WHITE, 0.08)), scene.Stop(1.0, mix_colours(own, BLACK, 0.12))
    return scene.RadialGradient(Point(0.0, 0.0), 1.1 * brush.radius, stops)


def _find_colour(brush: _SignBrush, text: str) -> scene.Colour | None:
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


def find_rim_colour(own: scene.Colour, ink: Ink) -> scene.Colour:
    """Return the colour for the outline of a colour: lighter by night, darker on paper."""
    if ink == "night":
        return mix_colours(own, WHITE, 0.68 if choose_letter_colour(own) == LIGHT_LETTER else 0.35)
    return mix_colours(own, DEEP, 0.45) if ink == "paper" else BLACK


def choose_letter_colour(own: scene.Colour) -> scene.Colour:
    """Choose the dark or the light colour for a letter on a colour: the one that is clearer."""
    return max((DARK_LETTER, LIGHT_LETTER), key=lambda letter: measure_contrast(letter, own))


def measure_contrast(one: scene.Colour, other: scene.Colour) -> float:
    """Measure the contrast of two colours, from 1 to 21, as WCAG does."""
    lights = sorted((luminance(one), luminance(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _find_letter_colour(signs: SignSet, sign: Sign, palette: Palette) -> scene.Colour:
    if signs.letter.at is not None:
        return palette.colour("text") or BLACK
    return BLACK if palette.ink == "black" else choose_letter_colour(sign.colour)


def _place_letter(signs: SignSet, letter: str, radius: float) -> scene.Run:
    """Place the letter beside the sign, or centre its ink on the sign."""
    size = max(LEAST_LETTER, signs.letter.size * radius)
    (run,) = place_runs(letter, Style(FACE, size / MM_PER_POINT), 0.0, 0.0)
    if signs.letter.at is not None:
        x, y = signs.letter.at
        return scene.Run(run.text, run.face, run.size, x * radius, y * radius)
    middle = centre(_find_ink_box(run.face, letter))
    return scene.Run(run.text, run.face, run.size, -middle.x * run.size, -middle.y * run.size)


@lru_cache(maxsize=256)
def _find_ink_box(face: str, letter: str) -> Box:
    """Find the box of a letter's ink, in ems from the left end of its baseline."""
    return bounds(tuple(point for line in flatten(outline(face, letter)) for point in line))


def _draw_disc(signs: SignSet, radius: float, mark: scene.Run) -> scene.Shapes:
    """Draw the disc that keeps a hatch away from the letter on it."""
    if signs.letter.at is not None:
        return ()
    ink = _find_ink_box(mark.face, mark.text)
    least = mark.size * max(ink.width, ink.height) / 2 + 0.15
    return (scene.Circle(Point(0.0, 0.0), max(signs.letter.disc * radius, least), WHITE),)


def make_sign_figure(sets: Callable[[], Mapping[str, SignSet]]) -> Figure:
    def draw_sign_in_box(box: Box, palette: Palette, *, set: str, of: str, letter: bool) -> scene.Shapes:
        known = sets()
        if set not in known:
            right = suggest(set, known) or f"the sets are {', '.join(known)}"
            raise FigureError(f"there is no set of signs '{set[:40]}'", right, "set")
        try:
            shapes = draw_sign(known[set], of, min(box.width, box.height) / 2, palette, letter=letter)
        except SignError as error:
            raise FigureError(error.wrong, error.right, "of") from None
        middle = centre(box)
        return (scene.Group(shapes, transform=Matrix(1.0, 0.0, 0.0, 1.0, middle.x, middle.y)),)

    return make_figure(
        "A colour that means something: its shape, its letter, and in black its hatch.",
        draw_sign_in_box,
        reach=6.0,
        set=Parameter("text", about="the set, such as nebula-stars, nova-luna, night-sky, players"),
        of=Parameter("text", about="which sign of the set"),
        letter=Parameter("truth", True, "whether its letter stands on it"),
    )


class _WrittenSign(Struct, forbid_unknown_fields=True):
    """A sign as written in its file: one shape, several parts, or an icon."""

    colour: Annotated[str, Meta(pattern="^#[0-9A-Fa-f]{6}$")]
    hatch: Filling
    letter: str = ""
    shape: str = ""
    parts: tuple[SignPart, ...] = ()
    icon: str = ""

    def __post_init__(self) -> None:
        if sum(map(bool, (self.shape, self.parts, self.icon))) != 1:
            raise ValueError("a sign has one of shape, parts, icon")


class _WrittenSet(_SetLook, frozen=True, kw_only=True):
    signs: Annotated[dict[str, _WrittenSign], Meta(min_length=1)]


class _SignsFile(Struct):
    sets: dict[str, _WrittenSet]


_OF_AN_ICON = {"fill": "body", "shade": "body-shade", "cut": "cut"}
RIM = 0.1  # the rim of an icon, as a share of its radius; half of it shows
COLOURED: tuple[Ink, ...] = ("night", "paper")  # where an icon has a rim: in black it is solid


def parse_signs(tree: object, icons: Mapping[str, Icon]) -> dict[str, SignSet]:
    """Make the sets of signs of a file that was read. Some of the signs are icons."""
    try:
        file = convert(tree, _SignsFile, strict=False)
    except ValidationError as error:
        raise SignError(f"the file of signs: {error}") from None
    return {name: _make_sign_set(each, icons) for name, each in file.sets.items()}


def _make_sign_set(written: _WrittenSet, icons: Mapping[str, Icon]) -> SignSet:
    signs = {name: _make_sign(sign, icons) for name, sign in written.signs.items()}
    return SignSet(**asdict(written) | {"signs": signs})


def _make_sign(written: _WrittenSign, icons: Mapping[str, Icon]) -> Sign:
    parts = written.parts or (SignPart(written.shape),)
    if written.icon:
        if written.icon not in icons:
            raise SignError(*say_no_icon(written.icon, icons))
        parts = _take_icon_parts(icons[written.icon])
    return Sign(written.letter, read_colour(written.colour), written.hatch, parts)


def _take_icon_parts(icon: Icon) -> tuple[SignPart, ...]:
    """Convert an icon to the parts of a sign: first all its shapes with a rim, then its parts."""
    solid = [part for part in icon if part.role != "cut"]
    rims = [SignPart(part.data, "none", "rim", part.width + RIM, COLOURED) for part in solid]
    return (*rims, *map(_take_icon_part, icon))


def _take_icon_part(part: IconPart) -> SignPart:
    if part.role == "line":
        return SignPart(part.data, "none", "body", part.width)
    return SignPart(part.data, _OF_AN_ICON[part.role], "none")
