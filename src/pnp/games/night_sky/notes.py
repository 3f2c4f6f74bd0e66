"""What the keys of Night Sky's files mean, in the words that an editor shows beside them."""

from __future__ import annotations

from typing import Final

_STARS: Final = "The names of stars, such as A11."
_ALL_ROUNDS: Final = "In all rounds that have counts together"

NOTES: Final = {
    "Sheet": {
        "unfinished": "true for a game in progress: it may have fewer rounds, and has no line `fading`.",
    },
    "Observer": {
        "start": "The side of the start card, such as S1a, or {kind: dwarf, value: 1}.",
        "rounds": "The six rounds in order.",
        "counts": "What was counted at the end of the game; needed once a round has counts.",
    },
    "Round": {
        "card": "The id of the constellation card, such as C601, or {size: 6, kind: giant, value: 2}.",
        "lines": "The lines that were drawn, by their two stars, with blanks between: A31-A41 A41-A42.",
        "stars": "Stars that were drawn without a line, with blanks between: B11 B21.",
        "counts": "In place of a drawing: what was counted on a map that is not ours.",
    },
    "RoundCounts": {
        "top": "How many stars of the kind of this round's card were drawn.",
        "bottom": "How many stars of the kind of the card before were drawn.",
        "links": "How many lines join a star of the one kind with a star of the other.",
        "drawn": "How many stars were drawn.",
    },
    "EndCounts": {
        "sun": f"{_ALL_ROUNDS}: drawn stars with dust at the sun.",
        "ecliptic": f"{_ALL_ROUNDS}: drawn lines that cross the ecliptic.",
        "rim": f"{_ALL_ROUNDS}: drawn stars with dust at the rim.",
    },
    "PublishedCard": {
        "size": "How many stars it has.",
        "kind": "The kind of stars that it counts.",
        "value": "What such a star counts, 1 to 3.",
    },
    "Side": {
        "kind": "The kind of stars that it counts.",
        "value": "What such a star counts, 1 to 3.",
    },
    "ConstellationCard": {
        "name": "The name of the constellation.",
        "kind": "The kind of stars that it counts.",
        "value": "What such a star counts, 1 to 3.",
        "figure": "The stars and the lines of the constellation.",
        "stars_of": "The real stars that its stars stand for, in the same order.",
    },
    "Figure": {
        "stars": "Points [q, r] of the triangular lattice.",
        "lines": "Lines, each by the numbers of its two stars, counted from 0.",
    },
    "StartCard": {"sides": "Its two sides; those of S1 are called S1a and S1b."},
    "SkyMap": {
        "game": "The game that the map belongs to.",
        "board": "Which of the game's boards it is.",
        "rings": "How many rings of stars lie around the sun.",
        "kinds": "The kind of every star, such as A11: dwarf; by sector, ring and place in the ring.",
        "dust": "The stars with dust.",
        "ecliptic": "The circle of the ecliptic.",
        "windows": "The two sectors that are seen in each of the six rounds.",
        "fading_stars": "How many fading stars can be crossed out.",
    },
    "Dust": {"sun": f"Those at the sun. {_STARS}", "rim": f"Those at the rim. {_STARS}"},
    "Ecliptic": {
        "x": "Its middle, from the sun to the right, in steps of the lattice.",
        "y": "Its middle, from the sun upwards, in steps of the lattice.",
        "radius": "In steps of the lattice.",
    },
}
