"""Which language a command speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.errors import UsageError
from pnp.models.languages import is_language

if TYPE_CHECKING:
    from pnp.settings import Settings


def chosen_language(code: str | None, settings: Settings | None) -> str:
    """What the command line says, else the settings, else English."""
    if code is not None and not is_language(code):
        raise UsageError(f"'{code}' is no language; write its code, such as en, cs, pl or pt-BR")
    return code or (settings.language if settings else None) or "en"
