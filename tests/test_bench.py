"""The bench: one deck for all, turns, ratios, targets, and no run that cannot be trusted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import yaml
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit

from bench.answers import targets as answers_targets
from bench.deck import ICONS, card, write_deck
from bench.measure import BenchError, Run, timed
from bench.peers import KEYS, PINNED, Maker, makers
from bench.proof import missing_words, only_file
from bench.report import Target, as_json, as_text, reached, rows, targets
from bench.rounds import TOO_LONG, Result, timed_into, turns
from bench.saves import sets
from bench.saves import targets as saves_targets
from bench.scoring import GAMES
from bench.scoring import targets as scoring_targets
from bench.sheets import mixed
from pnp import score
from pnp.backends.pdf_objects import registered

if TYPE_CHECKING:
    from conftest import Command

BENCH = Path(__file__).parent / "bench"
SOURCE = "SourceSans3-Medium"


def result(maker: str, cards: int, *seconds: float, memory: int = 100, size: int = 100) -> Result:
    return Result(maker, cards, [Run(second, memory, "") for second in seconds], size)


def quick(maker: str) -> dict[str, Result]:
    return {maker: Result(maker, 9)}


@pytest.fixture
def everyone(tmp_path: Path) -> tuple[Maker, ...]:
    """All makers, as if their environments had been made."""
    for package, version in PINNED.items():
        folder = tmp_path / f"{package}-{version}"
        folder.mkdir()
        (folder / "finished").touch()
    return makers(Path("/pnp"), Path("/python"), tmp_path, tmp_path, KEYS)


def test_every_maker_gets_the_same_deck(everyone: tuple[Maker, ...], tmp_path: Path) -> None:
    deck = write_deck(20, tmp_path)
    given = [Path(word) for maker in everyone for word in maker.command(deck, tmp_path) if "deck-20" in word]
    told = [yaml.load(path.read_text("utf-8"), yaml.CSafeLoader) for path in given]
    assert {path.suffix for path in given} == {".yaml", ".json"}
    assert [maker.key for maker in everyone] == list(KEYS)
    assert len(told) == len(KEYS)
    assert all(
        one == {"deck": "bench", "layout": "plain", "cards": list(map(card, range(1, 21)))} for one in told
    )


def test_the_same_deck_is_written_again(tmp_path: Path) -> None:
    first = {path.suffix: path.read_bytes() for path in write_deck(12, tmp_path).parent.glob("deck-12.*")}
    second = {path.suffix: path.read_bytes() for path in write_deck(12, tmp_path).parent.glob("deck-12.*")}
    assert first == second


def test_no_card_of_the_deck_is_like_another() -> None:
    cards = list(map(card, range(1, 5401)))
    assert len({told["title"] for told in cards}) == len(cards)
    assert len({told["id"] for told in cards}) == len(cards)
    assert len({told["text"] for told in cards}) > len(cards) / 3
    assert all(sorted(told["icons"]) == sorted(ICONS) for told in cards)


def test_the_deck_has_czech_and_polish_letters() -> None:
    letters = {letter for number in range(1, 55) for letter in card(number)["title"] + card(number)["text"]}
    assert set("áčďéěíňóřšťúůýž") <= letters
    assert set("ąćęłńóśźż") <= letters


def test_every_text_takes_three_lines() -> None:
    registered(SOURCE)  # as the backend does: reportlab keeps the first font that is made of a file
    lines = [len(simpleSplit(card(number)["text"], SOURCE, 9, 50 * mm)) for number in range(1, 5401, 7)]
    assert set(lines) == {3}


def test_makers_take_turns() -> None:
    a, b = (Maker(key, key, lambda _deck, _folder: []) for key in "ab")
    assert [maker.key for maker in turns([a, b], {**quick("a"), **quick("b")}, 3)] == list("ababab")


def test_who_takes_too_long_runs_once() -> None:
    a, b = (Maker(key, key, lambda _deck, _folder: []) for key in "ab")
    found = {**quick("a"), **quick("b")}
    took = []
    for maker in turns([a, b], found, 3):
        took.append(maker.key)
        found[maker.key].runs.append(Run(TOO_LONG + 1 if maker is a else 0.1, 1, ""))
    assert took == list("abbb")


def test_ratios_are_of_medians_and_to_the_plain_script() -> None:
    found = [
        result("pnp", 54, 3.0, 100.0, 2.0, memory=150, size=30),
        result("plain", 54, 4.0, 1.0, 0.1, memory=100, size=60),
        result("pnp", 540, 9.0),
    ]
    ours, plain, alone = rows(found)
    assert (ours.seconds, ours.time_ratio, ours.memory_ratio, ours.size_ratio) == (3.0, 3.0, 1.5, 0.5)
    assert (plain.seconds, plain.time_ratio, plain.runs) == (1.0, 1.0, 3)
    assert alone.time_ratio is None


def test_targets_are_taken_from_the_rows_they_name() -> None:
    found = [
        result("pnp", 540, 0.4),
        result("plain", 540, 0.2),
        result("protograf", 540, 5.0),
        result("pnp", 5400, 1.5, memory=300, size=40),
        result("plain", 5400, 1.0, memory=100, size=100),
    ]
    aims = targets(rows(found), 7.9)
    assert [aim.found for aim in aims] == [2.0, 1.5, 3.0, 0.4, 12.5, 7.9]
    assert [reached(aim) for aim in aims] == [True, False, False, True, False, True]


def test_what_was_not_measured_is_not_reached() -> None:
    aims = targets(rows([result("pnp", 540, 0.4)]), None)
    assert [aim.found for aim in aims] == [None] * 6
    assert not any(map(reached, aims))


def test_the_report_is_a_table_and_verdicts() -> None:
    base = result("plain", 540, 0.5, 0.5, memory=25_000_000, size=1_500_000)
    table = rows([result("pnp", 540, 0.25, memory=50_000_000, size=750_000), base])
    aims = (Target("time", 2.0, 0.5), Target("lead", 15.0, 3.0, at_least=True), Target("start", 8.0, None))
    lines = as_text(table, aims, {"pnp": "pnp make", "plain": "plain script"}, 2).splitlines()
    assert lines[0].split() == ["cards", "maker", "time", "x", "memory", "x", "file", "x", "runs"]
    assert " ".join(lines[1].split()) == "540 pnp make 0.250 s 0.50 50.0 MB 2.00 0.75 MB 0.50 1"
    assert len({len(line) for line in lines[:3]}) == 1
    assert lines[4:7] == [
        "reached       time: 0.50 x, at most 2 x",
        "MISSED        lead: 3.00 x, at least 15 x",
        "not measured  start: at most 8 x",
    ]
    assert lines[-1].endswith("over a minute: pnp make.")


def test_the_report_as_json_holds_the_same() -> None:
    table = rows([result("pnp", 540, 0.25), result("plain", 540, 0.5)])
    told = json.loads(as_json(table, targets(table, 3.0), {"help": 0.03, "pass": 0.01}))
    assert [(row["maker"], row["seconds"], row["time_ratio"]) for row in told["rows"]] == [
        ("pnp", 0.25, 0.5),
        ("plain", 0.5, 1.0),
    ]
    assert [aim["reached"] for aim in told["targets"]] == [True, False, False, False, False, True]


def test_a_folder_that_is_not_empty_is_refused(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").touch()
    maker = Maker("a", "a", lambda _deck, _folder: [sys.executable, "-c", "pass"])
    with pytest.raises(BenchError, match=r"not empty \(manifest.json\)"):
        timed_into(maker, tmp_path / "deck", tmp_path, tmp_path / "log")


def test_what_pnp_did_not_draw_anew_is_refused(pnp: Command, tmp_path: Path) -> None:
    deck = write_deck(1, tmp_path).with_suffix(".yaml")
    arguments = ("make", deck, "--out", tmp_path / "out", "--backs", "none")
    assert pnp(*arguments).returncode == 0
    again = [sys.executable, "-m", "pnp", *map(str, arguments)]
    (tmp_path / "empty").mkdir()
    with pytest.raises(BenchError, match=r"did not draw everything anew: .*nothing has changed"):
        timed_into(Maker("pnp", "pnp", lambda _d, _f: again), deck, tmp_path / "empty", tmp_path / "log")


def test_a_command_that_fails_is_no_run(tmp_path: Path) -> None:
    with pytest.raises(BenchError, match=r"ended with 3:\nno such deck"):
        timed(
            [sys.executable, "-c", "import sys; print('no such deck', file=sys.stderr); sys.exit(3)"],
            tmp_path / "log",
        )


def test_a_page_without_the_words_of_its_card_is_noticed() -> None:
    told = card(7)
    page = f"{told['title'].upper()}\r\n{told['text']}\r\n{told['value']}"
    assert missing_words(7, page) == []
    assert missing_words(7, page.replace(told["text"].split()[3], "")) == [told["text"].split()[3]]
    assert missing_words(8, page)


def test_two_files_are_not_one_deck(tmp_path: Path) -> None:
    (tmp_path / "kit").mkdir()
    (tmp_path / "kit" / "1.pdf").touch()
    assert only_file(tmp_path).name == "1.pdf"
    (tmp_path / "2.pdf").touch()
    with pytest.raises(BenchError, match="2 PDF files"):
        only_file(tmp_path)


def test_the_bench_runs_measures_and_says_what_is_missed(tmp_path: Path) -> None:
    command = [sys.executable, str(BENCH / "run.py"), "--only", "plain", "plain-yaml", "--sizes", "10"]
    run = subprocess.run(
        [*command, "--runs", "1", "--json", "--check", "--keep", str(tmp_path)],
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert run.returncode == 1, run.stderr
    first, second = json.loads(run.stdout)["rows"]
    assert first["cards"] == second["cards"] == 10
    assert first["time_ratio"] == 1.0
    assert 10_000_000 < first["memory"] < 200_000_000
    assert first["size"] == second["size"] == (tmp_path / "plain-10.pdf").stat().st_size


def test_the_sheets_of_the_bench_are_of_all_games_and_each_is_scored() -> None:
    sheets = [mixed(number) for number in range(3 * GAMES)]
    assert len({score(sheet).game for sheet in sheets}) == GAMES
    assert len({json.dumps(sheet) for sheet in sheets}) == len(sheets)
    assert sheets[7] == mixed(7)


def test_scoring_is_held_to_the_slowest_game() -> None:
    seconds = {"base": 0.1, **{f"one {number}": 0.15 for number in range(GAMES)}, "many": 2.0, "boards": 4.0}
    assert [reached(aim) for aim in scoring_targets(seconds)] == [True, True, False]
    assert [reached(aim) for aim in scoring_targets({**seconds, "one 3": 0.21})] == [False, True, False]


def test_every_save_of_the_bench_changes_one_card(tmp_path: Path) -> None:
    for edited in sets(tmp_path):
        before, after = (edited.saved(number).splitlines() for number in range(2))
        assert sum(ours != theirs for ours, theirs in zip(before, after, strict=True)) == 1, edited.name
        assert edited.saved(2) == edited.text


def test_a_save_is_held_to_a_second() -> None:
    assert [reached(aim) for aim in saves_targets({"quick": 0.3, "slow": 1.2})] == [True, False]


def test_answers_are_held_to_fifty_calls_for_help() -> None:
    assert [reached(*answers_targets({"help": 0.1, "answers": each})) for each in (4.9, 5.1)] == [True, False]
