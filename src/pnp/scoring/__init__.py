"""What a final score is in any game: lines with reasons, totals, places; by the standard library alone."""

from pnp.scoring.lines import Rule, scored
from pnp.scoring.places import Ranking, TieBreak, ranked
from pnp.scoring.result import Caution, Line, Reason, Result, Score, Standing, State, Value
from pnp.scoring.table import result, unfinished
