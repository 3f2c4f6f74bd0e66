"""What Hvězdokupy gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.hvezdokupy.cards import made_pattern_card, made_setup_card
from pnp.games.hvezdokupy.forms import ConstellationSet, SetupSet, Sheet
from pnp.games.hvezdokupy.position import SEATS, position
from pnp.games.hvezdokupy.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.models.findings import Checks
    from pnp.models.game import Explained
    from pnp.models.playing import Play


# What printing, drawing, entering or checking alone has need of is loaded when that is done.


def _constellation(card: Any, board: Any) -> Mapping[str, Any]:
    from pnp.games.hvezdokupy.shown import shown_constellation

    return shown_constellation(card, board)


def _setup(card: Any, board: Any) -> Mapping[str, Any]:
    from pnp.games.hvezdokupy.shown import shown_setup

    return shown_setup(card, board)


def _explained_constellation(card: Any, board: Any) -> Explained:
    from pnp.games.hvezdokupy.explained import explained_constellation

    return explained_constellation(card, board)


def _explained_setup(card: Any, board: Any) -> Explained:
    from pnp.games.hvezdokupy.explained import explained_setup

    return explained_setup(card, board)


def _figures(board: Any) -> Mapping[str, Any]:
    from pnp.games.hvezdokupy.figures import figures

    return figures(board)


def _asked(tree: Any, supplies: Any) -> Any:
    from pnp.games.hvezdokupy.asked import asked

    return asked(tree, supplies)


def _pictured(position: Any, result: Any) -> Any:
    from pnp.games.hvezdokupy.pictured import pictured

    return pictured(position, result)


def _sketched(position: Any, result: Any, place: Any) -> Any:
    from pnp.games.hvezdokupy.sketched import sketched

    return sketched(position, result, place)


def _blank(tree: Any, supplies: Any) -> Any:
    from pnp.games.hvezdokupy.blank import blank

    return blank(tree, supplies)


def _played() -> Play:
    from pnp.games.hvezdokupy.playing.door import PLAY

    return PLAY


def _checks() -> Checks:
    from pnp.games.hvezdokupy.checked import CHECKS

    return CHECKS


GAME = Game(
    id="hvezdokupy",
    root=None,
    sheet=Sheet,
    board=None,
    decks={
        "constellations": Form(
            "hvezdokupy/constellations.yaml",
            ConstellationSet,
            made_pattern_card,
            _constellation,
            explained=_explained_constellation,
        ),
        "setup": Form("hvezdokupy/setup.yaml", SetupSet, made_setup_card, _setup, explained=_explained_setup),
    },
    position=position,
    score=score,
    seats=SEATS,
    aim="none",  # the one who has built has won
    figures=_figures,
    pictured=_pictured,
    sketched=_sketched,
    asked=_asked,
    blank=_blank,
    played=_played,
    checks=_checks,
)
