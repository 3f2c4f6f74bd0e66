"""Pictures in: what is passed on as it is, what is made anew, what is refused."""

from __future__ import annotations

import gzip
import io
import os
import subprocess
import sys
import zlib
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageCms, ImageDraw, PngImagePlugin

from pnp.pictures import PictureError, load_picture, mean_ink
from pnp.scene import Bitmap, Scene

if TYPE_CHECKING:
    from pathlib import Path


def drawn(mode: str = "RGB") -> Image.Image:
    """Four by two pixels: red, with a blue left half."""
    image = Image.new("RGB", (4, 2), (200, 0, 0))
    ImageDraw.Draw(image).rectangle((0, 0, 1, 1), fill=(0, 0, 200))
    return image.convert(mode)


def encoded(image: Image.Image, kind: str, **options: Any) -> bytes:
    content = io.BytesIO()
    image.save(content, kind, **options)
    return content.getvalue()


def upright(number: int) -> Image.Exif:
    exif = Image.Exif()
    exif[0x0112] = number
    return exif


def bitmap(folder: Path, name: str) -> Bitmap:
    found = load_picture(folder / "set.yaml", name)
    assert isinstance(found, Bitmap)
    return found


def loaded(folder: Path, content: bytes, name: str = "a.png") -> Bitmap:
    (folder / name).write_bytes(content)
    return bitmap(folder, name)


def pixels(bitmap: Bitmap) -> Image.Image:
    return Image.open(io.BytesIO(bitmap.content))


def refused(folder: Path, reference: str) -> str:
    with pytest.raises(PictureError) as caught:
        load_picture(folder / "set.yaml", reference)
    assert caught.value.wrong
    assert caught.value.right
    return str(caught.value)


AS_THEY_ARE = {
    "png": encoded(drawn(), "PNG"),
    "grey png": encoded(drawn("L"), "PNG"),
    "png with alpha": encoded(drawn("RGBA"), "PNG"),
    "png of sRGB": encoded(drawn(), "PNG")[:33]
    + b"\0\0\0\1sRGB\0\xae\xce\x1c\xe9"
    + encoded(drawn(), "PNG")[33:],
    "jpeg": encoded(drawn(), "JPEG"),
    "grey jpeg": encoded(drawn("L"), "JPEG"),
    "progressive jpeg": encoded(drawn(), "JPEG", progressive=True),
    "jpeg that is upright": encoded(drawn(), "JPEG", exif=upright(1)),
}


@pytest.mark.parametrize("kind", AS_THEY_ARE)
def test_sound_bytes_are_passed_on(kind: str, tmp_path: Path) -> None:
    found = loaded(tmp_path, AS_THEY_ARE[kind])
    assert found.content == AS_THEY_ARE[kind]
    assert (found.kind, found.width, found.height) == ("jpeg" if "jpeg" in kind else "png", 4, 2)


def with_chunk(name: bytes, data: bytes) -> bytes:
    info = PngImagePlugin.PngInfo()
    info.add(name, data)
    return encoded(drawn(), "PNG", pnginfo=info)


MADE_ANEW = {
    "palette": (encoded(drawn().quantize(2), "PNG"), "RGB"),
    "palette with a clear colour": (encoded(drawn().quantize(2), "PNG", transparency=0), "RGBA"),
    "one bit": (encoded(drawn("1"), "PNG"), "L"),
    "16 bits": (encoded(Image.new("I;16", (4, 2), 40_000), "PNG"), "L"),
    "grey with alpha, all opaque": (encoded(drawn("LA"), "PNG"), "RGB"),
    "a clear colour": (encoded(drawn(), "PNG", transparency=(200, 0, 0)), "RGBA"),
    "gamma": (with_chunk(b"gAMA", (100_000).to_bytes(4)), "RGB"),
    "a profile": (encoded(drawn(), "PNG", icc_profile=b"not really"), "RGB"),
    "animated png": (encoded(drawn(), "PNG", save_all=True, append_images=[Image.new("RGB", (4, 2))]), "RGB"),
    "bytes behind its end": (encoded(drawn(), "PNG") + b"more", "RGB"),
    "webp": (encoded(drawn(), "WEBP", lossless=True), "RGB"),
    "webp with alpha": (encoded(Image.new("RGBA", (4, 2), (1, 2, 3, 99)), "WEBP", lossless=True), "RGBA"),
    "animated webp": (
        encoded(drawn(), "WEBP", lossless=True, save_all=True, append_images=[Image.new("RGB", (4, 2))]),
        "RGB",
    ),
    "cmyk": (encoded(drawn("CMYK"), "JPEG"), "RGB"),
    "cmyk with a broken profile": (encoded(drawn("CMYK"), "JPEG", icc_profile=b"nothing"), "RGB"),
    "jpeg of rgb": (encoded(drawn(), "JPEG", keep_rgb=True), "RGB"),
    "jpeg with broken notes": (
        encoded(drawn(), "JPEG", exif=upright(1)).replace(b"MM\0*\0\0\0\x08", b"MM\0*\1\0\0\x08"),
        "RGB",
    ),
    "jpeg with more behind it": (encoded(drawn(), "JPEG") + b"more", "RGB"),
}


@pytest.mark.parametrize("kind", MADE_ANEW)
def test_what_readers_differ_about_is_made_anew(kind: str, tmp_path: Path) -> None:
    content, mode = MADE_ANEW[kind]
    found = loaded(tmp_path, content)
    shown = pixels(found)
    assert (found.kind, found.width, found.height) == ("png", 4, 2)
    assert (shown.format, shown.mode, shown.size) == ("PNG", mode, (4, 2))
    assert not shown.info
    assert loaded(tmp_path, found.content).content == found.content
    assert loaded(tmp_path, content).content == found.content


@pytest.mark.parametrize("kind", ["palette", "webp", "animated webp", "animated png", "gamma", "a profile"])
def test_a_picture_made_anew_looks_the_same(kind: str, tmp_path: Path) -> None:
    assert pixels(loaded(tmp_path, MADE_ANEW[kind][0])).tobytes() == drawn().tobytes()


def test_16_bits_are_scaled_not_cut(tmp_path: Path) -> None:
    assert pixels(loaded(tmp_path, MADE_ANEW["16 bits"][0])).getpixel((0, 0)) == round(40_000 / 257)


def test_alpha_stays(tmp_path: Path) -> None:
    assert pixels(loaded(tmp_path, MADE_ANEW["webp with alpha"][0])).getpixel((0, 0)) == (1, 2, 3, 99)
    assert pixels(loaded(tmp_path, MADE_ANEW["a clear colour"][0])).getchannel("A").getextrema() == (0, 255)


@pytest.mark.parametrize(("kind", "name"), [("JPEG", "a.jpg"), ("PNG", "a.png"), ("WEBP", "a.webp")])
def test_a_picture_is_turned_upright(kind: str, name: str, tmp_path: Path) -> None:
    found = loaded(tmp_path, encoded(drawn(), kind, exif=upright(6)), name)
    assert (found.kind, found.width, found.height) == ("png", 2, 4)
    top = pixels(found).convert("RGB").getpixel((0, 0))
    assert isinstance(top, tuple)
    assert top[2] > 150 > top[0]  # turned clockwise, the blue left half lies on top


def test_a_profile_that_does_not_fit_is_passed_over(tmp_path: Path) -> None:
    screen = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    found = loaded(tmp_path, encoded(drawn("CMYK"), "JPEG", icc_profile=screen))
    assert pixels(found).mode == "RGB"


def test_ink_is_measured(tmp_path: Path) -> None:
    half = Image.new("RGBA", (4, 2), (0, 0, 0, 0))
    half.paste((0, 0, 0, 255), (0, 0, 2, 2))
    assert mean_ink(loaded(tmp_path, encoded(half, "PNG"))) == (0.5, 0.5)
    assert mean_ink(loaded(tmp_path, encoded(Image.new("L", (9, 9), 255), "PNG"))) == (1.0, 0.0)
    cover, dark = mean_ink(loaded(tmp_path, encoded(Image.new("RGB", (9, 9), (255, 0, 0)), "JPEG"), "a.jpg"))
    assert cover == 1.0
    assert dark == pytest.approx(2 / 3, abs=0.01)


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_ink_of_a_large_picture_is_that_of_all_its_parts(tmp_path: Path, kind: str) -> None:
    """More pixels than are measured at a time, and another number of rows than fits in whole strips."""
    image = Image.new("L", (1600, 2003), 255)
    image.paste(0, (0, 0, 1600, 1000))
    cover, dark = mean_ink(loaded(tmp_path, encoded(image, kind)))
    assert cover == 1.0
    assert dark == pytest.approx(1000 / 2003, abs=0.001)


MOST_MEMORY = """
import resource
import sys
from pathlib import Path
from pnp.pictures import load_picture, mean_ink
mean_ink(load_picture(Path("set.yaml").resolve(), sys.argv[1]))
status = Path("/proc/self/status")  # Linux's other figure begins at that of the process that started this one
if status.exists():
    print(int(status.read_text().partition("VmHWM:")[2].split()[0]) // 1000)
else:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (10**6 if sys.platform == "darwin" else 1000))
"""


@pytest.mark.parametrize(
    ("mode", "kind", "most"),
    [
        pytest.param("L", "PNG", 120, marks=pytest.mark.full),
        pytest.param("RGB", "PNG", 250, marks=pytest.mark.full),
        ("RGB", "JPEG", 80),
    ],
)
def test_the_largest_picture_is_held_once_at_most(tmp_path: Path, mode: str, kind: str, most: int) -> None:
    """In MB; 40 million pixels are 40 in grey and 160 in colours, and of a JPEG few are kept."""
    (tmp_path / "a").write_bytes(encoded(Image.new(mode, (8000, 5000), 90), kind))
    run = subprocess.run(
        [sys.executable, "-c", MOST_MEMORY, "a"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert 0 < int(run.stdout) < most


NOT_NEAR = {
    "http://a.example/b.png": "is an address, and nothing is fetched",
    "HTTPS://a.example/b.png": "is an address, and nothing is fetched",
    "//host/share/b.png": "is an address, and nothing is fetched",
    "file:///etc/passwd": "is an address, and nothing is fetched",
    "data:image/png;base64,AAAA": "is an address, and nothing is fetched",
    "javascript:alert(1)": "is an address, and nothing is fetched",
    "\\\\host\\b.png": "is an address, and nothing is fetched",
    "/etc/passwd": "is named from the root of a disk",
    "C:/b.png": "is named from the root of a disk",
    "art\\b.png": "is named with a backslash; write / between folders",
    "../b.png": "leads upwards",
    "art/../../b.png": "leads upwards",
    "art/../b.png": "leads upwards",
    "b\0.png": "cannot be found",
    "n" * 5000: "has too long a name",
    ".": "is a folder; name a file in it",
    "art": "is a folder; name a file in it",
    "qqqqqqqqqq.jpg": "does not exist; correct the path",
    "piece.pgn": "does not exist; did you mean 'piece.png'?",
    "piece.png/b.png": "lies in something that is no folder",
}


@pytest.mark.parametrize("reference", NOT_NEAR)
def test_a_picture_is_taken_from_nowhere_else(reference: str, tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "piece.png").write_bytes(AS_THEY_ARE["png"])
    answer = refused(tmp_path, reference)
    assert NOT_NEAR[reference] in answer
    assert len(answer) < 250


def test_links_may_not_lead_out(tmp_path: Path) -> None:
    inside, outside = tmp_path / "in", tmp_path / "out"
    inside.mkdir()
    outside.mkdir()
    (outside / "b.png").write_bytes(AS_THEY_ARE["png"])
    (inside / "own.png").write_bytes(AS_THEY_ARE["png"])
    (inside / "file.png").symlink_to(outside / "b.png")
    (inside / "folder").symlink_to(outside)
    (inside / "round.png").symlink_to(inside / "round.png")
    (inside / "near.png").symlink_to("own.png")
    assert "leads out of the folder" in refused(inside, "file.png")
    assert "leads out of the folder" in refused(inside, "folder/b.png")
    assert refused(inside, "round.png")
    assert bitmap(inside, "near.png").width == 4


def test_a_link_to_the_folder_itself_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "b.png").write_bytes(AS_THEY_ARE["png"])
    (tmp_path / "link").symlink_to(tmp_path / "real")
    assert bitmap(tmp_path / "link", "b.png").width == 4


def test_a_pipe_is_no_picture(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "b.png")
    assert "is a pipe or a device" in refused(tmp_path, "b.png")


def header_of(width: int, height: int) -> bytes:
    """A PNG that claims a size and has no more than a header."""
    chunk = b"IHDR" + width.to_bytes(4) + height.to_bytes(4) + b"\x08\x02\0\0\0"
    return (
        b"\x89PNG\r\n\x1a\n\0\0\0\r" + chunk + zlib.crc32(chunk).to_bytes(4) + b"\0\0\0\0IDAT\x35\xaf\x06\x1e"
    )


BROKEN = {
    "half a png": (AS_THEY_ARE["png"][:50], "is damaged or incomplete"),
    "half a jpeg": (AS_THEY_ARE["jpeg"][:-20], "is damaged or incomplete"),
    "half a webp": (MADE_ANEW["webp"][0][:-8], "is damaged or incomplete"),
    "a wrong sum": (
        AS_THEY_ARE["png"][:-18] + b"\xff" + AS_THEY_ARE["png"][-17:],
        "is damaged or incomplete",
    ),
    "only a beginning": (b"\x89PNG\r\n\x1a\n", "is damaged or incomplete"),
    "nothing": (b"", "is of a kind that is not read; name a PNG, JPEG, WebP or SVG file"),
    "a gif": (encoded(drawn(), "GIF"), "is of a kind that is not read"),
    "a bmp": (encoded(drawn(), "BMP"), "is of a kind that is not read"),
    "an svg without a size": (
        b"<?xml version='1.0'?>\n <svg xmlns='http://www.w3.org/2000/svg'/>",
        "the picture 'b.png', line 2, column 2: <svg>: it does not say how large it is; give it a viewBox",
    ),
    "a packed svg": (gzip.compress(b"<svg/>"), "is packed, as .svgz is; save it as plain SVG"),
    "a text": (b"deck: a\n", "is of a kind that is not read"),
    "over 40 million pixels": (
        header_of(8_000, 5_001),
        "has 8000 by 5001 pixels; at most 40 million are allowed",
    ),
    "a bomb": (header_of(12_000, 9_000), "has far too many pixels; at most 40 million are allowed"),
    "a great bomb": (header_of(60_000, 60_000), "has far too many pixels; at most 40 million are allowed"),
    "too large": (b"\x89PNG" + bytes(20 * 1024 * 1024), "is larger than 20 MiB"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_is_broken_or_too_large_is_refused(kind: str, tmp_path: Path) -> None:
    content, answer = BROKEN[kind]
    (tmp_path / "b.png").write_bytes(content)
    assert answer in refused(tmp_path, "b.png")


@given(st.sampled_from(sorted(AS_THEY_ARE)), st.integers(0, 400), st.binary(max_size=6))
def test_mangled_pictures_are_shown_or_refused(tmp_path: Path, kind: str, at: int, bytes_: bytes) -> None:
    content = AS_THEY_ARE[kind]
    (tmp_path / "b.png").write_bytes(content[:at] + bytes_ + content[at + len(bytes_) :])
    try:
        found = bitmap(tmp_path, "b.png")
    except PictureError:
        return
    assert pixels(found).size == (found.width, found.height)


def test_an_svg_is_read_as_shapes(tmp_path: Path) -> None:
    (tmp_path / "a.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0H4V2"/></svg>'
    )
    found = load_picture(tmp_path / "set.yaml", "a.svg")
    assert isinstance(found, Scene)
    assert (found.box.width, found.box.height) == (100, 50)
    assert len(found.shapes) == 1
