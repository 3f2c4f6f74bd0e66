"""The language that the system speaks with its user."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Collection
from typing import Final, NamedTuple

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set names the locale
PREFERRED: Final = "LANGUAGE"  # a list that goes before the locale, where that has a language


class SystemLanguage(NamedTuple):
    code: str
    variable: str  # that names it; empty where the system does without one


def find_system_language(known: Collection[str]) -> SystemLanguage | None:
    """The first of the system's languages that is known. Variables name them as they do for gettext."""
    variable = next((each for each in VARIABLES if os.environ.get(each)), "")
    locale = os.environ[variable] if variable else _ask_windows()
    if not locale or re.fullmatch(r"(C|POSIX)(\..*)?", locale):
        return None
    preferred = os.environ.get(PREFERRED, "").split(":")
    for name, source in [*((each, PREFERRED) for each in preferred), (locale, variable)]:
        code = re.split("[_.@-]", name)[0].lower()
        if code in known:
            return SystemLanguage(code, source)
    return None


def _ask_windows() -> str:
    """The language that Windows shows itself in; other systems have variables alone."""
    if sys.platform != "win32":
        return ""
    import ctypes
    from locale import windows_locale

    return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
