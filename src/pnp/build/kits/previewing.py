"""The faces of a kit as the preview page shows them: cut out, deck by deck, each drawn once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias

from pnp.backends.svg import write_svg
from pnp.build.kits.orders import Order, folder_name
from pnp.files import manifest
from pnp.library import find_shipped
from pnp.press import Piece
from pnp.press.faces import NamedFace, face_page, name_faces
from pnp.preview import Deck, KitView, PreviewFace, page_files
from pnp.preview.server import File
from pnp.report.phrasing import Phrases, translate
from pnp.scene import Info, Page

DIGITS = 32  # of the digest that names a face

# The drawn pages, each with its name and its SVG.
Drawings: TypeAlias = "Mapping[Page, tuple[str, bytes]]"


def lasting_files(words: Phrases) -> dict[str, File]:
    """Return the files that no round changes: the page in a language, and its fonts."""
    folder = find_shipped("layouts") / "fonts"
    display = folder / "josefin-sans" / "JosefinSans-SemiBold.ttf"
    fonts = {"display": display, "text": folder / "source-sans-3" / "SourceSans3-Medium.ttf"}
    texts = {each: translate(words, f"preview-{each}") for each in ("size", "wrong", "unmade", "gone")}
    return page_files(words.catalogue.language, texts, fonts)


def draw_faces(pieces: tuple[Piece, ...], order: Order, before: Drawings) -> Drawings:
    """Draw the faces of a kit as SVG; those that look as before are not written again."""
    pages = map(face_page, name_faces(pieces))
    return {page: before.get(page) or _write_face(page, order) for page in pages}


def _write_face(page: Page, order: Order) -> tuple[str, bytes]:
    content = write_svg(page, Info("", "pnp", "", order.language))
    return manifest.make_digest(content)[:DIGITS], content


def make_sight(
    pieces: tuple[Piece, ...], order: Order, drawings: Drawings, before: KitView, words: Phrases
) -> KitView:
    """Make the view of a kit for the preview page."""
    kit, faces = folder_name(order), name_faces(pieces)
    decks = []
    for title, own in groupby(faces, key=lambda each: pieces[each.piece].deck):
        count = _tell_count([piece for piece in pieces if piece.deck == title], order, words)
        decks.append(Deck(title, title, count, tuple(_list_faces(kit, pieces, own, drawings, words))))
    title, count = decks[0].title if len(decks) == 1 else kit, _tell_count(pieces, order, words)
    return KitView(kit, title, count, tuple(decks), fresh=_find_changed_faces(decks, before))


def _list_faces(
    kit: str, pieces: tuple[Piece, ...], faces: Iterable[NamedFace], drawings: Drawings, words: Phrases
) -> Iterator[PreviewFace]:
    for each in faces:
        trim, copies = each.face.trim, pieces[each.piece].copies
        times = f"×{copies}" if copies > 1 and each.side == "front" else ""
        note = translate(words, "side-back") if each.side == "back" else times
        digest, _ = drawings[face_page(each)]
        yield PreviewFace(f"{kit}/{each.name}", digest, each.of, note, trim.width, trim.height)


def _tell_count(pieces: Sequence[Piece], order: Order, words: Phrases) -> str:
    return translate(words, "preview-pieces" if order.kit else "preview-cards", number=len(pieces))


def _find_changed_faces(decks: Iterable[Deck], before: KitView) -> tuple[str, ...]:
    """Return the keys of faces that look different from before, if any were shown before."""
    known = {face.key: face.name for deck in before.decks for face in deck.faces}
    faces = (face for deck in decks for face in deck.faces)
    return tuple(face.key for face in faces if known and known.get(face.key) != face.name)
