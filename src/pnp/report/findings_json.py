"""What was found in a file as one JSON object, worded, with all that it tells as data."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pnp.report.as_json import data
from pnp.report.findings import number, said

if TYPE_CHECKING:
    from pnp.models.findings import Checked, Finding
    from pnp.report.findings import Words


def findings_json(file: Checked, words: Words, plain_only: bool = False) -> str:
    """One line of JSON. `plain_only` escapes what is not ASCII."""
    told = {
        "file": file.file,
        "kind": file.kind,
        "findings": [_finding(each, words) for each in file.findings],
        "errors": number([file], "error"),
        "warnings": number([file], "warning"),
        "unsaid": file.unsaid,
    }
    return json.dumps(told, ensure_ascii=plain_only)


def _finding(finding: Finding, words: Words) -> dict[str, Any]:
    message, right = said(finding, words)
    own = words(finding.game)
    return {
        "kind": finding.code.kind,
        "code": finding.code.id,
        "line": finding.line,
        "column": finding.column,
        "card": finding.card,
        "message": message,
        "right": right,
        "told": {name: data(own, value) for name, value in finding.told.items()},
        "rows": [[data(own, value) for value in row] for row in finding.rows],
    }
