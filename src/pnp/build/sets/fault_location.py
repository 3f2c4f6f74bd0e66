"""Finds where a fault in drawing a set was written: in the set, or at the part of its layout that is to
blame."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.checks.findings import COARSE, CONTRAST, HIDDEN, TYPE_SMALL
from pnp.data import find_positions, get_object
from pnp.draw import Fault
from pnp.draw.drawing import take_theme
from pnp.draw.paints import find_theme_faults
from pnp.errors import Location, Problem, code_phrase, give_code, phrase
from pnp.library import find_shipped, hold_results
from pnp.loading import LoadedLayout, find_origin
from pnp.models.findings import Code

if TYPE_CHECKING:
    from pnp.build.sets.resolved import ResolvedSet


def own_files(files: Iterable[Path], kind: str = "layouts") -> list[Path]:
    return [path for path in files if not path.resolve().is_relative_to(_find_shipped_folder(kind))]


@hold_results
def _find_shipped_folder(kind: str) -> Path:
    return find_shipped(kind).resolve()


def find_wrong_roles(layout: LoadedLayout) -> tuple[Fault, ...]:
    """Return the faults of the roles in layouts that do not ship, even of roles that no element uses."""
    if not own_files(layout.files):
        return ()
    return find_theme_faults(take_theme(layout.layout), own_places(layout))


def own_places(layout: LoadedLayout) -> Callable[[Location], bool]:
    """Return a function that tells whether a place of a layout is written in a file that does not ship."""
    files = own_files(layout.files)
    sources = [each for path, each in zip(layout.files, layout.sources, strict=True) if path in files]

    @cache
    def is_own(place: Location) -> bool:
        source, _ = find_origin(layout, place)
        return any(source is each for each in sources)

    return is_own


def shipped_layout_at(resolved: ResolvedSet) -> Callable[[Location], str]:
    """Return a function that names the shipped layout in which a place is written, if the set itself does not
    ship: its author cannot mend that layout."""
    source, layout = resolved.source, resolved.layout
    ours = source.kind == "mapping" or any(each is source for each in layout.sources)
    is_own = own_places(layout)

    def name(place: Location) -> str:
        return "" if is_own(place) else find_origin(layout, place)[0].path

    return (lambda _: "") if ours or not own_files([Path(source.path)], "cards") else name


def faults_of_one_game(resolved: ResolvedSet, faults: Sequence[Fault]) -> Sequence[Fault]:
    """Return the faults. If a game's layout draws a set of no game or of another, replace the faults found by
    shipped layouts with that one fault."""
    from pnp import games

    layout = resolved.layout.name
    wanted = layout.partition("/")[0]
    named = resolved.game is not None and resolved.game.id == wanted
    if named or wanted not in games.list_all_names() or all(fault.by is None for fault in faults):
        return faults
    wrong = code_phrase("form-layout", "the-layout-layout-is-for-sets-of-game", layout=layout, game=wanted)
    right = phrase("say-game-game-at-the-top", game=wanted)
    return [*(fault for fault in faults if fault.by is None), Fault(("layout",), wrong, right)]


def locate_faults(resolved: ResolvedSet, faults: Sequence[Fault]) -> list[Problem]:
    """Return the faults as problems with their places, in the same order; each file is searched once."""
    layout, found = resolved.layout, dict[int, Problem]()
    of_set = resolved.source
    origins = [(of_set, each.loc) if each.of == "set" else find_origin(layout, each.loc) for each in faults]
    for source in (resolved.source, *layout.sources):
        own = [at for at, (each, _) in enumerate(origins) if each is source]
        places = find_positions(source, [(origins[at][1], faults[at].at) for at in own]) if own else []
        for at, (line, column) in zip(own, places, strict=True):
            right = faults[at].right
            if source is resolved.source and source.kind == "csv" and faults[at].loc[0] in ("name", "deck"):
                right = phrase("rename-the-file")  # a table's name is its file's
            found[at] = Problem(source.path, line, column, give_code("form-drawn", faults[at].wrong), right)
    return [found[at] for at in range(len(faults))]


def sort_for_reading(resolved: ResolvedSet, problems: Sequence[Problem]) -> list[Problem]:
    """Sort problems: the set's own first, then those of its layout's files, from the most basic layout to the
    named one."""
    files = [source.path for source in (resolved.source, *resolved.layout.sources)]
    return sorted(problems, key=lambda problem: files.index(problem.file))


# The keys to blame first for a code, and the keys that only faults of colour can come from.
FIRST_KEYS = {TYPE_SMALL: ("size", "style"), CONTRAST: ("paint", "style"), COARSE: ("image", "box")}
COLOUR_CODES = (CONTRAST, HIDDEN)
COLOUR_KEYS = frozenset({"paint", "fill", "opacity", "over"})
# keys that do not change how the element itself looks
HOLDING_KEYS = frozenset({"id", "group", "each"})


def find_blame(layout: LoadedLayout) -> Callable[[Code, Location, bool], Location | None]:
    """Return a function that finds where to mend a fault of an element: at a changed key of the element, at
    the element, at its type role, or at an element around it; None if all of them are in files that ship. A
    `lone` fault is the element's own, without its surroundings: the role is to blame first, which says how
    tight words are set."""
    is_own = own_places(layout)

    @cache
    def find(code: Code, place: Location, lone: bool) -> Location | None:
        role = _find_role(layout, place)
        if lone and role and is_own(role):
            return role
        changed = {at[-1]: at for at in _list_changed_keys(layout, place) if is_own(at)}
        for key in FIRST_KEYS.get(code, ("box",)):
            if key in changed:
                return changed[key]
        if is_own(place):
            return place
        usable = (at for key, at in changed.items() if code in COLOUR_CODES or key not in COLOUR_KEYS)
        holders = [*_list_elements_around(layout, place)][1:]
        return next(usable, role if role and is_own(role) else _find_changed(layout, holders, is_own))

    return find


def find_changed_key(layout: LoadedLayout) -> Callable[[Location], Location | None]:
    """Return a function that finds, for a place, the first key of its element that a file which does not ship
    changes."""
    is_own = own_places(layout)
    return lambda place: _find_changed(layout, _list_elements_around(layout, place), is_own)


def _find_changed(
    layout: LoadedLayout, elements: Iterable[Location], is_own: Callable[[Location], bool]
) -> Location | None:
    """Return the first key of these elements that a file which does not ship changes."""
    return next((at for each in elements for at in _list_changed_keys(layout, each) if is_own(at)), None)


def _list_changed_keys(layout: LoadedLayout, place: Location) -> Iterator[Location]:
    """Yield the keys of an element that were written elsewhere than the element."""
    source, location = find_origin(layout, place)
    for key in get_object(layout.merged, place) or ():
        key_source, key_location = find_origin(layout, (*place, key))
        if key not in HOLDING_KEYS and (key_source is not source or key_location != (*location, key)):
            yield (*place, key)


def _list_elements_around(layout: LoadedLayout, place: Location) -> Iterator[Location]:
    """Yield the elements around a place, the innermost first."""
    for end in range(len(place), 1, -1):
        if isinstance(place[end - 1], int) and isinstance(get_object(layout.merged, place[:end]), dict):
            yield place[:end]


def _find_role(layout: LoadedLayout, place: Location) -> Location | None:
    style = get_object(layout.merged, (*place, "style"))
    return ("texts", style) if isinstance(style, str) else None
