"""The questions at a table of Tiny Galaxies; in a solo game, about the rogue galaxy too."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import replace

from pnp.errors import Location, Mistake
from pnp.games.tiny_galaxies.cards import LEVELS, MOST_POINTS, MOST_STOCK, Mission
from pnp.games.tiny_galaxies.forms import PLACES, SHEET, SKULL
from pnp.games.tiny_galaxies.position import find_mission_mistakes, read_position
from pnp.games.tiny_galaxies.scoring import score
from pnp.models.game import Supplies
from pnp.models.score_sheets import questions
from pnp.models.score_sheets.keys import Key, Questions, ask_keys, get_name, make_question
from pnp.models.trees import Entry, get_entry, get_text, get_whole, has_key, list_entries

SKULLS: Final = (SKULL, "lebka", "czaszka", "x")  # and as it is drawn
_WHOLE: Final = re.compile("0|[1-9][0-9]*")
_DIGITS: Final = re.compile("[0-9]{3}")


def ask_table(tree: Any, supplies: Supplies) -> Questions:
    own = {
        "rogue": _ask_rogue,
        "empire": _ask_empire,
        "planets": _ask_planets,
        "energy": _ask_left,
        "culture": _ask_left,
        "mission": _ask_mission,
        "ships": _ask_ships,
        "ended_game": _ask_ended_game,
        "ended_by": _ask_ended_by,
    }
    return ask_keys(SHEET, tree, supplies, own)


def _find_seat(place: Location, tree: Any) -> Entry:
    return [*_list_seats(tree)][int(place[1])]


def _list_seats(tree: Any) -> Iterator[Entry]:
    return list_entries(Entry(tree), "players")


# ---- An empire, or the rogue's


def _ask_empire(asked: questions.Question, _: Key, tree: Any, __: Supplies) -> Questions:
    """Ask for the level of the empire, unless its line is by hand; then a mission that needs the level asks
    for it."""
    if not _has_by_hand(_find_seat(asked.place, tree), "empire"):
        yield asked


def _has_by_hand(seat: Entry, line: str) -> bool:
    return has_key(get_entry(seat, "by_hand"), line)


def _ask_left(asked: questions.Question, key: Key, _: Any, supplies: Supplies) -> Questions:
    """Ask how much is left of a resource, at most what the mat holds."""
    most = getattr(supplies.board, key.name)
    yield replace(asked, read=questions.number_reader(0, most), arguments={**asked.arguments, "most": most})


def _ask_rogue(question: questions.Question, key: Key, tree: Any, supplies: Supplies) -> Questions:
    for each in key.keys:
        within = make_question(each, (*question.place, each.name), tree, supplies)
        match each.name:
            case "planets":
                yield from _ask_planets(within, each, tree, supplies)
            case "empire":
                yield replace(within, read=_read_rogue_level, offers=(SKULL,))
            case _:
                yield within


def _read_rogue_level(typed: str) -> str:
    """Read a level, or the skull, whose first letter is enough."""
    if any(name.startswith(typed.casefold()) for name in SKULLS):
        return SKULL
    return questions.match_word(typed, (*map(str, range(1, LEVELS + 1)), SKULL))


def _ask_planets(question: questions.Question, _: Key, tree: Any, supplies: Supplies) -> Questions:
    owner, seats = Entry(None, question.place[:-1]), [*_list_seats(tree)]
    others = [each for each in (*seats, get_entry(Entry(tree), "rogue")) if each.location != owner.location]
    taken = [get_text(planet) for other in others for planet in list_entries(other, "planets")]
    offers = _list_cards_left(supplies.decks["planets"], taken)
    read = partial(_read_planets, owner=owner, seats=seats, supplies=supplies)
    yield replace(question, read=read, offers=offers, own_form=_WHOLE)


def _read_planets(typed: str, owner: Entry, seats: Sequence[Entry], supplies: Supplies) -> list[str | int]:
    """Make a reader of planets by cards or points; a number above all points is a card's. An earlier player's
    mission may need the cards."""
    deck, missions = supplies.decks["planets"], supplies.decks["missions"]
    most = max((planet.points for planet in deck.values()), default=MOST_POINTS)
    before = _list_earlier_seats(owner, seats)
    planets = [
        int(word) if _WHOLE.fullmatch(word) and int(word) <= most else questions.match_word(word, deck)
        for word in questions.split_words(typed)
    ]
    having = Entry({"planets": [str(planet) for planet in planets]}, owner.location)
    for other in before:
        mission = missions.get(get_text(other, "mission") or "")
        if not mission or _has_by_hand(other, "mission"):
            continue
        if _lacks_cards(mission, other, [*before, having]):
            raise questions.Refused("refused-planets", mission=mission.id, name=get_name(other))
    return planets


# ---- The secret mission, and the facts that only missions need


def _ask_mission(question: questions.Question, _: Key, tree: Any, supplies: Supplies) -> Questions:
    """Ask for the mission's card; for the points of another copy's mission; for the level of the empire if it
    was not asked for."""
    place = question.place
    seat, seats, deck = _find_seat(place, tree), [*_list_seats(tree)], supplies.decks["missions"]
    dealt = {id: card for id, card in deck.items() if card.players <= len(seats)}
    lying = [get_text(other, "mission") for other in seats if other != seat]
    read = partial(_read_mission, seat=seat, seats=seats, deck=deck)
    yield replace(question, read=read, offers=_list_cards_left(dealt, lying))
    rule = _find_rule(place, tree, supplies)
    if not rule and _has_published_planets(seat):
        (by_hand,), count = question.until, questions.number_reader(0, MOST_POINTS)
        yield replace(question, place=by_hand, words="ask-mission-points", read=count, offers=())
    if rule == "empire-level" and _has_by_hand(seat, "empire"):
        level = next(each for each in SHEET.player if each.name == "empire")
        asked_level = make_question(level, (*place[:-1], "empire"), tree, supplies)
        until = question.until if _has_by_hand(seat, "mission") else {asked_level.place: 1}
        yield replace(asked_level, until=until)


def _find_rule(place: Location, tree: Any, supplies: Supplies) -> str:
    """Return the rule of a player's mission."""
    card = supplies.decks["missions"].get(get_text(get_entry(_find_seat(place, tree), "mission")) or "")
    return card.rule if card else ""


def _ask_ships(asked: questions.Question, _: Key, tree: Any, supplies: Supplies) -> Questions:
    if _find_rule(asked.place, tree, supplies) == "ships-home":
        yield replace(asked, read=_read_ships, until=_make_mission_placeholder(asked.place))


def _ask_ended_game(asked: questions.Question, _: Key, tree: Any, supplies: Supplies) -> Questions:
    if _find_rule(asked.place, tree, supplies) == "ended-game":
        yield replace(asked, until=_make_mission_placeholder(asked.place))


def _make_mission_placeholder(place: Location) -> Mapping[Location, int]:
    return {(*place[:-1], "by_hand", "mission"): 0}


def _read_mission(typed: str, seat: Entry, seats: Sequence[Entry], deck: Mapping[str, Mission]) -> str:
    """Make a reader of a mission; refuse one that needs planets whose cards earlier answers did not give."""
    id, before = questions.match_word(typed, deck), [*_list_earlier_seats(seat, seats), seat]
    if not _has_by_hand(seat, "mission") and _lacks_cards(deck[id], seat, before):
        raise questions.Refused("refused-mission", mission=id)
    return id


def _list_earlier_seats(seat: Entry, seats: Sequence[Entry]) -> list[Entry]:
    return [each for each in seats if each.location < seat.location]


def _lacks_cards(mission: Mission, owner: Entry, seats: Sequence[Entry]) -> bool:
    """Tell whether a mission needs planets whose cards are not known, only their points."""
    missions = [mission if each is owner else None for each in seats]
    return any(True for _ in find_mission_mistakes(seats, missions))


def _has_published_planets(seat: Entry) -> bool:
    """Tell whether a player has planets of a published copy, and so that copy's mission."""
    return any(get_whole(planet) is not None for planet in list_entries(seat, "planets"))


def _read_ships(typed: str) -> dict[str, int]:
    """Read three numbers, or three digits."""
    words = [*typed] if _DIGITS.fullmatch(typed) else questions.split_words(typed)
    if len(words) != len(PLACES):
        raise questions.Refused("refused-ships", typed=questions.shorten(typed))
    count = questions.number_reader(0, MOST_STOCK)
    return {place: count(word) for place, word in zip(PLACES, words, strict=True)}


def _ask_ended_by(asked: questions.Question, key: Key, tree: Any, supplies: Supplies) -> Questions:
    """Ask who came first, if that decides the game."""
    mistakes: list[Mistake] = []
    position = read_position(tree, supplies, mistakes)
    if mistakes or position.rogue is None:
        return
    first, second = (score(replace(position, player_first=first)).winners for first in (True, False))
    if first != second:
        yield replace(asked, read=questions.truth_reader(*key.choices), offers=())


def _list_cards_left(cards: Mapping[str, Any], taken: Collection[str | None]) -> tuple[str, ...]:
    """List the cards with a copy left."""
    times = Counter(taken)
    return tuple(id for id, card in cards.items() if times[id] < card.copies)
