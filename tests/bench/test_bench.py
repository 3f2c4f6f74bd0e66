"""The bench: one deck for all, turns, ratios, targets, and no run that cannot be trusted."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import yaml
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit

from pnp import score
from pnp.backends.pdf import register_face
from tests.bench import command, jobs
from tests.bench.best import format_best, read_best
from tests.bench.deck import ICONS, card, write_deck
from tests.bench.jobs import HERE, Job, Place
from tests.bench.measure import BenchError, Run, own_peak, run_timed
from tests.bench.proof import missing_words, only_file
from tests.bench.rounds import QUICK, SLOW, measure_rows, take_turns
from tests.bench.rows import FILE, MEMORY, PROCESSOR, TIME, Row, amount, list_groups
from tests.bench.sheets import mixed

if TYPE_CHECKING:
    from tests.conftest import Command

SOURCE = "SourceSans3-Medium"
FOLDER = Path("folder")
PLACE = Place(Path("pnp"), Path("python"), Path("python"), FOLDER, FOLDER)
HEAD = format_best({})


class Bench:
    """The command line of the bench, with jobs that take what a test says, run after run."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.best = folder / "best.toml"
        self.ran: list[str] = []
        self._rows: list[Row] = []
        patch.delenv("CI", raising=False)
        patch.setenv("PNP_CONFIG", "")  # the bench sets both
        patch.setenv("PNP_DATA", "")
        patch.setattr(command, "list_groups", lambda _place: [self._rows])

    def row(self, *seconds: float, base: float = 1.0, short: bool = False, peer: str | None = None) -> None:
        """Seconds of each run of the job; the last one holds for all runs that follow."""
        by = replace(self.job(peer or "base", base), peer=peer)
        self._rows = [*self._rows, Row(self.job("ours", *seconds), by, short=short)]

    def job(self, name: str, *seconds: float) -> Job:
        rest = list(seconds)

        def run(_: Path) -> Run:
            self.ran.append(name)
            taken = rest.pop(0) if len(rest) > 1 else rest[0]
            return Run(taken, processor=taken)

        return Job(name, run)

    def run(self, *arguments: str) -> int:
        return command.main(["--best", str(self.best), "--plain", sys.executable, *arguments])

    def keep(self, ratio: float) -> None:
        self.best.write_text(format_best({"ours, processor to base": ratio}), "utf-8")

    @property
    def kept(self) -> dict[str, float]:
        return read_best(self.best)


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    return Bench(tmp_path, monkeypatch)


def test_every_maker_gets_the_same_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Path] = []

    def taken(words: list[str], *_: object) -> Run:
        given.extend(Path(word) for word in words if Path(word).suffix in (".yaml", ".json"))
        (tmp_path / "job.log").touch()
        return Run(1.0)

    monkeypatch.setattr(jobs, "run_timed", taken)
    place = Place(Path("pnp"), Path("python"), Path("python"), tmp_path, tmp_path)
    makers = (
        jobs.pnp(20, place),
        jobs.pnp_own_layout(20, place),
        jobs.plain(20, place),
        jobs.plain(20, place, ".yaml"),
        jobs.protograf(20, place),
        jobs.typst(20, place),
    )
    for maker in makers:
        with pytest.raises(BenchError, match="0 PDF files"):  # since nothing was run
            maker.run(tmp_path / "out")
    decks = [yaml.load(path.read_text("utf-8"), yaml.CSafeLoader) for path in given]
    assert len(decks) == len(makers)
    assert {path.suffix for path in given} == {".yaml", ".json"}
    assert [deck.pop("layout") for deck in decks] == ["plain", "own.yaml", *["plain"] * 4]
    assert all(deck == {"deck": "bench", "cards": list(map(card, range(1, 21)))} for deck in decks)


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
    register_face(SOURCE)  # as the backend does: reportlab keeps the first font that is made of a file
    lines = [len(simpleSplit(card(number)["text"], SOURCE, 9, 50 * mm)) for number in range(1, 5401, 7)]
    assert set(lines) == {3}


def test_jobs_take_turns_after_a_run_that_only_warms(bench: Bench, tmp_path: Path) -> None:
    runs = take_turns([bench.job("a", 9.0, 1.0), bench.job("b", 9.0, 2.0)], 3, tmp_path)
    assert bench.ran == list("abababab")
    assert runs == {"a": [Run(1.0, 1.0)] * 3, "b": [Run(2.0, 2.0)] * 3}


def test_what_is_quick_runs_more_often_and_what_is_slow_once(bench: Bench, tmp_path: Path) -> None:
    quick, slow = bench.job("q", QUICK / 2), bench.job("s", SLOW + 1)
    runs = take_turns([quick, slow, bench.job("n", QUICK)], 2, tmp_path)
    assert bench.ran == list("qsnqqqnqqqn")
    assert {name: len(of) for name, of in runs.items()} == {"q": 6, "s": 1, "n": 2}


def test_a_row_without_a_best_gets_what_is_measured(bench: Bench) -> None:
    bench.row(9.0, 2.0, 100.0, 1.5, base=0.5)  # the first warms, the median of the others is 2
    assert bench.run("--runs", "3") == 0
    assert bench.best.read_text("utf-8") == f'{HEAD}"ours, processor to base" = 4\n'


def test_a_better_ratio_is_kept_if_a_second_measure_confirms_it(bench: Bench) -> None:
    bench.keep(4.0)
    bench.row(*[3.0] * 4, 3.2)  # warming, three turns, then the second measure
    assert bench.run("--runs", "3") == 0
    assert bench.kept == {"ours, processor to base": 3.2}
    assert bench.ran.count("ours") == 1 + 3 + 1 + 6


@pytest.mark.parametrize("seconds", [(3.9,), (3.0, 3.0, 4.3)])
def test_what_may_be_luck_is_not_kept(bench: Bench, seconds: tuple[float, ...]) -> None:
    bench.keep(4.0)
    bench.row(*seconds)
    assert bench.run("--runs", "1") == 0
    assert bench.kept == {"ours, processor to base": 4.0}


@pytest.mark.parametrize(("arguments", "variable"), [(["--check"], ""), ([], "true")])
def test_a_check_and_a_run_in_ci_write_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, arguments: list[str], variable: str
) -> None:
    monkeypatch.setenv("CI", variable)
    bench.keep(4.0)
    before = bench.best.read_bytes()
    bench.row(2.0)
    assert bench.run(*arguments) == 0
    assert bench.best.read_bytes() == before


def test_a_check_fails_with_the_row_both_ratios_and_the_percent(
    bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    bench.keep(4.0)
    bench.row(4.48)
    assert bench.run("--check", "--runs", "2") == 1
    said = capsys.readouterr().out
    assert "ours, processor to base: 4.48 is 12% worse than the best kept, 4; at most 10% may pass" in said
    assert " ".join(said.splitlines()[1].split()) == "ours, processor to base 4.480 s 1.000 s 4.48 4 +12.0%"
    assert bench.ran.count("ours") == 1 + 2 + 1 + 4  # measured once more, with twice the turns


@pytest.mark.parametrize("seconds", [(4.39,), (9.0, 9.0, 4.0)])
def test_a_check_passes_within_the_bound_or_by_the_second_measure(
    bench: Bench, seconds: tuple[float, ...]
) -> None:
    bench.keep(4.0)
    bench.row(*seconds)
    assert bench.run("--check", "--runs", "1") == 0


def test_worse_fails_only_a_check(bench: Bench) -> None:
    bench.keep(4.0)
    bench.row(5.0)
    assert bench.run("--runs", "1") == 0
    assert bench.kept == {"ours, processor to base": 4.0}


def test_a_check_fails_for_a_row_of_which_no_best_is_kept(
    bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    bench.row(4.0)
    assert bench.run("--check") == 1
    assert "ours, processor to base: no best is kept" in capsys.readouterr().out


@pytest.mark.parametrize(("seconds", "code"), [(5.1, 0), (5.3, 1)])
def test_the_short_form_runs_few_rows_and_lets_thirty_percent_pass(
    bench: Bench, seconds: float, code: int
) -> None:
    bench.keep(4.0)
    bench.row(seconds, short=True)
    bench.row(100.0)
    assert bench.run("--short", "--check", "--runs", "1") == code


def test_words_that_no_row_has_are_refused(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    bench.row(4.0)
    assert bench.run("--only", "theirs") == 2
    assert "no row is left: --only takes words of their names" in capsys.readouterr().err


def test_each_line_of_the_best_ratios_is_of_a_row_and_in_its_place() -> None:
    path = HERE / "best.toml"
    best = read_best(path)
    assert path.read_text("utf-8") == format_best(best)
    assert set(best) <= {row.name for group in list_groups(PLACE) for row in group}


def test_ci_measures_two_decks_beside_the_plain_script_and_has_their_best() -> None:
    short = [row.name for group in list_groups(PLACE) for row in group if row.short]
    assert short == ["pnp 54, processor to plain 54", "pnp 540, processor to plain 540"]
    assert set(short) <= set(read_best(HERE / "best.toml"))


def test_rows_of_a_peer_that_cannot_be_installed_are_left_out(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "install_peer", lambda package, _: package == "typst")
    bench.row(2.0, peer="typst")
    bench.row(2.0, peer="protograf")
    assert bench.run("--runs", "1") == 0
    assert bench.kept == {"ours, processor to typst": 2.0}


def test_rows_are_there_for_what_users_wait_for() -> None:
    named = {row.name for group in list_groups(PLACE) for row in group}
    decks = (
        "hvezdokupy/constellations",
        "nebula/advanced",
        "night-sky/constellations",
        "nova-luna/tiles",
        "tiny-galaxies/planets",
    )
    assert {
        "pnp with an own layout 54, processor to plain 54",
        "make nebula, time to plain 54",
        "make all kits, time to plain 54",
        *(f"check {deck}, processor to plain 54" for deck in decks),
    } <= named


def test_no_base_is_ours_since_a_faster_one_would_make_ratios_look_worse() -> None:
    rows = [row for group in list_groups(PLACE) for row in group]
    bases = {row.base.name.rstrip("0123456789 ") for row in rows}
    assert bases == {"plain", "plain from YAML", "protograf", "Typst", "bare imports", "python -c pass"}


def test_a_measure_is_of_what_it_names() -> None:
    run = Run(seconds=1.0, processor=2.0, memory=3, size=4)
    assert [amount(run, each) for each in (TIME, PROCESSOR, MEMORY, FILE)] == [1.0, 2.0, 3, 4]


def test_a_peak_that_may_be_that_of_the_bench_is_refused(tmp_path: Path) -> None:
    small, large = (
        Job(name, lambda _, size=size: Run(1.0, memory=size))  # type: ignore[misc]
        for name, size in (("small", own_peak() // 2), ("large", own_peak() * 3))
    )
    assert measure_rows([[Row(large, large, MEMORY)]], 1, tmp_path)["large, memory to large"].ratio == 1
    with pytest.raises(BenchError, match="large, memory to small: the bench itself has needed as much"):
        measure_rows([[Row(large, small, MEMORY)]], 1, tmp_path)


def test_what_pnp_did_not_draw_anew_is_refused(pnp: Command, tmp_path: Path) -> None:
    deck = write_deck(1, tmp_path).with_suffix(".yaml")
    arguments = ("make", deck, "--out", tmp_path / "out", "--backs", "none")
    assert pnp(*arguments).returncode == 0
    again = [sys.executable, "-m", "pnp", *map(str, arguments)]
    job = jobs.process("pnp", Place(Path(), Path(), Path(), tmp_path, tmp_path), lambda _: again)
    with pytest.raises(BenchError, match=r"did not draw everything anew: .*nothing has changed"):
        job.run(tmp_path)


def test_a_command_that_fails_is_no_run(tmp_path: Path) -> None:
    with pytest.raises(BenchError, match=r"ended with 3:\nno such deck"):
        run_timed(
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


@pytest.mark.full
def test_the_bench_runs_with_a_layout_of_a_user(tmp_path: Path) -> None:
    words = ["--only", "own layout", "--runs", "1", "--check", "--best", str(tmp_path / "best.toml")]
    words += ["--plain", sys.executable]
    run = subprocess.run(
        [sys.executable, str(HERE / "run.py"), *words, "--keep", str(tmp_path)],
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert (run.returncode, run.stderr) == (1, "")  # since no best is kept
    assert run.stdout.splitlines()[1].startswith("pnp with an own layout 54, processor to plain 54")
    assert {path.name for path in tmp_path.glob("*")} == {"plain 54.pdf", "pnp with an own layout 54.pdf"}


def test_the_sheets_of_the_bench_are_of_its_games_and_each_is_scored() -> None:
    sheets = [mixed(number) for number in range(3 * len(jobs.games()))]
    assert {score(sheet).game for sheet in sheets} == {*jobs.games()}
    assert len({json.dumps(sheet) for sheet in sheets}) == len(sheets)
    assert sheets[7] == mixed(7)


def test_every_save_of_the_bench_changes_one_card() -> None:
    for edited in jobs.edited_sets():
        before, after = (edited.saved(number).splitlines() for number in range(2))
        assert sum(ours != theirs for ours, theirs in zip(before, after, strict=True)) == 1, edited.name
        assert edited.saved(2) == edited.text
