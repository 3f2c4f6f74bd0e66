"""Where a fault is told: at the card's own field, at the theme's role, or in a layout that is the user's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.draw.faults import DrawError, Fault, broken
from pnp.errors import code_of, phrase, said
from pnp.models.fields import default_place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pnp.draw.faults import Place
    from pnp.draw.paint_text import PaintError
    from pnp.draw.records import Record
    from pnp.draw.studio import Resources, Studio


def ill_valued(record: Record, names: frozenset[str], loc: Place, wrong: str, right: str) -> DrawError:
    """A value that cannot be: told at the field of the card, or at its default, where it comes from that one
    alone."""
    given = [name for name in names if name in record.places or name in record.defaults]
    if len(given) != 1:
        return broken(loc, wrong, right, names=names)
    if given[0] in record.defaults:
        return broken(
            default_place(given[0]),
            said(code_of(wrong), "the-default-of-the-field-name-wrong", name=given[0], wrong=wrong),
            right,
        )
    return DrawError(
        [
            Fault(
                record.places[given[0]],
                said(code_of(wrong), "card-card-wrong", card=record.id, wrong=wrong),
                right,
                kind="value",
            )
        ]
    )


def ill_painted(
    record: Record,
    names: frozenset[str],
    loc: Place,
    error: PaintError,
    whose: Callable[[str], str] = lambda wrong: wrong,
) -> DrawError:
    """A paint that cannot be: told in the theme where that is at fault, else as of `whose` it is."""
    if error.keys:
        return broken(error.keys, error.wrong, error.right)
    return ill_valued(record, names, loc, whose(error.wrong), error.right)


def note(studio: Studio, record: Record, faults: Iterable[Fault]) -> None:
    """Notes what is wrong with drawing a card. Of one that is known to be wrong otherwise, only what the card
    itself says can be wrong too: all else may follow from that."""
    studio.refusals += 1
    for fault in faults:
        if record.index not in studio.unfit or (fault.of == "set" and fault.kind != "value"):
            studio.faults[of_user(fault, studio.resources, _place(studio, record, fault))] = None


def _place(studio: Studio, record: Record, fault: Fault) -> Place:
    """The card that a layout cannot draw, or the one key of it that the fault comes from."""
    said = (name for name in studio.fields_of(fault.names) if name in record.places)
    given = [name for name in said if record.values.get(name) != ()]  # which says nothing of icons
    return record.places[given[0]] if len(given) == 1 else ("cards", record.index)


EXTENDS: Place = ("extends",)


def of_user(fault: Fault, resources: Resources, place: Place = ("layout",)) -> Fault:
    """A fault that is found within a layout which is not the user's is told at a place of the set; where the
    user has made another layout of it, there, at what that changes of the element, but for what one key of a
    card says."""
    if fault.of != "layout" or not (layout := resources.foreign(fault.loc)):
        return fault
    wrong = said(
        code_of(fault.wrong) or "form-drawn",
        "wrong-drawn-by-the-layout-layout",
        wrong=fault.wrong,
        layout=layout,
    )
    right = phrase("choose-another-layout-or-another-size") if fault.cramped else fault.right
    moved = replace(fault, wrong=wrong, right=right, at=None, by=fault.loc)
    if len(place) < len(("cards", 0, "key")) and not resources.foreign(EXTENDS):
        return replace(moved, loc=resources.changed(fault.loc) or EXTENDS)
    return replace(moved, loc=place, of="set")
