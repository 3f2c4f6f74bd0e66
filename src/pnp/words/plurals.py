"""The numbers of a language: the forms that it has for them, and which numbers can be said."""

from __future__ import annotations

import math
from functools import cache

import babel

from pnp.errors import phrase
from pnp.words import catalogues

TOO_MANY = 1_000_000  # from here on some languages count by rules that no component needs


DECIMALS = 3  # as many as are shown


_ORDER = ("zero", "one", "two", "few", "many", "other")


_SAMPLES = (*range(201), *(tenths / 10 for tenths in range(2001)))


def find_locale(language: str) -> babel.Locale:
    """Return the locale of a language as spoken in a country, otherwise that of the language."""
    for code in (language.replace("-", "_"), language.split("-")[0]):
        try:
            return babel.Locale.parse(code)
        except (babel.UnknownLocaleError, ValueError):
            continue
    wrong = phrase("nobody-knows-how-language-counts", language=language)
    raise catalogues.WordsError(wrong, phrase("write-the-code-of-a-language-such-as-en-cs-or-pl"))


@cache
def find_needed_forms(language: str) -> tuple[str, ...]:
    """Return the forms that the numbers of games need."""
    rule = find_locale(language).plural_form
    used = {*map(rule, _SAMPLES), "other"}
    return tuple(form for form in _ORDER if form in used)


@cache
def find_known_forms(language: str) -> frozenset[str]:
    return frozenset({*find_locale(language).plural_form.tags, "other"})


def round_countable(value: float) -> int | float | None:
    """Return a number as it is shown and counted, to a thousandth; None if it cannot be said."""
    if abs(value) >= TOO_MANY or math.isnan(value):
        return None
    rounded = round(float(value), DECIMALS)
    return int(rounded) if rounded.is_integer() else rounded
