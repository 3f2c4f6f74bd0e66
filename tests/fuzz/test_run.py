"""The mangling of what ships: the same seed gives the same cases, and what fails is told and kept."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.fuzz import run as fuzz
from tests.fuzz.run import DOORS, Case, Failure, case_of, keep, tried, tried_apart

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture(autouse=True)
def own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """A case changes where the user's own files lie."""
    for name in ("PNP_CONFIG", "PNP_DATA", "PNP_TRACEBACK"):
        monkeypatch.setenv(name, "")


@pytest.mark.parametrize("door", DOORS)
def test_the_same_seed_gives_the_same_cases(door: str) -> None:
    def cases(seed: int) -> list[tuple[dict[str, bytes], tuple[str, ...]]]:
        return [case_of(door, seed, number)[:2] for number in range(5)]

    assert cases(1) == cases(1)
    assert door == "pnp.score" or cases(1) != cases(2)


def loops() -> None:
    while True:
        pass


def fails() -> None:
    raise KeyError("x")


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (fails, "KeyError: \"'x'\" at test_run.py:"),
        (loops, "takes more than 0.05 seconds"),
        (lambda: None, "no result"),
    ],
)
def test_what_fails_is_told(
    call: Callable[[], object], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "SECONDS", 0.05)
    outcome, told = tried(Case({}, call=call), tmp_path)
    assert outcome == "failed"
    assert told.startswith(why)


def test_a_command_is_taken_or_refused_with_a_place(tmp_path: Path) -> None:
    deck = b"deck: d\ncards:\n  - {id: A, title: One}\n"
    assert tried(Case({"a.yaml": deck}, ("check", "a.yaml")), tmp_path) == ("taken", "")
    assert tried(Case({"a.yaml": deck + b"x"}, ("make", "a.yaml")), tmp_path) == ("refused", "")
    outcome, told = tried(Case({"a.yaml": deck}, ("make", "a.yaml", "--only", "B")), tmp_path)
    assert (outcome, told.split(":")[0]) == ("failed", "refused without a place")


def test_what_failed_is_kept_with_how_to_try_it_again(tmp_path: Path) -> None:
    keep(Failure("kits", 3, "because"), 7, tmp_path)
    assert (tmp_path / "kits-7-3" / "kit.yaml").is_file()
    told = (tmp_path / "kits-7-3" / "FAILED.txt").read_text("utf-8").splitlines()
    assert told == ["because", "pnp check kit.yaml", "python -m tests.fuzz.run --seed 7 --door kits --case 3"]


@pytest.mark.full
@pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")  # the child goes its own way
def test_a_process_that_dies_or_takes_too_much_memory_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Callable[[], object]] = [
        fails,
        lambda: os._exit(3),
        lambda: bytearray(2 * fuzz.MEMORY),
        fails,
    ]
    monkeypatch.setitem(DOORS, "own", lambda chance: Case({}, call=calls[chance.randrange(4)]))
    tries = tried_apart("own", 1, range(12), tmp_path)
    found = {number: why.split(" at ")[0] for number, _, why in tries}
    assert [*found] == [*range(12)]
    assert {*found.values()} == {
        "KeyError: \"'x'\"",
        "the process died with status 768",
        "MemoryError: ''",
    }
