"""Words that a set has in some of its languages, and not in all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.check.codes import LANGUAGE_MISSING
from pnp.models.entries import Entry, each, items, within
from pnp.models.fields import kind_of
from pnp.models.findings import Found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.layout import Layout

_OF_CARDS = ("title", "text", "note", "name")


def missing_languages(tree: Entry, layout: Layout) -> Iterator[Found]:
    """A plain text is there for every language; a set speaks all those that any of its words are in."""
    words, spoken = [*_words(tree, layout)], spoken_in(tree, layout)
    for entry in words:
        lacking = tuple(language for language in spoken if language not in entry.value)
        if lacking:
            told = {"key": str(entry.location[-1]), "languages": ", ".join(lacking)}
            yield Found(LANGUAGE_MISSING, entry.location, told)


def spoken_in(tree: Entry, layout: Layout) -> list[str]:
    """The languages that any words of a set are written in, in the order in which they come up."""
    return list(dict.fromkeys(language for entry in _words(tree, layout) for language, _ in items(entry)))


def _words(tree: Entry, layout: Layout) -> Iterator[Entry]:
    """All words of a set that are written in languages."""
    own = tuple(name for name, rule in layout.fields.items() if kind_of(rule) == "words")
    found = [within(tree, "name"), within(within(tree, "back"), "title")]
    found += [within(card, key) for card in each(within(tree, "cards")) for key in (*_OF_CARDS, *own)]
    return (entry for entry in found if isinstance(entry.value, dict))
