"""`pnp settings`: shows and changes what is usual for the user."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from typing import Annotated, Final

from typer import Argument, Option

from pnp.cli import options
from pnp.errors import UsageError, enumerate_parts, phrase, suggest
from pnp.models.printing import USUAL_INK
from pnp.press import USUAL_PAPER, paper
from pnp.settings import NAMES, Settings, config_file, data_folder, load_settings, write_setting

NOTHING: Final = "\N{EN DASH}"


def settings(
    name: Annotated[
        str | None,
        Argument(
            metavar="SETTING",
            autocompletion=options.complete_setting,
            help="language, paper, ink or printer; all if none is named.",
        ),
    ] = None,
    value: Annotated[
        str | None,
        Argument(
            metavar="VALUE",
            autocompletion=options.complete_value,
            help="The new value, such as cs, letter, black, or the name of a printer.",
        ),
    ] = None,
    unset: Annotated[bool, Option("--unset", help="Forget what you set.")] = False,
) -> None:
    """Show or change your usual language, paper, ink and printer.

    pnp uses them if an option does not say otherwise. It shows each with where it comes from.
    """
    refuse_unknown_setting(name, value, unset)
    changed = None
    if name and (value is not None or unset):
        changed = write_setting(name, READERS[name](value) if value is not None else None)
    known = load_settings()
    language = options.choose_language(None, known)
    options.print_lines(language, *list_settings(known, language, (name,) if name else NAMES))
    file = str(config_file())
    if changed is None:
        options.print_lines(language, *list_places(known))
    elif not changed:
        options.print_lines(language, phrase("file-says-so-already", file=file))
    else:
        options.print_lines(language, phrase("taken-out-of-file" if unset else "noted-in-file", file=file))


def refuse_unknown_setting(name: str | None, value: str | None, unset: bool) -> None:
    known = phrase("known-are-names", names=", ".join(NAMES))
    if unset and name is None:
        raise UsageError(phrase("nothing-is-named"), known)
    if unset and value is not None:
        raise UsageError(options.say_meaningless("--unset", options.with_option(value)))
    if name is not None and name not in NAMES:
        raise UsageError(phrase("there-is-no-setting-name", name=name), suggest(name, NAMES) or known)


# How a typed value is written; the file's own check refuses unknown printers.
READERS: Final[dict[str, Callable[[str], str]]] = {
    "language": lambda written: options.choose_language(written, None),
    "paper": lambda written: paper(written).name,
    "ink": str.lower,
    "printer": str,
}


def list_settings(known: Settings, language: str, names: tuple[str, ...]) -> list[str]:
    """List the settings in a table: the value of each, and where it comes from."""
    from pnp.report.columns import format_columns
    from pnp.words.complaints import translate_complaint

    rows = [(name, *TELLERS[name](known)) for name in names]
    cells = [(name, value, translate_complaint(origin, language)) for name, value, origin in rows]
    return format_columns(cells, range(3))


def tell_language(known: Settings) -> tuple[str, str]:
    found = options.system_language()
    if known.language or not found:
        return known.language or "en", tell_origin(known.language, "pnp settings language cs")
    if found.variable:
        return found.code, phrase("from-the-variable-variable", variable=found.variable)
    return found.code, phrase("from-the-system")


def tell_paper(known: Settings) -> tuple[str, str]:
    """Return the paper and its origin; the usual printer's paper goes before the usual paper."""
    if known.printer:
        name = known.printer.name
        command = f"pnp printer set {shlex.quote(name)} --paper letter"
        arguments = {"printer": name, "command": command}
        return known.printer.paper.name, phrase("from-the-printer-printer-to-change-it-command", **arguments)
    return (known.paper or USUAL_PAPER).name, tell_origin(known.paper, "pnp settings paper letter")


def tell_ink(known: Settings) -> tuple[str, str]:
    return known.ink or USUAL_INK, tell_origin(known.ink, "pnp settings ink black")


def tell_printer(known: Settings) -> tuple[str, str]:
    if known.printer:
        return known.printer.name, phrase("from-the-file")
    command = "pnp settings printer NAME" if known.printers else "pnp printer set NAME --default"
    return NOTHING, phrase("none-to-set-one-command", command=command)


def tell_origin(value: object, command: str) -> str:
    return phrase("from-the-file") if value else phrase("assumed-to-set-it-command", command=command)


TELLERS: Final = {"language": tell_language, "paper": tell_paper, "ink": tell_ink, "printer": tell_printer}


def list_places(known: Settings) -> Iterator[str]:
    """Yield the printers, the file of settings and the folder of kept games."""
    if known.printers:
        printers = enumerate_parts([each.name for each in known.printers])
        yield phrase("printers-printers-pnp-printer-list", printers=printers)
    yield phrase("settings-file", file=str(config_file()))
    yield phrase("kept-games-and-drafts-folder", folder=str(data_folder()))
