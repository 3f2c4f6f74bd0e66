"""Texts and values of a layout, read once and worked out for each card, with the place of each piece."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct, field

from pnp.draw.faults import CODE, DrawError, Fault, layout_error
from pnp.draw.language import terms
from pnp.draw.language.expressions import Expression, read_expression
from pnp.draw.language.terms import ExpressionError, Names, Value
from pnp.draw.language.tokenizer import QUOTED, endless_text_error
from pnp.errors import Location, give_code, quote
from pnp.numerals import write_numeral

PIECE = re.compile(rf"(?P<words>[^{{}}]+)|\{{\{{|\}}\}}|\{{(?P<hole>(?:[^'\"{{}}]|{QUOTED})*+)(?P<end>\}}?)")


class Words(Struct, frozen=True):
    """A piece of plain text; `at` is its place in the template."""

    text: str
    at: int


class Hole(Struct, frozen=True):
    """An expression in braces; `at` is where the expression itself begins, behind its brace."""

    expression: Expression
    at: int


Piece: TypeAlias = Words | Hole


class Template(Struct, frozen=True):
    """A text with expressions, parsed. `names` are all names that it depends on; `whole` is the expression if
    the text is nothing else."""

    source: str
    parts: tuple[Piece, ...]
    names: frozenset[str]
    whole: Expression | None = None


class Origin(Struct, frozen=True):
    """The origin of the characters `start` to `end` of a filled text.

    They come from the template's `own` words, from character `at` on; or from the value of one name, `field`,
    written at `at`; or else from an expression that begins at `at`.
    """

    start: int
    end: int
    at: int
    field: str | None = None
    own: bool = False


class Filled(Struct, frozen=True):
    text: str
    origins: tuple[Origin, ...]  # of every character, in order; an empty value has none


def read_template(source: str, known: Collection[str] | None = None) -> Template:
    """Read a template; `{{` and `}}` in it are braces. Errors give the character in the whole text."""
    if len(source) > terms.LONGEST_TEXT:
        wrong = f"a text of {len(source):,} characters"
        raise ExpressionError(terms.LONGEST_TEXT, wrong, f"{terms.LONGEST_TEXT:,} are allowed")
    if "{" not in source and "}" not in source:
        return Template(source, (Words(source, 0),) if source else (), frozenset())
    parts = tuple(find_pieces(source, known))
    holes = [part.expression for part in parts if isinstance(part, Hole)]
    names = frozenset[str]().union(*(hole.names for hole in holes))
    if len(parts) == 1 and holes:
        return Template(source, parts, names, holes[0])
    extra_names = {"language"} if holes else set()  # a number is written in the language's way
    return Template(source, parts, names | extra_names)


def find_pieces(source: str, known: Collection[str] | None) -> Iterator[Piece]:
    at = 0
    while at < len(source):
        match = PIECE.match(source, at)
        if match is None:
            raise ExpressionError(at, "this brace ends nothing", "a brace itself is written twice: }}")
        if match["words"] is not None:
            yield Words(match["words"], at)
        elif match["hole"] is None:
            yield Words(source[at], at)
        else:
            yield read_hole(match, known)
        at = match.end()


def read_hole(match: re.Match[str], known: Collection[str] | None) -> Hole:
    if not match["end"]:
        raise unclosed_error(match)
    at = match.start("hole")
    if not match["hole"].strip():
        right = "write a name or an expression there; a brace itself is written twice: {{"
        raise ExpressionError(match.start(), "nothing stands between these braces", right)
    try:
        return Hole(read_expression(match["hole"], known), at)
    except ExpressionError as error:
        raise terms.move_error(error, at) from None


def unclosed_error(match: re.Match[str]) -> ExpressionError:
    """Make the error for an unclosed brace. It points at an open quote or an inner brace, if that keeps the
    brace open."""
    stop, source = match.end(), match.string
    if stop == len(source):
        right = "end the expression with }, or write {{ for a brace itself"
        return ExpressionError(match.start(), "this brace is never closed", right)
    if source[stop] == "{":
        right = "close the first brace before it; a value of a record is written item.key"
        return ExpressionError(stop, "a brace within braces", right)
    return endless_text_error(stop)


def evaluate_template(template: Template, names: Names) -> Value:
    """Return the value of a template that is one expression, in its own type. Otherwise return the text, with
    numbers as the program reads them."""
    if template.whole is None:
        return fill_template(template, names, spoken=False)
    return evaluate(template.whole, len("{"), names)


def fill_template(template: Template, names: Names, spoken: bool = True) -> str:
    """Fill in a template; a value of none fills in nothing.

    `spoken` is False if the program reads the text (a path, a paint, the name of a file), not a person:
    numbers then keep their decimal point in every language.

    >>> fill_template(read_template("{n} of {total + 1}"), {"n": 3, "total": 9})
    '3 of 10'
    """
    if len(template.parts) == 1 and isinstance(template.parts[0], Words):
        return template.parts[0].text
    tongue = terms.find_language(names) if spoken else None
    return check_length("".join([show_piece(part, names, tongue) for part in template.parts]))


def trace_template(template: Template, names: Names, spoken: bool = True) -> Filled:
    """Fill in a template; return the text and the origin of each piece."""
    tongue = terms.find_language(names) if spoken else None
    origins: list[Origin] = []
    text = ""
    for part in template.parts:
        piece = show_piece(part, names, tongue)
        if piece:
            origins.append(find_origin(part, len(text), len(text) + len(piece)))
        text += piece
    return Filled(check_length(text), tuple(origins))


def find_origin(part: Piece, start: int, end: int) -> Origin:
    if isinstance(part, Words):
        return Origin(start, end, part.at, own=True)
    return Origin(start, end, part.at, part.expression.name)


def show_piece(part: Piece, names: Names, tongue: str | None) -> str:
    if isinstance(part, Words):
        return part.text
    value = evaluate(part.expression, part.at, names)
    if isinstance(value, str):
        return value
    cited = f"'{' '.join(part.expression.source.split())}'"
    return terms.spell_value(value, tongue, terms.Citation(cited, part.at))


def evaluate(expression: Expression, at: int, names: Names) -> Value:
    try:
        return expression.value(names)
    except ExpressionError as error:
        raise terms.move_error(error, at) from None


def check_length(text: str) -> str:
    if len(text) > terms.LONGEST_TEXT:
        wrong = f"a text of {len(text):,} characters when it is filled in"
        raise ExpressionError(0, wrong, f"{terms.LONGEST_TEXT:,} are allowed")
    return text


NamedValues: TypeAlias = Mapping[str, "Value"]
T = TypeVar("T")
Written = TypeVar("Written")
What = TypeVar("What", covariant=True)

NOTHING: frozenset[str] = frozenset()
BEYOND = 1_000_000_000
_BRACES = re.compile(rf"({QUOTED})|[{{}}]")
_NUMBER = re.compile(r"[+-]?(\d{1,9}(\.\d{1,9})?|\.\d{1,9})")


class Compiled(Struct, Generic[What], frozen=True):
    """A function that works out a value for a card, and the names that the value depends on: none if it is
    constant."""

    of: Callable[[NamedValues], What]
    names: frozenset[str] = NOTHING


def join_names(*readings: Compiled[object] | None) -> frozenset[str]:
    """Return all names that these depend on."""
    return NOTHING.union(*(each.names for each in readings if each is not None))


class Length(Struct, frozen=True):
    """A length in millimetres, plus a share of the room that it is measured along."""

    mm: float
    share: float = 0.0


def to_millimetres(length: Length, along: float) -> float:
    """Convert a length to millimetres; its share is a share of `along`."""
    return length.mm + length.share * along


class Reader(Struct):
    """The names known at a place of the layout, and the faults found so far."""

    known: frozenset[str]
    faults: list[Fault] = field(default_factory=list)


def make_constant(value: T) -> Compiled[T]:
    return Compiled(lambda _: value)


def convert_value(reading: Compiled[What], convert: Callable[[What], T]) -> Compiled[T]:
    """Convert a value each time it is worked out."""
    return Compiled(lambda names: convert(reading.of(names)), reading.names)


def join_values(readings: Sequence[Compiled[What]]) -> Compiled[tuple[What, ...]]:
    """Join several values into one, a tuple."""
    return Compiled(lambda names: tuple([each.of(names) for each in readings]), join_names(*readings))


def read_if_written(
    read: Callable[[Reader, Written, Location], T], reader: Reader, written: Written | None, loc: Location
) -> T | None:
    """Read what is written; return None if nothing is."""
    return None if written is None else read(reader, written, loc)


def make_distinct(value: object) -> object:
    """Turn a value into a cache key. 1, 1.0 and true are equal in Python but differ here, in lists too."""
    kind = type(value)
    if kind is str:
        return value
    if isinstance(value, Mapping):
        return kind, *[(key, make_distinct(each)) for key, each in value.items()]
    return (kind, *map(make_distinct, value)) if isinstance(value, tuple) else (kind, value)


def refuse(reader: Reader, loc: Location, wrong: str, right: str, at: int | None = None) -> None:
    reader.faults.append(Fault(loc, give_code(CODE, wrong), right, at, "layout"))


def no_room_error(loc: Location, box: str, size: float, *, wide: bool) -> DrawError:
    """Make the error for a box of negative size."""
    wrong = give_code(CODE, f"{box} would be {size:.1f} mm {'wide' if wide else 'high'}")
    right = "give it more room, or its neighbours less"
    return DrawError([Fault(loc, wrong, right, None, "layout", cramped=True)])


def read_decimal(text: str) -> float | None:
    return float(text) if _NUMBER.fullmatch(text) else None


# A deck is drawn in several languages and inks by one layout.
known_template = lru_cache(maxsize=4096)(read_template)
known_expression = lru_cache(maxsize=4096)(read_expression)


def try_template(reader: Reader, text: str, loc: Location) -> Template | None:
    """Read a text as a template; if it cannot be read, note a fault and return None."""
    try:
        return known_template(text, reader.known)
    except ExpressionError as error:
        refuse(reader, loc, error.wrong, error.right, error.at)
        return None


def read_condition(reader: Reader, text: str, loc: Location) -> Compiled[bool]:
    """Read a condition: an expression without braces."""
    try:
        expression = known_expression(text, reader.known)
    except ExpressionError as error:
        bare = _BRACES.sub(lambda match: match[1] or "", text)
        if bare != text:  # written in braces, as within a text
            wrong = give_code("form-expression", "a condition stands without braces")
            refuse(reader, loc, wrong, f"write {' '.join(bare.split())[:60]}")
        else:
            refuse(reader, loc, error.wrong, error.right, error.at)
        return make_constant(True)
    return compile_in_place(lambda names: bool(expression.value(names)), expression.names, loc)


def compile_in_place(of: Callable[[NamedValues], T], names_of: frozenset[str], loc: Location) -> Compiled[T]:
    """Compile a value that depends on these names; its mistakes are reported at this place."""

    def evaluate_in_place(names: NamedValues) -> T:
        try:
            return of(names)
        except ExpressionError as error:
            raise layout_error(loc, error.wrong, error.right, error.at, names_of) from None

    return Compiled(evaluate_in_place, names_of)


def read_value(reader: Reader, text: str, loc: Location) -> Compiled[Value]:
    """Read a value: a number or a text as written, the result of its one expression, or a filled template."""
    if "{" not in text and "}" not in text:
        return make_constant(_read_as_written(text))
    template = try_template(reader, text, loc)
    if template is None:
        return make_constant("")

    return compile_in_place(partial(evaluate_template, template), template.names, loc)


def _read_as_written(text: str) -> Value:
    """Return a number if it would be printed exactly as it is written: 017 and 2.50 stay texts."""
    found = read_decimal(text)
    if found is None or write_numeral(found) != text:
        return text
    return int(found) if found.is_integer() else found


def read_number(reader: Reader, text: str, loc: Location) -> Compiled[float]:
    plain = read_decimal(text)
    if plain is not None:
        return make_constant(plain)
    if "{" not in text:
        refuse(reader, loc, f"{_name_value(loc)} is '{text[:40]}', which is no number", _suggest_number(text))
        return make_constant(0.0)
    reading = read_value(reader, text, loc)

    def find_number(value: object) -> float:
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return _check_bounds(value, loc)
        plain = read_decimal(value) if isinstance(value, str) else None
        if plain is None:
            wrong = say_wrong_kind(text, value, "a number")
            raise layout_error(loc, wrong, "mend the expression", names=reading.names)
        return plain

    return convert_value(reading, find_number)


def _check_bounds(number: float, loc: Location) -> float:
    """Check that a number is no larger than one that can be written, so that results stay finite."""
    if abs(number) < BEYOND:
        return float(number)
    raise layout_error(loc, f"{_name_value(loc)} is {number:g}", f"a number stays below {BEYOND:,}")


def _suggest_number(text: str) -> str:
    bare = re.sub(r"\s*(mm|pt|pct|percent|%)?$", "", text.replace(",", "."))
    if read_decimal(bare) is not None:
        return f"write {bare}"
    return "write a number such as 2.5, or an {expression}"


def _name_value(loc: Location) -> str:
    words = [quote(step) for step in loc if isinstance(step, str)]
    return words[-1] if words else "the value"


def describe_value(value: object) -> str:
    """Describe a value within a sentence."""
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return f"the text '{value[:40]}'"
    if isinstance(value, bool):
        return str(value).lower()
    return write_numeral(value) if isinstance(value, (int, float)) else "a list or a mapping"


def say_wrong_kind(text: str, value: object, expected: str) -> str:
    """Say that the value of an expression is of the wrong kind."""
    return give_code("form-drawn", f"'{text}' gives {describe_value(value)}, where {expected} is wanted")


def read_whole_number(reader: Reader, text: str, loc: Location, least: int, most: int) -> Compiled[int]:
    """Read a whole number within bounds."""
    reading = read_number(reader, text, loc)

    def find_whole_number(number: float) -> int:
        if number != int(number) or not least <= number <= most:
            wrong = f"{_name_value(loc)} is {write_numeral(number)}"
            right = f"it is a whole number from {least:,} to {most:,}"
            raise layout_error(loc, wrong, right, names=reading.names)
        return int(number)

    return convert_value(reading, find_whole_number)


def read_length(reader: Reader, text: str, loc: Location) -> Compiled[Length]:
    """Read a length: millimetres, or a percentage of the length that it is measured along."""
    if text.endswith("%"):
        share = read_number(reader, text[:-1].rstrip(), loc)
        return convert_value(share, lambda found: Length(0.0, found / 100))
    return convert_value(read_number(reader, text, loc), Length)


def read_lengths(reader: Reader, written: Iterable[str], loc: Location) -> Compiled[tuple[Length, ...]]:
    return join_values([read_length(reader, text, (*loc, at)) for at, text in enumerate(written)])


def read_text(reader: Reader, text: str, loc: Location) -> Compiled[str]:
    """Read a text and fill in its expressions; numbers keep their decimal point."""
    reading = read_value(reader, text, loc)

    def find_text(value: object) -> str:
        if value is None:
            return ""
        if isinstance(value, (str, int, float)) and not isinstance(value, bool):
            return value if isinstance(value, str) else write_numeral(value)
        wrong = say_wrong_kind(text[:60], value, "a text")
        raise layout_error(loc, wrong, "mend the expression", names=reading.names)

    return convert_value(reading, find_text) if reading.names else make_constant(find_text(reading.of({})))
