"""The cards of Nebula as they are scored, and which parameters each of their rules takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.errors import near
from pnp.models.entries import Entry, each, has, items, text, whole, within, wrong, wrong_key
from pnp.models.sheets import listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.errors import Mistake

TASK_RULES: Mapping[str, tuple[str, ...]] = {
    "shining-stars": ("colour", "at_least"),
    "stars": ("colour", "at_least"),
    "most-black-holes": (),
    "empty-cells": ("at_most",),
    "constellation-colours": ("constellation", "exactly"),
    "orbit-colours": ("orbit", "exactly"),
    "orbit-all-different": ("orbit",),
    "each-colour": ("at_least",),
    "colour-across-constellations": ("colour", "at_least", "constellations"),
    "adjacent-orbits": ("count",),
    "constellations-complete": ("pair",),
    "indirect-links-filled": (),
    "shining-neighbours-filled": (),
}
COUNTING_RULES: Mapping[str, tuple[str, ...]] = {
    "linked-pairs": ("colours",),
    "shining-of-one-colour": (),
    "public-tasks-done": (),
    "surrounded-shining": (),
    "orbits-with": ("colour",),
    "orbital-to-shining": ("colour",),
}
NUMBERS = frozenset({"at_least", "at_most", "exactly", "orbit", "constellations", "count"})


@dataclass(frozen=True, slots=True)
class RuleCard:
    """A task or an advanced card; what it `asks` are its rule's parameters. Only a public card pays its own
    points: to the first who meets it, and to those who do later."""

    id: str
    rule: str
    asks: Mapping[str, str | int | tuple[str, ...]]
    first: int = 0
    later: int = 0


def made_task(card: Entry, notes: list[Mistake]) -> RuleCard | None:
    return _made(card, TASK_RULES, notes)


def made_advanced(card: Entry, notes: list[Mistake]) -> RuleCard | None:
    found = _made(card, COUNTING_RULES, notes)
    colours = found.asks.get("colours") if found else None
    if isinstance(colours, tuple) and len(colours) == 2 and colours[0] == colours[1]:
        what = f"two {colours[0][:40]} stars may never be linked"
        notes.append(wrong(within(card, "colours"), what, "name two different colours"))
        return None
    return found


def _made(card: Entry, rules: Mapping[str, tuple[str, ...]], notes: list[Mistake]) -> RuleCard | None:
    """The card; notes parameters that its rule lacks or does not take."""
    rule, id = text(within(card, "rule")), text(within(card, "id"))
    if rule is None or rule not in rules or id is None:
        return None
    found = [*_mistakes(card, rule, rules)]
    notes += found
    asks = {name: _value(within(card, name), name) for name in rules[rule]}
    if found or None in asks.values():
        return None
    points = within(card, "points")
    return RuleCard(
        id,
        rule,
        {name: value for name, value in asks.items() if value is not None},
        whole(within(points, "first")) or 0,
        whole(within(points, "later")) or 0,
    )


def _mistakes(card: Entry, rule: str, rules: Mapping[str, tuple[str, ...]]) -> Iterator[Mistake]:
    """Only of parameters that some rule of the deck takes: the form tells other keys."""
    taken, known = rules[rule], {name for names in rules.values() for name in names}
    lacking = [name for name in taken if not has(card, name)]
    strange = [(name, entry) for name, entry in items(card) if name in known and name not in taken]
    if lacking:
        yield wrong(card, f"the rule '{rule}' needs {listed(lacking)}", f"add '{lacking[0]}: …'")
    for name, entry in strange:
        takes = f"it takes {listed(taken)}" if taken else "it takes nothing"
        yield wrong_key(entry, f"the rule '{rule}' takes no '{name}'", near(name, lacking) or takes)


def _value(entry: Entry, name: str) -> str | int | tuple[str, ...] | None:
    """A parameter; None where its form is wrong."""
    if name in NUMBERS:
        return whole(entry)
    if name == "colours":
        return tuple(filter(None, (text(colour) for colour in each(entry))))
    return text(entry)
