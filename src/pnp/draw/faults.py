"""What cannot be drawn, and where each fault is reported: at the card, in the theme or in the layout."""

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
CODE = "form-drawn"  # of what has no other
FaultKind: TypeAlias = Literal["overflow", "cut", "glyph", "unwritten", "value", "other"]


class Fault(Struct, frozen=True):
    """`at` is the character of the text there, from 0, if the fault is of one character. A `value` is one
    that a card cannot have."""

    loc: Location
    wrong: str
    right: str
    at: int | None = None
    of: Of = "set"  # the file: of the cards, or of their layout
    cramped: bool = False  # whether a larger card would help
    kind: FaultKind = "other"
    arguments: tuple[tuple[str, str | float], ...] = ()  # what a kind says in numbers
    names: frozenset[str] = frozenset()  # that the value of a layout comes from
    by: Location | None = None  # what of a layout that is not the user's found it


def say_unwritten(whose: str, language: str, written: Iterable[str]) -> tuple[str, str]:
    """What is wrong with words that lack a language, and what would be right."""
    others = errors.enumerate_parts([errors.quote(f"{code}:") for code in written])
    return errors.code_phrase(
        "form-language", "whose-is-not-written-in-the-language-language", whose=whose, language=language
    ), errors.phrase("add-language-beside-others-or-choose-another", language=language, others=others)


class RefusedError(errors.UnplacedError):
    """What a layout names cannot be had: said by whoever looks it up, placed by whoever asked."""

    code = "form-unknown-name"


def _drop_repeated(faults: Sequence[Fault]) -> tuple[Fault, ...]:
    """Words that stand in several places are blamed once for a character that no font of any of them has."""
    found: dict[tuple[object, ...], Fault] = {}
    for fault in faults:
        found.setdefault((fault.of, fault.loc, fault.wrong if fault.at is None else fault.at), fault)
    return tuple(found.values())


class DrawError(errors.PnpError):
    """All that is wrong with a card set or a layout as far as drawing goes, and the cards without that."""

    def __init__(self, faults: Sequence[Fault], drawn: tuple[DrawnCard, ...] = ()) -> None:
        self.faults = _drop_repeated(faults)
        self.drawn = drawn
        super().__init__("\n".join(f"{fault.wrong}; {fault.right}" for fault in self.faults))


def layout_error(
    loc: Location, wrong: str, right: str, at: int | None = None, names: frozenset[str] = frozenset()
) -> DrawError:
    """What is raised where a value that comes from these names cannot be worked out for a card."""
    return DrawError([Fault(loc, errors.give_code(CODE, wrong), right, at, "layout", names=names)])


class TooMuchError(DrawError):
    """More is asked for than can be drawn, so that going on makes no sense."""


def copy_error(error: DrawError) -> DrawError:
    """The same refusal as a new exception.

    An exception that was raised holds the frames that it passed through. If one of these holds the exception
    too, both stay in memory, since a run collects no cycles.
    """
    return type(error)(error.faults, error.drawn)


def card_value_error(
    record: Record, names: frozenset[str], loc: Location, wrong: str, right: str
) -> DrawError:
    """A value that cannot be. Where it comes from one field alone, it is reported at that field of the card,
    or at its default."""
    given = [name for name in names if name in record.places or name in record.defaults]
    if len(given) != 1:
        return layout_error(loc, wrong, right, names=names)
    name, code = given[0], errors.get_code(wrong)
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
    """A paint that cannot be. It is reported in the theme where a role is at fault; else `whose` words it."""
    if error.keys:
        return layout_error(error.keys, error.wrong, error.right)
    return card_value_error(record, names, loc, whose(error.wrong), error.right)


def note_faults(context: Context, record: Record, faults: Iterable[Fault]) -> None:
    """Notes what is wrong with drawing a card.

    Once a card has another error, only faults of its own words are noted: all others may follow from that.
    """
    context.refusals += 1
    for fault in faults:
        if record.index not in context.unfit or (fault.of == "set" and fault.kind != "value"):
            place = _find_place(context, record, fault)
            context.faults[place_for_user(fault, context.resources, place)] = None


def _find_place(context: Context, record: Record, fault: Fault) -> Location:
    """The card that a layout cannot draw, or the one key of it that the fault comes from."""
    said = (name for name in context.fields_of(fault.names) if name in record.places)
    given = [name for name in said if record.values.get(name) != ()]  # which says nothing of icons
    return record.places[given[0]] if len(given) == 1 else ("cards", record.index)


EXTENDS: Location = ("extends",)


def place_for_user(fault: Fault, resources: Resources, place: Location = ("layout",)) -> Fault:
    """The fault at a place that the user can mend.

    A fault within a layout that is not the user's is reported at a place of the card set. Where the user's
    own layout extends that one, it is reported there, at what changes the element. The exception is a fault
    that comes from one key of a card: it stays at that key.
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
