"""Options that would change nothing, and what makes them idle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.errors import UsageError, enumerated, phrase, sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

WRITTEN = {"marks": "marks/--no-marks", "format_": "format", "open_": "open"}


def having(option: str) -> str:
    return phrase("with-option", option=option)


def without(option: str) -> str:
    return phrase("without-option", option=option)


def meaningless(option: str, why: str) -> str:
    return sentence(phrase("option-has-no-meaning-why", option=option, why=why), phrase("leave-it-out"))


def refuse_idle_log(log: object, keep: bool | None, *, offered: bool) -> None:
    """Refuse a file to keep the game in where it will not be kept, nor `offered` to be."""
    if log is not None and not keep and not (keep is None and offered):
        raise UsageError(meaningless("--log", without("--keep")))


def refuse_idle(said: frozenset[str], idle: Mapping[str, str]) -> None:
    wrong = [meaningless(f"--{WRITTEN.get(name, name)}", why) for name, why in idle.items() if name in said]
    if wrong:
        raise UsageError(enumerated(wrong, "\n"))
