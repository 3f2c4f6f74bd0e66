"""`pnp score GAME` where the answers are piped."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Protocol

import pytest

from pnp.cli import run_guarded

if TYPE_CHECKING:
    from pathlib import Path


class Piped(Protocol):
    """Runs `pnp score` with these arguments and lines on standard input; its exit code, and what it said."""

    def __call__(self, *arguments: str, lines: tuple[str, ...] = ()) -> tuple[int, str]: ...


@pytest.fixture
def piped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Piped:
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, lines: tuple[str, ...] = ()) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = run_guarded(["score", *arguments])
        return code, "".join(capsys.readouterr())

    return run
