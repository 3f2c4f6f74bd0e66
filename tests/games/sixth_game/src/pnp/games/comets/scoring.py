"""What a watch is worth: the tails of the comet, and each clear night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.scoring import Reason, rank_players, make_result, score_player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.scoring import Result


@dataclass(frozen=True, slots=True)
class Watch:
    """The comet that a player watched, by its tails, and on how many clear nights."""

    name: str
    by_hand: dict[str, int]
    tails: int
    nights: int


def tails(_: object, watch: Watch) -> Iterator[Reason]:
    yield Reason("tails", {"n": watch.tails}, watch.tails)


def nights(_: object, watch: Watch) -> Iterator[Reason]:
    if watch.nights:
        yield Reason("nights", {"n": watch.nights}, watch.nights)


RULES = {"tails": tails, "nights": nights}


def score(watches: tuple[Watch, ...]) -> Result:
    scores = [score_player(RULES, watches, watch) for watch in watches]
    return make_result("comets", scores, rank_players([each.total for each in scores]), cautions=())
