"""Score sheets in the notation of the questions: small letters, bare numbers, `31+`, several on one line."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from typing import TYPE_CHECKING, Any

from pnp.data.positions import get_object
from pnp.data.sources import read_mapping
from pnp.entry.states import (
    MOST_ROUNDS,
    Answers,
    QuestionId,
    Table,
    Texts,
    Values,
    find_id,
    grow_tree,
    list_entered,
    list_questions,
    put_value,
    read_answer,
)
from pnp.errors import Location
from pnp.models.score_sheets.keys import PLAYERS
from pnp.models.score_sheets.questions import LEFT_OUT, Question, Refused, split_words
from pnp.models.trees import Entry, get_entry, get_text, list_entries

if TYPE_CHECKING:
    from pnp.models.game import Game, Supplies

LONGEST_SHEET = 12_000  # characters of a tree with its notes, more than any table needs
_OF_THE_TABLE = ("lang", "unfinished")


def read_notation(game: Game, supplies: Supplies, tree: Any, wrong: Collection[Location]) -> Any:
    """The tree of a score sheet with the form of score sheets in the place of what is `wrong` and a question
    of its place understands. What no question understands stays as it was written, for the reader of score
    sheets to judge."""
    if len(repr(tree)) > LONGEST_SHEET:
        return tree
    least, most = game.seats
    for by_hand in (True, False):  # lines that are given by hand leave out some questions
        head = _make_head(tree, by_hand=by_hand)
        if head is not None and least <= len(head[PLAYERS]) <= most:
            tree = _read_tree(Table(game, supplies, head, (), named=True), tree, wrong)
    return tree


def _make_head(tree: Any, *, by_hand: bool) -> dict[str, Any] | None:
    """What a table begins with: who plays, and perhaps the lines that are given by hand."""
    players = []
    for player in list_entries(Entry(tree), PLAYERS):
        if (name := get_text(player, "name")) is None:
            return None
        given = get_entry(player, "by_hand").value
        players.append({"name": name, **({"by_hand": given} if by_hand and isinstance(given, dict) else {})})
    return {**{key: tree[key] for key in _OF_THE_TABLE if key in tree}, PLAYERS: players} if players else None


def _read_tree(table: Table, tree: Any, wrong: Collection[Location]) -> Any:
    known: Any = table.head
    for _ in range(MOST_ROUNDS):
        found = [each for each in list_questions(table, known) if "by_hand" not in each.place]
        texts = _find_texts(found, tree)
        read = {**_find_right(found, tree, wrong), **_read_texts(found, texts, tree)}
        in_words = [question for question in found if question.row is None]
        entered = list_entered(table, Answers({}), in_words, read)
        following = read_mapping(grow_tree(table.head, [*entered, *_draw_rows(found, tree, read)])).tree
        if following == known:
            break
        known = following
    return _put_read(tree, found, texts, read, wrong)


def _find_right(found: Sequence[Question], tree: Any, wrong: Collection[Location]) -> Values:
    """What stands at the places of questions as score sheets write it: nothing at or within them is wrong."""
    right: dict[QuestionId, Any] = {}
    for question in found:
        place, written = question.place, get_object(tree, question.place)
        inside = (location[: len(place)] == place for location in wrong)
        if question.row is None and written is not None and not any(inside):
            right[find_id(question)] = written
    return right


def _find_texts(found: Sequence[Question], tree: Any) -> Texts:
    """What would be typed for what a tree says at the places of questions."""
    texts: dict[QuestionId, str] = {}
    for question in found:
        text = _write_text(question, get_object(tree, question.place))
        if text is not None and text.strip():
            texts[find_id(question)] = text
    for above, several in _group_by_holder(found).items():
        if isinstance(line := get_object(tree, above), str):
            words = split_words(line)
            if len(words) == len(several):
                texts |= {find_id(question): word for question, word in zip(several, words, strict=True)}
    return texts


def _group_by_holder(found: Sequence[Question]) -> dict[Location, list[Question]]:
    """The questions by what holds their places."""
    groups: dict[Location, list[Question]] = {}
    for question in found:
        if len(question.place) > 1:
            groups.setdefault(question.place[:-1], []).append(question)
    return groups


def _write_text(question: Question, written: Any) -> str | None:
    match written:
        case str() if question.row is not None:
            rows = _split_rows(written)
            return rows[question.row] if question.row < len(rows) else None
        case str():
            return written
        case list() if all(isinstance(word, str) and word.strip() for word in written):
            return " ".join(written)
        case dict() if question.key:
            return written[question.key] if isinstance(written.get(question.key), str) else None
        case dict() if all(isinstance(word, str) and f"{key}".strip() for key, word in written.items()):
            return " ".join(f"{key} {word}" for key, word in written.items())
    return None


def _split_rows(drawing: str) -> list[str]:
    return [row for row in drawing.splitlines() if row.strip()]


def _read_texts(found: Sequence[Question], texts: Texts, tree: Any) -> Values:
    """What the questions understand of these texts: of a list a list, of a mapping a mapping."""
    read: dict[QuestionId, Any] = {}
    for question in found:
        if (key := find_id(question)) in texts:
            written = get_object(tree, question.place)
            with suppress(Refused):
                value = read_answer(question, texts[key])
                if value is not LEFT_OUT and (
                    isinstance(written, str | None) or isinstance(value, type(written))
                ):
                    read[key] = value
    return read


def _put_read(
    tree: Any, found: Sequence[Question], texts: Texts, read: Values, wrong: Collection[Location]
) -> Any:
    """A tree with what was understood in the place of what is wrong."""
    tree = deepcopy(tree)
    for above, several in _group_by_holder(found).items():
        if above in wrong and isinstance(get_object(tree, above), str):
            values = {find_id(each): read.get(find_id(each), texts.get(find_id(each))) for each in several}
            if any(key in read for key in values):  # a line that stands for all that it holds
                put_value(tree, above, {})
                for (place, _), value in values.items():
                    put_value(tree, place, value)
    for question in found:
        key, written = find_id(question), get_object(tree, question.place)
        if key not in texts or written is None or question.row is not None:
            continue
        value = _mend(question, written, texts[key], read.get(key), wrong)
        plain: Any = read_mapping({"": value}).tree
        put_value(tree, question.place, plain[""])
    for place, drawing in [*_draw_rows(found, tree, read)]:
        if place in wrong:
            put_value(tree, place, drawing)
    return tree


def _mend(question: Question, written: Any, text: str, value: Any, wrong: Collection[Location]) -> Any:
    """What a score sheet is to say where something is written: what is not wrong stays."""
    place = question.place
    if isinstance(written, list):
        each_alone = not isinstance(value, list) or len(value) != len(written)
        mended = [
            [_read_word(question, word)] if each_alone else [value[at]] for at, word in enumerate(written)
        ]
        return [
            new if (*place, at) in wrong and not _is_own_form(question, old) else old
            for at, old in enumerate(written)
            for new in mended[at]
        ]
    if isinstance(written, dict) and question.key:
        if (*place, question.key) not in wrong or _is_own_form(question, text) or value is None:
            return written
        stars = " ".join(filter(None, (written.get("stars"), value.get("stars"))))
        kept = {key: said for key, said in written.items() if key != question.key}
        return {**kept, **value, **({"stars": stars} if stars else {})}
    if isinstance(written, dict):
        if value is None or len(value) != len(written):
            return written
        pairs = zip(written.items(), value.items(), strict=True)
        return dict(new if (*place, old[0]) in wrong else old for old, new in pairs)
    of_entries = isinstance(value, list)  # and no form of the text that stands for them
    if place not in wrong or (_is_own_form(question, text) and not of_entries):
        return written
    return _read_words(question, text) if value is None else value


def _is_own_form(question: Question, text: str) -> bool:
    return question.own_form is not None and question.own_form.fullmatch(text) is not None


def _read_word(question: Question, word: str) -> Any:
    """What a word of a list is to be, if it is understood alone."""
    with suppress(Refused):
        value = read_answer(question, word)
        if isinstance(value, list) and len(value) == 1:
            return value[0]
    return word


def _read_words(question: Question, text: str) -> Any:
    """What a score sheet is to say for a text that was refused: where its words are understood as lists, a
    list of them, with those that are not understood as they were written; else the text."""
    words = split_words(text)
    mended = [_read_word(question, word) for word in words]
    return text if mended == words else mended


def _draw_rows(found: Sequence[Question], tree: Any, read: Values) -> Iterator[tuple[Location, str]]:
    """The drawings of a tree, their rows as they were understood or else as they were written."""
    for place in dict.fromkeys(question.place for question in found if question.row is not None):
        if isinstance(written := get_object(tree, place), str):
            rows = [read.get((place, number), row) for number, row in enumerate(_split_rows(written))]
            yield place, "\n".join(map(str, rows))
