"""What the user has told pnp once and for all: language, paper, ink, and printers with their ways.

Where the file of settings lies, what it says and may say, and how it is changed so that all else in it stays;
and the language of the system.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from pnp import errors, press
from pnp.files.writing import write_file
from pnp.geometry import Margins
from pnp.models.languages import is_language, suggest_language
from pnp.models.printing import INKS, Ink, Paper, Printer

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set names the locale
PREFERRED: Final = "LANGUAGE"  # a list that takes precedence over the locale, if the locale has a language


class SystemLanguage(NamedTuple):
    code: str
    variable: str  # the variable that names it; empty if the system names it in another way


def find_system_language(known: Collection[str]) -> SystemLanguage | None:
    """Return the first known language of the system. Environment variables name them as they do for
    gettext."""
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
    """Return the language that Windows shows itself in; other systems have variables alone."""
    if sys.platform != "win32":
        return ""
    import ctypes
    from locale import windows_locale

    return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


NAME: Final = "config.toml"
NAMES: Final = ("language", "paper", "ink", "printer")  # the settings that are one text each
LARGEST: Final = 64 * 1024  # bytes; a usual file has a thousand
LONGEST: Final = 400  # characters of a line; a usual line has fifty
ADVICE: Final = "set-pnp-config-to-a-folder-that-you-may-write-to"


class Settings(Struct, frozen=True):
    """The user's settings; None means that the user has not set one."""

    paper: Paper | None
    language: str | None
    ink: Ink | None
    printer: Printer | None
    printers: tuple[Printer, ...]


def config_file() -> Path:
    """Return the path of this user's settings; its folder is PNP_CONFIG if that is set."""
    from platformdirs import user_config_path

    return Path(os.environ.get("PNP_CONFIG") or user_config_path("pnp", appauthor=False)) / NAME


def data_folder() -> Path:
    """Return the folder of this user's kept games and drafts: PNP_DATA if that is set."""
    from platformdirs import user_data_path

    return Path(os.environ.get("PNP_DATA") or user_data_path("pnp", appauthor=False))


def load_settings() -> Settings:
    """Load the user's settings; report all mistakes in the file at once."""
    return make_settings(check_tree(read_text(config_file())))


def named_printer(settings: Settings, name: str) -> Printer:
    printers = {printer.name: printer for printer in settings.printers}
    if name not in printers:
        raise errors.UsageError(*word_unknown_printer(name, printers))
    return printers[name]


def write_printer(name: str, given: Mapping[str, Any], default: bool = False) -> Printer:
    """Write new values of a printer into the settings, beside its known ones; perhaps make it the usual
    printer."""
    text = read_text(config_file())
    tree = check_tree(text)
    printers = tree.get("printers", {})
    known = printers.get(name, {})
    values = {"paper": tree.get("paper", press.USUAL_PAPER.name), **known, **given}
    wrong = [errors.sentence(each.wrong, each.right) for each in find_printer_mistakes(name, values)]
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
    mistakes = [*find_mistakes(wanted)]
    for each in mistakes:
        if each.location == (key,):
            raise errors.UsageError(each.wrong, each.right)
    if mistakes:
        raise _place_mistakes(text, mistakes)
    _write_text(change_setting(text, key, value), wanted)
    return True


def _write_text(text: str | None, tree: Mapping[str, Any]) -> None:
    """Write the text of the settings, if it would be read as this tree."""
    if text is None or not _reads_as(text, tree):
        why = errors.phrase("settings-are-written-here-in-way-that-only-you-can")
        raise errors.OutputError(errors.at_place(config_file(), why))
    write_file(config_file(), text.encode(), ADVICE)


def _reads_as(text: str, tree: Mapping[str, Any]) -> bool:
    """Tell whether a file of this text would be read, and as this tree."""
    try:
        return len(text.encode()) <= LARGEST and parse_text(text) == tree
    except errors.InputError:
        return False


def check_tree(text: str) -> dict[str, Any]:
    tree = parse_text(text)
    if found := [*find_mistakes(tree)]:
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
        raise make_problem(1, 1, errors.phrase("this-is-nested-too-deep"), advise_tables()) from error


def read_text(file: Path) -> str:
    """Return the text of the file; empty if there is none."""
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
    paper = press.paper(tree["paper"]) if "paper" in tree else None
    usual = printers[tree["printer"]] if "printer" in tree else None
    return Settings(paper, tree.get("language"), tree.get("ink"), usual, tuple(printers.values()))


def make_printer(name: str, values: Mapping[str, Any]) -> Printer:
    margins = make_margins(values["margin"]) if "margin" in values else press.DEFAULT_MARGINS
    dx, dy, angle = (float(values.get(key, 0.0)) for key in ("back_dx", "back_dy", "back_angle"))
    return Printer(name, press.paper(values["paper"]), margins, dx, dy, angle, values.get("flip", "long"))


def make_margins(value: Any) -> Margins:
    sides = value if isinstance(value, dict) else dict.fromkeys(SIDES, value)
    return Margins(**{side: float(sides[side]) for side in SIDES})


SIDES: Final = ("top", "right", "bottom", "left")
FLIPS: Final = ("long", "short")
MILLIMETRES: Final = {"margin": (0.0, 30.0), "back_dx": (-20.0, 20.0), "back_dy": (-20.0, 20.0)}
DEGREES: Final = {"back_angle": (-5.0, 5.0)}


Wrong: TypeAlias = tuple[str, str] | None  # what is wrong with a value, and what would be right
Checks: TypeAlias = Mapping[str, Callable[[str, Any], Wrong]]  # by the keys whose values they check
Mistakes: TypeAlias = Iterator[errors.Mistake]


def find_mistakes(tree: Mapping[str, Any]) -> Mistakes:
    """Yield all mistakes in the settings."""
    yield from find_value_mistakes((), tree, TOP_CHECKS)
    printers = tree.get("printers", {})
    if not isinstance(printers, dict):
        return
    for name, values in printers.items():
        yield from find_printer_mistakes(name, values)
    if isinstance(tree.get("printer"), str) and tree["printer"] not in printers:
        yield errors.Mistake(("printer",), *word_unknown_printer(tree["printer"], printers))


def find_printer_mistakes(name: str, values: Any) -> Mistakes:
    place = ("printers", name)
    if not is_printer_name(name):
        wrong, right = "name-cannot-name-a-printer", "name-is-1-to-40-characters-with-no-space"
        yield errors.Mistake(place, *errors.word_mistake("", wrong, right, name=repr(name)))
    if not isinstance(values, dict):
        yield errors.Mistake(place, errors.phrase("this-is-no-table"), advise_tables(name))
        return
    yield from [*find_value_mistakes(place, values, PRINTER_CHECKS)] or find_margin_mistakes(place, values)
    if "paper" not in values:
        words = errors.word_mistake("", "this-printer-has-no-paper", "add-a-line-such-as-paper-a4")
        yield errors.Mistake(place, *words)


def is_printer_name(name: str) -> bool:
    """Tell whether a printer's name can be told from an option and from the words beside it."""
    return name.isprintable() and name.strip() == name and 1 <= len(name) <= 40 and not name.startswith("-")


def find_margin_mistakes(place: errors.Location, values: Mapping[str, Any]) -> Mistakes:
    """Yield a mistake if the margins leave less than the smallest paper."""
    if "paper" not in values or "margin" not in values:
        return
    sheet, margin = press.paper(values["paper"]), values["margin"]
    sides = margin if isinstance(margin, dict) else dict.fromkeys(SIDES, margin)
    width = sheet.width - sides["left"] - sides["right"]
    height = sheet.height - sides["top"] - sides["bottom"]
    if min(width, height) < press.SMALLEST:
        arguments = {"width": f"{width:g}", "height": f"{height:g}", "paper": sheet.name}
        wrong = errors.phrase("these-margins-leave-width-by-height-mm-of-paper", **arguments)
        right = errors.phrase("leave-at-least-least-mm-each-way", least=f"{press.SMALLEST:g}")
        yield errors.Mistake((*place, "margin"), wrong, right)


def find_value_mistakes(table: errors.Location, values: Mapping[str, Any], checks: Checks) -> Mistakes:
    for key, value in values.items():
        wrong = checks[key](key, value) if key in checks else word_unknown_key(key, checks)
        if wrong is not None:
            yield errors.Mistake((*table, key), *wrong)


def word_unknown_key(key: str, keys: Mapping[str, Any]) -> tuple[str, str]:
    right = errors.suggest(key, keys) or errors.phrase("known-are-names", names=", ".join(keys))
    return errors.phrase("there-is-no-key-key-here", key=key), right


def word_unknown_printer(name: str, names: Mapping[str, Any]) -> tuple[str, str]:
    """Return what is wrong with the name of an unknown printer, and what would be right."""
    shown = quote_value(name) if " " in name else name
    right = errors.suggest(name, names) or errors.phrase("set-it-with-pnp-printer-set-name", name=shown)
    return errors.phrase("there-is-no-printer-name", name=name), right


def check_paper(_: str, value: Any) -> Wrong:
    if not isinstance(value, str):
        return errors.word_mistake("", "this-is-no-paper", "write-it-in-quotes-such-as-a4")
    try:
        press.paper(value)
    except errors.UsageError as error:
        return error.wrong, error.right
    return None


def check_language(_: str, value: Any) -> Wrong:
    if isinstance(value, str) and is_language(value):
        return None
    right = errors.phrase("write-its-code-in-quotes-such-as-en-cs-or-pl")
    return errors.phrase("this-is-no-language"), (isinstance(value, str) and suggest_language(value)) or right


def check_ink(_: str, value: Any) -> Wrong:
    if value in INKS:
        return None
    right = errors.suggest(str(value), INKS) or errors.phrase("known-are-names", names=", ".join(INKS))
    return errors.phrase("there-is-no-ink-ink", ink=str(value)), right


def check_name(_: str, value: Any) -> Wrong:
    is_name = isinstance(value, str)
    return None if is_name else errors.word_mistake("", "this-is-no-name", "write-it-in-quotes")


def check_table(_: str, value: Any) -> Wrong:
    return None if isinstance(value, dict) else (errors.phrase("this-is-no-table"), advise_tables())


def advise_tables(name: str = "NAME") -> str:
    """Return advice on how to write the table of a printer."""
    return errors.phrase("write-printers-name-and-keys-below", name=name)


def check_flip(key: str, value: Any) -> Wrong:
    if value in FLIPS:
        return None
    right = errors.phrase("it-is-long-or-short-edge-that-paper-is-turned")
    return errors.phrase("key-cannot-be-value", key=key, value=write_value(value)), right


def check_number(key: str, value: Any) -> Wrong:
    low, high = (MILLIMETRES | DEGREES)[key]
    if isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high:
        return None
    wrong = errors.phrase("key-cannot-be-value", key=key, value=write_value(value))
    message = "it-is-least-to-most-degrees" if key in DEGREES else "it-is-least-to-most-mm"
    return wrong, errors.phrase(message, least=f"{low:g}", most=f"{high:g}")


def check_margin(key: str, value: Any) -> Wrong:
    """Check a margin: one number, or one for each side."""
    if not isinstance(value, dict):
        return check_number(key, value)
    if set(value) != set(SIDES):
        wrong, names = "these-are-not-the-four-margins", ", ".join(SIDES)
        return errors.word_mistake("", wrong, "name-each-of-names", names=names)
    return next(filter(None, (check_number(key, side) for side in value.values())), None)


TOP_CHECKS: Final = {
    "paper": check_paper,
    "language": check_language,
    "ink": check_ink,
    "printer": check_name,
    "printers": check_table,
}
PRINTER_CHECKS: Final = {
    "paper": check_paper,
    "margin": check_margin,
    "back_dx": check_number,
    "back_dy": check_number,
    "back_angle": check_number,
    "flip": check_flip,
}


KEY = re.compile(r"""\s*(?:([A-Za-z0-9_-]+)|"([^"\\]*)"|'([^']*)')\s*=""")
SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)

# Python's messages about TOML that other languages have too.
UNSOUND = {
    "Invalid statement": "invalid-statement",
    "Invalid value": "invalid-value",
    "Expected '=' after a key in a key/value pair": "expected-after-a-key-in-a-key-value-pair",
    "Expected newline or end of document after a statement": "expected-newline-or-end-of-document-after",
    "Expected ']' at the end of a table declaration": "expected-at-the-end-of-a-table-declaration",
    "Unterminated string": "unterminated-string",
    "Unclosed array": "unclosed-array",
    "Cannot overwrite a value": "cannot-overwrite-a-value",
}


Place: TypeAlias = tuple[int, int]  # a line and a column


def find_places(text: str) -> Callable[[errors.Location], Place]:
    """Return a function that finds the place of a key. For a key that is written in an unusual way, it
    returns the place of its table or the top of the file."""
    keys: dict[errors.Location, Place] = {}
    tables: dict[errors.Location, Place] = {}
    inside: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), start=1):
        place = number, len(line) - len(line.lstrip()) + 1
        if opened := read_header(line):
            inside = opened
            keys.setdefault(inside, place)
            tables[inside] = place
        elif (key := read_key(line)) is not None:
            keys.setdefault((*inside, key), place)
    return lambda location: keys.get(location) or tables.get(location[:-1]) or (1, 1)


def find_syntax_mistake(text: str, error: tomllib.TOMLDecodeError) -> tuple[Place, str]:
    """Return where the reader stopped, and its message."""
    if (found := SYNTAX.fullmatch(str(error))) is None:
        return (1, 1), str(error)
    said = errors.phrase(UNSOUND[found[1]]) if found[1] in UNSOUND else found[1]
    if found[2] is None:
        lines = text.splitlines() or [""]
        return (len(lines), len(lines[-1]) + 1), said
    return (int(found[2]), int(found[3])), said


def change_printer(text: str, name: str, values: Mapping[str, object]) -> str | None:
    """Return the text with these values of a printer. Comments and order stay, and line ends if they are all
    alike. Return None if tomlkit cannot change the text."""
    from tomlkit import dumps, parse
    from tomlkit.exceptions import TOMLKitError

    try:
        document = parse(text.replace("\r\n", "\n"))
        if known := name in document.get("printers", ()):
            set_values(document["printers"][name], values)
    except TOMLKitError:
        return None
    end = "" if known else dumps({"printers": {name: values}})
    parts = filter(None, (part.rstrip() for part in (document.as_string(), end)))
    return end_lines("\n\n".join(parts) + "\n", text)


def change_setting(text: str, key: str, value: str | None) -> str | None:
    """Return the text with a setting, put below those that it has, or without it if there is no value. All
    the rest stays, as with `change_printer`."""
    from tomlkit import parse
    from tomlkit.exceptions import TOMLKitError

    plain = text.replace("\r\n", "\n").rstrip()
    lines = plain.split("\n") if plain else []
    tables = next((at for at, line in enumerate(lines) if read_header(line)), len(lines))
    keys = [at for at, line in enumerate(lines[:tables], 1) if read_key(line) is not None]
    end = keys[-1] if keys else 0 if lines[tables:] else tables  # below the last key; else above all tables
    above, below = "".join(f"{line}\n" for line in lines[:end]), "\n".join(lines[end:])
    try:
        document = parse(above)
        if value is None:
            document.remove(key)
        else:
            document[key] = value
    except TOMLKitError:
        return None
    settings = document.as_string()
    gap = "\n" if below.strip() and not keys else ""
    new = f"{settings}{gap}{below if settings else below.lstrip()}".rstrip()
    return end_lines(f"{new}\n" if new else "", text)


def end_lines(text: str, like: str) -> str:
    return text.replace("\n", "\r\n") if "\r\n" in like else text


def set_values(printer: Any, values: Mapping[str, object]) -> None:
    """Set values of a printer; new ones go above the comments that precede the next printer."""
    from tomlkit.items import Table

    body = printer.value.body if isinstance(printer, Table) else []
    below = [*takewhile(lambda part: part[0] is None, reversed(body))]
    del body[len(body) - len(below) :]
    printer.update(values)
    body.extend(reversed(below))


def read_header(line: str) -> tuple[str, ...]:
    """Return the path of the table that a line opens; empty if it opens none."""
    if not line.lstrip().startswith("["):
        return ()
    try:
        tree = tomllib.loads(line)
    except tomllib.TOMLDecodeError:
        return ()
    path: tuple[str, ...] = ()
    while isinstance(tree, dict) and len(tree) == 1:
        ((name, tree),) = tree.items()
        path = (*path, name)
    return path


def read_key(line: str) -> str | None:
    found = KEY.match(line)
    return next((name for name in found.groups() if name is not None), None) if found else None


def quote_value(value: str) -> str:
    """Quote a text for TOML. JSON's strings are TOML's as well, for text without control characters."""
    return json.dumps(value, ensure_ascii=False)


def write_value(value: object) -> str:
    """Write a value of the settings as TOML, for messages; other objects of the file are shown as they
    are."""
    if isinstance(value, str):
        return quote_value(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
