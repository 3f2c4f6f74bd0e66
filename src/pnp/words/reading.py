"""Entries read with Fluent's own parser: what each shows, refers to and chooses by, and what is wrong in it.

Then what of a catalogue could not be said, or would be said wrongly, found before anything is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from graphlib import CycleError, TopologicalSorter
from itertools import chain
from typing import TypeAlias, TypeVar

from fluent.syntax import FluentParser, ast
from msgspec import Struct

from pnp.data.sources import Slip, find_forbidden_characters
from pnp.errors import quote
from pnp.words.catalogues import Catalogue, Entries, MessageEntry, MessageMistake, make_mistake, suggest_name
from pnp.words.plurals import find_known_forms, find_needed_forms

# besides `other`, which stands for the rest elsewhere too
COUNTED = frozenset({"zero", "one", "two", "few", "many"})
OTHER = "other"
ABSENT_DEFAULTS = frozenset({"none", "nominative"})  # defaults that are meant if a message gets no argument


class TermArgument(Struct, frozen=True):
    """An argument of a term: a text for one of its variables."""

    index: int
    variable: str
    value: str


class Reference(Struct, frozen=True):
    """A reference to another entry by its id; a term's id begins with a hyphen."""

    index: int
    id: str
    given: tuple[TermArgument, ...] = ()


class Choice(Struct, frozen=True):
    """A choice between variants, by the value of a variable or of a term's attribute."""

    index: int
    names: frozenset[str]
    figures: frozenset[str]  # keys that are numbers
    default: str
    variable: str = ""
    term: str = ""
    attribute: str = ""


Part: TypeAlias = str | Reference | Choice | Slip  # a text is the name of a variable that is shown as it is
PartKind = TypeVar("PartKind")


def is_term(id: str) -> bool:
    return id.startswith("-")


def is_count(choice: Choice) -> bool:
    """Tell whether the variants of a choice are for numbers: for one, few, many, or for 0, 1 and the rest."""
    return bool(choice.names & COUNTED) or (bool(choice.figures) and choice.default == OTHER)


_LINE_END = "\N{SYMBOL FOR NEWLINE}"
_VALUE_ADVICE = "write its text after the '=', or in the lines below, indented with blanks"
_ID_ADVICE = "an id is made of the letters a to z, digits and hyphens, a letter first"
_BRACE_ADVICE = 'write { "{" } or { "}" } where a brace is meant'
_VARIANTS_ADVICE = "write a line '[key] text' for each, and one of them as '*[key] text'"
_ESCAPE_ADVICE = 'only \\\\, \\" and \\u with four figures are known'
_SELECTOR_ADVICE = "choose by a $variable"
_NO_ATTRIBUTES = "a message has no attributes here"

# By the parser's codes; `{told}` is the first argument of its error.
_PARSER_WORDS = {
    "E0002": ("no message begins here", "write 'id = text', the id in the first column"),
    "E0003": ("'{told}' is missing here", "every message is 'id = text', every { has its }"),
    "E0004": ("one of {told} is missing here", _ID_ADVICE),
    "E0005": ("'{told}' has no text", _VALUE_ADVICE),
    "E0006": ("'{told}' has no text", _VALUE_ADVICE),
    "E0008": ("only terms are given something in ( )", "write '{ -term(name: \"text\") }'"),
    "E0009": ("what stands before ':' is no name", _ID_ADVICE),
    "E0010": ("no variant is the default", "begin one of them with '*', as in '*[other]'"),
    "E0011": ("no variant follows '->'", _VARIANTS_ADVICE),
    "E0012": ("a text is missing here", _VALUE_ADVICE),
    "E0013": ("the key of a variant is missing", _VARIANTS_ADVICE),
    "E0014": ("a text is missing here", "put it in double quotes"),
    "E0015": ("a second variant is marked as default", "leave '*' at one of them"),
    "E0016": ("a message is no choice", _SELECTOR_ADVICE),
    "E0017": ("a term is no choice", "choose by an attribute of it, '-term.attribute', or by a $variable"),
    "E0018": ("a message's attribute is no choice", _SELECTOR_ADVICE),
    "E0019": ("a term's attribute cannot be shown", "make it a term of its own"),
    "E0020": ("the quoted text has no end", 'end it with " in the same line'),
    "E0021": ("only 'name: \"text\"' may stand here", "give terms their texts by name"),
    "E0022": ("a name is given twice", "leave one of them"),
    "E0025": ("'{told}' is no escape", _ESCAPE_ADVICE),
    "E0026": ("'{told}' is no escape", _ESCAPE_ADVICE),
    "E0027": ("a } closes nothing", _BRACE_ADVICE),
    "E0028": ("nothing that can be shown stands in the braces", "write '{ $variable }' or '{ message }'"),
    "E0029": ("what stands before '->' is no choice", _SELECTOR_ADVICE),
}
_WRITTEN_BEFORE = {"E0006": "-", "E0025": "\\"}  # signs that stand before that argument


def _explain_junk(part: ast.Junk) -> Slip:
    first = part.annotations[0]
    code, arguments = first.code, [str(argument) for argument in first.arguments]
    wrong, right = _PARSER_WORDS.get(code, ("this is no Fluent", "write 'id = text'"))
    if arguments[:1] == [_LINE_END]:
        wrong, right = "something follows where the line should end", _BRACE_ADVICE
    elif arguments:
        wrong = wrong.replace("{told}", _WRITTEN_BEFORE.get(code, "") + arguments[0])
    return Slip(_find_index(first), wrong, right)


LONGEST_ENTRY = 10_000  # characters; the parser's time grows with the square of an entry's lines
DEEPEST = 8  # braces in braces

# Fluent reads such a line as more of the text above it.
_INDENTED = re.compile(r"^ +(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)

Node: TypeAlias = ast.Message | ast.Term


class Reading(Struct, frozen=True):
    """An entry as it was read. A text that is no entry has no node, only slips that say why."""

    node: Node | None = None
    slips: tuple[Slip, ...] = ()
    shown: tuple[str, ...] = ()
    references: tuple[Reference, ...] = ()
    choices: tuple[Choice, ...] = ()
    depth: int = 0  # of braces in braces
    attributes: Mapping[str, str] = {}  # of a term


@lru_cache(maxsize=8192)
def read_entry(entry: MessageEntry) -> Reading:
    if len(entry.text) > LONGEST_ENTRY:
        wrong = f"the entry has {len(entry.text):,} characters"
        right = f"at most {LONGEST_ENTRY:,} are allowed: divide it"
        return Reading(slips=(Slip(0, wrong, right),))
    try:
        body = FluentParser().parse(entry.text).body
    except RecursionError:
        return Reading(slips=(_make_too_deep_slip(0),))
    slips = tuple(map(_explain_junk, _pick_parts(body, ast.Junk))) or tuple(_find_indented(entry.text))
    node = next((part for part in body if isinstance(part, ast.Message | ast.Term)), None)
    if node is None:
        return Reading(slips=slips)
    attributes, depth = _read_attributes(node), _measure_depth([node.value] if node.value else [])
    parts = [*_find_parts(node, attributes, depth)]
    every = slips + _pick_parts(parts, Slip)
    shown, references = _pick_parts(parts, str), _pick_parts(parts, Reference)
    choices = _pick_parts(parts, Choice)
    return Reading(node, every, shown, references, choices, min(depth, DEEPEST), attributes)


def _pick_parts(parts: Iterable[object], kind: type[PartKind]) -> tuple[PartKind, ...]:
    return tuple(part for part in parts if isinstance(part, kind))


def _find_indented(text: str) -> Iterator[Slip]:
    for found in _INDENTED.finditer(text):
        wrong = f"'{found[1]} =' is indented, and so belongs to the text above it"
        right = 'begin a message in the first column; else write { "=" } for the sign'
        yield Slip(found.start(1), wrong, right)


def _find_index(node: ast.SyntaxNode) -> int:
    return node.span.start if node.span else 0


def _make_too_deep_slip(index: int) -> Slip:
    wrong = f"more than {DEEPEST} braces stand in one another"
    return Slip(index, wrong, "make what is inside a message of its own")


def _measure_depth(patterns: Iterable[ast.Pattern]) -> int:
    elements = (element for pattern in patterns for element in pattern.elements)
    braces = (element for element in elements if isinstance(element, ast.Placeable))
    return max((1 + _measure_depth_within(each.expression) for each in braces), default=0)


Expression: TypeAlias = ast.InlineExpression | ast.Placeable | ast.SelectExpression


def _measure_depth_within(expression: Expression) -> int:
    match expression:
        case ast.Placeable():
            return 1 + _measure_depth_within(expression.expression)
        case ast.SelectExpression():
            return _measure_depth(variant.value for variant in expression.variants)
    return 0


def _read_attributes(node: Node) -> dict[str, str]:
    """Return a term's attributes, which only serve choices."""
    values = {}
    for attribute in node.attributes:
        match attribute.value.elements:
            case [ast.TextElement(value=value)]:
                values[attribute.id.name] = value
    return values


def _find_parts(node: Node, attributes: Mapping[str, str], depth: int) -> Iterator[Part]:
    for attribute in node.attributes:
        if isinstance(node, ast.Message):
            yield Slip(_find_index(attribute), _NO_ATTRIBUTES, "make it a message of its own")
        elif attribute.id.name not in attributes:
            wrong = "an attribute is more than a plain text"
            yield Slip(_find_index(attribute), wrong, "leave out its braces")
    if node.value and depth > DEEPEST:
        yield _make_too_deep_slip(_find_index(node.value))
    elif node.value:
        yield from _find_in_pattern(node.value)


def _find_in_pattern(pattern: ast.Pattern) -> Iterator[Part]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            yield from _find_in_braces(element.expression)


def _find_in_braces(expression: Expression) -> Iterator[Part]:
    index = _find_index(expression)
    match expression:
        case ast.Placeable():
            yield from _find_in_braces(expression.expression)
        case ast.SelectExpression():
            yield from _read_choice(expression)
        case ast.VariableReference():
            yield expression.id.name
        case ast.MessageReference(attribute=None):
            yield Reference(index, expression.id.name)
        case ast.MessageReference():
            yield Slip(index, _NO_ATTRIBUTES, "refer to a message of its own")
        case ast.TermReference():
            yield from _read_term(expression)
        case ast.NumberLiteral():
            yield Slip(index, "a number stands in braces", "write it without them, as it is to be read")
        case ast.FunctionReference():
            wrong = f"the function {expression.id.name}() is not known"
            yield Slip(index, wrong, "numbers are set as the language does it")


def _read_term(expression: ast.TermReference) -> Iterator[Part]:
    named_texts: list[TermArgument] = []
    arguments = expression.arguments or ast.CallArguments()
    for unnamed in arguments.positional:
        wrong = "a term is given something without a name"
        yield Slip(_find_index(unnamed), wrong, "write 'name: \"text\"'")
    for argument in arguments.named:
        if isinstance(argument.value, ast.StringLiteral):
            value = argument.value.parse()["value"]
            named_texts.append(TermArgument(_find_index(argument), argument.name.name, value))
        else:
            right = "terms take texts only: put it in quotes"
            yield Slip(_find_index(argument), "a term is given a number", right)
    yield Reference(_find_index(expression), f"-{expression.id.name}", tuple(named_texts))


def _read_choice(expression: ast.SelectExpression) -> Iterator[Part]:
    keys = [_read_key(variant) for variant in expression.variants]
    seen: set[str] = set()
    for variant, key in zip(expression.variants, keys, strict=True):
        if key in seen:
            wrong = f"a second variant has the key '{key}'"
            yield Slip(_find_index(variant), wrong, "leave one of them")
        seen.add(key)
    names = frozenset(_read_key(each) for each in expression.variants if isinstance(each.key, ast.Identifier))
    default = next(_read_key(variant) for variant in expression.variants if variant.default)
    known = (names, frozenset(keys) - names, default)
    index, selector = _find_index(expression), expression.selector
    match selector:
        case ast.VariableReference():
            yield Choice(index, *known, variable=selector.id.name)
        case ast.TermReference(attribute=ast.Identifier(name=attribute)):
            yield Choice(index, *known, term=f"-{selector.id.name}", attribute=attribute)
        case _:
            yield Slip(index, "what is chosen by never changes", _SELECTOR_ADVICE)
    for variant in expression.variants:
        yield from _find_in_pattern(variant.value)


def _read_key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


DEEPEST_CHAIN = 24  # braces in braces, counted through the entries that are referred to


def find_reachable(entries: Entries, first: Iterable[str]) -> dict[str, list[str]]:
    """Return all entries that some entries lead to, themselves included, each with those that it refers
    to."""
    waiting = [id for id in first if id in entries]
    references: dict[str, list[str]] = {}
    while waiting:
        id = waiting.pop()
        if id not in references:
            reading = read_entry(entries[id])
            referred = *(each.id for each in reading.references), *(each.term for each in reading.choices)
            references[id] = [other for other in referred if other in entries]
            waiting += references[id]
    return references


def find_bad_chains(entries: Entries, own: Sequence[MessageEntry]) -> Iterator[MessageMistake]:
    """Yield circles of references, one at a time; if there are none, yield entries that lead too deep."""
    graph = find_reachable(entries, [entry.id for entry in own])
    try:
        ordered = [*TopologicalSorter(graph).static_order()]
    except CycleError as error:
        circle = error.args[1][::-1]
        steps = [*circle[:8], *("…" for _ in circle[8:9])]
        wrong = f"'{circle[0]}' would hold itself: {' → '.join(steps)}"
        slip = Slip(0, wrong, "let one of them do without the next")
        yield make_mistake(entries[circle[0]], slip)
        return
    depths: dict[str, int] = {}
    for id in ordered:
        inner = max((depths[other] for other in graph[id]), default=0)
        depths[id] = min(inner + read_entry(entries[id]).depth, DEEPEST_CHAIN + 1)
        if inner <= DEEPEST_CHAIN < depths[id]:
            wrong = f"'{id}' leads through more than {DEEPEST_CHAIN} braces in one another"
            yield make_mistake(entries[id], Slip(0, wrong, "refer to less in between"))


def suggest_argument(name: str, names: Iterable[str]) -> str:
    """Suggest an argument that is taken in place of an unknown one."""
    return suggest_name(name, names, "it takes") or "it takes nothing"


_GUESSES = 20  # how often near names are looked for: a search costs as much as reading many entries


def find_mistakes(catalogue: Catalogue, own: Sequence[MessageEntry]) -> Iterator[MessageMistake]:
    """Yield the mistakes of a catalogue's `own` entries, which are not checked yet."""
    find_needed_forms(catalogue.language)
    guesses = iter(range(_GUESSES))
    for entry in own:
        reading = read_entry(entry)
        found = _find_slips(entry, reading, catalogue, guesses)
        for slip in chain(find_forbidden_characters(entry.text), reading.slips, found):
            yield make_mistake(entry, slip)
    yield from find_bad_chains(catalogue.entries, own)


def _find_slips(
    entry: MessageEntry, reading: Reading, catalogue: Catalogue, guesses: Iterator[int]
) -> Iterator[Slip]:
    in_term, entries = is_term(entry.id), catalogue.entries
    for reference in reading.references:
        yield from _check_reference(reference, in_term, entries, guesses)
    for choice in reading.choices:
        if choice.term:
            yield from _check_attribute(choice, entries, guesses)
        elif is_count(choice):
            yield from _check_count(choice, in_term, catalogue.language)


def _check_reference(
    reference: Reference, in_term: bool, entries: Entries, guesses: Iterator[int]
) -> Iterator[Slip]:
    if reference.id not in entries:
        yield _make_unknown_slip(reference.index, reference.id, entries, guesses)
    elif is_term(reference.id):
        yield from _check_call(reference, entries[reference.id])
    elif in_term:
        wrong = f"a term refers to the message '{reference.id}', which it could give nothing"
        yield Slip(reference.index, wrong, "refer to a term, or make this a message")


def _make_unknown_slip(index: int, id: str, entries: Entries, guesses: Iterator[int]) -> Slip:
    guess = ""
    if next(guesses, None) is not None:
        guess = suggest_name(id, [other for other in entries if is_term(other) == is_term(id)])
    kind = "term" if is_term(id) else "message"
    return Slip(index, f"the {kind} '{id}' is not known", guess or f"write the {kind}")


def _check_call(call: Reference, entry: MessageEntry) -> Iterator[Slip]:
    """Check the arguments of a term against the variables that it takes and needs."""
    term = read_entry(entry)
    if term.node is None:
        return
    takes, needs = _find_term_variables(entry)
    for given in call.given:
        if given.variable not in takes:
            wrong = f"{call.id} does not take '{given.variable}'"
            yield Slip(given.index, wrong, suggest_argument(given.variable, takes))
        for choice in term.choices:
            yield from _check_value(call, given, choice)
    for name in sorted(needs - {given.variable for given in call.given}):
        yield Slip(call.index, f"{call.id} needs '{name}'", f'write {{ {call.id}({name}: "…") }}')


@lru_cache(maxsize=8192)
def _find_term_variables(entry: MessageEntry) -> tuple[frozenset[str], frozenset[str]]:
    """Return the variables that a term takes, and those of them that it needs."""
    term = read_entry(entry)
    chosen = [choice for choice in term.choices if choice.variable]
    needs = {*term.shown}
    needs |= {choice.variable for choice in chosen if choice.default == OTHER}
    return frozenset(needs | {choice.variable for choice in chosen}), frozenset(needs)


def _check_value(call: Reference, given: TermArgument, choice: Choice) -> Iterator[Slip]:
    if choice.variable == given.variable and choice.default != OTHER and given.value not in choice.names:
        wrong = f"{call.id} has no {given.variable} '{given.value}'"
        known = choice.names | choice.figures
        yield Slip(given.index, wrong, suggest_name(given.value, known, "it has"))


def _check_attribute(choice: Choice, entries: Entries, guesses: Iterator[int]) -> Iterator[Slip]:
    if (entry := entries.get(choice.term)) is None:
        yield _make_unknown_slip(choice.index, choice.term, entries, guesses)
        return
    term = read_entry(entry)
    if term.node is None:
        return
    if (value := term.attributes.get(choice.attribute)) is None:
        wrong = f"{choice.term} has no attribute '{choice.attribute}'"
        guess = suggest_name(choice.attribute, term.attributes)
        yield Slip(choice.index, wrong, guess or "give it one")
    elif choice.default != OTHER and value not in choice.names:
        wrong = f"{choice.term}.{choice.attribute} is '{value}', for which no variant stands here"
        yield Slip(choice.index, wrong, _advise_variants([value]))


def _check_count(choice: Choice, in_term: bool, language: str) -> Iterator[Slip]:
    """Check that the variants for numbers are all those that the language needs, and no others."""
    if in_term:
        yield Slip(choice.index, "a term cannot count: no number reaches it", "make it a message")
        return
    forms = find_needed_forms(language)
    needed = f"{language} counts with {', '.join(forms)}"
    for name in sorted(choice.names - find_known_forms(language)):
        strange = f"{language} has no form '{name}'" if name in COUNTED else f"'{name}' is no form of numbers"
        yield Slip(choice.index, strange, needed)
    missing = [form for form in forms if form not in choice.names]
    if missing:
        yield Slip(choice.index, f"{needed}, and not all of them stand here", _advise_variants(missing))


def _advise_variants(variants: Sequence[str]) -> str:
    return f"add {' and '.join(quote(f'[{variant}]') for variant in variants)}"
