"""Nebula: 2–4 players, each with a galaxy of stars, tasks to meet, and counters that say what pays."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.games.nebula.card_rules import CONDITIONS, COUNTS, describe_rule
    from pnp.games.nebula.cards import (
        COUNTING_RULES,
        TASK_RULES,
        BitBoard,
        GalaxyPlan,
        RuleCard,
        build_board,
        find_breaches,
        make_board,
        read_plan,
    )
    from pnp.games.nebula.fields import advanced_fields, personal_fields, public_fields
    from pnp.games.nebula.figures.boards import BURSTS
    from pnp.games.nebula.scoring import (
        ADVANCED_POINTS,
        BASIC,
        BLACK_HOLES,
        COLOUR_POINTS,
        CONSTELLATION_POINTS,
        FULL,
        PERSONAL_POINTS,
        RANKED_POINTS,
    )
else:
    __getattr__ = lazy_getattr(__name__)
