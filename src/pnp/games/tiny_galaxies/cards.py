"""Planets, missions and the galaxy mat as they are scored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

from msgspec import Struct

from pnp.errors import Mistake, code_phrase, join_parts, phrase
from pnp.games.tiny_galaxies.actions import find_action_mistakes
from pnp.games.tiny_galaxies.scoring import Kind, Resource
from pnp.models import trees
from pnp.models.card_mistakes import Parameter, find_parameter_mistakes, list_parameters

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


class Planet(Struct, frozen=True):
    """A planet; one entered by its points alone has nothing else. Steps and action are not scored."""

    points: int
    id: str | None = None
    name: str | Mapping[str, str] = ""
    kind: str | None = None
    resource: str | None = None
    copies: int = 1
    steps: int = 1
    action: tuple[tuple[str, str | int], ...] = ()  # its keys, the kind first, and what they say


class Mission(Struct, frozen=True):
    id: str
    name: str | Mapping[str, str]
    rule: str
    points: int
    asks: Mapping[str, Any]  # the parameters of its rule: numbers and words by their names
    arguments: Mapping[str, Any]  # what there is to tell of them: those, and the points if shared
    shared: int
    players: int
    copies: int


def make_planet_card(card: trees.Entry, notes: list[Mistake]) -> Planet | None:
    notes += find_action_mistakes(trees.get_entry(card, "action"))
    points = trees.get_whole(card, "points")
    if points is None:
        return None
    action = tuple((key, _read_value(entry)) for key, entry in trees.list_items(card, "action"))
    return Planet(
        points=points,
        id=trees.get_text(card, "id"),
        name=read_name(card),
        kind=trees.get_text(card, "track", "kind"),
        resource=trees.get_text(card, "resource"),
        copies=trees.count_copies(card),
        steps=trees.get_whole(card, "track", "steps") or 1,
        action=action,
    )


def make_mission_card(card: trees.Entry, notes: list[Mistake]) -> Mission | None:
    found = [*find_parameter_mistakes(card, RULES), *_find_swapped(card)]
    notes += found
    rule, points = trees.get_text(card, "rule"), trees.get_whole(card, "points")
    if found or rule is None or rule not in RULES or points is None:
        return None
    names = [each for each in list_parameters(RULES[rule]) if trees.has_key(card, each)]
    told = {each: _read_value(trees.get_entry(card, each)) for each in names}
    return Mission(
        id=trees.get_text(card, "id") or "",
        name=read_name(card),
        rule=rule,
        points=points,
        asks={each: value for each, value in told.items() if each != SHARED},
        arguments=told,
        shared=trees.get_whole(card, SHARED) or 0,
        players=trees.get_whole(card, "players") or 1,
        copies=trees.count_copies(card),
    )


def _find_swapped(card: trees.Entry) -> Iterator[Mistake]:
    """A word that belongs to the other of two keys of which a mission has one."""
    both = {"kind": get_args(Kind), "resource": get_args(Resource)}
    for key, other in (("kind", "resource"), ("resource", "kind")):
        entry = trees.get_entry(card, key)
        if trees.get_text(card, "rule") == "planets-of" and trees.get_text(entry) in both[other]:
            known = join_parts(both[key], "or")
            what = code_phrase("form-unknown-name", "key-is-known", key=key, known=known)
            right = phrase("for-value-write-other-value", value=entry.value, other=other)
            yield Mistake(entry.location, what, right, instead=True)


def _read_value(entry: trees.Entry) -> str | int:
    number = trees.get_whole(entry)
    return trees.get_text(entry) or "" if number is None else number


def read_name(card: trees.Entry) -> str | Mapping[str, str]:
    """What a card is called: a text, or one in each language."""
    named: str | Mapping[str, str] = trees.get_entry(card, "name").value
    return named or ""


LEVELS = 6  # of an empire
MOST_STOCK = 99  # of a resource, of ships or of dice: two digits have room


class Mat(Struct, frozen=True):
    """Points, dice and ships by level, the first level first; `goal` points end the game."""

    points: tuple[int, ...]
    dice: tuple[int, ...]
    ships: tuple[int, ...]
    energy: int
    culture: int
    goal: int


def make_board(board: trees.Entry, _: list[Mistake]) -> Mat | None:
    tracks = (trees.list_entries(board, "empire", key) for key in ("points", "dice", "ships"))
    points, dice, ships = (tuple(map(trees.get_whole, levels)) for levels in tracks)
    limits = (trees.get_whole(board, "limits", key) for key in ("energy", "culture"))
    match points, dice, ships, (*limits, trees.get_whole(board, "goal")):
        case (int(), *_), (int(), *_), (int(), *_), (int(energy), int(culture), int(goal)):
            return Mat(_fill_levels(points), _fill_levels(dice), _fill_levels(ships), energy, culture, goal)
    return None


def _fill_levels(levels: tuple[int | None, ...]) -> tuple[int, ...]:
    return tuple(level or 0 for level in levels)
