"""A card set as it will be printed, in every language and ink, and what is wrong with that."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.build.at_fault import blamed
from pnp.build.blaming import located, own_places
from pnp.build.checked_backs import about_backs
from pnp.build.checked_faces import EYES, sides_of
from pnp.build.render_set import render_set
from pnp.build.resolved import in_language
from pnp.build.resources import icons
from pnp.build.shown_fields import drawn_of, shown_at
from pnp.build.spoken import languages_of
from pnp.check.placing import complained, placed
from pnp.check.printing.codes import CONTRAST
from pnp.check.printing.colours import alike
from pnp.check.printing.complaints import OF_PRINT, of_print, others
from pnp.check.printing.elements import elements_of
from pnp.check.printing.gathering import Variant, gathered
from pnp.check.printing.making import oversized
from pnp.check.printing.measuring import measured
from pnp.check.printing.parts import Known
from pnp.draw.drawing import theme_of
from pnp.draw.paint_text import PaintError
from pnp.draw.palette import palettes
from pnp.loading import traced
from pnp.models.entries import Entry
from pnp.models.findings import Finding, Found
from pnp.models.inks import INKS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pnp.build.render_set import RenderedSet
    from pnp.build.resolved import ResolvedSet
    from pnp.check.printing.flaws import Side
    from pnp.check.printing.gathering import Gathered
    from pnp.draw import Fault
    from pnp.draw.studio import Figures
    from pnp.loading import LoadedLayout
    from pnp.models.inks import Ink
    from pnp.models.layout import Layout
    from pnp.scene import Colour


SIZE = ("size",)


class Tried(Struct, frozen=True):
    """A set as far as it could be drawn in a language and an ink."""

    variant: Variant
    found: RenderedSet


class Laid(Struct, frozen=True):
    """A set laid out in all its languages and inks: what could be drawn, what that is measured by, and the
    flaws of it."""

    tried: tuple[Tried, ...]
    sides: tuple[Side, ...]
    found: tuple[Gathered, ...]


def printed(loaded: ResolvedSet) -> Iterator[Finding]:
    laid = laid_out(loaded, languages_of(loaded))
    yield from refused(loaded, laid.tried)
    yield from told(loaded, laid.found)
    yield from about_backs(loaded, whole_sides(laid), whole(laid))
    yield from placed(loaded.source, _of_set(loaded, laid))
    if loaded.cards.size is None:
        yield from of_size(loaded.layout, laid.sides)


def laid_out(loaded: ResolvedSet, languages: Sequence[str]) -> Laid:
    worded = {language: in_language(loaded, language) for language in languages}
    variants = [Variant(language, ink) for ink in INKS for language in languages]
    figures: dict[Ink, Figures] = {ink: {} for ink in INKS}
    tried = tuple(_tried(worded[each.language], each, figures[each.ink]) for each in variants)
    ids, apart = [card.id for card in loaded.cards.cards], Known()
    unfit = {ids[number] for number in loaded.unfit}
    sides = tuple(
        side
        for each in tried
        for side in sides_of(
            each.found.cards, ids, unfit | {*_ill(each.found.faults, ids)}, each.variant, apart
        )
    )
    known = elements_of(loaded.layout.layout, loaded.figures)
    lacking = {each.variant for each in tried if any(map(_leaves_out, each.found.faults))}
    flaws = (
        flaw
        for flaw in measured(sides, known, EYES)
        if flaw.code != CONTRAST or Variant(flaw.side.language, flaw.side.ink) not in lacking
    )
    return Laid(tried, sides, tuple(gathered(flaws, sides, variants, blamed(loaded.layout))))


def _leaves_out(fault: Fault) -> bool:
    """Whether an element is not drawn, so that nobody knows what would lie behind words."""
    return fault.of == "layout" and fault.kind not in OF_PRINT


def whole(laid: Laid) -> list[Variant]:
    """The languages and inks in which all cards could be drawn with all that shall be on them."""
    return [each.variant for each in laid.tried if not each.found.faults and not each.found.problems]


def whole_sides(laid: Laid) -> list[Side]:
    """What was drawn in these."""
    variants = whole(laid)
    return [side for side in laid.sides if Variant(side.language, side.ink) in variants]


def _of_set(loaded: ResolvedSet, laid: Laid) -> Iterator[Found]:
    """What is wrong with a set as a whole, whatever stands on its cards."""
    cards, layout = loaded.cards, loaded.layout.layout
    if cards.size is not None:
        yield from oversized([side.face for side in laid.sides], SIZE)
    yield from alike(cards.cards, layout, partial(drawn_of, layout), _painted(layout), INKS)


def of_size(layout: LoadedLayout, sides: Sequence[Side]) -> Iterator[Finding]:
    """What is wrong with the size that a layout asks for, where it does so itself."""
    if own_places(layout)(SIZE):
        source, location = traced(layout.merged, layout.sources[-1], SIZE)
        yield from placed(source, oversized([side.face for side in sides], location))


def _painted(layout: Layout) -> Callable[[Ink, str], Colour | None]:
    """What a paint comes to on the first ground, where it is one flat colour."""
    ground, known = next(iter(layout.grounds), ""), palettes(theme_of(layout), icons())

    def painted(ink: Ink, text: str) -> Colour | None:
        try:
            return known(ink, ground).colour(text)
        except PaintError:
            return None

    return painted


def _ill(faults: Sequence[Fault], ids: Sequence[str]) -> Iterator[str]:
    """The cards of which something could not be drawn."""
    for fault in faults:
        told = dict(fault.told).get("card")
        if fault.of == "set" and fault.loc[:1] == ("cards",):
            yield ids[int(fault.loc[1])]
        elif told is not None:
            yield str(told)


def _tried(worded: ResolvedSet, variant: Variant, figures: Figures) -> Tried:
    found = render_set(worded, variant.language, variant.ink, backs=True, traced=True, known=figures)
    return Tried(variant, found)


def refused(loaded: ResolvedSet, tried: Sequence[Tried]) -> Iterator[Finding]:
    """What could not be drawn."""
    faults = [(each.variant, fault) for each in tried for fault in each.found.faults]
    other = [*(problem for each in tried for problem in each.found.problems)]
    yield from complained(dict.fromkeys([*other, *located(loaded, others(faults))]), loaded.source)
    own = [*of_print(faults, [each.variant for each in tried])]
    problems = located(loaded, [fault for _, fault, _ in own])
    for (code, _, told), problem in zip(own, problems, strict=True):
        of_all = problem.file != loaded.source.path and len(loaded.cards.cards) == 1
        card = "" if of_all else str(told.get("card", ""))
        yield Finding(code, problem.file, problem.line, problem.column, card, told)


def told(loaded: ResolvedSet, found: Sequence[Gathered]) -> Iterator[Finding]:
    """The findings in their files; each file is gone through once."""
    layout = loaded.layout
    own = [_at_card(loaded, each) for each in found if not each.at]
    yield from placed(loaded.source, own)
    written: dict[int, dict[object, Found]] = {}
    for each in found:
        if each.at:
            source, location = traced(layout.merged, layout.sources[-1], each.at)
            one = Found(
                each.code, location, each.told, _alone(loaded, each), key=isinstance(location[-1], str)
            )
            # What both sides have of the same element, or several of the same role, is told once.
            written.setdefault(id(source), {}).setdefault((each.code, location, _other(layout, each)), one)
    for source in layout.sources:
        yield from placed(source, written.get(id(source), {}).values())


def _at_card(loaded: ResolvedSet, found: Gathered) -> Found:
    tree, layout = Entry(loaded.source.tree), loaded.layout.layout
    at = shown_at(tree, found.cards[0], layout, (found.place, found.beside))
    of_back = found.told["side"] == "back" and len(found.cards) == len(loaded.cards.cards) and not at[2:]
    return Found(found.code, ("back",) if of_back else at, found.told)


def _alone(loaded: ResolvedSet, found: Gathered) -> str:
    """The card that is alone in what others of its set have not."""
    cards = loaded.cards.cards
    return cards[found.cards[0]].id if len(found.cards) == 1 < len(cards) else ""


def _other(layout: LoadedLayout, found: Gathered) -> object:
    """Where the other of two elements was written."""
    assert found.at is not None
    if not found.beside:
        return None
    is_first = found.at[: len(found.place)] == found.place
    source, location = traced(layout.merged, layout.sources[-1], found.beside if is_first else found.place)
    return source.path, location
