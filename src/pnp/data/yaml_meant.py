"""What is good YAML, and was meant otherwise: each slip with the key and the value that were meant."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct

from pnp.data.source import Slip, excerpt
from pnp.data.yaml_lines import rows_unopened, unspaced
from pnp.errors import phrase, said

_UNSPACED = re.compile(r"([a-z][\w-]*):(\S.*)")
_WHOLE = re.compile(r"-?[0-9]+")
_PROSE = re.compile(r".* .*|.*[.!?…]|[A-ZÀ-Ž][^\W\d_]{2,}")  # several words, or one with a stop or a capital
_ROW = re.compile(r"[.*]+|[A-Z]+[0-9]\w*(:\S*)?")  # of a pattern, or what stands in one of a mosaic: no prose


class Meant(Struct, frozen=True):
    slip: Slip
    key: str
    value: str


def in_braces(key: Any, before: tuple[str, Any] | None, value: object) -> Meant | None:
    """What was meant by a key within braces that has no value; `before` are the key in front of it and the
    text behind that, which was read as `value` so far."""
    written: str = key.value
    found = _UNSPACED.fullmatch(written)
    if found:
        return Meant(unspaced(key.start_mark.index, found[1]), found[1], found[2])
    if before is None or before[1].style or not isinstance(value, str):
        return None
    name, start, end = before[0], before[1].start_mark.index, before[1].end_mark.index
    if _WHOLE.fullmatch(value) and written.isdecimal() and end + 1 == key.start_mark.index:
        number = f"{value}.{written}"
        right = phrase("write-number", number=excerpt(number))
        return Meant(Slip(start, said("form-syntax", "a-comma-stands-in-a-number"), right), name, number)
    if not _PROSE.fullmatch(written):  # it is rather a key, whose value was forgotten
        return None
    wrong = said("form-syntax", "a-comma-stands-in-the-text-of-key", key=excerpt(name))
    right = phrase("put-the-value-of-key-in-quotes", key=excerpt(name))
    return Meant(Slip(start, wrong, right), name, f"{value}, {written}")


def of_rows(key: Any, text: Any) -> Meant | None:
    """The rows of a drawing that no bar opens, so that they were read as one line."""
    rows, name = text.value.split(), key.value
    if text.style or text.start_mark.line == text.end_mark.line or not all(map(_ROW.fullmatch, rows)):
        return None
    below = text.start_mark.line > key.end_mark.line
    slip = rows_unopened(name, text.start_mark.index, below)
    return Meant(slip, name, "x" if any(row[0].isalpha() for row in rows) else "\n".join(rows))
