"""The commands by name; each is loaded from its own file when it is called for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

from pnp import __version__
from pnp.cli.help import PlainCommand, PlainGroup
from pnp.errors import suggest

# In the order of the help. A command's file and function bear its name; its docstring opens with this.
COMMANDS = {
    "make": "Make the files to print: the kit of a game, or your own cards.",
    "games": "List the games: their cards, and the paper that they take.",
    "sheet": "Write an empty score sheet for you to fill in.",
    "play": "Play Hvězdokupy at the table: pnp rolls and keeps board and time.",
    "score": "Score a game that you played.",
    "explain": "Explain a card: what it does, and its rulings.",
    "show": "Draw what lay on the table, from a score sheet.",
    "log": "List the games that you kept; show, correct or export them.",
    "stats": "Show who won your kept games: averages, bests and ratings.",
    "check": "Find mistakes in your cards, boards, layouts and score sheets.",
    "new": "Begin cards, a board or a deck of your own.",
    "schema": "Print a JSON Schema, with which an editor helps you write files.",
    "settings": "Show or change your usual language, paper, ink and printer.",
    "printer": "Set up a printer, so that backs meet their fronts.",
}


# What other programs call a command.
MEANT = {
    "print": "make",
    "build": "make",
    "validate": "check",
    "lint": "check",
    "history": "log",
    "init": "new",
    "config": "settings",
}


class Commands(PlainGroup):
    """A group that knows its commands' names and words before it loads any."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """`pnp help make` is `pnp make --help`."""
        return super().parse_args(ctx, [*args[1:], "--help"] if args[:1] == ["help"] else args)

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 (typer's signature)
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            guess = f"did you mean '{MEANT[cmd_name]}'?" if cmd_name in MEANT else suggest(cmd_name, COMMANDS)
            ctx.fail("; ".join(filter(None, (f"No such command '{cmd_name}'", guess))))
        return load_command(cmd_name)

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 (typer's signature)
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@cache
def command_line() -> Any:
    app = plain_app(cls=Commands, add_completion=True)
    app.callback(no_args_is_help=True)(pnp)
    return get_command(app)


@cache
def load_command(name: str) -> Any:
    """The command of the file of that name: a function, or a group of functions."""
    found = getattr(import_module(f"pnp.cli.commands.{name}"), name)
    return get_command(found if isinstance(found, typer.Typer) else make_single(name, found))


def make_single(name: str, function: Callable[..., None]) -> typer.Typer:
    app = plain_app()
    app.command(name, cls=PlainCommand)(function)
    return app


def plain_app(**more: Any) -> typer.Typer:
    """Rich markup would double the time of `--help`; tracebacks are not for users."""
    names = {"help_option_names": ["--help", "-h"]}
    usual: dict[str, Any] = {"cls": PlainGroup, "add_completion": False, "context_settings": names}
    return typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, **(usual | more))


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"pnp {__version__}")
        raise typer.Exit


def pnp(
    version: Annotated[  # its callback does it all
        bool, typer.Option("--version", "-V", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Print board games about stars, and score them.

    `pnp help COMMAND` explains a command and gives examples.
    """
