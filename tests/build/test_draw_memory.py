"""What a making or a checking says of the faces that it drew."""

from __future__ import annotations

import shutil
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

import pytest

from pnp.build import DrawnFace, Memory, Order, checked, make
from pnp.errors import InputError
from pnp.places import shipped
from pnp.press import SheetOptions, paper

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Work: TypeAlias = Callable[[Path, Memory], tuple[str, ...]]

DECK = """
deck: trees
name: {en: Trees, cs: Stromy}
layout: plain
cards:
  - {id: A, title: {en: Ash, cs: Jasan}}
  - {id: B, title: {en: Birch, cs: Bříza}}
  - {id: C, title: {en: Cedar, cs: Cedr}}
"""


def made(path: Path, memory: Memory) -> tuple[str, ...]:
    sheet = SheetOptions(paper("A4"), backs="duplex")
    with suppress(InputError):
        make(Order((path,), path.parent / "out", "en", sheet), lambda _done, _whole: None, memory)
    return said(memory)


def looked_at(path: Path, memory: Memory) -> tuple[str, ...]:
    checked([str(path)], memory)
    return said(memory)


def said(memory: Memory) -> tuple[str, ...]:
    return tuple(f"{face.card} {face.side}" for face in memory.faces)


@pytest.mark.parametrize("work", [made, looked_at])
def test_every_face_is_drawn_the_first_time_and_is_named_once(tmp_path: Path, work: Work) -> None:
    path, memory = tmp_path / "trees.yaml", Memory()
    path.write_text(DECK, "utf-8")
    assert work(path, memory) == ("A front", "A back", "B front", "C front")
    assert DrawnFace(str(path), "trees", "A", "back") in memory.faces


@pytest.mark.parametrize("work", [made, looked_at])
def test_what_is_edited_alone_is_drawn_again(tmp_path: Path, work: Work) -> None:
    path, memory = tmp_path / "trees.yaml", Memory()

    def drawn(text: str) -> tuple[str, ...]:
        path.write_text(text, "utf-8")
        return work(path, memory)

    drawn(DECK)
    edited = DECK.replace("Birch", "Beech")
    assert drawn(edited) == ("B front",)
    assert drawn(edited.replace("{id: C,", "{id: C, copies: 2,")) == ()
    assert drawn(edited[:90]) == ()
    assert drawn(edited.replace("{id: C,", "{id: C, hue: red,")) == ()  # which is refused
    assert drawn(edited) == ()
    assert drawn(edited.replace("{id: A", "{id: O, title: {en: Oak, cs: Dub}}\n  - {id: A")) == ("O front",)
    assert drawn(edited.replace("Trees", "Bushes")) == ("A front", "A back", "B front", "C front")


@pytest.mark.parametrize(
    "name", ["./trees.yaml", ".//trees.yaml", "../{folder}/trees.yaml", "{here}/trees.yaml"]
)
def test_what_is_kept_of_a_file_is_found_however_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    path, memory = tmp_path / "trees.yaml", Memory()
    path.write_text(DECK, "utf-8")
    given = name.format(folder=tmp_path.name, here=tmp_path)
    checked([given], memory)
    path.write_text(DECK.replace("Birch", "Beech"), "utf-8")
    checked([given], memory)
    assert said(memory) == ("B front",)


TASKS = """
game: nebula
deck: public
{board}cards:
  - {{id: X1, rule: each-colour, at_least: 3, points: {{first: 9, later: 5}}}}
  - {{id: X2, rule: stars, colour: red, at_least: 6, points: {{first: 9, later: 5}}}}
"""


@pytest.mark.parametrize("board", ["", "board: galaxy.yaml\n"])
@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("colour: red", "colour: green"),
        ("rule: stars", "rule: star"),
        ("at_least: 6", "at_most: 6"),
    ],
)
def test_after_a_slip_in_a_card_of_a_game_only_what_differs_from_before_it_is_drawn(
    tmp_path: Path, board: str, right: str, wrong: str
) -> None:
    shutil.copy(shipped("layouts") / "nebula" / "galaxy.yaml", tmp_path)
    path, memory = tmp_path / "tasks.yaml", Memory()
    tasks = TASKS.format(board=board)
    drawn = []
    for text in (tasks, tasks.replace(right, wrong), tasks.replace("red", "blue")):
        path.write_text(text, "utf-8")
        drawn.append(made(path, memory))
    assert drawn[0] == ("X1 front", "X1 back", "X2 front")
    assert drawn[2] == ("X2 front",)


def test_cards_are_drawn_anew_when_the_board_that_they_show_is_mended(tmp_path: Path) -> None:
    galaxy = (shipped("layouts") / "nebula" / "galaxy.yaml").read_text("utf-8")
    path, memory = tmp_path / "tasks.yaml", Memory()
    path.write_text(TASKS.format(board="board: galaxy.yaml\n"), "utf-8")
    drawn = []
    for text in (galaxy, galaxy.replace("orbit: 5", "orbit: 6"), galaxy.replace("x: -18.3", "x: -18.5")):
        (tmp_path / "galaxy.yaml").write_text(text, "utf-8")
        drawn.append(made(path, memory))
    assert drawn[2] == drawn[0]
