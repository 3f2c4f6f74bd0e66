"""What is asked at a table of Tiny Galaxies: empire by empire, and alone the rogue galaxy before."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from pnp.games.tiny_galaxies.board import LEVELS, MOST_STOCK
from pnp.games.tiny_galaxies.cards import MOST_POINTS
from pnp.games.tiny_galaxies.checks import mistakes_of_missions
from pnp.games.tiny_galaxies.position import SKULL, position
from pnp.games.tiny_galaxies.scoring import score
from pnp.models.answers import found, number, short, split
from pnp.models.asking import LEFT_OUT, Question, Refused
from pnp.models.entries import Entry, each, has, text, whole, within
from pnp.models.sheets import named

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from pnp.errors import Location, Mistake
    from pnp.games.tiny_galaxies.cards import Mission
    from pnp.models.game import Supplies

ROGUES: Final = 5
YES: Final = ("y", "yes", "a", "ano", "t", "tak")  # in each of our languages
NO: Final = ("n", "no", "ne", "nie")
SKULLS: Final = (SKULL, "lebka", "czaszka", "x")  # and as it is drawn
PLACES: Final = ("home", "landed", "orbit")  # of ships
_WHOLE: Final = re.compile("0|[1-9][0-9]*")
_DIGITS: Final = re.compile("[0-9]{3}")


def asked(tree: Any, supplies: Supplies) -> Iterator[Question]:
    seats = [*each(within(Entry(tree), "players"))]
    alone = len(seats) == 1
    if alone:
        yield from _rogue(tree, supplies)
    for seat in seats:
        yield from _empire(tree, seat, supplies)
        if not alone:
            yield from _mission(seat, seats, supplies)
    if alone and _both_are_there(tree, supplies):
        first, told = _truth("player", "rogue"), {"n": supplies.board.goal}
        yield Question(place=("ended_by",), words="ask-ended-by", read=first, told=told)


# ---- An empire, or the rogue's


def _empire(tree: Any, seat: Entry, supplies: Supplies) -> Iterator[Question]:
    at, told, mat = seat.location, {"name": named(seat)}, supplies.board
    if not _by_hand(seat, "empire"):
        yield _level(seat, _line(at, "empire"))
    yield _planets(tree, seat, "ask-planets", told, _line(at, "planets"), supplies)
    for what, most in (("energy", mat.energy), ("culture", mat.culture)):
        place, left = (*at, what), number(0, most)
        known = {**told, "most": most}
        yield Question(place=place, words=f"ask-{what}", read=left, told=known, until={place: 0})


def _level(seat: Entry, until: Mapping[Location, int]) -> Question:
    place, told = (*seat.location, "empire"), {"name": named(seat)}
    return Question(place=place, words="ask-empire", read=number(1, LEVELS), told=told, until=until)


def _by_hand(seat: Entry, line: str) -> bool:
    return has(within(seat, "by_hand"), line)


def _rogue(tree: Any, supplies: Supplies) -> Iterator[Question]:
    rogue = within(Entry(tree), "rogue")
    level, empire = (*rogue.location, "level"), (*rogue.location, "empire")
    yield Question(place=level, words="ask-rogue-level", read=number(1, ROGUES), until={level: 1})
    yield Question(
        place=empire, words="ask-rogue-empire", read=_rogues_level, offers=(SKULL,), until={empire: 1}
    )
    yield _planets(tree, rogue, "ask-rogue-planets", {}, {}, supplies)


def _rogues_level(typed: str) -> str:
    """A level, or the skull, of which the first letter is enough."""
    if any(name.startswith(typed.casefold()) for name in SKULLS):
        return SKULL
    return found(typed, (*map(str, range(1, LEVELS + 1)), SKULL))


def _planets(
    tree: Any,
    owner: Entry,
    words: str,
    told: Mapping[str, str],
    until: Mapping[Location, int],
    supplies: Supplies,
) -> Question:
    deck = supplies.decks["planets"]
    others = [each(within(Entry(tree), "players")), [within(Entry(tree), "rogue")]]
    taken = [
        text(planet)
        for other in chain(*others)
        if other.location != owner.location
        for planet in each(within(other, "planets"))
    ]
    return Question(
        place=(*owner.location, "planets"),
        words=words,
        read=_planets_read(owner, [*each(within(Entry(tree), "players"))], supplies),
        told=told,
        offers=_left(deck, taken),
        blank=[],
        until=until,
    )


def _planets_read(
    owner: Entry, seats: Sequence[Entry], supplies: Supplies
) -> Callable[[str], list[str | int]]:
    """By their cards, or by their points; a number that no planet is worth is that of a card. A mission of
    someone before may have to know the cards."""
    deck, missions = supplies.decks["planets"], supplies.decks["missions"]
    most = max((planet.points for planet in deck.values()), default=MOST_POINTS)
    before = _before(owner, seats)

    def read(typed: str) -> list[str | int]:
        planets = [
            int(word) if _WHOLE.fullmatch(word) and int(word) <= most else found(word, deck)
            for word in split(typed)
        ]
        having = Entry({"planets": [str(planet) for planet in planets]}, owner.location)
        for other in before:
            mission = missions.get(text(within(other, "mission")) or "")
            if mission and not _by_hand(other, "mission") and _lacks_cards(mission, other, [*before, having]):
                raise Refused("refused-planets", mission=mission.id, name=named(other))
        return planets

    return read


# ---- The secret mission, and what it looks at that nothing else does


def _mission(seat: Entry, seats: Sequence[Entry], supplies: Supplies) -> Iterator[Question]:
    at, deck, until = seat.location, supplies.decks["missions"], _line(seat.location, "mission")
    told: Mapping[str, Any] = {"name": named(seat), "n": supplies.board.goal}
    dealt = {id: card for id, card in deck.items() if card.players <= len(seats)}
    yield Question(
        place=(*at, "mission"),
        words="ask-mission",
        read=_mission_read(seat, seats, supplies),
        told=told,
        offers=_left(dealt, [text(within(other, "mission")) for other in seats if other != seat]),
        blank=LEFT_OUT,
        until=until,
    )
    card = deck.get(text(within(seat, "mission")) or "")
    if card is None and _of_another_copy(seat):
        place, points = (*at, "by_hand", "mission"), number(0, MOST_POINTS)
        yield Question(
            place=place, words="ask-mission-points", read=points, told=told, blank=LEFT_OUT, until=until
        )
    if card is not None and card.rule == "empire-level" and _by_hand(seat, "empire"):
        yield _level(seat, until if _by_hand(seat, "mission") else {(*at, "empire"): 1})
    if card is not None and card.rule == "ships-home":
        yield Question(place=(*at, "ships"), words="ask-ships", read=_ships, told=told, until=until)
    if card is not None and card.rule == "ended-game":
        ended = _truth(True, LEFT_OUT)
        yield Question(place=(*at, "ended_game"), words="ask-ended-game", read=ended, told=told, until=until)


def _mission_read(seat: Entry, seats: Sequence[Entry], supplies: Supplies) -> Callable[[str], str]:
    """A mission, unless it must know more of planets than what was told of them before."""
    deck = supplies.decks["missions"]
    before = [*_before(seat, seats), seat]

    def read(typed: str) -> str:
        id = found(typed, deck)
        if not _by_hand(seat, "mission") and _lacks_cards(deck[id], seat, before):
            raise Refused("refused-mission", mission=id)
        return id

    return read


def _before(seat: Entry, seats: Sequence[Entry]) -> list[Entry]:
    return [each for each in seats if each.location < seat.location]


def _lacks_cards(mission: Mission, owner: Entry, seats: Sequence[Entry]) -> bool:
    """Whether a mission looks at planets of which only the points are known."""
    missions = [mission if each is owner else None for each in seats]
    return any(True for _ in mistakes_of_missions(seats, missions))


def _of_another_copy(seat: Entry) -> bool:
    """Whose planets are of a published copy has a mission of that copy."""
    return any(whole(planet) is not None for planet in each(within(seat, "planets")))


def _ships(typed: str) -> dict[str, int]:
    """Three numbers, or three digits."""
    words = [*typed] if _DIGITS.fullmatch(typed) else split(typed)
    if len(words) != len(PLACES):
        raise Refused("refused-ships", typed=short(typed))
    count = number(0, MOST_STOCK)
    return {place: count(word) for place, word in zip(PLACES, words, strict=True)}


def _truth(yes: Any, no: Any) -> Callable[[str], Any]:
    def read(typed: str) -> Any:
        if (word := typed.casefold()) in (*YES, *NO):
            return yes if word in YES else no
        raise Refused("refused-truth", typed=short(typed))

    return read


def _both_are_there(tree: Any, supplies: Supplies) -> bool:
    """Whether it decides the game who came first."""
    mistakes: list[Mistake] = []
    found = position(tree, supplies, mistakes)
    if mistakes or found.rogue is None:
        return False
    first, second = (score(replace(found, player_first=first)).winners for first in (True, False))
    return first != second


def _left(cards: Mapping[str, Any], taken: Collection[str | None]) -> tuple[str, ...]:
    """The cards of which some copy is still to be had."""
    times = Counter(taken)
    return tuple(id for id, card in cards.items() if times[id] < card.copies)


def _line(at: Location, line: str) -> Mapping[Location, int]:
    """What a question that fills a line leaves until it is answered."""
    return {(*at, "by_hand", line): 0}
