"""Nebula: 2–4 players, each with a galaxy of stars, tasks to meet, and counters that say what pays."""

from typing import TYPE_CHECKING

from pnp.doors import door

if TYPE_CHECKING:
    from pnp.games.nebula.board import Board, board_of, made_board
    from pnp.games.nebula.cards import COUNTING_RULES, TASK_RULES, RuleCard
    from pnp.games.nebula.cautions import BLACK_HOLES
    from pnp.games.nebula.conditions import CONDITIONS
    from pnp.games.nebula.counting import COUNTS
    from pnp.games.nebula.figures.hole_track import BURSTS
    from pnp.games.nebula.rules_of_boards import Cell, Link, Plan, breaches
    from pnp.games.nebula.scoring import (
        ADVANCED,
        BASIC,
        COLOURS,
        CONSTELLATION,
        CONSTELLATIONS,
        FULL,
        PERSONAL_TASK,
    )
    from pnp.games.nebula.shown import shown_advanced, shown_personal, shown_public
    from pnp.games.nebula.wording import words as rule_words
else:
    __getattr__ = door(__name__)
