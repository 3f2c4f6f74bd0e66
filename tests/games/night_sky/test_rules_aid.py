"""The rules aid of Night Sky: what the scorer counts, an example that it scores alike, on a sheet to fold."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
import yaml

from pnp.build import make_speaker, phrases, score_file
from pnp.games.night_sky import ROUNDS, TITLES
from pnp.games.night_sky.game import GAME
from pnp.geometry import Point, move_point
from pnp.loading import LayoutRequest, load_layout
from pnp.models import INKS
from pnp.report import translate
from pnp.scene import LineTo, MoveTo
from pnp.scene import Path as Outline
from tests import ROOT
from tests.games.night_sky.printed_sets import FIRST, MAP, WINDOWS, other, printed
from tests.helpers.card_sets import LANGUAGES
from tests.helpers.drawn_faces import flat, lines

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.models import Ink
    from pnp.scene import Face
    from tests.helpers.drawn_faces import Line

LAYOUT = yaml.load((ROOT / "layouts" / "night-sky" / "aid.yaml").read_text("utf-8"), yaml.CSafeLoader)
POINT = 25.4 / 72  # mm
EDGE = 10.0  # mm from the edges of a page, the fold among them, that words keep
# The pages of the booklet: the face of the sheet, and the half of it from the left.
PAGES = {"set-up": (0, 1), "round": (1, 0), "points": (1, 1), "scoring": (0, 0)}
SHEET = """
game: night-sky
unfinished: true
players: [{{ name: Ania, start: S3a, rounds: [{{ card: C502, lines: {drawn} }}] }}]
"""
FULL_SHEET = "game: night-sky\nplayers: [{{ name: Ania, start: S3a, rounds: [{}] }}]\n"
SHOWN_CARDS = ("C502", "C904", "C803", "C1005", "C601", "C703")
FIRST_TURN = round(FIRST)


def faces(language: str, ink: Ink = "night") -> tuple[Face, Face]:
    (card,) = printed("aid", language, ink).values()
    return card.front, other(card)


def on_page(language: str, page: str) -> list[Line]:
    side, half = PAGES[page]
    shown = faces(language)[side]
    return [line for line in lines(shown) if (line.box.x > shown.trim.width / 2) == bool(half)]


def said(language: str, page: str) -> str:
    """What a page says, with one blank wherever lines or runs of bold end."""
    words = re.sub(r"\s+", " ", " ".join(line.text for line in on_page(language, page)))
    return re.sub(r" ([,.;:])", r"\1", words)


def stars_of(face: Face) -> list[Point]:
    """The stars of its sky, which are many in one shape."""
    return [
        move_point(Point(step.x, step.y), map_)
        for shape, map_ in flat(face.scene)
        if isinstance(shape, Outline) and sum(isinstance(step, MoveTo) for step in shape.steps) > 100
        if not any(isinstance(step, LineTo) for step in shape.steps)  # as dashes are
        for step in shape.steps
        if isinstance(step, MoveTo)
    ]


def test_no_star_of_the_sky_touches_the_fold_or_stands_among_the_words_of_the_cover() -> None:
    front, back = faces("en", "paper")
    for face in (front, back):
        assert len(stars_of(face)) > 300
        assert min(abs(star.x - face.trim.width / 2) for star in stars_of(face)) > 2.5
    words = [line.box for line in on_page("en", "set-up") if line.box.y < 58]
    column = [box for box in words if box.x < min(box.x for box in words) + 20]
    left, top = min(box.x for box in column), min(box.y for box in column)
    bottom = max(box.y + box.height for box in column)
    assert bottom - top > 30
    among = [star for star in stars_of(front) if left < star.x < left + 45 and top < star.y < bottom]
    assert among == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_and_the_kinds_are_told(language: str) -> None:
    told = said(language, "set-up")
    say = make_speaker(load_layout(LayoutRequest("night-sky/aid", ROOT)), language, GAME).say
    assert re.search(r"5, 6, 8, 9, 10 \w+ .*7", told)
    for letter, kind in zip("DGPB", ("dwarf", "giant", "pulsar", "binary"), strict=True):
        assert f"{letter} · {say('kind-name', {'kind': kind})}" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_has_four_steps_each_with_its_heading(language: str) -> None:
    told = [line.text for line in on_page(language, "round")]
    assert [text for text in told if text in {*"1234"}][:4] == [*"1234"]
    heads = [
        line.text[0]
        for page in ("round", "points")
        for line in on_page(language, page)
        if re.match(r"\d ·", line.text)
    ]
    assert heads == [*"1234"]
    assert len(WINDOWS) == ROUNDS == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_fading_stars_are_as_many_as_the_map_says(language: str) -> None:
    assert re.search(rf"\b{MAP['fading_stars']}\b", said(language, "points"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_scorer_is_told_with_its_worth(language: str) -> None:
    told, spoken = said(language, "scoring"), phrases(GAME, language)
    for line, worth in (("fading", 3), ("sun", 1), ("ecliptic", 2), ("rim", 3)):
        words = translate(spoken, f"line-{line}").replace("\xa0", " ")
        assert f"{words}: {worth} " in told, words
    for line in ("round-1", "round-6"):
        assert translate(spoken, f"line-{line}").replace("\xa0", " ") in told
    for last in TITLES:
        assert re.search(rf"\b{last}\b", told)


def test_the_example_is_scored_as_it_is_told(tmp_path: Path) -> None:
    _, *drawn = LAYOUT["let"]["shown-crow"].strip("\"'").split()
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text(SHEET.format(drawn=" ".join(drawn)), "utf-8")
    result = score_file(str(sheet)).result
    (ania,) = result.players
    found = {line.id: line.points for line in ania.lines}
    assert (found["round-1"], found["sun"]) == (20, 2)
    assert [warning.code for warning in result.warnings] == ["not-finished"]
    for language in LANGUAGES:
        told = said(language, "points")
        assert re.search(r"2 \S+ × 3 = 6 2 \S+ × 2 = 4 2 \S+ × 5 = 10 \S+( \S+)? 20\b", told), told


def told_list(name: str) -> list[str]:
    """One of the layout's lists of texts."""
    found: list[str] = yaml.load(
        LAYOUT["let"][name].strip("{}").replace("shown-crow", "''"), yaml.CSafeLoader
    )
    return found


def test_the_map_of_the_last_page_earned_what_its_fields_say(tmp_path: Path) -> None:
    drawings = [LAYOUT["let"]["shown-crow"], *told_list("shown-map")[1:]]
    rounds = [
        f"{{card: {card}, lines: {' '.join(drawn.split()[1:])}}}"
        for card, drawn in zip(SHOWN_CARDS, drawings, strict=True)
    ]
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text(FULL_SHEET.format(", ".join(rounds)), "utf-8")
    result = score_file(str(sheet)).result
    assert not result.warnings
    lines_ = {line.id: line for line in result.players[0].lines}
    for number, fields in enumerate(told_list("shown-points"), 1):
        reasons = lines_[f"round-{number}"].reasons
        assert " ".join(str(reason.points) for reason in reasons) == fields, number
    for line, shown in zip(("sun", "ecliptic", "rim"), told_list("shown-ends"), strict=True):
        assert shown in [place for reason in lines_[line].reasons for place in reason.places]


def test_the_hint_of_a_quarter_turn_is_true_in_every_round() -> None:
    """Rows of a card lie level; turned by a quarter they lie along a row of the map in the board."""
    for turn in range(FIRST_TURN, 360 + FIRST_TURN, 60):
        rows = {(angle + turn) % 180 for angle in (0, 60, 120)}
        assert 90 in rows
        assert 0 not in rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_keep_off_the_fold_and_the_edges(language: str) -> None:
    for shown in faces(language):
        middle = shown.trim.width / 2
        for line in lines(shown):
            if len(line.text) <= 3:
                continue  # names of stars: a picture of the map is cut at its frame
            box, start = line.box, middle if line.box.x > middle else 0.0
            assert start + EDGE <= box.x, line.text
            assert box.x + box.width <= start + middle - EDGE, line.text
            assert EDGE - 2 <= box.y <= shown.trim.height - EDGE, line.text


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_never_small(language: str, ink: Ink) -> None:
    for shown in faces(language, ink):
        words = [line for line in lines(shown) if len(line.text) > 4]
        assert min(line.size for line in words) >= 8.5 * POINT - 1e-9
