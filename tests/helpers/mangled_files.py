"""Ways to spoil a file or a tree by chance: the same chance, the same damage."""

from __future__ import annotations

import copy
import re
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

Way = tuple[Any, ...]  # the keys and list places that lead to an object

WORD = re.compile(r"[\w.%-]+")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
# What stands in files, where it does not belong.
SIGNS = (
    *("", " ", "\t", "\n", "\r", "  ", "- ", ": ", ":", ",", "#", "'", '"', "|", ">", "?", "@", "`", "%"),
    *("{", "}", "[", "]", "{}", "[]", "(", ")", "&a ", "*a", "!x ", "~", "null", "no", "true", "...", "---"),
    *("{x}", "{index}", "{item}", "{title}", "{'", "{len(x)}", "..5", "5..", "**", "//0", " or ", " if "),
    *(
        "\0",
        "\ufeff",
        "\u2028",
        "\u0085",
        "\u202e",
        "🌟",
        "e\u0301",
        "\U0010ffff",
        "\\ud800",
        "\\",
        "=",
        "<<",
    ),
    *("M0 0L9 9", "C501", "A52-A42", "*.*", "....", "R9:", "B4:R", "core", "none", "50%", "*bold*", ":star:"),
)
NUMBERS = (
    *("0", "-1", "1", "0.5", "-0", "1e9", "1e999", "-1e-9", "nan", "inf", "017", "0x1F", "1_000", "2,5"),
    *("200", "1000", "99999", "2147483648", "9" * 30, "1" * 5000, "½", "٣", "1:30", "2026-02-30"),
)
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 7, 10**9, 10**30, -0.5, float("nan"), float("inf"), "", " ", ".", "x" * 300),
    *("no", "1e9", "*", "*\n*", "\0", "{x}", "{title * 2}", "..5", "a.png", "../a.yaml", "/dev/zero", "-"),
    *([], {}, [[]], [None], {"": None}, {"en": "x"}, [[["*"]]], {"a": {"b": {"c": []}}}, [0] * 50),
)


def mangle_text(chance: Random, text: str) -> str:
    """A text that was edited badly one to four times."""
    for _ in range(chance.choice((1, 1, 1, 1, 2, 3))):
        text = chance.choice(EDITS)(chance, text)
    return text


def _insert(chance: Random, text: str) -> str:
    at = chance.randint(0, len(text))
    return text[:at] + chance.choice(SIGNS) + text[at:]


def _cut(chance: Random, text: str) -> str:
    at = chance.randint(0, len(text))
    return text[:at] + text[at + chance.choice((1, 1, 2, 5, 20, 200)) :]


def _replace_number(chance: Random, text: str) -> str:
    return _replace(chance, text, NUMBER, lambda: chance.choice(NUMBERS))


def _replace_word(chance: Random, text: str) -> str:
    """A word of the text in place of another, or a sign."""
    words = WORD.findall(text)
    return _replace(chance, text, WORD, lambda: chance.choice([*chance.choices(words, k=3), *SIGNS[-18:]]))


def _replace(chance: Random, text: str, pattern: re.Pattern[str], other: Callable[[], str]) -> str:
    found = [*pattern.finditer(text)]
    if not found:
        return text
    start, end = chance.choice(found).span()
    return text[:start] + other() + text[end:]


def _move_lines(chance: Random, text: str) -> str:
    """Some lines left out, repeated, put elsewhere or indented otherwise."""
    lines = text.split("\n")
    first = chance.randrange(len(lines))
    some = lines[first : first + chance.choice((1, 1, 2, 5))]
    rest = lines[:first] + lines[first + len(some) :]
    at = chance.randint(0, len(rest))
    match chance.choice(("leave", "repeat", "move", "indent", "join")):
        case "leave":
            lines = rest
        case "repeat":
            lines = lines[:at] + some * chance.choice((1, 1, 30)) + lines[at:]
        case "move":
            lines = rest[:at] + some + rest[at:]
        case "indent":
            lines = [*lines[:first], *("  " + line for line in some), *lines[first + len(some) :]]
        case _:
            lines = [*lines[:first], " ".join(some), *lines[first + len(some) :]]
    return "\n".join(lines)


EDITS: tuple[Callable[[Random, str], str], ...] = (
    *(_insert, _cut, _replace_number, _replace_number, _replace_word, _replace_word, _move_lines),
)


def mangle_bytes(chance: Random, content: bytes) -> bytes:
    """A file in which a few bytes were changed, added or lost."""
    found = bytearray(content)
    for _ in range(chance.randint(1, 4)):
        at = chance.randint(0, len(found))
        match chance.randrange(3):
            case 0:
                found[at : at + 1] = bytes([chance.randrange(256)])
            case 1:
                found[at:at] = chance.randbytes(chance.randint(1, 6))
            case _:
                del found[at : at + chance.randint(1, 40)]
    return bytes(found)


def mangle_tree(chance: Random, whole: Any) -> Any:
    """A tree in which objects were replaced, swapped, moved to other keys, repeated, nested or left out."""
    tree = copy.deepcopy(whole)
    for _ in range(chance.randint(1, 3)):
        known = ways(tree)
        if not known:
            break
        way = chance.choice(known)
        holder, key = held(tree, way[:-1]), way[-1]
        match chance.choice(("replace", "replace", "swap", "rename", "leave", "repeat", "nest")):
            case "replace":
                holder[key] = copy.deepcopy(chance.choice(ODD))
            case "swap":
                holder[key] = copy.deepcopy(held(tree, chance.choice(known)))
            case "rename" if isinstance(holder, dict):
                holder[str(chance.choice(known)[-1])] = holder.pop(key)
            case "leave":
                del holder[key]
            case "repeat" if isinstance(holder, list):
                holder.append(copy.deepcopy(holder[key]))
            case _:
                holder[key] = [holder[key]]
    return tree


def ways(tree: Any, way: Way = ()) -> list[Way]:
    """The way to every object of a tree but the tree itself."""
    inner = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return [found for key, value in inner for found in ((*way, key), *ways(value, (*way, key)))]


def held(tree: Any, way: Way) -> Any:
    for key in way:
        tree = tree[key]
    return tree


def mangled(whole: dict[str, Any]) -> st.SearchStrategy[Any]:
    """A sheet in which objects were replaced, swapped, moved to other keys, repeated or left out."""
    return st.randoms(use_true_random=False).map(lambda chance: mangle_tree(chance, whole))
