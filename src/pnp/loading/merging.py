"""Layouts laid over each other: keys replace keys, elements change those with their ids, places are kept."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, field

from pnp.models.elements import KIND_NAMES, KINDS, find_kinds

if TYPE_CHECKING:
    from pnp.data.source import Source
    from pnp.errors import Location


# How deep mappings are laid over each other key by key; what is not named here is replaced as a whole.
DEPTHS = {"fields": 1, "let": 1, "grounds": 2, "paints": 1, "lines": 1, "texts": 1, "messages": 1}
INNER = ("group", "each")  # the keys under which elements hold elements


class Origin(NamedTuple):
    """Where an object was written."""

    source: Source
    location: Location


class Merged(Struct):
    """A tree made of several. Of each mapping or list that was made for it, `origins` knows, by identity,
    where its entries were written."""

    tree: dict[str, Any] = field(default_factory=dict)
    origins: dict[int, dict[Any, Origin]] = field(default_factory=dict)
    kept: list[Any] = field(default_factory=list)  # so that no identity is used twice


def trace_origin(merged: Merged, own: Source, location: Location) -> tuple[Source, Location]:
    """Where an object of the merged tree was written; of what is not there, where it would be."""
    here: Any = merged.tree
    origin = Origin(own, ())
    for step in location:
        known = merged.origins.get(id(here))
        if known is not None and step in known:
            origin = known[step]
        else:
            origin = Origin(origin.source, (*origin.location, step))
        here = _find_entry(here, step)
    return origin


def _find_entry(holder: Any, step: str | int) -> Any:
    try:
        return holder[step]
    except (LookupError, TypeError):
        return None


def lay_over(base: Merged, source: Source) -> Merged:
    """The base with what a file says laid over it."""
    merged = Merged(origins=base.origins, kept=base.kept)
    tree: Any = source.tree  # a mapping: whoever reads it sees to that
    own = {key: Origin(source, (key,)) for key in tree}
    entries, origins = _merge_keys(merged, base.tree, base.origins.get(id(base.tree), {}), tree, own)
    merged.tree = _record_origins(merged, entries, origins)
    return merged


def _record_origins(merged: Merged, entries: Any, origins: dict[Any, Origin]) -> Any:
    merged.origins[id(entries)] = origins
    merged.kept.append(entries)
    return entries


def _merge_keys(
    merged: Merged,
    base: dict[str, Any],
    known: dict[Any, Origin],
    over: dict[str, Any],
    own: dict[Any, Origin],
) -> tuple[dict[str, Any], dict[Any, Origin]]:
    entries, origins = dict(base), dict(known)
    for key, value in over.items():
        before = base.get(key)
        if key == "faces" and isinstance(before, dict) and isinstance(value, dict):
            entries[key] = _merge_faces(merged, before, value, origins[key], own[key])
        elif key in DEPTHS and isinstance(before, dict) and isinstance(value, dict):
            entries[key] = _merge_mapping(merged, before, value, origins[key], own[key], DEPTHS[key])
        else:
            entries[key] = value
        origins[key] = own[key]
    return entries, origins


def _find_origins(merged: Merged, holder: Any, origin: Origin) -> dict[Any, Origin]:
    """Where the entries of a mapping or a list were written."""
    steps = holder if isinstance(holder, dict) else range(len(holder))
    known = merged.origins.get(id(holder), {})
    return {step: known.get(step, Origin(origin.source, (*origin.location, step))) for step in steps}


def _merge_mapping(
    merged: Merged, before: dict[str, Any], over: dict[str, Any], base: Origin, own: Origin, depth: int
) -> dict[str, Any]:
    entries, origins = dict(before), _find_origins(merged, before, base)
    for key, value in over.items():
        origin = Origin(own.source, (*own.location, key))
        under = before.get(key)
        if depth > 1 and isinstance(under, dict) and isinstance(value, dict):
            entries[key] = _merge_mapping(merged, under, value, origins[key], origin, depth - 1)
        else:
            entries[key] = value
        origins[key] = origin
    found: dict[str, Any] = _record_origins(merged, entries, origins)
    return found


def _merge_faces(
    merged: Merged, before: dict[str, Any], over: dict[str, Any], base: Origin, own: Origin
) -> dict[str, Any]:
    known = _find_origins(merged, before, base)
    entries, origins = dict(before), dict(known)
    for name, face in over.items():
        origin = Origin(own.source, (*own.location, name))
        under = None if _is_like(face) and not _is_like(before.get(name)) else before.get(name)
        entries[name] = _merge_face(merged, under, face, known.get(name, origin), origin)
        origins[name] = origin
    found: dict[str, Any] = _record_origins(merged, entries, origins)
    return found


def _is_like(face: Any) -> bool:
    """Whether a face shows the elements of another: then it has none of those that it had before."""
    return isinstance(face, dict) and "like" in face


def copy_front_to_back(merged: Merged) -> None:
    """Where the back says that it is like the front: the front, with what else the back says laid over it."""
    faces: Any = merged.tree.get("faces")
    back = faces.get("back") if isinstance(faces, dict) else None
    if not isinstance(back, dict) or back.get("like") != "front" or _find_drawn(faces.get("front")) is None:
        return
    entries = merged.origins[id(merged.tree)]
    known = _find_origins(merged, faces, entries["faces"])
    own = {key: origin for key, origin in _find_origins(merged, back, known["back"]).items() if key != "like"}
    over = _record_origins(merged, {key: back[key] for key in own}, own)
    made = _merge_face(merged, faces["front"], over, known["front"], known["back"])
    changed = _record_origins(merged, {**faces, "back": made}, known)
    merged.tree = _record_origins(merged, {**merged.tree, "faces": changed}, entries)


def _merge_face(merged: Merged, before: Any, over: Any, base: Origin, own: Origin) -> Any:
    """A face changed by another: its list of elements merged, whether it stands under `draw` or alone."""
    under, above = _find_drawn(before), _find_drawn(over)
    if under is not None and isinstance(over, dict) and "draw" not in over:
        above = []  # it changes the ground alone
    if under is None or above is None:
        return over
    places = _find_origins(merged, under, _find_draw_origin(before, base))
    drawn = _merge_elements(merged, under, places, above, _find_draw_origin(over, own))
    if isinstance(before, list) and isinstance(over, list):
        return drawn
    entries = {**(before if isinstance(before, dict) else {}), **(over if isinstance(over, dict) else {})}
    origins = {
        **(_find_origins(merged, before, base) if isinstance(before, dict) else {}),
        **(_find_origins(merged, over, own) if isinstance(over, dict) else {}),
    }
    entries["draw"] = drawn
    return _record_origins(merged, entries, {**origins, "draw": _find_draw_origin(over, own)})


def _find_drawn(face: Any) -> list[Any] | None:
    found = face.get("draw") if isinstance(face, dict) else face
    return found if isinstance(found, list) else None


def _find_draw_origin(face: Any, origin: Origin) -> Origin:
    return Origin(origin.source, (*origin.location, "draw")) if isinstance(face, dict) else origin


def _merge_elements(
    merged: Merged, before: list[Any], places: dict[Any, Origin], over: list[Any], own: Origin
) -> list[Any]:
    """The base's elements, those with an id that comes again changed in their place; then the others.

    Of several `after` the same, each comes behind the one before: `trails` are the ids that the elements put
    in come after, one by one.
    """
    entries, origins = list(before), [places[at] for at in range(len(before))]
    trails: list[frozenset[str]] = [frozenset() for _ in before]
    told = _find_origins(merged, over, own)
    for at, element in enumerate(over):
        origin = told[at]
        changed = _change_listed(merged, entries, origins, element, origin)
        if changed is not None:
            entries, origins = changed
            continue
        name = _find_text(element, "after")
        first = next((at for at, each in enumerate(entries) if name and _find_text(each, "id") == name), None)
        index, trail = len(entries), frozenset[str]()
        if name and first is not None:
            index, trail = _find_index_behind(trails, first, name), trails[first] | {name}
            element = {key: value for key, value in element.items() if key != "after"}
        entries.insert(index, element)
        origins.insert(index, origin)
        trails.insert(index, trail)
    listed: list[Any] = _record_origins(merged, entries, dict(enumerate(origins)))
    return listed


def _find_text(element: Any, key: str) -> str | None:
    value = element.get(key) if isinstance(element, dict) else None
    return value if isinstance(value, str) else None


def _find_index_behind(trails: list[frozenset[str]], first: int, name: str) -> int:
    """The place behind an element and behind all that was put after it."""
    index = first + 1
    while index < len(trails) and name in trails[index]:
        index += 1
    return index


def _change_listed(
    merged: Merged, entries: list[Any], origins: list[Origin], over: Any, own: Origin
) -> tuple[list[Any], list[Origin]] | None:
    """The list with the element changed that has the same id, here or within; None where there is none."""
    name = _find_text(over, "id")
    for index, element in enumerate(entries):
        if name is None or not isinstance(element, dict):
            continue
        change = _merge_element if _find_text(element, "id") == name else _change_inner
        made = change(merged, element, over, origins[index], own)
        if made is not None:
            return [*entries[:index], made, *entries[index + 1 :]], origins
    return None


def _merge_element(
    merged: Merged, before: dict[str, Any], over: Any, base: Origin, own: Origin
) -> dict[str, Any]:
    """An element with some of its keys changed; where its kind changes, those that both know stay."""
    made = _merge_mapping(merged, before, over, base, own, 1)
    for old, new in product(find_kinds(before), find_kinds(over)):
        for key in before.keys() - over.keys() if old != new else ():
            if not _mean_the_same(old, new, key):
                made.pop(key, None)
    return made


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


def _change_inner(
    merged: Merged, element: dict[str, Any], over: Any, base: Origin, own: Origin
) -> dict[str, Any] | None:
    for key in INNER:
        held = element.get(key)
        if not isinstance(held, list):
            continue
        keys = _find_origins(merged, element, base)
        places = _find_origins(merged, held, keys[key])
        found = _change_listed(merged, held, [places[at] for at in range(len(held))], over, own)
        if found is not None:
            listed = _record_origins(merged, found[0], dict(enumerate(found[1])))
            made: dict[str, Any] = _record_origins(merged, {**element, key: listed}, keys)
            return made
    return None
