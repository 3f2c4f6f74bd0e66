"""The door of a room: what its `__init__` names is imported when it is first asked for, and not before."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def door(room: str) -> Callable[[str], object]:
    """A `__getattr__` for the room's `__init__`, which imports its names for type checkers alone:

        if TYPE_CHECKING:
            from pnp.models.inks import INKS, Ink
        else:
            __getattr__ = door(__name__)

    So each name stands there once, and `from pnp.models import Ink` loads one module, not the whole room.
    """

    def find(name: str) -> object:
        if name.startswith("__") or name not in (names := exported(room)):
            raise AttributeError(f"module {room!r} has no attribute {name!r}")
        module, original = names[name]
        value = getattr(import_module(module), original)
        setattr(sys.modules[room], name, value)  # the next time it is simply there
        return value

    return find


def exported(room: str) -> dict[str, tuple[str, str]]:
    """Each name that the room imports for type checkers: the module that has it, and its name there."""
    import ast  # for whoever asks for a name: the rooms themselves do not

    source = Path(sys.modules[room].__file__ or "").read_text("utf-8")
    blocks = (node.body for node in ast.parse(source).body if isinstance(node, ast.If))
    imports = (node for body in blocks for node in body if isinstance(node, ast.ImportFrom))
    pairs = ((node.module or "", alias) for node in imports for alias in node.names)
    return {alias.asname or alias.name: (module, alias.name) for module, alias in pairs}
