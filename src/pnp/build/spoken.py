"""The languages that cards are laid out in, where nobody asks for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.build.blaming import not_shipped, own_places
from pnp.build.reporting import spoken_by
from pnp.check.languages import spoken_by_layout, spoken_in
from pnp.models.entries import Entry

if TYPE_CHECKING:
    from collections.abc import Collection

    from pnp.build.resolved import ResolvedSet
    from pnp.loading import LoadedLayout
    from pnp.models.game import Game

HOUSE = ("en", "cs", "pl")  # the languages of our games


def known_languages(resolved: ResolvedSet) -> tuple[str, ...]:
    """Those that a set may be in: of a game those that this has words in, else any."""
    return spoken_by(resolved.game) if resolved.game else ()


def languages_of(resolved: ResolvedSet) -> tuple[str, ...]:
    """Those of its words, and of those of a layout that does not ship; where neither says any, those that its
    game speaks, or English."""
    known = known_languages(resolved)
    spoken = spoken_in(Entry(resolved.tree), resolved.layout.layout, known)
    return tuple(dict.fromkeys([*spoken, *_own(resolved.layout, known)])) or _usual(resolved.game)


def languages_of_layout(layout: LoadedLayout, game: Game | None) -> tuple[str, ...]:
    """Those of the words that it says itself, where it does not ship; else of its messages."""
    return _own(layout, spoken_by(game) if game else ()) or tuple(layout.layout.messages or _usual(game))


def _own(layout: LoadedLayout, known: Collection[str]) -> tuple[str, ...]:
    if not not_shipped(layout.files):
        return ()
    spoken = spoken_by_layout(layout.layout, own_places(layout))
    return tuple(language for language in spoken if not known or language in known)


def _usual(game: Game | None) -> tuple[str, ...]:
    """The languages of the house that a game has words in."""
    known = spoken_by(game) if game else HOUSE[:1]
    return tuple(language for language in HOUSE if language in known) or known[:1]
