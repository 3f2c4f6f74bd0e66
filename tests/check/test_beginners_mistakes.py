"""What beginners write in cards for a game: each slip is one line, which says what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pnp import make
from pnp.cli import run_guarded
from pnp.errors import InputError
from tests.check.refused_starters import refused, starter

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

STARS = "stars: [[0, 0], [0, 1], [0, 2], [-2, 3], [0, 3]]"


@pytest.mark.parametrize(
    ("deck", "written", "changed", "told"),
    [
        (
            "nebula/public",
            "points: { first: 8, later: 5 }",
            "points: 8",
            "32:13: 'points' is a text, where a mapping is wanted; write points: { first: …, later: … }",
        ),
        (
            "tiny-galaxies/planets",
            "track: { kind: diplomacy, steps: 3 }",
            "track: [diplomacy, 3]",
            "42:12: 'track' is a list, where a mapping is wanted; write track: { kind: …, steps: … }",
        ),
        (
            "night-sky/constellations",
            STARS,
            "stars: [0, 0, 0, 1, 0, 2]",
            "20:15: number 1 of 'stars' is a text, where a list is wanted; write its entries in [ ]",
        ),
        (
            "night-sky/constellations",
            STARS,
            "stars: (0, 0), (0, 1)",
            "20:14: 'stars' is a text, where a list is wanted; write its entries in [ ]",
        ),
        (
            "night-sky/constellations",
            STARS,
            STARS.replace("0, 0", "0 0"),
            "20:16: number 1 of number 1 of 'stars' is '0 0', which is no whole number; "
            "put a comma between the numbers",
        ),
        (
            "night-sky/constellations",
            STARS,
            STARS.replace("[[", "[").replace("]]", "]"),
            "20:14: several lists stand beside each other behind 'stars'; "
            "put them into one list: [[0, 0], …]",
        ),
        (
            "nebula/public",
            "cs: Šest sester",
            "CS: Šest sester",
            "34:31: 'CS' is no language code; did you mean 'cs'?",
        ),
        (
            "nebula/public",
            "en: Six Sisters",
            "en: Six, Sisters",
            "34:18: a comma stands in the text of 'en'; put the value of 'en' in quotes",
        ),
        (
            "hvezdokupy/constellations",
            "pattern: |\n      .*..",
            "pattern:\n      .*..",
            "32:7: the rows below 'pattern' have no '|' that opens them; write 'pattern: |'",
        ),
    ],
)
def test_one_slip_is_one_line(
    deck: str, written: str, changed: str, told: str, quick: Command, tmp_path: Path
) -> None:
    game, name = deck.split("/")
    assert refused(quick, tmp_path, starter(game, name, (written, changed))) == [told]


def test_a_dash_that_is_advised_keeps_its_blank_in_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.yaml").write_text("deck: own\ncards:\n  - id: A\n  -id: B\n", "utf-8")
    run_guarded(["check", str(tmp_path / "own.yaml")])
    assert "begin it with '- id: …'" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "deck: own\ncards:\n  - { id: A, title: One, text: A star :star: for 2. }\n",
            "3:32: a text within brackets holds a colon; put the value of 'text' in quotes",
        ),
        (
            "game: nova-luna\ndeck: tiles\ncards:\n  - { id: K1, tile: R4:B,TT }\n",
            "4:26: the key 'TT' is not known here; "
            "if it belongs to the text before it, put that text in quotes",
        ),
        (
            "deck: own\ncards:\n  A: { title: One }\n",
            "3:3: 'cards' is a mapping, where a list is wanted; write each of its entries behind '- '",
        ),
        (
            "game: nova-luna\nplayers: [{ name: Ana, mosaic: N11 }]\n",
            "1:1: this is a score sheet, not a card set; score it with: pnp score",
        ),
    ],
)
def test_what_yaml_does_to_a_beginner_is_told_as_what_is_to_be_done(
    pnp: Command, tmp_path: Path, text: str, told: str
) -> None:
    (tmp_path / "own.yaml").write_text(text)
    run = pnp("make", "own.yaml")
    assert run.returncode == 2
    assert run.stderr == f"own.yaml:{told}\n"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "did you mean 'value'? (known here: id, title, …); a layout of your own may declare it"),
        ("cs", "nemyslíš „value“? (tady známe: id, title, …); může ho zavést tvoje vlastní předloha"),
        ("pl", "czy chodzi o „value”? (tutaj znamy: id, title, …); może go wprowadzić twój własny układ"),
    ],
)
def test_what_a_card_costs_is_its_value_or_a_field_of_a_layout_of_ones_own(
    language: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.yaml"
    own.write_text("deck: own\ncards:\n  - { id: A, title: One, cost: 3 }\n", "utf-8")
    assert run_guarded(["make", str(own), "--lang", language]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    known, rest = told.split(" …")
    assert known in line
    assert line.endswith(rest)


@pytest.mark.parametrize(
    ("keys", "meant"),
    [
        ("id: A, name: One", "title"),  # in some of our games a card has a name, in others a title
        ("id: A, titel: One", "title"),
        ("id: A, price: 3", "value"),
    ],
)
def test_what_other_cards_call_a_key_is_known(keys: str, meant: str, tmp_path: Path) -> None:
    own = tmp_path / "own.yaml"
    own.write_text(f"deck: own\ncards:\n  - {{ {keys} }}\n", "utf-8")
    with pytest.raises(InputError, match=f"did you mean '{meant}'"):
        make(own, out=tmp_path)


@pytest.mark.parametrize(
    ("language", "size"), [("en", "no card size"), ("cs", "velikost karty"), ("pl", "rozmiar karty")]
)
def test_a_wrong_size_hides_nothing_that_cards_say(
    language: str, size: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.yaml"
    lines = ("size: pocker", "ground: purple", "cards:", "  - { id: A, title: One, icons: [sword] }")
    own.write_text("\n".join(("deck: own", *lines, "")), "utf-8")
    assert run_guarded(["make", str(own), "--lang", language]) == 2
    told = capsys.readouterr().err.splitlines()
    assert [line.removeprefix(f"{own}:").split(":")[0] for line in told] == ["2", "3", "5"]
    for word, line in zip((size, "purple", "sword"), told, strict=True):
        assert word in line


def test_of_a_wrong_size_nothing_follows(tmp_path: Path) -> None:
    """A text that has no room on a card of the usual size may well have on the one that was meant."""
    own = tmp_path / "own.yaml"
    title = "One title that is far too long for any card that is as small as a playing card " * 3
    own.write_text(f"deck: own\nsize: pocker\ncards: [{{ id: A, title: {title} }}]\n", "utf-8")
    with pytest.raises(InputError) as refused:
        make(own, out=tmp_path)
    assert [problem.line for problem in refused.value.problems] == [2]
