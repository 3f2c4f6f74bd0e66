"""Score sheets, boards and card sets of the games as people write them, with and without mistakes."""

from __future__ import annotations

from typing import Final

from tests import ROOT

NEBULA: Final = """\
game: nebula
title: 7
played: 2026-11-18
public: [V3, V15, V17, V20]
advanced: { I: B4, II: B20, III: B27, IV: B30 }
counters:
  colours: [white, red]
  advanced: [II]
players:
  - name: Ester
    galaxy: { core: R, lyra: W.BYOP, orion1: W }
    black_holes: 3
    personal: O19
    public: { V15: first }
  - { name: 4, galaxy: { core: W }, black_holes: "2", personal: O1, by_hand: { colours: -3 } }
"""
HVEZDOKUPY: Final = """\
game: hvezdokupy
board: |
  ..*.....
  .**.M...
  ........
  ........
  ........
  ........
  ........
  ........
players:
  - { name: Aneta, card: F07 }
  - name: Blanka
    pattern: |
      .*
      **
"""
NOVA_LUNA: Final = """\
game: nova-luna
players:
  - name: Ana
    tokens: 20
    mosaic: |
      N12   N40
      R4:BB .
    track: [17, 2]
  - { name: Jan, mosaic: N33, track: [18, 1] }
"""
ALONE: Final = """\
game: nova-luna
players:
  - { name: Ana, mosaic: N12 N40, phase1: N12 ., by_hand: { final-time: 12 } }
"""
TINY_GALAXIES: Final = """\
game: tiny-galaxies
players:
  - name: Eva
    empire: 4
    planets: [P07, P11, 5]
    mission: M01
    energy: 3
    culture: 2
    ships: { home: 1, landed: 2, orbit: 0 }
    ended_game: true
  - { name: Ota, empire: "3", planets: [], energy: 0, culture: 7 }
  - { name: Ida, by_hand: { empire: 2, planets: 9, mission: 0 }, energy: 0, culture: 0 }
"""
AGAINST_THE_ROGUE: Final = """\
game: tiny-galaxies
ended_by: player
players:
  - { name: Eva, empire: 4, planets: [P07], energy: 3, culture: 2 }
rogue: { level: 2, empire: skull, planets: [P11, 3] }
"""
NIGHT_SKY: Final = """\
game: night-sky
unfinished: true
players:
  - name: Ania
    start: S1a
    rounds:
      - { card: C601, lines: A31-A41 A41-A42 }
      - { card: { size: 6, kind: giant, value: 2 }, counts: { top: 2, bottom: 3, links: 3, drawn: 6 } }
    counts: { sun: 4, ecliptic: 4, rim: 4 }
  - { name: Piotr, start: { kind: dwarf, value: 1 }, rounds: [{ card: C501 }, { card: C602, stars: B11 }] }
"""

# One of each game that names no cards or board of its own.
SHEETS: Final = {
    "nebula": NEBULA,
    "hvezdokupy": HVEZDOKUPY,
    "nova-luna": NOVA_LUNA,
    "tiny-galaxies": TINY_GALAXIES,
    "night-sky": NIGHT_SKY,
}
GOOD_SHEETS: Final = [*SHEETS.values(), ALONE, AGAINST_THE_ROGUE]


def changed(text: str, old: str, new: str) -> str:
    """The text with one mistake; what it replaces must be there."""
    assert old in text, old
    return text.replace(old, new, 1)


BROKEN_SHEETS: Final = [
    ("players: [{ name: A }]", ""),
    ("game: nebulla\nplayers: [{ name: A }]", "game"),
    ("game: nebula\nplayers: []", "players"),
    ("game: hvezdokupy\nlayout: board.yaml\nplayers: [{ name: A }, { name: B }]", ""),
    (changed(NEBULA, "public: [V3", "pubic: [V3"), ""),
    (changed(NEBULA, "title: 7", "version: easy"), "version"),
    (changed(NEBULA, "2026-11-18", "Tuesday"), "played"),
    (changed(NEBULA, "title: 7", "rogue: { level: 1, empire: 1 }"), ""),
    (changed(NEBULA, ", V20]", "]"), "public"),
    (changed(NEBULA, "I: B4", "V: B4"), "advanced"),
    (changed(NEBULA, "  colours:", "  colors:"), "counters"),
    (changed(NEBULA, "black_holes: 3", "black_holes: -3"), "players/0/black_holes"),
    (changed(NEBULA, "    black_holes: 3\n", ""), "players/0"),
    (changed(NEBULA, "V15: first", "V15: second"), "players/0/public/V15"),
    (changed(NEBULA, "colours: -3", "colours: many"), "players/1/by_hand/colours"),
    (changed(HVEZDOKUPY, "card: F07", "crad: F07"), "players/0"),
    (changed(HVEZDOKUPY, "board: |", "version: full\nboard: |"), ""),
    (changed(NOVA_LUNA, "tokens: 20", "tokens: 200"), "players/0/tokens"),
    (changed(NOVA_LUNA, "[17, 2]", "[17]"), "players/0/track"),
    (changed(NOVA_LUNA, "mosaic: N33", "mosaik: N33"), "players/1"),
    (changed(TINY_GALAXIES, "empire: 4", "empire: 7"), "players/0/empire"),
    (changed(TINY_GALAXIES, ", orbit: 0", ""), "players/0/ships"),
    (changed(TINY_GALAXIES, "ended_game: true", "ended_game: maybe"), "players/0/ended_game"),
    (changed(AGAINST_THE_ROGUE, "skull", "skulls"), "rogue/empire"),
    (changed(AGAINST_THE_ROGUE, "ended_by: player", "ended_by: both"), "ended_by"),
    (changed(NIGHT_SKY, "kind: giant", "kind: gaint"), "players/0/rounds/1/card/kind"),
    (changed(NIGHT_SKY, "links: 3", "linx: 3"), "players/0/rounds/1/counts"),
    (changed(NIGHT_SKY, "start: S1a", "strat: S1a"), "players/0"),
]


def shipped(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


GALAXY: Final = shipped("layouts/nebula/galaxy.yaml")
MAT: Final = shipped("layouts/tiny-galaxies/galaxy.yaml")
MAP: Final = shipped("layouts/night-sky/map.yaml")
OWN_BOARDS: Final = [("nebula", GALAXY), ("tiny-galaxies", MAT), ("night-sky", MAP)]
BROKEN_BOARDS: Final = [
    ("nebula", changed(GALAXY, "board: galaxy", "board: galxy"), "board"),
    ("nebula", changed(GALAXY, "game: nebula", "game: hvezdokupy"), "game"),
    ("nebula", changed(GALAXY, "game: nebula\n", ""), ""),
    ("nebula", changed(GALAXY, "links:", "lynx:"), ""),
    ("nebula", changed(GALAXY, "orbit: 1", "orbit: inner"), "cells/1/orbit"),
    ("nebula", changed(GALAXY, "shining: true", "shining: maybe"), "cells/0/shining"),
    ("nebula", changed(GALAXY, "full: 30", "ful: 30"), "black_hole_bar"),
    ("tiny-galaxies", changed(MAT, "culture:", "cultur:"), "limits"),
    ("tiny-galaxies", changed(MAT, "goal: 21", "goal: 0"), "goal"),
    ("night-sky", changed(MAP, "radius: ", "radius: -"), "ecliptic/radius"),
    ("night-sky", changed(MAP, "A11: ", "A11: brown-"), "kinds/A11"),
    ("night-sky", changed(MAP, "[A, B]", "[A, B, C]"), "windows/0"),
]


def a_set(game: str, deck: str, card: str, head: str = "") -> str:
    return f"game: {game}\ndeck: {deck}\n{head}cards:\n  - {{ id: X1, {card} }}\n"


PLANET: Final = (
    "name: A, points: 3, resource: energy, track: { kind: economy, steps: 4 }, "
    "action: { gain: energy, amount: 2 }"
)
FIGURE: Final = (
    "{ stars: [[0, 0], [1, 0], [2, 0], [1, 1], [1, -1]], lines: [[0, 1], [1, 2], [1, 3], [1, 4]] }"
)
CRUX: Final = f"name: Crux, kind: giant, value: 2, figure: {FIGURE}"
GOOD_SETS: Final = [
    a_set("nebula", "personal", "rule: stars, colour: red, at_least: 6, title: { en: Red }, copies: 2"),
    a_set("nebula", "public", "rule: adjacent-orbits, count: 3, points: { first: 16, later: 10 }"),
    a_set(
        "nebula", "advanced", "rule: linked-pairs, colours: [red, blue]", "name: { en: Duets }\nback: none\n"
    ),
    a_set("hvezdokupy", "constellations", 'colour: violet, rank: 2, name: Kite, pattern: "**\\n*."'),
    a_set("nova-luna", "tiles", 'tile: "R7:", value: 7', "size: tile\n"),
    a_set("tiny-galaxies", "planets", PLANET),
    a_set("tiny-galaxies", "missions", "name: A, rule: stores, energy: 3, culture: 3, points: 2"),
    a_set("night-sky", "constellations", CRUX),
    a_set("night-sky", "starts", "sides: [{ kind: dwarf, value: 1 }, { kind: pulsar, value: 3 }]"),
]
BROKEN_SETS: Final = [
    (a_set("nebula", "personal", "rule: star, colour: red, at_least: 6"), "cards/0/rule"),
    (a_set("nebula", "personal", "rule: stars, colour: rose, at_least: 6"), "cards/0/colour"),
    (a_set("nebula", "personal", "rule: stars, colour: red, at_least: 6", "replace: true\n"), ""),
    (a_set("nebula", "personal", "rule: stars, colour: red, at_least: 6", "replaces: yes\n"), "replaces"),
    (a_set("nebula", "personal", "rule: stars, colour: red, at_least: 6, depth: 2"), "cards/0"),
    (a_set("nebula", "public", "rule: adjacent-orbits, count: 3"), "cards/0"),
    (a_set("nebula", "public", "rule: adjacent-orbits, count: 3, points: { frist: 2 }"), "cards/0/points"),
    (a_set("nebula", "advanced", "rule: linked-pairs, colours: [red]"), "cards/0/colours"),
    (a_set("nebula", "advanced", "rule: linked-pairs, colours: [red, blue]", "size: jumbo\n"), "size"),
    (
        a_set("hvezdokupy", "constellations", "colour: red, rank: 1, name: A, pattern: '***'"),
        "cards/0/colour",
    ),
    (a_set("hvezdokupy", "setup", "players: 7, stack: [1, 1], stars: 1, rolled: 0"), "cards/0/players"),
    (a_set("nova-luna", "tiles", "til: R7"), "cards/0"),
    (a_set("tiny-galaxies", "planets", PLANET.replace("steps: 4", "steps: 40")), "cards/0/track/steps"),
    (a_set("tiny-galaxies", "missions", "name: A, rule: equal-kinds"), "cards/0"),
    (a_set("night-sky", "constellations", CRUX.replace("value: 2", "value: 4")), "cards/0/value"),
    (a_set("night-sky", "constellations", CRUX.replace("lines", "line")), "cards/0/figure"),
    (a_set("night-sky", "starts", "sides: [{ kind: dwarf, value: 1 }]"), "cards/0/sides"),
]
