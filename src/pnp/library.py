"""Data that ships: its folders, and all that was read of it, held by a library."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Library:
    """Fonts, icons, layouts, decks, boards, games and words, each read when it is first asked for.

    A command makes a library; `--watch` keeps it, and empties it when shipped data was saved. Without one,
    and in a new thread, a default library is in use that lasts as long as the program. The content of a
    user's files is never held.
    """

    def __init__(self) -> None:
        self._held: dict[object, Callable[..., Any]] = {}

    def hold_results(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function with its results held by this library: it works out the same arguments once."""
        found = self._held.get(function)
        if found is None:
            found = self._held[function] = cache(function)
        return found

    def clear(self) -> None:
        """Forget all results: the data is read anew when it is next asked for."""
        self._held.clear()

    @contextmanager
    def in_use(self) -> Iterator[Library]:
        """Hold all that is read in the block in this library."""
        before = _IN_USE.set(self)
        try:
            yield self
        finally:
            _IN_USE.reset(before)


_IN_USE: ContextVar[Library] = ContextVar("library", default=Library())  # noqa: B039 (lasts as the program does)


def hold_results(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Return a function of shipped data whose results are held by the library in use."""

    @wraps(function)
    def ask(*arguments: Arguments.args, **named: Arguments.kwargs) -> Result:
        answer: Result = _IN_USE.get().hold_results(function)(*arguments, **named)
        return answer

    return ask


def find_package() -> Path:
    """The folder of the program, with all its modules."""
    return Path(__file__).resolve().parent


@cache
def find_shipped(folder: str) -> Path:
    """Return the shipped folder `cards` or `layouts`; a checkout's own goes before an installed copy."""
    package = find_package()
    checkout = package.parent.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / folder).is_dir():
        return checkout / folder
    return package / "_data" / folder
