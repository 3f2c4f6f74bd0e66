"""A layout that is checked by itself: all that can be told of it before any card is drawn by it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pnp import games
from pnp.build.cards import Cast, played
from pnp.build.resources import figures, figures_of
from pnp.build.supplies import shipped_board
from pnp.check.placing import complained
from pnp.errors import InputError
from pnp.loading import LoadedSet, called, load_layout
from pnp.models.cards import CardSet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.data import Source
    from pnp.errors import Problem
    from pnp.loading import LoadedLayout
    from pnp.models.findings import Finding
    from pnp.models.game import Game


def checked_layout(source: Source) -> Iterator[Finding]:
    """An InputError tells what keeps it from being read."""
    layout = load_layout(called(source.path))
    if layout.layout.faces is not None:
        yield from complained(_of_any_game(source, layout), source)


def _of_any_game(source: Source, layout: LoadedLayout) -> Sequence[Problem]:
    """What is wrong with it in sets of no game, or of the one whose figures and messages it calls: a layout
    does not say which it is for."""
    found = _wrong(source, layout, None)
    known = (game for id in games.all_names() if (game := games.game(id)))
    for game in known if found else ():
        found = min(found, _wrong(source, layout, game), key=len)
        if not found:
            break
    return found


def _wrong(source: Source, layout: LoadedLayout, game: Game | None) -> Sequence[Problem]:
    """What is wrong with it in its first language, or in the first in which anything is."""
    own = figures_of(game, shipped_board(game)) if game else figures()
    cards = CardSet("check", ())
    loaded, cast = LoadedSet(source, cards, layout), Cast(cards, own, game)
    for language in layout.layout.messages or ("en",):
        try:
            played(loaded, Path(source.path), cast, language, "night", backs=True)
        except InputError as error:
            return error.problems
    return ()
