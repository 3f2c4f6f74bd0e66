"""What a final score is in any game: lines with their reasons, totals, places; it needs the standard library alone."""

from pnp.scoring.lines import Rule, line, lines
from pnp.scoring.places import Ranking, TieBreak, ranked
from pnp.scoring.result import Line, Reason, Result, Standing, Value, Warning

__all__ = [
    "Line",
    "Ranking",
    "Reason",
    "Result",
    "Rule",
    "Standing",
    "TieBreak",
    "Value",
    "Warning",
    "line",
    "lines",
    "ranked",
]
