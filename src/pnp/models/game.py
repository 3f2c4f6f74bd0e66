"""What a game gives the program: forms of files, how a score sheet is read, scored and drawn, steps of
play."""

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
    """A board or a deck of a game: the shipped file under `layouts/` or `cards/`, and what it may say.

    `make_card` turns the tree of a board, or of each card of a deck, into what is scored. It notes the
    mistakes that no type can find, and returns None where the form is wrong. `card_fields` takes a card and
    the game's board and returns the fields that a layout sees besides those of the file, by name: reasons
    (which are put into words), texts, or tuples of texts. `unprintable` finds what keeps a board from being
    printed though it can be scored. `explain_card` takes a card and the board and returns what `pnp explain`
    says. `sides` returns the sides of a card of which one side counts, by the letter behind its id."""

    file: str
    form: type
    make_card: Callable[[Entry, list[Mistake]], Any]
    card_fields: Callable[[Any, Any], Mapping[str, Any]] | None = None
    unprintable: Callable[[Any], Iterator[Mistake]] | None = None
    explain_card: Callable[[Any, Any], Explained] | None = None
    sides: Callable[[Any], Mapping[str, Any]] | None = None


class Explained(Struct, frozen=True):
    """What `pnp explain` says of a card: its values, the kinds of its rulings (the messages `ruling-…`), what
    it does where its `card_fields` have no `text`, and its pattern row by row."""

    values: tuple[Reason, ...]
    rulings: tuple[str, ...] = ()
    text: tuple[Reason, ...] = ()
    drawing: tuple[str, ...] = ()


class Supplies(Struct, frozen=True):
    """The board and the cards of a game, each deck by the ids of its cards. They are `incomplete` where a
    card set could not be read: then a card that is missing here is not called unknown."""

    board: Any
    decks: Mapping[str, Mapping[str, Any]]
    incomplete: bool = False


class Game(Struct, frozen=True, eq=False):
    """Everything that a game hands to the program.

    `sheet` declares the keys of a score sheet. `position` turns a score sheet's tree into a position; it
    notes the mistakes that no type can find, and skips what has a wrong form. `score` is called only where
    there was no mistake. `position_fields` returns, for each player, the fields of the layout
    `<game>/position`.

    `questions` yields the questions that fill a score sheet, where the declared keys are not enough: all but
    the number of players and their names. It is given the tree of the answers so far; a question may depend
    on answers to earlier questions alone.

    `ascii_view` draws a place of the score sheet in characters: at `("players", 0)` all before that player,
    at the place of an answer that answer, and at the place of a drawing, with a number behind it, one row of
    it.

    `aim` says which points win, `bgg` is the game's number on boardgamegeek.com. `companion` offers the game
    step by step, for `pnp play`. `checks` finds mistakes in card sets and boards of designers."""

    id: str
    sheet: SheetKeys
    decks: Mapping[str, Form]
    position: Callable[[Any, Supplies, list[Mistake]], Any]
    score: Callable[[Any], Result]
    # where its folders `cards` and `layouts` are; of our own games, where all shipped data is
    root: Path | None = None
    board: Form | None = None
    figures: Callable[[Any], Mapping[str, Any]] | None = None  # what only it draws, made for a board
    position_fields: Callable[[Any, Result], Sequence[Mapping[str, Any]]] | None = None
    questions: Callable[[Any, Supplies], Iterator[Question]] | None = None
    ascii_view: Callable[[Any, Result, Location], Sketch] | None = None
    seats: tuple[int, int] = (1, 9)  # how many may play
    aim: Literal["most", "fewest", "none"] = "most"
    bgg: int | None = None
    companion: Callable[[], CompanionRules] | None = None
    checks: Callable[[], Checks] | None = None


USUAL_LIMIT = -1  # in place of the seconds of a limit: the one that the rules name

Step: TypeAlias = tuple[str | int, ...]  # of which kind, and what it tells: plain, so that it can be kept
Chance: TypeAlias = "Callable[[int], int]"  # a number from 0, by chance, lower than the one that is given


class Awaited(Struct, frozen=True, kw_only=True):
    """The step that a companion waits for. `words` is the id of the message that asks for it; the message
    with `-help` behind it explains it, and `hints` explain more. The table is shown first if it is `drawn`.

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
    """A game played step by step. `open_table` makes a table from the tree of a score sheet, perhaps for the
    variant without chance; `follow_step` makes another from a table and a step. A table is never changed, so
    a step is undone by following all the others anew. `read_step` turns what was typed into a step, or
    refuses it with a reason. `late_step` is the step of a player who was too slow. In characters,
    `list_events` lists what has happened, `draw_table` draws what is needed for the next step, and
    `draw_everything` draws all. `write_sheet` returns what the score sheet says of a table, by place."""

    fill_sheet: Callable[[Any], Any]  # a score sheet's tree, perhaps hardly begun, as one that has a score
    # of that tree, its position; whether without chance
    open_table: Callable[[Any, Any, Supplies, bool], Any]
    find_awaited: Callable[[Any], Awaited | None]  # None where all is over
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


class Run(Struct, frozen=True):
    """ASCII characters of one look; `strong` marks what counts."""

    text: str
    colour: Colour = ""
    strong: bool = False


Row: TypeAlias = tuple[Run, ...]
Sketch: TypeAlias = "tuple[Row | Reason, ...]"  # a reason is a line of words, said in the user's language

COLUMNS = 80
