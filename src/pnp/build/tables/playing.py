"""A game in play: its course, kept after each step, and the companion that asks for steps at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache, reduce
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pnp.build.sets.supplies import read_supplies
from pnp.build.tables.entering import lay_table
from pnp.build.tables.scoring import game_of_sheet, score_source
from pnp.data.sources import Source, read_mapping, read_text
from pnp.data.yaml_reader import parse_yaml
from pnp.data.yaml_writer import change_sheet, has_values, write_sheet
from pnp.entry.session import BACK, HELP, LIST, WHOLE
from pnp.entry.states import QuestionId, find_id, grow_tree, list_player_questions, read_answer
from pnp.errors import InputError, OutputError, Problem, UsageError, at_place, code_phrase, phrase
from pnp.files.writing import hold_file, write_file
from pnp.models.game import COLUMNS, USUAL_LIMIT, Awaited, Chance, CompanionRules, Game, Row, Sketch, Step
from pnp.models.score_sheets.questions import Question, Refused
from pnp.models.trees import Entry, get_entry, list_entries
from pnp.report.columns import format_sketch, wrap_text
from pnp.report.phrasing import Phrases, phrase_reason, tell_refusals, translate
from pnp.scoring import Reason, Value
from pnp.terminal import Ask, Clock, Prompt, TimeUpError

UNDONE: Final[Step] = ("<",)  # marks in a course that the step before was taken back
YAML, ENDING = ".yaml", ".play.json"
UNFINISHED: Final = ("unfinished",)
DAY: Final = 24 * 60 * 60  # seconds: the longest limit that a file may name
_ADVICE = "choose-a-sheet-in-a-folder-that-you-may-write-to"
_SAVE_AS = "save-it-as-utf-8"


class PlayOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options that `pnp play` remembers of a game: its language, and the seconds of a turn if they were
    given."""

    language: str | None = None
    timer: Annotated[int, msgspec.Meta(ge=-1, le=DAY)] | None = None


NO_OPTIONS: Final = PlayOptions()


class KeptCourse(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the file beside a score sheet: the score sheet as the game was opened with it, every
    step since, and whether the game is the variant without chance."""

    game: str
    sheet: dict[str, Any]
    steps: list[list[str | int]]
    no_chance: bool = False
    options: PlayOptions = NO_OPTIONS


class Course(Struct, frozen=True, eq=False):
    """A game in play. `source` is the score sheet as last read or written. `opening` is its first tree,
    `first` the table made from that; `steps` include undone ones."""

    game: Game
    play: CompanionRules
    path: Path
    source: Source
    opening: Any
    first: Any
    table: Any
    steps: tuple[Step, ...] = ()
    no_chance: bool = False
    options: PlayOptions = NO_OPTIONS


def read_options(path: Path) -> PlayOptions:
    """Read the options with which the game of a score sheet was played until now."""
    kept = _read_course(course_file(path)) if path.is_file() else None
    return kept.options if kept else NO_OPTIONS


def open_course(name: str, game: Game, *, no_chance: bool = False) -> tuple[Course, str]:
    """Open the game of a score sheet, and tell how it stands: `on` at the step where it was left, `new` if
    there is only the score sheet, `changed` if the score sheet no longer agrees with the kept steps. A game
    without chance stays one; any other becomes one only if its steps are legal there too."""
    path = Path(name)
    source = parse_yaml(read_text(path, name, _SAVE_AS), name)
    if (other := game_of_sheet(source).id) != game.id:
        arguments = {"sheet": name, "other": other, "game": game.id}
        raise UsageError(phrase("sheet-is-a-sheet-of-other-not-of-game", **arguments))
    kept = known = _read_course(course_file(path))
    if kept and (kept.game != game.id or _list_players(kept.sheet) != _list_players(source.tree)):
        known = None
    fresh = _open_table(game, path, source, source.tree, no_chance or (known is not None and known.no_chance))
    if known is not None:
        course = _restore_course(fresh, known)
        # A program stopped between the two files has written the steps and not yet the score sheet. A step
        # that was taken back may be one that the variant does not know.
        ways = (course.steps, course.steps[:-1]) if fresh.no_chance == known.no_chance else (course.steps,)
        if any(_sheet_agrees(source, _follow_steps(course, way)) for way in ways):
            return course, "on"
    return fresh, "new" if kept is None else "changed"


def create_course(
    name: str,
    tree: Mapping[str, Any],
    game: Game,
    options: PlayOptions = NO_OPTIONS,
    *,
    no_chance: bool = False,
) -> Course:
    """Begin a game with a new score sheet, which has a score from the beginning."""
    plain, path = read_mapping(tree).tree, Path(name)
    text = write_sheet(play_of(game).fill_sheet(plain))
    course = _open_table(game, path, parse_yaml(text, name), plain, no_chance)
    return keep_course(replace(course, options=options))


def refuse_leftover_course(sheet: str) -> None:
    """Refuse a new score sheet whose name has the steps of another that was moved away."""
    if (file := course_file(Path(sheet))).exists():
        wrong = phrase("file-holds-the-steps-of-another-game", file=file)
        raise UsageError(wrong, phrase("choose-another-name-for-sheet-or-move-that-file"))


def play_of(game: Game) -> CompanionRules:
    if game.companion is None:
        wrong = phrase("game-has-no-companion", game=game.id)
        raise UsageError(wrong, phrase("score-it-with-pnp-score"))
    return game.companion()


def _open_table(game: Game, path: Path, source: Source, tree: Any, no_chance: bool) -> Course:
    """Open the table of a tree, which is or was that of the score sheet."""
    play, folder = play_of(game), path.parent
    shown = folder.as_posix()
    position = score_source(replace(source, tree=play.fill_sheet(tree)), folder, shown).position
    table = play.open_table(tree, position, read_supplies(game, tree, folder, shown).supplies, no_chance)
    return Course(game, play, path, source, tree, table, table, no_chance=no_chance)


def _list_players(tree: Any) -> list[object]:
    """List the files of cards that a table plays with, and its players' names."""
    players = list_entries(Entry(tree), "players")
    return [get_entry(Entry(tree), "cards").value, *(get_entry(player, "name").value for player in players)]


def _sheet_agrees(source: Source, course: Course) -> bool:
    """Tell whether a score sheet agrees with the course. Its key `unfinished` does not matter: the steps show
    whether the game is over."""
    entries = course.play.write_sheet(course.table)
    return has_values(source.tree, {place: value for place, value in entries.items() if place != UNFINISHED})


def steps_in_force(course: Course) -> tuple[Step, ...]:
    """Return the steps that were not taken back."""
    steps: list[Step] = []
    for step in course.steps:
        if step == UNDONE:
            steps.pop()
        else:
            steps.append(step)
    return tuple(steps)


def take_step(course: Course, step: Step) -> Course:
    """Return the course after one more step; refuse a step that the rules do not allow."""
    table = course.play.follow_step(course.table, step)
    return replace(course, table=table, steps=(*course.steps, step))


def take_back(course: Course) -> Course:
    """Return the course without its last step."""
    return _follow_steps(course, (*course.steps, UNDONE))


def _follow_steps(course: Course, steps: tuple[Step, ...]) -> Course:
    course = replace(course, steps=steps)
    return replace(course, table=reduce(course.play.follow_step, steps_in_force(course), course.first))


def keep_course(course: Course) -> Course:
    """Write both files of a course, the steps first, so that none is lost."""
    _refuse_changed(course)
    steps = [[*step] for step in course.steps]
    kept_course = KeptCourse(course.game.id, course.opening, steps, course.no_chance, course.options)
    write_file(course_file(course.path), msgspec.json.encode(kept_course) + b"\n", _ADVICE)
    text = change_sheet(course.source, course.play.write_sheet(course.table))
    write_file(course.path, text.encode(), _ADVICE)
    return replace(course, source=parse_yaml(text, course.source.path))


@contextmanager
def hold_unused_sheet(stem: str) -> Iterator[str]:
    """Reserve the name of a new score sheet for this program: `stem.yaml`, else `stem-2.yaml`, and so on.
    Another program may hold a name under which it has written nothing yet."""
    for number in count(1):
        path = Path(f"{stem}-{number}.yaml" if number > 1 else f"{stem}.yaml")
        with ExitStack() as open_files:
            if not _is_unused(path):
                continue
            try:
                open_files.enter_context(hold_file(path))
            except UsageError:
                continue
            if _is_unused(path):
                yield str(path)
                return


def _is_unused(path: Path) -> bool:
    """Tell whether there is neither a score sheet nor a course."""
    return not path.exists() and not course_file(path).exists()


def _refuse_changed(course: Course) -> None:
    """Refuse to write if another program, such as an editor, has saved the score sheet since it was read or
    written here."""
    path, name = course.path, course.source.path
    if path.exists() and read_text(path, name, _SAVE_AS) != course.source.text:
        wrong = at_place(name, phrase("was-changed-by-another-program-meanwhile"))
        raise OutputError(wrong, phrase("run-command-again-it-goes-on-from-sheet"))


def course_file(path: Path) -> Path:
    """Return the file of a score sheet's course. `friday.yml` has its own, unless an earlier pnp named it as
    for `friday.yaml` and there is no such score sheet."""
    usual, own = path.with_name(path.stem + ENDING), path.with_name(path.name + ENDING)
    if path.suffix == YAML:
        return usual
    if own.exists() or path.with_suffix(YAML).exists():
        return own
    return usual if usual.exists() else own


def _read_course(path: Path) -> KeptCourse | None:
    """Read the course beside a score sheet; refuse a file of another kind, and leave it as it is."""
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(read_text(path, str(path), _SAVE_AS), type=KeptCourse)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _foreign_course_error(path) from error


def _restore_course(fresh: Course, kept: KeptCourse) -> Course:
    """Make a course from the steps that were kept."""
    try:
        opening = read_mapping(kept.sheet)
        course = _open_table(fresh.game, fresh.path, opening, opening.tree, fresh.no_chance)
        return _follow_steps(replace(course, source=fresh.source), tuple(map(tuple, kept.steps)))
    except (InputError, Refused, IndexError) as error:
        if isinstance(error, Refused) and fresh.no_chance and not kept.no_chance:
            wrong = phrase("the-game-of-sheet-has-been-played-with-the-die", sheet=fresh.path)
            right = phrase("leave-out-no-chance-or-begin-another-sheet")
            raise UsageError(wrong, right) from error
        raise _foreign_course_error(course_file(fresh.path)) from error


def _foreign_course_error(path: Path) -> InputError:
    wrong = code_phrase("form-unreadable", "this-is-not-the-course-of-a-game-that-pnp-has-kept")
    right = phrase("move-it-elsewhere-game-then-goes-on-from-its-sheet")
    return InputError([Problem(str(path), 1, 1, wrong, right)])


EMPTY: Row = ()  # an empty line
MENDED = Reason("refused-mended")  # says how to correct a refused answer


class Companion(Struct, frozen=True):
    """The tools of a companion: it asks, tells, draws and rings; it has a clock, chance, and words. `plain`
    makes a text safe for the terminal. `limit` is the number of seconds of a turn, or the usual one; 0 is no
    limit."""

    ask: Ask
    say: Callable[[str], None]
    plain: Callable[[str], str]
    ring: Callable[[], None]
    now: Callable[[], float]
    chance: Chance
    words: Phrases
    coloured: bool
    limit: int
    columns: Callable[[], int] = lambda: COLUMNS  # the width of texts


class TurnClock(Struct, frozen=True):
    """The clock of a turn: the time when it stops, and a function that warns of it."""

    turn: int
    until: float
    warn: Callable[[], None]


class StepPrompt(Struct, frozen=True):
    """A question for a step: its label, the reader of its answer, and its explanations."""

    label: str
    read: Callable[[str], Course]
    helps: tuple[str, ...]
    offers: tuple[str, ...] = ()
    clock: Clock | None = None


def ask_players(game: Game, desk: Companion, words: Phrases, played: str) -> dict[str, Any]:
    """Ask for the players as when a table is entered, and return a score sheet of nothing else."""
    new_table = lay_table(game, words, played, None, ())
    tree: dict[str, Any] = {**new_table.head}
    answered_ids: list[QuestionId] = []
    while unanswered := [
        each for each in list_player_questions(new_table, tree) if find_id(each) not in answered_ids
    ]:
        answered_ids.append(find_id(unanswered[0]))
        tree = grow_tree(tree, [(unanswered[0].place, _ask_question(unanswered[0], desk, words))])
    return tree


def _ask_question(question: Question, desk: Companion, words: Phrases) -> Any:
    answers: list[Any] = []

    def read_line(typed: str) -> None:
        answers[:] = [read_answer(question, typed)]

    before = question.blank if isinstance(question.blank, str) else ""
    label, mending = translate(words, question.words, **question.arguments), phrase_reason(words, MENDED)
    desk.ask(Prompt(label, tell_refusals(words, read_line, desk.plain), before=before, mending=mending))
    return answers[0]


def ask_steps(course: Course, desk: Companion) -> None:
    """Play until the game is over; keep each step before asking for another."""
    timer: TurnClock | None = None
    draw_table(course, desk)
    while True:
        awaited = course.play.find_awaited(course.table)
        if awaited is None:
            after = _pause(course, desk, Reason("play-over"))
        elif awaited.turn and desk.limit and (timer is None or timer.turn != awaited.turn):
            after = _wait_between_turns(course, desk, awaited, timer)
            until = desk.now() + _find_limit(desk, awaited)
            timer = TurnClock(awaited.turn, until, cache(desk.ring))  # cached, it rings once in a turn
        else:
            after = _ask_step(course, desk, awaited, timer)
        if after is course and awaited is None:
            return
        if after is not course:
            timer = None if after.steps[-1] == UNDONE else timer
            course = _tell_changes(course, keep_course(after), desk)


def _find_limit(desk: Companion, awaited: Awaited) -> int:
    return awaited.seconds if desk.limit == USUAL_LIMIT else desk.limit


def _wait_between_turns(course: Course, desk: Companion, awaited: Awaited, timer: TurnClock | None) -> Course:
    """Wait until the limit of the last turn ends, if the players are done sooner. The first clock, and the
    one after a step was taken back, starts when the players are ready."""
    if timer is None:
        return _pause(course, desk, Reason("play-ready", {"seconds": _find_limit(desk, awaited)}))
    if timer.until <= desk.now():
        return course
    return _pause(course, desk, Reason("play-next"), Clock(_make_time_left(desk, timer), ends=True))


def _pause(course: Course, desk: Companion, words: Reason, clock: Clock | None = None) -> Course:
    """Wait for Enter, or until the time is up; then return the same course."""

    def take_typed_step(typed: str) -> Course:
        if typed:
            raise Refused("refused-pause")
        return course

    asked = StepPrompt(phrase_reason(desk.words, words), take_typed_step, (), clock=clock)
    try:
        return _ask_course(course, desk, asked)
    except TimeUpError:
        return course


def _ask_step(course: Course, desk: Companion, awaited: Awaited, timer: TurnClock | None) -> Course:
    def take_step_typed(typed: str) -> Course:
        return take_step(course, course.play.read_step(course.table, typed, desk.chance))

    def say(message: str) -> str:
        return phrase_reason(desk.words, Reason(message, awaited.arguments))

    helps = tuple(map(say, (f"{awaited.words}-help", *awaited.hints)))
    runs = timer is not None and timer.turn == awaited.turn
    soon = translate(desk.words, "play-soon")
    clock = Clock(_make_time_left(desk, timer), awaited.hasty, soon, timer.warn) if timer and runs else None
    asked = StepPrompt(say(awaited.words), take_step_typed, helps, awaited.offers, clock)
    try:
        return _ask_course(course, desk, asked)
    except TimeUpError:
        desk.ring()
        return take_step(course, course.play.late_step)


def _make_time_left(desk: Companion, timer: TurnClock) -> Callable[[], float]:
    return lambda: timer.until - desk.now()


def _ask_course(course: Course, desk: Companion, waiting: StepPrompt) -> Course:
    """Ask until an answer is not refused, and return the course after it; show views that are asked for in
    between."""
    after = [course]

    def read_course_answer(typed: str) -> None:
        after[0] = _read_answer(course, typed.strip(), waiting)

    refusal = tell_refusals(desk.words, read_course_answer, desk.plain)
    while True:
        label, mending = desk.plain(waiting.label), phrase_reason(desk.words, MENDED)
        prompt = Prompt(label, refusal, waiting.offers, clock=waiting.clock, mending=mending)
        typed = desk.ask(prompt).strip()
        if typed not in (HELP, LIST, WHOLE):
            return after[0]
        _show_view(course, desk, typed, waiting)


def _read_answer(course: Course, typed: str, waiting: StepPrompt) -> Course:
    if typed in (HELP, LIST, WHOLE):
        return course
    if typed.strip(BACK) or not typed:  # anything but a row of signs to go back
        return waiting.read(typed)
    if not steps_in_force(course):
        raise Refused("refused-back")
    for _ in typed[: len(steps_in_force(course))]:
        course = take_back(course)
    return course


def _show_view(course: Course, desk: Companion, typed: str, waiting: StepPrompt) -> None:
    events = course.play.list_events(course.table)
    if typed == HELP:
        _say_texts(desk, [*waiting.helps, translate(desk.words, "play-commands")])
    elif typed == WHOLE:
        _draw_sketch(desk, course.play.draw_everything(course.table))
    elif events:
        _draw_sketch(desk, events)
    else:
        tell_message(desk, "play-nothing-told")


def _tell_changes(before: Course, after: Course, desk: Companion) -> Course:
    """Tell what has happened or was undone, and draw the table if it has to be seen."""
    old, new = (course.play.list_events(course.table) for course in (before, after))
    if after.steps[-1] == UNDONE:
        reasons = [each for each in old[len(new) :] if isinstance(each, Reason)]
        tell_message(desk, "play-undone", what=" ".join(phrase_reason(desk.words, each) for each in reasons))
    else:
        _draw_sketch(desk, new[len(old) :])
    draw_table(after, desk)
    return after


def draw_table(course: Course, desk: Companion) -> None:
    awaited = course.play.find_awaited(course.table)
    if awaited is None or awaited.drawn:
        _draw_sketch(desk, (EMPTY, *course.play.draw_table(course.table), EMPTY))


def tell_message(desk: Companion, message: str, **arguments: Value) -> None:
    _say_texts(desk, [translate(desk.words, message, **arguments)])


def _draw_sketch(desk: Companion, sketch: Sketch) -> None:
    for line in format_sketch(sketch, desk.words, desk.coloured, plain=desk.plain):
        desk.say(line)


def _say_texts(desk: Companion, texts: Sequence[str]) -> None:
    for text in texts:
        for line in wrap_text("", desk.plain(text), desk.columns()):
            desk.say(line)
