"""The faces of a kit as the preview page shows them: cut out, deck by deck, each drawn once."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias

from pnp import manifest
from pnp.backends.svg import write_svg
from pnp.build.order import folder_name
from pnp.places import shipped
from pnp.press.faces import face_page, named_faces
from pnp.preview import Deck, Face, Sight, page_files
from pnp.report.phrasing import name
from pnp.scene import Info

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from pnp.build.order import Order
    from pnp.press import Piece
    from pnp.press.faces import NamedFace
    from pnp.preview.showing import File
    from pnp.report import Phrases
    from pnp.scene import Page

DIGITS = 32  # of a digest, which is the name of a face

# What was drawn, with the name and the SVG that it has.
Drawings: TypeAlias = "Mapping[Page, tuple[str, bytes]]"


def lasting_files(words: Phrases) -> dict[str, File]:
    """What no round changes: the page, in a language, and its letters."""
    fonts: dict[str, Path] = {
        "display": shipped("layouts") / "fonts" / "josefin-sans" / "JosefinSans-SemiBold.ttf",
        "text": shipped("layouts") / "fonts" / "source-sans-3" / "SourceSans3-Medium.ttf",
    }
    told = {each: name(words, f"preview-{each}") for each in ("size", "wrong", "unmade", "gone")}
    return page_files(words.catalogue.language, told, fonts)


def drawings_of(pieces: tuple[Piece, ...], order: Order, before: Drawings) -> Drawings:
    """The faces of a kit as SVG; those that look as before are not written again."""
    pages = map(face_page, named_faces(pieces))
    return {page: before.get(page) or _written(page, order) for page in pages}


def _written(page: Page, order: Order) -> tuple[str, bytes]:
    content = write_svg(page, Info("", "pnp", "", order.language))
    return manifest.digest(content)[:DIGITS], content


def seen(pieces: tuple[Piece, ...], order: Order, drawings: Drawings, before: Sight, words: Phrases) -> Sight:
    """A kit that was made, as it is shown."""
    kit, faces = folder_name(order), named_faces(pieces)
    decks = []
    for title, own in groupby(faces, key=lambda each: pieces[each.piece].deck):
        count = _count([piece for piece in pieces if piece.deck == title], order, words)
        decks.append(Deck(title, title, count, tuple(_faces(kit, pieces, own, drawings, words))))
    title = decks[0].title if len(decks) == 1 else kit
    return Sight(kit, title, _count(pieces, order, words), tuple(decks), fresh=_fresh(decks, before))


def _faces(
    kit: str, pieces: tuple[Piece, ...], faces: Iterable[NamedFace], drawings: Drawings, words: Phrases
) -> Iterator[Face]:
    for each in faces:
        trim, copies = each.face.trim, pieces[each.piece].copies
        times = f"×{copies}" if copies > 1 and each.side == "front" else ""
        note = name(words, "side-back") if each.side == "back" else times
        shown, _ = drawings[face_page(each)]
        yield Face(f"{kit}/{each.name}", shown, each.of, note, trim.width, trim.height)


def _count(pieces: Sequence[Piece], order: Order, words: Phrases) -> str:
    return name(words, "preview-pieces" if order.kit else "preview-cards", number=len(pieces))


def _fresh(decks: Iterable[Deck], before: Sight) -> tuple[str, ...]:
    """What looks otherwise than before, where anything was shown."""
    known = {face.key: face.name for deck in before.decks for face in deck.faces}
    faces = (face for deck in decks for face in deck.faces)
    return tuple(face.key for face in faces if known and known.get(face.key) != face.name)
