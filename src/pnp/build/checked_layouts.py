"""A layout that is checked by itself: all that can be told of it before any card is drawn by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from pnp import games
from pnp.build.blaming import not_shipped
from pnp.build.checked_backs import of_looks
from pnp.build.checked_print import Tried, laid_out, of_size, refused, told, whole, whole_sides
from pnp.build.render_set import render_set, render_whole_set
from pnp.build.resolved import ResolvedSet
from pnp.build.resources import figures_of
from pnp.build.sample_cards import IDS, guessable, sample_cards
from pnp.build.spoken import languages_of_layout
from pnp.build.supplies import shipped_board
from pnp.check.placing import complained
from pnp.check.printing.backs import blank_backs
from pnp.check.printing.complaints import OF_PRINT
from pnp.check.printing.gathering import Variant
from pnp.errors import InputError
from pnp.loading import called, load_layout
from pnp.models.cards import CardSet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.build.render_set import RenderedSet
    from pnp.data import Source
    from pnp.draw import Fault
    from pnp.errors import Problem
    from pnp.loading import LoadedLayout
    from pnp.models.findings import Finding
    from pnp.models.game import Game


def checked_layout(source: Source) -> Iterator[Finding]:
    """An InputError tells what keeps it from being read."""
    layout = load_layout(called(source.path))
    if layout.layout.faces is None:
        return
    own = bool(not_shipped(layout.files))
    layout = replace(layout, layout=guessable(layout.layout)) if own else layout
    tried = _of_any_game(source, layout, own)
    yield from complained(tried.problems, source)
    if own:
        yield from _sampled(source, layout, tried.game)


class _Guess(Struct, frozen=True):
    """A layout in sets of a game, or of none: what is wrong with it, and how much with all samples."""

    game: Game | None
    problems: Sequence[Problem]
    of_all: int = 0


def _of_any_game(source: Source, layout: LoadedLayout, own: bool) -> _Guess:
    """It is tried in sets of no game, and of the one whose figures and messages it calls: a layout does not
    say which it is for. What does not ship is drawn with samples too. A game has to do better than none in
    the languages of the game: else one with fewer languages would be taken, for mistakes that it hides."""
    languages = languages_of_layout(layout, None)
    found = alone = _guessed(source, layout, None, own, languages)
    folders = {part for path in layout.files for part in path.parts}
    names = sorted(games.all_names(), key=lambda id: id not in folders)  # that of a layout below it first
    known = (game for id in names if (game := games.game(id)))
    for game in known if _mistakes(found) else ():
        spoken = languages_of_layout(layout, game)
        guess = _guessed(source, layout, game, own, spoken)
        without = alone if spoken == languages else _guessed(source, layout, None, own, spoken)
        if _mistakes(guess) < _mistakes(without):
            found = min(found, guess, key=_mistakes)
        if not _mistakes(found):
            break
    return found


def _mistakes(guess: _Guess) -> int:
    return len(guess.problems) + guess.of_all


def _guessed(
    source: Source, layout: LoadedLayout, game: Game | None, own: bool, languages: Sequence[str]
) -> _Guess:
    problems, cards = _wrong(source, layout, game, languages), sample_cards(layout.layout)
    if not own or cards is None:
        return _Guess(game, problems)
    variant = Variant(languages[0], "night")
    return _Guess(game, problems, len(_of_all(variant, _sample_set(source, layout, cards, game))))


def _wrong(
    source: Source, layout: LoadedLayout, game: Game | None, languages: Sequence[str]
) -> Sequence[Problem]:
    """What is wrong with it in its first language, or in the first in which anything is."""
    empty = _sample_set(source, layout, CardSet("check", ()), game)
    for language in languages:
        try:
            render_whole_set(empty, language, "night", backs=True)
        except InputError as error:
            return error.problems
    return ()


def _sample_set(source: Source, layout: LoadedLayout, cards: CardSet, game: Game | None) -> ResolvedSet:
    """Cards that stand in no file, drawn by the layout that is checked."""
    board = shipped_board(game) if game else None
    return ResolvedSet(source, {}, layout, cards, game, None, board, figures=figures_of(game, board))


def _sampled(source: Source, layout: LoadedLayout, game: Game | None) -> Iterator[Finding]:
    """What is wrong with the layout whatever stands on the cards: with all samples that could be drawn."""
    cards = _shown(source, layout, game)
    if cards is None:
        return
    samples = _sample_set(source, layout, cards, game)
    laid = laid_out(samples, languages_of_layout(layout, game))
    yield from refused(samples, [Tried(each.variant, _own(each, samples)) for each in laid.tried])
    for finding in told(samples, [each for each in laid.found if each.at]):
        yield replace(finding, card="")  # which nobody has written
    variants = whole(laid)
    if blank := blank_backs(whole_sides(laid), variants):
        yield from of_looks(layout, blank, variants)
    yield from of_size(layout, laid.sides)


def _shown(source: Source, layout: LoadedLayout, game: Game | None) -> CardSet | None:
    """Samples without what no face of the layout shows."""
    cards = sample_cards(layout.layout)
    if cards is None:
        return None
    language = languages_of_layout(layout, game)[0]
    found = render_set(_sample_set(source, layout, cards, game), language, "night", backs=True)
    undrawn = (fault.loc[2] for fault in found.faults if fault.of == "set" and fault.kind == "other")
    return sample_cards(layout.layout, frozenset(str(key) for key in undrawn))


def _own(tried: Tried, samples: ResolvedSet) -> RenderedSet:
    """Of its faults those of the layout: of words which even the shortest sample cannot show, and what is
    said of each sample by itself in the same words."""
    faults = [fault for fault in tried.found.faults if fault.of == "layout"]
    of_all = _of_all(tried.variant, samples) if any(each.kind == "other" for each in faults) else ()
    own = (
        replace(fault, told=_nameless(fault))
        for fault in faults
        if (dict(fault.told)["card"] in ("", IDS[0]) if fault.kind in OF_PRINT else _said(fault) in of_all)
    )
    return replace(tried.found, faults=tuple(own))


def _of_all(variant: Variant, samples: ResolvedSet) -> set[tuple[object, ...]]:
    """What is wrong with every sample: a fault that goes back to what one says is of that one alone."""
    found = []
    for card in samples.cards.cards:
        one = replace(samples, cards=CardSet(samples.cards.deck, (card,)))
        rendered = render_set(one, variant.language, variant.ink, backs=True)
        found.append({*map(_said, rendered.faults)})
    return set.intersection(*found)


def _said(fault: Fault) -> tuple[object, ...]:
    return fault.loc, fault.at, str(fault.wrong)


def _nameless(fault: Fault) -> tuple[tuple[str, str | float], ...]:
    return tuple(pair for pair in fault.told if pair[0] != "card")
