"""The form that a piece is cut in, and the visible part of its face: cropped to a slot, or cut out and
named."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count, pairwise

from msgspec import Struct, field
from msgspec.structs import replace

from pnp import scene
from pnp.geometry import FLAT, IDENTITY, Box, Margins, Point, centre, grow_box, measure_hexagon
from pnp.paths import ellipse_steps, polygon_steps, rounded_steps
from pnp.press.jobs import Piece, Side, Spot, make_slug


def find_body(form: scene.Form, trim: Box) -> Box:
    """Return the part of the trim that a piece fills: a hexagon is regular, its points at the trim's far
    ends."""
    if form != "hexagon":
        return trim
    return _make_box_about(centre(trim), *measure_hexagon(trim))


def trim_box(face: scene.Face) -> Box:
    return Box(0.0, 0.0, face.trim.width, face.trim.height)


def widen_body(form: scene.Form, box: Box, by: float) -> Box:
    """Return the body of a larger piece of the same form, which reaches farther by a length."""
    if form != "hexagon":
        return grow_box(box, by)
    return _make_box_about(centre(box), max(box.width, box.height) / 2 + by, box.width > box.height)


def outline_form(form: scene.Form, box: Box, corner: float = 0.0) -> scene.Steps:
    """Return the outline of a piece that fills a box."""
    if form == "circle":
        return ellipse_steps(centre(box), box.width / 2, box.height / 2)
    if form == "hexagon":
        return polygon_steps(hexagon_points(box))
    return rounded_steps(box, corner)


def hexagon_points(box: Box) -> tuple[Point, ...]:
    """Return the points of the hexagon that fills a box, clockwise."""
    middle, right, bottom = centre(box), box.x + box.width, box.y + box.height
    if box.width > box.height:
        first, second = box.x + box.width / 4, right - box.width / 4
        upper = Point(first, box.y), Point(second, box.y)
        lower = Point(second, bottom), Point(first, bottom)
        return Point(box.x, middle.y), *upper, Point(right, middle.y), *lower
    first, second = box.y + box.height / 4, bottom - box.height / 4
    after, before = (Point(right, first), Point(right, second)), (Point(box.x, second), Point(box.x, first))
    return Point(middle.x, box.y), *after, Point(middle.x, bottom), *before


def corner_arcs(box: Box, radius: float) -> scene.Steps:
    """Return the round corners of a box alone."""
    steps = pairwise(rounded_steps(box, radius))
    return tuple(
        step
        for before, arc in steps
        if isinstance(arc, scene.ArcTo) and not isinstance(before, scene.Close)
        for step in (scene.MoveTo(before.x, before.y), arc)
    )


def _make_box_about(middle: Point, radius: float, level: bool) -> Box:
    flat = radius * FLAT
    across, down = (radius, flat) if level else (flat, radius)
    return Box(middle.x - across, middle.y - down, 2 * across, 2 * down)


# Windows takes `con.x` for a device.
DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)\.", re.IGNORECASE)


class NamedFace(Struct, frozen=True):
    name: str  # of a file, without its ending
    face: scene.Face
    piece: int  # the index of the first piece that shows it
    side: Side
    shared: bool  # whether it is the back of several pieces
    of: str  # the id of its piece, or the name of the deck that shares it


def name_faces(pieces: tuple[Piece, ...]) -> tuple[NamedFace, ...]:
    """Name the faces deck by deck: each front and its own back, then the backs that several pieces share."""
    decks: dict[str, list[int]] = {}
    for index, piece in enumerate(pieces):
        if piece.copies > 0:
            decks.setdefault(piece.deck, []).append(index)
    return tuple(_make_distinct(found for deck in decks.values() for found in _name_deck_faces(pieces, deck)))


def _name_deck_faces(pieces: tuple[Piece, ...], deck: list[int]) -> Iterator[NamedFace]:
    uses = Counter(id(back.scene) for index in deck if (back := pieces[index].back) is not None)
    shared: dict[int, NamedFace] = {}
    for index in deck:
        piece, front, back = pieces[index], pieces[index].front, pieces[index].back
        yield NamedFace(f"{front.id}-front", front, index, "front", False, front.id)
        if back is not None and uses[id(back.scene)] == 1:
            yield NamedFace(f"{front.id}-back", back, index, "back", False, front.id)
        elif back is not None and id(back.scene) not in shared:
            deck_name = piece.deck_name or (make_slug(piece.deck) if piece.deck else "cards")
            of = f"{deck_name} {len(shared) + 1}" if shared else deck_name
            shared[id(back.scene)] = NamedFace(f"{deck_name}-back", back, index, "back", True, of)
    yield from shared.values()


def _make_distinct(faces: Iterator[NamedFace]) -> Iterator[NamedFace]:
    """Add a number to a name that another face has already, in any case."""
    taken_names: set[str] = set()
    for face in faces:
        base = f"_{face.name}" if DEVICE.match(face.name) else face.name
        tries = (base if number == 1 else f"{base}-{number}" for number in count(1))
        name = next(name for name in tries if name.casefold() not in taken_names)
        taken_names.add(name.casefold())
        yield face if name == face.name else replace(face, name=name)


def face_page(named: NamedFace) -> scene.Page:
    """Return a cut-out face on a page of the size of its trim."""
    return scene.Page(cut_out(named.face), named.of)


def cut_out(face: scene.Face) -> scene.Scene:
    if face.cut == "rectangle" and not face.corner:
        return scene.Scene(trim_box(face), face.scene.shapes)
    clip = scene.Clip(outline_form(face.cut, find_body(face.cut, trim_box(face)), face.corner))
    return scene.Scene(trim_box(face), (scene.Group(face.scene.shapes, clip=clip),))


class Views(Struct, frozen=True):
    """The scenes that are placed more than once, by identity, and the views of them made so far."""

    recurring: frozenset[int]
    made: dict[tuple[int, Margins], scene.Scene] = field(default_factory=dict)


def make_views(pieces: Iterable[Piece]) -> Views:
    """Find the scenes that recur: every back, and each front that is placed more than once in the whole
    job."""
    pieces = tuple(pieces)
    uses: Counter[int] = Counter()
    for piece in pieces:
        uses[id(piece.front.scene)] += piece.copies
    backs = (id(piece.back.scene) for piece in pieces if piece.back is not None)
    return Views(frozenset({*backs, *(scene_id for scene_id, times in uses.items() if times > 1)}))


def place_face(face: scene.Face, spot: Spot, views: Views) -> scene.Placed:
    if id(face.scene) not in views.recurring:
        return scene.Placed(_crop_face(face, spot.room, face.scene.shapes), spot.matrix)
    key = id(face.scene), spot.room
    view = views.made.get(key)
    if view is None:
        # The face is stored once; the views of it that differ by their slot's edges refer to it.
        stored_face = scene.Placed(face.scene, IDENTITY, recurs=True)
        view = views.made[key] = _crop_face(face, spot.room, (stored_face,))
    return scene.Placed(view, spot.matrix, recurs=True)


def _crop_face(face: scene.Face, room: Margins, shapes: scene.Shapes) -> scene.Scene:
    box = find_shown_box(face, room)
    if face.cut != "rectangle":
        # The outline of the piece with as much bleed: its neighbours stay visible.
        body = widen_body(face.cut, find_body(face.cut, trim_box(face)), -box.y)
        return scene.Scene(box, (scene.Group(shapes, clip=scene.Clip(outline_form(face.cut, body))),))
    return face.scene if box == face.scene.box else scene.Scene(box, shapes)


def find_shown_box(face: scene.Face, room: Margins) -> Box:
    whole = face.scene.box
    left, top = max(whole.x, -room.left), max(whole.y, -room.top)
    right = min(whole.x + whole.width, face.trim.width + room.right)
    bottom = min(whole.y + whole.height, face.trim.height + room.bottom)
    return Box(left, top, right - left, bottom - top)
