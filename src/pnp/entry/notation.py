"""Score sheets in the notation of the questions: small letters, bare numbers, `31+`, several on one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from pnp.data.source import read_mapping
from pnp.entry.questions import PLAYERS, Key, Table, find_key, list_questions, read_answer
from pnp.entry.states import MOST_ROUNDS, Answers, grow_tree, list_entered, put_value
from pnp.errors import Location
from pnp.models.entries import Entry, get_text, list_entries, within
from pnp.models.questions import LEFT_OUT, Question, Refused, split_words

if TYPE_CHECKING:
    from pnp.models.game import Game, Supplies

LONGEST_SHEET = 10_000  # characters of a tree, more than any table needs
_OF_THE_TABLE = ("lang", "unfinished")


def read_notation(game: Game, supplies: Supplies, tree: Any) -> Any:
    """The tree of a sheet with each text that a question of its place understands in the form of sheets. What
    no question understands stays as it was written, and is left to the reader of sheets."""
    if len(repr(tree)) > LONGEST_SHEET:
        return tree
    least, most = game.seats
    for by_hand in (True, False):  # lines that are given by hand leave out some questions
        head = _make_head(tree, by_hand=by_hand)
        if head is not None and least <= len(head[PLAYERS]) <= most:
            tree = _read_tree(Table(game, supplies, head, (), named=True), tree)
    return tree


def _make_head(tree: Any, *, by_hand: bool) -> dict[str, Any] | None:
    """What a table begins with: who plays, and perhaps the lines that are given by hand."""
    players = []
    for player in list_entries(within(Entry(tree), PLAYERS)):
        if (name := get_text(within(player, "name"))) is None:
            return None
        given = within(player, "by_hand").value
        players.append({"name": name, **({"by_hand": given} if by_hand and isinstance(given, dict) else {})})
    return {**{key: tree[key] for key in _OF_THE_TABLE if key in tree}, PLAYERS: players} if players else None


def _read_tree(table: Table, tree: Any) -> Any:
    known: Any = table.head
    for _ in range(MOST_ROUNDS):
        found = [*list_questions(table, known)]
        texts = _find_texts(found, tree)
        read = _read_texts(found, texts, tree)
        in_words = [question for question in found if question.row is None]
        entered = list_entered(table, Answers({}), in_words, read)
        following = read_mapping(grow_tree(table.head, [*entered, *_draw_rows(found, tree, read)])).tree
        if following == known:
            break
        known = following
    return _put_read(tree, found, texts, read)


def _find_texts(found: Sequence[Question], tree: Any) -> dict[Key, str]:
    """What would be typed for what a tree says at the places of questions."""
    texts: dict[Key, str] = {}
    for question in found:
        if (text := _write_text(question, _find_written(question.place, tree))) is not None:
            texts[find_key(question)] = text
    for above, several in _group_by_holder(found).items():
        if isinstance(line := _find_written(above, tree), str):
            words = split_words(line)
            if len(words) == len(several):
                texts |= {find_key(question): word for question, word in zip(several, words, strict=True)}
    return texts


def _group_by_holder(found: Sequence[Question]) -> dict[Location, list[Question]]:
    """The questions by what holds their places."""
    groups: dict[Location, list[Question]] = {}
    for question in found:
        if len(question.place) > 1:
            groups.setdefault(question.place[:-1], []).append(question)
    return groups


def _find_written(place: Location, tree: Any) -> Any:
    """What a tree says at a place; None where it says nothing."""
    try:
        for step in place:
            tree = tree[step]
    except (LookupError, TypeError):
        return None
    return tree


def _write_text(question: Question, written: Any) -> str | None:
    match written:
        case str() if question.row is not None:
            rows = _split_rows(written)
            return rows[question.row] if question.row < len(rows) else None
        case str():
            return written
        case list() if all(isinstance(word, str) for word in written):
            return " ".join(written)
        case dict() if question.keys:
            return " ".join(written[key] for key in question.keys if isinstance(written.get(key), str))
        case dict() if all(isinstance(word, str) for word in written.values()):
            return " ".join(f"{key} {word}" for key, word in written.items())
    return None


def _is_mapping(place: Location, tree: Any) -> bool:
    return isinstance(_find_written(place, tree), dict | list)


def _split_rows(drawing: str) -> list[str]:
    return [row for row in drawing.splitlines() if row.strip()]


def _read_texts(found: Sequence[Question], texts: Mapping[Key, str], tree: Any) -> dict[Key, Any]:
    """What the questions understand of these texts: of a list a list, of a mapping a mapping."""
    read: dict[Key, Any] = {}
    for question in found:
        if (key := find_key(question)) in texts:
            written = _find_written(question.place, tree)
            with suppress(Refused):
                value = read_answer(question, texts[key])
                if isinstance(written, str | None) or isinstance(value, type(written)):
                    read[key] = value
    return read


def _read_words(question: Question, text: str) -> Any:
    """What a sheet is to say for a text that was refused: where its words are understood as lists, a list of
    them, with those that are not understood as they were written; else the text."""
    words: list[Any] = []
    understood = False
    for word in split_words(text):
        try:
            value = read_answer(question, word)
        except Refused:
            value = [word]
        else:
            understood = True
        if not isinstance(value, list):
            return text
        words += value
    return words if understood else text


def _put_read(tree: Any, found: Sequence[Question], texts: Mapping[Key, str], read: Mapping[Key, Any]) -> Any:
    """A tree with what was understood in the place of what was written."""
    tree = deepcopy(tree)
    for above, several in _group_by_holder(found).items():
        understood = any(find_key(question) in read for question in several)
        if understood and isinstance(_find_written(above, tree), str):
            put_value(tree, above, {})  # a line that stands for all that it holds
    for question in found:
        key, written = find_key(question), _find_written(question.place, tree)
        if key not in texts or question.row is not None or not _is_mapping(question.place[:-1], tree):
            continue
        if written is not None and question.own_form and question.own_form.fullmatch(texts[key]):
            continue
        value = read[key] if key in read else written if isinstance(written, dict | list) else None
        value = _read_words(question, texts[key]) if value is None else value
        if value is LEFT_OUT:
            continue
        if question.keys and isinstance(value, dict) and isinstance(written, dict):
            value = {**{key: said for key, said in written.items() if key not in question.keys}, **value}
        plain: Any = read_mapping({"": value}).tree
        put_value(tree, question.place, plain[""])
    for place, drawing in [*_draw_rows(found, tree, read)]:
        put_value(tree, place, drawing)
    return tree


def _draw_rows(
    found: Sequence[Question], tree: Any, read: Mapping[Key, Any]
) -> Iterator[tuple[Location, str]]:
    """The drawings of a tree, their rows as they were understood or else as they were written."""
    for place in dict.fromkeys(question.place for question in found if question.row is not None):
        if isinstance(written := _find_written(place, tree), str):
            rows = [read.get((place, number), row) for number, row in enumerate(_split_rows(written))]
            yield place, "\n".join(map(str, rows))
