"""The command line: one file a command; the only room that prints, exits and knows typer."""

from typing import TYPE_CHECKING

from pnp.cli.main import main
from pnp.doors import door

if TYPE_CHECKING:
    from pnp.cli.commands import COMMANDS, command_line, load_command
    from pnp.cli.help import EXAMPLES, OPTION_GROUPS
    from pnp.cli.main import OUR_MISTAKE, run, run_guarded
    from pnp.cli.schema import FileForm, schema_text
else:
    __getattr__ = door(__name__)
