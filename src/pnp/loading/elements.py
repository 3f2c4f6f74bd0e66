"""What can be wrong with the elements of a layout, beside their form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.data.validation import Mistake
from pnp.errors import near
from pnp.loading.merging import INNER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.data.source import Location


def element_mistakes(tree: Any) -> Iterator[Mistake]:
    """Elements that cannot stand where they should."""
    faces = tree.get("faces") if isinstance(tree, dict) else None
    for name, face in faces.items() if isinstance(faces, dict) else ():
        drawn, place = (face.get("draw"), ("draw",)) if isinstance(face, dict) else (face, ())
        yield from _of_list(drawn, ("faces", name, *place))


def _of_list(elements: Any, place: Location) -> Iterator[Mistake]:
    listed = elements if isinstance(elements, list) else ()
    for at, element in enumerate(listed):
        if not isinstance(element, dict):
            continue
        if isinstance(element.get("after"), str):
            yield _misplaced(element["after"], listed, (*place, at, "after"))
        for key in INNER:
            if key in element:
                yield from _of_list(element[key], (*place, at, key))


def _misplaced(name: str, listed: Any, place: Location) -> Mistake:
    """An `after` that put its element nowhere when layouts were laid over each other."""
    ids = [str(each["id"]) for each in listed if isinstance(each, dict) and each.get("id")]
    if name in ids:
        wrong = "'after' places what a layout adds to another, and this element has its place"
        return Mistake(place, wrong, "leave 'after' out", key=True)
    wrong = f"there is no element '{name[:40]}' to stand after"
    return Mistake(place, wrong, near(name, ids) or "name another")
