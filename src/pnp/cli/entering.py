"""A table entered at the terminal, or line by line from elsewhere, until its sheet is saved."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

import typer
from msgspec import Struct

from pnp import games
from pnp.build.drafts import command_for, find_draft, kept
from pnp.build.reporting import phrases
from pnp.cli.colours import coloured
from pnp.cli.entering_begun import Desk, begun, commanded, worded
from pnp.cli.entering_shown import (
    NOTHING,
    after,
    answers,
    by_hand,
    changing,
    explained,
    helped,
    hinted,
    say,
    so_far,
    title,
    totals,
)
from pnp.cli.evening import folder, settled
from pnp.cli.languages import chosen_language
from pnp.cli.main import INTERRUPTED, printable
from pnp.data.mappings import read_mapping
from pnp.data.yaml_written import lined, written_sheet
from pnp.entry import (
    Session,
    again,
    current,
    entered_now,
    refuse_faults,
    said,
    sheet,
    typed_before,
)
from pnp.entry.commands import BACK, BY_HAND, HELP, LIST, WHOLE
from pnp.entry.drafts import NO_OPTIONS, Options, draft_of, names_in
from pnp.errors import OutputError, UsageError, phrase
from pnp.files import hold_file, write_new_file
from pnp.models.asking import Refused
from pnp.report.phrasing import name
from pnp.settings import load_settings
from pnp.terminal import Prompt, asking, at_terminal
from pnp.words.complaints import complained

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pnp.build.drafts import Found
    from pnp.cli.evening import Evening
    from pnp.models.asking import Question
    from pnp.models.game import Game

VIEWS = (HELP, LIST, WHOLE)
TOPIC = "entry"
SAVE_ELSEWHERE = "choose-another-folder-with-out-what-was-entered"


class Saved(Struct, frozen=True):
    """A sheet that was filled in; the draft of it is needed until it is scored."""

    file: str
    draft: Path | None
    language: tuple[str, bool]
    options: Options
    said: str


def entered(command: typer.Context, evening: Evening) -> Saved:
    """Ask for a table and save its sheet. Whoever leaves before that can go on later."""
    gc.enable()  # unlike other commands, this one may take an evening
    found = _held(command, find_draft(evening.game)) if evening.resume else None
    game = _game(found.draft.game if found else evening.game or "")
    desk = _desk(command, game, evening, found)
    try:
        session = _filled(desk, begun(desk, evening, game, found))
    except (KeyboardInterrupt, EOFError):
        say(*_left(desk, game))
        raise typer.Exit(INTERRUPTED) from None
    text = written_sheet(lined(read_mapping(sheet(session)).tree))
    stem = f"{game.id}-{session.table.head['played']}"
    file = write_new_file(folder(desk.options), stem, ".yaml", text.encode(), SAVE_ELSEWHERE)
    language = desk.words.catalogue.language, evening.language is not None
    say("")
    told = name(desk.words, "sheet-saved", file=str(file))  # on one line, to be copied
    return Saved(str(file), desk.file, language, desk.options, told)


def forget_draft(command: typer.Context, evening: Evening) -> None:
    """Throw a draft away, and say which."""
    found = _held(command, find_draft(evening.game, "--forget"))
    game = _game(found.draft.game)
    language = evening.language or found.draft.language
    words = phrases(game, language, evening.language is not None, TOPIC)
    found.file.unlink(missing_ok=True)
    names = names_in(found.draft) or NOTHING
    say(name(words, "draft-forgotten", played=found.draft.played, names=names))


def _held(command: typer.Context, found: Found) -> Found:
    """A draft that no other program writes to until the command ends, as it is then."""
    command.with_resource(hold_file(found.file))
    return find_draft(found.file.name)


def forget(saved: Saved) -> None:
    """Say where the sheet is, which stands in place of its draft from now on."""
    say("", saved.said)
    if saved.draft is not None:
        saved.draft.unlink(missing_ok=True)


def _game(id: str) -> Game:
    game = games.game(id)
    if game is None:
        from pnp.cli.games import no_game

        raise no_game(id, games.all_names())
    if game.asked is None:
        wrong = phrase("game-cannot-be-asked-for", game=game.id)
        raise UsageError(wrong, phrase("write-a-score-sheet-and-score-it-pnp-score-sheet"))
    return game


def _desk(command: typer.Context, game: Game, evening: Evening, found: Found | None) -> Desk:
    options = settled(evening.options, found.draft.options if found else NO_OPTIONS)
    draft = found.draft.language if found else None
    language = evening.language or draft or chosen_language(None, load_settings())
    words = phrases(game, language, evening.language is not None, TOPIC)
    colour, screen = coloured(sys.stdout), at_terminal(sys.stdin, sys.stdout)
    return Desk(words, asking(sys.stdin, sys.stdout, colour), screen, colour, command, options)


def _filled(desk: Desk, session: Session) -> Session:
    """Ask until nothing is lacking, and then whether that is all."""
    asked: int | None = None  # the player who is asked for
    while True:
        question = current(session)
        seat = _seat(question)
        if question is not None and seat not in (None, asked):
            say("", title(session.state.tree["players"][seat]["name"]))
        asked = asked if question is None else seat
        following = _step(desk, session, question)
        if following is None:
            return session
        if following.answers != session.answers:
            _keep(desk, following)
            _tell(desk, session, question, following)
        session = following


def _seat(question: Question | None) -> int | None:
    """The player whom a question is about; of names all are asked in a row."""
    if question is None or question.place[:1] != ("players",) or question.place[2:] in ((), ("name",)):
        return None
    return int(question.place[1])


def _step(desk: Desk, session: Session, question: Question | None) -> Session | None:
    """The session after one answer; None where all is entered, and nothing to be changed."""
    tried: dict[str, Session | None] = {}

    def refusal(typed: str) -> str:
        try:
            tried[typed] = _after(desk, session, question, typed.strip())
        except Refused as refused:
            return name(desk.words, refused.message, **refused.told)
        return ""

    try:
        typed = desk.ask(_prompt(desk, session, question, refusal))
    except EOFError:
        if question is None and not sys.stdin.isatty() and not session.state.complaints:
            return None
        raise
    if typed.strip() in VIEWS:  # only now, since nothing may be shown where a line is being edited
        for line in _viewed(desk, session, question, typed.strip()):
            print(line)
    return tried[typed]


def _after(desk: Desk, session: Session, question: Question | None, typed: str) -> Session | None:
    if typed in VIEWS:
        return session
    if question is None and not typed:
        refuse_faults(session)
        return None
    if question is None and not typed.startswith((BACK, LIST, BY_HAND)):
        raise Refused("refused-end")
    return said(session, typed, _lines(desk))


def _viewed(desk: Desk, session: Session, question: Question | None, typed: str) -> Iterator[str]:
    if typed == WHOLE:
        return so_far(session, desk.words, desk.coloured)
    if typed == LIST:
        return map(printable, answers(session, desk.words))
    if question is None:
        return map(printable, worded(desk, "entry-keys"))
    return map(printable, helped(question, desk.words))


def _lines(desk: Desk) -> dict[str, str]:
    """What players read for each line that a score of this game may have."""
    ids = [each.removeprefix("line-") for each in desk.words.catalogue.entries if each.startswith("line-")]
    return {id: name(desk.words, f"line-{id}") for id in ids}


def _prompt(desk: Desk, session: Session, question: Question | None, refusal: Callable[[str], str]) -> Prompt:
    stands = totals(session) if question is None or _seat(question) is not None else []
    below, mending = (*stands, *worded(desk, "entry-keys")), name(desk.words, "refused-mended")
    if question is None:
        return Prompt(name(desk.words, "ask-end"), refusal, below=below, mending=mending)
    before = typed_before(session)
    keeping = changing(question, desk.words) if before else []
    below = (*explained(question, desk.words), *keeping, *below)
    asked = hinted(question, desk.words, before)
    return Prompt(
        asked, refusal, question.offers, before, below, completes=question.completes, mending=mending
    )


def _tell(desk: Desk, before: Session, question: Question | None, session: Session) -> None:
    """Show what was understood, what has to be answered once more, and how it stands."""
    for each in entered_now(before, session) if question else ():
        for line in after(session, each, desk.words, desk.coloured):
            print(line)
    known = [*by_hand(before, desk.words)]
    say(*(line for line in by_hand(session, desk.words) if line not in known))
    lost = again(before, session)
    if lost:
        say(*worded(desk, "asked-again", n=len(lost)))
    if not desk.at_screen and _seat(current(session)) is not None and totals(session) != totals(before):
        say(*totals(session))


def _keep(desk: Desk, session: Session) -> None:
    """Keep what was entered by now; to be unable to is told once, and no reason to stop."""
    if desk.unkept:
        return
    language = desk.words.catalogue.language
    new = desk.file is None
    try:
        desk.file = kept(desk.file, draft_of(session, language, desk.options))
        if new:
            desk.command.with_resource(hold_file(desk.file))
    except OutputError as error:
        desk.unkept = True
        say(*worded(desk, "draft-unkept", why=complained(error.sentence, language)))


def _left(desk: Desk, game: Game) -> list[str]:
    """What is said to whoever leaves."""
    if desk.file is None or desk.unkept:
        return [""]
    command = command_for(game.id, desk.file)
    return ["", *commanded(desk, "draft-kept", command)]
