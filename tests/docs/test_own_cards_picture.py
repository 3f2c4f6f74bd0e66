"""The picture in "Make your own cards" shows the cards that its reader makes."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.docs.own_cards_picture import FILE, pictured


@pytest.mark.full
def test_the_picture_shows_what_the_program_draws() -> None:
    kept, drawn = Image.open(FILE).convert("RGB"), pictured()
    assert FILE.stat().st_size < 120_000
    assert kept.size == drawn.size
    difference = ImageStat.Stat(ImageChops.difference(kept, drawn))
    assert max(difference.mean) < 3  # it is kept in 256 colours
