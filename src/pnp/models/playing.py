"""What a game gives a companion at the table: what it waits for, and what a step leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.errors import Location
    from pnp.models.game import Supplies
    from pnp.models.sketches import Sketch
    from pnp.scoring import Value

USUAL = -1  # in place of the seconds of a limit: the one that the rules name

Step: TypeAlias = tuple[str | int, ...]  # of which kind, and what it tells: plain, so that it can be kept
Chance: TypeAlias = "Callable[[int], int]"  # a number from 0, by chance, lower than the one that is given


class Awaited(Struct, frozen=True, kw_only=True):
    """What is waited for. `words` is the id of the message that asks, the one that explains has `-help`
    behind it, and `hints` explain more. It is `drawn` where the table has to be seen. `turn` numbers turns
    that may have a time limit, 0 is none of them, and `seconds` is the limit that the rules name. Where it
    ends what is `hasty`, the player was too slow, which is a step too."""

    words: str
    told: Mapping[str, Value] = {}
    hints: tuple[str, ...] = ()
    offers: tuple[str, ...] = ()
    drawn: bool = True
    turn: int = 0
    seconds: int = 0
    hasty: bool = False


class Play(Struct, frozen=True, eq=False):
    """A game as a course of steps. A table is made of the tree of a sheet, perhaps for the variant without
    chance, and by a step of another table; it is never changed, so that to undo a step is to follow the
    others anew. A step is read from what was typed,
    or refused with a reason. `late` is the step of who was too slow. `told` is all that has happened,
    `sketched` what has to be seen of the table for the next step, `whole` all of it, in characters, and
    `written` what a sheet says of it at which places."""

    filled: Callable[[Any], Any]  # a sheet's tree, perhaps hardly begun, as one that has a score
    opened: Callable[[Any, Any, Supplies, bool], Any]  # of that tree, its position; whether without chance
    awaited: Callable[[Any], Awaited | None]  # None where all is over
    read: Callable[[Any, str, Chance], Step]
    late: Step
    followed: Callable[[Any, Step], Any]
    told: Callable[[Any], Sketch]
    sketched: Callable[[Any], Sketch]
    whole: Callable[[Any], Sketch]
    written: Callable[[Any], Mapping[Location, Any]]
