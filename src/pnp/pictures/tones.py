"""Colours: how they mix, how light they are, and what becomes of them in a paler ink, or in black alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pnp.scene import Colour, Stop, read_hexadecimal

BLACK, WHITE = Colour(0, 0, 0), Colour(255, 255, 255)
# L* from which a colour is white in black. Grounds that designers give to white words (reds, greens, blues)
# lie below, those of dark words (yellow, orange, sky blue) above: words stay apart from their ground.
LIGHT = 65.0
LEAST_EXPONENT = 0.25  # of a curve: below it, tones that are nearly black would turn to noise


def read_colour(code: str) -> Colour:
    """Read a colour written as `#rrggbb`."""
    return read_hexadecimal(code[1:])


def mix_colours(first: Colour, second: Colour, share: float) -> Colour:
    """Mix an opaque colour that lies between the first and the second."""
    pairs = (first.red, second.red), (first.green, second.green), (first.blue, second.blue)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return Colour(red, green, blue)


def lightness(colour: Colour) -> float:
    """Return L* of a colour, from 0 (black) to 100 (white)."""
    shown = luminance(colour)
    share: float = shown ** (1 / 3)
    return 116 * share - 16 if shown > 216 / 24389 else shown * 24389 / 27


def luminance(colour: Colour) -> float:
    """Return how light a colour is, from 0 to 1, as WCAG does."""
    red, green, blue = linear_parts(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear_parts(colour: Colour) -> list[float]:
    """Return the light of each part of a colour, from 0 to 1, as sRGB defines it."""
    parts = [part / 255 for part in _colour_parts(colour)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def black_or_white(colour: Colour) -> Colour:
    """Return a colour as it is in pure black: black or white."""
    return WHITE if lightness(colour) >= LIGHT else BLACK


def contrary_colour(colour: Colour) -> Colour:
    """Return white for a colour that is black in pure black, and black for one that is white."""
    return WHITE if black_or_white(colour) == BLACK else BLACK


def mean_colour(stops: Sequence[Stop], *, radial: bool) -> Colour:
    """Return the mean colour of a gradient; around a centre, rings grow with their radius."""
    ends = [(0.0, stops[0].colour), *((stop.at, stop.colour) for stop in stops), (1.0, stops[-1].colour)]
    sums = [0.0, 0.0, 0.0]
    for (start, one), (end, other) in pairwise(ends):
        share = end * end - start * start if radial else end - start
        for index, (a, b) in enumerate(zip(_colour_parts(one), _colour_parts(other), strict=True)):
            sums[index] += share * (a + b) / 2
    red, green, blue = map(round, sums)
    return Colour(red, green, blue)


def thin_colour(colour: Colour, opacity: float) -> Colour:
    """Return a transparent colour as it looks on white."""
    red, green, blue = (round(255 - (255 - part) * opacity) for part in _colour_parts(colour))
    return Colour(red, green, blue)


def lightening_curve(exponent: float, share: float = 1.0) -> list[int]:
    """Make a curve that lightens each part of a colour, from 0 to 255.

    The exponent, 1 for no change, keeps black and white. Then all darkness is reduced to the share.
    """
    return [round(255 - 255 * (1 - (value / 255) ** exponent) * share) for value in range(256)]


def change_colour(colour: Colour, ramp: Sequence[int]) -> Colour:
    """Return a colour with each part changed by a curve."""
    red, green, blue = (ramp[part] for part in _colour_parts(colour))
    return Colour(red, green, blue)


def _colour_parts(colour: Colour) -> tuple[int, int, int]:
    return colour.red, colour.green, colour.blue
