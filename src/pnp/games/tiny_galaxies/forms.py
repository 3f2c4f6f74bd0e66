"""The forms of Tiny Galaxies' files: cards, the galaxy mat and the score sheet."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec.structs import replace

from pnp.games.tiny_galaxies.cards import LEVELS, MOST_POINTS, MOST_STEPS, MOST_STOCK
from pnp.games.tiny_galaxies.scoring import JUDGES, LINES, SOLO_LINES, Compared, Kind, Resource
from pnp.models.cards import Card, declare_set
from pnp.models.markers import Bounds, MayBeLeftOut
from pnp.models.scalars import StrictForm, WholeNumber, Words
from pnp.models.score_sheets.keys import Key, Reference, choose_lines, declare_sheet
from pnp.models.score_sheets.questions import LEFT_OUT

ROGUES: Final = 5
SKULL: Final = "skull"
PLACES: Final = ("home", "landed", "orbit")  # of ships
Points: TypeAlias = Annotated[WholeNumber, Bounds(ge=0, le=MOST_POINTS)]
Count: TypeAlias = Annotated[WholeNumber, Bounds(ge=1, le=40)]
Stock: TypeAlias = Annotated[WholeNumber, Bounds(ge=0, le=MOST_STOCK)]
Left: TypeAlias = Annotated[WholeNumber, Bounds(ge=0)]  # as much as the mat holds
Rule: TypeAlias = Literal[tuple(JUDGES)]  # type: ignore[valid-type] # as many as there are
Levels: TypeAlias = Annotated[tuple[Points, ...], Bounds(min_length=LEVELS, max_length=LEVELS)]


class Empire(StrictForm, frozen=True):
    """The gains of each level, the first level first."""

    points: Levels
    dice: Levels
    ships: Levels


class Limits(StrictForm, frozen=True):
    energy: Stock
    culture: Stock


class Board(StrictForm, frozen=True):
    game: Literal["tiny-galaxies"]
    board: Literal["galaxy"]
    empire: Empire
    limits: Limits
    goal: Annotated[WholeNumber, Bounds(ge=1, le=999)]


class Track(StrictForm, frozen=True):
    kind: Kind
    steps: Annotated[WholeNumber, Bounds(ge=1, le=MOST_STEPS)]


class PlanetCard(Card, frozen=True, kw_only=True):
    """A planet; its action has a grammar of its own."""

    name: Annotated[Words | None, MayBeLeftOut()] = None
    points: Points
    resource: Resource
    track: Track
    action: Annotated[dict[str, str], Bounds(min_length=1)]


class MissionCard(Card, frozen=True, kw_only=True):
    """A mission: a rule, and the parameters that it takes."""

    name: Annotated[Words | None, MayBeLeftOut()] = None
    rule: Rule
    points: Points
    players: Annotated[Annotated[WholeNumber, Bounds(ge=1, le=5)] | None, MayBeLeftOut()] = None
    what: Annotated[Compared | None, MayBeLeftOut()] = None
    shared: Annotated[Points | None, MayBeLeftOut()] = None
    kind: Annotated[Kind | None, MayBeLeftOut()] = None
    resource: Annotated[Resource | None, MayBeLeftOut()] = None
    at_least: Annotated[Count | None, MayBeLeftOut()] = None
    energy: Annotated[Stock | None, MayBeLeftOut()] = None
    culture: Annotated[Stock | None, MayBeLeftOut()] = None
    ships: Annotated[Literal["all", "none"] | None, MayBeLeftOut()] = None


PlanetSet: Final = declare_set("PlanetSet", "tiny-galaxies", "planets", PlanetCard)
MissionSet: Final = declare_set("MissionSet", "tiny-galaxies", "missions", MissionCard)
_PLANETS: Final = Key(
    "planets", "cards", form=tuple[Reference, ...], deck="planets", default=(), empty_answer=[]
)
SHEET: Final = declare_sheet(
    choose_lines(LINES, SOLO_LINES),
    table=(
        Key(
            "rogue",
            "mapping",
            keys=(
                Key("level", "number", least=1, most=ROGUES, needed=True),
                Key("empire", "choice", choices=(*map(str, range(1, LEVELS + 1)), SKULL), needed=True),
                _PLANETS,
            ),
            players="one",
        ),
        Key(
            "ended_by",
            "choice",
            choices=("player", "rogue"),
            players="one",
            rare=True,
            late=True,
            template_value="player",
        ),
    ),
    player=(
        Key("empire", "number", least=1, most=LEVELS, lines=("empire",)),
        replace(_PLANETS, lines=("planets",)),
        Key("energy", "number", form=Left, needed=True),
        Key("culture", "number", form=Left, needed=True),
        Key(
            "mission",
            "card",
            deck="missions",
            lines=("mission",),
            players="several",
            secret=True,
            empty_answer=LEFT_OUT,
        ),
        Key(
            "ships",
            "mapping",
            keys=tuple(Key(place, "number", most=MOST_STOCK, needed=True) for place in PLACES),
            players="several",
            rare=True,
            template_value={"home": "2", "landed": "1", "orbit": "1"},
        ),
        Key("ended_game", "truth", default=False, players="several", rare=True, template_value="true"),
    ),
)
