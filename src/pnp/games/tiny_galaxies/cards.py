"""Planets and missions as they are scored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pnp.games.tiny_galaxies.actions import action_mistakes
from pnp.models.entries import Entry, copies, has, text, whole, within, wrong, wrong_key
from pnp.models.parameters import parameter_mistakes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pnp.errors import Mistake

# What each rule of a mission takes besides points and players; planets-of takes a kind or a resource.
RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "most": ("what", "shared"),
    "fewest-planets": ("shared",),
    "planets-of": ("at_least",),
    "equal-kinds": (),
    "stores": ("energy", "culture"),
    "empire-level": ("at_least",),
    "ships-home": ("ships",),
    "ended-game": (),
}


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet; one that was entered by its points alone has no id, kind and resource."""

    points: int
    id: str | None = None
    name: str | Mapping[str, str] = ""
    kind: str | None = None
    resource: str | None = None
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Mission:
    id: str
    name: str | Mapping[str, str]
    rule: str
    points: int
    parameters: Mapping[str, Any]  # numbers and words by their names
    shared: int
    players: int
    copies: int


def made_planet(card: Entry, notes: list[Mistake]) -> Planet | None:
    notes += action_mistakes(within(card, "action"))
    points, track = whole(within(card, "points")), within(card, "track")
    if points is None:
        return None
    kind, resource = text(within(track, "kind")), text(within(card, "resource"))
    return Planet(points, text(within(card, "id")), name(card), kind, resource, copies(card))


def made_mission(card: Entry, notes: list[Mistake]) -> Mission | None:
    found = [*parameter_mistakes(card, RULES), *_kind_or_resource(card)]
    notes += found
    rule, points = text(within(card, "rule")), whole(within(card, "points"))
    if found or rule is None or points is None:
        return None
    names = ("kind", "resource", *RULES[rule])
    parameters = {name: _value(within(card, name)) for name in names if has(card, name)}
    id, shared, players = (
        text(within(card, "id")) or "",
        whole(within(card, "shared")),
        within(card, "players"),
    )
    return Mission(id, name(card), rule, points, parameters, shared or 0, whole(players) or 1, copies(card))


def _kind_or_resource(card: Entry) -> list[Mistake]:
    """The rule planets-of looks at one of the two; no other rule looks at either."""
    given = [within(card, key) for key in ("kind", "resource") if has(card, key)]
    rule = text(within(card, "rule"))
    if rule == "planets-of":
        if len(given) == 1:
            return []
        right = "give one of 'kind' and 'resource'"
        return [wrong(card, f"the rule 'planets-of' has {'both' if given else 'nothing'} to look at", right)]
    if rule not in RULES:
        return []
    return [
        wrong_key(entry, f"the rule '{rule}' takes no '{entry.location[-1]}'", "leave it out")
        for entry in given
    ]


def _value(entry: Entry) -> str | int:
    number = whole(entry)
    return text(entry) or "" if number is None else number


def name(card: Entry) -> str | Mapping[str, str]:
    """What a card is called: a text, or one in each language."""
    named: str | Mapping[str, str] = within(card, "name").value
    return named or ""
