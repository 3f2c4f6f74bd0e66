"""What is said in play: every message is there in every language, and none that nothing says."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

import pytest

from pnp.build import phrases, words_of
from pnp.games.hvezdokupy.game import GAME
from pnp.report import translate
from pnp.words import find_shipped_sources, make_catalogue
from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LANGUAGES = ["en", "cs", "pl"]
PLAYING = [ROOT / f"src/pnp/games/hvezdokupy/{name}.py" for name in ("companion", "steps")]
OTHERS = [
    ROOT / "src/pnp" / path
    for path in ("build/tables/playing.py", "cli/commands/play.py", "models/score_sheets/questions.py")
]
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
OF_ENTRY = {"refused-truth", "refused-number", "refused-how-many"}  # of answers that nobody gives in play


def own(language: str) -> set[str]:
    """The messages of the topic alone."""
    files = [ROOT / "cards" / folder / "play" / f"{language}.ftl" for folder in ("words", "hvezdokupy/words")]
    return {id for file in files for id in MESSAGE.findall(file.read_text("utf-8"))}


def constants(paths: list[Path]) -> set[str]:
    found = (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def called(paths: list[Path]) -> Iterator[tuple[str, str]]:
    """What is told, or refused with, by which function."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                for each in node.args[:2]:
                    for leaf in (each.body, each.orelse) if isinstance(each, ast.IfExp) else (each,):
                        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                            yield node.func.id, leaf.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_its_words(language: str) -> None:
    said = {f"told-{id}" for by, id in called(PLAYING) if by in ("add_event", "_add_builders")}
    said |= {id for by, id in called([*PLAYING, *OTHERS]) if by in ("Refused", "Reason")}
    said |= {f"play-{phase}{end}" for phase in asked() for end in ("", "-help")}
    said |= {f"play-{how}" for how in ("new", "on", "changed", "begins", "kept")}
    assert said - own(language) - OF_ENTRY == set()
    assert len(said) > 70


def asked() -> set[str]:
    """All that may be waited for."""
    steps = (ROOT / "src/pnp/games/hvezdokupy/steps.py").read_text("utf-8")
    return {*re.findall(r'^    "(\w+)": \{', steps, re.MULTILINE), "choose-none"} - {"over"}


def test_no_words_are_there_that_nothing_says() -> None:
    known = constants([*PLAYING, *OTHERS])
    for id in own("en") - {f"play-choose-none{end}" for end in ("", "-help")}:
        short = id.removeprefix("told-").removeprefix("play-")
        assert {id, short, short.removesuffix("-help")} & known, id


def test_every_language_has_the_same_messages() -> None:
    assert own("en") == own("cs") == own("pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_right_by_the_rules_for_strangers_too(language: str) -> None:
    strange = [source.__class__(source.name, source.text) for source in words_of(GAME, language, "play")]
    assert make_catalogue(language, [*strange, *find_shipped_sources(language)])


@pytest.mark.parametrize(
    ("language", "near"),
    [
        ("en", ["1 star next to it", "2 stars next to it", "5 stars next to it"]),
        ("cs", ["sousedí 1 hvězda", "sousedí 2 hvězdy", "sousedí 5 hvězd"]),
        ("pl", ["ma obok 1 gwiazdę", "ma obok 2 gwiazdy", "ma obok 5 gwiazd"]),
    ],
)
def test_stars_are_counted_as_the_language_counts(language: str, near: list[str]) -> None:
    words = phrases(GAME, language, topic="play")
    told = {"row": 3, "column": 4, "first": 2, "second": 6}
    for n, right in zip((1, 2, 5), near, strict=True):
        assert right in translate(words, "refused-neighbours", n=n, **told)
