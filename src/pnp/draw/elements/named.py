"""What a layout draws by name: icons, pictures and figures."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypeGuard

from pnp.draw.context import count_steps, weigh_steps
from pnp.draw.elements.placement import Drawable, Stage, find_neighbour
from pnp.draw.faults import RefusedError, card_paint_error, card_value_error, layout_error
from pnp.draw.language import compiled_values
from pnp.draw.painting.paints import PaintError
from pnp.draw.painting.symbols import place_icon, say_no_icon
from pnp.draw.painting.themes import say_no_figure
from pnp.errors import Location, get_code, give_code, suggest
from pnp.figures import Figure, FigureError
from pnp.geometry import Box, Matrix
from pnp.models.layouts import elements
from pnp.numerals import write_numeral
from pnp.paths import box_steps
from pnp.scene import Bitmap, Clip, Group, Image, Placed, Scene, Shape, Shapes
from pnp.text import MissingGlyph

if TYPE_CHECKING:
    from pnp.draw.elements.box_rules import FindSerial
    from pnp.draw.elements.preparing import Workshop

Figured: TypeAlias = tuple[Shapes, int, bool]  # its shapes, their steps, whether they are new
Spot: TypeAlias = int | compiled_values.Compiled[object]  # an element by its serial number, or a box

MIDDLE = (50.0, 50.0)


def read_icon(workshop: Workshop, element: elements.Icon, loc: Location) -> Drawable:
    """An icon as large as its box; none where the name is empty."""
    at = (*loc, "icon")
    name = compiled_values.read_text(workshop.reader, element.icon, at)
    if not name.names and name.of({}) not in workshop.resources.icons:
        compiled_values.refuse(workshop.reader, at, *say_no_icon(name.of({}), workshop.resources.icons))

    def draw_icon(stage: Stage, box: Box) -> Shapes:
        asked, icons = name.of(stage.names), stage.context.resources.icons
        if asked and asked not in icons:
            raise card_value_error(stage.record, name.names, at, *say_no_icon(asked, icons))
        return place_icon(stage.palette, asked, box) if asked else ()

    return Drawable(draw_icon, name.names)


def read_image(workshop: Workshop, element: elements.Image, loc: Location) -> Drawable:
    """A picture that covers its box, or stands whole in it; nothing where no picture is named."""
    at = (*loc, "image")
    name = compiled_values.read_text(workshop.reader, element.image, at)
    focus = _read_focus(workshop.reader, element, (*loc, "focus"))
    written = None if name.names & workshop.of_card else at

    def draw_image(stage: Stage, box: Box) -> Shapes:
        asked = name.of(stage.names)
        if not asked or not box.width or not box.height:
            return ()
        try:
            found = stage.context.resources.picture(asked, written)
        except RefusedError as error:
            raise card_value_error(stage.record, name.names, at, error.wrong, error.right) from None
        across, down = focus.of(stage.names)
        covers = element.fit == "cover"
        whole = _fit_picture(found, box, max if covers else min, (across, down) if covers else MIDDLE)
        shape = _fill_box(found, whole)
        return (Group((shape,), clip=Clip(box_steps(box))),) if covers else (shape,)

    return Drawable(draw_image, name.names | focus.names)


def _read_focus(
    reader: compiled_values.Reader, element: elements.Image, loc: Location
) -> compiled_values.Compiled[tuple[float, float]]:
    """The point of a picture that stays in view, in percent from the left and the top."""
    written = element.focus
    if written is None:
        return compiled_values.Compiled(lambda _: MIDDLE)
    if isinstance(written, tuple):
        across, down = (_read_share(reader, part, (*loc, at)) for at, part in enumerate(written))
        return compiled_values.Compiled(
            lambda names: (across.of(names), down.of(names)), across.names | down.names
        )
    found = compiled_values.read_value(reader, written, loc)

    def find_focus(names: compiled_values.NamedValues) -> tuple[float, float]:
        given = found.of(names)
        if given is None:
            return MIDDLE
        pair = given if isinstance(given, tuple) and len(given) == 2 else ()
        shares = [each for each in pair if isinstance(each, (int, float)) and not isinstance(each, bool)]
        if len(shares) == 2:
            return _check_share(float(shares[0]), loc), _check_share(float(shares[1]), loc)
        wrong = f"'{written}' gives {compiled_values.describe_value(given)}"
        raise layout_error(loc, wrong, "a focus is two numbers, in percent")

    return compiled_values.Compiled(find_focus, found.names)


def _read_share(
    reader: compiled_values.Reader, written: str, loc: Location
) -> compiled_values.Compiled[float]:
    found = compiled_values.read_number(reader, written.removesuffix("%").rstrip(), loc)
    return compiled_values.convert_value(found, lambda share: _check_share(share, loc))


def _check_share(share: float, loc: Location) -> float:
    if 0 <= share <= 100:
        return share
    wrong = f"the focus lies outside of its picture, at {write_numeral(share)} %"
    raise layout_error(loc, wrong, "write 0 to 100, from the left and from the top")


def _fit_picture(found: Bitmap | Scene, box: Box, choice: Any, focus: tuple[float, float]) -> Box:
    """The box of the whole picture, its focus as near the middle as its edges allow."""
    size = found if isinstance(found, Bitmap) else found.box
    scale = choice(box.width / size.width, box.height / size.height)
    width, height = size.width * scale, size.height * scale
    left = box.x + _shift_picture(box.width, width, focus[0])
    return Box(left, box.y + _shift_picture(box.height, height, focus[1]), width, height)


def _shift_picture(room: float, length: float, focus: float) -> float:
    if length <= room:
        return (room - length) / 2
    return min(0.0, max(room - length, room / 2 - length * focus / 100))


def _fill_box(found: Bitmap | Scene, box: Box) -> Shape:
    if isinstance(found, Bitmap):
        return Image(box, found)
    across, down = box.width / found.box.width, box.height / found.box.height
    matrix = Matrix(across, 0.0, 0.0, down, box.x - found.box.x * across, box.y - found.box.y * down)
    return Placed(found, matrix, recurs=True)


def read_figure(workshop: Workshop, element: elements.Figure, loc: Location, find: FindSerial) -> Drawable:
    """A figure by name, with its arguments."""
    at = (*loc, "figure")
    name = element.figure
    figures = workshop.resources.figures
    if name not in figures:
        wrong, known = say_no_figure(name, figures)
        raise layout_error(at, wrong, suggest(name, figures) or known)
    found = figures[name]
    _check_names(workshop.reader, found, element, loc)
    boxes = _read_boxes(workshop.reader, found, element, loc, find)
    others = {key: raw for key, raw in element.with_.items() if key not in boxes}
    given = {key: _read_argument(workshop.reader, raw, (*loc, "with", key)) for key, raw in others.items()}
    listed = [each for told in boxes.values() for each in told]
    readings = [*given.values(), *(each for each in listed if not isinstance(each, int))]
    names = compiled_values.join_names(*readings)

    def find_blame(key: str | None) -> tuple[frozenset[str], Location]:
        """The names that an argument depends on, and where it stands."""
        return (given[key].names, (*loc, "with", key)) if key in given else (compiled_values.NOTHING, at)

    def draw_called_figure(stage: Stage, box: Box) -> Shapes:
        told = {key: reading.of(stage.names) for key, reading in given.items()}
        told |= {key: tuple([_find_box(stage, each) for each in some]) for key, some in boxes.items()}
        try:
            drawn, steps, anew = draw_figure(stage, name, found, box, told)
        except FigureError as error:
            wrong = _say_of_figure(name, error.wrong)
            raise card_value_error(stage.record, *find_blame(error.name), wrong, error.right) from None
        except MissingGlyph as error:
            key = next((key for key in given if _holds(told[key], error.character)), None)
            right = "write it with characters that the fonts have"
            wrong = _say_of_figure(name, error.wrong)
            raise card_value_error(stage.record, *find_blame(key), wrong, right) from None
        except PaintError as error:
            key = next((key for key in given if _is_ill_painted(stage, found, key, told[key], box)), None)
            raise card_paint_error(
                stage.record, *find_blame(key), error, partial(_say_of_figure, name)
            ) from None
        weigh_steps(stage.context, stage.tally, at, steps, anew=anew)
        return drawn

    return Drawable(draw_called_figure, names, tuple(each for each in listed if isinstance(each, int)))


def _say_of_figure(name: str, wrong: str) -> str:
    return give_code(get_code(wrong), f"the figure '{name}': {wrong}")


def _holds(told: object, character: str) -> bool:
    """Whether a text, or one of several, has a character, which a figure may have set as a capital."""
    return character.casefold() in str(told).casefold()


def _is_ill_painted(stage: Stage, found: Figure, key: str, told: object, box: Box) -> bool:
    """Whether an argument of a figure is a paint, or a line, that cannot be."""
    try:
        match found.parameters[key].kind, told:
            case "paint", str(name):
                stage.palette.paint(name, box)
            case "line", str(name):
                stage.palette.stroke(name)
    except PaintError:
        return True
    return False


def _read_boxes(
    reader: compiled_values.Reader, found: Figure, element: elements.Figure, loc: Location, find: FindSerial
) -> dict[str, tuple[Spot, ...]]:
    """The arguments that are boxes, where some of these are elements, by their ids."""

    def spot(entry: object, at: Location) -> Spot:
        return find(entry, at) if _is_id(entry) else _read_argument(reader, entry, at)

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


def _find_box(stage: Stage, spot: Spot) -> object:
    return find_neighbour(stage, spot).box if isinstance(spot, int) else spot.of(stage.names)


def draw_figure(stage: Stage, name: str, found: Figure, box: Box, told: dict[str, object]) -> Figured:
    """What a figure draws; the same is asked for again on card after card."""
    known, palette = stage.context.resources.drawn, stage.palette
    key = (
        name,
        box,
        palette.ground,
        *[(key, compiled_values.make_distinct(value)) for key, value in told.items()],
    )
    if key in known:
        return *known[key], False
    shapes = found.draw(box, palette, told)
    known[key] = shapes, count_steps(shapes)
    return *known[key], True


def _check_names(
    reader: compiled_values.Reader, found: Figure, element: elements.Figure, loc: Location
) -> None:
    known = found.parameters
    for key in element.with_:
        if key not in known:
            right = suggest(key, known) or (f"it knows {', '.join(known)}" if known else "it takes nothing")
            wrong = give_code("form-figure", f"the figure '{element.figure}' knows no '{key[:40]}'")
            compiled_values.refuse(reader, (*loc, "with", key), wrong, right)


def _read_argument(
    reader: compiled_values.Reader, raw: object, loc: Location
) -> compiled_values.Compiled[object]:
    """An argument of a figure: its texts may hold expressions, within lists too."""
    if isinstance(raw, str):
        return compiled_values.read_value(reader, raw, loc)
    if isinstance(raw, list):
        entries = [_read_argument(reader, entry, (*loc, at)) for at, entry in enumerate(raw)]
        return compiled_values.Compiled(
            lambda names: tuple(entry.of(names) for entry in entries), compiled_values.join_names(*entries)
        )
    wrong = f"the value of '{loc[-1]}' is nothing that a figure takes"
    compiled_values.refuse(reader, loc, wrong, "write a text, a number or a list")
    return compiled_values.Compiled(lambda _: None)
