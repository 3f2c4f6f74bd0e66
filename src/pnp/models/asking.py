"""What a game asks at a table: one question for each thing that a score sheet says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.errors import Location
    from pnp.scoring import Value


class Refused(Exception):  # noqa: N818 (nothing failed: an answer is asked for again)
    """An answer that cannot be: the id of a message, and what it tells."""

    def __init__(self, message: str, /, **told: Value) -> None:
        super().__init__(message)
        self.message, self.told = message, told


class Blank(Struct, frozen=True):
    """What no sheet says; `word` tells why."""

    word: str


NEEDED: Final = Blank("an answer must be given")
LEFT_OUT: Final = Blank("the sheet does not say it")


class Question(Struct, frozen=True, kw_only=True):
    """One thing that a sheet says, at its place there. `words` is the id of the message that asks; the one
    that explains, which is also the comment of an empty sheet, has `-help` behind it, and one with `-hint`
    may say what Enter alone does. `read` makes of what was typed what the sheet says, or refuses it; what
    only a whole sheet can tell is left to the reader of sheets. Where a drawing has several rows, each is a
    question at the place of the drawing, with its `row` from 0; the tree of the answers so far has there the
    rows up to the last that was answered, joined by line ends, and a sheet those that show something, with
    the `blank` of those that are still asked for."""

    place: Location
    words: str
    read: Callable[[str], Any]
    told: Mapping[str, Value] = {}
    offers: tuple[str, ...] = ()  # whole words that completion proposes
    # Those that it proposes for the last word of what was typed, where it matters what stands before.
    completes: Callable[[str], tuple[str, ...]] | None = None
    row: int | None = None
    blank: Any = NEEDED  # what an empty answer says
    # Whether more words than one are answers to the questions that follow with the same words as well.
    shared: bool = False
    # What a sheet says without the answer, so that it has a score. Where these are lines by hand and all of
    # them were given, the question is not asked.
    until: Mapping[Location, Any] = {}
    # What a sheet says in place of the answers at these places, since it follows from all of them.
    instead: Mapping[Location, Any] = {}
