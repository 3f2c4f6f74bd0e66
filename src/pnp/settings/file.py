"""The user's settings: where their file lies, what it says, a printer noted down in it; and the language
of the system."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import Struct

from pnp import errors, press
from pnp.files.writing import write_file
from pnp.geometry import Margins
from pnp.models.printing import Ink, Paper, Printer
from pnp.settings import checks
from pnp.settings.toml_text import change_printer, change_setting, find_places, find_syntax_mistake

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set names the locale
PREFERRED: Final = "LANGUAGE"  # a list that goes before the locale, where that has a language


class SystemLanguage(NamedTuple):
    code: str
    variable: str  # that names it; empty where the system does without one


def find_system_language(known: Collection[str]) -> SystemLanguage | None:
    """The first of the system's languages that is known. Variables name them as they do for gettext."""
    variable = next((each for each in VARIABLES if os.environ.get(each)), "")
    locale = os.environ[variable] if variable else _ask_windows()
    if not locale or re.fullmatch(r"(C|POSIX)(\..*)?", locale):
        return None
    preferred = os.environ.get(PREFERRED, "").split(":")
    for name, source in [*((each, PREFERRED) for each in preferred), (locale, variable)]:
        code = re.split("[_.@-]", name)[0].lower()
        if code in known:
            return SystemLanguage(code, source)
    return None


def _ask_windows() -> str:
    """The language that Windows shows itself in; other systems have variables alone."""
    if sys.platform != "win32":
        return ""
    import ctypes
    from locale import windows_locale

    return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


NAME: Final = "config.toml"
NAMES: Final = ("language", "paper", "ink", "printer")  # of the settings, as far as each is one text
LARGEST: Final = 64 * 1024  # bytes; a file of this kind has a thousand
LONGEST: Final = 400  # characters of a line; one of this kind has fifty
ADVICE: Final = "set-pnp-config-to-a-folder-that-you-may-write-to"


class Settings(Struct, frozen=True):
    """None where the user has not said."""

    paper: Paper | None
    language: str | None
    ink: Ink | None
    printer: Printer | None
    printers: tuple[Printer, ...]


def config_file() -> Path:
    """The file of this user's settings; its folder is PNP_CONFIG where that is set."""
    from platformdirs import user_config_path

    return Path(os.environ.get("PNP_CONFIG") or user_config_path("pnp", appauthor=False)) / NAME


def data_folder() -> Path:
    """Where this user's kept games and drafts lie: PNP_DATA where that is set."""
    from platformdirs import user_data_path

    return Path(os.environ.get("PNP_DATA") or user_data_path("pnp", appauthor=False))


def load_settings() -> Settings:
    """What the user has set; all that is wrong with the file is told at once."""
    return make_settings(check_tree(read_text(config_file())))


def named_printer(settings: Settings, name: str) -> Printer:
    printers = {printer.name: printer for printer in settings.printers}
    if name not in printers:
        raise errors.UsageError(*checks.word_unknown_printer(name, printers))
    return printers[name]


def write_printer(name: str, given: Mapping[str, Any], default: bool = False) -> Printer:
    """Note down what is given about a printer, beside what is known of it; perhaps as the usual printer."""
    text = read_text(config_file())
    tree = check_tree(text)
    printers = tree.get("printers", {})
    known = printers.get(name, {})
    values = {"paper": tree.get("paper", press.USUAL_PAPER.name), **known, **given}
    wrong = [errors.sentence(each.wrong, each.right) for each in checks.find_printer_mistakes(name, values)]
    if wrong:
        raise errors.UsageError(errors.enumerate_parts(wrong, "\n"))
    new = change_printer(text, name, {key: values[key] for key in values if values[key] != known.get(key)})
    if default and new is not None:
        new = change_setting(new, "printer", name)
    top = {"printer": name} if default else {}
    _write_text(new, {**tree, **top, "printers": {**printers, name: values}})
    return make_printer(name, values)


def write_setting(key: str, value: str | None) -> bool:
    """Write a setting, or remove it if `value` is None. Return whether the file changed; a mistake in the old
    value does not matter."""
    text = read_text(config_file())
    tree = parse_text(text)
    if tree.get(key) == value:
        check_tree(text)
        return False
    wanted = {**tree, key: value} if value is not None else {each: tree[each] for each in tree if each != key}
    wrong = [*checks.find_mistakes(wanted)]
    for each in wrong:
        if each.location == (key,):
            raise errors.UsageError(each.wrong, each.right)
    if wrong:
        raise _place_mistakes(text, wrong)
    _write_text(change_setting(text, key, value), wanted)
    return True


def _write_text(text: str | None, tree: Mapping[str, Any]) -> None:
    """Write what the settings are now, if it would be read as that."""
    if text is None or not _reads_as(text, tree):
        why = errors.phrase("settings-are-written-here-in-way-that-only-you-can")
        raise errors.OutputError(errors.at_place(config_file(), why))
    write_file(config_file(), text.encode(), ADVICE)


def _reads_as(text: str, tree: Mapping[str, Any]) -> bool:
    """Whether a file of this text would be read, and as this."""
    try:
        return len(text.encode()) <= LARGEST and parse_text(text) == tree
    except errors.InputError:
        return False


def check_tree(text: str) -> dict[str, Any]:
    tree = parse_text(text)
    if found := [*checks.find_mistakes(tree)]:
        raise _place_mistakes(text, found)
    return tree


def _place_mistakes(text: str, found: Iterable[errors.Mistake]) -> errors.InputError:
    at, file = find_places(text), str(config_file())
    problems = [errors.Problem(file, *at(each.location), each.wrong, each.right) for each in found]
    return errors.InputError(problems)


def parse_text(text: str) -> dict[str, Any]:
    for number, line in enumerate(text.splitlines(), 1):
        # The reader of TOML takes time and memory without bound for a key of many parts or a long number.
        if len(line) > LONGEST and not line.lstrip().startswith("#"):
            wrong = errors.phrase("this-line-has-more-than-most-characters", most=LONGEST)
            right = errors.phrase("write-each-setting-in-a-short-line-of-its-own")
            raise make_problem(number, LONGEST + 1, wrong, right)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place, why = find_syntax_mistake(text, error)
        raise make_problem(*place, why, errors.phrase("write-it-as-toml-such-as-paper-a4")) from error
    except RecursionError as error:
        raise make_problem(1, 1, errors.phrase("this-is-nested-too-deep"), checks.advise_tables()) from error


def read_text(file: Path) -> str:
    """The text of the file; empty where there is none."""
    from pnp.data.sources import UnreadableError, decode_text, is_missing, read_bytes

    if is_missing(file):
        return ""
    try:
        content = read_bytes(file, LARGEST)
    except UnreadableError as reason:
        if isinstance(reason.__cause__, FileNotFoundError | NotADirectoryError):
            return ""
        wrong = errors.phrase("the-file-wrong", wrong=reason.wrong)
        right = errors.phrase("put-text-file-of-few-lines-there-or-move-it-away")
        raise make_problem(1, 1, wrong, right) from reason
    return decode_text(content, str(file), "save-the-file-as-utf-8")


def make_problem(line: int, column: int, wrong: str, right: str) -> errors.InputError:
    return errors.InputError([errors.Problem(str(config_file()), line, column, wrong, right)])


def make_settings(tree: Mapping[str, Any]) -> Settings:
    printers = {name: make_printer(name, values) for name, values in tree.get("printers", {}).items()}
    return Settings(
        paper=press.paper(tree["paper"]) if "paper" in tree else None,
        language=tree.get("language"),
        ink=tree.get("ink"),
        printer=printers[tree["printer"]] if "printer" in tree else None,
        printers=tuple(printers.values()),
    )


def make_printer(name: str, values: Mapping[str, Any]) -> Printer:
    return Printer(
        name,
        press.paper(values["paper"]),
        make_margins(values["margin"]) if "margin" in values else press.DEFAULT_MARGINS,
        back_dx=float(values.get("back_dx", 0.0)),
        back_dy=float(values.get("back_dy", 0.0)),
        back_angle=float(values.get("back_angle", 0.0)),
        flip=values.get("flip", "long"),
    )


def make_margins(value: Any) -> Margins:
    sides = value if isinstance(value, dict) else dict.fromkeys(checks.SIDES, value)
    return Margins(**{side: float(sides[side]) for side in checks.SIDES})
