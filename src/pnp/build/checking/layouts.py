"""Checks a layout by itself, with sample cards, before it has any others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from msgspec.structs import replace as changed

from pnp import games
from pnp.build.checking import printing
from pnp.build.kits.render_set import RenderedSet, render_set, render_whole_set
from pnp.build.sets.fault_location import own_files
from pnp.build.sets.resolved import ResolvedSet
from pnp.build.sets.resources import figures_of
from pnp.build.sets.supplies import shipped_board
from pnp.checks.findings import place_problems
from pnp.checks.printing.flaws import FAULT_CODES, Variant
from pnp.checks.printing.measuring import find_blank_backs
from pnp.data import Source
from pnp.data.validation import validate
from pnp.draw import Fault
from pnp.errors import InputError, Problem
from pnp.loading import LoadedLayout, load_layout, request_layout
from pnp.models.cards import CardSet
from pnp.models.findings import Finding
from pnp.models.game import Game
from pnp.models.layouts.layout import FieldRule, Layout, find_field_kind, make_set_type

SAMPLE_IDS = ("1", "2", "3")
# The same in every language; each is as long as such words are in one of our languages.
TITLES = ("Lyra", "Severní nábřeží", "The Lighthouse of the North")
WORDS = (
    "Take one.",
    "Take two stars of a colour.",
    "Weź dwie gwiazdy jednego koloru i połóż je obok siebie.",
)
USUAL_VALUES: Final[Mapping[str, tuple[Any, Any, Any]]] = {
    "title": TITLES,
    "text": WORDS,
    "note": WORDS,
    "value": ("1", "7", "12"),
    "icons": ([], ["star"], ["star", "moon"]),
}
VALUES_OF_KIND: Final[Mapping[str, tuple[Any, Any, Any]]] = {
    "text": ("A", "Lyra", "Polaris"),
    "words": WORDS,
    "number": ("1", "5", "12"),
    "whole": ("1", "5", "12"),
    "truth": ("false", "true", "true"),
    "texts": ([], ["A"], ["A", "B", "C"]),
    "icon": ("star", "moon", "sun"),
    "icons": USUAL_VALUES["icons"],
    "colour": ("line", "text", "line"),
}


def make_pictures_optional(layout: Layout) -> Layout:
    """Return the layout with optional picture fields: a sample picture cannot be guessed."""
    rules = {name: rule for name, rule in layout.fields.items() if isinstance(rule, FieldRule)}
    unguessable = {name: rule for name, rule in rules.items() if find_field_kind(rule) not in VALUES_OF_KIND}
    freed = {name: replace(rule, required=False) for name, rule in unguessable.items()}
    return replace(layout, fields={**layout.fields, **freed})


def make_samples(layout: Layout, without: frozenset[str] = frozenset()) -> CardSet | None:
    """Make sample cards, or None if the rules of a field allow no value; another check reports that."""
    cards = [_make_card(layout, without, number) for number in range(len(SAMPLE_IDS))]
    source = Source("check", "", {"deck": "check", "cards": cards}, "mapping")
    try:
        return validate(source, make_set_type(layout))
    except InputError:
        return None


def _make_card(layout: Layout, without: frozenset[str], number: int) -> dict[str, Any]:
    """Make a sample card. The first keeps the layout's defaults."""
    usual = {key: values[number] for key, values in USUAL_VALUES.items() if key not in without}
    field_values = {
        name: _choose_sample_value(rule, number)
        for name, rule in layout.fields.items()
        if number or not isinstance(rule, FieldRule) or rule.default is None
    }
    own = {name: value for name, value in field_values.items() if value is not None}
    return {"id": SAMPLE_IDS[number], **usual, **own}


def _choose_sample_value(rule: FieldRule | str, number: int) -> Any:
    choices = rule.one_of if isinstance(rule, FieldRule) else None
    if choices:
        return choices[min(number, len(choices) - 1)]
    values = VALUES_OF_KIND.get(find_field_kind(rule))
    return values[number] if values else None


def check_layout(source: Source) -> Iterator[Finding]:
    """Check a layout; raise an InputError if it cannot be read."""
    layout = load_layout(request_layout(source.path))
    if layout.layout.faces is None:
        return
    own = bool(own_files(layout.files))
    layout = changed(layout, layout=make_pictures_optional(layout.layout)) if own else layout
    guess = _guess_game(source, layout, own)
    yield from place_problems(guess.problems, source)
    if own:
        yield from _check_samples(source, layout, guess.game)


class _Guess(Struct, frozen=True):
    """A layout tried in sets of a game, or of none: its problems, and the number of faults that all samples
    share."""

    game: Game | None
    problems: Sequence[Problem]
    of_all: int = 0


def _guess_game(source: Source, layout: LoadedLayout, own: bool) -> _Guess:
    """Find the game that a layout is for, which it does not say. Try it in sets of no game, then of each
    game, since a game's sets know its figures and messages. A layout that does not ship is drawn with samples
    too. In the languages of a game, the game must give fewer mistakes than no game; else a game with few
    languages would win by hiding mistakes."""
    languages = printing.languages_for_layout(layout, None)
    best = alone = _try_game(source, layout, None, own, languages)
    folders = {part for path in layout.files for part in path.parts}
    names = sorted(games.list_all_names(), key=lambda id: id not in folders)  # of a layout below it first
    known = (game for id in names if (game := games.find_game(id)))
    for game in known if _count_mistakes(best) else ():
        spoken = printing.languages_for_layout(layout, game)
        guess = _try_game(source, layout, game, own, spoken)
        without = alone if spoken == languages else _try_game(source, layout, None, own, spoken)
        if _count_mistakes(guess) < _count_mistakes(without):
            best = min(best, guess, key=_count_mistakes)
        if not _count_mistakes(best):
            break
    return best


def _count_mistakes(guess: _Guess) -> int:
    return len(guess.problems) + guess.of_all


def _try_game(
    source: Source, layout: LoadedLayout, game: Game | None, own: bool, languages: Sequence[str]
) -> _Guess:
    problems, cards = _find_problems(source, layout, game, languages), make_samples(layout.layout)
    if not own or cards is None:
        return _Guess(game, problems)
    variant = Variant(languages[0], "night")
    return _Guess(game, problems, len(_find_common_faults(variant, _make_set(source, layout, cards, game))))


def _find_problems(
    source: Source, layout: LoadedLayout, game: Game | None, languages: Sequence[str]
) -> Sequence[Problem]:
    """Return the problems in the first language that has any."""
    empty = _make_set(source, layout, CardSet("check", ()), game)
    for language in languages:
        try:
            render_whole_set(empty, language, "night", backs=True)
        except InputError as error:
            return error.problems
    return ()


def _make_set(source: Source, layout: LoadedLayout, cards: CardSet, game: Game | None) -> ResolvedSet:
    """Make a resolved set of cards that are in no file, drawn by the layout to check."""
    board = shipped_board(game) if game else None
    return ResolvedSet(source, {}, layout, cards, game, None, board, figures=figures_of(game, board))


def _check_samples(source: Source, layout: LoadedLayout, game: Game | None) -> Iterator[Finding]:
    """Yield the findings that do not depend on the cards: those of all samples that could be drawn."""
    cards = _make_shown_samples(source, layout, game)
    if cards is None:
        return
    samples = _make_set(source, layout, cards, game)
    drawings = printing.draw_variants(samples, printing.languages_for_layout(layout, game))
    own = [(variant, _keep_own_faults(drawn, variant, samples)) for variant, drawn in drawings.tried]
    yield from printing.check_faults(samples, own)
    for finding in printing.place_flaws(samples, [each for each in drawings.found if each.at]):
        yield changed(finding, card="")  # a sample card is in no file
    variants = printing.whole_variants(drawings)
    if blank := find_blank_backs(printing.whole_sides(drawings), variants):
        yield from printing.check_missing_backs(layout, blank, variants)
    yield from printing.check_size(layout, drawings.sides)


def _make_shown_samples(source: Source, layout: LoadedLayout, game: Game | None) -> CardSet | None:
    """Make samples without the keys that no face of the layout shows."""
    cards = make_samples(layout.layout)
    if cards is None:
        return None
    language = printing.languages_for_layout(layout, game)[0]
    rendered = render_set(_make_set(source, layout, cards, game), language, "night", backs=True)
    undrawn = (fault.loc[2] for fault in rendered.faults if fault.of == "set" and fault.kind == "other")
    return make_samples(layout.layout, frozenset(str(key) for key in undrawn))


def _keep_own_faults(drawn: RenderedSet, variant: Variant, samples: ResolvedSet) -> RenderedSet:
    """Keep only faults of the layout: those that even the first, shortest sample has, and those that all
    samples share."""
    faults = [fault for fault in drawn.faults if fault.of == "layout"]
    of_all = _find_common_faults(variant, samples) if any(each.kind == "other" for each in faults) else ()
    own = []
    for fault in faults:
        first = fault.kind in FAULT_CODES and dict(fault.arguments)["card"] in ("", SAMPLE_IDS[0])
        if first or (fault.kind not in FAULT_CODES and _make_fault_key(fault) in of_all):
            own.append(changed(fault, arguments=tuple(pair for pair in fault.arguments if pair[0] != "card")))
    return changed(drawn, faults=tuple(own))


def _find_common_faults(variant: Variant, samples: ResolvedSet) -> set[tuple[object, ...]]:
    """Find the faults that all samples share. A fault caused by one sample's values belongs to that sample
    alone."""
    fault_keys = []
    for card in samples.cards.cards:
        single = changed(samples, cards=CardSet(samples.cards.deck, (card,)))
        rendered = render_set(single, *variant, backs=True)
        fault_keys.append({*map(_make_fault_key, rendered.faults)})
    return set.intersection(*fault_keys)


def _make_fault_key(fault: Fault) -> tuple[object, ...]:
    return fault.loc, fault.at, str(fault.wrong)
