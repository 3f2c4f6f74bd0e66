"""`pnp schema`: prints JSON Schemas of files, for editors."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

from typer import Argument, Option

from pnp import schemas
from pnp.cli.options import complete_layout, say_meaningless, with_option
from pnp.errors import UsageError
from pnp.models import Game
from pnp.schemas import GameNotes, Notes

FileForm = Literal["layout", "cards", "board", "sheet", "kit"]


def schema(
    kind: Annotated[
        FileForm,
        Argument(metavar="layout|cards|board|sheet|kit", help="The kind of files; sheet is a score sheet."),
    ],
    layout: Annotated[
        str | None,
        Option(
            metavar="NAME|FILE",
            autocompletion=complete_layout,
            help="With cards: include the fields of this layout.",
        ),
    ] = None,
) -> None:
    """Print a JSON Schema, with which an editor helps you write files.

    Save it, and name it in the first line of a file. An editor that knows YAML then completes what you type
    and marks mistakes:

    # yaml-language-server: $schema=schemas/cards.json
    """
    if layout is not None and kind != "cards":
        raise UsageError(say_meaningless("--layout", with_option(f"`{kind}`")))
    print(schema_text(kind, layout), end="")


def schema_text(kind: FileForm, layout: str | None = None) -> str:
    """Return a schema as the text of a file."""
    return schemas.write_schema(_make_schema(kind, layout))


def _make_schema(kind: FileForm, layout: str | None) -> dict[str, Any]:
    from pnp.build.sets.resources import all_figures, icons
    from pnp.library import find_shipped
    from pnp.loading import load_layout, request_layout

    notes = {**_read_notes(find_shipped("layouts") / "words" / "notes.yaml"), **_note_any_sheet()}
    match kind:
        case "layout":
            return schemas.make_layout_schema(all_figures(), icons(), notes)
        case "cards":
            own = None if layout is None else load_layout(request_layout(layout)).layout
            return schemas.make_card_set_schema(icons(), _describe_games(notes), notes, own)
        case "board":
            return schemas.make_board_schema(_describe_games(notes), notes)
        case "sheet":
            return schemas.make_sheet_schema(_describe_games(notes), notes)
        case "kit":
            return schemas.make_kit_schema(notes)


def _describe_games(notes: Notes) -> list[GameNotes]:
    """Return all games, also those of other packages, with notes on the keys of their files: on score sheets
    from the game's words, on other files from the notes beside these words. A game may also describe its keys
    in its forms."""
    from pnp import games
    from pnp.build.sets.supplies import game_folder

    found = []
    for game in filter(None, map(games.find_game, games.list_all_names())):
        own = _read_notes(game_folder(game, "cards") / game.id / "words" / "notes.yaml")
        own = {**own, **schemas.note_keys(game.sheet, partial(_explain_key, game))}
        game_notes = {name: {**notes.get(name, {}), **own.get(name, {})} for name in {*notes, *own}}
        found.append(schemas.GameNotes(game, game_notes))
    return found


def _note_any_sheet() -> Notes:
    """Return notes on the keys that score sheets of all games share."""

    from pnp.models import Player, Sheet

    keys_by_form = {form.__name__: [*form.__struct_fields__] for form in (Sheet, Player)}
    keys_by_form["Sheet"].append("players")
    return {
        form: {key: _explain_key(None, f"key-{key}".replace("_", "-")) for key in keys}
        for form, keys in keys_by_form.items()
    }


def _explain_key(game: Game | None, message: str) -> str:
    """Return a game's English note on a key; empty if it has none."""
    from pnp.build.sets.wording import phrases
    from pnp.report.phrasing import translate

    with suppress(UsageError):  # a game of another package may have no English words
        words = phrases(game, "en", topic="entry")
        if message in words.catalogue.entries:
            return translate(words, message)
    return ""


def _read_notes(path: Path) -> Notes:
    from pnp.data import read_yaml
    from pnp.data.validation import validate

    return validate(read_yaml(path, str(path)), dict[str, dict[str, str]]) if path.is_file() else {}
