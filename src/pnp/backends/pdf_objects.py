"""What a PDF stores once and refers to by name: fonts, gradients, pictures, forms and states."""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from io import BytesIO

from msgspec import Struct, field
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from pnp.geometry import Box
from pnp.scene import Bitmap, Colour, LinearGradient, RadialGradient, Scene
from pnp.text import font_file

Gradient = LinearGradient | RadialGradient
KIND_OF_PNG = slice(24, 26)  # its bits and its colours
# What a PDF says of black and white dots, and of those that are clear in places: of three colours, the third.
DOTS: dict[bytes, dict[str, str | int]] = {
    b"\x01\x00": {"ColorSpace": "/DeviceGray", "BitsPerComponent": 1},
    b"\x02\x03": {"ColorSpace": "[/Indexed /DeviceGray 2 <00FFFF>]", "BitsPerComponent": 2, "Mask": "[2 2]"},
}
PACKING = 4  # zlib's level: 6, its usual one, makes a file 3 % smaller and a long run 8 % slower


class Used(Struct):
    """The names that one page or form uses; what is not listed in its resources would vanish in silence."""

    forms: dict[str, None] = field(default_factory=dict)
    shadings: dict[str, None] = field(default_factory=dict)
    opacities: dict[str, float] = field(default_factory=dict)


class Encoding(dict[int, str]):
    """From a character to its escaped code in a font's first subset, filled as characters come up.

    `str.translate` asks it for each character; a font with more than one subset is split by reportlab.
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
    """A picture or its mask whose pixels blend where it is enlarged, which reportlab has no word for."""

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
    """The document under way and what it holds already."""

    document: pdfdoc.PDFDocument
    fonts: dict[str, PdfFont] = field(default_factory=dict)
    gradients: dict[Gradient, str] = field(default_factory=dict)
    pictures: dict[str, str] = field(default_factory=dict)  # by digest
    forms: dict[int, tuple[Scene, str]] = field(default_factory=dict)  # by identity; the scene is kept alive
    groups: list[str] = field(default_factory=list)  # the names of transparency groups


def escape_code(code: bytes) -> str:
    text = code.decode("latin-1")
    for plain, safe in (("\\", "\\\\"), ("(", "\\("), (")", "\\)"), ("\r", "\\r")):
        text = text.replace(plain, safe)
    return text


def find_font(store: Store, face: str) -> PdfFont:
    found = store.fonts.get(face)
    if found is None:
        new = register_face(face)
        new.splitString(" ", store.document)
        name = new.getSubsetInternalName(0, store.document)
        found = store.fonts[face] = PdfFont(new, name, Encoding(new, store.document))
    return found


def register_face(face: str) -> TTFont:
    """The face as reportlab knows it, read from its file once in a process."""
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
        case LinearGradient(start, end):
            ends = (start.x, start.y, end.x, end.y)
            return pdfdoc.PDFAxialShading(*ends, ramp, "DeviceRGB", Extend="[true true]")
        case RadialGradient(centre, radius):
            circles = (centre.x, centre.y, 0, centre.x, centre.y, radius)
            return pdfdoc.PDFRadialShading(*circles, ramp, "DeviceRGB", Extend="[true true]")


def _make_ramp(paint: Gradient) -> pdfdoc.PDFFunction:
    """The colours from 0 to 1: one straight piece between each two stops, level before and after them."""
    stops = [(stop.at, colour_parts(stop.colour)) for stop in paint.stops]
    stops = [(0.0, stops[0][1]), *stops, (1.0, stops[-1][1])]
    pairs = [(a, b) for a, b in itertools.pairwise(stops) if b[0] > a[0]]
    pieces = [pdfdoc.PDFExponentialFunction(a[1], b[1], 1) for a, b in pairs]
    if len(pieces) == 1:
        return pieces[0]
    bounds = [end[0] for _, end in pairs[:-1]]
    return pdfdoc.PDFStitchingFunction(pieces, bounds, [0, 1] * len(pieces), Domain="[0 1]")


def colour_parts(colour: Colour) -> tuple[float, float, float]:
    return colour.red / 255, colour.green / 255, colour.blue / 255


def find_picture(store: Store, bitmap: Bitmap) -> str:
    digest = sha256(bitmap.content).hexdigest()[:20]
    found = store.pictures.get(digest)
    if found is None:
        found = store.pictures[digest] = _add_picture(store.document, digest, bitmap)
    return found


def _add_picture(document: pdfdoc.PDFDocument, digest: str, bitmap: Bitmap) -> str:
    dots = DOTS.get(bitmap.content[KIND_OF_PNG]) if bitmap.kind == "png" else None
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


def _make_dots(bitmap: Bitmap, about: Mapping[str, str | int]) -> pdfdoc.PDFStream:
    """A PNG of black and white dots as it is: a PDF reads its rows. They are not to blend, as others do."""
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
    """The contents of the chunks that hold pixels."""
    at = 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            yield png[at + 8 : at + 8 + length]
        at += 12 + length


def find_form(store: Store, scene: Scene, drawn: Callable[[Scene], tuple[str, Used]]) -> str:
    """The name of the form that holds a recurring scene; `drawn` draws it when it is first asked for."""
    found = store.forms.get(id(scene))
    if found is None:
        code, used = drawn(scene)
        name = f"scene{len(store.forms)}"
        add_form(store, name, scene.box, code, used)
        found = store.forms[id(scene)] = (scene, name)
    return found[1]


def add_form(store: Store, name: str, box: Box, code: str, used: Used, *, group: bool = False) -> None:
    """Stores operators as a form XObject; as a transparency group where it is to be faded as one."""
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
    """A stream that is compressed at once, so that a long document does not pile up in memory."""
    stream = pdfdoc.PDFStream(content=zlib.compress(code.encode("latin-1"), PACKING) + b"\n")
    stream.dictionary["Filter"] = pdfdoc.PDFName("FlateDecode")
    return stream


def make_resources(used: Used) -> pdfdoc.PDFResourceDictionary:
    """Everything a page or form uses; reportlab's own `endForm` leaves out shadings and states."""
    names = pdfdoc.PDFResourceDictionary()
    names.basicFonts()
    names.allProcs()
    names.XObject = {
        pdfdoc.xObjectName(name): pdfdoc.PDFObjectReference(pdfdoc.xObjectName(name)) for name in used.forms
    }
    names.setShading({name: name for name in used.shadings})
    names.ExtGState = {
        name: pdfdoc.PDFDictionary({"ca": opacity, "CA": opacity}) for name, opacity in used.opacities.items()
    }
    return names
