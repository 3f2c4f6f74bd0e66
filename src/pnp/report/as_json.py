"""A result as one JSON object, worded, with every reason as data beside its words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pnp.report.phrasing import Phrases, phrase, warning, why
from pnp.scoring import Reason

if TYPE_CHECKING:
    from pnp.scoring import Caution, Line, Result, Standing, Value


def as_json(result: Result, sheet: str, phrases: Phrases) -> str:
    """One line of JSON; `sheet` is the path as it was given."""
    told = {
        "game": result.game,
        "sheet": sheet,
        "players": [_player(player, phrases) for player in result.players],
        "winners": result.winners,
        "decided_by": result.decided_by,
        "warnings": [_warning(caution, phrases) for caution in result.warnings],
    }
    return json.dumps(told, ensure_ascii=False)


def _player(player: Standing, phrases: Phrases) -> dict[str, Any]:
    return {
        "name": player.name,
        "total": player.total,
        "place": player.place,
        "lines": [_line(line, phrases) for line in player.lines],
        "facts": player.facts,
    }


def _line(line: Line, phrases: Phrases) -> dict[str, Any]:
    return {
        "id": line.id,
        "points": line.points,
        "from": line.origin,
        "why": why(phrases, line),
        "reasons": [_reason(reason, phrases) for reason in line.reasons],
    }


def _reason(reason: Reason, phrases: Phrases) -> dict[str, Any]:
    return {
        "message": reason.message,
        "arguments": {name: _plain(value, phrases) for name, value in reason.arguments.items()},
        "points": reason.points,
        "places": reason.places,
        "words": phrase(phrases, reason),
    }


def _warning(caution: Caution, phrases: Phrases) -> dict[str, Any]:
    round = {} if caution.round is None else {"round": caution.round}
    return {
        "player": caution.player,
        "code": caution.code,
        **round,
        "message": warning(phrases, caution),
        "arguments": {name: _plain(value, phrases) for name, value in caution.arguments.items()},
    }


def _plain(value: Value, phrases: Phrases) -> Any:
    """What a reason tells, as data."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, Reason):
        return _reason(value, phrases)
    if isinstance(value, Mapping):
        return dict(value)
    return [_plain(each, phrases) for each in value]
