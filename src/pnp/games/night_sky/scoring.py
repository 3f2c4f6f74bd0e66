"""The score of each player's constellations, round by round and at the end, and warnings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from pnp import scoring
from pnp.games.night_sky import lattice

if TYPE_CHECKING:
    from pnp.games.night_sky.cards import Constellation, Sky, StartSide
    from pnp.games.night_sky.position import PlayedRound, PlayerState, Position


Places: TypeAlias = tuple[str, ...]  # stars or lines by their names
Found = Iterator[tuple[str, Mapping[str, scoring.Value]]]
Check: TypeAlias = "Callable[[Position, PlayerState, int], Found]"

POOL = Counter((5, 6, 7, 7, 8, 9, 10))  # the sizes of the cards that everybody is dealt
ROUND_CAUTIONS = (
    "not-the-figure",
    "mirrored",
    "not-connected",
    "outside-window",
    "star-used-twice",
    "lines-cross",
)


def find_cautions(position: Position) -> Iterator[scoring.Caution]:
    """Yield warnings in the order of the rules' page, those of the table last."""
    yield from sorted(_check_rounds(position), key=lambda caution: ROUND_CAUTIONS.index(caution.code))
    yield from check_deal(position)
    yield from check_repeated_cards(position)
    yield from check_sizes(position)


def _check_rounds(position: Position) -> Iterator[scoring.Caution]:
    """Check each round by itself, its drawing as a whole."""
    for player in position.players:
        for number in range(1, len(player.rounds) + 1):
            for check in ROUND_CHECKS:
                for code, arguments in check(position, player, number):
                    yield scoring.Caution(code, player.name, {"round": number, **arguments}, number)


def check_figure(_: Position, player: PlayerState, number: int) -> Found:
    """Check that the drawing is the card's figure or part of it, perhaps turned but not mirrored."""
    drawing, card = player.rounds[number - 1].drawing, player.rounds[number - 1].card
    if card is not None and card.figure is not None and not lattice.is_part_of_figure(drawing, card.figure):
        mirrored = lattice.is_part_of_figure(drawing, card.figure, in_mirror=True)
        arguments = {"card": card.id or "", "name": card.name}
        yield "mirrored" if mirrored else "not-the-figure", arguments


def check_connection(_: Position, player: PlayerState, number: int) -> Found:
    """Check that a constellation is in one piece."""
    if not lattice.is_in_one_piece(player.rounds[number - 1].drawing):
        yield "not-connected", {}


def check_window(position: Position, player: PlayerState, number: int) -> Found:
    """Check that all stars are visible in this round."""
    seen = position.sky.windows[number - 1]
    stars = [star for star in player.rounds[number - 1].drawing.stars if star not in seen]
    yield from _warn_of_stars("outside-window", position, stars)


def check_earlier_stars(position: Position, player: PlayerState, number: int) -> Found:
    """Check that no star is part of an earlier constellation."""
    *earlier, one = player.rounds[:number]
    used = {star for before in earlier for star in before.drawing.stars}
    stars = [star for star in one.drawing.stars if star in used]
    yield from _warn_of_stars("star-used-twice", position, stars)


def _warn_of_stars(code: str, position: Position, stars: Sequence[lattice.Place]) -> Found:
    if stars:
        yield code, {"stars": tuple(position.sky.names[star] for star in stars), "n": len(stars)}


def check_crossings(position: Position, player: PlayerState, number: int) -> Found:
    """Check that no line crosses another line of this round or an earlier one."""
    drawn = {line for one in player.rounds[:number] for line in one.drawing.lines}
    own = player.rounds[number - 1].drawing.lines
    lines = [each for each in own if not drawn.isdisjoint(lattice.list_crossing_lines(each))]
    if lines:
        names = tuple(lattice.name_line(each, position.sky.names) for each in lines)
        yield "lines-cross", {"lines": names, "n": len(names)}


ROUND_CHECKS: Sequence[Check] = (
    check_figure,
    check_connection,
    check_window,
    check_earlier_stars,
    check_crossings,
)


def check_deal(position: Position) -> Iterator[scoring.Caution]:
    for player in position.players:
        sizes = [one.card.size for one in player.rounds if one.card is not None]
        if not Counter(sizes) <= POOL:
            yield scoring.Caution("wrong-deal", player.name, {"sizes": tuple(map(str, sizes))})


def check_repeated_cards(position: Position) -> Iterator[scoring.Caution]:
    """Check that no card is used more often than it has copies; a start card counts by either side."""
    times = Counter(id for player in position.players for id in _list_card_ids(player))
    found = tuple(id for id in times if times[id] > position.copies[id])
    if found:
        yield scoring.Caution("same-card", None, {"cards": found, "n": len(found)})


def _list_card_ids(player: PlayerState) -> Iterator[str]:
    """Yield the ids of a player's cards; published cards have none."""
    if player.start is not None and player.start.card is not None:
        yield player.start.card
    for one in player.rounds:
        if one.card is not None and one.card.id is not None:
            yield one.card.id


def check_sizes(position: Position) -> Iterator[scoring.Caution]:
    """Check that all cards of a round have one size: that of the first player's choice."""
    for number in range(1, max(len(player.rounds) for player in position.players) + 1):
        cards = (player.rounds[number - 1].card for player in position.players if player.rounds[number - 1 :])
        sizes = sorted({card.size for card in cards if card is not None})
        if len(sizes) > 1:
            names = tuple(map(str, sizes))
            yield scoring.Caution("sizes-differ", None, {"round": number, "sizes": names}, number)


ROUNDS = 6
FADING_STAR, STAR_AT_SUN, LINE_OVER_ECLIPTIC, STAR_AT_RIM = 3, 1, 2, 3
ENDS = ("sun", "ecliptic", "rim")  # the lines that count all rounds at the end of the game
TITLES = (50, 90, 130, 150)  # the highest total of each title but the last; 50 still earns the first (ruling)


def score(position: Position) -> scoring.Result:
    """Score a table. Most points win; a tie goes to the player who crossed out fewer fading stars."""
    scores = [scoring.score_player(list_rules(position), position, player) for player in position.players]
    totals = [score.total for score in scores]
    # The line counts the stars left on the board, whether worked out or by hand.
    left = [line.points for score in scores for line in score.lines if line.id == "fading"]
    ties = [] if position.unfinished else [scoring.TieBreak("fading", tuple(left))]
    ranking = scoring.rank_players(totals, ties)
    facts = [_list_facts(totals) for _ in totals]
    return scoring.make_result("night-sky", scores, ranking, find_cautions(position), facts)


def list_rules(position: Position) -> Mapping[str, scoring.Rule[Position, PlayerState]]:
    """Return the rules of this table's lines; an unfinished game does not count fading stars yet."""
    return {id: rule for id, rule in RULES.items() if not (position.unfinished and id == "fading")}


def _list_facts(totals: Sequence[int]) -> dict[str, int]:
    """Return the title that a solo player has earned; nothing with more players."""
    return {"title": 1 + sum(totals[0] > last for last in TITLES)} if len(totals) == 1 else {}


def score_fading_stars(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score the fading stars left. Each star of a card that is not drawn crosses one out, while there are
    any."""
    missing = count_missing(player)
    left = max(0, position.sky.fading_stars - missing)
    yield scoring.Reason("fading", {"n": left, "missing": missing, "value": FADING_STAR}, FADING_STAR * left)


def count_missing(player: PlayerState) -> int:
    """Count the stars of a player's cards that are not drawn."""
    return sum(one.card.size - count_drawn(one) for one in player.rounds if one.card is not None)


def count_drawn(one: PlayedRound) -> int:
    return len(one.drawing.stars) if one.counts is None else one.counts.drawn


def score_constellation(number: int, position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score stars of the top card's kind, then of the bottom card's, then the links between the two. If both
    cards have one kind, its stars count for each card, and a line between two of them counts once
    (ruling)."""
    if number > len(player.rounds):
        return
    one = player.rounds[number - 1]
    top, bottom = one.card, find_bottom_card(player, number)
    if top is None or bottom is None:
        return
    in_top, in_bottom, links = _list_counted(one) or _count_seen(one, top, bottom, position.sky)
    yield from _explain_kind(top, *in_top)
    yield from _explain_kind(bottom, *in_bottom)
    n, places = links
    value = top.value + bottom.value
    if n:
        yield scoring.Reason("links", {"n": n, "value": value}, n * value, places)


def find_bottom_card(player: PlayerState, number: int) -> Constellation | StartSide | None:
    """Return the card of the round before; in the first round, the start card."""
    return player.start if number == 1 else player.rounds[number - 2].card


def _explain_kind(card: Constellation | StartSide, n: int, places: Places) -> Iterator[scoring.Reason]:
    if n:
        arguments: dict[str, scoring.Value] = {"kind": card.kind, "n": n, "value": card.value}
        yield scoring.Reason("stars-of-kind", arguments, n * card.value, places)


def _list_counted(one: PlayedRound) -> list[tuple[int, Places]] | None:
    """Return the counts from another copy of the game, whose stars are not known; None without counts."""
    found = one.counts
    return None if found is None else [(n, ()) for n in (found.top, found.bottom, found.links)]


def _count_seen(
    one: PlayedRound, top: Constellation, bottom: Constellation | StartSide, sky: Sky
) -> list[tuple[int, Places]]:
    """Count the drawn stars of each card's kind, and the lines between the two kinds."""
    kinds, names = sky.kinds, sky.names
    joined = sorted((top.kind, bottom.kind))
    stars = [tuple(names[at] for at in one.drawing.stars if kinds[at] == each.kind) for each in (top, bottom)]
    links = (line for line in one.drawing.lines if sorted((kinds[line[0]], kinds[line[1]])) == joined)
    places = (*stars, tuple(lattice.name_line(line, names) for line in links))
    return [(len(each), each) for each in places]


def score_sun_dust(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score stars with dust at the sun."""
    places = _list_stars_among(position.sky.at_sun, position, player)
    yield from _end_reasons("sun", STAR_AT_SUN, places, player)


def score_ecliptic(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score lines that cross the ecliptic, each once, however often it crosses."""
    sky = position.sky
    over = (line for one in player.rounds for line in one.drawing.lines if line in sky.over_ecliptic)
    places = tuple(lattice.name_line(line, sky.names) for line in over)
    yield from _end_reasons("ecliptic", LINE_OVER_ECLIPTIC, places, player)


def score_rim_dust(position: Position, player: PlayerState) -> Iterator[scoring.Reason]:
    """Score stars with dust at the rim."""
    places = _list_stars_among(position.sky.at_rim, position, player)
    yield from _end_reasons("rim", STAR_AT_RIM, places, player)


def _list_stars_among(dust: frozenset[lattice.Place], position: Position, player: PlayerState) -> Places:
    drawn = (star for one in player.rounds for star in one.drawing.stars)
    return tuple(position.sky.names[star] for star in drawn if star in dust)


def _end_reasons(id: str, value: int, places: Places, player: PlayerState) -> Iterator[scoring.Reason]:
    """Explain the points of drawn rounds, and beside them those of rounds with counts."""
    for message, n, found in ((id, len(places), places), (f"{id}-counted", player.counts[id], ())):
        if n:
            yield scoring.Reason(message, {"n": n, "value": value}, n * value, found)


# By the ids of the lines, in the page's order.
RULES: Mapping[str, scoring.Rule[Position, PlayerState]] = {
    "fading": score_fading_stars,
    **{f"round-{number}": partial(score_constellation, number) for number in range(1, ROUNDS + 1)},
    "sun": score_sun_dust,
    "ecliptic": score_ecliptic,
    "rim": score_rim_dust,
}
LINES = tuple(RULES)
