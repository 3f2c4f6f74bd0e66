"""What the cards of Nebula tell a layout: the title and the rule in words, the values, the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.errors import UnplacedError, near, phrase, said
from pnp.games.nebula.pictures import picture
from pnp.games.nebula.scoring import ADVANCED, PERSONAL_TASK
from pnp.games.nebula.wording import words
from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard

PAIRED = {"one": "first", "other": "second"}  # the colours of a pair, and their places in a sentence


def shown_personal(card: RuleCard, board: Board) -> dict[str, Any]:
    return _shown(card, board, PERSONAL_TASK)


def shown_public(card: RuleCard, board: Board) -> dict[str, Any]:
    return _shown(card, board, card.first, card.later)


def shown_advanced(card: RuleCard, board: Board) -> dict[str, Any]:
    return _shown(card, board, *ADVANCED)


def _shown(card: RuleCard, board: Board, *values: int) -> dict[str, Any]:
    """An UnplacedError tells that the card asks for a constellation that is not on the board."""
    asked = str(card.asks.get("constellation", ""))
    if asked and asked not in board.constellations:
        known = near(asked, board.constellations) or phrase(
            "the-board-has-constellations", constellations=", ".join(board.constellations)
        )
        raise UnplacedError(
            said("form-unknown-name", "there-is-no-constellation-asked", asked=asked[:40]), known
        )
    found = picture(card, board)
    return {
        "title": _said("title", card),
        "text": _said("card", card),
        "values": tuple(map(str, values)),
        "scene": found.scene,
        "stars": found.stars,
        "cells": found.cells,
        "links": found.links,
        "sectors": found.sectors,
        "orbits": found.orbits,
        "bars": found.bars,
        "tasks": found.tasks,
    }


def _said(what: str, card: RuleCard) -> Reason:
    """The title of a card, or the rule on it."""
    told = dict(words(card).arguments)
    colours = card.asks.get("colours")
    if isinstance(colours, tuple):
        told |= {
            name: Reason(f"{what}-colour", {"colour": colour, "place": place})
            for (name, place), colour in zip(PAIRED.items(), colours, strict=True)
        }
    return Reason(f"{what}-{card.rule}", told)
