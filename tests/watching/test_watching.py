"""`--watch`: which saves are worth a round, what a round tells, and that nothing ends it but Ctrl-C."""

from __future__ import annotations

import errno
import json
from io import StringIO
from itertools import repeat
from pathlib import Path
from queue import Queue
from typing import TYPE_CHECKING, Any

import pytest

from pnp.build import icons, make, phrases
from pnp.cli import run_guarded, watching
from pnp.files.manifest import describe_program
from pnp.files.tracking import (
    MOST_LOOKS,
    QUIET_LOOKS_IF_HALF,
    FileStamp,
    find_changed,
    find_saved,
    note_file,
    stamp_file,
    track_files,
)
from pnp.library import Library, hold_results
from pnp.preview import Server
from tests.helpers.watched_commands import looks_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from pnp.files.tracking import FileStamps
    from pnp.preview.server import File

WORDS = phrases(None, "en", topic="watch")
QUAYS = """deck: quays
cards:
  - {id: Q1, title: The North Quay}
  - {id: Q2, title: The Long Pier}
"""


def file(size: int = 9, written: int = 1, number: int = 1) -> FileStamp:
    return FileStamp(size, written, written, number, 1)


SEEN = {"set": file(), "picture": file(number=2), "gone": None}


def looks(*sets: FileStamp | None) -> list[FileStamps]:
    return [SEEN | {"set": each} for each in sets]


@pytest.mark.parametrize(
    ("found", "at"),
    [
        ([file(), file(), file()], None),
        ([file(), file(written=2), file(written=2)], 2),
        ([file(written=2), file(written=3), file(written=4), file(written=4)], 3),
        ([file(written=2), file(), file()], None),  # put back
        ([file(number=3), file(number=3)], 1),  # replaced by another file, as old and as large
        ([file(0, 2), file(0, 2), file(5, 3), file(5, 3)], 3),  # emptied, then written
        ([file(0, 2), *repeat(file(0, 2), QUIET_LOOKS_IF_HALF)], QUIET_LOOKS_IF_HALF),
        ([None, None, file(number=3), file(number=3)], 3),  # taken away before another takes its place
        ([None, *repeat(None, QUIET_LOOKS_IF_HALF)], QUIET_LOOKS_IF_HALF),
        ([file(written=at) for at in range(2, 50)], MOST_LOOKS - 1),  # never at rest
    ],
)
def test_a_round_begins_when_a_save_is_over(found: list[FileStamp | None], at: int | None) -> None:
    given = looks(*found)
    assert find_saved(SEEN, iter(given)) == (SEEN if at is None else given[at])
    if at is not None:
        rest = iter(given)
        find_saved(SEEN, rest)
        assert len([*rest]) == len(given) - at - 1


def test_a_file_that_appears_is_a_save() -> None:
    now = SEEN | {"gone": file(number=7)}
    assert find_changed(SEEN, find_saved(SEEN, repeat(now, 3))) == {"gone"}


def test_a_file_is_noted_as_it_was_before_it_was_read_and_also_where_it_is_not(tmp_path: Path) -> None:
    there, missing = tmp_path / "there", tmp_path / "missing"
    there.write_text("one")
    before = stamp_file(str(there))
    with track_files() as read:
        note_file(there)
        note_file(missing)
        there.write_text("and another")
        note_file(there)
    note_file(tmp_path / "later")
    assert read == {str(there): before, str(missing): None}
    assert stamp_file(str(there)) != before


@pytest.fixture
def rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """In a folder with a card set, a command that watches, one save before each round, then Ctrl-C."""
    monkeypatch.chdir(tmp_path)
    Path("quays.yaml").write_text(QUAYS)

    def run(*arguments: str, saves: Iterable[Callable[[], object]] = ()) -> None:
        monkeypatch.setattr(watching, "look_again", looks_at(iter(saves)))
        assert run_guarded([*arguments, "--watch"]) == 0

    return run


def write(text: str, name: str = "quays.yaml") -> Callable[[], object]:
    return lambda: Path(name).write_text(text)


def codes(told: str) -> list[list[str]]:
    """Of each object, what was found."""
    return [[each["code"] for each in json.loads(line)["findings"]] for line in told.splitlines()]


def no_folder_any_more() -> None:
    Path("quays.yaml").rmdir()
    write("cards: [" * 99)()


def replaced_by_a_link() -> None:
    Path("elsewhere.yaml").write_text(QUAYS)
    Path("quays.yaml").unlink()
    Path("quays.yaml").symlink_to("elsewhere.yaml")


def test_what_is_wrong_is_said_of_every_save_and_no_more_once_it_is_mended(
    rounds: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    saves = [
        write(QUAYS[:60]),
        write(""),
        write(QUAYS.replace("Long", "Short")),
        lambda: Path("quays.yaml").unlink(),
        lambda: Path("quays.yaml").mkdir(),
        no_folder_any_more,
        replaced_by_a_link,
        write(QUAYS.replace("Long", "Wide"), "elsewhere.yaml"),
    ]
    rounds("check", "quays.yaml", "--json", saves=saves)
    said = capsys.readouterr()
    assert codes(said.out) == [
        [],
        ["form-syntax"],
        ["form-unknown-file"],
        [],
        ["form-unreadable"],
        ["form-unreadable"],
        ["form-limit"],
        [],
        [],
    ]
    assert said.err == "Watching for saves; Ctrl-C ends it\n"


def test_a_kit_is_the_last_good_one(rounds: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    made: list[bytes] = []

    def then(save: Callable[[], object]) -> Callable[[], object]:
        def noting() -> None:
            made.append(Path("output/quays/manifest.json").read_bytes())
            save()

        return noting

    saves = [
        then(write(QUAYS.replace("Long", "Short"))),
        then(write(QUAYS.replace("id: Q2", "id: Q1"))),
        then(write(QUAYS)),
    ]
    rounds("make", "quays.yaml", saves=saves)
    first, second, third = made
    last = Path("output/quays/manifest.json").read_bytes()
    assert first == last != second == third
    said = capsys.readouterr()
    assert said.err.startswith("quays.yaml:4:")
    assert said.out.splitlines()[5:] == [
        "Watching for saves; Ctrl-C ends it",
        "output/quays: 1 face has changed: Q2",
        "output/quays: not made; what lies there stays as it was, until a save without mistakes",
        "output/quays: 1 face has changed: Q2",
    ]


def test_what_takes_part_is_watched_though_it_is_not_there_yet(
    rounds: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    write(f"layout: own.yaml\n{QUAYS.replace('Q1,', 'Q1, picture: quay.svg,')}")()
    extending, theme = "extends: theme.yaml\n", "extends: plain\n"
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    saves = [
        write(extending, "own.yaml"),
        write(theme, "theme.yaml"),
        write(drawn, "quay.svg"),
        write(drawn.replace("9z", "8z"), "quay.svg"),
        write(f"{theme}nonsense: 1\n", "theme.yaml"),
    ]
    rounds("check", "quays.yaml", "--json", saves=saves)
    shown_by_none = "form-unknown-key"
    assert codes(capsys.readouterr().out) == [
        ["form-layout"],
        *([], ["form-layout"]),  # of the set, and of the layout that it names
        ["form-picture", shown_by_none],
        [shown_by_none],
        [shown_by_none],
        *([], ["form-unknown-key"]),
    ]


def test_what_a_picture_is_called_is_watched_and_not_only_what_that_leads_to(
    rounds: Callable[..., None], tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    outside = tmp_path_factory.mktemp("outside") / "quay.svg"
    outside.write_text(drawn)
    write("deck: quays\nlayout: picture\ncards: [{id: Q1, title: Quay, picture: quay.svg}]\n")()
    write(drawn, "one.svg")()
    write(drawn.replace("9z", "8z"), "two.svg")()
    picture = Path("quay.svg")

    def linked(to: str | Path) -> None:
        picture.unlink(missing_ok=True)
        picture.symlink_to(to)

    def copied() -> None:
        picture.unlink()
        picture.write_bytes(outside.read_bytes())

    linked("one.svg")
    rounds("make", "quays.yaml", saves=[lambda: linked("two.svg"), lambda: linked(outside), copied])
    said = capsys.readouterr()
    of_kit = [line for line in said.out.splitlines() if line.startswith("output/quays: ")]
    changed = "output/quays: 1 face has changed: Q1"
    assert of_kit[1:] == [changed, of_kit[2], changed]
    assert "not made" in of_kit[2]
    assert said.err.count("leads out of the folder") == 1


def test_a_mistake_of_ours_is_said_and_the_watching_goes_on(
    rounds: Callable[..., None], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        note_file("quays.yaml")
        raise ZeroDivisionError

    monkeypatch.setattr("pnp.build.checking.files.check_files", broken)
    rounds("check", "quays.yaml", saves=[write(QUAYS * 2)])
    assert capsys.readouterr().err.count("a mistake in pnp itself") == 2


class Shown:
    """What the page was told, round by round."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.states: list[dict[str, Any]] = []
        self.servers: list[Server] = []
        shown = self

        class Watched(Server):
            def put(self, made: Callable[[str], Mapping[str, File]]) -> None:
                super().put(made)
                shown.servers.append(self)
                state = self.find_file("/state.json")
                assert state
                shown.states.append(json.loads(state.content))

        monkeypatch.setattr("pnp.cli.watching.Server", Watched)

    def sights(self) -> list[dict[str, Any]]:
        """Of the kit, from its first round on."""
        return [state["sights"][0] for state in self.states if state["sights"]]


def test_the_page_shows_what_changed_and_what_is_wrong(
    rounds: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = Shown(monkeypatch)
    saves = [write(QUAYS.replace("Long", "Short")), write("cards: ["), write(QUAYS.replace("Long", "Short"))]
    rounds("make", "quays.yaml", "--format", "svg", saves=saves)
    assert [state["title"] for state in shown.states] == ["", *["Quays (2 cards)"] * 4]
    first, changed, wrong, mended = shown.sights()
    assert [(face["label"], face["note"]) for face in first["decks"][0]["faces"]] == [
        ("Q1", ""),
        ("Q2", ""),
        ("quays", "back"),
    ]
    assert [each["fresh"] for each in (first, changed, wrong, mended)] == [[], ["quays-svg/Q2-front"], [], []]
    assert wrong["wrong"].startswith("quays.yaml:1:")
    assert wrong["decks"] == changed["decks"] == mended["decks"]
    assert mended["wrong"] == ""
    for face in changed["decks"][0]["faces"]:
        drawn = shown.servers[0].find_file(f"/faces/{face['name']}.svg")
        assert drawn
        assert drawn.content.startswith(b"<?xml")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            OSError(errno.ENOSPC, "Disk full", "output"),
            "Error: output: Disk full",
        ),
        (ZeroDivisionError("by nothing"), "Error: a mistake in pnp itself (ZeroDivisionError: by nothing)"),
    ],
)
def test_whatever_goes_wrong_is_on_the_page_too(
    rounds: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    said: str,
) -> None:
    shown = Shown(monkeypatch)
    turns = iter([None, error, None])

    def made(*given: Any) -> Any:
        wrong = next(turns)
        if wrong:
            raise wrong
        return make(*given)

    monkeypatch.setattr("pnp.build.make", made)
    saves = [write(QUAYS.replace("Long", "Short")), write(QUAYS.replace("Long", "Wide"))]
    rounds("make", "quays.yaml", saves=saves)
    first, wrong, mended = shown.sights()
    assert wrong["wrong"].startswith(said)
    assert wrong["decks"] == first["decks"]
    assert capsys.readouterr().err == f"{wrong['wrong']}\n"
    assert (first["wrong"], mended["wrong"], mended["fresh"]) == ("", "", ["quays/Q2-front"])


def test_the_page_shows_what_another_process_made(
    rounds: Callable[..., None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = Shown(monkeypatch)

    def made_elsewhere() -> None:
        write(QUAYS.replace("Long", "Short"))()
        assert run_guarded(["make", "quays.yaml"]) == 0

    rounds("make", "quays.yaml", saves=[made_elsewhere])
    assert capsys.readouterr().out.splitlines()[-1] == "output/quays: nothing has changed"
    first, then = shown.sights()
    assert then["fresh"] == ["quays/Q2-front"]
    assert then["decks"] != first["decks"]


def test_a_kit_that_lies_there_already_is_shown_and_its_files_are_watched(
    rounds: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    rounds("make", "quays.yaml")
    rounds("make", "quays.yaml", saves=[write(QUAYS.replace("Long", "Short"))])
    told = capsys.readouterr().out.splitlines()
    assert [at for at, line in enumerate(told) if "nothing has changed" in line] == [7]
    assert told[-1] == "output/quays: 1 face has changed: Q2"


def test_options_of_the_page_are_of_a_watch(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_guarded(["make", "quays.yaml", "--port", "7000", "--open"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert [line.split(";")[0] for line in said] == [
        "Error: --port has no meaning without --watch",
        "--open has no meaning without --watch",
    ]


def test_a_watch_has_no_outcome_to_be_strict_about(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_guarded(["check", "quays.yaml", "--watch", "--strict"]) == 2
    said = capsys.readouterr().err
    assert said == "Error: --strict has no meaning with --watch; leave it out\n"


def test_a_kit_that_was_never_made_is_not_said_to_lie_there(
    rounds: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    write("cards: [")()
    rounds("make", "quays.yaml", saves=[write(QUAYS), write("cards: [")])
    of_kit = [line for line in capsys.readouterr().out.splitlines() if "not made" in line]
    assert of_kit == [
        "output/quays: not made yet, until a save without mistakes",
        "output/quays: not made; what lies there stays as it was, until a save without mistakes",
    ]


def test_a_port_that_is_taken_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    write(QUAYS)()
    with Server({}) as server:
        assert run_guarded(["make", "quays.yaml", "--watch", "--port", str(server.port)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"Error: the port {server.port} cannot be used (")
    assert not Path("output").exists()


@pytest.mark.parametrize("saved", ["icons.yaml", "a.txt"])
def test_what_ships_is_read_anew_by_all_when_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved: str
) -> None:
    for name in ("icons.yaml", "a.txt"):
        (tmp_path / name).write_text("one")
    monkeypatch.setattr(
        watching, "find_shipped", lambda _: tmp_path if saved != "a.txt" else tmp_path / "none"
    )
    found: list[tuple[str, str]] = []

    @hold_results
    def read(name: str) -> str:
        note_file(tmp_path / name)
        return (tmp_path / name).read_text()

    def work(own: str) -> Callable[[], None]:
        def run() -> None:
            found.append((own, read("icons.yaml")))
            if own == "a":
                note_file(tmp_path / "a.txt")

        return run

    save = (tmp_path / saved).write_text
    monkeypatch.setattr(watching, "look_again", looks_at(iter([lambda: save("another")])))
    watching.watch([work("a"), work("b")], WORDS, StringIO())
    assert found[:2] == [("a", "one"), ("b", "one")]
    assert found[2:] == ([("a", "one")] if saved == "a.txt" else [("a", "another"), ("b", "another")])


def test_a_library_reads_what_ships_once_and_anew_when_it_is_emptied() -> None:
    with Library().in_use() as library:
        first = [read() for read in (icons, describe_program)]
        assert all(read() is known for read, known in zip((icons, describe_program), first, strict=True))
        with Library().in_use():
            assert icons() is not first[0]
        library.clear()
        assert icons() is not first[0]
        assert icons() == first[0]


def test_the_browser_is_opened_where_the_page_is(
    rounds: Callable[..., None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: Queue[str] = Queue()
    monkeypatch.setattr("webbrowser.open", opened.put)
    rounds("make", "quays.yaml", "--open")
    assert capsys.readouterr().out.splitlines()[0] == f"To be seen at {opened.get(timeout=60)}"


def test_only_that_is_done_again_which_read_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files, done = [tmp_path / "a", tmp_path / "b", tmp_path / "both"], list[str]()

    def work(name: str) -> Callable[[], None]:
        def noting() -> None:
            done.append(name)
            note_file(tmp_path / name)
            note_file(tmp_path / "both")

        return noting

    def look(names: Iterable[str]) -> Iterator[FileStamps]:
        if not files:
            raise KeyboardInterrupt
        files.pop().write_text("saved")
        yield from repeat({name: stamp_file(name) for name in names}, MOST_LOOKS)

    monkeypatch.setattr(watching, "look_again", look)
    works = [work(name) for name in "ab"]
    watching.watch(works, WORDS, StringIO())
    assert done == ["a", "b", *("a", "b"), "b", "a"]


def test_a_save_between_two_works_is_done_again_by_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, done = tmp_path / "both", list[str]()

    def first() -> None:
        note_file(both)
        done.append(f"first: {both.exists()}")

    def second() -> None:
        both.write_text("saved")
        note_file(both)
        done.append("second")

    monkeypatch.setattr(watching, "look_again", looks_at(iter(())))
    watching.watch([first, second], WORDS, StringIO())
    assert done == ["first: False", "second", "first: True"]


def test_a_save_that_only_one_work_reads_has_the_other_done_again_but_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, done = tmp_path / "both", list[str]()

    def first() -> None:
        done.append("first")
        if len(done) > MOST_LOOKS:
            raise KeyboardInterrupt
        both.write_text("saved " * len(done))
        note_file(both)

    def second() -> None:
        if not done.count("second"):  # from then on it asks for nothing, as a set with a slip does
            note_file(both)
        done.append("second")

    monkeypatch.setattr(watching, "look_again", looks_at(iter([lambda: both.write_text("another")])))
    watching.watch([first, second], WORDS, StringIO())
    assert done == ["first", "second", "first", "second", "second"]
