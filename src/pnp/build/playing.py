"""A game in play, kept after each step in its sheet, and in a file beside it that has all steps."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from functools import reduce
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pnp.build.scoring import game_of, scored
from pnp.build.supplies import supplies
from pnp.data.files import read_text
from pnp.data.mappings import read_mapping
from pnp.data.sheet_changed import changed_sheet, says
from pnp.data.yaml_text import parse_yaml
from pnp.data.yaml_written import written_sheet
from pnp.errors import InputError, OutputError, Problem, UsageError, at_place, phrase, said
from pnp.files import hold_file, write_file
from pnp.models.asking import Refused
from pnp.models.entries import Entry, each, within

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.data.source import Source
    from pnp.models.game import Game
    from pnp.models.playing import Play, Step

UNDONE: Final[Step] = ("<",)  # stands in a course for the step that was taken back
YAML, ENDING = ".yaml", ".play.json"
UNFINISHED: Final = ("unfinished",)
DAY: Final = 24 * 60 * 60  # seconds; what a file says of a limit is less, or no limit
_ADVICE = "choose-a-sheet-in-a-folder-that-you-may-write-to"
_SAVE_AS = "save-it-as-utf-8"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What `pnp play` remembers of a game: its language, and the seconds of a turn where they were given."""

    language: str | None = None
    timer: Annotated[int, msgspec.Meta(ge=-1, le=DAY)] | None = None


UNSAID: Final = Options()


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What the file beside a sheet says: the sheet as the game was opened with it, every step since, and
    whether the game is the variant without chance."""

    game: str
    sheet: dict[str, Any]
    steps: list[list[str | int]]
    no_chance: bool = False
    options: Options = UNSAID


class Course(Struct, frozen=True, eq=False):
    """`source` is the sheet as it was read or written last, `opening` its tree when the game was opened and
    `first` the table of that; `steps` are all that were made since, those taken back too."""

    game: Game
    play: Play
    path: Path
    source: Source
    opening: Any
    first: Any
    table: Any
    steps: tuple[Step, ...] = ()
    no_chance: bool = False
    options: Options = UNSAID


def remembered(path: Path) -> Options:
    """How the game of a sheet was played until now."""
    said = _read(beside(path)) if path.is_file() else None
    return said.options if said else UNSAID


def opened(name: str, game: Game, *, no_chance: bool = False) -> tuple[Course, str]:
    """The game of a sheet, and how it stands: `on` at the step where it was left, `new` where nothing is
    known but the sheet, `changed` where the sheet says otherwise since it was kept. A game without chance
    stays one; any other becomes one only if its steps are legal there too."""
    path = Path(name)
    source = parse_yaml(read_text(path, name, _SAVE_AS), name)
    if (other := game_of(source).id) != game.id:
        raise UsageError(
            phrase("sheet-is-a-sheet-of-other-not-of-game", sheet=name, other=other, game=game.id)
        )
    said = _read(beside(path))
    ours = said is not None and said.game == game.id and _players(said.sheet) == _players(source.tree)
    known = said if ours else None
    fresh = _opened(game, path, source, source.tree, no_chance or (known is not None and known.no_chance))
    if known is not None:
        course = _again(fresh, known)
        # Whoever was stopped between the two files had written the steps and not yet the sheet. A step that
        # was taken back may be one that the variant does not know.
        ways = (course.steps, course.steps[:-1]) if fresh.no_chance == known.no_chance else (course.steps,)
        if any(_agrees(source, _stepped(course, way)) for way in ways):
            return course, "on"
    return fresh, "new" if said is None else "changed"


def created(
    name: str, tree: Mapping[str, Any], game: Game, options: Options = UNSAID, *, no_chance: bool = False
) -> Course:
    """A game of a new sheet, which has a score from the beginning."""
    plain, path = read_mapping(tree).tree, Path(name)
    text = written_sheet(play_of(game).filled(plain))
    course = _opened(game, path, parse_yaml(text, name), plain, no_chance)
    return kept(replace(course, options=options))


def refuse_taken(sheet: str) -> None:
    """A new sheet does not take the steps of another that was moved away."""
    if (file := beside(Path(sheet))).exists():
        wrong = phrase("file-holds-the-steps-of-another-game", file=file)
        raise UsageError(wrong, phrase("choose-another-name-for-sheet-or-move-that-file"))


def play_of(game: Game) -> Play:
    if game.played is None:
        wrong = phrase("game-has-no-companion", game=game.id)
        raise UsageError(wrong, phrase("score-it-with-pnp-score"))
    return game.played()


def _opened(game: Game, path: Path, source: Source, tree: Any, no_chance: bool) -> Course:
    """The table of a tree, which the sheet said or says."""
    play, folder = play_of(game), path.parent
    shown = folder.as_posix()
    position = scored(replace(source, tree=play.filled(tree)), folder, shown).position
    table = play.opened(tree, position, supplies(game, tree, folder, shown).supplies, no_chance)
    return Course(game, play, path, source, tree, table, table, no_chance=no_chance)


def _players(tree: Any) -> list[object]:
    """Who plays, and with which cards of their own."""
    players = each(within(Entry(tree), "players"))
    return [within(Entry(tree), "cards").value, *(within(player, "name").value for player in players)]


def _agrees(source: Source, course: Course) -> bool:
    """Whether a sheet says what the course leads to. Whether it calls itself unfinished does not matter: the
    steps show whether the game is over."""
    written = course.play.written(course.table)
    return says(source.tree, {place: said for place, said in written.items() if place != UNFINISHED})


def done(course: Course) -> tuple[Step, ...]:
    """The steps that were not taken back."""
    steps: list[Step] = []
    for step in course.steps:
        if step == UNDONE:
            steps.pop()
        else:
            steps.append(step)
    return tuple(steps)


def stepped(course: Course, step: Step) -> Course:
    """The course after one more step, which is refused where the rules do not allow it."""
    table = course.play.followed(course.table, step)
    return replace(course, table=table, steps=(*course.steps, step))


def undone(course: Course) -> Course:
    """The course without its last step."""
    return _stepped(course, (*course.steps, UNDONE))


def _stepped(course: Course, steps: tuple[Step, ...]) -> Course:
    course = replace(course, steps=steps)
    return replace(course, table=reduce(course.play.followed, done(course), course.first))


def kept(course: Course) -> Course:
    """The course, when both of its files are written: the steps first, so that none is lost."""
    _refuse_changed(course)
    steps = [[*step] for step in course.steps]
    said = Kept(course.game.id, course.opening, steps, course.no_chance, course.options)
    write_file(beside(course.path), msgspec.json.encode(said) + b"\n", _ADVICE)
    text = changed_sheet(course.source, course.play.written(course.table))
    write_file(course.path, text.encode(), _ADVICE)
    return replace(course, source=parse_yaml(text, course.source.path))


@contextmanager
def hold_unused_sheet(stem: str) -> Iterator[str]:
    """The name of a new sheet, kept to this program: `stem.yaml`, else `stem-2.yaml`, and so on. Another
    program may hold a name for which it has written nothing yet."""
    for number in count(1):
        path = Path(f"{stem}-{number}.yaml" if number > 1 else f"{stem}.yaml")
        with ExitStack() as held:
            if not _is_unused(path):
                continue
            try:
                held.enter_context(hold_file(path))
            except UsageError:
                continue
            if _is_unused(path):
                yield str(path)
                return


def _is_unused(path: Path) -> bool:
    """Whether there is neither a sheet nor a course."""
    return not path.exists() and not beside(path).exists()


def _refuse_changed(course: Course) -> None:
    """Another program, such as an editor, may have saved the sheet since it was read or written here."""
    path, name = course.path, course.source.path
    if path.exists() and read_text(path, name, _SAVE_AS) != course.source.text:
        wrong = at_place(name, phrase("was-changed-by-another-program-meanwhile"))
        raise OutputError(wrong, phrase("run-command-again-it-goes-on-from-sheet"))


def beside(path: Path) -> Path:
    """The file of a sheet's course. `friday.yml` has its own, unless an earlier pnp named it as for
    `friday.yaml` and there is no such sheet."""
    usual, own = path.with_name(path.stem + ENDING), path.with_name(path.name + ENDING)
    if path.suffix == YAML:
        return usual
    if own.exists() or path.with_suffix(YAML).exists():
        return own
    return usual if usual.exists() else own


def _read(path: Path) -> Kept | None:
    """What lies beside a sheet; a file that is something else is refused, and left as it is."""
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(read_text(path, str(path), _SAVE_AS), type=Kept)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _foreign(path) from error


def _again(fresh: Course, said: Kept) -> Course:
    """A course with the steps that were kept."""
    try:
        opening = read_mapping(said.sheet)
        course = _opened(fresh.game, fresh.path, opening, opening.tree, fresh.no_chance)
        return _stepped(replace(course, source=fresh.source), tuple(map(tuple, said.steps)))
    except (InputError, Refused, IndexError) as error:
        if isinstance(error, Refused) and fresh.no_chance and not said.no_chance:
            wrong = phrase("the-game-of-sheet-has-been-played-with-the-die", sheet=fresh.path)
            right = phrase("leave-out-no-chance-or-begin-another-sheet")
            raise UsageError(wrong, right) from error
        raise _foreign(beside(fresh.path)) from error


def _foreign(path: Path) -> InputError:
    wrong = said("form-unreadable", "this-is-not-the-course-of-a-game-that-pnp-has-kept")
    right = phrase("move-it-elsewhere-game-then-goes-on-from-its-sheet")
    return InputError([Problem(str(path), 1, 1, wrong, right)])
