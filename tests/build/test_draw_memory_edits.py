"""A set that is made and checked again after each edit comes out as it does when nothing is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from pnp.build import Memory, Order, checked, make
from pnp.draw import drawn
from pnp.errors import PnpError
from pnp.press import SheetOptions, paper
from tests.build.edited_sets import Edit, edited, edits, new_desk, written
from tests.helpers.svg_pictures import svg

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def made(path: Path, memory: Memory | None) -> Any:
    """All that is made, byte for byte, or what is wrong."""
    out = path.parent / ("out" if memory is None else "out-remembered")
    order = Order((path,), out, "en", SheetOptions(paper("A4"), backs="duplex"), formats=("pdf", "svg"))
    try:
        folder = make(order, lambda _done, _whole: None, memory).folder
    except PnpError as error:
        return str(error)
    return {file.relative_to(folder): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def found(path: Path, memory: Memory | None) -> Any:
    return [(each.file, each.kind, each.findings) for each in checked([str(path)], memory)]


def same_at_every_step(work: Callable[[Path, Memory | None], Any], folder: Path, steps: list[Edit]) -> None:
    desk, memory = new_desk(), Memory()
    for step in [("copies", 0, 0), *steps]:
        edited(desk, step)
        path = written(desk, folder)
        assert work(path, memory) == work(path, None), step


@pytest.mark.full
@settings(max_examples=12)
@given(steps=edits(6))
def test_what_is_made_again_is_what_is_made_anew(tmp_path: Path, steps: list[Edit]) -> None:
    same_at_every_step(made, tmp_path, steps)


@pytest.mark.full
@settings(max_examples=60)
@given(steps=edits(10))
def test_whatever_is_edited_what_is_made_again_is_what_is_made_anew(
    tmp_path: Path, steps: list[Edit]
) -> None:
    same_at_every_step(made, tmp_path, steps)


@pytest.mark.full
@settings(max_examples=15)
@given(steps=edits(6))
def test_whatever_is_edited_what_is_found_again_is_what_is_found_anew(
    tmp_path: Path, steps: list[Edit]
) -> None:
    same_at_every_step(found, tmp_path, steps)


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


def quays(folder: Path) -> Path:
    for name, (first, _) in SAVED.items():
        (folder / name).write_text(first)
    return folder / "quays.yaml"


@pytest.mark.parametrize("saved", SAVED)
def test_what_is_saved_while_it_is_drawn_is_made_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved: str
) -> None:
    path, memory = quays(tmp_path), Memory()

    def late(*given: Any, **named: Any) -> Any:
        found = drawn(*given, **named)
        (tmp_path / saved).write_text(SAVED[saved][1])
        return found

    with monkeypatch.context() as patched:
        patched.setattr("pnp.build.casting.drawn", late)
        before = made(path, memory)
    after = made(path, memory)
    assert after == made(path, None) != before


@pytest.mark.parametrize("linked", SAVED)
def test_a_link_that_leads_elsewhere_is_another_file(tmp_path: Path, linked: str) -> None:
    path, memory = quays(tmp_path), Memory()
    (tmp_path / linked).rename(tmp_path / "first.yaml")
    (tmp_path / linked).symlink_to("first.yaml")
    before = made(path, memory)
    (tmp_path / "second.yaml").write_text(SAVED[linked][1])
    (tmp_path / linked).unlink()
    (tmp_path / linked).symlink_to("second.yaml")
    after = made(path, memory)
    assert after == made(path, None) != before
