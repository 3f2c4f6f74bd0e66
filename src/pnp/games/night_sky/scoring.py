"""What the constellations of each player are worth: in their rounds, and at the end of the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pnp.games.night_sky.cautions import cautions
from pnp.games.night_sky.lattice import line_name
from pnp.scoring import Reason, TieBreak, ranked, result, scored

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.games.night_sky.board import Sky
    from pnp.games.night_sky.cards import Constellation, Side
    from pnp.games.night_sky.position import Observer, Position
    from pnp.games.night_sky.rounds import Round
    from pnp.scoring import Result, Rule

ROUNDS = 6
FADING_STAR, STAR_AT_SUN, LINE_OVER_ECLIPTIC, STAR_AT_RIM = 3, 1, 2, 3
ENDS = ("sun", "ecliptic", "rim")  # the lines that count all rounds at the end of the game
TITLES = (50, 90, 130, 150)  # the last total of each title but the highest; 50 is of the first (Ruling)


def score(position: Position) -> Result:
    """Most points wins; who crossed out fewer fading stars goes before others with as many points."""
    scores = [scored(rules(position), position, player) for player in position.players]
    totals = [score.total for score in scores]
    # What is left on the board is what the line counts, worked out or by hand.
    left = [line.points for score in scores for line in score.lines if line.id == "fading"]
    ranking = ranked(totals, [] if position.unfinished else [TieBreak("fading", tuple(left))])
    return result("night-sky", scores, ranking, cautions(position), [_facts(totals) for _ in totals])


def rules(position: Position) -> Mapping[str, Rule[Position, Observer]]:
    """The lines of this table: a game in progress does not count fading stars yet."""
    return {id: rule for id, rule in RULES.items() if not (position.unfinished and id == "fading")}


def _facts(totals: Sequence[int]) -> dict[str, int]:
    """The title that one who plays alone has earned."""
    return {"title": 1 + sum(totals[0] > last for last in TITLES)} if len(totals) == 1 else {}


def fading(position: Position, player: Observer) -> Iterator[Reason]:
    """Every star of a card that is not drawn crosses out a fading star, as long as there are any."""
    missing = sum(one.card.size - _drawn(one) for one in player.rounds if one.card is not None)
    left = max(0, position.sky.fading_stars - missing)
    yield Reason("fading", {"n": left, "missing": missing, "value": FADING_STAR}, FADING_STAR * left)


def _drawn(one: Round) -> int:
    return len(one.drawing.stars) if one.counts is None else one.counts.drawn


def constellation(number: int, position: Position, player: Observer) -> Iterator[Reason]:
    """Stars of the top card's kind, then of the bottom card's, then the links between the two. Where both
    are one kind, its stars count for each card, and a line between two of them counts once (Ruling)."""
    if number > len(player.rounds):
        return
    one = player.rounds[number - 1]
    top, bottom = one.card, player.start if number == 1 else player.rounds[number - 2].card
    if top is None or bottom is None:
        return
    in_top, in_bottom, links = _counted(one) or _seen(one, top, bottom, position.sky)
    yield from _of_kind(top, *in_top)
    yield from _of_kind(bottom, *in_bottom)
    n, places = links
    value = top.value + bottom.value
    if n:
        yield Reason("links", {"n": n, "value": value}, n * value, places)


def _of_kind(card: Constellation | Side, n: int, places: tuple[str, ...]) -> Iterator[Reason]:
    if n:
        yield Reason(
            "stars-of-kind", {"kind": card.kind, "n": n, "value": card.value}, n * card.value, places
        )


def _counted(one: Round) -> list[tuple[int, tuple[str, ...]]] | None:
    """What a player counted on another copy, where nobody knows which stars these are."""
    found = one.counts
    return None if found is None else [(n, ()) for n in (found.top, found.bottom, found.links)]


def _seen(
    one: Round, top: Constellation, bottom: Constellation | Side, sky: Sky
) -> list[tuple[int, tuple[str, ...]]]:
    """The stars of both kinds that are drawn, and the lines that join one with the other."""
    kinds, names = sky.kinds, sky.names
    joined = sorted((top.kind, bottom.kind))
    stars = [tuple(names[at] for at in one.drawing.stars if kinds[at] == each.kind) for each in (top, bottom)]
    links = (line for line in one.drawing.lines if sorted((kinds[line[0]], kinds[line[1]])) == joined)
    places = (*stars, tuple(line_name(line, names) for line in links))
    return [(len(each), each) for each in places]


def sun(position: Position, player: Observer) -> Iterator[Reason]:
    """Stars with dust at the sun."""
    yield from _at_end("sun", STAR_AT_SUN, _stars_among(position.sky.at_sun, position, player), player)


def ecliptic(position: Position, player: Observer) -> Iterator[Reason]:
    """Lines that cross the ecliptic: once, however often they cross it."""
    sky = position.sky
    over = (line for one in player.rounds for line in one.drawing.lines if line in sky.over_ecliptic)
    places = tuple(line_name(line, sky.names) for line in over)
    yield from _at_end("ecliptic", LINE_OVER_ECLIPTIC, places, player)


def rim(position: Position, player: Observer) -> Iterator[Reason]:
    """Stars with dust at the rim."""
    yield from _at_end("rim", STAR_AT_RIM, _stars_among(position.sky.at_rim, position, player), player)


def _stars_among(dust: frozenset[tuple[int, int]], position: Position, player: Observer) -> tuple[str, ...]:
    drawn = (star for one in player.rounds for star in one.drawing.stars)
    return tuple(position.sky.names[star] for star in drawn if star in dust)


def _at_end(id: str, value: int, places: tuple[str, ...], player: Observer) -> Iterator[Reason]:
    """What is drawn, and beside it what was counted for the rounds with counts."""
    for message, n, found in ((id, len(places), places), (f"{id}-counted", player.counts[id], ())):
        if n:
            yield Reason(message, {"n": n, "value": value}, n * value, found)


# By the ids of the lines, in the page's order.
RULES: Mapping[str, Rule[Position, Observer]] = {
    "fading": fading,
    **{f"round-{number}": partial(constellation, number) for number in range(1, ROUNDS + 1)},
    "sun": sun,
    "ecliptic": ecliptic,
    "rim": rim,
}
LINES = tuple(RULES)
