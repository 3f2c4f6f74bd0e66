"""What the score sheets of all games share, and what can be said of it that no type says."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Field

from pnp.errors import Mistake, code_phrase, count_things, join_by_or, phrase, suggest
from pnp.models import scalars, trees
from pnp.scoring import Reason, Result, mark_unfinished

if TYPE_CHECKING:
    from pnp.models.game import Game, Supplies


_ZEROS = re.compile(r"(?<![0-9])0+(?=[0-9])")
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


def _refuse_blanks(right: str) -> AfterValidator:
    """Refuses a name that is nothing but blanks, and says what is `right`."""

    def check(written: str) -> str:
        if written.isspace():
            raise ValueError(code_phrase("form-sheet", "is-nothing-but-blanks"), phrase(right))
        return written

    return AfterValidator(check)


Day: TypeAlias = Annotated[str, AfterValidator(_check_day), scalars.Pattern(DAY)]
LONGEST_NAME = 80
_Name: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=LONGEST_NAME), scalars.Pattern(r"[\s\S]*\S[\s\S]*")
]
PlayerName: TypeAlias = Annotated[_Name, _refuse_blanks("write-who-played")]
PlaceName: TypeAlias = Annotated[_Name, _refuse_blanks("write-where-it-was-played")]
# A score sheet is of one day. What takes no minute was not played.
Minutes: TypeAlias = Annotated[scalars.WholeNumber, Field(ge=1, le=24 * 60)]
FileName: TypeAlias = Annotated[str, Field(min_length=1, max_length=400)]

LONGEST_REFERENCE = 80
# of a card, a cell, a star …
Reference: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_REFERENCE)]
MOST_POINTS = 9999  # far more than any line of any game can come to
PointsByHand: TypeAlias = Annotated[scalars.WholeNumber, Field(ge=-MOST_POINTS, le=MOST_POINTS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Player(scalars.StrictForm):
    """One player: a game adds what it looks at."""

    name: PlayerName
    by_hand: dict[str, PointsByHand] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(scalars.StrictForm):
    """The head of a score sheet: a game adds its players and what lies on the table."""

    game: scalars.ShortName
    title: scalars.MayBe[Annotated[str, Field(max_length=200)]] = None
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
    meant = match_id(id, ids)
    return suggest(id, ids) if meant is None else phrase("did-you-mean-name", name=meant)


def match_id(id: str, ids: Iterable[str]) -> str | None:
    """The only id that differs from this in nothing but its case or the zeros before its number."""
    meant = [each for each in ids if _normalise_id(each) == _normalise_id(id)]
    return meant[0] if len(meant) == 1 else None


@lru_cache(4096)
def _normalise_id(id: str) -> str:
    return _ZEROS.sub("", id.casefold())
