"""A result told to people, as a table with explanations, or to programs, as JSON."""

from typing import TYPE_CHECKING

from pnp.doors import door
from pnp.report.as_json import as_json
from pnp.report.phrasing import Phrases, phrase
from pnp.report.table import table

if TYPE_CHECKING:
    from pnp.report.columns import width
    from pnp.report.findings import MOST_ROWS, listed
    from pnp.report.findings import said as worded
    from pnp.report.findings_json import findings_json as findings_as_json
    from pnp.report.phrasing import name, warning
    from pnp.report.sketches import sketched
    from pnp.report.table import COLUMNS
else:
    __getattr__ = door(__name__)
