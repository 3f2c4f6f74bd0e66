"""How far colours lie apart, in lightness and to the eyes of the colour-blind."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from coloraide import Color as Measured

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.scene import Colour

Sight: TypeAlias = Literal["normal", "deutan", "protan", "tritan"]
SIGHTS: tuple[Sight, ...] = get_args(Sight)


@cache
def seen(colour: Colour, sight: Sight = "normal") -> Measured:
    """The colour as such an eye sees it: after Machado, Oliveira and Fernandes 2009, at full severity."""
    parts = [part / 255 for part in (colour.red, colour.green, colour.blue)]
    light = Measured("srgb", parts).convert("srgb-linear")
    if sight == "normal":
        return light
    return light.filter(sight, 1, method="machado").clip()


def lightness(colour: Colour) -> float:
    """L* of the colour, from 0 to 100."""
    return float(seen(colour).convert("lab-d65")["lightness"])


def distance(one: Colour, other: Colour, sight: Sight = "normal") -> float:
    """How different two colours look, by CIEDE2000."""
    return float(seen(one, sight).delta_e(seen(other, sight), method="2000"))


def least_lightness(colours: Iterable[Colour]) -> float:
    """The least difference in L* of any two."""
    return min(abs(lightness(a) - lightness(b)) for a, b in combinations(colours, 2))


def least_distance(colours: Iterable[Colour], sight: Sight) -> float:
    return min(distance(a, b, sight) for a, b in combinations(colours, 2))
