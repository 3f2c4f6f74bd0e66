"""What each card says in one language; what is not written in it, or cannot be set, is a fault."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp.draw.faults import Fault
from pnp.draw.styles import NOTE, RULE, TITLE, VALUE
from pnp.models.words import said
from pnp.text import missing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.draw.faults import Place
    from pnp.models.cards import CardSet
    from pnp.models.words import Words
    from pnp.text import Style


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a deck's cards, field by field; empty where a card has none, or none that can be set."""

    titles: list[str]  # in capitals
    texts: list[str]
    notes: list[str]
    values: list[str]


def worded(card_set: CardSet, language: str, faults: list[Fault]) -> Wording:
    cards = card_set.cards
    whose = [f"card '{card.id}'" for card in cards]

    def column(field: str, words: Sequence[Words | None], style: Style) -> list[str]:
        places: list[Place] = [("cards", index, field) for index in range(len(cards))]
        read = [
            "" if said_ is None else spoken(said_, place, owner, language, faults)
            for said_, place, owner in zip(words, places, whose, strict=True)
        ]
        return settable(read, style, places, whose, faults)

    titles = column("title", [card.title for card in cards], TITLE)
    return Wording(
        [title.upper() for title in titles],
        column("text", [card.text for card in cards], RULE),
        column("note", [card.note for card in cards], NOTE),
        column("value", [card.value for card in cards], VALUE),
    )


def spoken(words: Words, place: Place, whose: str, language: str, faults: list[Fault]) -> str:
    found = said(words, language)
    if found is None:
        others = ", ".join(f"'{code}:'" for code in words)
        wrong = f"the {place[-1]} of {whose} is not written in the language '{language}'"
        faults.append(Fault(place, wrong, f"add '{language}:' beside {others}"))
    return found or ""


def settable(
    texts: list[str], style: Style, places: Sequence[Place], whose: Sequence[str], faults: list[Fault]
) -> list[str]:
    """The texts, without those that hold a character which no font has: each such character is a fault."""
    characters = set[str]().union(*texts)
    if not missing("".join(sorted(characters - {"\n", "\r", "\t"})), style):
        return texts
    return [_settable(*row, style, faults) for row in zip(texts, places, whose, strict=True)]


def _settable(text: str, place: Place, whose: str, style: Style, faults: list[Fault]) -> str:
    found = [error for line in text.splitlines() for error in missing(line.replace("\t", " "), style)]
    right = "write it with characters that the fonts have"
    faults += [Fault(place, f"the {place[-1]} of {whose}: {error}", right) for error in found]
    return "" if found else text


def deck_name(card_set: CardSet, language: str, faults: list[Fault]) -> str:
    """The deck's name in words: the one it is given, or its short name made readable."""
    place, whose = ("name",), f"deck '{card_set.deck}'"
    if card_set.name is None or card_set.name == card_set.deck:  # so it is in a table, which has no head
        plain = card_set.deck.replace("-", " ").replace("_", " ")
        return plain[:1].upper() + plain[1:]
    read = spoken(card_set.name, place, whose, language, faults)
    return settable([read], TITLE, [place], [whose], faults)[0]
