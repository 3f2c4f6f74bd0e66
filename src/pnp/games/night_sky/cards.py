"""Cards and the sky map for scoring: constellations, start cards, kinds of stars, dust, windows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import dist
from typing import TypeAlias

from msgspec import Struct

from pnp.errors import Mistake, code_phrase, count_things, phrase, word_mistake
from pnp.games.night_sky import lattice
from pnp.models import trees
from pnp.models.card_mistakes import find_star_mistakes

Name: TypeAlias = Mapping[str, str] | str
StarPlaces: TypeAlias = Mapping[str, lattice.Place]  # by the names of stars

KINDS = ("dwarf", "giant", "pulsar", "binary")  # of stars
FEWEST_STARS, MOST_STARS = 2, 20  # of a constellation


class Constellation(Struct, frozen=True):
    """A constellation card; a published one has no id and no figure."""

    kind: str
    value: int
    size: int
    id: str | None = None
    name: Name = ""
    figure: lattice.LatticePattern | None = None
    copies: int = 1
    stars_of: tuple[str, ...] = ()  # the real stars that those of the figure stand for


class StartSide(Struct, frozen=True):
    """One side of a start card: a kind of star and its value. `card` is None on a published card."""

    kind: str
    value: int
    card: str | None = None


class StartSides(Struct, frozen=True):
    sides: tuple[StartSide, ...]
    copies: int


def make_constellation_card(card: trees.Entry, notes: list[Mistake]) -> Constellation | None:
    entry = trees.get_entry(card, "figure")
    places = [_read_pair(star) for star in trees.list_entries(entry, "stars")]
    lines = [_read_pair(line) for line in trees.list_entries(entry, "lines")]
    mistakes = [
        *_find_wrong_stars(entry, places),
        *_find_wrong_lines(entry, lines, places),
        *find_star_mistakes(card, len(places)),
    ]
    notes += mistakes
    kind, value = trees.get_text(card, "kind"), trees.get_whole(card, "value")
    if mistakes or kind is None or value is None or not places or None in places or None in lines:
        return None
    figure = lattice.LatticePattern(tuple(filter(None, places)), tuple(filter(None, lines)))
    name = trees.get_entry(card, "name").value
    real = tuple(trees.get_text(star, "star") or "" for star in trees.list_entries(card, "stars_of"))
    id, copies = trees.get_text(card, "id"), trees.count_copies(card)
    return Constellation(kind, value, len(places), id, name, figure, copies, real)


def read_published_card(card: trees.Entry) -> Constellation | None:
    """Read a card of another copy of the game, whose figure is not known."""
    kind = trees.get_text(card, "kind")
    value, size = (trees.get_whole(card, key) for key in ("value", "size"))
    if kind is None or value is None or size is None or not FEWEST_STARS <= size <= MOST_STARS:
        return None
    return Constellation(kind, value, size)


def make_start_card(card: trees.Entry, _: list[Mistake]) -> StartSides | None:
    id = trees.get_text(card, "id")
    sides = tuple(read_side(entry, id) for entry in trees.list_entries(card, "sides"))
    return None if None in sides else StartSides(tuple(filter(None, sides)), trees.count_copies(card))


def read_side(entry: trees.Entry, card: str | None = None) -> StartSide | None:
    kind, value = trees.get_text(entry, "kind"), trees.get_whole(entry, "value")
    return None if kind is None or value is None else StartSide(kind, value, card)


def _read_pair(entry: trees.Entry) -> tuple[int, int] | None:
    """Read two whole numbers: a place, or the stars that a line joins."""
    match [trees.get_whole(part) for part in trees.list_entries(entry)]:
        case [int(one), int(other)]:
            return one, other
    return None


def _find_wrong_stars(figure: trees.Entry, places: list[lattice.Place | None]) -> Iterator[Mistake]:
    first: dict[lattice.Place, trees.Entry] = {}
    for star, place in zip(trees.list_entries(figure, "stars"), places, strict=True):
        if place is not None and first.setdefault(place, star) is not star:
            words = word_mistake("form-constellation", "this-star-is-there-twice", "leave-it-out")
            yield trees.make_twin_mistake(star, *words, first[place])


def _find_wrong_lines(
    figure: trees.Entry, lines: list[tuple[int, int] | None], places: list[lattice.Place | None]
) -> Iterator[Mistake]:
    first: dict[frozenset[int], trees.Entry] = {}
    for entry, line in zip(trees.list_entries(figure, "lines"), lines, strict=True):
        if line is None:
            continue
        for end, star in zip(trees.list_entries(entry), line, strict=True):
            if any(places) and len(places) <= star < MOST_STARS:
                wrong, right = "there-is-no-star-number", "stars-are-numbered-0-to-places"
                arguments = {"number": star, "places": len(places) - 1}
                yield trees.make_mistake(end, *word_mistake("form-constellation", wrong, right, **arguments))
        if all(0 <= star < len(places) for star in line):
            start, last = (places[star] for star in line)
            if start is not None and last is not None and not lattice.is_line(start, last):
                right = "join-two-stars-that-are-one-step-apart-or-next"
                words = word_mistake("form-constellation", "the-lattice-has-no-such-line", right)
                yield trees.make_mistake(entry, *words)
            if (twin := first.setdefault(frozenset(line), entry)) is not entry:
                words = word_mistake("form-constellation", "this-line-is-there-twice", "leave-it-out")
                yield trees.make_twin_mistake(entry, *words, twin)


MOST_RINGS = 9  # each part of a star's name is one digit
MOST_FADING = 12  # each must be large enough to cross out with a pencil
# of a step between the ecliptic and every star, and every line that it does not cross
ECLIPTIC_CLEARANCE = 0.15
ROUNDING = 1e-9  # of a step: a distance written as exactly the clearance is not too near


class EclipticCircle(Struct, frozen=True):
    """The ecliptic on paper, in steps of the lattice from the sun, y upwards."""

    centre: tuple[float, float]
    radius: float


@dataclass(frozen=True, slots=True)
class Sky:
    """A sky map. `windows` are the places visible in each round."""

    stars: StarPlaces
    names: Mapping[lattice.Place, str]
    kinds: Mapping[lattice.Place, str]
    at_sun: frozenset[lattice.Place]
    at_rim: frozenset[lattice.Place]
    ecliptic: EclipticCircle | None
    over_ecliptic: frozenset[lattice.LatticeLine]
    windows: tuple[frozenset[lattice.Place], ...]
    fading_stars: int


def make_board(board: trees.Entry, notes: list[Mistake]) -> Sky | None:
    rings = trees.get_whole(board, "rings")
    if rings is None or not 1 <= rings <= MOST_RINGS:
        return None
    known = lattice.name_stars(rings)
    dust = trees.get_entry(board, "dust")
    sun, rim = (_read_dust(trees.get_entry(dust, key), known, notes) for key in ("sun", "rim"))
    ecliptic = _read_ecliptic(trees.get_entry(board, "ecliptic"))
    return Sky(
        stars=known,
        names={place: name for name, place in known.items()},
        kinds=_read_kinds(trees.get_entry(board, "kinds"), known, notes),
        at_sun=sun,
        at_rim=rim,
        ecliptic=ecliptic,
        over_ecliptic=_list_lines_over_ecliptic(trees.get_entry(board, "ecliptic"), ecliptic, known, notes),
        windows=tuple(_read_window(each, known, notes) for each in trees.list_entries(board, "windows")),
        fading_stars=trees.get_whole(board, "fading_stars") or 0,
    )


def report_unknown_star(entry: trees.Entry, name: str, known: StarPlaces, at: int | None = None) -> Mistake:
    """Return the mistake for an unknown star name."""
    return trees.make_mistake(entry, *_describe_unknown_star(name, known), at)


def _describe_unknown_star(name: str, known: StarPlaces) -> tuple[str, str]:
    """Return the error and advice for an unknown star. Only lower case is a clear slip: all star names are
    alike."""
    right = phrase("stars-are-known-sector-ring-place-in-it", known=trees.name_some(known))
    if name.upper() in known:
        right = phrase("did-you-mean-name", name=name.upper())
    return code_phrase("form-map", "there-is-no-star-name", name=name[:40]), right


def _read_kinds(entry: trees.Entry, known: StarPlaces, notes: list[Mistake]) -> dict[lattice.Place, str]:
    kinds = {}
    for name, kind in trees.list_items(entry):
        if name in known:
            kinds[known[name]] = trees.get_text(kind) or ""
        else:
            notes.append(trees.make_key_mistake(kind, *_describe_unknown_star(name, known)))
    lacking = [name for name, place in known.items() if place not in kinds]
    if lacking and isinstance(entry.value, dict):
        wrong, right = "stars-of-the-map-without-a-kind-some", "give-each-star-of-every-ring-a-kind"
        some = ", ".join(lacking[:6]) + (" …" if lacking[6:] else "")
        words = word_mistake("form-map", wrong, right, stars=count_things(len(lacking), "star"), some=some)
        notes.append(trees.make_key_mistake(entry, *words))
    return kinds


def _read_dust(entry: trees.Entry, known: StarPlaces, notes: list[Mistake]) -> frozenset[lattice.Place]:
    """Return the stars with dust; note unknown and repeated names."""
    places = set()
    for star in trees.list_entries(entry):
        name = trees.get_text(star) or ""
        if name in known and known[name] in places:
            words = word_mistake("form-map", "the-star-name-is-named-twice", "leave-it-out", name=name)
            notes.append(trees.make_mistake(star, *words))
        elif name in known:
            places.add(known[name])
        elif name:
            notes.append(report_unknown_star(star, name, known))
    return frozenset(places)


def _read_window(entry: trees.Entry, known: StarPlaces, notes: list[Mistake]) -> frozenset[lattice.Place]:
    sectors = [lattice.SECTORS.find(trees.get_text(sector) or "?") for sector in trees.list_entries(entry)]
    if len(sectors) == 2 and min(sectors) >= 0 and (sectors[0] - sectors[1]) % 6 not in (1, 5):
        right = "name-two-sectors-that-lie-side-by-side-such-as-b"
        words = word_mistake("form-map", "these-two-sectors-are-no-neighbours", right)
        notes.append(trees.make_mistake(entry, *words))
    return frozenset(place for name, place in known.items() if lattice.SECTORS.index(name[0]) in sectors)


def _read_ecliptic(entry: trees.Entry) -> EclipticCircle | None:
    x, y, radius = (trees.get_number(entry, key) for key in ("x", "y", "radius"))
    return None if x is None or y is None or radius is None else EclipticCircle((x, y), radius)


def _list_lines_over_ecliptic(
    entry: trees.Entry,
    circle: EclipticCircle | None,
    known: StarPlaces,
    notes: list[Mistake],
) -> frozenset[lattice.LatticeLine]:
    """Return the lines that cross the ecliptic; note a mistake if it comes too near to tell."""
    if circle is None:
        return frozenset()
    lines = lattice.list_lines(frozenset(known.values()))
    unclear = next(_find_unclear(circle, known, lines), None)
    if unclear is not None:
        right = phrase("keep-it-clear-of-step-from-stars-and-from-touching", clear=ECLIPTIC_CLEARANCE)
        notes.append(trees.make_key_mistake(entry, unclear, right))
    return frozenset(line for line in lines if _crosses_circle(circle, line))


def _find_unclear(
    circle: EclipticCircle, known: StarPlaces, lines: Iterable[lattice.LatticeLine]
) -> Iterator[str]:
    """Yield an error for each star on or near the ecliptic, and for each line that it touches."""
    for name, place in known.items():
        if _is_near(circle, dist(circle.centre, lattice.place_on_paper(place))):
            yield code_phrase("form-map", "ecliptic-passes-through-star-name-or-nearly-so", name=name)
    names = {place: name for name, place in known.items()}
    for line in lines:
        if _is_near(circle, _measure_to_line(circle, line)):
            line_name = lattice.name_line(line, names)
            yield code_phrase("form-map", "the-ecliptic-touches-the-line-line-or-nearly-so", line=line_name)


def _is_near(circle: EclipticCircle, away: float) -> bool:
    """Tell whether a point at this distance from the centre is too near the circle; a distance that is no
    number counts as near."""
    return not abs(away - circle.radius) > ECLIPTIC_CLEARANCE - ROUNDING


def _crosses_circle(circle: EclipticCircle, line: lattice.LatticeLine) -> bool:
    """Tell whether a line crosses a circle: part of it lies inside and part outside."""
    farthest = max(dist(circle.centre, lattice.place_on_paper(end)) for end in line)
    return _measure_to_line(circle, line) < circle.radius < farthest


def _measure_to_line(circle: EclipticCircle, line: lattice.LatticeLine) -> float:
    """Return the least distance from a line to the middle of a circle."""
    (ax, ay), (bx, by) = map(lattice.place_on_paper, line)
    (x, y), (dx, dy) = circle.centre, (bx - ax, by - ay)
    along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    part = min(1.0, max(0.0, along))
    return dist(circle.centre, (ax + part * dx, ay + part * dy))
