"""What was found in files, told to people: file by file and card by card, figures last, and a count."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias

from pnp.errors import in_line
from pnp.report.columns import left, right, width, wrapped
from pnp.report.phrasing import Phrases, name, plain, signed
from pnp.report.table import COLUMNS
from pnp.words.complaints import complained

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pnp.models.findings import Checked, Finding, Kind
    from pnp.scoring import Value

    Words: TypeAlias = Callable[[str], Phrases]  # of a game by its id, or of the house

GAP = "  "
LONGEST_ID = 60  # of a card that heads its findings
MOST_ROWS = 20  # of a figure that people are shown; programs are told all


def said(finding: Finding, words: Words) -> tuple[str, str]:
    """What is wrong, or what a figure is, and what would be right."""
    if finding.words is not None:
        language = words("").catalogue.language
        wrong, right = (complained(text, language) for text in finding.words)
        return wrong, right
    own, code = words(finding.game), finding.code
    right = "" if code.kind == "figure" else name(own, f"{code.id}-right", **finding.told)
    return name(own, code.id, **finding.told), right


def listed(files: Sequence[Checked], words: Words, figures: bool = True) -> str:
    """The files in which anything was found, and how much in all; `figures` are told if they are wanted."""
    told = [[*_of_file(each, words, figures)] for each in files]
    lines = [line for paragraph in told if paragraph for line in (*paragraph, "")]
    return "\n".join([*lines, _count(files, words)])


def number(files: Sequence[Checked], kind: Kind) -> int:
    """How many there are of a kind; mistakes that no one would want to read are errors too."""
    unsaid = sum(each.unsaid for each in files) if kind == "error" else 0
    return unsaid + sum(finding.code.kind == kind for each in files for finding in each.findings)


def _count(files: Sequence[Checked], words: Words) -> str:
    errors, warnings = number(files, "error"), number(files, "warning")
    message = "check-count" if errors or warnings else "check-clean"
    return name(words(""), message, files=len(files), errors=errors, warnings=warnings)


def _of_file(file: Checked, words: Words, figures: bool) -> Iterator[str]:
    wrong = [each for each in file.findings if each.code.kind != "figure"]
    told = [each for each in file.findings if each.code.kind == "figure" and figures]
    if wrong or told or file.unsaid:
        shown = in_line(file.file)
        yield f"{shown}: {name(words(''), f'check-kind-{file.kind}')}" if file.kind else shown
    for card, own in groupby(_by_card(wrong), key=lambda each: each.card):
        if card:
            yield f"  {_id(card)}"
        for finding in own:
            yield from _told(finding, words, "    " if card else "  ")
    if file.unsaid:
        yield f"  {name(words(''), 'check-unsaid', n=file.unsaid)}"
    for finding in told:
        yield from _figure(finding, words)


def _id(card: str) -> str:
    """An id that may be of any length where it is a mistake itself."""
    return card if len(card) <= LONGEST_ID else f"{card[: LONGEST_ID - 1]}…"


def _by_card(findings: Sequence[Finding]) -> list[Finding]:
    """What is of no card first, then card by card, as these come up in the file."""
    cards = {card: at for at, card in enumerate(dict.fromkeys(each.card for each in findings))}
    return sorted(findings, key=lambda each: (each.card != "", cards[each.card]))


def _told(finding: Finding, words: Words, indent: str) -> list[str]:
    """A finding, at its place and by its code."""
    kind = name(words(""), f"check-{finding.code.kind}")
    head = f"{finding.line}:{finding.column} {kind} {finding.code.id}: "
    return wrapped(indent, head + "; ".join(filter(None, said(finding, words))), COLUMNS, further=2)


def _figure(finding: Finding, words: Words) -> Iterator[str]:
    """A figure, under it its table."""
    yield from _told(finding, words, f"  {_id(finding.card)}: " if finding.card else "  ")
    if not finding.aside:
        yield from _table(finding, words)


def _table(finding: Finding, words: Words) -> Iterator[str]:
    """Its headings and its first rows."""
    shown = finding.rows[: 1 + MOST_ROWS]
    cells = [[_cell(value, words(finding.game), words("")) for value in row] for row in shown]
    widths = [max(map(width, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        first, *rest = (pad(cell, wide) for pad, cell, wide in zip(_pads(len(row)), row, widths, strict=True))
        yield f"    {GAP.join([first, *rest])}".rstrip()
    if more := len(finding.rows) - len(shown):
        yield f"    {name(words(''), 'check-rows', n=more)}"


def _pads(columns: int) -> Iterator[Callable[[str, int], str]]:
    """The first column of a table names what its row is of, all others are of numbers."""
    yield left
    for _ in range(columns - 1):
        yield right


def _cell(value: Value, words: Phrases, house: Phrases) -> str:
    told = plain(words, value)
    if isinstance(told, float):
        told = name(house, "check-number", n=told)
    return told if isinstance(told, str) else signed(told)
