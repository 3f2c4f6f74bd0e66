"""What a PDF paints with, read from its bytes: colours, shadings, what shines through, and pictures."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

COLOURS = ("g", "G", "rg", "RG", "k", "K", "sc", "SC", "scn", "SCN", "cs", "CS")
DOTS = {("DeviceGray", 1), ("/Indexed /DeviceGray 2 <00FFFF>", 2)}  # black and white; and clear
IMAGE = re.compile(rb"/Subtype\s*/Image\b")
REFERENCE = rb"(\d+)\s+0\s+R"
# A string, with one level of brackets within it; what stands in angles; a name; whatever has no blank in it.
TOKEN = re.compile(
    rb"\((?:[^()\\]|\\.|\([^()]*\))*\)|<<|>>|<[^>]*>|[\[\]]|/[^\s/<>()\[\]]*|[^\s/<>()\[\]]+", re.S
)


@dataclass(frozen=True, slots=True)
class Painted:
    """Each operator of colour with its operands, how often it shades, and what else is no flat paint."""

    colours: frozenset[tuple[str, tuple[str, ...]]]
    shadings: int
    seen_through: frozenset[str]
    pictures: frozenset[tuple[str, int]]  # the space of their colours, and the bits of each part


@dataclass(frozen=True, slots=True)
class Piece:
    """An object: its dictionary or value, and its stream unpacked, unless it is a picture's or a font's."""

    head: bytes
    stream: bytes | None


def painted(pdf: bytes) -> Painted:
    """Reads every object, whether or not a page shows it."""
    pieces = dict(objects(pdf))
    codes = [code for piece in pieces.values() if (code := content(piece, pieces)) is not None]
    found = [each for code in codes for each in operations(code)]
    heads = [piece.head for piece in pieces.values()]
    return Painted(
        frozenset(each for each in found if each[0] in COLOURS),
        sum(name == "sh" for name, _ in found) + sum(b"/ShadingType" in head for head in heads),
        frozenset(fault for head in heads for fault in transparency(head)),
        frozenset(picture(head) for head in heads if IMAGE.search(head)),
    )


def objects(pdf: bytes) -> Iterator[tuple[int, Piece]]:
    """By their numbers, in the order of the file's table."""
    start = int(pdf[pdf.rindex(b"startxref") + 9 :].split()[0])
    assert pdf[start : start + 4] == b"xref"
    for offset in re.findall(rb"(\d{10}) \d{5} n", pdf[start:]):
        at = int(offset)
        opened = re.compile(rb"(\d+) 0 obj\s*").match(pdf, at)
        assert opened is not None
        yield int(opened[1]), piece_at(pdf, opened.end())


def piece_at(pdf: bytes, at: int) -> Piece:
    ends = pdf.index(b"endobj", at)
    streams = re.compile(rb"stream\r?\n").search(pdf, at, ends)
    if streams is None:
        return Piece(pdf[at:ends], None)
    head = pdf[at : streams.start()]
    body = pdf[streams.end() : pdf.index(b"endstream", streams.end())]
    if IMAGE.search(head) or b"/Length1" in head:
        return Piece(head, None)
    return Piece(head, zlib.decompressobj().decompress(body) if b"/FlateDecode" in head else body)


def content(piece: Piece, pieces: dict[int, Piece]) -> bytes | None:
    """The operators of a form, or of a page."""
    if piece.stream is not None:
        return piece.stream if re.search(rb"/Subtype\s*/Form", piece.head) else None
    if not re.search(rb"/Type\s*/Page\b", piece.head):
        return None
    contents = re.search(rb"/Contents\s*(\[[^]]*\]|\d+\s+0\s+R)", piece.head)
    assert contents is not None
    parts = [pieces[int(number)].stream for number in re.findall(REFERENCE, contents[1])]
    assert parts
    return b"\n".join(part for part in parts if part is not None)


def operations(code: bytes) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each operator with what stands before it."""
    operands: list[str] = []
    for token in TOKEN.findall(code):
        word = token.decode("latin-1")
        if re.fullmatch(r"[A-Za-z'\"][A-Za-z0-9*]*", word) and word not in ("true", "false", "null"):
            yield word, tuple(operands)
            operands = []
        else:
            operands.append(word)


def transparency(head: bytes) -> Iterator[str]:
    for name, value in re.findall(rb"/(ca|CA)\s+([\d.]+)", head):
        if float(value) != 1:
            yield f"{name.decode()} {float(value):g}"
    if re.search(rb"/SMask\b(?!\s*/None)", head):
        yield "a soft mask"
    if re.search(rb"/S\s*/Transparency\b", head):
        yield "a transparency group"
    if re.search(rb"/BM\s*/(?!Normal)", head):
        yield "a blend mode"
    if re.search(rb"/PatternType\b", head):
        yield "a pattern"


def picture(head: bytes) -> tuple[str, int]:
    space = re.search(rb"/ColorSpace\s*(?:/(\w+)|\[([^]]*)\])", head)
    bits = re.search(rb"/BitsPerComponent\s+(\d+)", head)
    assert space is not None
    assert bits is not None
    return " ".join((space[1] or space[2]).decode().split()), int(bits[1])


def is_pure(name: str, operands: tuple[str, ...]) -> bool:
    """Whether this sets black or white, in grey or in red, green and blue."""
    return name in ("g", "G", "rg", "RG") and {*map(float, operands)} in ({0.0}, {1.0})


def impurities(pdf: bytes) -> list[str]:
    """All that is neither black nor white in a PDF, or shades, or shines through."""
    found = painted(pdf)
    mixed = [
        f"{' '.join(operands)} {name}" for name, operands in found.colours if not is_pure(name, operands)
    ]
    pictures = [
        f"a picture of {bits} bits in {space}" for space, bits in found.pictures if (space, bits) not in DOTS
    ]
    return sorted([*mixed, *(["a shading"] * found.shadings), *found.seen_through, *pictures])
