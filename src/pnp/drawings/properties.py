"""The properties of style: which are read, which change no drawing, and which only have one allowed value."""

from __future__ import annotations

from pnp.drawings.known import FLATTEN, MARKERS, MASK, STROKE
from pnp.drawings.refusals import LEAVE_OUT, Unread, short
from pnp.errors import near

READ = """
color fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin
stroke-miterlimit stroke-dasharray stroke-dashoffset clip-rule visibility paint-order opacity
display clip-path stop-color stop-opacity
"""
# They say how text is set, how a reader works, or what stands in for what is not drawn here.
IDLE = """
font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
font-kerning font-variant-alternates font-variant-caps font-variant-east-asian
font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings
font-feature-settings letter-spacing word-spacing line-height text-align text-align-last text-anchor
text-decoration text-decoration-color text-decoration-line text-decoration-style text-indent
text-orientation text-overflow text-rendering text-transform white-space writing-mode direction
unicode-bidi alignment-baseline baseline-shift dominant-baseline glyph-orientation-horizontal
glyph-orientation-vertical kerning shape-padding shape-margin shape-inside inline-size
color-interpolation-filters color-profile color-rendering image-rendering shape-rendering
enable-background flood-color flood-opacity lighting-color solid-color solid-opacity isolation
overflow cursor pointer-events user-select
"""
# Property: its only values, and what to do instead of others.
FIXED = {
    "filter": ({"none"}, FLATTEN),
    "mask": ({"none"}, MASK),
    "mix-blend-mode": ({"normal"}, FLATTEN),
    "marker": ({"none", ""}, MARKERS),
    "marker-start": ({"none"}, MARKERS),
    "marker-mid": ({"none"}, MARKERS),
    "marker-end": ({"none"}, MARKERS),
    "vector-effect": ({"none"}, STROKE),
    "color-interpolation": ({"srgb", "auto"}, "leave it out: colours blend as sRGB"),
    "clip": ({"auto"}, "cut with a clipPath"),
}
READ_NAMES = frozenset(READ.split())
NAMES = READ_NAMES.union(IDLE.split(), FIXED)
ADVICE = {"transform": "write it as the attribute transform, without units"}


def is_idle(name: str) -> bool:
    """Whether a known property changes nothing: `-inkscape-…` and others of that kind do not either."""
    return name not in READ_NAMES


def refuse_unless_known(name: str, value: str) -> None:
    if name in FIXED:
        values, right = FIXED[name]
        if value.strip().lower() not in values:
            wrong = f"{name} is '{short(value)}', which is not drawn"
            raise Unread(wrong, right)
    elif name not in NAMES and not name.startswith("-"):
        wrong = f"the style '{short(name)}' is not known"
        raise Unread(wrong, ADVICE.get(name) or near(name[:40], NAMES) or LEAVE_OUT)
