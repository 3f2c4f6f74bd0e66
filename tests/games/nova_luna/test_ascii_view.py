"""A mosaic in characters: read back, every tile lies in its place, and what the scorer finds is ticked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hypothesis import given, settings
from msgspec import Struct

from pnp import score
from pnp.build import score_source
from pnp.data import read_mapping
from pnp.games.nova_luna import find_met_tasks
from tests.games.nova_luna.tables import ALONE, SEVERAL
from tests.helpers.sketch_rows import of_page, reasons, rows, sketch
from tests.positions.nova_luna import sheets

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

HERE: Final = Path()
WIDTH, EDGE = 9, 6
COLOURS = "RBTY"  # in the order in which a task is drawn


class Box(Struct, frozen=True):
    """A tile as a drawing has it: colour and time, its id, what its tasks ask for, how each is marked."""

    sign: str
    id: str
    tasks: tuple[str, ...]
    marks: tuple[str, ...]


def boxes(lines: Sequence[str]) -> dict[tuple[int, int], Box]:
    """The boxes of a drawing by row and column, counted from 1."""
    found: dict[tuple[int, int], Box] = {}
    columns: list[int] = []
    row = 0
    for line in lines:
        if re.fullmatch(r"[ 0-9]+", line):
            columns = [int(word) for word in line.split()]
            for column, word in zip(columns, re.finditer(r"[0-9]+", line), strict=True):
                middle = EDGE + WIDTH * (column - columns[0]) + WIDTH / 2
                assert abs((word.start() + word.end()) / 2 - middle) <= 1, "a number is above its column"
        elif "|" in line:
            if line[:EDGE].strip():
                row = int(line[:EDGE])
            for column in columns:
                at = EDGE + WIDTH * (column - columns[0])
                cell = line[at + 1 : at + WIDTH]
                if cell.strip() and not line[:EDGE].strip():
                    old = found[row, column]
                    mark, letters = cell[:3], cell[4:].strip()
                    found[row, column] = Box(old.sign, old.id, (*old.tasks, letters), (*old.marks, mark))
                elif cell.strip():
                    assert line[at] + line[at + WIDTH] == "||"
                    sign, *id = cell.split()
                    found[row, column] = Box(sign, "".join(id), (), ())
    return found


def letters(task: Sequence[tuple[str, int]]) -> str:
    """A letter for each tile that a task asks for, those of one colour side by side."""
    return "".join(colour * dict(task).get(colour, 0) for colour in COLOURS)


def tiles(mosaic: Mapping[tuple[int, int], Any]) -> dict[tuple[int, int], tuple[str, str, tuple[str, ...]]]:
    return {
        (row + 1, column + 1): (f"{tile.colour}{tile.time}", tile.id or "", tuple(map(letters, tile.tasks)))
        for (row, column), tile in mosaic.items()
    }


def drawn(sheet: Mapping[str, Any], number: int, *deeper: str | int) -> list[str]:
    return rows(sketch(sheet, ("players", number, *deeper), HERE))


def ticked(found: Mapping[tuple[int, int], Box], *marks: str) -> set[tuple[int, int, int]]:
    return {
        (row - 1, column - 1, number)
        for (row, column), box in found.items()
        for number, mark in enumerate(box.marks)
        if mark in marks
    }


@settings(max_examples=30)
@given(sheets())
def test_read_back_a_drawing_has_every_tile_and_ticks_what_the_scorer_finds(sheet: dict[str, Any]) -> None:
    position, result = (known := score_source(read_mapping(sheet), HERE, "")).position, known.result
    for number, (player, standing) in enumerate(zip(position.players, result.players, strict=True)):
        drawing = sketch(sheet, ("players", number), HERE)
        found = boxes(rows(drawing))
        plain = {place: (box.sign.rstrip("*"), box.id, box.tasks) for place, box in found.items()}
        assert plain == tiles(player.mosaic or {})
        assert ticked(found, "[x]", "[*]") == {(*map(int, task),) for task in standing.facts.get("tasks", [])}
        said = [reason for line in standing.lines if line.origin == "derived" for reason in line.reasons]
        assert [
            each for each in reasons(drawing) if not each.message.startswith(("sketched", "warning"))
        ] == said


@settings(max_examples=12)
@given(sheets())
def test_each_row_is_drawn_alone_as_it_is_entered(sheet: dict[str, Any]) -> None:
    for number, _ in enumerate(sheet["players"]):
        whole = boxes(drawn(sheet, number))
        found: dict[tuple[int, int], Box] = {}
        last = max((row for row, _ in whole), default=0)
        for row in range(last):
            found |= (band := boxes(drawn(sheet, number, "mosaic", row)))
            assert {place[0] for place in band} <= {row + 1}
        assert found == whole
        place = ("players", number)
        assert sketch(sheet, (*place, "mosaic", last), HERE) == sketch(sheet, place, HERE)


def test_alone_an_asterisk_marks_what_phase_1_had() -> None:
    found = boxes(drawn(ALONE, 0))
    phase1, last = ({place for place, word in grid(ALONE["players"][0][key])} for key in ("phase1", "mosaic"))
    assert {place for place, box in found.items() if box.sign.endswith("*")} == phase1
    assert found.keys() == last
    position = score_source(read_mapping(ALONE), HERE, "").position
    assert ticked(found, "[*]") == {*find_met_tasks(position.players[0].phase1)}
    assert len(ticked(found, "[x]", "[*]")) == score(ALONE).players[0].facts["tasks_met"]
    first = boxes([line for row in range(3) for line in drawn(ALONE, 0, "phase1", row)])
    assert first.keys() == phase1
    assert ticked(first, "[x]") == ticked(found, "[*]")
    whole = sketch(ALONE, ("players", 0, "phase1", 3), HERE)
    assert boxes(rows(whole)) == first
    assert [reason.message for reason in reasons(whole)] == ["phase-1-time", "phase-1-tokens"]


def grid(drawing: str) -> list[tuple[tuple[int, int], str]]:
    return [
        ((y, x), word)
        for y, row in enumerate(drawing.splitlines(), 1)
        for x, word in enumerate(row.split(), 1)
        if word != "."
    ]


def of_one(mosaic: str) -> dict[str, Any]:
    return {**SEVERAL, "players": [{"name": "Ana", "mosaic": mosaic}, {"name": "Jan", "mosaic": "B1:"}]}


def test_a_mosaic_wider_than_a_terminal_is_drawn_in_parts() -> None:
    words = [f"N{number:02}" for number in range(1, 31)]
    lines = drawn(of_one(" ".join(words)), 0)
    assert [box.id for _, box in sorted(boxes(lines).items())] == words
    assert sum("N" in line for line in lines) == 4


def test_gaps_are_seen_and_what_is_far_away_costs_no_room() -> None:
    lines = drawn(of_one("\n".join([". . N01", *["."] * 900, ". . . " + ". " * 900 + "N02"])), 0)
    assert {place: box.id for place, box in boxes(lines).items()} == {(1, 3): "N01", (902, 904): "N02"}
    assert len(lines) == 4 + 5  # the tile far away has one task
    gap = drawn(of_one("N01 . N03\n.\nN04"), 0)
    assert gap[1] == "      +--------+        +--------+"
    assert "" in gap


def test_a_long_id_is_cut_and_ends_in_a_sign_that_says_so(tmp_path: Path) -> None:
    set_ = "game: nova-luna\ndeck: tiles\ncards: [{id: a-very-long-name, tile: 'R4:BB'}]\n"
    (tmp_path / "own.yaml").write_text(set_, "utf-8")
    sheet = {**of_one("a-very-long-name"), "cards": ["own.yaml"]}
    assert rows(sketch(sheet, ("players", 0), tmp_path))[2] == "    1 |R4 a-ve~|"


def test_where_nothing_was_entered_nothing_is_drawn() -> None:
    players = [{"name": name, "by_hand": {"tokens-left": 1}} for name in "AB"]
    for place in ((), ("players", 0), ("players", 0, "mosaic", 0), ("players", 0, "tokens")):
        assert sketch({**SEVERAL, "players": players}, place, HERE) == ()


def test_what_looks_like_a_slip_is_said_where_it_was_made() -> None:
    sheet = of_one("N11 N12\nN13 N11\n. . N14")
    said = {
        place: {each.message: each.arguments for each in reasons(sketch(sheet, ("players", 0, *place), HERE))}
        for place in ((), ("mosaic", 0), ("mosaic", 2))
    }
    assert said["mosaic", 0] == {"warning-same-tile": {"tiles": ("N11",)}}
    assert said["mosaic", 2] == {}
    assert said[()].keys() == {"tokens-left", "warning-same-tile", "warning-not-connected"}


def test_the_drawing_of_the_page_is_that_of_its_sheet() -> None:
    sheet, drawing = of_page("nova-luna.md")
    assert [row.rstrip() for row in drawn(sheet, 0)] == drawing
