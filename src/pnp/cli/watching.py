"""`--watch`: work that is done again at every save of a file that took part in it, until Ctrl-C."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from time import perf_counter, sleep
from typing import TYPE_CHECKING, TextIO

from pnp.cli.main import FAILED, complained, of_the_system, our_mistake, printable, worded
from pnp.errors import PnpError
from pnp.library import Library
from pnp.noted import noted, stamp
from pnp.places import shipped
from pnp.watching import changed, saved

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from pnp.noted import Stamps
    from pnp.preview import Sight
    from pnp.report import Phrases
    from pnp.scoring import Value

PAUSE = 0.05  # seconds between two looks
MOST_NAMED = 3  # faces
SHARE = 20  # of the time that is spent on looking, where that is slow, as over a network


def watched(works: Sequence[Callable[[], None]], words: Phrases, out: TextIO) -> None:
    """Each work is done, and again when what it read is saved. Ctrl-C is how this ends."""
    gc.enable()  # what a round made is done with when the next is made
    try:
        # A library of its own: so it is taken down what a first round reads of what ships.
        with Library().in_use() as library:
            _watched(works, words, out, library)
    except KeyboardInterrupt:
        if out.isatty():
            print(file=out)  # the terminal shows ^C


def _watched(works: Sequence[Callable[[], None]], words: Phrases, out: TextIO, library: Library) -> None:
    read = [done(work, words) for work in works]
    tell(words, out, "watch-waiting")
    while True:
        now = _saved(read)
        ours = that_ship({name for each in read for name in changed(each, now)})
        if ours:
            library.empty()
        for number, work in enumerate(works):
            if ours or changed(read[number], now):
                # What took part once is watched to the end: some files are read but the first time.
                read[number] = {
                    **{name: now[name] for name in read[number]},
                    **done(work, words),
                }


def _saved(read: Sequence[Stamps]) -> Stamps:
    """All files, when any of them is not as a work read it; where works read one otherwise, as it is now."""
    last = {name: read_as for each in read for name, read_as in each.items()}
    return _look(last) if any(changed(each, last) for each in read) else saved(last, looks(last))


def done(work: Callable[[], None], words: Phrases) -> Stamps:
    """Does some work, and tells what it read; whatever goes wrong is said, and the watching goes on."""
    with noted() as read:
        try:
            work()
        except Exception as error:
            tell_wrong(words, error)
    sys.stdout.flush()
    return read


def that_ship(names: Iterable[str]) -> set[str]:
    """Those of the files that are data of ours: of a checkout they may be saved."""
    folders = [shipped("cards"), shipped("layouts")]
    return {name for name in names if any(Path(name).is_relative_to(folder) for folder in folders)}


def looks(names: Iterable[str]) -> Iterator[Stamps]:
    """The files, again and again: each look finds those too that appear, are replaced, or whose folder is."""
    pause = PAUSE
    while True:
        sleep(pause)
        begun = perf_counter()
        yield _look(names)
        pause = max(PAUSE, SHARE * (perf_counter() - begun))


def _look(names: Iterable[str]) -> Stamps:
    return {name: stamp(name) for name in names}


def of_watching(language: str) -> Phrases:
    from pnp.build.reporting import house_phrases

    return house_phrases(language, "watch", asked=False)


def tell(words: Phrases, out: TextIO, message: str, /, of: object = "", **told: Value) -> str:
    """Prints a line that says whose it is; what it says of that."""
    from pnp.report.phrasing import name

    return _line(name(words, message, **told), out, of)


def tell_wrong(words: Phrases, error: Exception) -> str:
    """Prints what went wrong, whatever it is, within the handling of it; what it says."""
    language = words.catalogue.language
    match error:
        case BrokenPipeError():  # nobody hears any more what is said
            raise error
        case PnpError():
            said = worded(error, language)
        case OSError():
            said = worded(of_the_system(error), language)
        case _:
            said = our_mistake(error)
    complained(said, FAILED)
    return said


def tell_changed(words: Phrases, out: TextIO, sight: Sight, of: object) -> str:
    """Prints how many faces look otherwise than before, and of which cards where these are few."""
    from pnp.report.phrasing import name

    faces = [face for deck in sight.decks for face in deck.faces if face.key in sight.fresh]
    back = name(words, "side-back")
    named = ", ".join(f"{each.label} ({back})" if each.note == back else each.label for each in faces)
    told = name(words, "watch-changed", faces=len(faces))
    return _line(f"{told}: {named}" if 0 < len(faces) <= MOST_NAMED else told, out, of)


def _line(said: str, out: TextIO, of: object) -> str:
    alone = f"{said[0].upper()}{said[1:]}"
    print(printable(f"{of}: {said}" if of else alone), file=out)
    out.flush()
    return alone
