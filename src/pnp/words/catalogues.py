"""Catalogues of messages in one language, and what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp import errors
from pnp.library import held
from pnp.models.languages import is_language
from pnp.noted import note
from pnp.places import shipped
from pnp.words.mistakes import Mistake, WordsError, refused
from pnp.words.sources import Entry, MessageSource, entries, plain_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.words.needs import Value

LARGEST = 1024 * 1024  # characters of a source
MOST_ENTRIES = 5_000  # of a catalogue


class Catalogue(Struct, frozen=True, eq=False):
    """The messages and terms of one language by id; nothing of another language is in it."""

    language: str
    entries: Mapping[str, Entry]


def house(language: str) -> tuple[MessageSource, ...]:
    """The words that are shipped in a language; none in a language that only a user's set brings."""
    return _house(language) if is_language(language) else ()


def spoken() -> tuple[str, ...]:
    """The languages that words are shipped in."""
    return tuple(sorted(path.stem for path in (shipped("layouts") / "words").glob("*.ftl")))


@held
def _house(language: str) -> tuple[MessageSource, ...]:
    path = shipped("layouts") / "words" / f"{language}.ftl"
    note(path)
    if not path.is_file():
        return ()
    return (MessageSource(f"words/{path.name}", path.read_text("utf-8"), shipped=True),)


def catalogue(language: str, sources: Sequence[MessageSource]) -> Catalogue:
    """All messages of some sources; an id has one meaning, so that no source says anew what another says.

    A WordsError tells all mistakes of the sources that are not shipped.
    """
    if not is_language(language):
        wrong = f"'{language[:20]}' is no language code"
        raise WordsError(wrong, "write a code such as en, cs, pl or pt-BR")
    if large := [*_too_large(sources)]:
        raise refused(large)
    found = [entry for source in sources for entry in entries(source)]
    known: dict[str, Entry] = {}
    for entry in found:
        known.setdefault(entry.id, entry)
    known.pop("", None)
    if len(found) > MOST_ENTRIES:
        raise refused([_too_many(found[MOST_ENTRIES])])
    made = Catalogue(language, known)
    if own := [entry for entry in found if not entry.source.shipped]:
        from pnp.words.checks import mistakes

        if slips := [*_repeated(own, known), *mistakes(made, own)]:
            raise refused(slips)
    return made


def said(catalogue: Catalogue, message: str, /, **arguments: Value) -> str:
    """What a message says: numbers are counted and set as the language does it.

    A WordsError names what is missing, unknown or unfit; nothing is left out or put in place of it.
    """
    entry = None if arguments else catalogue.entries.get(message)
    if entry and entry.source.shipped and (text := plain_text(entry)):
        return text  # without Fluent, which takes longer to load than a whole proof to print
    from pnp.words.saying import formatted

    return formatted(catalogue, message, arguments)


def told(catalogue: Catalogue, message: str, arguments: Mapping[str, Value]) -> str:
    """What a message says; arguments that this language has no use for are passed over."""
    entry = catalogue.entries.get(message)
    if entry and entry.source.shipped and (text := plain_text(entry)):
        return text
    from pnp.words.needs import needs

    taken = needs(catalogue, message) if entry else arguments
    return said(catalogue, message, **{name: value for name, value in arguments.items() if name in taken})


def messages(catalogue: Catalogue) -> tuple[str, ...]:
    """The ids of all messages, in the order in which they are written."""
    return tuple(id for id in catalogue.entries if not id.startswith("-"))


def _too_large(sources: Sequence[MessageSource]) -> Iterator[Mistake]:
    for source in sources:
        if len(source.text) > LARGEST:
            wrong = errors.coded("form-words", f"the messages have {len(source.text):,} characters")
            yield Mistake(source, 0, wrong, f"at most {LARGEST:,} are allowed")


def _too_many(entry: Entry) -> Mistake:
    wrong = errors.coded("form-words", "there are too many messages")
    right = f"at most {MOST_ENTRIES:,} are allowed"
    return Mistake(entry.source, entry.start, wrong, right)


def _repeated(own: Sequence[Entry], known: Mapping[str, Entry]) -> Iterator[Mistake]:
    for entry in own:
        first = known.get(entry.id, entry)
        if first is not entry:
            above = first.source is entry.source
            where = "above" if above else f"in {first.source.name}"
            wrong = errors.coded("form-words", f"'{entry.id}' is there already, {where}")
            yield Mistake(entry.source, entry.start, wrong, "choose another id")
