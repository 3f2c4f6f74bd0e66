"""The cards of a resolved set drawn as far as they can be, and all that is wrong with drawing them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.build.at_fault import changed_key
from pnp.build.blaming import foreign, in_reading_order, located, of_one_game, wrong_roles
from pnp.build.inks import in_dots
from pnp.build.resources import icons, opened, speaker
from pnp.draw import DrawError, Resources, drawn
from pnp.errors import InputError, Problem

if TYPE_CHECKING:
    from pnp.build.resolved import ResolvedSet
    from pnp.build.resources import Named
    from pnp.draw import DrawnCard, Fault
    from pnp.draw.studio import Figures
    from pnp.models.inks import Ink


class RenderedSet(Struct, frozen=True):
    """The cards of a set as far as they can be drawn, and the pictures that were read for them. `faults` are
    wrong with drawing them, `problems` with the messages of their layout."""

    cards: tuple[DrawnCard, ...]
    pictures: set[Named]
    faults: tuple[Fault, ...]
    problems: tuple[Problem, ...]


def render_whole_set(
    resolved: ResolvedSet, language: str, ink: Ink, backs: bool, blank: bool = False
) -> RenderedSet:
    """A set of which every card can be drawn; an InputError tells all that is wrong with it."""
    rendered = render_set(resolved, language, ink, backs, blank)
    if rendered.faults or rendered.problems:
        placed = in_reading_order(resolved, located(resolved, rendered.faults))
        raise InputError([*rendered.problems, *placed])
    if ink != "black":
        return rendered
    return RenderedSet(in_dots(rendered.cards), rendered.pictures, (), ())


def render_set(
    resolved: ResolvedSet,
    language: str,
    ink: Ink,
    backs: bool,
    blank: bool = False,
    *,
    traced: bool = False,
    known: Figures | None = None,
) -> RenderedSet:
    """The cards of a set that can be drawn. `traced` ones tell which element draws what.
    `known` are figures that were drawn of the set in the same ink, and gets the new ones."""
    layout = resolved.layout
    gallery = opened(resolved, Path(resolved.source.path), ink)
    voice = speaker(layout, language, resolved.game)
    drawn_before = {} if known is None else known
    by_user = foreign(resolved), changed_key(layout)
    resources = Resources(gallery.picture, icons(), resolved.figures, voice.say, drawn_before, *by_user)
    faults = [*gallery.faults, *wrong_roles(layout)]
    try:
        cards = drawn(
            resolved.cards,
            layout.layout,
            language,
            ink,
            resources,
            backs=backs,
            blank=blank,
            traced=traced,
            unfit=resolved.unfit,
        )
    except DrawError as error:
        cards, faults = error.drawn, [*faults, *of_one_game(resolved, error.faults)]
    return RenderedSet(cards, gallery.taken, tuple(faults), voice.problems)
