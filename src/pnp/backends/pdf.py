"""Pages as a PDF 1.4 file: scenes as operators, the same bytes for the same pages.

Operators are in millimetres with y downwards: the page turns the axes once. Fonts, gradients, pictures, forms
and states are stored once and referred to by name."""

from __future__ import annotations

import itertools
import os
import re
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from io import BytesIO
from typing import assert_never

from msgspec import Struct, field
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from pnp import scene
from pnp.backends.notation import decimal
from pnp.errors import UsageError, phrase
from pnp.geometry import Box, Matrix, Point, invert_map, move_box
from pnp.paths import as_curves, outline_steps, rounded_steps
from pnp.text import font_file

Gradient = scene.LinearGradient | scene.RadialGradient
KIND_OF_PNG = slice(24, 26)  # its bits and its colours
# The entries of black and white dots, and of dots that are clear in places: the third of their three colours.
DOT_ENTRIES: dict[bytes, dict[str, str | int]] = {
    b"\x01\x00": {"ColorSpace": "/DeviceGray", "BitsPerComponent": 1},
    b"\x02\x03": {"ColorSpace": "[/Indexed /DeviceGray 2 <00FFFF>]", "BitsPerComponent": 2, "Mask": "[2 2]"},
}
PACKING = 4  # zlib's level: 6, its usual one, makes a file 3 % smaller and a long run 8 % slower


class Used(Struct):
    """The names that one page or form uses; one that its resources do not list would vanish in silence."""

    forms: dict[str, None] = field(default_factory=dict)
    shadings: dict[str, None] = field(default_factory=dict)
    opacities: dict[str, float] = field(default_factory=dict)


class Encoding(dict[int, str]):
    """A map from characters to their escaped codes in a font's first subset, filled as characters come up.

    `str.translate` looks up each character in it; a font with more than one subset is split by reportlab.
    """

    def __init__(self, font: TTFont, document: pdfdoc.PDFDocument) -> None:
        super().__init__()
        self.font, self.document = font, document
        self.several = False

    def __missing__(self, character: int) -> str:
        (subset, code), *_ = self.font.splitString(chr(character), self.document)
        self.several = self.several or subset > 0
        self[character] = escape_code(code)
        return self[character]


class Smooth(pdfdoc.PDFObject):  # type: ignore[misc]  # the base has no types
    """A picture or its mask whose pixels blend where it is enlarged; reportlab has no option for this."""

    def __init__(self, image: pdfdoc.PDFImageXObject) -> None:
        self.image = image

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        code: bytes = self.image.format(document)
        return code.replace(b"/BitsPerComponent", b"/Interpolate true /BitsPerComponent", 1)


class PdfFont(Struct):
    font: TTFont
    name: str  # of the first subset, as `Tf` wants it
    encoding: Encoding


class Store(Struct):
    """The document while it is written, and the objects that it holds already."""

    document: pdfdoc.PDFDocument
    fonts: dict[str, PdfFont] = field(default_factory=dict)
    gradients: dict[Gradient, str] = field(default_factory=dict)
    pictures: dict[str, str] = field(default_factory=dict)  # by digest
    # By identity, since comparing scenes would take longer than drawing them; each is kept alive.
    forms: dict[int, tuple[scene.Scene, str]] = field(default_factory=dict)
    groups: list[str] = field(default_factory=list)  # the names of transparency groups


def escape_code(code: bytes) -> str:
    text = code.decode("latin-1")
    for plain, safe in (("\\", "\\\\"), ("(", "\\("), (")", "\\)"), ("\r", "\\r")):
        text = text.replace(plain, safe)
    return text


def find_font(store: Store, face: str) -> PdfFont:
    font = store.fonts.get(face)
    if font is None:
        new = register_face(face)
        new.splitString(" ", store.document)
        name = new.getSubsetInternalName(0, store.document)
        font = store.fonts[face] = PdfFont(new, name, Encoding(new, store.document))
    return font


def register_face(face: str) -> TTFont:
    """Return the face as reportlab knows it; its file is read once in a process."""
    if face not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(face, str(font_file(face)), asciiReadable=False))
    return pdfmetrics.getFont(face)


def find_gradient(store: Store, paint: Gradient) -> str:
    found = store.gradients.get(paint)
    if found is None:
        found = store.gradients[paint] = store.document.addShading(_make_shading(paint))
    return found


def _make_shading(paint: Gradient) -> pdfdoc.PDFShading:
    ramp = _make_ramp(paint)
    match paint:
        case scene.LinearGradient(start, end):
            ends = (start.x, start.y, end.x, end.y)
            return pdfdoc.PDFAxialShading(*ends, ramp, "DeviceRGB", Extend="[true true]")
        case scene.RadialGradient(centre, radius):
            circles = (centre.x, centre.y, 0, centre.x, centre.y, radius)
            return pdfdoc.PDFRadialShading(*circles, ramp, "DeviceRGB", Extend="[true true]")


def _make_ramp(paint: Gradient) -> pdfdoc.PDFFunction:
    """Make the colours from 0 to 1: one straight piece between each two stops, level before and after
    them."""
    stops = [(stop.at, colour_parts(stop.colour)) for stop in paint.stops]
    stops = [(0.0, stops[0][1]), *stops, (1.0, stops[-1][1])]
    pairs = [(low, high) for low, high in itertools.pairwise(stops) if high[0] > low[0]]
    pieces = [pdfdoc.PDFExponentialFunction(low[1], high[1], 1) for low, high in pairs]
    if len(pieces) == 1:
        return pieces[0]
    bounds = [end[0] for _, end in pairs[:-1]]
    return pdfdoc.PDFStitchingFunction(pieces, bounds, [0, 1] * len(pieces), Domain="[0 1]")


def colour_parts(colour: scene.Colour) -> tuple[float, float, float]:
    return colour.red / 255, colour.green / 255, colour.blue / 255


def find_picture(store: Store, bitmap: scene.Bitmap) -> str:
    digest = sha256(bitmap.content).hexdigest()[:20]
    found = store.pictures.get(digest)
    if found is None:
        found = store.pictures[digest] = _add_picture(store.document, digest, bitmap)
    return found


def _add_picture(document: pdfdoc.PDFDocument, digest: str, bitmap: scene.Bitmap) -> str:
    dots = DOT_ENTRIES.get(bitmap.content[KIND_OF_PNG]) if bitmap.kind == "png" else None
    if dots is not None:
        document.addForm(digest, _make_dots(bitmap, dots))
        return digest
    image = pdfdoc.PDFImageXObject(digest, ImageReader(BytesIO(bitmap.content)), mask="auto")
    mask = getattr(image, "_smask", None)
    if mask is not None:  # two pictures may share one mask
        name = document.getXObjectName(mask.name)
        known = name in document.idToObject
        image.smask = pdfdoc.PDFObjectReference(name) if known else document.Reference(Smooth(mask), name)
    document.addForm(digest, Smooth(image))
    return digest


def _make_dots(bitmap: scene.Bitmap, about: Mapping[str, str | int]) -> pdfdoc.PDFStream:
    """Make a stream of a PNG of black and white dots as it is: a PDF reads its rows. Unlike other pictures,
    dots must not blend."""
    stream = pdfdoc.PDFStream(content=b"".join(_list_packed_rows(bitmap.content)) + b"\n")
    entries = stream.dictionary
    entries["Type"], entries["Subtype"] = pdfdoc.PDFName("XObject"), pdfdoc.PDFName("Image")
    entries["Width"], entries["Height"] = bitmap.width, bitmap.height
    for name, value in about.items():
        entries[name] = value
    entries["Filter"] = pdfdoc.PDFName("FlateDecode")
    rows = f"/Colors 1 /BitsPerComponent {about['BitsPerComponent']} /Columns {bitmap.width}"
    entries["DecodeParms"] = f"<< /Predictor 15 {rows} >>"
    return stream


def _list_packed_rows(png: bytes) -> Iterator[bytes]:
    """Yield the contents of the chunks that hold pixels."""
    at = 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            yield png[at + 8 : at + 8 + length]
        at += 12 + length


def find_form(store: Store, content: scene.Scene) -> str:
    """Return the name of the form that holds a recurring scene; draw the form when it is first asked for."""
    entry = store.forms.get(id(content))
    if entry is None:
        code, used = draw_scene(store, content)
        name = f"scene{len(store.forms)}"
        add_form(store, name, content.box, code, used)
        entry = store.forms[id(content)] = (content, name)
    return entry[1]


def add_form(store: Store, name: str, box: Box, code: str, used: Used, *, group: bool = False) -> None:
    """Store operators as a form XObject; as a transparency group if it is to be faded as one."""
    stream = pack_stream(code)
    entries = stream.dictionary
    entries["Type"], entries["Subtype"] = pdfdoc.PDFName("XObject"), pdfdoc.PDFName("Form")
    corners = (box.x, box.y, box.x + box.width, box.y + box.height)
    entries["BBox"] = pdfdoc.PDFArrayCompact([round(corner, 3) for corner in corners])
    entries["Resources"] = make_resources(used)
    if group:
        entries["Group"] = "<< /S /Transparency /I true >>"
    store.document.addForm(name, stream)


def pack_stream(code: str) -> pdfdoc.PDFStream:
    """Make a stream that is compressed at once, so that a long document does not pile up in memory."""
    stream = pdfdoc.PDFStream(content=zlib.compress(code.encode("latin-1"), PACKING) + b"\n")
    stream.dictionary["Filter"] = pdfdoc.PDFName("FlateDecode")
    return stream


def make_resources(used: Used) -> pdfdoc.PDFResourceDictionary:
    """List everything that a page or form uses; reportlab's own `endForm` leaves out shadings and states."""
    names = pdfdoc.PDFResourceDictionary()
    names.basicFonts()
    names.allProcs()
    objects = map(pdfdoc.xObjectName, used.forms)
    names.XObject = {name: pdfdoc.PDFObjectReference(name) for name in objects}
    names.setShading({name: name for name in used.shadings})
    names.ExtGState = {
        name: pdfdoc.PDFDictionary({"ca": opacity, "CA": opacity}) for name, opacity in used.opacities.items()
    }
    return names


WIDE = 80  # thousandths of an em between letters; poppler sees a space from 100 on
CAPS = {"butt": 0, "round": 1, "square": 2}
LEAST_DASH = 0.001  # pdfium makes a dash without length a tenth of a unit long, and dots grow long
JOINS = {"miter": 0, "round": 1, "bevel": 2}


class PdfPen(Struct):
    """The operators of one page or form while it is written."""

    store: Store
    box: Box  # its visible part, in the current coordinates
    code: list[str] = field(default_factory=list)
    used: Used = field(default_factory=Used)


def draw_scene(store: Store, content: scene.Scene) -> tuple[str, Used]:
    pen = PdfPen(store, content.box)
    for shape in content.shapes:
        draw_shape(pen, shape)
    return "\n".join(pen.code), pen.used


def draw_shape(pen: PdfPen, shape: scene.Shape) -> None:
    match shape:
        case scene.Text():
            draw_text(pen, shape)
        case scene.Placed():
            draw_placed(pen, shape)
        case scene.Path(steps, fill, stroke, rule):
            paint_outline(pen, write_path(steps), fill, stroke, rule)
        case scene.Rectangle(box, fill, stroke, radius):
            paint_outline(pen, write_rectangle(box, radius), fill, stroke)
        case scene.Circle() | scene.Ellipse():
            paint_outline(pen, write_path(outline_steps(shape)), shape.fill, shape.stroke)
        case scene.Line(start, end, stroke):
            paint_outline(pen, write_polyline((start, end)), None, stroke)
        case scene.Polyline(points, stroke):
            paint_outline(pen, write_polyline(points), None, stroke)
        case scene.Polygon(points, fill, stroke, rule):
            paint_outline(pen, f"{write_polyline(points)} h", fill, stroke, rule)
        case scene.Image():
            draw_image(pen, shape)
        case scene.Group():
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
    """Write `cm`, with more digits for factors of a length. For the cache, 0 and -0 are the same."""
    turn = [decimal(part, 7) for part in (map_.a, map_.b, map_.c, map_.d)]
    return f"{' '.join(turn)} {write_numbers(map_.e, map_.f)} cm"


@lru_cache(maxsize=4096)
def write_fill_colour(colour: scene.Colour) -> str:
    return write_colour(colour, "g", "rg")


def write_colour(colour: scene.Colour, grey: str, mixed: str) -> str:
    """Write a colour. A grey has its own operator: printers make it of black ink alone."""
    red, green, blue = colour_parts(colour)
    if red == green == blue:
        return f"{write_number(red)} {grey}"
    return f"{write_numbers(red, green, blue)} {mixed}"


@lru_cache(maxsize=4096)
def write_line_style(stroke: scene.Stroke) -> str:
    lengths = [max(length, LEAST_DASH) for length in stroke.dash]
    dash = f"[{write_numbers(*lengths)}] {write_number(stroke.dash_start)} d"
    ends = f"{CAPS[stroke.cap]} J {JOINS[stroke.join]} j {write_number(stroke.miter_limit)} M"
    return f"{write_colour(stroke.colour, 'G', 'RG')} {write_number(stroke.width)} w {ends} {dash}"


def paint_outline(
    pen: PdfPen,
    outline: str,
    fill: scene.Paint | None,
    stroke: scene.Stroke | None,
    rule: scene.FillRule = "nonzero",
) -> None:
    star = "*" if rule == "evenodd" else ""
    if fill is not None and not isinstance(fill, scene.Colour):
        name = find_gradient(pen.store, fill)
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


def write_path(steps: scene.Steps) -> str:
    """Write the operators of a path, with all numbers at once. An arc starts where the step before it
    ended."""
    code: list[str] = []
    values: list[float] = []
    here = subpath_start = (0.0, 0.0)
    for step in steps:
        match step:
            case scene.CurveTo(x1, y1, x2, y2, x, y):
                code.append(CURVE)
                values += (x1, y1, x2, y2, x, y)
                here = (x, y)
            case scene.LineTo(x, y):
                code.append(LINE)
                here = (x, y)
                values += here
            case scene.MoveTo(x, y):
                code.append(MOVE)
                here = subpath_start = (x, y)
                values += here
            case scene.ArcTo(x=x, y=y):
                for part in as_curves(Point(*here), step):
                    code.append(CURVE)
                    values += (part.x1, part.y1, part.x2, part.y2, part.x, part.y)
                here = (x, y)
            case scene.Close():
                code.append("h")
                here = subpath_start
            case _:
                assert_never(step)
    return shorten_numbers(" ".join(code) % tuple(values))


def shorten_numbers(code: str) -> str:
    """Drop the noughts at the end of numbers of three decimals, each with a blank after it."""
    whole = code.replace(".000 ", "~ ").replace("-0~ ", "0~ ")  # marked, so that their own noughts stay
    return whole.replace("00 ", " ").replace("0 ", " ").replace("~ ", " ")


def draw_text(pen: PdfPen, shape: scene.Text) -> None:
    lines = [f"1 0 0 -1 {write_numbers(run.x, run.y)} Tm {write_run(pen.store, run)}" for run in shape.runs]
    pen.code.append(f"{write_fill_colour(shape.colour)} BT {' '.join(lines)} ET")


def write_run(store: Store, run: scene.Run) -> str:
    font = find_font(store, run.face)
    coded = run.text.translate(font.encoding)
    size = write_number(run.size)
    if font.encoding.several:
        return write_many_subsets(store, run, size)
    if not any(run.gaps):
        return f"{font.name} {size} Tf ({coded}) Tj"
    operators = f"{font.name} {size} Tf [{space_run(run, font.encoding)}] TJ"
    return operators if max(run.gaps) < WIDE else tag_text(run.text, operators)


def tag_text(text: str, shown: str) -> str:
    """Tag operators with the text that they show: readers take wide gaps for spaces."""
    return f"/Span <</ActualText <FEFF{text.encode('utf-16-be').hex().upper()}>>> BDC {shown} EMC"


def space_run(run: scene.Run, encoding: dict[int, str]) -> str:
    """Write the strings of `TJ`, broken where a gap follows a character."""
    pieces: list[str] = []
    string = ""
    for character, gap in zip(run.text, run.gaps, strict=True):
        string += encoding[ord(character)]
        if gap:
            pieces.append(f"({string}){-gap}")
            string = ""
    return "".join([*pieces, f"({string})"] if string else pieces)


def write_many_subsets(store: Store, run: scene.Run, size: str) -> str:
    """Write a run in a face with more characters in use than the 255 of a subset: each character in its own
    subset."""
    pdf_font = find_font(store, run.face)
    code = []
    gaps = run.gaps or (0,) * len(run.text)
    for character, gap in zip(run.text, gaps, strict=True):
        ((subset, coded),) = pdf_font.font.splitString(character, store.document)
        name = pdf_font.font.getSubsetInternalName(subset, store.document)
        code.append(f"{name} {size} Tf [({escape_code(coded)}){-gap}] TJ")
    return " ".join(code)


def draw_image(pen: PdfPen, shape: scene.Image) -> None:
    name = find_picture(pen.store, shape.bitmap)
    pen.used.forms[name] = None
    box = shape.box
    frame = Matrix(box.width, 0, 0, -box.height, box.x, box.y + box.height)
    pen.code.append(f"q {write_matrix(frame)} /FormXob.{name} Do Q")


def draw_placed(pen: PdfPen, shape: scene.Placed) -> None:
    inner = shape.scene
    if shape.recurs:
        name = find_form(pen.store, inner)
        pen.used.forms[name] = None
        pen.code.append(f"q {write_matrix(shape.transform)} /FormXob.{name} Do Q")
        return
    pen.code.append(f"q {write_matrix(shape.transform)} {write_rectangle(inner.box)} W n")
    draw_shapes_within(pen, inner.shapes, inner.box)


def draw_group(pen: PdfPen, shape: scene.Group) -> None:
    start = ["q"]
    box = pen.box
    if shape.transform is not None:
        start.append(write_matrix(shape.transform))
        box = move_box(box, invert_map(shape.transform))
    if shape.clip is not None:
        star = "*" if shape.clip.rule == "evenodd" else ""
        start.append(f"{write_path(shape.clip.steps)} W{star} n")
    pen.code.append(" ".join(start))
    if shape.opacity < 1:
        draw_faded(pen, shape, box)
    else:
        draw_shapes_within(pen, shape.shapes, box)


def draw_shapes_within(pen: PdfPen, shapes: scene.Shapes, box: Box) -> None:
    """Draw shapes in the coordinates that an open `q` has set, and close it."""
    outer, pen.box = pen.box, box
    for shape in shapes:
        draw_shape(pen, shape)
    pen.box = outer
    pen.code.append("Q")


def draw_faded(pen: PdfPen, shape: scene.Group, box: Box) -> None:
    """Draw the shapes as one transparency group, so that nothing shines through where they overlap."""
    code, used = draw_scene(pen.store, scene.Scene(box, shape.shapes))
    name = f"group{len(pen.store.groups)}"
    pen.store.groups.append(name)
    add_form(pen.store, name, box, code, used, group=True)
    state = f"fade{round(shape.opacity * 1000)}"
    pen.used.forms[name] = None
    pen.used.opacities[state] = round(shape.opacity, 3)
    pen.code.append(f"/{state} gs /FormXob.{name} Do Q")


POINTS = 72 / 25.4  # to a millimetre
FIRST_FACE = "SourceSans3-Medium"  # a canvas begins with a face, and would bring Helvetica by default
LAST_SECOND = 253_402_300_799  # of the year 9999
DUPLEX = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}


def write_pdf(
    pages: Iterable[scene.Page], info: scene.Info, progress: Callable[[int], None] | None = None
) -> bytes:
    """Write a PDF; `progress` is called after each page with the number of pages done."""
    check_date(os.environ.get("SOURCE_DATE_EPOCH", "").strip())
    register_face(FIRST_FACE)
    canvas = Canvas(None, pdfVersion=(1, 4), invariant=1, lang=info.language, initialFontName=FIRST_FACE)
    _describe_document(canvas, info)
    store = Store(canvas._doc)
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


def _describe_document(canvas: Canvas, info: scene.Info) -> None:
    canvas.setTitle(info.title)
    canvas.setAuthor(info.author)
    canvas.setSubject(info.subject)
    canvas.setCreator("pnp")
    canvas.setViewerPreference("PrintScaling", "None")
    if info.duplex is not None:
        canvas.setViewerPreference("Duplex", DUPLEX[info.duplex])


def _add_bookmarks(canvas: Canvas, page: scene.Page, number: int) -> None:
    for index, bookmark in enumerate(page.bookmarks):
        key = f"page{number}-{index}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(bookmark.title, key, level=bookmark.level)


def _make_page(store: Store, page: scene.Page) -> pdfdoc.PDFPage:
    size = page.scene.box
    code, used = draw_scene(store, page.scene)
    axes = f"{POINTS:.7f} 0 0 {-POINTS:.7f} 0 {size.height * POINTS:.5f} cm"
    pdf_page = pdfdoc.PDFPage()
    pdf_page.MediaBox = _make_box(size, size)
    pdf_page.TrimBox = _make_box(page.trim, size) if page.trim else None
    pdf_page.BleedBox = _make_box(page.bleed, size) if page.bleed else None
    pdf_page.Contents = pack_stream(f"q {axes}\n{code}\nQ")
    pdf_page.Resources = make_resources(used)
    store.document.updateSignature(code)
    return pdf_page


def _make_box(box: Box, page: Box) -> pdfdoc.PDFArrayCompact:
    bottom = page.height - box.y - box.height
    edges = (box.x, bottom, box.x + box.width, bottom + box.height)
    return pdfdoc.PDFArrayCompact([round(edge * POINTS, 4) for edge in edges])
