"""Score sheets take what the questions take: small letters, lists on one line, bare numbers, `31+`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import pnp
from pnp.errors import InputError

WORDS_OF_THEIR_OWN = {"game", "name", "title", "played", "by_hand", "cards", "layout"}

NEBULA = """
game: nebula
public: {public}
advanced: {advanced}
counters: {counters}
players:
  - {{ name: Ester, galaxy: {galaxy}, black_holes: 4, personal: {card}, public: {claims} }}
  - {{ name: Karel, galaxy: {other}, black_holes: 2, personal: O2, public: {{}} }}
"""
PAIRS = {
    "nebula": (
        NEBULA.format(
            public="[V3, V15, V17, V20]",
            advanced="{I: B4, II: B20, III: B27, IV: B30}",
            counters="{colours: [white, red, blue], constellations: [lyra, orion], advanced: [II, IV, I]}",
            galaxy="{core: R, lyra: YW.BYO, draco: PBRWOB, orion: W..RB., corvus: ..R.B.}",
            card="O19",
            claims="{V3: first, V15: first}",
            other="{core: ., lyra: PYWYPP}",
        ),
        NEBULA.format(
            public="3 15 17 20",
            advanced="4 20 27 30",
            counters="{colours: wrb, constellations: lo, advanced: 241}",
            galaxy="r yw.byo pbrwob w..rb. 3R5B",
            card="19",
            claims="3f 15f",
            other="{lyra: pywypp}",
        ),
    ),
    "night-sky": (
        """
game: night-sky
unfinished: true
players:
  - name: Ania
    start: S1a
    rounds:
      - { card: C601, lines: A31-A41 A41-A42 }
      - { card: C703, stars: B11 }
""",
        """
game: night-sky
unfinished: true
players:
  - name: Ania
    start: 1a
    rounds:
      - { card: 601, lines: a31-41-42 }
      - { card: 703, lines: b11 }
""",
    ),
    "nova-luna": (
        """
game: nova-luna
players:
  - { name: Ana, mosaic: ". N11 N12\\nN18 N15 N17 N34", track: [17, 2] }
  - { name: Jan, tokens: 15, mosaic: "N40 R4:BB" }
""",
        """
game: nova-luna
players:
  - { name: Ana, mosaic: ". 11 12\\n18 n15 17 34", track: [17, 2] }
  - { name: Jan, tokens: 15, mosaic: "40 r4bb" }
""",
    ),
    "tiny-galaxies": (
        """
game: tiny-galaxies
players:
  - { name: Eva, empire: 5, planets: [P05, P10, P11], energy: 3, culture: 2, mission: M12, ended_game: true }
  - { name: Ivo, empire: 3, planets: [P04, 9], energy: 1, culture: 0 }
""",
        """
game: tiny-galaxies
players:
  - { name: Eva, empire: 5, planets: p5 10 p11, energy: 3, culture: 2, mission: 12, ended_game: y }
  - { name: Ivo, empire: 3, planets: [p4, 9], energy: 1, culture: 0 }
""",
    ),
    "hvezdokupy": (
        """
game: hvezdokupy
board: "..*.....\\n.**.M...\\n.*......\\n........\\n........\\n........\\n........\\n*......."
players:
  - { name: Ana, card: F01 }
  - { name: Jan, pattern: "*..\\n.**" }
""",
        """
game: hvezdokupy
board: "..*.....\\n2 3 M5\\nx2\\n.\\n.\\n.\\n.\\n1"
players:
  - { name: Ana, card: f1 }
  - { name: Jan, pattern: "*.. .xx" }
""".replace("x2", "2"),
    ),
}


@pytest.mark.parametrize("game", PAIRS)
def test_a_sheet_is_scored_alike_in_the_notation_of_the_questions(game: str) -> None:
    strict, loose = PAIRS[game]
    assert pnp.score(loose) == pnp.score(strict)


def test_four_constellations_are_typed_on_one_line_as_they_are_written() -> None:
    strict, _ = PAIRS["nebula"]
    tree = yaml.safe_load(strict)
    tree["players"][0]["galaxy"] = "R YW.BYO PBRWOB W..RB. ..R.B."
    assert pnp.score(tree) == pnp.score(strict)


def test_who_claims_a_public_card_may_name_it_by_its_number_too() -> None:
    strict, loose = PAIRS["nebula"]
    assert pnp.score(loose.replace("3f 15f", "{3: first, 15: first}")) == pnp.score(strict)


def test_rows_of_a_pattern_on_one_line_are_the_rows_that_they_are_when_they_are_typed() -> None:
    strict, _ = PAIRS["hvezdokupy"]
    assert r"*..\n.**" in strict
    assert pnp.score(strict.replace(r"*..\n.**", "*.. .**")) == pnp.score(strict)


@pytest.mark.parametrize(
    ("game", "written", "wrong"),
    [
        ("nebula", ("yw.byo", "yw.byx"), "there is no colour 'x'"),
        ("nebula", ("3f 15f", "{3: first, 16: first}"), "the card '16' is not on the table"),
        ("tiny-galaxies", ("p5 10 p11", "p5 10 p91"), "there is no card 'p91'"),
        ("tiny-galaxies", ("[p4, 9]", "['', p4]"), "is empty"),
        ("nebula", ("black_holes: 4", "black_holes: ''"), "is no whole number"),
        ("nova-luna", ("18 n15", "18 q15"), "q15"),
        ("hvezdokupy", ("2 3 M5", "2 3 M9"), "row 2 of the board has 4 signs"),
    ],
)
def test_what_no_question_understands_is_refused_as_it_was_written(
    game: str, written: tuple[str, str], wrong: str
) -> None:
    with pytest.raises(InputError) as refused:
        pnp.score(PAIRS[game][1].replace(*written))
    assert wrong in str(refused.value)


def loosened(tree: Any, key: str = "") -> Any:
    """A sheet as it is typed in haste: in small letters, and lists of words on one line."""
    match tree:
        case dict() if key not in WORDS_OF_THEIR_OWN:
            return {name: loosened(value, name) for name, value in tree.items()}
        case list() if tree and all(isinstance(each, str) for each in tree) and key not in WORDS_OF_THEIR_OWN:
            return " ".join(tree).lower()
        case list() if key not in WORDS_OF_THEIR_OWN:
            return [loosened(each) for each in tree]
        case str() if key not in WORDS_OF_THEIR_OWN:
            return tree.lower()
    return tree


def agree(game: str, data: st.DataObject) -> None:
    """A sheet by chance and the same sheet in haste have one result."""
    sheets = import_module(f"tests.positions.{game.replace('-', '_')}").sheets()
    sheet = data.draw(sheets)
    assert pnp.score(loosened(sheet)) == pnp.score(sheet)


@pytest.mark.parametrize("game", PAIRS)
@settings(max_examples=10, phases=[Phase.generate], suppress_health_check=[*HealthCheck], deadline=None)
@given(data=st.data())
def test_a_sheet_in_haste_is_the_same_sheet(game: str, data: st.DataObject) -> None:
    agree(game, data)


@pytest.mark.full
@pytest.mark.parametrize("game", PAIRS)
@settings(max_examples=300, suppress_health_check=[*HealthCheck], deadline=None)
@given(data=st.data())
def test_many_sheets_in_haste_are_the_same_sheets(game: str, data: st.DataObject) -> None:
    agree(game, data)


def test_what_the_reader_of_sheets_understands_is_not_read_anew() -> None:
    """A number in a list of planets is points, though a question takes one above 7 for a card."""
    strict = PAIRS["tiny-galaxies"][0].replace("[P05, P10, P11]", "[12, P03]")
    for loose in (("[P04, 9]", "[p04, 9]"), ("[12, P03]", "[12, p03]")):
        assert pnp.score(strict.replace(*loose)) == pnp.score(strict)


def test_one_planet_need_not_stand_in_brackets() -> None:
    strict = PAIRS["tiny-galaxies"][0]
    for bare, listed in (("8", "[P08]"), ("P08", "[P08]"), ("3", "[3]")):
        one, other = (strict.replace("[P05, P10, P11]", planets) for planets in (bare, listed))
        assert pnp.score(one) == pnp.score(other)
