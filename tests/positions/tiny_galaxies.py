"""Score sheets of Tiny Galaxies for hypothesis: those without errors, and those with exactly one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests import ROOT
from tests.oracles.tiny_galaxies_sheet import shipped
from tests.positions.common_mistakes import broken, name_twice, some_player, the_sheet, without
from tests.positions.tiny_galaxies_tables import solo_sheets, table_sheets

if TYPE_CHECKING:
    from pathlib import Path

    from hypothesis.strategies import DrawFn, SearchStrategy

    from tests.positions.common_mistakes import Breakage

__all__ = ["BREAKAGES", "broken_sheets", "sheets", "solo_sheets", "table_sheets"]


def sheets(root: Path = ROOT) -> SearchStrategy[dict[str, Any]]:
    """Whole sheets without errors, legal and not."""
    tables = table_sheets(root)
    return st.one_of(tables, tables, tables, solo_sheets(root))


# ---- One mistake each


def _one_more_planet(planet: object) -> Breakage:
    def broken(draw: DrawFn, sheet: dict[str, Any]) -> None:
        planets = draw(st.sampled_from(sheet["players"]))["planets"]
        planets.insert(draw(st.integers(0, len(planets))), planet)

    return broken


def _rogue(key: str, value: object) -> Breakage:
    def broken(_: DrawFn, sheet: dict[str, Any]) -> None:
        sheet["rogue"][key] = value

    return broken


def _mission(draw: DrawFn, rule: str) -> str:
    """The id of some mission of a rule; of `most`, one that looks at kinds."""
    missions = shipped(ROOT).decks["missions"]
    ids = [id for id in missions if missions[id]["rule"] == rule]
    kinds = [id for id in ids if missions[id].get("what") in ("diplomacy", "economy")]
    return draw(st.sampled_from(kinds if rule == "most" else ids))


def _no_missions(sheet: dict[str, Any]) -> None:
    for player in sheet["players"]:
        player.pop("mission", None)


def _own_kind_unknown(draw: DrawFn, sheet: dict[str, Any]) -> None:
    _no_missions(sheet)
    player = draw(st.sampled_from(sheet["players"]))
    player["mission"] = _mission(draw, draw(st.sampled_from(["planets-of", "equal-kinds"])))
    player["planets"].append(5)


def _some_kind_unknown(draw: DrawFn, sheet: dict[str, Any]) -> None:
    """A planet of anybody, the other players too, stands by its points where a mission compares kinds."""
    _no_missions(sheet)
    draw(st.sampled_from(sheet["players"]))["mission"] = _mission(draw, "most")
    draw(st.sampled_from(sheet["players"]))["planets"].append(5)


def _ships_missing(draw: DrawFn, sheet: dict[str, Any]) -> None:
    player = draw(st.sampled_from(sheet["players"]))
    player["mission"] = _mission(draw, "ships-home")
    player.pop("ships", None)


def _two_ended(_: DrawFn, sheet: dict[str, Any]) -> None:
    for player in sheet["players"][:2]:
        player["ended_game"] = True
    for player in sheet["players"][2:]:
        player["ended_game"] = False


def _too_many(_: DrawFn, sheet: dict[str, Any]) -> None:
    while len(sheet["players"]) < 6:
        name = f"one more {len(sheet['players'])}"
        sheet["players"].append({"name": name, "empire": 1, "energy": 0, "culture": 0})


def _no_rogue(_: DrawFn, sheet: dict[str, Any]) -> None:
    del sheet["rogue"]


def _rogue_without(key: str) -> Breakage:
    def broken(_: DrawFn, sheet: dict[str, Any]) -> None:
        del sheet["rogue"][key]

    return broken


EITHER: dict[str, Breakage] = {
    "level-0": some_player("empire", 0),
    "level-7": some_player("empire", 7),
    "level-missing": without("empire"),
    "energy-too-much": some_player("energy", 8),
    "energy-negative": some_player("energy", -1),
    "energy-missing": without("energy"),
    "culture-too-much": some_player("culture", 8),
    "culture-negative": some_player("culture", -1),
    "culture-missing": without("culture"),
    "culture-not-whole": some_player("culture", "two"),
    "planet-unknown": _one_more_planet("P99"),
    "planet-of-another-deck": _one_more_planet("M01"),
    "planets-no-list": some_player("planets", {"P01": 1}),
    "ships-not-all": some_player("ships", {"home": 1, "orbit": 1}),
    "ships-elsewhere": some_player("ships", {"home": 1, "landed": 0, "orbit": 1, "lost": 0}),
    "name-missing": without("name"),
    "points-not-whole": some_player("by_hand", {"empire": 8.5}),
    "points-of-no-line": some_player("by_hand", {"energy": 3}),
    "player-key-unknown": some_player("fleet", 4),
    "sheet-key-unknown": the_sheet("planets", []),
}
AT_TABLE: dict[str, Breakage] = {
    "mission-unknown": some_player("mission", "M99"),
    "mission-of-another-deck": some_player("mission", "P01"),
    "own-kind-unknown": _own_kind_unknown,
    "some-kind-unknown": _some_kind_unknown,
    "ships-missing": _ships_missing,
    "two-ended": _two_ended,
    "name-twice": name_twice,
    "players-none": the_sheet("players", []),
    "players-too-many": _too_many,
    "rogue-at-table": the_sheet("rogue", {"level": 1, "empire": 1}),
}
SOLO: dict[str, Breakage] = {
    "mission-in-solo": some_player("mission", "M09"),
    "mission-by-hand-in-solo": some_player("by_hand", {"mission": 3}),
    "name-reserved": some_player("name", "rogue"),
    "rogue-missing": _no_rogue,
    "rogue-of-level-0": _rogue("level", 0),
    "rogue-of-level-6": _rogue("level", 6),
    "rogue-without-level": _rogue_without("level"),
    "rogue-without-empire": _rogue_without("empire"),
    "rogue-of-empire-7": _rogue("empire", 7),
    "rogue-of-no-empire": _rogue("empire", "skulls"),
    "rogue-with-unknown-planet": _rogue("planets", ["P99"]),
    "rogue-with-unknown-key": _rogue("mission", "M01"),
    "ended-by-no-one": the_sheet("ended_by", "nobody"),
}
BREAKAGES = {**EITHER, **AT_TABLE, **SOLO}


def broken_sheets(root: Path = ROOT, kind: str | None = None) -> SearchStrategy[dict[str, Any]]:
    """Sheets with exactly one error, of this kind or of any."""

    def whole(alone: bool) -> SearchStrategy[dict[str, Any]]:
        return (solo_sheets if alone else table_sheets)(root, whole=True)

    return broken(BREAKAGES, SOLO.keys(), AT_TABLE.keys(), whole, kind)
