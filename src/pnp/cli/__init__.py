"""The command line: one file a command; the only room that prints, exits and knows typer."""

from typing import TYPE_CHECKING

from pnp.cli.main import main
from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.cli.command_list import COMMANDS, EXAMPLES, OPTION_GROUPS, command_line, load_command
    from pnp.cli.commands.schema import FileForm, schema_text
    from pnp.cli.main import OUR_MISTAKE, run, run_guarded
else:
    __getattr__ = lazy_getattr(__name__)
