"""What is wrong with drawing a set, told where it was written: in the set, or in a file of its layout."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from pnp.data import positions
from pnp.draw import Fault
from pnp.draw.drawing import theme_of
from pnp.draw.theme_faults import own_faults
from pnp.errors import Problem, coded, phrase, said
from pnp.library import held
from pnp.loading import traced
from pnp.places import shipped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pnp.build.resolved import ResolvedSet
    from pnp.data import Source
    from pnp.draw.faults import Place
    from pnp.loading import LoadedLayout


def not_shipped(files: Iterable[Path], kind: str = "layouts") -> list[Path]:
    return [path for path in files if not path.resolve().is_relative_to(_shipped_folder(kind))]


@held
def _shipped_folder(kind: str) -> Path:
    return shipped(kind).resolve()


def wrong_roles(layout: LoadedLayout) -> tuple[Fault, ...]:
    """What is wrong with the roles of layouts that do not ship, whether an element asks for them or not."""
    if not not_shipped(layout.files):
        return ()
    return own_faults(theme_of(layout.layout), own_places(layout))


def own_places(layout: LoadedLayout) -> Callable[[Place], bool]:
    """Whether a place of a layout is written in a file that does not ship."""
    files = not_shipped(layout.files)
    sources = [each for path, each in zip(layout.files, layout.sources, strict=True) if path in files]

    @cache
    def own(place: Place) -> bool:
        source, _ = traced(layout.merged, layout.sources[-1], place)
        return any(source is each for each in sources)

    return own


def foreign(resolved: ResolvedSet) -> Callable[[Place], str]:
    """The layout in which a place of that of a set is written, where that ships and the set does not: whoever
    wrote the set cannot mend it."""
    source, layout = resolved.source, resolved.layout
    ours = source.kind == "mapping" or any(each is source for each in layout.sources)
    own = own_places(layout)

    def name(place: Place) -> str:
        return "" if own(place) else traced(layout.merged, layout.sources[-1], place)[0].path

    return (lambda _: "") if ours or not not_shipped([Path(source.path)], "cards") else name


def of_one_game(resolved: ResolvedSet, faults: Sequence[Fault]) -> Sequence[Fault]:
    """The faults; but that alone, where a layout of a game draws a set of none, or of another."""
    from pnp import games

    layout = resolved.layout.name
    wanted = layout.partition("/")[0]
    named = resolved.game is not None and resolved.game.id == wanted
    if named or wanted not in games.all_names() or all(fault.by is None for fault in faults):
        return faults
    wrong = said("form-layout", "the-layout-layout-is-for-sets-of-game", layout=layout, game=wanted)
    right = phrase("say-game-game-at-the-top", game=wanted)
    return [*(fault for fault in faults if fault.by is None), Fault(("layout",), wrong, right)]


def located(resolved: ResolvedSet, faults: Sequence[Fault]) -> list[Problem]:
    """The faults where they were written, in their order; each file is gone through once."""
    layout, found = resolved.layout, dict[int, Problem]()
    written = [
        (resolved.source, fault.loc)
        if fault.of == "set"
        else traced(layout.merged, layout.sources[-1], fault.loc)
        for fault in faults
    ]
    for source in (resolved.source, *layout.sources):
        own = [at for at, (each, _) in enumerate(written) if each is source]
        places = positions(source, [(written[at][1], faults[at].at) for at in own]) if own else []
        for at, (line, column) in zip(own, places, strict=True):
            right = _right(faults[at], source) if source is resolved.source else faults[at].right
            found[at] = Problem(source.path, line, column, coded("form-drawn", faults[at].wrong), right)
    return [found[at] for at in range(len(faults))]


def in_reading_order(resolved: ResolvedSet, problems: Sequence[Problem]) -> list[Problem]:
    """The set's own first, then those of its layout's files, from what all extend to what is named."""
    files = [source.path for source in (resolved.source, *resolved.layout.sources)]
    return sorted(problems, key=lambda problem: files.index(problem.file))


def _right(fault: Fault, source: Source) -> str:
    """A table's name is its file's."""
    of_the_file = source.kind == "csv" and fault.loc[0] in ("name", "deck")
    return phrase("rename-the-file") if of_the_file else fault.right
