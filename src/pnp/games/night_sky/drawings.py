"""Drawings as a sheet has them: lines by their ends, stars beside lines by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pnp.errors import phrase, said
from pnp.games.night_sky.board import no_star
from pnp.games.night_sky.lattice import Line, Place, is_line, line
from pnp.games.night_sky.shapes import Drawing
from pnp.models.entries import Entry, text, within, wrong
from pnp.models.grids import Written, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Mistake
    from pnp.games.night_sky.board import Sky


class _Drawn(NamedTuple):
    """A star or a line, and where it is written."""

    places: tuple[Place, ...]
    entry: Entry
    at: int


def drawing(entry: Entry, sky: Sky, most: int | None, notes: list[Mistake]) -> Drawing:
    """What is drawn in a round: with `most` stars, where that is known."""
    lines = [*_lines(within(entry, "lines"), sky, notes)]
    beside = [*_stars(within(entry, "stars"), sky, notes)]
    first: dict[Place, _Drawn] = {}
    for mark in (*lines, *beside):
        for star in mark.places:
            first.setdefault(star, mark)
    if most is not None and len(first) > most:
        where = [*first.values()][most]
        what = said(
            "form-sheet", "number-stars-are-drawn-and-the-card-has-size", number=len(first), size=most
        )
        notes.append(wrong(where.entry, what, phrase("leave-out-from-here-on-what-is-not-drawn"), where.at))
    return Drawing(tuple(first), tuple(line(*mark.places) for mark in lines))


def _words(entry: Entry) -> Iterator[Written]:
    for row in words(text(entry) or ""):
        yield from row


def _stars(entry: Entry, sky: Sky, notes: list[Mistake]) -> Iterator[_Drawn]:
    for word in _words(entry):
        if word.text in sky.stars:
            yield _Drawn((sky.stars[word.text],), entry, word.at)
        else:
            notes.append(no_star(entry, word.text, sky.stars, word.at))


def _lines(entry: Entry, sky: Sky, notes: list[Mistake]) -> Iterator[_Drawn]:
    known: set[Line] = set()
    for word in _words(entry):
        found = [*_mistakes(entry, word, sky, known)]
        notes += found
        if not found:
            start, end = _ends(word, sky)
            known.add(line(start, end))
            yield _Drawn((start, end), entry, word.at)


def _ends(word: Written, sky: Sky) -> list[Place]:
    return [sky.stars[name] for name in word.text.split("-")]


def _mistakes(entry: Entry, word: Written, sky: Sky, known: set[Line]) -> Iterator[Mistake]:
    names = word.text.split("-")
    strange = [name for name in names if name not in sky.stars]
    if len(names) != 2 or not all(names):
        right = phrase("write-its-two-ends-with-between-them-such-as-a31")
        yield wrong(entry, said("form-sheet", "text-is-no-line", text=word.text[:40]), right, word.at)
    elif strange:
        yield from (no_star(entry, name, sky.stars, word.at) for name in dict.fromkeys(strange))
    elif not is_line(*_ends(word, sky)):
        right = phrase("join-two-stars-that-are-one-step-apart-or-next")
        yield wrong(entry, said("form-sheet", "the-lattice-has-no-line-text", text=word.text), right, word.at)
    elif line(*_ends(word, sky)) in known:
        yield wrong(
            entry,
            said("form-sheet", "the-line-text-is-there-twice", text=word.text),
            phrase("leave-it-out"),
            word.at,
        )
