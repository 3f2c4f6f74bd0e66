"""The faults of drawing, and where each is reported: at the card, in the theme or in the layout."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from pnp import errors
from pnp.errors import Location
from pnp.models.layouts.layout import locate_default

if TYPE_CHECKING:
    from pnp.draw.context import Context, Resources
    from pnp.draw.drawing import DrawnCard
    from pnp.draw.paints import PaintError
    from pnp.draw.records import Record

Of: TypeAlias = Literal["set", "layout"]
CODE = "form-drawn"  # of a fault without a code of its own
FaultKind: TypeAlias = Literal["overflow", "cut", "glyph", "unwritten", "value", "other"]


class Fault(Struct, frozen=True):
    """Something that cannot be drawn. `at` is the character of the text at `loc`, from 0, if the fault is of
    one character. The kind `value` means a value that a card cannot have."""

    loc: Location
    wrong: str
    right: str
    at: int | None = None
    of: Of = "set"  # the file at fault: the card set or its layout
    cramped: bool = False  # whether a larger card would help
    kind: FaultKind = "other"
    arguments: tuple[tuple[str, str | float], ...] = ()  # the details of its kind: numbers and names
    names: frozenset[str] = frozenset()  # on which the layout's value depends
    by: Location | None = None  # where a layout of others found it, if one did


def say_unwritten(whose: str, language: str, written: Iterable[str]) -> tuple[str, str]:
    """Return the error and the advice for words that lack a language."""
    others = errors.enumerate_parts([errors.quote(f"{code}:") for code in written])
    return errors.code_phrase(
        "form-language", "whose-is-not-written-in-the-language-language", whose=whose, language=language
    ), errors.phrase("add-language-beside-others-or-choose-another", language=language, others=others)


class RefusedError(errors.UnplacedError):
    """A picture that a layout names cannot be had. The lookup raises the error; its caller adds the place."""

    code = "form-unknown-name"


def _drop_repeated(faults: Sequence[Fault]) -> tuple[Fault, ...]:
    """Drop repeated faults: words that are shown in several places are blamed once for a missing
    character."""
    found: dict[tuple[object, ...], Fault] = {}
    for fault in faults:
        found.setdefault((fault.of, fault.loc, fault.wrong if fault.at is None else fault.at), fault)
    return tuple(found.values())


class DrawError(errors.PnpError):
    """All faults found while a card set is drawn by its layout, and the cards that could be drawn."""

    def __init__(self, faults: Sequence[Fault], drawn: tuple[DrawnCard, ...] = ()) -> None:
        self.faults = _drop_repeated(faults)
        self.drawn = drawn
        super().__init__("\n".join(f"{fault.wrong}; {fault.right}" for fault in self.faults))


def layout_error(
    loc: Location, wrong: str, right: str, at: int | None = None, names: frozenset[str] = frozenset()
) -> DrawError:
    """Make the error for a value of the layout that cannot be worked out for a card; it depends on these
    names."""
    return DrawError([Fault(loc, errors.give_code(CODE, wrong), right, at, "layout", names=names)])


class TooMuchError(DrawError):
    """A limit on elements or points is exceeded, so that all drawing stops."""


def copy_error(error: DrawError) -> DrawError:
    """Copy an error into a new exception.

    A raised exception holds the frames that it passed through. If one of these holds the exception too, both
    stay in memory, since a run collects no cycles.
    """
    return type(error)(error.faults, error.drawn)


def card_value_error(
    record: Record, names: frozenset[str], loc: Location, wrong: str, right: str
) -> DrawError:
    """Make the error for a value that cannot be drawn. If it depends on one field alone, report it at that
    field of the card, or at the field's default."""
    fields = [name for name in names if name in record.places or name in record.defaults]
    if len(fields) != 1:
        return layout_error(loc, wrong, right, names=names)
    name, code = fields[0], errors.get_code(wrong)
    if name in record.defaults:
        wrong = errors.code_phrase(code, "the-default-of-the-field-name-wrong", name=name, wrong=wrong)
        return layout_error(locate_default(name), wrong, right)
    wrong = errors.code_phrase(code, "card-card-wrong", card=record.id, wrong=wrong)
    return DrawError([Fault(record.places[name], wrong, right, kind="value")])


def card_paint_error(
    record: Record,
    names: frozenset[str],
    loc: Location,
    error: PaintError,
    whose: Callable[[str], str] = lambda wrong: wrong,
) -> DrawError:
    """Make the error for a wrong paint. If a role is at fault, report it in the theme; otherwise `whose`
    words the message."""
    if error.keys:
        return layout_error(error.keys, error.wrong, error.right)
    return card_value_error(record, names, loc, whose(error.wrong), error.right)


def note_faults(context: Context, record: Record, faults: Iterable[Fault]) -> None:
    """Note the faults of drawing a card.

    If the card has another error already, note only faults of its own words: all others may follow from that
    error.
    """
    context.refusals += 1
    for fault in faults:
        if record.index not in context.unfit or (fault.of == "set" and fault.kind != "value"):
            place = _find_place(context, record, fault)
            context.faults[place_for_user(fault, context.resources, place)] = None


def _find_place(context: Context, record: Record, fault: Fault) -> Location:
    """Find the place of a fault in the card set: the card, or the one key of it that the fault depends on."""
    fields = (name for name in context.fields_of(fault.names) if name in record.places)
    given = [
        name for name in fields if record.values.get(name) != ()
    ]  # an empty list of icons is not to blame
    return record.places[given[0]] if len(given) == 1 else ("cards", record.index)


EXTENDS: Location = ("extends",)


def place_for_user(fault: Fault, resources: Resources, place: Location = ("layout",)) -> Fault:
    """Move the fault to a place that the user can mend.

    A fault within a layout that is not the user's is reported in the card set. If the user's own layout
    extends that layout, the fault is reported there, at the change of the element. A fault that depends on
    one key of a card stays at that key.
    """
    if fault.of != "layout" or not (layout := resources.foreign(fault.loc)):
        return fault
    code = errors.get_code(fault.wrong) or CODE
    wrong = errors.code_phrase(code, "wrong-drawn-by-the-layout-layout", wrong=fault.wrong, layout=layout)
    right = errors.phrase("choose-another-layout-or-another-size") if fault.cramped else fault.right
    moved = replace(fault, wrong=wrong, right=right, at=None, by=fault.loc)
    if len(place) < len(("cards", 0, "key")) and not resources.foreign(EXTENDS):
        return replace(moved, loc=resources.changed(fault.loc) or EXTENDS)
    return replace(moved, loc=place, of="set")
