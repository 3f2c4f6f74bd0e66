"""Sheets as plain trees that grow answer by answer."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from pnp.errors import Location


def grown(head: Mapping[str, Any], values: Iterable[tuple[Location, Any]]) -> dict[str, Any]:
    """A tree with these values at their places, which are made where nothing holds them yet."""
    tree = deepcopy(dict(head))
    for place, value in values:
        _put(tree, place, value)
    return tree


def holds(tree: Any, place: Location) -> bool:
    """Whether a tree says something at a place."""
    try:
        for step in place:
            tree = tree[step]
    except (LookupError, TypeError):
        return False
    return tree is not None


def _put(tree: Any, place: Location, value: Any) -> None:
    for step, following in pairwise(place):
        tree = _inner(tree, step, [] if isinstance(following, int) else {})
    _inner(tree, place[-1], None)
    tree[place[-1]] = deepcopy(value)


def _inner(tree: Any, step: str | int, empty: Any) -> Any:
    """What a step leads to, made where there is nothing."""
    if isinstance(tree, list) and isinstance(step, int):
        tree += [None] * (step + 1 - len(tree))
    if isinstance(tree, list):
        tree[step] = empty if tree[step] is None else tree[step]  # type: ignore[index] # a place knows lists
        return tree[step]  # type: ignore[index]
    return tree.setdefault(step, empty)
