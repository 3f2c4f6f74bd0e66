"""`pnp make --watch`: kits that are made again at every save."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from pnp.build import make
from pnp.build.order import folder_name
from pnp.cli.main import FAILED, complained, worded
from pnp.cli.progress import progress_bar
from pnp.cli.summary import summary
from pnp.cli.watching import of_watching, tell, watched
from pnp.errors import PnpError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pnp.build import Kit, Order
    from pnp.report import Phrases


def make_watched(orders: Sequence[Order], given: frozenset[str]) -> None:
    words = of_watching(orders[0].language)
    watched([_work(order, given, words) for order in orders], words, sys.stdout)


def _work(order: Order, given: frozenset[str], words: Phrases) -> Callable[[], None]:
    """What makes a kit and tells of it: at length when it is first made, then in a line."""
    first = True

    def work() -> None:
        nonlocal first
        try:
            with progress_bar() as progress:
                kit = make(order, progress)
        except PnpError as error:
            complained(worded(error, order.language), FAILED)
            tell(words, sys.stdout, "watch-not-made", of=order.out / folder_name(order))
        else:
            _tell(kit, order, given, words, first)
            first = False

    return work


def _tell(kit: Kit, order: Order, given: frozenset[str], words: Phrases, first: bool) -> None:
    if first:
        print(*summary(kit, order, given), sep="\n")
    elif kit.drawn:
        print(next(summary(kit, order, given)))
    else:
        tell(words, sys.stdout, "watch-same", of=kit.folder)
