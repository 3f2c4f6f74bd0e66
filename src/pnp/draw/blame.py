"""Where the fault of a value is told: at the card's own field, at the theme's role, or in the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.draw.faults import DrawError, Fault
from pnp.draw.readings import broken
from pnp.errors import code_of, said
from pnp.models.fields import default_place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pnp.draw.faults import Place
    from pnp.draw.paint_text import PaintError
    from pnp.draw.records import Record


def ill_valued(record: Record, names: Iterable[str], loc: Place, wrong: str, right: str) -> DrawError:
    """A value that cannot be: told at the field of the card, or at its default, where it comes from that one
    alone."""
    given = [name for name in names if name in record.places or name in record.defaults]
    if len(given) != 1:
        return broken(loc, wrong, right)
    if given[0] in record.defaults:
        return broken(
            default_place(given[0]),
            said(code_of(wrong), "the default of the field '{name}': {wrong}", name=given[0], wrong=wrong),
            right,
        )
    return DrawError(
        [
            Fault(
                record.places[given[0]],
                said(code_of(wrong), "card '{card}': {wrong}", card=record.id, wrong=wrong),
                right,
            )
        ]
    )


def ill_painted(
    record: Record,
    names: Iterable[str],
    loc: Place,
    error: PaintError,
    whose: Callable[[str], str] = lambda wrong: wrong,
) -> DrawError:
    """A paint that cannot be: told in the theme where that is at fault, else as of `whose` it is."""
    if error.keys:
        return broken(error.keys, error.wrong, error.right)
    return ill_valued(record, names, loc, whose(error.wrong), error.right)
