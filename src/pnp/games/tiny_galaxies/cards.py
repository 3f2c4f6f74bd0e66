"""Planets, missions and the galaxy mat as they are scored; and what a planet's action may be: a closed
grammar, as `docs/planet-actions.md` tells it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias, get_args

from msgspec import Struct

from pnp.errors import Mistake, code_phrase, join_parts, phrase, suggest, word_mistake
from pnp.games.tiny_galaxies.scoring import Kind, Resource
from pnp.models import trees
from pnp.models.card_mistakes import Parameter, find_parameter_mistakes, list_parameters

Values: TypeAlias = "tuple[str, ...] | range"

_RESOURCES = ("energy", "culture")
_ANY_RESOURCE = (*_RESOURCES, "either")
_TRACKS = ("diplomacy", "economy", "either")
_FACES = ("move", "energy", "culture", "diplomacy", "economy", "colony", "any")


def _make_range(least: int, most: int) -> range:
    return range(least, most + 1)


# Kind: the values of each of its keys, the kind itself first. All keys are required, no others allowed.
GRAMMAR: Final[Mapping[str, Mapping[str, Values]]] = {
    "gain": {"gain": (*_ANY_RESOURCE, "each"), "amount": _make_range(1, 3)},
    "share": {"share": _RESOURCES, "amount": _make_range(2, 4), "others": _make_range(1, 3)},
    "convert": {"convert": _RESOURCES, "to": _RESOURCES, "most": _make_range(2, 7)},
    "take": {"take": _ANY_RESOURCE, "amount": _make_range(1, 2), "from": ("one", "richer", "each")},
    "reap": {"reap": _RESOURCES, "per": ("home", "landed", "orbit", "colony"), "most": _make_range(2, 4)},
    "move": {"move": _make_range(1, 3), "to": ("anywhere", "surface", "orbit", "home")},
    "launch": {"launch": _TRACKS, "steps": _make_range(1, 2)},
    "recall": {"recall": _RESOURCES, "ships": _make_range(1, 4), "each": _make_range(1, 3)},
    "expel": {"expel": ("surface", "start"), "ships": _make_range(1, 2)},
    "advance": {"advance": _TRACKS, "steps": _make_range(1, 2)},
    "drive": {"drive": _TRACKS, "pay": _ANY_RESOURCE, "price": _make_range(1, 3), "steps": _make_range(1, 3)},
    "chase": {"chase": _TRACKS, "most": _make_range(1, 4)},
    "repel": {"repel": _TRACKS, "steps": _make_range(1, 3)},
    "hire": {"hire": _ANY_RESOURCE, "price": _make_range(1, 3)},
    "echo": {"echo": ("landed", "orbit", "colony")},
    "upgrade": {"upgrade": _ANY_RESOURCE, "discount": _make_range(1, 3)},
    "reroll": {"reroll": _make_range(1, 7)},
    "set": {"set": _FACES, "dice": _make_range(1, 3)},
    "follow": {"follow": ("free", "energy"), "dice": _make_range(1, 3)},
    "survey": {"survey": _make_range(1, 3)},
}


def find_action_mistakes(action: trees.Entry) -> Iterator[Mistake]:
    """Find all mistakes of an action against the grammar."""
    items = [*trees.list_items(action)]
    if not items:
        return
    kind, first = items[0]
    if kind not in GRAMMAR:
        wrong = code_phrase("form-action", "there-is-no-kind-of-action-kind", kind=kind[:40])
        known = phrase("the-kinds-are-grammar", grammar=", ".join(GRAMMAR))
        yield trees.make_key_mistake(first, wrong, _advise_kind([key for key, _ in items]) or known)
        return
    taken = GRAMMAR[kind]
    for key, entry in items:
        if key not in taken:
            wrong = code_phrase("form-action", "the-action-kind-takes-no-key", kind=kind, key=key[:40])
            yield trees.make_key_mistake(entry, wrong, phrase("its-keys-are-taken", taken=", ".join(taken)))
        elif not _is_allowed(entry, taken[key]):
            wrong = code_phrase("form-action", "key-is-entry", key=key, entry=trees.get_text(entry) or "")
            yield trees.make_mistake(entry, wrong, _advise_value(taken[key]))
    for key in taken:
        if not trees.has_key(action, key):
            wrong = code_phrase("form-action", "the-action-kind-needs-key", kind=kind, key=key)
            yield trees.make_mistake(action, wrong, _advise_addition(key, taken[key]))
    yield from _find_senseless(action)


def _advise_kind(keys: Sequence[str]) -> str | None:
    """Advise on the first key: write a later key that is a kind first, or a kind that the key resembles."""
    later = next((key for key in keys if key in GRAMMAR), None)
    return suggest(keys[0][:40], GRAMMAR) if later is None else phrase("write-kind-first", kind=later)


def _find_senseless(action: trees.Entry) -> Iterator[Mistake]:
    """Find values that are allowed alone but make no sense together."""
    to, others = trees.get_entry(action, "to"), trees.get_entry(action, "others")
    if trees.get_text(to) is not None and trees.get_text(to) == trees.get_text(action, "convert"):
        wrong, right = "a-resource-is-turned-into-itself", "turn-it-into-the-other-one"
        yield trees.make_mistake(to, *word_mistake("form-action", wrong, right))
    amount, less = trees.get_whole(action, "amount"), trees.get_whole(others)
    if amount is not None and less is not None and less >= amount:
        wrong, right = "the-others-gain-no-less", "let-them-gain-less-than-amount"
        yield trees.make_mistake(others, *word_mistake("form-action", wrong, right))


def _is_allowed(entry: trees.Entry, values: Values) -> bool:
    return (trees.get_whole(entry) if isinstance(values, range) else trees.get_text(entry)) in values


def _advise_value(values: Values) -> str:
    if isinstance(values, range):
        return phrase("write-a-number-from-first-to-last", first=values[0], last=values[-1])
    return phrase("write-one-of-values", values=", ".join(values))


def _advise_addition(key: str, values: Values) -> str:
    """Advise to add a key: with a value to type as it is, and the other possible values."""
    first, *others = values
    if isinstance(values, range):
        last = values[-1]
        return phrase("add-key-first-first-to-last", key=key, first=first, last=last)
    return phrase("add-key-first-or-others", key=key, first=first, others=", ".join(map(str, others)))


MOST_POINTS = 99  # of a card: two digits have room
MOST_STEPS = 12  # of a track: so many spaces have room around a planet
SHARED = "shared"  # a payment, not a condition

# The parameters of each mission rule, besides points and players.
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
    action: tuple[tuple[str, str | int], ...] = ()  # its keys, the kind first, and their values


class Mission(Struct, frozen=True):
    id: str
    name: str | Mapping[str, str]
    rule: str
    points: int
    asks: Mapping[str, Any]  # the parameters of its rule: numbers and words by their names
    arguments: Mapping[str, Any]  # the arguments of messages: those, and the points if shared
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
    mistakes = [*find_parameter_mistakes(card, RULES), *_find_swapped(card)]
    notes += mistakes
    rule, points = trees.get_text(card, "rule"), trees.get_whole(card, "points")
    if mistakes or rule is None or rule not in RULES or points is None:
        return None
    names = [each for each in list_parameters(RULES[rule]) if trees.has_key(card, each)]
    arguments = {each: _read_value(trees.get_entry(card, each)) for each in names}
    return Mission(
        id=trees.get_text(card, "id") or "",
        name=read_name(card),
        rule=rule,
        points=points,
        asks={each: value for each, value in arguments.items() if each != SHARED},
        arguments=arguments,
        shared=trees.get_whole(card, SHARED) or 0,
        players=trees.get_whole(card, "players") or 1,
        copies=trees.count_copies(card),
    )


def _find_swapped(card: trees.Entry) -> Iterator[Mistake]:
    """Find a word that belongs to the other one of two alternative keys."""
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
    """Read the name of a card: a text, or one in each language."""
    named: str | Mapping[str, str] = trees.get_entry(card, "name").value
    return named or ""


LEVELS = 6  # of an empire
MOST_STOCK = 99  # of a resource, of ships or of dice: two digits have room


class Mat(Struct, frozen=True):
    """A galaxy mat: points, dice and ships by level, the first level first; `goal` points end the game."""

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
