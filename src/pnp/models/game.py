"""What a game gives the program: the forms of its files, and how a sheet is read and scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from pnp.errors import Location, Mistake
    from pnp.models.asking import Question
    from pnp.models.entries import Entry
    from pnp.models.findings import Checks
    from pnp.models.gaps import Gap
    from pnp.models.playing import Play
    from pnp.models.sketches import Sketch
    from pnp.scoring import Reason, Result


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
    """The board and the cards that a sheet was played with, each deck by the ids of its cards. Where they are
    incomplete, since a set could not be read, a card that is not here may yet be one."""

    board: Any
    decks: Mapping[str, Mapping[str, Any]]
    incomplete: bool = False


class Game(Struct, frozen=True, eq=False):
    """`position` makes a position of a sheet's tree and notes what no type can say; it passes over what has a
    wrong form, which `sheet` tells. It is scored only where nothing was wrong. `pictured` is what the layout
    `<game>/position` is told of each player, by the names of its fields, to draw what lies before him.
    `asked` are the questions that fill a sheet, in the order of the table, as far as the tree of the answers
    so far tells which come next: all but how many play, and their names. What is asked, and what is taken for
    an answer, depends on answers to earlier questions alone. `sketched` draws in characters what
    is at a place of the sheet: all before a player at `players, 0`, what an answer said at its own place, a
    row of a drawing at the place of the drawing and its number from 0. `aim` says how many points
    win, or that there are none; `bgg` is its number on boardgamegeek.com, by which other programs know it.
    `blank` are the keys of an empty sheet, whose tree says who plays and, of a game with several versions of
    its rules, which.
    `played` is the game as a course of steps, for a companion at the table. `checks` are what it looks for in
    card sets and boards of designers."""

    id: str
    root: (
        Path | None
    )  # where its folders `cards` and `layouts` are; of our own games, where all shipped data is
    sheet: type
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
    blank: Callable[[Any, Supplies], Iterator[Gap]] | None = None
    versions: tuple[str, ...] = ()  # of its rules, the usual one first, where there are several
    played: Callable[[], Play] | None = None
    checks: Callable[[], Checks] | None = None
