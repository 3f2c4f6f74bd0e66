"""Forms are read in two ways: by readers, as long as all is right, and by pydantic, which explains mistakes.
Both must accept the same trees and make the same values of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, field
from pydantic import Field, TypeAdapter, ValidationError

from pnp.build import resolve_set, score_file
from pnp.data import read_mapping, validate, validation
from pnp.errors import InputError, PnpError
from pnp.models import readers
from pnp.models.scalars import MayBe, StrictForm, WholeNumber

ROOT = Path(__file__).parents[2]
SHIPPED = sorted(path for path in ROOT.glob("cards/*/*.yaml") if path.name not in ("kit.yaml", "layout.yaml"))
FOUND = sorted(ROOT.glob("tests/check/findings/*/*.yaml"))  # of each mistake one file


@cache
def read_files(*paths: Path) -> list[tuple[Any, Any, bool]]:
    """Each form and its tree, as these files are read: sets with their layouts, kits, score sheets."""
    kept: list[tuple[Any, Any, bool]] = []

    def read_form(form: Any, tree: Any, *, in_table: bool) -> Any:
        kept.append((form, deepcopy(tree), in_table))
        return readers.read_form(form, tree, in_table=in_table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(validation, "read_form", read_form)
        for path in paths:
            with suppress(PnpError):
                if "\nplayers:" in path.read_text("utf-8"):
                    score_file(str(path))
                else:
                    resolve_set(path)
    return kept


def simplify(value: Any) -> Any:
    """A value by its type and its parts: forms of layouts have no equality of their own."""
    if isinstance(value, Struct):
        return type(value), [(name, simplify(getattr(value, name))) for name in value.__struct_fields__]
    if isinstance(value, tuple):
        return type(value), [simplify(each) for each in value]
    if isinstance(value, dict):
        return [(key, simplify(each)) for key, each in value.items()]
    return type(value), value


@cache
def adapt(form: Any) -> TypeAdapter[Any]:
    return TypeAdapter(form)


def read_by_pydantic(form: Any, tree: Any, in_table: bool) -> Any:
    try:
        return simplify(adapt(form).validate_python(tree, context={"in_table": in_table}))
    except ValidationError:
        return None


def read_by_readers(form: Any, tree: Any, in_table: bool) -> Any:
    try:
        return simplify(readers.read_form(form, tree, in_table=in_table))
    except ValueError:
        return None


def test_all_that_ships_is_read_alike_and_without_pydantic() -> None:
    files = read_files(*SHIPPED)
    assert len(files) > 40
    for form, tree, in_table in files:
        found = read_by_readers(form, tree, in_table)
        assert found is not None
        assert found == read_by_pydantic(form, tree, in_table)


JUNK = st.one_of(
    st.none(),
    st.sampled_from(
        [
            "",
            " ",
            "1",
            "-1",
            "2.5",
            "2,5",
            "1 000",
            "50 %",
            "true",
            "false",
            "none",
            "x" * 3000,
            "é",
            "a-b",
            "1-2\n",
            "δ\n",
        ]
    ),
    st.text(max_size=6),
    st.lists(st.sampled_from(["1", "2", "star", None]), max_size=4),
    st.dictionaries(
        st.sampled_from(["text", "en", "cs", "night", "circle", "box"]), st.sampled_from(["1", None, "red"])
    ),
)


def list_places(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a tree: the object that holds it, and its key or number there."""
    keys = list(tree) if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        yield tree, key
        yield from list_places(tree[key])


@given(data=st.data())
def test_a_spoilt_tree_is_refused_by_both_or_read_alike(data: st.DataObject) -> None:
    form, tree, in_table = deepcopy(data.draw(st.sampled_from(read_files(*SHIPPED, *FOUND))))
    for _ in range(data.draw(st.integers(1, 3))):
        places = [*list_places(tree)]
        if not places:
            break
        holder, key = data.draw(st.sampled_from(places))
        match data.draw(st.sampled_from(["change", "lengthen", "remove", "rename"])):
            case "change":
                holder[key] = data.draw(JUNK)
            case "lengthen" if isinstance(holder[key], str):
                holder[key] += data.draw(st.sampled_from(["\n", " ", "0"]))
            case "rename" if isinstance(holder, dict):
                holder[data.draw(st.sampled_from(["id", "text", "size", "other", "from"]))] = holder.pop(key)
            case _:
                del holder[key]
    assert read_by_readers(form, tree, in_table) == read_by_pydantic(form, tree, in_table)


class Ride(StrictForm, frozen=True, kw_only=True):
    """A form of another package, which says by pydantic what a value may be."""

    distance: Annotated[WholeNumber, Field(ge=0)]


def test_a_form_may_say_by_pydantic_what_its_values_keep_to() -> None:
    assert validate(read_mapping({"distance": "3"}), Ride) == Ride(distance=3)
    with pytest.raises(InputError, match="'distance' is -1, which is too little"):
        validate(read_mapping({"distance": "-1"}), Ride)


class Trip(StrictForm, frozen=True, kw_only=True):
    """A form of another package, with types that ours do not use."""

    name: str | None = None
    stops: list[str] = field(default_factory=list)
    length: MayBe[int | str] = None
    way: str


@pytest.mark.parametrize("tree", [{"way": "on"}, {"way": "on", "name": "x", "stops": ["a"], "length": "3"}])
def test_types_that_readers_do_not_know_are_left_to_pydantic(tree: dict[str, Any]) -> None:
    for _ in range(2):
        assert simplify(validate(read_mapping(tree), Trip)) == read_by_pydantic(Trip, tree, False)
    for _ in range(2):
        with pytest.raises(InputError, match="needs 'way'"):
            validate(read_mapping({"name": "x"}), Trip)


def test_a_text_is_a_plain_text_whatever_it_was() -> None:
    class Name(str):
        __slots__ = ()

    trip = validate(read_mapping({"way": Name("on")}), Walk)
    assert type(trip.way) is str


class Walk(StrictForm, frozen=True):
    way: str


class Run(StrictForm, frozen=True):
    distance: WholeNumber = Field(default=3, ge=0)


def test_a_default_that_only_pydantic_understands_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Run\.distance: write pydantic's Field within Annotated"):
        validate(read_mapping({}), Run)
