"""A union of many kinds, of which each is made ready when it is first read: that takes its time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core.core_schema import no_info_plain_validator_function

_WHOLE = ContextVar("whole", default=False)


@contextmanager
def whole() -> Iterator[None]:
    """Within this, types name all kinds of their unions, as a schema has to."""
    before = _WHOLE.set(True)
    try:
        yield
    finally:
        _WHOLE.reset(before)


class Kindwise:
    """Marks a union that `read` reads."""

    def __init__(self, read: Callable[[Any], Any]) -> None:
        self.read = read

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        return handler(source) if _WHOLE.get() else no_info_plain_validator_function(self.read)
