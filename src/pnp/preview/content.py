"""What the page shows after a round, as files by their names: its data, and the faces that it names."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template

from msgspec import Struct, to_builtins

FOREVER = "private, max-age=31536000, immutable"  # what has a digest for a name never changes
ASK_FIRST = "no-cache"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".ttf": "font/ttf",
}
STATE = "/state.json"


class File(Struct, frozen=True):
    """What is served under a name."""

    kind: str
    content: bytes
    keeping: str


class Face(Struct, frozen=True):
    """A side of a card: `key` is the same from round to round, `name` only as long as it looks the same."""

    key: str
    name: str
    label: str
    note: str  # which side it is, and how often it is wanted
    width: float
    height: float


class Deck(Struct, frozen=True):
    key: str
    title: str
    count: str
    faces: tuple[Face, ...]


class Sight(Struct, frozen=True):
    """A kit as it was last made: `fresh` are the keys of what changed then, `wrong` says what is wrong."""

    key: str
    title: str
    count: str = ""
    decks: tuple[Deck, ...] = ()
    said: str = ""
    fresh: tuple[str, ...] = ()
    wrong: str = ""


def page_files(language: str, words: Mapping[str, str], fonts: Mapping[str, Path]) -> dict[str, File]:
    """The page itself, which no round changes, in the words of a language."""
    own = {f"/{path.name}": path for path in sorted((Path(__file__).parent / "page").iterdir())}
    named = {**own, **{f"/{name}.ttf": path for name, path in fonts.items()}}
    files = {name: _make_file(name, path.read_bytes()) for name, path in named.items()}
    shell = Template(files.pop("/page.html").content.decode())
    told = {name: escape(text) for name, text in {**words, "language": language}.items()}
    return {**files, "/": _make_file("/page.html", shell.substitute(told).encode())}


def round_files(serial: str, sights: Sequence[Sight], faces: Mapping[str, bytes]) -> dict[str, File]:
    """What a round shows, and the faces that it names."""
    told = {
        "serial": serial,
        "title": " · ".join(f"{each.title} ({each.count})" if each.count else each.title for each in sights),
        "sights": [to_builtins(each) for each in sights],
    }
    state = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    names = (face.name for sight in sights for deck in sight.decks for face in deck.faces)
    shown = {name_face_file(name): faces[name] for name in names}
    drawn = {path: _make_file(path, content, FOREVER) for path, content in shown.items()}
    return {STATE: _make_file(STATE, state, "no-store"), **drawn}


def name_face_file(name: str) -> str:
    return f"/faces/{name}.svg"


def _make_file(name: str, content: bytes, keeping: str = ASK_FIRST) -> File:
    return File(KINDS[Path(name).suffix], content, keeping)
