"""Pictures that a card set names: only from its own folder, only what they say they are, never too large."""

from __future__ import annotations

import re
import warnings
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.errors import PnpError
from pnp.scene import Bitmap

if TYPE_CHECKING:
    from PIL import Image as Pictures

MOST_BYTES = 20 * 1024 * 1024
MOST_PIXELS = 40_000_000
FORMATS = ("PNG", "JPEG", "WEBP")
ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:|//|\\\\")  # a scheme, or a host


class PictureError(PnpError):
    """A picture that cannot be taken: what is wrong with it, and what would be right."""

    def __init__(self, wrong: str, right: str) -> None:
        self.wrong, self.right = wrong, right
        super().__init__(f"{wrong}; {right}")


def load_picture(set_path: Path, reference: str) -> Bitmap:
    """The picture that the card set at `set_path` names."""
    content = _read(_within(set_path, reference), reference)
    from PIL import Image

    with warnings.catch_warnings():
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        try:
            with Image.open(BytesIO(content), formats=FORMATS) as picture:
                _refuse_too_large(picture, reference)
                return _bitmap(picture, content)
        except PictureError:
            raise
        except (Image.DecompressionBombWarning, Image.DecompressionBombError):
            raise _too_large(reference) from None
        except Exception:  # decoders raise whatever comes to their mind on damaged files
            wrong = f"'{reference}' is no picture that can be read"
            raise PictureError(wrong, "save it again as PNG, JPEG or WebP") from None


def mean_ink(bitmap: Bitmap) -> tuple[float, float]:
    """How much of its box a picture covers, and how dark that is on white paper: both 0 to 1."""
    from PIL import Image, ImageStat

    with Image.open(BytesIO(bitmap.content)) as picture:
        small = picture.convert("RGBA").resize((32, 32), Image.Resampling.BOX)
    paper = Image.new("RGBA", small.size, (255, 255, 255, 255))
    light = ImageStat.Stat(Image.alpha_composite(paper, small).convert("RGB")).mean
    return ImageStat.Stat(small.getchannel("A")).mean[0] / 255, 1 - sum(light) / 765


def _within(set_path: Path, reference: str) -> Path:
    """The file that is meant, links followed, if it lies under the card set's folder."""
    right = "put the picture in the card set's folder and name it from there"
    if ADDRESS.match(reference):
        raise PictureError(f"'{reference}' is an address, and nothing is fetched", right)
    folder = set_path.parent.resolve()
    try:
        meant = (folder / reference).resolve()
    except (OSError, ValueError, RuntimeError):
        raise PictureError(f"'{reference}' names no file", right) from None
    if Path(reference).is_absolute() or not meant.is_relative_to(folder):
        raise PictureError(f"'{reference}' lies outside the card set's folder", right)
    return meant


def _read(file: Path, reference: str) -> bytes:
    try:
        if not file.is_file():
            raise PictureError(f"there is no picture '{reference}'", "name it from the card set's folder")
        if file.stat().st_size > MOST_BYTES:
            raise PictureError(f"'{reference}' is larger than 20 MB", "make it smaller")
        return file.read_bytes()
    except OSError as error:
        wrong = f"'{reference}' cannot be read ({error.strerror})"
        raise PictureError(wrong, "let yourself read it") from None


def _too_large(reference: str) -> PictureError:
    return PictureError(f"'{reference}' has more than 40 million pixels", "make it smaller")


def _refuse_too_large(picture: Pictures.Image, reference: str) -> None:
    if picture.width * picture.height > MOST_PIXELS:
        raise _too_large(reference)


def _bitmap(picture: Pictures.Image, content: bytes) -> Bitmap:
    """The file as it is where every backend can show it so, and otherwise as a PNG of its first frame."""
    from PIL import ImageOps

    kind, plain = picture.format, picture.getexif().get(0x0112, 1) == 1
    picture.load()
    if plain and kind == "JPEG" and picture.mode in ("RGB", "L"):
        return Bitmap("jpeg", content, picture.width, picture.height)
    if plain and kind == "PNG" and picture.mode in ("RGB", "RGBA", "L") and not _moves(picture):
        return Bitmap("png", content, picture.width, picture.height)
    upright = ImageOps.exif_transpose(picture)
    return _as_png(_in_colour(upright))


def _moves(picture: Pictures.Image) -> bool:
    return getattr(picture, "n_frames", 1) > 1 or "transparency" in picture.info


def _in_colour(picture: Pictures.Image) -> Pictures.Image:
    """Red, green and blue of eight bits, with alpha where something shines through."""
    if picture.mode.startswith("I") or picture.mode == "F":  # 16 bits and more of grey
        return picture.convert("I").point(lambda level: level / 257).convert("L").convert("RGB")
    see_through = "A" in picture.getbands() or "transparency" in picture.info
    return picture.convert("RGBA" if see_through else "RGB")


def _as_png(picture: Pictures.Image) -> Bitmap:
    file = BytesIO()
    clean = picture.copy()
    clean.info.clear()
    clean.save(file, "PNG")
    return Bitmap("png", file.getvalue(), clean.width, clean.height)
