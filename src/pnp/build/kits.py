"""The kits of the games: which sets make one, and an order for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pnp import games
from pnp.build.order import Part
from pnp.build.supplies import files_of
from pnp.data import read_yaml
from pnp.data.validation import validated
from pnp.errors import UsageError, enumerated, joined, near, phrase, said
from pnp.models.entries import Entry, text, within, wrong
from pnp.models.kit import PARTS, Kit

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from pnp.build.order import Order
    from pnp.errors import Mistake
    from pnp.models.game import Game

FILE = "kit.yaml"


def kit_names() -> tuple[str, ...]:
    """The games that have a kit to print."""
    return tuple(name for name in games.all_names() if (game := games.game(name)) and _file(game).is_file())


def is_kit(name: str) -> bool:
    return name in games.all_names() and name in kit_names()


def kit_of(name: str) -> Kit:
    path = _path(name)

    def of_another(tree: Any) -> Iterator[Mistake]:
        named = within(Entry(tree), "game")
        if text(named) not in (None, name):
            strange = said("form-unknown-name", "this is the kit of {name}", name=name)
            yield wrong(named, strange, phrase("write {wanted}", wanted=name))

    return validated(read_yaml(path, str(path)), Kit, (of_another,))


def _path(name: str) -> Path:
    game = games.game(name)
    assert game is not None  # whoever asks has looked whether there is a kit
    return _file(game)


def _file(game: Game) -> Path:
    return files_of(game, "cards") / game.id / FILE


def kit_order(order: Order, name: str, wanted: Collection[str] = ()) -> Order:
    """The order for a kit, or for some of its parts."""
    kit, folder = kit_of(name), _path(name).parent
    if order.players is not None and order.players not in kit.players:
        known = joined([str(number) for number in kit.players], "or")
        raise UsageError(
            phrase(
                "{name} is played by {known}, so there is no kit for {players}",
                name=name,
                known=known,
                players=order.players,
            )
        )
    lacking = [
        phrase("the kit of {name} has no part '{part}'", name=name, part=part)
        for part in wanted
        if part not in kit.parts
    ]
    if lacking:
        raise UsageError(enumerated(lacking, "\n"))
    parts = tuple(
        Part(part, tuple(folder / f"{each}.yaml" for each in kit.parts[part]), kit.apart.get(part, 0.0))
        for part in PARTS
        if part in kit.parts and (not wanted or part in wanted)
    )
    if order.sheet.skip and len(parts) > 1:
        of_many = phrase("places are skipped on the sheets of one part")
        raise UsageError(of_many, phrase("name it, as in --parts cards"))
    sets = tuple(path for part in parts for path in part.sets)
    return replace(order, sets=sets, kit=name, parts=parts, some=bool(wanted))


def chosen_parts(written: str | None) -> frozenset[str]:
    """The parts in a list such as `cards,boards`."""
    names = frozenset(name.strip().lower() for name in (written or "").split(",") if written is not None)
    for name in sorted(names - {*PARTS}):
        known = near(name, PARTS) or phrase("the parts are {known}", known=", ".join(PARTS))
        raise UsageError(phrase("there is no part '{name}'", name=name), known)
    return names
