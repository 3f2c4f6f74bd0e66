"""What is looked for in tasks, advanced cards and boards of designers, by whole decks and on the board of a
set."""

from pnp.games.nebula.checking.decks import SAME, SHORT
from pnp.games.nebula.checking.evenness import ASKED, UNEVEN
from pnp.games.nebula.checking.finding import (
    CERTAIN,
    GALAXIES,
    IMPOSSIBLE,
    LACKED,
    LACKING,
    LATER,
    OFF_ORBIT,
    UNFILLED,
    find,
)
from pnp.games.nebula.figures.room import OFF_BOARD, TOO_NEAR
from pnp.models.findings import Checks, Code

# What is told with the board's form, and what keeps it from being printed.
RULES = tuple(Code(f"nebula-rule-{number}", "error") for number in range(1, 9))
PLACES = Code(OFF_BOARD, "error"), Code(TOO_NEAR, "error")
CODES = (
    *(*RULES, *PLACES, LACKED, IMPOSSIBLE, CERTAIN, LATER, SAME, SHORT, UNEVEN),
    *(OFF_ORBIT, UNFILLED, LACKING, GALAXIES, ASKED),
)


def checks() -> Checks:
    return Checks(CODES, find)
