"""The examples in docstrings run, and say what they say."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import pnp

PACKAGE = Path(pnp.__file__).parent
MODULES = [
    ".".join(("pnp", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")
    for path in sorted(PACKAGE.rglob("*.py"))
    if "\n    >>> " in path.read_text("utf-8")
]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_hold(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = doctest.testmod(import_module(module))
    assert result.attempted > 0
    assert result.failed == 0


def test_what_is_called_from_python_has_an_example() -> None:
    functions = [getattr(pnp, name) for name in pnp.__all__ if not name.startswith("_")]
    assert [each.__name__ for each in functions if ">>> " not in (each.__doc__ or "")] == []
