"""From files of cards to pieces for the press; every mistake of every file at once, each at its place."""

from __future__ import annotations

from os.path import relpath
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp import manifest
from pnp.build.blaming import not_shipped
from pnp.build.casting import attempted, cast_of, is_of_game, whole
from pnp.build.memory import note, only, shelf_of
from pnp.data import refusal
from pnp.errors import InputError, PnpError, Problem, UsageError, enumerated, grouped, near, phrase, sentence
from pnp.loading import Custom, PartlyLoadedError, load_card_set
from pnp.models.cards import titled
from pnp.models.words import said
from pnp.press import Piece

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.build.casting import Cast
    from pnp.build.memory import Memory
    from pnp.build.order import Order
    from pnp.build.resources import Named
    from pnp.data import Source
    from pnp.draw import DrawnCard
    from pnp.loading import LoadedSet
    from pnp.models.cards import CardSet
    from pnp.models.layout import Layout

MOST_CARDS = 100_000  # in one run, copies counted


def _headed(source: Source, layout: Layout | None) -> Source:
    if not is_of_game(source):
        return source
    from pnp.build.game_cards import headed

    return headed(source, layout)


def _plain(source: Source, layout: Layout) -> Source:
    if not is_of_game(source):
        return source
    from pnp.build.game_cards import plain

    return plain(source, layout)


CUSTOM = Custom(_headed, _plain)


class Found(Struct, frozen=True):
    """A card set and its file."""

    path: Path
    loaded: LoadedSet


class Deck(Struct, frozen=True):
    """A card set drawn, for whom each card is, and the digests of the files that it was drawn from, with
    their names: of one that was saved meanwhile, and read twice, both."""

    cards: tuple[DrawnCard, ...]
    players: tuple[tuple[int, ...], ...]
    title: str
    name: str
    digests: tuple[tuple[str, str], ...]


def load(order: Order, memory: Memory | None = None) -> list[Found]:
    """All the sets, or the problems of all of them; as far as they can be read, those of drawing as well."""
    found: list[Found] = []
    problems: list[Problem] = []
    unsaid = 0
    for path in order.sets:
        try:
            found.append(Found(path, load_card_set(path, str(path), order.layout, CUSTOM)))
        except InputError as error:
            problems += error.problems
            unsaid += error.unsaid
            if isinstance(error, PartlyLoadedError):
                found.append(Found(path, error.loaded))
    if problems:
        more = _refused(found, order, memory)
        raise refusal([*problems, *more.problems], unsaid + more.unsaid)
    return found


def _refused(found: list[Found], order: Order, memory: Memory | None) -> InputError:
    """What is wrong with drawing the sets, if anything."""
    try:
        draw(found, order, memory)
    except InputError as error:
        return error
    except PnpError:  # of what it is drawn with: another matter than what is wrong with the files
        pass
    return InputError([])


def draw(found: list[Found], order: Order, memory: Memory | None = None) -> list[Deck]:
    """All the sets drawn, or what is wrong with any of them."""
    decks: list[Deck] = []
    problems: list[Problem] = []
    for one in found:
        try:
            decks.append(_deck(one, order, memory))
        except InputError as error:
            problems += error.problems
    if problems:
        raise refusal(problems)
    return decks


def _deck(found: Found, order: Order, memory: Memory | None) -> Deck:
    cast = cast_of(found.loaded, order.language)
    card_set = cast.cards
    backs = order.sheet.backs != "none" or bool(order.kit)  # some pages of a kit have theirs all the same
    shelf = shelf_of(None if order.blank else memory, found.path)
    only(shelf, [(order.language, order.ink, False)])
    drawn = attempted(
        found.loaded, found.path, cast, order.language, order.ink, backs, order.blank, shelf=shelf
    )
    if not order.blank:
        note(memory, found.path, card_set.deck, drawn.kept)
    cards = whole(drawn, found.loaded, order.ink)
    players = tuple(card.with_players for card in card_set.cards)
    digests = tuple(dict.fromkeys(_digests(found, drawn.kept.pictures, cast)))
    return Deck(cards, players, _title(card_set, order.language), card_set.deck, digests)


def _digests(found: Found, pictures: Iterable[Named], cast: Cast) -> Iterator[tuple[str, str]]:
    """A set, layouts that do not ship, what a game brings, and pictures, by their names beside the set: each
    with the digest of what was read, so that a save since then is a change."""
    folder, layout = found.path.parent, found.loaded.layout
    yield found.path.name, manifest.digest(found.loaded.source.content)
    own = not_shipped(layout.files)
    for path, source in zip(layout.files, layout.sources, strict=True):
        if path in own:
            yield _beside(folder, path), manifest.digest(source.content)
    for path, digest in cast.files:
        yield _beside(folder, path), digest
    for file, name, digest in sorted(pictures):
        yield _beside(folder, file.parent / name), digest


def _beside(folder: Path, path: Path) -> str:
    return Path(relpath(path, folder)).as_posix()


def check_wanted(found: list[Found], order: Order) -> None:
    """Refuses the names of cards that are in no set."""
    known = {card.id for each in found for card in each.loaded.cards.cards}
    unknown = [_unknown(name, known) for name in order.only if name not in known]
    if unknown:
        raise UsageError(enumerated(unknown, "\n"))


def pieces(decks: list[Deck], order: Order) -> tuple[Piece, ...]:
    """What the press is to print: the cards that were asked for, as often as they were asked for."""
    return tuple(
        Piece(card.front, card.back, card.copies * order.copies, card.label, deck.title, deck.name)
        for deck in decks
        for card, players in zip(deck.cards, deck.players, strict=True)
        if (not order.only or card.id in order.only) and _plays(players, order)
    )


def _plays(players: tuple[int, ...], order: Order) -> bool:
    return order.players is None or not players or order.players in players


def check_number(pieces: tuple[Piece, ...], order: Order) -> None:
    """Refuses an order for nothing, or for more than anybody prints."""
    whole = sum(piece.copies for piece in pieces)
    if whole == 0 and order.players:
        raise UsageError(phrase("nothing-of-what-is-asked-for-is-printed", players=order.players))
    if not 0 < whole <= MOST_CARDS:
        wrong = phrase("whole-cards-would-be-printed-in-all", whole=grouped(whole))
        raise UsageError(wrong, phrase("ask-for-1-to-most", most=grouped(MOST_CARDS)))


def _unknown(name: str, known: set[str]) -> str:
    return sentence(phrase("there-is-no-card-name-in-these-sets", name=name), near(name, known))


def _title(cards: CardSet, language: str) -> str:
    return said(titled(cards), language) or cards.deck


def inputs(decks: list[Deck]) -> tuple[manifest.Input, ...]:
    """Every file that the decks were made from."""
    return tuple(
        manifest.Input(number, name, digest)
        for number, deck in enumerate(decks)
        for name, digest in deck.digests
    )
