"""What a final score is in any game: lines with reasons, totals, places; by the standard library alone."""

from pnp.scoring.lines import Rule, scored
from pnp.scoring.places import Ranking, TieBreak, ranked
from pnp.scoring.result import Caution, Line, Reason, Result, Score, Standing, Value
from pnp.scoring.table import result

__all__ = [
    "Caution",
    "Line",
    "Ranking",
    "Reason",
    "Result",
    "Rule",
    "Score",
    "Standing",
    "TieBreak",
    "Value",
    "ranked",
    "result",
    "scored",
]
