"""The kits of the games: which sets make one, and an order for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pnp import games
from pnp.build.order import Part
from pnp.build.supplies import files_of
from pnp.data import read_yaml
from pnp.data.validation import validated
from pnp.errors import UsageError, near
from pnp.models.kit import PARTS, Kit
from pnp.models.phrases import joined

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from pnp.build.order import Order
    from pnp.models.game import Game

FILE = "kit.yaml"


def kit_names() -> tuple[str, ...]:
    """The games that have a kit to print."""
    return tuple(name for name in games.all_names() if (game := games.game(name)) and _file(game).is_file())


def is_kit(name: str) -> bool:
    return name in games.all_names() and name in kit_names()


def kit_of(name: str) -> Kit:
    path = _path(name)
    return validated(read_yaml(path, str(path)), Kit)


def _path(name: str) -> Path:
    game = games.game(name)
    assert game is not None  # whoever asks has looked whether there is a kit
    return _file(game)


def _file(game: Game) -> Path:
    return files_of(game, "cards") / game.id / FILE


def kit_order(order: Order, name: str, wanted: Collection[str], players: int | None) -> Order:
    """The order for a kit, or for some of its parts, or for so many players."""
    kit, folder = kit_of(name), _path(name).parent
    if players is not None and players not in kit.players:
        known = joined([str(number) for number in kit.players], "or")
        raise UsageError(f"{name} is played by {known}, so there is no kit for {players}")
    lacking = [f"the kit of {name} has no part '{part}'" for part in wanted if part not in kit.parts]
    if lacking:
        raise UsageError("\n".join(lacking))
    parts = tuple(
        Part(part, tuple(folder / f"{each}.yaml" for each in sets), kit.apart.get(part, 0.0))
        for part, sets in kit.parts.items()
        if not wanted or part in wanted
    )
    sets = tuple(path for part in parts for path in part.sets)
    return replace(order, sets=sets, kit=name, parts=parts, players=players, some=bool(wanted))


def chosen_parts(text: str | None) -> tuple[str, ...]:
    """The parts in a list such as `cards,boards`, in the order in which they are printed."""
    if text is None:
        return ()
    names = [name.strip().lower() for name in text.split(",")]
    wrong = [name for name in names if name not in PARTS]
    if wrong:
        known = near(wrong[0], PARTS) or f"the parts are {', '.join(PARTS)}"
        raise UsageError(f"there is no part '{wrong[0]}'; {known}")
    return tuple(part for part in PARTS if part in names)
