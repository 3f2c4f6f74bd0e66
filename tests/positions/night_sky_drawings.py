"""Drawings of a Night Sky round: a card's figure on the map, and the ways in which people get it wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from hypothesis import strategies as st

from tests.oracles.night_sky_lattice import STARS, Line, Point, crosses, position_of

if TYPE_CHECKING:
    from collections.abc import Callable

Draw = Any

STAR_AT = {position_of(star): star for star in STARS}
STEPS = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if q * q + q * r + r * r in (1, 3)]


class Drawing(NamedTuple):
    """Stars and the lines between some of them, as points; lines run from the lesser end."""

    stars: set[Point]
    lines: set[Line]


def window_of(sectors: list[str]) -> set[Point]:
    return {point for point, star in STAR_AT.items() if star[0] in sectors}


def turned(figure: dict[str, Any], turns: int, mirrored: bool) -> list[Point]:
    points = [(r, q) if mirrored else (q, r) for q, r in figure["stars"]]
    for _ in range(turns):
        points = [(-r, q + r) for q, r in points]
    return points


def places(points: list[Point], window: set[Point], used: set[Point], mode: str) -> list[list[Point]]:
    """The figure with its first star on each star of the map that the mode allows, or else in the window."""
    first = points[0]
    stars = list(STAR_AT) if mode in ("over", "anywhere") else sorted(window)
    shifted = [[(q + star[0] - first[0], r + star[1] - first[1]) for q, r in points] for star in stars]
    allowed: dict[str, Callable[[list[Point]], bool]] = {
        "free": lambda placed: window.issuperset(placed) and not used.intersection(placed),
        "inside": window.issuperset,
        "over": lambda placed: bool(used.intersection(placed)),
        "near": lambda placed: placed[0] in window,
        "anywhere": lambda _: True,
    }
    return [placed for placed in shifted if allowed[mode](placed)] or [
        placed for placed in shifted if placed[0] in window
    ]


def piece(kept: set[int], lines: list[list[int]]) -> set[int]:
    """Those of the kept stars that hang together with the first."""
    reached = set(sorted(kept)[:1])
    for _ in kept:
        reached |= {end for line in lines if kept.issuperset(line) and reached & set(line) for end in line}
    return reached


def joined(placed: list[Point], figure: dict[str, Any]) -> set[Line]:
    """The card's lines between its stars as they are placed."""
    return {(min(placed[i], placed[j]), max(placed[i], placed[j])) for i, j in figure["lines"]}


def kept_of(placed: list[Point], figure: dict[str, Any], kept: set[int]) -> Drawing:
    """What is drawn of a figure where only these of its stars are."""
    stars = {placed[index] for index in kept}
    return Drawing(stars, {line for line in joined(placed, figure) if stars.issuperset(line)})


def crossed(lines: set[Line], others: set[Line]) -> bool:
    return any(crosses(line, other) for line in lines for other in others)


@st.composite
def left_away(draw: Draw, placed: list[Point], figure: dict[str, Any], bad: set[Point]) -> set[int]:
    """Which stars of the figure are drawn, by number; a star off the map never is."""
    kept = {index for index, point in enumerate(placed) if point in STAR_AT}
    how = draw(st.sampled_from(["none", "none", "none", "dodge", "dodge", "few", "most"]))
    if how == "dodge":
        kept = {index for index in kept if placed[index] not in bad}
    elif how == "few":
        kept -= draw(st.sets(st.integers(0, len(placed) - 1), min_size=1, max_size=2))
    elif how == "most":
        kept &= draw(st.sets(st.integers(0, len(placed) - 1), max_size=2))
    return piece(kept, figure["lines"]) if draw(st.integers(0, 3)) else kept


def lines_from(stars: set[Point]) -> list[Line]:
    """Every line that the map allows from one of these stars, in order."""
    found = [((q, r), (q + step_q, r + step_r)) for q, r in sorted(stars) for step_q, step_r in STEPS]
    return sorted({(min(line), max(line)) for line in found if line[1] in STAR_AT})


@st.composite
def twisted(draw: Draw, drawing: Drawing, size: int, earlier: set[Line]) -> Drawing:
    """The drawing as it is, or with a line too few or too many, of the same stars or with a star more."""
    stars, lines = set(drawing.stars), set(drawing.lines)
    how = draw(st.sampled_from([""] * 6 + ["drop", "add", "cross"]))
    more = [line for line in lines_from(stars) if line not in lines and len(stars | set(line)) <= size]
    if how == "cross":
        more = [line for line in more if crossed({line}, lines | earlier)]
    if how == "drop" and lines:
        lines.remove(draw(st.sampled_from(sorted(lines))))
    elif how in ("add", "cross") and more:
        line = draw(st.sampled_from(more))
        return Drawing(stars | set(line), lines | {line})
    return Drawing(stars, lines)


@st.composite
def careful(draw: Draw, figure: dict[str, Any], sectors: list[str], earlier: Drawing) -> Drawing:
    """The whole figure where it is free, or else as much of it as hangs together there."""
    window = window_of(sectors)
    found = places(turned(figure, draw(st.integers(0, 5)), mirrored=False), window, earlier.stars, "free")
    clear = [placed for placed in found if not crossed(joined(placed, figure), earlier.lines)]
    placed = draw(st.sampled_from(clear or found))
    kept = {i for i, point in enumerate(placed) if point in window and point not in earlier.stars}
    return kept_of(placed, figure, piece(kept, figure["lines"]))


@st.composite
def drawings(draw: Draw, figure: dict[str, Any], sectors: list[str], earlier: Drawing) -> Drawing:
    """One card's figure, drawn carelessly in a round that shows these sectors, over what was drawn before."""
    window = window_of(sectors)
    points = turned(figure, draw(st.integers(0, 5)), draw(st.integers(0, 9)) == 9)
    mode = draw(st.sampled_from(["free"] * 5 + ["inside", "over", "near", "anywhere"]))
    placed = draw(st.sampled_from(places(points, window, earlier.stars, mode)))
    bad = (set(placed) - window) | earlier.stars
    kept = draw(left_away(placed, figure, bad))
    drawing = kept_of(placed, figure, kept)
    return draw(twisted(drawing, len(placed), earlier.lines))  # type: ignore[no-any-return]


@st.composite
def written(draw: Draw, drawing: Drawing) -> dict[str, str]:
    """The drawing as a sheet has it: lines from either end, stars beside lines, sometimes one in them too."""
    names = [[STAR_AT[start], STAR_AT[end]] for start, end in sorted(drawing.lines)]
    if draw(st.booleans()):
        names.reverse()
    if draw(st.booleans()):
        names = [line[::-1] for line in names]
    in_lines = {end for line in drawing.lines for end in line}
    beside = sorted(drawing.stars - in_lines) + (sorted(in_lines)[:1] if draw(st.integers(0, 5)) == 5 else [])
    entry = {
        "lines": " ".join("-".join(line) for line in names),
        "stars": " ".join(STAR_AT[s] for s in beside),
    }
    return {key: text for key, text in entry.items() if text}
