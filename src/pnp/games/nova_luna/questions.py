"""The questions at a table of Nova Luna: tokens, mosaics, the lunar track."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from pnp.errors import Location
from pnp.games.nova_luna.cards import ALPHABETS, read_tile
from pnp.games.nova_luna.forms import SHEET, TOKENS
from pnp.games.nova_luna.position import read_position
from pnp.games.nova_luna.scoring import ALL_TOKENS, FIRST_TOKENS, LEFT_OVER, LINES, SOLO_LINES, score
from pnp.models.game import Supplies
from pnp.models.score_sheets import keys, questions

Rows: TypeAlias = "list[list[str]]"  # rows of words

EMPTY_PLACE: Final = "."


def count_rows_above(first: Rows, last: Rows) -> int:
    """Count the rows of the mosaic above those of phase 1: with this shift most of their tiles are met again.
    Return all rows so far if they have none of these tiles."""
    before, after = ([_list_tiles_of_row(row) for row in rows] for rows in (first, last))
    laid = (zip(before, after[top:], strict=False) for top in range(len(last)))
    common = [sum(len(one & other) for one, other in rows) for rows in laid]
    return common.index(max(common)) if any(common) else len(last)


def align_mosaics(first: Rows, last: Rows) -> tuple[Rows, Rows]:
    """Return both mosaics in one shape, as a score sheet has them, each tile of phase 1 at its place in the
    mosaic. Missing rows of the mosaic are those of phase 1. A row begins further right if another row grew to
    the left."""
    top = count_rows_above(first, last)
    last = last + first[len(last) - top :]
    below = len(last) - top - len(first)
    before: Rows = [[] for _ in range(top)] + first + [[] for _ in range(below)]
    shifts = [_find_shift(*rows) for rows in zip(before, last, strict=True)]
    left = max([0, *(shift for shift in shifts if shift is not None)])
    rights = (0 if shift is None else left - shift for shift in shifts)
    after = [_shift_right(*each) for each in zip(last, rights, strict=True)]
    both = [(_shift_right(one, left), other) for one, other in zip(before, after, strict=True)]
    return [_widen(one, other) for one, other in both], [_widen(other, one) for one, other in both]


def trim_rows(rows: Sequence[str]) -> Rows:
    """Split written rows into words, from the first row with a tile to the last."""
    grid = [row.split() for row in rows]
    having = [number for number, row in enumerate(grid) if _list_tiles_of_row(row)]
    return grid[having[0] : having[-1] + 1] if having else []


def _list_tiles_of_row(row: list[str]) -> set[str]:
    return {*row} - {EMPTY_PLACE}


def _find_shift(before: list[str], row: list[str]) -> int | None:
    """Return how much further right a row has most of its tiles of phase 1; None if it has none of them."""
    shifts = sorted(range(-len(before), len(row)), key=abs)
    laid = (zip(before[max(0, -shift) :], row[max(0, shift) :], strict=False) for shift in shifts)
    together = [sum(one == other != EMPTY_PLACE for one, other in pairs) for pairs in laid]
    return shifts[together.index(max(together))] if any(together) else None


def _shift_right(row: list[str], right: int) -> list[str]:
    return [EMPTY_PLACE] * right + row


def _widen(row: list[str], other: list[str]) -> list[str]:
    return row + [EMPTY_PLACE] * (len(other) - len(row))


END = ""  # of a mosaic: an empty answer
_CODE = re.compile(r"([RBTY][1-7])(?![0-9,;]):?(.*)")


def ask_table(tree: Any, supplies: Supplies) -> keys.Questions:
    own = {"tokens": _ask_tokens, "phase1": _ask_rows, "mosaic": _ask_mosaic, "track": _ask_track}
    return keys.ask_keys(SHEET, tree, supplies, own)


def _ask_tokens(question: questions.Question, _: keys.Key, tree: Any, __: Supplies) -> keys.Questions:
    """Ask how many tokens are left, which is enough; otherwise ask how many there were: by default as many as
    the player before had."""
    left, usual = _locate_left(question.place), _count_tokens(tree, question.place, -1)
    read, until = questions.number_reader(0, TOKENS), {left: usual}
    yield replace(question, place=left, words="ask-left", read=read, blank=questions.LEFT_OUT, until=until)
    if not _has_by_hand(tree, question.place):
        yield replace(question, arguments={**question.arguments, "usual": usual}, blank=usual, until=until)


def _locate_left(place: Location) -> Location:
    """Return the place of a player's tokens given by hand."""
    return (*place[:2], "by_hand", LINES[0])


def _count_tokens(tree: Any, place: Location, further: int = 0) -> int:
    """Return how many tokens the player of a place had to place, or the player `further` seats on."""
    tokens = TOKENS
    for player in tree["players"][: int(place[1]) + 1 + further]:
        tokens = int(player.get("tokens", tokens))
    return tokens


def _ask_mosaic(asked: questions.Question, key: keys.Key, tree: Any, supplies: Supplies) -> keys.Questions:
    """Ask for the mosaic; at the end of a solo game, only for the changes since phase 1."""
    if not _has_by_hand(tree, asked.place):
        ask = _ask_last_rows if "phase1" in tree["players"][asked.place[1]] else _ask_rows
        yield from ask(asked, key, tree, supplies)


def _ask_rows(question: questions.Question, key: keys.Key, tree: Any, supplies: Supplies) -> keys.Questions:
    """Ask for the rows of a mosaic, until one is empty."""
    place = question.place
    rows, until = _list_written_rows(tree, place), _make_mosaic_placeholder(key, place, tree)
    cards, language = supplies.decks["tiles"], keys.find_language(tree, ALPHABETS)
    for row in range(len(rows) + (END not in rows)):
        lying = _count_tiles_elsewhere(tree, place, row)
        yield replace(
            question,
            read=partial(_read_row, cards=cards, language=language),
            arguments={
                **question.arguments,
                "row": row + 1,
                "enter": _describe_empty_answer(END if row else questions.NEEDED),
            },
            offers=_list_tiles_left(lying, supplies),
            completes=partial(_complete_row, lying=lying, supplies=supplies, language=language),
            row=row,
            blank=END if row else questions.NEEDED,
            until={} if row else until,
        )


def _describe_empty_answer(blank: Any) -> str:
    """Return how the question explains an empty answer."""
    return "needed" if blank is questions.NEEDED else questions.shorten(blank) or "end"


def _make_mosaic_placeholder(key: keys.Key, place: Location, tree: Any) -> dict[Location, int]:
    """Return the placeholder of a mosaic: its lines by hand, as if no task were met."""
    if key.players == "several":
        return {_locate_left(place): _count_tokens(tree, place)}
    none = zip(SOLO_LINES, (0, LEFT_OVER * FIRST_TOKENS, 0, LEFT_OVER * ALL_TOKENS), strict=True)
    return {(*place[:2], "by_hand", line): points for line, points in none if line in key.lines}


def _list_written_rows(tree: Any, place: Location) -> list[str]:
    """List the rows of a mosaic so far, up to the empty one that ended it."""
    player, key = tree["players"][place[1]], place[2]
    rows = str(player[key]).split("\n") if key in player else []
    return rows[: rows.index(END) + 1] if END in rows else rows


def _count_tiles_elsewhere(tree: Any, place: Location, row: int) -> Counter[str]:
    """Count the tiles of all players, without one row of one mosaic."""
    lying = Counter(word for player in tree["players"] for word in str(player.get(place[2], "")).split())
    rows = _list_written_rows(tree, place)
    lying.subtract(rows[row].split() if row < len(rows) else [])
    return lying


def _list_tiles_left(lying: Counter[str], supplies: Supplies) -> tuple[str, ...]:
    """List the tiles with a copy left."""
    cards = supplies.decks["tiles"]
    return tuple(id for id, card in cards.items() if card is not None and lying[id] < card.copies)


def _complete_row(typed: str, lying: Counter[str], supplies: Supplies, language: str) -> tuple[str, ...]:
    """Make the completion of a row: the tiles that are left after those typed before."""
    *typed_before, _ = re.split(r"[\s,;]", typed)
    known = Counter(_read_known_tiles(typed_before, supplies.decks["tiles"], language))
    return _list_tiles_left(lying + known, supplies)


def _read_known_tiles(words: Iterable[str], cards: Collection[str], language: str) -> Iterator[str]:
    for word in filter(None, words):
        with suppress(questions.Refused):
            yield _read_tile(word, cards, language)


# ---- Two to four players


def _ask_track(asked: questions.Question, _: keys.Key, tree: Any, supplies: Supplies) -> keys.Questions:
    """Ask for a player's place on the track if another has the same total, once all is entered."""
    seats = [(*asked.place[:1], seat, "mosaic") for seat, _ in enumerate(tree["players"])]
    if all(END in _list_written_rows(tree, seat) or _has_by_hand(tree, seat) for seat in seats):
        totals = [player.total for player in score(read_position(tree, supplies, [])).players]
        if totals.count(totals[int(asked.place[1])]) > 1:
            yield replace(asked, read=read_track)


def _has_by_hand(tree: Any, place: Location) -> bool:
    """Tell whether all lines of the final mosaic are given by hand."""
    return keys.has_by_hand(place, tree, LINES if len(tree["players"]) > 1 else SOLO_LINES[2:])


# ---- One player


def _ask_last_rows(asked: questions.Question, key: keys.Key, tree: Any, supplies: Supplies) -> keys.Questions:
    """Ask for the rows of the final mosaic; an empty answer takes the next row of phase 1, while there is
    one. The score sheet has both mosaics in one shape."""
    place, before = asked.place, (*asked.place[:2], "phase1")
    first = trim_rows(_list_written_rows(tree, before))
    last = [row.split() for row in _list_written_rows(tree, place) if row != END]
    both = zip((before, place), align_mosaics(first, last), strict=True)
    sheet = {each: "\n".join(map(" ".join, grid)) or EMPTY_PLACE for each, grid in both}
    for question in _ask_rows(asked, key, tree, supplies):
        row = question.row or 0
        kept = _find_next_phase1_row(first, last[:row])
        told = {**question.arguments, "enter": _describe_empty_answer(kept)}
        yield replace(question, arguments=told, blank=kept, instead={} if row else sheet, until={})


def _find_next_phase1_row(first: Rows, last: Rows) -> Any:
    """Return the row that an empty answer stands for after the rows so far."""
    following = first[len(last) - count_rows_above(first, last) :]
    return " ".join(following[0]) if following else END if last else questions.NEEDED


# ---- Readers of answers


def _read_row(typed: str, cards: Collection[str], language: str) -> str:
    """Make a reader of a row of tiles and gaps with blanks between them: `n12 40 . r4:bb` is N12 N40 .
    R4:BB."""
    coded = ((word, _split_code(word, language)) for word in typed.split())
    parts = ([word] if code else questions.split_words(word) for word, code in coded)
    return " ".join(_read_tile(word, cards, language) for words in parts for word in words)


def _split_code(word: str, language: str) -> re.Match[str] | None:
    """Split a code into its two parts, in English letters as far as all are of one language."""
    first, whole = (keys.to_english(each, ALPHABETS, language, keys.ENGLISH) for each in (word[:1], word))
    return _CODE.fullmatch(whole or (first or "") + word[1:].upper())


def _read_tile(word: str, cards: Collection[str], language: str) -> str:
    """Return the id or the code that a word means; a code's colon may be missing before tasks."""
    if (known := questions.match_id(word, [EMPTY_PLACE, *cards])) is not None:
        return known
    code = _split_code(word, language)
    spelled = code and keys.to_english(word, ALPHABETS, language, keys.ENGLISH) is not None
    meant = f"{code[1]}:{code[2]}" if code and spelled and (code[2] or ":" in word) else ""
    if read_tile(meant) is not None:
        return keys.to_language(meant, ALPHABETS, language)
    if code or ":" in word:
        raise questions.Refused("refused-code", typed=questions.shorten(word))
    try:
        return questions.match_word(word, cards)
    except questions.Refused as refusal:
        unknown = questions.Refused("refused-tile", typed=questions.shorten(word))
        raise (refusal if "meant" in refusal.arguments else unknown) from None


def read_track(typed: str) -> list[int]:
    """Read a space, and the height in its pile if more than one token lies there."""
    words = questions.split_words(typed)
    if not 1 <= len(words) <= 2:
        raise questions.Refused("refused-track", typed=questions.shorten(typed))
    space, height = (*words, "1")[:2]
    return [questions.number_reader(0, 9999)(space), questions.number_reader(1, 99)(height)]
