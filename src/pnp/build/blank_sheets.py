"""An empty score sheet: every key in its place, with a word about it, as text to be filled in."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pnp.build.reporting import phrases
from pnp.build.supplies import shipped_supplies
from pnp.data.yaml_written import COLUMNS, Remark, written_sheet
from pnp.entry.trees import grown
from pnp.errors import UsageError, phrase
from pnp.models.asking import Blank
from pnp.models.gaps import Gap
from pnp.report.columns import wrapped
from pnp.report.phrasing import name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.errors import Location
    from pnp.models.asking import Question
    from pnp.models.game import Game
    from pnp.report import Phrases


PLAYERS = "players"


class Wanted(Struct, frozen=True):
    """The sheet that is asked for: what it says of the table, and what it will be called."""

    game: Game
    head: Mapping[str, Any]
    file: str


def blank_sheet(wanted: Wanted, language: str, asked: bool) -> str:
    """The text of an empty sheet; its remarks are in a language."""
    game = wanted.game
    words = phrases(game, language, asked, "sheet")
    own = words if game.blank else phrases(game, language, asked, "entry")
    title = Gap(place=("title",), says=name(words, "sheet-untitled"), idle=True)
    unfinished = Gap(place=("unfinished",), words="sheet-unfinished", says="true", idle=True)
    of_any, of_game = (title, unfinished), [*_gaps(game, wanted.head)]
    remarks = {**_of_the_house(wanted, words), **{gap.place: _remark(gap, words) for gap in of_any}}
    remarks |= {gap.place: _remark(gap, own) for gap in of_game}
    return written_sheet(grown(wanted.head, ((gap.place, gap.says) for gap in (*of_any, *of_game))), remarks)


def _gaps(game: Game, head: Mapping[str, Any]) -> Iterator[Gap]:
    supplies = shipped_supplies(game)
    if game.blank is not None:
        yield from game.blank(head, supplies)
    elif game.asked is not None:
        yield from _of_questions(game.asked(head, supplies))
    else:
        wrong = phrase("game-has-no-empty-sheet", game=game.id)
        raise UsageError(wrong, phrase("write-one-by-hand"))


def _of_questions(questions: Iterator[Question]) -> Iterator[Gap]:
    """What a game asks when nothing is answered, each place once."""
    for place, (first, *rows) in groupby(questions, key=lambda question: question.place):
        says = None if isinstance(first.blank, Blank) else first.blank
        if first.row is not None and says is not None:
            says = "".join(f"{row.blank}\n" for row in (first, *rows))
        words = f"{first.words}-help"
        drawn = first.row is not None and says is None
        yield Gap(place=place, words=words, told=first.told, says=says, drawn=drawn)


def _is_of_others(gap: Gap) -> bool:
    """Whether it is of a player who is not the first, to whom nothing is explained."""
    return gap.place[:1] == (PLAYERS,) and gap.place[1] != 0


def _remark(gap: Gap, words: Phrases) -> Remark:
    explained = bool(gap.words) and not _is_of_others(gap)
    indent = 2 * len(gap.place) - (0 if gap.place[:1] == (PLAYERS,) else 2)
    lines = _lines(name(words, gap.words, **gap.told), indent) if explained else []
    apart = [""] if explained and len(gap.place) == 1 else []
    return Remark((*apart, *lines), idle=gap.idle, drawn=gap.drawn)


def _of_the_house(wanted: Wanted, words: Phrases) -> dict[Location, Remark]:
    """What any sheet begins with, and what parts its players."""
    title = name(words, "sheet-title", game=name(words, "game-name"))
    file = f'"{wanted.file}"' if " " in wanted.file else wanted.file
    score = name(words, "sheet-score", file=file)  # in one line, however long: it holds a command
    head = [*(line for text in (title, name(words, "sheet-fill")) for line in _lines(text)), score]
    seats = len(wanted.head[PLAYERS])
    further: dict[Location, Remark] = {(PLAYERS, seat): Remark(("",)) for seat in range(2, seats)}
    if seats > 1:
        further[PLAYERS, 1] = Remark(("", *_lines(name(words, "sheet-others"), 2)))
    return {
        (): Remark((*head, "")),
        (PLAYERS,): Remark(("", *_lines(name(words, "sheet-players")))),
        **further,
    }


def _lines(text: str, indent: int = 0) -> list[str]:
    return wrapped("", text, COLUMNS - indent - len("# "))
