"""What layouts see of a card of Nebula, its words and its picture: a galaxy that meets the card's rule, and
no more without any one star. How a card is explained, and what the picture of a position shows."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from pnp.errors import UnplacedError, code_phrase, phrase, suggest
from pnp.games.nebula.card_rules import COLOURS, bits, describe_rule, match_rules, name_cells
from pnp.games.nebula.cards import BitBoard, RuleCard
from pnp.games.nebula.position import PlayerState, Position
from pnp.games.nebula.scoring import ADVANCED_POINTS, PERSONAL_POINTS
from pnp.models.game import Explained
from pnp.scoring import Line, Reason, Result

Cells = tuple[int, ...]  # by their numbers
Groups = tuple[tuple[int, int], ...]  # masks without common cells, each with how many cells to choose from it

STEPS = 2000  # of a search, at most
STARTS = 8  # cells to try as a start, at most, unless none of them leads to a choice
SISTERS = 6  # good choices among which `turn` selects, at most
WORSE = 15.0  # mm: how much more crowded one of them may be than the best


def choose_apart(board: BitBoard, groups: Groups, turn: int = 0) -> Cells:
    """Choose so many cells of each group, no two of them linked; if that is impossible, linked ones. Of
    several well-spread choices, `turn` selects one."""
    wanted = tuple((cells, min(number, cells.bit_count())) for cells, number in groups)
    unlinked = choose_cells(board, wanted, board.linked, turn)
    return unlinked or choose_cells(board, wanted, _link_none(board), turn)


def _link_none(board: BitBoard) -> tuple[int, ...]:
    """Return links for a board without links, which allow every pair of cells."""
    return (0,) * len(board.cells)


def choose_cells(board: BitBoard, groups: Groups, linked: Sequence[int], turn: int = 0) -> Cells:
    """Choose so many cells of each group, no two of them linked; return none if that is impossible."""
    if not _has_enough(groups, board.all, linked):
        return ()
    choices: dict[frozenset[int], Cells] = {}
    starts = [cell for mask, number in groups if number for cell in bits(mask)]
    some = starts[:: math.ceil(len(starts) / STARTS) or 1]
    for tried, start in enumerate((*some, *starts)):
        if choices and tried >= len(some):
            break
        cells = _grow_choice(board, groups, linked, start)
        if cells is not None:
            choices.setdefault(frozenset(cells), cells)
    crowded = {cells: _measure_crowding(board, cells) for cells in choices.values()}
    best = sorted(crowded, key=lambda cells: (crowded[cells], sorted(cells)))[:SISTERS]
    good = [cells for cells in best if crowded[cells] <= crowded[best[0]] + WORSE]
    return tuple(sorted(good[turn % len(good)])) if good else ()


def _measure_crowding(board: BitBoard, cells: Cells) -> float:
    """Measure how crowded cells are: low if they are far apart and balanced around the centre."""
    places = [board.places[cell] for cell in cells]
    closest = min((math.dist(one, other) for one, other in combinations(places, 2)), default=0.0)
    return round(math.hypot(*map(math.fsum, zip(*places, strict=True))) / len(places) - closest, 3)


def _grow_choice(board: BitBoard, groups: Groups, linked: Sequence[int], start: int) -> Cells | None:
    """Find a choice that starts with this cell, each next cell as far as possible from those before; None if
    there is none."""
    steps = iter(range(STEPS))

    def grow(cells: Cells, free: int) -> Cells | None:
        lacking = [(mask, number - sum(mask >> cell & 1 for cell in cells)) for mask, number in groups]
        open_cells = sum(mask for mask, number in lacking if number) & free
        if not any(number for _, number in lacking):
            return cells
        for cell in sorted(bits(open_cells), key=lambda cell: -_measure_distance(board, cell, cells)):
            if next(steps, None) is None or not _has_enough(lacking, free, linked):
                return None
            choice = grow((*cells, cell), free & ~linked[cell] & ~(1 << cell))
            if choice is not None:
                return choice
            free &= ~(1 << cell)
        return None

    return grow((start,), board.all & ~linked[start] & ~(1 << start))


def _measure_distance(board: BitBoard, cell: int, cells: Cells) -> float:
    return min(math.dist(board.places[cell], board.places[other]) for other in cells)


def _has_enough(lacking: Iterable[tuple[int, int]], free: int, linked: Sequence[int]) -> bool:
    """Tell whether each group, by itself, has as many free unlinked cells as it lacks."""
    return all(
        _count_taken(mask & free, linked) >= number or _count_unlinked(mask & free, linked) >= number
        for mask, number in lacking
    )


def _count_taken(cells: int, linked: Sequence[int]) -> int:
    """Count the cells of a greedy choice: each in turn that is not linked to those before."""
    count = 0
    while cells:
        cell = cells.bit_length() - 1
        cells &= ~(linked[cell] | 1 << cell)
        count += 1
    return count


def _count_unlinked(cells: int, linked: Sequence[int]) -> int:
    """Count the largest set of these cells in which no two are linked. It branches on the cell with most
    links; where no cell has more than one, each pair adds one."""
    count = 0
    while cells:
        cell = max(bits(cells), key=lambda cell: (linked[cell] & cells).bit_count())
        beside = linked[cell] & cells
        cells &= ~(1 << cell)
        if beside.bit_count() > 1:
            return count + max(1 + _count_unlinked(cells & ~beside, linked), _count_unlinked(cells, linked))
        cells &= ~beside
        count += 1
    return count


def colour_cells(
    board: BitBoard, cells: Sequence[int], colours: Sequence[str], most: int = 0
) -> Mapping[int, str]:
    """Colour these cells in exactly these colours, in turn around the centre as far as possible: none more
    often than `most`, or without `most` each about as often, and no two linked cells alike. If that is
    impossible, use some colours more often, or let linked cells be alike."""
    around = sorted(cells, key=lambda cell: _measure_angle(board, cell))
    even = most or math.ceil(len(around) / len(colours))
    for limit, linked in (
        (even, board.linked),
        (len(around), board.linked),
        (even, _link_none(board)),
    ):
        colouring = _paint_cells(around, colours, limit, linked) if not most or limit == most else None
        if colouring is not None:
            return colouring
    return dict(zip(around, colours, strict=False))


def _measure_angle(board: BitBoard, cell: int) -> float:
    """Return the angle of a cell around the centre, clockwise from the upper left."""
    x, y = board.places[cell]
    return math.atan2(-x - y, y - x) % math.tau


def _paint_cells(
    cells: Sequence[int], colours: Sequence[str], most: int, linked: Sequence[int]
) -> dict[int, str] | None:
    steps = iter(range(STEPS))

    def paint(colour_by_cell: dict[int, str]) -> dict[int, str] | None:
        index = len(colour_by_cell)
        if index == len(cells):
            return colour_by_cell
        for colour in _list_open_colours(cells, colour_by_cell, colours, most, linked):
            if next(steps, None) is None:
                return None
            colouring = paint({**colour_by_cell, cells[index]: colour})
            if colouring is not None:
                return colouring
        return None

    return paint({})


def _list_open_colours(
    cells: Sequence[int], given: Mapping[int, str], colours: Sequence[str], most: int, linked: Sequence[int]
) -> Iterator[str]:
    """Yield the colours that the next cell may have; every colour must be used in the end."""
    index, used = len(given), Counter(given.values())
    cell, left = cells[index], len(cells) - index
    beside = {given[other] for other in bits(linked[cell]) if other in given}
    lacking = len(colours) - len(used)
    for k in range(len(colours)):
        colour = colours[(index + k) % len(colours)]
        if colour not in beside and used[colour] < most and (left > lacking or not used[colour]):
            yield colour


ANY_STAR = "any"  # a star of any colour
SPECTRUM = ("red", "orange", "yellow", "white", "blue", "purple")
KINDS_OF_PAIRS = ("direct", "indirect", "direct", "orbital")  # the links of a picture's pairs
Pair = tuple[int, int]
Item = TypeVar("Item")


class Picture(Struct, frozen=True):
    """The picture of a card: a galaxy with stars such as `lyra1=red`, marked cells, links such as `lyra1
    lyra2`, constellations and orbits; or the black holes of players, the reader first; or public tasks with
    markers."""

    scene: str = "galaxy"  # galaxy, bars or tasks
    stars: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    sectors: tuple[str, ...] = ()
    orbits: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    tasks: tuple[str, ...] = ()


def make_picture(card: RuleCard, board: BitBoard) -> Picture:
    return PICTURES[card.rule](board, **card.asks)


def shining_stars(board: BitBoard, colour: str, at_least: int) -> Picture:
    return _show_one_colour(board, colour, ((board.shining, at_least),))


def stars(board: BitBoard, colour: str, at_least: int) -> Picture:
    return _show_one_colour(board, colour, ((board.all, at_least),))


def most_black_holes(_: BitBoard) -> Picture:
    """Show a tie: with one black hole fewer, another player has the most."""
    return Picture(scene="bars", bars=("3", "3", "2"))


def empty_cells(board: BitBoard, at_most: int) -> Picture:
    empty = choose_apart(board, ((board.all & ~board.core, at_most),)) if at_most else ()
    if at_most == len(board.cells):
        empty = tuple(range(at_most))
    return _show(board, _put_any(set(range(len(board.cells))) - {*empty}), empty)


def constellation_colours(board: BitBoard, constellation: str, exactly: int) -> Picture:
    turn = [*board.constellations].index(constellation)
    colours = _choose_colours(exactly, turn)
    cells = bits(board.constellations[constellation])
    return _show(board, colour_cells(board, cells, colours), sectors=(constellation,))


def orbit_colours(board: BitBoard, orbit: int, exactly: int) -> Picture:
    cells = bits(board.orbits[orbit - 1])
    colours = _choose_colours(min(exactly, len(cells)), orbit)
    return _show(board, colour_cells(board, cells, colours), orbits=(orbit,))


def orbit_all_different(board: BitBoard, orbit: int) -> Picture:
    cells = bits(board.orbits[orbit - 1])
    colours = _turn_around(SPECTRUM, orbit)[: len(cells)]
    return _show(board, colour_cells(board, cells, colours), orbits=(orbit,))


def each_colour(board: BitBoard, at_least: int) -> Picture:
    number = min(len(COLOURS) * at_least, len(board.cells))
    cells = choose_cells(board, ((board.all, number),), _link_none(board))
    return _show(board, colour_cells(board, cells, SPECTRUM, at_least))


def colour_across_constellations(board: BitBoard, colour: str, at_least: int, constellations: int) -> Picture:
    """Vary the constellations left out from colour to colour, if there is a choice."""
    turn = SPECTRUM.index(colour)
    choices = _turn_around(combinations(board.constellations, constellations), turn)
    groups = [tuple((board.constellations[name], at_least) for name in names) for names in choices]
    chosen = (choose_cells(board, each, board.linked, turn) for each in groups)
    linked = choices[0], choose_apart(board, groups[0], turn)
    names, cells = next((each for each in zip(choices, chosen, strict=True) if each[1]), linked)
    sectors = names if constellations < len(board.constellations) else ()
    return _show(board, dict.fromkeys(cells, colour), sectors=sectors)


def adjacent_orbits(board: BitBoard, count: int) -> Picture:
    """Show the middle ones of all orbits."""
    first = math.ceil((len(board.orbits) - count) / 2)
    cells = [cell for orbit in board.orbits[first : first + count] for cell in bits(orbit)]
    return _show(board, _put_any(cells), orbits=range(first + 1, first + count + 1))


def constellations_complete(board: BitBoard, pair: str) -> Picture:
    cells = board.pairs[pair][0]
    links = (*board.links["direct"], *board.links["indirect"])
    within = [pair for pair in links if all(cells >> end & 1 for end in pair)]
    sectors = tuple(name for name, mask in board.constellations.items() if mask & cells)
    return _show(board, _put_any(bits(cells)), links=within, sectors=sectors)


def indirect_links_filled(board: BitBoard) -> Picture:
    return _show(board, _put_any(bits(board.indirect)), links=board.links["indirect"])


def shining_neighbours_filled(board: BitBoard) -> Picture:
    links = [pair for pair in board.links["orbital"] if {*pair} & {*board.outer_shining}]
    return _show(board, _put_any(bits(board.shining_neighbours)), board.outer_shining, links)


def linked_pairs(board: BitBoard, colours: tuple[str, str]) -> Picture:
    one, other = sorted(SPECTRUM.index(colour) for colour in colours)
    turn = [*combinations(range(len(SPECTRUM)), 2)].index((one, other))
    pairs = _choose_pairs(board, turn)
    ends = [(cell, index + end) for index, pair in enumerate(pairs) for end, cell in enumerate(pair)]
    bearing = {cell: colours[(number + turn) % 2] for cell, number in ends}
    return _show(board, bearing, links=pairs)


def _choose_pairs(board: BitBoard, turn: int) -> tuple[Pair, ...]:
    """Choose four links of all kinds, one at each constellation, with no other link between them; if the
    board has none, as many as possible."""
    for kinds in _turn_around([*dict.fromkeys(permutations(KINDS_OF_PAIRS))], turn * 5):
        # In a constellation, from the centre to it, or out of it along an orbit.
        links = zip((board.links[kind] for kind in kinds), board.constellations.values(), strict=True)
        choices = [[pair for pair in pairs if cells >> pair[0] & 1] for pairs, cells in links]
        good_choices = [pairs for pairs in product(*choices) if _stand_apart(board, pairs)]
        if good_choices:
            return max(good_choices, key=lambda pairs: _measure_spread(board, pairs))
    return _choose_few_pairs(board)


def _choose_few_pairs(board: BitBoard) -> tuple[Pair, ...]:
    found: tuple[Pair, ...] = ()
    for kind in ("indirect", "orbital", "direct", "direct"):
        apart = ((*found, pair) for pair in board.links[kind] if _stand_apart(board, (*found, pair)))
        found = next(apart, found)
    return found


def _stand_apart(board: BitBoard, pairs: tuple[Pair, ...]) -> bool:
    around = 0
    for one, other in pairs:
        ends = 1 << one | 1 << other
        if around & ends:
            return False
        around |= ends | board.linked[one] | board.linked[other]
    return True


def _measure_spread(board: BitBoard, pairs: tuple[Pair, ...]) -> float:
    """Return the distance between the closest two of these links."""
    ends = (zip(board.places[one], board.places[other], strict=True) for one, other in pairs)
    middles = [tuple((a + b) / 2 for a, b in each) for each in ends]
    return min(math.dist(one, other) for one, other in combinations(middles, 2))


def shining_of_one_colour(board: BitBoard) -> Picture:
    return _show_one_colour(board, "yellow", ((board.shining, board.shining.bit_count()),))


def public_tasks_done(_: BitBoard) -> Picture:
    return Picture(scene="tasks", tasks=("first", "later", "open", "first"))


def surrounded_shining(board: BitBoard) -> Picture:
    """Show two surrounded cells, as far apart as possible."""
    pairs = combinations(board.outer_shining, 2)
    shown = max(pairs, key=lambda pair: math.dist(*(board.places[cell] for cell in pair)))
    around = board.linked[shown[0]] | board.linked[shown[1]]
    links = [pair for pairs in board.links.values() for pair in pairs if {*pair} & {*shown}]
    return _show(board, _put_any(bits(around)), shown, links)


def orbits_with(board: BitBoard, colour: str) -> Picture:
    groups = tuple((cells, 1) for cells in board.orbits)
    cells = choose_apart(board, groups, SPECTRUM.index(colour))
    return _show(board, dict.fromkeys(cells, colour), orbits=range(1, len(groups) + 1))


def orbital_to_shining(board: BitBoard, colour: str) -> Picture:
    """Show one star beside each of the four outer shining cells."""
    beside = {cell: _find_along_orbits(board, cell) for cell in board.outer_shining}
    chosen = choose_apart(board, tuple((cells, 1) for cells in beside.values()), SPECTRUM.index(colour))
    links = [(cell, lying) for cell, cells in beside.items() for lying in chosen if cells >> lying & 1]
    return _show(board, dict.fromkeys(chosen, colour), board.outer_shining, links)


def _find_along_orbits(board: BitBoard, cell: int) -> int:
    """Return the mask of the cells orbitally linked to this one."""
    return sum(1 << end for pair in board.links["orbital"] if cell in pair for end in pair if end != cell)


PICTURES: Mapping[str, Callable[..., Picture]] = match_rules(globals())


def _show_one_colour(board: BitBoard, colour: str, groups: tuple[tuple[int, int], ...]) -> Picture:
    cells = choose_apart(board, groups, SPECTRUM.index(colour))
    return _show(board, dict.fromkeys(cells, colour))


def _choose_colours(number: int, turn: int) -> tuple[str, ...]:
    """Choose so many colours that differ well: every other one of the spectrum first."""
    spectrum = _turn_around(SPECTRUM, turn)
    return (*spectrum[::2], *spectrum[1::2])[:number]


def _turn_around(items: Iterable[Item], turn: int) -> tuple[Item, ...]:
    all_items = tuple(items)
    first = turn % len(all_items)
    return (*all_items[first:], *all_items[:first])


def _show(
    board: BitBoard,
    stars: Mapping[int, str],
    cells: Iterable[int] = (),
    links: Iterable[Pair] = (),
    sectors: tuple[str, ...] = (),
    orbits: Iterable[int] = (),
) -> Picture:
    """Make the picture of a galaxy. `stars` are colours by cell, `links` pairs of cells; orbits count from
    1."""
    return Picture(
        stars=tuple(f"{board.cells[cell]}={colour}" for cell, colour in sorted(stars.items())),
        cells=tuple(board.cells[cell] for cell in sorted(cells)),
        links=tuple(f"{board.cells[one]} {board.cells[other]}" for one, other in links),
        sectors=sectors,
        orbits=tuple(map(str, orbits)),
    )


def _put_any(cells: Iterable[int]) -> Mapping[int, str]:
    """Put a star of any colour on each cell."""
    return dict.fromkeys(cells, ANY_STAR)


PLACES_OF_PAIR = {"one": "first", "other": "second"}  # the colours of a pair, and their places in a sentence


def personal_fields(card: RuleCard, board: BitBoard) -> dict[str, Any]:
    return _card_fields(card, board, PERSONAL_POINTS)


def public_fields(card: RuleCard, board: BitBoard) -> dict[str, Any]:
    return _card_fields(card, board, card.first, card.later)


def advanced_fields(card: RuleCard, board: BitBoard) -> dict[str, Any]:
    return _card_fields(card, board, *ADVANCED_POINTS)


def _card_fields(card: RuleCard, board: BitBoard, *values: int) -> dict[str, Any]:
    """Return the fields of a card; raise UnplacedError if it asks for a constellation not on the board."""
    asked = str(card.asks.get("constellation", ""))
    if asked and asked not in board.constellations:
        wrong = code_phrase("form-unknown-name", "there-is-no-constellation-asked", asked=asked[:40])
        known = phrase("the-board-has-constellations", constellations=", ".join(board.constellations))
        raise UnplacedError(wrong, suggest(asked, board.constellations) or known)
    return {
        "title": _word_on_card("title", card),
        "text": _word_on_card("card", card),
        "values": tuple(map(str, values)),
        **asdict(make_picture(card, board)),
    }


def _word_on_card(what: str, card: RuleCard) -> Reason:
    """Word the title of a card, or its rule."""
    arguments = dict(describe_rule(card).arguments)
    colours = card.asks.get("colours")
    if isinstance(colours, tuple):
        for (name, place), colour in zip(PLACES_OF_PAIR.items(), colours, strict=True):
            arguments[name] = Reason(f"{what}-colour", {"colour": colour, "place": place})
    return Reason(f"{what}-{card.rule}", arguments)


def explain_personal(card: RuleCard, _: object) -> Explained:
    return Explained((Reason("count-point", {"n": PERSONAL_POINTS}),), (card.rule, "personal"))


def explain_public(card: RuleCard, _: object) -> Explained:
    values = (Reason("explain-first", {"n": card.first}), Reason("explain-later", {"n": card.later}))
    return Explained(values, (card.rule, "public"))


def explain_advanced(card: RuleCard, _: object) -> Explained:
    values = (Reason("explain-by-place", {"points": ", ".join(map(str, ADVANCED_POINTS))}),)
    return Explained(values, (card.rule, "advanced"))


def position_fields(position: Position, result: Result) -> list[Mapping[str, Any]]:
    """Return each player's stars, the black holes on the bar, and the stars that earned each line."""
    return [
        {
            "stars": tuple(stars.values()),
            "holes": min(player.sky.black_holes, len(position.board.bar)),  # a score sheet may have more
            "marks": _list_marks(stars, standing.lines),
        }
        for player, standing in zip(position.players, result.players, strict=True)
        for stars in (_list_stars(player),)
    ]


def _list_stars(player: PlayerState) -> dict[str, str]:
    """Return the stars of a galaxy by their cells, as a figure reads them: `lyra1=red`."""
    board = player.sky.board
    colours = player.sky.galaxy.colours.items()
    found = {cell: f"{cell}={colour}" for colour, mask in colours for cell in name_cells(board, mask)}
    return {cell: found[cell] for cell in board.cells if cell in found}


def _list_marks(stars: Mapping[str, str], lines: tuple[Line, ...]) -> tuple[tuple[str, ...], ...]:
    """List the stars that earned each line. A place without a star is left out: a public task's star may have
    been covered since."""
    earned = [{place for reason in line.reasons for place in reason.places} for line in lines]
    return tuple(tuple(star for cell, star in stars.items() if cell in places) for places in earned)
