"""A YAML file as plain objects, with every mistake of form that can be told at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace
from yaml.error import MarkedYAMLError, YAMLError
from yaml.reader import ReaderError

from pnp.data.files import SIZE_LIMIT, decoded, read_content
from pnp.data.source import (
    Slip,
    Source,
    forbidden_characters,
    line_starts,
    located,
    place,
    refusal,
    source_of,
    without_forbidden,
)
from pnp.data.yaml_events import LimitError, Reading, events, tree_of
from pnp.data.yaml_lines import Mended
from pnp.data.yaml_syntax import slip_of

if TYPE_CHECKING:
    from pathlib import Path

_MOST_REPAIRS = 50
# How JSON escapes a character that two units of UTF-16 stand for; YAML knows no such pair.
_PAIR = re.compile(r"\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})", re.IGNORECASE)
_TABBED = re.compile(r"[ -]*\t[ \t-]*")
_LINE = re.compile(r"[^\r\n]*")
_NEXT_LINE = re.compile(r"(?:[ ]*(?:\r\n|\r|\n))+([ ]*)\S")
_KEY_AND_VALUE = re.compile(
    r"""(?P<dashes>(?P<indent>[ ]*)(?:-[ ]+)*)
        (?P<key>[^\s:\#'"\[\]{},&*!|>%@`-][^:\#]*:[ ]+)?
        (?P<value>\S.*)""",
    re.VERBOSE,
)


class _Repair(Struct):
    """A text from which broken lines are taken out; `whole` as long as that leaves no key missing."""

    text: str
    slips: list[Slip] = field(default_factory=list)
    lines: set[int] = field(default_factory=set)
    whole: bool = True


def read_yaml(path: Path, shown: str) -> Source:
    content = read_content(path, shown)
    return replace(parse_yaml(decoded(content, shown, "save-it-as-utf-8"), shown), content=content)


def parse_yaml(text: str, shown: str) -> Source:
    """The objects of a text, or a refusal where nothing more can be told of it.

    What is broken is noted and then taken out, letter for letter, so that all that follows keeps its place.
    """
    repair = _Repair(_PAIR.sub(_one_character, text))
    for _ in range(1 + min(_MOST_REPAIRS, 2 * SIZE_LIMIT // (len(text) + 1))):
        reading = Reading()
        try:
            reading.stream = events(repair.text)
            tree = tree_of(reading)
        except (YAMLError, UnicodeEncodeError) as error:
            if _repaired(repair, error):
                continue
        except LimitError:
            pass
        else:
            if repair.whole:
                return source_of(shown, repair.text, tree, "yaml", repair.slips + reading.slips)
        break
    # Where a key may be missing that is there, what seems to be twice may be once in two places.
    sure = [slip for slip in reading.slips if repair.whole or slip.spoils]
    raise refusal(located(shown, text, repair.slips + sure))


def _one_character(pair: re.Match[str]) -> str:
    high, low = (int(unit, 16) for unit in pair.groups())
    return f"\\U{0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00):08x}"


def _repaired(repair: _Repair, error: YAMLError | UnicodeEncodeError) -> bool:
    """Notes what is broken; true if it could be taken out of the text. Half a character, which only a program
    can hand over, is no error of YAML's own."""
    if isinstance(error, ReaderError | UnicodeEncodeError):
        slips = forbidden_characters(repair.text)
        repair.slips += slips
        repair.text = without_forbidden(repair.text)
        return bool(slips)
    broken = slip_of(repair.text, error)
    slip = broken.slip if isinstance(broken, Mended) else broken
    line = place(repair.text, slip.index)[0]
    if line not in repair.lines:  # else it follows from the repair
        repair.slips.append(slip)
        repair.lines.add(line)
    if isinstance(broken, Mended):
        repair.text, repair.whole = broken.text, repair.whole and broken.whole
        return True
    if _in_open_brackets(repair.text, error, line):
        return False
    found = _LINE.match(repair.text, line_starts(repair.text)[line - 1])
    return found is not None and _taken_out(repair, found)


def _in_open_brackets(text: str, error: YAMLError, line: int) -> bool:
    """Whether brackets that were opened in an earlier line would lose their end with this one."""
    if not isinstance(error, MarkedYAMLError) or error.context_mark is None:
        return False
    opened = place(text, int(error.context_mark.index))[0]
    return "flow" in (error.context or "") and opened < line


def _taken_out(repair: _Repair, line: re.Match[str]) -> bool:
    """Puts blanks for tabs, or a dummy for the line's value, or blanks for a line that was tried."""
    indent = _TABBED.match(line[0])
    parts = _KEY_AND_VALUE.fullmatch(line[0])
    if indent is not None:
        dummy = indent[0].replace("\t", " ") + line[0][indent.end() :]
    elif parts is not None and _has_value(parts):
        if _goes_on(parts, repair.text[line.end() :]):
            return False
        dummy = line[0][: parts.start("value")] + _dummy(parts["value"])
    elif line[0].strip(" "):
        dummy, repair.whole = " " * len(line[0]), False
    else:
        return False
    repair.text = repair.text[: line.start()] + dummy + repair.text[line.end() :]
    return True


def _has_value(parts: re.Match[str]) -> bool:
    """Whether the line is a key or a dash with a value, and not one that was replaced before."""
    return parts.start("value") > parts.end("indent") and parts["value"] != _dummy(parts["value"])


def _goes_on(parts: re.Match[str], rest: str) -> bool:
    """Whether a value belongs to brackets over several lines, or goes on in the next line."""
    if parts["value"][-1] in ",]}" and parts["value"][0] not in "[{":
        return True
    column = parts.end("dashes") if parts["key"] else parts.end("indent")
    following = _NEXT_LINE.match(rest)
    return following is not None and len(following[1]) > column


def _dummy(value: str) -> str:
    """A text that cannot be wrong, as long as the value that it stands for."""
    return "x" if len(value) == 1 else f'"{"x" * (len(value) - 2)}"'
