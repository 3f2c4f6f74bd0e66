"""Writes the deck that pnp and every peer draw: once as YAML and once, for who reads no YAML, as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ICONS = ("star", "moon", "comet", "sun")
KINDS = ("Žlutá", "Żółta", "Modrá", "Błękitna", "Tichá", "Świetlna", "Rudá", "Ćmiąca")
PLACES = ("Łódź", "Plzeň", "Děčín", "Gdańsk", "Ústí", "Toruń")
SAID = (
    "kůň žluťoučký úpěl ďábelské ódy zażółć gęślą jaźń příliš světlo mezi hvězdami krąży "
    "wokół słońca jasná dráha letí tiše nocą śladem komety przez obzor księżyc rośnie każdej "
    "zimy když sníh leží na střechách źródło światła płynie daleko řeka nebes šumí błyszczy "
    "łuna nad miastem úsvit čeká stará mapa mówi prawdę"
)
WORDS = SAID.split()
FULL = 82  # letters: more than two lines of a poker card, and never more than three


class Card(TypedDict):
    id: str
    title: str
    text: str
    value: str
    icons: list[str]


def card(number: int) -> Card:
    """No title is like another, so that no card can be drawn once for all; there is no chance in any."""
    first = number % len(ICONS)
    return {
        "id": f"C{number:04}",
        "title": f"{KINDS[number % len(KINDS)]} {PLACES[number // 3 % len(PLACES)]} {number}",
        "text": text(number),
        "value": str(number % 10),
        "icons": [*ICONS[first:], *ICONS[:first]],
    }


def text(number: int) -> str:
    """Three lines of words, picked by steps that differ from round to round."""
    place, step = number * 7, number // len(WORDS) % (len(WORDS) - 1) + 1
    words = [WORDS[place % len(WORDS)]]
    while len(" ".join(words)) < FULL:
        place += step
        words.append(WORDS[place % len(WORDS)])
    return f"{' '.join(words).capitalize()}."


def yaml_of(card: Card) -> str:
    """A card as a person writes it: block style, quotes only where a number would be read."""
    return (
        f"  - id: {card['id']}\n"
        f"    title: {card['title']}\n"
        f"    text: {card['text']}\n"
        f'    value: "{card["value"]}"\n'
        f"    icons: [{', '.join(card['icons'])}]\n"
    )


def json_of(card: Card) -> str:
    return f"  {json.dumps(card, ensure_ascii=False)}"


def yaml_parts(cards: int) -> Iterator[str]:
    yield "deck: bench\nlayout: plain\ncards:\n"
    yield from (yaml_of(card(number)) for number in range(1, cards + 1))


def json_parts(cards: int) -> Iterator[str]:
    yield '{"deck": "bench", "layout": "plain", "cards": [\n'
    yield from (f"{json_of(card(number))},\n" for number in range(1, cards))
    yield f"{json_of(card(cards))}\n]}}\n"


def write_deck(cards: int, folder: Path) -> Path:
    """The same deck in the two files that pnp and its peers read; their path without an ending.

    Card by card, since whoever measures memory must stay small.
    """
    path = folder / f"deck-{cards}"
    for suffix, parts in ((".yaml", yaml_parts(cards)), (".json", json_parts(cards))):
        with path.with_suffix(suffix).open("w", encoding="utf-8") as file:
            file.writelines(parts)
    return path
