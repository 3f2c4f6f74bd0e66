"""The kits of the games: which sets make one, and an order for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pnp import games
from pnp.build.order import Part
from pnp.build.supplies import files_of
from pnp.data import read_yaml
from pnp.data.validation import validated
from pnp.errors import UnplacedError, UsageError, enumerated, joined, near, phrase, said
from pnp.models.entries import Entry, each, text, within, wrong
from pnp.models.kit import PARTS, Kit
from pnp.models.sheets import alike

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from pnp.build.order import Order
    from pnp.errors import Mistake
    from pnp.models.game import Game

FILE = "kit.yaml"


def kit_names() -> tuple[str, ...]:
    """The games that have a kit to print."""
    return tuple(name for name, game in games.usable().items() if _file(game).is_file())


def is_kit(name: str) -> bool:
    """Whether this is a game that has a kit; no other game is looked at."""
    if name not in games.all_names():
        return False
    try:
        game = games.game(name)
    except UnplacedError:
        return False
    return game is not None and _file(game).is_file()


def kit_of(name: str) -> Kit:
    path = _path(name)

    def of_another(tree: Any) -> Iterator[Mistake]:
        named = within(Entry(tree), "game")
        if text(named) not in (None, name):
            strange = said("form-unknown-name", "this-is-the-kit-of-name", name=name)
            yield wrong(named, strange, phrase("write-wanted", wanted=name))

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
                "name-is-played-by-known-so-there-is-no-kit", name=name, known=known, players=order.players
            )
        )
    lacking = [
        phrase("the-kit-of-name-has-no-part-part", name=name, part=part)
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
    ids = {part: _ids(part) for part in parts} if order.only else {}
    only = _meant([id for own in ids.values() for id in own], order.only)
    if order.sheet.skip:
        parts = tuple(part for part, own in ids.items() if {*only} & {*own}) or parts
        if len(parts) > 1:
            of_many = phrase("places-are-skipped-on-the-sheets-of-one-part")
            raise UsageError(of_many, phrase("name-it-as-in-parts-cards"))
    sets = tuple(path for part in parts for path in part.sets)
    return replace(order, sets=sets, kit=name, parts=parts, some=bool(wanted), only=only)


def _ids(part: Part) -> tuple[str, ...]:
    """The ids of all that a part prints."""
    trees = (Entry(read_yaml(path, str(path)).tree) for path in part.sets)
    return tuple(text(within(card, "id")) or "" for tree in trees for card in each(within(tree, "cards")))


def _meant(ids: list[str], only: tuple[str, ...]) -> tuple[str, ...]:
    """The ids that are asked for, of which case and zeros do not matter."""
    return tuple(dict.fromkeys(id if id in ids else alike(id, ids) or id for id in only))


def chosen_parts(written: str | None) -> frozenset[str]:
    """The parts in a list such as `cards,boards`."""
    names = frozenset(name.strip().lower() for name in (written or "").split(",") if written is not None)
    for name in sorted(names - {*PARTS}):
        known = near(name, PARTS) or phrase("the-parts-are-known", known=", ".join(PARTS))
        raise UsageError(phrase("there-is-no-part-name", name=name), known)
    return names
