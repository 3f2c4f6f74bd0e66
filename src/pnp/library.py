"""Data that ships: where it lies, and what was read of it, held by a library that somebody makes."""

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

    A command makes one; `--watch` keeps it, and empties it when data that ships was saved. Whoever makes
    none uses one that lasts as long as the program, and so does a thread that is started. What a user's
    files say is never held.
    """

    def __init__(self) -> None:
        self._held: dict[object, Callable[..., Any]] = {}

    def hold_results(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function as this library answers it: the same arguments are worked out once."""
        found = self._held.get(function)
        if found is None:
            found = self._held[function] = cache(function)
        return found

    def clear(self) -> None:
        """Whatever is asked for next is read anew."""
        self._held.clear()

    @contextmanager
    def in_use(self) -> Iterator[Library]:
        """All that is read in the block is held by this library."""
        before = _IN_USE.set(self)
        try:
            yield self
        finally:
            _IN_USE.reset(before)


_IN_USE: ContextVar[Library] = ContextVar("library", default=Library())  # noqa: B039 (lasts as the program does)


def hold_results(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """A function of what ships, whose results the library that is in use holds."""

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
    """The shipped folder `cards` or `layouts`; a checkout's own goes before an installed copy."""
    package = find_package()
    checkout = package.parent.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / folder).is_dir():
        return checkout / folder
    return package / "_data" / folder
