"""Cards are laid out in every language that they may be printed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp.build import check_files

if TYPE_CHECKING:
    from pathlib import Path

LOOK = """\
extends: atlas
size: [63, 40]
fields: {{word: {{type: words, default: {default}}}}}
messages: {messages}
faces:
  front:
    - {{text: "{{title}}", style: title, paint: "#000000", box: [9, 5, 45, 9]}}
    - {{text: {text}, style: title, paint: "#000000", lines: 1, box: [9, 16, 45, 9]}}
    - {{text: "{{word}}", style: title, paint: "#000000", lines: 1, box: [9, 27, 45, 9]}}
"""
LONG = "Nejneobhospodarovavatelnejsimi nejneobhospodarovavatelnejsimi"
FITS = {"text": "Sea", "default": "Bay", "messages": "{en: 'sea = Sea'}"}


@pytest.mark.parametrize(
    ("says", "title", "found"),
    [
        ({}, "Sea", []),
        ({"text": f"{{en: Sea, cs: {LONG}}}"}, "Sea", [("print-overflow", " (cs)")]),
        ({"text": f"{{en: Sea, cs: {LONG}}}"}, "{en: Sea, cs: More}", [("print-overflow", " (cs)")]),
        ({"messages": "{cs: 'sea = More'}", "text": "{cs: More}"}, "More", []),
        ({"messages": "{cs: 'sea = More'}", "text": f"{{cs: {LONG}}}"}, "More", [("print-overflow", "")]),
        ({"default": f"{{en: Bay, cs: {LONG}}}"}, "Sea", [("print-overflow", " (cs)")]),
        (
            {"messages": "{en: 'sea = Sea', cs: 'sea = More'}", "text": "{en: Sea}"},
            "Sea",
            [("form-language", None)],
        ),
    ],
)
def test_cards_are_laid_out_in_the_languages_of_their_layout_too(
    tmp_path: Path, says: dict[str, str], title: str, found: list[tuple[str, str | None]]
) -> None:
    look, own = tmp_path / "look.yaml", tmp_path / "own.yaml"
    look.write_text(LOOK.format(**{**FITS, **says}), "utf-8")
    own.write_text(f"deck: own\nlayout: look.yaml\ncards: [{{id: A1, title: {title}}}]\n", "utf-8")
    for path in (own, look):
        findings = [each for file in check_files([str(path)]) for each in file.findings]
        assert [(each.code.id, each.arguments.get("where")) for each in findings] == found


@pytest.mark.usefixtures("comets")
def test_no_layout_is_taken_for_one_of_a_game_that_has_words_in_fewer_languages(tmp_path: Path) -> None:
    """Words are missing in Czech, in which the game of the package has none."""
    look = tmp_path / "look.yaml"
    says = {"messages": "{en: 'sea = Sea', cs: 'sea = More'}", "text": "{en: Sea}"}
    look.write_text(LOOK.format(**{**FITS, **says}), "utf-8")
    (file,) = check_files([str(look)])
    assert [each.code.id for each in file.findings] == ["form-language"]


@pytest.mark.parametrize(("languages", "found"), [((), set()), (("cs",), {"form-words"})])
@pytest.mark.usefixtures("comets")
def test_a_set_of_a_game_is_laid_out_in_the_languages_that_the_game_has_words_in(
    languages: tuple[str, ...], found: set[str], tmp_path: Path
) -> None:
    folder = tmp_path / "site" / "cards" / "comets"
    for language in languages:
        (folder / "words" / f"{language}.ftl").write_text("game-name = Komety\n", "utf-8")
    (file,) = check_files([str(folder / "deck.yaml")])
    assert {each.code.id for each in file.findings if each.code.kind == "error"} == found


NOUN = """\
extends: nebula/cards
faces:
  front:
    - {{text: {}, style: note, paint: "#FFFFFF", box: [20, 40, 20, 5]}}
"""


def test_a_set_of_a_game_is_laid_out_in_those_languages_that_the_game_has_words_in(tmp_path: Path) -> None:
    look, path = tmp_path / "look.yaml", tmp_path / "own.yaml"
    look.write_text(NOUN.format("{en: Sea, cs: More, pl: Morze, de: Meer}"), "utf-8")
    head = "game: nebula\ndeck: public\nreplaces: true\nlayout: look.yaml\n"
    card = "{id: X1, rule: orbit-colours, orbit: 2, exactly: 4, points: {first: 12, later: 7}}"
    path.write_text(f"{head}cards:\n  - {card}\n", "utf-8")
    for name in (path, look):
        findings = [each for file in check_files([str(name)]) for each in file.findings]
        assert [each for each in findings if each.code.kind == "error"] == []
