"""What lies over what: words that pictures hide, and lines and letters that lie on each other."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from pnp.build import check_files

OVER = """\
extends: atlas
size: [63, 40]
faces:
  front:
    - {rectangle: {left: -3, right: -3, top: -3, bottom: -3}, fill: ground}
    - {text: North Quay, style: title, box: [8, 12, 47, 8]}
"""


def found(folder: Path, elements: str, head: str = OVER) -> list[tuple[str, str]]:
    """The codes of a layout to which elements are added, and the inks in which each is told."""
    path = folder / "look.yaml"
    path.write_text(f"{head}    - {elements}\n", "utf-8")
    findings = [each for file in check_files([str(path)]) for each in file.findings]
    return [(each.code.id, str(each.arguments["where"])) for each in findings]


def frame(inside: int) -> bytes:
    """A solid rim, within which a picture is as clear as its alpha channel says."""
    picture = Image.new("RGBA", (828, 552), (120, 20, 30, 255))
    picture.paste((120, 20, 30, inside), (80, 80, 748, 472))
    written = BytesIO()
    picture.save(written, "PNG")
    return written.getvalue()


HIDDEN, PALE = "print-hidden", "print-contrast"


@pytest.mark.parametrize(
    ("inside", "opacity", "told"),
    [
        (0, 1, []),
        (100, 1, []),
        (200, 1, [(HIDDEN, "")]),
        (200, 0.6, [(PALE, " (night, paper)"), (HIDDEN, " (black)")]),  # where nothing is faded
        (255, 0.6, [(HIDDEN, "")]),
    ],
)
def test_a_picture_hides_what_lies_under_it_where_it_is_not_clear(
    tmp_path: Path, inside: int, opacity: float, told: list[tuple[str, str]]
) -> None:
    (tmp_path / "frame.png").write_bytes(frame(inside))
    box = "{left: -3, right: -3, top: -3, bottom: -3}"
    assert found(tmp_path, f"{{image: frame.png, box: {box}, opacity: {opacity}}}") == told


def test_the_rim_of_a_clear_picture_hides_the_words_that_it_lies_on(tmp_path: Path) -> None:
    (tmp_path / "frame.png").write_bytes(frame(0))
    assert found(tmp_path, "{image: frame.png, box: [-3, 12, 69, 46]}") == [(HIDDEN, "")]


SET_TIGHT = """\
extends: atlas
size: [63, 88]
texts:
  set: {{face: SourceSans3-Medium, size: 14, paint: '#000000'{set}}}
faces:
  front:
    - {{rectangle: {{left: -3, right: -3, top: -3, bottom: -3}}, fill: '#FFFFFF'}}
"""
WORDS = (
    "{text: 'Every road begins here, **draw one card** for it and go on', style: set, box: [5, 10, 53, 40]"
)
VAT = "{text: 'VAT To Yo AVATAR', style: set, lines: 1, box: [5, 10, 53, 40]"
COINS = "{text: 'Pay :coin: for the ship and then :ship: sail on :star:', style: set, box: [5, 10, 53, 40]"


@pytest.mark.parametrize(
    ("text", "role", "way"),
    [
        (WORDS, "", None),
        (WORDS, ", lead: 5", None),
        (WORDS, ", lead: 3.2", "lines"),
        (WORDS + ", turn: 30", ", lead: 3.2", "lines"),
        (WORDS, ", lead: 0.5, tracking: 0.1", "lines"),
        (WORDS, ", tracking: -0.04", None),
        (WORDS, ", tracking: -0.25", "letters"),
        (VAT, ", kerned: true", None),
        (COINS, "", None),
        (COINS, ", lead: 3.2", "lines"),
    ],
)
def test_lines_and_letters_of_a_text_that_lie_on_each_other_are_told(
    tmp_path: Path, text: str, role: str, way: str | None
) -> None:
    path = tmp_path / "look.yaml"
    path.write_text(SET_TIGHT.format(set=role) + f"    - {text}}}\n", "utf-8")
    (file,) = check_files([str(path)])
    told = [(each.code.id, each.line, each.arguments["way"]) for each in file.findings]
    assert told == [("print-overlap", 4, way)] * (way is not None)


def test_a_style_that_sets_the_words_of_several_elements_too_tight_is_told_once(tmp_path: Path) -> None:
    head = SET_TIGHT.format(set=", lead: 3.2")
    texts = "".join(f"    - {WORDS.replace('10, 53', f'{top}, 53')}}}\n" for top in (5, 45))
    path = tmp_path / "look.yaml"
    path.write_text(head + texts, "utf-8")
    (file,) = check_files([str(path)])
    assert [(each.code.id, each.line) for each in file.findings] == [("print-overlap", 4)]


def test_a_text_that_is_set_too_tight_is_told_once_in_the_layout_whatever_the_cards_say(
    tmp_path: Path,
) -> None:
    text = "{text: '{title}', style: set, box: [5, 10, 53, 40]}"
    (tmp_path / "look.yaml").write_text(SET_TIGHT.format(set=", lead: 3") + f"    - {text}\n", "utf-8")
    titles = ["Quay", "Every road begins here, draw one card", "Every ship ends there, and draws none"]
    cards = "".join(f"  - {{id: Q{at}, title: '{title}'}}\n" for at, title in enumerate(titles))
    path = tmp_path / "own.yaml"
    path.write_text(f"deck: own\nlayout: look.yaml\nback: none\ncards:\n{cards}", "utf-8")
    told = [(Path(file.file).name, each.line) for file in check_files([str(path)]) for each in file.findings]
    assert told == [("look.yaml", 4)]


WHITE = """\
extends: atlas
size: [63, 88]
texts: {set: {face: SourceSans3-Medium, size: 12, paint: '#000000'}}
faces:
  front:
    - {rectangle: {left: -3, right: -3, top: -3, bottom: -3}, fill: '#FFFFFF'}
    - {text: Gypsy jug, style: set, box: [8, 12, 47, 10], valign: top}
    - {icon: plus, box: [20, 40, 20, 20]}
"""
HAIR = "{{line: [{}, {}], stroke: {{paint: '{}', width: {}}}}}"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (("[5, 14]", "[58, 14]", "#000000", 0.5), True),
        (("[5, 14]", "[58, 14]", "#000000", 0.15), True),
        (("[5, 14]", "[58, 14]", "#FFFFFF", 0.5), True),
        (("[5, 15.2]", "[58, 15.2]", "#000000", 0.3), False),  # through the tails, as words are underlined
        (("[5, 15.2]", "[58, 15.2]", "#FFFFFF", 0.3), True),
        (("[5, 17.5]", "[58, 17.5]", "#FFFFFF", 0.3), False),
        (("[5, 15]", "[58, 15]", "#C02030", 0.25), False),  # and in another colour
        (("[5, 15.4]", "[58, 15.4]", "#C02030", 0.3), False),
        (("[5, 15.4]", "[58, 15.4]", "#F8F8F8", 0.3), True),
        (("[5, 13.6]", "[58, 13.6]", "#C02030", 0.25), True),
        (("[5, 50]", "[58, 50]", "fill", 0.4), False),
        (("[5, 50]", "[58, 50]", "#C02030", 0.4), True),
        (("[5, 60]", "[58, 60]", "#C02030", 0.4), False),
        (("[30, 58]", "[30, 62]", "#C02030", 0.1), False),
        (("[30, 57]", "[30, 62]", "#C02030", 0.4), False),  # but into its edge
        (("[30, 54]", "[30, 62]", "#C02030", 0.4), True),
        (("[30, 54]", "[30, 57]", "#C02030", 0.4), True),
    ],
)
def test_a_fine_line_is_told_that_strikes_words_or_hides_what_is_of_another_colour(
    tmp_path: Path, line: tuple[str, str, str, float], told: bool
) -> None:
    assert [code for code, _ in found(tmp_path, HAIR.format(*line), WHITE)] == [HIDDEN] * told


@pytest.mark.parametrize(
    ("paint", "told"),
    [
        ("#F0E0A0", [(HIDDEN, "")]),
        ("#FFFFFF", [(HIDDEN, " (black)")]),  # where the panel is white
        ("#C02030", []),
    ],
)
def test_a_fine_line_erases_the_tails_of_words_in_the_colour_of_their_panel(
    tmp_path: Path, paint: str, told: list[tuple[str, str]]
) -> None:
    panel = "    - {rectangle: [6, 8, 51, 14], fill: '#F0E0A0'}\n"
    words = "    - {text: Gypsy jug"
    head = WHITE.replace(words, panel + words)
    line = HAIR.format("[5, 15.2]", "[58, 15.2]", paint, 0.3)
    assert found(tmp_path, line, head) == told


@pytest.mark.parametrize(("top", "told"), [(4, []), (13, [(HIDDEN, "")])])
def test_a_frame_is_told_that_runs_through_words(
    tmp_path: Path, top: int, told: list[tuple[str, str]]
) -> None:
    frame = f"{{figure: frame, box: {{left: 4, right: 4, top: {top}, bottom: 4}}}}"
    assert found(tmp_path, frame, WHITE) == told
