"""Draws the cards of resolved sets as far as possible and collects all faults; makes decks and pieces for the
press."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from os.path import relpath
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp import errors
from pnp.build.sets import fault_location
from pnp.build.sets.resolved import ResolvedSet, resolve_set, word_set
from pnp.build.sets.resources import NamedPicture, convert_to_dots, icons, make_speaker, open_gallery
from pnp.data import make_refusal
from pnp.draw import DrawError, DrawnCard, Fault, Resources, draw_cards
from pnp.draw.context import Figures
from pnp.files import manifest
from pnp.library import hold_results
from pnp.models.cards import make_title
from pnp.models.game import Game
from pnp.models.printing import Ink
from pnp.models.scalars import find_text
from pnp.models.trees import Entry, has_key
from pnp.press import Piece

if TYPE_CHECKING:
    from pnp.build.kits.orders import Order


class RenderedSet(Struct, frozen=True):
    """The drawn cards of a set, as far as they can be drawn, and the pictures read for them. `faults` come
    from drawing, `problems` from the messages of the layout."""

    cards: tuple[DrawnCard, ...]
    pictures: set[NamedPicture]
    faults: tuple[Fault, ...]
    problems: tuple[errors.Problem, ...]


def render_whole_set(
    resolved: ResolvedSet, language: str, ink: Ink, backs: bool, blank: bool = False
) -> RenderedSet:
    """Draw every card of a set; raise an InputError with all mistakes if one cannot be drawn."""
    rendered = render_set(resolved, language, ink, backs, blank)
    if rendered.faults or rendered.problems:
        placed = fault_location.locate_faults(resolved, rendered.faults)
        ordered = fault_location.sort_for_reading(resolved, placed)
        raise errors.InputError([*rendered.problems, *ordered])
    if ink != "black":
        return rendered
    return RenderedSet(convert_to_dots(rendered.cards), rendered.pictures, (), ())


def render_set(
    resolved: ResolvedSet,
    language: str,
    ink: Ink,
    backs: bool,
    blank: bool = False,
    *,
    traced: bool = False,
    known: Figures | None = None,
) -> RenderedSet:
    """Draw those cards of a set that can be drawn. `traced` cards remember which element draws what.

    `known` holds figures of the set that were drawn in the same ink, and receives the new ones.
    """
    layout = resolved.layout
    gallery = open_gallery(resolved, Path(resolved.source.path), ink)
    voice = make_speaker(layout, language, resolved.game)
    drawn_before = {} if known is None else known
    by_user = fault_location.shipped_layout_at(resolved), fault_location.find_changed_key(layout)
    resources = Resources(gallery.picture, icons(), resolved.figures, voice.say, drawn_before, *by_user)
    faults = [*gallery.faults, *fault_location.find_wrong_roles(layout)]
    what = resolved.cards, layout.layout, language, ink, resources
    try:
        cards = draw_cards(*what, backs=backs, blank=blank, traced=traced, unfit=resolved.unfit)
    except DrawError as error:
        faults += fault_location.faults_of_one_game(resolved, _drop_size_faults(resolved, error.faults))
        cards = error.drawn
    return RenderedSet(cards, gallery.taken, tuple(faults), voice.problems)


def _drop_size_faults(resolved: ResolvedSet, faults: Sequence[Fault]) -> Sequence[Fault]:
    """Return the faults; if the set's `size` is invalid, without those that another size may mend."""
    if resolved.cards.size is not None or not has_key(Entry(resolved.tree), "size"):
        return faults
    return [fault for fault in faults if not fault.cramped and fault.kind not in ("overflow", "cut")]


MOST_CARDS = 100_000  # in one run, copies counted


class DrawnDeck(Struct, frozen=True):
    """A drawn card set, the numbers of players that each card is for, and the names and digests of the files
    it was drawn from. A file that was saved between two readings has two digests."""

    cards: tuple[DrawnCard, ...]
    players: tuple[tuple[int, ...], ...]
    title: str
    name: str
    digests: tuple[tuple[str, str], ...]


def load_sets(order: Order) -> list[ResolvedSet]:
    """Load all sets, or raise an error with the problems of all; for the readable sets, drawing problems as
    well."""
    sets: list[ResolvedSet] = []
    problems: list[errors.Problem] = []
    omitted = 0
    for path in order.sets:
        try:
            one = resolve_set(path, order.layout)
        except errors.InputError as error:
            problems += error.problems
            omitted += error.omitted
        else:
            problems += (*one.problems, *_find_taken_ids(one))
            omitted += one.omitted
            sets.append(one)
    if problems:
        more = _find_drawing_problems(sets, order)
        raise make_refusal([*problems, *more.problems], omitted + more.omitted)
    return sets


def _find_taken_ids(resolved: ResolvedSet) -> list[errors.Problem]:
    """List what keeps a set of a game from joining the shipped decks, as `pnp check` reports it."""
    deck = resolved.deck
    if deck is None:
        return []
    from pnp.build.sets.resolved import is_shipped  # loaded only for sets of games
    from pnp.build.sets.supplies import find_joining_problems, join_sets

    if is_shipped(resolved.source, deck.game, deck.deck):
        return []
    return find_joining_problems(resolved.source, join_sets(deck.game, [deck]), resolved.problems)


def _find_drawing_problems(sets: list[ResolvedSet], order: Order) -> errors.InputError:
    """Return the problems of drawing the sets, perhaps none."""
    try:
        draw_decks(sets, order)
    except errors.InputError as error:
        return error
    except errors.PnpError:  # not a problem of the files, so not reported here
        pass
    return errors.InputError([])


def draw_decks(sets: list[ResolvedSet], order: Order) -> list[DrawnDeck]:
    """Draw all sets, or raise an error with the problems of all."""
    decks: list[DrawnDeck] = []
    problems: list[errors.Problem] = []
    for one in sets:
        try:
            decks.append(_draw_deck(one, order))
        except errors.InputError as error:
            problems += error.problems
    if problems:
        raise make_refusal(problems)
    return decks


def _draw_deck(resolved: ResolvedSet, order: Order) -> DrawnDeck:
    worded = word_set(resolved, order.language)
    card_set = worded.cards
    backs = order.sheet.backs != "none" or bool(order.kit)  # some pages of a kit have backs anyway
    rendered = render_whole_set(worded, order.language, order.ink, backs, order.blank)
    players = tuple(card.with_players for card in card_set.cards)
    digests = tuple(dict.fromkeys(_list_digests(resolved, rendered.pictures)))
    title = find_text(make_title(card_set), order.language) or card_set.deck
    return DrawnDeck(rendered.cards, players, title, card_set.deck, digests)


def _list_digests(resolved: ResolvedSet, pictures: Iterable[NamedPicture]) -> Iterator[tuple[str, str]]:
    """Yield the path from the set and the digest of each source: the set, layouts that do not ship, files of
    a game's package, a board, pictures. The digest is that of the content read, so a later save counts as a
    change."""
    path, layout = Path(resolved.source.path), resolved.layout
    folder = path.parent
    yield path.name, manifest.make_digest(resolved.source.content)
    own = fault_location.own_files(layout.files)
    for file, source in zip(layout.files, layout.sources, strict=True):
        if file in own:
            yield _find_path_beside(folder, file), manifest.make_digest(source.content)
    if resolved.game:
        for file, digest in _list_package_files(resolved.game):
            yield _find_path_beside(folder, file), digest
    if resolved.board_file:
        yield _find_path_beside(folder, resolved.board_file), manifest.make_digest(resolved.board_content)
    for file, name, digest in sorted(pictures):
        yield _find_path_beside(folder, file.parent / name), digest


@hold_results
def _list_package_files(game: Game) -> tuple[tuple[Path, str], ...]:
    """List the files of a game that another package brings, with their digests. They are read once, like its
    data; our own games are part of the program."""
    files = sorted(game.root.rglob("*")) if game.root else ()
    found = (path for path in files if path.suffix in manifest.DRAWN_FROM)
    return tuple((path, manifest.make_digest(path.read_bytes())) for path in found)


def _find_path_beside(folder: Path, path: Path) -> str:
    return Path(relpath(path, folder)).as_posix()


def check_wanted(sets: list[ResolvedSet], order: Order) -> None:
    """Refuse ids of cards that are in no set."""
    known = {card.id for each in sets for card in each.cards.cards}
    if unknown := [name for name in order.only if name not in known]:
        wrong = (errors.phrase("there-is-no-card-name-in-these-sets", name=name) for name in unknown)
        right = (errors.suggest(name, known) for name in unknown)
        raise errors.UsageError(errors.enumerate_parts(map(errors.sentence, wrong, right), "\n"))


def list_pieces(decks: list[DrawnDeck], order: Order) -> tuple[Piece, ...]:
    """List the pieces to print: the ordered cards, with their numbers of copies."""
    return tuple(
        Piece(card.front, card.back, card.copies * order.copies, card.label, deck.title, deck.name)
        for deck in decks
        for card, players in zip(deck.cards, deck.players, strict=True)
        if not order.only or card.id in order.only
        if order.players is None or not players or order.players in players
    )


def check_number(pieces: tuple[Piece, ...], order: Order) -> None:
    """Refuse an order for no cards, or for too many."""
    whole = sum(piece.copies for piece in pieces)
    if whole == 0 and order.players:
        wrong = errors.phrase("nothing-of-what-is-asked-for-is-printed", players=order.players)
        raise errors.UsageError(wrong)
    if not 0 < whole <= MOST_CARDS:
        wrong = errors.phrase("whole-cards-would-be-printed-in-all", whole=errors.group_digits(whole))
        right = errors.phrase("ask-for-1-to-most", most=errors.group_digits(MOST_CARDS))
        raise errors.UsageError(wrong, right)


def list_inputs(decks: list[DrawnDeck]) -> tuple[manifest.Input, ...]:
    """List every file that the decks were made from."""
    return tuple(manifest.Input(number, *each) for number, deck in enumerate(decks) for each in deck.digests)
