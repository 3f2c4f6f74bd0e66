"""The commands by name, each loaded from its own file when it is called for, and their help: options in
groups, the games that they take, and examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from pnp import __version__
from pnp.errors import suggest

# What people type, and what it does; by the words of the command. Tests run each of them.
EXAMPLES: Final[Mapping[str, Mapping[str, str]]] = {
    "": {
        "pnp make nebula": "make the PDF files of a game",
        "pnp score nebula": "score a game that you played",
        "pnp new cards nebula public": "begin cards of your own",
        "pnp help make": "explain a command",
    },
    "make": {
        "pnp make nebula": "the kit of Nebula",
        "pnp make nova-luna -p 2 -i paper -l cs": "for two, to save ink, in Czech",
        "pnp make nebula --only V7-V9 --skip 4": "three cards, on paper used before",
        "pnp make my-missions.yaml --proof": "your own cards, small, to look at",
    },
    "games": {"pnp games": "all games", "pnp games nebula -p 3": "how much paper three players need"},
    "sheet": {
        "pnp sheet nebula": "on the terminal",
        "pnp sheet tiny-galaxies -n Eva,Ivo -o empty.yaml": "for these two, in a file",
    },
    "play": {
        "pnp play hvezdokupy": "a new game",
        "pnp play hvezdokupy friday.yaml --timer 30": "go on with it, 30 seconds a turn",
    },
    "score": {
        "pnp score nebula": "pnp asks what lay on the table",
        "pnp score --resume": "go on with a table that you began",
        "pnp score table.yaml --explain --keep": "score a score sheet, and keep the game",
    },
    "explain": {"pnp explain V17": "a card", "pnp explain 601 -l cs": "its number is enough"},
    "show": {
        "pnp show table.yaml --explain": "pictures in the folder output",
        "pnp show table.yaml --text": "on the terminal",
    },
    "log": {
        "pnp log": "list your games",
        "pnp log 1": "show game 1 again",
        "pnp log export -f csv -o games.csv": "for a spreadsheet",
    },
    "log show": {
        "pnp log show 1 --explain": "with what earned the points",
        "pnp log show 1 --sheet": "its score sheet, to be corrected",
    },
    "log edit": {"pnp log edit 1 table.yaml": "table.yaml is what was really played"},
    "log remove": {"pnp log remove 1": "game 1 was entered by mistake"},
    "log export": {
        "pnp log export -f json": "on the terminal",
        "pnp log export -f bgstats -o plays.json": "for the app Board Game Stats",
    },
    "log link": {"pnp log link 1": "open it on a phone that has the app"},
    "stats": {
        "pnp stats": "all kept games",
        "pnp stats -g nova-luna --plot stats.png": "one game, as a page of charts",
    },
    "check": {"pnp check my-missions.yaml": "your own cards", "pnp check --list": "what pnp looks for"},
    "new": {
        "pnp new cards tiny-galaxies planets": "cards for a deck of a game",
        "pnp new board nebula": "a board for a game",
        "pnp new deck harbours": "a deck that belongs to no game",
    },
    "new cards": {
        "pnp new cards tiny-galaxies planets": "writes my-planets.yaml",
        "pnp new cards nebula public autumn.yaml": "writes autumn.yaml",
    },
    "new board": {"pnp new board nebula": "writes a board that you can change"},
    "new deck": {
        "pnp new deck harbours": "writes the folder harbours",
        "pnp make harbours/harbours.yaml": "prints it",
    },
    "schema": {
        "pnp schema cards": "of files with cards",
        "pnp schema cards --layout plain": "with the fields of a layout",
    },
    "settings": {
        "pnp settings": "show them all",
        "pnp settings language cs": "speak Czech from now on",
        "pnp settings paper letter": "print on Letter from now on",
        "pnp settings paper --unset": "forget that again",
    },
    "printer": {
        "pnp printer calibrate": "a page to print and measure",
        "pnp printer set office --dx 0.4 --dy -0.3": "enter what you measured",
        "pnp make nebula --printer office": "print with it",
    },
    "printer list": {"pnp printer list": "what you have set up"},
    "printer set": {
        "pnp printer set office --paper A4": "a new printer",
        "pnp printer set office --dx 0.4 --dy -0.3": "what the calibration page says",
    },
    "printer calibrate": {"pnp printer calibrate -o page.pdf": "writes page.pdf"},
}
OF_ENTERING: Final = (
    *("interactive", "points", "players", "names", "played", "cards", "layout", "out", "resume", "forget"),
)
WHICH_GAMES: Final = ("game", "player", "since", "until", "file")
# The options of a command in groups, by their names in its function. All others follow in a last group.
OPTION_GROUPS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "make": {
        "What is made": ("only", "copies", "players", "parts", "proof", "out", "force"),
        "How it looks": ("ink", "lang", "layout"),
        "Paper and printer": ("paper", "backs", "flip", "printer", "skip"),
        "Details that you seldom change": ("imposition", "bleed", "marks", "lines", "format_", "dpi"),
        "While you design": ("watch", "port", "open_"),
    },
    "sheet": {
        "What you know already": ("players", "names", "version", "played"),
        "What is written": ("out", "lang"),
    },
    "play": {"How you play": ("no_chance", "timer", "no_sound", "lang")},
    "score": {
        "What you see": ("explain", "json", "lang", "strict"),
        "Keeping the game": ("keep", "log"),
        "When pnp asks for the table": OF_ENTERING,
    },
    "explain": {"Which card": ("game", "cards"), "What you see": ("lang", "json")},
    "show": {"What is drawn": ("explain", "ink", "lang"), "Files": ("out", "format_", "dpi", "text")},
    "log": {"Which games": WHICH_GAMES},
    "log show": {"What you see": ("version", "explain", "sheet", "lang")},
    "log export": {"What is written": ("form", "out", "lang"), "Which games": WHICH_GAMES},
    "stats": {"What you see": ("json", "plot", "lang"), "Which games": WHICH_GAMES},
    "check": {"What you see": ("codes", "json", "lang"), "How it runs": ("strict", "watch")},
    "printer set": {
        "Its paper": ("paper", "margin", "flip"),
        "Where its backs have to be moved": ("back_dx", "back_dy", "back_angle"),
    },
}
OF_GAMES: Final = ("make", "games", "sheet", "score")  # the commands that take any game


def command_words(ctx: Any) -> str:
    """Return the words of a command after `pnp`, such as `log show`."""
    return str(ctx.command_path).removeprefix(ctx.find_root().info_name).strip()


def write_options(command: Any, ctx: Any, formatter: Any) -> None:
    """Write the options of a command in their groups, as typer itself does only with rich markup."""
    groups = OPTION_GROUPS.get(command_words(ctx), {})
    rest = "Other options" if groups else "Options"
    records: dict[str, list[Any]] = {name: [] for name in ("Arguments", *groups, rest)}
    for param in command.get_params(ctx):
        group = next((name for name, options in groups.items() if param.name in options), rest)
        if record := param.get_help_record(ctx):
            records["Arguments" if param.param_type_name == "argument" else group].append(record)
    for name, of_group in records.items():
        if of_group:
            with formatter.section(name):
                formatter.write_dl(of_group)


def write_examples(ctx: Any, formatter: Any) -> None:
    examples = EXAMPLES.get(command_words(ctx), {})
    if examples:
        wide = max(map(len, examples))
        lines = (f"{typed:{wide}}   {meaning}" for typed, meaning in examples.items())
        with formatter.section("Examples"):
            formatter.write_text("\n".join(("\b", *lines)))


class PlainCommand(TyperCommand):
    def format_options(self, ctx: Any, formatter: Any) -> None:
        write_options(self, ctx, formatter)
        if command_words(ctx) in OF_GAMES:  # games of other packages are not loaded for the help
            from pnp.games import list_own_names

            with formatter.section("Games"):
                formatter.write_text(", ".join(list_own_names()))

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        write_examples(ctx, formatter)


class PlainGroup(TyperGroup):
    def format_options(self, ctx: Any, formatter: Any) -> None:
        write_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        write_examples(ctx, formatter)


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
ALIASES = {
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
            meant = ALIASES.get(cmd_name)
            guess = f"did you mean '{meant}'?" if meant else suggest(cmd_name, COMMANDS)
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
    """Load the command of a name from its file: a function, or a group of functions."""
    command = getattr(import_module(f"pnp.cli.commands.{name}"), name)
    return get_command(command if isinstance(command, typer.Typer) else make_single(name, command))


def make_single(name: str, function: Callable[..., None]) -> typer.Typer:
    app = plain_app()
    app.command(name, cls=PlainCommand)(function)
    return app


def plain_app(**more: Any) -> typer.Typer:
    """Make an app without rich markup, which would double the time of `--help`, and without tracebacks."""
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
