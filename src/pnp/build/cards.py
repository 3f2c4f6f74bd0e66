"""From files of cards to pieces for the press; every mistake of every file at once, each at its place."""

from __future__ import annotations

from os.path import relpath
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp import manifest
from pnp.build.blaming import not_shipped
from pnp.build.render_set import render_whole_set
from pnp.build.resolved import in_language, resolve_set
from pnp.data import refusal
from pnp.errors import InputError, PnpError, Problem, UsageError, enumerated, grouped, near, phrase, sentence
from pnp.library import held
from pnp.models.cards import titled
from pnp.models.words import find_text
from pnp.press import Piece

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.build.order import Order
    from pnp.build.resolved import ResolvedSet
    from pnp.build.resources import Named
    from pnp.draw import DrawnCard
    from pnp.models.cards import CardSet
    from pnp.models.game import Game

MOST_CARDS = 100_000  # in one run, copies counted


class Deck(Struct, frozen=True):
    """A card set drawn, for whom each card is, and the digests of the files that it was drawn from, with
    their names: of one that was saved meanwhile, and read twice, both."""

    cards: tuple[DrawnCard, ...]
    players: tuple[tuple[int, ...], ...]
    title: str
    name: str
    digests: tuple[tuple[str, str], ...]


def load_sets(order: Order) -> list[ResolvedSet]:
    """All the sets, or the problems of all of them; as far as they can be read, those of drawing as well."""
    found: list[ResolvedSet] = []
    problems: list[Problem] = []
    unsaid = 0
    for path in order.sets:
        try:
            one = resolve_set(path, order.layout)
        except InputError as error:
            problems += error.problems
            unsaid += error.unsaid
        else:
            problems += one.problems
            unsaid += one.unsaid
            found.append(one)
    if problems:
        more = _refused(found, order)
        raise refusal([*problems, *more.problems], unsaid + more.unsaid)
    return found


def _refused(found: list[ResolvedSet], order: Order) -> InputError:
    """What is wrong with drawing the sets, if anything."""
    try:
        draw_decks(found, order)
    except InputError as error:
        return error
    except PnpError:  # of what it is drawn with: another matter than what is wrong with the files
        pass
    return InputError([])


def draw_decks(found: list[ResolvedSet], order: Order) -> list[Deck]:
    """All the sets drawn, or what is wrong with any of them."""
    decks: list[Deck] = []
    problems: list[Problem] = []
    for one in found:
        try:
            decks.append(_deck(one, order))
        except InputError as error:
            problems += error.problems
    if problems:
        raise refusal(problems)
    return decks


def _deck(resolved: ResolvedSet, order: Order) -> Deck:
    worded = in_language(resolved, order.language)
    card_set = worded.cards
    backs = order.sheet.backs != "none" or bool(order.kit)  # some pages of a kit have theirs all the same
    rendered = render_whole_set(worded, order.language, order.ink, backs, order.blank)
    players = tuple(card.with_players for card in card_set.cards)
    digests = tuple(dict.fromkeys(_digests(resolved, rendered.pictures)))
    return Deck(rendered.cards, players, _title(card_set, order.language), card_set.deck, digests)


def _digests(resolved: ResolvedSet, pictures: Iterable[Named]) -> Iterator[tuple[str, str]]:
    """A set, layouts that do not ship, what a game brings, and pictures, by their names beside the set: each
    with the digest of what was read, so that a save since then is a change."""
    path, layout = Path(resolved.source.path), resolved.layout
    folder = path.parent
    yield path.name, manifest.digest(resolved.source.content)
    own = not_shipped(layout.files)
    for file, source in zip(layout.files, layout.sources, strict=True):
        if file in own:
            yield _beside(folder, file), manifest.digest(source.content)
    if resolved.game:
        for file, digest in _brought_by(resolved.game):
            yield _beside(folder, file), digest
    if resolved.board_file:
        yield _beside(folder, resolved.board_file), manifest.digest(resolved.board_content)
    for file, name, digest in sorted(pictures):
        yield _beside(folder, file.parent / name), digest


@held
def _brought_by(game: Game) -> tuple[tuple[Path, str], ...]:
    """The files of a game that another package brings, which like its data are read once; ours are part of
    the program."""
    found = sorted(game.root.rglob("*")) if game.root else ()
    return tuple(
        (path, manifest.digest(path.read_bytes())) for path in found if path.suffix in manifest.DRAWN_FROM
    )


def _beside(folder: Path, path: Path) -> str:
    return Path(relpath(path, folder)).as_posix()


def check_wanted(found: list[ResolvedSet], order: Order) -> None:
    """Refuses the names of cards that are in no set."""
    known = {card.id for each in found for card in each.cards.cards}
    unknown = [_unknown(name, known) for name in order.only if name not in known]
    if unknown:
        raise UsageError(enumerated(unknown, "\n"))


def list_pieces(decks: list[Deck], order: Order) -> tuple[Piece, ...]:
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
    return find_text(titled(cards), language) or cards.deck


def inputs(decks: list[Deck]) -> tuple[manifest.Input, ...]:
    """Every file that the decks were made from."""
    return tuple(
        manifest.Input(number, name, digest)
        for number, deck in enumerate(decks)
        for name, digest in deck.digests
    )
