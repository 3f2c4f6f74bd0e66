"""How often a deck asks for each colour, constellation and orbit, and whether it does so evenly."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from pnp.games.nebula.sky import COLOURS
from pnp.models.findings import Code, Found
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pnp.games.nebula.board import Board
    from pnp.games.nebula.cards import RuleCard
    from pnp.scoring import Value

UNEVEN: Final = Code("nebula-uneven", "warning")
ASKED: Final = Code("nebula-asked", "figure")
DECK: Final = ("cards",)  # where it stands what is said of the whole deck
TOO_OFTEN: Final = 2  # times as often as another


def evenness(cards: Iterable[RuleCard], board: Board) -> Iterator[Found]:
    """The orbits of a board differ in size: of these there is no fair number."""
    asked = Counter(each for card in cards for each in _asked(card))
    for of, names in _names(board).items():
        numbers = {name: asked[of, name] for name in names}
        if of != "orbit" and _uneven(numbers.values()):
            found = [
                Reason("asked-number", {"name": _named(of, name), "n": n}) for name, n in numbers.items()
            ]
            yield Found(UNEVEN, DECK, {"of": of, "found": tuple(found)}, key=True, whole=True)
        if any(numbers.values()):
            yield Found(ASKED, DECK, {"of": of}, key=True, rows=_rows(of, numbers), whole=True)


def _asked(card: RuleCard) -> Iterator[tuple[str, object]]:
    """What a card asks for by name."""
    for of in ("colour", "constellation", "orbit"):
        if of in card.asks:
            yield of, card.asks[of]
    colours = card.asks.get("colours")
    if isinstance(colours, tuple):
        yield from (("colour", colour) for colour in colours)


def _names(board: Board) -> dict[str, tuple[str | int, ...]]:
    return {
        "colour": COLOURS,
        "constellation": tuple(board.constellations),
        "orbit": tuple(range(1, len(board.orbits) + 1)),
    }


def _uneven(numbers: Iterable[int]) -> bool:
    """Whether one is asked for by two cards or more, and another half as often at most."""
    fewest, *_, most = sorted(numbers)
    return most >= TOO_OFTEN * max(1, fewest)


def _named(of: str, name: str | int) -> Reason:
    return Reason(f"asked-{of}", {of: name})


def _rows(of: str, numbers: Mapping[str | int, int]) -> tuple[tuple[Value, ...], ...]:
    heads = (_named(of, name) for name in numbers)
    return (Reason("asked-of", {"of": of}), *heads), (Reason("asked-times"), *numbers.values())
