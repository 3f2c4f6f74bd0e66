"""Everything that can go wrong for a user, as a tree.

PnpError                  anything that is reported in words and ends with exit code 2
├── InputError            one file or several say what cannot be: a list of problems, each at its place
├── DrawError             all that is wrong with a card set and its layout, before it is placed in their files
├── PathError             one mistake in path data, DrawingError in an SVG, IconError in a file of icons
├── DrawingError
├── IconError
├── MissingGlyph          a text that the fonts cannot write, one Overflow its box, one TooWide its line
├── Overflow
├── TooWide
└── PlainError            one mistake in one sentence
    ├── UsageError        the command line, or whoever calls from Python, asks for what cannot be
    ├── OutputError       a place that cannot be written
    ├── UnreadableError   why a file cannot be read; its caller adds the name of the file
    ├── KeptError         a file of kept games that cannot be used, or a game that is not in it
    └── UnplacedError     raised by code that does not know the file; its caller adds the file and
                          the place: mistakes of expressions, marks, paints, figures, pictures …
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import NamedTuple, TypeAlias

from pnp.messages import say_in_english

Location: TypeAlias = "tuple[str | int, ...]"  # the keys and list places that lead to an object, from the top


class CodedText(str):
    """A sentence in English, or a part of one, that other languages can say too: it keeps the id of its
    message and the arguments. If it says what is wrong, it has a code, which `pnp check` shows."""

    __slots__ = ("arguments", "code", "message")

    code: str
    message: str  # empty for parts that are put together, and for texts in English alone
    arguments: Mapping[str, object]


class Amount(NamedTuple):
    """A number, and the format in which English writes it; other languages count with the number and write it
    in their own way."""

    number: float
    form: str

    def __str__(self) -> str:
        return format(self.number, self.form)


def code_phrase(code: str, message: str, /, **arguments: object) -> CodedText:
    """Word what is wrong."""
    return _make(say_in_english(message, arguments), code, message, arguments)


def phrase(message: str, /, **arguments: object) -> CodedText:
    """Word what would be right, or a part of a sentence."""
    return code_phrase("", message, **arguments)


def word_mistake(code: str, wrong: str, right: str, /, **arguments: object) -> tuple[CodedText, CodedText]:
    """Word what is wrong and what would be right, by the ids of their messages; both get the same
    arguments."""
    return code_phrase(code, wrong, **arguments), phrase(right, **arguments)


def concatenate(*parts: object) -> CodedText:
    """Join parts without anything between them; each is said in its language.

    >>> concatenate("'x'", " ", phrase("has-no-value"))
    "'x' has no value"
    """
    return _make("".join(map(str, parts)), "", "", {str(number): part for number, part in enumerate(parts)})


def _make(text: str, code: str, message: str, arguments: Mapping[str, object]) -> CodedText:
    coded = CodedText(text)
    coded.code, coded.message, coded.arguments = code, message, arguments
    return coded


def group_digits(number: float) -> Amount:
    """Return an amount written as `10,000`."""
    return Amount(number, ",")


def round_number(number: float) -> Amount:
    """Return an amount written as `2` or `2.5`."""
    return Amount(number, "g")


def count_things(number: int, noun: str) -> str:
    """Count things: `1 star`, `2 stars`. The messages are called by the noun.

    >>> count_things(1, "card"), count_things(2, "card")
    ('1 card', '2 cards')
    """
    return phrase(f"one-{noun}", n=1) if number == 1 else phrase(f"count-{noun}", n=group_digits(number))


def count_in_english(number: int, noun: str) -> str:
    """Count things in English alone: `1 star`, `2 stars`."""
    if number == 1:
        return f"{number} {noun}"
    return f"{number:,} {noun.removesuffix('y')}{'ies' if noun.endswith('y') else 's'}"


def quote(text: str) -> str:
    """Put a word of a file in the quotes of the language."""
    return phrase("quoted", quoted=text)


def enumerate_parts(parts: Iterable[str], by: str = ", ") -> str:
    """Join parts as `a, b, c`; each is said in its language."""
    known = [*parts]
    if any(isinstance(part, CodedText) for part in known):
        return concatenate(*[piece for part in known for piece in (by, part)][1:])
    return by.join(known)


def cut_short(text: str, most: int) -> str:
    """Cut a text to so many characters, with an ellipsis as the last if it was longer.

    >>> cut_short("Cassiopeia", 5)
    'Cass…'
    """
    return text if len(text) <= most else f"{text[: most - 1]}\N{HORIZONTAL ELLIPSIS}"


def first_of(names: Sequence[str], most: int) -> str:
    """Join the first of some names, and say how many more there are if they are too many to read.

    >>> first_of(["a", "b", "c", "d"], 2)
    'a, b and 2 more'
    """
    some, more = ", ".join(names[:most]), len(names) - most
    return phrase("some-and-more-more", some=some, more=more) if more > 0 else some


def join_parts(parts: Sequence[str], last: str = "and") -> str:
    """Join parts: `a`, `a and b`, `a, b and c`.

    >>> join_parts(["red", "blue", "white"])
    'red, blue and white'
    """
    *some, end = parts
    if not some:
        return end
    return phrase("some-or-end" if last == "or" else "some-and-end", some=enumerate_parts(some), end=end)


def sentence(wrong: str, right: str) -> str:
    """Join what is wrong with what would be right, if that is known."""
    return enumerate_parts([wrong, right], "; ") if right else wrong


def join_by_or(parts: Sequence[str]) -> str:
    """Join parts as `a or b or c`."""
    return reduce(lambda one, other: phrase("one-or-other", one=one, other=other), parts)


def join_by_and(parts: Sequence[str]) -> str:
    """Join parts as `a and b and c`."""
    return reduce(lambda one, other: join_parts([one, other]), parts)


def get_words(error: PnpError) -> tuple[str, str]:
    """Return what is wrong, and what would be right if that is known, else the empty string."""
    return (error.wrong, error.right) if isinstance(error, PlainError) else (str(error), "")


def get_code(text: str) -> str:
    """Return the code of a text that says what is wrong; empty if it has none."""
    return text.code if isinstance(text, CodedText) else ""


def give_code(code: str, text: str) -> str:
    """Return a text that says what is wrong, with this code unless it has one of its own."""
    if not code or get_code(text):
        return text
    return _make(text, code, *((text.message, text.arguments) if isinstance(text, CodedText) else ("", {})))


_OF_THE_SYSTEM = {
    "Permission denied": "permission-denied",
    "No space left on device": "no-space-left-on-device",
    "Read-only file system": "read-only-file-system",
    "No such file or directory": "no-such-file-or-directory",
    "Not a directory": "not-a-directory",
    "Is a directory": "is-a-directory",
    "File exists": "file-exists",
    "File name too long": "file-name-too-long",
}


class Problem(NamedTuple):
    """One mistake: where it stands, what is wrong, what would be right."""

    file: str
    line: int
    column: int
    wrong: str
    right: str = ""


class Mistake(NamedTuple):
    """A mistake in an object of a file, in its key, or at the character `at` of its text. Its message adds
    the line of its `twin`. A mistake `instead` replaces those that the object's type would report."""

    location: Location
    wrong: str
    right: str = ""
    key: bool = False
    twin: Location | None = None
    at: int | None = None
    instead: bool = False


class PnpError(Exception):
    """An error that is shown to the user in its own words."""


class InputError(PnpError):
    """One or more mistakes in files. `omitted` counts further ones, beyond what a person would want to
    read."""

    def __init__(self, problems: Sequence[Problem], omitted: int = 0) -> None:
        self.problems = tuple(sort_problems(problems))
        self.omitted = omitted
        more = [word_unread(omitted)] if omitted else []
        super().__init__("\n".join([*map(word_problem, self.problems), *more]))

    def __reduce__(self) -> tuple[type[InputError], tuple[Sequence[Problem], int]]:
        return InputError, (self.problems, self.omitted)  # so that another process can send it back


class PlainError(PnpError):
    """One mistake in one sentence: what is wrong, and what would be right."""

    def __init__(self, wrong: str, right: str = "") -> None:
        self.wrong, self.right = wrong, right
        self.sentence = sentence(wrong, right)
        super().__init__(self.sentence)


class UsageError(PlainError):
    """Somebody asks for what cannot be."""


class OutputError(PlainError):
    """A place cannot be written."""


class KeptError(PlainError):
    """A file of kept games cannot be used, or a game is not in it."""


class UnplacedError(PlainError):
    """A mistake whose place is added later. All mistakes of one kind have one code."""

    code = ""

    def __init__(self, wrong: str, right: str = "") -> None:
        super().__init__(give_code(self.code, wrong), right)


def make_unwritable(place: object, error: OSError, advice: str) -> OutputError:
    """Make the error of a place that the system does not let us write to; the message `advice` says what the
    user can do."""
    return OutputError(at_place(place, phrase("cannot-be-written-why", why=reason(error))), phrase(advice))


def at_place(place: object, wrong: str) -> str:
    """Say what is wrong with a file, a folder, or a part of a print: its name comes first."""
    return concatenate(in_line(str(place)), ": ", wrong)


def reason(error: OSError) -> str:
    """Return the system's words for an error."""
    why = error.strerror or str(error)
    return phrase(_OF_THE_SYSTEM[why]) if why in _OF_THE_SYSTEM else why


def sort_problems(problems: Iterable[Problem]) -> list[Problem]:
    """Sort problems, and keep only the first of equal ones, with its advice. The files come in the order in
    which they come up, each from its top to its end."""
    known: dict[object, Problem] = {}
    for each in problems:
        known.setdefault((each.file, each.line, each.column, each.wrong), each)
    files = {file: number for number, file in enumerate(dict.fromkeys(each.file for each in known.values()))}
    return sorted(known.values(), key=lambda each: (files[each.file], each))


def word_unread(omitted: int) -> str:
    return phrase("many-more-mistakes-follow-mend-these-first", many=group_digits(omitted))


def in_line(file: str) -> str:
    """Return the name of a file on one line, even if it has line ends."""
    return file.replace("\n", "\\n")


def word_problem(problem: Problem) -> str:
    advice = f"; {problem.right}" if problem.right else ""
    return f"{in_line(problem.file)}:{problem.line}:{problem.column}: {problem.wrong}{advice}"


def suggest(name: str, names: Iterable[str]) -> str:
    """Return `did you mean …?` if a known name is near, otherwise the empty string.

    >>> suggest("colur", ["colour", "card"])
    "did you mean 'colour'?"
    """
    found = find_nearest(name, names)
    return "" if found is None else phrase("did-you-mean-name", name=found)


def find_nearest(name: str, names: Iterable[str]) -> str | None:
    """Return the known name that was meant, if one is near."""
    from difflib import get_close_matches

    known = [*names]
    small = {each.casefold(): each for each in reversed(known)}
    if name.casefold() in small:
        return small[name.casefold()]
    matches = get_close_matches(name, known, n=1, cutoff=0.6)
    if len(name) > 2:  # 'V' is not nearly 'iv'
        matches += [small[each] for each in get_close_matches(name.casefold(), small, n=1, cutoff=0.6)]
    return matches[0] if matches else None
