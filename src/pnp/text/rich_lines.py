"""Spans of several weights and icons: how their words are measured and their lines drawn.

An icon stands in a square half as high again as a capital, its middle as high as the middle of the capitals
(of the figures, in a line that has figures and no letter), with a little air on either side, but none before
a stop or a bracket that closes. A space between two weights is regular, and no pair of two weights is kerned.
"""

from __future__ import annotations

from functools import cache, partial
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp.text.glyphs import capital_height
from pnp.text.handling import Handling
from pnp.text.measure import Setting, Style, setting
from pnp.text.placing import PlacedIcon, line_height, line_runs
from pnp.text.spans import Span, Spans, Weight, alike, blank, cut, flat, joined, named, seen

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pnp.scene import Run
    from pnp.text.handling import Drawn, Standing

ICON_SIZE = 1.5  # of the capitals' height
ICON_AIR = 50  # thousandths of an em, on either side
ICON_CLOSE = -110  # thousandths of an em, from an icon's air to a sign that closes: it would stand alone
CLOSING = frozenset(".,;:!?)]»”’")


class Faces(Struct, frozen=True):
    """The style of a text, and the faces of its other weights; one without a face is set as regular."""

    regular: Style
    bold: str | None = None
    italic: str | None = None


def weights(faces: Faces) -> Mapping[Weight, Weight]:
    """What each weight is set as."""
    return {
        "regular": "regular",
        "bold": "bold" if faces.bold else "regular",
        "italic": "italic" if faces.italic else "regular",
    }


def style_of(faces: Faces, weight: Weight) -> Style:
    face = {"regular": None, "bold": faces.bold, "italic": faces.italic}[weight]
    return replace(faces.regular, face=face) if face else faces.regular


@cache
def rich(faces: Faces) -> Handling[Spans]:
    settings = {weight: setting(style_of(faces, weight)) for weight in weights(faces)}
    icon = round(ICON_SIZE * capital_height(faces.regular.face))
    return Handling(
        em=settings["regular"].em,
        width=partial(_width, settings, icon),
        space=partial(_space, settings),
        flat=flat,
        named=named,
        seen=seen,
        cut=cut,
        height=partial(_height, settings),
        drawn=partial(_drawn, settings, icon),
    )


def _width(settings: Mapping[Weight, Setting], icon: int, word: Spans) -> float:
    widths = [_advance(settings, icon, span) for span in word]
    return sum(widths) + sum([_gap(settings, *pair) for pair in pairwise(word)])


def _advance(settings: Mapping[Weight, Setting], icon: int, span: Span) -> float:
    return settings[span.weight].width(span.text) if span.icon is None else icon + 2 * ICON_AIR


def _gap(settings: Mapping[Weight, Setting], last: Span, first: Span) -> int:
    if alike(last, first):
        return settings[last.weight].gap(last.text[-1], first.text[0])
    if last.icon is not None and first.text[0] in CLOSING:
        return ICON_CLOSE
    return settings["regular"].tracking


def _space(settings: Mapping[Weight, Setting], last: Span, first: Span) -> float:
    if alike(last, first):
        return settings[last.weight].space(last.text[-1], first.text[0])
    between = blank(last, first)
    width = settings[between.weight].width(between.text)
    return _gap(settings, last, between) + width + _gap(settings, between, first)


def _height(settings: Mapping[Weight, Setting], line: Sequence[Spans]) -> float:
    """The height of the highest face in a line; of icons alone, that of the regular one."""
    weights = {span.weight for word in line for span in word if span.icon is None} or {"regular"}
    text = "".join(map(flat, line))
    return max([line_height(text, settings[weight].face) for weight in weights])


def _drawn(settings: Mapping[Weight, Setting], icon: int, lines: Iterable[Standing[Spans]]) -> Drawn:
    runs: list[Run] = []
    icons: list[PlacedIcon] = []
    em = settings["regular"].em / 1000
    for line, x, baseline in lines:
        for span, place in _places(settings, icon, joined(line)):
            start = x + place * em
            if span.icon is None:
                runs += line_runs(span.text, settings[span.weight], start, baseline)
            else:
                top = baseline - (_height(settings, line) + icon) * em / 2
                icons.append(PlacedIcon(span.icon, start + ICON_AIR * em, top, icon * em))
    return tuple(runs), tuple(icons)


def _places(settings: Mapping[Weight, Setting], icon: int, line: Spans) -> Iterable[tuple[Span, float]]:
    """Each span of a line and where it starts."""
    used, before = 0.0, None
    for span in line:
        used += _gap(settings, before, span) if before else 0.0
        yield span, used
        used += _advance(settings, icon, span)
        before = span
