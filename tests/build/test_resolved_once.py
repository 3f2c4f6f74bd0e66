"""The game of a card set, its cards and its mistakes are worked out once, and its tree is never changed.

A tracer follows one home-made set of Nebula through `make` and `check`.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from pnp.build import Order, check_files, make
from pnp.data import Source
from pnp.press import SheetOptions, paper

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import FrameType

TITLE = "Quasar Ferry"  # which only our card has
CARDS = f"""game: nebula
deck: advanced
cards:
  - {{ id: C1, title: {TITLE}, rule: shining-of-one-colour }}
  - {{ id: C2, title: Second, rule: surrounded-shining }}
"""
MOST_TYPES = 20  # of objects that hold the card anywhere within them, from the file to the page


class Traced:
    """What a tracer saw of a card set."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        self.calls: Counter[str] = Counter()
        self.models: list[type] = []
        self.trees: dict[int, object] = {}
        self.types: set[type] = set()
        self._known: dict[int, tuple[object, bool]] = {}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event != "call" or not module.startswith("pnp."):
            return
        name, given = f"{module}.{frame.f_code.co_name}", [*frame.f_locals.values()]
        self.calls[name] += 1
        for each in given:
            if isinstance(each, Source) and each.path == self.path:
                self.trees[id(each.tree)] = each.tree
                if name == "pnp.data.validation.validate":
                    self.models.append(frame.f_locals["model"])
            if type(each).__module__.startswith("pnp.") and self._holds_card(each):
                self.types.add(type(each))

    def _holds_card(self, value: object) -> bool:
        """Whether the title of the card stands anywhere within; each object is looked at once."""
        if isinstance(value, str):
            return TITLE in value
        found = self._known.get(id(value))
        if found is None:
            self._known[id(value)] = value, False  # kept, so that no other object gets its number
            found = self._known[id(value)] = value, any(map(self._holds_card, parts_of(value)))
        return found[1]


def parts_of(value: Any) -> Iterator[object]:
    if isinstance(value, dict):
        yield from value.values()
    elif isinstance(value, list | tuple | set | frozenset):
        yield from value
    elif isinstance(value, msgspec.Struct):
        yield from (getattr(value, name, None) for name in value.__struct_fields__)
    elif is_dataclass(value) and not isinstance(value, type):
        yield from (getattr(value, each.name, None) for each in fields(value))


def traced(path: Path, work: Callable[[], object]) -> Traced:
    work()  # what ships has been read by now
    seen = Traced(path)
    sys.setprofile(seen)
    try:
        work()
    finally:
        sys.setprofile(None)
    return seen


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "own.yaml"
    found.write_text(CARDS, "utf-8")
    return found


def printing(path: Path) -> Callable[[], object]:
    rounds = iter(range(9))

    def work() -> None:
        sheet = SheetOptions(paper("A4"), backs="duplex")
        make(Order((path,), path.parent / f"out-{next(rounds)}", "en", sheet), lambda *_: None)

    return work


@pytest.mark.parametrize("command", ["make", "check"])
def test_a_set_is_resolved_once(path: Path, command: str) -> None:
    seen = traced(path, printing(path) if command == "make" else lambda: check_files([str(path)]))
    assert seen.calls["pnp.games.find_game"] == 1  # which game it is
    assert seen.calls["pnp.games.nebula.cards.make_advanced_card"] == 2  # each card as it is scored
    assert seen.calls["pnp.games.nebula.fields.advanced_fields"] == 2  # what each tells its layout
    assert [model.__name__ for model in seen.models] == ["AdvancedSet", "CardSet"]  # by its game, its layout
    assert len(seen.trees) == 1
    assert len(seen.types) <= MOST_TYPES
