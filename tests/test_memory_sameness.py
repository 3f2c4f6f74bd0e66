"""A set that is made and checked again after each edit comes out as it does when nothing is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from edited_sets import Edit, edited, edits, new_desk, written
from pnp.build import Order, make
from pnp.build.checking import checked
from pnp.build.memory import Memory
from pnp.errors import PnpError
from pnp.press import SheetOptions, paper

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
