"""A text as a QR code in characters, which a phone reads off the screen; it alone knows segno."""

from __future__ import annotations

import sys
from typing import Final, TextIO

from msgspec import Struct

from pnp.report.columns import PLAIN
from pnp.terminal.prompts import measure_terminal

BORDER: Final = 4  # light modules, as ISO/IEC 18004 demands
BLACK_ON_WHITE: Final = "\x1b[38;5;16;48;5;231m"  # of the 256 colours those that no theme changes
_HALVES: Final = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
_WHOLES: Final = ("  ", "##")


class QrCode(Struct, frozen=True):
    rows: tuple[str, ...]
    columns: int


def draw_qr_code(text: str, stream: TextIO, coloured: bool) -> QrCode | None:
    """Draw the code of a text as a stream can show it; None if the text is too long for any code. Without
    colours a terminal is taken to be dark: there the light modules are drawn, elsewhere the dark ones."""
    from segno import DataOverflowError, make_qr  # slow to load

    drawn_value = 0 if stream.isatty() and not coloured else 1
    try:
        matrix = make_qr(text).matrix_iter(border=BORDER)
        modules = [[int(bool(dark) == drawn_value) for dark in row] for row in matrix]
    except DataOverflowError:
        return None
    if _knows_blocks(stream):
        modules.append([1 - drawn_value] * len(modules))  # their number is odd
        halves = zip(modules[::2], modules[1::2], strict=True)
        rows = ["".join(_HALVES[pair] for pair in zip(*each, strict=True)) for each in halves]
    else:
        rows = ["".join(_WHOLES[each] for each in row) for row in modules]
    wide = len(rows[0])
    return QrCode(tuple(f"{BLACK_ON_WHITE}{row}{PLAIN}" if coloured else row for row in rows), wide)


def find_room(stream: TextIO) -> tuple[int, int]:
    """Return the columns and rows of a terminal; for a file, or if they are unknown, there is no limit."""
    wide, high = measure_terminal(stream)
    return wide or sys.maxsize, high or sys.maxsize


def _knows_blocks(stream: TextIO) -> bool:
    try:
        "".join(_HALVES.values()).encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
