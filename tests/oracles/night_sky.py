"""A second, slow judge of Night Sky, written straight from its page to be compared with the real one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from tests.oracles.night_sky_lattice import (
    STARS,
    Line,
    Refused,
    connected,
    crosses,
    crosses_ecliptic,
    fits,
    position_of,
)
from tests.oracles.night_sky_sheet import LINES, Player, Round, Sky, read_table, sky_of
from tests.oracles.states import stated

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "CODES",
    "LINES",
    "STARS",
    "Refused",
    "crosses",
    "crosses_ecliptic",
    "fits",
    "judge",
    "position_of",
    "sky_of",
]

END_OF_GAME = {"sun": 1, "ecliptic": 2, "rim": 3}
POOL = Counter([5, 6, 7, 7, 8, 9, 10])
ROUND_CODES = (
    "not-the-figure",
    "mirrored",
    "not-connected",
    "outside-window",
    "star-used-twice",
    "lines-cross",
)
CODES = (*ROUND_CODES, "same-card", "sizes-differ", "wrong-deal")


# What it is worth


def score_of_round(one: Round, bottom: dict[str, Any] | None, sky: Sky) -> int:
    """Stars of the top card's kind, stars of the bottom card's kind, and the lines that join the two."""
    top = one.card
    if top is None or bottom is None:
        raise AssertionError("a derived round has both cards")
    if one.counts is not None:
        tops, bottoms, links = (one.counts[key] for key in ("top", "bottom", "links"))
    else:
        kinds = sky.map["kinds"]
        tops = sum(kinds[star] == top["kind"] for star in one.stars)
        bottoms = sum(kinds[star] == bottom["kind"] for star in one.stars)
        wanted = sorted((top["kind"], bottom["kind"]))
        links = sum(sorted((kinds[start], kinds[end])) == wanted for start, end in one.lines)
    return int(tops * top["value"] + bottoms * bottom["value"] + links * (top["value"] + bottom["value"]))


def crossed_out(player: Player) -> int:
    """Every star of a card that is not drawn crosses one fading star out, of those that there are."""
    missing = 0
    for one in player.rounds:
        if one.card is None:
            raise AssertionError("fading is derived only from cards")
        missing += one.card["size"] - (len(one.stars) if one.counts is None else one.counts["drawn"])
    return missing


def end_of_game(line: str, player: Player, sky: Sky) -> int:
    """How many stars at the sun or at the rim, or lines over the ecliptic: each as often as it was drawn."""
    found = player.counts.get(line, 0)
    for one in player.rounds:
        if line == "ecliptic":
            found += sum(crosses_ecliptic(each, sky.map["ecliptic"]) for each in placed(one))
        else:
            found += sum(star in sky.map["dust"][line] for star in one.stars)
    return found


def placed(one: Round) -> list[Line]:
    """The lines of a round's drawing between points of the lattice."""
    return [(position_of(start), position_of(end)) for start, end in one.lines]


def points_of(line: str, player: Player, sky: Sky) -> int:
    if line in player.by_hand:
        return player.by_hand[line]
    if line == "fading":
        stars = int(sky.map["fading_stars"])
        return 3 * (stars - min(stars, crossed_out(player)))
    if line in END_OF_GAME:
        return END_OF_GAME[line] * end_of_game(line, player, sky)
    number = int(line[-1])
    if number > len(player.rounds):  # a game in progress
        return 0
    bottom = player.start if number == 1 else player.rounds[number - 2].card
    return score_of_round(player.rounds[number - 1], bottom, sky)


# What looks wrong


def codes_of_round(number: int, player: Player, sky: Sky) -> list[str]:
    """Each is judged by itself, on the round's drawing as a whole."""
    one, earlier = player.rounds[number - 1], player.rounds[: number - 1]
    points, lines = {position_of(star) for star in one.stars}, placed(one)
    figure = one.card.get("figure") if one.card else None
    others = [line for round_before in earlier for line in placed(round_before)]
    found = []
    if figure and not fits(points, lines, figure):
        found.append("mirrored" if fits(points, lines, figure, mirrored=True) else "not-the-figure")
    if not connected(points, lines):
        found.append("not-connected")
    if any(star[0] not in sky.map["windows"][number - 1] for star in one.stars):
        found.append("outside-window")
    if any(star in round_before.stars for star in one.stars for round_before in earlier):
        found.append("star-used-twice")
    if any(crosses(line, other) for line in lines for other in lines + others):
        found.append("lines-cross")
    return found


def table_warnings(table: list[Player]) -> list[dict[str, Any]]:
    """One card more often than it has copies; sizes that differ in a round."""
    entered = [one.card for player in table for one in player.rounds] + [player.start for player in table]
    ours = [card for card in entered if card and "id" in card]
    copies = {card["id"]: card.get("copies", 1) for card in ours}
    times = Counter(card["id"] for card in ours)
    found: list[dict[str, Any]] = []
    if any(times[card] > copies[card] for card in times):
        found.append({"player": None, "code": "same-card"})
    for number in range(1, 7):
        cards = [player.rounds[number - 1].card for player in table if len(player.rounds) >= number]
        if len({card["size"] for card in cards if card}) > 1:
            found.append({"player": None, "code": "sizes-differ", "round": number})
    return found


def warnings_of(table: list[Player], sky: Sky) -> list[dict[str, Any]]:
    """In the page's order of codes, for one code players and rounds in order; the table's stand last."""
    found = table_warnings(table)
    for player in table:
        for number in range(1, len(player.rounds) + 1):
            codes = codes_of_round(number, player, sky)
            found += [{"player": player.name, "code": code, "round": number} for code in codes]
        sizes = Counter(one.card["size"] for one in player.rounds if one.card)
        if not sizes <= POOL:
            found.append({"player": player.name, "code": "wrong-deal"})
    return sorted(found, key=lambda warning: (warning["player"] is None, CODES.index(warning["code"])))


# The result


def title_of(total: int) -> int:
    """The rulebook's table for a game alone; 50 belongs to the first."""
    return 1 + sum(total > last for last in (50, 90, 130, 150))


def fewer_crossed(player: Player, sky: Sky) -> Fraction:
    """What the tie-break compares; by hand it is read back from the points."""
    if "fading" in player.by_hand:
        return 7 - Fraction(player.by_hand["fading"], 3)
    return Fraction(min(sky.map["fading_stars"], crossed_out(player)))


def judge(sheet: dict[str, Any], root: Path, folder: Path | None = None) -> dict[str, Any]:
    """The result of a sheet; its own card sets and map are looked up in `folder`."""
    if type(sheet.get("unfinished", False)) is not bool:
        raise Refused("unfinished is true or false")
    sky = sky_of(sheet, root, folder)
    unfinished = sheet.get("unfinished", False)
    ids = [line for line in LINES if not (unfinished and line == "fading")]
    table = read_table(sheet, ids, sky)
    lines = [{line: points_of(line, player, sky) for line in ids} for player in table]
    totals = [sum(points.values()) for points in lines]
    crossed = [Fraction(0) if unfinished else fewer_crossed(player, sky) for player in table]
    ranks = [(-total, out) for total, out in zip(totals, crossed, strict=True)]
    players = [
        {
            "name": player.name,
            "total": totals[i],
            "place": 1 + sum(rank < ranks[i] for rank in ranks),
            "lines": lines[i],
            "from": {line: "by_hand" if line in player.by_hand else "derived" for line in ids},
            "facts": {"title": title_of(totals[i])} if len(table) == 1 else {},
        }
        for i, player in enumerate(table)
    ]
    leaders = [player.name for player, judged in zip(table, players, strict=True) if judged["place"] == 1]
    settled = "points" if totals.count(max(totals)) == 1 else "fading"
    decided_by = settled if len(leaders) == 1 else "shared"
    found = {"players": players, "warnings": warnings_of(table, sky)}
    return stated(found, leaders, decided_by, not unfinished)
