"""Reads score sheets in the notation of the questions: small letters, bare numbers, `31+`, several on one
line."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from typing import Any

from pnp.data.positions import get_object
from pnp.data.sources import read_mapping
from pnp.entry import states
from pnp.errors import Location
from pnp.models.game import Game, Supplies
from pnp.models.score_sheets.keys import PLAYERS
from pnp.models.score_sheets.questions import LEFT_OUT, Question, Refused, split_words
from pnp.models.trees import Entry, get_entry, get_text, list_entries

LONGEST_SHEET = 12_000  # characters of a tree with its notes, more than any table needs
_OF_THE_TABLE = ("lang", "unfinished")


def read_notation(game: Game, supplies: Supplies, tree: Any, wrong: Collection[Location]) -> Any:
    """Return the tree of a score sheet; each `wrong` value that the question of its place understands gets
    the form of score sheets. A value that no question understands stays as it was written, for the reader of
    score sheets to judge."""
    if len(repr(tree)) > LONGEST_SHEET:
        return tree
    least, most = game.seats
    for by_hand in (True, False):  # with lines by hand, some questions are not asked
        head = _make_head(tree, by_hand=by_hand)
        if head is not None and least <= len(head[PLAYERS]) <= most:
            tree = _read_tree(states.Table(game, supplies, head, (), named=True), tree, wrong)
    return tree


def _make_head(tree: Any, *, by_hand: bool) -> dict[str, Any] | None:
    """Make the head of a table: its players, perhaps with the lines given by hand."""
    players = []
    for player in list_entries(Entry(tree), PLAYERS):
        if (name := get_text(player, "name")) is None:
            return None
        given = get_entry(player, "by_hand").value
        players.append({"name": name, **({"by_hand": given} if by_hand and isinstance(given, dict) else {})})
    return {**{key: tree[key] for key in _OF_THE_TABLE if key in tree}, PLAYERS: players} if players else None


def _read_tree(table: states.Table, tree: Any, wrong: Collection[Location]) -> Any:
    tree_so_far: Any = table.head
    for _ in range(states.MOST_ROUNDS):
        questions = [
            each for each in states.list_questions(table, tree_so_far) if "by_hand" not in each.place
        ]
        texts = _find_texts(questions, tree)
        values = {**_find_right(questions, tree, wrong), **_read_texts(questions, texts, tree)}
        in_words = [question for question in questions if question.row is None]
        entries = states.list_entered(table, states.Answers({}), in_words, values)
        following = read_mapping(
            states.grow_tree(table.head, [*entries, *_draw_rows(questions, tree, values)])
        ).tree
        if following == tree_so_far:
            break
        tree_so_far = following
    return _put_read(tree, questions, texts, values, wrong)


def _find_right(questions: Sequence[Question], tree: Any, wrong: Collection[Location]) -> states.Values:
    """Return the values at the places of questions that have the form of score sheets: nothing at or within
    them is wrong."""
    right: dict[states.QuestionId, Any] = {}
    for question in questions:
        place, value = question.place, get_object(tree, question.place)
        inside = (location[: len(place)] == place for location in wrong)
        if question.row is None and value is not None and not any(inside):
            right[states.find_id(question)] = value
    return right


def _find_texts(questions: Sequence[Question], tree: Any) -> states.Texts:
    """Return the texts that one would type for a tree's values at the places of questions."""
    texts: dict[states.QuestionId, str] = {}
    for question in questions:
        text = _write_text(question, get_object(tree, question.place))
        if text is not None and text.strip():
            texts[states.find_id(question)] = text
    for above, several in _group_by_holder(questions).items():
        if isinstance(line := get_object(tree, above), str):
            words = split_words(line)
            if len(words) == len(several):
                texts |= {
                    states.find_id(question): word for question, word in zip(several, words, strict=True)
                }
    return texts


def _group_by_holder(questions: Sequence[Question]) -> dict[Location, list[Question]]:
    """Group the questions by the place that holds theirs."""
    groups: dict[Location, list[Question]] = {}
    for question in questions:
        if len(question.place) > 1:
            groups.setdefault(question.place[:-1], []).append(question)
    return groups


def _write_text(question: Question, value: Any) -> str | None:
    match value:
        case str() if question.row is not None:
            rows = _split_rows(value)
            return rows[question.row] if question.row < len(rows) else None
        case str():
            return value
        case list() if all(isinstance(word, str) and word.strip() for word in value):
            return " ".join(value)
        case dict() if question.key:
            return value[question.key] if isinstance(value.get(question.key), str) else None
        case dict() if all(isinstance(word, str) and f"{key}".strip() for key, word in value.items()):
            return " ".join(f"{key} {word}" for key, word in value.items())
    return None


def _split_rows(drawing: str) -> list[str]:
    return [row for row in drawing.splitlines() if row.strip()]


def _read_texts(questions: Sequence[Question], texts: states.Texts, tree: Any) -> states.Values:
    """Read these texts by their questions; a list has to give a list, a mapping a mapping."""
    values: dict[states.QuestionId, Any] = {}
    for question in questions:
        if (key := states.find_id(question)) in texts:
            old_value = get_object(tree, question.place)
            with suppress(Refused):
                value = states.read_answer(question, texts[key])
                if value is not LEFT_OUT and (
                    isinstance(old_value, str | None) or isinstance(value, type(old_value))
                ):
                    values[key] = value
    return values


def _put_read(
    tree: Any,
    questions: Sequence[Question],
    texts: states.Texts,
    read: states.Values,
    wrong: Collection[Location],
) -> Any:
    """Return a tree with the values that were understood in place of the wrong ones."""
    tree = deepcopy(tree)
    for above, several in _group_by_holder(questions).items():
        if above in wrong and isinstance(get_object(tree, above), str):
            values = {
                states.find_id(each): read.get(states.find_id(each), texts.get(states.find_id(each)))
                for each in several
            }
            if any(key in read for key in values):  # the line stands for all values that it holds
                states.put_value(tree, above, {})
                for (place, _), value in values.items():
                    states.put_value(tree, place, value)
    for question in questions:
        key, old_value = states.find_id(question), get_object(tree, question.place)
        if key not in texts or old_value is None or question.row is not None:
            continue
        value = _mend(question, old_value, texts[key], read.get(key), wrong)
        plain: Any = read_mapping({"": value}).tree
        states.put_value(tree, question.place, plain[""])
    for place, drawing in [*_draw_rows(questions, tree, read)]:
        if place in wrong:
            states.put_value(tree, place, drawing)
    return tree


def _mend(question: Question, old_value: Any, text: str, value: Any, wrong: Collection[Location]) -> Any:
    """Return the value for a question's place; parts of the written value that are not wrong stay."""
    place = question.place
    if isinstance(old_value, list):
        each_alone = not isinstance(value, list) or len(value) != len(old_value)
        replacements = [
            [_read_word(question, word)] if each_alone else [value[at]] for at, word in enumerate(old_value)
        ]
        return [
            new if (*place, at) in wrong and not _is_own_form(question, old) else old
            for at, old in enumerate(old_value)
            for new in replacements[at]
        ]
    if isinstance(old_value, dict) and question.key:
        if (*place, question.key) not in wrong or _is_own_form(question, text) or value is None:
            return old_value
        stars = " ".join(filter(None, (old_value.get("stars"), value.get("stars"))))
        rest = {key: part for key, part in old_value.items() if key != question.key}
        return {**rest, **value, **({"stars": stars} if stars else {})}
    if isinstance(old_value, dict):
        if value is None or len(value) != len(old_value):
            return old_value
        pairs = zip(old_value.items(), value.items(), strict=True)
        return dict(new if (*place, old[0]) in wrong else old for old, new in pairs)
    of_entries = isinstance(value, list)  # then the text itself has no right form
    if place not in wrong or (_is_own_form(question, text) and not of_entries):
        return old_value
    return _read_words(question, text) if value is None else value


def _is_own_form(question: Question, text: str) -> bool:
    return question.own_form is not None and question.own_form.fullmatch(text) is not None


def _read_word(question: Question, word: str) -> Any:
    """Read a word of a list alone; return it as it is if it is not understood."""
    with suppress(Refused):
        value = states.read_answer(question, word)
        if isinstance(value, list) and len(value) == 1:
            return value[0]
    return word


def _read_words(question: Question, text: str) -> Any:
    """Read a refused text word by word, and return a list of the results, with words that are not understood
    as they were written; return the text if none is understood."""
    words = split_words(text)
    values = [_read_word(question, word) for word in words]
    return text if values == words else values


def _draw_rows(
    questions: Sequence[Question], tree: Any, values: states.Values
) -> Iterator[tuple[Location, str]]:
    """Yield the drawings of a tree, each row as it was understood, or else as it was written."""
    for place in dict.fromkeys(question.place for question in questions if question.row is not None):
        if isinstance(drawing := get_object(tree, place), str):
            rows = [values.get((place, number), row) for number, row in enumerate(_split_rows(drawing))]
            yield place, "\n".join(map(str, rows))
