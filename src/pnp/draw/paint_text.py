"""Reads the text of a paint: `#rrggbb`, the name of a role, `none`, or `mix(one, another, 42%)`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from pnp.errors import UnplacedError, coded
from pnp.scene import Colour

DEEPEST = 20  # mixes within mixes
EXAMPLE = "write such as #E3CE93, line, none or mix(line, edge, 42%)"

PLAIN = {
    "white": "#FFFFFF",
    "black": "#000000",
    "gray": "#808080",
    "grey": "#808080",
    "red": "#FF0000",
    "orange": "#FFA500",
    "yellow": "#FFFF00",
    "green": "#008000",
    "blue": "#0000FF",
    "purple": "#800080",
    "brown": "#A52A2A",
    "pink": "#FFC0CB",
}  # what other programs call by name

_HEX = re.compile(r"#[0-9A-Fa-f]{6}")
_SHORT = re.compile(r"#[0-9A-Fa-f]{3}")
_NAME = re.compile(r"[A-Za-z][\w-]*")
_SHARE = re.compile(r"(\d{1,3}(?:\.\d{1,6})?)\s*%")
_WORD = re.compile(r"[^\s,()]+")
_SPACE = re.compile(r"\s*")


class Named(Struct, frozen=True):
    """The role, or the ground's colour, of this name."""

    name: str


class Mix(Struct, frozen=True):
    """A colour on the way from the first to the second; the share is 0 to 1."""

    first: Wording
    second: Wording
    share: float


Wording: TypeAlias = Colour | Named | Mix | None
Keys: TypeAlias = tuple[str | int, ...]  # which lead to a value, from the top of a theme


class PaintError(UnplacedError):
    """A paint that cannot be; `keys` lead to where the theme says so: none if a figure or a card does."""

    code = "form-colour"

    def __init__(self, wrong: str, right: str, keys: Keys = ()) -> None:
        super().__init__(wrong, right)
        self.keys = keys


@lru_cache(maxsize=4096)
def paint_text(text: str) -> Wording:
    """What the text of a paint says; a PaintError says what is wrong with it."""
    found, end = _paint(text, _spaced(text, 0), 0)
    if end < len(text):
        wrong = coded(
            "form-colour", f"the paint '{_short(text)}' goes on after its end with '{_short(text[end:])}'"
        )
        raise PaintError(wrong, EXAMPLE)
    return found


def colour(code: str) -> Colour:
    """The colour of `#rrggbb`."""
    return Colour(int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16))


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """An opaque colour on the way from the first to the second."""
    pairs = (first.red, second.red), (first.green, second.green), (first.blue, second.blue)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return Colour(red, green, blue)


def _paint(text: str, at: int, depth: int) -> tuple[Wording, int]:
    """The paint that begins at a place, and where what follows it begins."""
    found = _WORD.match(text, at)
    if found is None:
        raise PaintError(coded("form-colour", f"a paint is missing in '{_short(text)}'"), EXAMPLE)
    word, end = found.group(), _spaced(text, found.end())
    if word == "mix" and text[end : end + 1] == "(":
        return _mix(text, end, depth + 1)
    return _single(word), end


def _single(word: str) -> Wording:
    if word == "none":
        return None
    if _HEX.fullmatch(word):
        return colour(word)
    if _SHORT.fullmatch(word):
        wrong = coded("form-colour", f"'{word}' is no colour")
        raise PaintError(wrong, f"write #{''.join(2 * digit for digit in word[1:])}")
    if _NAME.fullmatch(word):
        return Named(word)
    raise PaintError(coded("form-colour", f"'{_short(word)}' is no paint"), EXAMPLE)


def _mix(text: str, at: int, depth: int) -> tuple[Wording, int]:
    if depth > DEEPEST:
        wrong = coded("form-colour", "a mix holds mixes too deep")
        raise PaintError(wrong, f"at most {DEEPEST} may lie within each other")
    first, at = _paint(text, _after(text, at, "("), depth)
    second, at = _paint(text, _after(text, at, ","), depth)
    share, at = _share(text, _after(text, at, ","))
    return Mix(first, second, share), _after(text, at, ")")


def _share(text: str, at: int) -> tuple[float, int]:
    found = _SHARE.match(text, at)
    if found is None or float(found[1]) > 100:
        wrong = coded("form-colour", f"'{_short(text)}' mixes by no share")
        raise PaintError(wrong, "write one from 0% to 100%, as in 42%")
    return float(found[1]) / 100, _spaced(text, found.end())


def _after(text: str, at: int, mark: str) -> int:
    if text[at : at + 1] != mark:
        wrong = coded("form-colour", f"'{_short(text)}' lacks a '{mark}'")
        raise PaintError(wrong, "write such as mix(line, edge, 42%)")
    return _spaced(text, at + 1)


def _spaced(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"
