"""Pages as a PDF 1.4 file: scenes as operators, the same bytes for the same pages.

Operators are in millimetres with y downwards: the page turns the axes once.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import assert_never

from msgspec import Struct, field
from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from pnp.backends import pdf_objects
from pnp.backends.notation import decimal
from pnp.errors import UsageError, phrase
from pnp.geometry import Box, Matrix, Point, invert_map, move_box
from pnp.paths import as_curves, ellipse_steps, rounded_steps
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
    Info,
    Line,
    LineTo,
    MoveTo,
    Page,
    Paint,
    Path,
    Placed,
    Polygon,
    Polyline,
    Rectangle,
    Run,
    Scene,
    Shape,
    Shapes,
    Steps,
    Stroke,
    Text,
)

WIDE = 80  # thousandths of an em between letters; poppler sees a space from 100 on
CAPS = {"butt": 0, "round": 1, "square": 2}
DOT = 0.001  # the shortest dash: pdfium makes a tenth of a unit of one without length, and dots grow long
JOINS = {"miter": 0, "round": 1, "bevel": 2}


class PdfPen(Struct):
    """The operators of one page or form under way."""

    store: pdf_objects.Store
    box: Box  # what is seen of it, in the coordinates that hold now
    code: list[str] = field(default_factory=list)
    used: pdf_objects.Used = field(default_factory=pdf_objects.Used)


def draw_scene(store: pdf_objects.Store, scene: Scene) -> tuple[str, pdf_objects.Used]:
    pen = PdfPen(store, scene.box)
    for shape in scene.shapes:
        draw_shape(pen, shape)
    return "\n".join(pen.code), pen.used


def draw_shape(pen: PdfPen, shape: Shape) -> None:
    match shape:
        case Text():
            draw_text(pen, shape)
        case Placed():
            draw_placed(pen, shape)
        case Path(steps, fill, stroke, rule):
            paint_outline(pen, write_path(steps), fill, stroke, rule)
        case Rectangle(box, fill, stroke, radius):
            paint_outline(pen, write_rectangle(box, radius), fill, stroke)
        case Circle(centre, radius, fill, stroke):
            paint_outline(pen, write_path(ellipse_steps(centre, radius, radius)), fill, stroke)
        case Ellipse(centre, radius_x, radius_y, fill, stroke):
            paint_outline(pen, write_path(ellipse_steps(centre, radius_x, radius_y)), fill, stroke)
        case Line(start, end, stroke):
            paint_outline(pen, write_polyline((start, end)), None, stroke)
        case Polyline(points, stroke):
            paint_outline(pen, write_polyline(points), None, stroke)
        case Polygon(points, fill, stroke, rule):
            paint_outline(pen, f"{write_polyline(points)} h", fill, stroke, rule)
        case Image():
            draw_image(pen, shape)
        case Group():
            draw_group(pen, shape)
        case _:
            assert_never(shape)


@lru_cache(maxsize=16384)  # sizes, baselines and columns come again on card after card
def write_number(value: float) -> str:
    return decimal(value)


def write_numbers(*values: float) -> str:
    return " ".join([write_number(value) for value in values])


@lru_cache(maxsize=4096)
def write_matrix(map_: Matrix) -> str:
    """`cm`, with more digits where they are multiplied by a length; to the cache 0 and -0 are the same."""
    turn = [decimal(part, 7) for part in (map_.a, map_.b, map_.c, map_.d)]
    return f"{' '.join(turn)} {write_numbers(map_.e, map_.f)} cm"


@lru_cache(maxsize=4096)
def write_fill_colour(colour: Colour) -> str:
    return write_colour(colour, "g", "rg")


def write_colour(colour: Colour, grey: str, mixed: str) -> str:
    """A grey by its own operator: printers make it of black ink alone."""
    red, green, blue = pdf_objects.colour_parts(colour)
    if red == green == blue:
        return f"{write_number(red)} {grey}"
    return f"{write_numbers(red, green, blue)} {mixed}"


@lru_cache(maxsize=4096)
def write_line_style(stroke: Stroke) -> str:
    lengths = [max(length, DOT) for length in stroke.dash]
    dash = f"[{write_numbers(*lengths)}] {write_number(stroke.dash_start)} d"
    ends = f"{CAPS[stroke.cap]} J {JOINS[stroke.join]} j {write_number(stroke.miter_limit)} M"
    return f"{write_colour(stroke.colour, 'G', 'RG')} {write_number(stroke.width)} w {ends} {dash}"


def paint_outline(
    pen: PdfPen, outline: str, fill: Paint | None, stroke: Stroke | None, rule: FillRule = "nonzero"
) -> None:
    star = "*" if rule == "evenodd" else ""
    if fill is not None and not isinstance(fill, Colour):
        name = pdf_objects.find_gradient(pen.store, fill)
        pen.used.shadings[name] = None
        pen.code.append(f"q {outline} W{star} n /{name} sh Q")
        fill = None
    if fill is not None and stroke is not None:
        pen.code.append(f"{write_fill_colour(fill)} {write_line_style(stroke)} {outline} B{star}")
    elif fill is not None:
        pen.code.append(f"{write_fill_colour(fill)} {outline} f{star}")
    elif stroke is not None:
        pen.code.append(f"{write_line_style(stroke)} {outline} S")


def write_polyline(points: tuple[Point, ...]) -> str:
    code = " ".join([MOVE, *(LINE for _ in points[1:])])
    return shorten_numbers(code % tuple([each for point in points for each in (point.x, point.y)]))


def write_rectangle(box: Box, radius: float = 0.0) -> str:
    if radius > 0:
        return write_path(rounded_steps(box, radius))
    return f"{write_numbers(box.x, box.y, box.width, box.height)} re"


MOVE, LINE, CURVE = "%.3f %.3f m", "%.3f %.3f l", "%.3f %.3f %.3f %.3f %.3f %.3f c"


def write_path(steps: Steps) -> str:
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
    return shorten_numbers(" ".join(code) % tuple(values))


def shorten_numbers(code: str) -> str:
    """Numbers of three decimals, each with a blank after it, without the noughts that say nothing."""
    whole = code.replace(".000 ", "~ ").replace("-0~ ", "0~ ")  # marked, that their own noughts stay
    return whole.replace("00 ", " ").replace("0 ", " ").replace("~ ", " ")


def draw_text(pen: PdfPen, shape: Text) -> None:
    lines = [f"1 0 0 -1 {write_numbers(run.x, run.y)} Tm {write_run(pen.store, run)}" for run in shape.runs]
    pen.code.append(f"{write_fill_colour(shape.colour)} BT {' '.join(lines)} ET")


def write_run(store: pdf_objects.Store, run: Run) -> str:
    found = pdf_objects.find_font(store, run.face)
    coded = run.text.translate(found.encoding)
    size = write_number(run.size)
    if found.encoding.several:
        return write_many_subsets(store, run, size)
    if not any(run.gaps):
        return f"{found.name} {size} Tf ({coded}) Tj"
    shown = f"{found.name} {size} Tf [{space_run(run, found.encoding)}] TJ"
    return shown if max(run.gaps) < WIDE else tag_text(run.text, shown)


def tag_text(text: str, shown: str) -> str:
    """Operators with the text that they stand for: readers take wide gaps for spaces."""
    return f"/Span <</ActualText <FEFF{text.encode('utf-16-be').hex().upper()}>>> BDC {shown} EMC"


def space_run(run: Run, encoding: dict[int, str]) -> str:
    """The strings of `TJ`, broken where a gap follows a character."""
    pieces: list[str] = []
    held = ""
    for character, gap in zip(run.text, run.gaps, strict=True):
        held += encoding[ord(character)]
        if gap:
            pieces.append(f"({held}){-gap}")
            held = ""
    return "".join([*pieces, f"({held})"] if held else pieces)


def write_many_subsets(store: pdf_objects.Store, run: Run, size: str) -> str:
    """A face of which more than a subset's 255 characters are in use: each character in its own subset."""
    found = pdf_objects.find_font(store, run.face)
    code = []
    gaps = run.gaps or (0,) * len(run.text)
    for character, gap in zip(run.text, gaps, strict=True):
        ((subset, coded),) = found.font.splitString(character, store.document)
        name = found.font.getSubsetInternalName(subset, store.document)
        code.append(f"{name} {size} Tf [({pdf_objects.escape_code(coded)}){-gap}] TJ")
    return " ".join(code)


def draw_image(pen: PdfPen, shape: Image) -> None:
    name = pdf_objects.find_picture(pen.store, shape.bitmap)
    pen.used.forms[name] = None
    box = shape.box
    frame = Matrix(box.width, 0, 0, -box.height, box.x, box.y + box.height)
    pen.code.append(f"q {write_matrix(frame)} /FormXob.{name} Do Q")


def draw_placed(pen: PdfPen, shape: Placed) -> None:
    scene = shape.scene
    if shape.recurs:
        name = pdf_objects.find_form(pen.store, scene, lambda scene: draw_scene(pen.store, scene))
        pen.used.forms[name] = None
        pen.code.append(f"q {write_matrix(shape.transform)} /FormXob.{name} Do Q")
        return
    pen.code.append(f"q {write_matrix(shape.transform)} {write_rectangle(scene.box)} W n")
    draw_shapes_within(pen, scene.shapes, scene.box)


def draw_group(pen: PdfPen, shape: Group) -> None:
    start = ["q"]
    box = pen.box
    if shape.transform is not None:
        start.append(write_matrix(shape.transform))
        box = move_box(box, invert_map(shape.transform))
    if shape.clip is not None:
        start.append(write_clip(shape.clip))
    pen.code.append(" ".join(start))
    if shape.opacity < 1:
        draw_faded(pen, shape, box)
    else:
        draw_shapes_within(pen, shape.shapes, box)


def write_clip(clip: Clip) -> str:
    return f"{write_path(clip.steps)} W{'*' if clip.rule == 'evenodd' else ''} n"


def draw_shapes_within(pen: PdfPen, shapes: Shapes, box: Box) -> None:
    """Draws shapes in the coordinates that an open `q` has set, and closes it."""
    outer, pen.box = pen.box, box
    for shape in shapes:
        draw_shape(pen, shape)
    pen.box = outer
    pen.code.append("Q")


def draw_faded(pen: PdfPen, shape: Group, box: Box) -> None:
    """The shapes as one transparency group, so that where they overlap nothing shines through."""
    code, used = draw_scene(pen.store, Scene(box, shape.shapes))
    name = f"group{len(pen.store.groups)}"
    pen.store.groups.append(name)
    pdf_objects.add_form(pen.store, name, box, code, used, group=True)
    state = f"fade{round(shape.opacity * 1000)}"
    pen.used.forms[name] = None
    pen.used.opacities[state] = round(shape.opacity, 3)
    pen.code.append(f"/{state} gs /FormXob.{name} Do Q")


POINTS = 72 / 25.4  # to a millimetre
FIRST_FACE = "SourceSans3-Medium"  # a canvas begins with a face, and would bring Helvetica if not told
LAST_SECOND = 253_402_300_799  # of the year 9999
DUPLEX = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}


def write_pdf(pages: Iterable[Page], info: Info, progress: Callable[[int], None] | None = None) -> bytes:
    """The bytes of a PDF; `progress` is told after each page how many are done."""
    check_date(os.environ.get("SOURCE_DATE_EPOCH", "").strip())
    pdf_objects.register_face(FIRST_FACE)
    canvas = Canvas(None, pdfVersion=(1, 4), invariant=1, lang=info.language, initialFontName=FIRST_FACE)
    _describe_document(canvas, info)
    store = pdf_objects.Store(canvas._doc)
    for done, page in enumerate(pages, start=1):
        _add_bookmarks(canvas, page, done)
        store.document.addPage(_make_page(store, page))
        if progress is not None:
            progress(done)
    return bytes(canvas.getpdfdata())


def check_date(seconds: str) -> None:
    """Refuse a date that no PDF can hold: reportlab reads the variable itself."""
    if seconds and not (re.fullmatch("[0-9]{1,12}", seconds) and int(seconds) <= LAST_SECOND):
        raise UsageError(
            phrase("variable-source-date-epoch-is-value", value=seconds),
            phrase("give-it-whole-seconds-since-1970-up-to-last", last=LAST_SECOND),
        )


def _describe_document(canvas: Canvas, info: Info) -> None:
    canvas.setTitle(info.title)
    canvas.setAuthor(info.author)
    canvas.setSubject(info.subject)
    canvas.setCreator("pnp")
    canvas.setViewerPreference("PrintScaling", "None")
    if info.duplex is not None:
        canvas.setViewerPreference("Duplex", DUPLEX[info.duplex])


def _add_bookmarks(canvas: Canvas, page: Page, number: int) -> None:
    for index, bookmark in enumerate(page.bookmarks):
        key = f"page{number}-{index}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(bookmark.title, key, level=bookmark.level)


def _make_page(store: pdf_objects.Store, page: Page) -> pdfdoc.PDFPage:
    size = page.scene.box
    code, used = draw_scene(store, page.scene)
    axes = f"{POINTS:.7f} 0 0 {-POINTS:.7f} 0 {size.height * POINTS:.5f} cm"
    sheet = pdfdoc.PDFPage()
    sheet.MediaBox = _make_box(size, size)
    sheet.TrimBox = _make_box(page.trim, size) if page.trim else None
    sheet.BleedBox = _make_box(page.bleed, size) if page.bleed else None
    sheet.Contents = pdf_objects.pack_stream(f"q {axes}\n{code}\nQ")
    sheet.Resources = pdf_objects.make_resources(used)
    store.document.updateSignature(code)
    return sheet


def _make_box(box: Box, page: Box) -> pdfdoc.PDFArrayCompact:
    bottom = page.height - box.y - box.height
    edges = (box.x, bottom, box.x + box.width, bottom + box.height)
    return pdfdoc.PDFArrayCompact([round(edge * POINTS, 4) for edge in edges])
