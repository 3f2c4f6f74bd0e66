"""Which language a command speaks."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from pnp.errors import UsageError, phrase
from pnp.models.languages import is_language, meant_language

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
    if code is not None and not is_language(code):
        right = meant_language(code) or phrase("write-its-code-such-as-en-cs-pl-or-pt-br")
        raise UsageError(phrase("code-is-no-language", code=code), right)
    return code or (settings.language if settings else None) or "en"
