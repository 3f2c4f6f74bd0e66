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

# How deep mappings are laid over each other key by key; what is not named here is replaced as a whole.
DEPTHS = {"fields": 1, "let": 1, "grounds": 2, "paints": 1, "lines": 1, "texts": 1, "messages": 1}
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
    """Where an object of the merged tree was written; of what is not there, where it would be."""
    here = WrittenValue(tree, own, ())
    for step in location:
        here = _step_into(here, step)
    return here.source, here.location


def _step_into(holder: WrittenValue, step: Any) -> WrittenValue:
    """What an object holds under a key or a number, or nothing where that would be."""
    if isinstance(holder.value, MergedMapping | MergedList) and step in holder.value.origins:
        return holder.value.origins[step]
    try:
        value = holder.value[step]
    except (LookupError, TypeError):
        value = None
    return WrittenValue(value, holder.source, (*holder.location, step))


def _list_held(holder: WrittenValue) -> dict[Any, WrittenValue]:
    """The entries of a mapping or of a list."""
    steps = holder.value if isinstance(holder.value, dict) else range(len(holder.value))
    return {step: _step_into(holder, step) for step in steps}


def lay_over(base: MergedMapping, source: Source) -> MergedMapping:
    """The base with what a file says laid over it, which is a mapping: whoever reads it sees to that."""
    entries = dict(base.origins)
    for key, over in _list_held(WrittenValue(source.tree, source, ())).items():
        before = entries.get(key)
        entries[key] = over
        if before is not None and isinstance(before.value, dict) and isinstance(over.value, dict):
            if key == "faces":
                entries[key] = _merge_faces(before, over)
            elif key in DEPTHS:
                entries[key] = _merge_mapping(before, over, DEPTHS[key])
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


def _merge_face(before: WrittenValue, over: WrittenValue) -> WrittenValue:
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


def _find_drawn(face: WrittenValue) -> WrittenValue | None:
    found = _step_into(face, "draw") if isinstance(face.value, dict) else face
    return found if isinstance(found.value, list) else None


def _merge_elements(before: WrittenValue, over: WrittenValue) -> WrittenValue:
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


def _find_text(element: WrittenValue, key: str) -> str | None:
    value = element.value.get(key) if isinstance(element.value, dict) else None
    return value if isinstance(value, str) else None


def _find_index_behind(trails: list[frozenset[str]], first: int, name: str) -> int:
    """The place behind an element and behind all that was put after it."""
    index = first + 1
    while index < len(trails) and name in trails[index]:
        index += 1
    return index


def _change_listed(entries: list[WrittenValue], over: WrittenValue) -> bool:
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


def _merge_element(before: WrittenValue, over: WrittenValue) -> WrittenValue:
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
    known = KINDS_BY_NAME[kind].__dataclass_fields__
    return {name.removesuffix("_"): each.type for name, each in known.items()}


def _change_inner(element: WrittenValue, over: WrittenValue) -> WrittenValue | None:
    for key in INNER:
        held = _step_into(element, key)
        if not isinstance(held.value, list):
            continue
        entries = [*_list_held(held).values()]
        if _change_listed(entries, over):
            changed = held._replace(value=MergedList(entries))
            return element._replace(value=MergedMapping({**_list_held(element), key: changed}))
    return None


GIVEN = frozenset({"deck", "ink", "language", "width", "height"})  # which every card knows besides its own


def find_field_mistakes(tree: Any) -> Iterator[errors.Mistake]:
    """Fields that no card can have: a name that is taken, a default of another type."""
    for each in _find_in_fields(tree):
        yield each._replace(wrong=errors.give_code("form-field", each.wrong))


def _find_in_fields(tree: Any) -> Iterator[errors.Mistake]:
    fields = tree.get("fields") if isinstance(tree, dict) else None
    for name, written in fields.items() if isinstance(fields, dict) else ():
        if name in Card.__dataclass_fields__ or name in GIVEN:
            wrong = f"every card has a field '{name}'"
            yield errors.Mistake(("fields", name), wrong, "choose another name", key=True)
        if isinstance(written, dict) and str(written.get("type")) in FIELD_TYPES:
            yield from _find_rule_mistakes(name, written)


def _find_rule_mistakes(name: str, written: dict[str, Any]) -> Iterator[errors.Mistake]:
    kind, default, choices = str(written["type"]), written.get("default"), written.get("one-of")
    at_default, at_choices = ("fields", name, "default"), ("fields", name, "one-of")
    if isinstance(choices, list) and kind in (*LIST_KINDS, "words", "truth"):
        wrong = f"a field of type '{kind}' has no choices"
        yield errors.Mistake(at_choices, wrong, "leave 'one-of' out")
        return
    if default is not None and written.get("required") == "true":
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


IsKept: TypeAlias = Callable[[dict[str, Any], str], bool]

BOXES = ("box", "rectangle", "circle", "ellipse")
NEIGHBOURS = ("below", "above", "right-of", "left-of", "centred-in")


def find_element_mistakes(own: Source, tree: Any) -> Iterator[errors.Mistake]:
    """Elements that cannot stand where they should, and keys that say nothing there."""

    def is_kept(element: dict[str, Any], key: str) -> bool:
        """Whether the key comes from an extended layout: this file may then drop what the key refers to."""
        return isinstance(element, MergedMapping) and element.origins[key].source is not own

    faces = tree.get("faces") if isinstance(tree, dict) else None
    for name, face in faces.items() if isinstance(faces, dict) else ():
        drawn, place = (face.get("draw"), ("draw",)) if isinstance(face, dict) else (face, ())
        for each in _find_in_list(drawn, ("faces", name, *place), is_kept):
            yield each._replace(wrong=errors.give_code("form-element", each.wrong))


def _find_in_list(elements: Any, place: errors.Location, is_kept: IsKept) -> Iterator[errors.Mistake]:
    listed = elements if isinstance(elements, list) else ()
    for at, element in enumerate(listed):
        if not isinstance(element, dict):
            continue
        if isinstance(element.get("after"), str):
            yield _make_misplaced(element["after"], listed, (*place, at, "after"))
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


def _make_misplaced(name: str, listed: Any, place: errors.Location) -> errors.Mistake:
    """An `after` that put its element nowhere when layouts were laid over each other."""
    ids = [str(each["id"]) for each in listed if isinstance(each, dict) and each.get("id")]
    if name in ids:
        wrong = "'after' places what a layout adds to another, and this element has its place"
        return errors.Mistake(place, wrong, "leave 'after' out", key=True)
    right = errors.suggest(name, ids) or "name another"
    return errors.Mistake(place, f"there is no element '{name[:40]}' to stand after", right)


_LISTED = 8  # layouts that ship, of those that a file names in vain
DEEPEST = 8  # layouts that extend each other
SUFFIXES = (".yaml", ".yml", ".json")
_NO_LAYOUTS = ("icons", "signs", "words/notes")  # data of other kinds, among them
_BOARD = re.compile(r"^board:", re.MULTILINE)


class LoadedLayout(Struct, frozen=True):
    """A layout, and the files that it came from, as they are named: those that it extends, then its own."""

    layout: Layout
    name: str
    merged: MergedMapping
    sources: tuple[Source, ...]
    files: tuple[Path, ...]


class LayoutRequest(Struct, frozen=True):
    """A layout by the name that somebody called it, and where he did."""

    name: str
    folder: Path
    source: Source | None = None
    location: errors.Location = ()
    told: Path | None = None  # the folder as the user wrote it, where that is not the whole path


def request_layout(name: str) -> LayoutRequest:
    """The layout that a command line names: one that ships, or a file anywhere."""
    path = Path(name)
    return LayoutRequest(path.name, path.parent) if name.endswith(SUFFIXES) else LayoutRequest(name, Path())


def load_layout(asked: LayoutRequest) -> LoadedLayout:
    """The layout of that name. An InputError says all that is wrong with it and with what it extends."""
    path = _find_shipped().get(asked.name)
    if path and not _is_board(path):
        return _load_shipped(asked.name, asked.source is None)
    return _load_layout(asked)


@hold_results
def _load_shipped(name: str, by_command: bool) -> LoadedLayout:
    """A layout that ships, for all the sets that it draws. A command line is told its whole path."""
    nowhere = None if by_command else Source("", "", {}, "mapping")
    return _load_layout(LayoutRequest(name, Path(), nowhere))


def _load_layout(asked: LayoutRequest) -> LoadedLayout:
    files: dict[Path, Path] = {}
    sources: list[Source] = []
    merged = copy_front_to_back(_read_layout(asked, MergedMapping({}), files, sources, ()))
    own = sources[-1]
    tree = {key: value for key, value in merged.items() if key != "extends"}
    checks = (find_field_mistakes, partial(find_element_mistakes, own))
    layout = validate_together(tree, sources, Layout, partial(trace_origin, merged, own), checks)
    return LoadedLayout(layout, asked.name, merged, tuple(sources), tuple(files.values()))


def find_origin(layout: LoadedLayout, place: errors.Location) -> Origin:
    """The file in which something of a layout was written, and where; of what is not there, where it would
    be."""
    return trace_origin(layout.merged, layout.sources[-1], place)


def find_layout_path(name: str, folder: Path) -> Path | None:
    """The file of a shipped layout, or one beside or below the file that names it; None if there is none."""
    if name.endswith(SUFFIXES):
        found = real_path(folder / name)
        note_file(folder / name)
        is_below = found.is_relative_to(real_path(folder))
        return found if is_below and os.path.exists(found) else None  # noqa: PTH110 (never raises)
    return _find_shipped().get(name)


def list_shipped_layouts() -> tuple[str, ...]:
    """The names of the layouts that ship."""
    return tuple(name for name, path in _find_shipped().items() if not _is_board(path))


@hold_results
def _find_shipped() -> dict[str, Path]:
    """The layouts that ship and the boards of games, which lie in folders of theirs, by their names."""
    root = find_shipped("layouts")
    named = {path.relative_to(root).with_suffix("").as_posix(): path for path in root.rglob("*.yaml")}
    return {name: named[name] for name in sorted(named) if name not in _NO_LAYOUTS}


@hold_results
def _is_board(path: Path) -> bool:
    return _BOARD.search(path.read_text("utf-8")) is not None


def _read_layout(
    asked: LayoutRequest,
    base: MergedMapping,
    files: dict[Path, Path],
    sources: list[Source],
    trail: tuple[Path, ...],
) -> MergedMapping:
    """`files` maps the real path of each layout that was read so far to the name that was used for it."""
    path = _find_path(asked)
    if path in files:  # two of those that are extended share it: it lies under both already
        return base
    if path in trail or len(trail) >= DEEPEST:
        wrong = "name-extends-itself" if path in trail else "more-than-deepest-layouts-extend-each-other"
        words = errors.word_mistake("form-layout", wrong, "leave-one-out", name=asked.name, deepest=DEEPEST)
        raise _make_refusal(asked, *words)
    named = asked.name.endswith(SUFFIXES)
    written = (asked.told or asked.folder) / asked.name
    shown = str(written) if named else asked.name
    refuse_unless_file(path, shown)
    read = read_yaml if named else _read_shipped
    source = read(path, str(path) if asked.source is None and not named else shown)
    if not isinstance(source.tree, dict):
        validate(source, Layout)  # says what it is
    elif "board" in source.tree:
        wrong, name = "name-is-a-board-of-a-game-not-a-layout", errors.in_line(asked.name[:80])
        words = errors.word_mistake("form-layout", wrong, "name-one-such-as-plain", name=name)
        raise _make_refusal(asked, *words)
    merged = base
    told = written.parent if named else None
    for location, name in _list_extended(source):
        under = LayoutRequest(name, path.parent, source, location, told)
        merged = _read_layout(under, merged, files, sources, (*trail, path))
    files[path] = asked.folder / asked.name if named else path
    sources.append(source)
    return lay_over(merged, source)


@hold_results
def _read_shipped(path: Path, shown: str) -> Source:
    """A layout that ships, read once: several sets look alike, and all extend the theme."""
    return read_yaml(path, shown)


def _list_extended(source: Source) -> Iterator[tuple[errors.Location, str]]:
    """The layouts that one extends, and where it says so."""
    tree: Any = source.tree
    if "extends" not in tree:
        return
    written = tree["extends"]
    if isinstance(written, str):
        yield ("extends",), written
    elif isinstance(written, list) and written and all(isinstance(name, str) for name in written):
        yield from ((("extends", at), name) for at, name in enumerate(written))
    else:
        wrong, right = "a-layout-extends-one-by-its-name-or-several", "write-such-as-atlas-or-atlas-own-yaml"
        raise _refuse_at(source, ("extends",), *errors.word_mistake("form-layout", wrong, right))


def _find_path(asked: LayoutRequest) -> Path:
    if (path := find_layout_path(asked.name, asked.folder)) is not None:
        return path
    known: Sequence[str] = list_shipped_layouts()
    name = errors.in_line(asked.name[:80])
    if asked.name.endswith(SUFFIXES):
        below = "name-a-file-in-the-folder-of-this-one-or-below-it"
        right = errors.phrase("write-the-path-of-a-file" if asked.source is None else below)
        wrong = errors.code_phrase("form-layout", "there-is-no-layout-file-name", name=name)
        raise _make_refusal(asked, wrong, right)
    listed = errors.first_of(sorted(known, key=lambda name: name.count("/")), _LISTED)
    those = errors.phrase("those-that-ship-are-known-file-of-your-own-ends", known=listed)
    wrong = errors.code_phrase("form-layout", "there-is-no-layout-name", name=name)
    raise _make_refusal(asked, wrong, errors.suggest(asked.name, known) or those)


def _make_refusal(asked: LayoutRequest, wrong: str, right: str) -> errors.PnpError:
    if asked.source is None:
        return errors.UsageError(wrong, right)
    return _refuse_at(asked.source, asked.location, wrong, right)


def _refuse_at(source: Source, location: errors.Location, wrong: str, right: str) -> errors.InputError:
    place = find_position(source, location)
    return errors.InputError([errors.Problem(source.path, *place, wrong, right)])
