"""What a mission counts, in signs: icons for the heart of its picture, and the row over its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

AT_LEAST, AT_MOST = "\N{GREATER-THAN OR EQUAL TO}", "\N{LESS-THAN OR EQUAL TO}"
OF_PLANETS: Final = {
    "planets": ("planet",),
    "diplomacy": ("planet", "diplomacy"),
    "economy": ("planet", "economy"),
}
SHIPS_HOME: Final = {"none": ("home", "ship", "=", "0"), "all": ("ship", "ship", "to", "home")}


def counts(rule: str, asks: Mapping[str, Any]) -> tuple[str, ...]:
    """One icon or two."""
    return _COUNTS[rule](asks)


def signs(rule: str, asks: Mapping[str, Any]) -> tuple[str, ...]:
    """As the figure `tiny-galaxies-action` is told them: what is compared, and with whom or what."""
    return _SIGNS[rule](asks)


def _most(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return OF_PLANETS.get(asks["what"], (asks["what"],))


def _planets(asks: Mapping[str, Any]) -> tuple[str, ...]:
    """Of a kind, with a resource, or all."""
    return ("planet", *(asks[key] for key in ("kind", "resource") if key in asks))


def _stores(asks: Mapping[str, Any]) -> tuple[str, ...]:
    energy, culture = (f"{AT_LEAST}{asks[each]}" for each in ("energy", "culture"))
    return ("energy", energy, "and", "culture", culture)


_COUNTS: Final[Mapping[str, Callable[[Mapping[str, Any]], tuple[str, ...]]]] = {
    "most": _most,
    "fewest-planets": _planets,
    "planets-of": _planets,
    "equal-kinds": lambda _: ("diplomacy", "economy"),
    "stores": lambda _: ("energy", "culture"),
    "empire-level": lambda _: ("empire",),
    "ships-home": lambda _: ("home",),
    "ended-game": lambda _: ("end",),
}

_SIGNS: Final[Mapping[str, Callable[[Mapping[str, Any]], tuple[str, ...]]]] = {
    "most": lambda asks: (*_most(asks), AT_LEAST, "rival"),
    "fewest-planets": lambda asks: (*_planets(asks), AT_MOST, "rival"),
    "planets-of": lambda asks: (*_planets(asks), f"{AT_LEAST}{asks['at_least']}"),
    "equal-kinds": lambda _: ("diplomacy", "=", "economy"),
    "stores": _stores,
    "empire-level": lambda asks: ("empire", f"{AT_LEAST}{asks['at_least']}"),
    "ships-home": lambda asks: SHIPS_HOME[asks["ships"]],
    "ended-game": lambda _: ("empire", "and", "planet", "to", "end"),
}
