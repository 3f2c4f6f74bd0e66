"""A table entered at the terminal, or line by line from elsewhere, until its score sheet is saved."""

from __future__ import annotations

import gc
import shlex
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

import typer
from msgspec import Struct

from pnp import entry
from pnp.build.sets.wording import phrases
from pnp.build.tables.entering import FoundDraft, command_for, find_draft, keep_draft, lay_table, list_drafts
from pnp.cli.keeping import can_offer
from pnp.cli.main import INTERRUPTED, make_printable
from pnp.cli.options import Spoken, choose_language, find_game, may_colour, refuse_ignored_log
from pnp.data.sources import read_mapping
from pnp.data.yaml_writer import end_lines, write_sheet
from pnp.entry import Session
from pnp.entry.drafts import NO_OPTIONS, EntryOptions, find_names, join_options, make_answers, make_draft
from pnp.entry.session import BACK, BY_HAND, HELP, LIST, WHOLE
from pnp.errors import Location, OutputError, UsageError, at_place
from pnp.files.writing import hold_file, write_new_file
from pnp.models.game import Game
from pnp.models.score_sheets.questions import NEEDED, Question, Refused
from pnp.report.columns import count_columns, format_sketch, wrap_text
from pnp.report.phrasing import Phrases, format_points, tell_refusals, translate
from pnp.report.results import TableLook, format_rows
from pnp.scoring import Reason, Result, Value
from pnp.settings import load_settings
from pnp.terminal import Ask, Prompt, choose_asking, count_text_columns, is_at_terminal, join_answer
from pnp.words.complaints import translate_complaint as complained

LONGEST_OFFERS = 600  # characters
NOTHING = "\N{EN DASH}"
RULE = "\N{BOX DRAWINGS LIGHT HORIZONTAL}"
INDENT = "  "


def say(*lines: str) -> None:
    """Print lines; typed words and those of files cannot steer the terminal."""
    for line in lines:
        print(make_printable(line))
    sys.stdout.flush()


def text_columns() -> int:
    """Return the number of columns for texts: those of the terminal, up to a width that is easy to read."""
    return count_text_columns(sys.stdout)


def word_question(question: Question, words: Phrases, part: str = "") -> str:
    """Word a question, or a `part` of it."""
    return make_printable(translate(words, f"{question.words}{part}", **question.arguments))


def explain_question(question: Question, words: Phrases) -> list[str]:
    explanation = translate(words, f"key-{question.words.removeprefix('ask-')}")
    return wrap_text(INDENT, make_printable(explanation), text_columns())


def label_with_hint(question: Question, words: Phrases, before: str) -> str:
    """Word a question, with its hint unless it has an earlier answer, which Enter alone would keep."""
    label = word_question(question, words)
    has_hint = f"{question.words}-hint" in words.catalogue.entries and not before
    hint = word_question(question, words, "-hint") if has_hint else ""
    return f"{label} ({hint})" if hint else label


def help_with_question(question: Question, words: Phrases) -> Iterator[str]:
    """Yield the subject of a question, and its possible answers if they can be listed."""
    yield from explain_question(question, words)
    if question.offers:
        offers = " ".join(question.offers)
        short = offers if len(offers) <= LONGEST_OFFERS else f"{offers[:LONGEST_OFFERS].rpartition(' ')[0]} …"
        yield from wrap_text(INDENT, short, text_columns())


def list_answers(session: Session, words: Phrases) -> Iterator[str]:
    """Yield all answers with their numbers, and the lines by hand."""
    for number, (question, typed) in enumerate(entry.list_answers(session), 1):
        answer_line = join_answer(word_question(question, words), typed.strip() or NOTHING)
        yield from wrap_text(f"{number:>4}  ", answer_line, text_columns(), 2)
    yield from list_by_hand(session, words)


def list_by_hand(session: Session, words: Phrases) -> Iterator[str]:
    players = session.state.tree.get("players", ())
    for (seat, line), points in session.answers.hand.items():
        if seat < len(players):
            text = f"{players[seat]['name']}: {translate(words, f'line-{line}')} {format_points(points)}"
            yield from wrap_text("   #  ", text, text_columns(), 2)


def list_totals(session: Session) -> list[str]:
    """Return the totals so far, in lines: `Ana 12 · Jan 7`."""
    result = session.state.result
    players = result.players if result else ()
    stands = " \N{MIDDLE DOT} ".join(f"{each.name} {format_points(each.total)}" for each in players)
    return wrap_text("", make_printable(stands), text_columns())


def draw_place(session: Session, place: Location, words: Phrases, coloured: bool) -> list[str]:
    """Draw a place, if the game can."""
    game, state, room = session.table.game, session.state, text_columns()
    if game.ascii_view is None or state.result is None:
        return []
    sketch = game.ascii_view(state.position, state.result, place)
    texts = tuple(row for row in sketch if isinstance(row, Reason))
    lines = format_sketch(tuple(row for row in sketch if not isinstance(row, Reason)), words, coloured=False)
    wide = max(map(len, lines), default=0)
    if len(lines) > 1 and wide > room:  # wrapped, it would show nothing
        sketch = (Reason("sketch-too-wide", {"n": wide}), *texts)
    return format_sketch(sketch, words, coloured, room, make_printable)


def draw_so_far(session: Session, words: Phrases, coloured: bool) -> Iterator[str]:
    """Draw the whole table so far: all drawings, and the lines of the score."""
    if session.state.result is None:
        return
    table = draw_place(session, (), words, coloured)
    yield from table
    seats = _list_begun_seats(session) or ([] if table else [0])
    for seat in seats:
        heading = player_heading(session.state.result.players[seat].name)
        yield from ("", heading, *draw_place(session, ("players", seat), words, coloured))
    look = TableLook(text_columns(), plain=make_printable)
    yield from ("", *format_rows(_drop_marks(session, session.state.result), words, look))


def _list_begun_seats(session: Session) -> list[int]:
    """List the players with more than a name entered."""
    places = [question.place for question, _ in entry.list_answers(session)]
    asked = {place[1] for place in places if place[:1] == ("players",) and place[2:] not in ((), ("name",))}
    given = {seat for seat, _ in session.answers.hand}
    return [seat for seat, _ in enumerate(session.state.tree.get("players", ())) if seat in asked | given]


def player_heading(player: str) -> str:
    return make_printable(f"{RULE} {player} ").ljust(40, RULE)


def _drop_marks(session: Session, result: Result) -> Result:
    """Return the result with the mark of lines by hand only where such a line was entered, not where it
    stands in for an open question."""
    hand, players = session.answers.hand, []
    for seat, player in enumerate(result.players):
        worked_out = (replace(line, origin="derived") for line in player.lines)
        lines = zip(player.lines, worked_out, strict=True)
        marked = tuple(line if (seat, line.id) in hand else plain for line, plain in lines)
        players.append(replace(player, lines=marked))
    return replace(result, players=tuple(players))


class TableRequest(Struct, frozen=True):
    """The command line's wishes for a table to enter; the language only if it was asked for. To resume,
    `game` may be the name of a draft's file."""

    game: str | None
    resume: bool
    players: int | None
    names: tuple[str, ...]
    played: str
    language: str | None
    files: entry.Files = entry.NO_FILES
    options: EntryOptions = NO_OPTIONS


def output_folder(options: EntryOptions) -> Path:
    """Return the folder to save the score sheet in."""
    if options.out is None:
        return Path()
    out = Path(options.out)
    return out.relative_to(Path.cwd()) if out.is_relative_to(Path.cwd()) else out


MOST_TOLD = 3  # earlier drafts that are listed


class EntryDesk(Struct):
    """The means to ask people, the options for their table, and the file of their draft, held by this program
    until the command ends."""

    words: Phrases
    ask: Ask
    at_screen: bool
    coloured: bool
    command: typer.Context
    options: EntryOptions
    file: Path | None = None
    unkept: bool = False  # nothing can be kept, as the user was told


def _begin_new(desk: EntryDesk, evening: TableRequest, game: Game) -> Session:
    """Begin a new table. Earlier drafts are only listed, so that no key goes on with one by mistake."""
    for each in list_drafts(game.id)[:MOST_TOLD]:
        names = find_names(each.draft) or NOTHING
        n = len(each.draft.answers) + len(each.draft.by_hand)
        command = f"pnp score --resume {shlex.quote(each.file.name)}"
        say(*word_command(desk, "draft-found", command, played=each.draft.played, names=names, n=n))
    who, folder = (evening.players, evening.names), output_folder(desk.options)
    table = lay_table(game, desk.words, evening.played, *who, evening.files, folder)
    session = entry.start_session(table)
    for complaint in session.state.complaints if "players" in session.table.head else ():
        raise UsageError(complaint.wrong, complaint.right)
    return session


def _resume_draft(desk: EntryDesk, game: Game, found: FoundDraft) -> Session:
    """Resume the table of a draft, whose cards or board may be gone, or which may not fit its game."""
    try:
        draft, folder = found.draft, output_folder(desk.options)
        who, letters = (draft.players, draft.names), draft.letters
        old_table = lay_table(game, desk.words, draft.played, *who, draft.files, folder, letters)
    except UsageError as error:
        raise UsageError(at_place(found.file, error.wrong), error.right) from error
    session = entry.resume_session(old_table, make_answers(found.draft))
    desk.file = found.file
    names = tuple(player["name"] for player in session.state.tree.get("players", ()))
    n = len(entry.list_answers(session)) + len(session.answers.hand)
    say(*word_lines(desk, "draft-goes-on", played=found.draft.played, names=names, n=n))
    return session


def word_lines(desk: EntryDesk, message: str, **arguments: Value) -> list[str]:
    return wrap_text("", translate(desk.words, message, **arguments), text_columns())


def word_command(desk: EntryDesk, message: str, command: str, **arguments: Value) -> list[str]:
    """Word a message and a command to be copied; a command that would be broken gets a line of its own."""
    *lines, last = word_lines(desk, message, **arguments)
    both = f"{last} {command}"
    return [*lines, both] if count_columns(both) <= text_columns() else [*lines, last, f"{INDENT}{command}"]


VIEWS = (HELP, LIST, WHOLE)
TOPIC = "entry"
SAVE_ELSEWHERE = "choose-another-folder-with-out-what-was-entered"


class SavedSheet(Struct, frozen=True):
    """A saved score sheet; its draft is needed until it is scored."""

    file: str
    draft: Path | None
    language: Spoken
    options: EntryOptions
    said: str


def enter_table(command: typer.Context, evening: TableRequest) -> SavedSheet:
    """Ask for a table and save its score sheet. A user who leaves before that can go on later."""
    gc.enable()  # unlike other commands, this one may take an evening
    found = _hold_draft(command, find_draft(evening.game)) if evening.resume else None
    game = find_game(found.draft.game if found else evening.game or "")
    desk = _make_desk(command, game, evening, found)
    try:
        say(translate(desk.words, "game-name"), *([] if desk.at_screen else word_lines(desk, "entry-keys")))
        first_session = _resume_draft(desk, game, found) if found else _begin_new(desk, evening, game)
        session = _enter(desk, first_session)
    except (KeyboardInterrupt, EOFError):
        say(*_tell_way_on(desk, game))
        raise typer.Exit(INTERRUPTED) from None
    text = write_sheet(end_lines(read_mapping(entry.make_sheet(session)).tree))
    stem = f"{game.id}-{session.table.head['played']}"
    file = write_new_file(output_folder(desk.options), stem, ".yaml", text.encode(), SAVE_ELSEWHERE)
    language = desk.words.catalogue.language, evening.language is not None
    say("")
    message = translate(desk.words, "sheet-saved", file=str(file))  # on one line, to be copied
    return SavedSheet(str(file), desk.file, language, desk.options, message)


def _enter(desk: EntryDesk, session: Session) -> Session:
    if desk.options.points:
        from pnp.cli.points import ask_by_points

        return ask_by_points(desk, session)
    return _ask_all(desk, session)


def forget_draft(command: typer.Context, evening: TableRequest) -> None:
    """Throw a draft away, and say which."""
    found = _hold_draft(command, find_draft(evening.game, "--forget"))
    game = find_game(found.draft.game)
    language = evening.language or found.draft.language
    words = phrases(game, language, evening.language is not None, TOPIC)
    found.file.unlink(missing_ok=True)
    names = find_names(found.draft) or NOTHING
    say(translate(words, "draft-forgotten", played=found.draft.played, names=names))


def _hold_draft(command: typer.Context, found: FoundDraft) -> FoundDraft:
    """Hold a draft, so that no other program writes to it until the command ends, and read it again."""
    command.with_resource(hold_file(found.file))
    return find_draft(found.file.name)


def forget_saved(saved: SavedSheet) -> None:
    """Say where the score sheet is, and remove its draft, which it replaces."""
    say("", saved.said)
    if saved.draft is not None:
        saved.draft.unlink(missing_ok=True)


def _make_desk(
    command: typer.Context, game: Game, evening: TableRequest, found: FoundDraft | None
) -> EntryDesk:
    options = join_options(evening.options, found.draft.options if found else NO_OPTIONS)
    refuse_ignored_log(evening.options.log, options.keep, offered=can_offer())
    draft = found.draft.language if found else None
    language = evening.language or draft or choose_language(None, load_settings())
    words = phrases(game, language, evening.language is not None, TOPIC)
    colour, screen = may_colour(sys.stdout), is_at_terminal(sys.stdin, sys.stdout)
    return EntryDesk(words, choose_asking(sys.stdin, sys.stdout, colour), screen, colour, command, options)


def _ask_all(desk: EntryDesk, session: Session) -> Session:
    """Ask until nothing is lacking, and then whether that is all."""
    current_seat: int | None = None  # the player who is asked for
    while True:
        question = entry.find_current(session)
        seat = entry.find_seat(question)
        if question is not None and seat not in (None, current_seat):
            say("", player_heading(session.state.tree["players"][seat]["name"]))
        current_seat = current_seat if question is None else seat
        following = ask_one(desk, session, question)
        if following is None:
            return session
        if following.answers != session.answers:
            tell_answer(desk, session, question, following)
        session = following


def ask_one(desk: EntryDesk, session: Session, question: Question | None) -> Session | None:
    """Ask a question and return the session after the answer; None if all is entered and nothing is to be
    changed."""
    tried: dict[str, Session | None] = {}

    def read_answer(typed: str) -> None:
        tried[typed] = _read_answer(desk, session, question, typed.strip())

    try:
        typed = desk.ask(_make_prompt(desk, session, question, tell_refusals(desk.words, read_answer)))
    except EOFError:
        if question is None and not sys.stdin.isatty() and not session.state.complaints:
            return None
        raise
    if typed.strip() in VIEWS:  # only now: nothing may be printed while a line is edited
        for line in view_lines(desk, session, question, typed.strip()):
            print(line)
    return tried[typed]


def _read_answer(desk: EntryDesk, session: Session, question: Question | None, typed: str) -> Session | None:
    if typed in VIEWS:
        return session
    if question is None and not typed:
        entry.refuse_faults(session)
        return None
    if question is None and not typed.startswith((BACK, LIST, BY_HAND)):
        raise Refused("refused-end")
    return entry.enter_line(session, typed, _name_lines(desk))


def view_lines(desk: EntryDesk, session: Session, question: Question | None, typed: str) -> Iterator[str]:
    if typed == WHOLE:
        return draw_so_far(session, desk.words, desk.coloured)
    if typed == LIST:
        return map(make_printable, list_answers(session, desk.words))
    if question is None:
        return map(make_printable, word_lines(desk, "entry-keys"))
    drawing = draw_place(session, question.map, desk.words, desk.coloured) if question.map else []
    helped = explain_question(question, desk.words) if drawing else help_with_question(question, desk.words)
    return chain(map(make_printable, helped), drawing)


def _name_lines(desk: EntryDesk) -> dict[str, str]:
    """Return the names of all lines that a score of this game may have."""
    ids = [each.removeprefix("line-") for each in desk.words.catalogue.entries if each.startswith("line-")]
    return {id: translate(desk.words, f"line-{id}") for id in ids}


def _make_prompt(
    desk: EntryDesk, session: Session, question: Question | None, refusal: Callable[[str], str]
) -> Prompt:
    stands = list_totals(session) if question is None or entry.find_seat(question) is not None else []
    below, mending = (*stands, *word_lines(desk, "entry-keys")), translate(desk.words, "refused-mended")
    if question is None:
        return Prompt(translate(desk.words, "ask-end"), refusal, below=below, mending=mending)
    before = entry.typed_before(session)
    if before and question.blank is not NEEDED:  # say how to keep it, or to make it empty
        below = (*wrap_text(INDENT, translate(desk.words, "ask-changed"), text_columns()), *below)
    below = (*explain_question(question, desk.words), *below)
    label, completes = label_with_hint(question, desk.words, before), question.completes
    return Prompt(label, refusal, question.offers, before, below, completes=completes, mending=mending)


def tell_answer(desk: EntryDesk, before: Session, question: Question | None, session: Session) -> None:
    """Keep an answer; show what was understood, what has to be answered again, and the totals."""
    say(*keep_session(desk, session))
    for each in entry.find_entered(before, session) if question else ():
        place = each.place if each.row is None else (*each.place, each.row)
        for line in draw_place(session, place, desk.words, desk.coloured):
            print(line)
    old_lines = [*list_by_hand(before, desk.words)]
    say(*(line for line in list_by_hand(session, desk.words) if line not in old_lines))
    lost = entry.find_lost(before, session)
    if lost:
        say(*word_lines(desk, "asked-again", n=len(lost)))
    totals, seat = list_totals(session), entry.find_seat(entry.find_current(session))
    if not desk.at_screen and seat is not None and totals != list_totals(before):
        say(*totals)


def keep_session(desk: EntryDesk, session: Session) -> list[str]:
    """Keep what was entered so far. If that fails, return lines that say so, once, and do not stop."""
    if desk.unkept:
        return []
    language = desk.words.catalogue.language
    new = desk.file is None
    try:
        desk.file = keep_draft(desk.file, make_draft(session, language, desk.options))
        if new:
            desk.command.with_resource(hold_file(desk.file))
    except OutputError as error:
        desk.unkept = True
        return word_lines(desk, "draft-unkept", why=complained(error.sentence, language))
    return []


def _tell_way_on(desk: EntryDesk, game: Game) -> list[str]:
    """Return the words for a user who leaves."""
    if desk.file is None or desk.unkept:
        return [""]
    command = command_for(game.id, desk.file)
    return ["", *word_command(desk, "draft-kept", command)]
