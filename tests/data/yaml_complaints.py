"""What is said of a text in YAML."""

from __future__ import annotations

from pnp.data import parse_yaml
from pnp.errors import InputError


def said(text: str) -> list[str]:
    """What is said of a text, as `line:column: wrong; right`."""
    try:
        problems = parse_yaml(text, "f").problems
    except InputError as error:
        problems = error.problems
    return [f"{each.line}:{each.column}: {each.wrong}; {each.right}" for each in problems]
