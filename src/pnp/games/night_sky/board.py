"""The sky map of Night Sky as it is scored: kinds of stars, dust, the ecliptic, windows."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from math import dist
from typing import TYPE_CHECKING

from pnp.errors import counted, phrase, said
from pnp.games.night_sky.lattice import SECTORS, Line, Place, line_name, lines_of, on_paper, stars
from pnp.models.entries import Entry, each, items, number, text, whole, within, wrong, wrong_key
from pnp.models.phrases import some_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pnp.errors import Mistake

MOST_RINGS = 9  # so that each part of a star's name is one digit
MOST_FADING = 12  # so that each is large enough to be crossed out with a pencil
CLEAR = 0.15  # of a step between the ecliptic and every star, and every line that it does not cross
ROUNDED = 1e-9  # of a step: what is written as just so far away is not nearer


@dataclass(frozen=True, slots=True)
class Circle:
    """On paper, in steps of the lattice from the sun, y upwards."""

    centre: tuple[float, float]
    radius: float


@dataclass(frozen=True, slots=True)
class Sky:
    """A map. `windows` are the places that are seen in each round."""

    stars: Mapping[str, Place]
    names: Mapping[Place, str]
    kinds: Mapping[Place, str]
    at_sun: frozenset[Place]
    at_rim: frozenset[Place]
    ecliptic: Circle | None
    over_ecliptic: frozenset[Line]
    windows: tuple[frozenset[Place], ...]
    fading_stars: int


def made_board(board: Entry, notes: list[Mistake]) -> Sky | None:
    rings = whole(within(board, "rings"))
    if rings is None or not 1 <= rings <= MOST_RINGS:
        return None
    known = stars(rings)
    dust = within(board, "dust")
    sun, rim = (_dusty(within(dust, key), known, notes) for key in ("sun", "rim"))
    ecliptic = _ecliptic(within(board, "ecliptic"))
    return Sky(
        known,
        {place: name for name, place in known.items()},
        _kinds(within(board, "kinds"), known, notes),
        sun,
        rim,
        ecliptic,
        _over_ecliptic(within(board, "ecliptic"), ecliptic, known, notes),
        tuple(_window(window, known, notes) for window in each(within(board, "windows"))),
        whole(within(board, "fading_stars")) or 0,
    )


def no_star(entry: Entry, name: str, known: Mapping[str, Place], at: int | None = None) -> Mistake:
    """What to say of a name that no star has."""
    return wrong(
        entry, said("form-map", "there-is-no-star-name", name=name[:40]), _known_stars(name, known), at
    )


def _known_stars(name: str, known: Mapping[str, Place]) -> str:
    """Only letters in lower case are a slip that is clear: names of stars are all like each other."""
    if name.upper() in known:
        return phrase("did-you-mean-name", name=name.upper())
    return phrase("stars-are-known-sector-ring-place-in-it", known=some_of(known))


def _kinds(entry: Entry, known: Mapping[str, Place], notes: list[Mistake]) -> dict[Place, str]:
    found = {}
    for name, kind in items(entry):
        if name in known:
            found[known[name]] = text(kind) or ""
        else:
            notes.append(
                wrong_key(
                    kind, said("form-map", "there-is-no-star-name", name=name[:40]), _known_stars(name, known)
                )
            )
    lacking = [name for name, place in known.items() if place not in found]
    if lacking and isinstance(entry.value, dict):
        some = ", ".join(lacking[:6]) + (" …" if lacking[6:] else "")
        what = said(
            "form-map", "stars-of-the-map-without-a-kind-some", stars=counted(len(lacking), "star"), some=some
        )
        right = phrase("give-each-star-of-every-ring-a-kind")
        notes.append(wrong_key(entry, what, right))
    return found


def _dusty(entry: Entry, known: Mapping[str, Place], notes: list[Mistake]) -> frozenset[Place]:
    """The stars with dust; notes those that are none, or that are named again."""
    found = set()
    for star in each(entry):
        name = text(star) or ""
        if name in known and known[name] in found:
            notes.append(
                wrong(
                    star, said("form-map", "the-star-name-is-named-twice", name=name), phrase("leave-it-out")
                )
            )
        elif name in known:
            found.add(known[name])
        elif name:
            notes.append(no_star(star, name, known))
    return frozenset(found)


def _window(entry: Entry, known: Mapping[str, Place], notes: list[Mistake]) -> frozenset[Place]:
    sectors = [SECTORS.find(text(sector) or "?") for sector in each(entry)]
    if len(sectors) == 2 and min(sectors) >= 0 and (sectors[0] - sectors[1]) % 6 not in (1, 5):
        right = phrase("name-two-sectors-that-lie-side-by-side-such-as-b")
        notes.append(wrong(entry, said("form-map", "these-two-sectors-are-no-neighbours"), right))
    return frozenset(place for name, place in known.items() if SECTORS.index(name[0]) in sectors)


def _ecliptic(entry: Entry) -> Circle | None:
    x, y, radius = (number(within(entry, key)) for key in ("x", "y", "radius"))
    return None if x is None or y is None or radius is None else Circle((x, y), radius)


def _over_ecliptic(
    entry: Entry, circle: Circle | None, known: Mapping[str, Place], notes: list[Mistake]
) -> frozenset[Line]:
    """The lines that cross the ecliptic; notes it where that cannot be told."""
    if circle is None:
        return frozenset()
    lines = lines_of(frozenset(known.values()))
    unclear = next(chain(_on(circle, known), _touching(circle, known, lines)), None)
    if unclear is not None:
        right = phrase("keep-it-clear-of-step-from-stars-and-from-touching", clear=CLEAR)
        notes.append(wrong_key(entry, unclear, right))
    return frozenset(line for line in lines if _crosses(circle, line))


def _on(circle: Circle, known: Mapping[str, Place]) -> Iterator[str]:
    for name, place in known.items():
        if _is_near(circle, dist(circle.centre, on_paper(place))):
            yield said("form-map", "ecliptic-passes-through-star-name-or-nearly-so", name=name)


def _touching(circle: Circle, known: Mapping[str, Place], lines: Iterable[Line]) -> Iterator[str]:
    names = {place: name for name, place in known.items()}
    for line in lines:
        if _is_near(circle, _nearest(circle, line)):
            yield said(
                "form-map", "the-ecliptic-touches-the-line-line-or-nearly-so", line=line_name(line, names)
            )


def _is_near(circle: Circle, away: float) -> bool:
    """Whether what lies so far from the centre of a circle is too near to the circle, or not to be placed."""
    return not abs(away - circle.radius) > CLEAR - ROUNDED


def _crosses(circle: Circle, line: Line) -> bool:
    """A line crosses where some of it lies within the circle and some outside."""
    farthest = max(dist(circle.centre, on_paper(end)) for end in line)
    return _nearest(circle, line) < circle.radius < farthest


def _nearest(circle: Circle, line: Line) -> float:
    """How near a line comes to the middle of a circle."""
    (ax, ay), (bx, by) = map(on_paper, line)
    (x, y), (dx, dy) = circle.centre, (bx - ax, by - ay)
    along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    part = min(1.0, max(0.0, along))
    return dist(circle.centre, (ax + part * dx, ay + part * dy))
