"""Tables of Hvězdokupy in play, made of a sheet, and taken further by what is typed."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

from pnp.build import shipped_supplies
from pnp.data import read_mapping
from pnp.games.hvezdokupy import PLAY
from pnp.games.hvezdokupy.game import GAME
from pnp.models import Refused
from pnp.scoring import Reason
from tests.games.hvezdokupy.tables import drawn
from tests.oracles.hvezdokupy_play import SPACES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

    from pnp.errors import Mistake
    from pnp.games.hvezdokupy import TableInPlay
    from pnp.models import Step

NAMES = ("Aneta", "Blanka", "Cyril", "David", "Ester", "Filip")
HARD = ("*......*", "........", "........", "........", "........", "........", "........", "*......*")
MOST = 240  # steps that are tried
TURN = ("choose", "place", "move", "any", "last", "roll")

SUPPLIES = shipped_supplies(GAME)


def opened(tree: Any, *, no_chance: bool = False) -> TableInPlay:
    plain = read_mapping(tree).tree
    notes: list[Mistake] = []
    position = GAME.position(PLAY.fill_sheet(plain), SUPPLIES, notes)
    assert not notes
    table: TableInPlay = PLAY.open_table(plain, position, SUPPLIES, no_chance)
    return table


def begun(board: Sequence[str], players: int, *steps: Step, no_chance: bool = False) -> TableInPlay:
    """A table of players who all have one card, which is hard to build, after some steps."""
    seats = [{"name": name, "pattern": drawn(HARD)} for name in NAMES[:players]]
    tree = {"game": "hvezdokupy", "board": drawn(board), "players": seats}
    return after(opened(tree, no_chance=no_chance), *steps)


def after(table: TableInPlay, *steps: Step) -> TableInPlay:
    return reduce(PLAY.follow_step, steps, table)


def typed(table: TableInPlay, words: str, chance: Callable[[int], int] = lambda _: 0) -> TableInPlay:
    return after(table, PLAY.read_step(table, words, chance))


def rows(table: TableInPlay) -> list[str]:
    """The board as a sheet draws it."""
    board: str = PLAY.write_sheet(table)["board",]
    return board.split("\n")


def told(table: TableInPlay) -> list[str]:
    """The ids of all that has happened."""
    return [each.message.removeprefix("told-") for each in table.events if isinstance(each, Reason)]


def last(table: TableInPlay) -> Reason:
    """What has happened last."""
    reason = table.events[-1]
    assert isinstance(reason, Reason)
    return reason


def sheet(chance: Random) -> dict[str, Any]:
    """A table at the beginning, in the middle, or nearly out of stars; all have cards, or some have none."""
    many = chance.choice([0, chance.randint(1, 58), chance.randint(54, 59)])
    signs = ["."] * 64
    moon, *stars = chance.sample(range(64), many + 1)
    for star in stars:
        signs[star] = "*"
    signs[moon] = "M" if many else "."
    board = ["".join(signs[start : start + 8]) for start in range(0, 64, 8)]
    seats = [{"name": name, **held(chance)} for name in NAMES[: chance.randint(2, 6)]]
    return {"game": "hvezdokupy", "board": drawn(board), "players": seats}


def held(chance: Random) -> dict[str, Any]:
    """A card, none yet, or one that is kept secret."""
    return chance.choice([{}, {"card": f"G{chance.randint(1, 15):02}"}, {"by_hand": {"built": 0}}])


def words(table: TableInPlay, chance: Random) -> str:
    """Something that a player might type."""
    match table.phase:
        case "card":
            return chance.choice(["f", "Z", "g", "-", "F04"])
        case "show":
            return chance.choice(["-", "F04"])
        case "first" | "choose" | "place" | "any":
            return chance.choice(
                ["", "+", "5", "-", *("".join(map(str, chance.choice(SPACES))) for _ in range(9))]
            )
        case "last" if chance.random() < 0.1:
            return "-"
        case "move" | "last":
            return "".join(str(chance.randint(1, 8)) for _ in range(4))
    return ""


def legal(table: TableInPlay, chance: Random) -> Iterator[tuple[Step, TableInPlay]]:
    """Steps that are allowed, each with the table that it leads to."""
    for _ in range(MOST):
        if PLAY.find_awaited(table) is None:
            return
        try:
            late = table.phase in TURN and chance.random() < 0.1
            step = PLAY.late_step if late else PLAY.read_step(table, words(table, chance), chance.randrange)
            table = PLAY.follow_step(table, step)
        except Refused:
            continue
        yield step, table
