"""Which messages the program's sources call, and which of its modules speak English alone."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatchcase
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pnp
from pnp.library import find_shipped

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(pnp.__file__).parent

# What only the authors of layouts and drawings meet is said in English alone, in these modules.
ENGLISH_ONLY = (
    "draw/*",
    "drawings/*",
    "figures/*",
    "games/*/figures.py",
    "games/*/figures/*",
    "loading/layouts.py",
    "models/layouts/elements.py",
    "models/layouts/theme.py",
    "paths.py",
    "words/*",
)
# But these speak of a card, of a board, or of a language that somebody chose.
TRANSLATED = (
    "draw/drawing.py",
    "draw/faults.py",
    "draw/language/markup.py",
    "draw/records.py",
    "draw/elements/text_faults.py",
    "games/nebula/figures/placement.py",
    "words/complaints.py",
    "words/plurals.py",
)
_SAYERS = frozenset({"phrase", "code_phrase", "count_things", "word_mistake"})
# What takes a place or a code, what is wrong, and what would be right, both told the same.
_PAIRS = frozenset({"word_mistake", "make_slip", "_make_slip", "_make_error", "_refuse_value"})
# What takes the message last that says what the user can do.
ADVISED = {
    "decode_text",
    "replace_folder",
    "make_unwritable",
    "write_file",
    "write_free_files",
    "write_new_file",
}
_OF_ERRORS = re.compile(r"^ *from pnp import .*\berrors\b", re.MULTILINE)
_IMPORTED = re.compile(r"^ *from pnp\.errors import (\([^)]*\)|.*)$", re.MULTILINE)


class Called(NamedTuple):
    """A call that says a message, or one of several, and what it hands over."""

    messages: tuple[str, ...]
    told: frozenset[str] | None  # None where the source does not show it
    where: str


@cache
def called_messages() -> tuple[Called, ...]:
    return tuple(each for path in sorted(PACKAGE.rglob("*.py")) for each in _of_module(path))


@cache
def texts() -> frozenset[str]:
    """Every text of the sources: a message may be called by a name that stands for its id."""
    trees = (parsed(path) for path in PACKAGE.rglob("*.py"))
    constants = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(value for value in constants if isinstance(value, str))


@cache
def given_codes() -> frozenset[str]:
    """The codes that are given to what is wrong."""
    found = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in calls_and_names(path):
            if isinstance(node, ast.Call) and called(node) in {
                "code_phrase",
                "give_code",
                "partial",
                *_PAIRS,
            }:
                given = [*node.args, *(each.value for each in node.keywords)]
                texts_given = (each for argument in given for each in _texts(argument, path))
                found |= {each for each in texts_given if each.startswith("form-")}
    return frozenset(found)


def is_english_only(path: Path) -> bool:
    """Also a game's module where the game has no messages to complain by."""
    name = path.relative_to(PACKAGE).as_posix()
    game = room(path).removeprefix("games/").replace("_", "-")
    if game != room(path) and not (find_shipped("cards") / game / "words" / "complaints").is_dir():
        return True
    some, not_these = (
        any(fnmatchcase(name, pattern) for pattern in patterns) for patterns in (ENGLISH_ONLY, TRANSLATED)
    )
    return some and not not_these


def room(path: Path) -> str:
    """`games/nebula` of what lies there, else the first folder or the module."""
    first, *rest = path.relative_to(PACKAGE).with_suffix("").parts
    return f"games/{rest[0]}" if first == "games" and len(rest) > 1 else first


def _of_module(path: Path) -> Iterator[Called]:
    ours = _sayers(path)
    names = {*ours, *_partly(path)} if ours else set()
    for node in calls_and_names(path) if ours else ():
        if not isinstance(node, ast.Call):
            continue
        name, arguments, where = called(node), node.args, f"{path}:{node.lineno}"
        if name in _PAIRS:
            pair = [[*_texts(one, path)] for one in arguments[1:3]]
            given = frozenset(each.arg or "" for each in node.keywords)
            known = name == "word_mistake" and all(pair) and "" not in given
            yield Called(tuple(chain(*pair)), given if known else None, where)
        elif name == "count_things" and len(arguments) > 1:
            counts = [f"{one}-{noun}" for noun in _texts(arguments[1]) for one in ("one", "count")]
            yield Called(tuple(counts), frozenset("n"), where)
        elif name in names and len(arguments) > (name == "code_phrase"):
            told = [each.arg for each in node.keywords]
            messages = tuple(_texts(arguments[name == "code_phrase"], path))
            yield Called(messages, None if None in told else frozenset(map(str, told)), where)
        elif name in ADVISED and arguments:
            yield Called(tuple(_texts(arguments[-1], path)), frozenset(), where)


def said_at_import() -> Iterator[str]:
    """Where a module makes a message when it is imported, for which English would be read."""
    makers = _SAYERS | {
        "count_things",
        "quote",
        "join_parts",
        "join_by_or",
        "enumerate_parts",
        "suggest",
        "first_of",
    }
    for path in sorted(PACKAGE.rglob("*.py")):
        if _sayers(path):
            waiting: list[ast.AST] = [parsed(path)]
            while waiting:
                node = waiting.pop()
                if isinstance(node, ast.Call) and called(node) in makers and isinstance(node.func, ast.Name):
                    yield f"{path}:{node.lineno}"
                if not isinstance(node, (ast.FunctionDef, ast.Lambda)):
                    waiting += ast.iter_child_nodes(node)


def _sayers(path: Path) -> frozenset[str]:
    """What a module calls that says something; others may have the same names."""
    source = path.read_text("utf-8")
    if path.parent.name == "data" or path.name == "errors.py" or _OF_ERRORS.search(source):
        return _SAYERS
    return _SAYERS & {*re.findall(r"\w+", " ".join(_IMPORTED.findall(source)))}


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def calls_and_names(path: Path) -> list[ast.Call | ast.Assign]:
    """The calls of a module, and what gives a name to something."""
    return [node for node in ast.walk(parsed(path)) if isinstance(node, (ast.Call, ast.Assign))]


def called(node: ast.Call) -> str:
    of = node.func
    return of.id if isinstance(of, ast.Name) else of.attr if isinstance(of, ast.Attribute) else ""


def _partly(path: Path) -> Iterator[str]:
    """The names of a module that call `code_phrase`."""
    for node in calls_and_names(path):
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and called(node.value) == "partial"
        ):
            of = node.value.args[0]
            if isinstance(of, ast.Name) and of.id == "code_phrase" and isinstance(node.targets[0], ast.Name):
                yield node.targets[0].id


def _texts(node: ast.expr, path: Path | None = None) -> Iterator[str]:
    """The texts that an argument may be, of which a module may have made a constant."""
    if isinstance(node, ast.IfExp):
        yield from (*_texts(node.body, path), *_texts(node.orelse, path))
    elif isinstance(node, ast.BoolOp):
        yield from (each for value in node.values for each in _texts(value, path))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Name) and path:
        for each in parsed(path).body:
            if isinstance(each, (ast.Assign, ast.AnnAssign)) and each.value:
                names = each.targets if isinstance(each, ast.Assign) else [each.target]
                if any(isinstance(name, ast.Name) and name.id == node.id for name in names):
                    yield from _texts(each.value)
