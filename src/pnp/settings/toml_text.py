"""The settings file as text: where a key stands in it, and a change to it that keeps all the rest."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any, TypeAlias

from pnp.errors import Location, phrase

KEY = re.compile(r"""\s*(?:([A-Za-z0-9_-]+)|"([^"\\]*)"|'([^']*)')\s*=""")
SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)

# What Python says of TOML, as far as it is put into other languages.
UNSOUND = {
    "Invalid statement": "invalid-statement",
    "Invalid value": "invalid-value",
    "Expected '=' after a key in a key/value pair": "expected-after-a-key-in-a-key-value-pair",
    "Expected newline or end of document after a statement": "expected-newline-or-end-of-document-after",
    "Expected ']' at the end of a table declaration": "expected-at-the-end-of-a-table-declaration",
    "Unterminated string": "unterminated-string",
    "Unclosed array": "unclosed-array",
    "Cannot overwrite a value": "cannot-overwrite-a-value",
}


Place: TypeAlias = tuple[int, int]  # a line and a column


def find_places(text: str) -> Callable[[Location], Place]:
    """Finds where a key stands; where it is written in an unusual way, its table or the top of the file."""
    keys: dict[Location, Place] = {}
    tables: dict[Location, Place] = {}
    inside: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), start=1):
        place = number, len(line) - len(line.lstrip()) + 1
        if opened := read_header(line):
            inside = opened
            keys.setdefault(inside, place)
            tables[inside] = place
        elif (key := read_key(line)) is not None:
            keys.setdefault((*inside, key), place)
    return lambda location: keys.get(location) or tables.get(location[:-1]) or (1, 1)


def find_syntax_mistake(text: str, error: tomllib.TOMLDecodeError) -> tuple[Place, str]:
    """Where the reader stopped, and what it says of it."""
    found = SYNTAX.fullmatch(str(error))
    if found is None:
        return (1, 1), str(error)
    said = phrase(UNSOUND[found[1]]) if found[1] in UNSOUND else found[1]
    if found[2] is None:
        lines = text.splitlines() or [""]
        return (len(lines), len(lines[-1]) + 1), said
    return (int(found[2]), int(found[3])), said


def change_printer(text: str, name: str, values: Mapping[str, object]) -> str | None:
    """The text with these values of a printer; comments and order stay, and line ends where they are of one
    kind. None where tomlkit cannot change the text."""
    from tomlkit import dumps, parse
    from tomlkit.exceptions import TOMLKitError

    try:
        document = parse(text.replace("\r\n", "\n"))
        known = name in document.get("printers", ())
        if known:
            set_values(document["printers"][name], values)
    except TOMLKitError:
        return None
    end = "" if known else dumps({"printers": {name: values}})
    parts = filter(None, (part.rstrip() for part in (document.as_string(), end)))
    return end_lines("\n\n".join(parts) + "\n", text)


def change_setting(text: str, key: str, value: str | None) -> str | None:
    """The text with a setting, below those that it has; without it where there is no value. All the rest
    stays, as with `change_printer`."""
    from tomlkit import parse
    from tomlkit.exceptions import TOMLKitError

    plain = text.replace("\r\n", "\n").rstrip()
    lines = plain.split("\n") if plain else []
    tables = next((at for at, line in enumerate(lines) if read_header(line)), len(lines))
    keys = [at for at, line in enumerate(lines[:tables], 1) if read_key(line) is not None]
    end = keys[-1] if keys else 0 if lines[tables:] else tables
    above, below = "".join(f"{line}\n" for line in lines[:end]), "\n".join(lines[end:])
    try:
        document = parse(above)
        if value is None:
            document.remove(key)
        else:
            document[key] = value
    except TOMLKitError:
        return None
    settings = document.as_string()
    gap = "\n" if below.strip() and not keys else ""
    new = f"{settings}{gap}{below if settings else below.lstrip()}".rstrip()
    return end_lines(f"{new}\n" if new else "", text)


def end_lines(text: str, like: str) -> str:
    return text.replace("\n", "\r\n") if "\r\n" in like else text


def set_values(printer: Any, values: Mapping[str, object]) -> None:
    """Set values of a printer; new ones come above what is said of the next printer."""
    from tomlkit.items import Table

    body = printer.value.body if isinstance(printer, Table) else []
    below = [*takewhile(lambda part: part[0] is None, reversed(body))]
    del body[len(body) - len(below) :]
    printer.update(values)
    body.extend(reversed(below))


def read_header(line: str) -> tuple[str, ...]:
    """The path of the table that a line opens; empty where it opens none."""
    if not line.lstrip().startswith("["):
        return ()
    try:
        tree = tomllib.loads(line)
    except tomllib.TOMLDecodeError:
        return ()
    path: tuple[str, ...] = ()
    while isinstance(tree, dict) and len(tree) == 1:
        ((name, tree),) = tree.items()
        path = (*path, name)
    return path


def read_key(line: str) -> str | None:
    found = KEY.match(line)
    return next((name for name in found.groups() if name is not None), None) if found else None


def quote_value(value: str) -> str:
    """JSON's strings are TOML's as well, for text without control characters."""
    return json.dumps(value, ensure_ascii=False)


def write_value(value: object) -> str:
    """A value of the settings as TOML, for messages; whatever else a file may hold is shown as it is."""
    if isinstance(value, str):
        return quote_value(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
