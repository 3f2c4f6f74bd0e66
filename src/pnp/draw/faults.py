"""What cannot be drawn, gathered: where it stands in a file, what is wrong, what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from pnp.errors import PnpError, UnplacedError, enumerated, phrase, quoted, said

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pnp.draw.faces import DrawnCard

Place: TypeAlias = tuple[str | int, ...]  # keys and indices from the top of the file
Of: TypeAlias = Literal["set", "layout"]
FaultKind: TypeAlias = Literal["overflow", "cut", "glyph", "unwritten", "value", "other"]


class Fault(Struct, frozen=True):
    """`at` is the character of the text there, from 0, if the fault is of one character. A `value` is one
    that a card cannot have."""

    loc: Place
    wrong: str
    right: str
    at: int | None = None
    of: Of = "set"  # the file: of the cards, or of their layout
    cramped: bool = False  # whether a larger card would help
    kind: FaultKind = "other"
    told: tuple[tuple[str, str | float], ...] = ()  # what a kind says in numbers
    names: frozenset[str] = frozenset()  # that the value of a layout comes from
    by: Place | None = None  # what of a layout that is not the user's found it


def unwritten(whose: str, language: str, written: Iterable[str]) -> tuple[str, str]:
    """What is wrong with words that lack a language, and what would be right."""
    others = enumerated([quoted(f"{code}:") for code in written])
    return said(
        "form-language", "whose-is-not-written-in-the-language-language", whose=whose, language=language
    ), phrase("add-language-beside-others", language=language, others=others)


class RefusedError(UnplacedError):
    """What a layout names cannot be had: said by whoever looks it up, placed by whoever asked."""

    code = "form-unknown-name"


def _each_once(faults: Sequence[Fault]) -> tuple[Fault, ...]:
    """Words that stand in several places are blamed once for a character that no font of any of them has."""
    found: dict[tuple[object, ...], Fault] = {}
    for fault in faults:
        found.setdefault((fault.of, fault.loc, fault.wrong if fault.at is None else fault.at), fault)
    return tuple(found.values())


class DrawError(PnpError):
    """All that is wrong with a card set or a layout as far as drawing goes, and the cards without that."""

    def __init__(self, faults: Sequence[Fault], drawn: tuple[DrawnCard, ...] = ()) -> None:
        self.faults = _each_once(faults)
        self.drawn = drawn
        super().__init__("\n".join(f"{fault.wrong}; {fault.right}" for fault in self.faults))


def broken(
    loc: Place, wrong: str, right: str, at: int | None = None, names: frozenset[str] = frozenset()
) -> DrawError:
    """What is raised where a value that comes from these names cannot be worked out for a card."""
    return DrawError([Fault(loc, wrong, right, at, "layout", names=names)])


class TooMuchError(DrawError):
    """More is asked for than can be drawn, so that going on makes no sense."""


def again(error: DrawError) -> DrawError:
    """The same refusal as a new exception.

    An exception that was raised holds the frames that it passed through. If one of these holds the exception
    too, both stay in memory, since a run collects no cycles.
    """
    return type(error)(error.faults, error.drawn)
