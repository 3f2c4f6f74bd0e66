"""From files of cards to pieces for the press; every mistake of every file at once, each at its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pnp import manifest
from pnp.data import position, read_yaml
from pnp.draw import DrawError, Fault, drawn
from pnp.draw.icons import parsed
from pnp.errors import InputError, Problem, UsageError, near
from pnp.loading import load_card_set
from pnp.models.words import said
from pnp.places import shipped
from pnp.press import Piece

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from pnp.build.order import Order
    from pnp.draw import DrawnCard
    from pnp.draw.icons import Icon
    from pnp.loading import LoadedSet
    from pnp.scene import Bitmap

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
    for path in sets:
        try:
            loaded.append(load_card_set(path, str(path)))
        except InputError as error:
            problems += error.problems
    if problems:
        raise InputError(problems)
    return loaded


def draw(loaded: list[LoadedSet], order: Order) -> list[Deck]:
    icons = parsed(read_yaml(shipped("layouts") / "icons.yaml", "icons.yaml").tree)
    decks: list[Deck] = []
    problems: list[Problem] = []
    for path, found in zip(order.sets, loaded, strict=True):
        try:
            decks.append(_deck(found, path, order, icons))
        except DrawError as error:
            problems += [_located(found, fault) for fault in error.faults]
    if problems:
        raise InputError(problems)
    return decks


def _deck(loaded: LoadedSet, path: Path, order: Order, icons: Mapping[str, Icon]) -> Deck:
    pictures = _pictures(loaded, path)
    backs = order.sheet.backs != "none"
    cards = drawn(loaded.cards, order.language, pictures.__getitem__, icons, backs=backs)
    return Deck(loaded, pictures, cards)


def _pictures(loaded: LoadedSet, path: Path) -> dict[str, Bitmap]:
    """The pictures by the names that the cards call them."""
    wanted = [(index, card.picture) for index, card in enumerate(loaded.cards.cards) if card.picture]
    return _loaded(wanted, path) if wanted else {}


def _loaded(wanted: list[tuple[int, str]], path: Path) -> dict[str, Bitmap]:
    from pnp.pictures import PictureError, load_picture

    found: dict[str, Bitmap] = {}
    faults = []
    for index, name in wanted:
        try:
            found[name] = found.get(name) or load_picture(path, name)
        except PictureError as error:
            faults.append(Fault(("cards", index, "picture"), error.wrong, error.right))
    if faults:
        raise DrawError(faults)
    return found


def _located(loaded: LoadedSet, fault: Fault) -> Problem:
    line, column = position(loaded.source, fault.loc)
    return Problem(loaded.source.path, line, column, fault.wrong, fault.right)


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
