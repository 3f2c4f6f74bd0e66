"""Galaxies of Nebula in characters: read back, they say where each star lies, and what is full and met."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp import score
from pnp.build import phrases
from pnp.games.nebula.game import GAME
from pnp.models import COLUMNS
from pnp.report import format_sketch
from pnp.scoring import Reason
from tests.games.nebula.tables import BOARD, basic, on, orbit, player, table
from tests.helpers.sketch_rows import of_page, reasons, rows, sketch
from tests.oracles.nebula_board import broken_rules
from tests.positions.nebula import sheets
from tests.positions.nebula_boards import boards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.errors import Location
    from pnp.models import Sketch
    from pnp.scoring import Result

HERE: Final = Path()
CELL: Final = re.compile(r"([ (])(\d):([RPYWBO.])([ )])")
ORBIT: Final = re.compile(r"\[([x ])\] ([1-5]) (\d+)/(\d+)[ <]")
TALLY: Final = re.compile(r"\[([x ])\] (\d)/6")
LEFT, WIDE = 12, 17  # columns of a drawing, said here anew


class Drawn(NamedTuple):
    """A galaxy as its drawing says it."""

    stars: dict[tuple[int, int], str]  # letters by constellation and place in it, from 0
    shining: set[tuple[int, int]]
    core: str
    orbits: dict[int, tuple[bool, str, set[tuple[int, int]]]]  # ticked, how many of how many, the cells
    complete: list[tuple[bool, int]]  # ticked, how many stars
    joined: set[frozenset[tuple[int, int]]]  # by dashes


def read(lines: Sequence[str]) -> Drawn:
    tallied = next(number for number, line in enumerate(lines) if len(TALLY.findall(line)) == 4)
    found = Drawn({}, set(), lines[0][6], {}, [], set())
    assert lines[0].startswith("(core:")
    for line in lines[1:tallied]:
        if heading := ORBIT.match(line):
            number = int(heading[2])
            found.orbits[number] = (heading[1] == "x", f"{heading[3]}/{heading[4]}", set())
        ring = [(((cell.start() - LEFT) // WIDE, int(cell[2]) - 1), cell) for cell in CELL.finditer(line)]
        for place, cell in ring:
            found.stars[place] = cell[3]
            found.orbits[number][2].add(place)
            found.shining.update({place} if cell[1] == "(" else ())
        for (one, before), (other, cell) in pairwise(ring):
            if set(line[before.end() : cell.start()]) == {"-"}:
                found.joined.add(frozenset({one, other}))
        if line.endswith(">"):
            assert heading
            assert line[LEFT - 1] == "<"
            found.joined.add(frozenset({ring[0][0], ring[-1][0]}))
    found.complete.extend((tick == "x", int(stars)) for tick, stars in TALLY.findall(lines[tallied]))
    return found


def places(board: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """The cells of a board by constellation and place in it."""
    return {
        each["id"]: (number, place)
        for number, name in enumerate(board["constellations"])
        for place, each in enumerate(cell for cell in board["cells"] if cell.get("constellation") == name)
    }


def judged(lines: Sequence[str], board: Mapping[str, Any], galaxy: Mapping[str, str]) -> None:
    """The drawing of a galaxy, given cell by cell, against its board."""
    drawn, place_of = read(lines), places(board)
    cells = {each["id"]: each for each in board["cells"]}
    assert drawn.core == galaxy.get("core", ".")
    assert drawn.stars == {place: galaxy.get(id, ".") for id, place in place_of.items()}
    assert drawn.shining == {place for id, place in place_of.items() if cells[id]["shining"]}
    for number, (ticked, tally, on_it) in drawn.orbits.items():
        ring = [id for id in place_of if cells[id]["orbit"] == number]
        filled = [id for id in ring if galaxy.get(id, ".") != "."]
        assert on_it == {place_of[id] for id in ring}
        assert (ticked, tally) == (filled == ring, f"{len(filled)}/{len(ring)}")
    for number, (ticked, stars) in enumerate(drawn.complete):
        filled = [id for id, place in place_of.items() if place[0] == number and galaxy.get(id, ".") != "."]
        assert (ticked, stars) == (len(filled) == 6, len(filled))
    linked(lines, drawn, board)


def linked(lines: Sequence[str], drawn: Drawn, board: Mapping[str, Any]) -> None:
    """Each link is drawn once: orbital ones as dashes or beneath, others below their constellations."""
    place_of = places(board)
    below = [
        line for line in lines if line.startswith(" " * 13) and not TALLY.search(line) and ":" not in line
    ]
    shown: dict[str, list[tuple[str, str]]] = {"-": [], "~": []}
    for line in below:
        for word in re.finditer(r"(\w+)([-~])(\d)", line):
            column = (word.start() - LEFT) // WIDE
            one = word[1] if word[1] == "core" else str((column, int(word[1]) - 1))
            shown[word[2]].append((one, str((column, int(word[3]) - 1))))
    for kind, sign in (("direct", "-"), ("indirect", "~")):
        expected = [{str(place_of.get(id, id)) for id in link} for link in board["links"][kind]]
        assert len(shown[sign]) == len(expected)
        assert all({*pair} in expected for pair in shown[sign])
    orbital = {frozenset(place_of[id] for id in link) for link in board["links"]["orbital"]}
    assert drawn.joined <= orbital
    names = [name if len(name) < WIDE else f"{name[:15]}~" for name in board["constellations"]]
    said = [word for line in lines for word in line.split()]
    for one, other in (sorted(link) for link in orbital - drawn.joined):
        ways = [f"{names[a]}{i + 1}-{names[b]}{j + 1}" for (a, i), (b, j) in ((one, other), (other, one))]
        assert {*ways} & {*said}


def cells_of(board: Mapping[str, Any], galaxy: Mapping[str, str]) -> dict[str, str]:
    """A galaxy of a sheet cell by cell."""
    found: dict[str, str] = {}
    for key, letters in galaxy.items():
        named = [each["id"] for each in board["cells"] if key in (each["id"], each.get("constellation"))]
        found |= dict(zip(named, letters, strict=True))
    return found


GALAXIES = st.dictionaries(
    st.sampled_from([each["id"] for each in BOARD["cells"]]), st.sampled_from("RPYWBO.")
)


@given(sheets())
def test_read_back_a_drawing_says_what_the_sheet_and_the_scorer_say(sheet: dict[str, Any]) -> None:
    result = score(sheet)
    for number, (each, standing) in enumerate(zip(sheet["players"], result.players, strict=True)):
        drawing = sketch(sheet, ("players", number), HERE)
        if "galaxy" in each:
            judged(rows(drawing), BOARD, cells_of(BOARD, each["galaxy"]))
        personal = next(line for line in standing.lines if line.id == "personal")
        if personal.origin == "derived":
            assert ticks(drawing)[each["personal"]] == (personal.points > 0)
        if "galaxy" in each:
            claimed = each.get("public", {})
            gone = {card for card in claimed if not ticks(drawing)[card]}
            assert gone == {*warned(result, "claimed-not-met", each["name"])}


def ticks(sketch: Sketch) -> dict[str, bool]:
    """The tasks that a drawing names, with whether they are ticked."""
    signed = [reason.arguments for reason in reasons(sketch) if reason.message == "sketch-signed"]
    return {
        str(told["said"].arguments["card"]): told["sign"] == "[x]"
        for told in signed
        if isinstance(told["said"], Reason)
    }


def warned(result: Result, code: str, name: str) -> Any:
    """The cards that a warning names to a player."""
    found = [
        caution.arguments["cards"]
        for caution in result.warnings
        if (caution.code, caution.player) == (code, name)
    ]
    return found[0] if found else ()


@given(boards(), st.lists(st.sampled_from("RPYWBO...."), min_size=25, max_size=25))
def test_any_board_that_keeps_the_rules_is_drawn(board: dict[str, Any], letters: list[str]) -> None:
    assert broken_rules(board) == []
    galaxy = {each["id"]: letter for each, letter in zip(board["cells"], letters, strict=True)}
    ester, other = player("Ester", galaxy, black_holes=17), player("Stela", personal="O6")
    with TemporaryDirectory() as folder:
        (Path(folder) / "board.yaml").write_text(json.dumps(board), "utf-8")
        sheet = table(ester, other, layout="board.yaml")
        lines = rows(sketch(sheet, ("players", 0), Path(folder)))
        judged(lines, board, galaxy)
        *some, last = board["constellations"]
        for name in some:
            ids = [each["id"] for each in board["cells"] if each.get("constellation") == name]
            shown = " ".join(rows(sketch(sheet, ("players", 0, "galaxy", name), Path(folder))))
            assert all(f"{id}:{galaxy[id]}" in shown for id in ids)
        whole = rows(sketch(sheet, ("players", 0, "galaxy", last), Path(folder)))
        assert whole == lines[: len(whole)]


FULL: Final = table(
    player("Ester", {"core": "R", "lyra": "YWPRBO", "orion3": "W"}, black_holes=2, public={"V18": "first"}),
    player("Stela", {**on(orbit(1), "RWWB"), "core": "O"}, personal="O19", public={"V18": "later"}),
    player("Ola", personal="O1", black_holes=12),
    counters={"colours": ["white", "red", "blue", "orange"], "constellations": ["lyra"]},
)
SAID: Final = [
    (("public",), ["20/12 V16: 3 full orbits in a row", "16/10 V17: two opposite constellations complete"]),
    (("advanced", "II"), ["II B16: each star of the commonest colour on shining cells"]),
    (("counters", "colours"), ["1. white x3  2. red x2  3. blue x1  4. orange"]),
    (("counters", "constellations"), ["1. lyra 14"]),
    (("counters", "advanced"), []),
    (("players", 0, "galaxy", "core"), ["(core:R)"]),
    (
        ("players", 0, "galaxy", "lyra"),
        [" lyra1:Y   lyra2:W   lyra3:P  (lyra4:R)  lyra5:B   lyra6:O  [x] 6/6"],
    ),
    (
        ("players", 0, "galaxy", "orion3"),
        [" orion1:.   orion2:.   orion3:W  (orion4:.)  orion5:.   orion6:.  [ ] 1/6"],
    ),
    (("players", 1, "galaxy", "draco"), ["! stars of one colour are linked: draco1–orion1"]),
    (
        ("players", 0, "black_holes"),
        ["2 black holes placed", "@  @  [2]  4  6  9  12  15  18  21  24  27  30"],
    ),
    (("players", 2, "black_holes"), ["12 black holes placed", "@  @  @  @  @  @  @  @  @  @  @  @  [30]"]),
    (("players", 0, "personal"), ["[ ] O20: at most 4 empty cells (17)"]),
    (("players", 1, "personal"), ["[ ] O19: most black holes (0)"]),
    (("players", 0, "public"), ["[ ] V18, first: two adjacent constellations complete (6 cells empty)"]),
    (("players", 0, "public"), ["! claimed, though the final galaxy does not meet it: V18"]),
    (("players", 1, "public"), ["[ ] V18, later: two adjacent constellations complete"]),
    (("players", 0, "name"), []),
    (("version",), []),
]


def test_links_of_one_colour_are_told_where_they_are_entered_and_not_again() -> None:
    for name, told in (("lyra", False), ("draco", True), ("orion", True), ("corvus", False)):
        lines = said(FULL, ("players", 1, "galaxy", name))
        assert any("draco1–orion1" in line for line in lines) == told


def test_a_counter_on_which_nothing_moved_is_not_headed() -> None:
    table = said(FULL, ())
    assert "Star colours" in table
    assert "Advanced cards" not in table


def said(sheet: dict[str, Any], place: Location, language: str = "en") -> list[str]:
    words = phrases(GAME, language, topic="entry")
    return format_sketch(sketch(sheet, place, HERE), words, coloured=False)


@pytest.mark.parametrize(("place", "lines"), SAID)
def test_after_an_answer_it_is_drawn_by_itself(place: Location, lines: list[str]) -> None:
    drawn = said(FULL, place)
    assert all(any(line in each for each in drawn) for line in lines)
    assert bool(drawn) == bool(lines)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_drawing_speaks_every_language_within_a_terminal(language: str) -> None:
    for place in ((), *[("players", number) for number in range(3)], *[place for place, _ in SAID]):
        assert all(len(line) <= COLUMNS for line in said(FULL, place, language))
    whole = said(FULL, ("players", 0), language)
    assert sum(line.startswith("[x] ") for line in whole) == 1  # the legend; no orbit, no task
    assert whole[10].startswith("[x] ")
    assert whole[12].startswith("@  @  [2]")


def test_the_table_has_its_cards_and_in_the_full_game_its_counters() -> None:
    assert len(said(FULL, ())) == 4 + 4 + 2 + 2  # the counters that moved, each with its name
    assert [line.split(":")[0] for line in said(basic(player("Ester")), ())] == [
        "20/12 V16", "16/10 V17", "14/9 V18", "14/9 V20",
    ]  # fmt: skip


def test_a_galaxy_that_was_not_entered_is_not_drawn() -> None:
    hand = dict.fromkeys(("personal", "constellations", "colours", "advanced"), 3)
    ester = {"name": "Ester", "black_holes": 1, "by_hand": hand}
    assert said(table(ester), ("players", 0)) == [
        "1 black hole placed", "@  [1]  2  4  6  9  12  15  18  21  24  27  30",
    ]  # fmt: skip


def test_without_colour_and_weight_nothing_is_lost() -> None:
    """What is strong or coloured is signed besides: full and complete by a tick, a star by its letter."""
    for row in sketch(FULL, ("players", 0), HERE):
        for run in row if not isinstance(row, Reason) else ():
            text = run.text.strip()
            if run.strong:
                assert re.search(r"\[(x\]|\d)|:[RPYWBO]|@|lyra", text)


def test_the_drawing_of_the_page_is_that_of_its_sheet() -> None:
    sheet, drawing = of_page("nebula.md")
    assert said(sheet, ("players", 0)) == drawing
