"""The signs of every kind of action and mission, as the row over a card's words shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

ONE: Final = ("energy", "culture", "diplomacy", "economy")
FACES: Final = {"move": "ship", "any": "?"}
MOVED_TO: Final = {"anywhere": ("planet", "or", "home"), "surface": ("planet",)}
SHIP_PLACES: Final = {"landed": "planet"}
PAID: Final = "\N{MINUS SIGN}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
EACH: Final = ":"  # for each of what stands before it, what stands after it


def action_signs(action: tuple[tuple[str, str | int], ...]) -> tuple[str, ...]:
    """As the figure `tiny-galaxies-action` is told them: icons by name, marks between them, numbers."""
    asks = dict(action)
    return _ACTION_SIGNS[action[0][0]](asks) if action else ()


def _resource_signs(name: Any) -> tuple[str, ...]:
    return (name,) if name in ONE else ("energy", "or", "culture")


def _track_signs(name: Any) -> tuple[str, ...]:
    return (name,) if name in ONE else ("diplomacy", "or", "economy")


def _amount_signs(name: Any, amount: Any) -> tuple[str, ...]:
    if name == "each":
        return ("energy", f"+{amount}", "and", "culture", f"+{amount}")
    return (*_resource_signs(name), f"+{amount}")


def _number_signs(number: Any) -> tuple[str, ...]:
    """A number before what it counts; one goes without saying."""
    return (str(number),) if number != 1 else ()


def _gain_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return _amount_signs(asks["gain"], asks["amount"])


def _share_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    own, others = (_amount_signs(asks["share"], asks[key]) for key in ("amount", "others"))
    return (*own, "and", "rival", EACH, *others)


def _convert_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (asks["convert"], f"{PAID}1", "to", asks["to"], "+1", "and", f"{TIMES}{asks['most']}")


def _take_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    each = ("rival", EACH) if asks["from"] == "each" else ()
    return (*each, "rival", "to", *_amount_signs(asks["take"], asks["amount"]))


def _reap_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    place = SHIP_PLACES.get(asks["per"], asks["per"])
    ships = ("ship",) if place != "colony" else ()
    return (*ships, place, EACH, asks["reap"], "+1", "and", f"{TIMES}{asks['most']}")


def _move_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_number_signs(asks["move"]), "ship", "to", *MOVED_TO.get(asks["to"], (asks["to"],)))


def _launch_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return ("home", "to", "orbit", "and", *_track_signs(asks["launch"]), f"+{asks['steps']}")


def _recall_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_number_signs(asks["ships"]), "ship", "to", "home", EACH, asks["recall"], f"+{asks['each']}")


def _expel_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    place = "planet" if asks["expel"] == "surface" else "orbit"
    return (*_number_signs(asks["ships"]), "rival", place, "to", "home")


def _advance_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_track_signs(asks["advance"]), f"+{asks['steps']}")


def _drive_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (
        *_resource_signs(asks["pay"]),
        f"{PAID}{asks['price']}",
        "to",
        *_track_signs(asks["drive"]),
        f"+{asks['steps']}",
    )


def _chase_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_track_signs(asks["chase"]), f"+{asks['most']}", "to", "rival")


def _repel_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return ("rival", *_track_signs(asks["repel"]), "back", str(asks["steps"]))


def _hire_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_resource_signs(asks["hire"]), f"{PAID}{asks['price']}", "to", "rival", "colony", "use")


def _echo_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    ship = ("ship",) if asks["echo"] != "colony" else ()
    return (*ship, SHIP_PLACES.get(asks["echo"], asks["echo"]), "use")


def _upgrade_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return ("empire", "+1", "and", *_resource_signs(asks["upgrade"]), "less", str(asks["discount"]))


def _reroll_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_number_signs(asks["reroll"]), "die", "again")


def _set_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_number_signs(asks["dice"]), "die", "to", FACES.get(asks["set"], asks["set"]))


def _follow_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    price = ("culture", f"{PAID}0") if asks["follow"] == "free" else ("energy", f"{PAID}1")
    return (*_number_signs(asks["dice"]), "rival", "die", "and", *price)


def _survey_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_number_signs(asks["survey"]), "planet", "again")


_ACTION_SIGNS: Final[Mapping[str, Callable[[Mapping[str, Any]], tuple[str, ...]]]] = {
    "gain": _gain_signs,
    "share": _share_signs,
    "convert": _convert_signs,
    "take": _take_signs,
    "reap": _reap_signs,
    "move": _move_signs,
    "launch": _launch_signs,
    "recall": _recall_signs,
    "expel": _expel_signs,
    "advance": _advance_signs,
    "drive": _drive_signs,
    "chase": _chase_signs,
    "repel": _repel_signs,
    "hire": _hire_signs,
    "echo": _echo_signs,
    "upgrade": _upgrade_signs,
    "reroll": _reroll_signs,
    "set": _set_signs,
    "follow": _follow_signs,
    "survey": _survey_signs,
}


AT_LEAST, AT_MOST = "\N{GREATER-THAN OR EQUAL TO}", "\N{LESS-THAN OR EQUAL TO}"
OF_PLANETS: Final = {
    "planets": ("planet",),
    "diplomacy": ("planet", "diplomacy"),
    "economy": ("planet", "economy"),
}
SHIPS_HOME: Final = {"none": ("home", "ship", "=", "0"), "all": ("ship", "ship", "to", "home")}


def mission_counts(rule: str, asks: Mapping[str, Any]) -> tuple[str, ...]:
    """One icon or two."""
    return _MISSION_COUNTS[rule](asks)


def mission_signs(rule: str, asks: Mapping[str, Any]) -> tuple[str, ...]:
    """As the figure `tiny-galaxies-action` is told them: what is compared, and with whom or what."""
    return _MISSION_SIGNS[rule](asks)


def _most_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return OF_PLANETS.get(asks["what"], (asks["what"],))


def _planet_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    """Of a kind, with a resource, or all."""
    return ("planet", *(asks[key] for key in ("kind", "resource") if key in asks))


def _store_signs(asks: Mapping[str, Any]) -> tuple[str, ...]:
    energy, culture = (f"{AT_LEAST}{asks[each]}" for each in ("energy", "culture"))
    return ("energy", energy, "and", "culture", culture)


_MISSION_COUNTS: Final[Mapping[str, Callable[[Mapping[str, Any]], tuple[str, ...]]]] = {
    "most": _most_signs,
    "fewest-planets": _planet_signs,
    "planets-of": _planet_signs,
    "equal-kinds": lambda _: ("diplomacy", "economy"),
    "stores": lambda _: ("energy", "culture"),
    "empire-level": lambda _: ("empire",),
    "ships-home": lambda _: ("home",),
    "ended-game": lambda _: ("end",),
}

_MISSION_SIGNS: Final[Mapping[str, Callable[[Mapping[str, Any]], tuple[str, ...]]]] = {
    "most": lambda asks: (*_most_signs(asks), AT_LEAST, "rival"),
    "fewest-planets": lambda asks: (*_planet_signs(asks), AT_MOST, "rival"),
    "planets-of": lambda asks: (*_planet_signs(asks), f"{AT_LEAST}{asks['at_least']}"),
    "equal-kinds": lambda _: ("diplomacy", "=", "economy"),
    "stores": _store_signs,
    "empire-level": lambda asks: ("empire", f"{AT_LEAST}{asks['at_least']}"),
    "ships-home": lambda asks: SHIPS_HOME[asks["ships"]],
    "ended-game": lambda _: ("empire", "and", "planet", "to", "end"),
}
