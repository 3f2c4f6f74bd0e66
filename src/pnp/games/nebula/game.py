"""What Nebula gives the program."""

from pnp.games.nebula.board import made_board
from pnp.games.nebula.cards import made_advanced, made_task
from pnp.games.nebula.forms import AdvancedSet, Board, PersonalSet, PublicSet, Sheet
from pnp.games.nebula.position import position
from pnp.games.nebula.scoring import score
from pnp.models.game import Form, Game

GAME = Game(
    id="nebula",
    root=None,
    sheet=Sheet,
    board=Form("nebula/galaxy.yaml", Board, made_board),
    decks={
        "personal": Form("nebula/personal.yaml", PersonalSet, made_task),
        "public": Form("nebula/public.yaml", PublicSet, made_task),
        "advanced": Form("nebula/advanced.yaml", AdvancedSet, made_advanced),
    },
    position=position,
    score=score,
)
