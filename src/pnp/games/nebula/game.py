"""What Nebula gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.nebula.board import made_board
from pnp.games.nebula.cards import made_advanced, made_task
from pnp.games.nebula.forms import AdvancedSet, Board, PersonalSet, PublicSet, Sheet
from pnp.games.nebula.position import SEATS, position
from pnp.games.nebula.scoring import score
from pnp.models.game import Form, Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.models.findings import Checks
    from pnp.models.game import Explained


# What printing alone has need of is loaded when something is printed.


def _personal(card: Any, board: Any) -> Mapping[str, Any]:
    from pnp.games.nebula.shown import shown_personal

    return shown_personal(card, board)


def _public(card: Any, board: Any) -> Mapping[str, Any]:
    from pnp.games.nebula.shown import shown_public

    return shown_public(card, board)


def _advanced(card: Any, board: Any) -> Mapping[str, Any]:
    from pnp.games.nebula.shown import shown_advanced

    return shown_advanced(card, board)


def _explained_personal(card: Any, board: Any) -> Explained:
    from pnp.games.nebula.explained import explained_personal

    return explained_personal(card, board)


def _explained_public(card: Any, board: Any) -> Explained:
    from pnp.games.nebula.explained import explained_public

    return explained_public(card, board)


def _explained_advanced(card: Any, board: Any) -> Explained:
    from pnp.games.nebula.explained import explained_advanced

    return explained_advanced(card, board)


def _figures(board: Any) -> Mapping[str, Any]:
    from pnp.games.nebula.figures import figures

    return figures(board)


def _pictured(position: Any, result: Any) -> Any:
    from pnp.games.nebula.pictured import pictured

    return pictured(position, result)


def _asked(tree: Any, supplies: Any) -> Any:
    from pnp.games.nebula.asked import asked

    return asked(tree, supplies)


def _sketched(position: Any, result: Any, place: Any) -> Any:
    from pnp.games.nebula.sketched import sketched

    return sketched(position, result, place)


def _blank(tree: Any, supplies: Any) -> Any:
    from pnp.games.nebula.blank import blank

    return blank(tree, supplies)


def _unprintable(board: Any) -> Any:
    from pnp.games.nebula.figures.room import unprintable

    return unprintable(board)


def _checks() -> Checks:
    from pnp.games.nebula.checking import CHECKS

    return CHECKS


GAME = Game(
    id="nebula",
    root=None,
    sheet=Sheet,
    board=Form("nebula/galaxy.yaml", Board, made_board, unprintable=_unprintable),
    decks={
        "personal": Form(
            "nebula/personal.yaml", PersonalSet, made_task, _personal, explained=_explained_personal
        ),
        "public": Form("nebula/public.yaml", PublicSet, made_task, _public, explained=_explained_public),
        "advanced": Form(
            "nebula/advanced.yaml", AdvancedSet, made_advanced, _advanced, explained=_explained_advanced
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
    versions=("full", "basic"),
    checks=_checks,
)
