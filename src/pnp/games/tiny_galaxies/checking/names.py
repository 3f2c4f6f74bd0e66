"""Names that two cards of a deck have, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from pnp.models.findings import Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.games.tiny_galaxies.cards import Mission, Planet
    from pnp.models.entries import Entry
    from pnp.scoring import Value

TWICE = Code("tiny-galaxies-name-twice", "warning")
CODES: Final = (TWICE,)
EVERY = "*"  # a language, where no name of a deck says which it is in


def names_twice(
    cards: Sequence[tuple[Entry, Planet | Mission]], deck: Sequence[Planet | Mission]
) -> Iterator[Found]:
    """Each card that is called like one before it in its deck."""
    languages = _languages(deck)
    first: dict[tuple[str, str], str] = {}
    for card in deck:
        for language, name in _names(card.name, languages):
            first.setdefault((language, _folded(name)), str(card.id))
    for entry, card in cards:
        clashes: dict[str, list[tuple[str, str]]] = {}
        for language, name in _names(card.name, languages):
            other = first[language, _folded(name)]
            if other != card.id:
                clashes.setdefault(other, []).append((language, name))
        for other, found in clashes.items():
            yield _twice(entry, card, other, found, len(languages))


def _twice(
    entry: Entry, card: Planet | Mission, other: str, found: Sequence[tuple[str, str]], spoken: int
) -> Found:
    (language, name), number = found[0], len(found)
    plain = isinstance(card.name, str)
    place = (*entry.location, "name") if plain or number == spoken else (*entry.location, "name", language)
    told: dict[str, Value] = {
        "name": name,
        "other": other,
        "in": "all" if number == spoken else "some",
        "languages": tuple(language for language, _ in found),
    }
    return Found(TWICE, place, told)


def _languages(deck: Sequence[Planet | Mission]) -> tuple[str, ...]:
    """Those that any name is in: a plain name stands for each of them."""
    spoken = dict.fromkeys(
        language for card in deck if not isinstance(card.name, str) for language in card.name
    )
    return tuple(spoken) or (EVERY,)


def _names(name: str | Mapping[str, str], languages: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The name in each language in which there is one."""
    for language in languages:
        said = name if isinstance(name, str) else name.get(language, "")
        if said.strip():
            yield language, said


def _folded(name: str) -> str:
    """As names look alike on paper, however their accents are encoded."""
    return " ".join(normalize("NFC", name).split()).casefold()
