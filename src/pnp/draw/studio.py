"""What the drawing of a deck shares: language and ink, what is looked up, what was found out so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct, field

from pnp.draw.faults import broken
from pnp.draw.paint_text import PaintError
from pnp.draw.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.draw.complaints import Overfull
    from pnp.draw.expression_values import Say
    from pnp.draw.faults import Fault, Place, TooMuchError
    from pnp.draw.icons import Icon
    from pnp.figures import Figure
    from pnp.figures.palette import Palette
    from pnp.geometry import Box
    from pnp.models.inks import Ink
    from pnp.scene import Bitmap, Scene, Shape
    from pnp.text import RichBlock, Valign


Figures: TypeAlias = "dict[tuple[object, ...], tuple[tuple[Shape, ...], int]]"  # with their steps


class Role(NamedTuple):
    """A type role at the sizes that an element asks for: its texts shrink together."""

    name: str
    size: float
    least: float


class Resources(Struct, frozen=True):
    """What a layout may name: found by whoever has the files."""

    picture: Callable[[str, Place | None], Bitmap | Scene]  # a card's, or what the layout names there
    icons: Mapping[str, Icon]
    figures: Mapping[str, Figure]
    say: Say
    drawn: Figures = field(default_factory=dict)  # by the same theme in the same ink, whatever the language
    foreign: Callable[[Place], str] = lambda _: ""  # which layout that the user cannot mend has a place
    changed: Callable[[Place], Place | None] = lambda _: None  # what the user changed of the element there


class Studio(Struct):
    """`sizes` are those at which all texts of a role have gone in so far; `levels` how high the highest
    of those texts is that stand level on all cards, by serial number, and `heights` what was seen of them."""

    resources: Resources
    language: str
    ink: Ink
    palettes: Callable[[str], Palette]  # by ground
    sizes: dict[Role, float] = field(default_factory=dict)
    levels: dict[int, float] = field(default_factory=dict)
    heights: dict[int, float] = field(default_factory=dict)
    blocks: dict[tuple[object, ...], RichBlock | Overfull] = field(default_factory=dict)
    rooms: dict[tuple[object, ...], tuple[Box, Valign]] = field(default_factory=dict)
    faults: dict[Fault, None] = field(default_factory=dict)
    refusals: int = 0  # how often an element was refused; several refusals may be one fault
    tally: Tally = field(default_factory=Tally)
    refusal: TooMuchError | None = None  # where they were too many
    unfit: frozenset[int] = frozenset()  # the cards of which it is known already that they are wrong
    fields_of: Callable[[frozenset[str]], frozenset[str]] = lambda names: names  # that names come down to
    traced: bool = False  # whether it is told of all shapes which element draws them


def fallen(studio: Studio) -> tuple[tuple[Role, float], ...]:
    """The roles of type that are smaller than they are asked for."""
    return tuple((role, size) for role, size in studio.sizes.items() if size != role.size)


def palette_of(studio: Studio, ground: str, loc: Place) -> Palette:
    try:
        return studio.palettes(ground)
    except PaintError as error:
        raise broken(loc, error.wrong, error.right) from None
