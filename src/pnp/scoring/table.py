"""From the scores of all players to the result of their game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.scoring.result import Result, Standing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pnp.scoring.places import Ranking
    from pnp.scoring.result import Caution, Score


def result(
    game: str,
    scores: Sequence[Score],
    ranking: Ranking,
    cautions: Iterable[Caution],
    facts: Sequence[Mapping[str, Any]] | None = None,
) -> Result:
    """Players as they are ranked, each with facts where a game has any; warnings of the whole table last."""
    told = [{}] * len(scores) if facts is None else facts
    players = tuple(
        Standing(score.name, score.total, place, score.lines, known)
        for score, place, known in zip(scores, ranking.places, told, strict=True)
    )
    winners = tuple(scores[number].name for number in ranking.winners)
    return Result(game, players, winners, ranking.decided_by, _in_order(cautions))


def _in_order(cautions: Iterable[Caution]) -> tuple[Caution, ...]:
    """Those of players first, those of the whole table last; else as they come: by code, then by player."""
    return tuple(sorted(cautions, key=lambda caution: caution.player is None))
