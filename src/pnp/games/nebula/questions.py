"""The questions at a table of Nebula, and the readers of their answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from pnp.games.nebula.card_rules import ALPHABETS, COLOURS, LETTERS
from pnp.games.nebula.cards import CORE
from pnp.games.nebula.forms import EMPTY_CELL, PUBLIC_CARDS, SECTORS, SHEET
from pnp.games.nebula.position import FIRST, LATER
from pnp.models.game import Supplies
from pnp.models.score_sheets import keys, questions
from pnp.scoring import Reason, Value

NOTHING: Final = "-"  # typed for an empty answer: Enter alone keeps the old one
_BLANKS: Final = re.compile(r"[\s,;]+")
_WRITTEN: Final = re.compile(rf"[{''.join({*''.join(ALPHABETS.values())})}.]*", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"[\s,;:=]+")
_SIGNS: Final = {letter.casefold(): colour for letter, colour in LETTERS.items()}
_EMPTY_SIGNS: Final = (EMPTY_CELL, "-", "_")


SignReader: TypeAlias = Callable[[str], list[str] | None]


def _read_free_card(typed: str, cards: Collection[str], taken: Mapping[str, str], refused: str) -> str:
    """Make a reader of a card that is still free; `taken` maps the other cards to their places, for the
    refusal."""
    card = questions.match_word(typed, cards)
    if card in taken:
        raise questions.Refused(refused, card=card, where=taken[card])
    return card


def _read_markers(typed: str, known: Sequence[str], read_signs: SignReader) -> list[str]:
    """Make a reader of markers by name, or by signs of one letter, together or apart: `white red blue`, `w r
    b`, `wrb`."""

    def find_markers(word: str) -> list[str]:
        named = word.casefold() in map(str.casefold, known)
        return (None if named else read_signs(word)) or [questions.match_word(word, known)]

    words = [] if typed == NOTHING else questions.split_words(typed)
    return _refuse_twice([marker for word in words for marker in find_markers(word)])


def _look_up(word: str, signs: Mapping[str, str]) -> list[str] | None:
    """Return the name that each sign of a word stands for; None if a sign is unknown."""
    found = [signs.get(sign) for sign in word.casefold()]
    return None if None in found else [*filter(None, found)]


def _read_colours(word: str, language: str) -> list[str] | None:
    return _look_up(_read_signs(word, language) or word, _SIGNS)


def _refuse_twice(words: list[str]) -> list[str]:
    for place, word in enumerate(words):
        if word in words[:place]:
            raise questions.Refused("refused-twice", what=word)
    return words


def _read_letters(typed: str, cells: Sequence[str], language: str) -> str:
    """Make a reader of one letter for each cell, `RW.BYO`, or of the cells with a star by place or id, the
    others empty: `3R 5B`, `lyra3:R`. A single dot means that all are empty."""
    numbers = {str(place): place for place, _ in enumerate(cells, 1)}
    places = numbers | {id.casefold(): place for place, id in enumerate(cells, 1)}
    names = "|".join(map(re.escape, sorted(places, key=len, reverse=True)))
    one = re.compile(rf"({names})[:=]?([^\W\d]|[{re.escape(''.join(_EMPTY_SIGNS))}])")
    signs = _BLANKS.sub("", typed).casefold()
    if re.fullmatch(rf"({one.pattern})+", signs):
        signs = _spread_cells([(places[name], sign) for name, sign in one.findall(signs)], cells)
    return _write_letters(signs, typed, len(cells), language)


def _spread_cells(given: Sequence[tuple[int, str]], cells: Sequence[str]) -> str:
    _refuse_twice([cells[place - 1] for place, _ in given])
    stars = dict(given)
    return "".join(stars.get(place, EMPTY_CELL) for place, _ in enumerate(cells, 1))


def _write_letters(signs: str, typed: str, most: int, language: str) -> str:
    english = _read_signs(signs, language)
    letters, known = (signs, ALPHABETS[language]) if english is None else (english, ALPHABETS["en"])
    for index in keys.find_strange_signs(letters, known, _EMPTY_SIGNS):
        raise questions.Refused("refused-star", typed=questions.shorten(typed), sign=signs[index].upper())
    stars = keys.to_language(re.sub("[-_]", EMPTY_CELL, letters), ALPHABETS, language)
    if {*stars} <= {EMPTY_CELL} and len(stars) < most:
        return EMPTY_CELL * most
    if len(stars) != most:
        raise questions.Refused("refused-cells", typed=questions.shorten(typed), n=len(stars), most=most)
    return stars


def _read_signs(signs: str, language: str) -> str | None:
    """Return stars in English letters; None if they are not of one language. Refuse a letter that is one
    colour in this language and another in English, whose letters the stars bear."""
    own, english = (keys.to_english(signs, ALPHABETS, each) for each in (language, "en"))
    for sign, one, other in zip(signs.upper(), own or "", english or "", strict=False):
        if one != other:
            colours = [Reason("colour-name", {"colour": LETTERS[letter]}) for letter in (one, other)]
            own_way = keys.to_language(other, ALPHABETS, language)
            arguments: dict[str, Value] = {
                "own": colours[0],
                "one": one,
                "english": colours[1],
                "other": own_way,
            }
            raise questions.Refused("refused-ambiguous", sign=sign, **arguments)
    return own or english


def _read_claims(typed: str, cards: Collection[str], first: Mapping[str, str], last: bool) -> dict[str, str]:
    """Make a reader of public cards with first or later, `V3 first, V15 later` or `3f 15l`. The mark may be
    left out if only one is possible. `first` maps cards to the players who are first already; the `last`
    player is first if nobody else is."""
    marked = _split_claims([] if typed == NOTHING else filter(None, _BETWEEN.split(typed)), cards)
    _refuse_twice([card for card, _ in marked])
    return {card: _choose_place(card, mark, first, last) for card, mark in marked}


def _split_claims(words: Iterable[str], cards: Collection[str]) -> list[tuple[str, str]]:
    """List each card with its typed mark: first, later or none."""
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
    """Split a word into a card and its mark, if it has one: `3f`, `V15later`."""
    for end in range(len(word), 0, -1):
        mark = _read_mark(word[end:])
        try:
            if mark or end == len(word):
                return questions.match_word(word[:end], cards), mark
        except questions.Refused:
            continue
    return questions.match_word(word, cards), ""


def _choose_place(card: str, mark: str, first: Mapping[str, str], last: bool) -> str:
    if mark == FIRST and card in first:
        raise questions.Refused("refused-first", card=card, where=first[card])
    if not mark and card not in first and not last:
        raise questions.Refused("refused-which", card=card)
    return mark or (LATER if card in first else FIRST)


def ask_table(tree: Any, supplies: Supplies) -> keys.Questions:
    own = {
        "public": _ask_public,
        "advanced": _ask_advanced,
        "counters": _ask_counters,
        "galaxy": _ask_galaxy,
        "personal": _ask_personal,
    }
    return keys.ask_keys(SHEET, tree, supplies, own)


def _ask_public(question: questions.Question, _: keys.Key, tree: Any, supplies: Supplies) -> keys.Questions:
    """Ask for the public cards on the table, or for those with a player's marker."""
    if question.place[0] == "players":
        yield from _ask_claims(question, tree)
        return
    cards = _list_playable(supplies, "public")
    choose = questions.choices_reader(cards, PUBLIC_CARDS, PUBLIC_CARDS)
    yield replace(question, read=lambda typed: _refuse_twice(choose(typed)), offers=cards)


def _list_playable(supplies: Supplies, deck: str) -> tuple[str, ...]:
    """List the cards of a deck, without those that ask for a constellation not on the board."""
    known = (None, *supplies.board.constellations)
    return tuple(id for id, card in supplies.decks[deck].items() if card.asks.get("constellation") in known)


def _have_by_hand(tree: Any, line: str) -> bool:
    """Tell whether all players have a line by hand."""
    return all(keys.has_by_hand(("players", seat), tree, [line]) for seat, _ in enumerate(tree["players"]))


def _ask_advanced(asked: questions.Question, key: keys.Key, tree: Any, supplies: Supplies) -> keys.Questions:
    """Ask for a card for each sector; until all are answered, other cards take their place and pay
    nothing."""
    told, cards = tree.get("advanced", {}), tuple(supplies.decks["advanced"])
    if _have_by_hand(tree, "advanced"):
        return
    others = (card for card in cards if card not in told.values())
    lying = {sector: told.get(sector) or next(others, cards[0]) for sector in SECTORS}
    for number, each in enumerate(key.keys):
        sector, taken = each.name, {told[before]: before for before in SECTORS[:number] if before in told}
        place = (*asked.place, sector)
        yield replace(
            keys.make_question(each, place, tree, supplies),
            read=partial(_read_free_card, cards=cards, taken=taken, refused="refused-in-sector"),
            arguments={"sector": sector},
            offers=tuple(card for card in cards if card not in taken),
            shared=True,
            until={**asked.until, place: lying[sector]},
        )


def _ask_counters(asked: questions.Question, key: keys.Key, tree: Any, supplies: Supplies) -> keys.Questions:
    """Ask for the markers of each counter, by name or by a sign: the letters of stars, initials, the numbers
    of sectors. Each counter bears the name of its line."""
    names = tuple(supplies.board.constellations)
    initials, language = {name[0]: name for name in names}, keys.find_language(tree, ALPHABETS)
    sectors = {str(number): sector for number, sector in enumerate(SECTORS, 1)}
    signs: Mapping[str, tuple[tuple[str, ...], SignReader]] = {
        "colours": (COLOURS, partial(_read_colours, language=language)),
        "constellations": (names, partial(_look_up, signs=initials if len(initials) == len(names) else {})),
        "advanced": (SECTORS, partial(_look_up, signs=sectors)),
    }
    for each in key.keys:
        counter, (known, shorter) = (*asked.place, each.name), signs[each.name]
        if _have_by_hand(tree, each.name):
            continue
        yield replace(
            keys.make_question(each, counter, tree, supplies),
            read=partial(_read_markers, known=known, read_signs=shorter),
            arguments={"markers": ", ".join(known)},
            offers=known,
            until={counter: []},
        )


def _ask_galaxy(question: questions.Question, key: keys.Key, tree: Any, supplies: Supplies) -> keys.Questions:
    """Ask for the centre, then each constellation; ask nothing if all lines that the galaxy decides are by
    hand."""
    board, language = supplies.board, keys.find_language(tree, ALPHABETS)
    letters, place = ALPHABETS[language], question.place
    if keys.has_by_hand(place, tree, [line for line in key.lines if line in SHEET.lines(tree)]):
        return
    for name, cells in ((CORE, (board.numbers[CORE],)), *board.cells_of.items()):
        ids, nothing = [board.cells[cell] for cell in cells], EMPTY_CELL * len(cells)
        yield replace(
            question,
            place=(*place, name),
            words="ask-core" if name == CORE else question.words,
            read=partial(_read_letters, cells=ids, language=language),
            arguments={**question.arguments, "constellation": name},
            offers=() if name == CORE else tuple(f"{id}:{letter}" for id in ids for letter in letters),
            map=place,
            blank=nothing,
            shared=name != CORE,
            own_form=_WRITTEN,
            until={(*place, name): nothing},
        )


def _ask_personal(asked: questions.Question, _: keys.Key, tree: Any, supplies: Supplies) -> keys.Questions:
    before = tree["players"][: asked.place[1]]
    taken = {player["personal"]: player["name"] for player in before if "personal" in player}
    cards = _list_playable(supplies, "personal")
    read = partial(_read_free_card, cards=cards, taken=taken, refused="refused-taken")
    yield replace(asked, read=read, offers=tuple(card for card in cards if card not in taken))


def _ask_claims(question: questions.Question, tree: Any) -> keys.Questions:
    """Ask for a player's claims. While a card has a later marker but no first, the next player to answer
    counts as first. Players with the line by hand are asked too, for cards that count claims and to know who
    was first."""
    players, seat, cards = tree["players"], question.place[1], tree.get("public")
    if not cards:
        return
    first, later = (_list_holders(players, stands) for stands in (FIRST, LATER))
    waiting = [number for number, player in enumerate(players) if "public" not in player]
    due = dict.fromkeys([card for card in later if card not in first], FIRST) if waiting[:1] == [seat] else {}
    before, last = _list_holders(players[:seat], FIRST), seat == len(players) - 1
    yield replace(
        question,
        read=partial(_read_claims, cards=cards, first=before, last=last),
        arguments={**question.arguments, "cards": " ".join(cards)},
        offers=(*cards, FIRST, LATER),
        until={(*question.place[:2], "by_hand", "public"): 0, question.place: due},
    )


def _list_holders(players: Sequence[Any], place: str) -> dict[str, str]:
    """Return the players at a place, first or later, by card."""
    return {
        card: player["name"]
        for player in players
        for card, stands in (player.get("public") or {}).items()
        if stands == place
    }
