"""A union of many kinds, of which each is made ready when it is first read: that takes its time."""

from collections.abc import Callable
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core.core_schema import no_info_plain_validator_function


class Kindwise:
    """Marks a union that `read` reads. A schema of it, which has to name them all, asks for the `whole`."""

    whole = False

    def __init__(self, read: Callable[[Any], Any]) -> None:
        self.read = read

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> Any:
        return handler(source) if Kindwise.whole else no_info_plain_validator_function(self.read)
