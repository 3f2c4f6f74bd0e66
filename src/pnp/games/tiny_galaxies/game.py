"""What Tiny Galaxies gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.tiny_galaxies.board import made_board
from pnp.games.tiny_galaxies.cards import made_mission, made_planet
from pnp.games.tiny_galaxies.forms import Board, MissionSet, PlanetSet, Sheet
from pnp.games.tiny_galaxies.position import SEATS, position
from pnp.games.tiny_galaxies.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.models.findings import Checks
    from pnp.models.game import Explained


# What printing, asking or drawing alone has need of is loaded when something is printed, asked or drawn.


def _planet(card: Any, board: Any) -> Mapping[str, Any]:
    from pnp.games.tiny_galaxies.shown import shown_planet

    return shown_planet(card, board)


def _mission(card: Any, board: Any) -> Mapping[str, Any]:
    from pnp.games.tiny_galaxies.shown import shown_mission

    return shown_mission(card, board)


def _explained_planet(card: Any, board: Any) -> Explained:
    from pnp.games.tiny_galaxies.explained import explained_planet

    return explained_planet(card, board)


def _explained_mission(card: Any, board: Any) -> Explained:
    from pnp.games.tiny_galaxies.explained import explained_mission

    return explained_mission(card, board)


def _figures(board: Any) -> Mapping[str, Any]:
    from pnp.games.tiny_galaxies.figures import figures

    return figures(board)


def _pictured(position: Any, result: Any) -> Any:
    from pnp.games.tiny_galaxies.pictured import pictured

    return pictured(position, result)


def _asked(tree: Any, supplies: Any) -> Any:
    from pnp.games.tiny_galaxies.asked import asked

    return asked(tree, supplies)


def _sketched(position: Any, result: Any, place: Any) -> Any:
    from pnp.games.tiny_galaxies.sketched import sketched

    return sketched(position, result, place)


def _blank(tree: Any, supplies: Any) -> Any:
    from pnp.games.tiny_galaxies.blank import blank

    return blank(tree, supplies)


def _checks() -> Checks:
    from pnp.games.tiny_galaxies.checked import CHECKS

    return CHECKS


GAME = Game(
    id="tiny-galaxies",
    root=None,
    sheet=Sheet,
    board=Form("tiny-galaxies/galaxy.yaml", Board, made_board),
    decks={
        "planets": Form(
            "tiny-galaxies/planets.yaml", PlanetSet, made_planet, _planet, explained=_explained_planet
        ),
        "missions": Form(
            "tiny-galaxies/missions.yaml", MissionSet, made_mission, _mission, explained=_explained_mission
        ),
    },
    position=position,
    score=score,
    seats=SEATS,
    bgg=163967,
    figures=_figures,
    pictured=_pictured,
    asked=_asked,
    sketched=_sketched,
    blank=_blank,
    checks=_checks,
)
