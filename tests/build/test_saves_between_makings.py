"""What is saved between two makings, or during the first, is made by the second."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pnp.build import Order, make
from pnp.draw import draw_cards
from pnp.press import SheetOptions, paper
from tests.helpers.svg_pictures import svg

if TYPE_CHECKING:
    from pathlib import Path

ROUND, SQUARE = svg("<circle cx='9' cy='9' r='3'/>"), svg("<rect width='4' height='4'/>")
OWN = """extends: theme.yaml
faces:
  front:
    - { image: "{picture}", box: [14, 15, 12, 12], when: picture }
    - { image: b.svg, box: [14, 30, 12, 12] }
"""
SAVED = {  # as it is first, and as it is saved
    "quays.yaml": (
        "deck: quays\nlayout: own.yaml\ncards: [{id: Q1, title: The Quay, picture: a.svg}]\n",
        "deck: quays\nlayout: own.yaml\ncards: [{id: Q1, title: The Pier, picture: a.svg}]\n",
    ),
    "own.yaml": (OWN, OWN.replace("15", "16")),
    "theme.yaml": ("extends: plain\n", "extends: plain\nbleed: 2\n"),
    "a.svg": (ROUND, SQUARE),
    "b.svg": (ROUND, SQUARE),
}


def made(path: Path, out: str = "out") -> dict[Path, bytes]:
    """All that is made, byte for byte."""
    sheet = SheetOptions(paper("A4"), backs="duplex")
    order = Order((path,), path.parent / out, "en", sheet, formats=("pdf", "svg"))
    folder = make(order, lambda _done, _whole: None).folder
    return {file.relative_to(folder): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def quays(folder: Path) -> Path:
    for name, (first, _) in SAVED.items():
        (folder / name).write_text(first)
    return folder / "quays.yaml"


@pytest.mark.parametrize("saved", SAVED)
def test_what_is_saved_while_it_is_drawn_is_made_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved: str
) -> None:
    path = quays(tmp_path)

    def late(*given: Any, **named: Any) -> Any:
        found = draw_cards(*given, **named)
        (tmp_path / saved).write_text(SAVED[saved][1])
        return found

    with monkeypatch.context() as patched:
        patched.setattr("pnp.build.kits.render_set.draw_cards", late)
        before = made(path)
    assert made(path) == made(path, "another") != before


@pytest.mark.parametrize("linked", SAVED)
def test_a_link_that_leads_elsewhere_is_another_file(tmp_path: Path, linked: str) -> None:
    path = quays(tmp_path)
    (tmp_path / linked).rename(tmp_path / "first.yaml")
    (tmp_path / linked).symlink_to("first.yaml")
    before = made(path)
    (tmp_path / "second.yaml").write_text(SAVED[linked][1])
    (tmp_path / linked).unlink()
    (tmp_path / linked).symlink_to("second.yaml")
    assert made(path) == made(path, "another") != before
