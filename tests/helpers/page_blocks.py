"""The fenced blocks of the documentation, in reading order: what a reader types, writes and should see."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCE = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`([\w-]+\.(?:yaml|csv|toml))`")  # a file that the text before its block names
# What a reader types at the commands of the block that follows; whether he leaves before the end.
TYPED = re.compile(r"<!-- typed(, then left)?: (.*?) -->", re.DOTALL)
LEFT = 130
ENDS = re.compile(r"<!-- exit code (\d) -->")
# What a reader puts into a set: a card as it stands there, or one line of the last card.
EDIT = re.compile(r"  - id: (\S+)\n|    (\w+): .*\n\Z")


@dataclass(frozen=True, slots=True)
class Block:
    page: str
    kind: str
    text: str
    named: str | None  # the last file that the text between it and the block before names; above, for an edit
    below: bool = False  # right below the block before: a text there is what its commands print
    typed: str = ""
    code: int = 0  # of its commands, when they end

    @property
    def edits(self) -> bool:
        return self.kind == "yaml" and bool(EDIT.match(self.text))


def blocks() -> list[Block]:
    """The fenced blocks of every page, in reading order."""
    found: list[Block] = []
    for page in PAGES:
        text = page.read_text("utf-8")
        end = 0
        for fence in FENCE.finditer(text):
            between = text[end : fence.start()]
            names = NAMED.findall(text[: fence.start()] if EDIT.match(fence[2]) else between)
            named, below = names[-1] if names else None, bool(found) and not between.strip()
            found.append(Block(page.name, fence[1], fence[2], named, below, *answers(between)))
            end = fence.end()
    return found


def answers(between: str) -> tuple[str, int]:
    """What is typed, an answer a line; nothing between two semicolons is Enter alone. How it ends."""
    typed, ends = TYPED.search(between), ENDS.search(between)
    if typed is None:
        return "", int(ends[1]) if ends else 0
    return "".join(f"{answer.strip()}\n" for answer in typed[2].split(";")), LEFT if typed[1] else 0


def turns(page: str) -> list[tuple[Block, list[Block]]]:
    """Each block of commands of a page, and all that follow it until the next."""
    found: list[tuple[Block, list[Block]]] = []
    for block in blocks():
        if block.page == page and block.kind == "sh":
            found.append((block, []))
        elif block.page == page and found:
            found[-1][1].append(block)
    return found


def edited(folder: Path, block: Block) -> None:
    """The set with the card, where one has its id or as the last; or with the line in its last card."""
    assert block.named
    file, edit = folder / block.named, EDIT.match(block.text)
    assert edit
    text = file.read_text("utf-8")
    if edit[1]:
        found = re.search(rf"^  - id: {edit[1]}\b.*?(?=^  - id: |\Z)", text, re.MULTILINE | re.DOTALL)
        start, end = found.span() if found else (len(text), len(text))
    else:
        start = text.rindex(f"\n    {edit[2]}: ") + 1
        end = text.index("\n", start) + 1
    file.write_text(f"{text[:start]}{block.text}{text[end:]}", "utf-8")


def edits(rest: list[Block], folder: Path) -> Iterator[partial[None]]:
    return iter([partial(edited, folder, block) for block in rest if block.edits])
