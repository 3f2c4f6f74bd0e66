"""All that is wrong with files of designers, what will disappoint, and figures: `pnp check`."""

from __future__ import annotations

from collections import Counter
from os.path import normpath
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.build.check_words import speaker
from pnp.build.checked_kits import checked_kit
from pnp.build.checked_layouts import checked_layout
from pnp.build.checked_sets import checked_board, checked_set, lay_out, open_set
from pnp.build.checked_sheets import checked_sheet
from pnp.build.game_sets import replaces
from pnp.build.shipped_files import shipped_files
from pnp.checks.codes import UNKNOWN_FILE
from pnp.checks.kinds import kind_of
from pnp.checks.placing import complained, placed
from pnp.data.files import real_path
from pnp.data.yaml_text import read_yaml
from pnp.errors import InputError, PnpError, Problem, words_of
from pnp.loading import SPREADSHEETS, TABLES, read_set, refuse_ending
from pnp.models.findings import Checked, Found
from pnp.report.findings import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.build.checked_sets import Opened as OpenedSet
    from pnp.build.checked_sets import Table
    from pnp.data import Source
    from pnp.models.findings import FileKind, Finding

MOST_AT_A_PLACE = 20  # findings: what is found again is so soon


class _Opened(Struct, frozen=True):
    """A file by the name that it was given by, with what could be read of it."""

    file: str
    kind: FileKind | None
    source: Source | None = None
    refused: InputError | None = None
    card_set: OpenedSet | None = None


class _Run(Struct, frozen=True):
    """What all files are checked with, and what is known after each: the layouts that were drawn by, and of
    files with more mistakes than a person would want to read, how many more."""

    table: Table
    drawn: set[Path]
    unsaid: Counter[str]


def check(files: Sequence[str], language: str, or_english: bool) -> tuple[Checked, ...]:
    """The findings of the files, or of all that ships, each in words of the language."""
    words = speaker(language, asked=not or_english)
    words("")  # a language without words is refused now, whatever is found
    found = checked(files or shipped_files())
    return tuple(
        replace(file, findings=tuple(replace(each, words=said(each, words)) for each in file.findings))
        for file in found
    )


def checked(files: Sequence[str]) -> list[Checked]:
    """What is found in each of the files, and in those that they name; sets of a game lie on one table."""
    named: dict[str, str] = {}
    for file in files:
        named.setdefault(_whole(file), file)
    opened = [*map(_opened, named.values())]
    table = lay_out(
        [each.card_set for each in opened if each.card_set],
        [each.source for each in opened if each.source and each.kind == "board"],
    )
    run = _Run(table, set(), Counter())
    return _by_file(
        opened, [finding for each in _in_order(opened) for finding in _found(each, run)], run.unsaid
    )


def _in_order(opened: Sequence[_Opened]) -> list[_Opened]:
    """Sets as they are laid out, those in place of a deck first; then a layout that one is drawn by has been
    looked at with its cards."""

    def later(each: _Opened) -> tuple[bool, bool]:
        return each.kind != "cards", each.source is not None and not replaces(each.source)

    return sorted(opened, key=later)


def _opened(file: str) -> _Opened:
    path = Path(file)
    of_cards = path.suffix.lower() in (*TABLES, *SPREADSHEETS)
    try:
        source = read_set(path, file) if of_cards else read_yaml(path, file)
    except InputError as error:
        return _Opened(file, None, refused=error)
    kind = "cards" if of_cards else kind_of(source.tree)
    if kind != "cards":
        return _Opened(file, kind, source)
    try:
        refuse_ending(path, file)
        return _Opened(file, kind, source, card_set=open_set(source))
    except InputError as error:
        return _Opened(file, kind, source, refused=error)


def _found(opened: _Opened, run: _Run) -> Iterator[Finding]:
    try:
        if opened.refused:
            raise opened.refused
        if opened.card_set:
            yield from _of_set(opened.card_set, run)
        elif opened.source:
            yield from _of_kind(opened.kind, opened.source, run)
    except InputError as error:
        run.unsaid[_whole(error.problems[-1].file)] += error.unsaid  # those at the end were left out
        yield from complained(error.problems, opened.source)
    except PnpError as error:
        yield from complained([Problem(opened.file, 1, 1, *words_of(error))], opened.source)


def _of_set(card_set: OpenedSet, run: _Run) -> Iterator[Finding]:
    layouts = card_set.resolved.layout.files if card_set.resolved else ()
    run.drawn.update(real_path(path) for path in layouts)
    run.unsaid[_whole(card_set.source.path)] += card_set.unsaid
    yield from checked_set(card_set, run.table)


def _of_kind(kind: FileKind | None, source: Source, run: _Run) -> Iterator[Finding]:
    match kind:
        case "board":
            yield from checked_board(source, run.table)
        case "sheet":
            yield from checked_sheet(source.path)
        case "kit":
            checked_kit(source)
        case "layout" if real_path(Path(source.path)) not in run.drawn:
            yield from checked_layout(source)
        case None:
            yield from complained(source.problems, source)
            yield from placed(source, [Found(UNKNOWN_FILE)])


def _by_file(
    opened: Sequence[_Opened], findings: Sequence[Finding], unsaid: Mapping[str, int]
) -> list[Checked]:
    """Each finding once, with the file in which it stands; the files that were given go first."""
    kinds = {_whole(each.file): each for each in opened}
    found: dict[str, list[Finding]] = {name: [] for name in kinds}
    # Whoever names a set tells what is wrong with its cards without their ids.
    for finding in sorted(_once_a_deck(findings), key=lambda each: (each.line, each.column, not each.card)):
        own = found.setdefault(_whole(finding.file), [])
        last = own[-MOST_AT_A_PLACE:]
        if finding not in (last if finding.card else [replace(each, card="") for each in last]):
            own.append(finding)
    others = {name: _opened(own[0].file) for name, own in found.items() if name not in kinds}
    return [
        Checked((one := kinds.get(name) or others[name]).file, one.kind, tuple(own), unsaid.get(name, 0))
        for name, own in found.items()
    ]


def _once_a_deck(findings: Sequence[Finding]) -> Iterator[Finding]:
    """What is told of a whole deck or table stands with the last of its files: that of a table's board."""
    last = {_told_of(each): each.file for each in findings}
    for each in findings:
        if not each.whole or last[_told_of(each)] == each.file:
            yield each


def _told_of(finding: Finding) -> tuple[str, str, str, str]:
    return finding.game, finding.whole, finding.code.id, finding.card


def _whole(name: str) -> str:
    """A name that is the same however a file is named, whether there can be one of that name or not."""
    return normpath(Path.cwd() / name)
