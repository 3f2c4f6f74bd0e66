"""What Comets gives the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from pnp.games.comets.scoring import RULES, Watch, score
from pnp.models import Card, Form, Game, GameSet, Key, declare_sheet
from pnp.models import WholeNumber
from pnp.models import find_card, get_name, read_by_hand, read_seats, get_whole, get_entry, make_mistake
from pnp.scoring import Reason, Result

if TYPE_CHECKING:
    from pnp.errors import Mistake
    from pnp.models import Entry, Supplies


class Comet(Card, frozen=True, kw_only=True):
    tails: WholeNumber


class Comets(GameSet, frozen=True, kw_only=True):
    game: Literal["comets"]
    deck: Literal["comets"]
    cards: tuple[Comet, ...]


def made_comet(comet: Entry, notes: list[Mistake]) -> int | None:
    tails = get_entry(comet, "tails")
    if (number := get_whole(tails)) is not None and number < 0:
        notes.append(make_mistake(tails, "a comet has tails", "write how many"))
    return number


def position(tree: Any, supplies: Supplies, notes: list[Mistake]) -> tuple[Watch, ...]:
    return tuple(_watch(seat, supplies, notes) for seat in read_seats(tree, 1, 9, notes))


def _watch(seat: Entry, supplies: Supplies, notes: list[Mistake]) -> Watch:
    tails = find_card(get_entry(seat, "comet"), "comets", supplies, notes)
    return Watch(
        get_name(seat), read_by_hand(seat, RULES, notes), tails, get_whole(get_entry(seat, "nights")) or 0
    )


def shown(tails: int, _board: None) -> dict[str, Any]:
    return {"title": Reason("tails", {"n": tails}), "streaks": ("streak",) * tails}


def pictured(watches: tuple[Watch, ...], _: Result) -> list[dict[str, Any]]:
    return [{"streaks": ("streak",) * watch.tails} for watch in watches]


def _figures(board: None) -> Any:
    from pnp.games.comets.figures import figures

    return figures(board)


GAME = Game(
    id="comets",
    root=None,
    sheet=declare_sheet(
        lambda _: tuple(RULES),
        player=(
            Key("comet", "card", deck="comets", needed=True),
            Key("nights", "number", most=99, default=0, empty_answer=0),
        ),
    ),
    board=None,
    decks={"comets": Form("comets/deck.yaml", Comets, made_comet, shown)},
    position=position,
    score=score,
    figures=_figures,
    position_fields=pictured,
)
