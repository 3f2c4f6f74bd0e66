"""Pictures from strangers: found only beside the file that names them, checked, and made fit to print."""

from __future__ import annotations

import io
import math
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NoReturn

from pnp.data.sources import UnreadableError, read_bytes
from pnp.drawings import DrawingError, is_drawing, read_drawing
from pnp.errors import UnplacedError, code_phrase, cut_short, get_code, phrase
from pnp.files.tracking import note_file
from pnp.scene import Bitmap, Scene

if TYPE_CHECKING:
    from PIL.Image import Image


SIZE_LIMIT = 20 * 1024 * 1024
PIXEL_LIMIT = 40_000_000
STRIP = 1_000_000  # pixels that are measured at a time: copies of a whole picture would take 700 MB

_FORMATS = ("PNG", "JPEG", "WEBP")
_WANTED = "name-a-png-jpeg-webp-or-svg-file"
_NEARBY = "name-file-by-its-path-from-folder-of-file"

_PNG_END = b"IEND\xaeB`\x82"
_PLAIN_PNG = (b"\x08\x00", b"\x08\x02", b"\x08\x06")  # 8 bits of grey, of RGB, of RGB with alpha
_PNG_COLOURS = frozenset({"gamma", "chromaticity"})  # readers differ about them, unless the PNG says sRGB
_PLAIN_JPEG = (0xC0, 0xC1, 0xC2)  # the markers of baseline, extended and progressive frames
_JPEG_WITHOUT_LENGTH = frozenset({0x01, *range(0xD0, 0xD9)})
_PLAIN_COMPONENTS = (b"\x01", b"\x01\x02\x03", b"\x00\x01\x02")
_ORIENTATION = 0x0112  # of EXIF


class PictureError(UnplacedError):
    """A picture that cannot be used, with the error and the advice."""

    code = "form-picture"


def _refused_error(reference: str, wrong: str, right: str) -> PictureError:
    name = _shorten_name(reference)
    return PictureError(code_phrase("form-picture", "the-picture-name-wrong", name=name, wrong=wrong), right)


def _say_fewer() -> str:
    return phrase("at-most-most-million-are-allowed", most=PIXEL_LIMIT // 1_000_000)


def load_picture(set_path: Path, reference: str) -> Bitmap | Scene:
    """Load the picture that a file names: a bitmap that is safe to print, or the shapes of an SVG."""
    return decode_picture(read_picture(set_path, reference), reference)


def read_picture(set_path: Path, reference: str) -> bytes:
    path = _find_file(set_path, reference)
    try:
        return read_bytes(path, SIZE_LIMIT)
    except UnreadableError as reason:
        raise _refused_error(reference, reason.wrong, reason.right) from reason


def decode_picture(content: bytes, reference: str) -> Bitmap | Scene:
    return _read_drawing(content, reference) if is_drawing(content) else _check_bitmap(content, reference)


def _read_drawing(content: bytes, reference: str) -> Scene:
    try:
        return read_drawing(content)
    except DrawingError as error:
        code, name = get_code(error.wrong), _shorten_name(reference)
        wrong = code_phrase(code, "the-picture-name-place", name=name, place=error.words)
        raise PictureError(wrong, error.right) from error


def _check_bitmap(content: bytes, reference: str) -> Bitmap:
    """Return the bytes as they are if that is safe, else as a new PNG."""
    from PIL.Image import DecompressionBombWarning

    try:
        # Pillow warns of a picture that is small in bytes and huge in pixels; here that is an error.
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            warnings.simplefilter("error", category=DecompressionBombWarning)
            return _make_bitmap(content, reference, warned)
    except PictureError:
        raise
    # A decoder may raise anything on hostile bytes; the picture is at fault.
    except Exception as error:
        _refuse_undecoded(content, reference, error)


def mean_ink(bitmap: Bitmap) -> tuple[float, float]:
    """Measure the share of a picture that is not transparent, and its mean darkness on white."""
    cover = dark = 0.0
    with open_picture(bitmap.content) as image:
        image.draft(None, (1000, 1000))  # a JPEG can be read smaller, but no smaller than this
        for strip in cut_strips(image):
            cover += _measure_cover(strip) * strip.height
            dark += measure_darkness(strip) * strip.height
    return cover / image.height, dark / image.height


def cut_strips(image: Image) -> Iterator[Image]:
    height = max(1, STRIP // image.width)
    for top in range(0, image.height, height):
        yield image.crop((0, top, image.width, min(top + height, image.height)))


def _measure_cover(image: Image) -> float:
    from PIL import ImageStat

    if not image.has_transparency_data:
        return 1.0
    share: float = ImageStat.Stat(image.convert("RGBA").getchannel("A")).mean[0] / 255
    return share


def measure_darkness(image: Image) -> float:
    """Measure the mean darkness on white, from 0 to 1."""
    from PIL import ImageStat

    return 1 - math.fsum(ImageStat.Stat(put_on_white(image).convert("RGB")).mean) / 765


def put_on_white(image: Image) -> Image:
    from PIL import Image

    if not image.has_transparency_data:
        return image
    white = Image.new("RGBA", image.size, "white")
    return Image.alpha_composite(white, image.convert("RGBA")).convert("RGB")


def _find_file(set_path: Path, reference: str) -> Path:
    """Find the file that a reference leads to, links and all; refuse it outside of the naming file's
    folder."""
    _refuse_elsewhere(reference)
    note_file(set_path.parent / reference)  # the link too, not only its target
    try:
        folder = set_path.parent.resolve(strict=True)
        target = (folder / reference).resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise _refused_error(reference, phrase("cannot-be-found"), phrase(_NEARBY)) from error
    if not target.is_relative_to(folder):
        wrong = phrase("leads-out-of-the-folder-of-the-file-that-names-it")
        raise _refused_error(reference, wrong, phrase("keep-a-copy-of-it-in-that-folder"))
    return target


def _refuse_elsewhere(reference: str) -> None:
    if re.match(r"[A-Za-z][A-Za-z0-9+.-]+:|//|\\\\", reference):
        raise _refused_error(reference, phrase("is-an-address-and-nothing-is-fetched"), phrase(_NEARBY))
    if "\\" in reference:
        raise _refused_error(reference, phrase("is-named-with-a-backslash"), phrase("write-between-folders"))
    if reference.startswith("/") or re.match(r"[A-Za-z]:", reference):
        raise _refused_error(reference, phrase("is-named-from-the-root-of-a-disk"), phrase(_NEARBY))
    if ".." in reference.split("/"):
        raise _refused_error(reference, phrase("leads-upwards"), phrase(_NEARBY))


def _make_bitmap(content: bytes, reference: str, warned: list[warnings.WarningMessage]) -> Bitmap:
    with open_picture(content) as image:
        width, height = image.size
        if width * height > PIXEL_LIMIT:
            wrong = phrase("has-width-by-height-pixels", width=width, height=height)
            raise _refused_error(reference, wrong, _say_fewer())
        kind = _find_plain_kind(image, content)
    if kind is None or warned:
        with open_picture(content) as image:
            return _make_png(image)
    if kind == "png":
        with open_picture(content) as image:
            image.verify()  # its check sums
    return Bitmap(kind, content, width, height)


def open_picture(content: bytes) -> Image:
    from PIL import Image

    return Image.open(io.BytesIO(content), formats=_FORMATS)


def encode_picture(image: Image, kind: str = "PNG", **options: int) -> bytes:
    """The bytes of a picture as a file."""
    written = io.BytesIO()
    image.save(written, kind, **{"compress_level": 6, **options})
    return written.getvalue()


def _find_plain_kind(image: Image, content: bytes) -> Literal["png", "jpeg"] | None:
    """Return the kind of a picture that can be passed on as it is. Decoding it shows whether it is sound."""
    image.draft(None, (1, 1))  # a JPEG is read whole, but an eighth as wide and high is kept of it
    image.load()
    if _is_plain_jpeg(image, content):
        return "jpeg"
    return "png" if _is_plain_png(image, content) else None


def _is_plain_png(image: Image, content: bytes) -> bool:
    """Tell whether every reader shows these bytes alike."""
    return (
        image.format == "PNG"
        and content[24:26] in _PLAIN_PNG
        and content.endswith(_PNG_END)
        and not getattr(image, "is_animated", False)
        and "transparency" not in image.info
        and "icc_profile" not in image.info
        and ("srgb" in image.info or _PNG_COLOURS.isdisjoint(image.info))
        and _is_upright(image)
    )


def _is_plain_jpeg(image: Image, content: bytes) -> bool:
    return (
        image.format == "JPEG"
        and image.mode in ("L", "RGB")
        and image.info.get("adobe_transform", 1) == 1
        and _has_plain_frame(content)
        and content.rstrip(b"\0").endswith(b"\xff\xd9")
        and _is_upright(image)
    )


def _has_plain_frame(content: bytes) -> bool:
    """Tell whether the header of a JPEG's pixels is one that every reader knows: 8 bits, grey or YCbCr."""
    at = 2
    while at + 4 <= len(content):
        marker = content[at + 1]
        if marker == 0xFF or marker in _JPEG_WITHOUT_LENGTH:
            at += 1 if marker == 0xFF else 2
            continue
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            count = int.from_bytes(content[at + 9 : at + 10])
            components = content[at + 10 : at + 10 + 3 * count : 3]
            eight_bits = content[at + 4 : at + 5] == b"\x08"
            return eight_bits and marker in _PLAIN_JPEG and components in _PLAIN_COMPONENTS
        at += 2 + int.from_bytes(content[at + 2 : at + 4])
    return False


def _is_upright(image: Image) -> bool:
    return bool(image.getexif().get(_ORIENTATION, 1) == 1)


def _make_png(image: Image) -> Bitmap:
    """Make a PNG of the first frame, upright, in plain colours, with nothing but its pixels."""
    from PIL import ImageOps

    plain = _put_in_plain_colours(ImageOps.exif_transpose(image))
    plain.info = {}
    return Bitmap("png", encode_picture(plain), plain.width, plain.height)


def _put_in_plain_colours(image: Image) -> Image:
    """Convert to 8 bits of grey or RGB, with alpha if something shows through."""
    if image.mode.startswith(("I", "F")):
        return image.convert("I").point(lambda value: value * (1 / 257) + 0.5).convert("L")
    if image.mode in ("1", "L") and "transparency" not in image.info:
        return image.convert("L")
    if image.mode == "CMYK":
        return _put_in_rgb(image)
    if not image.has_transparency_data:
        return image.convert("RGB")
    with_alpha = image.convert("RGBA")
    return with_alpha.convert("RGB") if with_alpha.getchannel("A").getextrema() == (255, 255) else with_alpha


def _put_in_rgb(image: Image) -> Image:
    """Convert CMYK to RGB, by the picture's own profile if that is sound."""
    from PIL import ImageCms

    profile = image.info.get("icc_profile")
    if profile:
        try:
            inks = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            screen = ImageCms.createProfile("sRGB")
            converted = ImageCms.profileToProfile(image, inks, screen, outputMode="RGB")
            return converted or image.convert("RGB")
        except (ImageCms.PyCMSError, OSError):
            pass
    return image.convert("RGB")


def _refuse_undecoded(content: bytes, reference: str, error: Exception) -> NoReturn:
    from PIL.Image import DecompressionBombError, DecompressionBombWarning

    if isinstance(error, (DecompressionBombError, DecompressionBombWarning)):
        raise _refused_error(reference, phrase("has-far-too-many-pixels"), _say_fewer()) from error
    if content.startswith(b"\x1f\x8b"):
        wrong, right = phrase("is-packed-as-svgz-is"), phrase("save-it-as-plain-svg")
        raise _refused_error(reference, wrong, right) from error
    if content.startswith((b"\x89PNG", b"\xff\xd8\xff", b"RIFF")):
        raise _refused_error(reference, phrase("is-broken-or-not-whole"), phrase("save-it-anew")) from error
    raise _refused_error(reference, phrase("is-of-a-kind-that-is-not-read"), phrase(_WANTED)) from error


def _shorten_name(reference: str) -> str:
    line = re.sub(r"[^\S ]|[\x00-\x1f\x7f]", " ", reference)
    return cut_short(line, 60)
