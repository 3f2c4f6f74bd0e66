"""Prints and scores five board games about stars."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from os import PathLike
    from typing import Any

    from pnp.scoring import Result

__all__ = ["__version__", "score"]

__version__ = "0.1.0"


def score(sheet: str | PathLike[str] | Mapping[str, Any]) -> Result:
    """The result of a score sheet: of the file at a path, of a text, or of a mapping.

    A text is a str that holds a line end or begins with a brace; any other str is a path. Files that a text
    or a mapping names are looked up from the current folder. What is wrong with a sheet is raised as one
    `pnp.errors.InputError`, whose `problems` tell file, line, column, what is wrong and what would be right.
    """
    from pnp.build.scoring import score

    return score(sheet)
