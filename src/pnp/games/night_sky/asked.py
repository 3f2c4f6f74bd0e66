"""What Night Sky asks at a table: of each player the start card, then each round's card and drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from pnp.games.night_sky.drawings import drawing
from pnp.games.night_sky.laid_figures import Seen
from pnp.games.night_sky.scoring import ENDS, LINES, ROUNDS
from pnp.games.night_sky.shapes import Drawing
from pnp.games.night_sky.typed_cards import card_completions, card_read, side_read, sides
from pnp.games.night_sky.typed_drawings import COUNTS, completions, drawn_read
from pnp.models.answers import number, short, split
from pnp.models.asking import LEFT_OUT, NEEDED, Question, Refused
from pnp.models.entries import Entry, each, has, truth, within
from pnp.models.sheets import named

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.errors import Location
    from pnp.games.night_sky.board import Sky
    from pnp.models.game import Supplies
    from pnp.scoring import Value

    Told: TypeAlias = Mapping[str, Value]  # whose round it is, and which

MOST_AT_END = 999


def asked(tree: Any, supplies: Supplies) -> Iterator[Question]:
    """That the game is still going on is asked once, where a round is lacking first."""
    sheet = Entry(tree)
    unfinished = truth(within(sheet, "unfinished"))
    lines = [line for line in LINES if not (unfinished and line == "fading")]
    asks = True
    for seat in each(within(sheet, "players")):
        if all(has(within(seat, "by_hand"), line) for line in lines):
            continue
        yield _start(seat, supplies)
        for question in _rounds(seat, unfinished, supplies):
            if question.place != ("unfinished",) or asks:
                yield question
            asks = asks and question.place != ("unfinished",)
        if any(has(one, "counts") for one in each(within(seat, "rounds"))):
            yield _ends(seat)


def _start(seat: Entry, supplies: Supplies) -> Question:
    cards = supplies.decks["starts"]
    return Question(
        place=(*seat.location, "start"),
        words="ask-start",
        read=side_read(cards),
        told={"name": named(seat)},
        offers=sides(cards),
        until={(*seat.location, "by_hand", "round-1"): 0},
    )


def _rounds(seat: Entry, unfinished: bool, supplies: Supplies) -> Iterator[Question]:
    """Round by round; of a game in progress no further than a round without a card."""
    played = [*each(within(seat, "rounds"))]
    for index in range(ROUNDS):
        entry = played[index] if index < len(played) else Entry(None)
        place = (*seat.location, "rounds", index)
        until = _until_a_round(seat.location, index) if not unfinished else _until_rounds(place)
        spare = not unfinished and all(has(within(seat, "by_hand"), line) for line in _lines_of(index))
        told: Told = {"name": named(seat), "n": index + 1}
        yield _card(place, told, until, spare or index > 0, supplies)
        if spare or has(entry, "card"):
            yield _drawn(place, told, within(entry, "card").value, played, supplies)
        elif index:
            yield _still_going_on(told, until)
            if unfinished:
                return


def _lines_of(index: int) -> list[str]:
    """The lines that the card of a round counts in."""
    return [f"round-{index + 1}", *([f"round-{index + 2}"] if index + 1 < ROUNDS else []), "fading"]


def _until_a_round(at: Location, index: int) -> Mapping[Location, Any]:
    """Nothing of a round counts before it is known, and no fading star before all are."""
    return {(*at, "rounds", index): {}, **{(*at, "by_hand", line): 0 for line in _lines_of(index)}}


def _until_rounds(place: Location) -> Mapping[Location, Any]:
    """Of a game in progress no round is needed, but to know that none was played."""
    *above, index = place
    return {} if index else {tuple(above): []}


def _still_going_on(told: Told, until: Mapping[Location, Any]) -> Question:
    return Question(
        place=("unfinished",), words="ask-unfinished", read=_only_enter, told=told, blank=True, until=until
    )


def _card(
    place: Location, told: Told, until: Mapping[Location, Any], spare: bool, supplies: Supplies
) -> Question:
    """The card of a round, which in a game in progress, and where it counts nothing, may be left out."""
    cards = supplies.decks["constellations"]
    return Question(
        place=(*place, "card"),
        words="ask-card",
        read=card_read(cards),
        told=told,
        offers=tuple(cards),
        completes=card_completions(cards),
        blank=LEFT_OUT if spare else NEEDED,
        until=until,
    )


def _drawn(place: Location, told: Told, card: Any, played: Sequence[Entry], supplies: Supplies) -> Question:
    """A card that is not ours was drawn on a map that is not ours, and what it counted is asked."""
    sky: Sky = supplies.board
    index = int(place[-1])
    seen = Seen(sky, sky.windows[index], _before(played[:index], sky))
    if isinstance(card, dict):
        nothing = dict.fromkeys(COUNTS, 0)
        until = {(*place, "counts"): nothing, (*place[:2], "counts"): dict.fromkeys(ENDS, 0)}
        read = drawn_read(card, None, seen)
        return Question(place=place, words="ask-counts", read=read, told=told, until=until)
    offers = tuple(name for name, star in sky.stars.items() if star in seen.window)
    return Question(
        place=place,
        words="ask-drawing",
        read=drawn_read(card, supplies.decks["constellations"].get(card), seen),
        told={**told, "sectors": _sectors(offers)},
        offers=offers,
        completes=completions(seen),
        blank={} if card is None else {"card": card},
        until={place: {}},
    )


def _before(played: Sequence[Entry], sky: Sky) -> Drawing:
    """All that was drawn in earlier rounds, together."""
    drawings = [drawing(one, sky, None, []) for one in played]
    stars = (star for each in drawings for star in each.stars)
    return Drawing(tuple(stars), tuple(line for each in drawings for line in each.lines))


def _sectors(names: Iterable[str]) -> tuple[str, ...]:
    """Two neighbouring sectors as they follow each other around the sky: F comes before A."""
    one, other = sorted({name[0] for name in names})
    return (one, other) if ord(other) - ord(one) == 1 else (other, one)


def _ends(seat: Entry) -> Question:
    """What was counted at the end of the game for all rounds with counts."""
    place, told = (*seat.location, "counts"), {"name": named(seat)}
    until = {place: dict.fromkeys(ENDS, 0)}
    return Question(place=place, words="ask-ends", read=_ends_read, told=told, until=until)


def _ends_read(typed: str) -> dict[str, int]:
    words = split(typed)
    if len(words) != len(ENDS):
        raise Refused("refused-ends", typed=short(typed))
    return {line: number(0, MOST_AT_END)(word) for line, word in zip(ENDS, words, strict=True)}


def _only_enter(typed: str) -> bool:
    raise Refused("refused-unfinished", typed=short(typed))
