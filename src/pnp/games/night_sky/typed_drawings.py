"""What people type for a drawing of Night Sky: its stars alone, its lines as chains, or what they counted."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pnp.games.night_sky.laid_figures import lines_between, whole
from pnp.games.night_sky.lattice import is_line, line
from pnp.models.answers import number, short, split
from pnp.models.asking import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.cards import Constellation
    from pnp.games.night_sky.laid_figures import Seen
    from pnp.games.night_sky.lattice import Line

COUNTS: Final = ("top", "bottom", "links", "drawn")
MOST_LINKS: Final = 999
WHOLE: Final = "+"  # after some stars: the whole card lies on them
_STAR = re.compile(r"([^\W\d]?)([0-9]{2})")


class _Typed(Struct, frozen=True):
    """Stars by their names, and lines by those of their ends, each as it was typed first."""

    stars: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]


def drawn_read(card: Any, found: Constellation | None, seen: Seen) -> Callable[[str], dict[str, Any]]:
    """What a sheet says of a round with this card, which was `found` among ours. `A31 A41 B11` are stars,
    whose lines are those of the card; `A31 B11 +` some of the stars of a card that is drawn whole;
    `A31-A41-A42` are lines; a letter may be left out where it stays the same. Four numbers are what was
    counted."""

    def read(typed: str) -> dict[str, Any]:
        kept = {} if card is None else {"card": card}
        if all(word.isdigit() for word in split(typed)):
            size = int(card["size"]) if isinstance(card, dict) else found.size if found else MOST_LINKS
            return {**kept, "counts": counts_read(size)(typed)}
        if isinstance(card, dict):
            raise Refused("refused-drawing", typed=short(typed))
        return {**kept, **_drawing(typed, found, seen)}

    return read


def counts_read(size: int) -> Callable[[str], dict[str, int]]:
    """Stars of the upper card's kind, of the lower card's, links between them, all stars that are drawn."""

    def read(typed: str) -> dict[str, int]:
        words = split(typed)
        if len(words) != len(COUNTS):
            raise Refused("refused-counts", typed=short(typed))
        drawn = number(0, size)(words[3])
        most = (drawn, drawn, MOST_LINKS, size)
        return {key: number(0, most)(word) for key, most, word in zip(COUNTS, most, words, strict=True)}

    return read


def _drawing(typed: str, card: Constellation | None, seen: Seen) -> dict[str, str]:
    """A drawing as sheets have it."""
    names = typed.removesuffix(WHOLE)
    found, figure = _read(names, seen.sky), card.figure if card else None
    if card is not None and len(found.stars) > card.size:
        raise Refused("refused-too-many-stars", n=len(found.stars), most=card.size)
    lines = found.lines
    if names != typed and figure is not None:
        lines = whole(found.stars, figure, seen)
    elif "-" not in typed and len(found.stars) > 1 and figure is not None:
        lines = lines_between(found.stars, figure, seen.sky)
    joined = {star for ends in lines for star in ends}
    said = {
        "lines": " ".join("-".join(ends) for ends in lines),
        "stars": " ".join(star for star in found.stars if star not in joined),
    }
    return {key: text for key, text in said.items() if text}


def _read(typed: str, sky: Sky) -> _Typed:
    """The stars and lines of an answer; a line that is drawn again is the same."""
    stars: dict[str, None] = {}
    lines: dict[Line, tuple[str, str]] = {}
    sector = ""
    for chain in split(re.sub(r"\s+-\s+", "-", typed)):
        before = None
        for word in filter(None, chain.split("-")):
            star = _star(word, sector, sky)
            sector = star[0]
            stars[star] = None
            if before is not None:
                lines.setdefault(_line(before, star, sky), (before, star))
            before = star
    return _Typed(tuple(stars), tuple(lines.values()))


def _star(word: str, sector: str, sky: Sky) -> str:
    match = _STAR.fullmatch(word)
    name = f"{match[1].upper() or sector}{match[2]}" if match else ""
    if name not in sky.stars:
        first, *_, last = sky.stars
        raise Refused("refused-star", typed=short(name or word), first=first, last=last)
    return name


def _line(start: str, end: str, sky: Sky) -> Line:
    if not is_line(sky.stars[start], sky.stars[end]):
        raise Refused("refused-line", start=start, end=end)
    return line(sky.stars[start], sky.stars[end])


def completions(seen: Seen) -> Callable[[str], tuple[str, ...]]:
    """What the last word may become: stars that are seen and not named yet, first those that a line may join
    with the last. A name without its letter stays so."""

    sky = seen.sky

    def completes(typed: str) -> tuple[str, ...]:
        word = re.split(r"[\s,;]", typed)[-1]
        chain, dash, begun = word.rpartition("-")
        named = _named(typed.removesuffix(begun))
        last = sky.stars.get(named[-1]) if named else None
        left = [name for name, star in sky.stars.items() if star in seen.window and name not in named]
        left.sort(key=lambda name: last is None or not is_line(last, sky.stars[name]))
        if begun[:1].isdigit() and named:
            left = [name[1:] for name in left if name[0] == named[-1][0]]
        return tuple(f"{chain}{dash}{name}" for name in left)

    return completes


def _named(typed: str) -> list[str]:
    """The names that an answer has so far, each with its letter."""
    names: list[str] = []
    for letter, digits in _STAR.findall(typed):
        names.append((letter.upper() or (names[-1][0] if names else "")) + digits)
    return names
