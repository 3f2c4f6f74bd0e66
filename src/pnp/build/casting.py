"""The cards of a set drawn as far as they can be, with what their game tells them and draws for them."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp import manifest
from pnp.build.at_fault import changed_key
from pnp.build.blaming import foreign, in_reading_order, located, of_one_game, wrong_roles
from pnp.build.card_keys import is_spoken
from pnp.build.inks import in_dots
from pnp.build.memory import Kept, Shelf, kept_of
from pnp.build.resources import figures, figures_of, icons, opened, speaker
from pnp.draw import DrawError, Resources, drawn
from pnp.errors import InputError, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pnp.build.resources import Gallery
    from pnp.data import Source
    from pnp.draw import DrawnCard, Fault
    from pnp.draw.studio import Figures
    from pnp.figures import Figure
    from pnp.loading import LoadedSet
    from pnp.models.cards import CardSet
    from pnp.models.game import Game
    from pnp.models.inks import Ink

LARGEST = 32 * 1024 * 1024  # bytes: more than any input may have


class Cast(Struct, frozen=True):
    """What a set is drawn with: its cards, told by their game what to show, the figures, the game and what
    else of its files the cards come from, with the digests of these, taken before they were read."""

    cards: CardSet
    figures: Mapping[str, Figure]
    game: Game | None = None
    files: tuple[tuple[Path, str], ...] = ()


def is_of_game(source: Source) -> bool:
    """Whether a set has to do with a game, which most have not: what games need is loaded for those alone."""
    named = isinstance(source.tree, dict) and not {"game", "board"}.isdisjoint(source.tree)
    return named or is_spoken(source)


def cast_of(loaded: LoadedSet, language: str) -> Cast:
    if not is_of_game(loaded.source):
        return Cast(loaded.cards, figures())
    from pnp.build.game_cards import dressed
    from pnp.build.set_boards import board_file, board_of, game_of

    game, own = game_of(loaded.source), board_file(loaded.source)
    if game is None:
        return Cast(loaded.cards, figures())
    files = (*_brought_by(game), *(((own, file_digest(own)),) if own else ()))
    return Cast(dressed(loaded, language), figures_of(game, board_of(loaded.source)), game, files)


@cache
def _brought_by(game: Game) -> tuple[tuple[Path, str], ...]:
    """The files of a game that another package brings, which like its data are read once; ours are part of
    the program."""
    found = sorted(game.root.rglob("*")) if game.root else ()
    return tuple((path, file_digest(path)) for path in found if path.suffix in manifest.DRAWN_FROM)


def file_digest(path: Path) -> str:
    """The digest of a file that may be read at all; whoever reads it complains of the others."""
    with contextlib.suppress(OSError):
        if path.is_file() and path.stat().st_size <= LARGEST:
            return manifest.digest(path.read_bytes())
    return ""


class Attempt(Struct, frozen=True):
    """The cards of a cast as far as they can be drawn, the pictures that they show, and all that is wrong."""

    cards: tuple[DrawnCard, ...]
    gallery: Gallery
    faults: tuple[Fault, ...]
    problems: tuple[Problem, ...]
    kept: Kept


def played(
    loaded: LoadedSet, path: Path, cast: Cast, language: str, ink: Ink, backs: bool, blank: bool = False
) -> tuple[tuple[DrawnCard, ...], Gallery]:
    """The cards of a cast drawn, and the pictures that they show; a refusal says all that is wrong."""
    found = attempted(loaded, path, cast, language, ink, backs, blank)
    return whole(found, loaded, ink), found.gallery


def whole(found: Attempt, loaded: LoadedSet, ink: Ink) -> tuple[DrawnCard, ...]:
    """The cards where nothing is wrong with any of them."""
    if found.faults or found.problems:
        placed = in_reading_order(loaded, located(loaded, found.faults))
        raise InputError([*found.problems, *placed])
    return in_dots(found.cards) if ink == "black" else found.cards


def attempted(
    loaded: LoadedSet,
    path: Path,
    cast: Cast,
    language: str,
    ink: Ink,
    backs: bool,
    blank: bool = False,
    *,
    traced: bool = False,
    known: Figures | None = None,
    shelf: Shelf | None = None,
) -> Attempt:
    """The cards of a cast drawn, where nothing is wrong with them; `traced` ones tell which element draws
    what. `known` are figures that were drawn of the set in the same ink, and gets the new ones; what is on
    the `shelf` is not drawn again."""
    shelf = shelf or Shelf()
    kept = kept_of(shelf, (language, ink, traced), _drawn_by(loaded, cast), cast.figures)
    gallery = opened(loaded, path, ink, kept.pictures)
    voice = speaker(loaded.layout, language, cast.game)
    drawn_before = {} if known is None else known
    by_user = foreign(loaded), changed_key(loaded.layout)
    resources = Resources(gallery.picture, icons(), kept.figures, voice.say, drawn_before, *by_user)
    faults = [*gallery.faults, *wrong_roles(loaded.layout)]
    layout = loaded.layout.layout
    try:
        cards = drawn(
            cast.cards,
            layout,
            language,
            ink,
            resources,
            backs=backs,
            blank=blank,
            traced=traced,
            drawing=kept.drawing,
            unfit=loaded.unfit,
        )
    except DrawError as error:
        cards, faults = error.drawn, [*faults, *of_one_game(loaded, cast.game, error.faults)]
    return Attempt(cards, gallery, tuple(faults), voice.problems, kept)


def _drawn_by(loaded: LoadedSet, cast: Cast) -> object:
    """All that a set is drawn by besides its cards and their pictures, as it was read; what ships is part of
    the program."""
    layout = loaded.layout
    texts = tuple((source.path, source.text) for source in layout.sources)
    return layout.name, texts, cast.game and cast.game.id, cast.files
