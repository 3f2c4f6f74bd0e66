"""What an attack of a rogue galaxy does, in signs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.figures.figure import Parameter, figure
from pnp.games.tiny_galaxies.figures.signs import action

if TYPE_CHECKING:
    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.geometry import Box
    from pnp.scene import Shape

MOST = 9
# What stands before the number, and its sign; what is stolen goes to the rival.
ATTACKS = {
    "lose-energy": (("energy",), "\u2212"),
    "lose-culture": (("culture",), "\u2212"),
    "lose-any": (("energy", "or", "culture"), "\u2212"),
    "steal-energy": (("rival", "energy"), "+"),
    "steal-culture": (("rival", "culture"), "+"),
    "steal-any": (("rival", "energy", "or", "culture"), "+"),
    "back-first": (("ship",), "\u2212"),
    "back-all": (("ship", "ship"), "\u2212"),
    "push-all": (("rival", "ship"), "+"),
    "gain-energy": (("rival", "energy"), "+"),
}


def figures(_: Any) -> dict[str, Figure]:
    return {
        "tiny-galaxies-attack": figure(
            "An attack of a rogue galaxy in signs: what is lost or goes back; after its flag, what it wins.",
            attack,
            of=Parameter("text", None, "which attack", among=tuple(ATTACKS)),
            amount=Parameter("whole", 1, "how much", 1, MOST),
        )
    }


def attack(box: Box, palette: Palette, *, of: str, amount: int) -> tuple[Shape, ...]:
    signs, sign = ATTACKS[of]
    return action(box, palette, signs=(*signs, f"{sign}{amount}"), lines=False)
