"""What Nova Luna gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.nova_luna.forms import Sheet, TileSet
from pnp.games.nova_luna.position import SEATS, position
from pnp.games.nova_luna.scoring import score
from pnp.games.nova_luna.tiles import made_tile_card
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.models.findings import Checks
    from pnp.models.game import Explained


# What printing, entering or drawing alone has need of is loaded when it is done.


def _tile(card: Any, board: Any) -> Mapping[str, Any]:
    from pnp.games.nova_luna.shown import shown_tile

    return shown_tile(card, board)


def _explained_tile(card: Any, board: Any) -> Explained:
    from pnp.games.nova_luna.explained import explained_tile

    return explained_tile(card, board)


def _figures(board: Any) -> Mapping[str, Any]:
    from pnp.games.nova_luna.figures import figures

    return figures(board)


def _pictured(position: Any, result: Any) -> Any:
    from pnp.games.nova_luna.pictured import pictured

    return pictured(position, result)


def _asked(tree: Any, supplies: Any) -> Any:
    from pnp.games.nova_luna.asked import asked

    return asked(tree, supplies)


def _sketched(position: Any, result: Any, place: Any) -> Any:
    from pnp.games.nova_luna.sketched import sketched

    return sketched(position, result, place)


def _blank(tree: Any, supplies: Any) -> Any:
    from pnp.games.nova_luna.blank import blank

    return blank(tree, supplies)


def _checks() -> Checks:
    from pnp.games.nova_luna.checked import CHECKS

    return CHECKS


GAME = Game(
    id="nova-luna",
    root=None,
    sheet=Sheet,
    board=None,
    decks={"tiles": Form("nova-luna/tiles.yaml", TileSet, made_tile_card, _tile, explained=_explained_tile)},
    position=position,
    score=score,
    seats=SEATS,
    aim="fewest",
    bgg=284435,
    figures=_figures,
    pictured=_pictured,
    asked=_asked,
    sketched=_sketched,
    blank=_blank,
    checks=_checks,
)
