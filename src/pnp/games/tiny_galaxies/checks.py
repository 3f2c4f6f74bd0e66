"""What can be wrong with a table of Tiny Galaxies as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.errors import phrase, said
from pnp.models.entries import Entry, each, has, text, truth, whole, within, wrong, wrong_key

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.errors import Mistake
    from pnp.games.tiny_galaxies.cards import Mission

ROGUE = "rogue"


def mistakes_of_seats(seats: Sequence[Entry]) -> Iterator[Mistake]:
    """Two who ended the game, one who is called like the rogue, one who has a mission though alone."""
    ended = [within(seat, "ended_game") for seat in seats if truth(within(seat, "ended_game"))]
    for entry in ended[1:]:
        yield wrong(
            entry,
            said("form-sheet", "a-second-player-ended-the-game"),
            phrase("leave-ended-game-with-one-of-them"),
        )
    for seat in seats:
        if text(within(seat, "name")) == ROGUE:
            what = said("form-sheet", "the-name-rogue-is-kept-for-the-rogue-galaxy")
            yield wrong(within(seat, "name"), what, phrase("choose-another"))
        if len(seats) == 1 and has(seat, "mission"):
            what = said("form-sheet", "no-missions-are-dealt-in-a-game-alone")
            yield wrong_key(within(seat, "mission"), what, phrase("leave-it-out"))


def mistakes_of_rogue(tree: Entry, solo: bool) -> Iterator[Mistake]:
    if solo and not has(tree, "rogue"):
        right = phrase("add-rogue-level")
        yield wrong(tree, said("form-sheet", "a-game-alone-needs-rogue"), right)
    for key in ("rogue", "ended_by"):
        if not solo and has(tree, key):
            yield wrong_key(
                within(tree, key),
                said("form-sheet", "key-is-for-a-game-alone", key=key),
                phrase("leave-it-out"),
            )


def mistakes_of_missions(seats: Sequence[Entry], missions: Sequence[Mission | None]) -> Iterator[Mistake]:
    """A mission that looks at kinds or resources needs the cards of the planets that it looks at."""
    for seat, mission in zip(seats, missions, strict=True):
        if mission is None:
            continue
        everyone = mission.rule == "most" and mission.asks["what"] in ("diplomacy", "economy")
        looked = seats if everyone else [seat] if mission.rule in ("planets-of", "equal-kinds") else []
        for planet in [bare for each_seat in looked for bare in _by_points(each_seat)]:
            what = said("form-sheet", "mission-id-must-know-more-of-this-planet", id=mission.id)
            right = phrase("give-its-card-or-by-hand-mission-to-player")
            yield wrong(planet, what, right)


def _by_points(seat: Entry) -> list[Entry]:
    """The planets of a player that stand by their points."""
    return [planet for planet in each(within(seat, "planets")) if whole(planet) is not None]
