"""Style sheets within a drawing, and which of their declarations hold for an element."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct, field

from pnp.drawings.properties import is_idle, refuse_unless_known
from pnp.drawings.refusals import Unread, short

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.drawings.reading import Element

COMMENT = re.compile(r"/\*.*?\*/|<!--|-->", re.DOTALL)
RULE = re.compile(r"\s*([^{}]*)\{([^{}]*)\}\s*")
SELECTOR = re.compile(r"\*|[.#]?[A-Za-z_][\w-]*")
MOST_CLASSES = 64
SIMPLE = "selectors are one name, .class or #id, with commas between several"
INLINE = "write the styles as attributes (in Inkscape: save as Optimised SVG)"


class Sheet(Struct):
    """What each selector declares: a value, and when it was said."""

    rules: dict[str, dict[str, tuple[int, str]]] = field(default_factory=dict)
    count: int = 0


def add_rules(sheet: Sheet, text: str) -> None:
    plain = COMMENT.sub(" ", text)
    at = 0
    while at < len(plain.rstrip()):
        found = RULE.match(plain, at)
        if found is None or "@" in found.group(1):
            wrong = f"the style sheet's '{short(plain[at : at + 40])}' is not understood"
            raise Unread(wrong, INLINE)
        declared = declarations(found.group(2))
        for selector in found.group(1).split(","):
            _add(sheet, selector.strip(), declared)
        at = found.end()


def _add(sheet: Sheet, selector: str, declared: Mapping[str, str]) -> None:
    if SELECTOR.fullmatch(selector) is None:
        raise Unread(f"the selector '{short(selector)}' is not understood", SIMPLE)
    sheet.count += 1
    known = sheet.rules.setdefault(selector, {})
    known.update((name, (sheet.count, value)) for name, value in declared.items())


def declarations(text: str) -> dict[str, str]:
    """The properties that a style declares, without those that no drawing depends on."""
    declared: dict[str, str] = {}
    for part in COMMENT.sub(" ", text).split(";"):
        name, colon, value = part.partition(":")
        name, value = name.strip().lower(), value.strip()
        if not name and not colon:
            continue
        if not colon or not value:
            wrong = f"'{short(part)}' is no style"
            raise Unread(wrong, "write such as fill: #ff0000")
        if value.lower().endswith("important"):
            wrong = f"the style '{short(part)}' overrules others"
            raise Unread(wrong, "leave !important out")
        refuse_unless_known(name, value)
        if not is_idle(name):
            declared[name] = value
    return declared


def sheet_declares(sheet: Sheet, element: Element) -> dict[str, str]:
    """What the sheet says of an element: an id before a class, that before a name; the last of equals."""
    found: dict[str, tuple[tuple[int, int], str]] = {}
    for weight, selector in _selectors(element) if sheet.rules else ():
        for name, (when, value) in sheet.rules.get(selector, {}).items():
            if name not in found or found[name][0] < (weight, when):
                found[name] = (weight, when), value
    return {name: value for name, (_, value) in found.items()}


def _selectors(element: Element) -> Iterator[tuple[int, str]]:
    yield 0, "*"
    yield 1, element.name
    classes = dict.fromkeys(element.attributes.get("class", "").split())
    if len(classes) > MOST_CLASSES:
        wrong = f"it has {len(classes):,} classes"
        raise Unread(wrong, f"at most {MOST_CLASSES} are read")
    yield from ((2, f".{each}") for each in classes)
    if "id" in element.attributes:
        yield 3, f"#{element.attributes['id']}"
