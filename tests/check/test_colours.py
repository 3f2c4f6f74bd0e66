"""What is measured on printed cards: colours as eyes see them, shared ink."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.build import check_files
from pnp.checks.printing.colour_vision import VISIONS, colour_distance
from pnp.checks.printing.flaws import DrawnSide, Variant
from pnp.checks.printing.measuring import FINE, BoxView, count_colours, measure_sides
from pnp.checks.printing.overlaps import Pile, lay_masks, measure_shared_ink
from pnp.checks.printing.parts import ElementUse, PartCache, find_parts
from pnp.geometry import Box, Matrix, Point, Size
from pnp.pictures.tones import BLACK
from pnp.scene import Circle, Colour, Face, Placed, Rectangle, Scene, Traced
from tests.helpers.colour_distances import seen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coloraide import Color as Measured

    from pnp.errors import Location

parts = st.integers(0, 255)
colours = st.builds(Colour, parts, parts, parts)


@given(colours, colours)
def test_colours_lie_apart_as_another_program_reckons(one: Colour, other: Colour) -> None:
    for sight in VISIONS:
        labs: list[Measured] = [seen(each, sight).convert("lab-d65") for each in (one, other)]
        assert abs(colour_distance(one, other, sight) - labs[0].delta_e(labs[1], method="76")) < 0.2


def test_shared_ink_is_measured_by_its_pixels() -> None:
    box = Box(2.0, 0.0, 3.0, 4.0)
    one, other = Rectangle(Box(0, 0, 5, 4), BLACK), Rectangle(Box(2, 1, 8, 2), BLACK)
    (counts,) = count_colours([BoxView(lay_masks(Pile(((one,), (other,)), box)), box)], FINE)
    assert measure_shared_ink(counts, box) == pytest.approx(6.0, abs=0.1)


LOOK = """\
extends: atlas
size: [63, 40]
fields:
  depth: {type: whole, required: true}
  kind: {type: text, one-of: [ship, pier]}
faces:
  front:
    - {rectangle: {left: -3, right: -3, top: -3, bottom: -3}, fill: ground}
    - {text: "{title}", style: title, box: {left: 5, right: 5, top: 5}, lines: 1}
    - {text: "{depth} fathoms", style: rule, size: 6, box: [10, 26, 30, 5]}
    - {icon: ship, when: kind == 'ship', box: [10, 12, 8, 8]}
    - {icon: anchor, when: kind == 'pier', box: [1, 12, 8, 8]}
"""


@pytest.mark.parametrize(
    ("added", "found"),
    [
        ("", []),
        ("    - {text: Deep water, style: rule, lines: 1, box: [20, 14, 9, 5]}\n", [(13, "print-overflow")]),
        ("    - {rectangle: [5, 5, 40, 10], fill: ground}\n", [(13, "print-hidden")]),
        (
            "  back: [{text: Deep, style: rule, paint: '#F0F0F0', box: [5, 5, 40, 9]}]\n",
            [(13, "print-contrast")],
        ),
    ],
)
def test_a_layout_by_itself_is_drawn_with_samples(
    tmp_path: Path, added: str, found: list[tuple[int, str]]
) -> None:
    """What is found whatever the cards say; a title may be too long for it, and is none of its faults."""
    path = tmp_path / "look.yaml"
    path.write_text(LOOK + added, "utf-8")
    always = [(10, "print-type-small"), (12, "print-unsafe")]
    (checked_file,) = check_files([str(path)])
    told = [(each.line, each.code.id) for each in checked_file.findings]
    assert {*told} - {*always} == {*found}
    assert {each.card for each in checked_file.findings} == {""}


OWN = """\
game: nebula
deck: public
{head}
cards:
  - {{id: X1, rule: orbit-colours, orbit: 2, exactly: 4, points: {{first: 12, later: 7}}}}
"""
BARE = "extends: nebula/cards\nfaces: {back: none}\n"


@pytest.mark.parametrize(
    ("head", "found"),
    [
        ("name: Mine", []),
        ("back: none", [(3, "print-bare-back")]),
        ("layout: bare.yaml", [(3, "print-bare-back")]),
        ("layout: bare.yaml\nreplaces: true", []),
        ("layout: bare.yaml\nreplaces: true\nback: {title: Mine}", [(5, "print-no-back")]),
        ("back: none\nreplaces: true", []),
        ("layout: nebula/cards", []),
        ("back: {title: Mine}", []),
    ],
)
def test_cards_that_join_a_deck_have_a_back_where_it_has_one(
    tmp_path: Path, head: str, found: list[tuple[int, str]]
) -> None:
    (tmp_path / "bare.yaml").write_text(BARE, "utf-8")
    path = tmp_path / "own.yaml"
    path.write_text(OWN.format(head=head), "utf-8")
    findings = [each for file in check_files([str(path)]) for each in file.findings]
    told = [(each.line, each.code.id) for each in findings if each.code.id.endswith("-back")]
    assert told == found


@pytest.mark.parametrize(
    ("back", "found"),
    [
        ("[]", ["print-no-back"]),
        ("[{text: '{deck.title}', when: 1 > 2, style: title, box: [5, 5, 40, 9]}]", ["print-no-back"]),
        (
            "[{text: '{deck.title}', when: ink == 'paper', style: title, box: [5, 5, 40, 9]}]",
            ["print-no-back"],
        ),
        ("[{text: '{deck.titel}', style: title, box: [5, 5, 40, 9]}]", ["form-expression"]),
    ],
)
def test_a_back_that_is_asked_for_is_told_where_nothing_is_drawn_on_it(
    tmp_path: Path, back: str, found: list[str]
) -> None:
    front = "extends: atlas\nsize: [63, 40]\nfaces:\n  front: [{icon: star, box: [9, 9, 9, 9]}]\n"
    (tmp_path / "look.yaml").write_text(f"{front}  back: {back}\n", "utf-8")
    path = tmp_path / "own.yaml"
    path.write_text("deck: own\nlayout: look.yaml\nback: {title: Own}\ncards: [{id: A}]\n", "utf-8")
    assert [each.code.id for file in check_files([str(path)]) for each in file.findings] == found


SIDES = """\
extends: atlas
size: [63, 40]
fields: {side: colour}
faces: {front: [{rectangle: [9, 9, 40, 20], fill: "{side}"}]}
"""


@pytest.mark.parametrize(
    ("colours", "found"),
    [
        (("#C02030", "#207020"), [("normal", " (black)"), ("deutan", " (night, paper)")]),
        (("#C02030", "#C02431"), [("normal", "")]),
        (("#C02030", "#F0F060"), []),
    ],
)
def test_colours_are_alike_to_each_eye_in_the_inks_in_which_they_are(
    tmp_path: Path, colours: tuple[str, str], found: list[tuple[str, str]]
) -> None:
    (tmp_path / "look.yaml").write_text(SIDES, "utf-8")
    path = tmp_path / "own.yaml"
    cards = "".join(f"  - {{id: Q{at}, side: '{colour}'}}\n" for at, colour in enumerate(colours))
    path.write_text(f"deck: own\nlayout: look.yaml\ncards:\n{cards}", "utf-8")
    told = [each.arguments for file in check_files([str(path)]) for each in file.findings]
    assert [(each["sight"], each["where"]) for each in told] == found


def test_words_that_their_ground_hides_are_told_once(tmp_path: Path) -> None:
    path = tmp_path / "look.yaml"
    words = "    - {text: North Quay, style: title, box: [8, 8, 47, 8]}\n"
    ground = "    - {rectangle: {left: -3, right: -3, top: -3, bottom: -3}, fill: ground}\n"
    for drawn, found in ((words, "print-contrast"), (words + ground, "print-hidden")):
        path.write_text(f"extends: atlas\nsize: [63, 40]\nfaces:\n  front:\n{drawn}", "utf-8")
        assert [each.code.id for each in check_files([str(path)])[0].findings] == [found]


LOST = """\
extends: atlas
size: [63, 40]
safe: {safe}
faces:
  front:
    - {{rectangle: {{left: -3, right: -3, top: -3, bottom: -3}}, fill: ground}}
    - {{text: North Quay, style: title, box: [8, 8, 47, 8]}}
    - {element}
"""
STRIKE = "{{line: [[0, 11], [63, 11]], stroke: {{paint: '#203050', width: {}}}}}"


@pytest.mark.parametrize(
    ("safe", "element", "found"),
    [
        (3, "{icon: star, box: [-40, 20, 12, 12]}", {"way": "off"}),
        (3, "{icon: star, box: [-4, 20, 12, 12]}", {"way": "over", "distance": 4.0}),
        (3, "{icon: star, box: [1, 20, 12, 12]}", {"way": "near", "distance": 1.0}),
        (0, "{icon: star, box: [-4, 20, 12, 12]}", {"way": "over", "distance": 4.0}),
        (0, "{icon: star, box: [0, 20, 12, 12]}", None),
        (0, "{figure: rose, box: [-40, 20, 12, 12]}", {"way": "off"}),
        (0, "{figure: rose, box: [-4, 20, 12, 12]}", None),
        (3, STRIKE.format(3), {"other": "North Quay"}),
        (3, STRIKE.format(0.4), {"other": "North Quay"}),
        (3, STRIKE.replace("11]", "24]").format(0.4), None),
    ],
)
def test_what_is_read_is_neither_cut_away_nor_struck_out(
    tmp_path: Path, safe: int, element: str, found: dict[str, str | float] | None
) -> None:
    path = tmp_path / "look.yaml"
    path.write_text(LOST.format(safe=safe, element=element), "utf-8")
    (file,) = check_files([str(path)])
    told = [each.arguments.items() for each in file.findings]
    assert len(told) == (found is not None)
    assert found is None or found.items() <= told[0]


SHARED = """\
extends: atlas
size: [63, 40]
faces:
  front:
    - {rectangle: {left: -3, right: -3, top: -3, bottom: -3}, fill: ground}
    - {text: "{title}", style: rule, align: left, box: [5, 5, 53, 8]}
    - {icon: star, box: [22, 4, 8, 8]}
    - {icon: moon, box: [1, 20, 8, 8], when: id == 'Q1'}
  back: [{icon: star, box: [1, 1, 9, 9]}]
"""
CLASH, UNSAFE = "print-overlap", "print-unsafe"


@pytest.mark.parametrize(
    ("titles", "found"),
    [
        (["Quay"], [("look.yaml", 8, UNSAFE, "", 0), ("look.yaml", 9, UNSAFE, "", 0)]),
        (["Quay", "Pier"], [("look.yaml", 8, UNSAFE, "Q1", 0), ("look.yaml", 9, UNSAFE, "", 0)]),
        (
            ["Quay", "The Great Quay", "The Great Quay"],
            [
                ("own.yaml", 5, CLASH, "Q2", 0),
                ("own.yaml", 6, CLASH, "Q3", 0),
                ("look.yaml", 8, UNSAFE, "Q1", 0),
                ("look.yaml", 9, UNSAFE, "", 0),
            ],
        ),
        (
            ["Quay", *(f"The Great Quay {at}" for at in range(25))],
            [
                ("look.yaml", 7, CLASH, "", 25),
                ("look.yaml", 8, UNSAFE, "Q1", 0),
                ("look.yaml", 9, UNSAFE, "", 0),
            ],
        ),
    ],
)
def test_what_cards_have_in_common_is_told_once_and_names_a_card_that_is_alone_in_it(
    tmp_path: Path, titles: list[str], found: list[tuple[str, int, str, str, int]]
) -> None:
    (tmp_path / "look.yaml").write_text(SHARED, "utf-8")
    path = tmp_path / "own.yaml"
    cards = "".join(f"  - {{id: Q{at}, title: {title}}}\n" for at, title in enumerate(titles, 1))
    path.write_text(f"deck: own\nlayout: look.yaml\ncards:\n{cards}", "utf-8")
    told = [
        (Path(file.file).name, each.line, each.code.id, each.card, each.arguments["cards"])
        for file in check_files([str(path)])
        for each in file.findings
    ]
    assert told == found


def test_icons_in_a_row_that_lie_alike_to_each_other_are_looked_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    star = Scene(Box(-1.0, -1.0, 2.0, 2.0), (Circle(Point(0.0, 0.0), 1.0, BLACK),))
    places = [Matrix(1.5, 0.0, 0.0, 1.5, 4.0 + 1.2 * at, 10.0) for at in range(40)]
    drawn = tuple(Traced((Placed(star, each),), place=("stars",)) for each in places)
    scene = Scene(Box(0.0, 0.0, 63.0, 40.0), drawn)
    face = Face("A", Size(63.0, 40.0), 0.0, scene)
    side = DrawnSide((0,), "front", face, find_parts(scene, PartCache()), Variant("en", "night"))
    looks: list[BoxView] = []

    def counting(found: Sequence[BoxView], dpi: float) -> list[tuple[tuple[int, Colour], ...]]:
        looks.extend(found)
        return count_colours(found, dpi)

    monkeypatch.setattr("pnp.checks.printing.measuring.count_colours", counting)
    known: dict[Location, ElementUse] = {("stars",): ElementUse("icon", "star", True)}
    clashes = [flaw.code.id for flaw in measure_sides([side], known)]
    assert clashes == ["print-overlap"] * len(looks)
    assert len(looks) == 2  # with the next, and with the one behind that
