"""Score sheets of Nebula for hypothesis: nearly full galaxies, all cards and counters, ties, by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests import ROOT
from tests.oracles.card_sets import decks_of, shipped
from tests.oracles.nebula import COUNTER_LINES, GALAXY_LINES, LINES, SECTORS, judge
from tests.oracles.nebula_galaxy import COLOURS, Sky, met
from tests.positions.choices import picker, some
from tests.positions.nebula_broken import BREAKAGES, ONLY_FULL, Supply
from tests.positions.nebula_galaxies import galaxy, written

if TYPE_CHECKING:
    from pathlib import Path

    from hypothesis.strategies import DrawFn, SearchStrategy

    from tests.positions.choices import Pick

__all__ = ["BREAKAGES", "broken_sheets", "by_hand", "galaxies", "sheets", "whole_sheet"]

NAMES = ["Ester", "Stela", "Hvězdoslava", "Maximiliána Kateřina", "Żaneta", "4"]
HOLES = [0, 0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 20]


def _shipped(root: Path) -> Supply:
    return Supply(decks_of("nebula", root), shipped(root / "layouts" / "nebula" / "galaxy.yaml"))


@st.composite
def galaxies(draw: DrawFn, root: Path = ROOT) -> dict[str, str]:
    """The letters on the occupied cells of the shipped board, built with some card of any deck in mind."""
    pick = picker(draw, 120)
    supply = _shipped(root)
    deck = supply.decks[pick(sorted(supply.decks))]
    return galaxy(pick, supply.board, deck[pick(sorted(deck))])


def _counters(pick: Pick, board: Any) -> dict[str, list[str]]:
    markers = {
        "colours": list(COLOURS.values()),
        "constellations": board["constellations"],
        "advanced": list(SECTORS),
    }
    found = {name: some(pick, listed, pick(range(len(listed) + 1))) for name, listed in markers.items()}
    return {name: listed for name, listed in found.items() if pick(range(2)) or listed}


def _components(pick: Pick, supply: Supply, version: str) -> dict[str, Any]:
    """What lies on the table."""
    decks = supply.decks
    table: dict[str, Any] = {"public": some(pick, sorted(decks["public"]), 4)}
    if version == "full":
        table["advanced"] = dict(zip(SECTORS, some(pick, sorted(decks["advanced"]), 4), strict=True))
        table["counters"] = _counters(pick, supply.board)
    return table


def _claims(
    pick: Pick, table: dict[str, Any], skies: list[Sky], public: dict[str, Any]
) -> list[dict[str, str]]:
    """Who claimed which card: those that meet it, now and then another."""
    claims: list[dict[str, str]] = [{} for _ in skies]
    for card in table["public"]:
        true = [met(public[card], sky) for sky in skies]
        holders = [one for one, holds in zip(claims, true, strict=True) if holds != (pick(range(8)) == 7)]
        first = pick(range(len(holders) or 1))
        for place, one in enumerate(holders):
            one[card] = "first" if place == first else "later"
    return claims


def _players(pick: Pick, supply: Supply, table: dict[str, Any]) -> list[dict[str, Any]]:
    decks, board = supply.decks, supply.board
    names = some(pick, NAMES, pick([2, 3, 4]))
    own = some(pick, sorted(decks["personal"]), len(names))
    near = [decks["public"][card] for card in table["public"]]
    far = [decks["advanced"][card] for card in table.get("advanced", {}).values()]
    maps: list[dict[str, str]] = []
    holes: list[int] = []
    for card in own:
        stars = galaxy(pick, board, pick([decks["personal"][card], pick(near), pick(far or near)]))
        maps.append(dict(pick(maps)) if maps and pick(range(8)) == 7 else stars)
        holes.append(pick(holes) if holes and pick(range(3)) == 2 else pick(HOLES))
    named = [{cell: COLOURS[letter] for cell, letter in stars.items()} for stars in maps]
    skies = [Sky(board, stars, held, max(holes), 0) for stars, held in zip(named, holes, strict=True)]
    claims = _claims(pick, table, skies, decks["public"])
    players: list[dict[str, Any]] = []
    for name, stars, held, card, claimed in zip(names, maps, holes, own, claims, strict=True):
        player = {"name": name, "galaxy": written(pick, board, stars), "black_holes": held, "personal": card}
        players.append(player | ({"public": claimed} if pick(range(2)) or claimed else {}))
    return players


def _enter_some(pick: Pick, sheet: dict[str, Any], lines: tuple[str, ...]) -> None:
    for player in sheet["players"]:
        given = [line for line in lines if pick(range(5)) == 4]
        if given or pick(range(8)) == 7:
            player["by_hand"] = {line: pick(range(-3, 30)) for line in given}


def _enter_all(pick: Pick, sheet: dict[str, Any], lines: tuple[str, ...]) -> None:
    """A table by hand, with so few values that totals are often level."""
    for player in sheet["players"]:
        player["by_hand"] = {line: pick([0, 0, 0, 1]) for line in lines}


def _level(pick: Pick, sheet: dict[str, Any], root: Path) -> None:
    """Lets totals tie by giving one line by hand what is lacking."""
    judged = judge(sheet, root)["players"]
    aim = pick(judged)["total"]
    for player, result in zip(sheet["players"], judged, strict=True):
        if pick(range(4)) < 3:
            line = pick(sorted(result["lines"]))
            player["by_hand"] = {line: result["lines"][line] + aim - result["total"]}


def _leave_out(pick: Pick, sheet: dict[str, Any], lines: tuple[str, ...]) -> None:
    """Leaves out some of what no line needs any more."""
    by_hand = [set(player.get("by_hand", {})) for player in sheet["players"]]
    for player, given in zip(sheet["players"], by_hand, strict=True):
        if given >= GALAXY_LINES & set(lines) and pick([False, True]):
            del player["galaxy"]
        if "personal" in given and pick([False, True]):
            del player["personal"]
    for key, needed in (("advanced", {"advanced"}), ("counters", COUNTER_LINES)):
        if key in sheet and all(given >= needed for given in by_hand) and pick([False, True]):
            del sheet[key]
    if all("public" in given for given in by_hand) and pick([False, True]):
        _clear_public(sheet, by_hand)


def _clear_public(sheet: dict[str, Any], by_hand: list[set[str]]) -> None:
    """Claims go with the cards on the table; cards that count claims then need them by hand too."""
    if all("advanced" in given for given in by_hand) or "advanced" not in sheet:
        del sheet["public"]
        for player in sheet["players"]:
            player.pop("public", None)


def whole_sheet(pick: Pick, supply: Supply, version: str) -> dict[str, Any]:
    """A sheet without errors that leaves nothing to lines by hand."""
    sheet: dict[str, Any] = {"game": "nebula"}
    if version == "basic" or pick(range(2)):
        sheet["version"] = version
    sheet |= _components(pick, supply, version)
    sheet["players"] = _players(pick, supply, sheet)
    return sheet


def by_hand(pick: Pick, sheet: dict[str, Any], root: Path | None) -> None:
    """Gives some lines of a sheet by hand or none, and leaves out some of what they replace."""
    lines = LINES[sheet.get("version", "full")]
    match pick(["nothing"] * 5 + ["some", "some", "level", "level", "all"]):
        case "some":
            _enter_some(pick, sheet, lines)
        case "all":
            _enter_all(pick, sheet, lines)
        case "level" if root:
            _level(pick, sheet, root)
    _leave_out(pick, sheet, lines)


@st.composite
def _sheets(draw: DrawFn, root: Path) -> dict[str, Any]:
    pick = picker(draw, 640)
    sheet = whole_sheet(pick, _shipped(root), pick(["full", "full", "full", "basic"]))
    by_hand(pick, sheet, root)
    return sheet


def sheets(root: Path = ROOT) -> SearchStrategy[dict[str, Any]]:
    """Whole sheets without errors, legal and not."""
    return _sheets(root)


@st.composite
def _broken(draw: DrawFn, root: Path, kind: str | None) -> dict[str, Any]:
    pick, supply = picker(draw, 640), _shipped(root)
    chosen = kind or pick(sorted(BREAKAGES))
    sheet = whole_sheet(pick, supply, "full" if chosen in ONLY_FULL else pick(["full", "basic"]))
    BREAKAGES[chosen](pick, sheet, supply)
    return sheet


def broken_sheets(root: Path = ROOT, kind: str | None = None) -> SearchStrategy[dict[str, Any]]:
    """Sheets with exactly one error, of this kind or of any."""
    return _broken(root, kind)
