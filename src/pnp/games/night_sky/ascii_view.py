"""A player's table of Night Sky in characters: the sky and its rounds, a round's window, a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from math import ceil, cos, pi, sin
from typing import TypeAlias

from msgspec import Struct

from pnp.errors import Location
from pnp.games.night_sky.cards import Constellation, EclipticCircle, Sky, StartSide
from pnp.games.night_sky.fields import count_fading_left
from pnp.games.night_sky.lattice import Drawing, LatticeLine, Place, turn_place
from pnp.games.night_sky.position import PlayerState, Position
from pnp.games.night_sky.scoring import ENDS, count_drawn, find_bottom_card
from pnp.models.game import Chars, Colour, Row, Sketch
from pnp.scoring import Line, Reason, Result, Value

Cell: TypeAlias = tuple[int, int]  # row and column, from 0 at the top left
Characters: TypeAlias = dict[Cell, Chars]

BLANK = Chars(" ")
UNKNOWN = "?"  # for a letter that is not ASCII


def put_text(signs: Characters, cell: Cell, text: str, colour: Colour = "", strong: bool = False) -> None:
    row, column = cell
    for number, character in enumerate(text):
        signs[row, column + number] = Chars(character, colour, strong)


def make_rows(signs: Characters) -> tuple[Row, ...]:
    """Return all rows down to the last with a sign, without trailing blanks."""
    last = max((row for row, _ in signs), default=-1)
    return tuple(tuple(_make_runs(signs, row)) for row in range(last + 1))


def _make_runs(signs: Characters, row: int) -> Iterator[Chars]:
    last = max((at for on, at in signs if on == row and signs[on, at] != BLANK), default=-1)
    row_of = [signs.get((row, column), BLANK) for column in range(last + 1)]
    for (colour, strong), alike in groupby(row_of, lambda sign: (sign.colour, sign.strong)):
        yield Chars("".join(sign.text for sign in alike), colour, strong)


def make_ascii(text: str, most: int) -> str:
    """Return a user's text in ASCII, cut to `most` characters."""
    return "".join(each if " " <= each <= "~" else UNKNOWN for each in text[:most])


DOWN = 2  # rows from one row of stars to the next
WIDE, NARROW = 4, 2  # columns of half a step: with room for the names of stars, or for the marks of rounds
MOST_WIDE = 6  # rings of a window that has room for names
MOST_NAMED = 8  # rings of a sky that has room for the names of its corners
DOT_STEP = 0.22  # of a step from one dot of an ecliptic to the next


class CharacterPlan(Struct, frozen=True):
    """A sky laid out in characters: the stars `seen`, after so many `turns`. Half steps count from `left`,
    which is column `margin`; rows count from `top`, which is row 0. `high` is the last row, `wide` the last
    column."""

    seen: frozenset[Place]
    turns: int
    half: int
    left: int
    top: int
    margin: int
    high: int
    wide: int


def count_rings(sky: Sky) -> int:
    return max(int(name[1]) for name in sky.stars)


def plan_sky(sky: Sky) -> CharacterPlan:
    """Lay out the whole sky, with sector A at the right as on the printed map."""
    last = count_rings(sky)
    margin = 5 if last <= MOST_NAMED else 3
    return CharacterPlan(
        seen=frozenset(sky.names),
        turns=0,
        half=NARROW,
        left=-2 * last,
        top=last,
        margin=margin,
        high=2 * last * DOWN,
        wide=4 * last * NARROW + margin,
    )


def plan_window(sky: Sky, number: int) -> CharacterPlan:
    """Lay out the window of a round above the sun, turned to sectors A and B: their rows are equally long."""
    seen, last = sky.windows[number - 1], count_rings(sky)
    half = WIDE if last <= MOST_WIDE else NARROW
    above = (all(_is_above_sun(turn_place(place, turns)) for place in seen) for turns in range(6))
    return CharacterPlan(
        seen=seen,
        turns=[*above].index(True),
        half=half,
        left=min(0, 2 - last),
        top=last,
        margin=WIDE - 1,
        high=last * DOWN,
        wide=(2 * last - min(0, 2 - last)) * half + WIDE - 1,
    )


def _is_above_sun(place: Place) -> bool:
    q, r = place
    return r >= 0 and q + r > 0


def find_cell(plan: CharacterPlan, place: Place) -> Cell:
    q, r = turn_place(place, plan.turns)
    return (plan.top - r) * DOWN, (2 * q + r - plan.left) * plan.half + plan.margin


def trace_line(plan: CharacterPlan, line: LatticeLine) -> list[tuple[Cell, str]]:
    """List the characters of a line, between its ends."""
    (row, start), (last, end) = sorted(find_cell(plan, place) for place in line)
    if row == last:
        return [((row, column), "-") for column in range(start + 1, end)]
    if start == end:
        return [((each, start), "|") for each in range(row + 1, last)]
    falls, middle = end > start, (start + end) // 2
    if abs(end - start) == plan.half:
        return [((row + 1, middle), "\\" if falls else "/")]
    reach = plan.half - 1
    bar = "-" * (2 * reach - 1)
    text = f"`{bar}." if falls else f".{bar}'"
    return [((row + 1, middle - reach + number), character) for number, character in enumerate(text)]


def trace_circle(plan: CharacterPlan, circle: EclipticCircle) -> Iterator[Cell]:
    """Yield the cells of a circle where it runs among visible stars."""
    many = ceil(2 * pi * circle.radius / DOT_STEP)
    for number in range(many):
        angle = 2 * pi * number / many
        x = circle.centre[0] + circle.radius * cos(angle)
        y = circle.centre[1] + circle.radius * sin(angle)
        across, up = _turn_point(x, y, plan.turns)
        if _find_nearest_place(x, y) in plan.seen:
            row = round((plan.top - up) * DOWN)
            yield row, round((2 * across + up - plan.left) * plan.half) + plan.margin


def _turn_point(x: float, y: float, turns: int) -> tuple[float, float]:
    """Return a point on paper in slanted coordinates, after so many turns by 60°."""
    angle = turns * pi / 3
    x, y = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
    return _slant_point(x, y)


def _slant_point(x: float, y: float) -> tuple[float, float]:
    r = 2 * y / 3**0.5
    return x - r / 2, r


def _find_nearest_place(x: float, y: float) -> Place:
    """Return the nearest place of the lattice. It has three coordinates with sum 0: the one rounded farthest
    follows from the other two."""
    q, r = _slant_point(x, y)
    near = {"q": round(q), "r": round(r), "s": round(-q - r)}
    off = {"q": abs(near["q"] - q), "r": abs(near["r"] - r), "s": abs(near["s"] + q + r)}
    if off["q"] == max(off.values()):
        return -near["r"] - near["s"], near["r"]
    return near["q"], -near["q"] - near["s"] if off["r"] == max(off.values()) else near["r"]


SIGNS: Mapping[str, str] = {"dwarf": "o", "giant": "O", "pulsar": "+", "binary": "%"}
INKS: Sequence[Colour] = ("red", "yellow", "green", "teal", "violet", "orange")  # of each round's drawing
DUST, SUN, ECLIPTIC_DOT = "'", "(*)", "."
OVER, TWICE = "x", "#"  # a line over the ecliptic; a star or a cell of two drawings


def draw_sky(sky: Sky, drawings: Sequence[Drawing]) -> Characters:
    """Draw the whole sky with the drawings of the rounds so far."""
    plan = plan_sky(sky)
    signs = _draw_stars(plan, sky)
    _draw_drawings(signs, plan, sky, drawings)
    _name_corners(signs, plan, sky)
    return signs


def draw_window(sky: Sky, drawings: Sequence[Drawing]) -> Characters:
    """Draw the window of the last of these rounds, its new stars with their names; draw the whole sky if some
    of them are outside the window."""
    new = drawings[-1]
    if not sky.windows[len(drawings) - 1].issuperset(new.stars):
        return draw_sky(sky, drawings)
    plan = plan_window(sky, len(drawings))
    signs = _draw_stars(plan, sky)
    _draw_drawings(signs, plan, sky, drawings)
    for star in new.stars if plan.half == WIDE else ():
        row, column = find_cell(plan, star)
        put_text(signs, (row, column - 3), sky.names[star], INKS[len(drawings) - 1], strong=True)
    return signs


def _draw_stars(plan: CharacterPlan, sky: Sky) -> Characters:
    """Draw stars, dust and the ecliptic; a star hides the dots beside it."""
    signs: Characters = {}
    for at in trace_circle(plan, sky.ecliptic) if sky.ecliptic else ():
        put_text(signs, at, ECLIPTIC_DOT, "faint")
    for place in plan.seen:
        row, column = find_cell(plan, place)
        put_text(signs, (row, column - 1), f" {SIGNS[sky.kinds[place]]} ")
        _put_dust(signs, plan, sky, place)
    row, column = find_cell(plan, (0, 0))
    put_text(signs, (row, column - 1), SUN, "gold")
    return signs


def _draw_drawings(signs: Characters, plan: CharacterPlan, sky: Sky, drawings: Sequence[Drawing]) -> None:
    """Draw lines first, then the stars that they join."""
    taken: set[Cell] = set()
    for number, drawing in enumerate(drawings):
        for line in drawing.lines:
            _put_line(signs, plan, line, OVER if line in sky.over_ecliptic else "", INKS[number], taken)
    used: set[Place] = set()
    for number, drawing in enumerate(drawings):
        for star in plan.seen.intersection(drawing.stars):
            row, column = find_cell(plan, star)
            mark = TWICE if star in used else str(number + 1)
            put_text(signs, (row, column - 1), mark + SIGNS[sky.kinds[star]], INKS[number], strong=True)
            _put_dust(signs, plan, sky, star)
        used |= {*drawing.stars}


def _put_line(
    signs: Characters, plan: CharacterPlan, line: LatticeLine, over: str, ink: Colour, taken: set[Cell]
) -> None:
    """Draw the part of a line that lies inside the window."""
    if plan.seen.isdisjoint(line):
        return
    way = trace_line(plan, line)
    for step, (at, character) in enumerate(way):
        if 0 <= at[0] <= plan.high and 0 <= at[1] <= plan.wide:
            middle = over if step == len(way) // 2 else ""
            put_text(signs, at, TWICE if at in taken else middle or character, ink)
            taken.add(at)


def _put_dust(signs: Characters, plan: CharacterPlan, sky: Sky, star: Place) -> None:
    if star in sky.at_sun | sky.at_rim:
        row, column = find_cell(plan, star)
        put_text(signs, (row, column + 1), DUST, "gold")


def _name_corners(signs: Characters, plan: CharacterPlan, sky: Sky) -> None:
    """Name the first star of each sector in the outermost ring, where the sector begins."""
    for turns in range(6):
        place = turn_place((count_rings(sky), 0), turns)
        name = sky.names[place] if count_rings(sky) <= MOST_NAMED else sky.names[place][0]
        row, column = find_cell(plan, place)
        to_right = turns in (0, 1, 5)
        put_text(signs, (row, column + 3 if to_right else column - 2 - len(name)), name, "faint")


LEFT, CROSSED = "*", "."  # fading stars
LONGEST_ID = 6


def put_rounds(
    signs: Characters, at: Cell, position: Position, player: PlayerState, lines: Mapping[str, Line]
) -> None:
    """Write one row for each round, and one for the fading stars."""
    row, column = at
    for number, one in enumerate(player.rounds, 1):
        top = one.card
        size = f"{count_drawn(one)}/{top.size}" if top else ""
        called = make_ascii(top.id or "", LONGEST_ID) if top else ""
        counts = f"{_write_worth(top)} {_write_worth(find_bottom_card(player, number))}"
        text = f" {called:{LONGEST_ID}} {size:>5} {counts} {_write_points(lines.get(f'round-{number}')):>4}"
        put_text(signs, (row, column), str(number), INKS[number - 1], strong=True)
        put_text(signs, (row, column + 1), text)
        row += 1
    left = count_fading_left(position, player, lines.get("fading"))
    put_text(signs, (row + 1, column), LEFT * left, "gold", strong=True)
    put_text(signs, (row + 1, column + left), CROSSED * (position.sky.fading_stars - left))


def _write_worth(card: Constellation | StartSide | None) -> str:
    """Return the sign of a card's kind and the value of each such star, such as `+3`."""
    return f"{SIGNS[card.kind]}{card.value}" if card else "  "


def _write_points(line: Line | None) -> str:
    return "" if line is None else f"{'*' if line.origin == 'by_hand' else ''}{line.points}"


BESIDE = (0, 51)  # the cell of the rounds beside a sky of at most `MOST_WIDE` rings
BELOW = 3


def draw_position(position: Position, result: Result, place: Location) -> Sketch:
    match place:
        case ("players", int(seat)):
            return _draw_player(position, seat, result)
        case ("players", int(seat), "start") if start := position.players[seat].start:
            return (Reason("sketch-start", {"kind": start.kind, "value": start.value}),)
        case ("players", int(seat), "counts"):
            return tuple(_end_reasons(_list_lines(result, seat)))
        # A score sheet may leave out a round whose lines are all given by hand.
        case ("players", int(seat), "rounds", int(index), *deeper) if position.players[seat].rounds[index:]:
            if deeper == ["card"]:
                return tuple(_explain_card(position.players[seat], index + 1))
            if not deeper:
                reasons = _explain_round(position, result, seat, index + 1)
                return (*_draw_round_window(position, seat, index + 1), *reasons)
    return ()


def _list_lines(result: Result, seat: int) -> dict[str, Line]:
    return {line.id: line for line in result.players[seat].lines}


def _draw_player(position: Position, seat: int, result: Result) -> Sketch:
    """Draw a player's sky and rounds: nothing if all lines are by hand, no sky if all rounds are counted."""
    player, lines = position.players[seat], _list_lines(result, seat)
    if player.by_hand and not player.rounds:
        return ()
    if player.rounds and all(one.counts for one in player.rounds):
        signs: Characters = {}
        put_rounds(signs, (0, 0), position, player, lines)
        return (*make_rows(signs), *_end_reasons(lines))
    sky = position.sky
    signs = draw_sky(sky, [one.drawing for one in player.rounds])
    beside = BESIDE if count_rings(sky) <= MOST_WIDE else (max(row for row, _ in signs) + 2, BELOW)
    put_rounds(signs, beside, position, player, lines)
    return (*make_rows(signs), (), Reason("sketch-legend"), *_end_reasons(lines))


def _end_reasons(lines: dict[str, Line]) -> Iterator[Reason]:
    """Explain the points of the game's end that are not given by hand."""
    derived_lines = [lines[id] for id in ("fading", *ENDS) if id in lines and lines[id].origin == "derived"]
    reasons = tuple(reason for line in derived_lines for reason in line.reasons)
    if reasons:
        yield Reason("sketch-ends", {"why": reasons})


def _explain_card(player: PlayerState, number: int) -> Iterator[Reason]:
    """Explain the card of a round, and what the card before it still counts."""
    card, before = player.rounds[number - 1].card, find_bottom_card(player, number)
    if card is None:
        return
    arguments: dict[str, Value] = {"n": card.size, "kind": card.kind, "value": card.value}
    named: dict[str, Value] = {"name": card.name, "card": card.id} if card.id else {}
    yield Reason("sketch-card" if card.id else "sketch-published", arguments | named)
    if before is not None:
        yield Reason("sketch-before", {"kind": before.kind, "value": before.value})


def _draw_round_window(position: Position, seat: int, number: int) -> Iterator[Row]:
    """Draw the window of a round; nothing if the round has no drawing or only counts."""
    rounds = position.players[seat].rounds[:number]
    if rounds[-1].drawing.stars:
        yield from make_rows(draw_window(position.sky, [one.drawing for one in rounds]))


def _explain_round(position: Position, result: Result, seat: int, number: int) -> Iterator[Reason]:
    """Explain the points of a round, and its warnings."""
    line = _list_lines(result, seat)[f"round-{number}"]
    if line.reasons:
        yield Reason("sketch-round", {"n": number, "points": line.points, "why": line.reasons})
    else:
        yield Reason("sketch-round-nothing", {"n": number})
    for caution in result.warnings:
        if (caution.player, caution.round) == (position.players[seat].name, number):
            yield Reason(f"warning-{caution.code}", caution.arguments)
