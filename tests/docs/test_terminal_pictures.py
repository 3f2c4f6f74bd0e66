"""The pictures of a terminal in the documentation show what the program says now."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.docs.terminal_pictures import FOLDER, SHOWN, picture, screens, transcript
from tests.helpers.screens import Look, Screen


def test_every_picture_shows_what_the_program_says_now() -> None:
    for name, rows in screens().items():
        kept = Image.open(BytesIO((FOLDER / f"{name}.png").read_bytes()))
        assert kept.info[SHOWN] == transcript(rows), "make them anew: python -m tests.docs.terminal_pictures"
    assert {file.stem for file in FOLDER.glob("score-*.png")} == {*screens()}


@pytest.mark.full
def test_a_picture_is_drawn_alike_each_time() -> None:
    for name, rows in screens().items():
        content = (FOLDER / f"{name}.png").read_bytes()
        assert len(content) < 60_000
        assert picture(rows) == picture(rows)
        kept, drawn = Image.open(BytesIO(content)), Image.open(BytesIO(picture(rows)))
        assert kept.size == drawn.size
        difference = ImageStat.Stat(ImageChops.difference(kept.convert("RGBA"), drawn.convert("RGBA")))
        assert max(difference.mean) < 0.5  # letters differ a little from one release of Pillow to the next


def test_a_screen_is_steered_as_a_terminal() -> None:
    screen = Screen(10).write(
        "one\r\ntwo three four\x1b[A\x1b[2D!\x1b[K\r\x1b[B\x1b[J\x1b[?25l\x1b[1;38;5;136mx\x1b[0;91my\x1b[my"
    )
    assert screen.lines() == ["one", "tw!", "xyy"]
    assert [look for _, look in screen.rows[2]] == [Look(136, strong=True), Look(9), Look()]
