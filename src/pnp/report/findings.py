"""What was found in files, told file by file and card by card, with a count; or as JSON."""

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
from pnp.words.complaints import translate_complaint as complained

if TYPE_CHECKING:
    from pnp.models.findings import Checked, Finding, Kind


Words: TypeAlias = Callable[[str], Phrases]  # of a game by its id, or of the house

LONGEST_ID = 60  # of a card that heads its findings; where it is a mistake itself, it may be of any length
MOST_ROWS = 20  # of a figure that people are shown; programs are told all


def phrase_finding(finding: Finding, words: Words) -> tuple[str, str]:
    """What is wrong, or what a figure is, and what would be right."""
    if finding.words is not None:
        language = words("").catalogue.language
        wrong, right = (complained(text, language) for text in finding.words)
        return wrong, right
    own, code = words(finding.game), finding.code
    right = "" if code.kind == "figure" else translate(own, f"{code.id}-right", **finding.arguments)
    return translate(own, code.id, **finding.arguments), right


def list_findings(files: Sequence[Checked], words: Words, figures: bool = True) -> str:
    """The files in which anything was found, and how much in all; `figures` are told if they are wanted."""
    told = [[*_list_file(each, words, figures)] for each in files]
    lines = [line for paragraph in told if paragraph for line in (*paragraph, "")]
    errors, warnings = count_findings(files, "error"), count_findings(files, "warning")
    message = "check-count" if errors or warnings else "check-clean"
    counts = translate(words(""), message, files=len(files), errors=errors, warnings=warnings)
    return "\n".join([*lines, counts])


def count_findings(files: Sequence[Checked], kind: Kind) -> int:
    """How many there are of a kind; mistakes that no one would want to read are errors too."""
    omitted = sum(each.omitted for each in files) if kind == "error" else 0
    return omitted + sum(finding.code.kind == kind for each in files for finding in each.findings)


def _list_file(file: Checked, words: Words, figures: bool) -> Iterator[str]:
    wrong = [each for each in file.findings if each.code.kind != "figure"]
    told = [each for each in file.findings if each.code.kind == "figure" and figures]
    if wrong or told or file.omitted:
        shown = in_line(file.file)
        yield f"{shown}: {translate(words(''), f'check-kind-{file.kind}')}" if file.kind else shown
    for card, own in groupby(_sort_by_card(wrong), key=lambda each: each.card):
        if card:
            yield f"  {cut_short(card, LONGEST_ID)}"
        for finding in own:
            yield from _list_finding(finding, words, "    " if card else "  ")
    if file.omitted:
        yield f"  {translate(words(''), 'check-unsaid', n=file.omitted)}"
    for finding in told:
        card = f"{cut_short(finding.card, LONGEST_ID)}: " if finding.card else ""
        yield from _list_finding(finding, words, f"  {card}")
        yield from () if finding.aside else _format_table(finding, words)


def _sort_by_card(findings: Sequence[Finding]) -> list[Finding]:
    """What is of no card first, then card by card, as these come up in the file."""
    cards = {card: at for at, card in enumerate(dict.fromkeys(each.card for each in findings))}
    return sorted(findings, key=lambda each: (each.card != "", cards[each.card]))


def _list_finding(finding: Finding, words: Words, indent: str) -> list[str]:
    """A finding, at its place and by its code."""
    kind = translate(words(""), f"check-{finding.code.kind}")
    head = f"{finding.line}:{finding.column} {kind} {finding.code.id}: "
    told = "; ".join(filter(None, phrase_finding(finding, words)))
    return wrap_text(indent, head + told, COLUMNS, further=2)


def _format_table(finding: Finding, words: Words) -> Iterator[str]:
    """The headings of a figure's table and its first rows."""
    shown = finding.rows[: 1 + MOST_ROWS]
    cells = [[_format_cell(value, words(finding.game), words("")) for value in row] for row in shown]
    yield from (f"    {row}".rstrip() for row in format_columns(cells))
    if more := len(finding.rows) - len(shown):
        yield f"    {translate(words(''), 'check-rows', n=more)}"


def _format_cell(value: Value, words: Phrases, house: Phrases) -> str:
    told = phrase_value(words, value)
    if isinstance(told, float):
        told = translate(house, "check-number", n=told)
    return told if isinstance(told, str) else format_points(told)


def format_findings_json(file: Checked, words: Words, plain_only: bool = False) -> str:
    """One line of JSON. `plain_only` escapes what is not ASCII."""
    told = {
        "file": file.file,
        "kind": file.kind,
        "findings": [_make_finding_data(each, words) for each in file.findings],
        "errors": count_findings([file], "error"),
        "warnings": count_findings([file], "warning"),
        "unsaid": file.omitted,
    }
    return json.dumps(told, ensure_ascii=plain_only)


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
