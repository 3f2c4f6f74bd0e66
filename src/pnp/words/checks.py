"""What of a catalogue could not be said, or would be said wrongly, found before anything is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain

from pnp.data.sources import Slip, find_forbidden_characters
from pnp.errors import quote
from pnp.words import catalogues
from pnp.words.formatting import find_bad_chains, suggest_argument
from pnp.words.plurals import find_known_forms, find_needed_forms
from pnp.words.reading import COUNTED, OTHER, Choice, Given, Reading, Reference, is_count, is_term, read_entry

_GUESSES = 20  # near names are looked for so often: each time costs as much as reading many entries


def find_mistakes(
    catalogue: catalogues.Catalogue, own: Sequence[catalogues.MessageEntry]
) -> Iterator[catalogues.MessageMistake]:
    """The mistakes of those entries of a catalogue that nobody has checked yet."""
    find_needed_forms(catalogue.language)
    guesses = iter(range(_GUESSES))
    for entry in own:
        reading = read_entry(entry)
        found = _find_slips(entry, reading, catalogue, guesses)
        for slip in chain(find_forbidden_characters(entry.text), reading.slips, found):
            yield catalogues.make_mistake(entry, slip)
    yield from find_bad_chains(catalogue.entries, own)


def _find_slips(
    entry: catalogues.MessageEntry, reading: Reading, catalogue: catalogues.Catalogue, guesses: Iterator[int]
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
    reference: Reference, in_term: bool, entries: catalogues.Entries, guesses: Iterator[int]
) -> Iterator[Slip]:
    if reference.id not in entries:
        yield _make_unknown_slip(reference.index, reference.id, entries, guesses)
    elif is_term(reference.id):
        yield from _check_call(reference, entries[reference.id])
    elif in_term:
        wrong = f"a term refers to the message '{reference.id}', which it could give nothing"
        yield Slip(reference.index, wrong, "refer to a term, or make this a message")


def _make_unknown_slip(index: int, id: str, entries: catalogues.Entries, guesses: Iterator[int]) -> Slip:
    guess = ""
    if next(guesses, None) is not None:
        guess = catalogues.suggest_name(id, [other for other in entries if is_term(other) == is_term(id)])
    kind = "term" if is_term(id) else "message"
    return Slip(index, f"the {kind} '{id}' is not known", guess or f"write the {kind}")


def _check_call(call: Reference, entry: catalogues.MessageEntry) -> Iterator[Slip]:
    """What a term is given, against what it asks for."""
    term = read_entry(entry)
    if term.node is None:
        return
    takes, needs = _find_asked(entry)
    for given in call.given:
        if given.variable not in takes:
            wrong = f"{call.id} does not take '{given.variable}'"
            yield Slip(given.index, wrong, suggest_argument(given.variable, takes))
        for choice in term.choices:
            yield from _check_value(call, given, choice)
    for name in sorted(needs - {given.variable for given in call.given}):
        yield Slip(call.index, f"{call.id} needs '{name}'", f'write {{ {call.id}({name}: "…") }}')


@lru_cache(maxsize=8192)
def _find_asked(entry: catalogues.MessageEntry) -> tuple[frozenset[str], frozenset[str]]:
    """The variables that a term takes, and those of them that it cannot do without."""
    term = read_entry(entry)
    chosen = [choice for choice in term.choices if choice.variable]
    needs = {*term.shown}
    needs |= {choice.variable for choice in chosen if choice.default == OTHER}
    return frozenset(needs | {choice.variable for choice in chosen}), frozenset(needs)


def _check_value(call: Reference, given: Given, choice: Choice) -> Iterator[Slip]:
    if choice.variable == given.variable and choice.default != OTHER and given.value not in choice.names:
        wrong = f"{call.id} has no {given.variable} '{given.value}'"
        known = choice.names | choice.figures
        yield Slip(given.index, wrong, catalogues.suggest_name(given.value, known, "it has"))


def _check_attribute(choice: Choice, entries: catalogues.Entries, guesses: Iterator[int]) -> Iterator[Slip]:
    entry = entries.get(choice.term)
    if entry is None:
        yield _make_unknown_slip(choice.index, choice.term, entries, guesses)
        return
    term = read_entry(entry)
    if term.node is None:
        return
    value = term.attributes.get(choice.attribute)
    if value is None:
        wrong = f"{choice.term} has no attribute '{choice.attribute}'"
        guess = catalogues.suggest_name(choice.attribute, term.attributes)
        yield Slip(choice.index, wrong, guess or "give it one")
    elif choice.default != OTHER and value not in choice.names:
        wrong = f"{choice.term}.{choice.attribute} is '{value}', for which no variant stands here"
        yield Slip(choice.index, wrong, _advise_variants([value]))


def _check_count(choice: Choice, in_term: bool, language: str) -> Iterator[Slip]:
    """Variants for numbers: all that the language needs, and no others."""
    if in_term:
        yield Slip(choice.index, "a term cannot count: no number reaches it", "make it a message")
        return
    forms = find_needed_forms(language)
    told = f"{language} counts with {', '.join(forms)}"
    for name in sorted(choice.names - find_known_forms(language)):
        strange = f"{language} has no form '{name}'" if name in COUNTED else f"'{name}' is no form of numbers"
        yield Slip(choice.index, strange, told)
    missing = [form for form in forms if form not in choice.names]
    if missing:
        yield Slip(choice.index, f"{told}, and not all of them stand here", _advise_variants(missing))


def _advise_variants(variants: Sequence[str]) -> str:
    return f"add {' and '.join(quote(f'[{variant}]') for variant in variants)}"
