"""A result told to people, as a table with explanations, or to programs, as JSON."""

from pnp.report.as_json import as_json
from pnp.report.phrasing import Phrases, phrase
from pnp.report.table import table

__all__ = ["Phrases", "as_json", "phrase", "table"]
