"""What Nebula asks at a table: cards and counters, then each player's galaxy, black holes and tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.games.nebula.cautions import BLACK_HOLES
from pnp.games.nebula.galaxies import EMPTY
from pnp.games.nebula.position import OF_PLAYER
from pnp.games.nebula.rules_of_boards import CORE
from pnp.games.nebula.scoring import BASIC, FULL
from pnp.games.nebula.sky import COLOURS, LETTERS
from pnp.games.nebula.table import FIRST, LATER, PUBLIC, SECTORS
from pnp.games.nebula.typed import begun, claims, different, letters, markers, not_of
from pnp.models.answers import number, one_of, several_of
from pnp.models.asking import Question

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.errors import Location
    from pnp.games.nebula.board import Board
    from pnp.models.game import Supplies

VERSIONS = ("full", "basic")
MOST_HOLES = max(BLACK_HOLES.values())


def asked(tree: Any, supplies: Supplies) -> Iterator[Question]:
    read, version = begun(VERSIONS), tree.get("version", VERSIONS[0])
    yield Question(place=("version",), words="ask-version", read=read, offers=VERSIONS, blank=VERSIONS[0])
    yield _public(tree["players"], supplies)
    if version != "basic":
        yield from _advanced(tree, supplies)
        yield from _counters(supplies.board)
    reading = [line for line in OF_PLAYER["galaxy"] if line in (BASIC if version == "basic" else FULL)]
    for seat, player in enumerate(tree["players"]):
        if not _given(player, *reading):
            yield from _galaxy(seat, player["name"], supplies.board)
        yield from _tasks(seat, tree, supplies)


def _public(players: Sequence[Any], supplies: Supplies) -> Question:
    cards = _playable(supplies, "public")
    return Question(
        place=("public",),
        words="ask-public",
        read=different(several_of(cards, PUBLIC, PUBLIC)),
        offers=cards,
        until=_by_hand(players, "public"),
    )


def _playable(supplies: Supplies, deck: str) -> tuple[str, ...]:
    """The cards of a deck, but for those that ask for a constellation which the board lacks."""
    known = (None, *supplies.board.constellations)
    return tuple(id for id, card in supplies.decks[deck].items() if card.asks.get("constellation") in known)


def _given(player: Any, *lines: str) -> bool:
    """Whether all these lines of a player are by hand."""
    return all(line in player.get("by_hand", {}) for line in lines)


def _by_hand(players: Sequence[Any], line: str) -> dict[Location, Any]:
    """A line of all players at nothing, until it can be worked out."""
    return {("players", seat, "by_hand", line): 0 for seat, _ in enumerate(players)}


def _advanced(tree: Any, supplies: Supplies) -> Iterator[Question]:
    """A card for each sector; until all are told, others lie there, and pay nothing."""
    players, told = tree["players"], tree.get("advanced", {})
    if all(_given(player, "advanced") for player in players):
        return
    cards = tuple(supplies.decks["advanced"])
    others = (card for card in cards if card not in told.values())
    lying = {sector: told.get(sector) or next(others, cards[0]) for sector in SECTORS}
    for place, sector in enumerate(SECTORS):
        taken = {told[each]: each for each in SECTORS[:place] if each in told}
        yield Question(
            place=("advanced", sector),
            words="ask-advanced",
            read=not_of(taken, one_of(cards), "refused-in-sector"),
            told={"sector": sector},
            offers=tuple(card for card in cards if card not in taken),
            shared=True,
            until={**_by_hand(players, "advanced"), ("advanced", sector): lying[sector]},
        )


def _counters(board: Board) -> Iterator[Question]:
    """Markers by name, or by a sign: the letters of stars, initials, the numbers of sectors."""
    names = tuple(board.constellations)
    initials = {name[0].casefold(): name for name in names}
    for counter, known, signs in (
        ("colours", COLOURS, {letter.casefold(): colour for letter, colour in LETTERS.items()}),
        ("constellations", names, initials if len(initials) == len(names) else {}),
        ("advanced", SECTORS, {str(place): sector for place, sector in enumerate(SECTORS, 1)}),
    ):
        yield Question(
            place=("counters", counter),
            words=f"ask-counter-{counter}",
            read=markers(known, signs),
            told={"markers": ", ".join(known)},
            offers=known,
            blank=[],
            until={("counters", counter): []},
        )


def _galaxy(seat: int, name: str, board: Board) -> Iterator[Question]:
    for key, cells in ((CORE, (board.numbers[CORE],)), *board.cells_of.items()):
        ids, place = [board.cells[cell] for cell in cells], ("players", seat, "galaxy", key)
        yield Question(
            place=place,
            words="ask-core" if key == CORE else "ask-constellation",
            read=letters(ids),
            told={"name": name, "constellation": key},
            offers=() if key == CORE else tuple(f"{id}:{letter}" for id in ids for letter in LETTERS),
            blank=EMPTY * len(cells),
            until={place: EMPTY * len(cells)},
        )


def _tasks(seat: int, tree: Any, supplies: Supplies) -> Iterator[Question]:
    """Black holes, the personal card, and where markers stand on the public cards."""
    players, told = tree["players"], {"name": tree["players"][seat]["name"]}
    holes: Location = ("players", seat, "black_holes")
    read = number(0, MOST_HOLES)
    yield Question(place=holes, words="ask-black-holes", read=read, told=told, blank=0, until={holes: 0})
    taken = {player["personal"]: player["name"] for player in players[:seat] if "personal" in player}
    cards = _playable(supplies, "personal")
    yield Question(
        place=("players", seat, "personal"),
        words="ask-personal",
        read=not_of(taken, one_of(cards), "refused-taken"),
        told=told,
        offers=tuple(card for card in cards if card not in taken),
        until={("players", seat, "by_hand", "personal"): 0},
    )
    if tree.get("public"):
        yield _claims(seat, players, tree["public"])


def _claims(seat: int, players: Sequence[Any], cards: Sequence[str]) -> Question:
    """Until it is told who was first on a card where another came later, the next to be asked is. A player
    whose line is by hand is asked too, for cards that count claims, and for who was first."""
    first, later = (_holders(players, place) for place in (FIRST, LATER))
    place: Location = ("players", seat, "public")
    waiting = [number for number, player in enumerate(players) if "public" not in player]
    due = dict.fromkeys([card for card in later if card not in first], FIRST) if waiting[:1] == [seat] else {}
    last = seat == len(players) - 1
    return Question(
        place=place,
        words="ask-claims",
        read=claims(cards, _holders(players[:seat], FIRST), last=last),
        told={"name": players[seat]["name"], "cards": " ".join(cards)},
        offers=(*cards, FIRST, LATER),
        blank={},
        until={("players", seat, "by_hand", "public"): 0, place: due},
    )


def _holders(players: Sequence[Any], place: str) -> dict[str, str]:
    """Who stands at a place, first or later, by cards."""
    return {
        card: player["name"]
        for player in players
        for card, stands in (player.get("public") or {}).items()
        if stands == place
    }
