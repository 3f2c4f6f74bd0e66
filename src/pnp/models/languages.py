"""The codes of languages, as card sets, settings and the command line write them."""

from __future__ import annotations

import re

from pnp.errors import phrase

CODE_PATTERN = r"[a-z]{2,3}(-[A-Z]{2})?"


# Codes of countries that people write for a language; no language has them.
_COUNTRIES = {"cz": "cs", "dk": "da", "gr": "el", "gb": "en", "us": "en", "jp": "ja", "ua": "uk", "cn": "zh"}


def is_language(code: str) -> bool:
    return re.fullmatch(CODE_PATTERN, code) is not None and code not in _COUNTRIES


def suggest_language(code: str) -> str:
    """Return `did you mean …?` for the code of a country or for a language in capitals, otherwise the empty
    string.

    >>> suggest_language("cz")
    "did you mean 'cs'?"
    """
    small = code.lower()
    known = _COUNTRIES.get(small, small)
    return phrase("did-you-mean-name", name=known) if known != code and is_language(known) else ""
