"""Whether a game is over, as the section "States" of the sheet's page has it, for the second judges."""

from __future__ import annotations

from typing import Any


def stated(judged: dict[str, Any], leaders: list[str], decided_by: str, over: bool) -> dict[str, Any]:
    """A judged table with its state; `over` is what the sheet and the rules say of it."""
    of_table = [warning for warning in judged["warnings"] if warning["player"] is None]
    of_players = [warning for warning in judged["warnings"] if warning["player"] is not None]
    not_finished = [] if over else [{"player": None, "code": "not-finished"}]
    return {
        **judged,
        "state": "finished" if over else "unfinished",
        "leaders": leaders,
        "winners": leaders if over else [],
        "decided_by": decided_by if over else None,
        "warnings": [*of_players, *not_finished, *of_table],
    }
