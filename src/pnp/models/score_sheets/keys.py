"""The keys of a game's score sheet, each declared once: the form of score sheets and their schema, the
questions, and the empty score sheet follow from it.

Before them stands what the score sheets of all games share, and what can be said of it that no type says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, make_dataclass
from datetime import date
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias
from unicodedata import normalize

from msgspec import Struct

from pnp.errors import Location, Mistake, code_phrase, count_things, join_by_or, phrase, suggest
from pnp.models import scalars, trees
from pnp.models.markers import After, Bounds, MayBeLeftOut, Pattern
from pnp.models.score_sheets import questions
from pnp.scoring import Reason, Result, Value, mark_unfinished

if TYPE_CHECKING:
    from pnp.models.game import Game, Supplies


DAY = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"


def _check_day(written: str) -> str:
    if not re.fullmatch(DAY, written):
        wrong = code_phrase("form-sheet", "is-written-which-is-no-day", written=written[:40])
        raise ValueError(wrong, phrase("write-it-as-2026-11-18"))
    try:
        date.fromisoformat(written)
    except ValueError as error:
        wrong = code_phrase("form-sheet", "is-written-and-there-is-no-such-day", written=written)
        raise ValueError(wrong, phrase("correct-it")) from error
    return written


def _refuse_blanks(right: str) -> After:
    """Refuses a name that is nothing but blanks, and says what is `right`."""

    def check(written: str) -> str:
        if written.isspace():
            raise ValueError(code_phrase("form-sheet", "is-nothing-but-blanks"), phrase(right))
        return written

    return After(check)


Day: TypeAlias = Annotated[str, After(_check_day), Pattern(DAY)]
LONGEST_NAME = 80
_Name: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=LONGEST_NAME), Pattern(r"[\s\S]*\S[\s\S]*")]
PlayerName: TypeAlias = Annotated[_Name, _refuse_blanks("write-who-played")]
PlaceName: TypeAlias = Annotated[_Name, _refuse_blanks("write-where-it-was-played")]
# A score sheet is of one day. What takes no minute was not played.
Minutes: TypeAlias = Annotated[scalars.WholeNumber, Bounds(ge=1, le=24 * 60)]
FileName: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=400)]

LONGEST_REFERENCE = 80
# of a card, a cell, a star …
Reference: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=LONGEST_REFERENCE)]
MOST_POINTS = 9999  # far more than any line of any game can come to
PointsByHand: TypeAlias = Annotated[scalars.WholeNumber, Bounds(ge=-MOST_POINTS, le=MOST_POINTS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Player(scalars.StrictForm):
    """One player: a game adds what it looks at."""

    name: PlayerName
    by_hand: dict[str, PointsByHand] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(scalars.StrictForm):
    """The head of a score sheet: a game adds its players and what lies on the table."""

    game: scalars.ShortName
    title: scalars.MayBe[Annotated[str, Bounds(max_length=200)]] = None
    played: scalars.MayBe[Day] = None
    lang: scalars.MayBe[Literal["en", "cs", "pl"]] = None
    location: scalars.MayBe[PlaceName] = None
    duration: scalars.MayBe[Minutes] = None
    notes: scalars.MayBe[scalars.FieldText] = None
    cards: tuple[FileName, ...] = ()
    layout: scalars.MayBe[FileName] = None
    unfinished: scalars.Truth = False


def score_position(game: Game, position: Any, tree: Any) -> Result:
    """The result of the position that a score sheet was read into; the score sheet may say that the game is
    not over."""
    result = game.score(position)
    said = trees.get_truth(trees.Entry(tree), "unfinished")
    return mark_unfinished(result, Reason("unfinished-as-said")) if said else result


def read_seats(tree: Any, least: int, most: int, notes: list[Mistake]) -> list[trees.Entry]:
    """The players of a score sheet; notes too many or too few of them, and names that two have."""
    players = trees.get_entry(trees.Entry(tree), "players")
    found = [*trees.list_entries(players)]
    if isinstance(players.value, list) and not least <= len(found) <= most:
        arguments = {"players": count_things(len(found), "player")}
        wrong = code_phrase("form-players", "players-cannot-play-this-game", **arguments)
        right = phrase("enter-least-to-most" if least < most else "enter-least", least=least, most=most)
        notes.append(trees.make_key_mistake(players, wrong, right))
    first: dict[str, trees.Entry] = {}
    for player in found:
        name = trees.get_entry(player, "name")
        if (written := trees.get_text(name)) is not None and first.setdefault(written, name) is not name:
            taken = code_phrase("form-duplicate-name", "the-name-name-is-taken", name=written[:40])
            right = phrase("name-each-player-otherwise")
            notes.append(trees.make_twin_mistake(name, taken, right, first[written]))
    return found


def get_name(player: trees.Entry) -> str:
    return trees.get_text(player, "name") or ""


def read_by_hand(
    player: trees.Entry, lines: Collection[str], notes: list[Mistake], *, later: Collection[str] = ()
) -> dict[str, int]:
    """The lines that are given by hand; notes those that are none of this game and version, and those that
    count only `later`, when the game is over. Where nobody can tell which they are, all are given."""
    if trees.has_key(player, "by_hand") and not isinstance(trees.get_entry(player, "by_hand").value, dict):
        return dict.fromkeys(lines, 0)
    found = {}
    for id, entry in trees.list_items(trees.get_entry(player, "by_hand")):
        if id in later:
            wrong = code_phrase("form-sheet", "the-line-id-counts-only-when-the-game-is-over", id=id)
            right = phrase("leave-it-out-or-unfinished-if-game-is-over-by-now")
            notes.append(trees.make_key_mistake(entry, wrong, right))
        elif id not in lines:
            wrong = code_phrase("form-unknown-name", "there-is-no-line-id-here", id=id[:40])
            guess = suggest(id, lines) or phrase("write-one-of-names", names=", ".join(lines))
            notes.append(trees.make_key_mistake(entry, wrong, guess))
        else:
            found[id] = trees.get_whole(entry) or 0
    return found


def require_key(
    player: trees.Entry, key: str, lines: Collection[str], given: Mapping[str, int], notes: list[Mistake]
) -> trees.Entry:
    """What a player's key holds; notes that it is missing where some line needs it and is not by hand."""
    lacking = [line for line in lines if line not in given]
    if lacking and isinstance(player.value, dict) and not trees.has_key(player, key):
        notes.append(make_lacking_mistake(player, (key,), lacking))
    return trees.get_entry(player, key)


def make_lacking_mistake(
    entry: trees.Entry, keys: tuple[str, ...], lines: list[str], why: str = "", to: str = ""
) -> Mistake:
    """Says that one of these keys is missing, without which the lines cannot be worked out, perhaps for the
    reason `why`; or to give the lines by hand `to` somebody."""
    some = phrase("the-line" if len(lines) == 1 else "the-lines")
    arguments = {"why": why, "some": some, "lines": trees.quote_all(lines), "keys": keys[0]}
    wrong = code_phrase("form-missing-key", "whysome-lines-cannot-be-worked-out-without-keys", **arguments)
    added = join_by_or([phrase("key", key=key) for key in keys])
    by_hand = ", ".join(f"{id}: …" for id in lines)
    right = phrase("add-added-or-by-hand-lines-to", added=added, lines=by_hand, to=to)
    return trees.make_mistake(entry, wrong, right)


def find_card(entry: trees.Entry, deck: str, supplies: Supplies, notes: list[Mistake]) -> Any:
    """The card of a deck that an entry names, or None; notes where there is none of that id."""
    id = trees.get_text(entry)
    if not id or len(id) > LONGEST_REFERENCE:
        return None
    cards = supplies.decks[deck]
    if id not in cards and not supplies.incomplete:
        wrong = code_phrase("form-unknown-card", "there-is-no-card-id", id=id[:40])
        right = suggest_card(id[:40], cards)
        if not right and cards:
            right = phrase("cards-of-this-deck-cards", cards=trees.name_ranges(cards))
        notes.append(trees.make_mistake(entry, wrong, right or phrase("this-deck-has-no-cards")))
    return cards.get(id)


def suggest_card(id: str, ids: Collection[str]) -> str:
    """`did you mean …?` of the card that is meant: one that differs in its case or in the zeros before its
    number, else one whose id is near."""
    meant = questions.match_id(id, ids)
    return suggest(id, ids) if meant is None else phrase("did-you-mean-name", name=meant)


Alphabets: TypeAlias = Mapping[str, str]  # by languages: the letters of the colours, all in one order

ENGLISH = "en"


def to_english(text: str, alphabets: Alphabets, *languages: str) -> str | None:
    """A text in English letters: it is written in those of the first of these languages that has all its
    letters, with their marks or without; None where there is none."""
    plain = strip_marks(text)
    for each in languages:
        meant = dict(zip(strip_marks(alphabets[each]), alphabets[ENGLISH], strict=True))
        if all(sign in meant for sign in plain if sign.isalpha()):
            return "".join(meant.get(sign, sign) for sign in plain)
    return None


def strip_marks(text: str) -> str:
    """A text in capitals without their marks, of the same length: what has several capitals stays."""
    capitals = (each if len(each := sign.upper()) == 1 else sign for sign in text)
    return "".join(normalize("NFD", sign)[0] for sign in capitals)


def find_strange_signs(text: str, letters: str, others: Collection[str]) -> Iterator[int]:
    """Where a text has signs that are neither some of these letters nor any of the `others`."""
    known = {*strip_marks(letters), *others}
    return (index for index, sign in enumerate(strip_marks(text)) if sign not in known)


def to_language(text: str, alphabets: Alphabets, language: str) -> str:
    """A text in English letters, in those of a language."""
    return text.translate(str.maketrans(alphabets[ENGLISH], alphabets[language]))


def find_language(tree: Any, alphabets: Alphabets) -> str:
    """The language whose letters a score sheet is written in; English ones where it names none that has
    some."""
    named = trees.get_text(trees.Entry(tree), "lang")
    return named if named is not None and named in alphabets else ENGLISH


PLAYERS: Final = "players"
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
_FROZEN: Final[dict[str, Any]] = {"frozen": True, "slots": True, "kw_only": True}

Entered: TypeAlias = Literal[
    "number", "choice", "truth", "card", "cards", "mapping", "markers", "cells", "grid", "drawing", "place"
]


class Key(Struct, frozen=True):
    """One key of a score sheet. `entered` is how a person enters it; `form` is its value in a file, where
    that does not follow. A mapping has `keys` of its own; where it is `repeated`, it is a list of mappings.

    A key that is `needed` is in every score sheet. One with `lines` has to be there too, unless these lines
    of the score are given by hand, another key stands `instead`, or nothing is an answer. `players` and
    `version` tell which tables have it. Only its player may see a `secret` one before the end. Few need a
    `rare` one: nobody is asked for it unless the game does so itself, and in an empty score sheet it is a
    comment. `late` ones are asked for when all players have answered the others.

    `empty_answer` is what an empty answer says, `template_value` what an empty score sheet says. `words` is
    what the messages `ask-…`, which asks, and `key-…`, which explains, are called after, where that is not
    the name."""

    name: str
    entered: Entered
    form: Any = None
    least: int = 0
    most: int | None = None
    choices: tuple[str, ...] = ()
    deck: str = ""  # whose cards are entered
    keys: tuple[Key, ...] = ()
    repeated: bool = False
    needed: bool = False
    default: Any = None  # what a score sheet means that leaves it out
    lines: tuple[str, ...] = ()
    instead: str = ""
    players: Literal["any", "one", "several"] = "any"
    version: str = ""
    secret: bool = False
    rare: bool = False
    late: bool = False
    empty_answer: Any = questions.NEEDED
    template_value: Any = None  # or a function of the supplies
    # examples of further entries of a list, by messages that explain them
    others: Mapping[str, Any] = _NOTHING
    words: str = ""


class SheetKeys(Struct, frozen=True, eq=False):
    """The keys of a game's score sheets: of the table, and of each player. `form` is what a whole score sheet
    may say, and `lines` tells which lines the score of a score sheet's tree has. `alphabets` are the letters
    of its colours in several languages, where it has some."""

    form: type
    table: tuple[Key, ...]
    player: tuple[Key, ...]
    lines: Callable[[Any], tuple[str, ...]]
    alphabets: Alphabets = _NOTHING


def declare_sheet(
    lines: Callable[[Any], tuple[str, ...]],
    *,
    table: tuple[Key, ...] = (),
    player: tuple[Key, ...] = (),
    alphabets: Alphabets = _NOTHING,
) -> SheetKeys:
    players = [(PLAYERS, tuple[_make_form("Players", player, Player), ...])]  # type: ignore[misc] # made here
    form = make_dataclass("Sheet", players, bases=(_make_form("Table", table, Sheet),), **_FROZEN)
    return SheetKeys(form, table, player, lines, alphabets)


def choose_lines(several: tuple[str, ...], alone: tuple[str, ...]) -> Callable[[Any], tuple[str, ...]]:
    """The lines of a game that is scored in another way alone, by how many a score sheet's tree seats."""
    return lambda tree: alone if _is_alone(tree) else several


# ---- The form of files


def _make_form(name: str, keys: Sequence[Key], base: type) -> type:
    """A form with these keys; of two with one name, for different tables, the first tells its form."""
    fields = {key.name: _make_field(name, key) for key in reversed(keys)}
    return make_dataclass(name, reversed(fields.values()), bases=(base,), **_FROZEN)


def _make_field(owner: str, key: Key) -> tuple[str, Any, Any]:
    form = key.form or _find_form(owner, key)
    if key.needed:
        return key.name, form, field()
    if key.default is None:
        return key.name, Annotated[form | None, MayBeLeftOut()], field(default=None)
    return key.name, form, field(default_factory=lambda: key.default)


def _find_form(owner: str, key: Key) -> Any:
    match key.entered:
        case "number":
            return Annotated[scalars.WholeNumber, Bounds(ge=key.least, le=key.most)]
        case "choice":
            return Literal[key.choices]
        case "truth":
            return scalars.Truth
        case "card":
            return Reference
        case "cards":
            return Annotated[tuple[Reference, ...], Bounds(min_length=key.least, max_length=key.most)]
    form: Any = _make_form(name_form(owner, key), key.keys, scalars.StrictForm)
    return tuple[form, ...] if key.repeated else form


def name_form(owner: str, key: Key) -> str:
    """The name of the form of a mapping."""
    return owner + key.name.title()


# ---- Which keys a score sheet has to have


def list_keys(keys: Sequence[Key], tree: Any) -> Iterator[Key]:
    """Those that a table has, by how many play and by the version of the rules."""
    version = trees.get_entry(trees.Entry(tree), "version").value
    players = ("any", "one" if _is_alone(tree) else "several")
    known = version is None or isinstance(version, str)  # a wrong one has no keys of its own
    for key in keys:
        if key.players in players and (not key.version or (known and version in (None, key.version))):
            yield key


def _is_alone(tree: Any) -> bool:
    seats = trees.get_entry(trees.Entry(tree), PLAYERS).value
    return isinstance(seats, list) and len(seats) == 1


def has_by_hand(place: Location, tree: Any, lines: Collection[str]) -> bool:
    """Whether the player at a place has all these lines by hand."""
    given = tree[PLAYERS][place[1]].get("by_hand", {})
    return all(line in given for line in lines)


def read_given_lines(
    sheet: SheetKeys, tree: Any, notes: list[Mistake], *, later: Sequence[str] = ()
) -> list[dict[str, int]]:
    """The lines of each player that are given by hand; notes those that cannot be, such as those that count
    only `later`, when the game is over, and keys that are missing though some other line needs them."""
    top, lines = trees.Entry(tree), sheet.lines(tree)
    seats = [*trees.list_entries(trees.get_entry(top, PLAYERS))]
    given = [read_by_hand(seat, lines, notes, later=later) for seat in seats]
    for key in list_keys(sheet.table, tree):
        needing = [] if trees.has_key(top, key.name) else _find_needing(key, lines, given)
        if needing:
            notes.append(make_lacking_mistake(top, (key.name,), needing, to=phrase("to-each-player")))
    player = [*list_keys(sheet.player, tree)]
    for seat, by_hand in zip(seats, given, strict=True):
        for key in player if isinstance(seat.value, dict) else ():
            if key.name in seat.value or (key.instead and key.instead in seat.value):
                continue
            if needing := _find_needing(key, lines, [by_hand]):
                names = tuple(filter(None, (key.name, key.instead)))
                why = phrase("one-player-alone-is-a-solo-game") if key.players == "one" else ""
                notes.append(make_lacking_mistake(seat, names, needing, why=why))
    return given


def _find_needing(key: Key, lines: Sequence[str], given: Sequence[Mapping[str, int]]) -> list[str]:
    """The lines that lack a key and are not by hand; none where the key may be left out."""
    if key.default is not None or (key.empty_answer is questions.LEFT_OUT and not key.instead):
        return []
    needing = (line for line in key.lines if line in lines)
    return [line for line in needing if any(line not in by_hand for by_hand in given)]


# ---- Questions

Questions: TypeAlias = Iterator[questions.Question]
AskKey: TypeAlias = "Callable[[questions.Question, Key, Any, Supplies], Questions]"


def ask_keys(
    sheet: SheetKeys, tree: Any, supplies: Supplies, own: Mapping[str, AskKey] = _NOTHING
) -> Questions:
    """The questions of all keys that a table has. Those of the keys that are its `own` a game asks itself: it
    is handed the question of the key as far as its declaration tells."""
    table, player = ([*list_keys(keys, tree)] for keys in (sheet.table, sheet.player))
    owners: list[tuple[Location, list[Key]]] = [((), table)]
    owners += [((PLAYERS, seat), player) for seat, _ in enumerate(tree[PLAYERS])]
    early = [(at, key) for at, keys in owners for key in keys if not key.late]
    late = [(at, key) for at, keys in (*owners[1:], owners[0]) for key in keys if key.late]
    for at, key in (*early, *late):
        if key.name in own or not key.rare:
            asked = make_question(key, (*at, key.name), tree, supplies)
            yield from own.get(key.name, ask_key)(asked, key, tree, supplies)


def ask_key(asked: questions.Question, key: Key, tree: Any, supplies: Supplies) -> Questions:
    """The question of a key, or those of the keys of a mapping."""
    for each in list_keys(key.keys, tree):
        within = make_question(each, (*asked.place, each.name), tree, supplies)
        yield from ask_key(within, each, tree, supplies)
    if not key.keys:
        yield asked


def make_question(key: Key, place: Location, tree: Any, supplies: Supplies) -> questions.Question:
    """The question of a key as far as its declaration tells."""
    ids = tuple(supplies.decks[key.deck]) if key.deck else key.choices
    arguments: dict[str, Value] = {"least": key.least, "most": key.most} if key.most is not None else {}
    if place[0] == PLAYERS:
        arguments["name"] = tree[PLAYERS][place[1]]["name"]
    return questions.Question(
        place=place,
        words=f"ask-{name_key(key, place)}",
        read=_make_reader(key, ids),
        arguments=arguments,
        offers=ids,
        blank=key.empty_answer,
        until=_say_until(key, place, tree, ids),
    )


def name_key(key: Key, place: Location) -> str:
    """What the messages about a key are called after."""
    steps = (step for step in place if isinstance(step, str) and step != PLAYERS)
    return key.words or "-".join(steps).replace("_", "-")


def _make_reader(key: Key, ids: tuple[str, ...]) -> Callable[[str], Any]:
    match key.entered:
        case "number":
            return questions.number_reader(key.least, MOST_POINTS if key.most is None else key.most)
        case "choice":
            return partial(questions.match_beginning, known=ids)
        case "truth":
            return questions.truth_reader(True, questions.LEFT_OUT)
        case "card":
            return partial(questions.match_word, known=ids)
        case "cards":
            most = questions.MOST_CHOICES if key.most is None else key.most
            return questions.choices_reader(ids, key.least, most)
    return str


def _say_until(key: Key, place: Location, tree: Any, ids: Sequence[str]) -> dict[Location, Any]:
    """What a score sheet says until the question of a key is answered, so that it has a score."""
    if key.lines:
        seats = [place[1]] if place[0] == PLAYERS else [*range(len(tree[PLAYERS]))]
        return {(PLAYERS, seat, "by_hand", line): 0 for seat in seats for line in key.lines}
    return {place: ids[0] if ids else key.least} if key.needed else {}


# ---- The fields of an empty score sheet


class BlankField(Struct, frozen=True, kw_only=True):
    """A key of an empty score sheet, at its place. It `says` what most tables say, or None where people have
    to fill it in; a `drawn` one is filled in with rows. A `rare` one shows an example, as a comment. `words`
    is the id of the message that explains it to the first player, or empty. `lines` are the lines of the
    score that may be given there."""

    place: Location
    words: str = ""
    says: Any = None
    drawn: bool = False
    rare: bool = False
    lines: tuple[str, ...] = ()


def list_blank_fields(sheet: SheetKeys, tree: Any, supplies: Supplies) -> Iterator[BlankField]:
    """What a score sheet says besides who plays; the first player is told how lines are given by hand."""
    yield from _list_fields(sheet.table, (), tree, supplies)
    for seat, _ in enumerate(tree[PLAYERS]):
        yield from _list_fields(sheet.player, (PLAYERS, seat), tree, supplies)
        if seat == 0:
            place, lines = (PLAYERS, seat, "by_hand"), sheet.lines(tree)
            yield BlankField(place=place, words="key-by-hand", says={lines[0]: "0"}, rare=True, lines=lines)


def _list_fields(keys: Sequence[Key], at: Location, tree: Any, supplies: Supplies) -> Iterator[BlankField]:
    for key in list_keys(keys, tree):
        place = (*at, key.name)
        says = tree[key.name] if not at and key.name in tree else _find_blank(key, supplies)
        words, drawn = f"key-{name_key(key, place)}", key.entered == "grid" and says is None
        yield BlankField(place=place, words=words, says=says, drawn=drawn, rare=key.rare)
        if key.keys and key.template_value is None:
            yield from _list_fields(key.keys, place, tree, supplies)
        if at in ((), (PLAYERS, 0)):
            for index, (way, other) in enumerate(key.others.items(), len(says or ())):
                yield BlankField(place=(*place, index), words=way, says=other, rare=True)


def _find_blank(key: Key, supplies: Supplies) -> Any:
    """What an empty score sheet says; None where that is to be filled in."""
    if key.template_value is not None:
        return key.template_value(supplies) if callable(key.template_value) else key.template_value
    if key.entered == "mapping":
        return {}
    if isinstance(key.empty_answer, list | dict):
        return key.empty_answer
    return str(key.default) if isinstance(key.default, int | str) else None
