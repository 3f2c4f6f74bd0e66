"""Where what is wrong with drawing a set was written: in the set, or at what of its layout is at fault."""

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
    """What is wrong with the roles of layouts that do not ship, whether an element asks for them or not."""
    if not own_files(layout.files):
        return ()
    return find_theme_faults(take_theme(layout.layout), own_places(layout))


def own_places(layout: LoadedLayout) -> Callable[[Location], bool]:
    """Whether a place of a layout is written in a file that does not ship."""
    files = own_files(layout.files)
    sources = [each for path, each in zip(layout.files, layout.sources, strict=True) if path in files]

    @cache
    def own(place: Location) -> bool:
        source, _ = find_origin(layout, place)
        return any(source is each for each in sources)

    return own


def shipped_layout_at(resolved: ResolvedSet) -> Callable[[Location], str]:
    """The layout in which a place of that of a set is written, where that ships and the set does not: whoever
    wrote the set cannot mend it."""
    source, layout = resolved.source, resolved.layout
    ours = source.kind == "mapping" or any(each is source for each in layout.sources)
    own = own_places(layout)

    def name(place: Location) -> str:
        return "" if own(place) else find_origin(layout, place)[0].path

    return (lambda _: "") if ours or not own_files([Path(source.path)], "cards") else name


def faults_of_one_game(resolved: ResolvedSet, faults: Sequence[Fault]) -> Sequence[Fault]:
    """The faults; but that alone, where a layout of a game draws a set of none, or of another."""
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
    """The faults where they were written, in their order; each file is gone through once."""
    layout, found = resolved.layout, dict[int, Problem]()
    of_set = resolved.source
    written = [(of_set, each.loc) if each.of == "set" else find_origin(layout, each.loc) for each in faults]
    for source in (resolved.source, *layout.sources):
        own = [at for at, (each, _) in enumerate(written) if each is source]
        places = find_positions(source, [(written[at][1], faults[at].at) for at in own]) if own else []
        for at, (line, column) in zip(own, places, strict=True):
            right = faults[at].right
            if source is resolved.source and source.kind == "csv" and faults[at].loc[0] in ("name", "deck"):
                right = phrase("rename-the-file")  # a table's name is its file's
            found[at] = Problem(source.path, line, column, give_code("form-drawn", faults[at].wrong), right)
    return [found[at] for at in range(len(faults))]


def sort_for_reading(resolved: ResolvedSet, problems: Sequence[Problem]) -> list[Problem]:
    """The set's own first, then those of its layout's files, from what all extend to what is named."""
    files = [source.path for source in (resolved.source, *resolved.layout.sources)]
    return sorted(problems, key=lambda problem: files.index(problem.file))


# The keys that a fault is looked for in first, and those that it cannot come from.
FIRST_KEYS = {TYPE_SMALL: ("size", "style"), CONTRAST: ("paint", "style"), COARSE: ("image", "box")}
COLOUR_CODES = (CONTRAST, HIDDEN)
COLOUR_KEYS = frozenset({"paint", "fill", "opacity", "over"})
# keys that change nothing of what an element itself looks like
HOLDING_KEYS = frozenset({"id", "group", "each"})


def find_blame(layout: LoadedLayout) -> Callable[[Code, Location, bool], Location | None]:
    """Where to mend what is wrong with an element: at a key of it that was changed, at itself, at its type
    role, or at what holds it; None where none of these is in a file that does not ship. What is so of an
    element alone, whatever lies about it, is `lone`: how tight its words are set is said by its role."""
    own = own_places(layout)

    @cache
    def find(code: Code, place: Location, lone: bool) -> Location | None:
        role = _find_role(layout, place)
        if lone and role and own(role):
            return role
        changed = {at[-1]: at for at in _list_changed_keys(layout, place) if own(at)}
        for key in FIRST_KEYS.get(code, ("box",)):
            if key in changed:
                return changed[key]
        if own(place):
            return place
        usable = (at for key, at in changed.items() if code in COLOUR_CODES or key not in COLOUR_KEYS)
        holders = [*_list_elements_around(layout, place)][1:]
        return next(usable, role if role and own(role) else _find_changed(layout, holders, own))

    return find


def find_changed_key(layout: LoadedLayout) -> Callable[[Location], Location | None]:
    """The first key that a file which does not ship changes of the element that a place lies in."""
    own = own_places(layout)
    return lambda place: _find_changed(layout, _list_elements_around(layout, place), own)


def _find_changed(
    layout: LoadedLayout, elements: Iterable[Location], own: Callable[[Location], bool]
) -> Location | None:
    """The first key of these elements that such a file changes."""
    return next((at for each in elements for at in _list_changed_keys(layout, each) if own(at)), None)


def _list_changed_keys(layout: LoadedLayout, place: Location) -> Iterator[Location]:
    """The keys of an element that were written elsewhere than the element."""
    source, location = find_origin(layout, place)
    for key in get_object(layout.merged, place) or ():
        found, written = find_origin(layout, (*place, key))
        if key not in HOLDING_KEYS and (found is not source or written != (*location, key)):
            yield (*place, key)


def _list_elements_around(layout: LoadedLayout, place: Location) -> Iterator[Location]:
    """The elements that a place lies in, the innermost first."""
    for end in range(len(place), 1, -1):
        if isinstance(place[end - 1], int) and isinstance(get_object(layout.merged, place[:end]), dict):
            yield place[:end]


def _find_role(layout: LoadedLayout, place: Location) -> Location | None:
    style = get_object(layout.merged, (*place, "style"))
    return ("texts", style) if isinstance(style, str) else None
