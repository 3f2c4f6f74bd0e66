"""The faces of a job by their ids, a file for each, as they are when they are cut out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp import manifest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pnp.build.order import Order
    from pnp.press import Piece
    from pnp.press.faces import NamedFace
    from pnp.scene import Info

FOLDER = "faces"


def write_faces(
    faces: tuple[NamedFace, ...], info: Info, order: Order, folder: Path, tick: Callable[[], None]
) -> Iterator[manifest.Output]:
    """Writes each face as SVG and as PNG, where these were asked for, and tells of each that was drawn."""
    if not faces:
        return
    (folder / FOLDER).mkdir(exist_ok=True)
    if "svg" in order.formats:
        yield from _written(faces, "svg", _drawings(faces, info), folder, tick)
    if "png" in order.formats:
        yield from _written(faces, "png", _pictures(faces, info, order.dpi, tick), folder, tick)


def faces_of(pieces: tuple[Piece, ...], order: Order) -> tuple[NamedFace, ...]:
    """The faces that are to be written; a PDF alone and a proof have none beside them."""
    if order.proof or order.formats == ("pdf",):
        return ()
    from pnp.press.faces import named_faces

    return named_faces(pieces)


def _written(
    faces: tuple[NamedFace, ...],
    ending: str,
    contents: Iterator[bytes],
    folder: Path,
    tick: Callable[[], None],
) -> Iterator[manifest.Output]:
    for named, content in zip(faces, contents, strict=True):
        name, trim = f"{FOLDER}/{named.name}.{ending}", named.face.trim
        (folder / name).write_bytes(content)
        size = f"{trim.width:g}x{trim.height:g}"
        yield manifest.Output(name, 1, 0, named.side, size, len(content), manifest.digest(content))
        tick()


def _drawings(faces: tuple[NamedFace, ...], info: Info) -> Iterator[bytes]:
    from pnp.backends.svg import write_svg
    from pnp.press.faces import face_page

    return (write_svg(face_page(named), info) for named in faces)


def _pictures(
    faces: tuple[NamedFace, ...], info: Info, dpi: float, tick: Callable[[], None]
) -> Iterator[bytes]:
    from pnp.backends.pdf import write_pdf
    from pnp.backends.png import pages_png
    from pnp.press.faces import face_page

    pdf = write_pdf(map(face_page, faces), info, lambda _: tick())
    return pages_png(pdf, [named.face.trim for named in faces], dpi)
