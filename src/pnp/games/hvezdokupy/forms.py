"""The forms of Hvězdokupy's files: cards and the score sheet."""

from typing import Annotated, Final, Literal, TypeAlias

from pnp.games.hvezdokupy.scoring import LINES, SIDE
from pnp.models.cards import Card, RealStar, declare_set
from pnp.models.markers import Bounds, Matches, MayBeLeftOut
from pnp.models.scalars import WholeNumber, Words
from pnp.models.score_sheets.keys import Key, declare_sheet
from pnp.models.score_sheets.questions import LEFT_OUT

Rank: TypeAlias = Annotated[WholeNumber, Bounds(ge=1, le=3)]
Link: TypeAlias = Annotated[str, Matches(r"^([1-9]|10)-([1-9]|10)$")]
Bayer: TypeAlias = Annotated[str, Matches(r"^[\u03b1-\u03c9]$")]
Drawing: TypeAlias = Annotated[str, Bounds(min_length=1, max_length=2000)]


class ConstellationCard(Card, frozen=True, kw_only=True):
    colour: Literal["violet", "yellow", "green"]
    rank: Rank
    name: Annotated[Words | None, MayBeLeftOut()] = None
    pattern: Drawing
    links: tuple[Link, ...] = ()
    bayer: tuple[Bayer, ...] = ()
    stars_of: tuple[RealStar, ...] = ()


class SetupCard(Card, frozen=True, kw_only=True):
    """The beginning of a game for a number of players: the ranks of the stack from the top, and the first
    stars."""

    players: Annotated[WholeNumber, Bounds(ge=2, le=6)]
    stack: Annotated[tuple[Rank, ...], Bounds(min_length=2, max_length=6)]
    stars: Annotated[WholeNumber, Bounds(ge=0, le=9)]
    rolled: Annotated[WholeNumber, Bounds(ge=0, le=9)]


ConstellationSet: Final = declare_set("ConstellationSet", "hvezdokupy", "constellations", ConstellationCard)
SetupSet: Final = declare_set("SetupSet", "hvezdokupy", "setup", SetupCard)


SHEET: Final = declare_sheet(
    lambda _: LINES,
    table=(Key("board", "grid", form=Drawing, lines=LINES, template_value=f"{'.' * SIDE}\n" * SIDE),),
    player=(
        Key(
            "card",
            "card",
            deck="constellations",
            lines=LINES,
            instead="pattern",
            secret=True,
            empty_answer=LEFT_OUT,
        ),
        Key("pattern", "drawing", form=Drawing, secret=True, rare=True, template_value=".*.\n***\n"),
    ),
)
