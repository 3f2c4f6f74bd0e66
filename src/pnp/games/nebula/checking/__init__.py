"""What is looked for in tasks, advanced cards and boards of designers, by whole decks and on the board of a
set."""

from pnp.games.nebula.checking.evenness import ASKED, UNEVEN
from pnp.games.nebula.checking.finding import (
    CERTAIN,
    GALAXIES,
    IMPOSSIBLE,
    LACKED,
    LACKING,
    LATER,
    SAME,
    UNFILLED,
    find,
)
from pnp.models.findings import Checks, Code

RULES = tuple(Code(f"nebula-rule-{number}", "error") for number in range(1, 9))  # told with the board's form
CHECKS = Checks(
    (*RULES, LACKED, IMPOSSIBLE, CERTAIN, LATER, SAME, UNEVEN, UNFILLED, LACKING, GALAXIES, ASKED), find
)

__all__ = ["CHECKS"]
