"""Warnings in the order in which they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.scoring.result import Caution


def in_order(cautions: Iterable[Caution]) -> tuple[Caution, ...]:
    """Those of players first, those of the whole table last; else as they come: by code, then by player."""
    return tuple(sorted(cautions, key=lambda caution: caution.player is None))
