"""What went well is told in the language of whoever reads it, as what went wrong is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tests.conftest import Command

CARDS = "deck: cards\ncards: [{id: A1, title: One, copies: 2}]\n"
BOARD = "deck: map\nsize: [180, 260]\nback: none\ncards: [{id: B1, title: One}]\n"
TABLE = "game: nova-luna\nplayers: [{name: Ana, mosaic: N11 N12}, {name: Bo, mosaic: N17}]\n"
COMMANDS = (
    ("make", "cards.yaml", "--ink", "paper"),
    ("make", "cards.yaml", "--ink", "paper"),  # nothing has changed
    ("make", "cards.yaml", "--proof"),
    ("make", "cards.yaml", "--imposition", "single"),
    ("make", "cards.yaml", "--backs", "fold"),
    ("make", "cards.yaml", "--backs", "none"),
    ("make", "cards.yaml", "--backs", "separate", "--flip", "short"),
    ("make", "board.yaml", "--paper", "A5"),
    ("make", "cards.yaml", "board.yaml", "--paper", "A5"),
    ("make", "nova-luna", "night-sky", "--parts", "tokens"),  # which one of them lacks
    ("make", "nova-luna", "--parts", "assembly"),
    ("games", "nova-luna"),
    ("show", "table.yaml", "--format", "svg"),
    ("score", "table.yaml", "--keep"),
    ("log",),
    ("stats",),
    ("check", "cards.yaml"),
    ("explain", "V17"),
    ("new", "deck", "mine"),
    ("new", "cards", "nova-luna", "tiles"),
    ("new", "board", "night-sky"),
    ("settings",),
    ("printer", "list"),
    ("printer", "set", "attic", "--dx", "1"),
    ("printer", "list"),
    ("settings",),
    ("printer", "calibrate", "attic"),
    ("make", "cards.yaml", "--printer", "attic"),
)
# What is the same in every language: files, names, commands, options and what they take.
SAME = re.compile(r"\S*[/\\.]\S*|--\S+|pnp( [a-z-]+)*|\([a-z]+\)|\[.*\]|\b[A-Z]\w+|nova-luna|night-sky")
WORD = re.compile(r"[^\W\d_]{3,}")
VALUES = {"night", "short", "long", "language", "ink", "paper", "printer", "cards", "layout", "tokens"}
VALUES |= {"mine", "attic"}


def words(said: str) -> set[str]:
    return {*WORD.findall(SAME.sub(" ", said))} - VALUES


def test_what_went_well_is_told_in_three_languages(quick: Command, tmp_path: Path) -> None:
    told = {language: run_all(quick, language, tmp_path / language) for language in ("en", "cs", "pl")}
    for command, *said in zip(COMMANDS, *told.values(), strict=True):
        english, czech, polish = map(words, said)
        assert (english & czech, english & polish) == (set(), set()), command
    made = [said[0].splitlines()[0].partition(": ")[2] for said in told.values()]
    assert made == [
        "2 cards on 1 sheet of A4, 1 file",
        "2 karty, 1 arch A4, 1 soubor",
        "2 karty, 1 arkusz A4, 1 plik",
    ]
    listed = [said[COMMANDS.index(("games", "nova-luna"))].split(":")[1:3] for said in told.values()]
    assert [re.sub(r"[0-9]{2}", "n", " ".join(parts)) for parts in listed] == [
        " Nova Luna, 1 to 4 players\n  n cards  Tiles n\n  n sheets of A4",
        " Nova Luna, 1 až 4 hráči\n  n karet  Destičky n\n  n archů A4",
        " Nova Luna, od 1 do 4 graczy\n  n kart  Kafelki n\n  n arkuszy A4",
    ]


def run_all(quick: Command, language: str, folder: Path) -> list[str]:
    """What each command says to somebody whose system speaks a language; all files lie in a folder."""
    folder.mkdir()
    for name, text in (("cards", CARDS), ("board", BOARD), ("table", TABLE)):
        (folder / f"{name}.yaml").write_text(text, "utf-8")
    own = {"PNP_CONFIG": str(folder), "PNP_DATA": str(folder), "LC_ALL": f"{language}.UTF-8"}
    said = []
    for command in COMMANDS:
        run = quick(*command, folder=folder, **own)
        assert (run.returncode, run.stderr) == (0, ""), command
        said.append(run.stdout)
    return said
