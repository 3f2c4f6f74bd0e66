"""A result in the form of the second judges, so that the two can be compared."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scoring import Caution, Result, Standing


def plain(result: Result) -> dict[str, Any]:
    """Lines, places, facts and warnings without their words, as plain objects."""
    return {
        "players": [_player(standing) for standing in result.players],
        "state": result.state,
        "leaders": [*result.leaders],
        "winners": [*result.winners],
        "decided_by": result.decided_by,
        "warnings": [_warning(caution) for caution in result.warnings],
    }


def _player(standing: Standing) -> dict[str, Any]:
    return {
        "name": standing.name,
        "total": standing.total,
        "place": standing.place,
        "lines": {line.id: line.points for line in standing.lines},
        "from": {line.id: line.origin for line in standing.lines},
        "facts": {**standing.facts},
    }


def _warning(caution: Caution) -> dict[str, Any]:
    """Only games of several rounds tell the round."""
    told: dict[str, Any] = {"player": caution.player, "code": caution.code}
    return told if caution.round is None else {**told, "round": caution.round}


def in_order(judged: dict[str, Any]) -> list[list[str]]:
    """The lines of each player in the order in which they are told, which no comparison of mappings sees."""
    return [[*player["lines"]] for player in judged["players"]]


def write_beside(folder: Path, files: dict[str, Any]) -> None:
    """Files of these names with this content, in JSON, which is YAML too."""
    for name, content in files.items():
        (folder / name).write_text(json.dumps(content), "utf-8")
