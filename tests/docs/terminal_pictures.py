"""Pictures of a terminal in which a table is entered; run as a script, it makes those of the docs."""

from __future__ import annotations

import tempfile
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont
from PIL.PngImagePlugin import PngInfo

from tests import ROOT
from tests.helpers.screens import Look, Screen
from tests.helpers.terminals import Terminal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Row: TypeAlias = "list[tuple[str, Look]]"

FOLDER: Final = ROOT / "docs" / "pictures"
FONTS: Final = {False: "DejaVuSansMono.ttf", True: "DejaVuSansMono-Bold.ttf"}
WIDE, HIGH, BASE, MARGIN, CORNER = 13, 28, 22, 28, 18  # pixels
SIZE: Final = 21.59  # at which a letter is that wide
GROUND, EDGE, INK, FAINT = (19, 23, 36), (70, 78, 104), (222, 225, 234), (126, 134, 158)
# The sixteen colours that a terminal names, as this one has them.
NAMED: Final = {
    1: (238, 98, 98),
    2: (104, 190, 110),
    3: (226, 176, 80),
    4: (96, 148, 240),
    8: (138, 146, 170),
}
STEPS: Final = (0, 95, 135, 175, 215, 255)  # of the cube of 216 colours
SHOWN: Final = "transcript"  # what a picture shows is said in the file as well


@cache
def screens() -> dict[str, list[Row]]:
    """What each picture shows: a table of Tiny Galaxies at a real terminal."""
    with tempfile.TemporaryDirectory() as folder:
        return dict(_entered(Path(folder)))


def _entered(folder: Path) -> Iterator[tuple[str, list[Row]]]:
    begun = ("score", "tiny-galaxies", "--played", "2026-11-18", "--lang", "en")
    own = str(folder)
    with Terminal(*begun, folder=folder, PNP_DATA=own, PNP_CONFIG=own) as terminal:
        terminal.answer("How many play?", "2")
        terminal.answer("Name of player 1 (", "Eva")
        terminal.answer("Name of player 2 (", "Ivo")
        terminal.answer("Eva, level", "5")
        terminal.answer("Eva, planets", "p5 p10 p11")
        terminal.answer("Eva, energy", "3")
        terminal.answer("Eva, culture", "2")
        terminal.expect("Eva, mission")
        terminal.press("m1")
        terminal.expect("M10 M11 M12")
        yield "score-asked", _seen(terminal, "$ pnp score tiny-galaxies")
        terminal.type("0")
        terminal.expect("met: empire on level 5")
        terminal.answer("Ivo, level", "4")
        terminal.answer("Ivo, planets", "p4 p9 p41")
        terminal.expect("There is no “p41”.")
        yield "score-mended", _from(_seen(terminal), "\N{BOX DRAWINGS LIGHT HORIZONTAL} Ivo")
        terminal.press("\x1b[C\x7f\x7f1 2\r")
        for label, typed in (
            ("energy", "1"),
            ("culture", "0"),
            ("mission", "m11"),
            ("ships at home", "0 2 1"),
        ):
            terminal.answer(f"Ivo, {label}", typed)
        terminal.answer("Enter saves the score sheet:", "")
        terminal.answer("Keep the game", "")
        assert terminal.ended() == 0
        yield "score-result", _from(_seen(terminal), "That is all")
    points = ("score", "nebula", "--points", "--names", "Eva,Ivo,Ana", "--lang", "en")
    with Terminal(*points, folder=folder, PNP_DATA=own, PNP_CONFIG=own) as terminal:
        terminal.answer("Version", "")
        terminal.press("14\r22\r21\r30\r25\r33\r9\r0\r18\r15\r24")
        terminal.expect("Total 145 57")
        terminal.expect("Ivo \N{MIDDLE DOT} Constellations")
        terminal.expect("Ctrl-C keeps it")
        yield "score-points", _seen(terminal, "$ pnp score nebula --points --names Eva,Ivo,Ana")


def _seen(terminal: Terminal, typed: str = "") -> list[Row]:
    """What stands on the screen, below the command that was typed."""
    return Screen().write(f"{typed}\r\n" * bool(typed) + terminal.raw.decode("utf-8")).rows


def _from(rows: list[Row], first: str) -> list[Row]:
    """The rows from the one that begins so, without empty ones at the end."""
    texts = ["".join(character for character, _ in row) for row in rows]
    begin = next(number for number, text in enumerate(texts) if text.startswith(first))
    return rows[begin : max(number for number, text in enumerate(texts, 1) if text.strip())]


def transcript(rows: Sequence[Row]) -> str:
    """The characters of a picture, and every change of their look."""
    return "\n".join(
        "".join(f"{_change(row, at)}{character}" for at, (character, _) in enumerate(row)) for row in rows
    )


def _change(row: Row, at: int) -> str:
    look, before = row[at][1], row[at - 1][1] if at else Look()
    return "" if look == before else f"<{look.colour},{look.strong:d}{look.faint:d}{look.reverse:d}>"


def picture(rows: Sequence[Row]) -> bytes:
    """A window of a terminal, twice as large as it is read."""
    size = (2 * MARGIN + 80 * WIDE, 2 * MARGIN + len(rows) * HIGH)
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((1, 1, size[0] - 2, size[1] - 2), CORNER, fill=GROUND, outline=EDGE, width=2)
    for number, row in enumerate(rows):
        for column, (character, look) in enumerate(row):
            _set(draw, MARGIN + column * WIDE, MARGIN + number * HIGH, character, look)
    said = PngInfo()
    said.add_itxt(SHOWN, transcript(rows))
    file = BytesIO()
    image.quantize(64).save(file, "PNG", optimize=True, pnginfo=said)
    return file.getvalue()


def _set(draw: ImageDraw.ImageDraw, left: int, top: int, character: str, look: Look) -> None:
    ink = _ink(look)
    if look.reverse:
        draw.rectangle((left, top, left + WIDE - 1, top + HIGH - 1), fill=ink)
    font = _font(look.strong)
    draw.text((left, top + BASE), character, fill=GROUND if look.reverse else ink, font=font, anchor="ls")


@cache
def _font(strong: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(
        str(FOLDER / "fonts" / FONTS[strong]), SIZE, layout_engine=ImageFont.Layout.BASIC
    )


def _ink(look: Look) -> tuple[int, int, int]:
    if look.colour is None:
        return FAINT if look.faint else INK
    if look.colour < 16:
        return NAMED[look.colour]
    red, rest = divmod(look.colour - 16, 36)
    return STEPS[red], STEPS[rest // 6], STEPS[rest % 6]


if __name__ == "__main__":
    for name, rows in screens().items():
        (FOLDER / f"{name}.png").write_bytes(picture(rows))
