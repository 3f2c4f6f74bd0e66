"""The help of a command: its options in groups, the games that it takes, and examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from typer.core import TyperCommand, TyperGroup

# What people type, told in the help of a command; that of pnp itself is told where no command is named.
EXAMPLES = {
    "pnp": (
        "pnp make nebula                    print the game",
        "pnp score nebula                   score a table that was played",
        "pnp new cards nebula public        begin cards of your own",
    ),
    "make": (
        "pnp make nebula",
        "pnp make nova-luna --players 2 --ink paper --paper Letter --lang cs",
        "pnp make nebula --only V7-V9 --skip 4",
        "pnp make my-missions.yaml --proof",
    ),
    "games": ("pnp games", "pnp games nebula --players 3"),
    "sheet": ("pnp sheet tiny-galaxies --names Eva,Ivo --out empty.yaml",),
    "play": ("pnp play hvezdokupy", "pnp play hvezdokupy friday.yaml --timer 30"),
    "score": ("pnp score nebula", "pnp score --resume", "pnp score table.yaml --explain --keep"),
    "explain": ("pnp explain V17", "pnp explain 601 --lang cs"),
    "show": ("pnp show table.yaml --explain", "pnp show table.yaml --text"),
    "log": ("pnp log", "pnp log 1", "pnp log export --format csv --out games.csv"),
    "stats": ("pnp stats", "pnp stats --game nova-luna --plot stats.png"),
    "check": ("pnp check my-missions.yaml",),
    "new": ("pnp new deck harbours", "pnp new cards tiny-galaxies planets", "pnp new board nebula"),
    "schema": ("pnp schema cards",),
    "settings": ("pnp settings", "pnp settings language cs", "pnp settings paper letter"),
    "printer": ("pnp printer calibrate", "pnp printer set office --dx 0.4 --dy -0.3"),
}
# In the help of a command of many options they stand in groups, by their names in its function.
OPTION_GROUPS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "make": {
        "What is made": ("only", "copies", "players", "parts", "proof", "out", "force"),
        "How it looks": ("ink", "lang", "layout"),
        "Paper and printer": ("paper", "backs", "flip", "printer", "skip"),
        "Finer things, right as they are": ("imposition", "bleed", "marks", "lines", "format_", "dpi"),
        "While you design": ("watch", "port", "open_"),
    },
    "score": {
        "A table that is asked for": (
            "interactive",
            "points",
            "resume",
            "forget",
            "players",
            "names",
            "played",
            "out",
            "cards",
            "layout",
        )
    },
}
OF_GAMES = ("make", "games", "sheet", "score")  # the commands that take any game


class WithExamples:
    """A help that ends with examples."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        if examples := EXAMPLES.get(ctx.info_name):
            with formatter.section("Examples"):
                formatter.write_text("\n".join(("\b", *examples)))


class PlainCommand(WithExamples, TyperCommand):
    """A command whose options stand in groups, as typer itself has them only with rich markup."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        groups = OPTION_GROUPS.get(ctx.info_name, {})
        told: dict[str, list[Any]] = {name: [] for name in ("Arguments", *groups, "Options")}
        for param in self.get_params(ctx):
            group = next((name for name, options in groups.items() if param.name in options), "Options")
            if record := param.get_help_record(ctx):
                told["Arguments" if param.param_type_name == "argument" else group].append(record)
        for name, records in told.items():
            if records:
                with formatter.section(name):
                    formatter.write_dl(records)
        if ctx.info_name in OF_GAMES:  # those of other packages are not looked for now
            from pnp.games import names

            with formatter.section("Games"):
                formatter.write_text(", ".join(names()))


class PlainGroup(WithExamples, TyperGroup):
    pass
