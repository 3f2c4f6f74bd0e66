"""From files of cards to pieces for the press; every mistake of every file at once, each at its place."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from pnp import manifest
from pnp.data import PartlyReadError, positions, read_yaml, refusal
from pnp.draw import DrawError, Fault, drawn
from pnp.draw.icons import parsed
from pnp.errors import InputError, Problem, UsageError, near
from pnp.loading import LoadedSet, load_card_set
from pnp.models.cards import titled
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
    from pnp.models.cards import CardSet
    from pnp.scene import Scene

    Pictures: TypeAlias = dict[str, Bitmap | Scene]

BLANK = Bitmap("png", b"", 1, 1)  # stands for a picture that is not there, while the rest is looked at
LARGEST = 32 * 1024 * 1024  # bytes: more than any input may have
MOST_CARDS = 100_000  # in one run, copies counted


@dataclass(frozen=True, slots=True)
class Found:
    """A card set and its file's digest, taken before it was read: a later edit is a change."""

    path: Path
    digest: str
    loaded: LoadedSet


@dataclass(frozen=True, slots=True)
class Deck:
    """A card set drawn, and the digests of the files that it was drawn from, by their names."""

    cards: tuple[DrawnCard, ...]
    title: str
    digests: Mapping[str, str]


def load(order: Order) -> list[Found]:
    """All the sets, or the problems of all of them; as far as they can be read, those of drawing as well."""
    found: list[Found] = []
    problems: list[Problem] = []
    unsaid = 0
    for path in order.sets:
        try:
            found.append(Found(path, _digest(path), load_card_set(path, str(path))))
        except InputError as error:
            problems += error.problems
            unsaid += error.unsaid
            if isinstance(error, PartlyReadError):
                found.append(Found(path, "", LoadedSet(error.source, error.rest)))
    if problems:
        more = _refused(found, order)
        raise refusal([*problems, *more.problems], unsaid + more.unsaid)
    return found


def _refused(found: list[Found], order: Order) -> InputError:
    """What is wrong with drawing the sets, if anything."""
    try:
        draw(found, order)
    except InputError as error:
        return error
    return InputError([])


def _digest(path: Path) -> str:
    """The digest of a file that may be read at all; whoever reads it complains of the others."""
    with contextlib.suppress(OSError):
        if path.is_file() and path.stat().st_size <= LARGEST:
            return manifest.digest(path.read_bytes())
    return ""


def draw(found: list[Found], order: Order) -> list[Deck]:
    """All the sets drawn, or what is wrong with any of them."""
    icons = parsed(read_yaml(shipped("layouts") / "icons.yaml", "icons.yaml").tree)
    decks: list[Deck] = []
    problems: list[Problem] = []
    for one in found:
        try:
            decks.append(_deck(one, order, icons))
        except DrawError as error:
            problems += _located(one.loaded.source, error.faults)
    if problems:
        raise refusal(problems)
    return decks


def _deck(found: Found, order: Order, icons: Mapping[str, Icon]) -> Deck:
    card_set = found.loaded.cards
    names = sorted({card.picture for card in card_set.cards if card.picture})
    digests = {found.path.name: found.digest}
    digests |= {name: _digest(found.path.parent / name) for name in names}
    pictures, refused = _pictures(names, found.path) if names else ({}, {})
    faults = [
        Fault(("cards", index, "picture"), *refused[card.picture])
        for index, card in enumerate(card_set.cards)
        if card.picture in refused
    ]
    backs = order.sheet.backs != "none"

    def picture(name: str) -> Bitmap | Scene:
        return pictures.get(name, BLANK)

    try:
        cards = drawn(card_set, order.language, picture, icons, backs=backs)
    except DrawError as error:
        raise DrawError([*faults, *error.faults]) from error
    if faults:
        raise DrawError(faults)
    return Deck(cards, _title(card_set, order.language), digests)


def _pictures(names: list[str], path: Path) -> tuple[Pictures, dict[str | None, tuple[str, str]]]:
    """The pictures by the names that the cards call them; of those that cannot be taken, what is wrong."""
    from pnp.pictures import PictureError, load_picture

    found: Pictures = {}
    refused: dict[str | None, tuple[str, str]] = {}
    for name in names:
        try:
            found[name] = load_picture(path, name)
        except PictureError as error:
            refused[name] = error.wrong, error.right
    return found, refused


def _located(source: Source, faults: Sequence[Fault]) -> list[Problem]:
    places = positions(source, [(fault.loc, fault.at) for fault in faults])
    return [
        Problem(source.path, line, column, fault.wrong, _right(fault, source))
        for fault, (line, column) in zip(faults, places, strict=True)
    ]


def _right(fault: Fault, source: Source) -> str:
    """A table's name is its file's."""
    of_the_file = source.kind == "csv" and fault.loc[0] in ("name", "deck")
    return "rename the file" if of_the_file else fault.right


def pieces(decks: list[Deck], order: Order) -> tuple[Piece, ...]:
    """What the press is to print: the cards that were asked for, as often as they were asked for."""
    known = {card.id for deck in decks for card in deck.cards}
    unknown = [_unknown(name, known) for name in order.only if name not in known]
    if unknown:
        raise UsageError("\n".join(unknown))
    wanted = set(order.only) or known
    found = tuple(
        Piece(card.front, card.back, card.copies * order.copies, card.label, deck.title)
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


def _title(cards: CardSet, language: str) -> str:
    return said(titled(cards), language) or cards.deck


def inputs(decks: list[Deck]) -> tuple[manifest.Input, ...]:
    """Every file that the decks were made from."""
    return tuple(
        manifest.Input(number, name, digest)
        for number, deck in enumerate(decks)
        for name, digest in deck.digests.items()
    )
