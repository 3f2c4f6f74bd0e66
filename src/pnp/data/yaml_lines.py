"""Lines that lost the colon of their key, or the bar above their rows: told, and mended to be read past."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.data.source import Slip, excerpt, line_starts, place
from pnp.errors import phrase, said

if TYPE_CHECKING:
    from collections.abc import Iterator

_LINE = re.compile(r"[^\r\n]*")
_DASHES = re.compile(r"[ ]*(?:-[ ]+)*")
_HAS_KEY = re.compile(r":(?=\s|$)")
_HOLDS = re.compile(r":[ ]*(?:#.*)?$")
_NAME = re.compile(r"[\w-]+")
_OPENER = re.compile(r"[ ]*(?:-[ ]+)*(?P<key>[\w-]+):(?:[ ]+(?P<bar>[|>])[-+0-9]*)?[ ]*(?:#.*)?")
_ROW = re.compile(
    r"[ ]*[^a-z\s#'\"\[\]{}&-](?:(?!:\s|:$)[^a-z])*"
)  # of a grid; a key is written in small letters

_UNSPACED = re.compile(r"([ ]*(?:-[ ]+)*)[a-z][\w-]*:[^\s:]+(?:[ ]|$)")
_STARS = re.compile(r"\*[.*]*[ ]*\r?\n[ ]*[.*]+[ ]*(?=\r|\n|$)")
_KEY_BEFORE = re.compile(r"([\w-]+):[ ]+$")
_ENTRY = re.compile(r"(?:-)?([a-zA-Z][\w-]*):[ ]+([\w.-]*)")
_LISTS = re.compile(
    r"[ ]*(?:-[ ]+)*([\w-]+):[ ]+((\[[^\[\]{}'\"#]*\])(?:[ ]*,[ ]*\[[^\[\]{}'\"#]*\])+),?[ ]*(?:#.*)?"
)


class Mended(Struct, frozen=True):
    """A slip, and the text with something as long in its place that can be read; `whole` if all keys of it
    are where they belong."""

    slip: Slip
    text: str
    whole: bool = True


def keyless_line(text: str, start: int) -> Mended | Slip:
    """A key without a colon, or without a space after it."""
    name, line = _NAME.match(text, start), _line(text, start)
    if _ROW.fullmatch(text, start, line.end()):
        right = phrase("write-key-value-rows-of-text-stand-deeper-than-key")
        return Slip(start, said("form-syntax", "here-a-key-is-wanted"), right)
    wrong = said("form-syntax", "here-a-key-has-no-colon")
    if name is None:
        return Slip(start, wrong, phrase("write-key-value-with-a-space-after-the-colon"))
    has_colon = text[name.end() : name.end() + 1] == ":"
    slip = unspaced(start, name[0]) if has_colon else Slip(start, wrong, _with_space(name[0]))
    if name.end() == line.end() and len(name[0]) > 1:
        return Mended(slip, f"{text[: name.end() - 1]}:{text[name.end() :]}", whole=False)
    dummy = f": {'x' * (line.end() - name.end() - 2)}"
    if name.end() + len(dummy) > line.end():
        return slip
    return Mended(slip, text[: name.end()] + dummy + text[line.end() :])


def unspaced_above(text: str, index: int) -> Mended | Slip | None:
    """A key without a space after its colon, in the line above one that begins in the same column."""
    line = _line(text, index)
    above = next(_lines_above(text, line), None)
    found = above and _UNSPACED.match(above[0])
    if not above or not found or len(found[1]) != index - line.start():
        return None
    return keyless_line(text, above.start() + len(found[1]))


def unspaced(start: int, name: str) -> Slip:
    return Slip(start, said("form-syntax", "the-colon-of-this-key-has-no-space-after-it"), _with_space(name))


def _with_space(name: str) -> str:
    return phrase("write-name-with-a-space-after-the-colon", name=name[:40])


def deeper_key(text: str, start: int) -> Mended | Slip:
    """A key that goes on with the text of a key above it. That text gives way, so that what stands below the
    deeper key is not complained of as well."""
    wrong = said("form-syntax", "this-key-is-indented-deeper-than-line-above-so")
    slip = Slip(start, wrong, phrase("begin-it-in-column-of-other-keys-or-put-text"))
    line = _line(text, start)
    for above in _lines_above(text, line):
        if key := _HAS_KEY.search(above[0]):
            value = above.start() + key.end()
            return Mended(slip, _blank(text, value, line.start()), whole=False)
    return slip


def left_line(text: str, start: int) -> Mended:
    """A line left of the first key, which ends what the lines above say; these give way."""
    right = phrase("let-every-key-at-the-top-begin-in-the-same-column")
    slip = Slip(start, said("form-syntax", "nothing-may-stand-here-any-more"), right)
    return Mended(slip, _blank(text, 0, _line(text, start).start()), whole=False)


def loose_rows(text: str, index: int) -> Mended | None:
    """The rows that begin in this line, if a key above them was to open them and does not."""
    line = _line(text, index)
    above = next(_lines_above(text, line), None)
    opener = above and _OPENER.fullmatch(text, above.start(), above.end())
    if not opener or opener.start("key") >= index:
        return None
    rows = [*_rows(text, line, opener)]
    is_deeper = index - line.start() > opener.start("key") - opener.start()
    least = 2 if is_deeper and not opener["bar"] else 1  # one line below its key may be anything
    if len(rows) < least:
        return None
    slip = _unopened(opener, index if is_deeper else opener.start("key"))
    # What stands for the text has to stand where the slip does, so that nothing is said of it.
    dummy = slip.index if opener["bar"] or is_deeper else None
    return Mended(slip, _without_rows(text, rows, dummy))


def _unopened(opener: re.Match[str], index: int) -> Slip:
    if opener["bar"]:
        below = "rows" if opener["bar"] == "|" else "lines"
        wrong = said("form-syntax", "the-text-that-opener-opens-is-empty", opener=opener["bar"])
        return Slip(opener.start("bar"), wrong, phrase("indent-the-below-below-it", below=below))
    return rows_unopened(opener["key"], index, index > opener.start("key"))


def rows_unopened(key: str, index: int, below: bool) -> Slip:
    """Rows without a bar, which stand `below` their key and deeper, or not yet."""
    wrong = said("form-syntax", "the-rows-below-key-have-no-that-opens-them", key=key[:40])
    right = phrase("write-key" if below else "write-key-and-indent-them-below-it", key=key[:40])
    return Slip(index, wrong, right)


def rows_beside(text: str, index: int) -> Mended | None:
    """Rows of a drawing of which the first begins here, beside its key, where a star would mean something."""
    rows = _STARS.match(text, index)
    key = _KEY_BEFORE.search(text, 0, index)
    if rows is None or key is None:
        return None
    return Mended(rows_unopened(key[1], index, False), f"{text[:index]}.{text[index + 1 :]}")


def dashless_line(text: str, index: int) -> Mended | Slip | None:
    """A line in the column of the dashes of a list, if it begins like an entry of that."""
    line = _line(text, index)
    found = _ENTRY.match(text, index, line.end())
    column = text[line.start() : index]
    if found is None or not re.search(rf"^{column}-[ ]+{re.escape(found[1])}:", text[:index], re.MULTILINE):
        return None
    slip = _dashless(index, found[1])
    dummy = f"- {found[1]}: {found[2][:-2]}"
    mended = dummy.ljust(len(found[0]))
    if len(found[2]) < 3 or len(mended) > len(found[0]):
        return slip
    return Mended(slip, text[:index] + mended + text[found.end() :])


def dashless_above(text: str, dash: int) -> Mended | None:
    """The first entry of the list that goes on here with a dash, if it has none."""
    line, first = _line(text, dash), None
    column = dash - line.start()
    for above in _lines_above(text, line):
        if indent(above[0]) <= column:
            break
        first = above
    else:
        return None
    found = first and _ENTRY.match(text, first.start() + column + 2, first.end())
    if first is None or not found or not _HOLDS.search(above[0]) or indent(first[0]) != column + 2:
        return None
    return Mended(_dashless(found.start(), found[1]), f"{text[: found.start() - 2]}- {text[found.start() :]}")


def _dashless(index: int, key: str) -> Slip:
    wrong = said("form-syntax", "an-entry-of-a-list-begins-here-without-its-dash")
    return Slip(index, wrong, phrase("begin-it-with-key", key=key[:40]))


def indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def lists_beside(text: str, index: int) -> Mended | Slip | None:
    """Several lists on the line of a key, that were to be the entries of one."""
    found = _LISTS.fullmatch(_line(text, index)[0])
    if found is None:
        return None
    start = _line(text, index).start() + found.start(2)
    wrong = said("form-syntax", "several-lists-stand-beside-each-other-behind-key", key=found[1][:40])
    slip = Slip(start, wrong, phrase("put-them-into-one-list-first", first=excerpt(found[3])))
    dummy = f"[{found[2].replace(' ', '')}]".ljust(len(found[2]))
    fits = len(dummy) == len(found[2])
    return Mended(slip, text[:start] + dummy + text[start + len(dummy) :]) if fits else slip


def _rows(text: str, line: re.Match[str], opener: re.Match[str]) -> Iterator[re.Match[str]]:
    """The lines below a key that are no keys or entries; without a bar, those that look like a grid's."""
    for start in line_starts(text)[place(text, line.start())[0] - 1 :]:
        row = _line_at(text, start)
        if not (_is_loose(row[0]) if opener["bar"] else _ROW.fullmatch(row[0])):
            return
        yield row


def _is_loose(line: str) -> bool:
    return bool(line.strip()) and not _HAS_KEY.search(line) and not line.lstrip(" ").startswith(("- ", "#"))


def _without_rows(text: str, rows: list[re.Match[str]], dummy: int | None) -> str:
    rest = _blank(text, rows[0].start(), rows[-1].end())
    return rest if dummy is None else f"{rest[:dummy]}x{rest[dummy + 1 :]}"


def _blank(text: str, start: int, end: int) -> str:
    return text[:start] + re.sub(r"[^\r\n]", " ", text[start:end]) + text[end:]


def text_above(text: str, index: int) -> int | None:
    """Where the text begins that goes on in this line, if it has lines of its own, without a key."""
    found = None
    for line in _lines_above(text, _line(text, index)):
        if line[0].lstrip(" ").startswith("#"):
            continue
        if line[0].startswith("---") or _HOLDS.search(line[0]):
            return found
        if _HAS_KEY.search(line[0]):
            return None
        dashes = _DASHES.match(line[0])
        found = line.start() + (dashes.end() if dashes else 0)
        if dashes and dashes[0].strip():
            return found
    return found


def _line(text: str, index: int) -> re.Match[str]:
    """The line of a character."""
    return _line_at(text, line_starts(text)[place(text, index)[0] - 1])


def _line_at(text: str, start: int) -> re.Match[str]:
    return _LINE.match(text, start)  # type: ignore[return-value] # it always does


def _lines_above(text: str, line: re.Match[str]) -> Iterator[re.Match[str]]:
    """The lines that say something, from the one above upwards."""
    starts = line_starts(text)
    for number in range(place(text, line.start())[0] - 2, -1, -1):
        above = _line_at(text, starts[number])
        if above[0].strip():
            yield above
