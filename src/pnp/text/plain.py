"""Plain text in one style: how its words are measured, cut and drawn."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from pnp.text.characters import visible
from pnp.text.handling import Handling
from pnp.text.measure import Setting, Style, setting
from pnp.text.placing import line_height, line_runs

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pnp.text.handling import Drawn, Standing


@cache
def plain(style: Style) -> Handling[str]:
    ready = setting(style)
    return Handling(
        em=ready.em,
        width=ready.width,
        space=ready.space,
        flat=str,
        named=str,
        seen=visible,
        cut=_cut,
        height=partial(_height, ready.face),
        drawn=partial(_drawn, ready),
    )


def _cut(word: str, at: int, before: str, after: str) -> tuple[str, str]:
    return visible(word[:at]) + before, after + word[at + 1 :]


def _height(face: str, line: Sequence[str]) -> float:
    return line_height(" ".join(line), face)


def _drawn(ready: Setting, lines: Iterable[Standing[str]]) -> Drawn:
    runs = [run for line, x, baseline in lines for run in line_runs(" ".join(line), ready, x, baseline)]
    return tuple(runs), ()
