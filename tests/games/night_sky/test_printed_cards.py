"""The cards of Night Sky as they are printed: figures at the scale of the map, free corners, words."""

from __future__ import annotations

import math
from io import BytesIO
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from PIL import Image

from pnp.backends.pdf import write_pdf
from pnp.backends.png import pages_png
from pnp.build import Order, draw_decks, load_sets
from pnp.games.night_sky import find_bayer_letters
from pnp.geometry import Box, Point, bounds, move_point
from pnp.models import INKS
from pnp.press import SheetOptions, face_page, name_faces, paper
from pnp.scene import Close, Info, LineTo, MoveTo, Path
from tests.games.night_sky.printed_sets import CARDS, STAR, other, printed
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import flat, lines

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path as File

    from pnp.draw import DrawnCard
    from pnp.models import Ink
    from pnp.scene import Face
    from tests.helpers.drawn_faces import Line

KINDS = ("dwarf", "giant", "pulsar", "binary")
FILED: dict[str, dict[str, Any]] = {
    card["id"]: card
    for card in yaml.load((CARDS / "constellations.yaml").read_text("utf-8"), yaml.CSafeLoader)["cards"]
}
STEP, HOLE = 10.0, 0.52  # mm: of the lattice, and the radius of the hole in a star
WIDTHS = {0.62, 0.75}  # mm: of the lines of a constellation
CORNER, SIZE = (Point(51.6, 11.4), 7.8), (Point(9.8, 9.8), 4.9)  # the discs of the value and of the size
WIDEST, HIGHEST = 48.6, 60.7
STAR_REACH, INNER_LINE, RIM_AIR = 2.0, 4.4, 0.8  # a star's radius, the frame's inner line, the air before it
NAME_TOP = 77.8  # of the capitals on the frame's foot
POINT = 25.4 / 72
DPI, DARK, LEAST = 1200, 128, 0.25  # the least share of a star's disc in which two kinds differ
KIND_LAYOUT = """
extends: atlas
size: [5, 5]
bleed: 0
fields: { kind: text }
faces:
  front:
    - figure: sign
      box: { x: 50%, y: 50%, radius: 1.5 }
      with: { set: night-sky, of: "{kind}", letter: false }
  back: none
"""


def runs(face: Face) -> Iterator[tuple[Path, list[list[Point]]]]:
    """Every path, and the points where its parts begin and end their steps, on the face."""
    for shape, map_ in flat(face.scene):
        if isinstance(shape, Path):
            parts: list[list[Point]] = []
            for step in shape.steps:
                if isinstance(step, Close):
                    continue
                if isinstance(step, MoveTo):
                    parts.append([])
                parts[-1].append(move_point(Point(step.x, step.y), map_))
            yield shape, parts


def holes(face: Face) -> list[Point]:
    """The middles of the stars of a figure, which have a hole each."""
    spots = [
        Point(box.x + box.width / 2, box.y + box.height / 2)
        for shape, parts in runs(face)
        if shape.fill and not shape.stroke
        for box in map(bounds, map(tuple, parts))
        if math.isclose(box.width, 2 * HOLE, abs_tol=1e-6)
        and math.isclose(box.height, 2 * HOLE, abs_tol=1e-6)
    ]
    return [spot for at, spot in enumerate(spots) if spot not in spots[:at]]


def links(face: Face) -> list[tuple[Point, Point]]:
    return [
        (part[0], part[-1])
        for shape, parts in runs(face)
        if shape.stroke and round(shape.stroke.width, 3) in WIDTHS and not shape.fill
        for part in parts
        if len(part) == 2 and all(isinstance(step, MoveTo | LineTo) for step in shape.steps)
    ]


def filed(id: str, turns: int) -> tuple[list[complex], list[tuple[complex, complex]]]:
    """Stars and lines of a card's figure in mm, y downwards, turned about the first star."""
    figure, sixth = FILED[id]["figure"], complex(0.5, math.sqrt(3) / 2)
    places = [STEP * (q + r * sixth) * sixth**turns for q, r in figure["stars"]]
    flipped = [place.conjugate() for place in places]
    return flipped, [(flipped[one], flipped[two]) for one, two in figure["lines"]]


def laid(found: list[complex], wanted: list[complex]) -> complex | None:
    """How far the wanted places must move to lie on those found, to a thousandth of a mm."""
    by = min(found, key=_order) - min(wanted, key=_order)
    near = all(min(abs(at - place - by) for at in found) < 1e-3 for place in wanted)
    return by if near and len(found) == len(wanted) else None


def _order(at: complex) -> tuple[float, float]:
    return round(at.real, 3), round(at.imag, 3)


def test_a_figure_is_drawn_at_the_scale_of_the_map_star_by_star_and_line_by_line() -> None:
    assert printed("constellations").keys() == FILED.keys()
    for id, card in printed("constellations").items():
        stars = [complex(at.x, at.y) for at in holes(card.front)]
        drawn = [(complex(one.x, one.y), complex(two.x, two.y)) for one, two in links(card.front)]
        ways = [(by, lines_) for turn in range(6) for by, lines_ in [_way(id, turn, stars)] if by is not None]
        assert len(stars) == len(FILED[id]["figure"]["stars"]), id
        assert ways, f"no turn by sixths lays the filed figure of {id} on the drawn one"
        by, wanted = ways[0]
        assert len(drawn) == len(wanted), id
        for one, two in wanted:
            ends = (one + by, two + by)
            assert any(_along(line, ends) for line in drawn), (id, ends)


def _way(id: str, turn: int, stars: list[complex]) -> tuple[complex | None, list[tuple[complex, complex]]]:
    places, wanted = filed(id, turn)
    return laid(stars, places), wanted


def _along(line: tuple[complex, complex], ends: tuple[complex, complex]) -> bool:
    """Whether a line runs from star to star, a star's radius and a little air off each."""
    pairs = (ends, ends[::-1])
    return any(all(abs(abs(a - b) - 2.35) < 1e-3 for a, b in zip(line, pair, strict=True)) for pair in pairs)


def test_a_figure_keeps_within_its_room_and_off_the_discs() -> None:
    for id, card in printed("constellations").items():
        stars = holes(card.front)
        across, down = ([getattr(star, axis) for star in stars] for axis in ("x", "y"))
        assert max(across) - min(across) <= WIDEST + 1e-6, id
        assert max(down) - min(down) <= HIGHEST + 1e-6, id
        for (middle, _), air in ((CORNER, 10.4), (SIZE, 7.5)):
            assert min(math.dist(_pair(star), _pair(middle)) for star in stars) >= air - 1e-6, id


def test_stars_and_letters_keep_off_frame_graduation_and_discs() -> None:
    within = INNER_LINE + RIM_AIR
    for id, card in printed("constellations").items():
        face = card.front
        stars, named = holes(face), _named(face, id)
        for star in stars:
            assert within + STAR_REACH <= star.x <= face.trim.width - within - STAR_REACH, (id, star)
            assert star.y <= NAME_TOP - RIM_AIR - STAR_REACH, (id, star)
        for line in named:
            assert line.box.x >= within, (id, line.text)
            assert line.box.x + line.box.width <= face.trim.width - within, (id, line.text)
            for at, radius in (CORNER, SIZE):
                assert _away(line.box, at) >= radius + 0.5, (id, line.text)
        for end in _ticks(face):
            assert min(math.dist(_pair(end), _pair(star)) for star in stars) >= STAR_REACH + RIM_AIR, id
            assert all(_away(line.box, end) >= RIM_AIR for line in named), id


def _ticks(face: Face) -> list[Point]:
    """Where the ticks on the frame's sides end."""
    return [
        part[-1]
        for shape, parts in runs(face)
        if shape.stroke and not shape.fill
        for part in parts
        if len(part) == 2 and part[0].y == part[-1].y and 0.7 < abs(part[0].x - part[-1].x) < 1.3
    ]


def _away(box: Box, at: Point) -> float:
    x = min(max(at.x, box.x), box.x + box.width)
    y = min(max(at.y, box.y), box.y + box.height)
    return math.dist((x, y), _pair(at))


@pytest.mark.parametrize("deck", ["constellations", "starts"])
def test_the_sign_of_a_kind_keeps_off_value_and_letter(deck: str) -> None:
    for card in printed(deck).values():
        sign, letter, value = _corner(card.front)
        assert value.box.x - (sign.x + sign.width) >= 0.4, card.id
        assert letter.box.y - (sign.y + sign.height) >= 0.6, card.id


def _corner(face: Face) -> tuple[Box, Line, Line]:
    """The sign in the corner of a card, its letter and its value."""
    corner = [each for each in lines(face) if each.box.y < 20 and each.text in {*"DGPB", *"123"}]
    letter, value = corner
    near = [
        bounds(tuple(part))
        for shape, parts in runs(face)
        if shape.fill
        for part in parts
        if part and all(45 < at.x < 53.5 and 7 < at.y < 14.2 for at in part)
    ]
    left, top = min(box.x for box in near), min(box.y for box in near)
    right, foot = max(box.x + box.width for box in near), max(box.y + box.height for box in near)
    return Box(left, top, right - left, foot - top), letter, value


def test_a_back_tells_the_size_of_its_card_at_both_ends() -> None:
    backs: dict[int, set[str]] = {}
    for id, card in printed("constellations").items():
        size = len(FILED[id]["figure"]["stars"])
        numbers = [line for line in lines(other(card)) if line.text.isdigit()]
        middles = [line.box.y + line.box.height / 2 for line in numbers]
        assert [line.text for line in numbers] == [str(size)] * 2
        assert math.isclose(sum(middles), 88.0, abs_tol=0.2)
        assert middles[0] < 30
        backs.setdefault(size, set()).add(repr(other(card).scene))
    assert [*backs] == [5, 6, 7, 8, 9, 10]
    assert all(len(looks) == 1 for looks in backs.values()), "cards of a size are alike from behind"
    assert len(set.union(*backs.values())) == len(backs)


def test_a_back_is_drawn_once_for_all_cards_of_its_size() -> None:
    assert len({id(other(card)) for card in printed("constellations").values()}) == 6


def _pair(at: Point) -> tuple[float, float]:
    return at.x, at.y


@pytest.mark.parametrize("deck", ["constellations", "starts"])
def test_kind_letter_and_value_stay_free_under_the_next_card(deck: str) -> None:
    """It covers the left half, or all below 20 mm; what is left are kind, letter and value."""
    for card in printed(deck).values():
        for face in (card.front, other(card)) if deck == "starts" else (card.front,):
            corner = [each for each in lines(face) if each.box.y < 20 and each.text in {*"DGPB", *"123"}]
            assert [each.text.isdigit() for each in corner] == [False, True], card.id
            for line in corner:
                assert line.box.x >= 43.8, (card.id, line.text)
                assert line.box.x + line.box.width <= 59.4, (card.id, line.text)
                assert 3.6 <= line.box.y <= line.box.y + line.box.height <= 19.2, (card.id, line.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_bears_its_name_in_the_middle_large_enough_to_read(language: str) -> None:
    for id, card in printed("constellations", language).items():
        name = _one(lines(card.front), FILED[id]["name"][language].upper())
        assert name.size >= 8 * POINT
        assert abs(name.box.x + name.box.width / 2 - 31.5) < 0.3, id
        assert name.box.x > 8.5


def _one(shown: list[Line], words: str) -> Line:
    plain = words.replace(" ", "")
    (found,) = [line for line in shown if line.text.replace("\xa0", "").replace(" ", "") == plain]
    return found


def test_names_are_each_a_card_of_its_own() -> None:
    for language in LANGUAGES:
        assert len({card["name"][language] for card in FILED.values()}) == len(FILED) == 41


def test_bayer_letters_stand_beside_their_stars_and_clear_of_lines() -> None:
    for id, card in printed("constellations").items():
        face = card.front
        shown, stars = _named(face, id), holes(face)
        assert sorted(line.text for line in shown) == sorted(_bayer(id)), id
        for line in shown:
            middle = (line.box.x + line.box.width / 2, line.box.y + line.box.height / 2)
            assert min(math.dist(middle, _pair(star)) for star in stars) < 4.6, (id, line.text)
            assert not any(_meets(line.box, star) for star in stars), (id, line.text)
            assert not any(_crossed(line.box, one, two) for one, two in links(face)), (id, line.text)
        for one, two in combinations(shown, 2):
            assert not _overlap(one.box, two.box), (id, one.text, two.text)
            assert math.hypot(*_apart(one.box, two.box)) >= 5.5, (id, one.text, two.text)


def _apart(one: Box, two: Box) -> tuple[float, float]:
    """From the middle of one box to that of another."""
    return (two.x - one.x + (two.width - one.width) / 2, two.y - one.y + (two.height - one.height) / 2)


def _bayer(id: str) -> list[str]:
    named = tuple(star["star"] for star in FILED[id]["stars_of"])
    return [letter for letter in find_bayer_letters(named) if letter]


def _named(face: Face, id: str) -> list[Line]:
    wanted = _bayer(id)
    return [
        line
        for line in lines(face)
        if line.face == "SourceSans3-Medium" and line.box.y < 79 and line.text in wanted
    ]


def _meets(box: Box, star: Point) -> bool:
    """Whether a box comes into a star of radius 2, whose rays are thin towards their tips."""
    x = min(max(star.x, box.x), box.x + box.width)
    y = min(max(star.y, box.y), box.y + box.height)
    return math.dist((x, y), _pair(star)) < 1.5


def _crossed(box: Box, one: Point, two: Point) -> bool:
    places = [Point(one.x + (two.x - one.x) * k / 60, one.y + (two.y - one.y) * k / 60) for k in range(61)]
    return any(
        box.x - 0.3 < at.x < box.x + box.width + 0.3 and box.y - 0.3 < at.y < box.y + box.height + 0.3
        for at in places
    )


def _overlap(one: Box, two: Box) -> bool:
    return (
        abs(one.x + one.width / 2 - two.x - two.width / 2) < (one.width + two.width) / 2
        and abs(one.y + one.height / 2 - two.y - two.height / 2) < (one.height + two.height) / 2
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_player_has_a_card_that_is_alike_on_both_sides(language: str) -> None:
    (card,) = printed("first", language).values()
    front, back = ([line.text for line in lines(face)] for face in (card.front, other(card)))
    assert front == back
    assert min(line.size for line in lines(card.front)) >= 8 * POINT - 1e-9
    others = {*map(_look, printed("constellations").values()), *map(_look, printed("starts").values())}
    assert _look(card) not in others


def _look(card: DrawnCard) -> str:
    return repr(next(flat(card.front.scene))[0])


@pytest.fixture(scope="module")
def kinds(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Each kind of star in black, 3 mm across: its dark pixels."""
    folder: File = tmp_path_factory.mktemp("kinds")
    (folder / "kinds.yaml").write_text(KIND_LAYOUT, "utf-8")
    cards = "".join(f"  - {{ id: {kind}, kind: {kind} }}\n" for kind in KINDS)
    (folder / "set.yaml").write_text(f"deck: kinds\nlayout: kinds.yaml\ncards:\n{cards}", "utf-8")
    order = Order((folder / "set.yaml",), folder, "en", SheetOptions(paper("A4")), ink="black")
    ((found),) = draw_decks(load_sets(order), order)
    faces = [card.front for card in found.cards]
    named = [*name_faces(_pieces(order))]
    assert len(faces) == len(named) == len(KINDS)
    pdf = write_pdf(map(face_page, named), Info("kinds", "", "", "en"), lambda _: None)
    pictures = pages_png(pdf, [one.face.trim for one in named], DPI)
    return {one.of: _dark(picture) for one, picture in zip(named, pictures, strict=True)}


def _pieces(order: Order) -> Any:
    from pnp.build import lay_out_order as parts

    return parts(order).parts[0].pieces


def _dark(picture: bytes) -> bytes:
    """A byte for each pixel within the star's disc: whether it is dark."""
    grey = Image.open(BytesIO(picture)).convert("L")
    middle, reach = (grey.width - 1) / 2, 1.5 * DPI / 25.4
    return bytes(
        light < DARK
        for at, light in enumerate(grey.tobytes())
        if math.dist((at % grey.width, at // grey.width), (middle, middle)) <= reach
    )


def test_kinds_of_stars_are_told_apart_in_black_at_3_mm(kinds: dict[str, bytes]) -> None:
    assert STAR * 2 > 3
    for (one, dark), (two, dim) in combinations(kinds.items(), 2):
        differing = sum(a != b for a, b in zip(dark, dim, strict=True)) / len(dark)
        assert differing >= LEAST, (one, two, differing)


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_drawn_in_every_ink_and_language(language: str, ink: Ink) -> None:
    for deck, count in (("constellations", 41), ("starts", 6), ("first", 1)):
        cards = printed(deck, language, ink)
        assert len(cards) == count
        for card in cards.values():
            assert all(line.size >= 5.5 * POINT - 1e-9 for line in lines(card.front))
