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
    """A piece that stays as it is; `at` is where it stands in the template."""

    text: str
    at: int


class Hole(Struct, frozen=True):
    """An expression in braces; `at` is where the expression itself begins, behind its brace."""

    expression: Expression
    at: int


Piece: TypeAlias = Words | Hole


class Template(Struct, frozen=True):
    """`names` are all that its text depends on; `whole` is the expression if the text is nothing but one."""

    source: str
    parts: tuple[Piece, ...]
    names: frozenset[str]
    whole: Expression | None = None


class Origin(Struct, frozen=True):
    """Where the characters `start` to `end` of a filled text come from.

    From the template's `own` words, from character `at` on; or from the value of one name, `field`, which
    stands at `at`; or, if neither, from an expression that begins at `at`.
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
    """Reads a text; `{{` and `}}` in it are braces. Mistakes have their character in the whole text."""
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
    spoken = {"language"} if holes else set()  # a number is written in the language's way
    return Template(source, parts, names | spoken)


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
        raise unended_error(match)
    at = match.start("hole")
    if not match["hole"].strip():
        right = "write a name or an expression there; a brace itself is written twice: {{"
        raise ExpressionError(match.start(), "nothing stands between these braces", right)
    try:
        return Hole(read_expression(match["hole"], known), at)
    except ExpressionError as error:
        raise terms.move_error(error, at) from None


def unended_error(match: re.Match[str]) -> ExpressionError:
    """Why a brace was not closed: at its quote or at a brace within, if that is what keeps it open."""
    stop, source = match.end(), match.string
    if stop == len(source):
        right = "end the expression with }, or write {{ for a brace itself"
        return ExpressionError(match.start(), "this brace is never closed", right)
    if source[stop] == "{":
        right = "close the first brace before it; a value of a record is written item.key"
        return ExpressionError(stop, "a brace within braces", right)
    return endless_text_error(stop)


def evaluate_template(whole: Template, names: Names) -> Value:
    """The value of a text that is one expression, in its own type; else the text for the program to read."""
    if whole.whole is None:
        return fill_template(whole, names, spoken=False)
    return evaluate(whole.whole, len("{"), names)


def fill_template(whole: Template, names: Names, spoken: bool = True) -> str:
    """The text; what is none fills in nothing.

    `spoken` is False where not a person but the program reads it (a path, a paint, the name of a file):
    numbers then keep their decimal point in every language.

    >>> fill_template(read_template("{n} of {total + 1}"), {"n": 3, "total": 9})
    '3 of 10'
    """
    if len(whole.parts) == 1 and isinstance(whole.parts[0], Words):
        return whole.parts[0].text
    tongue = terms.find_language(names) if spoken else None
    return check_length("".join([show_piece(part, names, tongue) for part in whole.parts]))


def trace_template(whole: Template, names: Names, spoken: bool = True) -> Filled:
    """The filled text, and where each piece of it comes from."""
    tongue = terms.find_language(names) if spoken else None
    origins: list[Origin] = []
    text = ""
    for part in whole.parts:
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


def evaluate(what: Expression, at: int, names: Names) -> Value:
    try:
        return what.value(names)
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
    """What a value is for a card, and the names that it depends on: none if it is always the same."""

    of: Callable[[NamedValues], What]
    names: frozenset[str] = NOTHING


def join_names(*readings: Compiled[object] | None) -> frozenset[str]:
    """All names that these depend on."""
    return NOTHING.union(*(each.names for each in readings if each is not None))


class Length(Struct, frozen=True):
    """So many millimetres, and such a share of what it is measured along."""

    mm: float
    share: float = 0.0


def to_millimetres(length: Length, along: float) -> float:
    """How many millimetres a length is, measured along so many."""
    return length.mm + length.share * along


class Reader(Struct):
    """What is known where a value stands, and what was found wrong so far."""

    known: frozenset[str]
    faults: list[Fault] = field(default_factory=list)


def make_constant(value: T) -> Compiled[T]:
    return Compiled(lambda _: value)


def convert_value(found: Compiled[What], convert: Callable[[What], T]) -> Compiled[T]:
    """What is made of another value, whenever that is worked out."""
    return Compiled(lambda names: convert(found.of(names)), found.names)


def join_values(readings: Sequence[Compiled[What]]) -> Compiled[tuple[What, ...]]:
    """Several values as one."""
    return Compiled(lambda names: tuple([each.of(names) for each in readings]), join_names(*readings))


def read_if_written(
    read: Callable[[Reader, Written, Location], T], reader: Reader, written: Written | None, loc: Location
) -> T | None:
    """What is read where something is written."""
    return None if written is None else read(reader, written, loc)


def make_distinct(value: object) -> object:
    """A value as a key of a cache: 1, 1.0 and true are equal in Python, and different here, in lists too."""
    kind = type(value)
    if kind is str:
        return value
    if isinstance(value, Mapping):
        return kind, *[(key, make_distinct(each)) for key, each in value.items()]
    return (kind, *map(make_distinct, value)) if isinstance(value, tuple) else (kind, value)


def refuse(reader: Reader, loc: Location, wrong: str, right: str, at: int | None = None) -> None:
    reader.faults.append(Fault(loc, give_code(CODE, wrong), right, at, "layout"))


def no_room_error(loc: Location, box: str, size: float, *, wide: bool) -> DrawError:
    """What is raised where a box has less than no room."""
    wrong = give_code(CODE, f"{box} would be {size:.1f} mm {'wide' if wide else 'high'}")
    right = "give it more room, or its neighbours less"
    return DrawError([Fault(loc, wrong, right, None, "layout", cramped=True)])


def read_decimal(text: str) -> float | None:
    return float(text) if _NUMBER.fullmatch(text) else None


# A deck is drawn in several languages and inks by one layout.
known_template = lru_cache(maxsize=4096)(read_template)
known_expression = lru_cache(maxsize=4096)(read_expression)


def try_template(reader: Reader, text: str, loc: Location) -> Template | None:
    """The text as a template; None, and a fault, where it cannot be read."""
    try:
        return known_template(text, reader.known)
    except ExpressionError as error:
        refuse(reader, loc, error.wrong, error.right, error.at)
        return None


def read_condition(reader: Reader, text: str, loc: Location) -> Compiled[bool]:
    """An expression without braces."""
    try:
        found = known_expression(text, reader.known)
    except ExpressionError as error:
        bare = _BRACES.sub(lambda match: match[1] or "", text)
        if bare != text:  # as it would stand in a text
            wrong = give_code("form-expression", "a condition stands without braces")
            refuse(reader, loc, wrong, f"write {' '.join(bare.split())[:60]}")
        else:
            refuse(reader, loc, error.wrong, error.right, error.at)
        return make_constant(True)
    return place_mistakes(lambda names: bool(found.value(names)), found.names, loc)


def place_mistakes(of: Callable[[NamedValues], T], names_of: frozenset[str], loc: Location) -> Compiled[T]:
    """A value that is worked out from these names; its mistakes are reported where it stands."""

    def evaluate_in_place(names: NamedValues) -> T:
        try:
            return of(names)
        except ExpressionError as error:
            raise layout_error(loc, error.wrong, error.right, error.at, names_of) from None

    return Compiled(evaluate_in_place, names_of)


def read_value(reader: Reader, text: str, loc: Location) -> Compiled[Value]:
    """A number or a text as it is written, or whatever its one expression gives."""
    if "{" not in text and "}" not in text:
        return make_constant(_read_as_written(text))
    found = try_template(reader, text, loc)
    if found is None:
        return make_constant("")

    return place_mistakes(partial(evaluate_template, found), found.names, loc)


def _read_as_written(text: str) -> Value:
    """A number where it would be printed just so: 017 and 2.50 stay the texts that they are."""
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
    found = read_value(reader, text, loc)

    def find_number(given: object) -> float:
        if isinstance(given, (int, float)) and not isinstance(given, bool):
            return _check_bounds(given, loc)
        plain = read_decimal(given) if isinstance(given, str) else None
        if plain is None:
            wrong = say_wrong_kind(text, given, "a number")
            raise layout_error(loc, wrong, "mend the expression", names=found.names)
        return plain

    return convert_value(found, find_number)


def _check_bounds(given: float, loc: Location) -> float:
    """A number as large as one may be written; what is worked out with it stays finite."""
    if abs(given) < BEYOND:
        return float(given)
    raise layout_error(loc, f"{_name_value(loc)} is {given:g}", f"a number stays below {BEYOND:,}")


def _suggest_number(text: str) -> str:
    bare = re.sub(r"\s*(mm|pt|pct|percent|%)?$", "", text.replace(",", "."))
    if read_decimal(bare) is not None:
        return f"write {bare}"
    return "write a number such as 2.5, or an {expression}"


def _name_value(loc: Location) -> str:
    words = [quote(step) for step in loc if isinstance(step, str)]
    return words[-1] if words else "the value"


def describe_value(given: object) -> str:
    """A value in a sentence."""
    if given is None:
        return "nothing"
    if isinstance(given, str):
        return f"the text '{given[:40]}'"
    if isinstance(given, bool):
        return str(given).lower()
    return write_numeral(given) if isinstance(given, (int, float)) else "a list or a mapping"


def say_wrong_kind(written: str, given: object, wanted: str) -> str:
    """What is wrong with an expression whose value is of another kind."""
    return give_code("form-drawn", f"'{written}' gives {describe_value(given)}, where {wanted} is wanted")


def read_whole_number(reader: Reader, text: str, loc: Location, least: int, most: int) -> Compiled[int]:
    """A whole number within bounds."""
    found = read_number(reader, text, loc)

    def find_whole_number(given: float) -> int:
        if given != int(given) or not least <= given <= most:
            wrong = f"{_name_value(loc)} is {write_numeral(given)}"
            right = f"it is a whole number from {least:,} to {most:,}"
            raise layout_error(loc, wrong, right, names=found.names)
        return int(given)

    return convert_value(found, find_whole_number)


def read_length(reader: Reader, text: str, loc: Location) -> Compiled[Length]:
    """Millimetres, or a percentage of what it is measured along."""
    if text.endswith("%"):
        share = read_number(reader, text[:-1].rstrip(), loc)
        return convert_value(share, lambda found: Length(0.0, found / 100))
    return convert_value(read_number(reader, text, loc), Length)


def read_lengths(reader: Reader, written: Iterable[str], loc: Location) -> Compiled[tuple[Length, ...]]:
    return join_values([read_length(reader, text, (*loc, at)) for at, text in enumerate(written)])


def read_text(reader: Reader, written: str, loc: Location) -> Compiled[str]:
    """A text in which every expression is replaced, numbers as they are written."""
    found = read_value(reader, written, loc)

    def find_text(given: object) -> str:
        if given is None:
            return ""
        if isinstance(given, (str, int, float)) and not isinstance(given, bool):
            return given if isinstance(given, str) else write_numeral(given)
        wrong = say_wrong_kind(written[:60], given, "a text")
        raise layout_error(loc, wrong, "mend the expression", names=found.names)

    return convert_value(found, find_text) if found.names else make_constant(find_text(found.of({})))
