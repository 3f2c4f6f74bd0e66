"""Makes kits and reads their PDFs by poppler alone: words in their places, pages as pictures, fonts."""

from __future__ import annotations

import os
import re
import subprocess
from contextlib import contextmanager
from functools import cache, lru_cache
from html import unescape
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from PIL import Image

from pnp.build import Order, fill_kit_order, make
from pnp.press import SheetOptions, paper

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.models import Ink

POINT = 25.4 / 72  # mm
PAGE = re.compile(r"<page [^>]*>(.*?)</page>", re.S)
WORD = re.compile(
    r'<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)</word>', re.S
)
SIZE = re.compile(r"^Page +\d+ size: +([\d.]+) x ([\d.]+) pts", re.M)
DRAWN = Path(os.environ["CENSUS"])  # each kit is made once for all that ask, in whatever process


class Word(NamedTuple):
    """A word and the middle of what it takes up, in mm from the page's upper left."""

    text: str
    x: float
    y: float


class Asked(NamedTuple):
    """Which kit is looked at."""

    language: str = "en"
    ink: Ink = "night"
    paper: str = "A4"
    players: int | None = None


class Kit(NamedTuple):
    """The folder of a kit."""

    folder: Path

    def file(self, part: str) -> Path:
        """The one file of a part, by its name."""
        (found,) = self.folder.glob(f"*[0-9]-{part}-*.pdf")
        return found

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.pdf"))


@cache
def kit(game: str, asked: Asked) -> Kit:
    """All of a game; for so many players, only what depends on them."""
    parts = ("boards", "tokens", "pads") if asked.players else ()
    out = DRAWN / "-".join(map(str, (game, *asked)))
    sheet = SheetOptions(paper(asked.paper))
    given = Order((), out, asked.language, sheet, ink=asked.ink, players=asked.players)
    with held(out):
        return Kit(make(fill_kit_order(given, game, parts), lambda *_: None).folder)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """While one process makes a kit, another that wants it waits, and then finds it made."""
    import fcntl  # which not every system has

    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def poppler(program: str, *arguments: str | Path) -> bytes:
    """What a program of poppler has to say of a file; it complains of nothing but pages without words."""
    run = subprocess.run([program, *map(str, arguments)], capture_output=True, check=True)
    assert set(run.stderr.splitlines()) <= {b"no word list"}
    return run.stdout


@cache
def pages(file: Path) -> list[list[Word]]:
    """The words of each page."""
    text = poppler("pdftotext", "-bbox", file, "-").decode("utf-8")
    return [[word(*found) for found in WORD.findall(page)] for page in PAGE.findall(text)]


def word(left: str, top: str, right: str, bottom: str, text: str) -> Word:
    middle = [(float(one) + float(other)) / 2 * POINT for one, other in ((left, right), (top, bottom))]
    return Word(unescape(text), *middle)


def texts(words: Iterable[Word]) -> list[str]:
    return [word.text for word in words]


def near(words: Iterable[Word], x: float, y: float, reach: float) -> list[Word]:
    """The words whose middles lie within a distance."""
    return [word for word in words if (word.x - x) ** 2 + (word.y - y) ** 2 < reach**2]


def rows(words: Iterable[Word]) -> list[list[Word]]:
    """Level words line by line, from the top, each line from the left."""
    from_top = sorted(words, key=lambda word: word.y)
    ends = [at for at, (one, other) in enumerate(pairwise(from_top), 1) if other.y - one.y > 1]
    cuts = [0, *ends, len(from_top)]
    return [sorted(from_top[one:other], key=lambda word: word.x) for one, other in pairwise(cuts)]


def read(words: Iterable[Word]) -> str:
    """Level words as they are read."""
    return " ".join(word.text for row in rows(words) for word in row)


def sizes(file: Path) -> list[tuple[float, float]]:
    """The width and height of each page in mm, in hundredths."""
    told = poppler("pdfinfo", "-f", "1", "-l", "1000", file).decode("utf-8")
    return [
        (round(float(width) * POINT, 2), round(float(height) * POINT, 2))
        for width, height in SIZE.findall(told)
    ]


def fonts(file: Path) -> list[tuple[str, str]]:
    """Each font's name, and whether it is embedded."""
    _, rule, *found = poppler("pdffonts", file).decode("utf-8").splitlines()
    ends = [match.span() for match in re.finditer("-+", rule)]
    return [(row[: ends[0][1]].strip(), row[slice(*ends[3])].strip()) for row in found]


@lru_cache(maxsize=4)  # pictures are large
def seen(file: Path, page: int, dpi: int, kind: Literal["sharp", "colour"] = "sharp") -> Image.Image:
    """A page, from 1, as poppler draws it; sharp is without greys between black and white."""
    how = {"sharp": ("-gray", "-aa", "no", "-aaVector", "no"), "colour": ()}[kind]
    which = ("-f", str(page), "-l", str(page))
    return Image.open(BytesIO(poppler("pdftoppm", *how, "-r", str(dpi), *which, file)))
