"""A layout from its file, with all that it extends laid under it, and what can be wrong beside its form.

Layouts are laid over each other: keys replace keys, elements change those with their ids, places are kept.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from pnp import errors
from pnp.data import find_position, read_yaml
from pnp.data.sources import Source, real_path, refuse_unless_file
from pnp.data.validation import validate, validate_together
from pnp.files.tracking import note_file
from pnp.library import find_shipped, hold_results
from pnp.models.cards import Card
from pnp.models.layouts.elements import KINDS_BY_NAME, find_kinds
from pnp.models.layouts.layout import FIELD_TYPES, LIST_KINDS, Layout, suits_field
from pnp.models.readers import list_fields

# How many levels of mappings are merged key by key; keys that are not named here are replaced whole.
MERGE_DEPTHS = {"fields": 1, "let": 1, "grounds": 2, "paints": 1, "lines": 1, "texts": 1, "messages": 1}
INNER = ("group", "each")  # the keys under which elements hold elements


Origin: TypeAlias = tuple[Source, errors.Location]  # a file, and where in it something was written


class WrittenValue(NamedTuple):
    """An object, and where it was written."""

    value: Any
    source: Source
    location: errors.Location


class MergedMapping(dict[str, Any]):
    """A mapping made of several, which knows where each of its entries was written."""

    def __init__(self, entries: Mapping[str, WrittenValue]) -> None:
        super().__init__({key: each.value for key, each in entries.items()})
        self.origins = entries


class MergedList(list[Any]):
    """A list made of several, which knows where each of its entries was written."""

    def __init__(self, entries: Sequence[WrittenValue]) -> None:
        super().__init__(each.value for each in entries)
        self.origins = dict(enumerate(entries))


def trace_origin(tree: MergedMapping, own: Source, location: errors.Location) -> Origin:
    """Return where an object of the merged tree was written; for a missing object, where it would be."""
    here = WrittenValue(tree, own, ())
    for step in location:
        here = _step_into(here, step)
    return here.source, here.location


def _step_into(holder: WrittenValue, step: Any) -> WrittenValue:
    """Return the value that an object holds under a key or a number, with its place; the value is None if
    there is none."""
    if isinstance(holder.value, MergedMapping | MergedList) and step in holder.value.origins:
        return holder.value.origins[step]
    try:
        value = holder.value[step]
    except (LookupError, TypeError):
        value = None
    return WrittenValue(value, holder.source, (*holder.location, step))


def _list_held(holder: WrittenValue) -> dict[Any, WrittenValue]:
    """Return the entries of a mapping or of a list."""
    steps = holder.value if isinstance(holder.value, dict) else range(len(holder.value))
    return {step: _step_into(holder, step) for step in steps}


def lay_over(base: MergedMapping, source: Source) -> MergedMapping:
    """Return the base with a file's mapping laid over it. The reader guarantees that the file holds a
    mapping."""
    entries = dict(base.origins)
    for key, over in _list_held(WrittenValue(source.tree, source, ())).items():
        before = entries.get(key)
        entries[key] = over
        if before is not None and isinstance(before.value, dict) and isinstance(over.value, dict):
            if key == "faces":
                entries[key] = _merge_faces(before, over)
            elif key in MERGE_DEPTHS:
                entries[key] = _merge_mapping(before, over, MERGE_DEPTHS[key])
    return MergedMapping(entries)


def _merge_mapping(before: WrittenValue, over: WrittenValue, depth: int) -> WrittenValue:
    entries = _list_held(before)
    for key, value in _list_held(over).items():
        under = entries.get(key)
        is_deep = depth > 1 and under is not None and isinstance(under.value, dict)
        if under is not None and is_deep and isinstance(value.value, dict):
            entries[key] = _merge_mapping(under, value, depth - 1)
        else:
            entries[key] = value
    return over._replace(value=MergedMapping(entries))


def _merge_faces(before: WrittenValue, over: WrittenValue) -> WrittenValue:
    entries = _list_held(before)
    for name, face in _list_held(over).items():
        under = entries.get(name)
        is_new = under is None or (_copies_another_face(face.value) and not _copies_another_face(under.value))
        entries[name] = face if under is None or is_new else _merge_face(under, face)
    return over._replace(value=MergedMapping(entries))


def _copies_another_face(face: Any) -> bool:
    """Tell whether a face shows the elements of another: it then loses the elements that it had before."""
    return isinstance(face, dict) and "like" in face


def copy_front_to_back(tree: MergedMapping) -> MergedMapping:
    """Replace a back that is like the front: it becomes the front, with the back's other keys laid over
    it."""
    faces = tree.origins.get("faces")
    if faces is None or not isinstance(faces.value, dict):
        return tree
    front, back = _step_into(faces, "front"), _step_into(faces, "back")
    if not isinstance(back.value, dict) or back.value.get("like") != "front" or _find_drawn(front) is None:
        return tree
    over = MergedMapping({key: each for key, each in _list_held(back).items() if key != "like"})
    new_back = _merge_face(front, back._replace(value=over))
    changed = MergedMapping({**_list_held(faces), "back": new_back})
    return MergedMapping({**tree.origins, "faces": faces._replace(value=changed)})


def _merge_face(before: WrittenValue, over: WrittenValue) -> WrittenValue:
    """Return a face changed by another. Their lists of elements are merged, whether they stand under `draw`
    or alone."""
    under, above = _find_drawn(before), _find_drawn(over)
    if isinstance(over.value, dict) and "draw" not in over.value:
        above = _step_into(over, "draw")._replace(value=[])  # it changes only the ground
    if under is None or above is None:
        return over
    elements = _merge_elements(under, above)
    if isinstance(before.value, list) and isinstance(over.value, list):
        return elements
    faces = [_list_held(face) for face in (before, over) if isinstance(face.value, dict)]
    entries = {key: each for face in faces for key, each in face.items()}
    return over._replace(value=MergedMapping({**entries, "draw": elements}))


def _find_drawn(face: WrittenValue) -> WrittenValue | None:
    found = _step_into(face, "draw") if isinstance(face.value, dict) else face
    return found if isinstance(found.value, list) else None


def _merge_elements(before: WrittenValue, over: WrittenValue) -> WrittenValue:
    """Merge two lists of elements: an element with an id that comes again is changed in its place; the others
    are added.

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


def _find_text(element: WrittenValue, key: str) -> str | None:
    value = element.value.get(key) if isinstance(element.value, dict) else None
    return value if isinstance(value, str) else None


def _find_index_behind(trails: list[frozenset[str]], first: int, name: str) -> int:
    """Return the index behind an element and behind all elements that were put after it."""
    index = first + 1
    while index < len(trails) and name in trails[index]:
        index += 1
    return index


def _change_listed(entries: list[WrittenValue], over: WrittenValue) -> bool:
    """Change the element that has the same id, here or within; tell whether there is one."""
    name = _find_text(over, "id")
    for index, element in enumerate(entries):
        if name is None or not isinstance(element.value, dict):
            continue
        change = _merge_element if _find_text(element, "id") == name else _change_inner
        if (changed := change(element, over)) is not None:
            entries[index] = changed
            return True
    return False


def _merge_element(before: WrittenValue, over: WrittenValue) -> WrittenValue:
    """Return an element with some of its keys changed. If its kind changes, only keys that mean the same in
    both kinds stay."""
    entries = {**_list_held(before), **_list_held(over)}
    for old, new in product(find_kinds(before.value), find_kinds(over.value)):
        for key in before.value.keys() - over.value.keys() if old != new else ():
            if not _mean_the_same(old, new, key):
                entries.pop(key, None)
    return before._replace(value=MergedMapping(entries))


def _mean_the_same(old: str, new: str, key: str) -> bool:
    """Tell whether a key means the same in two kinds of elements. Return True for a key that the old kind
    does not know: it stays, to be reported."""
    first, second = (_find_meanings(kind) for kind in (old, new))
    return first[key] == second.get(key) if key in first else True


@cache
def _find_meanings(kind: str) -> dict[str, Any]:
    """Return the type of the value behind each key of a kind of element."""
    return {key: each.kind for key, each in list_fields(KINDS_BY_NAME[kind]).items()}


def _change_inner(element: WrittenValue, over: WrittenValue) -> WrittenValue | None:
    for key in INNER:
        inner = _step_into(element, key)
        if not isinstance(inner.value, list):
            continue
        entries = [*_list_held(inner).values()]
        if _change_listed(entries, over):
            changed = inner._replace(value=MergedList(entries))
            return element._replace(value=MergedMapping({**_list_held(element), key: changed}))
    return None


GIVEN = frozenset({"deck", "ink", "language", "width", "height"})  # names known to every card


def find_field_mistakes(tree: Any) -> Iterator[errors.Mistake]:
    """Yield a mistake for each field that no card can have: its name is taken, or its default is of another
    type."""
    for each in _find_in_fields(tree):
        yield each._replace(wrong=errors.give_code("form-field", each.wrong))


def _find_in_fields(tree: Any) -> Iterator[errors.Mistake]:
    fields = tree.get("fields") if isinstance(tree, dict) else None
    for name, rule in fields.items() if isinstance(fields, dict) else ():
        if name in Card.__struct_fields__ or name in GIVEN:
            wrong = f"every card has a field '{name}'"
            yield errors.Mistake(("fields", name), wrong, "choose another name", key=True)
        if isinstance(rule, dict) and str(rule.get("type")) in FIELD_TYPES:
            yield from _find_rule_mistakes(name, rule)


def _find_rule_mistakes(name: str, rule: dict[str, Any]) -> Iterator[errors.Mistake]:
    kind, default, choices = str(rule["type"]), rule.get("default"), rule.get("one-of")
    at_default, at_choices = ("fields", name, "default"), ("fields", name, "one-of")
    if isinstance(choices, list) and kind in (*LIST_KINDS, "words", "truth"):
        wrong = f"a field of type '{kind}' has no choices"
        yield errors.Mistake(at_choices, wrong, "leave 'one-of' out")
        return
    if default is not None and rule.get("required") == "true":
        wrong = "a field that every card gives has no default"
        yield errors.Mistake(at_default, wrong, "leave 'default' out, or 'required'", key=True)
    known = tuple(map(str, choices)) if isinstance(choices, list) else None
    strange = [at for at, choice in enumerate(known or ()) if not suits_field(kind, None, choice)]
    for at in strange:
        yield errors.Mistake((*at_choices, at), "this is no choice", f"write one of the type '{kind}'")
    if strange:
        return
    if default is not None and not suits_field(kind, known, default):
        right = f"write a default of the type '{kind}'"
        right += f", one of {', '.join(known)}" if known else ""
        yield errors.Mistake(at_default, "the default is not what the field may be", right)


IsInherited: TypeAlias = Callable[[dict[str, Any], str], bool]

BOXES = ("box", "rectangle", "circle", "ellipse")
NEIGHBOURS = ("below", "above", "right-of", "left-of", "centred-in")


def find_element_mistakes(own: Source, tree: Any) -> Iterator[errors.Mistake]:
    """Yield mistakes for elements that cannot stand where they should, and for keys without effect."""

    def is_kept(element: dict[str, Any], key: str) -> bool:
        """Tell whether the key comes from an extended layout: then this file may have dropped another key
        that it depends on."""
        return isinstance(element, MergedMapping) and element.origins[key].source is not own

    faces = tree.get("faces") if isinstance(tree, dict) else None
    for name, face in faces.items() if isinstance(faces, dict) else ():
        face_elements, place = (face.get("draw"), ("draw",)) if isinstance(face, dict) else (face, ())
        for each in _find_in_list(face_elements, ("faces", name, *place), is_kept):
            yield each._replace(wrong=errors.give_code("form-element", each.wrong))


def _find_in_list(elements: Any, place: errors.Location, is_kept: IsInherited) -> Iterator[errors.Mistake]:
    siblings = elements if isinstance(elements, list) else ()
    for at, element in enumerate(siblings):
        if not isinstance(element, dict):
            continue
        if isinstance(element.get("after"), str):
            yield _make_misplaced(element["after"], siblings, (*place, at, "after"))
        if "least" in element and element.get("fit") != "shrink" and not is_kept(element, "least"):
            wrong = "'least' says how small words may become, and these keep their size"
            yield errors.Mistake((*place, at, "least"), wrong, "add 'fit: shrink', or leave it out", key=True)
        for key in BOXES:
            box = element.get(key)
            if isinstance(box, dict) and "gap" in box and not any(near_key in box for near_key in NEIGHBOURS):
                wrong = "a gap lies between this and a neighbour, and none is named"
                right = f"name one, as one of {', '.join(NEIGHBOURS)}, or leave 'gap' out"
                yield errors.Mistake((*place, at, key, "gap"), wrong, right, key=True)
        for key in INNER:
            if key in element:
                yield from _find_in_list(element[key], (*place, at, key), is_kept)


def _make_misplaced(name: str, siblings: Any, place: errors.Location) -> errors.Mistake:
    """Make the mistake of an `after` that had no effect when layouts were laid over each other."""
    ids = [str(each["id"]) for each in siblings if isinstance(each, dict) and each.get("id")]
    if name in ids:
        wrong = "'after' places what a layout adds to another, and this element has its place"
        return errors.Mistake(place, wrong, "leave 'after' out", key=True)
    right = errors.suggest(name, ids) or "name another"
    return errors.Mistake(place, f"there is no element '{name[:40]}' to stand after", right)


_LISTED = 8  # shipped layouts that a message lists
DEEPEST = 8  # layouts that extend each other
SUFFIXES = (".yaml", ".yml", ".json")
_NO_LAYOUTS = ("icons", "signs", "words/notes")  # data of other kinds among the layouts
_BOARD = re.compile(r"^board:", re.MULTILINE)


class LoadedLayout(Struct, frozen=True):
    """A layout with its sources and its files, as they are named: first those of the layouts that it extends,
    then its own."""

    layout: Layout
    name: str
    merged: MergedMapping
    sources: tuple[Source, ...]
    files: tuple[Path, ...]


class LayoutRequest(Struct, frozen=True):
    """A request for a layout by a name, and the place where the name is written."""

    name: str
    folder: Path
    source: Source | None = None
    location: errors.Location = ()
    told: Path | None = None  # the folder as the user wrote it, if that is not the whole path


def request_layout(name: str) -> LayoutRequest:
    """Return the request for a layout that the command line names: one that ships, or a file anywhere."""
    path = Path(name)
    return LayoutRequest(path.name, path.parent) if name.endswith(SUFFIXES) else LayoutRequest(name, Path())


def load_layout(request: LayoutRequest) -> LoadedLayout:
    """Load the layout of that name. An InputError lists all mistakes in it and in the layouts that it
    extends."""
    path = _find_shipped().get(request.name)
    if path and not _is_board(path):
        return _load_shipped(request.name, request.source is None)
    return _load_layout(request)


@hold_results
def _load_shipped(name: str, by_command: bool) -> LoadedLayout:
    """Load a shipped layout once, for all the sets that it draws. If the command line asked for it, messages
    show its whole path."""
    asker = None if by_command else Source("", "", {}, "mapping")  # stands for any file that asks
    return _load_layout(LayoutRequest(name, Path(), asker))


def _load_layout(request: LayoutRequest) -> LoadedLayout:
    files: dict[Path, Path] = {}
    sources: list[Source] = []
    merged = copy_front_to_back(_read_layout(request, MergedMapping({}), files, sources, ()))
    own_source = sources[-1]
    tree = {key: value for key, value in merged.items() if key != "extends"}
    checks = (find_field_mistakes, partial(find_element_mistakes, own_source))
    layout = validate_together(tree, sources, Layout, partial(trace_origin, merged, own_source), checks)
    return LoadedLayout(layout, request.name, merged, tuple(sources), tuple(files.values()))


def find_origin(layout: LoadedLayout, place: errors.Location) -> Origin:
    """Return the file in which a part of a layout was written, and its location there; for a missing part,
    where it would be."""
    return trace_origin(layout.merged, layout.sources[-1], place)


def find_layout_path(name: str, folder: Path) -> Path | None:
    """Return the file of a shipped layout, or of one beside or below the file that names it; None if there is
    none."""
    if name.endswith(SUFFIXES):
        target = real_path(folder / name)
        note_file(folder / name)
        is_below = target.is_relative_to(real_path(folder))
        return target if is_below and os.path.exists(target) else None  # noqa: PTH110 (never raises)
    return _find_shipped().get(name)


def list_shipped_layouts() -> tuple[str, ...]:
    """Return the names of the shipped layouts."""
    return tuple(name for name, path in _find_shipped().items() if not _is_board(path))


@hold_results
def _find_shipped() -> dict[str, Path]:
    """Return the files of the shipped layouts, and of the boards of games (in folders of their own), by
    name."""
    root = find_shipped("layouts")
    paths = {path.relative_to(root).with_suffix("").as_posix(): path for path in root.rglob("*.yaml")}
    return {name: paths[name] for name in sorted(paths) if name not in _NO_LAYOUTS}


@hold_results
def _is_board(path: Path) -> bool:
    return _BOARD.search(path.read_text("utf-8")) is not None


def _read_layout(
    request: LayoutRequest,
    base: MergedMapping,
    files: dict[Path, Path],
    sources: list[Source],
    trail: tuple[Path, ...],
) -> MergedMapping:
    """Read a layout and all that it extends, and lay them over the base. `files` maps the real path of each
    layout that was read so far to the name that was used for it."""
    path = _find_path(request)
    if path in files:  # two extended layouts share it: it already lies under both
        return base
    if path in trail or len(trail) >= DEEPEST:
        wrong = "name-extends-itself" if path in trail else "more-than-deepest-layouts-extend-each-other"
        words = errors.word_mistake("form-layout", wrong, "leave-one-out", name=request.name, deepest=DEEPEST)
        raise _make_refusal(request, *words)
    is_file_name = request.name.endswith(SUFFIXES)
    file_path = (request.told or request.folder) / request.name
    shown_path = str(file_path) if is_file_name else request.name
    refuse_unless_file(path, shown_path)
    read = read_yaml if is_file_name else _read_shipped
    source = read(path, str(path) if request.source is None and not is_file_name else shown_path)
    if not isinstance(source.tree, dict):
        validate(source, Layout)  # raises an error that says what the file is
    elif "board" in source.tree:
        wrong, name = "name-is-a-board-of-a-game-not-a-layout", errors.in_line(request.name[:80])
        words = errors.word_mistake("form-layout", wrong, "name-one-such-as-plain", name=name)
        raise _make_refusal(request, *words)
    merged = base
    folder = file_path.parent if is_file_name else None
    for location, name in _list_extended(source):
        under = LayoutRequest(name, path.parent, source, location, folder)
        merged = _read_layout(under, merged, files, sources, (*trail, path))
    files[path] = request.folder / request.name if is_file_name else path
    sources.append(source)
    return lay_over(merged, source)


@hold_results
def _read_shipped(path: Path, shown_path: str) -> Source:
    """Read a shipped layout once: several sets look alike, and all extend the theme."""
    return read_yaml(path, shown_path)


def _list_extended(source: Source) -> Iterator[tuple[errors.Location, str]]:
    """Yield the layouts that a layout extends, and where it names them."""
    tree: Any = source.tree
    if "extends" not in tree:
        return
    extended = tree["extends"]
    if isinstance(extended, str):
        yield ("extends",), extended
    elif isinstance(extended, list) and extended and all(isinstance(name, str) for name in extended):
        yield from ((("extends", at), name) for at, name in enumerate(extended))
    else:
        wrong, right = "a-layout-extends-one-by-its-name-or-several", "write-such-as-atlas-or-atlas-own-yaml"
        raise _refuse_at(source, ("extends",), *errors.word_mistake("form-layout", wrong, right))


def _find_path(request: LayoutRequest) -> Path:
    if (path := find_layout_path(request.name, request.folder)) is not None:
        return path
    known: Sequence[str] = list_shipped_layouts()
    name = errors.in_line(request.name[:80])
    if request.name.endswith(SUFFIXES):
        below = "name-a-file-in-the-folder-of-this-one-or-below-it"
        right = errors.phrase("write-the-path-of-a-file" if request.source is None else below)
        wrong = errors.code_phrase("form-layout", "there-is-no-layout-file-name", name=name)
        raise _make_refusal(request, wrong, right)
    listing = errors.first_of(sorted(known, key=lambda name: name.count("/")), _LISTED)
    those = errors.phrase("those-that-ship-are-known-file-of-your-own-ends", known=listing)
    wrong = errors.code_phrase("form-layout", "there-is-no-layout-name", name=name)
    raise _make_refusal(request, wrong, errors.suggest(request.name, known) or those)


def _make_refusal(request: LayoutRequest, wrong: str, right: str) -> errors.PnpError:
    if request.source is None:
        return errors.UsageError(wrong, right)
    return _refuse_at(request.source, request.location, wrong, right)


def _refuse_at(source: Source, location: errors.Location, wrong: str, right: str) -> errors.InputError:
    place = find_position(source, location)
    return errors.InputError([errors.Problem(source.path, *place, wrong, right)])
