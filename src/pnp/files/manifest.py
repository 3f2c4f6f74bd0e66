"""The manifest in a kit's folder: written last, it describes every file and proves that nothing has
changed."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from pnp import __version__
from pnp.errors import OutputError, at_place, phrase
from pnp.library import find_package, find_shipped, hold_results

NAME = "manifest.json"
ADVICE = "choose-another-place-with-out"
DRAWING = {"fonttools", "pillow", "pypdfium2", "reportlab", "svgwrite"}


class Input(Struct, frozen=True):
    """A file that the kit was made from, named from the folder of the card set that asked for it."""

    set: int  # the number of that card set, from 0
    file: str
    sha256: str


class Output(Struct, frozen=True):
    file: str
    pages: int
    sheets: int  # of paper; 0 for a page that is the back of another
    sides: str
    paper: str
    bytes: int
    sha256: str


class PrintedSide(Struct, frozen=True):
    """One printed side of a sheet of paper, and the share of full ink that it takes."""

    printout: str
    sheet: int
    side: str
    coverage: float


class Item(Struct, frozen=True):
    """A card, its number of copies, and the sheets of paper of its printout that show it."""

    id: str
    title: str
    copies: int
    printout: str
    sheets: tuple[int, ...]


class PaperUse(Struct, frozen=True):
    """A part, its sheets of paper, and how many it should take at most; `why` it takes more, if it does."""

    part: str
    sheets: int
    at_most: int
    why: str


class Manifest(Struct, frozen=True):
    kit: str
    options: dict[str, Any]
    inputs: tuple[Input, ...]
    files: tuple[Output, ...]
    sheets: tuple[PrintedSide, ...]
    cards: tuple[Item, ...]
    parts: tuple[PaperUse, ...] = ()


def make_digest(content: bytes) -> str:
    return sha256(content).hexdigest()


SHIPPED = ("_data/cards/", "_data/layouts/")  # data, as a wheel has it in the package
DRAWN_FROM = (".py", ".ttf", ".yaml", ".ftl", ".kerning.json", "star-letters.json")


@hold_results
def describe_program() -> dict[str, str]:
    """Return the version, and a digest of all that decides how a page looks besides the user's files."""
    program_digest = sha256("\n".join(_list_libraries()).encode())
    for name, content in sorted(_list_installed() or _list_checkout()):
        program_digest.update(f"{name}={content}".encode())
    return {"name": "pnp", "version": __version__, "digest": program_digest.hexdigest()}


def _list_installed() -> list[tuple[str, str]]:
    """List our files and their digests from the wheel's own record; none for a checkout."""
    package = find_package()
    record = package.parent / f"pnp-{__version__}.dist-info" / "RECORD"
    if not (package / SHIPPED[1]).is_dir() or not record.is_file():
        return []
    rows = (line.split(",") for line in record.read_text("utf-8").splitlines())
    ours = ((row[0].removeprefix("pnp/"), row[1]) for row in rows if row[0].startswith("pnp/"))
    return [(name.removeprefix("_data/"), content) for name, content in ours if name.endswith(DRAWN_FROM)]


def _list_checkout() -> list[tuple[str, str]]:
    entries = []
    shipped = {f"{name}/": find_shipped(name) for name in ("cards", "layouts")}
    for above, folder in {"": find_package(), **shipped}.items():
        for source in folder.rglob("*"):
            name = f"{above}{source.relative_to(folder).as_posix()}"
            if name.endswith(DRAWN_FROM) and not name.startswith(SHIPPED):
                content = urlsafe_b64encode(sha256(source.read_bytes()).digest()).rstrip(b"=").decode()
                entries.append((name, f"sha256={content}"))
    return entries


def _list_libraries() -> list[str]:
    """List the versions of the libraries that draw, from the names of their installed records."""
    found = find_spec("reportlab")
    folder = Path(found.origin).parent.parent if found and found.origin else Path()
    records = (entry.name for entry in folder.glob("*.dist-info"))
    return sorted(name for name in records if name.split("-")[0].lower() in DRAWING)


def write_manifest(manifest: Manifest) -> bytes:
    """Write the manifest as JSON, one record a line."""
    head = {"program": describe_program(), "kit": manifest.kit, "options": manifest.options}
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    for name in ("inputs", "files", "sheets", "cards", "parts"):
        records = ",\n  ".join([encode(record).decode() for record in getattr(manifest, name)])
        lines.append(f'"{name}": [\n  {records}\n]')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def read_manifest(folder: Path) -> dict[str, Any] | None:
    """Return the manifest in a folder, or None if there is none that can be read."""
    try:
        found = json.loads(_content(folder / NAME))
        files = [entry["file"] for name in ("inputs", "files") for entry in found[name]]
        good = isinstance(found["options"], dict) and all(isinstance(file, str) for file in files)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return found if good else None


def _content(path: Path) -> bytes:
    """Return the bytes of a plain file; do not wait for a pipe that took its place."""
    if not path.is_file():
        raise FileNotFoundError(path)
    return path.read_bytes()


def list_files(found: dict[str, Any] | None) -> tuple[str, ...]:
    """Return the files that a manifest names."""
    return tuple(entry["file"] for entry in (found or {}).get("files", ()))


def is_up_to_date(
    found: dict[str, Any], folder: Path, options: dict[str, Any], sets: tuple[Path, ...]
) -> bool:
    """Tell whether nothing has changed since the manifest `found`: the program, options, inputs, and made
    files."""
    if found.get("program") != describe_program() or found.get("options") != options:
        return False
    try:
        outputs = [(folder / entry["file"], entry["sha256"]) for entry in found["files"]]
        inputs = [(sets[entry["set"]].parent / entry["file"], entry["sha256"]) for entry in found["inputs"]]
        return all(make_digest(_content(path)) == sha for path, sha in [*inputs, *outputs])
    except (OSError, KeyError, IndexError, TypeError):
        return False


def find_foreign_files(folder: Path) -> frozenset[str]:
    """Return the files in a kit's folder that are not ours. A folder with files and no manifest is no kit's:
    refuse it."""
    if folder.is_symlink():
        raise OutputError(at_place(folder, phrase("is-a-link-which-is-not-followed")), phrase(ADVICE))
    if not folder.is_dir():
        if folder.exists():
            raise OutputError(at_place(folder, phrase("is-no-folder")), phrase(ADVICE))
        return frozenset()
    names = {entry.name for entry in folder.iterdir()}
    own_manifest = read_manifest(folder)
    if own_manifest is None and names:
        wrong = phrase("holds-files-and-no-manifest-of-ours-so", manifest=NAME)
        raise OutputError(at_place(folder, wrong), phrase(ADVICE))
    own_names = {NAME, *list_files(own_manifest)} if own_manifest else set()
    return frozenset(_list_strange(folder, own_names))


def _list_strange(folder: Path, own_names: set[str], above: str = "") -> Iterator[str]:
    """Yield the files that are not ours, by their names from the kit's folder; a subfolder may hold both
    kinds."""
    for entry in sorted(folder.iterdir()):
        name = f"{above}{entry.name}"
        if entry.is_dir() and not entry.is_symlink() and any(entry.iterdir()):
            yield from _list_strange(entry, own_names, f"{name}/")
        elif name not in own_names:
            yield name
