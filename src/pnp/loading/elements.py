"""What can be wrong with the elements of a layout, beside their form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from pnp.errors import Mistake, coded, near
from pnp.loading.merging import INNER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pnp.data.source import Source
    from pnp.errors import Location
    from pnp.loading.merging import Merged

    Kept: TypeAlias = Callable[[dict[str, Any], str], bool]

BOXES = ("box", "rectangle", "circle", "ellipse")
NEIGHBOURS = ("below", "above", "right-of", "left-of", "centred-in")


def element_mistakes(merged: Merged, own: Source, tree: Any) -> Iterator[Mistake]:
    """Elements that cannot stand where they should, and keys that say nothing there."""

    def kept(element: dict[str, Any], key: str) -> bool:
        """Whether a file only keeps the key of what it changes, and so may take away what it spoke of."""
        origin = merged.origins.get(id(element), {}).get(key)
        return origin is not None and origin.source is not own

    faces = tree.get("faces") if isinstance(tree, dict) else None
    for name, face in faces.items() if isinstance(faces, dict) else ():
        drawn, place = (face.get("draw"), ("draw",)) if isinstance(face, dict) else (face, ())
        yield from _of_list(drawn, ("faces", name, *place), kept)


def _of_list(elements: Any, place: Location, kept: Kept) -> Iterator[Mistake]:
    listed = elements if isinstance(elements, list) else ()
    for at, element in enumerate(listed):
        if not isinstance(element, dict):
            continue
        if isinstance(element.get("after"), str):
            yield _misplaced(element["after"], listed, (*place, at, "after"))
        if "least" in element and element.get("fit") != "shrink" and not kept(element, "least"):
            wrong = coded(
                "form-element", "'least' says how small words may become, and these keep their size"
            )
            yield Mistake((*place, at, "least"), wrong, "add 'fit: shrink', or leave it out", key=True)
        for key in BOXES:
            if _idle_gap(element.get(key)):
                wrong = coded("form-element", "a gap lies between this and a neighbour, and none is named")
                right = f"name one, as one of {', '.join(NEIGHBOURS)}, or leave 'gap' out"
                yield Mistake((*place, at, key, "gap"), wrong, right, key=True)
        for key in INNER:
            if key in element:
                yield from _of_list(element[key], (*place, at, key), kept)


def _idle_gap(box: Any) -> bool:
    return isinstance(box, dict) and "gap" in box and not any(key in box for key in NEIGHBOURS)


def _misplaced(name: str, listed: Any, place: Location) -> Mistake:
    """An `after` that put its element nowhere when layouts were laid over each other."""
    ids = [str(each["id"]) for each in listed if isinstance(each, dict) and each.get("id")]
    if name in ids:
        wrong = coded(
            "form-element", "'after' places what a layout adds to another, and this element has its place"
        )
        return Mistake(place, wrong, "leave 'after' out", key=True)
    wrong = coded("form-element", f"there is no element '{name[:40]}' to stand after")
    return Mistake(place, wrong, near(name, ids) or "name another")
