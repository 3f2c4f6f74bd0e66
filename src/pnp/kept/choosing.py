"""Which of the kept games somebody asks for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pnp.errors import UsageError, near, phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pnp.kept.games import KeptGame

_DAY: Final = re.compile(r"[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?")


class Wanted(Struct, frozen=True):
    """Games of one kind, which all these played, from a day to another; None and nothing is any. A day may be
    a month or a year, which are meant whole."""

    game: str | None = None
    players: tuple[str, ...] = ()
    since: str | None = None
    until: str | None = None


def chosen(games: Sequence[KeptGame], wanted: Wanted) -> tuple[KeptGame, ...]:
    """The games that are wanted; a name that stands in none of them is taken for a slip."""
    players = [_known(name, games) for name in wanted.players]
    since, until = (_day(day) for day in (wanted.since, wanted.until))
    return tuple(
        each
        for each in games
        if wanted.game in (None, each.play.game)
        and {*players} <= {seat.name for seat in each.play.seats}
        and (since or "") <= each.play.played
        and (until is None or each.play.played[: len(until)] <= until)
    )


def _known(name: str, games: Iterable[KeptGame]) -> str:
    """The player who is meant, in any case."""
    names = dict.fromkeys(seat.name for each in games for seat in each.play.seats)
    if name in names:
        return name
    same = [each for each in names if each.casefold() == name.casefold()]
    if not same:
        raise UsageError(phrase("no-kept-game-was-played-by-name", name=name), near(name, names))
    return same[0]


def _day(day: str | None) -> str | None:
    if day is not None and not _DAY.fullmatch(day):
        right = phrase("write-it-as-2026-11-18-month-as-2026-11-year")
        raise UsageError(phrase("day-is-no-day", day=day), right)
    return day
