"""A difference as a person reads it: outputs as lines of text, and what is other in them."""

from __future__ import annotations

import json
import re
from difflib import unified_diff
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from tests.helpers.pdf_operators import objects

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.corpus.making import Outputs

LONGEST: Final = 40  # lines of a difference
WIDTH: Final = 140  # characters of a line; longer ones are broken, so that what differs in them is seen


def read_outputs(folder: Path) -> Outputs:
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def format_difference(before: Outputs, after: Outputs) -> str:
    """What differs in the outputs of a case, file by file, cut where it is long."""
    lines = [
        line
        for name in sorted({*before, *after})
        if before.get(name) != after.get(name)
        for line in compare(name, before.get(name), after.get(name))
    ]
    cut = len(lines) - LONGEST
    more = [f"... and {cut} more lines"] if cut > 0 else []
    return "\n".join([*lines[:LONGEST], *more])


def compare(name: str, before: bytes | None, after: bytes | None) -> list[str]:
    if before is None or after is None:
        return [f"{name}: is {'new' if before is None else 'gone'}"]
    one, other = (to_lines(name, content) for content in (before, after))
    found = [*unified_diff(one, other, f"{name} (accepted)", f"{name} (now)", lineterm="", n=1)]
    return found or [f"{name}: says the same in other bytes, as another library that packs would do"]


def to_lines(name: str, content: bytes) -> list[str]:
    """A text as it is, JSON and SVG by their elements, PDF by its objects; a picture by its size."""
    try:
        return [part for line in text_of(name, content) for part in broken(line)]
    except (ValueError, AssertionError, IndexError):  # damaged, which is told as well
        return describe(content)


def text_of(name: str, content: bytes) -> list[str]:
    match name.rpartition(".")[2]:
        case "svg":
            return re.sub(r">\s*<", ">\n<", content.decode()).splitlines()
        case "pdf":
            return [
                line
                for number, piece in objects(content)
                for line in piece_lines(number, piece.head, piece.stream)
            ]
        case "png":
            return describe(content)
        case "json":
            return json.dumps(json.loads(content), ensure_ascii=False, indent=1).splitlines()
    return [part for line in content.decode().splitlines() for part in json_lines(line)]


def json_lines(line: str) -> list[str]:
    """An object that fills a line, as one value a line."""
    if not line.startswith("{"):
        return [line]
    try:
        return json.dumps(json.loads(line), ensure_ascii=False, indent=1).splitlines()
    except ValueError:
        return [line]


def piece_lines(number: int, head: bytes, stream: bytes | None) -> Iterator[str]:
    """An object of a PDF: its head without the length of its stream, then the stream."""
    yield f"object {number}"
    yield from re.sub(rb"/Length \d+", b"", head).decode("latin-1").splitlines()
    for line in () if stream is None else stream.splitlines():
        yield line.decode("latin-1")


def describe(content: bytes) -> list[str]:
    return [f"{len(content)} bytes, {sha256(content).hexdigest()[:16]}"]


def broken(line: str) -> list[str]:
    return [line[at : at + WIDTH] for at in range(0, len(line), WIDTH)] or [""]
