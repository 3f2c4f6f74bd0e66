"""The cards of Nebula as they are scored: a rule, and what it takes."""

from __future__ import annotations

from dataclasses import dataclass
from inspect import signature
from typing import TYPE_CHECKING

from pnp.errors import phrase, said
from pnp.games.nebula.conditions import CONDITIONS
from pnp.games.nebula.counting import COUNTS
from pnp.models.entries import Entry, copies, each, text, whole, within, wrong
from pnp.models.parameters import parameter_mistakes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pnp.errors import Mistake


def _parameters(rules: Mapping[str, Callable[..., object]]) -> dict[str, tuple[str, ...]]:
    """A rule takes what its function does besides the sky."""
    return {id: tuple(signature(rule).parameters)[1:] for id, rule in rules.items()}


TASK_RULES = _parameters(CONDITIONS)
COUNTING_RULES = _parameters(COUNTS)
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
    copies: int = 1


def made_task(card: Entry, notes: list[Mistake]) -> RuleCard | None:
    return _made(card, TASK_RULES, notes)


def made_advanced(card: Entry, notes: list[Mistake]) -> RuleCard | None:
    found = _made(card, COUNTING_RULES, notes)
    colours = found.asks.get("colours") if found else None
    if isinstance(colours, tuple) and len(colours) == 2 and colours[0] == colours[1]:
        what = said("form-rule", "two-colours-stars-may-never-be-linked", colours=colours[0][:40])
        notes.append(wrong(within(card, "colours"), what, phrase("name-two-different-colours")))
        return None
    return found


def _made(card: Entry, rules: Mapping[str, tuple[str, ...]], notes: list[Mistake]) -> RuleCard | None:
    """The card; notes parameters that its rule lacks or does not take."""
    rule, id = text(within(card, "rule")), text(within(card, "id"))
    if rule is None or rule not in rules or id is None:
        return None
    found = [*parameter_mistakes(card, rules)]
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
        copies(card),
    )


def _value(entry: Entry, name: str) -> str | int | tuple[str, ...] | None:
    """A parameter; None where its form is wrong."""
    if name in NUMBERS:
        return whole(entry)
    if name == "colours":
        return tuple(filter(None, (text(colour) for colour in each(entry))))
    return text(entry)
