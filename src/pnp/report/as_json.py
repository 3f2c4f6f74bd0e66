"""A result as one JSON object, worded, with every reason as data beside its words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pnp.report.phrasing import Phrases, phrase, warning, why
from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.scoring import Caution, Line, Result, Standing, Value


def as_json(result: Result, sheet: str, phrases: Phrases, plain_only: bool = False) -> str:
    """One line of JSON; `sheet` is the path as it was given. `plain_only` escapes what is not ASCII."""
    told = {
        "game": result.game,
        "sheet": sheet,
        "players": [_player(phrases, player) for player in result.players],
        "state": result.state,
        "leaders": result.leaders,
        "winners": result.winners,
        "decided_by": result.decided_by,
        "warnings": [_warning(phrases, caution) for caution in result.warnings],
    }
    return json.dumps(told, ensure_ascii=plain_only)


def _player(phrases: Phrases, player: Standing) -> dict[str, Any]:
    return {
        "name": player.name,
        "total": player.total,
        "place": player.place,
        "lines": [_line(phrases, line) for line in player.lines],
        "facts": player.facts,
    }


def _line(phrases: Phrases, line: Line) -> dict[str, Any]:
    return {
        "id": line.id,
        "points": line.points,
        "from": line.origin,
        "why": why(phrases, line),
        "reasons": [_reason(phrases, reason) for reason in line.reasons],
    }


def _reason(phrases: Phrases, reason: Reason) -> dict[str, Any]:
    return {
        "message": reason.message,
        "arguments": {name: data(phrases, value) for name, value in reason.arguments.items()},
        "points": reason.points,
        "places": reason.places,
        "words": phrase(phrases, reason),
    }


def _warning(phrases: Phrases, caution: Caution) -> dict[str, Any]:
    round = {} if caution.round is None else {"round": caution.round}
    return {
        "player": caution.player,
        "code": caution.code,
        **round,
        "message": warning(phrases, caution),
        "arguments": {name: data(phrases, value) for name, value in caution.arguments.items()},
    }


def data(phrases: Phrases, value: Value) -> Any:
    """What a reason tells, as data."""
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Reason):
        return _reason(phrases, value)
    if isinstance(value, Mapping):
        return dict(value)
    return [data(phrases, each) for each in value]
