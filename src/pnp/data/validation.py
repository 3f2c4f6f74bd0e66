"""Reads sources as the types that they should be, or raises an InputError that tells all mistakes in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from pnp.data.sources import Source
from pnp.errors import InputError, Location, Mistake
from pnp.models.readers import UnreadError, read_form

Model = TypeVar("Model")
Checks: TypeAlias = Sequence[Callable[[Any], Iterable[Mistake]]]  # find mistakes that no type can find
Trace: TypeAlias = "Callable[[Location], tuple[Source, Location]]"  # where an object of a tree was written
OmittedPart: TypeAlias = "Callable[[Location], Location | None]"  # the part to leave out for a mistake there


class PartlyReadError(InputError):
    """A refusal of a source whose `rest` can still be examined for further mistakes."""

    def __init__(self, refused: InputError, rest: Any) -> None:
        super().__init__(refused.problems, refused.omitted)
        self.rest = rest


def validate(
    source: Source,
    model: type[Model],
    checks: Checks = (),
    optional: OmittedPart = lambda _: None,
    tree: object = None,
) -> Model:
    """Return the source as the model; raise an InputError with all that is wrong.

    `checks` find the mistakes that no type can find. They get the plain tree, which may be wrong in any way,
    and must skip the wrong parts. `optional` takes the location of a mistake and returns the location of the
    part to leave out so that the rest is right. A `tree` may replace that of the source, with everything at
    the same places.
    """
    tree = source.tree if tree is None else tree
    if (read := _read_if_right(tree, [source], model, checks)) is not None:
        return read
    from pnp.data import complaints  # brings pydantic

    return complaints.explain(source, tree, model, checks, optional)


def validate_together(
    tree: object, files: Sequence[Source], model: type[Model], trace: Trace, checks: Checks = ()
) -> Model:
    """Return a tree made of several files as the model. `trace` finds where an object of the tree was
    written."""
    if (read := _read_if_right(tree, files, model, checks)) is not None:
        return read
    from pnp.data import complaints  # brings pydantic

    return complaints.explain_together(tree, files, model, trace, checks)


def _read_if_right(tree: object, files: Sequence[Source], model: type[Model], checks: Checks) -> Model | None:
    """Return a tree as the model; None if anything is wrong with it or with its files."""
    if any(source.problems for source in files) or any(True for check in checks for _ in check(tree)):
        return None
    with suppress(UnreadError):
        return read_form(model, tree, in_table=files[-1].kind == "csv")
    return None
