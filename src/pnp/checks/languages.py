"""Words that a set has in some of its languages and not in all, or in one that its game has no words in; the
languages that it and its layout speak."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from pnp.checks.findings import LANGUAGE_MISSING, LANGUAGE_UNSPOKEN
from pnp.checks.printing.elements import every_element
from pnp.errors import Location
from pnp.models.elements import Text
from pnp.models.entries import Entry, get_entry, list_entries, list_items
from pnp.models.findings import Found
from pnp.models.languages import is_language
from pnp.models.layout import FieldRule, Layout, find_field_kind, locate_default

_OF_CARDS = ("title", "text", "note", "name")


def check_languages(tree: Entry, layout: Layout, known: Collection[str]) -> Iterator[Found]:
    """A plain text is there for every language; a set speaks all those that any of its words are in, and of a
    game that has words in some languages these alone."""
    spoken = languages_of_set(tree, layout, known)
    for entry in _list_words(tree, layout):
        strange = [language for language in entry.value if language not in spoken]
        for language in filter(is_language, strange):
            told = {"language": language, "languages": ", ".join(known)}
            yield Found(LANGUAGE_UNSPOKEN, (*entry.location, language), told, key=True)
        lacking = tuple(language for language in spoken if _lacks(entry, language))
        if lacking and not strange:
            told = {"key": str(entry.location[-1]), "languages": ", ".join(lacking)}
            yield Found(LANGUAGE_MISSING, entry.location, told)


def _lacks(words: Entry, language: str) -> bool:
    """Whether nothing is written in a language; another check reports what is no text."""
    said: object = words.value.get(language, "")
    return isinstance(said, str) and not said.strip()


def languages_of_set(tree: Entry, layout: Layout, known: Collection[str]) -> list[str]:
    """The languages that any words of a set are written in, in the order in which they come up; only those
    that are known, if any are."""
    entries = _list_words(tree, layout)
    written = dict.fromkeys(language for entry in entries for language, _ in list_items(entry))
    return [language for language in written if is_language(language) and (not known or language in known)]


def languages_of_layout(layout: Layout, own: Callable[[Location], bool]) -> list[str]:
    """The languages that a layout says anything in at places of its own."""
    return list(dict.fromkeys(language for place, language in _list_said_words(layout) if own(place)))


def _list_said_words(layout: Layout) -> Iterator[tuple[Location, str]]:
    """Where a layout says something in a language, in messages, defaults and texts, and in which."""
    rules = {name: rule for name, rule in layout.fields.items() if isinstance(rule, FieldRule)}
    said: list[tuple[Location, object]] = [(("messages",), layout.messages)]
    said += [(locate_default(name), rule.default) for name, rule in rules.items()]
    said += [((*place, "text"), each.text) for place, each in every_element(layout) if isinstance(each, Text)]
    for place, words in said:
        for language in words if isinstance(words, dict) else ():
            yield (*place, language), language


def _list_words(tree: Entry, layout: Layout) -> Iterator[Entry]:
    """All words of a set that are written in languages."""
    own = tuple(name for name, rule in layout.fields.items() if find_field_kind(rule) == "words")
    found = [get_entry(tree, "name"), get_entry(get_entry(tree, "back"), "title")]
    found += [
        get_entry(card, key) for card in list_entries(get_entry(tree, "cards")) for key in (*_OF_CARDS, *own)
    ]
    return (entry for entry in found if isinstance(entry.value, dict))
