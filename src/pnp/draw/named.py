"""What a layout draws by name: icons, pictures and figures."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypeGuard

from pnp.draw.blame import ill_painted, ill_valued
from pnp.draw.faults import RefusedError, broken
from pnp.draw.icons import no_icon, placed_icon
from pnp.draw.paint_text import PaintError
from pnp.draw.palette import no_figure
from pnp.draw.readings import NOTHING, Reading, distinct, number, refuse, shown, text, value
from pnp.draw.stage import neighbour
from pnp.draw.tally import steps_in, weigh
from pnp.errors import code_of, coded, near
from pnp.figures import FigureError
from pnp.geometry import Box, Matrix
from pnp.numerals import numeral
from pnp.outlines import box_steps
from pnp.scene import Bitmap, Clip, Group, Image, Placed
from pnp.text import MissingGlyph

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.draw.faults import Place
    from pnp.draw.nodes import Workshop
    from pnp.draw.readings import Names, Reader
    from pnp.draw.shapes import Made
    from pnp.draw.stage import Draw, Stage
    from pnp.figures import Figure
    from pnp.models import elements
    from pnp.scene import Scene, Shape

    Figured: TypeAlias = tuple[tuple[Shape, ...], int, bool]  # its shapes, their steps, whether they are new
    Spot: TypeAlias = int | Reading[object]  # an element by its serial number, or a box

MIDDLE = (50.0, 50.0)


def icon(workshop: Workshop, element: elements.Icon, loc: Place) -> Made:
    """An icon as large as its box; none where the name is empty."""
    at = (*loc, "icon")
    name = text(workshop.reader, element.icon, at)
    if not name.names and name.of({}) not in workshop.resources.icons:
        refuse(workshop.reader, at, *no_icon(name.of({}), workshop.resources.icons))

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        asked, icons = name.of(stage.names), stage.studio.resources.icons
        if asked and asked not in icons:
            raise ill_valued(stage.record, name.names, at, *no_icon(asked, icons))
        return placed_icon(stage, asked, box) if asked else ()

    return draw, name.names


def image(workshop: Workshop, element: elements.Image, loc: Place) -> Made:
    """A picture that covers its box, or stands whole in it; nothing where no picture is named."""
    at = (*loc, "image")
    name = text(workshop.reader, element.image, at)
    focus = _focus(workshop.reader, element, (*loc, "focus"))
    written = None if name.names & workshop.of_card else at

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        asked = name.of(stage.names)
        if not asked or not box.width or not box.height:
            return ()
        try:
            found = stage.studio.resources.picture(asked, written)
        except RefusedError as error:
            raise ill_valued(stage.record, name.names, at, error.wrong, error.right) from None
        across, down = focus.of(stage.names)
        covers = element.fit == "cover"
        whole = _fitted(found, box, max if covers else min, (across, down) if covers else MIDDLE)
        shape = _filling(found, whole)
        return (Group((shape,), clip=Clip(box_steps(box))),) if covers else (shape,)

    return draw, name.names | focus.names


def _focus(reader: Reader, element: elements.Image, loc: Place) -> Reading[tuple[float, float]]:
    """The point of a picture that stays in view, in percent from the left and the top."""
    written = element.focus
    if written is None:
        return Reading(lambda _: MIDDLE)
    if isinstance(written, tuple):
        across, down = (
            _share(number(reader, part.removesuffix("%").rstrip(), (*loc, at)), (*loc, at))
            for at, part in enumerate(written)
        )
        return Reading(lambda names: (across.of(names), down.of(names)), across.names | down.names)
    found = value(reader, written, loc)

    def of(names: Names) -> tuple[float, float]:
        given = found.of(names)
        if given is None:
            return MIDDLE
        if (
            isinstance(given, tuple)
            and len(given) == 2
            and all(isinstance(each, (int, float)) and not isinstance(each, bool) for each in given)
        ):
            return _within(float(given[0]), loc), _within(float(given[1]), loc)  # type: ignore[arg-type]
        wrong = coded("form-drawn", f"'{written}' gives {shown(given)}")
        raise broken(loc, wrong, "a focus is two numbers, in percent")

    return Reading(of, found.names)


def _share(found: Reading[float], loc: Place) -> Reading[float]:
    return Reading(lambda names: _within(found.of(names), loc), found.names)


def _within(share: float, loc: Place) -> float:
    if 0 <= share <= 100:
        return share
    wrong = coded("form-drawn", f"the focus lies outside of its picture, at {numeral(share)} %")
    raise broken(loc, wrong, "write 0 to 100, from the left and from the top")


def _fitted(found: Bitmap | Scene, box: Box, choice: Any, focus: tuple[float, float]) -> Box:
    """The box of the whole picture, its focus as near the middle as its edges allow."""
    size = found if isinstance(found, Bitmap) else found.box
    scale = choice(box.width / size.width, box.height / size.height)
    width, height = size.width * scale, size.height * scale
    left = box.x + _shifted(box.width, width, focus[0])
    return Box(left, box.y + _shifted(box.height, height, focus[1]), width, height)


def _shifted(room: float, length: float, focus: float) -> float:
    if length <= room:
        return (room - length) / 2
    return min(0.0, max(room - length, room / 2 - length * focus / 100))


def _filling(found: Bitmap | Scene, box: Box) -> Shape:
    if isinstance(found, Bitmap):
        return Image(box, found)
    across, down = box.width / found.box.width, box.height / found.box.height
    matrix = Matrix(across, 0.0, 0.0, down, box.x - found.box.x * across, box.y - found.box.y * down)
    return Placed(found, matrix, recurs=True)


def figure(
    workshop: Workshop, element: elements.Figure, loc: Place, find: Callable[[str, Place], int]
) -> tuple[Draw, frozenset[str], tuple[int, ...]]:
    """A figure by name, with what it is told."""
    at = (*loc, "figure")
    name = element.figure
    figures = workshop.resources.figures
    if name not in figures:
        wrong, known = no_figure(name, figures)
        raise broken(at, wrong, near(name, figures) or known)
    found = figures[name]
    _check_names(workshop.reader, found, element, loc)
    boxes = _boxes(workshop.reader, found, element, loc, find)
    others = {key: raw for key, raw in element.with_.items() if key not in boxes}
    given = {key: _argument(workshop.reader, raw, (*loc, "with", key)) for key, raw in others.items()}
    listed = [each for told in boxes.values() for each in told]
    readings = [*given.values(), *(each for each in listed if not isinstance(each, int))]
    names = NOTHING.union(*(reading.names for reading in readings))

    def blamed(key: str | None) -> tuple[frozenset[str], Place]:
        """The names that a thing that the figure is told depends on, and where it stands."""
        return (given[key].names, (*loc, "with", key)) if key in given else (NOTHING, at)

    def draw(stage: Stage, box: Box) -> tuple[Shape, ...]:
        told = {key: reading.of(stage.names) for key, reading in given.items()}
        told |= {key: tuple([_its_box(stage, each) for each in some]) for key, some in boxes.items()}
        try:
            drawn, steps, anew = figure_of(stage, name, found, box, told)
        except FigureError as error:
            wrong = _of_figure(name, error.wrong)
            raise ill_valued(stage.record, *blamed(error.name), wrong, error.right) from None
        except MissingGlyph as error:
            key = next((key for key in given if _holds(told[key], error.character)), None)
            right = "write it with characters that the fonts have"
            wrong = _of_figure(name, error.wrong)
            raise ill_valued(stage.record, *blamed(key), wrong, right) from None
        except PaintError as error:
            key = next((key for key in given if _ill_painted(stage, found, key, told[key], box)), None)
            raise ill_painted(stage.record, *blamed(key), error, partial(_of_figure, name)) from None
        weigh(stage.studio, stage.tally, at, steps, anew=anew)
        return drawn

    return draw, names, tuple(each for each in listed if isinstance(each, int))


def _of_figure(name: str, wrong: str) -> str:
    return coded(code_of(wrong), f"the figure '{name}': {wrong}")


def _holds(told: object, character: str) -> bool:
    """Whether a text, or one of several, has a character, which a figure may have set as a capital."""
    return character.casefold() in str(told).casefold()


def _ill_painted(stage: Stage, found: Figure, key: str, told: object, box: Box) -> bool:
    """Whether what a figure is told is a paint, or a line, that cannot be."""
    try:
        match found.parameters[key].kind, told:
            case "paint", str(name):
                stage.palette.paint(name, box)
            case "line", str(name):
                stage.palette.stroke(name)
    except PaintError:
        return True
    return False


def _boxes(
    reader: Reader, found: Figure, element: elements.Figure, loc: Place, find: Callable[[str, Place], int]
) -> dict[str, tuple[Spot, ...]]:
    """The boxes that a figure is told, where some of them are those of elements, by their ids."""

    def spot(entry: object, at: Place) -> Spot:
        return find(entry, at) if _is_id(entry) else _argument(reader, entry, at)

    return {
        key: tuple([spot(entry, (*loc, "with", key, at)) for at, entry in enumerate(raw)])
        for key, raw in element.with_.items()
        if key in found.parameters
        and found.parameters[key].kind == "boxes"
        and isinstance(raw, list)
        and any(map(_is_id, raw))
    }


def _is_id(entry: object) -> TypeGuard[str]:
    return isinstance(entry, str) and "{" not in entry


def _its_box(stage: Stage, spot: Spot) -> object:
    return neighbour(stage, spot).box if isinstance(spot, int) else spot.of(stage.names)


def figure_of(stage: Stage, name: str, found: Figure, box: Box, told: dict[str, object]) -> Figured:
    """What a figure draws; the same is asked for again on card after card."""
    known, palette = stage.studio.resources.drawn, stage.palette
    key = (name, box, palette.ground, *[(key, distinct(value)) for key, value in told.items()])
    if key in known:
        return *known[key], False
    shapes = found.draw(box, palette, told)
    known[key] = shapes, steps_in(shapes)
    return *known[key], True


def _check_names(reader: Reader, found: Figure, element: elements.Figure, loc: Place) -> None:
    known = found.parameters
    for key in element.with_:
        if key not in known:
            right = near(key, known) or (f"it knows {', '.join(known)}" if known else "it takes nothing")
            refuse(
                reader,
                (*loc, "with", key),
                coded("form-figure", f"the figure '{element.figure}' knows no '{key[:40]}'"),
                right,
            )


def _argument(reader: Reader, raw: object, loc: Place) -> Reading[object]:
    """What a figure is told: texts may hold expressions, within lists and mappings too."""
    if isinstance(raw, str):
        return value(reader, raw, loc)
    if isinstance(raw, list):
        entries = [_argument(reader, entry, (*loc, at)) for at, entry in enumerate(raw)]
        return Reading(
            lambda names: tuple(entry.of(names) for entry in entries),
            NOTHING.union(*(entry.names for entry in entries)),
        )
    wrong = coded("form-drawn", f"the value of '{loc[-1]}' is nothing that a figure takes")
    refuse(reader, loc, wrong, "write a text, a number or a list")
    return Reading(lambda _: None)
