"""Layouts laid over each other: keys replace keys, elements change those with their ids, places are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from pnp.data.sources import Source
from pnp.errors import Location
from pnp.models.layouts.elements import KIND_NAMES, KINDS, find_kinds

# How deep mappings are laid over each other key by key; what is not named here is replaced as a whole.
DEPTHS = {"fields": 1, "let": 1, "grounds": 2, "paints": 1, "lines": 1, "texts": 1, "messages": 1}
INNER = ("group", "each")  # the keys under which elements hold elements


class Placed(NamedTuple):
    """An object, and where it was written."""

    value: Any
    source: Source
    location: Location


class MergedMapping(dict[str, Any]):
    """A mapping made of several, which knows where each of its entries was written."""

    def __init__(self, entries: Mapping[str, Placed]) -> None:
        super().__init__({key: each.value for key, each in entries.items()})
        self.origins = entries


class MergedList(list[Any]):
    """A list made of several, which knows where each of its entries was written."""

    def __init__(self, entries: Sequence[Placed]) -> None:
        super().__init__(each.value for each in entries)
        self.origins = dict(enumerate(entries))


def trace_origin(tree: MergedMapping, own: Source, location: Location) -> tuple[Source, Location]:
    """Where an object of the merged tree was written; of what is not there, where it would be."""
    here = Placed(tree, own, ())
    for step in location:
        here = _step_into(here, step)
    return here.source, here.location


def _step_into(holder: Placed, step: Any) -> Placed:
    """What an object holds under a key or a number, or nothing where that would be."""
    if isinstance(holder.value, MergedMapping | MergedList) and step in holder.value.origins:
        return holder.value.origins[step]
    try:
        value = holder.value[step]
    except (LookupError, TypeError):
        value = None
    return Placed(value, holder.source, (*holder.location, step))


def _list_held(holder: Placed) -> dict[Any, Placed]:
    """The entries of a mapping or of a list."""
    steps = holder.value if isinstance(holder.value, dict) else range(len(holder.value))
    return {step: _step_into(holder, step) for step in steps}


def lay_over(base: MergedMapping, source: Source) -> MergedMapping:
    """The base with what a file says laid over it, which is a mapping: whoever reads it sees to that."""
    entries = dict(base.origins)
    for key, over in _list_held(Placed(source.tree, source, ())).items():
        before = entries.get(key)
        entries[key] = over
        if before is not None and isinstance(before.value, dict) and isinstance(over.value, dict):
            if key == "faces":
                entries[key] = _merge_faces(before, over)
            elif key in DEPTHS:
                entries[key] = _merge_mapping(before, over, DEPTHS[key])
    return MergedMapping(entries)


def _merge_mapping(before: Placed, over: Placed, depth: int) -> Placed:
    entries = _list_held(before)
    for key, value in _list_held(over).items():
        under = entries.get(key)
        is_deep = depth > 1 and under is not None and isinstance(under.value, dict)
        if under is not None and is_deep and isinstance(value.value, dict):
            entries[key] = _merge_mapping(under, value, depth - 1)
        else:
            entries[key] = value
    return over._replace(value=MergedMapping(entries))


def _merge_faces(before: Placed, over: Placed) -> Placed:
    entries = _list_held(before)
    for name, face in _list_held(over).items():
        under = entries.get(name)
        is_new = under is None or (_copies_another_face(face.value) and not _copies_another_face(under.value))
        entries[name] = face if under is None or is_new else _merge_face(under, face)
    return over._replace(value=MergedMapping(entries))


def _copies_another_face(face: Any) -> bool:
    """Whether a face shows the elements of another: then it has none of those that it had before."""
    return isinstance(face, dict) and "like" in face


def copy_front_to_back(tree: MergedMapping) -> MergedMapping:
    """Where the back says that it is like the front: the front, with what else the back says laid over it."""
    faces = tree.origins.get("faces")
    if faces is None or not isinstance(faces.value, dict):
        return tree
    front, back = _step_into(faces, "front"), _step_into(faces, "back")
    if not isinstance(back.value, dict) or back.value.get("like") != "front" or _find_drawn(front) is None:
        return tree
    over = MergedMapping({key: each for key, each in _list_held(back).items() if key != "like"})
    made = _merge_face(front, back._replace(value=over))
    changed = MergedMapping({**_list_held(faces), "back": made})
    return MergedMapping({**tree.origins, "faces": faces._replace(value=changed)})


def _merge_face(before: Placed, over: Placed) -> Placed:
    """A face changed by another: its list of elements merged, whether it stands under `draw` or alone."""
    under, above = _find_drawn(before), _find_drawn(over)
    if isinstance(over.value, dict) and "draw" not in over.value:
        above = _step_into(over, "draw")._replace(value=[])  # it changes the ground alone
    if under is None or above is None:
        return over
    drawn = _merge_elements(under, above)
    if isinstance(before.value, list) and isinstance(over.value, list):
        return drawn
    faces = [_list_held(face) for face in (before, over) if isinstance(face.value, dict)]
    entries = {key: each for face in faces for key, each in face.items()}
    return over._replace(value=MergedMapping({**entries, "draw": drawn}))


def _find_drawn(face: Placed) -> Placed | None:
    found = _step_into(face, "draw") if isinstance(face.value, dict) else face
    return found if isinstance(found.value, list) else None


def _merge_elements(before: Placed, over: Placed) -> Placed:
    """The base's elements, those with an id that comes again changed in their place; then the others.

    Elements with the same `after` keep their order. `trails` holds, for each element, the ids of the inserted
    ones that it follows.
    """
    entries = [*_list_held(before).values()]
    trails: list[frozenset[str]] = [frozenset() for _ in entries]
    for element in _list_held(over).values():
        if _change_listed(entries, element):
            continue
        name = _find_text(element, "after")
        first = next((at for at, each in enumerate(entries) if name and _find_text(each, "id") == name), None)
        index, trail, added = len(entries), frozenset[str](), element
        if name and first is not None:
            index, trail = _find_index_behind(trails, first, name), trails[first] | {name}
            rest = {key: value for key, value in element.value.items() if key != "after"}
            added = element._replace(value=rest)
        entries.insert(index, added)
        trails.insert(index, trail)
    return over._replace(value=MergedList(entries))


def _find_text(element: Placed, key: str) -> str | None:
    value = element.value.get(key) if isinstance(element.value, dict) else None
    return value if isinstance(value, str) else None


def _find_index_behind(trails: list[frozenset[str]], first: int, name: str) -> int:
    """The place behind an element and behind all that was put after it."""
    index = first + 1
    while index < len(trails) and name in trails[index]:
        index += 1
    return index


def _change_listed(entries: list[Placed], over: Placed) -> bool:
    """Change the element that has the same id, here or within; whether there is one."""
    name = _find_text(over, "id")
    for index, element in enumerate(entries):
        if name is None or not isinstance(element.value, dict):
            continue
        change = _merge_element if _find_text(element, "id") == name else _change_inner
        if (made := change(element, over)) is not None:
            entries[index] = made
            return True
    return False


def _merge_element(before: Placed, over: Placed) -> Placed:
    """An element with some of its keys changed; where its kind changes, those that both know stay."""
    entries = {**_list_held(before), **_list_held(over)}
    for old, new in product(find_kinds(before.value), find_kinds(over.value)):
        for key in before.value.keys() - over.value.keys() if old != new else ():
            if not _mean_the_same(old, new, key):
                entries.pop(key, None)
    return before._replace(value=MergedMapping(entries))


def _mean_the_same(old: str, new: str, key: str) -> bool:
    """Whether a key of an element of one kind means the same in one of another; no kind knows an unknown one,
    which stays to be complained of."""
    first, second = (_find_meanings(kind) for kind in (old, new))
    return first[key] == second.get(key) if key in first else True


@cache
def _find_meanings(kind: str) -> dict[str, Any]:
    """What may stand behind each key of a kind of element."""
    known = KINDS[KIND_NAMES.index(kind)].__dataclass_fields__
    return {name.removesuffix("_"): each.type for name, each in known.items()}


def _change_inner(element: Placed, over: Placed) -> Placed | None:
    for key in INNER:
        held = _step_into(element, key)
        if not isinstance(held.value, list):
            continue
        entries = [*_list_held(held).values()]
        if _change_listed(entries, over):
            changed = held._replace(value=MergedList(entries))
            return element._replace(value=MergedMapping({**_list_held(element), key: changed}))
    return None
