"""Whole tables of Nebula at a terminal: mended in place, changed, left, gone on with, saved."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

import pnp
from tests.helpers.page_blocks import blocks
from tests.helpers.sketch_rows import of_page
from tests.helpers.terminals import Terminal
from tests.helpers.typed_tables import DAY, agreeing, enter, saved

if TYPE_CHECKING:
    from pathlib import Path

EMPTY = "......"
TABLE: dict[str, Any] = {
    "game": "nebula",
    "version": "full",
    "played": DAY,
    "public": ["V3", "V15", "V17", "V20"],
    "advanced": {"I": "B4", "II": "B20", "III": "B27", "IV": "B30"},
    "counters": {
        "colours": ["white", "red", "blue"],
        "constellations": ["lyra", "orion"],
        "advanced": ["II", "IV", "I"],
    },
    "players": [
        {
            "name": "Ester",
            "galaxy": {"core": "R", "lyra": "YW.BYO", "draco": "WBRWOB", "orion": "WP.O..", "corvus": EMPTY},
            "black_holes": "4",
            "personal": "O19",
            "public": {"V15": "first"},
        },
        {
            "name": "Karel",
            "galaxy": {
                "core": "B",
                "lyra": "RWPBYO",
                "draco": "PWRYOB",
                "orion": "RPBOYW",
                "corvus": "YRWBRO",
            },
            "black_holes": "3",
            "personal": "O20",
            "public": {"V17": "first", "V20": "first"},
        },
        {
            "name": "Žofie",
            "galaxy": {
                "core": "W",
                "lyra": "B.Y...",
                "draco": "R.....",
                "orion": "YRWBOP",
                "corvus": "P..O..",
            },
            "black_holes": "1",
            "personal": "O1",
            "public": {"V3": "later"},
        },
        {
            "name": "Ola",
            "galaxy": {"core": ".", **dict.fromkeys(("lyra", "draco", "corvus"), EMPTY), "orion": "..B..."},
            "black_holes": "0",
            "personal": "O7",
            "public": {"V3": "first", "V20": "later"},
        },
    ],
}
BASIC: dict[str, Any] = {
    **{key: TABLE[key] for key in ("game", "played", "public")},
    "version": "basic",
    "players": [TABLE["players"][0], {**TABLE["players"][1], "public": {"V15": "later", "V17": "first"}}],
}
BEGUN = ("score", "nebula", "--played", DAY, "--lang", "en")


def test_a_whole_table_of_four_at_a_terminal(tmp_path: Path) -> None:
    with Terminal(*BEGUN, folder=tmp_path) as terminal:
        terminal.answer("How many play?", "4")
        for number, player in enumerate(TABLE["players"], 1):
            terminal.answer(f"Name of player {number} (", player["name"])
        terminal.answer("Version: f full, b basic (Enter: full):", "")
        terminal.answer("The 4 public cards", "3 15 17 21")
        terminal.expect("There is no “21” here.")
        terminal.press("\x1b[C\x7f\x7f20\r")  # what was typed is still there to be mended
        terminal.expect("16/10 V17: two opposite constellations complete")
        for sector, card in (("I", "4"), ("II", "B20"), ("III", "v27")):
            terminal.answer(f"sector {sector}", card)
        terminal.expect("There is no “v27”. Did you mean B27?")
        terminal.press("\x1b[C\x7f\x7f\x7f27\r")
        terminal.answer("sector IV:", "30")
        for counter, markers in (("colours", "wrb"), ("constellations", "lo"), ("advanced cards", "241")):
            terminal.answer(f"Counter of {counter}, furthest right first (Enter: none):", markers)
        terminal.expect("1. II x4  2. IV x3  3. I x2")
        terminal.answer("Ester, centre", "r")
        terminal.answer("Ester, Lyra", "yw.by")
        terminal.expect("“yw.by” has 5 letters; it takes 6, a dot for each empty cell.")
        terminal.press("\x1b[Co\r")
        terminal.expect("lyra1:Y lyra2:W lyra3:. (lyra4:B) lyra5:Y lyra6:O [ ] 5/6")
        terminal.answer("Ester, Draco", "pbrwob")
        terminal.expect("[x] 6/6")
        terminal.answer("Ester, Orion", "1w2p4o")
        terminal.answer("Ester, Corvus", "")
        terminal.expect("[ ] 2 4/5 2:W 2:B ---(3:R)---- 2:P 2:.")
        for label, typed in (
            ("black holes (Enter: 0):", "4"),
            ("personal card:", "19"),
            ("V17 V20 (Enter: none):", "15f"),
        ):
            terminal.answer(label, typed)
        terminal.answer("Karel, centre", "/17")
        terminal.answer("Ester, Draco [pbrwob]:", "wbrwob")
        terminal.answer("Karel, centre", "b")
        terminal.answer("Karel, Lyra", "rwpbyo")
        terminal.expect("Ester")
        assert terminal.interrupt() == 130
    with Terminal("score", "--resume", folder=tmp_path) as terminal:
        for typed in ("pwryob", "rpboyw", "yrwbro", "3", "20", "17f 20 first"):
            terminal.answer("Karel,", typed)
        terminal.expect("[x] V17, first")
        for typed in ("w", "1b3y", "1r", "yrwbop", "p..o..", "1", "1", "3l"):
            terminal.answer("Žofie,", typed)
        for typed in ("", "", "", "3b", "", "", "7", "3 20"):
            terminal.answer("Ola,", typed)
        terminal.save("Karel wins.", "Saved as nebula-2026-11-18.yaml")
    assert saved("nebula", tmp_path) == TABLE
    assert pnp.score(tmp_path / f"nebula-{DAY}.yaml") == pnp.score(TABLE)


def test_a_table_of_the_basic_version() -> None:
    played = enter("nebula", "base", "b", "3 15 17 20", names=("Ester", "Karel"))
    played.type(
        "r", "yw.byo", "w.b.r.", "1w2p4o", "", "4", "o19", "15f", "/4", "ywb.byo", "yw.byo", "/5", "wbrwob"
    )
    played.type("b", "rwpbyo", "pwryob", "rpboyw", "yrwbro", "3", "19", "20", "15 17")
    assert [typed for typed, _ in played.refused] == ["base", "ywb.byo", "19"]
    assert played.sheet == BASIC
    assert pnp.score(played.sheet) == pnp.score(BASIC)
    assert [player.total for player in played.result.players] == [42, 68]


def test_the_answers_of_the_page_are_its_sheet() -> None:
    (typed,) = (
        block.text for block in blocks() if block.page == "nebula.md" and "| pnp score nebula" in block.text
    )
    answers = shlex.split(typed.partition("|")[0])[2:-1]
    written, _ = of_page("nebula.md")
    agreeing(enter("nebula", *answers, names=("Ester", "Stela")), written)
