"""The entry point: in every case the user gets words and an exit code, never a traceback."""

from __future__ import annotations

import errno
import gc
import os
import re
import sys
from contextlib import suppress
from itertools import pairwise
from typing import TextIO

from pnp.errors import InputError, OutputError, PnpError, at_place, phrase, reason
from pnp.library import Library

FAILED = 2  # the input, the command line or the place to write to is wrong
OUR_MISTAKE = 70  # as sysexits.h names it: an error inside the program
INTERRUPTED = 130  # as a shell reports a program that Ctrl-C ended
CLOSED_PIPE = 141  # as a shell reports a program whose reader went away


def main() -> None:
    """Run the console script. At its end all is written, and taking the interpreter apart would only cost
    time."""
    with Library().in_use():
        os._exit(run())


def run() -> int:
    """Run the command line; return its exit code."""
    prepare_outputs()
    gc.disable()  # a command is short, and what it makes lives to its end: there is nothing to collect
    code = run_guarded(sys.argv[1:])
    # Flush here, where a reader that went away can be ignored.
    unread = [flush_output(stream) for stream in (sys.stdout, sys.stderr)]
    return code or max(unread)


def prepare_outputs() -> None:
    """What is written to a stream that was closed before we began goes nowhere; a terminal that knows no `ě`
    gets `\\u011b`, not an error."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
        if hasattr(stream := getattr(sys, name), "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def run_guarded(arguments: list[str]) -> int:
    try:
        return execute(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return CLOSED_PIPE
    except (PnpError, OSError) as error:
        return print_error(word_failure(error, language_of(arguments)), FAILED)
    except Exception as error:
        return print_error(explain_own_mistake(error), OUR_MISTAKE)


def language_of(arguments: list[str]) -> str:
    """Return the language for the error of a command that was refused early."""
    from pnp.cli.options import find_language

    named = None
    for word, following in pairwise([*arguments, ""]):
        if joined := re.fullmatch("(?:--lang=|-l)(.+)", word):
            named = joined[1]
        elif following and re.fullmatch("--lang|-[a-z]*l", word):
            named = following
    with suppress(PnpError, OSError):  # the settings may be the file that cannot be read
        return find_language(named)[0]
    return "en"


def execute(arguments: list[str]) -> int:
    """Run the command; typer words its own complaints and leaves by SystemExit."""
    from pnp.cli.command_list import command_line

    try:
        command_line().main(args=arguments, prog_name="pnp")
    except SystemExit as leaving:
        if isinstance(leaving.__context__, BrokenPipeError):
            raise leaving.__context__ from None
        return leaving.code if isinstance(leaving.code, int) else 0
    return 0


def word_failure(error: Exception, language: str) -> str:
    """What went wrong, whatever it is, within the handling of it."""
    if isinstance(error, PnpError):
        return word_error(error, language)
    if isinstance(error, OSError):
        return word_error(explain_os_error(error), language)
    return explain_own_mistake(error)


def word_error(error: PnpError, language: str = "en") -> str:
    """Word an error: mistakes in files begin with their places, all others with `Error`."""
    if language == "en":
        return str(error) if isinstance(error, InputError) else f"Error: {error}"
    from pnp.words.complaints import translate_error

    return translate_error(error, language)


def print_error(message: str, code: int) -> int:
    with suppress(OSError):  # standard error may be closed
        print(mark_begins(make_printable(message)), file=sys.stderr)
    return code


def print_refusal(error: PnpError, language: str) -> int:
    """Print the error of one of several tasks; return its exit code."""
    sys.stdout.flush()  # so that both streams on one terminal keep the order of these
    return print_error(word_error(error, language), FAILED)


def mark_begins(message: str) -> str:
    """Emphasise the place of each mistake in an error on a terminal."""
    if not sys.stderr.isatty() or os.environ.get("NO_COLOR"):
        return message
    from pnp.terminal import can_style

    bold = "\x1b[1m\\g<0>\x1b[0m" if can_style() else r"\g<0>"
    return re.sub(r"^(?:\S[^\n]*?:\d+:\d+:|\w+:)", bold, message, flags=re.MULTILINE)


def make_printable(message: str) -> str:
    """Escape control characters: a message may quote a file, which must not steer the terminal."""
    return "".join(
        each if each.isprintable() or each == "\n" else each.encode("unicode_escape").decode()
        for each in message
    )


def print_whole(text: str) -> None:
    """Print a text for a file or a program unchanged, in UTF-8; on a terminal, escape control characters."""
    sys.stdout.flush()
    if sys.stdout.isatty():
        print(make_printable(text.replace("\r\n", "\n")), end="")
    else:
        sys.stdout.buffer.write(text.encode())


def is_ascii_only() -> bool:
    """Tell whether standard output cannot write every letter, so that JSON has to escape them."""
    return (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"


def explain_os_error(error: OSError) -> OutputError:
    room = phrase("make-room-or-choose-another-place")
    advice = {
        errno.EACCES: phrase("choose-a-place-that-you-may-write-to"),
        errno.EROFS: phrase("choose-a-place-that-can-be-written-to"),
        errno.ENOSPC: room,
        errno.EDQUOT: room,
    }.get(error.errno or 0, "")
    why = reason(error)
    return OutputError(at_place(error.filename, why) if error.filename else why, advice)


def explain_own_mistake(error: Exception) -> str:
    """Word a mistake in the program itself; with PNP_TRACEBACK set, return the traceback."""
    if os.environ.get("PNP_TRACEBACK"):
        import traceback

        return traceback.format_exc()
    return (
        f"Error: a mistake in pnp itself ({type(error).__name__}: {error}); "
        "please report it with what PNP_TRACEBACK=1 prints"
    )


def flush_output(stream: TextIO) -> int:
    try:
        stream.flush()
    except BrokenPipeError:
        return silence_output(stream, CLOSED_PIPE)
    except OSError as error:
        print_error(f"Error: what was printed is lost: {explain_os_error(error)}", FAILED)
        return silence_output(stream, FAILED)
    return 0


def silence_output(stream: TextIO, code: int) -> int:
    """Point a broken stream at nothing, or the interpreter's own last flush would complain."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, stream.fileno())
    os.close(nothing)
    return code
