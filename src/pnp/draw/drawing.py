"""The drawing of a card set by its layout: one size of type for each role, and equal parts of cards drawn
once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from heapq import nlargest
from operator import itemgetter
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from pnp.draw import plans
from pnp.draw.context import Context, Resources, list_fallen_roles
from pnp.draw.elements.placement import Node, Stage, draw_elements, find_neighbour, visit_level_texts
from pnp.draw.elements.text_faults import make_trim_region
from pnp.draw.elements.texts import TextRule
from pnp.draw.faults import DrawError, Fault, TooMuchError, note_faults, place_for_user
from pnp.draw.language.values import NamedValues, Reader, make_constant, make_distinct
from pnp.draw.paints import make_palettes
from pnp.draw.plans import DeckPlan, PlannedCard, SidePlan
from pnp.draw.records import WORDS, Record, RecordRules, make_records
from pnp.errors import code_phrase, phrase
from pnp.geometry import IDENTITY, Box, grow_box
from pnp.models.cards import Card, CardSet
from pnp.models.layouts.layout import Layout
from pnp.models.layouts.theme import Theme
from pnp.models.printing import Ink
from pnp.numerals import write_numeral
from pnp.scene import Face, Placed, Scene, Shape, Shapes
from pnp.text import MissingGlyph, width

Kinds: TypeAlias = Callable[[frozenset[str]], int]
Look: TypeAlias = Callable[[NamedValues], object]

Key: TypeAlias = tuple[object, ...]
RARE = 4  # keep the drawing of an element if on average this many cards share each of its looks


class FaceLayer(Struct, frozen=True):
    """Elements that follow each other in drawing order. A `steady` layer looks alike on all cards that agree
    in these names and in the places of these neighbours."""

    nodes: tuple[Node, ...]
    steady: bool
    names: frozenset[str]
    look: Look  # the values of these names on a card
    neighbours: tuple[int, ...]
    made: dict[Key, tuple[Placed, ...]] = field(default_factory=dict)


def make_layers(
    side: SidePlan, cards: Sequence[NamedValues], constant: frozenset[str], mixed: frozenset[str]
) -> tuple[FaceLayer, ...]:
    """Divide a face into layers. `constant` names have one value on all cards; values of `mixed` names may be
    equal and yet of different kinds, such as 1 and true."""
    look = partial(_make_look, mixed)
    ground = side.ground.names - constant
    counted: dict[frozenset[str], int] = {}

    def kinds(names: frozenset[str]) -> int:
        if names not in counted:
            counted[names] = len({*map(look(names), cards)})
        return counted[names]

    layers: list[FaceLayer] = []
    for node in side.container.nodes.values():
        names = ground | (node.names - constant)
        steady = RARE * kinds(names) <= max(RARE, len(cards))
        layer = FaceLayer((node,), steady, names, look(names), node.neighbours)
        if layers and _are_alike(layers[-1], layer, kinds):
            layers[-1] = _join_layers(layers[-1], layer, look)
        else:
            layers.append(layer)
    return tuple(layers)


def find_mixed_names(names: Iterable[str], cards: Sequence[NamedValues]) -> frozenset[str]:
    """The names whose values are of several kinds: a number on one card, and a yes or no on another."""
    kinds = {name: {type(card[name]) for card in cards} - {str, type(None)} for name in names}
    return frozenset(name for name, some in kinds.items() if len(some) > 1 or some & {tuple, dict})


def _make_look(mixed: frozenset[str], names: frozenset[str]) -> Look:
    if not names:
        return lambda _: None
    read = itemgetter(*sorted(names))
    return (lambda known: make_distinct(read(known))) if names & mixed else read


def _are_alike(one: FaceLayer, other: FaceLayer, kinds: Kinds) -> bool:
    """Tell whether both layers together have as many looks as each alone. Otherwise the layer with fewer
    looks would be drawn too often."""
    if not (one.steady and other.steady):
        return False
    return kinds(one.names | other.names) == kinds(one.names) == kinds(other.names)


def _join_layers(one: FaceLayer, other: FaceLayer, look: Callable[[frozenset[str]], Look]) -> FaceLayer:
    nodes, names = (*one.nodes, *other.nodes), one.names | other.names
    own = {node.serial for node in nodes}
    around = dict.fromkeys((*one.neighbours, *other.neighbours))
    return FaceLayer(nodes, True, names, look(names), tuple(serial for serial in around if serial not in own))


def make_face_scene(stage: Stage, layers: tuple[FaceLayer, ...], box: Box) -> Scene:
    """Make the scene of a face. If all its layers are steady, cards that look alike share the very same
    shapes.

    If a layer cannot be drawn, note its faults and draw the others.
    """
    shapes: list[Shape] = []
    for layer in layers:
        try:
            shapes += _place_layer(stage, layer, box) if layer.steady else draw_elements(stage, layer.nodes)
        except DrawError as error:
            note_faults(stage.context, stage.record, error.faults)
    return Scene(box, tuple(shapes))


def _place_layer(stage: Stage, layer: FaceLayer, box: Box) -> Shapes:
    try:
        neighbours = tuple([find_neighbour(stage, serial) for serial in layer.neighbours])
    except TooMuchError:
        raise
    except DrawError:  # a missing neighbour does not stop the other elements of the layer
        return draw_elements(stage, layer.nodes)
    key = (box, stage.regions[0].corner, neighbours, layer.look(stage.names))
    if key not in layer.made:
        shapes = draw_elements(stage, layer.nodes)
        layer.made[key] = (Placed(Scene(box, shapes), IDENTITY, recurs=True),) if shapes else ()
    return layer.made[key]


class DrawnCard(Struct, frozen=True):
    """A card, drawn on both sides; the back is None if the deck has no backs."""

    id: str
    label: str  # its title, or its id where it has none
    front: Face
    back: Face | None
    copies: int


class SideAtSizes(Struct, frozen=True):
    """One side of a deck at given sizes and heights of its texts: its layers, and the faces drawn from
    them."""

    layers: tuple[FaceLayer, ...]
    made: dict[Key, Face] = field(default_factory=dict)  # the face of each card
    scenes: dict[Key, Scene] = field(default_factory=dict)
    faces: dict[Key, Face] = field(default_factory=dict)  # by the identity of their scene


class DeckSide(Struct, frozen=True):
    """One side of a deck while it is drawn: its layers, and its surfaces by the sizes and heights of its
    texts."""

    plan: SidePlan
    layers: tuple[FaceLayer, ...]
    alike: bool  # whether all cards of one size look alike
    steady: bool  # whether several cards may share a scene
    surfaces: dict[Key, SideAtSizes] = field(default_factory=dict)


def draw_faces(
    plan: DeckPlan, cards: list[PlannedCard], context: Context, sides: Sequence[DeckSide]
) -> tuple[DrawnCard, ...]:
    found = []
    for card in cards:
        record = card.record
        try:
            front, *back = [_draw_side(plan, card, context, side) for side in sides]
        except DrawError as error:
            note_faults(context, record, error.faults)
        else:
            own = replace(front, id=record.id)
            found.append(DrawnCard(record.id, record.label, own, back[0] if back else None, record.copies))
    return tuple(found)


def outline_cards(plan: DeckPlan, cards: list[PlannedCard], *, backs: bool) -> tuple[DrawnCard, ...]:
    """Make the cards with nothing on them: enough to impose them."""
    found = []
    for card in cards:
        record, names, trim = card.record, card.names, card.trim
        bleed, corner = plan.bleed.of(names), plan.corner.of(names)
        scene = Scene(grow_box(Box(0.0, 0.0, trim.width, trim.height), bleed), ())
        front = Face(record.id, trim, bleed, scene, plan.cut, corner)
        back = front if plan.back and backs else None
        found.append(DrawnCard(record.id, record.label, front, back, record.copies))
    return tuple(found)


def _make_sides(
    plan: DeckPlan, cards: list[PlannedCard], constant: frozenset[str], *, backs: bool
) -> list[DeckSide]:
    names = [card.names for card in cards]
    mixed = find_mixed_names({name for name, _ in plan.lets} - constant, names)
    measures = plan.bleed.names | plan.corner.names | plan.safe.names
    deck_sides = []
    for side in (plan.front, plan.back) if plan.back and backs else (plan.front,):
        layers = make_layers(side, names, constant, mixed)
        varying = measures.union(*(layer.names for layer in layers)) - constant
        deck_sides.append(DeckSide(side, layers, not varying, all(layer.steady for layer in layers)))
    return deck_sides


def _draw_side(plan: DeckPlan, card: PlannedCard, context: Context, side: DeckSide) -> Face:
    """Draw a side of a card, again if one of its texts makes a role smaller. Sides that look alike share one
    face."""
    key: Key = (card.trim,) if side.alike else (card.trim, card.record.index)
    while True:
        sizes, faults = list_fallen_roles(context), len(context.faults)
        state = sizes, tuple(context.levels.items())
        if state not in side.surfaces:
            side.surfaces[state] = SideAtSizes(tuple(replace(layer, made={}) for layer in side.layers))
        surface = side.surfaces[state]
        if key in surface.made:
            return surface.made[key]
        face = _draw_face(plan, card, context, side, surface)
        if list_fallen_roles(context) == sizes or len(context.faults) > faults:
            surface.made[key] = face
            return face


def _draw_face(
    plan: DeckPlan, card: PlannedCard, context: Context, deck_side: DeckSide, surface: SideAtSizes
) -> Face:
    names, trim = card.names, card.trim
    bleed = plans.check_measure(plan.bleed, names, "bleed", plans.WIDEST)
    corner = plans.check_measure(plan.corner, names, "corner", min(trim.width, trim.height) / 2)
    room = Box(0.0, 0.0, trim.width, trim.height)
    stage = plans.make_stage(deck_side.plan, card, context)
    stage.regions = (make_trim_region(plan.cut, room, corner),)
    safe = plan.safe.of(names)
    scene = make_face_scene(stage, surface.layers, grow_box(room, bleed))
    face = Face("back", trim, bleed, scene, plan.cut, corner, safe)
    return _share_face(face, surface) if deck_side.steady else face


def _share_face(face: Face, surface: SideAtSizes) -> Face:
    """Return the earlier face that looks the same, if there is one, else this face."""
    scene = surface.scenes.setdefault((face.scene.box, *map(id, face.scene.shapes)), face.scene)
    return surface.faces.setdefault((id(scene), face.corner, face.safe), replace(face, scene=scene))


def draw_at_fitting_sizes(
    plan: DeckPlan, records: list[Record], context: Context, *, backs: bool, blank: bool
) -> tuple[DrawnCard, ...]:
    """Draw the cards, and draw them anew as long as one of them makes a role of type smaller."""
    constant = plans.find_constant_names(plan)
    cards = plans.plan_cards(plan, records, context, constant)
    if blank and not context.faults:
        return outline_cards(plan, cards, backs=backs)
    for side in filter(None, (plan.front, plan.back)):
        for node in side.container.nodes.values():  # note the names that may move it from card to card
            node.varying = tuple(sorted(node.rule.names - constant))
        _shrink_roles_early(side, cards, context, constant)
    drawn_cards: tuple[DrawnCard, ...] = ()
    sides = _make_sides(plan, cards, constant, backs=backs)
    while not context.faults:
        before = list_fallen_roles(context)
        _find_levels(plan, cards, context)
        drawn_cards = draw_faces(plan, cards, context, sides)
        if not context.faults and list_fallen_roles(context) == before:
            return drawn_cards
    raise DrawError([*context.faults], drawn_cards)


LONGEST = 12  # texts to try first: if one makes its role smaller, few texts are set twice


def _shrink_roles_early(
    side: SidePlan, cards: list[PlannedCard], context: Context, constant: frozenset[str]
) -> None:
    for node in side.container.nodes.values():
        rule = node.text
        if rule is None or rule.least is None or rule.level is not None:
            continue
        with suppress(DrawError, MissingGlyph):  # it is reported when the card is drawn
            candidates = cards if rule.words.names - constant else cards[:1]
            cards_by_words = {rule.words.of(card.names): card for card in candidates}
            for words in nlargest(LONGEST, cards_by_words, key=partial(_measure_words, rule)):
                find_neighbour(plans.make_stage(side, cards_by_words[words], context), node.serial)


def _measure_words(rule: TextRule, words: str) -> float:
    return width(words.upper() if rule.capitals else words, rule.faces.regular)


def _find_levels(plan: DeckPlan, cards: list[PlannedCard], context: Context) -> None:
    """Find the height of the highest of each text that stands level on all cards."""
    context.levels, context.heights = {}, {}
    sides = [side for side in (plan.front, plan.back) if side is not None and side.levels]
    for card in cards if sides else ():
        for side in sides:
            visit_level_texts(plans.make_stage(side, card, context))
    context.levels = context.heights


def draw_cards(
    card_set: CardSet,
    layout: Layout,
    language: str,
    ink: Ink,
    resources: Resources,
    *,
    backs: bool = True,
    blank: bool = False,
    traced: bool = False,
    unfit: frozenset[int] = frozenset(),
) -> tuple[DrawnCard, ...]:
    """Draw every card of a set in one language and ink. A `blank` card has its size and nothing on it; the
    shapes of a `traced` card name the element that draws them. A DrawError lists all faults and holds the
    cards that could be drawn.

    `unfit` cards are known to have errors: faults that may follow from those are not reported.
    """
    reader, own = Reader(frozenset()), plans.list_field_types(layout)
    fields = frozenset({*Card.__struct_fields__, *own, "deck"})
    faults: list[Fault] = []
    try:
        plan = _size_plan(card_set, plans.make_plan(layout, reader, language, ink, resources, fields))
        # A part that cannot be read might show any field.
        shown = fields if reader.faults else plans.find_base_names(plan, plan.names)
        words = WORDS | {name for name, kind in own.items() if kind == "words"}
        icons = frozenset({"icons", *(name for name, kind in own.items() if kind in ("icon", "icons"))})
        grounds = tuple(layout.grounds)
        manner = RecordRules(language, words, icons, shown, resources.icons, grounds, faults)
        records = make_records(card_set, manner)
        if not all(map(_is_of_element, reader.faults)):
            raise DrawError(())
        known = make_palettes(take_theme(layout), resources.icons, resources.figures)
        context = Context(resources, language, ink, partial(known, ink), traced=traced)
        context.unfit, context.fields_of = unfit, partial(plans.find_base_names, plan)
        records.sort(key=lambda record: record.index in unfit)  # fit cards first: they report shared faults
        backs = backs and card_set.back != "none"
        found = draw_at_fitting_sizes(plan, records, context, backs=backs, blank=blank)
        if reader.faults or faults:
            raise DrawError((), found)
    except DrawError as error:
        wrong = (*reader.faults, *faults, *_blame_size(card_set, error.faults))
        raise DrawError([place_for_user(fault, resources) for fault in wrong], error.drawn) from None
    return found


def _is_of_element(fault: Fault) -> bool:
    """Tell whether a fault lies in one element of a face or in a type role, not in something that the whole
    deck needs."""
    return fault.loc[0] == "texts" or (fault.loc[0] == "faces" and len(fault.loc) > 2)


def take_theme(layout: Layout) -> Theme:
    return Theme(grounds=layout.grounds, paints=layout.paints, lines=layout.lines, texts=layout.texts)


def _size_plan(card_set: CardSet, plan: DeckPlan) -> DeckPlan:
    """Return the plan at the size that the set asks for, if it asks for one."""
    if card_set.size is None:
        return plan
    return replace(plan, width=make_constant(card_set.size.width), height=make_constant(card_set.size.height))


def _blame_size(card_set: CardSet, faults: Sequence[Fault]) -> Sequence[Fault]:
    """Return the faults. If a box has no room and the set has a size of its own, blame that size."""
    first = next((fault for fault in faults if fault.cramped), None)
    if card_set.size is None or first is None:
        return faults
    width, height = write_numeral(card_set.size.width), write_numeral(card_set.size.height)
    size = phrase("width-by-height-mm", width=width, height=height)
    wrong = code_phrase(
        "form-drawn", "cards-of-size-are-too-small-for-their-layout-wrong", size=size, wrong=first.wrong
    )
    own = Fault(("size",), wrong, phrase("choose-a-larger-size"))
    return [own, *(fault for fault in faults if not fault.cramped)]
