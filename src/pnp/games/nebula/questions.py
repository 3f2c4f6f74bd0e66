"""What Nebula asks at a table, how it reads what people type there, and its empty score sheet."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from pnp.errors import Location
from pnp.games.nebula.board_rules import CORE
from pnp.games.nebula.position import EMPTY_CELL, FIRST, KEYS_OF_PLAYER, LATER, PUBLIC_CARDS, SECTORS
from pnp.games.nebula.scoring import BASIC, BLACK_HOLES, FULL
from pnp.games.nebula.sky import COLOURS, LETTERS
from pnp.models.questions import (
    BlankField,
    Question,
    Refused,
    choice_reader,
    choices_reader,
    list_by_hand_fields,
    match_word,
    number_reader,
    shorten,
    split_words,
)

if TYPE_CHECKING:
    from pnp.games.nebula.cards import Board
    from pnp.models.game import Supplies


NOTHING: Final = "-"  # where Enter alone would leave an answer as it was
_ANY: Final = re.compile(r"[\s,;]+")
_WRITTEN: Final = re.compile(rf"[{''.join(LETTERS)}.]*")
_BETWEEN: Final = re.compile(r"[\s,;:=]+")
_STARS: Final[Mapping[str, str]] = {
    **{letter.casefold(): letter for letter in LETTERS},
    **dict.fromkeys((EMPTY_CELL, "-", "_"), EMPTY_CELL),
}


def read_beginning(words: Sequence[str]) -> Callable[[str], str]:
    """One of some words, or how it begins: `b` is basic."""

    def read(typed: str) -> str:
        meant = [word for word in words if word.startswith(typed.casefold())]
        return meant[0] if len(meant) == 1 else match_word(typed, words)

    return read


def read_different(read: Callable[[str], list[str]]) -> Callable[[str], list[str]]:
    """A list in which nothing may stand twice."""

    def read_once(typed: str) -> list[str]:
        return _refuse_twice(read(typed))

    return read_once


def read_not_taken(
    taken: Mapping[str, str], read: Callable[[str], str], refused: str
) -> Callable[[str], str]:
    """A card that lies nowhere else; `taken` are those that do, each with where, which the refusal tells."""

    def read_free(typed: str) -> str:
        card = read(typed)
        if card in taken:
            raise Refused(refused, card=card, where=taken[card])
        return card

    return read_free


def read_markers(known: Sequence[str], signs: Mapping[str, str]) -> Callable[[str], list[str]]:
    """Markers by their names or by signs of one letter, together or not: `white red blue`, `w r b`, `wrb`."""

    def read(typed: str) -> list[str]:
        words = [] if typed == NOTHING else split_words(typed)
        return _refuse_twice([marker for word in words for marker in _find_markers(word, known, signs)])

    return read


def _find_markers(word: str, known: Sequence[str], signs: Mapping[str, str]) -> list[str]:
    letters = [*word.casefold()]
    if word.casefold() not in map(str.casefold, known) and all(letter in signs for letter in letters):
        return [signs[letter] for letter in letters]
    return [match_word(word, known)]


def _refuse_twice(words: list[str]) -> list[str]:
    for place, word in enumerate(words):
        if word in words[:place]:
            raise Refused("refused-twice", what=word)
    return words


def read_letters(cells: Sequence[str]) -> Callable[[str], str]:
    """A letter for each of some cells, `RW.BYO`; or the cells that bear a star, by their places or by their
    ids, the others being empty: `3R 5B`, `lyra3:R`. A single dot: there is nothing."""
    numbers = {str(place): place for place, _ in enumerate(cells, 1)}
    places = numbers | {id.casefold(): place for place, id in enumerate(cells, 1)}
    names = "|".join(map(re.escape, sorted(places, key=len, reverse=True)))
    one = re.compile(rf"({names})[:=]?([{re.escape(''.join(_STARS))}])")

    def read(typed: str) -> str:
        signs = _ANY.sub("", typed).casefold()
        if not {*signs} <= {*_STARS} and re.fullmatch(rf"({one.pattern})+", signs):
            return _write_cells([(places[name], sign) for name, sign in one.findall(signs)], cells)
        return _write_letters(signs, typed, len(cells))

    return read


def _write_cells(given: Sequence[tuple[int, str]], cells: Sequence[str]) -> str:
    _refuse_twice([cells[place - 1] for place, _ in given])
    stars = dict(given)
    return "".join(_STARS[stars.get(place, EMPTY_CELL)] for place, _ in enumerate(cells, 1))


def _write_letters(signs: str, typed: str, most: int) -> str:
    for sign in signs:
        if sign not in _STARS:
            raise Refused("refused-star", typed=shorten(typed), sign=sign.upper())
    stars = "".join(_STARS[sign] for sign in signs)
    if {*stars} <= {EMPTY_CELL} and len(stars) < most:
        return EMPTY_CELL * most
    if len(stars) != most:
        raise Refused("refused-cells", typed=shorten(typed), n=len(stars), most=most)
    return stars


def read_claims(
    cards: Collection[str], first: Mapping[str, str], *, last: bool
) -> Callable[[str], dict[str, str]]:
    """Public cards, each with first or later, `V3 first, V15 later` or `3f 15l`; which of them need not be
    said where it can be one alone. `first` are the names of those who are first already, by cards; the `last`
    player is first where nobody else is."""

    def read(typed: str) -> dict[str, str]:
        marked = _split_claims([] if typed == NOTHING else filter(None, _BETWEEN.split(typed)), cards)
        _refuse_twice([card for card, _ in marked])
        return {card: _choose_place(card, mark, first, last) for card, mark in marked}

    return read


def _split_claims(words: Iterable[str], cards: Collection[str]) -> list[tuple[str, str]]:
    """Each card with what was typed of its marker."""
    marked: list[tuple[str, str]] = []
    for word in words:
        mark = _read_mark(word)
        if mark and marked and not marked[-1][1]:
            marked[-1] = (marked[-1][0], mark)
        else:
            marked.append(_split_mark(word, cards))
    return marked


def _read_mark(word: str) -> str:
    return next((mark for mark in (FIRST, LATER) if word and mark.startswith(word.casefold())), "")


def _split_mark(word: str, cards: Collection[str]) -> tuple[str, str]:
    """A card, and how its marker stands where that is part of the word: `3f`, `V15later`."""
    for end in range(len(word), 0, -1):
        mark = _read_mark(word[end:])
        try:
            if mark or end == len(word):
                return match_word(word[:end], cards), mark
        except Refused:
            continue
    return match_word(word, cards), ""


def _choose_place(card: str, mark: str, first: Mapping[str, str], last: bool) -> str:
    if mark == FIRST and card in first:
        raise Refused("refused-first", card=card, where=first[card])
    if not mark and card not in first and not last:
        raise Refused("refused-which", card=card)
    return mark or (LATER if card in first else FIRST)


VERSIONS = ("full", "basic")
MOST_HOLES = max(BLACK_HOLES.values())


def ask_table(tree: Any, supplies: Supplies) -> Iterator[Question]:
    read, version = read_beginning(VERSIONS), tree.get("version", VERSIONS[0])
    yield Question(place=("version",), words="ask-version", read=read, offers=VERSIONS, blank=VERSIONS[0])
    yield _ask_public(tree["players"], supplies)
    if version != "basic":
        yield from _ask_advanced(tree, supplies)
        yield from _ask_counters(tree["players"], supplies.board)
    reading = [line for line in KEYS_OF_PLAYER["galaxy"] if line in (BASIC if version == "basic" else FULL)]
    for seat, player in enumerate(tree["players"]):
        if not _is_by_hand(player, *reading):
            yield from _ask_galaxy(seat, player["name"], supplies.board)
        yield from _ask_tasks(seat, tree, supplies)


def _ask_public(players: Sequence[Any], supplies: Supplies) -> Question:
    cards = _list_playable(supplies, "public")
    return Question(
        place=("public",),
        words="ask-public",
        read=read_different(choices_reader(cards, PUBLIC_CARDS, PUBLIC_CARDS)),
        offers=cards,
        until=_put_at_nothing(players, "public"),
    )


def _list_playable(supplies: Supplies, deck: str) -> tuple[str, ...]:
    """The cards of a deck, but for those that ask for a constellation which the board lacks."""
    known = (None, *supplies.board.constellations)
    return tuple(id for id, card in supplies.decks[deck].items() if card.asks.get("constellation") in known)


def _is_by_hand(player: Any, *lines: str) -> bool:
    """Whether all these lines of a player are by hand."""
    return all(line in player.get("by_hand", {}) for line in lines)


def _put_at_nothing(players: Sequence[Any], line: str) -> dict[Location, Any]:
    """A line of all players at nothing, until it can be worked out."""
    return {("players", seat, "by_hand", line): 0 for seat, _ in enumerate(players)}


def _ask_advanced(tree: Any, supplies: Supplies) -> Iterator[Question]:
    """A card for each sector; until all are told, others lie there, and pay nothing."""
    players, told = tree["players"], tree.get("advanced", {})
    if all(_is_by_hand(player, "advanced") for player in players):
        return
    cards = tuple(supplies.decks["advanced"])
    others = (card for card in cards if card not in told.values())
    lying = {sector: told.get(sector) or next(others, cards[0]) for sector in SECTORS}
    for place, sector in enumerate(SECTORS):
        taken = {told[each]: each for each in SECTORS[:place] if each in told}
        yield Question(
            place=("advanced", sector),
            words="ask-advanced",
            read=read_not_taken(taken, choice_reader(cards), "refused-in-sector"),
            told={"sector": sector},
            offers=tuple(card for card in cards if card not in taken),
            shared=True,
            until={**_put_at_nothing(players, "advanced"), ("advanced", sector): lying[sector]},
        )


def _ask_counters(players: Sequence[Any], board: Board) -> Iterator[Question]:
    """Markers by name, or by a sign: the letters of stars, initials, the numbers of sectors. Each counter is
    for the line that is called so."""
    names = tuple(board.constellations)
    initials = {name[0].casefold(): name for name in names}
    for counter, known, signs in (
        ("colours", COLOURS, {letter.casefold(): colour for letter, colour in LETTERS.items()}),
        ("constellations", names, initials if len(initials) == len(names) else {}),
        ("advanced", SECTORS, {str(place): sector for place, sector in enumerate(SECTORS, 1)}),
    ):
        if all(_is_by_hand(player, counter) for player in players):
            continue
        yield Question(
            place=("counters", counter),
            words=f"ask-counter-{counter}",
            read=read_markers(known, signs),
            told={"markers": ", ".join(known)},
            offers=known,
            blank=[],
            until={("counters", counter): []},
        )


def _ask_galaxy(seat: int, name: str, board: Board) -> Iterator[Question]:
    for key, cells in ((CORE, (board.numbers[CORE],)), *board.cells_of.items()):
        ids, place = [board.cells[cell] for cell in cells], ("players", seat, "galaxy", key)
        yield Question(
            place=place,
            words="ask-core" if key == CORE else "ask-constellation",
            read=read_letters(ids),
            told={"name": name, "constellation": key},
            offers=() if key == CORE else tuple(f"{id}:{letter}" for id in ids for letter in LETTERS),
            blank=EMPTY_CELL * len(cells),
            shared=key != CORE,
            own_form=_WRITTEN,
            until={place: EMPTY_CELL * len(cells)},
        )


def _ask_tasks(seat: int, tree: Any, supplies: Supplies) -> Iterator[Question]:
    """Black holes, the personal card, and where markers stand on the public cards."""
    players, told = tree["players"], {"name": tree["players"][seat]["name"]}
    holes: Location = ("players", seat, "black_holes")
    read = number_reader(0, MOST_HOLES)
    yield Question(place=holes, words="ask-black-holes", read=read, told=told, blank=0, until={holes: 0})
    taken = {player["personal"]: player["name"] for player in players[:seat] if "personal" in player}
    cards = _list_playable(supplies, "personal")
    yield Question(
        place=("players", seat, "personal"),
        words="ask-personal",
        read=read_not_taken(taken, choice_reader(cards), "refused-taken"),
        told=told,
        offers=tuple(card for card in cards if card not in taken),
        until={("players", seat, "by_hand", "personal"): 0},
    )
    if tree.get("public"):
        yield _ask_claims(seat, players, tree["public"])


def _ask_claims(seat: int, players: Sequence[Any], cards: Sequence[str]) -> Question:
    """Until it is told who was first on a card where another came later, the next to be asked is. A player
    whose line is by hand is asked too, for cards that count claims, and for who was first."""
    first, later = (_list_holders(players, place) for place in (FIRST, LATER))
    place: Location = ("players", seat, "public")
    waiting = [number for number, player in enumerate(players) if "public" not in player]
    due = dict.fromkeys([card for card in later if card not in first], FIRST) if waiting[:1] == [seat] else {}
    last = seat == len(players) - 1
    return Question(
        place=place,
        words="ask-claims",
        read=read_claims(cards, _list_holders(players[:seat], FIRST), last=last),
        told={"name": players[seat]["name"], "cards": " ".join(cards)},
        offers=(*cards, FIRST, LATER),
        blank={},
        until={("players", seat, "by_hand", "public"): 0, place: due},
    )


def _list_holders(players: Sequence[Any], place: str) -> dict[str, str]:
    """Who stands at a place, first or later, by cards."""
    return {
        card: player["name"]
        for player in players
        for card, stands in (player.get("public") or {}).items()
        if stands == place
    }


COUNTERS: Final = ("colours", "constellations", "advanced")


def list_blank_fields(tree: Any, supplies: Supplies) -> Iterator[BlankField]:
    yield BlankField(place=("version",), words="sheet-version", says=tree["version"])
    yield BlankField(place=("public",), words="sheet-public", says=[])
    if tree["version"] == "full":
        yield BlankField(place=("advanced",), words="sheet-advanced", says=dict.fromkeys(SECTORS))
        yield BlankField(place=("counters",), words="sheet-counters", says={})
        for counter in COUNTERS:
            yield BlankField(place=("counters", counter), words=f"sheet-counter-{counter}", says=[])
    for seat, _ in enumerate(tree["players"]):
        yield from _list_fields_of_player(("players", seat), supplies.board)
        yield from list_by_hand_fields(seat, FULL if tree["version"] == "full" else BASIC)


def _list_fields_of_player(at: tuple[str, int], board: Board) -> Iterator[BlankField]:
    yield BlankField(place=(*at, "galaxy"), words="sheet-galaxy", says=_write_empty_galaxy(board))
    yield BlankField(place=(*at, "black_holes"), words="sheet-black-holes")
    yield BlankField(place=(*at, "personal"), words="sheet-personal")
    yield BlankField(place=(*at, "public"), words="sheet-claimed", says={})


def _write_empty_galaxy(board: Board) -> dict[str, str]:
    cells = {name: EMPTY_CELL * len(numbers) for name, numbers in board.cells_of.items()}
    return {CORE: EMPTY_CELL, **cells}
