"""What Night Sky gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.night_sky.board import made_board
from pnp.games.night_sky.cards import made_constellation, made_start
from pnp.games.night_sky.forms import ConstellationSet, Sheet, SkyMap, StartSet
from pnp.games.night_sky.position import SEATS, position
from pnp.games.night_sky.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.models.asking import Question
    from pnp.models.findings import Checks
    from pnp.models.game import Explained, Supplies


# What printing, drawing, asking or checking alone has need of is loaded when that is done.


def _constellation(card: Any, board: Any) -> Mapping[str, Any]:
    from pnp.games.night_sky.shown import shown_constellation

    return shown_constellation(card, board)


def _start(card: Any, board: Any) -> Mapping[str, Any]:
    from pnp.games.night_sky.shown import shown_start

    return shown_start(card, board)


def _explained_constellation(card: Any, board: Any) -> Explained:
    from pnp.games.night_sky.explained import explained_constellation

    return explained_constellation(card, board)


def _explained_start(card: Any, board: Any) -> Explained:
    from pnp.games.night_sky.explained import explained_start

    return explained_start(card, board)


def _sides(card: Any) -> Mapping[str, Any]:
    from pnp.games.night_sky.explained import sides

    return sides(card)


def _figures(board: Any) -> Mapping[str, Any]:
    from pnp.games.night_sky.figures import figures

    return figures(board)


def _pictured(position: Any, result: Any) -> Any:
    from pnp.games.night_sky.pictured import pictured

    return pictured(position, result)


def _sketched(position: Any, result: Any, place: Any) -> Any:
    from pnp.games.night_sky.sketched import sketched

    return sketched(position, result, place)


def _asked(tree: Any, supplies: Supplies) -> Iterator[Question]:
    from pnp.games.night_sky.asked import asked

    return asked(tree, supplies)


def _blank(tree: Any, supplies: Any) -> Any:
    from pnp.games.night_sky.blank import blank

    return blank(tree, supplies)


def _checks() -> Checks:
    from pnp.games.night_sky.checked import CHECKS

    return CHECKS


GAME = Game(
    id="night-sky",
    root=None,
    sheet=Sheet,
    board=Form("night-sky/map.yaml", SkyMap, made_board),
    decks={
        "constellations": Form(
            "night-sky/constellations.yaml",
            ConstellationSet,
            made_constellation,
            _constellation,
            explained=_explained_constellation,
        ),
        "starts": Form(
            "night-sky/starts.yaml", StartSet, made_start, _start, explained=_explained_start, sides=_sides
        ),
    },
    position=position,
    score=score,
    seats=SEATS,
    figures=_figures,
    pictured=_pictured,
    asked=_asked,
    sketched=_sketched,
    blank=_blank,
    checks=_checks,
)
