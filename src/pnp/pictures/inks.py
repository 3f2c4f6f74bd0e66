"""Pictures in inks that save colour: drawings repainted, bitmaps made paler or dotted, and the masks of
bitmaps that hide what lies under them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from itertools import accumulate
from typing import TYPE_CHECKING, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from pnp import scene
from pnp.pictures import tones
from pnp.pictures.reading import cut_strips, encode_picture, measure_darkness, open_picture, put_on_white

if TYPE_CHECKING:
    from PIL.Image import Image as PilImage

Filled: TypeAlias = scene.Rectangle | scene.Circle | scene.Ellipse | scene.Polygon | scene.Path


class Brush(Struct, frozen=True):
    """How to repaint a colour of an opacity; None leaves it out. A flat brush draws no gradients and fades
    nothing."""

    colour: Callable[[scene.Colour, float], scene.Colour | None]
    flat: bool


def repaint_in_black(drawing: scene.Scene) -> scene.Scene:
    """Repaint a drawing in black and white; its bitmaps, if any, stay as they are."""
    return _repaint_scene(drawing, Brush(_put_in_black, flat=True), 1.0)


def _put_in_black(colour: scene.Colour, opacity: float) -> scene.Colour | None:
    """Return a colour as black or white. A light veil is left out: it would hide shapes that it only
    tints."""
    found = tones.black_or_white(tones.thin_colour(colour, opacity))
    return None if found == tones.WHITE and opacity < 1 else found


def repaint_by_curve(drawing: scene.Scene, ramp: Sequence[int]) -> scene.Scene:
    """Repaint a drawing with each part of each colour changed by a curve."""
    brush = Brush(lambda colour, _: tones.change_colour(colour, ramp), flat=False)
    return _repaint_scene(drawing, brush, 1.0)


def _repaint_scene(drawing: scene.Scene, brush: Brush, opacity: float) -> scene.Scene:
    return replace(drawing, shapes=_repaint_shapes(drawing.shapes, brush, opacity))


def _repaint_shapes(shapes: Iterable[scene.Shape], brush: Brush, opacity: float) -> scene.Shapes:
    repainted = (_repaint_shape(shape, brush, opacity) for shape in shapes)
    return tuple(shape for shape in repainted if shape is not None)


def _repaint_shape(shape: scene.Shape, brush: Brush, opacity: float) -> scene.Shape | None:
    match shape:
        case scene.Group():
            return _repaint_group(shape, brush, opacity)
        case scene.Placed():
            return replace(shape, scene=_repaint_scene(shape.scene, brush, opacity))
        case scene.Text():
            colour = brush.colour(shape.colour, opacity)
            return None if colour is None else replace(shape, colour=colour)
        case scene.Line() | scene.Polyline():
            stroke = _repaint_stroke(shape.stroke, brush, opacity)
            return None if stroke is None else replace(shape, stroke=stroke)
        case scene.Rectangle() | scene.Circle() | scene.Ellipse() | scene.Polygon() | scene.Path():
            fill = _repaint_fill(shape.fill, brush, opacity)
            stroke = _repaint_stroke(shape.stroke, brush, opacity)
            if brush.flat and stroke is not None and fill == stroke.colour == tones.WHITE:
                stroke = _keep_seen(stroke, shape)
            return replace(shape, fill=fill, stroke=stroke) if fill or stroke else None
        case scene.Image():
            return shape
        case _:
            assert_never(shape)


def _repaint_group(group: scene.Group, brush: Brush, opacity: float) -> scene.Group | None:
    shapes = _repaint_shapes(group.shapes, brush, opacity * group.opacity)
    faded = 1.0 if brush.flat else group.opacity
    return replace(group, shapes=shapes, opacity=faded) if shapes else None


def _repaint_stroke(stroke: scene.Stroke | None, brush: Brush, opacity: float) -> scene.Stroke | None:
    colour = None if stroke is None else brush.colour(stroke.colour, opacity)
    return None if stroke is None or colour is None else replace(stroke, colour=colour)


def _keep_seen(stroke: scene.Stroke, shape: Filled) -> scene.Stroke:
    """Blacken the pale line around a pale shape, if the line had a colour of its own: nothing else would show
    the shape on white."""
    own = shape.stroke is not None and shape.stroke.colour != shape.fill
    return replace(stroke, colour=tones.BLACK) if own else stroke


def _repaint_fill(paint: scene.Paint | None, brush: Brush, opacity: float) -> scene.Paint | None:
    if paint is None or isinstance(paint, scene.Colour):
        return None if paint is None else brush.colour(paint, opacity)
    if brush.flat:
        mean = tones.mean_colour(paint.stops, radial=isinstance(paint, scene.RadialGradient))
        return brush.colour(mean, opacity)
    colours = ((stop, brush.colour(stop.colour, opacity)) for stop in paint.stops)
    stops = tuple(replace(stop, colour=colour) for stop, colour in colours if colour is not None)
    return replace(paint, stops=stops)


DARKEST_DOTS = 0.6  # of pure black: printed dots spread, and a darker picture would close up
SAMPLE = 400  # pixels across and down, by which the darkness of a picture is judged
QUALITY = 92  # of a JPEG that was made paler
SOLID = 128  # of 255: a clearer pixel shows the ground under it
CLEAR = 2
EVENED = 0.4  # how far a pale picture's tones are evened out by their frequency, at most


def make_paler(bitmap: scene.Bitmap, most: float) -> scene.Bitmap:
    """Lighten the picture until its mean darkness on white is at most this."""
    with open_picture(bitmap.content) as image:
        image.load()
        sample = _take_sample(image)
        ramp = partial(_make_wash, _find_ranks(sample))
        exponent = _find_exponent(sample, most, ramp)
        left = _measure_changed(sample, ramp(exponent))
        if exponent == 1:
            return bitmap
        _apply_curve(image, ramp(exponent, min(1.0, most / left)))
        image.info = {}
        is_jpeg = bitmap.kind == "jpeg"
        content = encode_picture(image, "JPEG", quality=QUALITY) if is_jpeg else encode_picture(image)
    return scene.Bitmap(bitmap.kind, content, bitmap.width, bitmap.height)


def _find_ranks(sample: PilImage) -> tuple[float, ...]:
    """How much of a picture is darker than each value from 0 to 255: nothing than black, all than white."""
    counts = put_on_white(sample).convert("RGB").histogram()
    many = [sum(counts[value::256]) for value in range(256)]
    darker = [whole - own / 2 for own, whole in zip(many, accumulate(many), strict=True)]
    return tuple((each - darker[0]) / (darker[-1] - darker[0]) for each in darker)


def _make_wash(ranks: tuple[float, ...], exponent: float, share: float = 1.0) -> list[int]:
    """Make a curve that lightens, and keeps those tones apart that a picture is mostly made of."""
    evened = EVENED * min(1.0, 2 * (1 - exponent))
    even = (255 * (1 - (1 - rank) ** (1 / exponent)) for rank in ranks)
    pairs = zip(tones.lightening_curve(exponent), even, strict=True)
    light = ((1 - evened) * one + evened * other for one, other in pairs)
    return [round(255 - (255 - value) * share) for value in light]


def make_dotted(bitmap: scene.Bitmap, width: int, height: int) -> scene.Bitmap:
    """Repaint the picture in black dots and white ones, so many across and down. Where it is more clear than
    solid, there are no white ones."""
    with open_picture(bitmap.content) as image:
        image.draft("L", (width, height))
        resized = _resize_picture(image, width, height)
    grey = put_on_white(resized).convert("L")
    exponent = _find_exponent(_take_sample(grey), DARKEST_DOTS, tones.lightening_curve)
    _apply_curve(grey, tones.lightening_curve(exponent))
    dots = grey.convert("1")
    clear = _find_clear(resized)
    if clear is None:
        content = encode_picture(dots)
    else:
        content = encode_picture(_clear_dots(dots, clear), bits=2, transparency=CLEAR)
    return scene.Bitmap("png", content, width, height)


def _find_clear(image: PilImage) -> PilImage | None:
    """Find where a picture is more clear than solid, if anywhere."""
    if not image.has_transparency_data:
        return None
    found = image.getchannel("A").point([255 * (value < SOLID) for value in range(256)]).convert("1")
    return found if found.getbbox() else None


def _clear_dots(dots: PilImage, clear: PilImage) -> PilImage:
    """Clear white dots where the picture is clear: 0 is black, 1 white, 2 clear."""
    from PIL import Image, ImageChops

    picture = Image.new("P", dots.size, 0)
    picture.putpalette(bytes((0, 0, 0, *(255,) * 6)))
    picture.paste(1, mask=dots)
    picture.paste(CLEAR, mask=ImageChops.logical_and(dots, clear))
    return picture


def _resize_picture(image: PilImage, width: int, height: int) -> PilImage:
    from PIL.Image import Resampling

    mode = "RGBA" if image.has_transparency_data else "L"
    return image.convert(mode).resize((width, height), Resampling.LANCZOS)


def _take_sample(image: PilImage) -> PilImage:
    """Take single pixels from all over a picture: their mean would hide the dark ones among them."""
    from PIL.Image import Resampling

    size = min(image.width, SAMPLE), min(image.height, SAMPLE)
    return image.resize(size, Resampling.NEAREST)


def _find_exponent(sample: PilImage, most: float, ramp: Callable[[float], list[int]]) -> float:
    """Find the exponent that makes a picture light enough, or the least that is allowed; 1.0 changes
    nothing."""
    if _measure_changed(sample, ramp(1.0)) <= most:
        return 1.0
    low, high = tones.LEAST_EXPONENT, 1.0
    for _ in range(10):
        middle = (low + high) / 2
        low, high = (middle, high) if _measure_changed(sample, ramp(middle)) <= most else (low, middle)
    return low


def _measure_changed(sample: PilImage, ramp: list[int]) -> float:
    """Measure the mean darkness of a picture whose colours are changed by a curve."""
    changed = sample.copy()
    _apply_curve(changed, ramp)
    return measure_darkness(changed)


def _apply_curve(image: PilImage, ramp: list[int]) -> None:
    """Change the colours of a picture in place, strip by strip; its transparency stays as it is."""
    parts = [range(256) if band == "A" else ramp for band in image.getbands()]
    table = [value for part in parts for value in part]
    top = 0
    for strip in cut_strips(image):
        image.paste(strip.point(table), (0, top))
        top += strip.height


MOST_ACROSS = 1000  # pixels across and down
OPAQUE = 255


@lru_cache(maxsize=128)
def make_ink_mask(bitmap: scene.Bitmap, faint: float) -> scene.Bitmap | None:
    """Make a mask that is black where the bitmap is more opaque than `faint`, else transparent; return None
    if the bitmap has no transparency."""
    from PIL import Image

    with open_picture(bitmap.content) as image:
        if not image.has_transparency_data:
            return None
        alpha = image.convert("RGBA").getchannel("A")
    if alpha.getextrema() == (OPAQUE, OPAQUE):
        return None
    alpha.thumbnail((MOST_ACROSS, MOST_ACROSS), Image.Resampling.BOX)
    alpha = alpha.point([OPAQUE if value > faint * OPAQUE else 0 for value in range(OPAQUE + 1)])
    mask = Image.merge("LA", (Image.new("L", alpha.size), alpha))
    return scene.Bitmap("png", encode_picture(mask, compress_level=1), alpha.width, alpha.height)
