"""What a game gives the program: forms of files, how a score sheet is read, scored and drawn, steps of
play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from pnp.errors import Location, Mistake
from pnp.models.entries import Entry
from pnp.scoring import Reason, Result, Value

if TYPE_CHECKING:
    from pnp.models.findings import Checks
    from pnp.models.keys import SheetKeys
    from pnp.models.questions import Question


class Form(Struct, frozen=True):
    """A board or a deck of a game: the shipped file under `layouts/` or `cards/`, and what it may say.
    `made` makes a board, or each card of a deck, ready to score with: of the tree, so that it notes what no
    type can say and passes over what has a wrong form, for which it gives None. `shown` is what a card tells
    a layout besides what its file says, by the names of fields: reasons, which are put into words, texts, or
    tuples of texts; it is given the card and the game's board. `unprintable` is what keeps a board that is
    right to score with from being printed. `explained` is what a person is told of a card besides: also
    given the card and the board. `sides` are those of a card of which one side counts, each as a card that
    can be explained, by the letter behind its id."""

    file: str
    form: type
    made: Callable[[Entry, list[Mistake]], Any]
    shown: Callable[[Any, Any], Mapping[str, Any]] | None = None
    unprintable: Callable[[Any], Iterator[Mistake]] | None = None
    explained: Callable[[Any, Any], Explained] | None = None
    sides: Callable[[Any], Mapping[str, Any]] | None = None


class Explained(Struct, frozen=True):
    """What a person is told of a card: its values, the kinds of the rulings that concern it (the messages
    `ruling-…`), and what it does where its `shown` has no `text`; a pattern is drawn row by row."""

    values: tuple[Reason, ...]
    rulings: tuple[str, ...] = ()
    text: tuple[Reason, ...] = ()
    drawing: tuple[str, ...] = ()


class Supplies(Struct, frozen=True):
    """The board and the cards that a score sheet was played with, each deck by the ids of its cards. Where
    they are incomplete, since a set could not be read, a card that is not here may yet be one."""

    board: Any
    decks: Mapping[str, Mapping[str, Any]]
    incomplete: bool = False


class Game(Struct, frozen=True, eq=False):
    """`sheet` declares the keys of a score sheet. `position` makes a position of a score sheet's tree and
    notes what no type can say; it passes over what has a wrong form. It is scored only where nothing was
    wrong. `pictured` is what the layout `<game>/position` is told of each player, by the names of its fields,
    to draw what lies before him. `asked` are the questions that fill a score sheet, where those of its keys
    are not enough: in the order of the table, as far as the tree of the answers so far tells which come next,
    all but how many play, and their names. What is asked, and what is taken for an answer, depends on answers
    to earlier questions alone. `sketched` draws in characters what is at a place of the score sheet: all
    before a player at `players, 0`, what an answer said at its own place, a row of a drawing at the place of
    the drawing and its number from 0. `aim` says how many points win, or that there are none; `bgg` is its
    number on boardgamegeek.com, by which other programs know it. `played` is the game as a course of steps,
    for a companion at the table. `checks` are what it looks for in card sets and boards of designers."""

    id: str
    # where its folders `cards` and `layouts` are; of our own games, where all shipped data is
    root: Path | None
    sheet: SheetKeys
    board: Form | None
    decks: Mapping[str, Form]
    position: Callable[[Any, Supplies, list[Mistake]], Any]
    score: Callable[[Any], Result]
    figures: Callable[[Any], Mapping[str, Any]] | None = None  # what only it draws, made for a board
    pictured: Callable[[Any, Result], Sequence[Mapping[str, Any]]] | None = None
    asked: Callable[[Any, Supplies], Iterator[Question]] | None = None
    sketched: Callable[[Any, Result, Location], Sketch] | None = None
    seats: tuple[int, int] = (1, 9)  # how many may play
    aim: Literal["most", "fewest", "none"] = "most"
    bgg: int | None = None
    played: Callable[[], Play] | None = None
    checks: Callable[[], Checks] | None = None


USUAL_LIMIT = -1  # in place of the seconds of a limit: the one that the rules name

Step: TypeAlias = tuple[str | int, ...]  # of which kind, and what it tells: plain, so that it can be kept
Chance: TypeAlias = "Callable[[int], int]"  # a number from 0, by chance, lower than the one that is given


class Awaited(Struct, frozen=True, kw_only=True):
    """What is waited for. `words` is the id of the message that asks, the one that explains has `-help`
    behind it, and `hints` explain more. It is `drawn` where the table has to be seen. `turn` numbers turns
    that may have a time limit, 0 is none of them, and `seconds` is the limit that the rules name. Where it
    ends what is `hasty`, the player was too slow, which is a step too."""

    words: str
    told: Mapping[str, Value] = {}
    hints: tuple[str, ...] = ()
    offers: tuple[str, ...] = ()
    drawn: bool = True
    turn: int = 0
    seconds: int = 0
    hasty: bool = False


class Play(Struct, frozen=True, eq=False):
    """A game as a course of steps. A table is made of the tree of a score sheet, perhaps for the variant
    without chance, and by a step of another table; it is never changed, so that to undo a step is to follow
    the others anew. A step is read from what was typed, or refused with a reason. `late` is the step of who
    was too slow. `told` is all that has happened, `sketched` what has to be seen of the table for the next
    step, `whole` all of it, in characters, and `written` what a score sheet says of it at which places."""

    filled: Callable[[Any], Any]  # a score sheet's tree, perhaps hardly begun, as one that has a score
    opened: Callable[[Any, Any, Supplies, bool], Any]  # of that tree, its position; whether without chance
    awaited: Callable[[Any], Awaited | None]  # None where all is over
    read: Callable[[Any, str, Chance], Step]
    late: Step
    followed: Callable[[Any, Step], Any]
    told: Callable[[Any], Sketch]
    sketched: Callable[[Any], Sketch]
    whole: Callable[[Any], Sketch]
    written: Callable[[Any], Mapping[Location, Any]]


Colour: TypeAlias = Literal[
    "", "red", "orange", "yellow", "green", "teal", "blue", "violet", "purple", "white", "gold", "faint"
]


class Run(Struct, frozen=True):
    """ASCII characters of one look; `strong` marks what counts."""

    text: str
    colour: Colour = ""
    strong: bool = False


Row: TypeAlias = tuple[Run, ...]
Sketch: TypeAlias = "tuple[Row | Reason, ...]"  # a reason is a line of words, said in the user's language

COLUMNS = 80
