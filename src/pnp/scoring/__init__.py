"""What a final score is in any game: lines with reasons, totals, places; by the standard library alone."""

from pnp.scoring.results import (
    Caution,
    Line,
    Ranking,
    Reason,
    Result,
    Rule,
    Score,
    Standing,
    State,
    TieBreak,
    Value,
    make_result,
    mark_unfinished,
    rank_players,
    score_player,
)
