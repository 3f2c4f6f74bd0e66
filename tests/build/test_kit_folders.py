"""A kit has a folder of its own, and none takes another's place unasked."""

from __future__ import annotations

import json
import shutil
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from pnp.build import Order, draw_decks, fill_kit_order, folder_name
from pnp.build.kits import render_set
from pnp.build.kits.orders import NOT_IDENTIFYING, describe_difference, record_order
from pnp.cli import run_guarded, watching
from pnp.press import DEFAULT_MARGINS, SheetOptions, paper
from pnp.scene import Colour

if TYPE_CHECKING:
    from collections.abc import Callable

CARDS = "deck: quays\ncards: [{id: Q1, title: One}, {id: Q2, title: Two}]\n"
SET = Order((Path("quays.yaml"),), Path("output"), "en", SheetOptions(paper("A4")))
# Each is another kit of the same cards, and what its folder is called.
OTHERS: dict[str, Order] = {
    "quays": SET,
    "quays-for-3": replace(SET, players=3),
    "quays-cs": replace(SET, language="cs"),
    "quays-paper": replace(SET, ink="paper"),
    "quays-black": replace(SET, ink="black"),
    "quays-layout-picture": replace(SET, layout="picture"),
    "quays-layout-own": replace(SET, layout="looks/own.yaml"),
    "quays-letter": replace(SET, sheet=SheetOptions(paper("Letter"))),
    "quays-200x300.5": replace(SET, sheet=SheetOptions(paper("200x300.5"))),
    "quays-fold": replace(SET, sheet=SheetOptions(paper("A4"), backs="fold")),
    "quays-separate": replace(SET, sheet=SheetOptions(paper("A4"), backs="separate")),
    "quays-no-backs": replace(SET, sheet=SheetOptions(paper("A4"), backs="none")),
    "quays-short-edge": replace(SET, sheet=SheetOptions(paper("A4"), flip="short")),
    "quays-single": replace(SET, sheet=SheetOptions(paper("A4"), imposition="single")),
    "quays-skip-2": replace(SET, sheet=SheetOptions(paper("A4"), skip=2)),
    "quays-2-copies": replace(SET, copies=2),
    "quays-png": replace(SET, formats=("png",)),
    "quays-pdf-png": replace(SET, formats=("pdf", "png")),
    "quays-proof": replace(SET, proof=True),
    "quays-only-Q1": replace(SET, only=("Q1",)),
    "quays-only-Q1+Q2": replace(SET, only=("Q2", "Q1")),
    "quays-for-3-cs-black-letter-proof-only-Q1": replace(
        SET,
        players=3,
        language="cs",
        ink="black",
        sheet=SheetOptions(paper("Letter")),
        proof=True,
        only=("Q1",),
    ),
    "nebula": fill_kit_order(SET, "nebula"),
    "nebula-cards": fill_kit_order(SET, "nebula", ("cards",)),
    "nebula-for-2-cards-pads": fill_kit_order(replace(SET, players=2), "nebula", ("pads", "cards")),
}
SAME = {
    "dpi": replace(SET, dpi=150.0),
    "bleed": replace(SET, sheet=SheetOptions(paper("A4"), bleed="own")),
    "marks": replace(SET, sheet=SheetOptions(paper("A4"), marks="lines")),
    "mark_colour": replace(SET, sheet=SheetOptions(paper("A4"), mark_colour=Colour(0, 0, 0))),
    "margins": replace(SET, sheet=SheetOptions(paper("A4"), margins=replace(DEFAULT_MARGINS, top=9.0))),
    "apart": replace(SET, sheet=SheetOptions(paper("A4"), apart=2.0)),
}


@pytest.fixture
def make(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Runs `pnp make` in an empty folder: exit code, what is said, complaints."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> tuple[int, str, str]:
        code = run_guarded(["make", *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def contents(folder: str) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in Path(folder).rglob("*") if path.is_file()}


def test_a_folder_is_called_after_all_that_makes_a_kit_another() -> None:
    assert [folder_name(order) for order in OTHERS.values()] == [*OTHERS]


def test_every_option_either_makes_another_kit_or_makes_it_anew() -> None:
    """So that an option that is added later is thought of."""
    plain = record_order(SET)
    known = {*plain, *plain["sheet"]} - {"sheet", "sets", "source", "game"}
    named = {name for order in OTHERS.values() for name in known if differs(name, record_order(order), plain)}
    assert named | (NOT_IDENTIFYING & known) == known
    assert {name for name in SAME if not describe_difference(plain, record_order(SAME[name]))} == {*SAME}
    assert {folder_name(order) for order in SAME.values()} == {"quays"}


def differs(name: str, one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool({**one, **one["sheet"]}[name] != {**other, **other["sheet"]}[name])


def test_what_was_made_with_other_options_is_another_kit() -> None:
    told = [record_order(order) for order in OTHERS.values() if not order.is_partial_kit]
    assert [one for one, other in combinations(told, 2) if not describe_difference(one, other)] == []


@pytest.mark.parametrize(
    ("names", "folder"),
    [
        (("a b.yaml",), "a-b"),
        (("hve\N{COMBINING CARON}zdy.yaml",), "hvězdy"),
        (("..yaml",), "cards"),
        (("con.yaml",), "_con"),
        (("Aux.cards.csv",), "_Aux.cards"),
        (("one.yaml", "two.yaml"), "one+two"),
    ],
)
def test_a_folder_has_a_name_that_every_system_takes(names: tuple[str, ...], folder: str) -> None:
    assert folder_name(replace(SET, sets=tuple(map(Path, names)))) == folder


def test_long_names_are_short_and_differ(tmp_path: Path) -> None:
    cards = [tuple(f"card-{number}" for number in range(many)) for many in range(20, 60)]
    sets = [(Path("ž" * 100 + f"{number}.yaml"),) for number in range(20)]
    names = [folder_name(replace(SET, only=only)) for only in cards]
    names += [folder_name(replace(SET, sets=each)) for each in sets]
    assert len({*names}) == len(names)
    for name in names:
        assert len(name.encode()) < 130
        (tmp_path / name).mkdir()


def test_an_id_that_is_no_name_leads_out_of_no_folder() -> None:
    assert folder_name(replace(SET, only=("../../x", ".."))) == "quays-only-+x"


def test_one_card_lies_beside_the_kit_and_takes_nothing_away(make: Any) -> None:
    Path("quays.yaml").write_text(CARDS, "utf-8")
    assert make("quays.yaml", "--ink", "paper")[0] == 0
    before = contents("output/quays-paper")
    for more in (("--only", "Q2"), ("--ink", "black"), ("--lang", "cs"), ("--paper", "Letter")):
        code, said, complaints = make("quays.yaml", "--ink", "paper", *more)
        assert (code, "gone" in said, complaints) == (0, False, "")
    assert contents("output/quays-paper") == before
    assert sorted(path.name for path in Path("output").iterdir()) == [
        "quays-black",
        "quays-cs-paper",
        "quays-paper",
        "quays-paper-letter",
        "quays-paper-only-Q2",
    ]


def test_the_settings_lead_where_the_same_options_lead(make: Any, settings_folder: Path) -> None:
    Path("quays.yaml").write_text(CARDS, "utf-8")
    assert make("quays.yaml", "--lang", "cs", "--paper", "Letter")[0] == 0
    (settings_folder / "config.toml").write_text('language = "cs"\npaper = "Letter"\n', "utf-8")
    assert "output/quays-cs-letter: nic se nezměnilo" in make("quays.yaml")[1]
    assert make("quays.yaml", "--imposition", "single")[1].startswith("output/quays-cs-single: ")


def test_a_kit_of_other_sets_is_refused_until_forced(make: Any) -> None:
    for name in ("a b", "a;b"):
        Path(f"{name}.yaml").write_text(CARDS, "utf-8")
    assert make("a b.yaml")[0] == 0
    before = contents("output")
    code, said, complaints = make("a;b.yaml")
    assert (code, said) == (2, "")
    assert complaints == (
        "Error: output/a-b: holds a kit made from a b.yaml; "
        "choose another place with --out, or replace that kit with --force\n"
    )
    assert contents("output") == before
    assert make("a;b.yaml", "--out", "elsewhere")[0] == 0
    code, said, _ = make("a;b.yaml", "--force")
    assert (code, said.splitlines()[0]) == (
        0,
        "output/a-b: 2 cards on 1 sheet of A4, 1 file, in place of another kit",
    )
    assert "in place of" not in make("a;b.yaml", "--no-marks")[1]


def test_a_layout_of_another_folder_makes_another_kit() -> None:
    one, other = (replace(SET, layout=f"{folder}/own.yaml") for folder in ("one", "other"))
    assert folder_name(one) == folder_name(other)
    assert (
        describe_difference(record_order(one), record_order(other))
        == "holds a kit made with another --layout"
    )


def test_a_kit_that_another_program_made_meanwhile_is_not_replaced(
    make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a b", "a;b"):
        Path(f"{name}.yaml").write_text(CARDS, "utf-8")
    drawn = draw_decks

    def slow(*asked: Any) -> Any:
        monkeypatch.setattr(render_set, "draw_decks", drawn)
        assert run_guarded(["make", "a;b.yaml"]) == 0
        return drawn(*asked)

    monkeypatch.setattr(render_set, "draw_decks", slow)
    code, _, complaints = make("a b.yaml")
    assert (code, "output/a-b: holds a kit made from a;b.yaml; " in complaints) == (2, True)
    assert json.loads(Path("output/a-b/manifest.json").read_text("utf-8"))["options"]["sets"] == ["a;b.yaml"]


def test_a_kit_that_is_watched_takes_no_place_of_another(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a b", "a;b"):
        Path(f"{name}.yaml").write_text(CARDS, "utf-8")
    assert make("a b.yaml")[0] == 0
    before = contents("output")
    monkeypatch.setattr(watching, "look_again", interrupted)
    code, said, complaints = make("a;b.yaml", "--watch")
    assert (code, "output/a-b: not made; " in said) == (0, True)
    assert "output/a-b: holds a kit made from a b.yaml; " in complaints
    assert contents("output") == before


def interrupted(_: object) -> Any:
    raise KeyboardInterrupt


def test_a_kit_of_another_file_of_that_name_is_refused(make: Any) -> None:
    for folder in ("one", "two"):
        Path(folder).mkdir()
        Path(folder, "cards.yaml").write_text(CARDS, "utf-8")
    assert make("one/cards.yaml")[0] == 0
    code, _, complaints = make("two/cards.yaml")
    assert (code, "output/cards: holds a kit made from another cards.yaml; " in complaints) == (2, True)
    assert "nothing has changed" in make(str(Path("one/cards.yaml").absolute()))[1]
    for folder in ("one", "output"):  # all moved together are still those
        Path("moved").mkdir(exist_ok=True)
        shutil.move(folder, Path("moved", folder))
    assert "nothing has changed" in make("moved/one/cards.yaml", "--out", "moved/output")[1]


def test_a_kit_of_a_game_and_cards_called_like_it_are_two(make: Any) -> None:
    Path("nebula-aids.yaml").write_text(CARDS, "utf-8")
    assert make("nebula-aids.yaml")[0] == 0
    code, _, complaints = make("nebula", "--parts", "aids")
    assert (code, "output/nebula-aids: holds a kit made from nebula-aids.yaml" in complaints) == (2, True)


def test_a_kit_that_an_older_program_made_in_another_language_is_not_lost(make: Any) -> None:
    """It lies where the one in English would now: older programs had one folder for all languages."""
    Path("quays.yaml").write_text(CARDS, "utf-8")
    assert make("quays.yaml", "--lang", "cs", "--ink", "black")[0] == 0
    Path("output/quays-cs-black").rename("output/quays")
    file = Path("output/quays/manifest.json")
    told = json.loads(file.read_text("utf-8"))
    del told["options"]["source"]
    file.write_text(json.dumps(told), "utf-8")
    code, _, complaints = make("quays.yaml")
    assert (code, "holds a kit made with another --lang, --ink; " in complaints) == (2, True)
    Path("output/quays").rename("output/quays-cs-black")
    assert make("quays.yaml", "--lang", "cs", "--ink", "black")[0] == 0
