"""What each card says in one language; what is not written in it, or cannot be set, is a fault."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.draw.faults import Fault
from pnp.draw.styles import DECK, NOTE, RULE, TITLE, VALUE
from pnp.models.cards import titled
from pnp.models.words import said
from pnp.text import composed, missing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pnp.draw.faults import Place
    from pnp.models.cards import CardSet
    from pnp.models.words import Words
    from pnp.text import Style

TAB = "\t"
LINE_ENDS = frozenset({"\n", "\r", TAB, "\u2028", "\u2029"})  # and what is set like one, or as a blank


@dataclass(frozen=True, slots=True)
class Manner:
    """How a text is set."""

    style: Style
    capitals: bool = False
    one_line: bool = True


@dataclass(frozen=True, slots=True)
class Said:
    """What is said somewhere in a card set, and by whom: `whose` is as in `the title of card 'A'`."""

    words: Words | None
    place: Place
    whose: str


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a deck's cards, field by field; empty where a card has none, or none that can be set."""

    titles: list[str]  # in capitals
    texts: list[str]
    notes: list[str]
    values: list[str]


def worded(card_set: CardSet, language: str, faults: list[Fault]) -> Wording:
    def column(field: str, manner: Manner) -> list[str]:
        found = []
        for index, card in enumerate(card_set.cards):
            words: Words | None = getattr(card, field)
            found.append(Said(words, ("cards", index, field), f"card '{card.id}'"))
        return settable(found, manner, language, faults)

    return Wording(
        column("title", Manner(TITLE, capitals=True)),
        column("text", Manner(RULE, one_line=False)),
        column("note", Manner(NOTE, one_line=False)),
        column("value", Manner(VALUE)),
    )


def settable(said_: Sequence[Said], manner: Manner, language: str, faults: list[Fault]) -> list[str]:
    """The texts as they are set; each that is not written, or cannot be set, is a fault and left empty."""
    texts = [spoken(each, language, faults) for each in said_]
    if not _wrong(texts, manner):
        return [_form(text, manner) for text in texts]
    return [_settable(text, each, manner, language, faults) for text, each in zip(texts, said_, strict=True)]


def spoken(said_: Said, language: str, faults: list[Fault]) -> str:
    words, place = said_.words, said_.place
    found = "" if words is None else said(words, language)
    if found is None:
        others = ", ".join(f"'{code}:'" for code in words or ())
        wrong = f"the {place[-1]} of {said_.whose} is not written in the language '{language}'"
        faults.append(Fault(place, wrong, f"add '{language}:' beside {others}"))
    return found or ""


def _form(text: str, manner: Manner) -> str:
    return text.upper() if manner.capitals else text


def _wrong(texts: Iterable[str], manner: Manner) -> bool:
    """Whether there is anything to complain of: asked of each character once."""
    characters = set[str]().union(*(composed(_form(text, manner)) for text in texts))
    if not manner.one_line:
        characters -= LINE_ENDS
    return not LINE_ENDS.isdisjoint(characters) or any(missing(each, manner.style) for each in characters)


def _settable(text: str, said_: Said, manner: Manner, language: str, faults: list[Fault]) -> str:
    found = [*_faults(text, said_, manner, language)]
    faults += found
    return "" if found else _form(text, manner)


def _faults(text: str, said_: Said, manner: Manner, language: str) -> Iterator[Fault]:
    place = said_.place if said_.words == text else (*said_.place, language)
    whose = f"the {said_.place[-1]} of {said_.whose}"
    if manner.one_line and (ends := [at for at, character in enumerate(text) if character in LINE_ENDS]):
        wrong = f"{whose} holds a {'tab' if text[ends[0]] == TAB else 'line end'}"
        yield Fault(place, wrong, "write it on one line, with single blanks", ends[0])
        text = text.translate(dict.fromkeys(map(ord, LINE_ENDS), " "))
    right = "write it with characters that the fonts have"
    first = _first(text, manner)
    for error in missing(_form(text, manner), manner.style):
        yield Fault(place, f"{whose}: {error}", right, first.get(error.character))


def _first(text: str, manner: Manner) -> dict[str, int]:
    """Where each character that is set first stands in the text, but for those of several characters."""
    first: dict[str, int] = {}
    for at, character in enumerate(text):
        for formed in composed(_form(character, manner)):
            first.setdefault(formed, at)
    return first


def deck_name(card_set: CardSet, language: str, faults: list[Fault]) -> str:
    """The deck's name as it stands in the foot of each card."""
    name = Said(titled(card_set), ("name",), f"deck '{card_set.deck}'")
    return settable([name], Manner(DECK), language, faults)[0]
