"""Findings reported file by file and card by card, with a count; or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeAlias

from pnp.errors import cut_short, in_line
from pnp.models.game import COLUMNS
from pnp.report.columns import format_columns, wrap_text
from pnp.report.phrasing import Phrases, format_points, phrase_value, translate
from pnp.report.results import make_value_data
from pnp.scoring import Value
from pnp.words.complaints import translate_complaint

if TYPE_CHECKING:
    from pnp.models.findings import Checked, Finding, Kind


Words: TypeAlias = Callable[[str], Phrases]  # returns the phrases of a game by its id, or of the program

LONGEST_ID = 60  # of a card that heads its findings; an id that is a mistake may be of any length
MOST_ROWS = 20  # rows of a figure that people are shown; programs get all


def phrase_finding(finding: Finding, words: Words) -> tuple[str, str]:
    """Return what is wrong, or what a figure is, and what would be right."""
    if finding.words is not None:
        language = words("").catalogue.language
        wrong, right = (translate_complaint(text, language) for text in finding.words)
        return wrong, right
    own, code = words(finding.game), finding.code
    right = "" if code.kind == "figure" else translate(own, f"{code.id}-right", **finding.arguments)
    return translate(own, code.id, **finding.arguments), right


def list_findings(files: Sequence[Checked], words: Words, figures: bool = True) -> str:
    """List the files with findings, and count all findings; `figures` tells whether to list figures too."""
    paragraphs = [[*_list_file(each, words, figures)] for each in files]
    lines = [line for paragraph in paragraphs if paragraph for line in (*paragraph, "")]
    errors, warnings = count_findings(files, "error"), count_findings(files, "warning")
    message = "check-count" if errors or warnings else "check-clean"
    counts = translate(words(""), message, files=len(files), errors=errors, warnings=warnings)
    return "\n".join([*lines, counts])


def count_findings(files: Sequence[Checked], kind: Kind) -> int:
    """Count the findings of a kind; omitted mistakes, which nobody would want to read, are errors too."""
    omitted = sum(each.omitted for each in files) if kind == "error" else 0
    return omitted + sum(finding.code.kind == kind for each in files for finding in each.findings)


def _list_file(file: Checked, words: Words, figures: bool) -> Iterator[str]:
    wrong = [each for each in file.findings if each.code.kind != "figure"]
    shown_figures = [each for each in file.findings if each.code.kind == "figure" and figures]
    if wrong or shown_figures or file.omitted:
        file_name = in_line(file.file)
        yield f"{file_name}: {translate(words(''), f'check-kind-{file.kind}')}" if file.kind else file_name
    for card, own in groupby(_sort_by_card(wrong), key=lambda each: each.card):
        if card:
            yield f"  {cut_short(card, LONGEST_ID)}"
        for finding in own:
            yield from _list_finding(finding, words, "    " if card else "  ")
    if file.omitted:
        yield f"  {translate(words(''), 'check-unsaid', n=file.omitted)}"
    for finding in shown_figures:
        card = f"{cut_short(finding.card, LONGEST_ID)}: " if finding.card else ""
        yield from _list_finding(finding, words, f"  {card}")
        yield from () if finding.aside else _format_table(finding, words)


def _sort_by_card(findings: Sequence[Finding]) -> list[Finding]:
    """Sort findings: first those of no card, then card by card, in the order of the file."""
    cards = {card: at for at, card in enumerate(dict.fromkeys(each.card for each in findings))}
    return sorted(findings, key=lambda each: (each.card != "", cards[each.card]))


def _list_finding(finding: Finding, words: Words, indent: str) -> list[str]:
    """Format a finding, with its place and its code."""
    kind = translate(words(""), f"check-{finding.code.kind}")
    head = f"{finding.line}:{finding.column} {kind} {finding.code.id}: "
    text = "; ".join(filter(None, phrase_finding(finding, words)))
    return wrap_text(indent, head + text, COLUMNS, further=2)


def _format_table(finding: Finding, words: Words) -> Iterator[str]:
    """Yield the headings of a figure's table and its first rows."""
    first_rows = finding.rows[: 1 + MOST_ROWS]
    cells = [[_format_cell(value, words(finding.game), words("")) for value in row] for row in first_rows]
    yield from (f"    {row}".rstrip() for row in format_columns(cells))
    if more := len(finding.rows) - len(first_rows):
        yield f"    {translate(words(''), 'check-rows', n=more)}"


def _format_cell(value: Value, words: Phrases, house: Phrases) -> str:
    cell = phrase_value(words, value)
    if isinstance(cell, float):
        cell = translate(house, "check-number", n=cell)
    return cell if isinstance(cell, str) else format_points(cell)


def format_findings_json(file: Checked, words: Words, plain_only: bool = False) -> str:
    """Write a file's findings as one line of JSON. `plain_only` escapes all that is not ASCII."""
    record = {
        "file": file.file,
        "kind": file.kind,
        "findings": [_make_finding_data(each, words) for each in file.findings],
        "errors": count_findings([file], "error"),
        "warnings": count_findings([file], "warning"),
        "unsaid": file.omitted,
    }
    return json.dumps(record, ensure_ascii=plain_only)


def _make_finding_data(finding: Finding, words: Words) -> dict[str, Any]:
    message, right = phrase_finding(finding, words)
    own = words(finding.game)
    return {
        "kind": finding.code.kind,
        "code": finding.code.id,
        "line": finding.line,
        "column": finding.column,
        "card": finding.card,
        "message": message,
        "right": right,
        "told": {name: make_value_data(own, value) for name, value in finding.arguments.items()},
        "rows": [[make_value_data(own, value) for value in row] for row in finding.rows],
    }
