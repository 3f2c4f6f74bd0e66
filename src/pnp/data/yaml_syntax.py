"""Broken YAML in plain words, at the place where a person would mend it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeAlias

from yaml.error import MarkedYAMLError, YAMLError
from yaml.events import ScalarEvent

from pnp.data.source import Slip, place
from pnp.data.yaml_events import events
from pnp.data.yaml_lines import (
    dashless_above,
    dashless_line,
    deeper_key,
    indent,
    keyless_line,
    left_line,
    lists_beside,
    loose_rows,
    rows_beside,
    text_above,
    unspaced_above,
)
from pnp.errors import phrase, said

if TYPE_CHECKING:
    from collections.abc import Callable

    from yaml.error import Mark

    from pnp.data.yaml_lines import Mended

_QUOTES = "put-the-text-in-quotes"

# Words a complaint: the text, where the parser stumbled, where what it was reading begins.
_Answer: TypeAlias = "Callable[[str, int, int], Slip | Mended]"


def slip_of(text: str, error: YAMLError) -> Slip | Mended:
    """What is broken; with a text to read on where it is plain what was meant."""
    if not isinstance(error, MarkedYAMLError) or error.problem_mark is None:
        return _unknown(0)
    problem = _index(error.problem_mark, text)
    context = _index(error.context_mark, text) if error.context_mark else problem
    complaint = f"{error.context} {error.problem}"
    if text[problem : problem + 1] == "\t":
        return Slip(
            problem, said("form-syntax", "a-tab-stands-where-spaces-belong"), phrase("indent-with-spaces")
        )
    in_brackets = "flow" in (error.context or "")
    bare = _unquoted(text, problem, context) if in_brackets else None
    if bare is not None:
        return bare
    for pattern, answer in _ANSWERS:
        if re.search(pattern, complaint):
            return answer(text, problem, context)
    return _unknown(problem)


def _unknown(index: int) -> Slip:
    return _slip(index, "this-cannot-be-read-as-yaml", "look-for-a-missing-quote-colon-or-space-near-here")


def _index(mark: Mark, text: str) -> int:
    return min(int(mark.index), len(text))


_COLOUR = re.compile(r"(?<![\w-])([\w-]+):[ ]+(#[0-9A-Fa-f]{3,8}\b)")
_VALUE = re.compile(r"""(?<![\w-])([\w-]+):[ ]+((?:'[^']*'|"[^"]*"|[^\s,\[\]{}"'])[^,\[\]{}"':]*)$""")
_KEY_IN_KEY = re.compile(r"[ ]*(?:-[ ]+)*([\w-]{1,40}):[ ]+[a-z][\w-]*")
_ANOTHER_KEY = re.compile(r"[\w-]+:(?:\s|$)")


def _unquoted(text: str, problem: int, context: int) -> Slip | None:
    """A value within brackets that has a meaning in YAML where it stands without quotes, if there is one."""
    start = min(context, len(text[:problem].rstrip()))
    line = start - len(_before(text, start))
    colour = _COLOUR.search(text, line, problem)
    if colour is not None:
        return Slip(
            colour.start(2),
            said("form-syntax", "a-begins-a-comment-to-the-end-of-the-line"),
            _quotes_for(colour[1]),
        )
    value = _VALUE.search(text, line, problem)
    mark = text[problem : problem + 1]
    if value is None or mark in ("", ",", "]", "}", "\r", "\n"):
        return None
    if mark not in ("[", "{") and (value[2][0] not in "'\"" or _ANOTHER_KEY.match(text, problem)):
        return None
    wrong = said("form-syntax", "text-within-brackets-holds-bracket-brace-or-quote")
    return Slip(value.start(2), wrong, _quotes_for(value[1]))


def _quotes_for(key: str) -> str:
    return phrase("put-the-value-of-key-in-quotes", key=key[:40])


def _begins_wrong(text: str, index: int, _: int) -> Slip | Mended:
    rows = loose_rows(text, index) or rows_beside(text, index)
    return rows or Slip(
        index,
        said("form-syntax", "a-text-cannot-begin-with-text", text=text[index : index + 1]),
        phrase(_QUOTES),
    )


def _begins_wrong_before(text: str, _: int, context: int) -> Slip | Mended:
    return _begins_wrong(text, context, context)


def _at_problem(wrong: str, right: str) -> _Answer:
    return lambda _text, problem, _context: _slip(problem, wrong, right)


def _at_context(wrong: str, right: str) -> _Answer:
    return lambda _text, _problem, context: _slip(context, wrong, right)


def _slip(index: int, wrong: str, right: str) -> Slip:
    return Slip(index, said("form-syntax", wrong), phrase(right))


def _colon(text: str, problem: int, _: int) -> Slip | Mended:
    """A colon too many: within a text, or because the line went on with what stands above it."""
    before = _before(text, problem)
    if re.search(r":\s", before):
        keys = _KEY_IN_KEY.fullmatch(before)
        right = (
            phrase("put-what-key-holds-in-braces-or-a-text-in-quotes", key=keys[1])
            if keys
            else phrase(_QUOTES)
        )
        return Slip(problem, said("form-syntax", "a-colon-and-a-space-stand-within-a-text"), right)
    above = text_above(text, problem)
    if above is not None:
        return _no_colon(text, problem, above)
    return deeper_key(text, problem - len(_before(text, problem).lstrip(" ")))


def _after_the_end(text: str, problem: int, _: int) -> Slip | Mended:
    """Something left of the first key, or below a first line that is no key, so that it is the whole."""
    above = text_above(text, problem)
    if above is not None:
        return _no_colon(text, problem, above)
    return left_line(text, problem)


def _no_colon(text: str, _: int, context: int) -> Slip | Mended:
    return loose_rows(text, context) or keyless_line(text, context)


def _unclosed_bracket(text: str, problem: int, context: int) -> Slip:
    """A comma is missing within brackets, or, if the next lines show no sign of them, the closing bracket."""
    bracket = text[context : context + 1]
    if text[problem:].strip() and _is_within(text, problem, context):
        wrong = said("form-syntax", "comma-or-end-of-what-bracket-opened-is-missing", bracket=bracket)
        return Slip(problem, wrong, phrase("add-it-or-put-the-text-in-quotes"))
    return Slip(
        context,
        said("form-syntax", "the-bracket-that-opens-here-is-never-closed", bracket=bracket),
        phrase("close-it-or-quotes", quotes=phrase(_QUOTES)),
    )


def _is_within(text: str, problem: int, context: int) -> bool:
    """Whether a line that follows a bracket looks as if it were meant to stand in it."""
    before = _before(text, context)
    return (
        place(text, problem)[0] == place(text, context)[0]
        or not before.strip()
        or indent(_before(text, problem)) > indent(before)
    )


def _out_of_line(text: str, problem: int, _: int) -> Slip | Mended:
    """What follows a closing quote or bracket, or a line in a column of its own."""
    before = _before(text, problem)
    if not before.strip(" -"):
        found = dashless_line(text, problem) or dashless_above(text, problem) or unspaced_above(text, problem)
        if found:
            return found
        right = phrase("begin-it-in-the-same-column-as-its-neighbours")
        return Slip(problem, said("form-syntax", "this-line-does-not-line-up-with-the-lines-above-it"), right)
    if lists := lists_beside(text, problem):
        return lists
    opened, line = _last_quote(text), place(text, problem)[0]
    if opened is not None and place(text, opened)[0] < line:
        return Slip(
            opened,
            said("form-syntax", "the-quote-that-opens-here-closes-only-in-line-line", line=line),
            phrase(_CLOSE),
        )
    wrong = said("form-syntax", "nothing-may-follow-a-closing-quote-or-bracket")
    return Slip(problem, wrong, phrase("put-whole-text-in-quotes-and-double-each"))


_CLOSE = "close-it-where-the-text-ends"


def _no_content(text: str, problem: int, context: int) -> Slip | Mended:
    if text[problem : problem + 1].strip():
        return _begins_wrong(text, problem, context)
    return Slip(
        problem,
        said("form-syntax", "the-file-ends-in-the-middle-of-a-list-or-a-mapping"),
        phrase("close-its-bracket"),
    )


def _last_quote(text: str) -> int | None:
    """Where the last text before the parser's stumble begins, if it is in quotes."""
    last: Any = None
    try:
        for event in events(text):
            last = event if isinstance(event, ScalarEvent) else last
    except YAMLError:
        pass
    return last.start_mark.index if last is not None and last.style in ("'", '"') else None


def _before(text: str, index: int) -> str:
    """What stands before a character on its line."""
    return text[max(text.rfind("\n", 0, index), text.rfind("\r", 0, index)) + 1 : index]


_ANSWERS: list[tuple[str, _Answer]] = [
    ("mapping values are not allowed", _colon),
    ("expected ',' or", _unclosed_bracket),
    ("node content", _no_content),
    ("document start", _after_the_end),
    ("expected key|expected '-' indicator|block end", _out_of_line),
    ("cannot start any token|undefined tag handle", _begins_wrong),
    ("scanning an (alias|anchor)|scanning a tag|parsing a tag", _begins_wrong_before),
    (
        "quoted.*(end of stream|document)",
        _at_context("the-quote-that-opens-here-is-never-closed", _CLOSE),
    ),
    (
        "unknown escape",
        _at_problem(
            "this-backslash-means-nothing-in-double-quotes",
            "use-single-quotes-or-write-it-twice",
        ),
    ),
    (
        "escape",
        _at_problem("this-escape-is-no-character", "write-the-character-itself"),
    ),
    (
        "hexdecimal|hexadecimal",
        _at_problem("this-escape-is-no-character", "write-the-character-itself"),
    ),
    (
        "sequence entries are not allowed",
        _at_problem(
            "a-list-cannot-begin-on-the-line-of-its-key",
            "begin-each-on-line-of-its-own-or-put-text",
        ),
    ),
    ("mapping keys are not allowed", _begins_wrong),
    (
        "scanning a block scalar",
        _at_context(
            "nothing-may-follow-or-that-opens-text-on-its-line",
            "begin-text-on-next-line-or-put-it-in-quotes",
        ),
    ),
    ("could not find expected ':'", _no_colon),
    (
        "directive|incompatible|version",
        _at_problem("a-line-that-begins-with-is-refused", "leave-it-out"),
    ),
]
