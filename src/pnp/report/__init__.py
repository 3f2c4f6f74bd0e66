"""Reports of results: a table with explanations for people, JSON for programs."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.models.game import COLUMNS
    from pnp.report.columns import count_columns, format_sketch
    from pnp.report.findings import MOST_ROWS, format_findings_json, list_findings, phrase_finding
    from pnp.report.phrasing import Phrases, phrase_reason, phrase_warning, translate
    from pnp.report.results import TableLook, format_json, format_table
else:
    __getattr__ = lazy_getattr(__name__)
