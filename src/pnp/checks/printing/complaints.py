"""What keeps words from being set, as findings: once for all variants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.checks.printing.codes import CUT, GLYPH, OVERFLOW
from pnp.checks.printing.gathering import where

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pnp.checks.printing.gathering import Variant
    from pnp.draw import Fault
    from pnp.models.findings import Code

    Told = dict[str, str | float]

OF_PRINT = {"overflow": OVERFLOW, "cut": CUT, "glyph": GLYPH}


def of_print(
    faults: Iterable[tuple[Variant, Fault]], variants: Sequence[Variant]
) -> Iterator[tuple[Code, Fault, Told]]:
    """The faults that have a code of print, each with all that is told of it: one of the layout once for all
    cards, which are counted where there are several."""
    alike: dict[tuple[object, ...], list[tuple[Variant, Fault]]] = {}
    for variant, fault in faults:
        if fault.kind in OF_PRINT:
            told = dict(fault.told)
            card = told.get("card") if fault.of == "set" else None
            key = (fault.kind, fault.of, fault.loc, fault.at, told.get("text"), card)
            alike.setdefault(key, []).append((variant, fault))
    for found in alike.values():
        fault = max((each for _, each in found), key=_over)
        told = {**dict(fault.told), **where([variant for variant, _ in found], variants), "cards": 0}
        cards = {dict(each.told).get("card") for _, each in found}
        if len(cards) > 1:
            told |= {"card": "", "cards": len(cards)}
        yield OF_PRINT[fault.kind], fault, told


def others(faults: Iterable[tuple[Variant, Fault]]) -> list[Fault]:
    """All other faults, but words of a set that are missing in a language, which the form tells."""
    told = {*((kind, of) for kind in OF_PRINT for of in ("set", "layout")), ("unwritten", "set")}
    found = (fault for _, fault in faults if (fault.kind, fault.of) not in told)
    return list(dict.fromkeys(replace(fault, told=()) for fault in found))


def _over(fault: Fault) -> tuple[float, ...]:
    told = dict(fault.told)
    return tuple(float(told.get(name, 0)) for name in ("wide", "high", "lines", "over"))
