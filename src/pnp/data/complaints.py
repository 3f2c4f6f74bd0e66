"""Every mistake of a source at its place and in words, as pydantic finds them; loaded for the first mistake.

Which keys a model knows at a place within it, and which of them it needs, is read from its types.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from functools import lru_cache
from typing import Any, TypeAlias, get_args, get_origin

from msgspec import Struct
from msgspec.structs import replace
from pydantic import TypeAdapter, ValidationError

from pnp import errors
from pnp.data import sources
from pnp.data.positions import find_nearest_span, find_object, find_spans, make_index_finder
from pnp.data.sources import Source, Span
from pnp.data.validation import Checks, Model, OmittedPart, PartlyReadError, Trace
from pnp.errors import InputError, Location, Mistake, code_phrase, get_code, phrase
from pnp.models.readers import FormField, list_fields

Words: TypeAlias = tuple[str, str]  # what is wrong, what would be right

_LINE = re.compile(r"[^\r\n]*")
_FEW = 4  # messages show a mapping with at most so many keys
_LISTED = 14  # as many names as are still quick to read


class Complaint(Struct, frozen=True):
    """A mistake: either one that a check found in the plain tree (`mistake`), or a complaint of the validator
    with its `kind`, its `path`, which is the location with the tags of the unions on the way, the value, and
    its context. `about_key` means that the key there is wrong. `rest` is the text of the file from the value
    to the end of its line."""

    location: Location
    about_key: bool
    model: type
    path: Location
    mistake: Mistake | None = None
    kind: str = ""
    value: Any = None
    context: Mapping[str, Any] = {}
    rest: str = ""
    at: int | None = None  # of a mistake: the character of the text


def word_complaint(complaint: Complaint) -> Words:
    if complaint.value is None and complaint.kind != "missing":
        return _word_nothing(complaint)
    return _WORDS.get(complaint.kind, _word_unexplained)(complaint)


def name_location(location: Location) -> str:
    """Name the object at a location as a person would."""
    if not location:
        return phrase("the-file")
    last = location[-1]
    if isinstance(last, str):
        return errors.quote(sources.excerpt(last))
    return phrase("number-number-of-whole", number=last + 1, whole=name_location(location[:-1]))


def _word_nothing(complaint: Complaint) -> Words:
    if not complaint.location:
        return errors.word_mistake("form-empty", "the-file-is-empty", "write-a-mapping-of-keys-and-values")
    if complaint.kind == _UNKNOWN_KEY:
        return word_unknown_key(complaint.location, (), empty=True)
    location, wrong = name_location(complaint.location), "location-has-no-value-a-begins-a-comment"
    if "#" in complaint.rest:
        return errors.word_mistake("form-empty", wrong, "put-the-value-in-quotes", location=location)
    needed = is_needed(complaint.model, complaint.path)
    right = "give-it-one" if needed else "give-it-one-or-leave-it-out"
    return errors.word_mistake("form-empty", "location-has-no-value", right, location=location)


def _word_missing(complaint: Complaint) -> Words:
    owner, name = name_location(complaint.location[:-1]), complaint.location[-1]
    if isinstance(name, int):
        wrong, right = "owner-has-too-few-entries", "add-one-so-that-it-has-at-least-least"
        return errors.word_mistake("form-missing-key", wrong, right, owner=owner, least=name + 1)
    return errors.word_mistake("form-missing-key", "owner-needs-name", "add-name", owner=owner, name=name)


def _word_unknown_key(complaint: Complaint) -> Words:
    names = find_known_keys(complaint.model, complaint.path[:-1])
    return word_unknown_key(complaint.location, names)


def word_unknown_key(location: Location, names: tuple[str, ...], *, empty: bool = False) -> Words:
    """Word a key that is none of these names. If it has no value (`empty`), it is more likely part of a text
    with a comma."""
    named = name_location(location)
    wrong = code_phrase("form-unknown-key", "the-key-location-is-not-known-here", location=named)
    if empty:
        return wrong, phrase("put-the-text-before-it-in-quotes-if-it-belongs-to-it")
    name = str(location[-1])
    right = suggest_name(name, names)
    if location[:1] == ("cards",) and len(location) > 2 and (name in _NUMBERS or not guess_name(name, names)):
        right = errors.concatenate(right, "; ", phrase("a-layout-of-your-own-may-declare-it"))
    return wrong, right


_NUMBERS = ("cost", "price", "power", "strength", "level")  # that cards of other games have

# What other programs call a thing, and what it may be called here.
_SYNONYMS = {
    "color": ("colour", "paint", "fill", "stroke"),
    "colour": ("paint", "fill", "stroke"),
    "background": ("fill", "ground"),
    **dict.fromkeys(("border", "outline"), ("stroke",)),
    **dict.fromkeys(("weight", "thickness"), ("width",)),
    "alpha": ("opacity",),
    "font": ("style", "face"),
    **dict.fromkeys(("font-size", "fontsize"), ("size",)),
    **dict.fromkeys(("rotate", "rotation", "angle"), ("turn",)),
    **dict.fromkeys(("if", "visible"), ("when",)),
    "content": ("text",),
    "name": ("title", "id"),
    "title": ("name",),
    **dict.fromkeys(_NUMBERS, ("value",)),
    "board": ("layout",),
    "center": ("centre", "middle"),
    "centre": ("middle",),
    "middle": ("centre",),
}


def guess_name(name: str, names: tuple[str, ...]) -> str | None:
    """Return the known name that was meant: a synonym, otherwise one that is near."""
    synonyms = (each for each in _SYNONYMS.get(name.lower(), ()) if each in names)
    return next(synonyms, None) or (errors.find_nearest(name.lower(), names) if len(name) <= 60 else None)


@lru_cache(maxsize=4096)
def suggest_name(name: str, names: tuple[str, ...]) -> str:
    """Suggest a known name that is near, and list all names if they are few. If none is near, list the first
    of many."""
    near_name = guess_name(name, names)
    guess = phrase("did-you-mean-name", name=near_name) if near_name else ""
    if not names or (guess and len(names) > _LISTED):
        return guess
    listing = phrase("known-here-names", names=errors.first_of(names, _LISTED))
    return errors.concatenate(guess, " (", listing, ")") if guess else listing


def _word_wanted(complaint: Complaint, what: str, like: str) -> Words:
    value = complaint.value
    kind = "a-mapping" if isinstance(value, dict) else "a-list" if isinstance(value, list) else "a-text"
    arguments = {"location": name_location(complaint.location), "value": phrase(kind), "what": what}
    wrong = code_phrase("form-type", "location-is-value-where-what-is-wanted", **arguments)
    if isinstance(value, (dict, list)) and (rest := complaint.rest[:1]) in ("{", "["):
        like = phrase("like-or-put-a-text-that-begins-with-rest-in-quotes", like=like, rest=rest)
    return wrong, like


_SHAPES = {"text": "a-text", "list": "a-list", "mapping": "a-mapping"}


def _word_other_shape(complaint: Complaint) -> Words:
    """Word a value of the wrong shape in a union whose ways of writing differ by shape."""
    shapes = re.findall(r"=(\w+)", str(complaint.context.get("expected_tags")))
    if isinstance(complaint.value, dict):
        shapes = [shape for shape in shapes if shape != "mapping"]  # its keys have no values
    wanted = errors.join_by_or([phrase(_SHAPES[shape]) if shape in _SHAPES else shape for shape in shapes])
    return _word_wanted(complaint, wanted, phrase("write-wanted", wanted=wanted))


def _word_not_among(complaint: Complaint) -> Words:
    names = tuple(re.findall(r"'([^']*)'", str(complaint.context.get("expected"))))
    if not isinstance(complaint.value, str):
        like = phrase("write-one-of-names", names=", ".join(names))
        return _word_wanted(complaint, phrase("a-name"), like)
    arguments = {"location": name_location(complaint.location), "value": sources.excerpt(complaint.value)}
    wrong = code_phrase("form-unknown-name", "location-is-value-which-is-not-known", **arguments)
    return wrong, suggest_name(complaint.value, names)


def _word_length(complaint: Complaint) -> Words:
    """Word a text or a list that is too long or too short."""
    limits, size, name = complaint.context, len(complaint.value), name_location(complaint.location)
    many = errors.count_things(size, "character" if isinstance(complaint.value, str) else "entry")
    wrong = code_phrase("form-length", "name-has-many" if size else "name-is-empty", name=name, many=many)
    if "max_length" in limits:
        return wrong, phrase("at-most-most-are-allowed", most=errors.group_digits(limits["max_length"]))
    if (least := limits.get("min_length", 1)) == 1:
        return wrong, phrase("at-least-1-is-needed")
    return wrong, phrase("at-least-least-are-needed", least=errors.group_digits(least))


def _word_size(complaint: Complaint) -> Words:
    """Word a number that is too large or too small."""
    limits, location = complaint.context, name_location(complaint.location)
    value = sources.excerpt(str(complaint.value))
    arguments = {"wrong": phrase("location-is-value", location=location, value=value)}
    if "le" in limits:
        most, right = errors.round_number(limits["le"]), "write-at-most-most"
        return errors.word_mistake("form-range", "wrong-which-is-too-much", right, most=most, **arguments)
    least, right = errors.round_number(limits.get("ge", 0)), "write-at-least-least"
    return errors.word_mistake("form-range", "wrong-which-is-too-little", right, least=least, **arguments)


def _word_refused(complaint: Complaint) -> Words:
    """Word what a check of ours refused: a ValueError of what is wrong, which goes on after the name of the
    value, as in 'copies' is 'two', and of what would be right."""
    wrong, *right = complaint.context["error"].args or (phrase("is-not-allowed-here"),)
    named = errors.concatenate(name_location(complaint.location), " ", wrong)
    return errors.give_code(get_code(wrong) or "form-type", named), right[0] if right else ""


def _word_unexplained(complaint: Complaint) -> Words:
    wrong, right = "location-is-not-what-is-wanted-here", "compare-it-with-the-documentation"
    return errors.word_mistake("form-type", wrong, right, location=name_location(complaint.location))


def _word_mapping(complaint: Complaint) -> Words:
    """Word a value that should be a mapping; show the keys if they are few."""
    like = phrase("write-key-value-with-a-space-after-the-colon")
    wrong, right = _word_wanted(complaint, phrase("a-mapping"), like)
    keys = find_known_keys(complaint.model, complaint.path)
    name = complaint.location[-1] if complaint.location else 0
    if not (isinstance(complaint.value, str | list) and isinstance(name, str) and 0 < len(keys) <= _FEW):
        return wrong, right
    key_list = ", ".join(f"{key}: …" for key in keys)
    return wrong, phrase("write-wanted", wanted=f"{name}: {{ {key_list} }}")


def _word_list(complaint: Complaint) -> Words:
    mapped = isinstance(complaint.value, dict)
    right = phrase("write-each-of-its-entries-behind-a-dash" if mapped else "write-its-entries-in")
    return _word_wanted(complaint, phrase("a-list"), right)


def _word_text(complaint: Complaint) -> Words:
    return _word_wanted(complaint, phrase("a-text"), phrase("write-a-text"))


_OF_SHAPES: dict[str, Callable[[Complaint], Words]] = {
    "string_type": _word_text,
    "dict_type": _word_mapping,
    "dataclass_type": _word_mapping,
    "list_type": _word_list,
    "tuple_type": _word_list,
}
_WORDS: dict[str, Callable[[Complaint], Words]] = {
    **_OF_SHAPES,
    "missing": _word_missing,
    "unexpected_keyword_argument": _word_unknown_key,
    "union_tag_invalid": _word_other_shape,
    "literal_error": _word_not_among,
    **dict.fromkeys(("string_too_long", "string_too_short", "too_long", "too_short"), _word_length),
    **dict.fromkeys(("less_than_equal", "greater_than_equal"), _word_size),
    "value_error": _word_refused,
}


def find_known_keys(model: type, location: Location) -> tuple[str, ...]:
    """Return the keys that a model knows at a location, in the model's order; none if it takes any key."""
    return tuple(dict.fromkeys(name for kind in _find_kinds(model, location) for name in _find_fields(kind)))


def is_needed(model: type, location: Location) -> bool:
    """Tell whether a location is that of a field that may not be left out."""
    *above, key = location
    fields = (_find_fields(kind).get(str(key)) for kind in _find_kinds(model, tuple(above)))
    return any(field is not None and field.needed for field in fields)


def _find_kinds(model: type, location: Location) -> list[Any]:
    """Return the types that may stand at a location.

    A step such as `=circle` is the tag of a union and selects one of its types.
    """
    kinds: list[Any] = [model]
    for step in location:
        if isinstance(step, str) and step.startswith("="):
            kinds = [kind for kind in kinds if _find_tag(kind) == step[1:]] or kinds
        else:
            kinds = [inner for kind in kinds for inner in _find_inner(kind, step)]
    return kinds


def _find_tag(kind: Any) -> str:
    return getattr(get_origin(kind) or kind, "__name__", "").lower()


def _find_inner(kind: Any, step: str | int) -> list[Any]:
    """Return the types that an object of a type may hold under a key or a number."""
    if isinstance(step, str) and (field := _find_fields(kind).get(step)):
        return _list_alternatives(field.kind)
    origin, holder = get_origin(kind), Mapping if isinstance(step, str) else Sequence
    holds = isinstance(origin, type) and issubclass(origin, holder)
    return [inner for argument in get_args(kind) for inner in _list_alternatives(argument)] if holds else []


def _list_alternatives(kind: Any) -> list[Any]:
    """List a type and all types within its unions and brackets."""
    return [kind, *(inner for argument in get_args(kind) for inner in _list_alternatives(argument))]


def _find_fields(kind: Any) -> Mapping[str, FormField]:
    kind = get_origin(kind) or kind
    return list_fields(kind) if isinstance(kind, type) and issubclass(kind, Struct) else {}


# The start of a union's tag in a location (the way of writing), and the step that marks a mapping's key.
_TAG = "="
_KEY_MARK = "[key]"
_UNKNOWN_KEY = "unexpected_keyword_argument"


def explain(source: Source, tree: object, model: type[Model], checks: Checks, optional: OmittedPart) -> Model:
    """Find all that is wrong with a tree, and raise it as an InputError; see `validation.validate`."""
    found, result = _read_model(tree, source, model, checks)
    if not found and not source.problems and result is not None:
        return result
    refused = _make_refusal((source,), found, lambda location: (source, location))
    rest = _read_model(_drop_wrong(tree, found, optional), source, model, ())[1]
    raise refused if rest is None else PartlyReadError(refused, rest)


def find_wrong_locations(source: Source, model: type, mistakes: Iterable[Mistake]) -> frozenset[Location]:
    """Return the locations where a source is wrong: by its model, and by these mistakes, which no type can
    find."""
    complaints, _ = _read_model(source.tree, source, model, [lambda _: mistakes])
    return frozenset(each.location for each in complaints)


def explain_together(
    tree: object, files: Sequence[Source], model: type[Model], trace: Trace, checks: Checks
) -> Model:
    """Find all that is wrong with a tree made of several files; see `validation.validate_together`."""
    found, result = _read_model(tree, files[-1], model, checks)
    if not found and result is not None and not any(source.problems for source in files):
        return result
    raise _make_refusal(files, found, trace)


def make_mistakes_refusal(source: Source, mistakes: Sequence[Mistake]) -> InputError:
    """Make the refusal of a source for mistakes that were found in its tree."""
    complaints = [_make_complaint(each, dict) for each in mistakes]
    return _make_refusal((source,), complaints, lambda location: (source, location))


def _make_complaint(mistake: Mistake, model: type) -> Complaint:
    return Complaint(mistake.location, mistake.key, model, mistake.location, mistake, at=mistake.at)


def _read_model(
    tree: object, source: Source, model: type[Model], checks: Checks
) -> tuple[list[Complaint], Model | None]:
    """Return all that is wrong with a tree, and the tree as the model, or None if it cannot be one."""
    complaints = [_make_complaint(each, model) for check in checks for each in check(tree)]
    kind: Any = model
    try:
        result: Model = _adapt(kind).validate_python(tree, context={"in_table": source.kind == "csv"})
    except ValidationError as error:
        replaced = {each.location for each in complaints if each.mistake and each.mistake.instead}
        further = [each for each in _list_errors(error, model) if each.location not in replaced]
        return _drop_misspelt([*complaints, *_drop_consequences(further)]), None
    return complaints, result


def _drop_consequences(complaints: list[Complaint]) -> list[Complaint]:
    """Drop errors that only repeat or follow from others: an entry of a list with the same wrong shape as the
    entry before it, the value under a wrong key, and an entry that is missing beside a wrong one."""
    shapes = {(each.location, each.kind) for each in complaints if each.kind in _OF_SHAPES}
    keys = {each.location for each in complaints if each.about_key}
    ill = {each.location[:-1] for each in complaints if each.kind != "missing"}
    return [
        each
        for each in complaints
        if (_find_entry_before(each.location), each.kind) not in shapes
        and (each.about_key or each.location not in keys)
        and not (each.kind == "missing" and isinstance(each.location[-1], int) and each.location[:-1] in ill)
    ]


def _find_entry_before(location: Location) -> Location | None:
    *above, last = location or ("",)
    return (*above, last - 1) if isinstance(last, int) else None


def _drop_misspelt(complaints: list[Complaint]) -> list[Complaint]:
    """Drop the complaints about missing keys that are there but misspelt: these are reported as unknown
    keys."""
    meant = {
        (*each.location[:-1], guess_name(str(each.location[-1]), find_known_keys(each.model, each.path[:-1])))
        for each in complaints
        if each.kind == _UNKNOWN_KEY or (each.mistake and get_code(each.mistake.wrong) == "form-unknown-key")
    }
    return [each for each in complaints if each.location not in meant or each.kind != "missing"]


def _drop_wrong(tree: object, complaints: list[Complaint], optional: OmittedPart) -> object:
    """Return a copy of the tree without its unknown keys, and without the wrong parts that may be left
    out."""
    rest = deepcopy(tree)
    for each in complaints:
        if each.mistake:
            continue  # a check found it: the type accepts the value
        location = each.location if each.kind == _UNKNOWN_KEY else optional(each.location)
        if location:
            with suppress(LookupError, TypeError, AttributeError):  # its holder may have been left out before
                find_object(rest, location[:-1]).pop(location[-1], None)
    return rest


_adapt = lru_cache(maxsize=64)(TypeAdapter[Any])  # once for each model, since it takes long to make


def _list_errors(error: ValidationError, model: type) -> Iterator[Complaint]:
    for each in error.errors(include_url=False):
        kind, path, value, context = each["type"], each["loc"], each["input"], each.get("ctx", {})
        if kind == "too_short" and len(value) >= context["min_length"]:
            continue  # pydantic counts only the entries without a mistake
        location, about_key = path, kind == _UNKNOWN_KEY
        if location[-1:] == (_KEY_MARK,) and not about_key:
            location, about_key = location[:-1], True
        location = _remove_tags(location, ends_in_key=kind in (_UNKNOWN_KEY, "missing"))
        yield Complaint(location, about_key, model, path, None, kind, value, context)


def _remove_tags(location: Location, ends_in_key: bool) -> Location:
    """Return the location in the file. The step after a tag is never a tag, nor is the last step if it names
    a key."""
    steps: list[sources.Step] = []
    tagged = False
    for number, step in enumerate(location, 1):
        names_key = ends_in_key and number == len(location)
        tagged = isinstance(step, str) and step.startswith(_TAG) and not (tagged or names_key)
        if not tagged:
            steps.append(step)
    return tuple(steps)


def _make_refusal(files: Sequence[Source], complaints: list[Complaint], trace: Trace) -> InputError:
    """Make the error of all mistakes. Wording a mistake is slower than anything else, so word only as many as
    are shown."""
    problems: list[errors.Problem] = []
    omitted = 0
    for source in files:
        if source.kind == "mapping":
            problems += _list_mapping_problems(source, complaints)
        else:
            most = max(0, sources.MISTAKES_AT_ONCE - len(problems))
            file_problems, more = _list_file_problems(source, complaints, trace, most)
            problems += file_problems
            omitted += more
    return sources.make_refusal(problems, omitted=omitted)


def _list_file_problems(
    source: Source, complaints: list[Complaint], trace: Trace, most: int
) -> tuple[list[errors.Problem], int]:
    """Return at most `most` mistakes in the content of a file, with those of its form, and count the rest."""
    own = [(place, each) for each in complaints for at, place in (trace(each.location),) if at is source]
    twins = [trace(each.mistake.twin)[1] for _, each in own if each.mistake and each.mistake.twin]
    spans = find_spans(source, [*(place for place, _ in own), *twins])

    def name_line(twin: Location) -> str:
        start = find_nearest_span(spans, trace(twin)[1]).start
        return phrase("line-line", line=sources.find_place(source.text, start)[0])

    placed, slips = [*_place_mistakes(source, own, spans)], []
    for index, at, each in placed[:most]:
        line = _LINE.match(source.text, find_nearest_span(spans, at).start)
        words = _word_mistake(replace(each, rest=line[0] if line else ""), name_line)
        slips.append(sources.Slip(index, *words))
    ill = {(each.line, each.column) for each in source.problems}
    further = sources.place_slips(source.path, source.text, slips)
    all_problems = [*source.problems, *(each for each in further if (each.line, each.column) not in ill)]
    return all_problems, len(placed) - len(slips)


def _place_mistakes(
    source: Source, complaints: list[tuple[Location, Complaint]], spans: dict[Location, Span]
) -> Iterator[tuple[int, Location, Complaint]]:
    """Yield the mistakes in the order of the file. In a table, skip rows that are wrong in form, and repeated
    mistakes of a column."""
    find_index = make_index_finder(source, spans)
    placed = [(find_index(at, each.about_key, each.at), at, each) for at, each in complaints]
    # The cells of a table's row that is wrong in its form may be anything.
    ill = {each.line for each in source.problems} if source.kind == "csv" else set()
    seen: set[tuple[int, object, object]] = set()
    for index, at, each in sorted(placed, key=lambda row: row[0]):
        # A wrong column of a table is wrong in each of its rows: report it once.
        same = (index, at[-1:], each.mistake or each.kind)
        if same in seen or (not each.about_key and sources.find_place(source.text, index)[0] in ill):
            continue
        seen.add(same)
        yield index, at, each


def _list_mapping_problems(source: Source, found: list[Complaint]) -> Iterator[errors.Problem]:
    """Yield the mistakes in a mapping from a program, in its order. Objects are named, since there is no
    file."""
    spans = find_spans(source, [each.location for each in found])
    for each in sorted(found, key=lambda each: (find_nearest_span(spans, each.location).start, each.at or 0)):
        text = "" if each.at is None else str(find_object(source.tree, each.location))
        place = sources.find_place(text, each.at or 0)
        words = _word_mistake(each, sources.name_object)
        yield errors.Problem(sources.name_object(each.location), *place, *words)


def _word_mistake(complaint: Complaint, name: Callable[[Location], str]) -> Words:
    """Return what is wrong and what would be right; `name` names a twin."""
    if (mistake := complaint.mistake) is None:
        return word_complaint(complaint)
    if not mistake.twin:
        return mistake.wrong, mistake.right
    arguments = {"wrong": mistake.wrong, "twin": name(mistake.twin)}
    return code_phrase(get_code(mistake.wrong), "wrong-as-in-twin", **arguments), mistake.right
