"""Tables that are played with the starters of `pnp new`: what one of their cards, or a board, is worth."""

from __future__ import annotations

from typing import Final, NamedTuple


class Played(NamedTuple):
    """A sheet whose first player has one total where it stands as it does, and another where `change[0]` is
    written in it as `change[1]`."""

    sheet: str
    change: tuple[str, str]
    totals: tuple[int, int]


VIA = "  - {name: Via, galaxy: {core: R}, black_holes: 0, personal: O20}\n"


def nebula(player: str, public: str = "V1", advanced: str = "") -> str:
    table = f"public: [{public}, V2, V3, V4]\n{advanced}"
    return (
        f"game: nebula\nversion: {'full' if advanced else 'basic'}\n{{own}}\n{table}"
        f"players:\n  - {{name: Ana, black_holes: 0, {player}}}\n{VIA}"
    )


ORBIT = "galaxy: {core: Y, lyra3: R, draco4: P, orion3: Y, orion4: W, corvus3: B, corvus4: O}"
SECTORS = "advanced: {I: B1, II: B2, III: B3, IV: B4}\ncounters: {advanced: [I]}\n"
SHIPPED_SECTORS = "advanced: {I: B4, II: B2, III: B3, IV: B6}\ncounters: {advanced: [I]}\n"
HVEZDOKUPY = (
    "game: hvezdokupy\n{own}\nboard: |\n  *..*....\n  .**.....\n" + "  ........\n" * 5 + "  .......M\n"
    "players:\n  - {name: Ana, card: CARD}\n  - {name: Via, card: G01}\n"
)
NOVA_LUNA = (
    "game: nova-luna\n{own}\nplayers:\n  - {name: Ana, mosaic: N18 N69 N35}\n  - {name: Via, mosaic: N01}\n"
)
NIGHT_SKY = (
    "game: night-sky\n{own}\nunfinished: true\nplayers:\n  - {name: Ana, start: START, rounds: [ROUND]}\n"
)
TINY = (
    "game: tiny-galaxies\n{own}\nplayers:\n"
    "  - {name: Ana, empire: 6, planets: [P01], mission: M14, energy: 6, culture: 1}\n"
    "  - {name: Via, empire: 1, planets: [], energy: 0, culture: 0}\n"
)


def night_sky(start: str, round: str) -> str:
    return NIGHT_SKY.replace("START", start).replace("ROUND", round)


# By game and deck, and by game and `board`.
TABLES: Final = {
    ("nebula", "personal"): Played(nebula(f"{ORBIT}, personal: O21"), ("corvus4: O", "corvus4: B"), (14, 0)),
    ("nebula", "public"): Played(
        nebula(
            "galaxy: {lyra1: R, draco1: B, orion1: R, corvus1: B}, public: {V21: first}, personal: O1", "V21"
        ),
        ("V21: first", ""),
        (8, 0),
    ),
    ("nebula", "advanced"): Played(
        nebula("galaxy: {core: R, lyra1: B}, personal: O1", advanced=SECTORS),
        ("lyra1: B", "lyra1: O"),
        (4, 0),
    ),
    ("nebula", "board"): Played(
        nebula("galaxy: {lyra5: R, lyra6: B}, personal: O1", advanced=SHIPPED_SECTORS),
        ("{own}", "{none}"),
        (4, 0),
    ),
    ("hvezdokupy", "constellations"): Played(HVEZDOKUPY.replace("CARD", "F16"), ("*..*", "*..."), (1, 0)),
    ("hvezdokupy", "setup"): Played(HVEZDOKUPY.replace("CARD", "F01"), ("F01", "F12"), (0, 0)),
    ("nova-luna", "tiles"): Played(NOVA_LUNA, ("N35", "N01"), (19, 20)),
    ("night-sky", "constellations"): Played(
        night_sky("S3a", "{card: C507, stars: A31}"), ("stars: A31", ""), (3, 0)
    ),
    ("night-sky", "starts"): Played(night_sky("S7a", "{card: C601, stars: A32}"), ("S7a", "S7b"), (3, 0)),
    ("night-sky", "board"): Played(night_sky("S3a", "{card: C502, stars: A21}"), ("{own}", "{none}"), (3, 0)),
    ("tiny-galaxies", "planets"): Played(
        TINY.replace("P01", "P44").replace("M14", "M10"), ("P44", ""), (17, 10)
    ),
    ("tiny-galaxies", "missions"): Played(TINY, ("energy: 6", "energy: 5"), (13, 11)),
    ("tiny-galaxies", "board"): Played(TINY.replace("M14", "M12"), ("{own}", "{none}"), (12, 11)),
}
