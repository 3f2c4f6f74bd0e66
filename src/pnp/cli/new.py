"""`pnp new`: a working beginning of a game of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli.commands import plain_app
from pnp.errors import OutputError, UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

MODEL = (
    "starter"  # the shipped deck that a new one begins as, and every name in it that becomes the new one's
)
LAYOUT, SCHEMAS = "layout.yaml", "schemas"
ADVICE = "choose another folder with --into"

new = plain_app(no_args_is_help=True)


@new.callback()
def group() -> None:
    """Start a deck of your own."""


@new.command()
def deck(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Its short name: letters a to z, digits, - and _.")
    ],
    into: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the deck's own folder is put.")
    ] = Path(),
) -> None:
    """Write a small deck that `pnp make` prints at once."""
    from pnp.models.scalars import is_short_name

    if not is_short_name(name):
        right = "write up to 40 letters a to z, digits, '-' and '_', a letter or digit first"
        raise UsageError(f"'{name}' is no short name; {right}")
    if f"{name}.yaml".lower() == LAYOUT:
        raise UsageError(f"a deck called '{name}' and its layout would be one file; choose another name")
    folder = into / name
    write_deck(folder, name)
    print(f"{folder}: {name}.yaml (cards), {LAYOUT} (how they look), README.md")
    print(f"next: pnp make {folder / name}.yaml")


def write_deck(folder: Path, name: str) -> None:
    """The folder of a new deck, whole or not at all."""
    from pnp.folders import replaced

    untouched(folder)  # is refused now, before anything is written
    with replaced(folder, untouched, ADVICE) as part:
        for file, text in texts(name):
            (part / file).parent.mkdir(exist_ok=True)
            (part / file).write_text(text, "utf-8", newline="\n")


def untouched(folder: Path) -> frozenset[str]:
    """Nothing is carried over from what lies there: nothing may lie there."""
    if folder.exists() or folder.is_symlink():
        raise OutputError(f"{folder}: is there already and is not written over; choose another name")
    return frozenset()


def texts(name: str) -> Iterator[tuple[str, str]]:
    """The files of a new deck: those of the model with its name, and the schemas that they point to."""
    from pnp.cli.schema import schema_text
    from pnp.places import shipped

    model = shipped("cards") / MODEL
    for path in sorted(model.iterdir()):
        text = path.read_text("utf-8").replace(f"../../layouts/{SCHEMAS}", SCHEMAS)
        yield path.name.replace(MODEL, name), text.replace(MODEL, name)
    yield f"{SCHEMAS}/layout.json", schema_text("layout")
    yield f"{SCHEMAS}/cards.json", schema_text("cards", str(model / LAYOUT))
