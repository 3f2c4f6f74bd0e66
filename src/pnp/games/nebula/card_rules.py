"""What tasks ask for and advanced cards count: appendices I to III of the rulebook, a function for each
rule, and the galaxy as they read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import isfunction
from typing import TYPE_CHECKING, Any

from pnp.scoring import Reason, Value

if TYPE_CHECKING:
    from pnp.games.nebula.cards import Board, RuleCard


def find_most_pairs(ones: int, others: int, linked: Sequence[int]) -> list[tuple[int, int]]:
    """A maximum matching. Cells are the bits of `ones` and of `others`, which have none in common, and
    `linked` are the neighbours of each cell: an augmenting path for one star after another, so that a star
    which was paired once stays paired, though perhaps with another."""
    partners: dict[int, int] = {}  # of the others
    for one in bits(ones):
        _find_partner(one, others, linked, partners, set())
    return sorted((one, other) for other, one in partners.items())


def _find_partner(
    one: int, others: int, linked: Sequence[int], partners: dict[int, int], tried: set[int]
) -> bool:
    """Whether a star finds a partner, be it one whose own partner can find another."""
    for other in bits(linked[one] & others):
        if other not in tried:
            tried.add(other)
            if other not in partners or _find_partner(partners[other], others, linked, partners, tried):
                partners[other] = one
                return True
    return False


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, from the lowest."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


LETTERS = {"R": "red", "P": "purple", "Y": "yellow", "W": "white", "B": "blue", "O": "orange"}
COLOURS = tuple(LETTERS.values())
ALPHABETS = {"en": "".join(LETTERS), "cs": "ČFŽBMO", "pl": "CFŻBNP"}


@dataclass(frozen=True, slots=True)
class Galaxy:
    """Where stars lie: a mask of cells for each colour, and one for all; and in which language their letters
    were written."""

    colours: Mapping[str, int]
    filled: int
    language: str = "en"


NO_STARS = Galaxy(dict.fromkeys(COLOURS, 0), 0)


@dataclass(frozen=True, slots=True)
class Sky:
    """A galaxy is empty where `entered` is false."""

    board: Board
    galaxy: Galaxy
    entered: bool = True
    black_holes: int = 0
    most_black_holes: int = 0  # of all players
    claimed: tuple[str, ...] = ()


def name_cells(board: Board, mask: int) -> tuple[str, ...]:
    """The cells of a mask by their ids, in the board's order."""
    return tuple([board.cells[number] for number in bits(mask)])


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a task is met, the cells that show it, and how much there is of what it asks for, with the id
    of the message that says so."""

    holds: bool
    cells: int = 0
    count: int = 0
    measure: str = "measure"


def shining_stars(sky: Sky, colour: str, at_least: int) -> Verdict:
    """The centre is one of the five."""
    return _find_at_least(sky.galaxy.colours[colour] & sky.board.shining, at_least)


def stars(sky: Sky, colour: str, at_least: int) -> Verdict:
    return _find_at_least(sky.galaxy.colours[colour], at_least)


def most_black_holes(sky: Sky) -> Verdict:
    """A shared first place counts. Ruling: so it does where nobody has any."""
    return Verdict(sky.black_holes == sky.most_black_holes, 0, sky.black_holes)


def empty_cells(sky: Sky, at_most: int) -> Verdict:
    empty = sky.board.all & ~sky.galaxy.filled
    return Verdict(empty.bit_count() <= at_most, empty, empty.bit_count())


def constellation_colours(sky: Sky, constellation: str, exactly: int) -> Verdict:
    return _find_colours(sky, sky.board.constellations[constellation], exactly)


def orbit_colours(sky: Sky, orbit: int, exactly: int) -> Verdict:
    return _find_colours(sky, sky.board.orbits[orbit - 1], exactly)


def orbit_all_different(sky: Sky, orbit: int) -> Verdict:
    cells = sky.board.orbits[orbit - 1]
    return _find_colours(sky, cells, cells.bit_count())


def each_colour(sky: Sky, at_least: int) -> Verdict:
    """Black holes have no colour."""
    fewest = min(cells.bit_count() for cells in sky.galaxy.colours.values())
    return Verdict(fewest >= at_least, sky.galaxy.filled, fewest)


def colour_across_constellations(sky: Sky, colour: str, at_least: int, constellations: int) -> Verdict:
    """The constellations need not be complete."""
    found = [sky.galaxy.colours[colour] & cells for cells in sky.board.constellations.values()]
    enough = [cells for cells in found if cells.bit_count() >= at_least]
    return Verdict(len(enough) >= constellations, sum(enough), len(enough))


def adjacent_orbits(sky: Sky, count: int) -> Verdict:
    """Orbits 5 and 1 are not adjacent."""
    run = longest = cells = most = 0
    for orbit in sky.board.orbits:
        full = not orbit & ~sky.galaxy.filled
        run, cells = (run + 1, cells | orbit) if full else (0, 0)
        longest, most = (run, cells) if run > longest else (longest, most)
    return Verdict(longest >= count, most, longest)


def constellations_complete(sky: Sky, pair: str) -> Verdict:
    """Judged by the pair that lacks the fewest stars."""
    found = [_find_filled(sky, cells) for cells in sky.board.pairs[pair]]
    return min(found, key=lambda finding: finding.count)


def indirect_links_filled(sky: Sky) -> Verdict:
    return _find_filled(sky, sky.board.indirect)


def shining_neighbours_filled(sky: Sky) -> Verdict:
    """The centre has no orbital links."""
    return _find_filled(sky, sky.board.shining_neighbours)


def _find_at_least(cells: int, wanted: int) -> Verdict:
    return Verdict(cells.bit_count() >= wanted, cells, cells.bit_count())


def _find_filled(sky: Sky, cells: int) -> Verdict:
    """Whether stars lie on all of some cells; else how many lack one."""
    empty = (cells & ~sky.galaxy.filled).bit_count()
    return Verdict(False, cells, empty, "measure-empty") if empty else Verdict(True, cells, 0, "measure-none")


def _find_colours(sky: Sky, cells: int, wanted: int) -> Verdict:
    """Whether stars of exactly so many colours lie on all of some cells."""
    filled = _find_filled(sky, cells)
    if not filled.holds:
        return filled
    colours = sum([bool(sky.galaxy.colours[colour] & cells) for colour in COLOURS])
    return filled if colours == wanted else Verdict(False, cells, colours, "measure-colours")


@dataclass(frozen=True, slots=True)
class Items:
    """How many there are of what a card counts, and the cells, pairs or cards that they are."""

    count: int
    places: tuple[str, ...]


def linked_pairs(sky: Sky, colours: tuple[str, str]) -> Items:
    """Each star counts in one pair only."""
    one, other = (sky.galaxy.colours[colour] for colour in colours)
    cells = sky.board.cells
    pairs = find_most_pairs(one, other, sky.board.linked)
    return Items(len(pairs), tuple([f"{cells[first]}–{cells[second]}" for first, second in pairs]))


def shining_of_one_colour(sky: Sky) -> Items:
    """The centre is one of the five; the player chooses the colour, which is the one that pays most."""
    shining = [cells & sky.board.shining for cells in sky.galaxy.colours.values()]
    return _count_cells(sky, max(shining, key=int.bit_count))


def public_tasks_done(sky: Sky) -> Items:
    """It does not matter whether first or later."""
    return Items(len(sky.claimed), sky.claimed)


def surrounded_shining(sky: Sky) -> Items:
    """The cell itself may be empty; the centre does not count."""
    board, filled = sky.board, sky.galaxy.filled
    found = [cell for cell in board.outer_shining if not board.linked[cell] & ~filled]
    return Items(len(found), tuple([board.cells[cell] for cell in found]))


def orbits_with(sky: Sky, colour: str) -> Items:
    """The cells are all those with the colour; several may be on one orbit."""
    cells = sky.galaxy.colours[colour]
    orbits = [orbit for orbit in sky.board.orbits if cells & orbit]
    return Items(len(orbits), name_cells(sky.board, cells & sum(orbits)))


def orbital_to_shining(sky: Sky, colour: str) -> Items:
    """The centre has no orbital links."""
    return _count_cells(sky, sky.galaxy.colours[colour] & sky.board.shining_neighbours)


def _count_cells(sky: Sky, cells: int) -> Items:
    return Items(cells.bit_count(), name_cells(sky.board, cells))


COUNTED_BY = ("at_least", "at_most", "exactly", "count")  # of which a rule takes one at most


def describe_rule(card: RuleCard) -> Reason:
    """The message of the card's rule with its parameters; `n` is the number that is counted with, `one` and
    `other` are the stars of a pair."""
    arguments: dict[str, Value] = {**card.asks}
    for name in COUNTED_BY:
        if name in card.asks:
            arguments["n"] = card.asks[name]
    colours = card.asks.get("colours")
    if isinstance(colours, tuple):
        pair = zip(("one", "other"), colours, strict=True)
        arguments |= {name: Reason("paired-star", {"colour": colour}) for name, colour in pair}
    return Reason(f"rule-{card.rule}", arguments)


def _list_rules(result: type) -> dict[str, Callable[..., Any]]:
    """The functions above that find this, by their names with hyphens."""
    functions = [each for name, each in globals().items() if isfunction(each) and not name.startswith("_")]
    found = [each for each in functions if each.__annotations__.get("return") == result.__name__]
    return {each.__name__.replace("_", "-"): each for each in found}


CONDITIONS: Mapping[str, Callable[..., Verdict]] = _list_rules(Verdict)
COUNTS: Mapping[str, Callable[..., Items]] = _list_rules(Items)


def match_rules(functions: Mapping[str, Any]) -> dict[str, Callable[..., Any]]:
    """Of the functions of another module, those that are called as a rule is."""
    names = {rule: rule.replace("-", "_") for rule in (*CONDITIONS, *COUNTS)}
    return {rule: functions[name] for rule, name in names.items() if name in functions}
