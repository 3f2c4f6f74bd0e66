"""Where the figure of a card lies on a map, if some of its stars are known: the lines that join them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp.games.night_sky.lattice import crosses, line, line_name, turned
from pnp.games.night_sky.shapes import TURNS, Drawing, in_one_piece
from pnp.models.asking import Refused

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.lattice import Line, Place
    from pnp.games.night_sky.shapes import Figure

Ends: TypeAlias = "tuple[tuple[str, str], ...]"  # of lines, by the names of their stars

MOST_TELLING = 8  # stars, of which one would tell which place is meant


class Seen(Struct, frozen=True):
    """What a player sees when a round begins: a map, the stars in its window, and what was drawn before."""

    sky: Sky
    window: Collection[Place]
    drawn: Drawing = Drawing()


def lines_between(names: Sequence[str], figure: Figure, sky: Sky) -> Ends:
    """The lines of the card between these stars, wherever it is laid on all of them; refused where it cannot
    be, and where they could be joined in more than one way."""
    stars = [sky.stars[name] for name in names]
    laid = (Drawing(tuple(stars), _between(stars, each.lines)) for each in _laid(stars, figure))
    ways = {each.lines for each in laid if in_one_piece(each)}
    if len(ways) != 1:
        raise Refused("refused-ways" if ways else "refused-no-part", stars=" ".join(names))
    (lines,) = ways
    return _ends_of(lines, sky)


def whole(names: Sequence[str], figure: Figure, seen: Seen) -> Ends:
    """The lines of the whole card where it lies on these stars as the rules allow; refused where it can lie
    nowhere so, and where there is more than one place, with stars that would tell."""
    stars = [seen.sky.stars[name] for name in names]
    ways = {each.lines: each.stars for each in (_laid(stars, figure) if stars else ()) if _fits(each, seen)}
    if not ways:
        raise Refused("refused-no-place", stars=" ".join(names))
    if len(ways) > 1:
        telling = tuple(sorted(seen.sky.names[star] for star in _telling(ways.values())))
        raise Refused("refused-places", stars=" ".join(names), n=len(ways), telling=telling)
    (lines,) = ways
    return _ends_of(lines, seen.sky)


def _telling(ways: Collection[Sequence[Place]]) -> set[Place]:
    """Of each of the first places of a figure the star that the fewest others have."""
    times = Counter(star for stars in ways for star in stars)
    return {min(stars, key=lambda star: (times[star], star)) for stars in [*ways][:MOST_TELLING]}


def _fits(laid: Drawing, seen: Seen) -> bool:
    """Whether a drawing is within the window, off other stars, and across no line."""
    free = {*seen.window} - {*seen.drawn.stars}
    crossed = (crosses(one, other) for one in laid.lines for other in seen.drawn.lines)
    return free.issuperset(laid.stars) and not any(crossed)


def _laid(stars: Sequence[Place], figure: Figure) -> Iterator[Drawing]:
    """The whole figure, turned and shifted in each way that has all of these stars."""
    for turns in range(TURNS):
        way = [turned(star, turns) for star in figure.stars]
        for q, r in way:
            laid = [(a - q + stars[0][0], b - r + stars[0][1]) for a, b in way]
            if {*stars} <= {*laid}:
                lines = (line(laid[start], laid[end]) for start, end in figure.lines)
                yield Drawing(tuple(laid), tuple(sorted(lines)))


def _between(stars: Collection[Place], lines: Iterable[Line]) -> tuple[Line, ...]:
    return tuple(each for each in lines if each[0] in stars and each[1] in stars)


def _ends_of(lines: Iterable[Line], sky: Sky) -> Ends:
    named = sorted(line_name(each, sky.names) for each in lines)
    return tuple((start, end) for start, _, end in (each.partition("-") for each in named))
