"""The colours of the constellations, and what stands over the columns of tables."""

from __future__ import annotations

from pnp.scoring import Reason

COLOURS = ("violet", "yellow", "green")


def colour_name(colour: str) -> Reason:
    return Reason("hvezdokupy-colour", {"colour": colour})


def heading(name: str, **told: int) -> Reason:
    return Reason(f"hvezdokupy-column-{name}", told)
