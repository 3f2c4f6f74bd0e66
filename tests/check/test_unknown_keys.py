"""Keys that a card may not have, as `pnp check` tells of them: once, with what the card's game would take."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnp.build import check_files

HEAD = "game: nebula\ndeck: personal\n"
LAYOUT = "extends: nebula/cards\nfields: {subtitle: {type: text}}\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def told(*files: str) -> list[tuple[str, str, str, str]]:
    """Code, card, what is wrong and what would be right, of all errors."""
    return [
        (each.code.id, each.card, *each.words)
        for file in check_files(files)
        for each in file.findings
        if each.code.kind == "error" and each.words
    ]


def of_card(said: str, head: str = HEAD) -> list[tuple[str, str]]:
    """What is wrong and right of the keys of a card that says so much more than a task has to."""
    card = f"cards:\n  - {{id: X1, rule: shining-stars, colour: red, at_least: 2, {said}}}\n"
    Path("own.yaml").write_text(head + card, "utf-8")
    return [(wrong, right) for code, _, wrong, right in told("own.yaml") if code == "form-unknown-key"]


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("color: red", "did you mean 'colour'?"),
        ("atleast: 3", "did you mean 'at_least'?"),
        ("constelation: lyra", "did you mean 'constellation'?"),
        ("titel: Quay", "did you mean 'title'?"),
        (
            "points: 3",
            "known here: rule, colour, at_least, at_most, constellation, exactly, orbit, constellations, "
            "count, pair, id, title, text, note and 7 more; a layout of your own may declare it",
        ),
    ],
)
def test_a_key_that_a_task_does_not_take_is_told_with_those_that_it_does(said: str, right: str) -> None:
    assert of_card(said) == [(f"the key '{said.partition(':')[0]}' is not known here", right)]


def test_a_set_with_a_layout_of_its_own_is_advised_of_the_keys_of_both() -> None:
    Path("look.yaml").write_text(LAYOUT, "utf-8")
    head = f"{HEAD}layout: look.yaml\n"
    assert [right for _, right in of_card("subtitel: Quay", head)] == ["did you mean 'subtitle'?"]
    assert [right for _, right in of_card("color: red", head)] == ["did you mean 'colour'?"]
    assert of_card("subtitle: Quay", head) == []


def test_what_a_set_and_a_sheet_that_names_it_both_say_is_told_once_with_the_card() -> None:
    of_card("color: red")
    players = "players: [{name: Ana, galaxy: {}, black_holes: 0}, {name: Via, galaxy: {}, black_holes: 0}]"
    Path("sheet.yaml").write_text(f"game: nebula\ncards: [own.yaml]\n{players}\n", "utf-8")
    for files in (["own.yaml", "sheet.yaml"], ["sheet.yaml", "own.yaml"]):
        found = [(code, card) for code, card, *_ in told(*files) if code == "form-unknown-key"]
        assert found == [("form-unknown-key", "X1")]
