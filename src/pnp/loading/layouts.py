"""A layout from its file, with all that it extends laid under it, and what can be wrong with it beside
its form."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

from pnp import errors
from pnp.data import find_position, read_yaml
from pnp.data.sources import Source, real_path, refuse_unless_file
from pnp.data.validation import validate, validate_together
from pnp.files.tracking import note_file
from pnp.library import find_shipped, hold_results
from pnp.loading.merging import INNER, MergedMapping, copy_front_to_back, lay_over, trace_origin
from pnp.models.cards import Card
from pnp.models.layouts.layout import FIELD_TYPES, LIST_KINDS, Layout, suits_field

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


def find_origin(layout: LoadedLayout, place: errors.Location) -> tuple[Source, errors.Location]:
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
    path = find_layout_path(asked.name, asked.folder)
    if path is not None:
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
