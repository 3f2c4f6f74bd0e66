"""The language of the system: of its variables as gettext reads them, or of Windows."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

import pytest

from pnp.settings import find_system_language

OURS = ("cs", "en", "pl")


@pytest.mark.parametrize(
    ("variables", "found"),
    [
        ({}, None),
        ({"LANG": "cs_CZ.UTF-8"}, ("cs", "LANG")),
        ({"LANG": "cs"}, ("cs", "LANG")),
        ({"LANG": "pl@euro"}, ("pl", "LANG")),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"}, ("cs", "LC_MESSAGES")),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "cs_CZ", "LC_ALL": "pl_PL"}, ("pl", "LC_ALL")),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, ("cs", "LANG")),
        ({"LANG": "de_DE.UTF-8"}, None),
        ({"LANG": "csb_PL.UTF-8"}, None),  # Kashubian is not Czech
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, None),
        ({"LANG": "C.UTF-8", "LANGUAGE": "cs"}, None),
        ({"LANG": "POSIX"}, None),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:cs_CZ:pl"}, ("cs", "LANGUAGE")),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "sk"}, ("pl", "LANG")),
        ({"LANGUAGE": "cs"}, None),  # as gettext: without a locale it says nothing
    ],
)
def test_the_variables_name_it(
    variables: dict[str, str], found: tuple[str, str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert find_system_language(OURS) == found


@pytest.mark.parametrize(("number", "code"), [(0x0405, "cs"), (0x0415, "pl"), (0x0407, None), (0, None)])
def test_windows_says_it_where_no_variable_does(
    number: int, code: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "win32")
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert find_system_language(OURS) == (None if code is None else (code, ""))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    assert find_system_language(OURS) == ("en", "LANG")
