"""Catalogues of messages in one language: their sources, the texts of messages, and reports of mistakes in
them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from pnp import errors
from pnp.files.tracking import note_file
from pnp.library import find_shipped, hold_results
from pnp.models.languages import is_language

if TYPE_CHECKING:
    from pnp.data.sources import Slip
    from pnp.words.formatting import Value

MISTAKES_SHOWN = 100
_LISTED = 14  # as many names as are still quick to read
_LONGEST_NAME = 60  # a longer name is not compared with others


class WordsError(errors.UnplacedError):
    """A message cannot be said. `problems` are the mistakes of a catalogue that was loaded, each at its
    place."""

    def __init__(self, wrong: str, right: str = "", problems: Sequence[errors.Problem] = ()) -> None:
        self.problems = tuple(problems)
        super().__init__(wrong, right)


class MessageMistake(Struct, frozen=True):
    """A mistake at a character of a source: what is wrong, and what would be right."""

    source: MessageSource
    index: int
    wrong: str
    right: str


def make_mistake(entry: MessageEntry, slip: Slip) -> MessageMistake:
    return MessageMistake(entry.source, entry.start + slip.index, slip.wrong, slip.right)


def make_refusal(mistakes: Iterable[MessageMistake]) -> WordsError:
    """Make one error of the first mistakes, sorted by file; it tells how many more there are."""
    ordered = sorted(set(mistakes), key=lambda each: (each.source.name, each.index, each.wrong))
    first_mistakes = ordered[:MISTAKES_SHOWN]
    error = errors.InputError([*_place_mistakes(first_mistakes)], len(ordered) - len(first_mistakes))
    return WordsError(str(error), problems=error.problems)


def _place_mistakes(mistakes: Iterable[MessageMistake]) -> Iterator[errors.Problem]:
    for source, group in groupby(mistakes, key=lambda each: each.source):
        same = [*group]
        places = find_places(source, [each.index for each in same])
        for place, each in zip(places, same, strict=True):
            yield errors.Problem(source.name, *place, errors.give_code("form-words", each.wrong), each.right)


def find_places(source: MessageSource, indexes: Sequence[int]) -> Sequence[tuple[int, int]]:
    """Return lines and columns of characters of a source, in the file that holds it."""
    from pnp.data.sources import find_place

    return source.at(indexes) if source.at else [find_place(source.text, index) for index in indexes]


def name_entry(entry: MessageEntry) -> str:
    """Name an entry by its id and its place."""
    ((line, _),) = find_places(entry.source, [entry.start])
    return f"'{entry.id}' ({entry.source.name}:{line})"


def suggest_name(name: str, names: Iterable[str], known: str = "known here") -> str:
    """Suggest the known name that is near; if none is, list all that are `known`, provided that they are
    few."""
    sorted_names = sorted(names)
    guess = errors.suggest(name, sorted_names) if len(name) <= _LONGEST_NAME else ""
    if guess or not 0 < len(sorted_names) <= _LISTED:
        return guess
    return f"{known}: {', '.join(sorted_names)}"


# Within a correct entry no line begins so: further lines are indented, or stand in braces.
_START = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_-]* *=([^{}\n]+)(?:\n#.*|\n)*")


class MessageSource(Struct, frozen=True):
    """A text in Fluent's syntax.

    `name` is the file that messages about mistakes name. If the text is only a part of that file, `at` finds
    lines and columns of its characters in the file. A `shipped` source was checked by the tests, and each
    entry of it is read when it is first needed.
    """

    name: str
    text: str
    at: Callable[[Sequence[int]], Sequence[tuple[int, int]]] | None = None
    shipped: bool = False


class MessageEntry(Struct, frozen=True, eq=False):
    """A message, or a term, whose id begins with a hyphen. The text before the first entry is an entry
    without an id."""

    id: str
    source: MessageSource
    start: int  # the index of its text in the source's
    text: str


def find_plain_text(entry: MessageEntry) -> str | None:
    """Return the text of a message of one line without braces; None for any other, which Fluent has to
    read."""
    found = _PLAIN.fullmatch(entry.text)
    return found[1].strip() if found else None


def list_entries(source: MessageSource) -> Iterable[MessageEntry]:
    """Return the entries of a source. Those of a shipped source are the very same objects each time, so that
    each is read once for all."""
    return _list_shipped_entries(source) if source.shipped else _cut_entries(source)


@lru_cache(maxsize=128)
def _list_shipped_entries(source: MessageSource) -> tuple[MessageEntry, ...]:
    return tuple(_cut_entries(source))


def _cut_entries(source: MessageSource) -> Iterator[MessageEntry]:
    text = source.text
    starts = [(found.start(), found[1]) for found in _START.finditer(text)]
    for (start, name), (end, _) in pairwise([(0, ""), *starts, (len(text), "")]):
        if start < end:
            yield MessageEntry(name, source, start, text[start:end])


LARGEST = 1024 * 1024  # characters of a source
MOST_ENTRIES = 5_000  # of a catalogue


Entries: TypeAlias = Mapping[str, MessageEntry]  # by their ids


class Catalogue(Struct, frozen=True, eq=False):
    """The messages and terms of one language by id; nothing of another language is in it."""

    language: str
    entries: Entries


def find_shipped_sources(language: str) -> tuple[MessageSource, ...]:
    """Return the shipped words of a language; none for a language that only a user's set brings."""
    return _read_shipped_source(language) if is_language(language) else ()


def list_languages() -> tuple[str, ...]:
    """Return the languages in which words are shipped."""
    return tuple(sorted(path.stem for path in (find_shipped("layouts") / "words").glob("*.ftl")))


@hold_results
def _read_shipped_source(language: str) -> tuple[MessageSource, ...]:
    path = find_shipped("layouts") / "words" / f"{language}.ftl"
    note_file(path)
    if not path.is_file():
        return ()
    return (MessageSource(f"words/{path.name}", path.read_text("utf-8"), shipped=True),)


def make_catalogue(language: str, sources: Sequence[MessageSource]) -> Catalogue:
    """Make a catalogue of all messages of some sources. An id has one meaning: no source may repeat an id of
    another.

    A WordsError lists all mistakes of the sources that are not shipped.
    """
    if not is_language(language):
        wrong = f"'{language[:20]}' is no language code"
        raise WordsError(wrong, "write a code such as en, cs, pl or pt-BR")
    if large := [source for source in sources if len(source.text) > LARGEST]:
        oversized = ((each, f"the messages have {len(each.text):,} characters") for each in large)
        right = f"at most {LARGEST:,} are allowed"
        raise make_refusal(MessageMistake(source, 0, wrong, right) for source, wrong in oversized)
    entries = [entry for source in sources for entry in list_entries(source)]
    known: dict[str, MessageEntry] = {}
    for entry in entries:
        known.setdefault(entry.id, entry)
    known.pop("", None)
    if len(entries) > MOST_ENTRIES:
        first, right = entries[MOST_ENTRIES], f"at most {MOST_ENTRIES:,} are allowed"
        raise make_refusal([MessageMistake(first.source, first.start, "there are too many messages", right)])
    catalogue = Catalogue(language, known)
    if own := [entry for entry in entries if not entry.source.shipped]:
        from pnp.words.reading import find_mistakes

        if slips := [*_find_repeated(own, known), *find_mistakes(catalogue, own)]:
            raise make_refusal(slips)
    return catalogue


def say(catalogue: Catalogue, message: str, /, **arguments: Value) -> str:
    """Return the text of a message, with numbers counted and set as the language does it.

    A WordsError names arguments that are missing, unknown or unfit; nothing is left out or replaced.
    """
    entry = None if arguments else catalogue.entries.get(message)
    if entry and entry.source.shipped and (text := find_plain_text(entry)):
        return text  # without Fluent, which takes longer to load than a whole proof to print
    from pnp.words.formatting import format_message

    return format_message(catalogue, message, arguments)


def say_with_needed(catalogue: Catalogue, message: str, arguments: Mapping[str, Value]) -> str:
    """Return the text of a message; ignore arguments that this language does not use."""
    entry = catalogue.entries.get(message)
    if entry and entry.source.shipped and (text := find_plain_text(entry)):
        return text
    from pnp.words.formatting import find_needs

    needed = find_needs(catalogue, message) if entry else arguments
    return say(catalogue, message, **{name: value for name, value in arguments.items() if name in needed})


def list_messages(catalogue: Catalogue) -> tuple[str, ...]:
    """Return the ids of all messages, in the order in which they are written."""
    return tuple(id for id in catalogue.entries if not id.startswith("-"))


def _find_repeated(own: Sequence[MessageEntry], known: Entries) -> Iterator[MessageMistake]:
    for entry in own:
        first = known.get(entry.id, entry)
        if first is not entry:
            where = "above" if first.source is entry.source else f"in {first.source.name}"
            wrong = f"'{entry.id}' is there already, {where}"
            yield MessageMistake(entry.source, entry.start, wrong, "choose another id")
