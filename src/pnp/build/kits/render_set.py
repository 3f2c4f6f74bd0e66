"""The cards of resolved sets drawn as far as they can be, and all that is wrong with that; decks and
pieces for the press."""

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
    """The cards of a set as far as they can be drawn, and the pictures that were read for them. `faults` are
    wrong with drawing them, `problems` with the messages of their layout."""

    cards: tuple[DrawnCard, ...]
    pictures: set[NamedPicture]
    faults: tuple[Fault, ...]
    problems: tuple[errors.Problem, ...]


def render_whole_set(
    resolved: ResolvedSet, language: str, ink: Ink, backs: bool, blank: bool = False
) -> RenderedSet:
    """A set of which every card can be drawn; an InputError tells all that is wrong with it."""
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
    """The cards of a set that can be drawn. `traced` ones tell which element draws what.
    `known` are figures that were drawn of the set in the same ink, and gets the new ones."""
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
    """The faults; without those that another size may mend, where the one that is asked for is no size."""
    if resolved.cards.size is not None or not has_key(Entry(resolved.tree), "size"):
        return faults
    return [fault for fault in faults if not fault.cramped and fault.kind not in ("overflow", "cut")]


MOST_CARDS = 100_000  # in one run, copies counted


class DrawnDeck(Struct, frozen=True):
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
            found.append(one)
    if problems:
        more = _find_drawing_problems(found, order)
        raise make_refusal([*problems, *more.problems], omitted + more.omitted)
    return found


def _find_taken_ids(resolved: ResolvedSet) -> list[errors.Problem]:
    """What keeps a set of a game from lying beside the decks that ship, as `pnp check` tells it."""
    deck = resolved.deck
    if deck is None:
        return []
    from pnp.build.sets.resolved import is_shipped  # what games need is loaded for their sets alone
    from pnp.build.sets.supplies import find_joining_problems, join_sets

    if is_shipped(resolved.source, deck.game, deck.deck):
        return []
    return find_joining_problems(resolved.source, join_sets(deck.game, [deck]), resolved.problems)


def _find_drawing_problems(found: list[ResolvedSet], order: Order) -> errors.InputError:
    """What is wrong with drawing the sets, if anything."""
    try:
        draw_decks(found, order)
    except errors.InputError as error:
        return error
    except errors.PnpError:  # of what it is drawn with: another matter than what is wrong with the files
        pass
    return errors.InputError([])


def draw_decks(found: list[ResolvedSet], order: Order) -> list[DrawnDeck]:
    """All the sets drawn, or what is wrong with any of them."""
    decks: list[DrawnDeck] = []
    problems: list[errors.Problem] = []
    for one in found:
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
    backs = order.sheet.backs != "none" or bool(order.kit)  # some pages of a kit have theirs all the same
    rendered = render_whole_set(worded, order.language, order.ink, backs, order.blank)
    players = tuple(card.with_players for card in card_set.cards)
    digests = tuple(dict.fromkeys(_list_digests(resolved, rendered.pictures)))
    title = find_text(make_title(card_set), order.language) or card_set.deck
    return DrawnDeck(rendered.cards, players, title, card_set.deck, digests)


def _list_digests(resolved: ResolvedSet, pictures: Iterable[NamedPicture]) -> Iterator[tuple[str, str]]:
    """A set, layouts that do not ship, what a game brings, and pictures, by their names beside the set: each
    with the digest of what was read, so that a save since then is a change."""
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
    """The files of a game that another package brings, which like its data are read once; ours are part of
    the program."""
    files = sorted(game.root.rglob("*")) if game.root else ()
    found = (path for path in files if path.suffix in manifest.DRAWN_FROM)
    return tuple((path, manifest.make_digest(path.read_bytes())) for path in found)


def _find_path_beside(folder: Path, path: Path) -> str:
    return Path(relpath(path, folder)).as_posix()


def check_wanted(found: list[ResolvedSet], order: Order) -> None:
    """Refuses the names of cards that are in no set."""
    known = {card.id for each in found for card in each.cards.cards}
    if unknown := [name for name in order.only if name not in known]:
        wrong = (errors.phrase("there-is-no-card-name-in-these-sets", name=name) for name in unknown)
        right = (errors.suggest(name, known) for name in unknown)
        raise errors.UsageError(errors.enumerate_parts(map(errors.sentence, wrong, right), "\n"))


def list_pieces(decks: list[DrawnDeck], order: Order) -> tuple[Piece, ...]:
    """What the press is to print: the cards that were asked for, as often as they were asked for."""
    return tuple(
        Piece(card.front, card.back, card.copies * order.copies, card.label, deck.title, deck.name)
        for deck in decks
        for card, players in zip(deck.cards, deck.players, strict=True)
        if not order.only or card.id in order.only
        if order.players is None or not players or order.players in players
    )


def check_number(pieces: tuple[Piece, ...], order: Order) -> None:
    """Refuses an order for nothing, or for more than anybody prints."""
    whole = sum(piece.copies for piece in pieces)
    if whole == 0 and order.players:
        wrong = errors.phrase("nothing-of-what-is-asked-for-is-printed", players=order.players)
        raise errors.UsageError(wrong)
    if not 0 < whole <= MOST_CARDS:
        wrong = errors.phrase("whole-cards-would-be-printed-in-all", whole=errors.group_digits(whole))
        right = errors.phrase("ask-for-1-to-most", most=errors.group_digits(MOST_CARDS))
        raise errors.UsageError(wrong, right)


def list_inputs(decks: list[DrawnDeck]) -> tuple[manifest.Input, ...]:
    """Every file that the decks were made from."""
    return tuple(manifest.Input(number, *each) for number, deck in enumerate(decks) for each in deck.digests)
