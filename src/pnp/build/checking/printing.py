"""Checks a card set as it will be printed, in every language and ink."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from pnp.build.kits.render_set import RenderedSet, render_set
from pnp.build.sets.fault_location import find_blame, locate_faults, own_files, own_places
from pnp.build.sets.resolved import ResolvedSet, is_shipped, resolve_set, shipped_file, word_set
from pnp.build.sets.resources import icons
from pnp.build.sets.supplies import is_replacing
from pnp.build.sets.wording import languages_of_game
from pnp.checks import findings
from pnp.checks.printing import flaws, measuring
from pnp.checks.printing.colour_vision import check_colours
from pnp.checks.printing.flaws import DrawnSide, GatheredFlaw, SideName, Variant
from pnp.checks.printing.parts import PartCache, find_elements, find_parts, list_elements
from pnp.data.positions import find_spans
from pnp.draw import DrawnCard, Fault
from pnp.draw.context import Figures
from pnp.draw.drawing import take_theme
from pnp.draw.language.values import read_template
from pnp.draw.paints import PaintError, make_palettes
from pnp.errors import Location, UnplacedError
from pnp.loading import LoadedLayout, find_origin
from pnp.models.findings import Finding, Found
from pnp.models.game import Game
from pnp.models.layouts import elements
from pnp.models.layouts.layout import Layout
from pnp.models.printing import INKS, Ink
from pnp.models.trees import Entry, has_key, list_entries
from pnp.scene import Colour, Face
from pnp.scoring import Value

HOUSE_LANGUAGES = ("en", "cs", "pl")  # the languages of our games


def known_languages(resolved: ResolvedSet) -> tuple[str, ...]:
    """Return the languages that a set may use: those its game has words in; empty means any."""
    return languages_of_game(resolved.game) if resolved.game else ()


def languages_of(resolved: ResolvedSet) -> tuple[str, ...]:
    """Return the languages of a set's words and of a layout that does not ship; if neither names any, the
    usual languages of the game, or English."""
    known = known_languages(resolved)
    spoken = findings.languages_of_set(Entry(resolved.tree), resolved.layout.layout, known)
    found = dict.fromkeys([*spoken, *_list_own_languages(resolved.layout, known)])
    return tuple(found) or _list_usual_languages(resolved.game)


def languages_for_layout(layout: LoadedLayout, game: Game | None) -> tuple[str, ...]:
    """Return the languages of a layout's own words if it does not ship, else those of its messages."""
    own = _list_own_languages(layout, languages_of_game(game) if game else ())
    return own or tuple(layout.layout.messages or _list_usual_languages(game))


def _list_own_languages(layout: LoadedLayout, known: Collection[str]) -> tuple[str, ...]:
    if not own_files(layout.files):
        return ()
    spoken = findings.languages_of_layout(layout.layout, own_places(layout))
    return tuple(language for language in spoken if not known or language in known)


def _list_usual_languages(game: Game | None) -> tuple[str, ...]:
    """List the house languages that a game has words in; without a game, English."""
    known = languages_of_game(game) if game else HOUSE_LANGUAGES[:1]
    return tuple(language for language in HOUSE_LANGUAGES if language in known) or known[:1]


HOLE = re.compile(r"\{([^{}]*)\}")
# Keys that colour an element, name it for others, or hold further elements.
NO_LOOK = frozenset({"fill", "stroke", "paint", "opacity", "ground", "id", "over", "after", "group", "each"})


def find_shown_key(tree: Entry, card: int, layout: Layout, places: Sequence[Location]) -> Location:
    """Return the location of the card's key that the first of these elements shows; that of the card if they
    show none of its keys, or only values from its rule."""
    entry = [*list_entries(tree, "cards")][card]
    contents = (content for place in places for content in _list_shown(layout, place))
    names = (name for content in contents for name in sorted(_find_names(content, layout)))
    key = next((name for name in names if has_key(entry, name)), None)
    return entry.location if key is None else (*entry.location, key)


def _list_shown(layout: Layout, place: Location) -> Iterator[object]:
    """Yield what an element shows, then what the repeats around it run through."""
    node: Any = layout.faces
    above: list[object] = []
    for step in place[1:]:
        node = node[step] if isinstance(step, int) else getattr(node, step)
        match node:
            case elements.Text(text=shown) | elements.Icon(icon=shown) | elements.Image(image=shown):
                above.insert(0, shown)
            case elements.Repeat(repeat=shown):
                above.insert(0, shown)
            case elements.Figure():
                above.insert(0, [node.figure, node.with_])
    yield from above


def _find_names(content: object, layout: Layout) -> set[str]:
    """Return the names that a content depends on, also through the layout's `let`."""
    names, pending = set[str](), [content]
    while pending:
        match pending.pop():
            case dict() as held:
                pending += held.values()
            case list() | tuple() as held:
                pending += held
            case str() as text:
                new = _find_names_in_braces(text) - names
                pending += [layout.let[name] for name in new if name in layout.let]
                names |= new
    return names


def _find_names_in_braces(text: str) -> frozenset[str]:
    try:
        return read_template(text).names
    except UnplacedError:  # reported when the layout is drawn
        return frozenset()


def drawn_fields(layout: Layout, names: Iterable[str]) -> frozenset[str]:
    """Return those of the names on which the drawing depends, not just its colours."""
    expressions = [hole for _, each in list_elements(layout) for hole in _list_expressions(each)]
    unread = dict(layout.let)
    while new := [name for name in unread if _has_name(name, expressions)]:
        expressions += [hole for name in new for hole in HOLE.findall(unread.pop(name))]
    return frozenset(name for name in names if _has_name(name, expressions))


def _has_name(name: str, expressions: Sequence[str]) -> bool:
    word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    return any(word.search(each) for each in expressions)


def _list_expressions(element: object) -> Iterator[str]:
    """Yield all expressions of an element, except those of its colours."""
    if (when := getattr(element, "when", None)) is not None:
        yield when
    yield from (hole for text in _list_texts(element) for hole in HOLE.findall(text))


def _list_texts(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            yield from (text for each in value.values() for text in _list_texts(each))
        case list() | tuple():
            yield from (text for each in value for text in _list_texts(each))
        case Struct():
            names = (name for name in value.__struct_fields__ if name not in NO_LOOK)
            yield from (text for name in names for text in _list_texts(getattr(value, name)))


def find_sides(
    cards: Sequence[DrawnCard], ids: Sequence[str], ill: Collection[str], variant: Variant, known: PartCache
) -> Iterator[DrawnSide]:
    """Yield the fronts and backs of cards, equal-looking ones once, without cards that have faults (`ill`).
    `ids` are those of all cards of the set."""
    places = {name: at for at, name in enumerate(ids)}
    alike: dict[int, tuple[SideName, Face, list[int]]] = {}
    names: tuple[SideName, SideName] = ("front", "back")
    for card in cards:
        for name, face in zip(names, (card.front, card.back), strict=True):
            if face is not None and card.id not in ill:
                alike.setdefault(id(face.scene), (name, face, []))[2].append(places[card.id])
    for name, face, own in alike.values():
        yield DrawnSide(tuple(own), name, face, find_parts(face.scene, known), variant)


BACK = ("back",)
BACK_FACE = ("faces", "back")
EVERYWHERE: Mapping[str, Value] = {"where": "", "cards": 0}


def check_backs(
    loaded: ResolvedSet, sides: Sequence[DrawnSide], variants: Sequence[Variant]
) -> Iterator[Finding]:
    """Yield findings about backs: a back that the set asks for and the layout does not draw, or not on all
    cards; and a set without backs that joins a shipped deck with backs. `sides` are those of the variants in
    which all cards could be drawn whole."""
    blank = measuring.find_blank_backs(sides, variants)
    of_set = measuring.has_no_back(loaded.cards, loaded.layout.layout) or (blank is not None and blank.every)
    bare = [*_check_bare_set(loaded)] if of_set else []
    yield from findings.place_findings(loaded.source, bare)
    if blank is None or bare:
        return
    if blank.every and measuring.draws_back(loaded.layout.layout):
        yield from _place_at_back(loaded.layout, {"way": "never"})
    yield from check_missing_backs(loaded.layout, blank, variants)
    yield from _check_bare_cards(loaded, blank, variants)


def _check_bare_set(loaded: ResolvedSet) -> Iterator[Found]:
    """Yield what is wrong with a set whose backs are all empty."""
    deck = loaded.deck
    joins = deck and not is_replacing(deck.source) and not is_shipped(deck.source, deck.game, deck.deck)
    ours = resolve_set(shipped_file(deck.game, deck.deck)) if deck and joins else None
    if ours and not measuring.has_no_back(ours.cards, ours.layout.layout):
        yield Found(findings.BARE_BACK, ("back" if loaded.cards.back == "none" else "layout",))
    elif loaded.cards.back not in (None, "none") and BACK in find_spans(loaded.source, [BACK]):
        yield Found(findings.NO_BACK, BACK, {"way": "set", **EVERYWHERE})


def _check_bare_cards(
    loaded: ResolvedSet, blank: measuring.BlankBacks, variants: Sequence[Variant]
) -> Iterator[Finding]:
    """Yield a finding at each card with an empty back, or a single one if there are many."""
    if len(blank.cards) > flaws.MANY_CARDS and own_places(loaded.layout)(BACK_FACE):
        some = {each for own in blank.cards.values() for each in own}
        of_all = flaws.name_variants(some, variants)
        yield from _place_at_back(loaded.layout, {"way": "card", **of_all, "cards": len(blank.cards)})
        return
    of_one = {card: flaws.name_variants(own, variants) for card, own in blank.cards.items()}
    found = [
        Found(findings.NO_BACK, ("cards", card), {"way": "card", **where, "cards": 0})
        for card, where in of_one.items()
    ]
    yield from findings.place_findings(loaded.source, found)


def check_missing_backs(
    layout: LoadedLayout, blank: measuring.BlankBacks, variants: Sequence[Variant]
) -> Iterator[Finding]:
    """Yield a finding if a layout draws no back at all in some language or ink."""
    if blank.looks:
        yield from _place_at_back(layout, {"way": "look", **flaws.name_variants(blank.looks, variants)})


def _place_at_back(layout: LoadedLayout, arguments: Mapping[str, Value]) -> Iterator[Finding]:
    """Yield a finding at the back face, if a layout that does not ship describes it."""
    if own_places(layout)(BACK_FACE):
        source, location = find_origin(layout, BACK_FACE)
        found = Found(findings.NO_BACK, location, {**EVERYWHERE, **arguments}, key=True)
        yield from findings.place_findings(source, [found])


SIZE = ("size",)


class DrawnVariants(Struct, frozen=True):
    """A set drawn in all its languages and inks: the rendered sets, the sides to measure, and the flaws
    found."""

    tried: tuple[tuple[Variant, RenderedSet], ...]
    sides: tuple[DrawnSide, ...]
    found: tuple[GatheredFlaw, ...]


def check_print(loaded: ResolvedSet) -> Iterator[Finding]:
    drawings = draw_variants(loaded, languages_of(loaded))
    yield from check_faults(loaded, drawings.tried)
    yield from place_flaws(loaded, drawings.found)
    yield from check_backs(loaded, whole_sides(drawings), whole_variants(drawings))
    yield from findings.place_findings(loaded.source, _check_whole_set(loaded, drawings))
    if loaded.cards.size is None:
        yield from check_size(loaded.layout, drawings.sides)


def draw_variants(loaded: ResolvedSet, languages: Sequence[str]) -> DrawnVariants:
    worded = {language: word_set(loaded, language) for language in languages}
    variants = [Variant(language, ink) for ink in INKS for language in languages]
    figures: dict[Ink, Figures] = {ink: {} for ink in INKS}
    rendered_sets = tuple(
        (each, render_set(worded[each.language], *each, backs=True, traced=True, known=figures[each.ink]))
        for each in variants
    )
    ids, cache = [card.id for card in loaded.cards.cards], PartCache()
    unfit = {ids[number] for number in loaded.unfit}
    sides = tuple(
        side
        for variant, drawn in rendered_sets
        for side in find_sides(drawn.cards, ids, unfit | {*_list_faulty(drawn.faults, ids)}, variant, cache)
    )
    known = find_elements(loaded.layout.layout, loaded.figures)
    lacking = {variant for variant, drawn in rendered_sets if any(map(_leaves_element_out, drawn.faults))}
    measured = measuring.measure_sides(sides, known)
    told = (each for each in measured if each.code != findings.CONTRAST or each.side.variant not in lacking)
    gathered = flaws.gather_flaws(told, sides, variants, find_blame(loaded.layout))
    return DrawnVariants(rendered_sets, sides, tuple(gathered))


def _leaves_element_out(fault: Fault) -> bool:
    """Tell whether an element is not drawn, so that the ground behind words is unknown."""
    return fault.of == "layout" and fault.kind not in flaws.FAULT_CODES


def whole_variants(drawings: DrawnVariants) -> list[Variant]:
    """List the languages and inks in which all cards could be drawn completely."""
    return [variant for variant, drawn in drawings.tried if not drawn.faults and not drawn.problems]


def whole_sides(drawings: DrawnVariants) -> list[DrawnSide]:
    """List the sides drawn in the whole variants."""
    variants = whole_variants(drawings)
    return [side for side in drawings.sides if side.variant in variants]


def _check_whole_set(loaded: ResolvedSet, drawings: DrawnVariants) -> Iterator[Found]:
    """Yield flaws of the set as a whole: its size on paper and its colours."""
    cards, layout = loaded.cards, loaded.layout.layout
    if cards.size is not None:
        yield from measuring.check_paper([side.face for side in drawings.sides], SIZE)
    yield from check_colours(cards.cards, layout, partial(drawn_fields, layout), _find_colours(layout), INKS)


def check_size(layout: LoadedLayout, sides: Sequence[DrawnSide]) -> Iterator[Finding]:
    """Yield what is wrong with the card size, if a layout that does not ship sets it."""
    if own_places(layout)(SIZE):
        source, location = find_origin(layout, SIZE)
        found = measuring.check_paper([side.face for side in sides], location)
        yield from findings.place_findings(source, found)


def _find_colours(layout: Layout) -> Callable[[Ink, str], Colour | None]:
    """Return a function that finds the colour of a paint on the first ground, if it is one flat colour."""
    ground, palettes = next(iter(layout.grounds), ""), make_palettes(take_theme(layout), icons())

    def find_colour(ink: Ink, text: str) -> Colour | None:
        try:
            return palettes(ink, ground).colour(text)
        except PaintError:
            return None

    return find_colour


def _list_faulty(faults: Sequence[Fault], ids: Sequence[str]) -> Iterator[str]:
    """Yield the ids of cards that could not be drawn completely."""
    for fault in faults:
        card_id = dict(fault.arguments).get("card")
        if fault.of == "set" and fault.loc[:1] == ("cards",):
            yield ids[int(fault.loc[1])]
        elif card_id is not None:
            yield str(card_id)


def check_faults(loaded: ResolvedSet, tried: Sequence[tuple[Variant, RenderedSet]]) -> Iterator[Finding]:
    """Yield findings for all faults in drawing."""
    faults = [(variant, fault) for variant, drawn in tried for fault in drawn.faults]
    other = [problem for _, drawn in tried for problem in drawn.problems]
    other += locate_faults(loaded, flaws.list_other_faults(faults))
    yield from findings.place_problems(dict.fromkeys(other), loaded.source)
    own = [*flaws.gather_print_faults(faults, [variant for variant, _ in tried])]
    problems = locate_faults(loaded, [fault for _, fault, _ in own])
    for (code, _, arguments), problem in zip(own, problems, strict=True):
        of_all = problem.file != loaded.source.path and len(loaded.cards.cards) == 1
        card = "" if of_all else str(arguments.get("card", ""))
        yield Finding(code, problem.file, problem.line, problem.column, card, arguments)


def place_flaws(loaded: ResolvedSet, gathered: Sequence[GatheredFlaw]) -> Iterator[Finding]:
    """Place the flaws in their files; each file is searched once."""
    layout = loaded.layout
    own = [_find_at_card(loaded, flaw) for flaw in gathered if not flaw.at]
    yield from findings.place_findings(loaded.source, own)
    findings_by_source: dict[int, dict[object, Found]] = {}
    for flaw in gathered:
        if flaw.at:
            source, location = find_origin(layout, flaw.at)
            card, is_key = _find_lone_card(loaded, flaw), isinstance(location[-1], str)
            # Report a flaw once if both sides show the same element, or several elements share a role.
            same = (flaw.code, location, _find_other_place(layout, flaw))
            own_file = findings_by_source.setdefault(id(source), {})
            own_file.setdefault(same, Found(flaw.code, location, flaw.arguments, card, key=is_key))
    for source in layout.sources:
        yield from findings.place_findings(source, findings_by_source.get(id(source), {}).values())


def _find_at_card(loaded: ResolvedSet, flaw: GatheredFlaw) -> Found:
    tree, layout = Entry(loaded.source.tree), loaded.layout.layout
    at = find_shown_key(tree, flaw.cards[0], layout, (flaw.place, flaw.beside))
    of_back = flaw.arguments["side"] == "back" and len(flaw.cards) == len(loaded.cards.cards) and not at[2:]
    return Found(flaw.code, ("back",) if of_back else at, flaw.arguments)


def _find_lone_card(loaded: ResolvedSet, flaw: GatheredFlaw) -> str:
    """Return the id of the only card with a flaw; empty if other cards share it."""
    cards = loaded.cards.cards
    return cards[flaw.cards[0]].id if len(flaw.cards) == 1 < len(cards) else ""


def _find_other_place(layout: LoadedLayout, flaw: GatheredFlaw) -> object:
    """Return the place where the other of two elements was written."""
    assert flaw.at is not None
    if not flaw.beside:
        return None
    is_first = flaw.at[: len(flaw.place)] == flaw.place
    source, location = find_origin(layout, flaw.beside if is_first else flaw.place)
    return source.path, location
