"""A table of a score sheet, and what a score sheet says of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.hvezdokupy.pictured import signs_of
from pnp.games.hvezdokupy.playing.preparing import prepared
from pnp.games.hvezdokupy.playing.table import SECRET, Table, board_of, left, setup_of
from pnp.games.hvezdokupy.position import Observer
from pnp.games.hvezdokupy.scoring import STARS
from pnp.games.hvezdokupy.shapes import SIDE, SPACES
from pnp.games.hvezdokupy.shown import rows
from pnp.models.asking import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.errors import Location
    from pnp.games.hvezdokupy.position import Position
    from pnp.models.game import Supplies

EMPTY = "\n".join("." * SIDE for _ in range(SIDE))


def filled(tree: Any) -> Any:
    """The tree of a sheet, though nothing may be drawn yet and no card dealt, as one that has a score."""
    if not isinstance(tree, dict):
        return tree
    players = tree.get("players")
    seated = [_seated(each) for each in players] if isinstance(players, list) else players
    return {**tree, "board": tree.get("board") or EMPTY, "players": seated}


def _seated(player: Any) -> Any:
    if not isinstance(player, dict):
        return player
    said = {key: value for key, value in player.items() if value or key not in _OF_A_CARD}
    return said if _dealt(said) else {**said, "by_hand": {line: str(at) for line, at in SECRET.items()}}


_OF_A_CARD = ("card", "pattern", "by_hand")


def _dealt(player: Mapping[str, Any]) -> bool:
    return any(player.get(key) for key in _OF_A_CARD)


def opened(tree: Any, position: Position, supplies: Supplies, no_chance: bool) -> Table:
    """The table of a sheet; players who have no card there are asked for it."""
    setup = setup_of(supplies.decks["setup"].values(), len(position.players))
    if setup is None:
        raise Refused("refused-no-setup", n=len(position.players))
    dealt = zip(tree["players"], position.players, strict=True)
    observers = tuple(each if _dealt(seat) else Observer(each.name, None, {}) for seat, each in dealt)
    board = position.board
    stars = frozenset(range(SPACES)).difference(board.without if board else range(SPACES))
    if len(stars) > STARS:
        raise Refused("refused-too-many-stars", n=len(stars), most=STARS)
    table = Table(
        observers=observers,
        stars=stars,
        moon=board.moon if board else None,
        setup=setup,
        cards=supplies.decks["constellations"],
        no_chance=no_chance,
    )
    return prepared(table)


def written(table: Table) -> Mapping[Location, Any]:
    """The board, and the card of each player; of one that is secret or not dealt, that it is not built; in
    the last round, that the game is not over. What is None the sheet does not say."""
    signs = "".join(signs_of(board_of(table)))
    board = "\n".join(signs[row : row + SIDE] for row in range(0, SPACES, SIDE))
    # That the last round has begun the board cannot show.
    last_round = not left(table) and table.phase not in ("show", "over")
    said: dict[Location, Any] = {("board",): board, ("unfinished",): True if last_round else None}
    for number, observer in enumerate(table.observers):
        for key, value in _of_card(observer).items():
            said["players", number, key] = value
    return said


def _of_card(observer: Observer) -> Mapping[str, Any]:
    card = observer.card
    return {
        "card": card.id if card else None,
        "pattern": "\n".join(rows(card.shape)) if card and card.id is None else None,
        "by_hand": observer.by_hand or (None if card else SECRET),
    }
