"""The state shared while a deck is drawn: the resources, the results so far, and the faults."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct, field

from pnp.draw.faults import Fault, TooMuchError, copy_error, layout_error
from pnp.draw.paints import PaintError
from pnp.errors import Location, give_code
from pnp.figures import Figure
from pnp.figures.figure import Palette
from pnp.geometry import Box
from pnp.models.printing import Ink
from pnp.scene import Bitmap, Group, Path, Polygon, Polyline, Scene, Shape, Shapes
from pnp.text import Block, Valign

if TYPE_CHECKING:
    from pnp.draw.elements.text_faults import Overfull
    from pnp.draw.language.terms import Say
    from pnp.draw.symbols import Icon


class DrawLoad(Struct):
    """The number of elements and of points that a face, or a whole deck, has so far."""

    elements: int = 0
    steps: int = 0


class Limit(NamedTuple):
    """The most elements, or points, that a face and a deck may have."""

    on_a_face: int
    in_a_deck: int  # something drawn once for several cards counts once
    noun: str
    right: str


# Elements in groups and repeats count too. This many points take 250 MB; the richest shipped face has 27,000.
ELEMENTS = Limit(200_000, 4_000_000, "elements", "repeat fewer of them")
STEPS = Limit(800_000, 8_000_000, "points", "draw fewer figures, hatches and outlines, or simpler ones")


def count_element(context: Context, tally: DrawLoad, loc: Location) -> None:
    """Count one more element, or entry of a repeat; stop all drawing if there are too many."""
    deck = context.tally
    tally.elements += 1
    deck.elements += 1
    if tally.elements > ELEMENTS.on_a_face or deck.elements > ELEMENTS.in_a_deck:
        _stop_drawing(context, loc, ELEMENTS, on_a_face=tally.elements > ELEMENTS.on_a_face)


def count_points(context: Context, tally: DrawLoad, loc: Location, steps: int, *, anew: bool = True) -> None:
    """Count the points that an element draws; stop all drawing if there are too many."""
    deck = context.tally
    tally.steps += steps
    deck.steps += steps if anew else 0
    if tally.steps > STEPS.on_a_face or deck.steps > STEPS.in_a_deck:
        _stop_drawing(context, loc, STEPS, on_a_face=tally.steps > STEPS.on_a_face)


def _stop_drawing(context: Context, loc: Location, bound: Limit, *, on_a_face: bool) -> None:
    if context.refusal is None:
        most = f"{bound.on_a_face if on_a_face else bound.in_a_deck:,} {bound.noun}"
        wrong, right = f"a face has more than {most}", bound.right
        if not on_a_face:
            wrong, right = f"the cards have more than {most} in all", f"divide the deck, or {right}"
        context.refusal = TooMuchError([Fault(loc, give_code("form-drawn", wrong), right, of="layout")])
        context.tally.elements = ELEMENTS.in_a_deck  # refuses every other card at once
    raise copy_error(context.refusal)


def count_steps(shapes: Iterable[Shape]) -> int:
    """Count the steps and points of the shapes. A placed scene counts as one: it is made once for all its
    places."""
    return sum(map(_count_shape_steps, shapes))


def _count_shape_steps(shape: Shape) -> int:
    match shape:
        case Path(steps):
            return len(steps)
        case Polygon(points) | Polyline(points):
            return len(points)
        case Group(shapes):
            return count_steps(shapes)
        case _:
            return 1


Figures: TypeAlias = "dict[tuple[object, ...], tuple[Shapes, int]]"  # a figure's shapes, and their steps


class Role(NamedTuple):
    """A type role at an element's size and least size. Texts of one role shrink together."""

    name: str
    size: float
    least: float


class Resources(Struct, frozen=True):
    """The pictures, icons, figures and messages that a layout may name. The caller, which has the files,
    supplies them."""

    picture: Callable[[str, Location | None], Bitmap | Scene]  # of a card, or of the layout at this place
    icons: Mapping[str, Icon]
    figures: Mapping[str, Figure]
    say: Say
    drawn: Figures = field(default_factory=dict)  # figures drawn so far in one theme and ink, any language
    foreign: Callable[[Location], str] = lambda _: ""  # the layout at a place, if the user cannot mend it
    # Finds where the user's layout changes the element at a location.
    changed: Callable[[Location], Location | None] = lambda _: None


class Context(Struct):
    """The state of drawing one deck. `sizes` has the size at which all texts of a role have fitted so far.
    `levels` has the height of the highest of each text that stands level on all cards, by serial number;
    `heights` collects these heights while they are measured."""

    resources: Resources
    language: str
    ink: Ink
    palettes: Callable[[str], Palette]  # by ground
    sizes: dict[Role, float] = field(default_factory=dict)
    levels: dict[int, float] = field(default_factory=dict)
    heights: dict[int, float] = field(default_factory=dict)
    blocks: dict[tuple[object, ...], Block | Overfull] = field(default_factory=dict)
    rooms: dict[tuple[object, ...], tuple[Box, Valign]] = field(default_factory=dict)
    faults: dict[Fault, None] = field(default_factory=dict)
    refusals: int = 0  # how often an element was refused; several refusals may be one fault
    tally: DrawLoad = field(default_factory=DrawLoad)
    refusal: TooMuchError | None = None  # the error, once there are too many
    unfit: frozenset[int] = frozenset()  # indexes of cards that have another error already
    fields_of: Callable[[frozenset[str]], frozenset[str]] = lambda names: names  # that names depend on
    traced: bool = False  # whether each shape names the element that draws it


def list_fallen_roles(context: Context) -> tuple[tuple[Role, float], ...]:
    """List the type roles whose size fell below the size asked for."""
    return tuple((role, size) for role, size in context.sizes.items() if size != role.size)


def find_palette(context: Context, ground: str, loc: Location) -> Palette:
    try:
        return context.palettes(ground)
    except PaintError as error:
        raise layout_error(loc, error.wrong, error.right) from None
