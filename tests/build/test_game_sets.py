"""Card sets of games, of people's own: they look like the deck that they join, and tell all that is wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from pnp.library import find_shipped

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command


def test_a_misspelt_deck_and_a_constellation_that_is_not_there_are_refused(
    tmp_path: Path, quick: Command
) -> None:
    rule = "rule: constellation-colours, constellation: lira, exactly: 3"
    for deck, told in (
        ("public", "own.yaml:3:14: there is no constellation 'lira'; did you mean 'lyra'?"),
        ("publik", "own.yaml:2:7: 'deck' is 'publik', and these are cards of nebula; did you mean 'public'?"),
    ):
        text = f"game: nebula\ndeck: {deck}\ncards: [{{id: X, {rule}, points: {{first: 2, later: 1}}}}]\n"
        (tmp_path / "own.yaml").write_text(text, "utf-8")
        run = quick("make", "own.yaml")
        assert (run.returncode, run.stderr.splitlines()) == (2, [told])


OF_NIGHT_SKY = """\
game: night-sky
deck: constellations
cards:
  - {{id: X, name: {{{}}}, kind: giant, value: 3,
     figure: {{stars: [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]], lines: [[0, 1], [1, 2], [2, 3], [3, 4]]}}}}
"""
OF_HVEZDOKUPY = """\
game: hvezdokupy
deck: constellations
cards:
  - {id: X, colour: green, rank: 3, name: {en: Row}, links: [1-1], bayer: [\u03b1, \u03b2], pattern: "***"}
"""


@pytest.mark.parametrize(
    ("own", "told"),
    [
        (
            OF_NIGHT_SKY.format("en: Fi\u0663ve"),
            "4:24: card 'X': the figure 'night-sky-frame': cannot set '\u0663'",
        ),
        (
            OF_NIGHT_SKY.format("cs: Ra\u010dek"),
            "4:19: the name of card 'X' is not written in the language 'en'",
        ),
        (OF_HVEZDOKUPY, "4:61: card 'X': the figure 'hvezdokupy-pattern': no two stars are '1-1'"),
    ],
)
def test_what_a_figure_of_a_game_cannot_draw_is_told_where_it_stands(
    own: str, told: str, tmp_path: Path, quick: Command
) -> None:
    (tmp_path / "own.yaml").write_text(own, "utf-8")
    run = quick("make", "own.yaml")
    lines = run.stderr.splitlines()
    assert run.returncode == 2
    assert [line.split(":")[0] for line in lines] == ["own.yaml"] * len(lines)
    assert lines[0].startswith(f"own.yaml:{told}")


def test_a_setup_card_of_ones_own_has_room_for_as_many_stars_as_it_may_say(
    tmp_path: Path, quick: Command
) -> None:
    cards = "{id: X, players: 6, stack: [3, 3, 3, 3, 3, 3], stars: 9, rolled: 9}"
    (tmp_path / "own.yaml").write_text(f"game: hvezdokupy\ndeck: setup\ncards: [{cards}]\n", "utf-8")
    run = quick("make", "own.yaml")
    assert (run.returncode, run.stderr) == (0, "")


def test_a_set_of_ones_own_looks_like_the_deck_that_it_joins(tmp_path: Path, quick: Command) -> None:
    (tmp_path / "duets.yaml").write_text(
        "game: nebula\ndeck: advanced\nname: Duets\n"
        "cards:\n  - {id: X1, rule: linked-pairs, colours: [white, blue]}\n"
        "  - {id: X2, rule: orbits-with, colour: white, title: Snow line}\n",
        "utf-8",
    )
    run = quick("make", "duets.yaml", "--format", "pdf,svg")
    assert (run.returncode, run.stderr) == (0, "")
    faces = tmp_path / "output" / "duets-pdf-svg" / "faces"
    assert {path.name for path in faces.iterdir()} == {"X1-front.svg", "X2-front.svg", "advanced-back.svg"}
    drawn = (faces / "X2-front.svg").read_text("utf-8")
    assert "SNOW LINE" in drawn


def test_mistakes_of_rule_and_of_look_are_told_together(tmp_path: Path, quick: Command) -> None:
    (tmp_path / "duets.yaml").write_text(
        "game: nebula\ndeck: advanced\n"
        "cards:\n  - {id: X1, rule: linked-pairs, colours: [white, white]}\n"
        "  - {id: X2, rule: orbits-with, colour: wite}\n"
        "  - {id: X3, rule: surrounded-shining, ground: plom}\n",
        "utf-8",
    )
    run = quick("make", "duets.yaml")
    assert run.returncode == 2
    told = run.stderr.splitlines()
    assert [line.split(":")[:2] for line in told] == [["duets.yaml", number] for number in "456"]


@pytest.mark.parametrize(
    ("head", "of_its_own"),
    [
        ("ground: ember\n", False),
        ("replaces: true\n", False),
        ("ground: ember\nreplaces: true\n", True),
        ("ground: ember\nreplaces: true\nback: {title: Public, ground: sea}\n", False),
    ],
)
def test_only_a_deck_in_place_of_ours_has_a_back_on_its_own_ground(
    tmp_path: Path, quick: Command, head: str, of_its_own: bool
) -> None:
    cards = "cards: [{id: X, rule: empty-cells, at_most: 3, points: {first: 2, later: 1}}]\n"
    backs = []
    for name, own in (("ours", ""), ("mine", head)):
        (tmp_path / f"{name}.yaml").write_text(f"game: nebula\ndeck: public\n{own}{cards}", "utf-8")
        assert quick("make", f"{name}.yaml", "--format", "svg").returncode == 0
        (back,) = (tmp_path / "output" / f"{name}-svg" / "faces").glob("*-back.svg")
        backs.append(back.read_bytes())
    assert (backs[0] != backs[1]) is of_its_own


def own_galaxy(folder: Path) -> Path:
    """The shipped galaxy seen in a mirror, with names of its own."""
    text = (find_shipped("layouts") / "nebula" / "galaxy.yaml").read_text("utf-8").replace("lyra", "swan")
    mirrored = re.sub(r"x: (-?)([\d.]+)", lambda found: f"x: {'' if found[1] else '-'}{found[2]}", text)
    path = folder / "my-galaxy.yaml"
    path.write_text(mirrored.replace("x: -0,", "x: 0,"), "utf-8")
    return path


def test_a_board_of_ones_own_is_printed_and_cards_show_it(tmp_path: Path, quick: Command) -> None:
    own_galaxy(tmp_path)
    boards = "game: nebula\ndeck: boards\nlayout: nebula/galaxy-board\nboard: my-galaxy.yaml\n"
    (tmp_path / "boards.yaml").write_text(f"{boards}cards: [{{id: mine, player: alpha}}]\n", "utf-8")
    rule = "rule: constellation-colours, constellation: swan, exactly: 3, points: {first: 9, later: 5}"
    cards = "game: nebula\ndeck: public\nboard: my-galaxy.yaml\n"
    (tmp_path / "tasks.yaml").write_text(f"{cards}cards: [{{id: X1, {rule}}}]\n", "utf-8")
    for name in ("boards", "tasks"):
        run = quick("make", f"{name}.yaml", "--format", "svg", "--backs", "none")
        assert (run.returncode, run.stderr) == (0, "")
    drawn = (tmp_path / "output" / "boards-no-backs-svg" / "faces" / "mine-front.svg").read_text("utf-8")
    assert "swan6" in drawn
    assert "lyra" not in drawn
    mended = own_galaxy(tmp_path).read_text("utf-8").replace("full: 30", "full: 40")
    (tmp_path / "my-galaxy.yaml").write_text(mended, "utf-8")
    assert (
        "nothing has changed" not in quick("make", "boards.yaml", "--format", "svg", "--backs", "none").stdout
    )


def test_what_is_wrong_with_a_board_of_ones_own_is_told_once(tmp_path: Path, quick: Command) -> None:
    broken = (
        own_galaxy(tmp_path).read_text("utf-8").replace("orbit: 5, shining: true", "orbit: 5, shining: false")
    )
    (tmp_path / "my-galaxy.yaml").write_text(broken, "utf-8")
    head = "game: nebula\ndeck: boards\nlayout: nebula/galaxy-board\n"
    for board, told in (
        ("my-galaxy.yaml", "my-galaxy.yaml:"),
        ("../my-galaxy.yaml", "boards.yaml:4:8: this names no file in the folder of the set"),
        ("gone.yaml", "boards.yaml:4:8: the file 'gone.yaml' does not exist"),
        ("gone.txt", "boards.yaml:4:8: this is no YAML file by its name"),
    ):
        (tmp_path / "boards.yaml").write_text(
            f"{head}board: {board}\ncards: [{{id: mine, player: alpha}}]\n", "utf-8"
        )
        run = quick("make", "boards.yaml")
        assert run.returncode == 2
        assert all(line.startswith(told.split(":")[0]) for line in run.stderr.splitlines())
        assert len(set(run.stderr.splitlines())) == len(run.stderr.splitlines())
        assert told in run.stderr
