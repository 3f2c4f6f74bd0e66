"""Starters of `pnp new cards` with some of it changed, and what `pnp make` says of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.library import find_shipped

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command


def starter(game: str, deck: str, *changes: tuple[str, str]) -> str:
    """What `pnp new cards` writes, with some of it changed."""
    text = (find_shipped("cards") / "starter" / game / f"{deck}.yaml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def refused(quick: Command, folder: Path, text: str) -> list[str]:
    """What `pnp make` says of a set, line by line, without the name of the file."""
    (folder / "own.yaml").write_text(text, "utf-8")
    run = quick("make", "own.yaml")
    assert run.returncode == 2
    return [line.removeprefix("own.yaml:") for line in run.stderr.splitlines()]
