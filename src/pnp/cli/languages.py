"""Which language a command speaks."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pnp.settings import Settings


def asked_language(arguments: Sequence[str]) -> str:
    """The language that the words of a command line ask for."""
    from pnp.settings import load_settings

    words = [part for word in arguments for part in word.split("=", 1)]
    named = [value for option, value in pairwise(words) if option == "--lang"]
    return chosen_language(named[-1], None) if named else chosen_language(None, load_settings())


def chosen_language(code: str | None, settings: Settings | None) -> str:
    """What the command line says, else the settings, else English."""
    if code is not None:
        from pnp.build.planning import refuse_unknown_language

        refuse_unknown_language(code)
    return code or (settings.language if settings else None) or "en"
