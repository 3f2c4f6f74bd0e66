"""From the names of card sets, or of a game, to an order for a kit."""

from __future__ import annotations

from os import fspath
from pathlib import Path
from typing import TYPE_CHECKING, Unpack, get_args

from msgspec.structs import replace

from pnp.build.order import Choices, Format, Order
from pnp.errors import UsageError, near, phrase
from pnp.models.inks import INKS

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from os import PathLike

    from pnp.press import SheetOptions


def plan(
    sets: Sequence[str | PathLike[str]],
    out: str | PathLike[str],
    sheet: str | SheetOptions = "A4",
    parts: Collection[str] = (),
    **choices: Unpack[Choices],
) -> Order:
    """The order for card sets, or for the kit of the one game that is named."""
    from pnp.press import SheetOptions, paper

    options = SheetOptions(paper(sheet)) if isinstance(sheet, str) else sheet
    formats, only = tuple(choices.get("formats", ("pdf",))), tuple(choices.get("only", ()))
    for name in formats:
        _refuse_unknown(name, get_args(Format))
    _refuse_unknown(choices.get("ink", "night"), INKS)
    usual = Order(tuple(map(Path, sets)), Path(out), "en", options)
    order = replace(usual, **{**choices, "formats": formats, "only": only})
    if not sets:
        raise UsageError(phrase("nothing-is-named"), phrase("name-card-sets-or-a-game"))
    names = [fspath(name) for name in sets if names_kit(name)]
    if names:
        if len(sets) > 1:
            wrong = phrase("kits-and-card-sets-are-not-made-together")
            raise UsageError(wrong, phrase("make-others-by-a-command-of-its-own", others=names[0]))
        from pnp.build.kits import kit_order

        return kit_order(order, names[0], parts)
    if parts:
        raise UsageError(phrase("only-a-kit-has-parts"), phrase("name-card-sets-or-a-game"))
    return order


def _refuse_unknown(name: str, known: Sequence[str]) -> None:
    if name not in known:
        right = near(name, known) or phrase("known-are-names", names=", ".join(known))
        raise UsageError(phrase("strange-is-not-known", strange=name), right)


def names_kit(name: str | PathLike[str]) -> bool:
    """Whether a game is named, and no file."""
    path = Path(name)
    if path.suffix or path.name != fspath(name) or path.is_file():
        return False
    from pnp.build.kits import is_kit

    return is_kit(path.name)
