"""`--watch`: repeats work at every save of a file that took part in it, until Ctrl-C; shows kits in the
browser."""

from __future__ import annotations

import gc
import sys
import webbrowser
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from threading import Thread
from time import perf_counter, sleep
from typing import TextIO

from msgspec.structs import replace

from pnp import build
from pnp.cli.commands.make import progress_bar, summarise
from pnp.cli.main import FAILED, make_printable, print_error, word_failure
from pnp.cli.options import print_lines
from pnp.errors import UsageError, phrase
from pnp.files.tracking import FileStamps, find_changed, find_saved, stamp_file, track_files
from pnp.library import Library, find_shipped
from pnp.preview import KitView, PortError, Server, round_files
from pnp.report.phrasing import Phrases, translate
from pnp.scoring import Value

PAUSE = 0.05  # seconds between two looks
MOST_NAMED = 3  # faces
SHARE = 20  # times the duration of a look is the pause, if looks are slow, as over a network


def watch(works: Sequence[Callable[[], object]], words: Phrases, out: TextIO) -> None:
    """Do each work, and again when a file that it read is saved. It ends by Ctrl-C."""
    gc.enable()  # the results of a round are garbage in the next
    try:
        # With a fresh library the first round reads shipped files again, so that they are tracked.
        with Library().in_use() as library:
            _watch(works, words, out, library)
    except KeyboardInterrupt:
        if out.isatty():
            print(file=out)  # the terminal shows ^C


def _watch(works: Sequence[Callable[[], object]], words: Phrases, out: TextIO, library: Library) -> None:
    read = [do_work(work, words) for work in works]
    tell(words, out, "watch-waiting")
    while True:
        now = _wait_for_save(read)
        ours = keep_shipped({name for each in read for name in find_changed(each, now)})
        if ours:
            library.clear()
        for number, work in enumerate(works):
            if ours or find_changed(read[number], now):
                # Watch a file that took part once to the end: some files are read only the first time.
                read[number] = {**{name: now[name] for name in read[number]}, **do_work(work, words)}


def _wait_for_save(stamps_by_work: Sequence[FileStamps]) -> FileStamps:
    """Return the stamps of all files once one of them differs from what a work read; at once if two works
    read a file in different states."""
    last = {name: read_as for each in stamps_by_work for name, read_as in each.items()}
    if any(find_changed(each, last) for each in stamps_by_work):
        return _look(last)
    return find_saved(last, look_again(last))


def do_work(work: Callable[[], object], words: Phrases) -> FileStamps:
    """Do some work and return the files that it read; report any error, and let the watching go on."""
    with track_files() as stamps:
        try:
            work()
        except Exception as error:
            tell_wrong(words, error)
    sys.stdout.flush()
    return stamps


def keep_shipped(names: Iterable[str]) -> set[str]:
    """Return those of the files that are shipped data, which may be saved in a checkout."""
    folders = [find_shipped("cards"), find_shipped("layouts")]
    return {name for name in names if any(Path(name).is_relative_to(folder) for folder in folders)}


def look_again(names: Iterable[str]) -> Iterator[FileStamps]:
    """Yield the stamps of the files again and again. A look also finds files that appear or are replaced, or
    whose folder is."""
    pause = PAUSE
    while True:
        sleep(pause)
        started = perf_counter()
        yield _look(names)
        pause = max(PAUSE, SHARE * (perf_counter() - started))


def _look(names: Iterable[str]) -> FileStamps:
    return {name: stamp_file(name) for name in names}


def tell(words: Phrases, out: TextIO, message: str, /, of: object = "", **arguments: Value) -> str:
    """Print a message with its owner's name (`of`); return the message alone."""
    return _print_line(translate(words, message, **arguments), out, of)


def tell_wrong(words: Phrases, error: Exception) -> str:
    """Print any error, within the handling of it; return the message."""
    if isinstance(error, BrokenPipeError):  # the reader of the messages went away
        raise error
    text = word_failure(error, words.catalogue.language)
    print_error(text, FAILED)
    return text


def tell_changed(words: Phrases, out: TextIO, sight: KitView, of: object) -> str:
    """Print how many faces look different from before, and name the cards if they are few; return the
    message."""
    faces = [face for deck in sight.decks for face in deck.faces if face.key in sight.fresh]
    back = translate(words, "side-back")
    names = ", ".join(f"{each.label} ({back})" if each.note == back else each.label for each in faces)
    text = translate(words, "watch-changed", faces=len(faces))
    return _print_line(f"{text}: {names}" if 0 < len(faces) <= MOST_NAMED else text, out, of)


def _print_line(text: str, out: TextIO, of: object) -> str:
    alone = f"{text[0].upper()}{text[1:]}"
    print(make_printable(f"{of}: {text}" if of else alone), file=out)
    out.flush()
    return alone


def watch_kits(
    orders: Sequence[build.Order], origins: Mapping[str, str], port: int | None, opening: bool
) -> None:
    words = build.phrases(None, orders[0].language, asked=False, topic="watch")
    with _start_server(words, port) as server:
        tell(words, sys.stdout, "preview-shown", address=server.address)
        page = _Page(server)
        works = [_WatchedKit(order, origins, words, page) for order in orders]
        if opening:  # some browsers block the caller
            Thread(target=webbrowser.open, args=(server.address,), daemon=True).start()
        watch(works, words, sys.stdout)


def _start_server(words: Phrases, port: int | None) -> Server:
    try:
        return Server(build.lasting_files(words), port)
    except PortError as error:
        wrong = phrase("the-port-port-cannot-be-had-why", port=str(port), why=str(error))
        raise UsageError(wrong, phrase("choose-another-or-leave-port-out")) from error


class _Page:
    """The contents of the preview page, kit by kit."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._shown: dict[str, tuple[KitView, build.Drawings]] = {}
        self._send()

    def show(self, sight: KitView, drawings: build.Drawings) -> None:
        self._shown[sight.key] = sight, drawings
        self._send()

    def _send(self) -> None:
        sights = [sight for sight, _ in self._shown.values()]
        contents = dict(each for _, drawings in self._shown.values() for each in drawings.values())
        self._server.put(lambda serial: round_files(serial, sights, contents))


class _WatchedKit:
    """A kit that is made and reported at each call: at length when it is first made."""

    def __init__(self, order: build.Order, origins: Mapping[str, str], words: Phrases, page: _Page) -> None:
        self._order, self._origins, self._words, self._page = order, origins, words, page
        self._sight = KitView(build.folder_name(order), build.folder_name(order))
        self._drawings: build.Drawings = {}

    def __call__(self) -> None:
        try:
            with progress_bar(self._order.language) as progress:
                kit = build.make(self._order, progress)
            is_first = not self._drawings
            self._look(kit)
            said = self._tell_made(kit, is_first)
        except Exception as error:
            wrong = tell_wrong(self._words, error)
            status = "watch-not-made" if self._folder.exists() else "watch-not-made-yet"
            tell(self._words, sys.stdout, status, of=self._folder)
            said = ""  # the page says what is wrong
            self._sight = replace(self._sight, wrong=wrong, fresh=())
        self._page.show(replace(self._sight, said=said), self._drawings)

    def _tell_made(self, kit: build.MadeKit, is_first: bool) -> str:
        if is_first:
            print_lines(self._order.language, *summarise(kit, self._order, self._origins))
        elif kit.drawn:
            return tell_changed(self._words, sys.stdout, self._sight, self._folder)
        else:
            return tell(self._words, sys.stdout, "watch-same", of=self._folder)
        return ""

    def _look(self, kit: build.MadeKit) -> None:
        """Show the kit in the folder, even if an earlier run made it."""
        order = self._order
        pieces = kit.pieces if kit.drawn else build.pieces_of(build.lay_out_order(order))
        self._drawings = build.draw_faces(pieces, order, self._drawings)
        self._sight = build.make_sight(pieces, order, self._drawings, self._sight, self._words)

    @property
    def _folder(self) -> Path:
        return self._order.out / build.folder_name(self._order)
