"""The keys of a game's score sheet, each declared once: the form of score sheets and their schema, the
questions, and the empty score sheet follow from it.

First comes what the score sheets of all games share, with the checks that no type can express.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeAlias
from unicodedata import normalize

from msgspec import Struct, defstruct, field

from pnp.errors import Location, Mistake, code_phrase, count_things, join_by_or, phrase, suggest
from pnp.models import scalars, trees
from pnp.models.game import Game, Supplies
from pnp.models.markers import After, Bounds, MayBeLeftOut, Spelled
from pnp.models.score_sheets import questions
from pnp.scoring import Reason, Result, Value, mark_unfinished

DAY = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"


def _check_day(text: str) -> str:
    if not re.fullmatch(DAY, text):
        wrong = code_phrase("form-sheet", "is-written-which-is-no-day", written=text[:40])
        raise ValueError(wrong, phrase("write-it-as-2026-11-18"))
    try:
        date.fromisoformat(text)
    except ValueError as error:
        wrong = code_phrase("form-sheet", "is-written-and-there-is-no-such-day", written=text)
        raise ValueError(wrong, phrase("correct-it")) from error
    return text


def _refuse_blanks(right: str) -> After:
    """Make a check that refuses a name of blanks alone; the message `right` says what would be right."""

    def check(written: str) -> str:
        if written.isspace():
            raise ValueError(code_phrase("form-sheet", "is-nothing-but-blanks"), phrase(right))
        return written

    return After(check)


Day: TypeAlias = Annotated[str, After(_check_day), Spelled(DAY)]
LONGEST_NAME = 80
_Name: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=LONGEST_NAME), Spelled(r"[\s\S]*\S[\s\S]*")]
PlayerName: TypeAlias = Annotated[_Name, _refuse_blanks("write-who-played")]
PlaceName: TypeAlias = Annotated[_Name, _refuse_blanks("write-where-it-was-played")]
# A score sheet covers one day, and a game takes at least one minute.
Minutes: TypeAlias = Annotated[scalars.WholeNumber, Bounds(ge=1, le=24 * 60)]
FileName: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=400)]

LONGEST_REFERENCE = 80
# of a card, a cell, a star …
Reference: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=LONGEST_REFERENCE)]
MOST_POINTS = 9999  # far more than any line of any game can come to
PointsByHand: TypeAlias = Annotated[scalars.WholeNumber, Bounds(ge=-MOST_POINTS, le=MOST_POINTS)]


class Player(scalars.StrictForm, frozen=True, kw_only=True):
    """One player of a score sheet; a game adds its own keys."""

    name: PlayerName
    by_hand: dict[str, PointsByHand] = field(default_factory=dict)


class Sheet(scalars.StrictForm, frozen=True, kw_only=True):
    """The head of a score sheet; a game adds its players and the keys of the table."""

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
    """Return the result of a position that was read from a score sheet. The score sheet may say that the game
    is unfinished."""
    result = game.score(position)
    is_unfinished = trees.get_truth(trees.Entry(tree), "unfinished")
    return mark_unfinished(result, Reason("unfinished-as-said")) if is_unfinished else result


def read_seats(tree: Any, least: int, most: int, notes: list[Mistake]) -> list[trees.Entry]:
    """Return the players of a score sheet. Note if they are too many or too few, and note names that two of
    them have."""
    players = trees.get_entry(trees.Entry(tree), "players")
    seats = [*trees.list_entries(players)]
    if isinstance(players.value, list) and not least <= len(seats) <= most:
        arguments = {"players": count_things(len(seats), "player")}
        wrong = code_phrase("form-players", "players-cannot-play-this-game", **arguments)
        right = phrase("enter-least-to-most" if least < most else "enter-least", least=least, most=most)
        notes.append(trees.make_key_mistake(players, wrong, right))
    first: dict[str, trees.Entry] = {}
    for player in seats:
        name = trees.get_entry(player, "name")
        if (written := trees.get_text(name)) is not None and first.setdefault(written, name) is not name:
            taken = code_phrase("form-duplicate-name", "the-name-name-is-taken", name=written[:40])
            right = phrase("name-each-player-otherwise")
            notes.append(trees.make_twin_mistake(name, taken, right, first[written]))
    return seats


def get_name(player: trees.Entry) -> str:
    return trees.get_text(player, "name") or ""


def read_by_hand(
    player: trees.Entry, lines: Collection[str], notes: list[Mistake], *, later: Collection[str] = ()
) -> dict[str, int]:
    """Return the lines that are given by hand. Note those that this game and version do not have, and those
    that count only `later`, when the game is over. If they cannot be read, count all lines as given."""
    if trees.has_key(player, "by_hand") and not isinstance(trees.get_entry(player, "by_hand").value, dict):
        return dict.fromkeys(lines, 0)
    points = {}
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
            points[id] = trees.get_whole(entry) or 0
    return points


def require_key(
    player: trees.Entry, key: str, lines: Collection[str], hand_lines: Mapping[str, int], notes: list[Mistake]
) -> trees.Entry:
    """Return the entry of a player's key. Note that it is missing if some line needs it that is not by
    hand."""
    lacking = [line for line in lines if line not in hand_lines]
    if lacking and isinstance(player.value, dict) and not trees.has_key(player, key):
        notes.append(make_lacking_mistake(player, (key,), lacking))
    return trees.get_entry(player, key)


def make_lacking_mistake(
    entry: trees.Entry, keys: tuple[str, ...], lines: list[str], why: str = "", to: str = ""
) -> Mistake:
    """Make the mistake that a table has none of these keys, without which the lines cannot be worked out;
    `why` may give the reason. It advises to add a key, or to give the lines by hand; `to` may say to whom."""
    some = phrase("the-line" if len(lines) == 1 else "the-lines")
    arguments = {"why": why, "some": some, "lines": trees.quote_all(lines), "keys": keys[0]}
    wrong = code_phrase("form-missing-key", "whysome-lines-cannot-be-worked-out-without-keys", **arguments)
    added = join_by_or([phrase("key", key=key) for key in keys])
    by_hand = ", ".join(f"{id}: …" for id in lines)
    right = phrase("add-added-or-by-hand-lines-to", added=added, lines=by_hand, to=to)
    return trees.make_mistake(entry, wrong, right)


def find_card(entry: trees.Entry, deck: str, supplies: Supplies, notes: list[Mistake]) -> Any:
    """Return the card of a deck that an entry names, or None; note if there is none of that id."""
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
    """Return `did you mean …?` for the card that is meant: one that differs in case or in the zeros before
    its number, otherwise one whose id is near."""
    meant = questions.match_id(id, ids)
    return suggest(id, ids) if meant is None else phrase("did-you-mean-name", name=meant)


Alphabets: TypeAlias = Mapping[str, str]  # by language: the letters of the colours, in one order for all

ENGLISH = "en"


def to_english(text: str, alphabets: Alphabets, *languages: str) -> str | None:
    """Translate a text into English letters, from the first of these languages that has all its letters, with
    or without their marks. Return None if no language has them."""
    plain = strip_marks(text)
    for each in languages:
        letters = dict(zip(strip_marks(alphabets[each]), alphabets[ENGLISH], strict=True))
        if all(sign in letters for sign in plain if sign.isalpha()):
            return "".join(letters.get(sign, sign) for sign in plain)
    return None


def strip_marks(text: str) -> str:
    """Return a text in capitals without their marks, of the same length: a letter stays if its capital is
    several letters."""
    capitals = (each if len(each := sign.upper()) == 1 else sign for sign in text)
    return "".join(normalize("NFD", sign)[0] for sign in capitals)


def find_strange_signs(text: str, letters: str, others: Collection[str]) -> Iterator[int]:
    """Yield the indexes of signs that are neither among these letters nor among the `others`."""
    known_letters = {*strip_marks(letters), *others}
    return (index for index, sign in enumerate(strip_marks(text)) if sign not in known_letters)


def to_language(text: str, alphabets: Alphabets, language: str) -> str:
    """Translate a text in English letters into the letters of a language."""
    return text.translate(str.maketrans(alphabets[ENGLISH], alphabets[language]))


def find_language(tree: Any, alphabets: Alphabets) -> str:
    """Return the language whose letters a score sheet is written in; English if it names no language with
    letters of its own."""
    code = trees.get_text(trees.Entry(tree), "lang")
    return code if code is not None and code in alphabets else ENGLISH


PLAYERS: Final = "players"
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
_FROZEN: Final[dict[str, Any]] = {"frozen": True, "kw_only": True}

Entered: TypeAlias = Literal[
    "number", "choice", "truth", "card", "cards", "mapping", "markers", "cells", "grid", "drawing", "place"
]


class Key(Struct, frozen=True):
    """One key of a score sheet. `entered` is how a person enters it; `form` is the type of its value in a
    file, if that does not follow from `entered`. A mapping has `keys` of its own; if it is `repeated`, it is
    a list of mappings.

    A `needed` key is in every score sheet. A key with `lines` must be there too, unless these lines of the
    score are given by hand, another key stands `instead`, or an empty answer leaves it out. `players` and
    `version` tell which tables have it. Only its player may see a `secret` key before the end. A `rare` key
    is asked for only if the game does so itself, and in an empty score sheet it is a comment. `late` keys are
    asked for when all players have answered the others.

    `empty_answer` is what an empty answer means, `template_value` what an empty score sheet contains. `words`
    replaces the name in the ids of the messages `ask-…`, which asks, and `key-…`, which explains.
    """

    name: str
    entered: Entered
    form: Any = None
    least: int = 0
    most: int | None = None
    choices: tuple[str, ...] = ()
    deck: str = ""  # the deck whose cards are entered
    keys: tuple[Key, ...] = ()
    repeated: bool = False
    needed: bool = False
    default: Any = None  # the value in a score sheet that leaves the key out
    lines: tuple[str, ...] = ()
    instead: str = ""
    players: Literal["any", "one", "several"] = "any"
    version: str = ""
    secret: bool = False
    rare: bool = False
    late: bool = False
    empty_answer: Any = questions.NEEDED
    template_value: Any = None  # or a function of the supplies
    # examples of further entries of a list, by the ids of messages that explain them
    others: Mapping[str, Any] = _NOTHING
    words: str = ""


class SheetKeys(Struct, frozen=True, eq=False):
    """The keys of a game's score sheets: of the table, and of each player. `form` is the type of a whole
    score sheet, and `lines` returns the lines of the score for a score sheet's tree. `alphabets` are the
    letters of its colours in several languages, if it has some."""

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
    form = defstruct("Sheet", players, bases=(_make_form("Table", table, Sheet),), **_FROZEN)
    return SheetKeys(form, table, player, lines, alphabets)


def choose_lines(several: tuple[str, ...], alone: tuple[str, ...]) -> Callable[[Any], tuple[str, ...]]:
    """Return the function for the `lines` of a game that is scored in another way alone: it counts the seats
    in a score sheet's tree."""
    return lambda tree: alone if _is_alone(tree) else several


# ---- The form of files


def _make_form(name: str, keys: Sequence[Key], base: type) -> type:
    """Make a form with these keys. If two keys for different tables share a name, the first gives the field
    its type."""
    fields = {key.name: _make_field(name, key) for key in reversed(keys)}
    return defstruct(name, reversed(fields.values()), bases=(base,), **_FROZEN)


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
    """Return the name of a mapping's form."""
    return owner + key.name.title()


# ---- Which keys a score sheet has to have


def list_keys(keys: Sequence[Key], tree: Any) -> Iterator[Key]:
    """Yield the keys that a table has, by its number of players and its version of the rules."""
    version = trees.get_entry(trees.Entry(tree), "version").value
    players = ("any", "one" if _is_alone(tree) else "several")
    known = version is None or isinstance(version, str)  # a wrong version has no keys of its own
    for key in keys:
        if key.players in players and (not key.version or (known and version in (None, key.version))):
            yield key


def _is_alone(tree: Any) -> bool:
    seats = trees.get_entry(trees.Entry(tree), PLAYERS).value
    return isinstance(seats, list) and len(seats) == 1


def has_by_hand(place: Location, tree: Any, lines: Collection[str]) -> bool:
    """Tell whether the player at a place has all these lines by hand."""
    hand_points = tree[PLAYERS][place[1]].get("by_hand", {})
    return all(line in hand_points for line in lines)


def read_given_lines(
    sheet: SheetKeys, tree: Any, notes: list[Mistake], *, later: Sequence[str] = ()
) -> list[dict[str, int]]:
    """Return the lines of each player that are given by hand. Note wrong ones, such as those that count only
    `later`, when the game is over; and note missing keys that other lines need."""
    top, lines = trees.Entry(tree), sheet.lines(tree)
    seats = [*trees.list_entries(trees.get_entry(top, PLAYERS))]
    hand_lines = [read_by_hand(seat, lines, notes, later=later) for seat in seats]
    for key in list_keys(sheet.table, tree):
        needing = [] if trees.has_key(top, key.name) else _find_needing(key, lines, hand_lines)
        if needing:
            notes.append(make_lacking_mistake(top, (key.name,), needing, to=phrase("to-each-player")))
    player = [*list_keys(sheet.player, tree)]
    for seat, by_hand in zip(seats, hand_lines, strict=True):
        for key in player if isinstance(seat.value, dict) else ():
            if key.name in seat.value or (key.instead and key.instead in seat.value):
                continue
            if needing := _find_needing(key, lines, [by_hand]):
                names = tuple(filter(None, (key.name, key.instead)))
                why = phrase("one-player-alone-is-a-solo-game") if key.players == "one" else ""
                notes.append(make_lacking_mistake(seat, names, needing, why=why))
    return hand_lines


def _find_needing(key: Key, lines: Sequence[str], hand_lines: Sequence[Mapping[str, int]]) -> list[str]:
    """Return the lines that need a key and are not by hand; none if the key may be left out."""
    if key.default is not None or (key.empty_answer is questions.LEFT_OUT and not key.instead):
        return []
    needing = (line for line in key.lines if line in lines)
    return [line for line in needing if any(line not in by_hand for by_hand in hand_lines)]


# ---- Questions

Questions: TypeAlias = Iterator[questions.Question]
AskKey: TypeAlias = "Callable[[questions.Question, Key, Any, Supplies], Questions]"


def ask_keys(
    sheet: SheetKeys, tree: Any, supplies: Supplies, own: Mapping[str, AskKey] = _NOTHING
) -> Questions:
    """Yield the questions of all keys that a table has. For the keys in `own` the game itself asks: it is
    handed the question of the key as far as its declaration tells."""
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
    """Yield the question of a key, or the questions of a mapping's keys."""
    for each in list_keys(key.keys, tree):
        within = make_question(each, (*asked.place, each.name), tree, supplies)
        yield from ask_key(within, each, tree, supplies)
    if not key.keys:
        yield asked


def make_question(key: Key, place: Location, tree: Any, supplies: Supplies) -> questions.Question:
    """Make the question of a key, as far as its declaration allows."""
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
        until=_list_placeholders(key, place, tree, ids),
    )


def name_key(key: Key, place: Location) -> str:
    """Return the name of a key in the ids of its messages."""
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


def _list_placeholders(key: Key, place: Location, tree: Any, ids: Sequence[str]) -> dict[Location, Any]:
    """Return the entries that stand in a score sheet until a key's question is answered, so that it has a
    score."""
    if key.lines:
        seats = [place[1]] if place[0] == PLAYERS else [*range(len(tree[PLAYERS]))]
        return {(PLAYERS, seat, "by_hand", line): 0 for seat in seats for line in key.lines}
    return {place: ids[0] if ids else key.least} if key.needed else {}


# ---- The fields of an empty score sheet


class BlankField(Struct, frozen=True, kw_only=True):
    """A key of an empty score sheet, at its place. `says` is the value for most tables, or None if people
    have to fill it in; a `drawn` one is filled in with rows. A `rare` one shows an example, as a comment.
    `words` is the id of the message that explains it to the first player, or empty. `lines` are the lines of
    the score that may be given there."""

    place: Location
    words: str = ""
    says: Any = None
    drawn: bool = False
    rare: bool = False
    lines: tuple[str, ...] = ()


def list_blank_fields(sheet: SheetKeys, tree: Any, supplies: Supplies) -> Iterator[BlankField]:
    """Yield the fields of an empty score sheet besides the players' names. The first player's fields also
    explain how lines are given by hand."""
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
    """Return the value of a key in an empty score sheet; None if people have to fill it in."""
    if key.template_value is not None:
        return key.template_value(supplies) if callable(key.template_value) else key.template_value
    if key.entered == "mapping":
        return {}
    if isinstance(key.empty_answer, list | dict):
        return key.empty_answer
    return str(key.default) if isinstance(key.default, int | str) else None
