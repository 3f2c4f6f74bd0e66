"""Every face of a job once, by a name that every file system takes, and cut out as scissors would."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import count

from msgspec import Struct
from msgspec.structs import replace

from pnp.press.forms import body, outline, trim_box
from pnp.press.job import Piece, Side
from pnp.press.names import slug
from pnp.scene import Clip, Face, Group, Page, Scene

# Windows takes `con.x` for a device.
DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)\.", re.IGNORECASE)


class NamedFace(Struct, frozen=True):
    name: str  # of a file, without its ending
    face: Face
    piece: int  # the index of the first piece that shows it
    side: Side
    shared: bool  # whether it is the back of several pieces
    of: str  # the id of its piece, or the name of the deck that shares it


def named_faces(pieces: tuple[Piece, ...]) -> tuple[NamedFace, ...]:
    """Deck by deck: each front and its own back, and at the end the backs that several pieces have."""
    decks: dict[str, list[int]] = {}
    for index, piece in enumerate(pieces):
        if piece.copies > 0:
            decks.setdefault(piece.deck, []).append(index)
    return tuple(_distinct(found for deck in decks.values() for found in _of_deck(pieces, deck)))


def _of_deck(pieces: tuple[Piece, ...], deck: list[int]) -> Iterator[NamedFace]:
    uses = Counter(id(back.scene) for index in deck if (back := pieces[index].back) is not None)
    shared: dict[int, NamedFace] = {}
    for index in deck:
        front, back = pieces[index].front, pieces[index].back
        yield NamedFace(f"{front.id}-front", front, index, "front", False, front.id)
        if back is not None and uses[id(back.scene)] == 1:
            yield NamedFace(f"{front.id}-back", back, index, "back", False, front.id)
        elif back is not None and id(back.scene) not in shared:
            deck_name = _deck_name(pieces[index])
            of = f"{deck_name} {len(shared) + 1}" if shared else deck_name
            shared[id(back.scene)] = NamedFace(f"{deck_name}-back", back, index, "back", True, of)
    yield from shared.values()


def _deck_name(piece: Piece) -> str:
    return piece.deck_name or (slug(piece.deck) if piece.deck else "cards")


def _distinct(found: Iterator[NamedFace]) -> Iterator[NamedFace]:
    """With a number after a name that another has already, in whatever case."""
    taken: set[str] = set()
    for face in found:
        wanted = f"_{face.name}" if DEVICE.match(face.name) else face.name
        tries = (wanted if number == 1 else f"{wanted}-{number}" for number in count(1))
        name = next(name for name in tries if name.casefold() not in taken)
        taken.add(name.casefold())
        yield face if name == face.name else replace(face, name=name)


def face_page(named: NamedFace) -> Page:
    """The face as it is when it is cut out, on a page of the size of its trim."""
    return Page(cut_out(named.face), named.of)


def cut_out(face: Face) -> Scene:
    if face.cut == "rectangle" and not face.corner:
        return Scene(trim_box(face), face.scene.shapes)
    clip = Clip(outline(face.cut, body(face.cut, trim_box(face)), face.corner))
    return Scene(trim_box(face), (Group(face.scene.shapes, clip=clip),))
