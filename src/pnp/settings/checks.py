"""What the settings may say: each key with its check, and each mistake with what would be right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from pnp import press
from pnp.errors import Location, Mistake, UsageError, phrase, suggest
from pnp.models.languages import is_language, suggest_language
from pnp.models.printing import INKS
from pnp.settings.toml_text import quote_value, write_value

SIDES: Final = ("top", "right", "bottom", "left")
FLIPS: Final = ("long", "short")
MILLIMETRES: Final = {"margin": (0.0, 30.0), "back_dx": (-20.0, 20.0), "back_dy": (-20.0, 20.0)}
DEGREES: Final = {"back_angle": (-5.0, 5.0)}


Wrong: TypeAlias = tuple[str, str] | None  # what is wrong with a value, and what would be right
Checks: TypeAlias = Mapping[str, Callable[[str, Any], Wrong]]  # by the keys whose values they check


def find_mistakes(tree: Mapping[str, Any]) -> Iterator[Mistake]:
    """All that is wrong with the settings."""
    yield from find_value_mistakes((), tree, TOP)
    printers = tree.get("printers", {})
    if not isinstance(printers, dict):
        return
    for name, values in printers.items():
        yield from find_printer_mistakes(name, values)
    if isinstance(tree.get("printer"), str) and tree["printer"] not in printers:
        yield Mistake(("printer",), *word_unknown_printer(tree["printer"], printers))


def find_printer_mistakes(name: str, values: Any) -> Iterator[Mistake]:
    place = ("printers", name)
    if not is_name(name):
        wrong = phrase("name-cannot-name-a-printer", name=repr(name))
        right = phrase("name-is-1-to-40-characters-with-no-space")
        yield Mistake(place, wrong, right)
    if not isinstance(values, dict):
        yield Mistake(place, phrase("this-is-no-table"), advise_tables(name))
        return
    yield from [*find_value_mistakes(place, values, PRINTER)] or find_margin_mistakes(place, values)
    if "paper" not in values:
        yield Mistake(place, phrase("this-printer-has-no-paper"), phrase("add-a-line-such-as-paper-a4"))


def is_name(name: str) -> bool:
    """Whether it can be told from an option and from its neighbours."""
    return name.isprintable() and name.strip() == name and 1 <= len(name) <= 40 and not name.startswith("-")


def find_margin_mistakes(place: Location, values: Mapping[str, Any]) -> Iterator[Mistake]:
    """What is left between the margins is no smaller than the smallest paper."""
    if "paper" not in values or "margin" not in values:
        return
    sheet, margin = press.paper(values["paper"]), values["margin"]
    sides = margin if isinstance(margin, dict) else dict.fromkeys(SIDES, margin)
    width = sheet.width - sides["left"] - sides["right"]
    height = sheet.height - sides["top"] - sides["bottom"]
    if min(width, height) < press.SMALLEST:
        arguments = {"width": f"{width:g}", "height": f"{height:g}", "paper": sheet.name}
        wrong = phrase("these-margins-leave-width-by-height-mm-of-paper", **arguments)
        right = phrase("leave-at-least-least-mm-each-way", least=f"{press.SMALLEST:g}")
        yield Mistake((*place, "margin"), wrong, right)


def find_value_mistakes(table: Location, values: Mapping[str, Any], checks: Checks) -> Iterator[Mistake]:
    for key, value in values.items():
        wrong = checks[key](key, value) if key in checks else word_unknown_key(key, checks)
        if wrong is not None:
            yield Mistake((*table, key), *wrong)


def word_unknown_key(key: str, keys: Mapping[str, Any]) -> tuple[str, str]:
    right = suggest(key, keys) or phrase("known-are-names", names=", ".join(keys))
    return phrase("there-is-no-key-key-here", key=key), right


def word_unknown_printer(name: str, names: Mapping[str, Any]) -> tuple[str, str]:
    """What is wrong with the name of a printer that nobody has set, and what would be right."""
    shown = quote_value(name) if " " in name else name
    right = suggest(name, names) or phrase("set-it-with-pnp-printer-set-name", name=shown)
    return phrase("there-is-no-printer-name", name=name), right


def check_paper(_: str, value: Any) -> Wrong:
    if not isinstance(value, str):
        return phrase("this-is-no-paper"), phrase("write-it-in-quotes-such-as-a4")
    try:
        press.paper(value)
    except UsageError as error:
        return error.wrong, error.right
    return None


def check_language(_: str, value: Any) -> Wrong:
    if isinstance(value, str) and is_language(value):
        return None
    right = phrase("write-its-code-in-quotes-such-as-en-cs-or-pl")
    return phrase("this-is-no-language"), (isinstance(value, str) and suggest_language(value)) or right


def check_ink(_: str, value: Any) -> Wrong:
    if value in INKS:
        return None
    right = suggest(str(value), INKS) or phrase("known-are-names", names=", ".join(INKS))
    return phrase("there-is-no-ink-ink", ink=str(value)), right


def check_name(_: str, value: Any) -> Wrong:
    return None if isinstance(value, str) else (phrase("this-is-no-name"), phrase("write-it-in-quotes"))


def check_table(_: str, value: Any) -> Wrong:
    return None if isinstance(value, dict) else (phrase("this-is-no-table"), advise_tables())


def advise_tables(name: str = "NAME") -> str:
    """How the table of a printer is written."""
    return phrase("write-printers-name-and-keys-below", name=name)


def check_flip(key: str, value: Any) -> Wrong:
    if value in FLIPS:
        return None
    right = phrase("it-is-long-or-short-edge-that-paper-is-turned")
    return phrase("key-cannot-be-value", key=key, value=write_value(value)), right


def check_number(key: str, value: Any) -> Wrong:
    low, high = (MILLIMETRES | DEGREES)[key]
    if isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high:
        return None
    wrong = phrase("key-cannot-be-value", key=key, value=write_value(value))
    message = "it-is-least-to-most-degrees" if key in DEGREES else "it-is-least-to-most-mm"
    return wrong, phrase(message, least=f"{low:g}", most=f"{high:g}")


def check_margin(key: str, value: Any) -> Wrong:
    """A margin is one number, or one for each side."""
    if not isinstance(value, dict):
        return check_number(key, value)
    if set(value) != set(SIDES):
        return phrase("these-are-not-the-four-margins"), phrase("name-each-of-names", names=", ".join(SIDES))
    return next(filter(None, (check_number(key, side) for side in value.values())), None)


TOP: Final = {
    "paper": check_paper,
    "language": check_language,
    "ink": check_ink,
    "printer": check_name,
    "printers": check_table,
}
PRINTER: Final = {
    "paper": check_paper,
    "margin": check_margin,
    "back_dx": check_number,
    "back_dy": check_number,
    "back_angle": check_number,
    "flip": check_flip,
}
