"""Checks of designers' planets, missions and mats: what a mission needs, and whether one player, or two at
one table, can meet it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import compress, pairwise, product
from typing import Any, Final, TypeAlias, get_args
from unicodedata import normalize

from msgspec import Struct

from pnp.games.tiny_galaxies.cards import MOST_POINTS, MOST_STEPS, SHARED, Mat, Mission, Planet
from pnp.games.tiny_galaxies.scoring import FLEET, Kind, Resource
from pnp.models.findings import Checks, Code, FairBound, Found, Subject, is_within, list_codes
from pnp.models.trees import Entry, get_entry, get_truth, has_key
from pnp.scoring import Reason, Value

Pairing: TypeAlias = tuple[str | None, str | None]  # the kind of a planet's track, and its resource
Demand: TypeAlias = "tuple[frozenset[Pairing], int]"  # so many planets, each of one of these pairings

KINDS, RESOURCES = get_args(Kind), get_args(Resource)
PAIRINGS = tuple(product(KINDS, RESOURCES))
ENDED = "ended-game"


class Stock(Struct, frozen=True, eq=False):
    """The stock of a table: planets by pairing, the mat, the largest discount of a planet on the price of a
    level in each resource (`off`), the highest price that can be paid with it (`paid`), the highest level
    paid so, and the points of a player who has reached it and has all planets."""

    planets: Mapping[Pairing, int]
    mat: Mat
    off: Mapping[str, int]
    paid: Mapping[str, int]
    top: int
    points: int


def count_stock(planets: Sequence[Planet], mat: Mat) -> Stock:
    pairings = Counter[Pairing]()
    for planet in planets:
        pairings[planet.kind, planet.resource] += planet.copies
    off = {resource: _find_discount(planets, resource) for resource in RESOURCES}
    paid = {resource: _find_most_paid(getattr(mat, resource), off[resource]) for resource in RESOURCES}
    top = max(1, min(len(mat.points), max(paid.values())))
    points = max(mat.points[:top]) + sum(planet.points * planet.copies for planet in planets)
    return Stock(pairings, mat, off, paid, top, points)


def _find_most_paid(limit: int, off: int) -> int:
    """Return the highest price payable in one resource. A level costs its number of it, never mixed; a planet
    takes off part, not all."""
    return limit + off if limit else 0


def _find_discount(planets: Sequence[Planet], resource: str) -> int:
    """Return the largest discount of a planet's action on the price of a level in a resource."""
    actions = (dict(planet.action) for planet in planets)
    taken = (action["discount"] for action in actions if action.get("upgrade") in (resource, "either"))
    return max((each for each in taken if isinstance(each, int)), default=0)


def is_possible(mission: Mission, stock: Stock) -> bool:
    """Tell whether a player can meet a mission if the others play in his favour."""
    mat, asks = stock.mat, mission.asks
    match mission.rule:
        case "most" if asks["what"] in RESOURCES:
            return bool(getattr(mat, asks["what"]))
        case "stores":
            return bool(mat.energy >= asks["energy"] and mat.culture >= asks["culture"])
        case "empire-level":
            return bool(stock.top >= asks["at_least"])
        case "ended-game":
            return stock.points >= mat.goal
    return _are_enough(list_demands(mission), stock)


def is_certain(mission: Mission, stock: Stock) -> bool:
    """Tell whether a player always meets a mission."""
    match mission.rule:
        case "stores":
            return not any(mission.asks.values())
        case "empire-level":
            return bool(mission.asks["at_least"] == 1)
        case "ships-home":
            return not any(min(FLEET, ships) for ships in stock.mat.ships[: stock.top])
        case "fewest-planets":
            return not any(stock.planets.values())
    return False


def list_demands(mission: Mission) -> tuple[Demand, ...]:
    """List the planets without which a mission cannot be met, for any planets of the others."""
    asks = mission.asks
    match mission.rule:
        case "most" if asks["what"] not in RESOURCES:
            return ((_list_pairings(asks["what"]), 1),)
        case "planets-of":
            return ((_list_pairings(asks.get("kind") or asks["resource"]), asks["at_least"]),)
        case "equal-kinds":
            return tuple((_list_pairings(kind), 1) for kind in KINDS)
    return ()


def is_contested(mission: Mission) -> bool:
    """Tell whether two players compete for the needs of a mission."""
    return mission.rule == ENDED or bool(list_demands(mission))


def are_both_possible(one: Mission, other: Mission, stock: Stock) -> bool:
    """Tell whether two players of a table can both meet missions that each could meet alone. Missions without
    planets do not hinder each other, except that only one player ends the game; a player who needs the fewest
    planets has none. Two players who both need the most tie, with one planet each."""
    if one.rule == other.rule == ENDED:
        return False
    leads = [each for each in (one, other) if each.rule == "most" and list_demands(each)]
    if len(leads) != 1:
        return _are_enough((*list_demands(one), *list_demands(other)), stock)
    (lead,), follower = leads, other if leads == [one] else one
    ((wanted, _),) = list_demands(lead)
    taken = _count_least_taken(list_demands(follower), wanted, stock)
    return _count_planets(wanted, stock) - taken >= max(1, taken)


def _list_pairings(what: str) -> frozenset[Pairing]:
    return frozenset(pairing for pairing in PAIRINGS if what == "planets" or what in pairing)


def _count_planets(pairings: frozenset[Pairing], stock: Stock) -> int:
    return sum(stock.planets.get(pairing, 0) for pairing in pairings)


# Demands can be met together if every choice of them asks for no more planets than its pairings have (Hall).


def _are_enough(wanted: Sequence[Demand], stock: Stock) -> bool:
    return all(number <= _count_planets(pairings, stock) for pairings, number in _combine(tuple(wanted)))


def _count_least_taken(wanted: Sequence[Demand], pairings: frozenset[Pairing], stock: Stock) -> int:
    """Count the planets of these pairings that demands must take: those that other pairings cannot supply."""
    some = _combine(tuple(wanted))
    short = (number - _count_planets(several - pairings, stock) for several, number in some)
    return max([0, *short])


@cache
def _combine(wanted: tuple[Demand, ...]) -> tuple[Demand, ...]:
    """Combine each choice of these demands into one demand."""
    found: list[Demand] = []
    for chosen in product((False, True), repeat=len(wanted)):
        some = [*compress(wanted, chosen)]
        found.append((frozenset().union(*(pairings for pairings, _ in some)), sum(n for _, n in some)))
    return tuple(found)


STEPS = Code("tiny-galaxies-steps", "warning")
KIND = Code("tiny-galaxies-kinds", "warning")
RESOURCE = Code("tiny-galaxies-resources", "warning")
ALIKE = Code("tiny-galaxies-alike", "warning")
PLANETS = Code("tiny-galaxies-planets", "figure")

TWICE = Code("tiny-galaxies-name-twice", "warning")

OWN_TEXT = Code("tiny-galaxies-own-text", "warning")

IMPOSSIBLE = Code("tiny-galaxies-impossible", "warning")
CERTAIN = Code("tiny-galaxies-certain", "warning")
NEVER_BOTH = Code("tiny-galaxies-never-both", "warning")
SHARED_ABOVE = Code("tiny-galaxies-shared", "warning")
SAME_MISSION = Code("tiny-galaxies-same-mission", "warning")
TOO_FEW = Code("tiny-galaxies-too-few-missions", "warning")
MISSIONS = Code("tiny-galaxies-missions", "figure")

FALLING = Code("tiny-galaxies-falling", "warning")
DICE = Code("tiny-galaxies-dice", "warning")
SHIPS = Code("tiny-galaxies-ships", "warning")
IDLE = Code("tiny-galaxies-idle-level", "warning")
START = Code("tiny-galaxies-start", "warning")
UNPAID = Code("tiny-galaxies-unpaid-level", "warning")
OVER = Code("tiny-galaxies-over", "warning")
ENDLESS = Code("tiny-galaxies-endless", "warning")


TRACKS: Final = ("points", "dice", "ships")
ALL_DICE: Final = 7
AT_START: Final = {"energy": 2, "culture": 1}


def find_in_mat(stock: Stock) -> Iterator[Found]:
    mat = stock.mat
    yield from _check_tracks(mat)
    yield from _check_numbers(DICE, "dice", mat.dice, ALL_DICE)
    yield from _check_numbers(SHIPS, "ships", mat.ships, FLEET)
    for resource in RESOURCES:
        limit, start = getattr(mat, resource), AT_START[resource]
        if limit < start:
            yield Found(START, ("limits", resource), {"resource": resource, "limit": limit, "start": start})
    if mat.points[0] >= mat.goal:
        yield Found(OVER, ("goal",), {"points": mat.points[0], "goal": mat.goal})
    yield from find_out_of_reach(stock, ("limits",), ("goal",))


def find_out_of_reach(stock: Stock, levels: tuple[str, ...], goal: tuple[str, ...]) -> Iterator[Found]:
    """Report a level that nobody can pay, and a goal above all planets and the highest level."""
    mat = stock.mat
    if stock.top < len(mat.points):
        yield Found(UNPAID, levels, _describe_unpaid(stock), key=True, table=True)
    if stock.points < mat.goal:
        yield Found(ENDLESS, goal, {"points": stock.points, "goal": mat.goal}, key=True, table=True)


def _describe_unpaid(stock: Stock) -> dict[str, Value]:
    """Describe the resource that needs the least increase to pay for every level, and how much."""
    mat, most = stock.mat, max(stock.paid.values())
    more = {each: max(1, len(mat.points) - getattr(mat, each) - stock.off[each]) for each in RESOURCES}
    resource = min(RESOURCES, key=lambda each: more[each])
    off = "yes" if most > max(getattr(mat, each) for each in RESOURCES) else "no"
    arguments: dict[str, Value] = {"level": stock.top + 1, "most": most, "off": off}
    return {**arguments, "resource": resource, "more": more[resource]}


def _check_tracks(mat: Mat) -> Iterator[Found]:
    """Report levels at which a number falls, and levels that bring nothing for their price."""
    for track in TRACKS:
        for level, (before, now) in enumerate(pairwise(getattr(mat, track)), start=2):
            if now < before:
                arguments = {"track": track, "level": level, "before": before, "now": now}
                yield Found(FALLING, ("empire", track, level - 1), arguments)
    brought = [*zip(*(getattr(mat, track) for track in TRACKS), strict=True)]
    for level, (before, now) in enumerate(pairwise(brought), start=2):
        if now == before:
            yield Found(IDLE, ("empire", "points", level - 1), {"level": level})


def _check_numbers(code: Code, track: str, numbers: Sequence[int], most: int) -> Iterator[Found]:
    """Report levels without dice or ships, or with more than exist."""
    for level, number in enumerate(numbers, start=1):
        if not 1 <= number <= most:
            yield Found(code, ("empire", track, level - 1), {"level": level, "number": number, "most": most})


DECK: Final = ("cards",)  # the place of findings about the whole deck
DEALT_EACH: Final = 2  # missions that a player is dealt, of which one is kept
PLAYERS: Final = range(2, 6)  # a solo player gets no mission
COMPARING: Final = ("most", "fewest-planets")

# The place in a mat that may hinder a mission; the mission `most` of planets is never hindered.
OF_THE_MAT: Final = {
    "most": ("limits",),
    "stores": ("limits",),
    "empire-level": ("limits",),
    "ships-home": ("empire", "ships"),
    "ended-game": ("goal",),
}


MissionCards: TypeAlias = Sequence[tuple[Entry, Mission]]  # each with its place in the file


def find_in_missions(cards: MissionCards, deck: Sequence[Mission], stock: Stock) -> Iterator[Found]:
    """Check these cards; `deck` is the whole deck that they join, with them included."""
    for entry, mission in cards:
        yield from _judge_mission(mission, stock, entry.location)
        if mission.shared > mission.points:
            yield Found(SHARED_ABOVE, (*entry.location, SHARED))
    yield from _find_same_missions(cards, deck, stock)
    yield from _find_never_both(cards, deck, stock)
    yield from _find_too_few(deck)
    yield Found(MISSIONS, DECK, key=True, rows=tuple(_make_mission_rows(deck)), whole=True)


def find_hindered_missions(missions: Sequence[Mission], stock: Stock, by_mat: bool) -> Iterator[Found]:
    """Report missions of other files that planets or a mat make impossible or certain."""
    for mission in missions:
        of_mat, of_planets = _place_in_mat(mission), _place_in_planets(mission)
        if place := of_mat if by_mat else of_planets:
            table = bool(of_mat and of_planets)
            for found in _judge_mission(mission, stock, place):
                yield Found(found.code, place, found.arguments, mission.id, key=True, whole=True, table=table)


def _place_in_mat(mission: Mission) -> tuple[str, ...]:
    of_planets = mission.rule == "most" and mission.asks["what"] not in RESOURCES
    return () if of_planets else OF_THE_MAT.get(mission.rule, ())


def _place_in_planets(mission: Mission) -> tuple[str, ...]:
    """Return where planets may hinder a mission: they make levels, and so ships, cheaper, and their points
    end the game."""
    of_stores = mission.rule == "stores" or mission.asks.get("what") in RESOURCES
    return () if of_stores else DECK


def _judge_mission(mission: Mission, stock: Stock, location: tuple[str | int, ...]) -> Iterator[Found]:
    arguments: dict[str, Value] = {"task": Reason(f"rule-{mission.rule}", mission.arguments)}
    if not is_possible(mission, stock):
        yield Found(IMPOSSIBLE, location, arguments)
    elif is_certain(mission, stock):
        yield Found(CERTAIN, location, arguments)


def _find_same_missions(cards: MissionCards, deck: Sequence[Mission], stock: Stock) -> Iterator[Found]:
    """Report missions that ask the same as an earlier one, for any points. A card may have two copies
    instead, unless two players can never both meet it."""
    first = {_find_asked(mission): mission.id for mission in reversed(deck)}
    for entry, mission in cards:
        if (other := first[_find_asked(mission)]) != mission.id:
            twice = is_possible(mission, stock) and are_both_possible(mission, mission, stock)
            yield Found(SAME_MISSION, entry.location, {"other": other, "copies": "yes" if twice else "no"})


def _find_asked(mission: Mission) -> Hashable:
    return mission.rule, frozenset(mission.asks.items())


def _find_never_both(cards: MissionCards, deck: Sequence[Mission], stock: Stock) -> Iterator[Found]:
    """Report missions that no player can meet if another meets an earlier one, or a copy."""
    own = {mission.id: entry for entry, mission in cards}
    before: dict[Hashable, Mission] = {}
    for mission in deck:
        if is_contested(mission) and is_possible(mission, stock):
            if mission.id in own:
                copy = [mission] * (mission.copies > 1)
                yield from _find_clashes(own[mission.id], mission, [*before.values(), *copy], stock)
            before.setdefault(_find_asked(mission), mission)


def _find_clashes(entry: Entry, mission: Mission, others: Iterable[Mission], stock: Stock) -> Iterator[Found]:
    never = tuple(other.id for other in others if not are_both_possible(mission, other, stock))
    if never:
        yield Found(NEVER_BOTH, entry.location, {"others": never, "n": len(never)})


def _find_too_few(deck: Sequence[Mission]) -> Iterator[Found]:
    """Report the smallest number of players with fewer than two missions each."""
    for players in PLAYERS:
        if (dealt := _count_dealt(deck, players)) < DEALT_EACH * players:
            arguments = {"players": players, "dealt": dealt, "needed": DEALT_EACH * players}
            yield Found(TOO_FEW, DECK, arguments, key=True, whole=True)
            return


def _count_dealt(missions: Iterable[Mission], players: int) -> int:
    return sum(mission.copies for mission in missions if mission.players <= players)


def _make_mission_rows(deck: Sequence[Mission]) -> Iterator[tuple[Value, ...]]:
    """Yield for each number of players how many missions can be dealt, how many of them compare players, and
    how many are needed."""
    comparing = [mission for mission in deck if mission.rule in COMPARING]
    yield tuple(Reason("missions-column", {"of": of}) for of in ("players", "dealt", "comparing", "needed"))
    for players in PLAYERS:
        yield players, _count_dealt(deck, players), _count_dealt(comparing, players), DEALT_EACH * players


EVERY_LANGUAGE = "*"  # stands for the language of names that give none


Named: TypeAlias = Planet | Mission


def find_names_twice(cards: Sequence[tuple[Entry, Named]], deck: Sequence[Named]) -> Iterator[Found]:
    """Report each card with the name of an earlier card in its deck."""
    languages = _list_languages(deck)
    named = [(each, str(card.id)) for card in deck for each in _list_names(card.name, languages)]
    first = {(language, _fold_name(name)): id for (language, name), id in reversed(named)}
    for entry, card in cards:
        clashes: dict[str, list[tuple[str, str]]] = {}
        for language, name in _list_names(card.name, languages):
            other = first[language, _fold_name(name)]
            if other != card.id:
                clashes.setdefault(other, []).append((language, name))
        for other, equal_names in clashes.items():
            yield _report_twice(entry, card, other, equal_names, len(languages))


def _report_twice(
    entry: Entry, card: Named, other: str, equal_names: Sequence[tuple[str, str]], spoken: int
) -> Found:
    (language, name), in_all = equal_names[0], len(equal_names) == spoken
    place = (*entry.location, "name", *(() if in_all or isinstance(card.name, str) else (language,)))
    arguments: dict[str, Value] = {"name": name, "other": other, "in": "all" if in_all else "some"}
    return Found(TWICE, place, {**arguments, "languages": tuple(language for language, _ in equal_names)})


def _list_languages(deck: Sequence[Named]) -> tuple[str, ...]:
    """List the languages of all names; a plain name stands for each of them."""
    names = [card.name for card in deck if not isinstance(card.name, str)]
    spoken = dict.fromkeys(language for name in names for language in name)
    return tuple(spoken) or (EVERY_LANGUAGE,)


def _list_names(name: str | Mapping[str, str], languages: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the name in each language that has one."""
    for language in languages:
        text = name if isinstance(name, str) else name.get(language, "")
        if text.strip():
            yield language, text


def _fold_name(name: str) -> str:
    """Fold a name: names that look alike on paper become equal, however their accents are encoded."""
    return " ".join(normalize("NFC", name).split()).casefold()


MOST_OF_ONE: Final = 60  # percent of the planets, of one kind or one resource


def find_in_planets(cards: Sequence[tuple[Entry, Planet]], deck: Sequence[Planet]) -> Iterator[Found]:
    """Check these cards; `deck` is the whole deck that they join, with them included."""
    for entry, planet in cards:
        yield from _find_wrong_steps(entry, planet)
    yield from _find_alike(cards, deck)
    yield from _find_uneven(KIND, "kind", KINDS, deck)
    yield from _find_uneven(RESOURCE, "resource", RESOURCES, deck)
    yield Found(PLANETS, DECK, key=True, rows=tuple(_make_planet_rows(deck)), whole=True)


def find_fair_steps(points: int) -> FairBound:
    """Return the fair steps for points. Ruling: 1, 2, 3, 5 and 7 points take 2, 3, 4, 5 and 6 steps. Each
    further point takes one step up to 3 points, then half a step, as far as a track can go; points between
    two numbers of steps may take either. So a longer track never has fewer points."""
    if points <= 3:
        return FairBound(points + 1, points + 1)
    least, most = 4 + (points - 3) // 2, 4 + (points - 2) // 2
    return FairBound(min(least, MOST_STEPS), min(most, MOST_STEPS))


def find_fair_points(steps: int) -> FairBound:
    """Return the points that a track of so many steps is worth."""
    worth = [points for points in range(MOST_POINTS + 1) if is_within(find_fair_steps(points), steps)]
    return FairBound(worth[0], worth[-1])


def _find_wrong_steps(entry: Entry, planet: Planet) -> Iterator[Found]:
    fair = find_fair_steps(planet.points)
    if not is_within(fair, planet.steps):
        arguments: dict[str, Value] = {"points": planet.points, "steps": planet.steps}
        arguments |= {"fair": _word_range(fair), "worth": _word_range(find_fair_points(planet.steps))}
        yield Found(STEPS, (*entry.location, "track", "steps"), arguments)


def _word_range(bound: FairBound) -> Reason:
    one = bound.least == bound.most
    return Reason("planets-one" if one else "planets-range", bound._asdict())


def _find_alike(cards: Sequence[tuple[Entry, Planet]], deck: Sequence[Planet]) -> Iterator[Found]:
    """Report planets that differ from an earlier one only in name and id."""
    first = {_find_face(planet): planet for planet in reversed(deck)}
    for entry, planet in cards:
        if (other := first[_find_face(planet)]).id != planet.id:
            yield Found(ALIKE, entry.location, {"other": str(other.id)})


def _find_face(planet: Planet) -> object:
    # The kind comes first, the other keys in any order.
    kind, others = planet.action[:1], frozenset(planet.action[1:])
    return planet.points, planet.kind, planet.resource, planet.steps, kind, others


def _find_uneven(code: Code, key: str, names: Sequence[str], deck: Sequence[Planet]) -> Iterator[Found]:
    """Report uneven kinds or resources. One may have more than the other: 60 %, or one planet."""
    numbers = tuple(sum(each.copies for each in deck if getattr(each, key) == name) for name in names)
    most = max(MOST_OF_ONE * sum(numbers) // 100, -(-sum(numbers) // 2))
    if max(numbers) > most:
        yield Found(code, DECK, {"found": numbers, "all": sum(numbers), "most": most}, key=True, whole=True)


def _make_planet_rows(deck: Sequence[Planet]) -> Iterator[tuple[Value, ...]]:
    """Yield the numbers of planets by points and steps, of each kind and each resource."""
    by_worth: dict[tuple[int, int], list[Planet]] = {}
    for planet in deck:
        by_worth.setdefault((planet.points, planet.steps), []).append(planet)
    columns = (*KINDS, *RESOURCES)
    yield tuple(Reason("planets-column", {"of": of}) for of in ("points", "steps", *columns, "all"))
    for (points, steps), alike in sorted(by_worth.items()):
        yield points, steps, *_count_columns(alike)
    yield Reason("planets-column", {"of": "all"}), "", *_count_columns(deck)


def _count_columns(planets: Sequence[Planet]) -> tuple[int, ...]:
    named = [(planet.copies, (planet.kind, planet.resource, "all")) for planet in planets]
    columns = (*KINDS, *RESOURCES, "all")
    return tuple(sum(copies for copies, names in named if name in names) for name in columns)


def find_own_texts(subject: Subject) -> Iterator[Found]:
    """Report texts of one's own. A layout of one's own may show other signs, or none."""
    if has_key(subject.tree, "layout"):
        return
    key = {"planets": "action", "missions": "rule"}[subject.deck]
    for entry, _ in subject.cards:
        if has_key(entry, "text"):
            yield Found(OWN_TEXT, get_entry(entry, "text").location, {"key": key}, key=True)


def find_in_subject(subject: Subject) -> Iterator[Found]:
    """Check a set or a mat; check nothing if a deck of the table could not be read whole."""
    supplies = subject.supplies
    if supplies.incomplete:
        return
    decks: dict[str, Any] = {name: [*cards.values()] for name, cards in supplies.decks.items()}
    stock = count_stock(decks["planets"], supplies.board)
    hindered = [mission for mission in decks["missions"] if mission.id not in subject.elsewhere]
    if subject.kind == "board":
        yield from find_in_mat(stock)
        yield from find_hindered_missions(hindered, stock, by_mat=True)
        return
    yield from find_names_twice(subject.cards, decks[subject.deck])
    yield from find_own_texts(subject)
    if subject.deck == "missions":
        yield from find_in_missions(subject.cards, decks["missions"], stock)
        return
    yield from find_in_planets(subject.cards, decks["planets"])
    if get_truth(subject.tree, "replaces"):  # added planets hinder nothing
        yield from find_out_of_reach(stock, DECK, DECK)
        yield from find_hindered_missions(hindered, stock, by_mat=False)


def check_game() -> Checks:
    return Checks(list_codes(globals()), find_in_subject)
