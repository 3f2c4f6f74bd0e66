"""`pnp schema`: what files may say, told to editors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from pnp.cli.idle import having, meaningless
from pnp.errors import UsageError

if TYPE_CHECKING:
    from pnp.models.game import Game
    from pnp.models.layout import Layout
    from pnp.schemas import Notes, ToldGame

Kind = Literal["layout", "cards", "board", "sheet", "kit"]


def schema(
    kind: Annotated[Kind, typer.Argument(metavar="layout|cards|board|sheet|kit", help="Of which files.")],
    layout: Annotated[
        str | None,
        typer.Option(metavar="NAME|FILE", help="With `cards`: know the fields of this layout."),
    ] = None,
) -> None:
    """Print a JSON Schema, for editors.

    An editor that knows YAML takes it from the first line of a file, and then completes and marks:

    # yaml-language-server: $schema=schemas/cards.json
    """
    if layout is not None and kind != "cards":
        raise UsageError(meaningless("--layout", having(f"`{kind}`")))
    print(schema_text(kind, layout), end="")


def schema_text(kind: Kind, layout: str | None = None) -> str:
    """A schema as the text of a file."""
    from pnp.schemas import written

    return written(_schema(kind, layout))


def _schema(kind: Kind, layout: str | None) -> dict[str, Any]:
    from pnp.build.resources import all_figures, icons
    from pnp.schemas import board_schema, card_set_schema, kit_schema, layout_schema, sheet_schema

    match kind:
        case "layout":
            return layout_schema(all_figures(), icons())
        case "cards":
            return card_set_schema(icons(), _games(), None if layout is None else _layout(layout))
        case "board":
            return board_schema(_games())
        case "sheet":
            return sheet_schema(_games())
        case "kit":
            return kit_schema()


def _games() -> list[ToldGame]:
    """All games, those of other packages too, each with what the keys of its files mean."""
    from pnp import games
    from pnp.schemas import ToldGame

    return [ToldGame(game, _notes(game)) for game in map(games.game, games.all_names()) if game]


def _notes(game: Game) -> Notes:
    """What lies beside the words of the game; a game may also describe its keys in its forms."""
    from pnp.build.supplies import files_of
    from pnp.data import read_yaml
    from pnp.data.validation import validated

    path = files_of(game, "cards") / game.id / "words" / "notes.yaml"
    return validated(read_yaml(path, str(path)), dict[str, dict[str, str]]) if path.is_file() else {}


def _layout(name: str) -> Layout:
    from pnp.loading import called, load_layout

    return load_layout(called(name)).layout
