"""All that is wrong with files of designers, what will disappoint, and figures: `pnp check`."""

from __future__ import annotations

from os.path import normpath
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.build.checked_layouts import checked_layout
from pnp.build.checked_sets import checked_board, checked_set, laid_out
from pnp.build.checked_sheets import checked_sheet
from pnp.build.memory import Memory
from pnp.check.codes import UNKNOWN_FILE
from pnp.check.kinds import kind_of
from pnp.check.placing import complained, placed
from pnp.data.yaml_text import read_yaml
from pnp.errors import InputError, PnpError, Problem
from pnp.loading.cards import SPREADSHEETS, TABLES, read_set
from pnp.models.findings import Checked, Found

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.build.checked_sets import Table
    from pnp.data import Source
    from pnp.models.findings import FileKind, Finding

MOST_AT_A_PLACE = 20  # findings: what is found again is so soon


class _Opened(Struct, frozen=True):
    """A file by the name that it was given by, with what could be read of it."""

    file: str
    kind: FileKind | None
    source: Source | None = None
    problems: tuple[Problem, ...] = ()


def checked(files: Sequence[str], memory: Memory | None = None) -> list[Checked]:
    """What is found in each of the files, and in those that they name; sets of a game lie on one table."""
    memory = memory or Memory()
    memory.faces = {}
    named: dict[str, str] = {}
    for file in files:
        named.setdefault(_whole(file), file)
    opened = [*map(_opened, named.values())]
    table = laid_out([(each.kind, each.source) for each in opened if each.source])
    drawn: set[Path] = set()
    # A layout that a set is drawn by is looked at with its cards.
    ordered = sorted(opened, key=lambda each: each.kind != "cards")
    return _by_file(opened, [finding for each in ordered for finding in _found(each, table, drawn, memory)])


def _opened(file: str) -> _Opened:
    path = Path(file)
    of_cards = path.suffix.lower() in (*TABLES, *SPREADSHEETS)
    try:
        source = read_set(path, file) if of_cards else read_yaml(path, file)
    except InputError as error:
        return _Opened(file, None, problems=error.problems)
    return _Opened(file, "cards" if of_cards else kind_of(source.tree), source)


def _found(opened: _Opened, table: Table, drawn: set[Path], memory: Memory) -> Iterator[Finding]:
    source = opened.source
    if source is None:
        yield from complained(opened.problems, None)
        return
    try:
        yield from _of_kind(opened.kind, source, table, drawn, memory)
    except InputError as error:
        yield from complained(error.problems, source)
    except PnpError as error:
        yield from complained([Problem(opened.file, 1, 1, str(error))], source)


def _of_kind(
    kind: FileKind | None, source: Source, table: Table, drawn: set[Path], memory: Memory
) -> Iterator[Finding]:
    match kind:
        case "cards":
            found = checked_set(source, table, memory)
            drawn.update(path.resolve() for path in found.layouts)
            yield from found.findings
        case "board":
            yield from checked_board(source, table)
        case "sheet":
            yield from checked_sheet(source.path)
        case "layout" if Path(source.path).resolve() not in drawn:
            yield from checked_layout(source)
        case None:
            yield from complained(source.problems, source)
            yield from placed(source, [Found(UNKNOWN_FILE)])


def _by_file(opened: Sequence[_Opened], findings: Sequence[Finding]) -> list[Checked]:
    """Each finding once, with the file in which it stands; the files that were given go first."""
    kinds = {_whole(each.file): each for each in opened}
    found: dict[str, list[Finding]] = {name: [] for name in kinds}
    for finding in sorted(findings, key=lambda each: (each.line, each.column)):
        own = found.setdefault(_whole(finding.file), [])
        if finding not in own[-MOST_AT_A_PLACE:]:
            own.append(finding)
    others = {name: _opened(name) for name in found if name not in kinds}
    return [
        Checked((one := kinds.get(name) or others[name]).file, one.kind, tuple(own))
        for name, own in found.items()
    ]


def _whole(name: str) -> str:
    """A name that is the same however a file is named, whether there can be one of that name or not."""
    return normpath(Path.cwd() / name)
