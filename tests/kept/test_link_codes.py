"""The QR code of a link: another program reads what `pnp log link` draws."""

from __future__ import annotations

import io
import json
import re
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import unquote

import pytest
import zxingcpp
from PIL import Image

from pnp.cli import run_guarded
from pnp.terminal import draw_qr_code
from tests.helpers.score_sheets import NOVA_LUNA, TINY_GALAXIES, written
from tests.helpers.terminals import Terminal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.conftest import Command

LINK: Final = "https://app.bgstatsapp.com/createPlay.html?data="
HALVES: Final = {" ": (0, 0), "\u2580": (1, 0), "\u2584": (0, 1), "\u2588": (1, 1)}  # above and below
WHOLES: Final = {"  ": 0, "##": 1}
BORDER: Final = 4
BLACK_ON_WHITE: Final = "\x1b[38;5;16;48;5;231m"
# Columns and rows of a window for the code: of the link, without the position, without the notes as well.
ROOM: Final = ((121, 62), (101, 52), (97, 50))


def read_code(rows: Sequence[str], *, light_drawn: bool = False) -> str:
    """What a phone reads; the code lies on what is as dark as a terminal, where that is not drawn."""
    if "#" in "".join(rows):
        modules = [[WHOLES[pair] for pair in re.findall("..", row)] for row in rows]
    else:
        halves = [[HALVES[character] for character in row] for row in rows]
        modules = [list(each) for row in halves for each in zip(*row, strict=True)]
    light = int(light_drawn)
    assert {*chain(*modules[:BORDER], *(row[-BORDER:] for row in modules))} == {light}
    grey = bytes(255 if module == light else 0 for module in chain(*modules))
    size = (len(modules[0]), len(modules))
    image = Image.frombytes("L", size, grey).resize((4 * size[0], 4 * size[1]))
    found = zxingcpp.read_barcode(image, try_invert=False)
    assert found is not None
    assert found.format == zxingcpp.BarcodeFormat.QRCode
    return found.text


def play_of(link: str) -> dict[str, Any]:
    play: dict[str, Any] = json.loads(unquote(link.removeprefix(LINK)))
    return play


class Shown(NamedTuple):
    """What was printed: the link, the rows of its code with what steers their colours, and what is said."""

    link: str
    code: list[str]
    said: str


def take_apart(printed: str) -> Shown:
    link, *lines = printed.splitlines()
    code = [line for line in lines if re.fullmatch(r"[ #▀▄█]+", plain(line))]
    return Shown(link, code, " ".join(line for line in lines if line not in code))


def plain(line: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", line)


@pytest.fixture
def link(tmp_path: Path, settings_folder: Path, quick: Command) -> str:
    """The link of a game that is kept as the user's own, which has notes."""
    assert settings_folder.exists()
    written({**TINY_GALAXIES, "played": "2026-11-20", "notes": "A close one."}, tmp_path, "t.yaml")
    assert quick("score", "t.yaml", "--keep").returncode == 0
    return quick("log", "link", "1").stdout.strip()


def show(folder: Path, *options: str, columns: int, rows: int, **environment: str) -> Shown:
    """What a terminal is sent."""
    begun = ("log", "link", "1", "--lang", "en", *options)
    with Terminal(*begun, folder=folder, columns=columns, rows=rows, **environment) as terminal:
        assert terminal.ended() == 0
        return take_apart(terminal.raw.decode())


@pytest.mark.parametrize(
    ("lacks", "said", "comments"),
    [
        (0, "", ["A close one.", "game: tiny-galaxies"]),
        (1, "game 1 with its position: it goes without, and the link has it.", ["A close one."]),
        (2, "game 1 with its notes and its position: it goes without, and the link has them.", []),
    ],
)
def test_the_code_at_a_terminal_holds_what_there_is_room_for(
    tmp_path: Path, link: str, lacks: int, said: str, comments: list[str]
) -> None:
    """In windows as large as the codes, which lack the more the smaller they are."""
    columns, rows = ROOM[lacks]
    shown = show(tmp_path, columns=columns, rows=rows)
    assert shown.link == link
    assert said in shown.said
    assert bool(said) == bool(shown.said)
    assert all(row.startswith(BLACK_ON_WHITE) and row.endswith("\x1b[0m") for row in shown.code)
    assert {len(plain(row)) for row in shown.code} == {columns}
    assert len(shown.code) == rows - 1
    code = read_code([plain(row) for row in shown.code])
    assert (code == link) == (lacks == 0)
    there = play_of(code).get("comments", "")
    assert [each for each in ("A close one.", "game: tiny-galaxies") if each in there] == comments
    assert {**play_of(code), "comments": ""} == {**play_of(link), "comments": ""}


@pytest.mark.parametrize(("columns", "rows"), [(96, 50), (97, 49), (80, 24)])
def test_where_there_is_no_room_for_a_code_the_link_is_printed_alone(
    tmp_path: Path, link: str, columns: int, rows: int
) -> None:
    shown = show(tmp_path, columns=columns, rows=rows)
    assert (shown.link, shown.code) == (link, [])
    assert shown.said == (
        f"The QR code of game 1 takes 97 columns and 50 rows, and the window has {columns} and {rows}. "
        "Enlarge the window, or make its letters smaller, and try again."
    )
    assert show(tmp_path, "--no-qr", columns=columns, rows=rows) == Shown(link, [], "")


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colours_a_terminal_is_taken_to_be_dark(
    tmp_path: Path, link: str, environment: dict[str, str]
) -> None:
    shown = show(tmp_path, columns=121, rows=62, **environment)
    assert read_code(shown.code, light_drawn=True) == link


def test_a_terminal_without_blocks_is_shown_signs_of_ascii(tmp_path: Path, link: str) -> None:
    """A module is two columns and a row."""
    assert link
    shown = show(tmp_path, columns=242, rows=122, PYTHONIOENCODING="latin-1")
    assert read_code([plain(row) for row in shown.code]) == link
    assert (
        "takes 194 columns and 98 rows" in show(tmp_path, columns=193, rows=98, PYTHONIOENCODING="ascii").said
    )


def test_elsewhere_a_code_is_drawn_where_it_is_asked_for(link: str, quick: Command) -> None:
    assert quick("log", "link", "1").stdout == f"{link}\n"
    run = quick("log", "link", "1", "--qr")
    shown = take_apart(run.stdout)
    assert (shown.link, shown.said, run.stderr) == (link, "", "")
    assert read_code(shown.code) == link
    assert quick("log", "link", "1", "--qr").stdout == run.stdout


@pytest.mark.parametrize("encoding", ["ascii", "cp1250", "cp852", "utf-16"])
def test_a_file_of_any_encoding_holds_a_code(
    link: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout", redirected := io.TextIOWrapper(io.BytesIO(), encoding))
    assert run_guarded(["log", "link", "1", "--qr"]) == 0
    redirected.flush()
    shown = take_apart(redirected.buffer.getvalue().decode(encoding))
    assert read_code(shown.code) == link
    assert ("#" in "".join(shown.code)) == (encoding in ("ascii", "cp1250"))


def test_a_link_that_is_too_long_for_any_code_is_printed_alone(tmp_path: Path, quick: Command) -> None:
    names = [f"{'Š' * 79}{number}" for number in range(4)]
    players = [{"name": name, "by_hand": {"tokens-left": 3}} for name in names]
    written({**NOVA_LUNA, "players": players}, tmp_path, "t.yaml")
    assert quick("score", "t.yaml", "--keep").returncode == 0
    for language, said in (
        ("en", "The link of game 1 is too long for any QR code.\n"),
        ("cs", "Odkaz na hru 1 je na jakýkoli QR kód příliš dlouhý.\n"),
        ("pl", "Link do gry 1 jest za długi na jakikolwiek kod QR.\n"),
    ):
        run = quick("log", "link", "1", "--qr", "--lang", language)
        assert (run.returncode, run.stdout.count("\n"), run.stderr) == (0, 1, said)


def test_each_game_has_its_code_below_its_link(link: str, tmp_path: Path, quick: Command) -> None:
    written({**NOVA_LUNA, "played": "2026-11-21"}, tmp_path, "t.yaml")
    assert quick("score", "t.yaml", "--keep").returncode == 0
    first, other = (quick("log", "link", number, "--qr").stdout for number in ("1", "2"))
    assert first.startswith(f"{link}\n")
    assert quick("log", "link", "1", "2", "--qr").stdout == first + other


@pytest.mark.parametrize("length", [1, 17, 300, 1000, 2000, 2953])
def test_codes_of_all_sizes_can_be_read(length: int) -> None:
    text = f"{LINK}{'%7Bx' * 750}"[:length]
    for shown in (io.StringIO(), io.TextIOWrapper(io.BytesIO(), "ascii")):
        code = draw_qr_code(text, shown, coloured=False)
        assert code
        assert read_code(code.rows) == text
        assert {len(row) for row in code.rows} == {code.columns}
    assert draw_qr_code(f"{LINK}{'x' * 2953}", io.StringIO(), coloured=False) is None
