"""The signs of every kind of action and mission, as the row over a card's words shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

PAID: Final = "\N{MINUS SIGN}"

# As the figure `tiny-galaxies-action` is told them: icons by name, marks between them, numbers. What stands
# behind a colon is for each of what stands before it.
ACTION_SIGNS: Final = {
    "gain": "{gain} +{amount}",
    "share": "{share} +{amount} and rival : {share} +{others}",
    "convert": f"{{convert}} {PAID}1 to {{to}} +1 and ×{{most}}",
    "take": "{from} rival to {take} +{amount}",
    "reap": "{per} : {reap} +1 and ×{most}",
    "move": "{move} ship to {to}",
    "launch": "home to orbit and {launch} +{steps}",
    "recall": "{ships} ship to home : {recall} +{each}",
    "expel": "{ships} rival {expel} to home",
    "advance": "{advance} +{steps}",
    "drive": f"{{pay}} {PAID}{{price}} to {{drive}} +{{steps}}",
    "chase": "{chase} +{most} to rival",
    "repel": "rival {repel} back {steps}",
    "hire": f"{{hire}} {PAID}{{price}} to rival colony use",
    "echo": "{echo} use",
    "upgrade": "empire +1 and {upgrade} less {discount}",
    "reroll": "{reroll} die again",
    "set": "{dice} die to {set}",
    "follow": "{dice} rival die and {follow}",
    "survey": "{survey} planet again",
}
# What is compared, and with whom or what.
MISSION_SIGNS: Final = {
    "most": "{what} ≥ rival",
    "fewest-planets": "planet ≤ rival",
    "planets-of": "planet {kind} {resource} ≥{at_least}",
    "equal-kinds": "diplomacy = economy",
    "stores": "energy ≥{energy} and culture ≥{culture}",
    "empire-level": "empire ≥{at_least}",
    "ships-home": "{ships}",
    "ended-game": "empire and planet to end",
}
# One icon or two.
MISSION_COUNTS: Final = {
    "most": "{what}",
    "fewest-planets": "planet",
    "planets-of": "planet {kind} {resource}",
    "equal-kinds": "diplomacy economy",
    "stores": "energy culture",
    "empire-level": "empire",
    "ships-home": "home",
    "ended-game": "end",
}

_COUNT: Final = {1: ""}  # one goes without saying
_RESOURCE: Final = {"either": "energy or culture", "each": "energy +{amount} and culture"}
_TRACK: Final = {"either": "diplomacy or economy"}
_PLACE: Final = {"home": "ship home", "landed": "ship planet", "orbit": "ship orbit"}
# What the keys of an action or a mission say, where that is another sign than its name.
_SIGNS_OF_VALUES: Final[Mapping[str, Mapping[Any, str]]] = {
    **dict.fromkeys(("gain", "take", "pay", "hire", "upgrade"), _RESOURCE),
    **dict.fromkeys(("launch", "advance", "drive", "chase", "repel"), _TRACK),
    **dict.fromkeys(("move", "reroll", "dice", "survey"), _COUNT),
    **dict.fromkeys(("per", "echo"), _PLACE),
    "ships": {**_COUNT, "none": "home ship = 0", "all": "ship ship to home"},
    "to": {"anywhere": "planet or home", "surface": "planet"},
    "from": {"each": "rival :", "one": "", "richer": ""},
    "expel": {"surface": "planet", "start": "orbit"},
    "set": {"move": "ship", "any": "?"},
    "follow": {"free": f"culture {PAID}0", "energy": f"energy {PAID}1"},
    "what": {"planets": "planet", "diplomacy": "planet diplomacy", "economy": "planet economy"},
}


def list_signs(row: str, asks: Mapping[str, Any]) -> tuple[str, ...]:
    """One of the rows above, filled with what a card asks for; of a kind and a resource it may have one."""
    told = {key: _SIGNS_OF_VALUES.get(key, {}).get(value, str(value)) for key, value in asks.items()}
    return tuple(row.format_map({"kind": "", "resource": "", **told}).format_map(asks).split())


def list_action_signs(action: tuple[tuple[str, str | int], ...]) -> tuple[str, ...]:
    return list_signs(ACTION_SIGNS[action[0][0]], dict(action)) if action else ()
