"""A Night Sky sheet as entered, in plain values, and all that the pages call an error in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tests.oracles.card_sets import contents, decks_of, shipped
from tests.oracles.night_sky_lattice import Refused, position_of, square

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

KINDS = ("dwarf", "giant", "pulsar", "binary")
LINES = ("fading", *(f"round-{number}" for number in range(1, 7)), "sun", "ecliptic", "rim")
END_OF_GAME = ("sun", "ecliptic", "rim")


class Sky(NamedTuple):
    """What ships: constellation cards and start cards by id, and the map."""

    cards: dict[str, dict[str, Any]]
    starts: dict[str, dict[str, Any]]
    map: dict[str, Any]


class Round(NamedTuple):
    """One round of one player as entered: a card or none, and what was drawn or counted."""

    card: dict[str, Any] | None
    counts: dict[str, int] | None
    stars: set[str]
    lines: list[tuple[str, str]]


class Player(NamedTuple):
    """One player as entered; each round stands at its place."""

    name: str
    start: dict[str, Any] | None
    rounds: list[Round]
    counts: dict[str, int]
    by_hand: dict[str, int]


def sky_of(sheet: dict[str, Any], root: Path, folder: Path | None = None) -> Sky:
    """The cards and the map that ship, with a sheet's own, which are looked up in `folder`."""
    try:
        custom = [contents(folder / name) for name in sheet.get("cards", [])] if folder else []
        decks = decks_of("night-sky", root, custom)
    except KeyError as wrong:
        raise Refused(f"no such deck, or an id of ours: {wrong}") from None
    own = contents(folder / sheet["layout"]) if folder and "layout" in sheet else None
    shipped_map = root / "layouts" / "night-sky" / "map.yaml"
    cards = decks["constellations"].items()
    sized = {name: {**card, "size": len(card["figure"]["stars"])} for name, card in cards}
    return Sky(sized, decks["starts"], own or shipped(shipped_map))


def keys(thing: Any, allowed: Iterable[str]) -> dict[str, Any]:
    """A mapping with no other keys than these."""
    if not isinstance(thing, dict) or not set(thing) <= set(allowed):
        raise Refused(f"{thing!r} has other keys than {allowed}")
    return thing


def numbers(thing: Any, allowed: Iterable[str], least: int | None = 0) -> dict[str, int]:
    """A mapping of whole numbers, of at least so much."""
    for value in keys(thing, allowed).values():
        if type(value) is not int or (least is not None and value < least):
            raise Refused(f"{value!r} is no such number")
    return dict(thing)


def demand(given: bool, lines: Iterable[str], by_hand: dict[str, int]) -> None:
    """What is left out is required, unless every line that needs it is by hand."""
    if not given and not set(lines) <= set(by_hand):
        raise Refused(f"{sorted(set(lines) - set(by_hand))} are neither derivable nor by hand")


def kind_and_value(thing: dict[str, Any]) -> None:
    if thing.get("kind") not in KINDS or type(thing.get("value")) is not int:
        raise Refused(f"{thing!r} needs a kind of star and a value")


def read_start(entry: Any, sky: Sky) -> dict[str, Any]:
    if isinstance(entry, dict):
        kind_and_value(keys(entry, ("kind", "value")))
        return entry
    sides = {f"{card}{'ab'[i]}": (card, i) for card in sky.starts for i in (0, 1)}
    if not isinstance(entry, str) or entry not in sides:
        raise Refused(f"{entry!r} is no side of a start card")
    card, side_of_it = sides[entry]
    return {**sky.starts[card], **sky.starts[card]["sides"][side_of_it]}


def read_card(entry: Any, sky: Sky) -> dict[str, Any]:
    if isinstance(entry, dict):
        kind_and_value(keys(entry, ("size", "kind", "value")))
        if type(entry.get("size")) is not int:
            raise Refused(f"{entry!r} needs a size")
        return entry
    if not isinstance(entry, str) or entry not in sky.cards:
        raise Refused(f"{entry!r} is no card")
    return sky.cards[entry]


def read_lines(text: str) -> list[tuple[str, str]]:
    lines: list[tuple[str, str]] = []
    for word in text.split():
        start, dash, end = word.partition("-")
        if not dash or square(position_of(start), position_of(end)) not in (1, 3):
            raise Refused(f"{word} is no line of the lattice")
        if (start, end) in lines or (end, start) in lines:
            raise Refused(f"{word} is given twice")
        lines.append((start, end))
    return lines


def read_round(
    entry: Any, number: int, count: int, ids: list[str], by_hand: dict[str, int], sky: Sky
) -> Round:
    """One round; `count` is how many rounds there are, since the card is the next round's bottom card."""
    entry = keys(entry, ("card", "lines", "stars", "counts"))
    card = read_card(entry["card"], sky) if "card" in entry else None
    next_one = [f"round-{number + 1}"] if number < count else []
    demand(card is not None, {f"round-{number}", "fading", *next_one} & set(ids), by_hand)
    if "counts" in entry and ("lines" in entry or "stars" in entry):
        raise Refused("a round has counts or a drawing, not both")
    if not isinstance(entry.get("lines", ""), str) or not isinstance(entry.get("stars", ""), str):
        raise Refused("a drawing is text")
    lines = read_lines(entry.get("lines", ""))
    stars = {star for line in lines for star in line} | set(entry.get("stars", "").split())
    for star in stars:
        position_of(star)  # which refuses what is no star
    if card is not None and len(stars) > card["size"]:
        raise Refused("more stars than the card has")
    if card is not None and "figure" not in card:  # published
        if "lines" in entry or "stars" in entry:
            raise Refused("a published card's round needs counts")
        demand("counts" in entry, {f"round-{number}", "fading", "sun", "ecliptic", "rim"} & set(ids), by_hand)
    counts = read_counts(entry["counts"], number, card, ids, by_hand) if "counts" in entry else None
    return Round(card, counts, stars, lines)


def read_counts(
    entry: Any, number: int, card: dict[str, Any] | None, ids: list[str], by_hand: dict[str, int]
) -> dict[str, int]:
    counts = numbers(entry, ("top", "bottom", "links", "drawn"))
    demand({"top", "bottom", "links"} <= set(counts), [f"round-{number}"], by_hand)
    demand("drawn" in counts, {"fading"} & set(ids), by_hand)
    size = card["size"] if card else 10
    drawn = counts.get("drawn", size)
    if not max(counts.get("top", 0), counts.get("bottom", 0)) <= drawn <= size:
        raise Refused("top, bottom ≤ drawn ≤ size")
    return counts


def read_player(entry: Any, unfinished: bool, ids: list[str], sky: Sky) -> Player:
    entry = keys(entry, ("name", "start", "rounds", "counts", "by_hand"))
    by_hand = numbers(entry.get("by_hand", {}), ids, least=None)
    demand("rounds" in entry, ids, by_hand)
    rounds = entry.get("rounds", [])
    if not isinstance(rounds, list) or len(rounds) > 6:
        raise Refused("six rounds")
    if "rounds" in entry and len(rounds) < 6 and not unfinished:
        raise Refused("six rounds")
    start = read_start(entry["start"], sky) if "start" in entry else None
    demand(start is not None, ["round-1"] if rounds else [], by_hand)
    read = [read_round(one, i, len(rounds), ids, by_hand, sky) for i, one in enumerate(rounds, start=1)]
    counts = numbers(entry.get("counts", {}), END_OF_GAME)
    counted = any(one.counts is not None for one in read)
    if counts and not counted:
        raise Refused("counts at the end of the game stand only where some round has counts")
    for line in END_OF_GAME:
        demand(line in counts or not counted, [line], by_hand)
    if not isinstance(entry.get("name"), str):
        raise Refused("a player needs a name")
    return Player(entry["name"], start, read, counts, by_hand)


def read_table(sheet: dict[str, Any], ids: list[str], sky: Sky) -> list[Player]:
    keys(
        sheet,
        (
            "game",
            "title",
            "played",
            "location",
            "duration",
            "notes",
            "cards",
            "layout",
            "unfinished",
            "players",
        ),
    )
    entries = sheet.get("players")
    if sheet.get("game") != "night-sky" or not isinstance(entries, list) or not 1 <= len(entries) <= 5:
        raise Refused("a game of night-sky has 1 to 5 players")
    table = [read_player(entry, sheet.get("unfinished") is True, ids, sky) for entry in entries]
    if len({player.name for player in table}) < len(table):
        raise Refused("two players of one name")
    return table
