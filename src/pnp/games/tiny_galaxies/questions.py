"""What is asked at a table of Tiny Galaxies, and the empty score sheet; alone, the rogue galaxy too."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from pnp.errors import Location, Mistake
from pnp.games.tiny_galaxies.cards import LEVELS, MOST_POINTS, MOST_STOCK, Mission
from pnp.games.tiny_galaxies.position import SKULL, find_mission_mistakes, read_position
from pnp.games.tiny_galaxies.scoring import LINES, SOLO_LINES, score
from pnp.models.entries import Entry, get_text, get_whole, has_key, list_entries, within
from pnp.models.questions import (
    LEFT_OUT,
    BlankField,
    Question,
    Refused,
    list_by_hand_fields,
    match_word,
    number_reader,
    shorten,
    split_words,
)
from pnp.models.sheets import get_name

if TYPE_CHECKING:
    from pnp.models.game import Supplies


def list_blank_fields(tree: Any, _: Supplies) -> Iterator[BlankField]:
    seats = range(len(tree["players"]))
    if len(seats) == 1:
        yield from _list_rogue_fields()
    for seat in seats:
        yield from _list_player_fields(("players", seat), alone=len(seats) == 1)
        yield from list_by_hand_fields(seat, SOLO_LINES if len(seats) == 1 else LINES)


def _list_rogue_fields() -> Iterator[BlankField]:
    yield BlankField(place=("rogue",), words="sheet-rogue", says={})
    yield BlankField(place=("rogue", "level"), words="sheet-rogue-level")
    yield BlankField(place=("rogue", "empire"), words="sheet-rogue-empire")
    yield BlankField(place=("rogue", "planets"), words="sheet-planets", says=[])
    yield BlankField(place=("ended_by",), words="sheet-ended-by", says="player", idle=True)


def _list_player_fields(at: tuple[str, int], *, alone: bool) -> Iterator[BlankField]:
    yield BlankField(place=(*at, "empire"), words="sheet-empire")
    yield BlankField(place=(*at, "planets"), words="sheet-planets", says=[])
    yield BlankField(place=(*at, "energy"), words="sheet-left")
    yield BlankField(place=(*at, "culture"))
    if not alone:
        yield BlankField(place=(*at, "mission"), words="sheet-mission")
        ships = {"home": "2", "landed": "1", "orbit": "1"}
        yield BlankField(place=(*at, "ships"), words="sheet-ships", says=ships, idle=True)
        yield BlankField(place=(*at, "ended_game"), words="sheet-ended-game", says="true", idle=True)


ROGUES: Final = 5
YES: Final = ("y", "yes", "a", "ano", "t", "tak")  # in each of our languages
NO: Final = ("n", "no", "ne", "nie")
SKULLS: Final = (SKULL, "lebka", "czaszka", "x")  # and as it is drawn
PLACES: Final = ("home", "landed", "orbit")  # of ships
_WHOLE: Final = re.compile("0|[1-9][0-9]*")
_DIGITS: Final = re.compile("[0-9]{3}")


def ask_table(tree: Any, supplies: Supplies) -> Iterator[Question]:
    seats = [*list_entries(within(Entry(tree), "players"))]
    alone = len(seats) == 1
    if alone:
        yield from _ask_rogue(tree, supplies)
    for seat in seats:
        yield from _ask_empire(tree, seat, supplies)
        if not alone:
            yield from _ask_mission(seat, seats, supplies)
    if alone and _decides_who_was_first(tree, supplies):
        first, told = _make_truth_reader("player", "rogue"), {"n": supplies.board.goal}
        yield Question(place=("ended_by",), words="ask-ended-by", read=first, told=told)


# ---- An empire, or the rogue's


def _ask_empire(tree: Any, seat: Entry, supplies: Supplies) -> Iterator[Question]:
    at, told, mat = seat.location, {"name": get_name(seat)}, supplies.board
    if not _has_by_hand(seat, "empire"):
        yield _ask_level(seat, _until_line(at, "empire"))
    yield _ask_planets(tree, seat, "ask-planets", told, _until_line(at, "planets"), supplies)
    for what, most in (("energy", mat.energy), ("culture", mat.culture)):
        place, left = (*at, what), number_reader(0, most)
        known = {**told, "most": most}
        yield Question(place=place, words=f"ask-{what}", read=left, told=known, until={place: 0})


def _ask_level(seat: Entry, until: Mapping[Location, int]) -> Question:
    place, told = (*seat.location, "empire"), {"name": get_name(seat)}
    return Question(place=place, words="ask-empire", read=number_reader(1, LEVELS), told=told, until=until)


def _has_by_hand(seat: Entry, line: str) -> bool:
    return has_key(within(seat, "by_hand"), line)


def _ask_rogue(tree: Any, supplies: Supplies) -> Iterator[Question]:
    rogue = within(Entry(tree), "rogue")
    level, empire = (*rogue.location, "level"), (*rogue.location, "empire")
    yield Question(place=level, words="ask-rogue-level", read=number_reader(1, ROGUES), until={level: 1})
    yield Question(
        place=empire, words="ask-rogue-empire", read=_read_rogue_level, offers=(SKULL,), until={empire: 1}
    )
    yield _ask_planets(tree, rogue, "ask-rogue-planets", {}, {}, supplies)


def _read_rogue_level(typed: str) -> str:
    """A level, or the skull, of which the first letter is enough."""
    if any(name.startswith(typed.casefold()) for name in SKULLS):
        return SKULL
    return match_word(typed, (*map(str, range(1, LEVELS + 1)), SKULL))


def _ask_planets(
    tree: Any,
    owner: Entry,
    words: str,
    told: Mapping[str, str],
    until: Mapping[Location, int],
    supplies: Supplies,
) -> Question:
    deck = supplies.decks["planets"]
    others = [list_entries(within(Entry(tree), "players")), [within(Entry(tree), "rogue")]]
    taken = [
        get_text(planet)
        for other in chain(*others)
        if other.location != owner.location
        for planet in list_entries(within(other, "planets"))
    ]
    return Question(
        place=(*owner.location, "planets"),
        words=words,
        read=_make_planets_reader(owner, [*list_entries(within(Entry(tree), "players"))], supplies),
        told=told,
        offers=_list_cards_left(deck, taken),
        own_form=_WHOLE,
        blank=[],
        until=until,
    )


def _make_planets_reader(
    owner: Entry, seats: Sequence[Entry], supplies: Supplies
) -> Callable[[str], list[str | int]]:
    """By their cards, or by their points; a number that no planet is worth is that of a card. A mission of
    someone before may have to know the cards."""
    deck, missions = supplies.decks["planets"], supplies.decks["missions"]
    most = max((planet.points for planet in deck.values()), default=MOST_POINTS)
    before = _list_earlier_seats(owner, seats)

    def read(typed: str) -> list[str | int]:
        planets = [
            int(word) if _WHOLE.fullmatch(word) and int(word) <= most else match_word(word, deck)
            for word in split_words(typed)
        ]
        having = Entry({"planets": [str(planet) for planet in planets]}, owner.location)
        for other in before:
            mission = missions.get(get_text(within(other, "mission")) or "")
            if (
                mission
                and not _has_by_hand(other, "mission")
                and _lacks_cards(mission, other, [*before, having])
            ):
                raise Refused("refused-planets", mission=mission.id, name=get_name(other))
        return planets

    return read


# ---- The secret mission, and what it looks at that nothing else does


def _ask_mission(seat: Entry, seats: Sequence[Entry], supplies: Supplies) -> Iterator[Question]:
    at, deck, until = seat.location, supplies.decks["missions"], _until_line(seat.location, "mission")
    told: Mapping[str, Any] = {"name": get_name(seat), "n": supplies.board.goal}
    dealt = {id: card for id, card in deck.items() if card.players <= len(seats)}
    yield Question(
        place=(*at, "mission"),
        words="ask-mission",
        read=_make_mission_reader(seat, seats, supplies),
        told=told,
        offers=_list_cards_left(
            dealt, [get_text(within(other, "mission")) for other in seats if other != seat]
        ),
        blank=LEFT_OUT,
        until=until,
    )
    card = deck.get(get_text(within(seat, "mission")) or "")
    if card is None and _has_published_planets(seat):
        place, points = (*at, "by_hand", "mission"), number_reader(0, MOST_POINTS)
        yield Question(
            place=place, words="ask-mission-points", read=points, told=told, blank=LEFT_OUT, until=until
        )
    if card is not None and card.rule == "empire-level" and _has_by_hand(seat, "empire"):
        yield _ask_level(seat, until if _has_by_hand(seat, "mission") else {(*at, "empire"): 1})
    if card is not None and card.rule == "ships-home":
        yield Question(place=(*at, "ships"), words="ask-ships", read=_read_ships, told=told, until=until)
    if card is not None and card.rule == "ended-game":
        ended = _make_truth_reader(True, LEFT_OUT)
        yield Question(place=(*at, "ended_game"), words="ask-ended-game", read=ended, told=told, until=until)


def _make_mission_reader(seat: Entry, seats: Sequence[Entry], supplies: Supplies) -> Callable[[str], str]:
    """A mission, unless it must know more of planets than what was told of them before."""
    deck = supplies.decks["missions"]
    before = [*_list_earlier_seats(seat, seats), seat]

    def read(typed: str) -> str:
        id = match_word(typed, deck)
        if not _has_by_hand(seat, "mission") and _lacks_cards(deck[id], seat, before):
            raise Refused("refused-mission", mission=id)
        return id

    return read


def _list_earlier_seats(seat: Entry, seats: Sequence[Entry]) -> list[Entry]:
    return [each for each in seats if each.location < seat.location]


def _lacks_cards(mission: Mission, owner: Entry, seats: Sequence[Entry]) -> bool:
    """Whether a mission looks at planets of which only the points are known."""
    missions = [mission if each is owner else None for each in seats]
    return any(True for _ in find_mission_mistakes(seats, missions))


def _has_published_planets(seat: Entry) -> bool:
    """Whose planets are of a published copy has a mission of that copy."""
    return any(get_whole(planet) is not None for planet in list_entries(within(seat, "planets")))


def _read_ships(typed: str) -> dict[str, int]:
    """Three numbers, or three digits."""
    words = [*typed] if _DIGITS.fullmatch(typed) else split_words(typed)
    if len(words) != len(PLACES):
        raise Refused("refused-ships", typed=shorten(typed))
    count = number_reader(0, MOST_STOCK)
    return {place: count(word) for place, word in zip(PLACES, words, strict=True)}


def _make_truth_reader(yes: Any, no: Any) -> Callable[[str], Any]:
    def read(typed: str) -> Any:
        if (word := typed.casefold()) in (*YES, *NO):
            return yes if word in YES else no
        raise Refused("refused-truth", typed=shorten(typed))

    return read


def _decides_who_was_first(tree: Any, supplies: Supplies) -> bool:
    """Whether it decides the game who came first."""
    mistakes: list[Mistake] = []
    found = read_position(tree, supplies, mistakes)
    if mistakes or found.rogue is None:
        return False
    first, second = (score(replace(found, player_first=first)).winners for first in (True, False))
    return first != second


def _list_cards_left(cards: Mapping[str, Any], taken: Collection[str | None]) -> tuple[str, ...]:
    """The cards of which some copy is still to be had."""
    times = Counter(taken)
    return tuple(id for id, card in cards.items() if times[id] < card.copies)


def _until_line(at: Location, line: str) -> Mapping[Location, int]:
    """What a question that fills a line leaves until it is answered."""
    return {(*at, "by_hand", line): 0}
