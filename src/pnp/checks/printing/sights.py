"""How far colours lie apart, to all eyes: after Machado, Oliveira and Fernandes 2009, at full severity."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.scene import Colour

Sight: TypeAlias = Literal["normal", "deutan", "protan", "tritan"]
Rows: TypeAlias = tuple[tuple[float, float, float], ...]

SIGHTS: dict[Sight, Rows] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Rows = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def apart(one: Colour, other: Colour, sight: Sight) -> float:
    """How different two colours look, as a distance in CIELAB."""
    return math.dist(_lab(one, sight), _lab(other, sight))


def _lab(colour: Colour, sight: Sight) -> tuple[float, float, float]:
    light = [_linear(part / 255) for part in (colour.red, colour.green, colour.blue)]
    seen = [min(1.0, max(0.0, part)) for part in _times(SIGHTS[sight], light)]
    x, y, z = (_root(part / white) for part, white in zip(_times(_XYZ, seen), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(rows: Rows, parts: Sequence[float]) -> list[float]:
    return [math.fsum(a * b for a, b in zip(row, parts, strict=True)) for row in rows]


def _linear(part: float) -> float:
    share: float = ((part + 0.055) / 1.055) ** 2.4
    return share if part > 0.04045 else part / 12.92


def _root(part: float) -> float:
    share: float = part ** (1 / 3)
    return share if part > 216 / 24389 else (part * 24389 / 27 + 16) / 116
