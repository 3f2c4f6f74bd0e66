"""The pictures of the example deck are our own program's work, and no larger than they need be."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.docs.example_pictures import FOLDER, PICTURES, pictured


def test_every_picture_is_there_and_no_other() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == set(PICTURES)
    assert sum(file.stat().st_size for file in FOLDER.glob("*.png")) < 500_000


@pytest.mark.full
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_what_the_program_draws(name: str) -> None:
    kept, drawn = Image.open(FOLDER / f"{name}.png"), Image.open(BytesIO(pictured(name)))
    assert kept.size == drawn.size
    difference = ImageStat.Stat(ImageChops.difference(kept.convert("RGB"), drawn.convert("RGB")))
    assert max(difference.mean) < 0.5  # readers of PDF differ a little from one release to the next
