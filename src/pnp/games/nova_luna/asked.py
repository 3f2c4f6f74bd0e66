"""What Nova Luna asks at a table: tokens and mosaics, and the lunar track in a tie; alone, both mosaics."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pnp.games.nova_luna.growing import GAP, above, grown, lying
from pnp.games.nova_luna.position import TOKENS, position
from pnp.games.nova_luna.scoring import ALL_TOKENS, FIRST_TOKENS, LEFT_OVER, LINES, SOLO_LINES, score
from pnp.games.nova_luna.tiles import tile
from pnp.models.answers import found, number, short, split
from pnp.models.asking import LEFT_OUT, NEEDED, Question, Refused
from pnp.models.sheets import alike

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from pnp.errors import Location
    from pnp.games.nova_luna.growing import Grid
    from pnp.models.game import Supplies
    from pnp.scoring import Result

END = ""  # of a mosaic: an empty answer
_CODE = re.compile(r"([RBTY][1-7]):?(.*)")


def asked(tree: Any, supplies: Supplies) -> Iterator[Question]:
    players = tree["players"]
    if len(players) == 1:
        yield from _alone(players[0], tree, supplies)
        return
    tokens = TOKENS
    for seat, player in enumerate(players):
        yield from _of_player(seat, tree, supplies, tokens)
        tokens = int(player.get("tokens", tokens))
    for seat in _equal(tree, supplies):
        told, place = {"name": players[seat]["name"]}, ("players", seat, "track")
        yield Question(place=place, words="ask-track", read=track_read, told=told, blank=LEFT_OUT)


def _of_player(seat: int, tree: Any, supplies: Supplies, usual: int) -> Iterator[Question]:
    """How many tokens are left, or else what lies there; as many to place as the player before had."""
    player = tree["players"][seat]
    place: Location = ("players", seat, "by_hand", LINES[0])
    told, left = {"name": player["name"]}, number(0, TOKENS)
    yield Question(place=place, words="ask-left", read=left, told=told, blank=LEFT_OUT, until={place: usual})
    if _by_hand(player, LINES):
        return
    yield Question(
        place=("players", seat, "tokens"),
        words="ask-tokens",
        read=number(1, TOKENS),
        told={**told, "usual": usual},
        blank=usual,
        until={place: usual},
    )
    until = {place: int(player.get("tokens", usual))}
    yield from _rows(tree, (seat, "mosaic"), "ask-mosaic", supplies, until)


def _rows(
    tree: Any, whose: tuple[int, str], words: str, supplies: Supplies, until: Mapping[Location, Any]
) -> Iterator[Question]:
    """The rows of a mosaic, until one is empty."""
    seat, key = whose
    player = tree["players"][seat]
    named = {} if len(tree["players"]) == 1 else {"name": player["name"]}
    rows = _written(player, key)
    read = tiles_read(supplies)
    for row in range(len(rows) + (END not in rows)):
        lying = _lying_else(tree, (seat, key), row)
        yield Question(
            place=("players", seat, key),
            words=words,
            read=read,
            told={**named, "row": row + 1, "enter": _enter(END if row else NEEDED)},
            offers=_left(lying, supplies),
            completes=_further(lying, supplies),
            row=row,
            blank=END if row else NEEDED,
            until={} if row else until,
        )


def _enter(blank: Any) -> str:
    """What the question says of an empty answer."""
    return "needed" if blank is NEEDED else short(blank) or "end"


def _written(player: Any, key: str) -> list[str]:
    """The rows of a mosaic so far, up to the empty one that ended it."""
    rows = str(player[key]).split("\n") if key in player else []
    return rows[: rows.index(END) + 1] if END in rows else rows


def _lying_else(tree: Any, whose: tuple[int, str], row: int) -> Counter[str]:
    """The tiles that lie before anybody, but for a row of one mosaic."""
    seat, key = whose
    lying = Counter(word for player in tree["players"] for word in str(player.get(key, "")).split())
    rows = _written(tree["players"][seat], key)
    lying.subtract(rows[row].split() if row < len(rows) else [])
    return lying


def _left(lying: Counter[str], supplies: Supplies) -> tuple[str, ...]:
    """The tiles that may still lie somewhere."""
    cards = supplies.decks["tiles"]
    return tuple(id for id, card in cards.items() if card is not None and lying[id] < card.copies)


def _further(lying: Counter[str], supplies: Supplies) -> Callable[[str], tuple[str, ...]]:
    """The tiles that may follow those that were typed in the same row."""
    cards = supplies.decks["tiles"]

    def completes(typed: str) -> tuple[str, ...]:
        *typed_before, _ = re.split(r"[\s,;]", typed)
        return _left(lying + Counter(_known(typed_before, cards)), supplies)

    return completes


def _known(words: Iterable[str], cards: Collection[str]) -> Iterator[str]:
    for word in filter(None, words):
        with suppress(Refused):
            yield _tile(word, cards)


# ---- Two to four players


def _equal(tree: Any, supplies: Supplies) -> Iterator[int]:
    """The players whose total another has as well, once all is entered."""
    players = tree["players"]
    if not all(END in _written(player, "mosaic") or _by_hand(player, LINES) for player in players):
        return
    totals = [player.total for player in _scored(tree, supplies).players]
    yield from (seat for seat, total in enumerate(totals) if totals.count(total) > 1)


def _by_hand(player: Any, lines: Sequence[str]) -> bool:
    return all(line in player.get("by_hand", {}) for line in lines)


def _scored(tree: Any, supplies: Supplies) -> Result:
    return score(position(tree, supplies, []))


# ---- Alone


def _alone(player: Any, tree: Any, supplies: Supplies) -> Iterator[Question]:
    """The mosaic of phase 1, then that of the end, which begins as that."""
    none = (0, LEFT_OVER * FIRST_TOKENS, 0, LEFT_OVER * ALL_TOKENS)
    until: list[tuple[Location, int]] = [
        (("players", 0, "by_hand", line), points) for line, points in zip(SOLO_LINES, none, strict=True)
    ]
    yield from _rows(tree, (0, "phase1"), "ask-phase-1", supplies, dict(until[:2]))
    if "phase1" not in player:
        yield from _rows(tree, (0, "mosaic"), "ask-final", supplies, dict(until[2:]))
    elif not _by_hand(player, SOLO_LINES[2:]):
        yield from _final(player, tree, supplies)


def _final(player: Any, tree: Any, supplies: Supplies) -> Iterator[Question]:
    """The rows of the mosaic at the end, where an empty answer takes over the next one of phase 1, until
    there is none. The sheet has both mosaics in one shape."""
    first = lying(_written(player, "phase1"))
    last = [row.split() for row in _written(player, "mosaic") if row != END]
    both = zip(("phase1", "mosaic"), grown(first, last), strict=True)
    sheet = {("players", 0, key): "\n".join(map(" ".join, grid)) or GAP for key, grid in both}
    for question in _rows(tree, (0, "mosaic"), "ask-final", supplies, {}):
        row = question.row or 0
        kept = _kept(first, last[:row])
        told = {**question.told, "enter": _enter(kept)}
        yield replace(question, told=told, blank=kept, instead={} if row else sheet)


def _kept(first: Grid, last: Grid) -> Any:
    """What an empty answer says behind the rows so far."""
    following = first[len(last) - above(first, last) :]
    return " ".join(following[0]) if following else END if last else NEEDED


# ---- What is typed


def tiles_read(supplies: Supplies) -> Callable[[str], str]:
    """A row of tiles and gaps with blanks between them: `n12 40 . r4:bb` is N12 N40 . R4:BB."""
    cards = supplies.decks["tiles"]

    def read(typed: str) -> str:
        parts = [[word] if _CODE.fullmatch(word.upper()) else split(word) for word in typed.split()]
        return " ".join(_tile(word, cards) for words in parts for word in words)

    return read


def _tile(word: str, cards: Collection[str]) -> str:
    """The id or the code that was meant; the colon of a code may be missing before tasks."""
    if (known := alike(word, [GAP, *cards])) is not None:
        return known
    code = _CODE.fullmatch(word.upper())
    meant = f"{code[1]}:{code[2]}" if code and (code[2] or ":" in word) else ""
    if tile(meant) is not None:
        return meant
    if code or ":" in word:
        raise Refused("refused-code", typed=short(word))
    try:
        return found(word, cards)
    except Refused as refusal:
        raise refusal if "meant" in refusal.told else Refused("refused-tile", typed=short(word)) from None


def track_read(typed: str) -> list[int]:
    """A space, and the height in its pile where more than one token lies there."""
    words = split(typed)
    if not 1 <= len(words) <= 2:
        raise Refused("refused-track", typed=short(typed))
    space, height = (*words, "1")[:2]
    return [number(0, 9999)(space), number(1, 99)(height)]
