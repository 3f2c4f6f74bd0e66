"""`pnp make GAME` prints the whole kit of a game, part by part; `pnp games` lists what there is."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pnp import games
from pnp.build import (
    MadeKit,
    Order,
    PrintedKit,
    count_part_sheets,
    fill_kit_order,
    kit_names,
    lay_out_order,
    make,
    read_kit,
    read_parts,
)
from pnp.cli import run_guarded
from pnp.cli.commands.make import choose_kits
from pnp.data import read_yaml
from pnp.errors import UsageError
from pnp.library import find_shipped
from pnp.models import PAGES, PARTS
from pnp.press import SheetOptions, paper
from tests import ROOT
from tests.conftest import in_full
from tests.helpers.offered import offering

if TYPE_CHECKING:
    from tests.conftest import Command

KITS = kit_names()


def order_of(game: str, folder: Path = Path(), players: int | None = None, **more: Any) -> Order:
    sheet = SheetOptions(paper(more.pop("paper", "A4")), backs=more.pop("backs", "duplex"))
    return fill_kit_order(Order((), folder, "en", sheet, players=players, **more), game)


@cache
def laid(game: str, paper: str = "A4", players: int | None = None) -> PrintedKit:
    """A whole kit laid on sheets; nothing is drawn."""
    return lay_out_order(order_of(game, blank=True, paper=paper, players=players))


def copies_in(made: PrintedKit) -> dict[str, int]:
    return {piece.front.id: piece.copies for part in made.parts for piece in part.pieces}


@cache
def pieces_of(game: str, players: int | None = None) -> dict[str, int]:
    """How many pieces there are of each id, for so many players those that depend on it."""
    if players is None:
        return copies_in(laid(game))
    parts = {"boards", "tokens", "pads"} & read_kit(game).parts.keys()
    order = Order((), Path(), "en", SheetOptions(paper("A4")), players=players, blank=True)
    return copies_in(lay_out_order(fill_kit_order(order, game, parts)))


def test_a_kit_is_found_by_its_file() -> None:
    folders = {path.parent.name for path in find_shipped("cards").glob("*/kit.yaml")}
    assert set(KITS) == folders
    assert set(KITS) <= set(games.list_all_names())


@pytest.mark.parametrize("game", KITS)
def test_a_kit_has_its_parts_in_the_order_of_printing_from_the_page_that_explains_it(game: str) -> None:
    parts = tuple(read_kit(game).parts)
    assert parts == tuple(part for part in PARTS if part in parts)


@pytest.mark.parametrize("game", KITS)
def test_every_deck_of_the_game_is_in_its_kit(game: str) -> None:
    found = games.find_game(game)
    assert found is not None
    files = {Path(deck.file).stem for deck in found.decks.values()}
    assert files <= set(read_kit(game).parts["cards"])


@pytest.mark.parametrize("name", ["A4", *in_full("Letter")])
@pytest.mark.parametrize("game", KITS)
def test_no_part_takes_more_sheets_than_its_area_asks_for(game: str, name: str) -> None:
    from pnp.build import list_shares

    found = [*list_shares(laid(game, name), order_of(game, blank=True, paper=name))]
    assert [share.part for share in found] == [*read_kit(game).parts]
    assert [share for share in found if not 0 < share.sheets <= share.at_most or share.why] == []


@pytest.mark.parametrize("game", offering("kit", "page"))
def test_the_readme_tells_for_how_many_a_kit_is_and_how_many_sheets_it_takes(game: str) -> None:
    rows = [line.split(" | ") for line in (ROOT / "README.md").read_text("utf-8").splitlines()]
    (row,) = [row for row in rows if row[0].endswith(f"](docs/{game}.md)") and row[0].startswith("| [")]
    players, sheets = read_kit(game).players, sum(map(count_part_sheets, laid(game).parts))
    assert row[1:3] == [f"{players[0]}–{players[-1]}", str(sheets)]


@pytest.mark.parametrize("game", offering("kit", "page"))
def test_the_page_of_a_game_lists_the_parts_of_its_kit_and_says_whose_work_it_is(game: str) -> None:
    page = (ROOT / "docs" / f"{game}.md").read_text("utf-8")
    rows = [line.split(" | ")[0] for line in page.splitlines()]
    assert set(read_kit(game).parts) <= {row.strip("|` ") for row in rows if row.startswith("| `")}
    words = " ".join(page.split())
    assert "The kit is unofficial" in words
    assert re.search("not connected with (its|the) publisher", words)
    assert " our own" in words


# What the kit or its rules aid decides and no rulebook says; each page has to name it.
RULED = {
    "hvezdokupy": ["cards of rank 3 are the hardest of their colour"],
    "nebula": [
        "A cluster has 8 rays",
        "One black hole may be placed in a turn at most",
        "the colour that the supernova has at the moment of placing",
        "may have the old one’s colour, or be a black hole",
        "may leave from inside a stack",
        "chooses which spaces are filled where the bag runs short",
        "only for who has a star to discard",
        "The Observatory holds any number",
        "Personal tasks O13 to O18 are a family of our own",
        "The points of all public tasks but V15 and V17 are ours",
    ],
    "nova-luna": ["Their statistics are the published ones on purpose"],
    "tiny-galaxies": [
        "The dice of the rogue’s extra turn may be followed",
        "The missions have its conditions, some with other numbers; M07 is our own",
    ],
}


@pytest.mark.parametrize("game", RULED)
def test_the_page_of_a_game_names_what_is_ruled_here_and_what_is_not_ours(game: str) -> None:
    words = " ".join((ROOT / "docs" / f"{game}.md").read_text("utf-8").split())
    assert [ruling for ruling in RULED[game] if ruling not in words] == []


@pytest.mark.parametrize("game", offering("pads"))
def test_fewer_players_print_no_more_pads_than_theirs(game: str) -> None:
    for players in read_kit(game).players:
        pads = {id for id in pieces_of(game, players) if id.startswith("pad-")}
        assert f"pad-{players}" in pads
        assert pads < {id for id in pieces_of(game) if id.startswith("pad-")} or len(pads) == 1


def test_black_holes_of_nebula_are_as_many_as_the_players_need() -> None:
    found = {
        players: sum(copies for id, copies in pieces_of("nebula", players).items() if "black-hole" in id)
        for players in (2, 3, 4)
    }
    marker = sum(copies for id, copies in pieces_of("nebula").items() if id == "black-hole-marker")
    assert {players: count - marker for players, count in found.items()} == {2: 30, 3: 25, 4: 20}


def test_a_kit_for_two_has_two_boards() -> None:
    assert [id for id in pieces_of("nebula", 2) if id.startswith("galaxy-")] == [
        "galaxy-alpha",
        "galaxy-beta",
    ]
    assert sum(id.startswith("galaxy-") for id in pieces_of("nebula")) == 4


def test_missions_are_printed_that_so_many_players_are_dealt() -> None:
    """Alone nobody is dealt one; those that compare players are for three and more."""
    mission = re.compile(r"M\d\d")
    tree: Any = read_yaml(find_shipped("cards") / "tiny-galaxies" / "missions.yaml", "missions").tree
    dealt = {card["id"]: int(card.get("players", 2)) for card in tree["cards"]}
    for players in (1, 2, 3, 5):
        printed_for = laid("tiny-galaxies", players=players)
        found = {id for id in copies_in(printed_for) if mission.fullmatch(id)}
        assert found == {id for id, least in dealt.items() if least <= players}
    assert dealt.keys() < copies_in(laid("tiny-galaxies")).keys()


def test_cards_of_ones_own_follow_their_rule_unless_they_say_for_how_many_they_are(tmp_path: Path) -> None:
    own = tmp_path / "own.yaml"
    rule = "rule: equal-kinds, points: 3"
    own.write_text(
        "game: tiny-galaxies\ndeck: missions\ncards:\n"
        f"  - {{id: M31, name: Plain, {rule}}}\n"
        f"  - {{id: M32, name: Three, players: 3, {rule}}}\n"
        f"  - {{id: M33, name: Said, players: 3, with_players: [2], {rule}}}\n",
        "utf-8",
    )
    order = Order((own,), tmp_path, "en", SheetOptions(paper("A4")), blank=True)
    found = {n: [*copies_in(lay_out_order(replace(order, players=n)))] for n in (2, 3)}
    assert found == {2: ["M31", "M33"], 3: ["M31", "M32"]}
    with pytest.raises(UsageError, match="is printed for 1 players"):
        lay_out_order(replace(order, players=1))


def test_parts_are_printed_in_their_order_whatever_the_list_says() -> None:
    wanted = read_parts("pads, cards")
    order = fill_kit_order(Order((), Path(), "en", SheetOptions(paper("A4"))), "nebula", wanted)
    assert [part.name for part in order.parts] == ["cards", "pads"]
    with pytest.raises(UsageError, match="did you mean 'boards'"):
        read_parts("board")


def test_a_kit_is_for_as_many_as_can_play() -> None:
    with pytest.raises(UsageError, match="nebula is played by 2, 3 or 4, so there is no kit for 5"):
        order_of("nebula", players=5)


def made_of(game: str, folder: Path, *parts: str, **more: Any) -> MadeKit:
    given = Order((), folder, "en", SheetOptions(paper("A4")), **more)
    return make(fill_kit_order(given, game, parts), lambda *_: None)


def test_files_are_named_in_the_order_of_printing_and_the_manifest_tells_of_parts(tmp_path: Path) -> None:
    kit = made_of("nebula", tmp_path, "assembly", "tokens", "pads")
    names = [file["file"] for file in kit.manifest["files"]]
    assert kit.folder.name == "nebula-assembly-tokens-pads"
    assert [name.split("-")[0] for name in names] == [str(number + 1) for number in range(len(names))]
    assert names[0].startswith("1-assembly-a4-")
    assert names[-1] == f"{len(names)}-pads-a4-duplex-long.pdf"
    assert [part["part"] for part in kit.manifest["parts"]] == ["assembly", "tokens", "pads"]
    assert kit.manifest["options"]["game"] == "nebula"


def test_the_first_page_tells_of_each_file(tmp_path: Path, quick: Command) -> None:
    import pypdfium2 as pdfium

    run = quick("make", "nebula", "--parts", "assembly,pads,aids", "--out", tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    folder = tmp_path / "nebula-assembly-pads-aids"
    first, *others = json.loads((folder / "manifest.json").read_text("utf-8"))["files"]
    with pdfium.PdfDocument(folder / first["file"]) as document:
        text = document[0].get_textpage().get_text_range()
    for file in others:
        assert file["file"].removesuffix(".pdf") in text.replace("\r\n", "").replace("\n", "")
    assert run.stdout.splitlines()[-1].startswith(f"next: print {first['file']} at 100 %")


def test_a_folder_called_like_a_game_does_not_stand_before_its_kit(tmp_path: Path, quick: Command) -> None:
    (tmp_path / "nebula").mkdir()
    run = quick("make", "nebula", "--parts", "assembly")
    assert (run.returncode, run.stderr) == (0, "")


BACKS = ("duplex", "separate", "fold", "none")


@pytest.mark.parametrize("backs", BACKS)
def test_pages_of_rules_have_their_other_side_whatever_the_cards_have(backs: str) -> None:
    made = lay_out_order(order_of("nebula", blank=True, backs=backs))
    for part in made.parts:
        sides = {slot.spot.side for printout in part.printouts for slot in printout.slots}
        two = part.name in {"cards", *PAGES} and backs != "none"
        assert sides == ({"front", "back"} if two else {"front"}), part.name
    assert [part.name for part in made.parts] == [*PARTS]
    numbers = [int(printout.name.split("-")[0]) for part in made.parts for printout in part.printouts]
    assert numbers == [*range(1, len(numbers) + 1)]


@pytest.mark.parametrize("single", [False, True])
@pytest.mark.parametrize("game", KITS)
def test_without_backs_nothing_is_turned_and_no_page_of_rules_is_lost(game: str, single: bool) -> None:
    order = order_of(game, blank=True, backs="none")
    if single:
        order = replace(order, sheet=replace(order.sheet, imposition="single"))
    for part in lay_out_order(order).parts:
        assert not [each.name for each in part.printouts if each.duplex or not each.sheets]
        placed = Counter(slot.face for each in part.printouts for slot in each.slots)
        both = part.name in PAGES
        sides = Counter(piece.front.id for piece in part.pieces for _ in range(piece.copies))
        sides.update(
            piece.back.id for piece in part.pieces if both and piece.back for _ in range(piece.copies)
        )
        boards = {slot.face for each in part.printouts if each.kind == "parts" for slot in each.slots}
        assert {face: sides[face] if face in boards else n for face, n in placed.items()} == sides, part.name


def test_backs_on_the_other_side_of_their_fronts_take_no_sheet() -> None:
    whole, apart = laid("nebula"), lay_out_order(order_of("nebula", blank=True, backs="separate"))
    assert [count_part_sheets(part) for part in whole.parts] == [
        count_part_sheets(part) for part in apart.parts
    ]


@pytest.mark.parametrize("name", ["A5", "Tabloid", *in_full("A3", "Legal")])
def test_a_kit_is_printed_on_any_usual_paper(name: str) -> None:
    made = lay_out_order(order_of("nebula", blank=True, paper=name))
    ids = [piece.front.id for part in made.parts for piece in part.pieces]
    assert ids == [*pieces_of("nebula")]


def test_cards_of_ones_own_may_be_for_some_players_only(tmp_path: Path, quick: Command) -> None:
    (tmp_path / "own.yaml").write_text(
        "deck: own\ncards: [{id: A1, title: All}, {id: A2, title: Three, with_players: [3]}]\n", "utf-8"
    )
    assert quick("make", "own.yaml", "--players", "2").returncode == 0
    cards = json.loads((tmp_path / "output" / "own-for-2" / "manifest.json").read_text("utf-8"))["cards"]
    assert [card["id"] for card in cards] == ["A1"]


def test_what_has_no_meaning_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, told in (
        (("make", "nebul"), "did you mean 'nebula'?"),
        (("make", "nebula", "--layout", "plain"), "--layout has no meaning with a kit"),
        (("make", "nebula", "--parts", "card"), "did you mean 'cards'?"),
        (("make", "nebula", "own.yaml"), "kits and card sets are not made together"),
        (("make", "own.yaml", "--parts", "cards"), "--parts has no meaning without the name of a game"),
        (("make", "nebula", "--skip", "3"), "places are skipped in one part of a kit alone"),
        (("make", "nebula", "--players", "2", "--only", "galaxy-gamma"), "is printed for 2 players"),
        (("games", "--players", "7"), "so there is no kit for 7"),
        (("games", "nebul"), "did you mean 'nebula'?"),
    ):
        assert run_guarded([*arguments]) == 2
        out, err = capsys.readouterr()
        assert (out, told in err) == ("", True), err


@pytest.mark.parametrize("name", ["Nova Luna", "NOVA-LUNA", "nova_luna", "Nová Luna"])
def test_a_game_is_known_by_its_name_as_people_write_it(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert choose_kits([Path("hvězdokupy"), Path(name), Path("nova-luna")]) == ("hvezdokupy", "nova-luna")
    assert run_guarded(["games", name]) == 0
    assert capsys.readouterr().out.startswith("nova-luna: Nova Luna, 1 to 4 players\n")
    (tmp_path / "own.yaml").write_text("deck: own\ncards: [{id: A}]\n", "utf-8")
    with pytest.raises(UsageError, match=r"make .*own\.yaml by a command of its own"):
        choose_kits([Path(name), tmp_path / "own.yaml"])


def test_all_are_the_kits_of_all_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run_guarded(["make", "all", "nebula", "--parts", "pads", "--ink", "black", "--out", str(tmp_path)])
        == 0
    )
    assert {path.name for path in tmp_path.iterdir()} == {f"{game}-pads-black" for game in offering("pads")}
    told = capsys.readouterr().out
    assert told.count("nebula-pads-black: ") == 1
    assert run_guarded(["make", "all", "own.yaml"]) == 2
    assert "kits and card sets are not made together" in capsys.readouterr().err


def test_capitals_and_zeros_of_ids_do_not_matter_and_a_card_names_its_part(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("make", "nebula", "--ink", "black", "--out", str(tmp_path))
    assert run_guarded([*asked, "--only", "v7,V7,o3", "--skip", "4"]) == 0
    (kit,) = tmp_path.iterdir()
    assert kit.name == "nebula-black-skip-4-only-O3+V7"
    told = json.loads((kit / "manifest.json").read_text("utf-8"))
    assert [card["id"] for card in told["cards"]] == ["O3", "V7"]
    assert order_of("tiny-galaxies", only=("p5", "m1")).only == ("P05", "M01")
    capsys.readouterr()
    for only, wrong in (
        ("V7,galaxy-alpha", "places are skipped in one part of a kit alone; name it, as in --parts cards"),
        ("V77", "there is no card 'V77' in these sets"),
    ):
        assert run_guarded([*asked, "--only", only, *(["--skip", "4"] if "," in only else [])]) == 2
        assert wrong in capsys.readouterr().err


def test_a_kit_is_meant_before_a_file_of_nearly_that_name(quick: Command, tmp_path: Path) -> None:
    (tmp_path / "nebul2.yaml").write_text("cards: [{id: A}]\n", "utf-8")
    assert "did you mean 'nebula'?" in quick("make", "nebul").stderr


def test_kits_of_one_call_each_have_a_folder_and_say_so_in_their_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kits = offering("aids")
    asked = [*reversed(kits), kits[0]]
    assert run_guarded(["make", *asked, "--parts", "aids", "--out", str(tmp_path)]) == 0
    folders = [f"{game}-aids" for game in reversed(kits)]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(folders)
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith(str(tmp_path))]
    assert [line.split(": ")[0] for line in told] == [str(tmp_path / folder) for folder in folders]


def test_all_that_keeps_kits_from_being_made_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_guarded(["make", *KITS, "--players", "20", "--out", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert [f"{game} is played by" in told for game in KITS] == [True] * len(KITS)
    assert [*tmp_path.iterdir()] == []


def test_a_part_that_only_some_games_have_is_left_out_of_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert {"nova-luna", "night-sky"} & {*offering("tokens")} == {"nova-luna"}
    note = "left out: tokens, which the kit of night-sky does not have\n"
    for parts, folders in (
        ("tokens", {"nova-luna-tokens"}),
        ("pads,tokens", {"nova-luna-tokens-pads", "night-sky-pads"}),
    ):
        out = tmp_path / parts
        arguments = ("make", "nova-luna", "night-sky", "--parts", parts, "--ink", "black", "--out", str(out))
        assert run_guarded([*arguments]) == 0
        told = capsys.readouterr()
        assert (told.out.startswith(note), told.err) == (True, "")
        assert {path.name for path in out.iterdir()} == {f"{name}-black" for name in folders}
    others = {
        "cs": "vynecháno: tokens; souprava hry night-sky to nemá\n",
        "pl": "pominięto: tokens; komplet gry night-sky tego nie ma\n",
    }
    for language, note in others.items():
        both = ("make", "nova-luna", "night-sky", "--parts", "tokens", "--lang", language)
        assert run_guarded([*both, "--out", str(tmp_path / language)]) == 0
        assert capsys.readouterr().out.startswith(note)
    assert run_guarded(["make", "night-sky", "--parts", "tokens", "--out", str(tmp_path / "alone")]) == 2
    assert "the kit of night-sky has no part 'tokens'" in capsys.readouterr().err


@pytest.mark.usefixtures("comets")
def test_a_part_that_no_game_has_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("make", "comets", "night-sky", "--parts", "cards,tokens", "--out", str(tmp_path / "out"))
    assert run_guarded([*asked]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert [f"the kit of {game} has no part 'tokens'" in told.err for game in ("comets", "night-sky")] == [
        True
    ] * 2
    assert not (tmp_path / "out").exists()


@pytest.mark.usefixtures("comets")
def test_a_kit_that_fails_keeps_what_it_was_and_lets_the_others_be_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["make", "comets", "nebula", "--parts", "cards", "--out", str(tmp_path / "out")]
    deck = tmp_path / "site" / "cards" / "comets" / "deck.yaml"
    assert run_guarded(["make", "comets", "--parts", "cards", "--out", str(tmp_path / "out")]) == 0
    before = {file: file.read_bytes() for file in (tmp_path / "out" / "comets-cards").iterdir()}
    deck.write_text(deck.read_text("utf-8").replace("tails: 2", "tails: two"), "utf-8")
    assert run_guarded(arguments) == 2
    out, err = capsys.readouterr()
    assert "no whole number" in err
    assert "nebula-cards" in out
    assert {file: file.read_bytes() for file in before} == before
    assert (tmp_path / "out" / "nebula-cards" / "manifest.json").is_file()


def test_games_are_listed_with_decks_cards_and_sheets(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_guarded(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines if not line.startswith(" ")] == [*games.list_all_names()]
    start = lines.index("nebula: Nebula, 2 to 4 players")
    assert lines[start + 1] == "  70 cards: Personal tasks 20, Public tasks 20, Advanced scoring 30"
    sheets = sum(printout.sheets for part in laid("nebula").parts for printout in part.printouts)
    assert lines[start + 2].startswith(f"  {sheets} sheets of A4: assembly 1, cards 8,")
    for game in KITS:
        parts = ", ".join(f"{part.name} {count_part_sheets(part)}" for part in laid(game).parts)
        sheets = sum(map(count_part_sheets, laid(game).parts))
        assert f"  {sheets} sheet{'s' * (sheets > 1)} of A4: {parts}" in lines
