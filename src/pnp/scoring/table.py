"""From the scores of all players to the result of their game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from pnp.scoring.result import Caution, Result, Standing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pnp.scoring.places import Ranking
    from pnp.scoring.result import Reason, Score

NOT_FINISHED: Final = "not-finished"


def result(
    game: str,
    scores: Sequence[Score],
    ranking: Ranking,
    cautions: Iterable[Caution],
    facts: Sequence[Mapping[str, Any]] | None = None,
    why_unfinished: Reason | None = None,
) -> Result:
    """Players as they are ranked, each with facts where a game has any; warnings of the whole table last. A
    game gives `why_unfinished` where its rules prove that it cannot be over."""
    told = [{}] * len(scores) if facts is None else facts
    players = tuple(
        Standing(score.name, score.total, place, score.lines, known)
        for score, place, known in zip(scores, ranking.places, told, strict=True)
    )
    leaders = tuple(scores[number].name for number in ranking.leaders)
    warnings = _in_order(cautions)
    found = Result(game, players, "finished", leaders, leaders, ranking.decided_by, warnings)
    return found if why_unfinished is None else unfinished(found, why_unfinished)


def unfinished(result: Result, why: Reason) -> Result:
    """The result of a game that is not over, with a warning that says why."""
    if result.state == "unfinished":
        return result
    players = {player.name for player in result.players}
    leaders = tuple(
        name for name in result.leaders if name in players
    )  # the game itself may win, and never leads
    caution = Caution(NOT_FINISHED, None, {"why": why})
    return replace(
        result,
        state="unfinished",
        leaders=leaders,
        winners=(),
        decided_by=None,
        warnings=_in_order((caution, *result.warnings)),
    )


def _in_order(cautions: Iterable[Caution]) -> tuple[Caution, ...]:
    """Those of players first, those of the whole table last; else as they come: by code, then by player."""
    return tuple(sorted(cautions, key=lambda caution: caution.player is None))
