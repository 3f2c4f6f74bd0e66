"""What a final score is in any game: lines with reasons, totals, places; by the standard library alone."""

from pnp.scoring.cautions import in_order
from pnp.scoring.lines import Rule, line, lines
from pnp.scoring.places import Ranking, TieBreak, ranked
from pnp.scoring.result import Caution, Line, Reason, Result, Standing, Value

__all__ = [
    "Caution",
    "Line",
    "Ranking",
    "Reason",
    "Result",
    "Rule",
    "Standing",
    "TieBreak",
    "Value",
    "in_order",
    "line",
    "lines",
    "ranked",
]
