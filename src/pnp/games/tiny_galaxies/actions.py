"""What a planet's action may be: a closed grammar, as `docs/planet-actions.md` tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from pnp.errors import near, phrase, said
from pnp.models.entries import Entry, has, items, text, whole, within, wrong, wrong_key

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.errors import Mistake

Values: TypeAlias = "tuple[str, ...] | range"

_RESOURCES = ("energy", "culture")
_ANY_RESOURCE = (*_RESOURCES, "either")
_TRACKS = ("diplomacy", "economy", "either")
_FACES = ("move", "energy", "culture", "diplomacy", "economy", "colony", "any")


def _upto(least: int, most: int) -> range:
    return range(least, most + 1)


# Kind: what each of its keys may say, the kind itself first. All keys are given, and no others.
GRAMMAR: Final[Mapping[str, Mapping[str, Values]]] = {
    "gain": {"gain": (*_ANY_RESOURCE, "each"), "amount": _upto(1, 3)},
    "share": {"share": _RESOURCES, "amount": _upto(2, 4), "others": _upto(1, 3)},
    "convert": {"convert": _RESOURCES, "to": _RESOURCES, "most": _upto(2, 7)},
    "take": {"take": _ANY_RESOURCE, "amount": _upto(1, 2), "from": ("one", "richer", "each")},
    "reap": {"reap": _RESOURCES, "per": ("home", "landed", "orbit", "colony"), "most": _upto(2, 4)},
    "move": {"move": _upto(1, 3), "to": ("anywhere", "surface", "orbit", "home")},
    "launch": {"launch": _TRACKS, "steps": _upto(1, 2)},
    "recall": {"recall": _RESOURCES, "ships": _upto(1, 4), "each": _upto(1, 3)},
    "expel": {"expel": ("surface", "start"), "ships": _upto(1, 2)},
    "advance": {"advance": _TRACKS, "steps": _upto(1, 2)},
    "drive": {"drive": _TRACKS, "pay": _ANY_RESOURCE, "price": _upto(1, 3), "steps": _upto(1, 3)},
    "chase": {"chase": _TRACKS, "most": _upto(1, 4)},
    "repel": {"repel": _TRACKS, "steps": _upto(1, 3)},
    "hire": {"hire": _ANY_RESOURCE, "price": _upto(1, 3)},
    "echo": {"echo": ("landed", "orbit", "colony")},
    "upgrade": {"upgrade": _ANY_RESOURCE, "discount": _upto(1, 3)},
    "reroll": {"reroll": _upto(1, 7)},
    "set": {"set": _FACES, "dice": _upto(1, 3)},
    "follow": {"follow": ("free", "energy"), "dice": _upto(1, 3)},
    "survey": {"survey": _upto(1, 3)},
}


def action_mistakes(action: Entry) -> Iterator[Mistake]:
    """Everything for which the grammar refuses an action."""
    given = [*items(action)]
    if not given:
        return
    kind, first = given[0]
    if kind not in GRAMMAR:
        right = _kind_of([key for key, _ in given]) or phrase(
            "the-kinds-are-grammar", grammar=", ".join(GRAMMAR)
        )
        yield wrong_key(first, said("form-action", "there-is-no-kind-of-action-kind", kind=kind[:40]), right)
        return
    taken = GRAMMAR[kind]
    for key, entry in given:
        if key not in taken:
            right = phrase("its-keys-are-taken", taken=", ".join(taken))
            yield wrong_key(
                entry, said("form-action", "the-action-kind-takes-no-key", kind=kind, key=key[:40]), right
            )
        elif not _allowed(entry, taken[key]):
            yield wrong(
                entry,
                said("form-action", "key-is-entry", key=key, entry=text(entry) or ""),
                _right(taken[key]),
            )
    for key in taken:
        if not has(action, key):
            yield wrong(
                action,
                said("form-action", "the-action-kind-needs-key", kind=kind, key=key),
                _addition(key, taken[key]),
            )
    yield from _senseless(action)


def _kind_of(keys: Sequence[str]) -> str | None:
    """What to write first: a kind that comes later, or one that the first key is near to."""
    later = next((key for key in keys if key in GRAMMAR), None)
    return near(keys[0][:40], GRAMMAR) if later is None else phrase("write-kind-first", kind=later)


def _senseless(action: Entry) -> Iterator[Mistake]:
    """What each key may say, but not both together."""
    to, others = within(action, "to"), within(action, "others")
    if text(to) is not None and text(to) == text(within(action, "convert")):
        yield wrong(
            to, said("form-action", "a-resource-is-turned-into-itself"), phrase("turn-it-into-the-other-one")
        )
    amount, less = whole(within(action, "amount")), whole(others)
    if amount is not None and less is not None and less >= amount:
        yield wrong(
            others, said("form-action", "the-others-gain-no-less"), phrase("let-them-gain-less-than-amount")
        )


def _allowed(entry: Entry, values: Values) -> bool:
    return (whole(entry) if isinstance(values, range) else text(entry)) in values


def _right(values: Values) -> str:
    if isinstance(values, range):
        return phrase("write-a-number-from-first-to-last", first=values[0], last=values[-1])
    return phrase("write-one-of-values", values=", ".join(values))


def _addition(key: str, values: Values) -> str:
    """What can be typed as it stands, and what else may stand there."""
    first, *others = values
    if isinstance(values, range):
        last = values[-1]
        return phrase("add-key-first-first-to-last", key=key, first=first, last=last)
    return phrase("add-key-first-or-others", key=key, first=first, others=", ".join(map(str, others)))
