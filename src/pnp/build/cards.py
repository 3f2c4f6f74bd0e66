"""From files of cards to pieces for the press; every mistake of every file at once, each at its place."""

from __future__ import annotations

import contextlib
from os.path import relpath
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp import manifest
from pnp.build.blaming import in_reading_order, located, not_shipped, wrong_roles
from pnp.build.inks import in_dots
from pnp.build.memory import Kept, Shelf, kept_of, note, only, shelf_of
from pnp.build.resources import figures, figures_of, icons, opened, speaker
from pnp.data import refusal
from pnp.draw import DrawError, Resources, drawn
from pnp.errors import InputError, Problem, UsageError, enumerated, near, phrase, sentence
from pnp.loading import Custom, PartlyLoadedError, load_card_set
from pnp.models.cards import titled
from pnp.models.words import said
from pnp.press import Piece

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.build.memory import Memory
    from pnp.build.order import Order
    from pnp.build.resources import Gallery
    from pnp.data import Source
    from pnp.draw import DrawnCard, Fault
    from pnp.draw.studio import Figures
    from pnp.figures import Figure
    from pnp.loading import LoadedSet
    from pnp.models.cards import CardSet
    from pnp.models.game import Game
    from pnp.models.inks import Ink
    from pnp.models.layout import Layout

LARGEST = 32 * 1024 * 1024  # bytes: more than any input may have
MOST_CARDS = 100_000  # in one run, copies counted


def _is_of_game(source: Source) -> bool:
    """Whether a set has to do with a game, which most have not: what games need is loaded for those alone."""
    return isinstance(source.tree, dict) and not {"game", "board"}.isdisjoint(source.tree)


def _headed(source: Source) -> Source:
    if not _is_of_game(source):
        return source
    from pnp.build.game_cards import headed

    return headed(source)


def _plain(source: Source, layout: Layout) -> Source:
    if not _is_of_game(source):
        return source
    from pnp.build.game_cards import plain

    return plain(source, layout)


CUSTOM = Custom(_headed, _plain)


class Found(Struct, frozen=True):
    """A card set and its file's digest, taken before it was read: a later edit is a change."""

    path: Path
    digest: str
    loaded: LoadedSet


class Deck(Struct, frozen=True):
    """A card set drawn, for whom each card is, and the digests of the files that it was drawn from, by their
    names."""

    cards: tuple[DrawnCard, ...]
    players: tuple[tuple[int, ...], ...]
    title: str
    name: str
    digests: Mapping[str, str]


def load(order: Order, memory: Memory | None = None) -> list[Found]:
    """All the sets, or the problems of all of them; as far as they can be read, those of drawing as well."""
    found: list[Found] = []
    problems: list[Problem] = []
    unsaid = 0
    for path in order.sets:
        try:
            found.append(Found(path, _digest(path), load_card_set(path, str(path), order.layout, CUSTOM)))
        except InputError as error:
            problems += error.problems
            unsaid += error.unsaid
            if isinstance(error, PartlyLoadedError):
                found.append(Found(path, "", error.loaded))
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
    return InputError([])


def _digest(path: Path) -> str:
    """The digest of a file that may be read at all; whoever reads it complains of the others."""
    with contextlib.suppress(OSError):
        if path.is_file() and path.stat().st_size <= LARGEST:
            return manifest.digest(path.read_bytes())
    return ""


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


class Cast(Struct, frozen=True):
    """What a set is drawn with: its cards, told by their game what to show, the figures, the game and what
    else of its files the cards come from."""

    cards: CardSet
    figures: Mapping[str, Figure]
    game: Game | None = None
    files: tuple[Path, ...] = ()
    digests: tuple[str, ...] = ()  # of the files, taken before they were read


def cast_of(loaded: LoadedSet, language: str) -> Cast:
    if not _is_of_game(loaded.source):
        return Cast(loaded.cards, figures())
    from pnp.build.game_cards import board_file, board_of, dressed, game_of

    game, own = game_of(loaded.source), board_file(loaded.source)
    if game is None:
        return Cast(loaded.cards, figures())
    files = (*brought_by(game), *((own,) if own else ()))
    digests = tuple(map(_digest, files))
    return Cast(dressed(loaded, language), figures_of(game, board_of(loaded.source)), game, files, digests)


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
    cards, gallery = _whole(drawn, found.loaded, order.ink), drawn.gallery
    players = tuple(card.with_players for card in card_set.cards)
    digests = _digests(found, gallery, cast)
    return Deck(cards, players, _title(card_set, order.language), card_set.deck, digests)


class Attempt(Struct, frozen=True):
    """The cards of a cast as far as they can be drawn, the pictures that they show, and all that is wrong."""

    cards: tuple[DrawnCard, ...]
    gallery: Gallery
    faults: tuple[Fault, ...]
    problems: tuple[Problem, ...]
    kept: Kept


def played(
    loaded: LoadedSet, path: Path, cast: Cast, language: str, ink: Ink, backs: bool, blank: bool = False
) -> tuple[tuple[DrawnCard, ...], Gallery]:
    """The cards of a cast drawn, and the pictures that they show; a refusal says all that is wrong."""
    found = attempted(loaded, path, cast, language, ink, backs, blank)
    return _whole(found, loaded, ink), found.gallery


def _whole(found: Attempt, loaded: LoadedSet, ink: Ink) -> tuple[DrawnCard, ...]:
    if found.faults or found.problems:
        placed = in_reading_order(loaded, located(loaded, found.faults))
        raise InputError([*found.problems, *placed])
    return in_dots(found.cards) if ink == "black" else found.cards


def attempted(
    loaded: LoadedSet,
    path: Path,
    cast: Cast,
    language: str,
    ink: Ink,
    backs: bool,
    blank: bool = False,
    *,
    traced: bool = False,
    known: Figures | None = None,
    shelf: Shelf | None = None,
) -> Attempt:
    """The cards of a cast drawn, where nothing is wrong with them; `traced` ones tell which element draws
    what. `known` are figures that were drawn of the set in the same ink, and gets the new ones; what is on
    the `shelf` is not drawn again."""
    shelf = shelf or Shelf()
    kept = kept_of(shelf, (language, ink, traced), _drawn_by(loaded, cast), cast.figures)
    gallery = opened(loaded, path, ink, kept.pictures)
    voice = speaker(loaded.layout, language, cast.game)
    drawn_before = {} if known is None else known
    resources = Resources(gallery.picture, icons(), kept.figures, voice.say, drawn_before)
    faults = [*gallery.faults, *wrong_roles(loaded.layout)]
    layout = loaded.layout.layout
    try:
        cards = drawn(
            cast.cards,
            layout,
            language,
            ink,
            resources,
            backs=backs,
            blank=blank,
            traced=traced,
            drawing=kept.drawing,
        )
    except DrawError as error:
        cards, faults = error.drawn, [*faults, *error.faults]
    return Attempt(cards, gallery, tuple(faults), voice.problems, kept)


def _drawn_by(loaded: LoadedSet, cast: Cast) -> object:
    """All that a set is drawn by besides its cards and their pictures, as it was read; what ships is part of
    the program."""
    layout = loaded.layout
    texts = tuple((source.path, source.text) for source in layout.sources)
    return (
        layout.name,
        texts,
        cast.game and cast.game.id,
        cast.files,
        cast.digests,
        bool(loaded.source.problems),
    )


def _digests(found: Found, gallery: Gallery, cast: Cast) -> dict[str, str]:
    """The digests of a set, of layouts that do not ship, and of the pictures of both, by their names beside
    it."""
    folder = found.path.parent
    digests = {found.path.name: found.digest}
    digests |= {name: _digest(folder / name) for name in gallery.names}
    own = [*not_shipped((*found.loaded.layout.files, *gallery.files)), *cast.files]
    return digests | {Path(relpath(path, folder)).as_posix(): _digest(path) for path in own}


def brought_by(game: Game) -> Iterator[Path]:
    """The files of a game that another package brings; ours are part of the program."""
    for path in sorted(game.root.rglob("*")) if game.root else ():
        if path.suffix in manifest.DRAWN_FROM:
            yield path


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
        raise UsageError(
            phrase("nothing of what is asked for is printed for {players} players", players=order.players)
        )
    if not 0 < whole <= MOST_CARDS:
        wrong = phrase("{whole:,} cards would be printed in all", whole=whole)
        raise UsageError(wrong, phrase("ask for 1 to {most:,}", most=MOST_CARDS))


def _unknown(name: str, known: set[str]) -> str:
    return sentence(phrase("there is no card '{name}' in these sets", name=name), near(name, known))


def _title(cards: CardSet, language: str) -> str:
    return said(titled(cards), language) or cards.deck


def inputs(decks: list[Deck]) -> tuple[manifest.Input, ...]:
    """Every file that the decks were made from."""
    return tuple(
        manifest.Input(number, name, digest)
        for number, deck in enumerate(decks)
        for name, digest in deck.digests.items()
    )
