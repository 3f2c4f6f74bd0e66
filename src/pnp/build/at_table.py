"""A companion at the table: it asks for step after step, tells what they lead to, and keeps each."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from pnp.build.entering import table
from pnp.build.playing import UNDONE, Course, done, kept, stepped, undone
from pnp.entry.questions import key, questions, value
from pnp.entry.trees import grown
from pnp.models.asking import Refused
from pnp.models.playing import USUAL
from pnp.report.columns import wrapped
from pnp.report.phrasing import name, phrase
from pnp.report.sketches import sketched
from pnp.report.table import COLUMNS
from pnp.scoring import Reason
from pnp.terminal import Clock, Prompt, TimeUpError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pnp.entry.questions import Key
    from pnp.models.asking import Question
    from pnp.models.game import Game
    from pnp.models.playing import Awaited, Chance
    from pnp.models.sketches import Row, Sketch
    from pnp.report import Phrases
    from pnp.scoring import Value
    from pnp.terminal import Ask

EMPTY: Row = ()  # as a line
MENDED = Reason("refused-mended")  # how an answer that was refused is typed anew
HELP, BACK, LIST, WHOLE = "?", "<", "/", "="  # as where a table is entered


class Desk(Struct, frozen=True):
    """What a companion has at hand: how it asks, tells, draws and rings; a clock, chance, and words. `plain`
    takes from a text what would steer the terminal. `limit` is how many seconds a turn has, or the usual one;
    0 is no limit."""

    ask: Ask
    say: Callable[[str], None]
    plain: Callable[[str], str]
    ring: Callable[[], None]
    now: Callable[[], float]
    chance: Chance
    words: Phrases
    coloured: bool
    limit: int
    columns: Callable[[], int] = lambda: COLUMNS  # that texts are broken to


class Hurry(Struct, frozen=True):
    """The turn for which the clock runs, when that stops, and what warns of it."""

    turn: int
    until: float
    warn: Callable[[], None]


class Waiting(Struct, frozen=True):
    """What is asked, what becomes of an answer, and what explains it."""

    label: str
    read: Callable[[str], Course]
    helps: tuple[str, ...]
    offers: tuple[str, ...] = ()
    clock: Clock | None = None


def seated(game: Game, desk: Desk, words: Phrases, played: str) -> dict[str, Any]:
    """A sheet of nothing but players, who are asked for as where a table is entered."""
    entered = table(replace(game, asked=None), words, played, None, ())
    tree: dict[str, Any] = {**entered.head}
    asked: list[Key] = []
    while waiting := [each for each in questions(entered, tree) if key(each) not in asked]:
        asked.append(key(waiting[0]))
        tree = grown(tree, [(waiting[0].place, _answer(waiting[0], desk, words))])
    return tree


def _answer(question: Question, desk: Desk, words: Phrases) -> Any:
    answers: list[Any] = []

    def refusal(typed: str) -> str:
        try:
            answers[:] = [value(question, typed)]
        except Refused as refused:
            return desk.plain(phrase(words, Reason(refused.message, refused.told)))
        return ""

    before = question.blank if isinstance(question.blank, str) else ""
    asked, mending = (phrase(words, each) for each in (Reason(question.words, question.told), MENDED))
    desk.ask(Prompt(asked, refusal, before=before, mending=mending))
    return answers[0]


def accompanied(course: Course, desk: Desk) -> None:
    """Play until all is over; each step is kept before another is asked for."""
    hurry: Hurry | None = None
    draw(course, desk)
    while True:
        awaited = course.play.awaited(course.table)
        if awaited is None:
            after = _paused(course, desk, Reason("play-over"))
        elif awaited.turn and desk.limit and (hurry is None or hurry.turn != awaited.turn):
            after = _between_turns(course, desk, awaited, hurry)
            until = desk.now() + _limit(desk, awaited)
            hurry = Hurry(awaited.turn, until, cache(desk.ring))  # cached, it rings once in a turn
        else:
            after = _step(course, desk, awaited, hurry)
        if after is course and awaited is None:
            return
        if after is not course:
            hurry = None if after.steps[-1] == UNDONE else hurry
            course = _told(course, kept(after), desk)


def _limit(desk: Desk, awaited: Awaited) -> int:
    return awaited.seconds if desk.limit == USUAL else desk.limit


def _between_turns(course: Course, desk: Desk, awaited: Awaited, hurry: Hurry | None) -> Course:
    """Whoever is done sooner waits for the end of the limit. The first clock of all starts when the players
    are ready, and so does the one after a step was taken back."""
    if hurry is None:
        return _paused(course, desk, Reason("play-ready", {"seconds": _limit(desk, awaited)}))
    if hurry.until <= desk.now():
        return course
    return _paused(course, desk, Reason("play-next"), Clock(_left(desk, hurry), ends=True))


def _paused(course: Course, desk: Desk, words: Reason, clock: Clock | None = None) -> Course:
    """The same course where only Enter was typed, or the time is up."""

    def read(typed: str) -> Course:
        if typed:
            raise Refused("refused-pause")
        return course

    try:
        return _entered(course, desk, Waiting(phrase(desk.words, words), read, (), clock=clock))
    except TimeUpError:
        return course


def _step(course: Course, desk: Desk, awaited: Awaited, hurry: Hurry | None) -> Course:
    def read(typed: str) -> Course:
        return stepped(course, course.play.read(course.table, typed, desk.chance))

    def said(message: str) -> str:
        return phrase(desk.words, Reason(message, awaited.told))

    helps = tuple(map(said, (f"{awaited.words}-help", *awaited.hints)))
    runs = hurry is not None and hurry.turn == awaited.turn
    soon = name(desk.words, "play-soon")
    clock = Clock(_left(desk, hurry), awaited.hasty, soon, hurry.warn) if hurry and runs else None
    try:
        return _entered(course, desk, Waiting(said(awaited.words), read, helps, awaited.offers, clock))
    except TimeUpError:
        desk.ring()
        return stepped(course, course.play.late)


def _left(desk: Desk, hurry: Hurry) -> Callable[[], float]:
    return lambda: hurry.until - desk.now()


def _entered(course: Course, desk: Desk, waiting: Waiting) -> Course:
    """The course after an answer that is not refused; between, whatever is asked to be shown."""
    after = [course]

    def refusal(typed: str) -> str:
        try:
            after[0] = _after(course, typed.strip(), waiting)
        except Refused as refused:
            return desk.plain(phrase(desk.words, Reason(refused.message, refused.told)))
        return ""

    while True:
        prompt = Prompt(
            desk.plain(waiting.label),
            refusal,
            waiting.offers,
            clock=waiting.clock,
            mending=phrase(desk.words, MENDED),
        )
        typed = desk.ask(prompt).strip()
        if typed not in (HELP, LIST, WHOLE):
            return after[0]
        _shown(course, desk, typed, waiting)


def _after(course: Course, typed: str, waiting: Waiting) -> Course:
    if typed in (HELP, LIST, WHOLE):
        return course
    if typed.strip(BACK) or not typed:
        return waiting.read(typed)
    if not done(course):
        raise Refused("refused-back")
    for _ in typed[: len(done(course))]:
        course = undone(course)
    return course


def _shown(course: Course, desk: Desk, typed: str, waiting: Waiting) -> None:
    told = course.play.told(course.table)
    if typed == HELP:
        _say(desk, [*waiting.helps, name(desk.words, "play-commands")])
    elif typed == WHOLE:
        _draw(desk, course.play.whole(course.table))
    elif told:
        _draw(desk, told)
    else:
        tell(desk, "play-nothing-told")


def _told(before: Course, after: Course, desk: Desk) -> Course:
    """Tell what has happened, or what has not any more, and draw the table where it has to be seen."""
    old, new = (course.play.told(course.table) for course in (before, after))
    if after.steps[-1] == UNDONE:
        reasons = [each for each in old[len(new) :] if isinstance(each, Reason)]
        tell(desk, "play-undone", what=" ".join(phrase(desk.words, each) for each in reasons))
    else:
        _draw(desk, new[len(old) :])
    draw(after, desk)
    return after


def draw(course: Course, desk: Desk) -> None:
    awaited = course.play.awaited(course.table)
    if awaited is None or awaited.drawn:
        _draw(desk, (EMPTY, *course.play.sketched(course.table), EMPTY))


def tell(desk: Desk, message: str, **told: Value) -> None:
    _say(desk, [name(desk.words, message, **told)])


def _draw(desk: Desk, sketch: Sketch) -> None:
    """A drawing steers the terminal by its colours alone, and the words in it not at all."""
    for row in sketch:
        for line in sketched((row,), desk.words, desk.coloured):
            desk.say(desk.plain(line) if isinstance(row, Reason) else line)


def _say(desk: Desk, texts: Sequence[str]) -> None:
    for text in texts:
        for line in wrapped("", desk.plain(text), desk.columns()):
            desk.say(line)
