"""A final position of Nebula: the table, and each player's galaxy, black holes, tasks and claims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pnp.errors import phrase, said
from pnp.games.nebula.galaxies import read_galaxy
from pnp.games.nebula.scoring import BASIC, FULL
from pnp.games.nebula.sky import NO_STARS, Sky
from pnp.games.nebula.table import Table, claims, once, read_table, task
from pnp.models.entries import Entry, has, text, whole, within
from pnp.models.sheets import by_hand, named, needed, needed_by_all, seats

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.errors import Mistake
    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard
    from pnp.models.game import Supplies

# The keys that must be there, and the lines that need them: one is missing unless all of these are by hand.
# `black_holes` is always required; a player's `public`, which the lines `public` and `advanced` read, is
# empty if left out.
OF_PLAYER: Mapping[str, tuple[str, ...]] = {
    "galaxy": ("personal", "constellations", "colours", "advanced"),
    "personal": ("personal",),
}
OF_BASIC_TABLE: Mapping[str, tuple[str, ...]] = {"public": ("public",)}
OF_FULL_TABLE: Mapping[str, tuple[str, ...]] = {
    **OF_BASIC_TABLE,
    "advanced": ("advanced",),
    "counters": ("constellations", "colours", "advanced"),
}
SEATS = (2, 4)  # how few and how many play


@dataclass(frozen=True, slots=True)
class Astronomer:
    """A player; `claims` are the public cards with a marker, each with first or later."""

    name: str
    sky: Sky
    personal: RuleCard | None
    claims: Mapping[str, str]
    claims_known: bool  # not where the line is by hand and nothing was entered
    by_hand: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Position:
    full: bool  # of the two versions
    board: Board
    table: Table
    players: tuple[Astronomer, ...]


def position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> Position:
    sheet = Entry(tree)
    version = text(within(sheet, "version")) if has(sheet, "version") else "full"
    known = FULL if version != "basic" else BASIC
    needing = FULL if version == "full" else BASIC  # nothing more where no such version is known
    places = seats(tree, *SEATS, notes)
    given = [by_hand(place, known, notes) for place in places]
    for key, lines in (OF_FULL_TABLE if needing is FULL else OF_BASIC_TABLE).items():
        needed_by_all(sheet, key, lines, given, notes)
    table = read_table(tree, known is FULL, supplies, notes)
    players = _players(sheet, supplies, list(zip(places, given, strict=True)), needing, notes)
    return Position(known is FULL, supplies.board, table, players)


def _players(
    sheet: Entry,
    supplies: Supplies,
    places: Sequence[tuple[Entry, dict[str, int]]],
    lines: tuple[str, ...],
    notes: list[Mistake],
) -> tuple[Astronomer, ...]:
    seated = [place for place, _ in places]
    claimed = _claims(sheet, places, notes)
    notes += once(
        [within(place, "personal") for place in seated],
        lambda id: said("form-twice", "the-personal-card-id-is-taken", id=id),
        phrase("give-each-player-another"),
    )
    most = max((whole(within(place, "black_holes")) or 0 for place in seated), default=0)
    return tuple(
        _player(place, given, lines, claimed[number], most, supplies, notes)
        for number, (place, given) in enumerate(places)
    )


def _claims(
    sheet: Entry, places: Sequence[tuple[Entry, dict[str, int]]], notes: list[Mistake]
) -> list[dict[str, str]]:
    """The claims of all players; no claim can be wrong while the table's own cards are missing by mistake."""
    public = within(sheet, "public")
    by_mistake = any("public" not in given for _, given in places) and not isinstance(public.value, list)
    return claims([place for place, _ in places], public, [] if by_mistake else notes)


def _player(
    place: Entry,
    given: dict[str, int],
    lines: tuple[str, ...],
    claimed: dict[str, str],
    most: int,
    supplies: Supplies,
    notes: list[Mistake],
) -> Astronomer:
    for key, needing in OF_PLAYER.items():
        needed(place, key, [line for line in needing if line in lines], given, notes)
    galaxy = within(place, "galaxy")
    stars = read_galaxy(galaxy, supplies.board, notes) if has(place, "galaxy") else NO_STARS
    held = whole(within(place, "black_holes")) or 0
    return Astronomer(
        name=named(place),
        sky=Sky(supplies.board, stars, has(place, "galaxy"), held, most, tuple(claimed)),
        personal=task(within(place, "personal"), "personal", supplies, notes),
        claims=claimed,
        claims_known=has(place, "public") or "public" not in given,
        by_hand=given,
    )
