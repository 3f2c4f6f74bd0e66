"""Games for statistics, made up by chance that is given: of every kind, alone and together, with ties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.kept import KeptPlay, PlayerResult

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

LINES: Final[Mapping[str, tuple[str, ...]]] = {
    "hvezdokupy": ("built",),
    "nebula": ("personal", "public", "black-holes", "constellations", "colours", "advanced"),
    "night-sky": ("fading", *(f"round-{number}" for number in range(1, 7)), "sun", "ecliptic", "rim"),
    "nova-luna": ("tokens-left",),
    "tiny-galaxies": ("empire", "planets", "mission"),
}
NAMES: Final = ("Ester", "Ivo", "Hvězdoslava", "Jan")


def play(game: str, day: str, scores: Mapping[str, Sequence[int]], lines: Sequence[str] = ()) -> KeptPlay:
    """Places by the totals alone; in Nova Luna fewer is better."""
    totals = {name: sum(points) * (-1 if game == "nova-luna" else 1) for name, points in scores.items()}
    places = {name: 1 + sum(other > totals[name] for other in totals.values()) for name in scores}
    seats = tuple(
        PlayerResult(name, sum(points), places[name], places[name] == 1, number == 0, tuple(named))
        for number, (name, points) in enumerate(scores.items())
        for named in [zip(lines or LINES[game], points, strict=True)]
    )
    winners = tuple(name for name, place in places.items() if place == 1)
    return KeptPlay(game, day, "", "points" if len(winners) == 1 else "shared", winners, seats)


def year(chance: Random, count: int = 24) -> list[KeptPlay]:
    """Games on days that rise, but for some that are on one day."""
    plays = []
    for number in range(count):
        game = chance.choice([*LINES])
        players = chance.sample(NAMES, chance.randint(1 if game != "hvezdokupy" else 2, 4))
        most = 1 if game == "hvezdokupy" else 9
        scores = {name: [chance.randint(0, most) for _ in LINES[game]] for name in players}
        plays.append(play(game, f"2026-{1 + number // 4:02}-{1 + number % 4 // 2:02}", scores))
    return plays


def example(chance: Random) -> list[KeptPlay]:
    """Ten evenings of Nebula, for the picture of the page about kept games."""
    skills = {"Ester": 6, "Ivo": 1, "Hvězdoslava": 3, "Jan": -4}
    bar = (0, 1, 2, 4, 6, 9, 12)
    plays = []
    for month in range(1, 11):
        scores = {}
        for name in chance.sample(NAMES, 4 if month % 3 else 3):
            skill = skills[name] + month // 3 * (name == "Jan") * 3
            public = max(0, chance.choice((0, 10, 16, 20, 26, 32)) + skill)
            complete, ranked = chance.choice((0, 6, 10, 14, 20)), max(0, chance.randint(5, 20) + skill)
            items = max(0, chance.randint(4, 20) + skill)
            task = 14 * (chance.randint(0, 9) + skill > 4)
            scores[name] = [task, public, chance.choice(bar), complete, ranked, items]
        plays.append(play("nebula", f"2026-{month:02}-{1 + chance.randint(0, 27):02}", scores))
    return plays
