"""Planets and missions as they are scored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, get_args

from pnp.errors import Mistake, joined, phrase, said
from pnp.games.tiny_galaxies.actions import action_mistakes
from pnp.games.tiny_galaxies.missions import Kind, Resource
from pnp.models.entries import Entry, copies, has, items, text, whole, within
from pnp.models.parameters import Parameter, names_of, parameter_mistakes

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

MOST_POINTS = 99  # of a card: two digits have room
MOST_STEPS = 12  # of a track: as many spaces have room about a planet
SHARED = "shared"  # what is paid, and nothing that is looked at

# What each rule of a mission takes besides points and players.
RULES: Final[Mapping[str, tuple[Parameter, ...]]] = {
    "most": ("what", SHARED),
    "fewest-planets": (SHARED,),
    "planets-of": (("kind", "resource"), "at_least"),
    "equal-kinds": (),
    "stores": ("energy", "culture"),
    "empire-level": ("at_least",),
    "ships-home": ("ships",),
    "ended-game": (),
}


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet; one entered by its points alone has nothing else. Steps and action are not scored."""

    points: int
    id: str | None = None
    name: str | Mapping[str, str] = ""
    kind: str | None = None
    resource: str | None = None
    copies: int = 1
    steps: int = 1
    action: tuple[tuple[str, str | int], ...] = ()  # its keys, the kind first, and what they say


@dataclass(frozen=True, slots=True)
class Mission:
    id: str
    name: str | Mapping[str, str]
    rule: str
    points: int
    asks: Mapping[str, Any]  # the parameters of its rule: numbers and words by their names
    told: Mapping[str, Any]  # what there is to tell of them: those, and the points if shared
    shared: int
    players: int
    copies: int


def made_planet(card: Entry, notes: list[Mistake]) -> Planet | None:
    notes += action_mistakes(within(card, "action"))
    points, track = whole(within(card, "points")), within(card, "track")
    if points is None:
        return None
    kind, resource = text(within(track, "kind")), text(within(card, "resource"))
    action = tuple((key, _value(entry)) for key, entry in items(within(card, "action")))
    return Planet(
        points=points,
        id=text(within(card, "id")),
        name=name(card),
        kind=kind,
        resource=resource,
        copies=copies(card),
        steps=whole(within(track, "steps")) or 1,
        action=action,
    )


def made_mission(card: Entry, notes: list[Mistake]) -> Mission | None:
    found = [*parameter_mistakes(card, RULES), *_swapped(card)]
    notes += found
    rule, points = text(within(card, "rule")), whole(within(card, "points"))
    if found or rule is None or rule not in RULES or points is None:
        return None
    told = {each: _value(within(card, each)) for each in names_of(RULES[rule]) if has(card, each)}
    return Mission(
        id=text(within(card, "id")) or "",
        name=name(card),
        rule=rule,
        points=points,
        asks={each: value for each, value in told.items() if each != SHARED},
        told=told,
        shared=whole(within(card, SHARED)) or 0,
        players=whole(within(card, "players")) or 1,
        copies=copies(card),
    )


def _swapped(card: Entry) -> Iterator[Mistake]:
    """A word that belongs to the other of two keys of which a mission has one."""
    both = {"kind": get_args(Kind), "resource": get_args(Resource)}
    for key, other in (("kind", "resource"), ("resource", "kind")):
        entry = within(card, key)
        if text(within(card, "rule")) == "planets-of" and text(entry) in both[other]:
            what = said("form-unknown-name", "key-is-known", key=key, known=joined(both[key], "or"))
            right = phrase("for-value-write-other-value", value=entry.value, other=other)
            yield Mistake(entry.location, what, right, instead=True)


def _value(entry: Entry) -> str | int:
    number = whole(entry)
    return text(entry) or "" if number is None else number


def name(card: Entry) -> str | Mapping[str, str]:
    """What a card is called: a text, or one in each language."""
    named: str | Mapping[str, str] = within(card, "name").value
    return named or ""
