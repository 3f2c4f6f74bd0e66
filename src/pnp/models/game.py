"""What a game hands to the program: forms of files, functions that read, score and draw a score sheet, steps
of play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from msgspec import Struct

from pnp.errors import Location, Mistake
from pnp.models.trees import Entry
from pnp.scoring import Reason, Result, Value

if TYPE_CHECKING:
    from pnp.models.findings import Checks
    from pnp.models.score_sheets.keys import SheetKeys
    from pnp.models.score_sheets.questions import Question


class Form(Struct, frozen=True):
    """A board or a deck of a game: the shipped file under `layouts/` or `cards/`, and the form of such files.

    `make_card` turns the tree of a board, or of each card of a deck, into an object that can be scored. It
    notes the mistakes that no type can find, and returns None if the form is wrong. `card_fields` takes a
    card and the game's board and returns the fields that a layout sees besides those of the file, by name:
    reasons (which are put into words), texts, or tuples of texts. `unprintable` finds what keeps a board from
    being printed though it can be scored. `explain_card` takes a card and the board and returns what `pnp
    explain` says. `sides` returns the sides of a card where only one counts, by the letter behind its id.
    """

    file: str
    form: type
    make_card: Callable[[Entry, list[Mistake]], Any]
    card_fields: Callable[[Any, Any], Mapping[str, Any]] | None = None
    unprintable: Callable[[Any], Iterator[Mistake]] | None = None
    explain_card: Callable[[Any, Any], Explained] | None = None
    sides: Callable[[Any], Mapping[str, Any]] | None = None


class Explained(Struct, frozen=True):
    """What `pnp explain` says of a card: its values, its rulings (ids of the messages `ruling-…`), its effect
    if its `card_fields` have no `text`, and its pattern row by row."""

    values: tuple[Reason, ...]
    rulings: tuple[str, ...] = ()
    text: tuple[Reason, ...] = ()
    drawing: tuple[str, ...] = ()


class Supplies(Struct, frozen=True):
    """The board and the cards of a game, each deck by the ids of its cards. They are `incomplete` if a card
    set could not be read: then a missing card is not called unknown."""

    board: Any
    decks: Mapping[str, Mapping[str, Any]]
    incomplete: bool = False


class Game(Struct, frozen=True, eq=False):
    """Everything that a game hands to the program.

    `sheet` declares the keys of a score sheet. `position` turns a score sheet's tree into a position; it
    notes the mistakes that no type can find, and skips parts with a wrong form. `score` is called only if
    there was no mistake. `position_fields` returns, for each player, the fields of the layout
    `<game>/position`.

    `questions` yields the questions that fill a score sheet, if the declared keys are not enough: all but the
    number of players and their names. It gets the tree of the answers so far; a question may depend on
    answers to earlier questions alone.

    `ascii_view` draws a place of the score sheet in characters: `("players", 0)` means everything before that
    player, the place of an answer that answer, and the place of a drawing, with a number added, one row of
    it.

    `aim` says which points win, `bgg` is the game's number on boardgamegeek.com. `companion` offers the game
    step by step, for `pnp play`. `checks` finds mistakes in card sets and boards of designers.
    """

    id: str
    sheet: SheetKeys
    decks: Mapping[str, Form]
    position: Callable[[Any, Supplies, list[Mistake]], Any]
    score: Callable[[Any], Result]
    # the parent of its folders `cards` and `layouts`; None for our own games, which ship with pnp
    root: Path | None = None
    board: Form | None = None
    figures: Callable[[Any], Mapping[str, Any]] | None = None  # its own figures, made for a board
    position_fields: Callable[[Any, Result], Sequence[Mapping[str, Any]]] | None = None
    questions: Callable[[Any, Supplies], Iterator[Question]] | None = None
    ascii_view: Callable[[Any, Result, Location], Sketch] | None = None
    seats: tuple[int, int] = (1, 9)  # how many may play
    aim: Literal["most", "fewest", "none"] = "most"
    bgg: int | None = None
    companion: Callable[[], CompanionRules] | None = None
    checks: Callable[[], Checks] | None = None


USUAL_LIMIT = -1  # in place of a number of seconds: the limit of the rules

Step: TypeAlias = tuple[str | int, ...]  # its kind, then its values: plain objects, which a file can keep
Chance: TypeAlias = "Callable[[int], int]"  # returns a random number from 0, lower than its argument


class Awaited(Struct, frozen=True, kw_only=True):
    """The step that a companion waits for. `words` is the id of the message that asks for it; the message
    with `-help` added explains it, and `hints` explain more. If it is `drawn`, the table is shown first.

    `turn` numbers the turns that may have a time limit; 0 is a step without one. `seconds` is the limit of
    the rules. If the time of a `hasty` step runs out, the player was too slow: the step `late_step` is taken.
    """

    words: str
    arguments: Mapping[str, Value] = {}
    hints: tuple[str, ...] = ()
    offers: tuple[str, ...] = ()
    drawn: bool = True
    turn: int = 0
    seconds: int = 0
    hasty: bool = False


class CompanionRules(Struct, frozen=True, eq=False):
    """The rules of a game played step by step. `open_table` makes a table from the tree of a score sheet,
    perhaps for the variant without chance; `follow_step` makes a new table from a table and a step. Tables
    never change, so a step is undone by following all the others anew. `read_step` turns typed text into a
    step, or refuses it with a reason. `late_step` is the step of a player who was too slow. In characters,
    `list_events` lists past events, `draw_table` draws what the next step needs, and `draw_everything` draws
    all. `write_sheet` returns the entries that a table gives its score sheet, by place."""

    fill_sheet: Callable[[Any], Any]  # completes a score sheet's tree, perhaps hardly begun, for scoring
    # gets that tree, its position, the supplies; whether without chance
    open_table: Callable[[Any, Any, Supplies, bool], Any]
    find_awaited: Callable[[Any], Awaited | None]  # None when the game is over
    read_step: Callable[[Any, str, Chance], Step]
    late_step: Step
    follow_step: Callable[[Any, Step], Any]
    list_events: Callable[[Any], Sketch]
    draw_table: Callable[[Any], Sketch]
    draw_everything: Callable[[Any], Sketch]
    write_sheet: Callable[[Any], Mapping[Location, Any]]


Colour: TypeAlias = Literal[
    "", "red", "orange", "yellow", "green", "teal", "blue", "violet", "purple", "white", "gold", "faint"
]


class Chars(Struct, frozen=True):
    """A run of ASCII characters with one look; `strong` marks important ones."""

    text: str
    colour: Colour = ""
    strong: bool = False


Row: TypeAlias = tuple[Chars, ...]
Sketch: TypeAlias = "tuple[Row | Reason, ...]"  # a reason is a line of words, said in the user's language

COLUMNS = 80
