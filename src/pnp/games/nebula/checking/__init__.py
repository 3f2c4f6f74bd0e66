"""What is looked for in tasks, advanced cards and boards of designers, by whole decks and on the board of a
set."""

from pnp.games.nebula.checking.deciding import doubts, make_ground, meaning_of, suggest_number, witness
from pnp.games.nebula.checking.finding import checks
