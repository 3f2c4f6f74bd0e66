"""What the parser of Fluent complains of, in words for the one who wrote the catalogue."""

from __future__ import annotations

from pnp.data.source import Slip
from pnp.errors import coded

_LINE_END = "\N{SYMBOL FOR NEWLINE}"
_VALUE = "write its text after the '=', or in the lines below, indented with blanks"
_ID = "an id is made of the letters a to z, digits and hyphens, a letter first"
_BRACE = 'write { "{" } or { "}" } where a brace is meant'
_VARIANTS = "write a line '[key] text' for each, and one of them as '*[key] text'"
_ESCAPE = 'only \\\\, \\" and \\u with four figures are known'
_SELECTOR = "choose by a $variable"

# By the parser's codes; `{told}` is what it tells besides.
_WORDS = {
    "E0002": ("no message begins here", "write 'id = text', the id in the first column"),
    "E0003": ("'{told}' is missing here", "every message is 'id = text', every { has its }"),
    "E0004": ("one of {told} is missing here", _ID),
    "E0005": ("'{told}' has no text", _VALUE),
    "E0006": ("'{told}' has no text", _VALUE),
    "E0008": (
        "only terms are given something in ( )",
        "write '{ -term(name: \"text\") }'",
    ),
    "E0009": ("what stands before ':' is no name", _ID),
    "E0010": ("no variant is the default", "begin one of them with '*', as in '*[other]'"),
    "E0011": ("no variant follows '->'", _VARIANTS),
    "E0012": ("a text is missing here", _VALUE),
    "E0013": ("the key of a variant is missing", _VARIANTS),
    "E0014": ("a text is missing here", "put it in double quotes"),
    "E0015": ("a second variant is marked as default", "leave '*' at one of them"),
    "E0016": ("a message is no choice", _SELECTOR),
    "E0017": (
        "a term is no choice",
        "choose by an attribute of it, '-term.attribute', or by a $variable",
    ),
    "E0018": ("a message's attribute is no choice", _SELECTOR),
    "E0019": ("a term's attribute cannot be shown", "make it a term of its own"),
    "E0020": ("the quoted text has no end", 'end it with " in the same line'),
    "E0021": ("only 'name: \"text\"' may stand here", "give terms their texts by name"),
    "E0022": ("a name is given twice", "leave one of them"),
    "E0025": ("'{told}' is no escape", _ESCAPE),
    "E0026": ("'{told}' is no escape", _ESCAPE),
    "E0027": ("a } closes nothing", _BRACE),
    "E0028": (
        "nothing that can be shown stands in the braces",
        "write '{ $variable }' or '{ message }'",
    ),
    "E0029": ("what stands before '->' is no choice", _SELECTOR),
}
_STRANGE = "this is no Fluent", "write 'id = text'"
_BEFORE = {"E0006": "-", "E0025": "\\"}  # what stands before that


def junk(code: str, told: list[str], index: int) -> Slip:
    if told[:1] == [_LINE_END]:
        return Slip(index, coded("form-words", "something follows where the line should end"), _BRACE)
    wrong, right = _WORDS.get(code, _STRANGE)
    if told:
        wrong = wrong.replace("{told}", _BEFORE.get(code, "") + told[0])
    return Slip(index, coded("form-words", wrong), right)
