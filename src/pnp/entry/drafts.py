"""Drafts: sessions kept until their score sheets are complete, with the typed answers and the table's
beginning."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from pnp.entry.session import Session
from pnp.entry.states import NO_FILES, Answers, Files
from pnp.models.score_sheets.keys import PLAYERS

FORM = 1
FileName = Annotated[str, msgspec.Meta(pattern=r"\A[^\0]+\Z")]


class TypedAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    place: tuple[str | int, ...]
    typed: str
    row: int | None = None


class LineByHand(Struct, frozen=True, forbid_unknown_fields=True):
    player: int
    line: str
    points: int


class EntryOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options for a table to enter; None if the user has not given one."""

    keep: bool | None = None
    log: FileName | None = None
    explain: bool | None = None
    strict: bool | None = None
    out: FileName | None = None
    points: bool | None = None  # whether it is entered by its points alone


NO_OPTIONS = EntryOptions()


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is not entered whole yet. `players` is the number of players given at the start, `names`
    their names if given, too."""

    form: int
    game: str
    language: str
    played: str
    players: int | None
    names: tuple[str, ...]
    answers: tuple[TypedAnswer, ...]
    by_hand: tuple[LineByHand, ...]
    files: Files = NO_FILES
    options: EntryOptions = NO_OPTIONS
    letters: str = ""  # the language of the letters of colours, if it is not English


class DraftError(Exception):
    """This is no draft."""


def make_draft(session: Session, language: str, options: EntryOptions = NO_OPTIONS) -> Draft:
    table = session.table
    players = table.head.get(PLAYERS)
    typed, hand = session.answers.typed.items(), session.answers.hand.items()
    return Draft(
        form=FORM,
        game=table.game.id,
        language=language,
        played=table.head["played"],
        players=None if players is None else len(players),
        names=tuple(player["name"] for player in players) if players and table.named else (),
        answers=tuple(TypedAnswer(place, words, row) for (place, row), words in typed),
        by_hand=tuple(LineByHand(*whose, points) for whose, points in hand),
        files=table.files,
        options=options,
        letters=table.head.get("lang", ""),
    )


def join_options(now: EntryOptions, before: EntryOptions) -> EntryOptions:
    """Return the options given now, with the earlier ones in place of None."""
    options_now = {option: value for option, value in asdict(now).items() if value is not None}
    return EntryOptions(**{**asdict(before), **options_now})


def find_names(draft: Draft) -> tuple[str, ...]:
    """Return the players' names, as far as they were given or typed."""
    typed_names = {each.place: each.typed.strip() for each in draft.answers if each.place[2:] == ("name",)}
    return draft.names or tuple(filter(None, typed_names.values()))


def make_answers(draft: Draft) -> Answers:
    typed = {(each.place, each.row): each.typed for each in draft.answers}
    return Answers(typed, {(each.player, each.line): each.points for each in draft.by_hand})


def write_draft(draft: Draft) -> bytes:
    return msgspec.json.format(msgspec.json.encode(draft), indent=1) + b"\n"


def read_draft(content: bytes) -> Draft:
    try:
        draft = msgspec.json.decode(content, type=Draft)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise DraftError(str(error)) from error
    if draft.form != FORM:
        raise DraftError(f"its form is {draft.form}")
    if not _is_day(draft.played):
        raise DraftError("it was played on no day")
    return draft


def _is_day(written: str) -> bool:
    try:
        return date.fromisoformat(written).isoformat() == written
    except ValueError:
        return False
