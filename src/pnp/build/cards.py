"""From files of cards to pieces for the press; every mistake of every file at once, each at its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp import manifest
from pnp.data import positions, read_yaml, refusal
from pnp.draw import DrawError, Fault, drawn
from pnp.draw.icons import parsed
from pnp.errors import InputError, Problem, UsageError, near
from pnp.loading import load_card_set
from pnp.models.words import said
from pnp.places import shipped
from pnp.press import Piece
from pnp.scene import Bitmap

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from pnp.build.order import Order
    from pnp.data import Source
    from pnp.draw import DrawnCard
    from pnp.draw.icons import Icon
    from pnp.loading import LoadedSet

BLANK = Bitmap("png", b"", 1, 1)  # stands for a picture that is not there, while the rest is looked at
MOST_CARDS = 100_000  # in one run, copies counted


@dataclass(frozen=True, slots=True)
class Deck:
    """A card set with all that it names, drawn."""

    loaded: LoadedSet
    pictures: Mapping[str, Bitmap]
    cards: tuple[DrawnCard, ...]


def load(sets: tuple[Path, ...]) -> list[LoadedSet]:
    """All the sets, or the problems of all of them."""
    loaded: list[LoadedSet] = []
    problems: list[Problem] = []
    unsaid = 0
    for path in sets:
        try:
            loaded.append(load_card_set(path, str(path)))
        except InputError as error:
            problems += error.problems
            unsaid += error.unsaid
    if problems:
        raise refusal(problems, unsaid)
    return loaded


def draw(loaded: list[LoadedSet], order: Order) -> list[Deck]:
    """All the sets drawn, or what is wrong with any of them."""
    icons = parsed(read_yaml(shipped("layouts") / "icons.yaml", "icons.yaml").tree)
    decks: list[Deck] = []
    problems: list[Problem] = []
    for path, found in zip(order.sets, loaded, strict=True):
        try:
            decks.append(_deck(found, path, order, icons))
        except DrawError as error:
            problems += _located(found.source, error.faults)
    if problems:
        raise refusal(problems)
    return decks


def _deck(loaded: LoadedSet, path: Path, order: Order, icons: Mapping[str, Icon]) -> Deck:
    wanted = [(index, card.picture) for index, card in enumerate(loaded.cards.cards) if card.picture]
    pictures, faults = _pictures(wanted, path) if wanted else ({}, [])
    backs = order.sheet.backs != "none"
    try:
        cards = drawn(
            loaded.cards, order.language, lambda name: pictures.get(name, BLANK), icons, backs=backs
        )
    except DrawError as error:
        raise DrawError([*faults, *error.faults]) from error
    if faults:
        raise DrawError(faults)
    return Deck(loaded, pictures, cards)


def _pictures(wanted: list[tuple[int, str]], path: Path) -> tuple[dict[str, Bitmap], list[Fault]]:
    """The pictures by the names that the cards call them, and what is wrong with those that are missing."""
    from pnp.pictures import PictureError, load_picture

    found: dict[str, Bitmap] = {}
    faults = []
    for index, name in wanted:
        try:
            found[name] = found.get(name) or load_picture(path, name)
        except PictureError as error:
            faults.append(Fault(("cards", index, "picture"), error.wrong, error.right))
    return found, faults


def _located(source: Source, faults: Sequence[Fault]) -> list[Problem]:
    places = positions(source, [(fault.loc, fault.at) for fault in faults])
    return [
        Problem(source.path, line, column, fault.wrong, fault.right)
        for fault, (line, column) in zip(faults, places, strict=True)
    ]


def pieces(decks: list[Deck], order: Order) -> tuple[Piece, ...]:
    """What the press is to print: the cards that were asked for, as often as they were asked for."""
    known = {card.id for deck in decks for card in deck.cards}
    unknown = [_unknown(name, known) for name in order.only if name not in known]
    if unknown:
        raise UsageError("\n".join(unknown))
    wanted = set(order.only) or known
    found = tuple(
        Piece(card.front, card.back, card.copies * order.copies, card.label, _title(deck, order.language))
        for deck in decks
        for card in deck.cards
        if card.id in wanted
    )
    whole = sum(piece.copies for piece in found)
    if not 0 < whole <= MOST_CARDS:
        raise UsageError(f"{whole:,} cards would be printed in all; ask for 1 to {MOST_CARDS:,}")
    return found


def _unknown(name: str, known: set[str]) -> str:
    return f"there is no card '{name}' in these sets" + (f"; {meant}" if (meant := near(name, known)) else "")


def _title(deck: Deck, language: str) -> str:
    cards = deck.loaded.cards
    return (said(cards.name, language) if cards.name else None) or cards.deck


def inputs(decks: list[Deck], sets: tuple[Path, ...]) -> tuple[manifest.Input, ...]:
    """Every file that the decks were made from."""
    return tuple(
        manifest.Input(number, name, manifest.digest((path.parent / name).read_bytes()))
        for number, (path, deck) in enumerate(zip(sets, decks, strict=True))
        for name in (path.name, *sorted(deck.pictures))
    )
