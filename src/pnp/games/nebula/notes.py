"""What the keys of Nebula's files mean, in the words that an editor shows beside them."""

from __future__ import annotations

from typing import Final

_MOVED: Final = "not those whose marker never left the start."
_PAIRS: Final = "Pairs of cells, by their ids."

NOTES: Final = {
    "Sheet": {
        "version": "basic or full; full where it is left out.",
        "public": "The ids of the four public cards on the table.",
        "advanced": "In the full game: the advanced card of each sector, such as {I: B4, II: B20}.",
        "counters": "In the full game: the markers on the three counters, the furthest right first.",
    },
    "Counters": {
        "colours": f"Colours, such as [white, red, blue]; {_MOVED}",
        "constellations": f"Constellations, such as [lyra, orion]; {_MOVED}",
        "advanced": f"Sectors, such as [II, IV, I]; {_MOVED}",
    },
    "Astronomer": {
        "black_holes": "How many this player placed; the tie-break reads it too.",
        "galaxy": "The stars: a letter for each cell of a constellation in the order of the board, or for "
        "one cell by its id. R red, P purple, Y yellow, W white, B blue, O orange, . empty.",
        "personal": "The id of the personal task card, such as O19.",
        "public": "The public cards where this player's marker stands, each with first or later.",
    },
    "PersonalCard": {
        "rule": "What the galaxy must show.",
        "colour": "The colour of the stars, for shining-stars, stars and colour-across-constellations.",
        "at_least": "How many stars, for shining-stars, stars, each-colour and colour-across-constellations.",
        "at_most": "How many cells may be empty, for empty-cells.",
        "constellation": "Which constellation, for constellation-colours.",
        "exactly": "How many different colours, for constellation-colours and orbit-colours.",
        "orbit": "Which orbit, from the inside out, for orbit-colours and orbit-all-different.",
        "constellations": "In how many constellations, for colour-across-constellations.",
        "count": "How many orbits in a row, for adjacent-orbits.",
        "pair": "How the two constellations lie, for constellations-complete.",
    },
    "PublicCard": {"points": "What it is worth: {first: 16, later: 10}."},
    "PublicPoints": {
        "first": "The points of whoever claims it first.",
        "later": "The points of whoever claims it later.",
    },
    "AdvancedCard": {
        "rule": "What is counted.",
        "colour": "The colour of the stars, for orbits-with and orbital-to-shining.",
        "colours": "Two different colours, for linked-pairs.",
    },
    "Board": {
        "game": "The game that the board belongs to.",
        "board": "Which of the game's boards it is.",
        "constellations": "The four constellations, as they lie around the centre.",
        "black_hole_bar": "What black holes are worth.",
        "cells": "The cells; the centre is called core.",
        "links": "Which cells are linked, and how.",
    },
    "BlackHoleBar": {
        "points": "The points after 0, 1, 2 … black holes.",
        "full": "The points once there are more black holes than the bar has spaces.",
    },
    "Cell": {
        "id": "The short name of the cell; core is the centre.",
        "x": "From the centre to the right, in mm.",
        "y": "From the centre down, in mm.",
        "shining": "Whether it is a shining cell.",
        "constellation": "The constellation that it is in; none for the centre.",
        "orbit": "Its orbit, 1 to 5 from the inside out; none for the centre.",
    },
    "LinkKinds": {
        "direct": f"Solid lines, within a constellation or from the centre. {_PAIRS}",
        "indirect": f"Dashed lines, one in each constellation. {_PAIRS}",
        "orbital": f"Arcs of the orbits. {_PAIRS}",
    },
}
