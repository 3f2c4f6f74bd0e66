"""A table of Nebula in characters: galaxies with orbits as rows and constellations as columns, black holes,
and tasks, met or not."""

from __future__ import annotations

import math
import textwrap
from cmath import phase
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, pairwise, zip_longest
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import Location
from pnp.games.nebula import scoring
from pnp.games.nebula.card_rules import ALPHABETS, CONDITIONS, LETTERS, Galaxy, OwnSky, bits, describe_rule
from pnp.games.nebula.cards import CORE, BitBoard, RuleCard
from pnp.games.nebula.forms import EMPTY_CELL
from pnp.games.nebula.position import PlayerState, Position
from pnp.models.game import COLUMNS, Chars, Colour, Row, Sketch
from pnp.models.score_sheets.keys import strip_marks
from pnp.scoring import Reason, Result, Value

LABEL_WIDTH, COLUMN_WIDTH = 12, 17  # characters before the constellations, and of each
ABREAST, STEP = 2, 8  # cells side by side in a constellation, and characters from one to the next
TICKED, NOT_TICKED = "[x]", "[ ]"
_COLOURS: Final[Mapping[str, Colour]] = {
    "R": "red", "P": "purple", "Y": "yellow", "W": "white", "B": "blue", "O": "orange",
}  # fmt: skip


class _OrbitLine(Struct, frozen=True):
    """A line of an orbit: its cells with their first columns, those that an orbital link joins to the cell
    before, and whether a link runs around from the last cell to the first."""

    cells: tuple[tuple[int, int], ...]
    joined: frozenset[int]
    around: bool


def draw_galaxy(board: BitBoard, galaxy: Galaxy) -> list[Row]:
    """Draw the whole galaxy; full orbits and full constellations are ticked."""
    orbits = (row for orbit in range(len(board.orbits)) for row in _draw_orbit(board, galaxy, orbit))
    return [_draw_head(board, galaxy), *orbits, _draw_completed(board, galaxy)]


def describe_board(board: BitBoard) -> list[Row]:
    """List the lines below a galaxy: the links that it does not show, and the names of cells that are not
    called by constellation and number."""
    return [*_list_links(board), *_list_unshown_links(board), *_list_names(board)]


def draw_constellation(board: BitBoard, galaxy: Galaxy, name: str) -> list[Row]:
    """Draw the cells of one constellation with their names, and how many hold stars."""
    stars = list_stars(board, galaxy)
    cells = [_draw_cell(board, cell, board.cells[cell], stars) for cell in board.cells_of[name]]
    return fill_rows([*cells, _draw_tally(board.constellations[name], galaxy)], gap=" ")


def draw_core(board: BitBoard, galaxy: Galaxy) -> Row:
    (core,) = bits(board.core)
    return (_draw_cell(board, core, board.cells[core], list_stars(board, galaxy)),)


def list_stars(board: BitBoard, galaxy: Galaxy) -> list[Chars]:
    """List the contents of all cells as letters of the language that they were written in, without
    accents."""
    runs = [Chars(EMPTY_CELL, "faint")] * len(board.cells)
    own = strip_marks(ALPHABETS[galaxy.language])
    for letter, (english, colour) in zip(own, LETTERS.items(), strict=True):
        for cell in bits(galaxy.colours[colour]):
            runs[cell] = Chars(letter, _COLOURS[english], strong=True)
    return runs


def draw_tick(holds: bool) -> str:
    return TICKED if holds else NOT_TICKED


def fill_rows(runs: Iterable[Chars], gap: str = "  ") -> list[Row]:
    """Arrange runs with blanks between them, in as many rows as they need."""
    rows: list[list[Chars]] = []
    used = COLUMNS
    for run in runs:
        if used + len(gap) + len(run.text) > COLUMNS:
            rows.append([])
            used = -len(gap)
        else:
            rows[-1].append(Chars(gap))
        rows[-1].append(run)
        used += len(gap) + len(run.text)
    return [tuple(row) for row in rows]


def _draw_cell(board: BitBoard, cell: int, label: str, stars: Sequence[Chars]) -> Chars:
    """Draw a cell; a shining one is in parentheses, with or without a star."""
    star = stars[cell]
    text = f"({label}:{star.text})" if board.shining >> cell & 1 else f" {label}:{star.text} "
    return replace(star, text=text)


def _draw_tally(cells: int, galaxy: Galaxy) -> Chars:
    """Write how many of these cells hold stars, ticked if all do."""
    filled, full = (cells & galaxy.filled).bit_count(), not cells & ~galaxy.filled
    text = f"{draw_tick(full)} {filled}/{cells.bit_count()}"
    return Chars(text, "gold" if full else "faint", strong=full)


def _draw_head(board: BitBoard, galaxy: Galaxy) -> Row:
    core = draw_core(board, galaxy)
    names = "".join(f" {_shorten_name(name):{COLUMN_WIDTH - 1}}" for name in board.constellations)
    gap = " " * (LABEL_WIDTH - sum(len(run.text) for run in core))
    return *core, Chars(gap + names.rstrip(), strong=True)


def _shorten_name(name: str) -> str:
    return name if len(name) < COLUMN_WIDTH else f"{name[: COLUMN_WIDTH - 2]}~"


def _draw_completed(board: BitBoard, galaxy: Galaxy) -> Row:
    tallies = [_draw_tally(cells, galaxy) for cells in board.constellations.values()]
    padded = [each for run in tallies for each in (run, Chars(" " * (COLUMN_WIDTH - len(run.text))))]
    return Chars(" " * (LABEL_WIDTH + 1)), *padded[:-1]


def _draw_orbit(board: BitBoard, galaxy: Galaxy, orbit: int) -> Iterator[Row]:
    """Yield the lines of an orbit, with its number, and how many of its cells hold stars."""
    tally = _draw_tally(board.orbits[orbit], galaxy)
    head = f"{tally.text[: len(TICKED)]} {orbit + 1} {tally.text[len(TICKED) :].strip()}"
    label = Chars(f"{head:{LABEL_WIDTH - 1}}", tally.colour, tally.strong)
    stars = list_stars(board, galaxy)
    for number, line in enumerate(_lay_lines(board, orbit)):
        yield Chars(" " * (LABEL_WIDTH - 1)) if number else label, *_draw_line(board, line, stars)


def _draw_line(board: BitBoard, line: _OrbitLine, stars: Sequence[Chars]) -> Iterator[Chars]:
    end = LABEL_WIDTH - 1
    for place, (cell, start) in enumerate(line.cells):
        joined = cell in line.joined if place else line.around
        gap = ("-" if joined else " ") * (start - end)
        yield Chars(f"<{gap[1:]}" if joined and not place else gap, "faint")
        run = _draw_cell(board, cell, str(_find_place(board, cell)), stars)
        yield run
        end = start + len(run.text)
    if line.around:
        yield Chars("-" * (COLUMNS - 1 - end) + ">", "faint")


def _lay_lines(board: BitBoard, orbit: int) -> list[_OrbitLine]:
    """Lay out an orbit: in each constellation up to `ABREAST` cells side by side, the others below."""
    ring = _order_ring(board, board.orbits[orbit])
    links = {frozenset(link) for link in board.links["orbital"]}
    before = {cell: ring[place - 1] for place, cell in enumerate(ring)}
    stand: dict[int, list[tuple[int, int]]] = {}
    for column, cells in enumerate(board.constellations.values()):
        for place, cell in enumerate(cell for cell in ring if cells >> cell & 1):
            start = LABEL_WIDTH + column * COLUMN_WIDTH + place % ABREAST * STEP
            stand.setdefault(place // ABREAST, []).append((cell, start))
    lines = []
    for line in stand.values():
        follows = {cell for (one, _), (cell, _) in pairwise(line) if before[cell] == one}
        joined = frozenset(cell for cell in follows if {cell, before[cell]} in links)
        ends = frozenset({line[0][0], line[-1][0]})
        around = len(ring) > 2 and ends == {ring[0], ring[-1]} and ends in links
        lines.append(_OrbitLine(tuple(line), joined, around))
    return lines


def _order_ring(board: BitBoard, orbit: int) -> list[int]:
    """List the cells of an orbit by constellation, and within each in the direction in which the
    constellations follow."""
    centres = [_find_centre(board, cells) for cells in board.cells_of.values()]
    turn = math.fsum((one.conjugate() * other).imag for one, other in pairwise([*centres, centres[0]]))
    return [
        cell
        for centre, cells in zip(centres, board.cells_of.values(), strict=True)
        for cell in sorted(cells, key=lambda cell: turn * _measure_bearing(board, cell, centre))
        if orbit >> cell & 1
    ]


def _measure_bearing(board: BitBoard, cell: int, centre: complex) -> float:
    return phase(centre.conjugate() * complex(*board.places[cell]))


def _find_centre(board: BitBoard, cells: Sequence[int]) -> complex:
    x, y = (math.fsum(each) for each in zip(*[board.places[cell] for cell in cells], strict=True))
    return complex(x, y)


def _list_links(board: BitBoard) -> Iterator[Row]:
    """Yield the direct links of each constellation below its cells, then the indirect ones."""
    for kind, sign in (("direct", "-"), ("indirect", "~")):
        columns = [_write_links(board, cells, kind, sign) for cells in board.cells_of.values()]
        for texts in zip_longest(*columns, fillvalue=""):
            row = "".join(f"{text:{COLUMN_WIDTH}}" for text in texts).rstrip()
            yield (Chars(" " * (LABEL_WIDTH + 1) + row, "faint"),)


def _write_links(board: BitBoard, cells: Sequence[int], kind: str, sign: str) -> list[str]:
    links = [sorted(link, key=lambda cell: _find_place(board, cell)) for link in board.links[kind]]
    own = [(one, other) for one, other in links if other in cells]
    words = [f"{_find_place(board, one) or CORE}{sign}{_find_place(board, other)}" for one, other in own]
    return textwrap.wrap(" ".join(words), COLUMN_WIDTH - 1, break_on_hyphens=False)


def _list_unshown_links(board: BitBoard) -> list[Row]:
    """List the orbital links that no dashes show."""
    lines = [line for orbit in range(len(board.orbits)) for line in _lay_lines(board, orbit)]
    shown = {frozenset(pair) for line in lines for pair in _list_shown_links(line)}
    names = {cell: _shorten_name(name) for name, cells in board.cells_of.items() for cell in cells}
    left = [link for link in board.links["orbital"] if frozenset(link) not in shown]
    ends = [[f"{names.get(cell, '')}{_find_place(board, cell)}" for cell in link] for link in left]
    return fill_rows(Chars("-".join(each), "faint") for each in ends)


def _list_shown_links(line: _OrbitLine) -> Iterator[tuple[int, int]]:
    cells = [cell for cell, _ in line.cells]
    yield from (pair for pair in pairwise(cells) if pair[1] in line.joined)
    if line.around:
        yield cells[-1], cells[0]


def _list_names(board: BitBoard) -> Iterator[Row]:
    """Yield the cell names of constellations whose cells are not called by its name and a number, or whose
    name is cut off above."""
    for name, cells in board.cells_of.items():
        called = [board.cells[cell] for cell in cells]
        if called != [f"{_shorten_name(name)}{number}" for number, _ in enumerate(cells, 1)]:
            yield from fill_rows([Chars(f"{name}:"), *(Chars(f"{n} {id}") for n, id in enumerate(called, 1))])


def _find_place(board: BitBoard, cell: int) -> int:
    """Return a cell's place in its constellation, from 1, which is its letter's place on a score sheet; 0 for
    the centre."""
    return next((cells.index(cell) + 1 for cells in board.cells_of.values() if cell in cells), 0)


PAYS = {
    "colours": ("x", scoring.COLOUR_POINTS),
    "constellations": ("", scoring.RANKED_POINTS),
    "advanced": ("x", scoring.ADVANCED_POINTS),
}
NOTHING = Reason("measure-none")


def draw_position(position: Position, result: Result, place: Location) -> Sketch:
    """Draw the part of a table that an answer concerns: all of it, a player, a constellation, a card or a
    counter."""
    match place:
        case ():
            return _draw_table(position)
        case ("public",):
            return tuple(_draw_public(position))
        case ("advanced", str(sector)) if sector in position.table.advanced:
            return (_put_sign(sector, _name_task(position.table.advanced[sector])),)
        case ("counters", str(name)):
            return tuple(_draw_counter(position, name))
        case ("players", int(number), *deeper):
            return _draw_part(position.players[number], position, result, tuple(deeper))
    return ()


def _draw_part(player: PlayerState, position: Position, result: Result, place: Location) -> Sketch:
    match place:
        case ():
            return _draw_player(player, position)
        case ("galaxy",):
            return *draw_galaxy(player.sky.board, player.sky.galaxy), Reason("sketch-galaxy")
        case ("galaxy", str(name)):
            return *_draw_entered(player.sky, name), *_warn_linked_alike(player.sky, name)
        case ("black_holes",):
            return tuple(_draw_bar(player.sky))
        case ("personal",):
            return tuple(_draw_personal(player))
        case ("public",):
            claims = "claimed-not-met", "met-not-claimed"
            return *_draw_claims(player, position), *_list_cautions(player, result, *claims)
    return ()


def _draw_table(position: Position) -> Sketch:
    table = position.table
    counters = [(name, _draw_counter(position, name)) for name in PAYS if position.full]
    headed: list[Sketch] = [(Reason(f"line-{name}"), *rows) for name, rows in counters if rows]
    cards = [_put_sign(sector, _name_task(card)) for sector, card in table.advanced.items()]
    return *_draw_public(position), *cards, *chain(*headed)


def _draw_public(position: Position) -> Iterator[Reason]:
    for card in position.table.public.values():
        yield _put_sign(f"{card.first}/{card.later}", _name_task(card))


def _draw_counter(position: Position, name: str) -> list[Row]:
    """List the markers that left the start, the furthest right first, each with its pay."""
    markers: tuple[str, ...] = getattr(position.table.counters, name)
    sign, worth = PAYS[name]
    pays = [f" {sign}{each}" for each in worth] + [""] * len(markers)
    ranked = enumerate(zip(markers, pays, strict=False), 1)
    runs = ((f"{rank}. {marker}{pay}", bool(pay)) for rank, (marker, pay) in ranked)
    return fill_rows(Chars(text, "" if paid else "faint", strong=paid) for text, paid in runs)


def _draw_player(player: PlayerState, position: Position) -> Sketch:
    sky = player.sky
    galaxy: Sketch = ()
    if sky.entered:
        links = describe_board(sky.board)
        galaxy = *draw_galaxy(sky.board, sky.galaxy), *links, Reason("sketch-galaxy")
    return *galaxy, *_draw_bar(sky), *_draw_personal(player), *_draw_claims(player, position)


def _draw_entered(sky: OwnSky, name: str) -> list[Row]:
    """Draw the constellation of this name or with the cell of this name, or the centre; for the last
    constellation, draw the whole galaxy."""
    board = sky.board
    if name == [*board.constellations][-1]:
        return draw_galaxy(board, sky.galaxy)
    for constellation, cells in board.cells_of.items():
        if name == constellation or board.numbers.get(name) in cells:
            return draw_constellation(board, sky.galaxy, constellation)
    return [draw_core(board, sky.galaxy)]


def _draw_bar(sky: OwnSky) -> Iterator[Row | Reason]:
    """Draw a hole on each covered space; the bar pays the number on the first free one."""
    bar, held = (*sky.board.bar, sky.board.full), min(sky.black_holes, len(sky.board.bar))
    yield Reason("black-holes", {"n": sky.black_holes})
    pays, *free = [str(points) for points in bar[held:]]
    holes = [Chars("@", strong=True)] * held
    paid = Chars(f"[{pays}]", "gold", strong=True)
    yield from fill_rows([*holes, paid, *(Chars(n, "faint") for n in free)])


def _draw_personal(player: PlayerState) -> Iterator[Reason]:
    if player.personal is not None:
        yield _judge_task(player.personal, player.sky, _name_task(player.personal))


def _draw_claims(player: PlayerState, position: Position) -> Iterator[Reason]:
    for id, place in player.claims.items():
        card = position.table.public[id]
        arguments: dict[str, Value] = {"card": id, "place": place, "task": describe_rule(card)}
        yield _judge_task(card, player.sky, Reason("public", arguments))


def _judge_task(card: RuleCard, sky: OwnSky, task: Reason) -> Reason:
    """Return a task with a tick if it is met, and how much there is of what it asks for."""
    verdict = CONDITIONS[card.rule](sky, **card.asks)
    return _put_sign(draw_tick(verdict.holds), task, Reason(verdict.measure, {"n": verdict.count}))


def _name_task(card: RuleCard) -> Reason:
    return Reason("personal", {"card": card.id, "task": describe_rule(card), "found": NOTHING})


def _put_sign(sign: str, text: Reason, measure: Reason = NOTHING) -> Reason:
    return Reason("sketch-signed", {"sign": sign, "said": text, "found": measure})


def _warn_linked_alike(sky: OwnSky, name: str) -> Iterator[Reason]:
    """Warn of linked stars of one colour in a constellation, or at a cell."""
    board = sky.board
    cells = board.cells_of.get(name) or (board.numbers[name],)
    if pairs := scoring.list_linked_alike(sky, cells):
        yield _put_sign("!", Reason(f"warning-{scoring.SAME_COLOUR}", {"pairs": pairs}))


def _list_cautions(player: PlayerState, result: Result, *codes: str) -> Iterator[Reason]:
    """List a player's warnings with one of these codes."""
    for caution in result.warnings:
        if caution.player == player.name and caution.code in codes:
            yield _put_sign("!", Reason(f"warning-{caution.code}", caution.arguments))
