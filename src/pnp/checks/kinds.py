"""What a file is, from what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.errors import nearest
from pnp.models.layout import Layout

if TYPE_CHECKING:
    from pnp.models.findings import FileKind

# A key that only one kind of file has at its top, the surest first. A card set may name a board.
_MARKS: dict[str, FileKind] = {
    "parts": "kit",
    "players": "sheet",
    "cards": "cards",
    "deck": "cards",
    "board": "board",
    "faces": "layout",
    "extends": "layout",
}
_OF_LAYOUTS = frozenset(Layout.__dataclass_fields__) - {"size", "about"}


def kind_of(tree: Any) -> FileKind | None:
    """The kind of a file with these objects; where no key tells, one that is near to such a key does."""
    keys = [*tree] if isinstance(tree, dict) else []
    for mark, kind in _MARKS.items():
        if mark in keys:
            return kind
    if _OF_LAYOUTS.intersection(keys):
        return "layout"
    near = (nearest(key[:40], _MARKS) for key in keys)
    return next((_MARKS[mark] for mark in near if mark is not None), None)
