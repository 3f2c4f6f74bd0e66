"""A score sheet as a person writes it: the game first, the players last, each with the name first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.data.yaml_written import written_yaml

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.data.yaml_written import Remark
    from pnp.errors import Location

HEAD = ("game", "title", "played")
FOOT = ("by_hand",)


def written_sheet(tree: Mapping[str, Any], remarks: Mapping[Location, Remark] | None = None) -> str:
    """The text of a sheet's plain tree, as `read_mapping` gives it, with remarks by their places."""
    players = tree.get("players")
    ordered = _ordered(tree, HEAD, ("players",))
    if isinstance(players, list):
        ordered["players"] = [
            _ordered(player, ("name",), FOOT) if isinstance(player, dict) else player for player in players
        ]
    return written_yaml(ordered, remarks)


def lined(tree: Any) -> Any:
    """A tree in which texts of several rows end as lines do, as those that people write."""
    if isinstance(tree, dict):
        return {key: lined(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [lined(value) for value in tree]
    several = isinstance(tree, str) and "\n" in tree and not tree.endswith("\n")
    return f"{tree}\n" if several else tree


def _ordered(mapping: Mapping[str, Any], first: tuple[str, ...], last: tuple[str, ...]) -> dict[str, Any]:
    between = [key for key in mapping if key not in (*first, *last)]
    return {key: mapping[key] for key in (*first, *between, *last) if key in mapping}
