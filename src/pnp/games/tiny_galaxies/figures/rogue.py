"""What an attack of a rogue galaxy does, in signs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.figures.figure import Parameter, figure
from pnp.games.tiny_galaxies.figures.signs import action
from pnp.games.tiny_galaxies.signs_of_actions import PAID

if TYPE_CHECKING:
    from pnp.figures.figure import Figure
    from pnp.figures.palette import Palette
    from pnp.geometry import Box
    from pnp.scene import Shape

MOST = 9
# What stands before the number, its sign, and what stands after it; the flag is the rogue galaxy.
EITHER = ("energy", "or", "culture")
ATTACKS: dict[str, tuple[tuple[str, ...], str, tuple[str, ...]]] = {
    "lose-energy": (("energy",), PAID, ()),
    "lose-culture": (("culture",), PAID, ()),
    "lose-any": (EITHER, PAID, ()),
    "steal-energy": (("energy",), PAID, ("to", "rival")),
    "steal-culture": (("culture",), PAID, ("to", "rival")),
    "steal-any": (EITHER, PAID, ("to", "rival")),
    "back-first": (("ship", "back"), "", ()),
    "back-all": (("ship", "ship", "back"), "", ()),
    "push-all": (("rival", "ship", "ship"), "+", ()),
    "gain-energy": (("rival", "energy"), "+", ()),
}


def figures(_: Any) -> dict[str, Figure]:
    return {
        "tiny-galaxies-attack": figure(
            "An attack of a rogue galaxy in signs: what is lost or goes back; by its flag, what it wins.",
            attack,
            of=Parameter("text", None, "which attack", among=tuple(ATTACKS)),
            amount=Parameter("whole", 1, "how much", 1, MOST),
        )
    }


def attack(box: Box, palette: Palette, *, of: str, amount: int) -> tuple[Shape, ...]:
    before, sign, after = ATTACKS[of]
    return action(box, palette, signs=(*before, f"{sign}{amount}", *after), lines=False)
