"""The questions at a table of Night Sky, and the readers of typed cards and drawings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias
from unicodedata import combining, normalize

from msgspec import Struct
from msgspec.structs import replace

from pnp.errors import Location
from pnp.games.night_sky import lattice
from pnp.games.night_sky.cards import FEWEST_STARS, MOST_STARS, Constellation, Name, Sky
from pnp.games.night_sky.forms import COUNTS, MOST_COUNT, SHEET, list_lines
from pnp.games.night_sky.position import SIDES, read_drawing
from pnp.games.night_sky.scoring import ENDS, ROUNDS
from pnp.models.game import Supplies
from pnp.models.score_sheets import questions
from pnp.models.score_sheets.keys import Key, Questions, ask_keys, has_by_hand
from pnp.models.trees import Entry, get_entry, get_truth, has_key, list_entries

LineNames: TypeAlias = "tuple[tuple[str, str], ...]"  # of lines, by the names of their stars

MOST_TELLING = 8  # places of a figure for which a refusal names a star that decides


class VisibleSky(Struct, frozen=True):
    """A player's view when a round begins: the map, the stars in the window, and all earlier drawings."""

    sky: Sky
    window: Collection[lattice.Place]
    drawn: lattice.Drawing = lattice.Drawing()


def find_lines_between(names: Sequence[str], figure: lattice.LatticePattern, sky: Sky) -> LineNames:
    """Return the lines of the card's figure between these stars. Refuse stars that no part of the figure
    fits, or that it could join in more than one way."""
    stars = [sky.stars[name] for name in names]
    ways = {_list_lines_between(stars, each.lines) for each in _lay_figure(stars, figure)}
    ways = {lines for lines in ways if lattice.is_in_one_piece(lattice.Drawing(tuple(stars), lines))}
    if len(ways) != 1:
        raise questions.Refused("refused-ways" if ways else "refused-no-part", stars=" ".join(names))
    (lines,) = ways
    return _name_ends(lines, sky)


def find_whole_figure(names: Sequence[str], figure: lattice.LatticePattern, view: VisibleSky) -> LineNames:
    """Return the lines of the whole figure, placed on these stars as the rules allow. Refuse stars that allow
    no place, or several; then name stars that would decide."""
    stars = [view.sky.stars[name] for name in names]
    laid = _lay_figure(stars, figure) if stars else ()
    ways = {each.lines: each.stars for each in laid if _fits(each, view)}
    if not ways:
        raise questions.Refused("refused-no-place", stars=" ".join(names))
    if len(ways) > 1:
        telling = tuple(sorted(view.sky.names[star] for star in _list_telling_stars(ways.values())))
        raise questions.Refused("refused-places", stars=" ".join(names), n=len(ways), telling=telling)
    (lines,) = ways
    return _name_ends(lines, view.sky)


def _list_telling_stars(ways: Collection[Sequence[lattice.Place]]) -> set[lattice.Place]:
    """List for each of the first places of a figure the star that the fewest other places share."""
    times = Counter(star for stars in ways for star in stars)
    return {min(stars, key=lambda star: (times[star], star)) for stars in [*ways][:MOST_TELLING]}


def _fits(laid: lattice.Drawing, view: VisibleSky) -> bool:
    """Tell whether a figure is within the window, uses no drawn star and crosses no drawn line."""
    free = {*view.window} - {*view.drawn.stars}
    crossed = (lattice.do_lines_cross(one, other) for one in laid.lines for other in view.drawn.lines)
    return free.issuperset(laid.stars) and not any(crossed)


def _lay_figure(stars: Sequence[lattice.Place], figure: lattice.LatticePattern) -> Iterator[lattice.Drawing]:
    """Yield the whole figure in each turn and shift that covers all of these stars."""
    for turns in range(lattice.TURNS):
        way = [lattice.turn_place(star, turns) for star in figure.stars]
        for q, r in way:
            laid = [(a - q + stars[0][0], b - r + stars[0][1]) for a, b in way]
            if {*stars} <= {*laid}:
                lines = (lattice.make_line(laid[start], laid[end]) for start, end in figure.lines)
                yield lattice.Drawing(tuple(laid), tuple(sorted(lines)))


def _list_lines_between(
    stars: Collection[lattice.Place], lines: Iterable[lattice.LatticeLine]
) -> tuple[lattice.LatticeLine, ...]:
    return tuple(each for each in lines if each[0] in stars and each[1] in stars)


def _name_ends(lines: Iterable[lattice.LatticeLine], sky: Sky) -> LineNames:
    named = sorted(lattice.name_line(each, sky.names) for each in lines)
    return tuple((start, end) for start, _, end in (each.partition("-") for each in named))


# In each of our languages; the letters on our cards are the initials of the English words.
KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "dwarf": ("dwarf", "trpaslík", "karzeł"),
    "giant": ("giant", "obr", "olbrzym"),
    "pulsar": ("pulsar",),
    "binary": ("binary", "dvojhvězda", "podwójna"),
}
Cards: TypeAlias = Mapping[str, Constellation | None]  # by their ids
LEAST_VALUE, MOST_VALUE = 1, 3  # of a card
_SIDE = re.compile(r"([^\W\d]+)\s*([0-9]+)")
_CARD = re.compile(r"([0-9]+)[\s,;]*([^\W\d]+)[\s,;]*([0-9]+)")
_LETTERS = re.compile(r"[^\W\d]*")


def list_side_ids(cards: Iterable[str]) -> tuple[str, ...]:
    """List the ids of the sides of start cards, as score sheets write them."""
    return tuple(card + side for card in cards for side in SIDES)


def _read_side(typed: str, known: Collection[str]) -> Any:
    """Make a reader for `S1a` or `1a`; for a card of another copy, `giant 2` or `g2`."""
    if (match := _SIDE.fullmatch(typed)) and questions.match_id(typed, known) is None:
        return _read_kind_and_value(match[1], match[2])
    return questions.match_word(_find_side_by_number(typed, known) or typed, known)


def _read_card(typed: str, cards: Cards) -> Any:
    """Make a reader for `C601`, `601` or `columba`; for a card of another copy, `6 giant 2` or `6g2`."""
    if (match := _CARD.fullmatch(typed)) and questions.match_id(typed, cards) is None:
        size = questions.number_reader(FEWEST_STARS, MOST_STARS)(match[1])
        return {"size": size, **_read_kind_and_value(match[2], match[3])}
    return questions.match_word(_find_card_by_name(typed, cards) or typed, cards)


def _complete_card(typed: str, cards: Cards) -> tuple[str, ...]:
    """Make the completion of a card: its ids, or the rest of a name already begun."""
    begun = typed[: typed.rfind(" ") + 1]
    names = dict.fromkeys(name for card in cards.values() if card for name in _list_names(card.name))
    meant = [name for name in names if _begins_any(_strip_marks(begun), (name,))]
    return (*(() if begun else cards), *(name[len(begun) :] for name in meant))


def _read_kind_and_value(kind: str, value: str) -> dict[str, Any]:
    return {"kind": _read_kind(kind), "value": questions.number_reader(LEAST_VALUE, MOST_VALUE)(value)}


def _read_kind(typed: str) -> str:
    """Return the kind for its letter, or for the beginning of its name in any language."""
    prefix = _strip_marks(typed)
    by_letter = _take_only(kind for kind in KINDS if kind[0] == prefix)
    meant = _take_only(kind for kind, names in KINDS.items() if _begins_any(prefix, names))
    if kind := by_letter or meant:
        return kind
    raise questions.Refused("refused-kind", typed=questions.shorten(typed))


def _find_side_by_number(typed: str, known: Iterable[str]) -> str | None:
    """Find the one side whose id, without its first letters, is this."""
    tail = typed.casefold()
    return _take_only(id for id in known if _LETTERS.sub("", id, count=1).casefold() == tail)


def _find_card_by_name(typed: str, cards: Cards) -> str | None:
    """Find the one card whose name begins so, in any language."""
    prefix = _strip_marks(typed)
    if len(prefix) < 2 or not prefix[0].isalpha():
        return None
    return _take_only(
        id for id, card in cards.items() if card and _begins_any(prefix, _list_names(card.name))
    )


def _begins_any(prefix: str, names: Iterable[str]) -> bool:
    return any(_strip_marks(name).startswith(prefix) for name in names)


def _list_names(name: Name) -> Iterable[str]:
    return (name,) if isinstance(name, str) else name.values()


def _strip_marks(word: str) -> str:
    """Return a word in lower case, without marks above and below its letters."""
    plain = "".join(each for each in normalize("NFD", word.casefold()) if not combining(each))
    return plain.replace("ł", "l")


def _take_only(ids: Iterable[str]) -> str | None:
    match [*ids]:
        case [id]:
            return id
    return None


WHOLE: Final = "+"  # after some stars: the whole figure is drawn on them
_WRITTEN = re.compile(r"(?:[A-F][0-9]{2}(?:-[A-F][0-9]{2})?\s*)*")
_STAR = re.compile(r"([^\W\d]?)([0-9]{2})")


class _TypedDrawing(Struct, frozen=True):
    """An answer's stars by name, and its lines by the names of their ends, as first typed."""

    stars: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]


def _read_round(typed: str, card: Any, found: Constellation | None, seen: VisibleSky) -> dict[str, Any]:
    """Make a reader that returns a round with this card, ours or another copy's, as a score sheet writes it.
    `A31 A41 B11` are stars, joined by the card's lines; `A31 B11 +` are some stars of a figure drawn whole;
    `A31-A41-A42` are lines. A letter may be left out where it stays the same. Four numbers are counts."""
    kept = {} if card is None else {"card": card}
    if all(word.isdigit() for word in questions.split_words(typed)):
        size = int(card["size"]) if isinstance(card, dict) else found.size if found else MOST_COUNT
        return {**kept, "counts": _read_counts(typed, size)}
    if isinstance(card, dict):
        raise questions.Refused("refused-drawing", typed=questions.shorten(typed))
    return {**kept, **_read_drawing(typed, found, seen)}


def _read_counts(typed: str, size: int) -> dict[str, int]:
    """Make a reader for four counts: stars of the upper card's kind, of the lower card's, links between them,
    all drawn stars."""
    words = questions.split_words(typed)
    if len(words) != len(COUNTS):
        raise questions.Refused("refused-counts", typed=questions.shorten(typed))
    drawn = questions.number_reader(0, size)(words[3])
    limits = zip(COUNTS, words, (drawn, drawn, MOST_COUNT, size), strict=True)
    return {key: questions.number_reader(0, most)(word) for key, word, most in limits}


def _read_drawing(typed: str, card: Constellation | None, seen: VisibleSky) -> dict[str, str]:
    """Return a typed drawing as score sheets write it, with the card's lines."""
    names = typed.removesuffix(WHOLE)
    found, figure = _read_typed(names, seen.sky), card.figure if card else None
    if card is not None and len(found.stars) > card.size:
        raise questions.Refused("refused-too-many-stars", n=len(found.stars), most=card.size)
    lines = found.lines
    if names != typed and figure is not None:
        lines = find_whole_figure(found.stars, figure, seen)
    elif "-" not in typed and len(found.stars) > 1 and figure is not None:
        lines = find_lines_between(found.stars, figure, seen.sky)
    joined = {star for ends in lines for star in ends}
    said = {
        "lines": " ".join("-".join(ends) for ends in lines),
        "stars": " ".join(star for star in found.stars if star not in joined),
    }
    return {key: text for key, text in said.items() if text}


def _read_typed(typed: str, sky: Sky) -> _TypedDrawing:
    """Read the stars and lines of an answer; a repeated line counts once."""
    stars: dict[str, None] = {}
    lines: dict[lattice.LatticeLine, tuple[str, str]] = {}
    sector = ""
    for chain in questions.split_words(re.sub(r"\s+-\s+", "-", typed)):
        before = None
        for word in filter(None, chain.split("-")):
            star = _read_star(word, sector, sky)
            sector = star[0]
            stars[star] = None
            if before is not None:
                lines.setdefault(_read_line(before, star, sky), (before, star))
            before = star
    return _TypedDrawing(tuple(stars), tuple(lines.values()))


def _read_star(word: str, sector: str, sky: Sky) -> str:
    match = _STAR.fullmatch(word)
    name = f"{match[1].upper() or sector}{match[2]}" if match else ""
    if name not in sky.stars:
        first, *_, last = sky.stars
        raise questions.Refused("refused-star", typed=questions.shorten(name or word), first=first, last=last)
    return name


def _read_line(start: str, end: str, sky: Sky) -> lattice.LatticeLine:
    if not lattice.is_line(sky.stars[start], sky.stars[end]):
        raise questions.Refused("refused-line", start=start, end=end)
    return lattice.make_line(sky.stars[start], sky.stars[end])


def _complete_drawing(typed: str, seen: VisibleSky) -> tuple[str, ...]:
    """Make the completion of the last word: visible stars not named yet, first those that a line may join
    with the last one. A name begun without its letter is completed without it."""
    sky, word = seen.sky, re.split(r"[\s,;]", typed)[-1]
    chain, dash, begun = word.rpartition("-")
    named = _list_named_stars(typed.removesuffix(begun))
    last = sky.stars.get(named[-1]) if named else None
    left = [name for name, star in sky.stars.items() if star in seen.window and name not in named]
    left.sort(key=lambda name: last is None or not lattice.is_line(last, sky.stars[name]))
    if begun[:1].isdigit() and named:
        left = [name[1:] for name in left if name[0] == named[-1][0]]
    return tuple(f"{chain}{dash}{name}" for name in left)


def _list_named_stars(typed: str) -> list[str]:
    """List the stars that an answer names so far, each with its letter."""
    names: list[str] = []
    for letter, digits in _STAR.findall(typed):
        names.append((letter.upper() or (names[-1][0] if names else "")) + digits)
    return names


def ask_table(tree: Any, supplies: Supplies) -> Questions:
    """Yield the table's questions; ask only once, at the first missing round, whether the game goes on."""
    asked = False
    own = {"start": _ask_start, "rounds": _ask_rounds, "counts": _ask_ends}
    for question in ask_keys(SHEET, tree, supplies, own):
        if question.place != _GOING_ON or not asked:
            yield question
        asked = asked or question.place == _GOING_ON


_GOING_ON: Final = ("unfinished",)


def _ask_start(question: questions.Question, _: Key, tree: Any, supplies: Supplies) -> Questions:
    if not has_by_hand(question.place, tree, list_lines(tree)):
        sides = list_side_ids(supplies.decks["starts"])
        read = partial(_read_side, known=sides)
        yield replace(question, read=read, offers=sides, blank=questions.NEEDED)


def _ask_rounds(question: questions.Question, _: Key, tree: Any, supplies: Supplies) -> Questions:
    """Ask for the rounds in order; in an unfinished game, stop at the first round without a card."""
    at = question.place
    if has_by_hand(at, tree, list_lines(tree)):
        return
    unfinished = get_truth(Entry(tree), "unfinished")
    played = _list_rounds(at, tree)
    for index in range(ROUNDS):
        entry, place = played[index] if index < len(played) else Entry(None), (*at, index)
        until = _make_rounds_placeholder(place) if unfinished else _make_round_placeholder(place)
        spare = not unfinished and has_by_hand(at, tree, _list_lines_of_round(index))
        this = replace(question, place=place, arguments={**question.arguments, "n": index + 1}, until=until)
        yield _ask_card(this, spare or index > 0, supplies)
        if spare or has_key(entry, "card"):
            yield _ask_drawing(this, get_entry(entry, "card").value, played, supplies)
        elif index:
            yield replace(this, place=_GOING_ON, words="ask-going-on", read=_accept_only_enter, blank=True)
            if unfinished:
                return


def _list_rounds(place: Location, tree: Any) -> list[Entry]:
    """List the rounds of the player at a place."""
    return [*list_entries(Entry(tree["players"][place[1]].get("rounds"), (*place[:2], "rounds")))]


def _list_lines_of_round(index: int) -> list[str]:
    """List the score lines that the card of a round counts in."""
    return [f"round-{index + 1}", *([f"round-{index + 2}"] if index + 1 < ROUNDS else []), "fading"]


def _make_round_placeholder(place: Location) -> Mapping[Location, Any]:
    """Return the placeholder for an unanswered round: an empty round, and no points in any line that its card
    counts in."""
    return {place: {}, **{(*place[:2], "by_hand", line): 0 for line in _list_lines_of_round(int(place[-1]))}}


def _make_rounds_placeholder(place: Location) -> Mapping[Location, Any]:
    """Return the placeholder in an unfinished game: an empty list until the first round is known, nothing for
    later ones."""
    *above, index = place
    return {} if index else {tuple(above): []}


def _ask_card(question: questions.Question, spare: bool, supplies: Supplies) -> questions.Question:
    """Ask for the card of a round. It may be left out after the first round, if the game goes on, and where
    it counts nothing."""
    cards = supplies.decks["constellations"]
    return replace(
        question,
        place=(*question.place, "card"),
        words="ask-rounds-card",
        read=partial(_read_card, cards=cards),
        offers=tuple(cards),
        completes=partial(_complete_card, cards=cards),
        blank=questions.LEFT_OUT if spare else questions.NEEDED,
    )


def _ask_drawing(
    question: questions.Question, card: Any, played: Sequence[Entry], supplies: Supplies
) -> questions.Question:
    """Ask for the drawing of a round. A card of another copy was drawn on that copy's map: ask for its
    counts."""
    sky: Sky = supplies.board
    place, index = question.place, int(question.place[-1])
    view = VisibleSky(sky, sky.windows[index], _draw_earlier_rounds(played[:index], sky))
    if isinstance(card, dict):
        nothing = dict.fromkeys(COUNTS, 0)
        until = {(*place, "counts"): nothing, (*place[:2], "counts"): dict.fromkeys(ENDS, 0)}
        read = partial(_read_round, card=card, found=None, seen=view)
        return replace(question, words="ask-rounds-counts", read=read, until=until)
    offers = tuple(name for name, star in sky.stars.items() if star in view.window)
    found = supplies.decks["constellations"].get(card)
    return replace(
        question,
        words="ask-rounds-lines",
        read=partial(_read_round, card=card, found=found, seen=view),
        arguments={**question.arguments, "sectors": _list_sectors(offers)},
        offers=offers,
        completes=partial(_complete_drawing, seen=view),
        blank={} if card is None else {"card": card},
        until={place: {}},
        key="lines",
        own_form=_WRITTEN,
    )


def _draw_earlier_rounds(played: Sequence[Entry], sky: Sky) -> lattice.Drawing:
    """Return the drawings of earlier rounds as one."""
    drawings = [read_drawing(one, sky, None, []) for one in played]
    stars = (star for each in drawings for star in each.stars)
    return lattice.Drawing(tuple(stars), tuple(line for each in drawings for line in each.lines))


def _list_sectors(names: Iterable[str]) -> tuple[str, ...]:
    """List two neighbouring sectors in their order around the sky: F comes before A."""
    one, other = sorted({name[0] for name in names})
    return (one, other) if ord(other) - ord(one) == 1 else (other, one)


def _ask_ends(question: questions.Question, _: Key, tree: Any, __: Supplies) -> Questions:
    """Ask for the counts at the end of the game, for all rounds with counts."""
    counted = any(has_key(one, "counts") for one in _list_rounds(question.place, tree))
    if counted and not has_by_hand(question.place, tree, list_lines(tree)):
        yield replace(question, read=_read_ends, until={question.place: dict.fromkeys(ENDS, 0)})


def _read_ends(typed: str) -> dict[str, int]:
    words = questions.split_words(typed)
    if len(words) != len(ENDS):
        raise questions.Refused("refused-ends", typed=questions.shorten(typed))
    return dict(zip(ENDS, map(questions.number_reader(0, MOST_COUNT), words), strict=True))


def _accept_only_enter(typed: str) -> bool:
    raise questions.Refused("refused-unfinished", typed=questions.shorten(typed))
