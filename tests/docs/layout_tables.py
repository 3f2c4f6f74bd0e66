"""The tables of the page about layouts that follow from the program, as their rows should read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pnp import games
from pnp.build import figures
from pnp.data import read_yaml
from pnp.draw import FUNCTIONS
from pnp.loading import list_shipped_layouts
from tests import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.figures import Parameter

SAYS: Final = {
    "min": "the smallest of them, or of a list",
    "max": "the largest",
    "abs": "the number without its sign",
    "round": "the number, rounded; halves go away from 0",
    "floor": "the next whole number below",
    "ceil": "the next whole number above",
    "sqrt": "the square root",
    "sin": "the sine of an angle",
    "cos": "the cosine of an angle",
    "tan": "the tangent of an angle",
    "len": "the number of entries, or of characters",
    "upper": "the text in capitals",
    "lower": "the text in small letters",
    "roman": "the number in Roman numerals: 4 is IV",
    "text": "the number as the language writes it: 2.5 or 2,5",
    "number": "the number that the text holds",
    "join": "the list as one text",
    "range": "the whole numbers from 0, or from a, before n or b",
}


def figure_rows(game: str | None = None) -> Iterator[str]:
    """Those of the house, or those that a game adds."""
    every = figures(games.find_game(game) if game else None)
    for name, figure in every.items():
        if game and name in figures():
            continue
        told = "; ".join(_told(key, each) for key, each in figure.parameters.items())
        yield f"| `{name}` | {figure.about} | {told} |"


def _told(name: str, parameter: Parameter) -> str:
    choices = f": {', '.join(parameter.among)}" if parameter.among else ""
    usual = _usual(parameter.default)
    return f"`{name}` {parameter.about}{choices}{f' ({usual})' if usual else ''}"


def _usual(default: object) -> str:
    """What a figure takes a parameter for that is not given; nothing is said of an empty one."""
    if default is None:
        return "needed"
    if isinstance(default, bool):
        return str(default).lower()
    if isinstance(default, (int, float)):
        return f"{default:g}"
    return ", ".join(map(str, default)) if isinstance(default, tuple) else str(default)


def function_rows() -> Iterator[str]:
    for name, function in FUNCTIONS.items():
        yield f"| `{function.usage}` | {SAYS[name]} |"


def sign_rows() -> Iterator[str]:
    sets: Any = _shipped("signs.yaml")["sets"]
    for name, each in sets.items():
        yield f"| `{name}` | {', '.join(f'`{sign}`' for sign in each['signs'])} |"


def role_rows() -> Iterator[str]:
    theme = _shipped("atlas.yaml")
    for key in ("grounds", "paints", "lines", "texts"):
        yield f"| `{key}` | {', '.join(f'`{role}`' for role in theme[key])} |"


def faces() -> str:
    """The names of the type faces that ship."""
    names = sorted(path.stem for path in (ROOT / "layouts" / "fonts").rglob("*.ttf"))
    return ", ".join(f"`{name}`" for name in names)


def _shipped(name: str) -> Any:
    return read_yaml(ROOT / "layouts" / name, name).tree


def layout_rows(game: str | None = None) -> Iterator[str]:
    """The layouts that cards can ask for, those of a game or of no game; those without faces are there to be
    extended."""
    for name in list_shipped_layouts():
        folder = name.split("/")[0]
        if (folder if folder in games.list_own_names() else None) != game:
            continue
        layout = _shipped(f"{name}.yaml")
        if "faces" in layout:
            yield f"| `{name}` | {layout['about']} |"
