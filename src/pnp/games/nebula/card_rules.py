"""The rules of tasks and advanced cards: appendices I to III of the rulebook, one function for each rule, and
the galaxy that they read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import isfunction
from typing import TYPE_CHECKING, Any

from pnp.scoring import Reason, Value

if TYPE_CHECKING:
    from pnp.games.nebula.cards import BitBoard, RuleCard


def find_most_pairs(ones: int, others: int, linked: Sequence[int]) -> list[tuple[int, int]]:
    """Find a maximum matching between the cells of two disjoint masks; `linked` are the neighbours of each
    cell. It searches an augmenting path for one star after another, so a star once paired stays paired,
    though perhaps with another."""
    partners: dict[int, int] = {}  # of the others
    for one in bits(ones):
        _find_partner(one, others, linked, partners, set())
    return sorted((one, other) for other, one in partners.items())


def _find_partner(
    one: int, others: int, linked: Sequence[int], partners: dict[int, int], tried: set[int]
) -> bool:
    """Pair a star, perhaps with one whose own partner can find another; tell whether it has a partner."""
    for other in bits(linked[one] & others):
        if other not in tried:
            tried.add(other)
            if other not in partners or _find_partner(partners[other], others, linked, partners, tried):
                partners[other] = one
                return True
    return False


def bits(mask: int) -> list[int]:
    """List the numbers of the set bits, from the lowest."""
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
    """The stars of a player: a mask of cells for each colour, one for all, and the language of their
    letters."""

    colours: Mapping[str, int]
    filled: int
    language: str = "en"


NO_STARS = Galaxy(dict.fromkeys(COLOURS, 0), 0)


@dataclass(frozen=True, slots=True)
class OwnSky:
    """A player's galaxy, black holes and claims. The galaxy is empty if `entered` is false."""

    board: BitBoard
    galaxy: Galaxy
    entered: bool = True
    black_holes: int = 0
    most_black_holes: int = 0  # of all players
    claimed: tuple[str, ...] = ()


def name_cells(board: BitBoard, mask: int) -> tuple[str, ...]:
    """Return the ids of a mask's cells, in the board's order."""
    return tuple([board.cells[number] for number in bits(mask)])


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a task: whether it holds, the cells that show it, how much was found, and the id of the
    message that says so."""

    holds: bool
    cells: int = 0
    count: int = 0
    measure: str = "measure"


def shining_stars(sky: OwnSky, colour: str, at_least: int) -> Verdict:
    """Count stars on shining cells; the centre is one of the five."""
    return _find_at_least(sky.galaxy.colours[colour] & sky.board.shining, at_least)


def stars(sky: OwnSky, colour: str, at_least: int) -> Verdict:
    return _find_at_least(sky.galaxy.colours[colour], at_least)


def most_black_holes(sky: OwnSky) -> Verdict:
    """Compare black holes. A shared first place counts, even if nobody has any (ruling)."""
    return Verdict(sky.black_holes == sky.most_black_holes, 0, sky.black_holes)


def empty_cells(sky: OwnSky, at_most: int) -> Verdict:
    empty = sky.board.all & ~sky.galaxy.filled
    return Verdict(empty.bit_count() <= at_most, empty, empty.bit_count())


def constellation_colours(sky: OwnSky, constellation: str, exactly: int) -> Verdict:
    return _find_colours(sky, sky.board.constellations[constellation], exactly)


def orbit_colours(sky: OwnSky, orbit: int, exactly: int) -> Verdict:
    return _find_colours(sky, sky.board.orbits[orbit - 1], exactly)


def orbit_all_different(sky: OwnSky, orbit: int) -> Verdict:
    cells = sky.board.orbits[orbit - 1]
    return _find_colours(sky, cells, cells.bit_count())


def each_colour(sky: OwnSky, at_least: int) -> Verdict:
    """Count the rarest colour. Black holes have no colour."""
    fewest = min(cells.bit_count() for cells in sky.galaxy.colours.values())
    return Verdict(fewest >= at_least, sky.galaxy.filled, fewest)


def colour_across_constellations(sky: OwnSky, colour: str, at_least: int, constellations: int) -> Verdict:
    """Count constellations with enough of a colour; they need not be complete."""
    found = [sky.galaxy.colours[colour] & cells for cells in sky.board.constellations.values()]
    enough = [cells for cells in found if cells.bit_count() >= at_least]
    return Verdict(len(enough) >= constellations, sum(enough), len(enough))


def adjacent_orbits(sky: OwnSky, count: int) -> Verdict:
    """Find the longest run of full orbits. Orbits 5 and 1 are not adjacent."""
    run = longest = cells = most = 0
    for orbit in sky.board.orbits:
        full = not orbit & ~sky.galaxy.filled
        run, cells = (run + 1, cells | orbit) if full else (0, 0)
        longest, most = (run, cells) if run > longest else (longest, most)
    return Verdict(longest >= count, most, longest)


def constellations_complete(sky: OwnSky, pair: str) -> Verdict:
    """Judge by the pair that lacks the fewest stars."""
    found = [_find_filled(sky, cells) for cells in sky.board.pairs[pair]]
    return min(found, key=lambda finding: finding.count)


def indirect_links_filled(sky: OwnSky) -> Verdict:
    return _find_filled(sky, sky.board.indirect)


def shining_neighbours_filled(sky: OwnSky) -> Verdict:
    """Leave out the centre: it has no orbital links."""
    return _find_filled(sky, sky.board.shining_neighbours)


def _find_at_least(cells: int, wanted: int) -> Verdict:
    return Verdict(cells.bit_count() >= wanted, cells, cells.bit_count())


def _find_filled(sky: OwnSky, cells: int) -> Verdict:
    """Tell whether stars lie on all these cells; if not, count the empty ones."""
    empty = (cells & ~sky.galaxy.filled).bit_count()
    return Verdict(False, cells, empty, "measure-empty") if empty else Verdict(True, cells, 0, "measure-none")


def _find_colours(sky: OwnSky, cells: int, wanted: int) -> Verdict:
    """Tell whether stars of exactly so many colours lie on all these cells."""
    filled = _find_filled(sky, cells)
    if not filled.holds:
        return filled
    colours = sum([bool(sky.galaxy.colours[colour] & cells) for colour in COLOURS])
    return filled if colours == wanted else Verdict(False, cells, colours, "measure-colours")


@dataclass(frozen=True, slots=True)
class Items:
    """The items that a card counts: their number, and the cells, pairs or cards."""

    count: int
    places: tuple[str, ...]


def linked_pairs(sky: OwnSky, colours: tuple[str, str]) -> Items:
    """Count pairs of linked stars, each star in one pair only."""
    one, other = (sky.galaxy.colours[colour] for colour in colours)
    cells = sky.board.cells
    pairs = find_most_pairs(one, other, sky.board.linked)
    return Items(len(pairs), tuple([f"{cells[first]}–{cells[second]}" for first, second in pairs]))


def shining_of_one_colour(sky: OwnSky) -> Items:
    """Count shining stars of one colour, the centre too. The player chooses the colour: take the one that
    pays most."""
    shining = [cells & sky.board.shining for cells in sky.galaxy.colours.values()]
    return _count_cells(sky, max(shining, key=int.bit_count))


def public_tasks_done(sky: OwnSky) -> Items:
    """Count claimed public tasks, first or later alike."""
    return Items(len(sky.claimed), sky.claimed)


def surrounded_shining(sky: OwnSky) -> Items:
    """Count surrounded shining cells. The cell itself may be empty; the centre does not count."""
    board, filled = sky.board, sky.galaxy.filled
    found = [cell for cell in board.outer_shining if not board.linked[cell] & ~filled]
    return Items(len(found), tuple([board.cells[cell] for cell in found]))


def orbits_with(sky: OwnSky, colour: str) -> Items:
    """Count orbits with the colour. The places are all its cells; several may be on one orbit."""
    cells = sky.galaxy.colours[colour]
    orbits = [orbit for orbit in sky.board.orbits if cells & orbit]
    return Items(len(orbits), name_cells(sky.board, cells & sum(orbits)))


def orbital_to_shining(sky: OwnSky, colour: str) -> Items:
    """Leave out the centre: it has no orbital links."""
    return _count_cells(sky, sky.galaxy.colours[colour] & sky.board.shining_neighbours)


def _count_cells(sky: OwnSky, cells: int) -> Items:
    return Items(cells.bit_count(), name_cells(sky.board, cells))


COUNTED_BY = ("at_least", "at_most", "exactly", "count")  # of which a rule takes one at most


def describe_rule(card: RuleCard) -> Reason:
    """Return the message of a card's rule with its parameters; `n` is its number, `one` and `other` are the
    stars of a pair."""
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
    """Return the functions above with this return type, by name with hyphens."""
    functions = [each for name, each in globals().items() if isfunction(each) and not name.startswith("_")]
    found = [each for each in functions if each.__annotations__.get("return") == result.__name__]
    return {each.__name__.replace("_", "-"): each for each in found}


CONDITIONS: Mapping[str, Callable[..., Verdict]] = _list_rules(Verdict)
COUNTS: Mapping[str, Callable[..., Items]] = _list_rules(Items)


def match_rules(functions: Mapping[str, Any]) -> dict[str, Callable[..., Any]]:
    """Return the functions of another module that are named like a rule, by rule."""
    names = {rule: rule.replace("-", "_") for rule in (*CONDITIONS, *COUNTS)}
    return {rule: functions[name] for rule, name in names.items() if name in functions}
