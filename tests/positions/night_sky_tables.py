"""Whole Night Sky sheets: cards dealt well and badly, rounds counted, lines by hand, games cut off, ties."""

from __future__ import annotations

from copy import deepcopy
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests import ROOT
from tests.oracles.night_sky import judge
from tests.oracles.night_sky_sheet import END_OF_GAME, KINDS, LINES, Sky, sky_of
from tests.positions.night_sky_drawings import Drawing, careful, drawings, written

if TYPE_CHECKING:
    from pathlib import Path

    from hypothesis.strategies import SearchStrategy

NAMES = ["Ania", "Bartek", "Celina", "Dorota", "Emil"]
Draw = Any


def rarely(draw: Draw, times: int = 5) -> bool:
    """Once in so many times; hypothesis makes it never where it can."""
    return bool(draw(st.integers(1, times)) == times)


@st.composite
def hands(draw: Draw, sky: Sky, count: int) -> list[list[str]]:
    """Six cards for each player, of one size in a round, none twice while the decks are big enough."""
    piles = {}
    for size in (5, 6, 7, 8, 9, 10):
        pile = [card["id"] for card in sky.cards.values() if card["size"] == size]
        piles[size] = islice(cycle(pile), draw(st.integers(0, len(pile) - 1)), None)
    sizes = draw(st.permutations([5, 6, 7, 7, 8, 9, 10]))[:6]
    rounds = [list(islice(piles[size], count)) for size in sizes]
    return [[dealt[player] for dealt in rounds] for player in range(count)]


@st.composite
def meddled(draw: Draw, hand: list[str], sky: Sky) -> list[str]:
    """The hand, sometimes with another card somewhere, or with a card of the kind that lies beneath it."""
    if not hand or not rarely(draw, 4):
        return hand
    number = draw(st.integers(0, len(hand) - 1))
    kind = sky.cards[hand[number - 1]]["kind"]
    others = [card["id"] for card in sky.cards.values() if card["kind"] == kind]
    others = others if draw(st.booleans()) else sorted(sky.cards)
    return [*hand[:number], draw(st.sampled_from(others)), *hand[number + 1 :]]


@st.composite
def starts(draw: Draw, sky: Sky, card: str, kind: str) -> Any:
    """A side of the start card dealt; sometimes a published one, or any that shows the first card's kind."""
    if rarely(draw, 8):
        return {"kind": draw(st.sampled_from(KINDS)), "value": draw(st.integers(1, 3))}
    sides = [(each, side) for each in sky.starts for side in (0, 1)]
    alike = [each + "ab"[side] for each, side in sides if sky.starts[each]["sides"][side]["kind"] == kind]
    if alike and rarely(draw, 4):
        return draw(st.sampled_from(alike))
    return card + draw(st.sampled_from("ab"))


@st.composite
def counted(draw: Draw, card: str, sky: Sky) -> dict[str, Any]:
    """A round counted on a published copy, with a card of ours or of that copy."""
    size = sky.cards[card]["size"]
    drawn = draw(st.integers(0, size))
    counts = {key: draw(st.integers(0, drawn)) for key in ("top", "bottom", "links")}
    published = {"size": size, "kind": draw(st.sampled_from(KINDS)), "value": draw(st.integers(1, 3))}
    return {"card": draw(st.sampled_from([card, published])), "counts": {**counts, "drawn": drawn}}


@st.composite
def rounds_of(draw: Draw, hand: list[str], sky: Sky, counts: bool) -> list[dict[str, Any]]:
    """A round for each card of the hand: drawn with care or without, left empty, or counted."""
    with_care = draw(st.booleans())
    found: list[dict[str, Any]] = []
    earlier = Drawing(set(), set())
    for number, card in enumerate(hand):
        if counts and draw(st.booleans()):
            found.append(draw(counted(card, sky)))
        elif rarely(draw, 12):
            found.append({"card": card})
        else:
            how = careful if with_care else drawings
            drawing = draw(how(sky.cards[card]["figure"], sky.map["windows"][number], earlier))
            found.append({"card": card, **draw(written(drawing))})
            earlier = Drawing(earlier.stars | drawing.stars, earlier.lines | drawing.lines)
    return found


@st.composite
def points_by_hand(draw: Draw, ids: list[str]) -> dict[str, int]:
    """Some lines by hand: any, or those of one card, or all."""
    number = draw(st.integers(1, 6))
    of_one_card = {"fading", f"round-{number}", f"round-{number + 1}"}
    any_of_them = st.sets(st.sampled_from(ids), min_size=1, max_size=4)
    lines = draw(st.one_of(any_of_them, st.sampled_from([of_one_card, set(END_OF_GAME), set(ids)])))
    worth = {line: st.integers(0, 21) if line == "fading" else st.integers(-3, 40) for line in ids}
    return {line: draw(worth[line]) for line in ids if line in lines}


def bare(player: dict[str, Any], unfinished: bool) -> dict[str, Any]:
    """The player without all that only lines by hand would need."""
    by_hand = set(player["by_hand"]) | ({"fading"} if unfinished else set())
    if set(LINES) <= by_hand:
        return {"name": player["name"], "by_hand": player["by_hand"]}
    spare = [key for key, line in (("start", "round-1"),) if line in by_hand]
    left = {key: value for key, value in player.items() if key not in spare}
    left["rounds"] = [
        bare_round(one, number, by_hand) for number, one in enumerate(player["rounds"], start=1)
    ]
    if "counts" in left:
        left["counts"] = {line: value for line, value in left["counts"].items() if line not in by_hand}
    return left


def bare_round(one: dict[str, Any], number: int, by_hand: set[str]) -> dict[str, Any]:
    """A round without a card, or without numbers, that only lines by hand would read."""
    needs = {f"round-{number}", "fading"} | ({f"round-{number + 1}"} if number < 6 else set())
    left = {key: value for key, value in one.items() if key != "card" or not needs <= by_hand}
    if "counts" in one and (f"round-{number}" in by_hand) != ("fading" in by_hand):
        spare = {"drawn"} if "fading" in by_hand else {"top", "bottom", "links"}
        left["counts"] = {key: value for key, value in one["counts"].items() if key not in spare}
    return left


@st.composite
def plain_players(draw: Draw, name: str, hand: list[str], start: str, sky: Sky) -> dict[str, Any]:
    """A player whose game was played on our cards and map alone."""
    side = draw(st.sampled_from("ab"))
    return {"name": name, "start": start + side, "rounds": draw(rounds_of(hand, sky, counts=False))}


@st.composite
def players(draw: Draw, name: str, hand: list[str], start: str, sky: Sky, unfinished: bool) -> dict[str, Any]:
    """A player's game: cards not always as dealt, some of it counted on a published copy or by hand."""
    hand = draw(meddled(hand, sky))
    counts = rarely(draw)
    kind = sky.cards[hand[0]]["kind"] if hand else KINDS[0]
    player: dict[str, Any] = {"name": name, "start": draw(starts(sky, start, kind))}
    player["rounds"] = draw(rounds_of(hand, sky, counts))
    if any("counts" in one for one in player["rounds"]):
        player["counts"] = {line: draw(st.integers(0, 9)) for line in END_OF_GAME}
    if not rarely(draw, 4):
        return player
    ids = [line for line in LINES if not (unfinished and line == "fading")]
    player["by_hand"] = draw(points_by_hand(ids))
    return bare(player, unfinished) if draw(st.booleans()) else player


def set_by_hand(player: dict[str, Any], line: str, points: int) -> None:
    player["by_hand"] = {**player.get("by_hand", {}), line: points}


def brought_to(sheet: dict[str, Any], root: Path, player: int, total: int) -> dict[str, Any]:
    """The sheet with the points at the sun by hand that give a player this total."""
    judged = judge(sheet, root)["players"][player]
    set_by_hand(sheet["players"][player], "sun", judged["lines"]["sun"] + total - judged["total"])
    return sheet


@st.composite
def evened(draw: Draw, sheet: dict[str, Any], root: Path) -> dict[str, Any]:
    """The sheet with another player brought to the leader's total; their fading stars differ by little."""
    totals = [player["total"] for player in judge(sheet, root)["players"]]
    leader = totals.index(max(totals))
    second = draw(st.sampled_from([i for i in range(len(totals)) if i != leader]))
    if "unfinished" not in sheet and draw(st.booleans()):
        fading = draw(st.integers(0, 18))
        for player in (leader, second) if draw(st.booleans()) else (second,):
            set_by_hand(sheet["players"][player], "fading", fading + draw(st.integers(0, 2)))
    return brought_to(sheet, root, second, judge(sheet, root)["players"][leader]["total"])


@st.composite
def tied(draw: Draw, sheet: dict[str, Any], root: Path) -> dict[str, Any]:
    """Two players equal in total, or equal in all: one with the other's whole game."""
    last = len(sheet["players"]) - 1
    if draw(st.booleans()):
        other = draw(st.integers(0, last - 1))
        sheet["players"][last] = deepcopy(sheet["players"][other]) | {"name": NAMES[last]}
        return sheet
    return draw(evened(sheet, root))  # type: ignore[no-any-return]


@st.composite
def tables(draw: Draw, root: Path, count: int, unfinished: bool, plain: bool = False) -> dict[str, Any]:
    """A table of so many players; a plain one is played to the end on our cards and map alone."""
    sky = sky_of({}, root)
    dealt = draw(hands(sky, count))
    played = draw(st.integers(0, 6)) if unfinished else 6
    start_cards = list(islice(cycle(sorted(sky.starts)), (first := draw(st.integers(0, 5))), first + count))
    table = []
    for player, hand in enumerate(dealt):
        behind = int(unfinished and played > 0 and rarely(draw))
        cards = hand[: played - behind]
        if plain:
            table.append(draw(plain_players(NAMES[player], cards, start_cards[player], sky)))
        else:
            table.append(draw(players(NAMES[player], cards, start_cards[player], sky, unfinished)))
    return {"game": "night-sky", **({"unfinished": True} if unfinished else {}), "players": table}


@st.composite
def _sheets(draw: Draw, root: Path) -> dict[str, Any]:
    count = draw(st.sampled_from([1, 1, 2, 2, 2, 3, 4, 5]))
    sheet = draw(tables(root, count, rarely(draw, 7)))
    if count > 1 and draw(st.booleans()):
        return draw(tied(sheet, root))  # type: ignore[no-any-return]
    if count == 1 and draw(st.booleans()):
        return brought_to(sheet, root, 0, draw(st.sampled_from([50, 51, 90, 91, 130, 131, 150, 151])))
    return sheet  # type: ignore[no-any-return]


def sheets(root: Path = ROOT) -> SearchStrategy[dict[str, Any]]:
    """Sheets of 1 to 5 players that can be scored, legal or not."""
    return _sheets(root)
