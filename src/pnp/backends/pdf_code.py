"""A scene as PDF operators, in millimetres with y downwards: the page turns the axes once."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from msgspec import Struct, field

from pnp.arcs import as_curves
from pnp.backends.pdf_objects import Store, Used, add_form, escaped, font, form, gradient, parts, picture
from pnp.backends.wording import decimal
from pnp.geometry import Box, Matrix, Point, inverse, moved_box
from pnp.outlines import ellipse_steps, rounded_steps
from pnp.scene import (
    ArcTo,
    Circle,
    Clip,
    Close,
    Colour,
    CurveTo,
    Ellipse,
    FillRule,
    Group,
    Image,
    Line,
    LineTo,
    MoveTo,
    Paint,
    Path,
    Placed,
    Polygon,
    Polyline,
    Rectangle,
    Run,
    Scene,
    Shape,
    Step,
    Stroke,
    Text,
)

WIDE = 80  # thousandths of an em between letters; poppler sees a space from 100 on
CAPS = {"butt": 0, "round": 1, "square": 2}
DOT = 0.001  # the shortest dash: pdfium makes a tenth of a unit of one without length, and dots grow long
JOINS = {"miter": 0, "round": 1, "bevel": 2}


class Pen(Struct):
    """The operators of one page or form under way."""

    store: Store
    box: Box  # what is seen of it, in the coordinates that hold now
    code: list[str] = field(default_factory=list)
    used: Used = field(default_factory=Used)


def drawn(store: Store, scene: Scene) -> tuple[str, Used]:
    pen = Pen(store, scene.box)
    for shape in scene.shapes:
        draw(pen, shape)
    return "\n".join(pen.code), pen.used


def draw(pen: Pen, shape: Shape) -> None:
    match shape:
        case Text():
            text(pen, shape)
        case Placed():
            place(pen, shape)
        case Path(steps, fill, stroke, rule):
            paint(pen, path(steps), fill, stroke, rule)
        case Rectangle(box, fill, stroke, radius):
            paint(pen, rectangle(box, radius), fill, stroke)
        case Circle(centre, radius, fill, stroke):
            paint(pen, path(ellipse_steps(centre, radius, radius)), fill, stroke)
        case Ellipse(centre, radius_x, radius_y, fill, stroke):
            paint(pen, path(ellipse_steps(centre, radius_x, radius_y)), fill, stroke)
        case Line(start, end, stroke):
            paint(pen, polyline((start, end)), None, stroke)
        case Polyline(points, stroke):
            paint(pen, polyline(points), None, stroke)
        case Polygon(points, fill, stroke, rule):
            paint(pen, f"{polyline(points)} h", fill, stroke, rule)
        case Image():
            image(pen, shape)
        case Group():
            group(pen, shape)
        case _:
            assert_never(shape)


@lru_cache(maxsize=16384)  # sizes, baselines and columns come again on card after card
def number(value: float) -> str:
    return decimal(value)


def numbers(*values: float) -> str:
    return " ".join([number(value) for value in values])


@lru_cache(maxsize=4096)
def matrix(map_: Matrix) -> str:
    """`cm`, with more digits where they are multiplied by a length; to the cache 0 and -0 are the same."""
    turn = [decimal(part, 7) for part in (map_.a, map_.b, map_.c, map_.d)]
    return f"{' '.join(turn)} {numbers(map_.e, map_.f)} cm"


@lru_cache(maxsize=4096)
def fill_colour(colour: Colour) -> str:
    return in_colour(colour, "g", "rg")


def in_colour(colour: Colour, grey: str, mixed: str) -> str:
    """A grey by its own operator: printers make it of black ink alone."""
    red, green, blue = parts(colour)
    return f"{number(red)} {grey}" if red == green == blue else f"{numbers(red, green, blue)} {mixed}"


@lru_cache(maxsize=4096)
def line_style(stroke: Stroke) -> str:
    lengths = [max(length, DOT) for length in stroke.dash]
    dash = f"[{numbers(*lengths)}] {number(stroke.dash_start)} d"
    ends = f"{CAPS[stroke.cap]} J {JOINS[stroke.join]} j {number(stroke.miter_limit)} M"
    return f"{in_colour(stroke.colour, 'G', 'RG')} {number(stroke.width)} w {ends} {dash}"


def paint(
    pen: Pen, outline: str, fill: Paint | None, stroke: Stroke | None, rule: FillRule = "nonzero"
) -> None:
    star = "*" if rule == "evenodd" else ""
    if fill is not None and not isinstance(fill, Colour):
        name = gradient(pen.store, fill)
        pen.used.shadings[name] = None
        pen.code.append(f"q {outline} W{star} n /{name} sh Q")
        fill = None
    if fill is not None and stroke is not None:
        pen.code.append(f"{fill_colour(fill)} {line_style(stroke)} {outline} B{star}")
    elif fill is not None:
        pen.code.append(f"{fill_colour(fill)} {outline} f{star}")
    elif stroke is not None:
        pen.code.append(f"{line_style(stroke)} {outline} S")


def polyline(points: tuple[Point, ...]) -> str:
    code = " ".join([MOVE, *(LINE for _ in points[1:])])
    return short(code % tuple([each for point in points for each in (point.x, point.y)]))


def rectangle(box: Box, radius: float = 0.0) -> str:
    if radius > 0:
        return path(rounded_steps(box, radius))
    return f"{numbers(box.x, box.y, box.width, box.height)} re"


MOVE, LINE, CURVE = "%.3f %.3f m", "%.3f %.3f l", "%.3f %.3f %.3f %.3f %.3f %.3f c"


def path(steps: tuple[Step, ...]) -> str:
    """The operators of a path, whose numbers are written all at once; an arc starts where the step before it
    ended."""
    code: list[str] = []
    values: list[float] = []
    here = opened = (0.0, 0.0)
    for step in steps:
        match step:
            case CurveTo(x1, y1, x2, y2, x, y):
                code.append(CURVE)
                values += (x1, y1, x2, y2, x, y)
                here = (x, y)
            case LineTo(x, y):
                code.append(LINE)
                here = (x, y)
                values += here
            case MoveTo(x, y):
                code.append(MOVE)
                here = opened = (x, y)
                values += here
            case ArcTo(x=x, y=y):
                for part in as_curves(Point(*here), step):
                    code.append(CURVE)
                    values += (part.x1, part.y1, part.x2, part.y2, part.x, part.y)
                here = (x, y)
            case Close():
                code.append("h")
                here = opened
            case _:
                assert_never(step)
    return short(" ".join(code) % tuple(values))


def short(code: str) -> str:
    """Numbers of three decimals, each with a blank after it, without the noughts that say nothing."""
    whole = code.replace(".000 ", "~ ").replace("-0~ ", "0~ ")  # marked, that their own noughts stay
    return whole.replace("00 ", " ").replace("0 ", " ").replace("~ ", " ")


def text(pen: Pen, shape: Text) -> None:
    lines = [f"1 0 0 -1 {numbers(run.x, run.y)} Tm {run_code(pen.store, run)}" for run in shape.runs]
    pen.code.append(f"{fill_colour(shape.colour)} BT {' '.join(lines)} ET")


def run_code(store: Store, run: Run) -> str:
    found = font(store, run.face)
    coded = run.text.translate(found.encoding)
    size = number(run.size)
    if found.encoding.several:
        return many_subsets(store, run, size)
    if not any(run.gaps):
        return f"{found.name} {size} Tf ({coded}) Tj"
    shown = f"{found.name} {size} Tf [{spaced(run, found.encoding)}] TJ"
    return shown if max(run.gaps) < WIDE else told(run.text, shown)


def told(text: str, shown: str) -> str:
    """Operators with the text that they stand for: readers take wide gaps for spaces."""
    return f"/Span <</ActualText <FEFF{text.encode('utf-16-be').hex().upper()}>>> BDC {shown} EMC"


def spaced(run: Run, encoding: dict[int, str]) -> str:
    """The strings of `TJ`, broken where a gap follows a character."""
    pieces: list[str] = []
    held = ""
    for character, gap in zip(run.text, run.gaps, strict=True):
        held += encoding[ord(character)]
        if gap:
            pieces.append(f"({held}){-gap}")
            held = ""
    return "".join([*pieces, f"({held})"] if held else pieces)


def many_subsets(store: Store, run: Run, size: str) -> str:
    """A face of which more than a subset's 255 characters are in use: each character in its own subset."""
    found = font(store, run.face)
    code = []
    gaps = run.gaps or (0,) * len(run.text)
    for character, gap in zip(run.text, gaps, strict=True):
        ((subset, coded),) = found.font.splitString(character, store.document)
        name = found.font.getSubsetInternalName(subset, store.document)
        code.append(f"{name} {size} Tf [({escaped(coded)}){-gap}] TJ")
    return " ".join(code)


def image(pen: Pen, shape: Image) -> None:
    name = picture(pen.store, shape.bitmap)
    pen.used.forms[name] = None
    box = shape.box
    frame = Matrix(box.width, 0, 0, -box.height, box.x, box.y + box.height)
    pen.code.append(f"q {matrix(frame)} /FormXob.{name} Do Q")


def place(pen: Pen, shape: Placed) -> None:
    scene = shape.scene
    if shape.recurs:
        name = form(pen.store, scene, lambda scene: drawn(pen.store, scene))
        pen.used.forms[name] = None
        pen.code.append(f"q {matrix(shape.transform)} /FormXob.{name} Do Q")
        return
    pen.code.append(f"q {matrix(shape.transform)} {rectangle(scene.box)} W n")
    shapes_within(pen, scene.shapes, scene.box)


def group(pen: Pen, shape: Group) -> None:
    start = ["q"]
    box = pen.box
    if shape.transform is not None:
        start.append(matrix(shape.transform))
        box = moved_box(box, inverse(shape.transform))
    if shape.clip is not None:
        start.append(clipping(shape.clip))
    pen.code.append(" ".join(start))
    if shape.opacity < 1:
        faded(pen, shape, box)
    else:
        shapes_within(pen, shape.shapes, box)


def clipping(clip: Clip) -> str:
    return f"{path(clip.steps)} W{'*' if clip.rule == 'evenodd' else ''} n"


def shapes_within(pen: Pen, shapes: tuple[Shape, ...], box: Box) -> None:
    """Draws shapes in the coordinates that an open `q` has set, and closes it."""
    outer, pen.box = pen.box, box
    for shape in shapes:
        draw(pen, shape)
    pen.box = outer
    pen.code.append("Q")


def faded(pen: Pen, shape: Group, box: Box) -> None:
    """The shapes as one transparency group, so that where they overlap nothing shines through."""
    code, used = drawn(pen.store, Scene(box, shape.shapes))
    name = f"group{len(pen.store.groups)}"
    pen.store.groups.append(name)
    add_form(pen.store, name, box, code, used, group=True)
    state = f"fade{round(shape.opacity * 1000)}"
    pen.used.forms[name] = None
    pen.used.opacities[state] = round(shape.opacity, 3)
    pen.code.append(f"/{state} gs /FormXob.{name} Do Q")
