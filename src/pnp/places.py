"""Where the shipped data lies: at the top of a checkout, or within the installed package."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def shipped(folder: str) -> Path:
    """The shipped folder `cards` or `layouts`; a checkout's own goes before an installed copy."""
    package = Path(__file__).resolve().parent
    checkout = package.parent.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / folder).is_dir():
        return checkout / folder
    return package / "_data" / folder
