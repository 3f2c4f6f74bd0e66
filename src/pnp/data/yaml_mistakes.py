"""Explanations of YAML's syntax errors: the first one in a text, in plain words, at the place where a person
would mend it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from yaml.error import Mark, MarkedYAMLError, YAMLError
from yaml.events import ScalarEvent

from pnp.data.sources import Slip, excerpt, find_place, line_starts, make_slip
from pnp.data.yaml_reader import CURLY, make_curly_slip, make_rows_slip, make_unspaced_slip, parse_events
from pnp.errors import code_phrase, phrase

_LONGEST = 500  # characters before a mistake in which an opening quote is looked for
_QUOTES, _QUOTES_OF_KEY = "put-the-text-in-quotes", "put-the-value-of-key-in-quotes"

# Explains an error, from the text, where the parser stumbled, and where its construct begins.
_Answer: TypeAlias = "Callable[[str, int, int], Slip]"

_LINE = re.compile(r"[^\r\n]*")
_DASH = re.compile(r"-(?=\s|$)")
_DASHES = re.compile(r"[ ]*(?:-[ ]+)*")
_HAS_KEY = re.compile(r":(?=\s|$)")
_HOLDS = re.compile(r":[ ]*(?:#.*)?$")
_NAME = re.compile(r"[\w-]+")
_CURLY_TEXT = re.compile(rf"[:,\[{{-][ ]*([{CURLY}])[^“”»]*$")
_COMMENT = re.compile(r"(?:(?<![\w-])([\w-]+):|[\[,])[ ]+(#\w)")
_VALUE = re.compile(r"""(?<![\w-])([\w-]+):[ ]+((?:'[^']*'|"[^"]*"|[^\s,\[\]{}"'])[^,\[\]{}"':]*)$""")
_COLON_IN_TEXT = re.compile(r"""(?<![\w-])([\w-]+):[ ]+([^\s,\[\]{}"'][^,\[\]{}"']*\s:[\w-]+:)""")
_KEY_IN_KEY = re.compile(r"[ ]*(?:-[ ]+)*([\w-]{1,40}):[ ]+[a-z][\w-]*")
_ANOTHER_KEY = re.compile(r"[\w-]+:(?:\s|$)")
_OPENER = re.compile(r"[ ]*(?:-[ ]+)*(?P<key>[\w-]+):[ ]*(?:#.*)?")
# of a grid; keys are written in small letters
_ROW = re.compile(r"[ ]*[^a-z\s#'\"\[\]{}&-](?:(?!:\s|:$)[^a-z])*")
_UNSPACED = re.compile(r"([ ]*(?:-[ ]+)*)[a-z][\w-]*:[^\s:]+(?:[ ]|$)")
_STARS = re.compile(r"\*[.*]*[ ]*\r?\n[ ]*[.*]+[ ]*(?=\r|\n|$)")
_KEY_BEFORE = re.compile(r"([\w-]+):[ ]+$")
_ENTRY = re.compile(r"(?:-)?([a-zA-Z][\w-]*):[ ]+([\w.-]*)")
_LISTS = re.compile(
    r"[ ]*(?:-[ ]+)*([\w-]+):[ ]+((\[[^\[\]{}'\"#]*\])(?:[ ]*,[ ]*\[[^\[\]{}'\"#]*\])+),?[ ]*(?:#.*)?"
)


def explain_error(text: str, error: YAMLError | UnicodeEncodeError) -> Slip:
    """Return a slip that says what is broken where the parser stumbled, and what would be right."""
    if not isinstance(error, MarkedYAMLError) or error.problem_mark is None:
        return _make_unknown_slip(0)
    problem = _find_index(error.problem_mark, text)
    context = _find_index(error.context_mark, text) if error.context_mark else problem
    complaint = f"{error.context} {error.problem}"
    if text[problem : problem + 1] == "\t":
        return make_slip(problem, "a-tab-stands-where-spaces-belong", "indent-with-spaces")
    line = problem - len(_cut_before(text, problem))
    if quoted := _CURLY_TEXT.search(text, max(line, problem - _LONGEST), problem):
        return make_curly_slip(quoted.start(1), quoted[1])
    in_brackets = "flow" in (error.context or "")
    bare = _find_unquoted(text, problem, context) if in_brackets else None
    if bare is not None:
        return bare
    for pattern, answer in _ANSWERS:
        if re.search(pattern, complaint):
            return answer(text, problem, context)
    return _make_unknown_slip(problem)


def _make_unknown_slip(index: int) -> Slip:
    right = "look-for-a-missing-quote-colon-or-space-near-here"
    return make_slip(index, "this-cannot-be-read-as-yaml", right)


def _find_index(mark: Mark, text: str) -> int:
    return min(int(mark.index), len(text))


def _find_unquoted(text: str, problem: int, context: int) -> Slip | None:
    """Return a slip for a value within brackets that YAML misreads because it has no quotes, or None."""
    start = min(context, len(text[:problem].rstrip()))
    line = start - len(_cut_before(text, start))
    if (comment := _COMMENT.search(text, line, problem)) is not None:
        wrong, key = "a-begins-a-comment-to-the-end-of-the-line", comment[1] or ""
        return make_slip(comment.start(2), wrong, _QUOTES_OF_KEY if key else _QUOTES, key=key[:40])
    if (icon := _COLON_IN_TEXT.search(text, line, problem + 1)) is not None:
        wrong = "text-within-brackets-holds-a-colon"
        return make_slip(icon.start(2), wrong, _QUOTES_OF_KEY, key=icon[1][:40])
    value = _VALUE.search(text, line, problem)
    mark = text[problem : problem + 1]
    if value is None or mark in ("", ",", "]", "}", "\r", "\n"):
        return None
    if "\n" in value[2]:  # if it has no quotes, a bracket before it is more likely the unclosed one
        return _make_late_quote_slip(text, value.start(2), problem) if value[2][0] in "'\"" else None
    if mark not in ("[", "{") and (value[2][0] not in "'\"" or _ANOTHER_KEY.match(text, problem)):
        return None
    wrong = "text-within-brackets-holds-bracket-brace-or-quote"
    return make_slip(value.start(2), wrong, _QUOTES_OF_KEY, key=value[1][:40])


def _make_late_quote_slip(text: str, opened: int, closed: int) -> Slip:
    line = find_place(text, closed)[0]
    return make_slip(opened, "the-quote-that-opens-here-closes-only-in-line-line", _CLOSE, line=line)


def _explain_sign(text: str, index: int, _: int) -> Slip:
    slip = make_slip(index, "a-text-cannot-begin-with-text", _QUOTES, text=text[index : index + 1])
    return _find_loose_rows(text, index) or _find_rows_beside(text, index) or slip


def _explain_sign_before(text: str, _: int, context: int) -> Slip:
    return _explain_sign(text, context, context)


def _say(wrong: str, right: str) -> _Answer:
    return lambda _text, problem, _context: make_slip(problem, wrong, right)


def _say_at_start(wrong: str, right: str) -> _Answer:
    return lambda _text, _problem, context: make_slip(context, wrong, right)


def _explain_colon(text: str, problem: int, _: int) -> Slip:
    """Explain a colon too many: within a text, or because the line continues the text above it."""
    before = _cut_before(text, problem)
    if re.search(r":\s", before):
        keys = _KEY_IN_KEY.fullmatch(before)
        right = "put-what-key-holds-in-braces-or-a-text-in-quotes" if keys else _QUOTES
        key = keys[1] if keys else ""
        return make_slip(problem, "a-colon-and-a-space-stand-within-a-text", right, key=key)
    if (above := _find_text_above(text, problem)) is not None:
        return _explain_no_colon(text, problem, above)
    start, wrong = problem - len(before.lstrip(" ")), "this-key-is-indented-deeper-than-line-above-so"
    return make_slip(start, wrong, "begin-it-in-column-of-other-keys-or-put-text")


def _explain_end(text: str, problem: int, _: int) -> Slip:
    """Explain a text left of the first key, or a key below a first line without one, which YAML takes for the
    whole document."""
    if (above := _find_text_above(text, problem)) is not None:
        return _explain_no_colon(text, problem, above)
    right = "let-every-key-at-the-top-begin-in-the-same-column"
    return make_slip(problem, "nothing-may-stand-here-any-more", right)


def _explain_no_colon(text: str, _: int, context: int) -> Slip:
    return _find_loose_rows(text, context) or _explain_keyless_line(text, context)


def _explain_keyless_line(text: str, start: int) -> Slip:
    """Explain a key without a colon, or without a space after its colon."""
    name = _NAME.match(text, start)
    if _ROW.fullmatch(text, start, _find_line(text, start).end()):
        right = "write-key-value-rows-of-text-stand-deeper-than-key"
        return make_slip(start, "here-a-key-is-wanted", right)
    wrong = "here-a-key-has-no-colon"
    if name is None:
        return make_slip(start, wrong, "write-key-value-with-a-space-after-the-colon")
    if text[name.end() : name.end() + 1] == ":":
        return make_unspaced_slip(start, name[0])
    return make_slip(start, wrong, "write-name-with-a-space-after-the-colon", name=name[0][:40])


def _explain_bracket(text: str, problem: int, context: int) -> Slip:
    """Explain a missing comma within brackets, or a missing closing bracket if the next line does not look
    like a part of them."""
    bracket = text[context : context + 1]
    if text[problem:].strip() and _is_within(text, problem, context):
        wrong = "comma-or-end-of-what-bracket-opened-is-missing"
        return make_slip(problem, wrong, "add-it-or-put-the-text-in-quotes", bracket=bracket)
    unclosed = code_phrase("form-syntax", "the-bracket-that-opens-here-is-never-closed", bracket=bracket)
    return Slip(context, unclosed, phrase("close-it-or-quotes", quotes=phrase(_QUOTES)))


def _is_within(text: str, problem: int, context: int) -> bool:
    """Tell whether a line that follows a bracket looks as if it belonged inside."""
    above = _cut_before(text, context)
    if find_place(text, problem)[0] == find_place(text, context)[0] or not above.strip():
        return True
    return _get_indent(_cut_before(text, problem)) > _get_indent(above)


def _explain_misplaced(text: str, problem: int, context: int) -> Slip:
    """Explain a text after a closing quote or bracket, a dash among keys, or a line in a column of its
    own."""
    before = _cut_before(text, problem)
    if not before.strip(" -"):
        if _DASH.match(text, problem) and len(before) == len(_cut_before(text, context)):
            right = "take-dash-out-or-begin-list-below-key-of-its-own"
            return make_slip(problem, "a-dash-stands-among-keys-where-no-list-is", right)
        wrong = "this-line-does-not-line-up-with-the-lines-above-it"
        return (
            _find_dashless_line(text, problem)
            or _find_dashless_above(text, problem)
            or _find_unspaced_above(text, problem)
            or make_slip(problem, wrong, "begin-it-in-the-same-column-as-its-neighbours")
        )
    if lists := _find_lists_beside(text, problem):
        return lists
    opened = _find_last_quote(text)
    if opened is not None and find_place(text, opened)[0] < find_place(text, problem)[0]:
        return _make_late_quote_slip(text, opened, problem)
    wrong = "nothing-may-follow-a-closing-quote-or-bracket"
    return make_slip(problem, wrong, "put-whole-text-in-quotes-and-double-each")


_CLOSE = "close-it-where-the-text-ends"


def _find_dashless_line(text: str, index: int) -> Slip | None:
    """Return a slip for a line in the column of a list's dashes that begins like an entry of that list."""
    line = _find_line(text, index)
    entry = _ENTRY.match(text, index, line.end())
    column = text[line.start() : index]
    if entry is None or not re.search(rf"^{column}-[ ]+{re.escape(entry[1])}:", text[:index], re.MULTILINE):
        return None
    return _make_dashless_slip(index, entry[1])


def _find_dashless_above(text: str, dash: int) -> Slip | None:
    """Return a slip for the first entry of the list that this dash continues, if that entry has no dash."""
    line, first = _find_line(text, dash), None
    column = dash - line.start()
    for above in _list_lines_above(text, line):
        if _get_indent(above[0]) <= column:
            break
        first = above
    else:
        return None
    entry = first and _ENTRY.match(text, first.start() + column + 2, first.end())
    if first is None or not entry or not _HOLDS.search(above[0]) or _get_indent(first[0]) != column + 2:
        return None
    return _make_dashless_slip(entry.start(), entry[1])


def _make_dashless_slip(index: int, key: str) -> Slip:
    wrong = "an-entry-of-a-list-begins-here-without-its-dash"
    return make_slip(index, wrong, "begin-it-with-key", key=key[:40])


def _find_unspaced_above(text: str, index: int) -> Slip | None:
    """Return a slip for a key without a space after its colon in the line above, if this line begins in the
    same column."""
    line = _find_line(text, index)
    above = next(_list_lines_above(text, line), None)
    key_match = above and _UNSPACED.match(above[0])
    if not above or not key_match or len(key_match[1]) != index - line.start():
        return None
    return _explain_keyless_line(text, above.start() + len(key_match[1]))


def _find_lists_beside(text: str, index: int) -> Slip | None:
    """Return a slip for several lists on the line of a key that were meant as the entries of one list."""
    line = _find_line(text, index)
    if (lists := _LISTS.fullmatch(line[0])) is None:
        return None
    arguments = {"key": lists[1][:40], "first": excerpt(lists[3])}
    wrong, right = "several-lists-stand-beside-each-other-behind-key", "put-them-into-one-list-first"
    return make_slip(line.start() + lists.start(2), wrong, right, **arguments)


def _find_loose_rows(text: str, index: int) -> Slip | None:
    """Return a slip for the rows that begin in this line, if a key above them should open them and does
    not."""
    line = _find_line(text, index)
    above = next(_list_lines_above(text, line), None)
    opener = above and _OPENER.fullmatch(above[0])
    if not above or not opener or above.start() + opener.start("key") >= index:
        return None
    is_deeper = index - line.start() > opener.start("key")
    number = find_place(text, index)[0] - 1
    least = 2 if is_deeper else 1  # one line below its key may be anything
    rows = [_match_line(text, start) for start in line_starts(text)[number : number + least]]
    if len(rows) < least or not all(_ROW.fullmatch(row[0]) for row in rows):
        return None
    at = index if is_deeper else above.start() + opener.start("key")
    return make_rows_slip(opener["key"], at, is_deeper)


def _find_rows_beside(text: str, index: int) -> Slip | None:
    """Return a slip for rows of a drawing that begin beside their key, where YAML gives a star a meaning."""
    key = _KEY_BEFORE.search(text, 0, index)
    return make_rows_slip(key[1], index, False) if key and _STARS.match(text, index) else None


def _explain_no_content(text: str, problem: int, context: int) -> Slip:
    if text[problem : problem + 1].strip():
        return _explain_sign(text, problem, context)
    return make_slip(problem, "the-file-ends-in-the-middle-of-a-list-or-a-mapping", "close-its-bracket")


def _find_last_quote(text: str) -> int | None:
    """Return where the last text before the parser's stumble begins, if it is in quotes."""
    last: Any = None
    try:
        for event in parse_events(text):
            last = event if isinstance(event, ScalarEvent) else last
    except YAMLError:
        pass
    return last.start_mark.index if last is not None and last.style in ("'", '"') else None


def _find_text_above(text: str, index: int) -> int | None:
    """Return where the text begins that this line continues, if its own lines have no key."""
    text_start = None
    for line in _list_lines_above(text, _find_line(text, index)):
        if line[0].lstrip(" ").startswith("#"):
            continue
        if line[0].startswith("---") or _HOLDS.search(line[0]):
            return text_start
        if _HAS_KEY.search(line[0]):
            return None
        dashes = _DASHES.match(line[0])
        text_start = line.start() + (dashes.end() if dashes else 0)
        if dashes and dashes[0].strip():
            return text_start
    return text_start


def _cut_before(text: str, index: int) -> str:
    """Return the part of a line before a character."""
    return text[max(text.rfind("\n", 0, index), text.rfind("\r", 0, index)) + 1 : index]


def _get_indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _find_line(text: str, index: int) -> re.Match[str]:
    """Return the line of a character."""
    return _match_line(text, line_starts(text)[find_place(text, index)[0] - 1])


def _match_line(text: str, start: int) -> re.Match[str]:
    return _LINE.match(text, start)  # type: ignore[return-value] # it always does


def _list_lines_above(text: str, line: re.Match[str]) -> Iterator[re.Match[str]]:
    """Yield the lines that are not blank, from the one above upwards."""
    starts = line_starts(text)
    for number in range(find_place(text, line.start())[0] - 2, -1, -1):
        above = _match_line(text, starts[number])
        if above[0].strip():
            yield above


_ANSWERS: list[tuple[str, _Answer]] = [
    ("mapping values are not allowed", _explain_colon),
    ("expected ',' or", _explain_bracket),
    ("node content", _explain_no_content),
    ("document start", _explain_end),
    ("expected key|expected '-' indicator|block end", _explain_misplaced),
    ("cannot start any token|undefined tag handle", _explain_sign),
    ("scanning an (alias|anchor)|scanning a tag|parsing a tag", _explain_sign_before),
    ("quoted.*(end of stream|document)", _say_at_start("the-quote-that-opens-here-is-never-closed", _CLOSE)),
    (
        "unknown escape",
        _say("this-backslash-means-nothing-in-double-quotes", "use-single-quotes-or-write-it-twice"),
    ),
    ("escape|hexdecimal|hexadecimal", _say("this-escape-is-no-character", "write-the-character-itself")),
    (
        "sequence entries are not allowed",
        _say("a-list-cannot-begin-on-the-line-of-its-key", "begin-each-on-line-of-its-own-or-put-text"),
    ),
    ("mapping keys are not allowed", _explain_sign),
    (
        "scanning a block scalar",
        _say_at_start(
            "nothing-may-follow-or-that-opens-text-on-its-line", "begin-text-on-next-line-or-put-it-in-quotes"
        ),
    ),
    ("could not find expected ':'", _explain_no_colon),
    ("directive|incompatible|version", _say("a-line-that-begins-with-is-refused", "leave-it-out")),
]
