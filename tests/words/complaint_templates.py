"""Every template of a complaint that the program's sources hold."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pnp

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(pnp.__file__).parent
_SAYERS = frozenset({"phrase", "said", "counted"})
_FIELD = re.compile(r"(?<!\{)(?:\{\{)*\{(\w+)")  # two braces are one that is written
_IMPORTED = re.compile(r"^ *from pnp\.errors import (\([^)]*\)|.*)$", re.MULTILINE)
_PLAIN_OF_ALL = {"{some} and {end}", "{some} or {end}", "{one} or {other}"}


class Template(NamedTuple):
    """What is said, which codes it is said with, and the room that says it."""

    words: str
    code: str
    room: str

    @property
    def arguments(self) -> frozenset[str]:
        return frozenset(_FIELD.findall(self.words))


@cache
def templates() -> tuple[Template, ...]:
    found = [each for path in sorted(PACKAGE.rglob("*.py")) for each in _of_module(path)]
    return tuple(dict.fromkeys([*found, *(Template(words, "", "errors") for words in _PLAIN_OF_ALL)]))


def room(path: Path) -> str:
    """`games/nebula` of what lies there, else the first folder or the module."""
    first, *rest = path.relative_to(PACKAGE).with_suffix("").parts
    return f"games/{rest[0]}" if first == "games" and len(rest) > 1 else first


def _of_module(path: Path) -> Iterator[Template]:
    ours = _sayers(path)
    if not ours:
        return
    partly = dict(_partly(path))
    for node in calls_and_names(path):
        if not isinstance(node, ast.Call):
            continue
        name, arguments = called(node), node.args
        if name not in ours and name not in partly:
            continue
        if name == "said" and len(arguments) > 1:
            code = ast.literal_eval(arguments[0]) if isinstance(arguments[0], ast.Constant) else ""
            yield from (Template(words, code, room(path)) for words in _texts(arguments[1]))
        elif (name == "phrase" or name in partly) and arguments:
            code = partly.get(name, "")
            yield from (Template(words, code, room(path)) for words in _texts(arguments[0]))
        elif name == "counted" and len(arguments) > 1:
            for noun in _texts(arguments[1]):
                many = f"{noun.removesuffix('y')}ies" if noun.endswith("y") else f"{noun}s"
                yield Template(f"{{n}} {noun}", "", room(path))
                yield Template(f"{{n:,}} {many}", "", room(path))


def _sayers(path: Path) -> frozenset[str]:
    """What a module calls that says something; others may have the same names."""
    source = path.read_text("utf-8")
    if path.name == "errors.py" or "from pnp import errors\n" in source:
        return _SAYERS
    return _SAYERS & {*re.findall(r"\w+", " ".join(_IMPORTED.findall(source)))}


@cache
def calls_and_names(path: Path) -> list[ast.Call | ast.Assign]:
    """The calls of a module, and what gives a name to something."""
    tree = ast.parse(path.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, (ast.Call, ast.Assign))]


def called(node: ast.Call) -> str:
    of = node.func
    return of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""


def _partly(path: Path) -> Iterator[tuple[str, str]]:
    """The names of a module that are `said` with a code."""
    for node in calls_and_names(path):
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and called(node.value) == "partial"
        ):
            of, *given = node.value.args
            if isinstance(of, ast.Name) and of.id == "said" and isinstance(node.targets[0], ast.Name):
                yield node.targets[0].id, ast.literal_eval(given[0])


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts that an argument may be."""
    if isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
