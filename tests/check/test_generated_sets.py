"""Files of every game by chance: what checks clean prints and is scored, what is mangled is told."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import Phase, event, given, settings
from hypothesis import strategies as st

from pnp import games
from pnp.build import Order, check_files, find_check_words, make, read_supplies, resolve_source, score_file
from pnp.checks import FORM, OTHER
from pnp.data import find_position, parse_yaml
from pnp.errors import InputError
from pnp.press import SheetOptions, paper
from pnp.report import phrase_finding
from tests.check.set_flaws import FLAWS
from tests.check.set_strategies import CARDS, WHOLE, Generated, batches, sets
from tests.helpers.game_files import GOOD_SETS, GOOD_SHEETS, OWN_BOARDS, shipped
from tests.helpers.mangled_files import mangled

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.models import Checked, Finding, Ink

FEWEST, MOST = 0.2, 0.5  # of them, not clean
KINDS = {
    "sheet": GOOD_SHEETS,
    "cards": GOOD_SETS,
    "board": [text for _, text in OWN_BOARDS],
    "table": ["id;title;copies\nA;Quay;2\nB;'Pier, the long one';\n"],
    "layout": [shipped("cards/starter/layout.yaml")],
}
STARTER = shipped("cards/starter/starter.yaml")  # which is drawn by that layout
NAMES = {"table": "own.csv", "layout": "layout.yaml"}
BYTES = [
    b"\0",
    b"\xff",
    b"\t",
    b"&a ",
    b"*a",
    b"!!x ",
    b"\n",
    b"'",
    b'"',
    b"{",
    b"]",
    b": ",
    b"- ",
    b"#",
    b"\r",
]


def checked_files(*paths: Path) -> list[Checked]:
    """What is found in some files; every finding has its place and its code, and says what would be right."""
    found, words = check_files([str(path) for path in paths]), find_check_words("en", True)
    for finding in (each for file in found for each in file.findings):
        wrong, right = phrase_finding(finding, words)
        assert min(finding.line, finding.column) >= 1
        assert finding.code != OTHER, wrong
        assert wrong
        assert bool(right) == (finding.code.kind != "figure"), wrong
    return found


def complaints(found: list[Checked]) -> list[Finding]:
    """The errors and warnings."""
    return [each for file in found for each in file.findings if each.code.kind != "figure"]


def has_error(found: list[Checked]) -> bool:
    return any(each.code.kind == "error" for each in complaints(found))


def printed(path: Path, language: str = "en", ink: Ink = "night") -> None:
    out = path.parent / f"out-{path.suffix[1:]}"  # a table of the same name is another kit
    order = Order((path,), out, language, SheetOptions(paper("A4")), ink=ink)
    assert make(order, lambda *_: None).manifest["cards"]


def look(folder: Path, made: Generated) -> bool:
    """Whether a set is clean; if it is, it prints and is scored."""
    (folder / "own.yaml").write_text(made.text, "utf-8")
    found = complaints(checked_files(folder / "own.yaml"))
    event("not clean" if found else "clean")
    if made.flaw:
        assert_told(made, found)
    if not found:
        printed(folder / "own.yaml", made.language, made.ink)
        (folder / "sheet.yaml").write_text(made.sheet, "utf-8")
        assert score_file(str(folder / "sheet.yaml")).result.players
    return not found


def assert_told(made: Generated, found: list[Finding]) -> None:
    """What was put wrong is told there by its code, and of its form nothing else."""
    source, codes = parse_yaml(made.text, ""), FLAWS[made.flaw].codes
    lines = {find_position(source, made.at)[0], find_position(source, made.at[:2])[0]}
    told = {(each.code.id, each.line) for each in found if each.code in FORM or each.code.id in codes}
    assert {code for code, _ in told} <= codes, (made.flaw, told)
    assert lines & {line for _, line in told}, (made.flaw, lines, told, made.text[:1000])


def looked_at(folder: Path, examples: int) -> Counter[bool]:
    """How many sets are clean and how many are not: some of every deck with each of its rules."""
    seen: Counter[bool] = Counter()
    for game, deck in CARDS:
        for rules in batches(game, deck):

            @settings(max_examples=examples, derandomize=True, phases=[Phase.generate])
            @given(made=sets(game, deck, rules))
            def one(made: Generated) -> None:
                seen[look(folder, made)] += 1

            one()
    return seen


@pytest.mark.full
def test_a_set_that_checks_clean_prints_and_is_scored(tmp_path: Path) -> None:
    seen = looked_at(tmp_path, 3)
    share = seen[False] / seen.total()
    print(f"{share:.0%} of {seen.total()} generated sets are not clean")
    assert FEWEST <= share <= MOST


@pytest.mark.parametrize(("game", "deck"), [key for key in CARDS if key[1] not in WHOLE])
def test_one_set_of_a_deck_that_checks_clean_prints_and_is_scored(
    game: str, deck: str, tmp_path: Path
) -> None:
    @settings(max_examples=1, phases=[Phase.generate])
    @given(made=sets(game, deck, batches(game, deck)[0], flawed=0.0))
    def one(made: Generated) -> None:
        look(tmp_path, made)

    one()


@st.composite
def mangled_bytes(draw: st.DrawFn, whole: bytes) -> bytes:
    """A file of which some was taken out, put in, written twice, or never written."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(whole)))
        end = min(len(whole), start + draw(st.integers(0, 12)))
        match draw(st.sampled_from(["out", "in", "twice", "half"])):
            case "out":
                whole = whole[:start] + whole[end:]
            case "in":
                whole = whole[:start] + draw(st.sampled_from(BYTES)) + whole[start:]
            case "twice":
                whole = whole[:end] + whole[start:]
            case _:
                whole = whole[: max(start, len(whole) // 2)]
    return whole


@st.composite
def files(draw: st.DrawFn) -> tuple[str, bytes]:
    """A good file of some kind, mangled in its bytes or in what they say."""
    kind = draw(st.sampled_from(sorted(KINDS)))
    text = draw(st.sampled_from(KINDS[kind]))
    if kind == "table" or draw(st.booleans()):
        return kind, draw(mangled_bytes(text.encode()))
    tree: Any = parse_yaml(text, "").tree
    return kind, json.dumps(draw(mangled(tree))).encode("utf-8", "replace")


@pytest.mark.full
@settings(max_examples=300)
@given(file=files())
def test_a_mangled_file_is_told_and_what_passes_can_be_used(file: tuple[str, bytes], tmp_path: Path) -> None:
    mangled_file_is_told(file, tmp_path)


@settings(max_examples=15)
@given(file=files())
def test_some_mangled_files_are_told(file: tuple[str, bytes], tmp_path: Path) -> None:
    mangled_file_is_told(file, tmp_path)


def mangled_file_is_told(file: tuple[str, bytes], folder: Path) -> None:
    kind, content = file
    path = folder / NAMES.get(kind, "own.yaml")
    path.write_bytes(content)
    (folder / "starter.yaml").write_text(STARTER, "utf-8")
    drawn = folder / "starter.yaml" if kind == "layout" else path
    found = checked_files(drawn, path)
    event(f"{kind}: an error" if has_error(found) else f"{kind}: no error")
    if not has_error(found):
        assert usable(drawn, found[0].kind)


def usable(path: Path, kind: str | None) -> bool:
    """Whether the other commands accept a file."""
    try:
        if kind == "sheet":
            score_file(str(path))
        if kind == "cards":
            printed(path)
        return path.suffix == ".csv" or kind not in ("cards", "board") or joins(path, kind == "board")
    except InputError as error:
        raise AssertionError(str(error)) from error


def joins(path: Path, board: bool) -> bool:
    """Whether a sheet may name a set of a game's deck, or a board."""
    source = parse_yaml(path.read_text("utf-8-sig"), str(path))
    tree: Any = source.tree
    game = games.find_game(tree["game"]) if board or resolve_source(source).deck else None
    named = {"layout": path.name} if board else {"cards": [path.name]}
    return game is None or not read_supplies(game, named, path.parent, "").problems
