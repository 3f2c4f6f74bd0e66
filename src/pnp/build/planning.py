"""From the names of card sets, or of a game, to an order for a kit."""

from __future__ import annotations

from os import fspath
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Unpack, get_args

from msgspec.structs import replace

from pnp.build.order import Choices, Format, Order
from pnp.errors import UsageError, grouped, near, phrase
from pnp.models.inks import INKS
from pnp.models.languages import is_language, meant_language

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from os import PathLike

    from pnp.press import SheetOptions

FORMATS: Final[tuple[Format, ...]] = get_args(Format)
MOST = {"copies": 100, "players": 20}


def plan(
    sets: Sequence[str | PathLike[str]],
    out: str | PathLike[str],
    sheet: str | SheetOptions = "A4",
    parts: str | Iterable[str] = (),
    **choices: Unpack[Choices],
) -> Order:
    """The order for card sets, or for the kit of the one game that is named."""
    from pnp.press import SheetOptions, paper

    if not sets:
        raise UsageError(phrase("nothing-is-named"), phrase("name-card-sets-or-a-game"))
    options = SheetOptions(paper(sheet)) if isinstance(sheet, str) else sheet
    _refuse_unknown_options(options)
    usual = Order(tuple(map(Path, sets)), Path(out), "en", options)
    order = replace(usual, **_checked_choices(**choices))
    names = [fspath(name) for name in sets if names_kit(name)]
    if len(names) > 1:
        raise UsageError(phrase("one-kit-is-made-at-a-time"), phrase("name-card-sets-or-a-game"))
    if names and len(sets) > 1:
        wrong = phrase("kits-and-card-sets-are-not-made-together")
        raise UsageError(wrong, phrase("make-others-by-a-command-of-its-own", others=names[0]))
    wanted = listed(parts)
    if names:
        from pnp.build.kits import chosen_parts, kit_order

        return kit_order(order, names[0], chosen_parts(",".join(wanted)) if wanted else ())
    if wanted:
        raise UsageError(phrase("only-a-kit-has-parts"), phrase("name-card-sets-or-a-game"))
    return order


def _checked_choices(**choices: Any) -> dict[str, Any]:
    """The choices of whoever calls from Python, each of its type; what cannot be is refused in words."""
    for name in choices:
        if name not in Choices.__annotations__:
            raise TypeError(f"make() got an unexpected keyword argument '{name}'")
    if "language" in choices:
        refuse_unknown_language(choices["language"])
    if "ink" in choices:
        refuse_unknown(choices["ink"], INKS)
    if "formats" in choices:
        choices["formats"] = known_formats(choices["formats"])
    if "only" in choices:
        choices["only"] = listed(choices["only"])
    if choices.get("layout") is not None:
        choices["layout"] = fspath(choices["layout"])
    for name, most in MOST.items():
        number = choices.get(name)
        if number is not None and not (isinstance(number, int) and 1 <= number <= most):
            right = phrase("ask-for-1-to-most", most=grouped(most))
            raise UsageError(phrase("strange-is-not-known", strange=f"{name}={number}"), right)
    return choices


def listed(names: str | Iterable[str]) -> tuple[str, ...]:
    """Names, each once; a single one may stand by itself."""
    return tuple(dict.fromkeys([names] if isinstance(names, str) else names))


def known_formats(names: str | Iterable[str]) -> tuple[Format, ...]:
    """The formats that are named, in our order."""
    wanted = listed(names)
    wrong = next((name for name in wanted or ("",) if name not in FORMATS), None)
    if wrong is not None:
        right = near(wrong, FORMATS) or phrase("known-are-names", names=", ".join(FORMATS))
        raise UsageError(phrase("there-is-no-format-name", name=wrong), right)
    return tuple(name for name in FORMATS if name in wanted)


def refuse_unknown(name: str, known: Sequence[str]) -> None:
    if name not in known:
        right = near(str(name), known) or phrase("known-are-names", names=", ".join(known))
        raise UsageError(phrase("strange-is-not-known", strange=str(name)), right)


def refuse_unknown_language(code: str) -> None:
    if not is_language(code):
        right = meant_language(code) or phrase("write-its-code-such-as-en-cs-pl-or-pt-br")
        raise UsageError(phrase("code-is-no-language", code=code), right)


def _refuse_unknown_options(sheet: SheetOptions) -> None:
    from pnp.models.printer import Flip
    from pnp.press.job import Backs, Bleed, Imposition, Marks

    kinds = {"backs": Backs, "flip": Flip, "imposition": Imposition, "bleed": Bleed, "marks": Marks}
    for name, kind in kinds.items():
        refuse_unknown(getattr(sheet, name), get_args(kind))


def names_kit(name: str | PathLike[str]) -> bool:
    """Whether a game is named, and no file."""
    path = Path(name)
    if path.suffix or path.name != fspath(name) or path.is_file():
        return False
    from pnp.build.kits import is_kit

    return is_kit(path.name)
