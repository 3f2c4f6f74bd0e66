"""What a planet's action may be: a closed grammar, as `docs/planet-actions.md` tells it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from pnp.errors import Mistake, code_phrase, phrase, suggest, word_mistake
from pnp.models import trees

Values: TypeAlias = "tuple[str, ...] | range"

_RESOURCES = ("energy", "culture")
_ANY_RESOURCE = (*_RESOURCES, "either")
_TRACKS = ("diplomacy", "economy", "either")
_FACES = ("move", "energy", "culture", "diplomacy", "economy", "colony", "any")


def _make_range(least: int, most: int) -> range:
    return range(least, most + 1)


# Kind: what each of its keys may say, the kind itself first. All keys are given, and no others.
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
    """Everything for which the grammar refuses an action."""
    given = [*trees.list_items(action)]
    if not given:
        return
    kind, first = given[0]
    if kind not in GRAMMAR:
        wrong = code_phrase("form-action", "there-is-no-kind-of-action-kind", kind=kind[:40])
        known = phrase("the-kinds-are-grammar", grammar=", ".join(GRAMMAR))
        yield trees.make_key_mistake(first, wrong, _advise_kind([key for key, _ in given]) or known)
        return
    taken = GRAMMAR[kind]
    for key, entry in given:
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
    """What to write first: a kind that comes later, or one that the first key is near to."""
    later = next((key for key in keys if key in GRAMMAR), None)
    return suggest(keys[0][:40], GRAMMAR) if later is None else phrase("write-kind-first", kind=later)


def _find_senseless(action: trees.Entry) -> Iterator[Mistake]:
    """What each key may say, but not both together."""
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
    """What can be typed as it stands, and what else may stand there."""
    first, *others = values
    if isinstance(values, range):
        last = values[-1]
        return phrase("add-key-first-first-to-last", key=key, first=first, last=last)
    return phrase("add-key-first-or-others", key=key, first=first, others=", ".join(map(str, others)))
