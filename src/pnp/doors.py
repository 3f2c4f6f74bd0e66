"""Imports names when they are used, not before: those that a room hands out, and those that a game offers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any


def lazy_getattr(room: str) -> Callable[[str], object]:
    """A `__getattr__` for the room's `__init__`, which imports its names for type checkers alone:

        if TYPE_CHECKING:
            from pnp.models.printing import INKS, Ink
        else:
            __getattr__ = lazy_getattr(__name__)

    So each name stands there once, and `from pnp.models import Ink` loads one module, not the whole room.
    """

    def find(name: str) -> object:
        if name.startswith("__") or name not in (names := list_exported(room)):
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        module, original = names[name]
        value = getattr(import_module(module), original)
        setattr(sys.modules[room], name, value)  # the next time, the room has it
        return value

    return find


def import_when_called(module: str) -> None:
    """Make functions of the names that a module imports for type checkers alone: each imports what it calls.
    A module that is imported so is loaded when something of it is used.

        if TYPE_CHECKING:
            from pnp.games.nebula.questions import ask_table
        else:
            import_when_called(__name__)

    So `ask_table` can be handed on at once, and its module is loaded with the first question.
    """
    vars(sys.modules[module]).update({name: _Later(*where) for name, where in list_exported(module).items()})


class _Later:
    """Stands for a function or a module of another module, which is loaded when it is used."""

    def __init__(self, home: str, name: str) -> None:
        self._home, self._name = home, name

    def __call__(self, *given: Any, **named: Any) -> Any:
        return getattr(import_module(self._home), self._name)(*given, **named)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # which Python itself may look for
            raise AttributeError(name)
        owner = getattr(import_module(self._home), self._name, None)
        return getattr(owner or import_module(f"{self._home}.{self._name}"), name)


@cache
def list_exported(module: str) -> dict[str, tuple[str, str]]:
    """Return the names that a module imports for type checkers: for each the module that has it, and its name
    there."""
    import ast  # only if a room is asked for a name, and for games, whose forms load it anyway

    source = Path(sys.modules[module].__file__ or "").read_text("utf-8")
    blocks = (node for node in ast.parse(source).body if isinstance(node, ast.If))
    for_types = (node.body for node in blocks if ast.unparse(node.test) == "TYPE_CHECKING")
    imports = (node for body in for_types for node in body if isinstance(node, ast.ImportFrom))
    pairs = ((node.module or "", alias) for node in imports for alias in node.names)
    own_imports = ((home, alias) for home, alias in pairs if f"{home}.".startswith("pnp."))
    return {alias.asname or alias.name: (home, alias.name) for home, alias in own_imports}
