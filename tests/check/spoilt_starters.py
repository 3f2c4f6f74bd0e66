"""Starters with one mistake each: every key misspelt, every value of another kind, out of range, or gone."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pnp.data import find_position, parse_yaml, write_yaml
from pnp.library import find_shipped as place_of
from tests.helpers.game_files import shipped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Location

_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
ALIKE: Final = frozenset({"cs", "pl"})  # of which is to be said what is said of English
# What may be any name or number, and what a file may do without.
FREE: Final = frozenset({"title", "text", "note", "name", "star", "en"})
LOOKS: Final = frozenset({"copies", "with_players", "replaces", "deck", "layout", "board", "ground", "back"})
MAY: Final = {
    "another name": FREE | {"id", "deck", "tile", "pattern"},
    "a number": FREE | {"id", "deck"},
    "a text": FREE,
    "left out": FREE | LOOKS | {"links", "bayer", "stars_of", "seed"},
    "too much": frozenset({"level", "seed"}),
    "too little": frozenset({"level", "seed", "x", "y", "ra", "dec", "figure.stars"}),
}


class Swept(Struct, frozen=True):
    """A starter with a mistake: what it is, and the lines that a person would look at; none where it may be
    right."""

    what: str
    text: str
    lines: frozenset[int]


class _Change(Struct, frozen=True):
    """What is wrong at a place of a tree: its key is another, or none where it is left out, and its value."""

    tree: Any
    at: Location
    what: str
    key: str | int | None
    value: Any


def starters() -> list[str]:
    """The names of all card sets and boards to begin with."""
    folder = place_of("cards") / "starter"
    return sorted(path.relative_to(folder).as_posix() for path in folder.glob("*/*.yaml"))


def swept(starter: str, every: int = 1) -> Iterator[Swept]:
    """All mistakes, or some: as many as go on to the next."""
    for number, change in enumerate(_changes(parse_yaml(shipped(f"cards/starter/{starter}"), starter).tree)):
        if number % every == every - 1:
            yield _made(change)


def _changes(tree: Any) -> Iterator[_Change]:
    """Each mistake once, however often there is such a key: a card lies in a set of its own."""
    seen: set[tuple[object, ...]] = set()
    for part in [{**tree, "cards": [card]} for card in tree["cards"]] if "cards" in tree else [tree]:
        for at, value in _all(part, ()):
            path = tuple("#" if isinstance(step, int) else step for step in at)
            for what, key, other in _mistakes(at, value):
                if (path, what) not in seen:
                    seen.add((path, what))
                    yield _Change(part, at, what, key, other)


def _all(value: Any, at: Location) -> Iterator[tuple[Location, Any]]:
    """All that stands within, by its place."""
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else ())
    )
    for step, entry in entries:
        if step not in ALIKE:
            yield (*at, step), entry
            yield from () if isinstance(entry, str) else _all(entry, (*at, step))


def _mistakes(at: Location, value: Any) -> Iterator[tuple[str, str | int | None, Any]]:
    """What is wrong, what its key is then (none where it is left out), and its value."""
    step = at[-1]
    if isinstance(step, str):
        yield "misspelt", step[:-1] if len(step) > 3 else f"{step}x", value
        yield "left out", None, value
    yield "empty", step, None
    if not isinstance(value, str):
        yield "a text", step, "a"
        return
    yield "a list", step, ["a"]
    if _NUMBER.fullmatch(value):
        yield from (("too much", step, "99999"), ("too little", step, "-7"), ("a word", step, "two"))
    else:
        yield from (
            ("another name", step, value[:-1] if len(value) > 3 else f"{value}x"),
            ("a number", step, "7"),
        )


def _made(change: _Change) -> Swept:
    made, at = deepcopy(change.tree), change.at
    holder = made
    for step in at[:-1]:
        holder = holder[step]
    _change(holder, at[-1], change.key, change.value)
    text = write_yaml(made)
    source = parse_yaml(text, "")
    owner = at[:-1] if change.key is None else (*at[:-1], change.key)
    lines = {
        find_position(source, owner)[0],
        find_position(source, owner, key=True)[0],
        find_position(source, at[:2])[0],
    }
    named = [step for step in at if isinstance(step, str)]
    may = not MAY.get(change.what, frozenset()).isdisjoint({named[-1], ".".join(named[-2:])})
    return Swept(f"{'.'.join(map(str, at))}: {change.what}", text, frozenset() if may else frozenset(lines))


def _change(holder: Any, step: Any, key: str | int | None, value: Any) -> None:
    """Changes an entry where it stands; the others keep their order."""
    if isinstance(holder, list):
        holder[step] = value
        return
    entries = [
        (key if known == step else known, value if known == step else entry)
        for known, entry in holder.items()
    ]
    holder.clear()
    holder.update((known, entry) for known, entry in entries if known is not None)
