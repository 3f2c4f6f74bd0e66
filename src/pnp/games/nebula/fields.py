"""What layouts and explanations see of a card of Nebula, and what the picture of a position sees of each
player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from pnp.errors import UnplacedError, code_phrase, phrase, suggest
from pnp.games.nebula.card_pictures import make_picture
from pnp.games.nebula.card_rules import describe_rule, name_cells
from pnp.games.nebula.scoring import ADVANCED_POINTS, PERSONAL_POINTS
from pnp.models.game import Explained
from pnp.scoring import Line, Reason, Result

if TYPE_CHECKING:
    from pnp.games.nebula.cards import Board, RuleCard
    from pnp.games.nebula.position import PlayerState, Position


PLACES_OF_PAIR = {"one": "first", "other": "second"}  # the colours of a pair, and their places in a sentence


def personal_fields(card: RuleCard, board: Board) -> dict[str, Any]:
    return _card_fields(card, board, PERSONAL_POINTS)


def public_fields(card: RuleCard, board: Board) -> dict[str, Any]:
    return _card_fields(card, board, card.first, card.later)


def advanced_fields(card: RuleCard, board: Board) -> dict[str, Any]:
    return _card_fields(card, board, *ADVANCED_POINTS)


def _card_fields(card: RuleCard, board: Board, *values: int) -> dict[str, Any]:
    """An UnplacedError tells that the card asks for a constellation that is not on the board."""
    asked = str(card.asks.get("constellation", ""))
    if asked and asked not in board.constellations:
        wrong = code_phrase("form-unknown-name", "there-is-no-constellation-asked", asked=asked[:40])
        known = phrase("the-board-has-constellations", constellations=", ".join(board.constellations))
        raise UnplacedError(wrong, suggest(asked, board.constellations) or known)
    return {
        "title": _word_on_card("title", card),
        "text": _word_on_card("card", card),
        "values": tuple(map(str, values)),
        **asdict(make_picture(card, board)),
    }


def _word_on_card(what: str, card: RuleCard) -> Reason:
    """The title of a card, or the rule on it."""
    arguments = dict(describe_rule(card).arguments)
    colours = card.asks.get("colours")
    if isinstance(colours, tuple):
        arguments |= {
            name: Reason(f"{what}-colour", {"colour": colour, "place": place})
            for (name, place), colour in zip(PLACES_OF_PAIR.items(), colours, strict=True)
        }
    return Reason(f"{what}-{card.rule}", arguments)


def explain_personal(card: RuleCard, _: object) -> Explained:
    return Explained((Reason("count-point", {"n": PERSONAL_POINTS}),), (card.rule, "personal"))


def explain_public(card: RuleCard, _: object) -> Explained:
    values = (Reason("explain-first", {"n": card.first}), Reason("explain-later", {"n": card.later}))
    return Explained(values, (card.rule, "public"))


def explain_advanced(card: RuleCard, _: object) -> Explained:
    values = (Reason("explain-by-place", {"points": ", ".join(map(str, ADVANCED_POINTS))}),)
    return Explained(values, (card.rule, "advanced"))


def position_fields(position: Position, result: Result) -> list[Mapping[str, Any]]:
    """The stars of a galaxy, the black holes on the bar, and the stars that earned each line."""
    return [
        {
            "stars": tuple(stars.values()),
            "holes": min(player.sky.black_holes, len(position.board.bar)),  # a score sheet may say more
            "marks": _list_marks(stars, standing.lines),
        }
        for player, standing in zip(position.players, result.players, strict=True)
        for stars in (_list_stars(player),)
    ]


def _list_stars(player: PlayerState) -> dict[str, str]:
    """The stars of a galaxy by their cells, as a figure reads them: `lyra1=red`."""
    board = player.sky.board
    colours = player.sky.galaxy.colours.items()
    found = {cell: f"{cell}={colour}" for colour, mask in colours for cell in name_cells(board, mask)}
    return {cell: found[cell] for cell in board.cells if cell in found}


def _list_marks(stars: Mapping[str, str], lines: tuple[Line, ...]) -> tuple[tuple[str, ...], ...]:
    """A place that bears no star, as a public task may have whose star was covered since, is left out."""
    earned = [{place for reason in line.reasons for place in reason.places} for line in lines]
    return tuple(tuple(star for cell, star in stars.items() if cell in places) for places in earned)
