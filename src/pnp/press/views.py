"""What is seen of a face in a slot: cropped to the bleed that it leaves, and stored once if it recurs."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from pnp.geometry import IDENTITY, Box, Margins
from pnp.press.forms import body, outline, trim_box, wider
from pnp.press.job import Piece, Spot
from pnp.scene import Clip, Face, Group, Placed, Scene, Shape, Step


class Views(Struct, frozen=True):
    """The scenes that are placed more than once, by identity, and the views of them made so far."""

    recurring: frozenset[int]
    made: dict[tuple[int, Margins], Scene] = field(default_factory=dict)


def views(pieces: Iterable[Piece]) -> Views:
    """Every back recurs, and so does a front that is placed more than once in the whole job."""
    pieces = tuple(pieces)
    uses: Counter[int] = Counter()
    for piece in pieces:
        uses[id(piece.front.scene)] += piece.copies
    backs = (id(piece.back.scene) for piece in pieces if piece.back is not None)
    return Views(frozenset({*backs, *(scene for scene, times in uses.items() if times > 1)}))


def placed(face: Face, spot: Spot, known: Views) -> Placed:
    if id(face.scene) not in known.recurring:
        return Placed(_cropped(face, spot.room, face.scene.shapes), spot.matrix)
    key = id(face.scene), spot.room
    view = known.made.get(key)
    if view is None:
        # The face is stored once; the views of it that differ by their slot's edges refer to it.
        whole = Placed(face.scene, IDENTITY, recurs=True)
        view = known.made[key] = _cropped(face, spot.room, (whole,))
    return Placed(view, spot.matrix, recurs=True)


def _cropped(face: Face, room: Margins, shapes: tuple[Shape, ...]) -> Scene:
    box = shown_box(face, room)
    if face.cut != "rectangle":
        return Scene(box, (Group(shapes, clip=Clip(_clip(face, -box.y))),))
    return face.scene if box == face.scene.box else Scene(box, shapes)


def _clip(face: Face, bleed: float) -> tuple[Step, ...]:
    """The outline of a piece and as much bleed, which lets its neighbours be seen."""
    return outline(face.cut, wider(face.cut, body(face.cut, trim_box(face)), bleed))


def shown_box(face: Face, room: Margins) -> Box:
    whole = face.scene.box
    left, top = max(whole.x, -room.left), max(whole.y, -room.top)
    right = min(whole.x + whole.width, face.trim.width + room.right)
    bottom = min(whole.y + whole.height, face.trim.height + room.bottom)
    return Box(left, top, right - left, bottom - top)
