"""What is waited for at a table: the words that ask, what they tell, and whether a clock runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.games.hvezdokupy.playing.spaces import pair
from pnp.games.hvezdokupy.playing.table import first_stars_left, name, secret
from pnp.games.hvezdokupy.playing.turns import WITH_BOB, placeable
from pnp.models.playing import Awaited

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.games.hvezdokupy.playing.table import Phase, Table
    from pnp.scoring import Value

SECONDS, FOR_BOB = 20, 5  # of a turn, and how many more with two players
_HASTY: Final[frozenset[Phase]] = frozenset({"roll", "choose", "place", "move", "any", "last"})
_DRAWN: Final[frozenset[Phase]] = frozenset(
    {"first", "seat", "choose", "place", "move", "any", "last", "show"}
)
_TIMED: Final[frozenset[Phase]] = _HASTY | {"bob"}


def awaited(table: Table) -> Awaited | None:
    """The clock of a turn runs from its beginning: with two players it has time for Bob's roll too."""
    phase = table.phase
    if phase == "over":
        return None
    timed = phase in _TIMED
    return Awaited(
        words=f"play-{_words(table)}",
        told=_told(table),
        hints=("play-secret-help",) if secret(table) else (),
        offers=_offers(table),
        drawn=phase in _DRAWN or _begins(table),
        turn=table.turns if timed else 0,
        seconds=SECONDS + (FOR_BOB if len(table.observers) == WITH_BOB else 0),
        hasty=phase in _HASTY,
    )


def _begins(table: Table) -> bool:
    """Whether the first turn comes next: whoever has it has not seen the last of the first stars."""
    with_bob = len(table.observers) == WITH_BOB
    return table.turns == 1 and table.phase == ("bob" if with_bob else "roll")


def _words(table: Table) -> str:
    return "choose-none" if table.phase == "choose" and not placeable(table) else table.phase


def _told(table: Table) -> Mapping[str, Value]:
    told: dict[str, Value] = {"name": name(table), "holder": _holder(table)}
    if table.phase in ("choose", "place"):
        told["first"], told["second"] = pair(table.rolls[-1])
    if table.phase == "card":
        told["rank"] = table.setup.stack[table.player]
    if table.phase == "first":
        told["n"] = first_stars_left(table)
    return told


def _holder(table: Table) -> str:
    """Somebody who keeps a card secret, if there is anybody."""
    return next((table.observers[number].name for number in secret(table)), name(table))


def _offers(table: Table) -> tuple[str, ...]:
    if table.phase in ("card", "show"):
        return tuple(table.cards)
    return tuple(each.name for each in table.observers) if table.phase == "seat" else ()
