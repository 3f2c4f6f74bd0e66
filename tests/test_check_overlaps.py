"""What lies over what: words that pictures hide."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from pnp.build.checking import checked

if TYPE_CHECKING:
    from pathlib import Path

OVER = """\
extends: atlas
size: [63, 40]
faces:
  front:
    - {rectangle: {left: -3, right: -3, top: -3, bottom: -3}, fill: ground}
    - {text: North Quay, style: title, box: [8, 12, 47, 8]}
"""


def found(folder: Path, elements: str, head: str = OVER) -> list[tuple[str, str]]:
    """The codes of a layout to which elements are added, and the inks in which each is told."""
    path = folder / "look.yaml"
    path.write_text(f"{head}    - {elements}\n", "utf-8")
    findings = [each for file in checked([str(path)]) for each in file.findings]
    return [(each.code.id, str(each.told["where"])) for each in findings]


def frame(inside: int) -> bytes:
    """A solid rim, within which a picture is as clear as its alpha channel says."""
    picture = Image.new("RGBA", (828, 552), (120, 20, 30, 255))
    picture.paste((120, 20, 30, inside), (80, 80, 748, 472))
    written = BytesIO()
    picture.save(written, "PNG")
    return written.getvalue()


HIDDEN = "print-hidden"


@pytest.mark.parametrize(
    ("inside", "opacity", "told"),
    [
        (0, 1, []),
        (100, 1, []),
        (200, 1, [(HIDDEN, "")]),
        (200, 0.6, [(HIDDEN, " (black)")]),  # where nothing is faded
        (255, 0.6, [(HIDDEN, "")]),
    ],
)
def test_a_picture_hides_what_lies_under_it_where_it_is_not_clear(
    tmp_path: Path, inside: int, opacity: float, told: list[tuple[str, str]]
) -> None:
    (tmp_path / "frame.png").write_bytes(frame(inside))
    box = "{left: -3, right: -3, top: -3, bottom: -3}"
    assert found(tmp_path, f"{{image: frame.png, box: {box}, opacity: {opacity}}}") == told


def test_the_rim_of_a_clear_picture_hides_the_words_that_it_lies_on(tmp_path: Path) -> None:
    (tmp_path / "frame.png").write_bytes(frame(0))
    assert found(tmp_path, "{image: frame.png, box: [-3, 12, 69, 46]}") == [(HIDDEN, "")]
