"""The forms of Nova Luna's files: tiles and the score sheet."""

from typing import Annotated, Final, TypeAlias

from pnp.games.nova_luna.cards import ALPHABETS, LONGEST
from pnp.games.nova_luna.scoring import LINES, SOLO_LINES
from pnp.models.cards import Card, declare_set
from pnp.models.markers import Bounds
from pnp.models.scalars import WholeNumber
from pnp.models.score_sheets.keys import Key, choose_lines, declare_sheet
from pnp.models.score_sheets.questions import LEFT_OUT

TOKENS: Final = 20
Grid: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=20_000)]
Step: TypeAlias = Annotated[WholeNumber, Bounds(ge=0, le=9999)]
Height: TypeAlias = Annotated[WholeNumber, Bounds(ge=1, le=99)]


class TileCard(Card, frozen=True, kw_only=True):
    tile: Annotated[str, Bounds(min_length=1, max_length=LONGEST)]


TileSet: Final = declare_set("TileSet", "nova-luna", "tiles", TileCard)
SHEET: Final = declare_sheet(
    choose_lines(LINES, SOLO_LINES),
    alphabets=ALPHABETS,
    player=(
        Key("tokens", "number", least=1, most=TOKENS, default=TOKENS, empty_answer=TOKENS, players="several"),
        Key("mosaic", "grid", form=Grid, lines=LINES, players="several"),
        Key("phase1", "grid", form=Grid, lines=SOLO_LINES[:2], players="one"),
        Key("mosaic", "grid", form=Grid, lines=SOLO_LINES[2:], players="one", words="mosaic-alone"),
        Key(
            "track",
            "place",
            form=tuple[Step, Height],
            players="several",
            rare=True,
            late=True,
            empty_answer=LEFT_OUT,
            template_value=["17", "2"],
        ),
    ),
)
