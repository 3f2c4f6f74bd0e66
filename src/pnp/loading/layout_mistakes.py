"""What can be wrong with the fields and the elements of a layout, beside their form."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from pnp.errors import Location, Mistake, give_code, suggest
from pnp.loading.merging import INNER, MergedMapping
from pnp.models.cards import Card
from pnp.models.layout import FIELD_TYPES, LIST_KINDS, suits_field

if TYPE_CHECKING:
    from pnp.data.source import Source


GIVEN = frozenset({"deck", "ink", "language", "width", "height"})  # which every card knows besides its own


def find_field_mistakes(tree: Any) -> Iterator[Mistake]:
    """Fields that no card can have: a name that is taken, a default of another type."""
    for each in _find_in_fields(tree):
        yield each._replace(wrong=give_code("form-field", each.wrong))


def _find_in_fields(tree: Any) -> Iterator[Mistake]:
    fields = tree.get("fields") if isinstance(tree, dict) else None
    for name, written in fields.items() if isinstance(fields, dict) else ():
        if name in Card.__dataclass_fields__ or name in GIVEN:
            wrong = f"every card has a field '{name}'"
            yield Mistake(("fields", name), wrong, "choose another name", key=True)
        if isinstance(written, dict) and str(written.get("type")) in FIELD_TYPES:
            yield from _find_rule_mistakes(name, written)


def _find_rule_mistakes(name: str, written: dict[str, Any]) -> Iterator[Mistake]:
    kind, default, choices = str(written["type"]), written.get("default"), written.get("one-of")
    if isinstance(choices, list) and kind in (*LIST_KINDS, "words", "truth"):
        wrong = f"a field of type '{kind}' has no choices"
        yield Mistake(("fields", name, "one-of"), wrong, "leave 'one-of' out")
        return
    if default is not None and written.get("required") == "true":
        wrong = "a field that every card gives has no default"
        yield Mistake(("fields", name, "default"), wrong, "leave 'default' out, or 'required'", key=True)
    known = tuple(map(str, choices)) if isinstance(choices, list) else None
    strange = [at for at, choice in enumerate(known or ()) if not suits_field(kind, None, choice)]
    for at in strange:
        yield Mistake(("fields", name, "one-of", at), "this is no choice", f"write one of the type '{kind}'")
    if strange:
        return
    if default is not None and not suits_field(kind, known, default):
        right = f"write a default of the type '{kind}'"
        right += f", one of {', '.join(known)}" if known else ""
        yield Mistake(("fields", name, "default"), "the default is not what the field may be", right)


IsKept: TypeAlias = Callable[[dict[str, Any], str], bool]

BOXES = ("box", "rectangle", "circle", "ellipse")
NEIGHBOURS = ("below", "above", "right-of", "left-of", "centred-in")


def find_element_mistakes(own: Source, tree: Any) -> Iterator[Mistake]:
    """Elements that cannot stand where they should, and keys that say nothing there."""

    def is_kept(element: dict[str, Any], key: str) -> bool:
        """Whether a file only keeps the key of what it changes, and so may take away what it spoke of."""
        return isinstance(element, MergedMapping) and element.origins[key].source is not own

    faces = tree.get("faces") if isinstance(tree, dict) else None
    for name, face in faces.items() if isinstance(faces, dict) else ():
        drawn, place = (face.get("draw"), ("draw",)) if isinstance(face, dict) else (face, ())
        for each in _find_in_list(drawn, ("faces", name, *place), is_kept):
            yield each._replace(wrong=give_code("form-element", each.wrong))


def _find_in_list(elements: Any, place: Location, is_kept: IsKept) -> Iterator[Mistake]:
    listed = elements if isinstance(elements, list) else ()
    for at, element in enumerate(listed):
        if not isinstance(element, dict):
            continue
        if isinstance(element.get("after"), str):
            yield _make_misplaced(element["after"], listed, (*place, at, "after"))
        if "least" in element and element.get("fit") != "shrink" and not is_kept(element, "least"):
            wrong = "'least' says how small words may become, and these keep their size"
            yield Mistake((*place, at, "least"), wrong, "add 'fit: shrink', or leave it out", key=True)
        for key in BOXES:
            box = element.get(key)
            if isinstance(box, dict) and "gap" in box and not any(near_key in box for near_key in NEIGHBOURS):
                wrong = "a gap lies between this and a neighbour, and none is named"
                right = f"name one, as one of {', '.join(NEIGHBOURS)}, or leave 'gap' out"
                yield Mistake((*place, at, key, "gap"), wrong, right, key=True)
        for key in INNER:
            if key in element:
                yield from _find_in_list(element[key], (*place, at, key), is_kept)


def _make_misplaced(name: str, listed: Any, place: Location) -> Mistake:
    """An `after` that put its element nowhere when layouts were laid over each other."""
    ids = [str(each["id"]) for each in listed if isinstance(each, dict) and each.get("id")]
    if name in ids:
        wrong = "'after' places what a layout adds to another, and this element has its place"
        return Mistake(place, wrong, "leave 'after' out", key=True)
    right = suggest(name, ids) or "name another"
    return Mistake(place, f"there is no element '{name[:40]}' to stand after", right)
