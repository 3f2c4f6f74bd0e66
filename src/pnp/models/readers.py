"""Reads plain trees, as files hold them, into the types that declare them, as long as they are right.

For a wrong tree a reader raises an `UnreadError`. Pydantic then reads the tree by the same declarations and
finds each mistake. Right files do without pydantic: it takes longer to load than this takes to read a set.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from functools import cache, lru_cache
from types import NoneType
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from pnp.models import markers

Reader: TypeAlias = Callable[[Any], Any]
Model = TypeVar("Model")


class UnreadError(ValueError):
    """A tree that is not as its type declares it."""


def read_form(form: type[Model], tree: object, *, in_table: bool = False) -> Model:
    """Read a tree as a form; a number `in_table` may be written as spreadsheets write it."""
    kind: Any = form
    read: Callable[[Any], Model] = make_reader(kind, in_table)
    return read(tree)


@lru_cache(maxsize=512)
def make_reader(kind: Any, in_table: bool = False) -> Reader:
    """Make the function that reads a plain object as a type."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _make_marked_reader(*arguments, in_table=in_table)
    if origin is Literal:
        return _make_literal_reader(arguments)
    if origin is tuple:
        return _make_tuple_reader(arguments, in_table)
    if origin is dict:
        return _make_mapping_reader(*(make_reader(each, in_table) for each in arguments))
    form = origin or kind
    if isinstance(form, type) and issubclass(form, Struct):
        parameters = getattr(form, "__parameters__", ())
        return _make_form_reader(form, dict(zip(parameters, arguments, strict=True)), in_table)
    return _PLAIN.get(kind, _leave_to_pydantic)


def _read_any(value: Any) -> Any:
    return value


def _read_text(value: Any) -> str:
    if isinstance(value, str):
        return str.__str__(value)  # without what a subclass adds
    raise UnreadError


def _read_whole(value: Any) -> int:
    if type(value) is int:
        return value
    raise UnreadError


def _read_decimal(value: Any) -> float:
    if type(value) is float:
        return value
    raise UnreadError


def _read_truth(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    raise UnreadError


_PLAIN: Mapping[Any, Reader] = {
    Any: _read_any, str: _read_text, int: _read_whole, float: _read_decimal, bool: _read_truth,
}  # fmt: skip


def _make_literal_reader(options: tuple[Any, ...]) -> Reader:
    known = frozenset(options)

    def read(value: Any) -> Any:
        if isinstance(value, str) and value in known:
            return str.__str__(value)
        raise UnreadError

    return read


def _make_tuple_reader(kinds: tuple[Any, ...], in_table: bool) -> Reader:
    if kinds[-1] is not ...:
        readers = [make_reader(each, in_table) for each in kinds]

        def read_row(value: Any) -> Any:
            if not isinstance(value, list) or len(value) != len(readers):
                raise UnreadError
            return tuple([read(each) for read, each in zip(readers, value, strict=True)])

        return read_row
    read_entry = make_reader(kinds[0], in_table)

    def read_list(value: Any) -> Any:
        if isinstance(value, list):
            return tuple([read_entry(each) for each in value])
        raise UnreadError

    return read_list


def _make_mapping_reader(read_key: Reader, read_value: Reader) -> Reader:
    def read(value: Any) -> Any:
        if isinstance(value, dict):
            return {read_key(key): read_value(each) for key, each in value.items()}
        raise UnreadError

    return read


class FormField(Struct, frozen=True):
    """A field of a form: its name in Python, its type, and whether it has no default."""

    name: str
    kind: Any
    needed: bool


@lru_cache(maxsize=512)
def list_fields(form: type) -> Mapping[str, FormField]:
    """Return the fields of a form by their keys in a file. A key differs from the name of its field only
    where Python does not allow the key as a name."""
    hints, found = get_type_hints(form, include_extras=True), dict[str, FormField]()
    for each in fields(form):
        hint, needed = hints[each.name], each.required
        if type(each.default).__module__.startswith("pydantic"):
            raise TypeError(f"{form.__name__}.{each.name}: write pydantic's Field within Annotated")
        keys = (mark.name for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, markers.FileKey))
        found[next(keys, each.name)] = FormField(each.name, hint, needed)
    return found


def _make_form_reader(form: type, kinds: Mapping[Any, Any], in_table: bool) -> Reader:
    """Make the function that reads a mapping as a form. Its fields are looked up when one is first read,
    since forms hold forms."""

    @cache
    def prepare() -> tuple[Mapping[str, tuple[str, Reader]], Set[str]]:
        known = list_fields(form)
        readers = {
            key: (each.name, make_reader(kinds.get(each.kind, each.kind), in_table))
            for key, each in known.items()
        }
        return readers, {each.name for each in known.values() if each.needed}

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise UnreadError
        readers, needed = prepare()
        values = {}
        for key, each in value.items():
            if key not in readers:
                raise UnreadError
            name, read_value = readers[key]
            values[name] = read_value(each)
        if not needed <= values.keys():
            raise UnreadError
        return form(**values)

    return read


def _make_marked_reader(kind: Any, *marks: Any, in_table: bool) -> Reader:
    """Make the function that reads by a type and its marks: those before it from the last to the first, then
    those after it. Marks of others, such as pydantic's own, are left to pydantic."""
    if not all(isinstance(mark, markers.Marker) for mark in marks):
        return _leave_to_pydantic
    read = _find_inner_reader(kind, marks, in_table)
    before = [_bind(mark, in_table) for mark in reversed(marks) if isinstance(mark, markers.Before)]
    after = [_make_check(mark) for mark in marks if isinstance(mark, _CHECKS)]
    if not before and not after:
        return read
    steps = (*before, read, *after)

    def read_steps(value: Any) -> Any:
        try:
            for step in steps:
                value = step(value)
        except ValueError as error:  # of a mark
            raise UnreadError from error
        return value

    return read_steps


_CHECKS = (markers.Bounds, markers.After, markers.Matches)


def _leave_to_pydantic(_: Any) -> Any:
    raise UnreadError


def _bind(mark: markers.Before, in_table: bool) -> Reader:
    if isinstance(mark, markers.BeforeNumber):
        return lambda value: mark.read(value, in_table)
    return mark.read


def _make_check(mark: markers.Bounds | markers.After | markers.Matches) -> Reader:
    if isinstance(mark, markers.After):
        return mark.check

    def check(value: Any) -> Any:
        if mark.allow(value):
            return value
        raise UnreadError

    return check


def _find_inner_reader(kind: Any, marks: tuple[Any, ...], in_table: bool) -> Reader:
    for mark in marks:
        match mark:
            case markers.ReadAs():
                return make_reader(mark.written, in_table)
            case markers.ChosenBy():
                return _make_choice_reader(mark.find_tag, kind, in_table)
            case markers.MayBeLeftOut():
                kind = Union[tuple(each for each in get_args(kind) if each is not NoneType)]  # noqa: UP007
    return make_reader(kind, in_table)


def _make_choice_reader(find_tag: Callable[[Any], str | None], union: Any, in_table: bool) -> Reader:
    """Make the function that reads one of several types; the reader of each type is made when a value first
    needs it."""
    kinds: dict[str | None, Any] = {}
    for kind in get_args(union):
        marks = getattr(kind, "__metadata__", ())
        kinds |= {mark.name: kind for mark in marks if isinstance(mark, markers.Tag)}

    readers: dict[str | None, Reader] = {}  # to look one up by its type takes longer than to read a text

    def read(value: Any) -> Any:
        tag = find_tag(value)
        if tag not in readers:
            readers[tag] = make_reader(kinds[tag], in_table) if tag in kinds else _leave_to_pydantic
        return readers[tag](value)

    return read
