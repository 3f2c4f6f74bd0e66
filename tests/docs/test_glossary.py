"""The glossary for users, and the pages for players, which keep to its words."""

from __future__ import annotations

import re

import pytest

from tests import ROOT
from tests.helpers.offered import offering

DOCS = ROOT / "docs"
ROW = re.compile(r"^\| \*\*(.+?)\*\* \| (.+?) \|$", re.MULTILINE)
PAGES = ["glossary", "tonight", "printing", "scoring", "kept-games", *offering("page")]
# Code, commands, drawings and the addresses of links are no prose.
NO_PROSE = re.compile(r"^```.*?^```$|`[^`\n]+`|\]\([^)]*\)", re.MULTILINE | re.DOTALL)
SHEET_ALONE = re.compile(r"(?<!score )\bsheets?\b(?! of paper)", re.IGNORECASE)
# The headings of a page about a game, in their order; below one there may be others.
HEADINGS = [
    "The kit",
    "The questions",
    "The score sheet",
    "The score",
    "Variants and solo games",
    "Rulings",
    "Warnings",
    "Cards of your own",
]


def read_page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


def test_the_glossary_has_few_words_in_order_each_in_one_or_two_sentences() -> None:
    rows = ROW.findall(read_page("glossary"))
    words = [word for word, _ in rows]
    assert 0 < len(words) <= 28
    assert words == sorted(words, key=str.casefold)
    assert [word for word, meaning in rows if not 1 <= len(re.findall(r"\.(?= |$)", meaning)) <= 2] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_sheet_is_a_score_sheet_or_a_sheet_of_paper(page: str) -> None:
    prose = " ".join(NO_PROSE.sub(" ", read_page(page)).split())
    alone = [prose[max(0, found.start() - 30) : found.end() + 10] for found in SHEET_ALONE.finditer(prose)]
    assert alone == []


@pytest.mark.parametrize("game", offering("page"))
def test_the_pages_about_games_have_the_same_headings(game: str) -> None:
    assert re.findall(r"^## (.+)$", read_page(game), re.MULTILINE) == HEADINGS
