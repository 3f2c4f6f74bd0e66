"""What layouts see of planets and missions, with the signs of every kind of action and mission, and of what
lies before a player; and how a card is explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import asdict

from pnp.games.tiny_galaxies.cards import Mission, Planet
from pnp.games.tiny_galaxies.position import SEATS, PlayerState, Position, Rogue
from pnp.models.game import Explained
from pnp.scoring import Line, Reason, Result

PAID: Final = "\N{MINUS SIGN}"

# Arguments of the figure `tiny-galaxies-action`: icons by name, marks between them, numbers. The signs
# after a colon apply to each of the things before it.
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
# The amount that is compared, and with whom or what.
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
# The signs of the values of an action or a mission, if they differ from the values' names.
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
    """Fill one of the rows above with a card's parameters; a card may have a kind or a resource."""
    signs = {key: _SIGNS_OF_VALUES.get(key, {}).get(value, str(value)) for key, value in asks.items()}
    return tuple(row.format_map({"kind": "", "resource": "", **signs}).format_map(asks).split())


def list_action_signs(action: tuple[tuple[str, str | int], ...]) -> tuple[str, ...]:
    return list_signs(ACTION_SIGNS[action[0][0]], dict(action)) if action else ()


LEAST_DEALT = 2  # players who are dealt missions: a solo player has none
MOST_PLAYERS = SEATS[1]
COUNTED_AS: Final = {"most": "amount", "price": "amount", "each": "amount", "move": "ships", "reroll": "dice"}


def planet_fields(card: Planet, _: object) -> dict[str, Any]:
    return {
        "text": word_action(card.action),
        "kind": card.kind,
        "steps": card.steps,
        "signs": list_action_signs(card.action),
        "world": find_number(card.id or ""),
    }


def word_action(action: tuple[tuple[str, str | int], ...]) -> Reason:
    """Word an action: its kind chooses the message, its keys become the arguments; `of` is the first value.
    Counts share one name across kinds."""
    kind, first = action[0]
    # 'one' is a number in sentences.
    arguments = {key: "rival" if value == "one" else value for key, value in action}
    counted = {COUNTED_AS.get(key, key): value for key, value in arguments.items()}
    return Reason(f"action-{kind}", {"of": first, **counted, **arguments})


def find_number(id: str) -> int:
    """Return the number in a card's id: it gives each card a figure of its own, the same wherever it is
    drawn."""
    digits = "".join(sign for sign in id if sign.isdecimal())
    return int(digits[-6:] or 0)


def mission_fields(card: Mission, _: object) -> dict[str, Any]:
    arguments = {"kind": "none", "resource": "none", **card.arguments}
    values = (card.points, card.shared) if "shared" in card.arguments else (card.points,)
    return {
        "text": Reason(f"card-{card.rule}", arguments),
        "signs": list_signs(MISSION_SIGNS[card.rule], card.asks),
        "counts": list_signs(MISSION_COUNTS[card.rule], card.asks),
        "values": tuple(map(str, values)),
        "dealt": card.players,
        "with_players": tuple(range(max(card.players, LEAST_DEALT), MOST_PLAYERS + 1)),
        "turns": find_number(card.id),
    }


# The rulings on several kinds of actions; a ruling on one kind has the kind's name.
COMMON_RULINGS: Final = {
    "paying": {"drive", "hire", "upgrade"},
    "resources": {"gain", "share", "convert", "take", "reap", "recall", "hire"},
    "tracks": {"launch", "advance", "drive"},
    "rivals": {"share", "take", "expel", "chase", "repel", "hire"},
}


def explain_planet(card: Planet, _: object) -> Explained:
    kind = card.action[0][0]
    values = (
        Reason("count-point", {"n": card.points}),
        Reason("explain-yields", {"of": card.resource or ""}),
        Reason("explain-track", {"kind": card.kind or "", "n": card.steps}),
    )
    common = (id for id, kinds in COMMON_RULINGS.items() if kind in kinds)
    return Explained(values, (kind, *common, "once", "lapses", "alone"))


def explain_mission(card: Mission, _: object) -> Explained:
    alone = Reason("count-point", {"n": card.points})
    shared = Reason("explain-shared", {"n": card.shared})
    dealt = Reason("label-dealt", {"n": card.players})
    values = (
        alone,
        *((shared,) if "shared" in card.arguments else ()),
        *((dealt,) if card.players > 1 else ()),
    )
    return Explained(values, (card.rule,))


def position_fields(position: Position, result: Result) -> list[Mapping[str, Any]]:
    """Return each player's level, resources, ships, planets and mission; in a solo game the rogue galaxy
    too."""
    return [
        {
            **_player_fields(player),
            **(_rogue_fields(position.rogue, standing.facts) if position.rogue else {}),
            "marks": tuple(_list_marks(player, line) for line in standing.lines),
        }
        for player, standing in zip(position.players, result.players, strict=True)
    ]


def _player_fields(player: PlayerState) -> Mapping[str, Any]:
    return {
        "empire": player.empire or 0,
        "energy": player.energy,
        "culture": player.culture,
        **(asdict(player.ships) if player.ships else {}),
        **_planet_row_fields("", player.planets),
        **(_mission_row_fields(player.mission) if player.mission else {}),
    }


def _planet_row_fields(whose: str, planets: tuple[Planet, ...]) -> Mapping[str, Any]:
    """Return the fields of a row of planets, in the order of the score sheet; those by their points have no
    id."""
    return {
        f"{whose}ids": tuple(planet.id or "" for planet in planets),
        f"{whose}worths": tuple(str(planet.points) for planet in planets),
        f"{whose}kinds": tuple(planet.kind or "economy" for planet in planets),
        f"{whose}yields": tuple(planet.resource or "energy" for planet in planets),
        f"{whose}worlds": tuple(str(find_number(planet.id or "")) for planet in planets),
    }


def _mission_row_fields(mission: Mission) -> Mapping[str, Any]:
    """Return the fields of a mission: its card, and its rule's parameters, words in `asked`, numbers in
    `counted`."""
    asks = mission.asks
    return {
        "mission": mission.id,
        "mission-name": mission.name,
        "rule": mission.rule,
        "turns": find_number(mission.id),
        "asked": tuple(str(asks.get(key, "none")) for key in ("what", "kind", "resource", "ships")),
        "counted": tuple(str(asks.get(key, 0)) for key in ("at_least", "energy", "culture")),
    }


def _rogue_fields(rogue: Rogue, facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the fields of the rogue; its level is a space of its track, the skull the last one."""
    return {
        "alone": True,
        "rogue": rogue.level,
        "rogue-level": rogue.empire + rogue.skull,
        "rogue-points": facts["rogue"],
        **_planet_row_fields("rogue-", rogue.planets),
    }


def _list_marks(player: PlayerState, line: Line) -> tuple[str, ...]:
    """List the causes of a line: the level reached, places in the row of planets, whether the mission was
    met."""
    match line.id:
        case "empire":
            return (str(player.empire),) if player.empire else ()
        case "planets":
            return tuple(map(str, range(len(player.planets))))
        case _:
            return tuple(reason.message for reason in line.reasons)
