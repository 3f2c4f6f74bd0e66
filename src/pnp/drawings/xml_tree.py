"""The XML of a drawing as a tree of elements, read by events and within limits; no other file is opened."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from xml.parsers import expat

from msgspec import Struct, field

from pnp.drawings import svg
from pnp.errors import enumerate_parts, suggest

MOST_ELEMENTS = 100_000
DEEPEST = 64
MOST_NAMED = 5  # kinds of refused elements that one error lists
DOCTYPE = re.compile(rb"<!DOCTYPE[^\[\]<>]*>")
SOUND = "save it anew as plain SVG"
UTF8 = "save it in UTF-8"
PLAIN = "save it as plain SVG, without a DOCTYPE that declares entities"
NO_UTF16 = (b"\xff\xfe", b"\xfe\xff", b"<\0", b"\0<")


class XmlElement(Struct):
    """A known element and its place in the file, counted from 1."""

    name: str
    attributes: dict[str, str]
    line: int
    column: int
    children: list[XmlElement] = field(default_factory=list)
    said: list[str] = field(default_factory=list)  # the text of a style, in pieces


@contextmanager
def place_reasons(element: XmlElement) -> Iterator[None]:
    """Says of what cannot be read at which element it stands."""
    try:
        yield
    except svg.Unread as reason:
        wrong = f"<{element.name}>: {reason.wrong}"
        raise svg.DrawingError(element.line, element.column, wrong, reason.right) from reason


class TreeReading(Struct):
    """The state of reading a tree."""

    parser: expat.XMLParserType
    open: list[XmlElement] = field(default_factory=list)
    root: XmlElement | None = None
    passed_over: int = 0  # how deep it is in elements that are ignored
    count: int = 0
    refused: dict[str, svg.DrawingError] = field(default_factory=dict)  # by the element's name


def read_tree(content: bytes) -> XmlElement:
    """Read the root of a drawing; raise a DrawingError for unsound XML or for elements that are not drawn."""
    if content.startswith(NO_UTF16):
        raise svg.DrawingError(1, 1, "it is in UTF-16", UTF8)
    reading = TreeReading(expat.ParserCreate(namespace_separator=" "))
    _set_handlers(reading)
    try:
        # A plain DOCTYPE has no effect; without it, every entity that is not XML's own is an error.
        plain = DOCTYPE.sub(lambda found: re.sub(rb"[^\r\n]", b" ", found.group()), content)
        reading.parser.Parse(plain, True)
    except expat.ExpatError as error:
        wrong = f"it is no sound XML: {expat.ErrorString(error.code)}"
        raise svg.DrawingError(error.lineno, error.offset + 1, wrong, SOUND) from error
    except (LookupError, ValueError) as error:
        raise svg.DrawingError(1, 1, "its encoding is not known", UTF8) from error
    if reading.refused:
        raise _gather_refusals(list(reading.refused.values()))
    assert reading.root is not None, "expat complains of a file without elements"
    return reading.root


def _set_handlers(reading: TreeReading) -> None:
    parser = reading.parser
    parser.buffer_text = True
    parser.StartElementHandler = lambda name, attributes: _open_element(reading, name, attributes)
    parser.EndElementHandler = lambda _name: _close_element(reading)
    parser.CharacterDataHandler = lambda text: _add_text(reading, text)
    parser.ProcessingInstructionHandler = lambda target, _data: _refuse_style_sheet(reading, target)
    parser.StartDoctypeDeclHandler = lambda *_: _refuse_doctype(reading)
    parser.EntityDeclHandler = lambda *_: _refuse_doctype(reading)


def _error_here(reading: TreeReading, wrong: str, right: str) -> svg.DrawingError:
    parser = reading.parser
    return svg.DrawingError(parser.CurrentLineNumber, parser.CurrentColumnNumber + 1, wrong, right)


def _refuse_doctype(reading: TreeReading) -> None:
    raise _error_here(reading, "its DOCTYPE declares entities", PLAIN)


def _refuse_style_sheet(reading: TreeReading, target: str) -> None:
    if target == "xml-stylesheet":
        wrong = "it asks for a style sheet from elsewhere"
        raise _error_here(reading, wrong, "write the styles into the SVG")


def _open_element(reading: TreeReading, full_name: str, attributes: dict[str, str]) -> None:
    space, _, name = full_name.rpartition(" ")
    if reading.passed_over:
        reading.passed_over += 1
        if len(reading.open) + reading.passed_over > DEEPEST:
            raise _too_deep_error(reading)
        return
    is_remark = space == svg.SVG and name in svg.PASSED_OVER and reading.open
    if not space.startswith(svg.EDITORS) and not is_remark and _is_known(reading, space, name):
        _keep_element(reading, name, attributes)
    else:
        reading.passed_over = 1


def _is_known(reading: TreeReading, space: str, name: str) -> bool:
    """Tell whether an element may stand here. If not, note a refusal, which is raised once the whole file is
    read."""
    if not reading.open:
        _check_root(reading, space, name)
        return True
    above = reading.open[-1].name
    allowed = svg.HOLDS.get(above, frozenset())
    if space == svg.SVG and name in allowed:
        return True
    if len(reading.refused) < MOST_NAMED and name not in reading.refused:
        reading.refused[name] = _make_refusal(reading, space, name, above)
    return False


def _check_root(reading: TreeReading, space: str, name: str) -> None:
    if name != "svg":
        raise _error_here(reading, f"its root is <{svg.shorten(name)}>, and not <svg>", SOUND)
    if space != svg.SVG:
        right = f'write <svg xmlns="{svg.SVG}" …>'
        raise _error_here(reading, "its root does not say that it is SVG", right)


def _make_refusal(reading: TreeReading, space: str, name: str, above: str) -> svg.DrawingError:
    if space != svg.SVG:
        return _error_here(reading, f"<{svg.shorten(name)}> is not of SVG", SOUND)
    if name in svg.ELEMENTS and name != "svg":
        children = ", ".join(sorted(svg.HOLDS.get(above, ()))) or "nothing"
        return _error_here(reading, f"<{name}> stands in <{above}>", f"<{above}> holds {children}")
    right = svg.ADVICE.get(name) or suggest(name[:40], svg.ELEMENTS) or SOUND
    return _error_here(reading, f"<{svg.shorten(name)}> is not drawn", right)


def _gather_refusals(refused: Sequence[svg.DrawingError]) -> svg.DrawingError:
    """Combine several errors into one, at the place of the first."""
    first, *rest = refused
    wrong = enumerate_parts([first.wrong, *(each.words for each in rest)], "; ")
    right = enumerate_parts(dict.fromkeys(each.right for each in refused), "; ")
    return svg.DrawingError(first.line, first.column, wrong, right)


def _keep_element(reading: TreeReading, name: str, attributes: dict[str, str]) -> None:
    reading.count += 1
    if reading.count > MOST_ELEMENTS:
        raise _error_here(reading, f"it has more than {MOST_ELEMENTS:,} elements", svg.SIMPLIFY)
    if len(reading.open) >= DEEPEST:
        raise _too_deep_error(reading)
    if svg.BASE in attributes:
        right = "take that out: nothing is read from elsewhere"
        raise _error_here(reading, "it sets xml:base", right)
    parser = reading.parser
    own = _drop_editor_attributes(attributes)
    element = XmlElement(name, own, parser.CurrentLineNumber, parser.CurrentColumnNumber + 1)
    if reading.open:
        reading.open[-1].children.append(element)
    else:
        reading.root = element
    reading.open.append(element)


def _drop_editor_attributes(attributes: dict[str, str]) -> dict[str, str]:
    """Drop the attributes of editors; `xlink:href` is the older name of `href`."""
    plain = {name: value for name, value in attributes.items() if " " not in name}
    if svg.HREF in attributes:
        plain.setdefault("href", attributes[svg.HREF])
    return plain


def _too_deep_error(reading: TreeReading) -> svg.DrawingError:
    wrong = f"its elements stand more than {DEEPEST} deep in each other"
    return _error_here(reading, wrong, "ungroup them")


def _close_element(reading: TreeReading) -> None:
    if reading.passed_over:
        reading.passed_over -= 1
    else:
        reading.open.pop()


def _add_text(reading: TreeReading, text: str) -> None:
    if not reading.passed_over and reading.open and reading.open[-1].name == "style":
        reading.open[-1].said.append(text)
