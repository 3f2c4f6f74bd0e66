"""The words and signs of an expression, found before Python's grammar sees it.

The grammar sees a skeleton, in which the user's names, numbers and texts are blanked out to their length. So
it decides only how the parts are grouped, and every place in it is a place in the source. A field may be
called `class` or `město`, and Python's rules never read a number or a quoted text.

A hyphen between two words is part of a name if the whole is a known name (`orbit-radius`); otherwise it is a
minus (`width-gap`). If both are possible, it is part of the name; spaces around the hyphen make it a minus.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal, TypeAlias, cast

from msgspec import Struct

from pnp.draw.language.terms import ExpressionError
from pnp.errors import quote, suggest

Kind: TypeAlias = Literal["text", "number", "word", "sign"]

LONGEST_SOURCE = 500
DEPTH = 40
QUOTED = r"""'(?:[^'\\]|\\.)*+'|"(?:[^"\\]|\\.)*+\""""
TOKEN = re.compile(
    rf"""(?P<space>[ \t\r\n]+) | (?P<text>{QUOTED})
    | (?P<number>(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)
    | (?P<word>[^\W\d]\w*(?:-\w+)*)
    | (?P<sign>\*\*|//|[=!<>:]=|<>|<<|>>|&&|\|\||->|\.\.\.|.)""",
    re.VERBOSE | re.DOTALL,
)
ESCAPE = re.compile(r"\\(['\"\\n])")
GRAMMAR = frozenset(("and", "or", "not", "in", "if", "else"))
SIGNS = frozenset("+-*/%<>()[],.") | {"//", "<=", ">=", "==", "!="}
CLOSING = {")": "(", "]": "["}

REFUSED_WORDS = {
    "lambda": "functions cannot be made here; give the result a name under `let`",
    "for": "lists cannot be worked out here; `repeat` draws for each entry of a list",
    "is": "write == or !=",
    **dict.fromkeys(("await", "yield"), "write the expression alone"),
}
MEANT = {
    "&&": "and",
    "||": "or",
    "|": "or",
    "<>": "!=",
    "×": "*",
    "·": "*",
    "÷": "/",
    "−": "-",  # noqa: RUF001 — the minus of typography is the mistake
    "–": "-",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
}
REFUSED_SIGNS = {
    "**": "write a power as a product: x * x",
    ":=": "give a value a name under `let`",
    "=": "== asks whether two values are equal",
    "&": "write and, or + between texts",
    "!": "write not, or != for unequal",
    "?": "a choice is written: a if b else c",
    ":": "a choice is written: a if b else c; one entry of a list: list[0]",
    ";": "one expression stands alone; give others a name under `let`",
    **dict.fromkeys("{}", "a value of a record is written item.key"),
    "#": "put a colour in quotes: '#aabbcc'",
    "\\": "a backslash may stand only in a quoted text",
    **dict.fromkeys(("…", "..."), "write the expression out"),
    **{sign: f"write {meant}" for sign, meant in MEANT.items()},
}
CURLY = "‘’‚“”„«»`"  # noqa: RUF001 — quotes of typography are the mistake


class Token(Struct, frozen=True):
    """A word, sign, number or text of an expression. `run` is the whole word with its hyphens, if the hyphens
    are read as minus signs."""

    kind: Kind
    said: str
    at: int
    run: str = ""
    of_key: bool = False  # the run began after a dot


class Skeleton(Struct, frozen=True):
    """The text that Python's grammar sees. It begins at character `start` of the source; `tokens` are keyed
    by where they begin in the source."""

    text: str
    start: int
    tokens: Mapping[int, Token]


def build_skeleton(source: str, known: Collection[str]) -> Skeleton:
    if len(source) > LONGEST_SOURCE:
        right = f"{LONGEST_SOURCE} are allowed; give parts of it a name under `let`"
        raise ExpressionError(LONGEST_SOURCE, f"an expression of {len(source):,} characters", right)
    tokens = tuple(find_tokens(source, known))
    if not tokens:
        raise ExpressionError(0, "an empty expression", "write a value, as in width / 2")
    check_signs(tokens)
    check_brackets(tokens)
    start = tokens[0].at
    return Skeleton(blank_out(tokens), start, {token.at: token for token in tokens})


def find_tokens(source: str, known: Collection[str]) -> Iterator[Token]:
    at, run, run_end, of_key, before = 0, "", 0, False, ""
    while match := TOKEN.match(source, at):
        piece = match.group()
        if match.lastgroup == "word":
            if at >= run_end:
                run, run_end, of_key = piece, match.end(), before == "."
            piece = find_longest_known(piece, known)
            yield Token("word", piece, at, run if run != piece else "", of_key)
        elif match.lastgroup != "space":
            yield Token(cast("Kind", match.lastgroup), piece, at)
        at, before = at + len(piece), piece


def find_longest_known(run: str, known: Collection[str]) -> str:
    """Return as many of a run's words as form a known name together, or else the first word."""
    parts = run.split("-")
    runs = ("-".join(parts[:count]) for count in range(len(parts), 1, -1))
    return next((name for name in runs if name in known), parts[0])


def check_signs(tokens: Sequence[Token]) -> None:
    """Raise an error for the first sign or word that has no place in an expression, or that follows a value
    without a sign between them."""
    before: Token | None = None
    for token in tokens:
        if token.kind == "word":
            check_word(token, before)
        if before is not None and makes_a_number(before, token):
            right = "a number is written 1200 or 2.5, without a unit"
            raise no_place_here_error(token if token.said == "." else before, right)
        if token.kind == "sign":
            check_sign(token, before)
        elif before is not None and ends_a_value(before) and begins_a_value(token, before):
            raise side_by_side_error(before, token)
        before = token


def makes_a_number(before: Token, token: Token) -> bool:
    """Tell whether a dot touches a number, as in `..5` and `5..`: the grammar would take it for a part of the
    number."""
    kinds = {before.kind, token.kind}
    return are_touching(before, token) and "number" in kinds and "." in (before.said, token.said)


def check_sign(token: Token, before: Token | None) -> None:
    sign = token.said
    if sign in SIGNS or (sign == "=" and before is not None and before.kind == "word"):
        return
    if sign in "'\"":
        raise endless_text_error(token.at)
    if sign in CURLY:
        raise ExpressionError(token.at, f"{sign} is no quote here", "put a text in straight quotes: '…'")
    code = f"{ord(sign[0]):04X}"
    if not sign.isprintable():
        right = "delete it, or type a plain space"
        raise no_place_error(token.at, f"the character U+{code}", right)
    sign_text = quote(sign) if sign.isascii() else f"'{sign}' (U+{code})"
    known = "signs are + - * / // % < <= > >= == != ( ) [ ] . and the comma"
    raise no_place_error(token.at, sign_text, REFUSED_SIGNS.get(sign, known))


def endless_text_error(at: int) -> ExpressionError:
    right = "end it with the quote that it begins with; a quote inside is written \\' or \\\""
    return ExpressionError(at, "the text that begins here never ends", right)


def no_place_error(at: int, what: str, right: str) -> ExpressionError:
    return ExpressionError(at, f"{what} cannot stand in an expression", right)


def no_place_here_error(token: Token, right: str) -> ExpressionError:
    return ExpressionError(token.at, f"'{token.said}' cannot stand here", right)


def check_word(token: Token, before: Token | None) -> None:
    is_key = before is not None and before.said == "."
    if token.said in REFUSED_WORDS and not is_key:
        raise no_place_error(token.at, quote(token.said), REFUSED_WORDS[token.said])
    if token.said.startswith("__"):
        wrong = f"'{token.said}' cannot be a name"
        raise ExpressionError(token.at, wrong, "a name does not begin with two underscores")


def ends_a_value(token: Token) -> bool:
    return token.said in CLOSING if token.kind == "sign" else token.said not in GRAMMAR


def begins_a_value(token: Token, before: Token) -> bool:
    """Whether a value begins here; the `or` of `1or` counts, since nobody would write that."""
    return token.said not in GRAMMAR or (before.kind == "number" and are_touching(before, token))


def are_touching(before: Token, token: Token) -> bool:
    return before.at + len(before.said) == token.at


def side_by_side_error(before: Token, token: Token) -> ExpressionError:
    right = "write + between them, or another sign"
    if before.kind == "word" and token.kind == "text" and are_touching(before, token):
        right = "a text has no letter before its quote; + puts texts together"
    elif before.kind == "number" and are_touching(before, token):
        right = "a number is written 1200 or 2.5, without a unit"
    return ExpressionError(token.at, f"nothing stands between {before.said} and {token.said}", right)


def check_brackets(tokens: Sequence[Token]) -> None:
    open_brackets: list[Token] = []
    for token in tokens:
        if token.kind != "sign":
            continue
        if token.said in CLOSING.values():
            open_brackets.append(token)
            if len(open_brackets) > DEPTH:
                raise too_deep_error(token.at)
        elif token.said in CLOSING and (not open_brackets or open_brackets.pop().said != CLOSING[token.said]):
            wrong = f"'{token.said}' closes no bracket"
            raise ExpressionError(token.at, wrong, f"write '{CLOSING[token.said]}' where it begins")
    for bracket in reversed(open_brackets):
        closing = {"(": ")", "[": "]"}[bracket.said]
        wrong = f"the bracket '{bracket.said}' is never closed"
        raise ExpressionError(bracket.at, wrong, f"write '{closing}' where it ends")


def too_deep_error(at: int) -> ExpressionError:
    wrong = f"an expression nested more than {DEPTH} deep"
    return ExpressionError(at, wrong, "give parts of it a name under `let`")


def blank_out(tokens: Sequence[Token]) -> str:
    pieces: list[str] = []
    at = tokens[0].at
    for token in tokens:
        pieces += " " * (token.at - at), blank_token(token)
        at = token.at + len(token.said)
    return "".join(pieces)


def blank_token(token: Token) -> str:
    length = len(token.said)
    match token.kind:
        case "text":
            return "'" + "_" * (length - 2) + "'"
        case "number":
            return "1" * length
        case "word":
            return token.said if token.said in GRAMMAR else "_" * length
        case "sign":
            return token.said


def unquote(written: str) -> str:
    """Return the content of a quoted text. A backslash is special only before a quote, a backslash or an
    n."""
    return ESCAPE.sub(lambda match: "\n" if match[1] == "n" else match[1], written[1:-1])


def unknown_name_error(token: Token, known: Collection[str]) -> ExpressionError:
    """Make the error for an unknown name. It suggests a known name that is near the word as written, hyphens
    and all."""
    right = suggest(token.run, known) if token.run else ""
    if token.of_key and token.run:
        right = f"a key with a hyphen is written ['{token.run}'], and a minus with spaces around it"
    wrong = f"there is no '{token.said}'"
    return ExpressionError(token.at, wrong, right or suggest(token.said, known) or say_known(known))


def say_known(known: Collection[str]) -> str:
    names = ", ".join(sorted(known))
    return f"there are: {names}" if names else "there are: no names"
