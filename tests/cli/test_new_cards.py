"""`pnp new cards` and `pnp new board`: starters that check clean, print, score, and say what they may say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import fields

from pnp import games
from pnp.build import board_starter, card_starters
from pnp.errors import OutputError
from pnp.files import write_free_files
from pnp.games.tiny_galaxies import GRAMMAR
from pnp.models import Card
from tests.cli.starter_tables import TABLES
from tests.helpers.offered import offering

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.conftest import Command

ROOMS = {id: game for id in offering("starters") if (game := games.find_game(id))}
DECKS = [(id, deck) for id, game in ROOMS.items() for deck in game.decks]
BOARDS = [id for id, game in ROOMS.items() if game.board]
STARTERS = [*DECKS, *((id, "board") for id in BOARDS)]
THERE = "is there already and is not written over; choose another name"
PRINTED = [("en", "night"), ("cs", "paper"), ("pl", "black")]


def started(quick: Command, game: str, what: str) -> str:
    """Writes a starter, and tells the name of the file."""
    run = quick("new", "board", game) if what == "board" else quick("new", "cards", game, what)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout.split(":")[0]


def test_every_deck_and_every_board_has_a_starter_and_a_table() -> None:
    for game in ROOMS.values():
        assert [*card_starters(game)] == [*game.decks]
        assert (board_starter(game) is None) == (game.board is None)
    assert {*TABLES} == {*STARTERS}


@pytest.mark.parametrize(("game", "what"), STARTERS)
def test_a_starter_is_scored_and_makes_the_difference_that_it_says(
    game: str, what: str, quick: Command, tmp_path: Path
) -> None:
    file = started(quick, game, what)
    table = TABLES[game, what]
    own = f"layout: {file}" if what == "board" else f"cards: [{file}]"
    for text, total in zip((table.sheet, table.sheet.replace(*table.change)), table.totals, strict=True):
        assert total == table.totals[0] or text != table.sheet
        (tmp_path / "table.yaml").write_text(text.replace("{own}", own).replace("{none}", ""), "utf-8")
        run = quick("score", "table.yaml", "--json")
        assert run.returncode == 0, run.stderr
        assert json.loads(run.stdout)["players"][0]["total"] == total


@pytest.mark.full
@pytest.mark.parametrize(("game", "what"), STARTERS)
def test_a_starter_checks_clean(game: str, what: str, quick: Command) -> None:
    run = quick("check", "--strict", started(quick, game, what))
    assert (run.returncode, run.stdout.splitlines()[-1]) == (0, "1 file: clean.")


def printed(quick: Command, file: str, language: str, ink: str) -> None:
    run = quick("make", file, "--lang", language, "--ink", ink)
    assert (run.returncode, run.stderr) == (0, "")


def test_a_starter_is_made(quick: Command) -> None:
    printed(quick, started(quick, "nova-luna", "tiles"), "en", "night")


@pytest.mark.full
@pytest.mark.parametrize(("language", "ink"), PRINTED)
@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_a_starter_is_made_in_every_language_and_ink(
    game: str, deck: str, language: str, ink: str, quick: Command
) -> None:
    printed(quick, started(quick, game, deck), language, ink)


@pytest.mark.full
@pytest.mark.parametrize("game", BOARDS)
def test_a_board_is_made_by_the_set_beside_it(game: str, quick: Command, tmp_path: Path) -> None:
    board = tmp_path / started(quick, game, "board")
    prints = board.with_stem(f"{board.stem}-print")
    assert f"\nboard: {board.name} #" in prints.read_text("utf-8")
    run = quick("check", "--strict", board.name, prints.name)
    assert (run.returncode, run.stdout.splitlines()[-1]) == (0, "2 files: clean.")
    for language, ink in PRINTED:
        printed(quick, prints.name, language, ink)


def test_a_board_is_written_with_what_prints_it_or_not_at_all(quick: Command, tmp_path: Path) -> None:
    (tmp_path / "mine-print.yaml").mkdir()
    run = quick("new", "board", "nebula", "mine.yaml")
    assert (run.returncode, run.stderr) == (
        2,
        "Error: mine-print.yaml: is there already and is not written over; choose another name\n",
    )
    with pytest.raises(OutputError):  # as if it had come to be there in the meantime
        write_free_files({tmp_path / "mine.yaml": b"", tmp_path / "mine-print.yaml": b""}, "")
    assert [path.name for path in tmp_path.iterdir()] == ["mine-print.yaml"]


def choices(hint: Any) -> Iterator[str]:
    """The words that a key may hold, at any depth."""
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    else:
        for part in get_args(hint):
            yield from choices(part)


def remarks(text: str) -> str:
    return "\n".join(re.findall(r"#(.*)$", text, re.M))


@pytest.mark.parametrize(("game", "deck"), DECKS)
def test_a_starter_says_which_keys_there_are_and_which_words_they_may_hold(game: str, deck: str) -> None:
    text = card_starters(ROOMS[game])[deck].read_text("utf-8")
    (card, *_) = get_args(get_type_hints(ROOMS[game].decks[deck].form)["cards"])
    hints = get_type_hints(card, include_extras=True)
    own = {each.name for each in fields(card)} - {each.name for each in fields(Card)}
    words = {word for name in own for word in choices(hints[name])}
    assert {name for name in own if not re.search(rf"\b{name}\b", text)} == set()
    assert {word for word in words if not re.search(rf"(?<![\w-]){word}\b", remarks(text))} == set()


def test_every_action_is_told_with_all_that_it_needs() -> None:
    text = card_starters(ROOMS["tiny-galaxies"])["planets"].read_text("utf-8")
    told = {line.split(":")[0]: line.split("; ") for line in re.findall(r"^#   (.*)$", text, re.M)}
    assert [*told] == [*GRAMMAR]
    for kind, keys in GRAMMAR.items():
        for part, (key, values) in zip(told[kind], keys.items(), strict=True):
            assert part.startswith(f"{key}: {spoken(values)}")


def spoken(values: tuple[str, ...] | range) -> str:
    if isinstance(values, range):
        return f"{values.start} to {values.stop - 1}"
    return " or ".join(filter(None, (", ".join(values[:-1]), values[-1])))


@pytest.mark.parametrize(("game", "what"), STARTERS)
def test_a_starter_names_itself_and_nothing_that_is_not_there(
    game: str, what: str, quick: Command, tmp_path: Path
) -> None:
    usual = started(quick, game, what)
    other = "a b.yaml"
    again = quick("new", *(("board", game) if what == "board" else ("cards", game, what)), other)
    assert again.returncode == 0
    for made in (Path(usual), Path(usual.replace(".yaml", "-print.yaml"))):
        if (tmp_path / made).exists():
            renamed = made.name.replace(usual.removesuffix(".yaml"), "a b")
            texts = [(tmp_path / name).read_text("utf-8") for name in (made.name, renamed)]
            prints = usual.replace(".yaml", "-print.yaml")
            assert texts[1] == texts[0].replace(usual, '"a b.yaml"').replace(prints, '"a b-print.yaml"')
            assert "../" not in texts[0]
            assert not texts[0].startswith("# yaml-language-server")


def test_a_starter_may_have_the_name_of_another(quick: Command, tmp_path: Path) -> None:
    assert quick("new", "board", "nebula", "my-galaxy-print.yaml").returncode == 0
    remarks = (tmp_path / "my-galaxy-print.yaml").read_text("utf-8").splitlines()[:6]
    assert remarks[4].endswith("  layout: my-galaxy-print.yaml")
    assert remarks[5].startswith("# my-galaxy-print-print.yaml prints it; ")
    assert "  board: my-galaxy-print.yaml  " in remarks[5]


def test_what_comes_next_is_said(quick: Command) -> None:
    assert quick("new", "cards", "nebula", "advanced", "sets/mine.yaml").stdout.splitlines() == [
        "sets/mine.yaml: cards of your own; remarks say what may be changed",
        "next: pnp check sets/mine.yaml",
        "      pnp make sets/mine.yaml",
        "      a score sheet beside it names them by  cards: [mine.yaml]",
    ]
    assert quick("new", "board", "night-sky").stdout.splitlines() == [
        "my-map.yaml: a board of your own; remarks say what may be changed",
        "my-map-print.yaml: what prints it",
        "next: pnp check my-map.yaml my-map-print.yaml",
        "      pnp make my-map-print.yaml",
        "      a score sheet beside it is played on it by  layout: my-map.yaml",
    ]


@pytest.mark.usefixtures("comets")
def test_a_game_of_another_package_brings_its_starters_in_its_own_folder(
    quick: Command, tmp_path: Path
) -> None:
    none = quick("new", "cards", "comets", "comets")
    assert (none.returncode, none.stdout) == (2, "")
    assert none.stderr.startswith("Error: comets comes with no cards to begin with; copy some")
    game = games.find_game("comets")
    assert game
    assert game.root
    folder = game.root / "cards" / "starter" / "comets"
    folder.mkdir(parents=True)
    (folder / "deck.yaml").write_text("game: comets\n", "utf-8")
    assert quick("new", "cards", "comets", "comets").stdout.startswith("my-deck.yaml: ")
    assert (tmp_path / "my-deck.yaml").read_text("utf-8") == "game: comets\n"


def test_a_game_of_one_deck_needs_no_deck(quick: Command) -> None:
    assert quick("new", "cards", "nova-luna").stdout.startswith("my-tiles.yaml: ")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (
            ("cards", "nebul", "personl", "there.txt"),
            [
                "Error: there is no game 'nebul'; did you mean 'nebula'?",
                "there is no deck 'personl'; did you mean 'personal'?",
                "'there.txt' is no name of a YAML file; let it end in .yaml",
                "there.txt: is there already and is not written over; choose another name",
            ],
        ),
        (
            ("cards", "nebula"),
            ["Error: say for which deck of nebula; choose one of personal, public, advanced"],
        ),
        (
            ("cards", "night-sky", "tiles"),
            ["Error: there is no deck 'tiles'; choose one of constellations, starts"],
        ),
        (
            ("board", "nova-luna", "there.txt/a.yml"),
            [
                "Error: nova-luna has no board that a file describes; "
                "those that have one are nebula, night-sky, tiny-galaxies"
            ],
        ),
        (
            ("board", "nebula", "there.yaml"),
            ["Error: there.yaml: is there already and is not written over; choose another name"],
        ),
        (
            ("board", "nebula", "."),
            ["Error: '.' is no name of a YAML file; let it end in .yaml", f".: {THERE}"],
        ),
        (
            ("board", "nebula", "a\udcff.yaml"),  # a byte that is not UTF-8
            ["Error: 'a\\udcff.yaml' has a character that cannot be printed; choose another name"],
        ),
        (
            ("cards", "nebula", "public", "a\x07.yaml"),
            ["Error: 'a\\x07.yaml' has a character that cannot be printed; choose another name"],
        ),
        (
            ("cards", "nebula", "public", "there.txt/a.yml"),
            ["Error: there.txt/a.yml: cannot be written (File exists); choose another FILE"],
        ),
    ],
)
def test_all_that_cannot_be_is_said_at_once_and_nothing_written(
    asked: tuple[str, ...], told: list[str], quick: Command, tmp_path: Path
) -> None:
    for name in ("there.txt", "there.yaml"):
        (tmp_path / name).write_text("mine", "utf-8")
    run = quick("new", *asked)
    assert (run.returncode, run.stdout, run.stderr.splitlines()) == (2, "", told)
    assert {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()} == dict.fromkeys(
        ("there.txt", "there.yaml"), "mine"
    )
