"""A table in the middle of a game, and the steps that change it, by chapters 1 to 3 of the rulebook: the
set-up, turns with Bob and the time limit, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import Mistake
from pnp.games.hvezdokupy.ascii_view import draw_pattern
from pnp.games.hvezdokupy.cards import PatternCard, Setup, read_pattern
from pnp.games.hvezdokupy.position import PlayerState, Position, StarBoard
from pnp.games.hvezdokupy.scoring import SIDE, SPACES, STARS, score
from pnp.models.game import Sketch, Step
from pnp.models.score_sheets.questions import Refused
from pnp.models.trees import Entry
from pnp.scoring import Reason, Value

FACES = 8  # of the die
TIED = 4  # from a face to the one it is tied to


def find_tied_faces(rolled: int) -> tuple[int, int]:
    """Return the rolled face and the one it is tied to, the lower number first."""
    lower = (rolled - 1) % TIED + 1
    return lower, lower + TIED


def number_space(row: int, column: int) -> int:
    """Return the space of a row and a column, both counted from 1."""
    return (row - 1) * SIDE + column - 1


def locate_space(number: int) -> tuple[int, int]:
    return number // SIDE + 1, number % SIDE + 1


def _list_around(number: int) -> frozenset[int]:
    row, column = locate_space(number)
    rows = range(max(row - 1, 1), min(row + 1, SIDE) + 1)
    columns = range(max(column - 1, 1), min(column + 1, SIDE) + 1)
    return frozenset(number_space(down, across) for down in rows for across in columns) - {number}


AROUND = tuple(_list_around(number) for number in range(SPACES))


def count_neighbours(table: TableInPlay, number: int) -> int:
    """Count the stars next to a space, by side or corner; the Moon is none."""
    return len(AROUND[number] & table.stars)


def list_free(table: TableInPlay) -> frozenset[int]:
    """List the spaces with neither a star nor the Moon."""
    return frozenset(range(SPACES)) - table.stars - {table.moon}


def list_allowed(table: TableInPlay, number: int) -> frozenset[int]:
    """List the free spaces with so many stars next to them."""
    return frozenset(each for each in list_free(table) if count_neighbours(table, each) == number)


def list_reachable(table: TableInPlay, star: int) -> frozenset[int]:
    """List the free spaces next to a star, where it may move."""
    return AROUND[star] & list_free(table)


# The next step: a player's card; the Moon's roll; a rolled star; a first star; whose turn it is; Bob's
# roll before a turn; the first roll; a star or the second roll; a star by it; a move after an equal pair;
# without chance, a star on any free space; Bob's roll for a player who was too slow; a move in the last
# round, or none; a secret card at the end; nothing.
Phase: TypeAlias = Literal[
    "card", "moon", "rolled", "first", "seat", "bob", "roll", "choose", "place", "move", "any", "instead",
    "last", "show", "over",
]  # fmt: skip

SECRET = {"built": 0}  # by hand: nobody knows yet whether a secret card is built


class TableInPlay(Struct, frozen=True, kw_only=True):
    """A table in play. `player` is the seat of the player to act, from 0; `rolls` are those of this turn;
    `turns` counts the turns begun; `events` lists all that has happened."""

    players: tuple[PlayerState, ...]
    stars: frozenset[int]
    moon: int | None
    setup: Setup
    cards: Mapping[str, PatternCard]
    no_chance: bool = False  # the variant in which only Bob rolls
    phase: Phase = "card"
    player: int = 0
    rolls: tuple[int, ...] = ()
    turns: int = 0
    kept: frozenset[int] = frozenset()  # seats whose cards stay secret at the end
    events: Sketch = ()


def make_board(table: TableInPlay) -> StarBoard:
    without = tuple(number for number in range(SPACES) if number not in table.stars)
    return StarBoard(without, table.moon)


def count_stars_left(table: TableInPlay) -> int:
    """Count the stars that are not on the board yet."""
    return STARS - len(table.stars)


def count_first_stars_left(table: TableInPlay) -> int:
    """Count the stars that players still have to place before the first turn; negative in a game that has
    begun."""
    return len(table.players) * table.setup.stars + table.setup.rolled - len(table.stars)


def list_secret(table: TableInPlay) -> tuple[int, ...]:
    """List the seats of the players with secret cards."""
    players = enumerate(table.players)
    return tuple(number for number, each in players if each.card is None and each.by_hand == SECRET)


def name_player(table: TableInPlay) -> str:
    return table.players[table.player].name


def add_event(table: TableInPlay, message: str, /, **arguments: Value) -> TableInPlay:
    """Return the table with one more event."""
    return replace(table, events=(*table.events, Reason(f"told-{message}", arguments)))


def add_player_event(table: TableInPlay, message: str, /, **arguments: Value) -> TableInPlay:
    """Return the table with one more event, which names the player."""
    return add_event(table, message, name=name_player(table), **arguments)


def add_star(table: TableInPlay, number: int) -> TableInPlay:
    return replace(table, stars=table.stars | {number})


def require_free_space(table: TableInPlay, row: int, column: int) -> int:
    """Return the space of a row and a column; refuse one that is not free."""
    number = number_space(row, column)
    if number not in list_free(table):
        raise Refused("refused-moon" if number == table.moon else "refused-star", row=row, column=column)
    return number


def find_builders(table: TableInPlay) -> tuple[str, ...]:
    """Return the players whose constellations are built, as the score finds them."""
    return score(Position(make_board(table), table.players)).winners


def end_if_built(table: TableInPlay, going_on: Callable[[TableInPlay], TableInPlay]) -> TableInPlay:
    """End the game at once if a constellation is built, on anybody's turn; otherwise go on."""
    return end_game(table) if find_builders(table) else going_on(table)


def end_game(table: TableInPlay) -> TableInPlay:
    """End the game: ask players with secret cards to show them, then announce the result."""
    waiting = [number for number in list_secret(table) if number not in table.kept]
    names = find_builders(table)
    if waiting:
        known = table if table.phase == "show" or not names else _add_builders(table, "stands", names)
        return replace(known, phase="show", player=waiting[0])
    over = replace(table, phase="over")
    return _add_builders(over, "built", names) if names else add_event(over, "draw")


def _add_builders(table: TableInPlay, message: str, names: tuple[str, ...]) -> TableInPlay:
    return add_event(table, message, n=len(names), names=names)


WITH_BOB = 2  # players


def begin_turn(table: TableInPlay, player: int) -> TableInPlay:
    """Begin a turn. With two players Bob plays before it, as long as there are stars."""
    turn = replace(table, player=player, rolls=(), turns=table.turns + 1)
    bob_plays = len(table.players) == WITH_BOB and count_stars_left(table) > 0
    return replace(turn, phase="bob") if bob_plays else _begin_own_part(turn)


def _begin_own_part(table: TableInPlay) -> TableInPlay:
    """Begin the player's own part of a turn. If no stars are left, it is a move; without chance no star ever
    moves, so the game ends."""
    if count_stars_left(table) > 0:
        return replace(table, phase="any" if table.no_chance else "roll")
    if table.no_chance:
        return _end_without_stars(table)
    return replace(table if table.phase == "last" else add_event(table, "last-round"), phase="last")


def _end_without_stars(table: TableInPlay) -> TableInPlay:
    return end_game(add_event(table, "no-stars"))


def finish_turn(table: TableInPlay) -> TableInPlay:
    """Begin the next player's turn; if no stars are left, finish the round and begin no other."""
    following = table.player + 1
    if count_stars_left(table) == 0 and following == len(table.players):
        return _end_without_stars(table)
    return begin_turn(table, following % len(table.players))


def place_for_bob(table: TableInPlay, row: int, column: int) -> TableInPlay:
    """Place Bob's star on the space rolled for him; if that is taken, place none."""
    number, going_on = number_space(row, column), _begin_own_part if table.phase == "bob" else finish_turn
    if number in list_free(table):
        return end_if_built(add_event(add_star(table, number), "bob", row=row, column=column), going_on)
    return going_on(add_event(table, "bob-taken", row=row, column=column))


def roll_die(table: TableInPlay, number: int) -> TableInPlay:
    """Roll the die: a roll stands for two numbers. A second roll replaces the first; the same pair again
    moves a star. If then no star can be placed or moved, the turn is lost."""
    first, second = find_tied_faces(number)
    rolls = (*table.rolls, number)
    message = "roll" if len(rolls) == 1 else "second-roll"
    now = add_player_event(replace(table, rolls=rolls), message, rolled=number, first=first, second=second)
    if len(rolls) == 1:
        return replace(now, phase="choose")
    if find_tied_faces(rolls[0]) == find_tied_faces(rolls[1]):
        return replace(add_event(now, "same-pair"), phase="move") if list_movable(now) else lose_turn(now)
    return replace(now, phase="place") if list_placeable(now) else lose_turn(now)


def list_placeable(table: TableInPlay) -> frozenset[int]:
    """List the spaces that either number of the last roll allows."""
    first, second = find_tied_faces(table.rolls[-1])
    return list_allowed(table, first) | list_allowed(table, second)


def list_movable(table: TableInPlay) -> frozenset[int]:
    """List the stars with a free space next to them."""
    return frozenset(star for star in table.stars if list_reachable(table, star))


def give_up(table: TableInPlay) -> TableInPlay:
    """Lose the turn instead of a second roll, if the first roll allows no star; otherwise refuse to pass."""
    if list_placeable(table):
        raise Refused("refused-pass")
    return lose_turn(table)


def lose_turn(table: TableInPlay) -> TableInPlay:
    return finish_turn(add_player_event(table, "lost"))


def place_star(table: TableInPlay, row: int, column: int) -> TableInPlay:
    """Place a star on a free space; the number of stars next to it is one of the two numbers."""
    number, (first, second) = require_free_space(table, row, column), find_tied_faces(table.rolls[-1])
    near = count_neighbours(table, number)
    if near not in (first, second):
        raise Refused("refused-neighbours", row=row, column=column, n=near, first=first, second=second)
    now = add_player_event(add_star(table, number), "place", row=row, column=column, n=near)
    return end_if_built(now, finish_turn)


def place_anywhere(table: TableInPlay, row: int, column: int) -> TableInPlay:
    """Place a star on any free space, in the variant without chance."""
    filled = add_star(table, require_free_space(table, row, column))
    return end_if_built(add_player_event(filled, "star", row=row, column=column), finish_turn)


def move_star(table: TableInPlay, row: int, column: int, down: int, across: int) -> TableInPlay:
    """Move a star to a free space next to it, by side or corner; the Moon never moves."""
    star = number_space(row, column)
    if star not in table.stars:
        word = "refused-moon-moves" if star == table.moon else "refused-no-star"
        raise Refused(word, row=row, column=column)
    number = require_free_space(table, down, across)
    if number not in list_reachable(table, star):
        raise Refused("refused-far", row=down, column=across, from_row=row, from_column=column)
    sky = replace(table, stars=table.stars - {star} | {number})
    now = add_player_event(sky, "move", row=row, column=column, to_row=down, to_column=across)
    return end_if_built(now, finish_turn)


def move_none(table: TableInPlay) -> TableInPlay:
    """Move no star: in the last round a move is optional."""
    return finish_turn(add_player_event(table, "move-none"))


def lose_by_time(table: TableInPlay) -> TableInPlay:
    """Lose the turn of a player who is too slow; Bob plays instead, as long as there are stars."""
    now = add_player_event(table, "late")
    return replace(now, phase="instead") if count_stars_left(table) > 0 else finish_turn(now)


def continue_setup(table: TableInPlay) -> TableInPlay:
    """Go on with the set-up: cards from the starting player on, the Moon, rolled stars, then stars from the
    last player backwards. If more stars lie on the board, the game has begun: ask whose turn it is."""
    for number, player in enumerate(table.players):
        if player.card is None and not player.by_hand:
            return replace(table, phase="card", player=number)
    return end_if_built(table, _prepare_board)


def _prepare_board(table: TableInPlay) -> TableInPlay:
    if table.moon is None:
        return replace(table, phase="moon", player=0)
    if len(table.stars) < table.setup.rolled:
        return replace(table, phase="rolled", player=0)
    to_place = count_first_stars_left(table)
    if to_place > 0:
        return replace(table, phase="first", player=(to_place - 1) % len(table.players))
    if to_place < 0:
        return replace(table, phase="seat", player=0)
    return begin_turn(table, 0)


def deal_card(table: TableInPlay, written: str) -> TableInPlay:
    """Deal a card, or show one that was secret, at the end."""
    now = _give_card(table, table.player, read_card(table, written), {})
    return continue_setup(now) if table.phase == "card" else end_game(now)


def claim_built(table: TableInPlay, player: int, written: str) -> TableInPlay:
    """Show a secret card that is built: its player may say so at any time."""
    if player not in list_secret(table):
        raise Refused("refused-no-secret", name=table.players[player].name)
    now = _give_card(table, player, read_card(table, written), {})
    if now.players[player].name not in find_builders(now):
        raise Refused("refused-not-built", name=now.players[player].name, card=written)
    return end_game(now)


def _give_card(
    table: TableInPlay, player: int, card: PatternCard | None, by_hand: dict[str, int]
) -> TableInPlay:
    seated = PlayerState(table.players[player].name, card, by_hand)
    players = (*table.players[:player], seated, *table.players[player + 1 :])
    return replace(table, players=players, events=(*table.events, *describe_card(seated)))


def describe_card(player: PlayerState) -> Sketch:
    """Describe a player's card, and draw its pattern."""
    card = player.card
    if card is None:
        return (Reason("told-secret", {"name": player.name}),)
    if card.id is None:
        return Reason("told-pattern", {"name": player.name}), *draw_pattern(card.shape)
    return Reason("told-card", {"name": player.name, "card": card.id}), *draw_pattern(card.shape)


def read_card(table: TableInPlay, written: str) -> PatternCard:
    """Read a card by its id, or the pattern of another copy's card, with / between its rows."""
    if written in table.cards:
        return table.cards[written]
    notes: list[Mistake] = []
    shape = read_pattern(Entry(written.replace("/", "\n")), notes) if "*" in written else None
    if shape is None:
        raise Refused("refused-pattern" if notes else "refused-card", card=written)
    return PatternCard(None, shape)


def keep_secret(table: TableInPlay) -> TableInPlay:
    """Keep the card of a player secret, even at the end."""
    if table.phase == "show":
        return end_game(replace(table, kept=table.kept | {table.player}))
    return continue_setup(_give_card(table, table.player, None, SECRET))


def place_moon(table: TableInPlay, row: int, column: int) -> TableInPlay:
    """Place the Moon on the space that the starting player rolls."""
    number = require_free_space(table, row, column)
    return continue_setup(add_event(replace(table, moon=number), "moon", row=row, column=column))


def place_rolled_star(table: TableInPlay, row: int, column: int) -> TableInPlay:
    """Place a star on a rolled space, with four players; refuse the space of the Moon, to roll again."""
    number = require_free_space(table, row, column)
    return continue_setup(add_event(add_star(table, number), "rolled-star", row=row, column=column))


def place_first_star(table: TableInPlay, row: int, column: int) -> TableInPlay:
    """Place a player's star on any free space."""
    number = require_free_space(table, row, column)
    return continue_setup(add_player_event(add_star(table, number), "star", row=row, column=column))


def choose_seat(table: TableInPlay, player: int) -> TableInPlay:
    """Begin this player's turn: in a game in progress only the players know whose it is."""
    return begin_turn(add_event(table, "seat", name=table.players[player].name), player)


# The steps allowed in each phase. At any time after the cards, a secret card may be shown too.
STEPS: Final[Mapping[str, Mapping[str, Callable[..., TableInPlay]]]] = {
    "card": {"card": deal_card, "secret": keep_secret},
    "moon": {"moon": place_moon},
    "rolled": {"rolled": place_rolled_star},
    "first": {"first": place_first_star},
    "seat": {"seat": choose_seat},
    "bob": {"bob": place_for_bob},
    "roll": {"roll": roll_die, "late": lose_by_time},
    "choose": {"place": place_star, "roll": roll_die, "pass": give_up, "late": lose_by_time},
    "place": {"place": place_star, "late": lose_by_time},
    "move": {"move": move_star, "late": lose_by_time},
    "any": {"place": place_anywhere, "late": lose_by_time},
    "instead": {"bob": place_for_bob},
    "last": {"move": move_star, "pass": move_none, "late": lose_by_time},
    "show": {"card": deal_card, "secret": keep_secret},
    "over": {},
}
CLAIM: Final = "claim"

# The arguments of a step of each kind: so many rolled numbers, a player, a card.
NUMBERS: Final = {"moon": 2, "rolled": 2, "first": 2, "bob": 2, "roll": 1, "place": 2, "move": 4}
_TOLD: Final = {"card": (str,), "seat": (int,), CLAIM: (int, str)}


def follow_step(table: TableInPlay, step: Step) -> TableInPlay:
    """Return the table after a step; refuse one that the rules do not allow there."""
    kind, values = str(step[0]), step[1:]
    known = STEPS[table.phase]
    if kind == CLAIM and table.phase not in ("card", "show", "over"):
        known = {CLAIM: claim_built}
    if kind not in known or not _is_well_formed(table, kind, values):
        raise Refused("refused-step")
    return known[kind](table, *values)


def _is_well_formed(table: TableInPlay, kind: str, values: tuple[Any, ...]) -> bool:
    """Tell whether a step has the right arguments, as steps read by this program do."""
    if tuple(map(type, values)) != _TOLD.get(kind, (int,) * NUMBERS.get(kind, 0)):
        return False
    least, most = (0, len(table.players) - 1) if kind in _TOLD else (1, SIDE)
    return all(least <= each <= most for each in values if isinstance(each, int))
