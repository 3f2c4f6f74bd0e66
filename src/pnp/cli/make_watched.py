"""`pnp make --watch`: kits that are made again at every save, and shown in the browser."""

from __future__ import annotations

import sys
from threading import Thread
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp.build import make
from pnp.build.making import pieces_of
from pnp.build.order import folder_name
from pnp.build.parts import printed
from pnp.build.previewing import drawings_of, lasting_files, seen
from pnp.cli.progress import progress_bar
from pnp.cli.summary import summary
from pnp.cli.watching import of_watching, tell, tell_changed, tell_wrong, watched
from pnp.errors import UsageError, phrase
from pnp.preview import PortError, Server, Sight, round_files

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pnp.build import Kit, Order
    from pnp.build.previewing import Drawings
    from pnp.cli.summary import Given
    from pnp.report import Phrases


def make_watched(orders: Sequence[Order], given: Given, port: int | None, opening: bool) -> None:
    words = of_watching(orders[0].language)
    with _server(words, port) as server:
        tell(words, sys.stdout, "preview-shown", address=server.address)
        page = _Page(server)
        works = [_Kit(order, given, words, page) for order in orders]
        if opening:
            _open(server.address)
        watched(works, words, sys.stdout)


def _server(words: Phrases, port: int | None) -> Server:
    try:
        return Server(lasting_files(words), port)
    except PortError as error:
        wrong = phrase("the-port-port-cannot-be-had-why", port=str(port), why=str(error))
        raise UsageError(wrong, phrase("choose-another-or-leave-port-out")) from error


def _open(address: str) -> None:
    import webbrowser

    Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # some browsers hold whoever opens


class _Page:
    """What the page shows of each kit."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._shown: dict[str, tuple[Sight, Drawings]] = {}
        self._send()

    def show(self, sight: Sight, drawings: Drawings) -> None:
        self._shown[sight.key] = sight, drawings
        self._send()

    def _send(self) -> None:
        sights = [sight for sight, _ in self._shown.values()]
        contents = dict(each for _, drawings in self._shown.values() for each in drawings.values())
        self._server.put(lambda serial: round_files(serial, sights, contents))


class _Kit:
    """A kit that is made each time that it is called, and told of: at length when it is first made."""

    def __init__(self, order: Order, given: Given, words: Phrases, page: _Page) -> None:
        self._order, self._given, self._words, self._page = order, given, words, page
        self._sight = Sight(folder_name(order), folder_name(order))
        self._drawings: Drawings = {}

    def __call__(self) -> None:
        try:
            with progress_bar() as progress:
                kit = make(self._order, progress)
            is_first = not self._drawings
            self._look(kit)
            said = self._told(kit, is_first)
        except Exception as error:
            wrong = tell_wrong(self._words, error)
            told = "watch-not-made" if self._folder.exists() else "watch-not-made-yet"
            tell(self._words, sys.stdout, told, of=self._folder)
            said = ""  # the page says what is wrong
            self._sight = replace(self._sight, wrong=wrong, fresh=())
        self._page.show(replace(self._sight, said=said), self._drawings)

    def _told(self, kit: Kit, is_first: bool) -> str:
        if is_first:
            print(*summary(kit, self._order, self._given), sep="\n")
        elif kit.drawn:
            return tell_changed(self._words, sys.stdout, self._sight, self._folder)
        else:
            return tell(self._words, sys.stdout, "watch-same", of=self._folder)
        return ""

    def _look(self, kit: Kit) -> None:
        """What lies there is shown, by whomever it was made."""
        order = self._order
        pieces = kit.pieces if kit.drawn else pieces_of(printed(order))
        self._drawings = drawings_of(pieces, order, self._drawings)
        self._sight = seen(pieces, order, self._drawings, self._sight, self._words)

    @property
    def _folder(self) -> Path:
        return self._order.out / folder_name(self._order)
