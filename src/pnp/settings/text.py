"""The settings file as text: where a key stands in it, and a change to it that keeps all the rest."""

from __future__ import annotations

import json
import re
import tomllib
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.errors import phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

KEY = re.compile(r"""\s*(?:([A-Za-z0-9_-]+)|"([^"\\]*)"|'([^']*)')\s*=""")
SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)

# What Python says of TOML, as far as it is put into other languages.
UNSOUND = {
    str(each): each
    for each in (
        phrase("Invalid statement"),
        phrase("Invalid value"),
        phrase("Expected '=' after a key in a key/value pair"),
        phrase("Expected newline or end of document after a statement"),
        phrase("Expected ']' at the end of a table declaration"),
        phrase("Unterminated string"),
        phrase("Unclosed array"),
        phrase("Cannot overwrite a value"),
    )
}


class Place(Struct, frozen=True):
    line: int
    column: int


def places(text: str) -> Callable[[tuple[str, ...], str], Place]:
    """Finds where a key stands; where it is written in an unusual way, its table or the top of the file."""
    keys: dict[tuple[str, ...], Place] = {}
    tables: dict[tuple[str, ...], Place] = {}
    for number, line, inside in lines_of(text):
        spot, key = Place(number, len(line) - len(line.lstrip()) + 1), written_key(line)
        if key is not None:
            keys.setdefault((*inside, key), spot)
        elif header(line):
            keys.setdefault((*inside,), spot)
            tables[(*inside,)] = spot
    return lambda table, key: keys.get((*table, key)) or tables.get(table) or Place(1, 1)


def syntax_place(text: str, error: tomllib.TOMLDecodeError) -> tuple[Place, str]:
    """Where the reader stopped, and what it says of it."""
    found = SYNTAX.fullmatch(str(error))
    if found is None:
        return Place(1, 1), str(error)
    said = UNSOUND.get(found[1], found[1])
    if found[2] is None:
        lines = text.splitlines() or [""]
        return Place(len(lines), len(lines[-1]) + 1), said
    return Place(int(found[2]), int(found[3])), said


def changed(text: str, table: Sequence[str], values: Mapping[str, str]) -> str:
    """The text with these values, written as TOML, in one of its tables; comments and order stay."""
    lines = [line for _, line, inside in lines_of(text) if not is_value_of(line, inside, table, values)]
    at = end_of_header(lines, table)
    added = [f"{key} = {value}" for key, value in values.items()]
    if at is None:
        at = len(lines)
        added = [*blank_before(lines), title(table), *added]
    return "\n".join([*lines[:at], *added, *lines[at:]]) + "\n"


def blank_before(lines: Sequence[str]) -> list[str]:
    return [""] if lines and lines[-1].strip() else []


def is_value_of(line: str, inside: Sequence[str], table: Sequence[str], values: Mapping[str, str]) -> bool:
    return list(inside) == list(table) and written_key(line) in values


def end_of_header(lines: Sequence[str], table: Sequence[str]) -> int | None:
    """The index behind the line that opens a table; None where it is not opened yet."""
    if not table:
        return 0
    opened = (index for index, line in enumerate(lines, start=1) if header(line) == list(table))
    return next(opened, None)


def lines_of(text: str) -> Iterator[tuple[int, str, list[str]]]:
    """Each line with its number and the table that it stands in."""
    inside: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        inside = header(line) or inside
        yield number, line, inside


def header(line: str) -> list[str]:
    """The path of the table that a line opens; empty where it opens none."""
    if not line.lstrip().startswith("["):
        return []
    try:
        tree = tomllib.loads(line)
    except tomllib.TOMLDecodeError:
        return []
    path = []
    while isinstance(tree, dict) and len(tree) == 1:
        ((name, tree),) = tree.items()
        path.append(name)
    return path


def written_key(line: str) -> str | None:
    found = KEY.match(line)
    return next((name for name in found.groups() if name is not None), None) if found else None


def title(table: Sequence[str]) -> str:
    return f"[{'.'.join(name if bare(name) else quoted(name) for name in table)}]"


def bare(name: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9_-]+", name) is not None


def quoted(value: str) -> str:
    """JSON's strings are TOML's as well, for text without control characters."""
    return json.dumps(value, ensure_ascii=False)


def written(value: object) -> str:
    """A value of the settings as TOML; whatever else a file may hold is shown as it is."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(part)}" for key, part in value.items()) + " }"
    return str(value).lower() if isinstance(value, bool) else str(value)
