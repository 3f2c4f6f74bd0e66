"""A source as the types that it should be, or every mistake in it at its place."""

from __future__ import annotations

import re
from contextlib import suppress
from copy import deepcopy
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from msgspec import Struct
from pydantic import TypeAdapter, ValidationError

from pnp.data.mappings import called
from pnp.data.positions import index_of, nearest, spans_at, text_at, written_in
from pnp.data.source import MISTAKES_AT_ONCE, Slip, Source, Span, Step, located, place, refusal
from pnp.data.wording import SHAPES, Complaint, known_keys, meant_by, worded
from pnp.errors import InputError, Location, Mistake, Problem, code_of, phrase, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

Model = TypeVar("Model")
Trace: TypeAlias = "Callable[[Location], tuple[Source, Location]]"  # where an object of a tree was written

# What a union adds to a location to say which way of writing was meant, and what marks a mapping's key.
_TAG = "="
_KEY_MARK = "[key]"
_OF_KEYS = frozenset({"extra_forbidden", "unexpected_keyword_argument"})
_NAMING = _OF_KEYS | {"missing"}


class _Found(Struct, frozen=True):
    """A mistake, or an error of the validator, and what of the file it is about."""

    location: Location
    key: bool
    what: Any
    at: int | None = None


class PartlyReadError(InputError):
    """A refusal that does not keep the `rest` from being looked at for further mistakes."""

    def __init__(self, refused: InputError, rest: Any) -> None:
        super().__init__(refused.problems, refused.unsaid)
        self.rest = rest


def validated(
    source: Source,
    model: type[Model],
    checks: Sequence[Callable[[Any], Iterable[Mistake]]] = (),
    optional: Callable[[Location], Location | None] = lambda _: None,
    tree: object = None,
) -> Model:
    """The source as the model. `checks` look at the plain tree for what no type can say; it may be wrong in
    any way when they do, so that they pass over what is not as it should be. `optional` says what may be
    left out, for a mistake at a location, without making anything else wrong. A `tree` may stand in place of
    that of the source, with everything at the same places."""
    tree = source.tree if tree is None else tree
    found, result = _read(tree, source, model, checks)
    if not found and not source.problems and result is not None:
        return result
    refused = _refusal((source,), model, found, lambda location: (source, location))
    rest = _read(_without(tree, found, optional), source, model, ())[1]
    raise refused if rest is None else PartlyReadError(refused, rest)


def validated_together(
    tree: object,
    sources: Sequence[Source],
    model: type[Model],
    trace: Trace,
    checks: Sequence[Callable[[Any], Iterable[Mistake]]] = (),
) -> Model:
    """A tree made of several files as the model. `trace` tells where an object of it was written."""
    found, result = _read(tree, sources[-1], model, checks)
    if not found and result is not None and not any(source.problems for source in sources):
        return result
    raise _refusal(sources, model, found, trace)


def refusal_of(source: Source, mistakes: Sequence[Mistake]) -> InputError:
    """The refusal of a source for mistakes that were found in its tree."""
    found = [_Found(each.location, each.key, each, each.at) for each in mistakes]
    return _refusal((source,), dict, found, lambda location: (source, location))


def _read(
    tree: object, source: Source, model: type[Model], checks: Iterable[Callable[[Any], Iterable[Mistake]]]
) -> tuple[list[_Found], Model | None]:
    """The tree as the model, and all that is wrong with it; None where it can be no model."""
    found = [_Found(each.location, each.key, each, each.at) for check in checks for each in check(tree)]
    kind: Any = model
    try:
        result: Model = _adapter(kind).validate_python(tree, context={"decimal_comma": source.kind == "csv"})
    except ValidationError as error:
        told = {each.location for each in found if each.what.instead}
        errors = _without_like([each for each in _errors(error) if each.location not in told])
        return _without_misspelt([*found, *errors], model), None
    return found, result


def _without_like(found: list[_Found]) -> list[_Found]:
    """The errors without those of entries of a list that are wrong in their shape just as the one before, of
    what a key holds that is wrong itself, and of further entries that a wrong one may hold."""
    shapes = {(each.location, each.what["type"]) for each in found if each.what["type"] in SHAPES}
    keys = {each.location for each in found if each.key}
    ill = {each.location[:-1] for each in found if not _is_missing(each)}
    return [
        each
        for each in found
        if (_before(each.location), each.what["type"]) not in shapes
        and (each.key or each.location not in keys)
        and not (_is_missing(each) and isinstance(each.location[-1], int) and each.location[:-1] in ill)
    ]


def _before(location: Location) -> Location | None:
    *above, last = location or ("",)
    return (*above, last - 1) if isinstance(last, int) else None


def _without_misspelt(found: list[_Found], model: type) -> list[_Found]:
    """What was found but for keys that are there, if misspelt: these are unknown, and told as such."""
    strange = [each for each in found if _is_strange(each)]
    paths = [each.location if isinstance(each.what, Mistake) else each.what["loc"] for each in strange]
    meant = {
        (*each.location[:-1], meant_by(str(each.location[-1]), known_keys(model, path[:-1])))
        for each, path in zip(strange, paths, strict=True)
    }
    return [each for each in found if each.location not in meant or not _is_missing(each)]


def _is_strange(found: _Found) -> bool:
    what = found.what
    if isinstance(what, Mistake):
        return code_of(what.wrong) == "form-unknown-key"
    return what["type"] in _OF_KEYS


def _is_missing(found: _Found) -> bool:
    return not isinstance(found.what, Mistake) and bool(found.what["type"] == "missing")


def _without(tree: object, found: list[_Found], optional: Callable[[Location], Location | None]) -> object:
    """A copy of the tree without its unknown keys and without what is wrong and may be left out."""
    rest = deepcopy(tree)
    for each in found:
        if isinstance(each.what, Mistake):
            continue  # no type says so
        location = each.location if each.what["type"] in _OF_KEYS else optional(each.location)
        if location:
            _leave_out(rest, location)
    return rest


def _leave_out(tree: object, location: Location) -> None:
    holder: Any = tree
    with suppress(LookupError, TypeError, AttributeError):  # what holds it may have been left out before
        for step in location[:-1]:
            holder = holder[step]
        holder.pop(location[-1], None)


@cache
def _adapter(model: Any) -> TypeAdapter[Any]:
    return TypeAdapter(model)


def _errors(error: ValidationError) -> Iterator[_Found]:
    for each in error.errors(include_url=False):
        if each["type"] == "too_short" and len(each["input"]) >= each["ctx"]["min_length"]:
            continue  # it counts only the entries without a mistake
        location = each["loc"]
        about_key = each["type"] in _OF_KEYS
        if location[-1:] == (_KEY_MARK,) and not about_key:
            location, about_key = location[:-1], True
        yield _Found(_untagged(location, whole=each["type"] in _NAMING), about_key, each)


def _untagged(location: Location, whole: bool) -> Location:
    """The location in the file. No tag follows on another, and the last step is none if it names a key."""
    steps: list[Step] = []
    tagged = False
    for number, step in enumerate(location, 1):
        tagged = (
            isinstance(step, str)
            and step.startswith(_TAG)
            and not tagged
            and not (whole and number == len(location))
        )
        if not tagged:
            steps.append(step)
    return tuple(steps)


def _refusal(sources: Sequence[Source], model: type, found: list[_Found], trace: Trace) -> InputError:
    """The mistakes; as to find words for each takes longer than anything else, only as many as are shown."""
    problems: list[Problem] = []
    unsaid = 0
    for source in sources:
        if source.kind == "mapping":
            problems += _in_mapping(source, model, found)
            continue
        own = [(place, each) for each in found for at, place in (trace(each.location),) if at is source]
        twins = [
            trace(each.what.twin)[1] for _, each in own if isinstance(each.what, Mistake) and each.what.twin
        ]
        spans = spans_at(source, [*(place for place, _ in own), *twins])
        placed = [*_placed(source, own, spans)]
        shown = placed[: max(0, MISTAKES_AT_ONCE - len(problems))]
        slips = [Slip(index, *_words(source, model, at, each, spans, trace)) for index, at, each in shown]
        told = {(each.line, each.column) for each in source.problems}
        further = located(source.path, source.text, slips)
        problems += source.problems
        problems += [each for each in further if (each.line, each.column) not in told]
        unsaid += len(placed) - len(shown)
    return refusal(problems, unsaid=unsaid)


def _placed(
    source: Source, found: list[tuple[Location, _Found]], spans: dict[Location, Span]
) -> Iterator[tuple[int, Location, _Found]]:
    """The mistakes in the order of the file, without those in rows of which enough was said."""
    written = written_in(source, spans)
    placed = [
        (index_of(nearest(spans, at), at, each.key) if each.at is None else written(at)(each.at), at, each)
        for at, each in found
    ]
    # What stands in a row of a table that is wrong in its form may be anything.
    ill = {each.line for each in source.problems} if source.kind == "csv" else set()
    seen: set[tuple[int, object, object]] = set()
    for index, at, each in sorted(placed, key=lambda row: row[0]):
        # A wrong column of a table is wrong in each of its rows, and is complained of once.
        same = (index, at[-1:], each.what["type"] if isinstance(each.what, dict) else each.what)
        if same in seen or (not each.key and place(source.text, index)[0] in ill):
            continue
        seen.add(same)
        yield index, at, each


def _in_mapping(source: Source, model: type, found: list[_Found]) -> Iterator[Problem]:
    """The mistakes in what came from a program, in its order; objects are named, since there is no file."""
    spans = spans_at(source, [each.location for each in found])
    for each in sorted(found, key=lambda each: (nearest(spans, each.location).start, each.at or 0)):
        at = (1, 1) if each.at is None else place(text_at(source.tree, each.location), each.at)
        if isinstance(each.what, Mistake):
            twin = called(each.what.twin) if each.what.twin else ""
            wrong, right = _as_in(each.what.wrong, twin), each.what.right
        else:
            wrong, right = worded(_complaint(each.what, each.location, "", model))
        yield Problem(called(each.location), *at, wrong, right)


def _words(
    source: Source, model: type, at: Location, found: _Found, spans: dict[Location, Span], trace: Trace
) -> tuple[str, str]:
    what = found.what
    if isinstance(what, Mistake):
        return _as_in(what.wrong, _line_of(source, what.twin and trace(what.twin)[1], spans)), what.right
    rest = re.compile(r"[^\r\n]*").match(source.text, nearest(spans, at).start)
    line = rest[0] if rest else ""
    return worded(_complaint(what, found.location, line, model))


def _complaint(what: Any, location: Location, line: str, model: type) -> Complaint:
    return Complaint(what["type"], location, what["loc"], what["input"], what.get("ctx", {}), line, model)


def _line_of(source: Source, twin: Location | None, spans: dict[Location, Span]) -> str:
    if twin is None:
        return ""
    return phrase("line-line", line=place(source.text, nearest(spans, twin).start)[0])


def _as_in(wrong: str, twin: str) -> str:
    return said(code_of(wrong), "wrong-as-in-twin", wrong=wrong, twin=twin) if twin else wrong
