"""One mistake at a time in a sheet of Nebula, each of a kind that the pages call an error."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.oracles.nebula import COUNTERS, LINES, SECTORS
from tests.oracles.nebula_galaxy import COLOURS, cells_where

if TYPE_CHECKING:
    from tests.oracles.card_sets import Decks
    from tests.positions.choices import Pick

__all__ = ["BREAKAGES", "ONLY_FULL", "Supply"]


@dataclass(frozen=True, slots=True)
class Supply:
    """What a sheet may name."""

    decks: Decks
    board: Any


Breakage = Callable[["Pick", dict[str, Any], Supply], None]


def _claims(player: dict[str, Any]) -> dict[str, str]:
    claims: dict[str, str] = player.setdefault("public", {})
    return claims


def _unclaim(sheet: dict[str, Any], card: str) -> None:
    for player in sheet["players"]:
        player.get("public", {}).pop(card, None)


def _two_first(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
    card = pick(sheet["public"])
    _unclaim(sheet, card)
    for player in sheet["players"][-2:]:
        _claims(player)[card] = "first"


def _later_alone(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
    card = pick(sheet["public"])
    _unclaim(sheet, card)
    _claims(pick(sheet["players"]))[card] = "later"


def _claim_elsewhere(pick: Pick, sheet: dict[str, Any], supply: Supply) -> None:
    elsewhere = [card for card in sorted(supply.decks["public"]) if card not in sheet["public"]]
    _claims(pick(sheet["players"]))[pick(elsewhere)] = "first"


def _claim_neither(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
    card = pick(sheet["public"])
    _unclaim(sheet, card)
    _claims(pick(sheet["players"]))[card] = "second"


def _public_card(pick: Pick, sheet: dict[str, Any], card: str) -> None:
    """Puts a card in the place of one on the table."""
    place = pick([place for place in range(4) if sheet["public"][place] != card])
    _unclaim(sheet, sheet["public"][place])
    sheet["public"][place] = card


def _public_twice(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
    _public_card(pick, sheet, pick(sheet["public"]))


def _public_unknown(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
    _public_card(pick, sheet, "V99")


def _public_of_another_deck(pick: Pick, sheet: dict[str, Any], supply: Supply) -> None:
    _public_card(pick, sheet, pick(sorted(supply.decks["advanced"])))


def _advanced_twice(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
    sector = pick(SECTORS)
    other = pick([name for name in SECTORS if name != sector])
    sheet["advanced"][sector] = sheet["advanced"][other]


def _advanced_unknown(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
    sheet["advanced"][pick(SECTORS)] = "B99"


def _personal_twice(_: Pick, sheet: dict[str, Any], __: Supply) -> None:
    sheet["players"][-1]["personal"] = sheet["players"][0]["personal"]


def _personal_of_another_deck(pick: Pick, sheet: dict[str, Any], supply: Supply) -> None:
    pick(sheet["players"])["personal"] = pick(sorted(supply.decks["public"]))


def _marker_twice(counter: str) -> Breakage:
    def broken(pick: Pick, sheet: dict[str, Any], supply: Supply) -> None:
        first = {"colours": "red", "constellations": supply.board["constellations"][0], "advanced": "IV"}
        listed = sheet["counters"].get(counter) or [first[counter]]
        sheet["counters"][counter] = [*listed, pick(listed)]

    return broken


def _marker_unknown(counter: str) -> Breakage:
    def broken(_: Pick, sheet: dict[str, Any], __: Supply) -> None:
        unknown = {"colours": "green", "constellations": "southern-cross", "advanced": "V"}
        sheet["counters"].setdefault(counter, []).append(unknown[counter])

    return broken


def _counter_unknown(_: Pick, sheet: dict[str, Any], __: Supply) -> None:
    sheet["counters"]["orbits"] = []


def _player(key: str, value: object) -> Breakage:
    def broken(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
        pick(sheet["players"])[key] = value

    return broken


def _player_without(key: str) -> Breakage:
    def broken(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
        del pick(sheet["players"])[key]

    return broken


def _sheet_without(key: str) -> Breakage:
    def broken(_: Pick, sheet: dict[str, Any], __: Supply) -> None:
        del sheet[key]
        if key == "public":
            for player in sheet["players"]:
                player.pop("public", None)

    return broken


def _cell(name: str, value: str) -> Breakage:
    def broken(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
        pick(sheet["players"])["galaxy"][name] = value

    return broken


def _string(change: Callable[[str], str], single: bool = False) -> Breakage:
    """Writes one constellation anew as a string and changes it; or leaves it, but names a cell of it too."""

    def broken(pick: Pick, sheet: dict[str, Any], supply: Supply) -> None:
        galaxy, name = pick(sheet["players"])["galaxy"], pick(supply.board["constellations"])
        cells = cells_where(supply.board, "constellation", name)
        letters = list(galaxy.pop(name, "." * len(cells)))
        for place, cell in enumerate(cells):
            letters[place] = galaxy.pop(cell, letters[place])
        galaxy[name] = change("".join(letters))
        if single:
            galaxy[pick(cells)] = pick([".", *COLOURS])

    return broken


def _too_few(_: Pick, sheet: dict[str, Any], __: Supply) -> None:
    del sheet["players"][1:]
    sheet["players"][0].pop("public", None)


def _too_many(_: Pick, sheet: dict[str, Any], __: Supply) -> None:
    by_hand = dict.fromkeys(LINES[sheet.get("version", "full")], 0)
    for number in range(len(sheet["players"]), 5):
        sheet["players"].append({"name": f"one more {number}", "black_holes": 0, "by_hand": by_hand.copy()})


def _name_twice(_: Pick, sheet: dict[str, Any], __: Supply) -> None:
    sheet["players"][-1]["name"] = sheet["players"][0]["name"]


def _line_of_the_other_version(pick: Pick, sheet: dict[str, Any], _: Supply) -> None:
    sheet["version"] = "basic"
    del sheet["advanced"], sheet["counters"]
    pick(sheet["players"])["by_hand"] = {pick(["colours", "advanced"]): 3}


def _sheet_key(key: str, value: object) -> Breakage:
    def broken(_: Pick, sheet: dict[str, Any], __: Supply) -> None:
        sheet[key] = value

    return broken


ONLY_FULL: dict[str, Breakage] = {
    "advanced-card-twice": _advanced_twice,
    "advanced-card-unknown": _advanced_unknown,
    "advanced-missing": _sheet_without("advanced"),
    "counters-missing": _sheet_without("counters"),
    "counter-unknown": _counter_unknown,
    "line-of-the-other-version": _line_of_the_other_version,
    **{f"marker-twice-{counter}": _marker_twice(counter) for counter in COUNTERS},
    **{f"marker-unknown-{counter}": _marker_unknown(counter) for counter in COUNTERS},
}
BREAKAGES: dict[str, Breakage] = {
    **ONLY_FULL,
    "two-first": _two_first,
    "later-but-nobody-first": _later_alone,
    "claim-not-on-the-table": _claim_elsewhere,
    "claim-neither-first-nor-later": _claim_neither,
    "public-card-twice": _public_twice,
    "public-card-unknown": _public_unknown,
    "public-card-of-another-deck": _public_of_another_deck,
    "public-missing": _sheet_without("public"),
    "personal-card-twice": _personal_twice,
    "personal-card-unknown": _player("personal", "O99"),
    "personal-card-of-another-deck": _personal_of_another_deck,
    "personal-missing": _player_without("personal"),
    "galaxy-missing": _player_without("galaxy"),
    "cell-unknown": _cell("nowhere1", "R"),
    "cell-twice": _string(str, single=True),
    "letter-unknown": _cell("core", "G"),
    "letter-spelt-out": _cell("core", "red"),
    "letter-unknown-in-a-string": _string(lambda letters: letters[:-1] + "?"),
    "string-too-short": _string(lambda letters: letters[1:]),
    "string-too-long": _string(lambda letters: letters + "."),
    "black-holes-negative": _player("black_holes", -1),
    "black-holes-not-whole": _player("black_holes", "three"),
    "black-holes-missing": _player_without("black_holes"),
    "players-too-few": _too_few,
    "players-too-many": _too_many,
    "name-twice": _name_twice,
    "name-missing": _player_without("name"),
    "line-unknown": _player("by_hand", {"moons": 1}),
    "points-not-whole": _player("by_hand", {"public": "a dozen"}),
    "player-key-unknown": _player("black_hole", 2),
    "sheet-key-unknown": _sheet_key("counter", {}),
    "version-unknown": _sheet_key("version", "expert"),
}
