"""What is looked for in planets: tracks out of line with points, uneven kinds, planets that are alike."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from pnp.games.tiny_galaxies.cards import MOST_POINTS, MOST_STEPS
from pnp.games.tiny_galaxies.checking.demands import KINDS, RESOURCES
from pnp.models.findings import Code, Found
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pnp.games.tiny_galaxies.cards import Planet
    from pnp.models.entries import Entry
    from pnp.scoring import Value

STEPS = Code("tiny-galaxies-steps", "warning")
KIND = Code("tiny-galaxies-kinds", "warning")
RESOURCE = Code("tiny-galaxies-resources", "warning")
ALIKE = Code("tiny-galaxies-alike", "warning")
PLANETS = Code("tiny-galaxies-planets", "figure")

CODES: Final = (STEPS, KIND, RESOURCE, ALIKE, PLANETS)
DECK: Final = ("cards",)  # where it stands what is said of the whole deck
MOST_OF_ONE: Final = 60  # percent of the planets, of one kind or one resource


class Range(NamedTuple):
    least: int
    most: int


def found_in_planets(cards: Sequence[tuple[Entry, Planet]], deck: Sequence[Planet]) -> Iterator[Found]:
    """`deck` is all that these cards join, themselves among it."""
    for entry, planet in cards:
        yield from _steps(entry, planet)
    yield from _alike(cards, deck)
    yield from _uneven(KIND, KINDS, [(planet.kind, planet.copies) for planet in deck])
    yield from _uneven(RESOURCE, RESOURCES, [(planet.resource, planet.copies) for planet in deck])
    yield Found(PLANETS, DECK, key=True, rows=tuple(_table(deck)), whole=True)


def fair_steps(points: int) -> Range:
    """Ruling: 1, 2, 3, 5 and 7 points take 2, 3, 4, 5 and 6 steps. On this line a point more takes a step up
    to 3 points, and half a step from there on as far as a track can go; what lies between two numbers of
    steps may take either. So a longer track never has fewer points."""
    if points <= 3:
        return Range(points + 1, points + 1)
    least, most = 4 + (points - 3) // 2, 4 + (points - 2) // 2
    return Range(min(least, MOST_STEPS), min(most, MOST_STEPS))


def fair_points(steps: int) -> Range:
    """The points that a track of so many steps is worth."""
    worth = [points for points in range(MOST_POINTS + 1) if _within(fair_steps(points), steps)]
    return Range(worth[0], worth[-1])


def _within(bound: Range, number: int) -> bool:
    return bound.least <= number <= bound.most


def _steps(entry: Entry, planet: Planet) -> Iterator[Found]:
    fair = fair_steps(planet.points)
    if not _within(fair, planet.steps):
        told: dict[str, Value] = {
            "points": planet.points,
            "steps": planet.steps,
            "fair": _range(fair),
            "worth": _range(fair_points(planet.steps)),
        }
        yield Found(STEPS, (*entry.location, "track", "steps"), told)


def _range(bound: Range) -> Reason:
    one = bound.least == bound.most
    return Reason("planets-one" if one else "planets-range", {"least": bound.least, "most": bound.most})


def _alike(cards: Sequence[tuple[Entry, Planet]], deck: Sequence[Planet]) -> Iterator[Found]:
    """Planets that differ from one before them in name and id alone."""
    first: dict[object, Planet] = {}
    for planet in deck:
        first.setdefault(_face(planet), planet)
    for entry, planet in cards:
        if (other := first[_face(planet)]).id != planet.id:
            yield Found(ALIKE, entry.location, {"other": str(other.id)})


def _face(planet: Planet) -> object:
    kind, others = (
        planet.action[:1],
        frozenset(planet.action[1:]),
    )  # the kind stands first, the rest as it comes
    return planet.points, planet.kind, planet.resource, planet.steps, kind, others


def _uneven(code: Code, names: Sequence[str], counted: Iterable[tuple[str | None, int]]) -> Iterator[Found]:
    """One kind, or one resource, may have more than the other: 60 %, or one planet."""
    often = Counter[str | None]()
    for name, number in counted:
        often[name] += number
    found = tuple(often[name] for name in names)
    most = max(MOST_OF_ONE * sum(found) // 100, -(-sum(found) // 2))
    if max(found) > most:
        yield Found(code, DECK, {"found": found, "all": sum(found), "most": most}, key=True, whole=True)


def _table(deck: Sequence[Planet]) -> Iterator[tuple[Value, ...]]:
    """How many planets there are, by their points and steps, of each kind and each resource."""
    by_worth: dict[tuple[int, int], list[Planet]] = {}
    for planet in deck:
        by_worth.setdefault((planet.points, planet.steps), []).append(planet)
    columns = (*KINDS, *RESOURCES)
    yield tuple(Reason("planets-column", {"of": of}) for of in ("points", "steps", *columns, "all"))
    for (points, steps), alike in sorted(by_worth.items()):
        yield points, steps, *_counts(alike)
    yield Reason("planets-column", {"of": "all"}), "", *_counts(deck)


def _counts(planets: Sequence[Planet]) -> tuple[int, ...]:
    often = Counter[str | None]()
    for planet in planets:
        for name in (planet.kind, planet.resource, "all"):
            often[name] += planet.copies
    return tuple(often[name] for name in (*KINDS, *RESOURCES, "all"))
