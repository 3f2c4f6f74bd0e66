"""Checks of designers' cards and boards: cards that are impossible or certain, and the balance of whole
decks.

Rulings. A legal galaxy has a star in its centre; its black holes, its claims and other players are free. A
complete one has a star in every cell. If a rule looks at filled cells alone, completing them is the task
itself: such a card is certain only if a single star in the centre meets it. The same holds for every card of
a board that no galaxy fills. An advanced card is impossible if no galaxy scores an item, and certain if all
galaxies score equally many.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, Final

from msgspec import Struct

from pnp.errors import Location
from pnp.games.nebula import solver
from pnp.games.nebula.card_rules import COLOURS, CONDITIONS, COUNTS, Galaxy, OwnSky
from pnp.games.nebula.cards import BitBoard, RuleCard
from pnp.games.nebula.figures.placement import OFF_BOARD, TOO_NEAR, find_stray_cells
from pnp.games.nebula.forms import PUBLIC_CARDS, SECTORS
from pnp.games.nebula.position import SEATS, write_galaxy
from pnp.models.findings import Checks, Code, Found, Subject, list_codes
from pnp.scoring import Reason, Value

# Reported elsewhere: rules with the board's form, places by the check that a board can be printed.
RULES: Final = tuple(Code(f"nebula-rule-{number}", "error") for number in range(1, 9))
PLACES: Final = Code(OFF_BOARD, "error"), Code(TOO_NEAR, "error")
NO_CONSTELLATION: Final = Code("nebula-constellation", "error")
IMPOSSIBLE: Final = Code("nebula-impossible", "warning")
CERTAIN: Final = Code("nebula-certain", "warning")
LATER: Final = Code("nebula-later", "warning")
SAME: Final = Code("nebula-same", "warning")
SHORT: Final = Code("nebula-short", "warning")
UNEVEN: Final = Code("nebula-uneven", "warning")
OFF_ORBIT: Final = Code("nebula-off-orbit", "warning")
UNFILLED: Final = Code("nebula-unfilled", "warning")
LACKING_CARDS: Final = Code("nebula-lacking", "figure")
GALAXIES: Final = Code("nebula-galaxies", "figure")
ASKED_FOR: Final = Code("nebula-asked", "figure")

A_CLAIM: Final = ("V1",)
OF_FILLED_CELLS: Final = {
    *("empty-cells", "adjacent-orbits", "constellations-complete", "indirect-links-filled"),
    *("shining-neighbours-filled", "surrounded-shining"),
}
HARDER_BY_MORE: Final = ("at_least", "count", "constellations")
HARDER_BY_LESS: Final = ("at_most",)
BY_KIND: Final = ("exactly", "orbit")  # parameters that are neither harder nor easier if larger


class Decision(Struct, frozen=True):
    """A galaxy that meets a card or scores with it, and whether the card is certain."""

    galaxy: OwnSky | None
    certain: bool


class DecisionBoard(Struct, frozen=True):
    """A board on which cards are decided: the clauses of its galaxies, the formula of a full one, a full
    galaxy if there is one, and the decisions so far, by the meanings of cards."""

    board: BitBoard
    rules: Sequence[solver.Clause]
    filled: solver.Formula
    complete: OwnSky | None
    decisions: dict[object, Decision]


def make_decision_board(board: BitBoard) -> DecisionBoard:
    rules = solver.list_galaxy_clauses(board)
    filled = solver.require_filled(board, board.all)
    return DecisionBoard(board, rules, filled, solver.find_galaxy(board, rules, [filled], ()), {})


def decide(ground: DecisionBoard, card: RuleCard, first: bool = False) -> Decision:
    """Decide a card; cards with the same meaning are decided once. The `first` of all galaxies is the same on
    every machine."""
    key = find_meaning(card, ground.board), first
    if key not in ground.decisions:
        galaxy = find_witness(ground, card, first)
        ground.decisions[key] = Decision(galaxy, galaxy is not None and not find_doubts(ground, card))
    return ground.decisions[key]


def find_meaning(card: RuleCard, board: BitBoard) -> tuple[object, ...]:
    """Return a key that is equal for cards that ask the same. For a task it is the formula of the galaxies
    that meet it; for an advanced card, its rule and parameters, colours in any order. Impossible tasks differ
    by rule and parameters."""
    formula = solver.FORMULAS.get(card.rule) if card.rule in CONDITIONS else None
    if formula and (task := formula(board, **card.asks)) != solver.NEVER:
        return "task", task
    asks = card.asks.items()
    sets = {key: frozenset(value) if isinstance(value, tuple) else value for key, value in asks}
    return card.rule, frozenset(sets.items())


def find_witness(ground: DecisionBoard, card: RuleCard, first: bool = False) -> OwnSky | None:
    """Find a galaxy that meets a task, or scores an item of an advanced card; None if there is none."""
    match card.rule:
        case "most-black-holes":
            return next(_list_single(ground.board))
        case "public-tasks-done":
            return replace(next(_list_single(ground.board)), claimed=A_CLAIM)
    return _find_sky(ground, card, _make_formula(ground, card, 1), first=first)


def find_doubts(ground: DecisionBoard, card: RuleCard) -> tuple[OwnSky, ...]:
    """Find galaxies that show a card is not certain: one that misses a task, or two with different numbers of
    items of an advanced card; none if it is certain."""
    if card.rule in CONDITIONS:
        sky = _find_missing(ground, card)
        return (sky,) if sky else ()
    return _find_differing(ground, card)


def _find_missing(ground: DecisionBoard, card: RuleCard) -> OwnSky | None:
    if card.rule == "most-black-holes":
        return replace(next(_list_single(ground.board)), most_black_holes=1)
    if ground.complete and card.rule not in OF_FILLED_CELLS:
        return _find_sky(ground, card, ground.filled, solver.negate(_make_formula(ground, card)))
    return next((sky for sky in _list_single(ground.board) if not _count_scored(card, sky)), None)


def _find_differing(ground: DecisionBoard, card: RuleCard) -> tuple[OwnSky, ...]:
    if card.rule == "public-tasks-done":
        return (sky := next(_list_single(ground.board)), replace(sky, claimed=A_CLAIM))
    if ground.complete and card.rule not in OF_FILLED_CELLS:
        return _compare_complete(ground, card, ground.complete)
    return _compare_any(ground, card)


def _compare_complete(ground: DecisionBoard, card: RuleCard, one: OwnSky) -> tuple[OwnSky, ...]:
    """Return this complete galaxy and another with more or fewer items; nothing if there is none."""
    number = _count_scored(card, one)
    more, fewer = _make_formula(ground, card, number + 1), _make_formula(ground, card, number)
    for formula in (more, solver.negate(fewer)):
        if other := _find_sky(ground, card, ground.filled, formula):
            return one, other
    return ()


def _compare_any(ground: DecisionBoard, card: RuleCard) -> tuple[OwnSky, ...]:
    """Return a galaxy of a single star and a galaxy with more items; nothing if there is none."""
    single = sorted(_list_single(ground.board), key=lambda sky: _count_scored(card, sky))
    fewest, number = single[0], _count_scored(card, single[0])
    if _count_scored(card, single[-1]) != number:
        return fewest, single[-1]
    other = _find_sky(ground, card, _make_formula(ground, card, number + 1))
    return (fewest, other) if other else ()


def _make_formula(ground: DecisionBoard, card: RuleCard, items: int = 1) -> solver.Formula:
    numbers = () if card.rule in CONDITIONS else (items,)
    return solver.FORMULAS[card.rule](ground.board, *numbers, **card.asks)


def _find_sky(
    ground: DecisionBoard, card: RuleCard, *formulas: solver.Formula, first: bool = False
) -> OwnSky | None:
    if solver.NEVER in formulas:
        return None
    named = [solver.number_colour(str(name)) for of, name in _list_asked(card) if of == "colour"]
    return solver.find_galaxy(ground.board, ground.rules, formulas, named, first)


def _count_scored(card: RuleCard, sky: OwnSky) -> int:
    """Count the items that a galaxy scores; for a task, return 1 if it is met, else 0."""
    if card.rule in CONDITIONS:
        return int(CONDITIONS[card.rule](sky, **card.asks).holds)
    return COUNTS[card.rule](sky, **card.asks).count


def _list_single(board: BitBoard) -> Iterator[OwnSky]:
    """Yield the galaxies with a single star, in the centre."""
    for name in COLOURS:
        colours = {**dict.fromkeys(COLOURS, 0), name: board.core}
        yield OwnSky(board, Galaxy(colours, board.core))


def suggest_number(ground: DecisionBoard, card: RuleCard) -> dict[str, Value]:
    """Suggest the nearest number that makes a card possible and not certain. If the card gets steadily harder
    with more or with less, this is the first or the last such number."""
    for key in (*HARDER_BY_MORE, *HARDER_BY_LESS):
        if key in card.asks and (number := _find_turning_point(ground, card, key)) is not None:
            harder = decide(ground, card).certain
            upward = harder == (key in HARDER_BY_MORE)
            return _make_suggestion("least" if upward else "most", key, number, number)
    for key in BY_KIND:
        if key in card.asks and (run := _find_run(ground, card, key)):
            return _make_suggestion("range" if len(run) > 1 else "just", key, run[0], run[-1])
    return _make_suggestion("none")


def _make_suggestion(kind: str, key: str = "", least: int = 0, most: int = 0) -> dict[str, Value]:
    return {"kind": kind, "key": key, "least": least, "most": most}


def _find_turning_point(ground: DecisionBoard, card: RuleCard, key: str) -> int | None:
    """Find, from the easiest number on, the first that is not certain, or the last that is possible."""
    numbers = _list_numbers(ground.board, key)
    if key in HARDER_BY_LESS:
        numbers = numbers[::-1]
    if decide(ground, card).certain:
        place = bisect_left(numbers, True, key=lambda n: not _decide_with(ground, card, key, n).certain)
    else:
        place = bisect_left(numbers, True, key=lambda n: not _decide_with(ground, card, key, n).galaxy) - 1
    number = numbers[place] if 0 <= place < len(numbers) else None
    return number if number is not None and _matters(_decide_with(ground, card, key, number)) else None


def _find_run(ground: DecisionBoard, card: RuleCard, key: str) -> Sequence[int]:
    """Find the run of good numbers around the nearest one."""
    asked = card.asks[key]
    assert isinstance(asked, int)
    good = [n for n in _list_numbers(ground.board, key) if _matters(_decide_with(ground, card, key, n))]
    if not good:
        return ()
    first = last = min(good, key=lambda number: abs(number - asked))
    while first - 1 in good:
        first -= 1
    while last + 1 in good:
        last += 1
    return range(first, last + 1)


def _matters(decision: Decision) -> bool:
    return decision.galaxy is not None and not decision.certain


def _decide_with(ground: DecisionBoard, card: RuleCard, key: str, number: int) -> Decision:
    return decide(ground, replace(card, asks={**card.asks, key: number}))


def _list_numbers(board: BitBoard, key: str) -> range:
    """Return the numbers that a card may have for this parameter."""
    cells = board.all.bit_count()
    return {
        "at_least": range(1, cells + 1),
        "at_most": range(cells + 1),
        "exactly": range(1, len(COLOURS) + 1),
        "constellations": range(1, len(board.constellations) + 1),
    }.get(key, range(1, len(board.orbits) + 1))


AT_DECK: Final = ("cards",)  # the place of findings about the whole deck
TOO_OFTEN: Final = 2  # times as often as another

# The most cards of a deck that a table needs, all different.
CARDS_NEEDED: Final = {"personal": SEATS[1], "public": PUBLIC_CARDS, "advanced": len(SECTORS)}


def find_twins(subject: Subject, board: BitBoard) -> Iterator[Found]:
    """Report the later of two cards that ask the same, even if they are in different sets."""
    own: Mapping[str, Any] = {card.id: card for _, card in subject.cards}
    deck = subject.supplies.decks[subject.deck]
    first: dict[object, str] = {}
    for card in (deck[id] for id in takewhile(lambda id: id not in own, deck)):
        if not lacks_constellation(card, board):
            first.setdefault(find_meaning(card, board), card.id)
    for entry, card in subject.cards:
        if lacks_constellation(card, board):
            continue
        if (other := first.setdefault(find_meaning(card, board), card.id)) != card.id:
            yield Found(SAME, entry.location, {"of": "card", "other": other})
        if card.copies > 1:
            yield Found(SAME, (*entry.location, "copies"), {"of": "copy", "other": card.id})


def find_shortage(subject: Subject, board: BitBoard) -> Iterator[Found]:
    """Report a deck with too few cards; those that the board does not allow do not count."""
    deck = subject.supplies.decks[subject.deck].values()
    cards = sum(not lacks_constellation(card, board) for card in deck)
    if cards < (needed := CARDS_NEEDED[subject.deck]):
        arguments: dict[str, Value] = {"deck": subject.deck, "cards": cards, "needed": needed}
        yield Found(SHORT, AT_DECK, arguments, key=True, whole=True)


def lacks_constellation(card: RuleCard, board: BitBoard) -> bool:
    """Tell whether a card asks for a constellation that is not on the board."""
    return card.asks.get("constellation", next(iter(board.constellations))) not in board.constellations


def count_names(cards: Iterable[RuleCard], board: BitBoard) -> Iterator[Found]:
    """Report how often a deck asks for each name, and uneven numbers. Orbits differ in size, so no number is
    fair for them."""
    asked = Counter(each for card in cards for each in _list_asked(card))
    for of, names in _list_names(board).items():
        numbers = {name: asked[of, name] for name in names}
        if of != "orbit" and _is_uneven(numbers.values()):
            named = ((_name_asked(of, name), n) for name, n in numbers.items())
            reasons = tuple(Reason("asked-number", {"name": name, "n": n}) for name, n in named)
            yield Found(UNEVEN, AT_DECK, {"of": of, "found": reasons}, key=True, whole=True)
        if any(numbers.values()):
            yield Found(ASKED_FOR, AT_DECK, {"of": of}, key=True, rows=_make_rows(of, numbers), whole=True)


def _list_asked(card: RuleCard) -> Iterator[tuple[str, object]]:
    """Yield the names that a card asks for, each with its kind."""
    for of in ("colour", "constellation", "orbit"):
        if of in card.asks:
            yield of, card.asks[of]
    colours = card.asks.get("colours")
    if isinstance(colours, tuple):
        yield from (("colour", colour) for colour in colours)


def _list_names(board: BitBoard) -> dict[str, tuple[str | int, ...]]:
    return {
        "colour": COLOURS,
        "constellation": tuple(board.constellations),
        "orbit": tuple(range(1, len(board.orbits) + 1)),
    }


def _is_uneven(numbers: Iterable[int]) -> bool:
    """Tell whether at least two cards ask for one name, and at most half as many for another."""
    fewest, *_, most = sorted(numbers)
    return most >= TOO_OFTEN * max(1, fewest)


def _name_asked(of: str, name: str | int) -> Reason:
    return Reason(f"asked-{of}", {of: name})


def _make_rows(of: str, numbers: Mapping[str | int, int]) -> tuple[tuple[Value, ...], ...]:
    heads = (_name_asked(of, name) for name in numbers)
    return (Reason("asked-of", {"of": of}), *heads), (Reason("asked-times"), *numbers.values())


def check_game() -> Checks:
    return Checks((*RULES, *PLACES, *list_codes(globals())), find_in_subject)


def find_in_subject(subject: Subject) -> Iterator[Found]:
    ground = make_decision_board(subject.supplies.board)
    return _find_in_board(subject, ground) if subject.kind == "board" else _find_in_cards(subject, ground)


def _find_in_cards(subject: Subject, ground: DecisionBoard) -> Iterator[Found]:
    """Check the cards of a set; judge the whole deck only if all of it could be read."""
    board = subject.supplies.board
    galaxies: dict[str, str] = {}
    for entry, card in subject.cards:
        if lacks_constellation(card, board):
            arguments = {"constellations": tuple(board.constellations)}
            yield Found(NO_CONSTELLATION, (*entry.location, "constellation"), arguments)
            continue
        decision = decide(ground, card, first=True)
        if decision.galaxy:
            galaxies[card.id] = _write_in_one_line(decision.galaxy)
        yield from _judge_card(ground, card, decision, entry.location)
        if card.later > card.first:
            yield Found(LATER, (*entry.location, "points", "later"))
    yield from find_twins(subject, board)
    if galaxies:
        rows = (("card", "galaxy"), *galaxies.items())
        yield Found(GALAXIES, AT_DECK, {"n": len(galaxies)}, key=True, rows=rows, aside=True)
    if not subject.supplies.incomplete:
        yield from find_shortage(subject, board)
        yield from count_names(subject.supplies.decks[subject.deck].values(), board)


def _find_in_board(subject: Subject, ground: DecisionBoard) -> Iterator[Found]:
    board = subject.supplies.board
    for cell in find_stray_cells(board):
        arguments = {"away": round(cell.away, 1), "orbit": round(cell.orbit, 1)}
        yield Found(OFF_ORBIT, ("cells", cell.cell), {"cell": board.cells[cell.cell], **arguments})
    if not ground.complete:
        yield Found(UNFILLED, ("links",), key=True)
    decks = subject.supplies.decks.values()
    cards = [card for deck in decks for id, card in deck.items() if id not in subject.elsewhere]
    lacking = tuple(card.id for card in cards if lacks_constellation(card, board))
    if lacking:
        yield Found(LACKING_CARDS, ("constellations",), {"cards": lacking}, key=True)
    for card in cards:
        if card.id not in lacking:
            yield from _judge_card(ground, card, decide(ground, card), ("links",))


def _judge_card(ground: DecisionBoard, card: RuleCard, decision: Decision, at: Location) -> Iterator[Found]:
    if not decision.galaxy or decision.certain:
        arguments: dict[str, Value] = {"of": "task" if card.rule in CONDITIONS else "items"}
        arguments |= suggest_number(ground, card)
        yield Found(CERTAIN if decision.certain else IMPOSSIBLE, at, arguments, card.id, key=at == ("links",))


def _write_in_one_line(sky: OwnSky) -> str:
    """Write a galaxy as on a score sheet, in one line."""
    cells = write_galaxy(sky.galaxy, sky.board).items()
    return "{" + ", ".join(f"{name}: {letters}" for name, letters in cells) + "}"
