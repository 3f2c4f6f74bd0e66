"""What the keys of Tiny Galaxies' files mean, in the words that an editor shows beside them."""

from __future__ import annotations

from typing import Final

_PLANETS: Final = "Its colonised planets: the id of each card, or just the points of one that is not ours."

NOTES: Final = {
    "Sheet": {
        "rogue": "In a game alone: the rogue galaxy.",
        "ended_by": "In a game alone: who reached the goal first, where both did.",
    },
    "Commander": {
        "energy": "The energy that is left; a tie is broken by it and the culture.",
        "culture": "The culture that is left.",
        "empire": "The level of the empire, 1 to 6.",
        "planets": _PLANETS,
        "mission": "The id of the secret mission, such as M03.",
        "ships": "Where the ships are; needed by the missions that look at them.",
        "ended_game": "true for the player who ended the game.",
    },
    "Ships": {
        "home": "How many are in the galaxy.",
        "landed": "How many are on a planet.",
        "orbit": "How many are on a colonisation track.",
    },
    "Rogue": {
        "level": "How hard it is, 1 to 5; it changes no score.",
        "empire": "The level of its empire, 1 to 6, or skull.",
        "planets": _PLANETS,
    },
    "PlanetCard": {
        "name": "The name of the planet.",
        "points": "What it is worth once it is colonised.",
        "resource": "What ships on it yield.",
        "track": "The colonisation track: {kind: economy, steps: 4}.",
        "action": "What a colony does, such as {gain: energy, amount: 2}.",
    },
    "Track": {
        "kind": "What ships advance by.",
        "steps": "How many steps it takes.",
    },
    "MissionCard": {
        "name": "The name of the mission.",
        "rule": "What is asked for: most, fewest-planets, planets-of, equal-kinds, stores, empire-level, "
        "ships-home or ended-game.",
        "points": "What it is worth.",
        "players": "From how many players on it is dealt.",
        "what": "What there must be most of, for most.",
        "shared": "What it is worth where another is equal, for most and fewest-planets.",
        "kind": "The kind of the tracks, for planets-of.",
        "resource": "What the planets yield, for planets-of.",
        "at_least": "How many planets, for planets-of, or which level, for empire-level.",
        "energy": "How much energy must be left, for stores.",
        "culture": "How much culture must be left, for stores.",
        "ships": "How many ships must be at home, for ships-home.",
    },
    "Board": {
        "game": "The game that the mat belongs to.",
        "board": "Which of the game's boards it is.",
        "empire": "What each of the six levels of an empire gives.",
        "limits": "The most that there may be of each resource.",
        "goal": "The points that end the game.",
    },
    "Empire": {
        "points": "The points of each level, the first level first.",
        "dice": "The dice of each level, the first level first.",
        "ships": "The ships of each level, the first level first.",
    },
    "Limits": {"energy": "The most energy.", "culture": "The most culture."},
}
