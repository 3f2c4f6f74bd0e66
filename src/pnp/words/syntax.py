"""What the parser of Fluent complains of, in words for the one who wrote the catalogue."""

from __future__ import annotations

from pnp.data.source import Slip
from pnp.errors import either, phrase, quoted, said

_LINE_END = "\N{SYMBOL FOR NEWLINE}"
_VALUE = phrase("write its text after the '=', or in the lines below, indented with blanks")
_ID = phrase("an id is made of the letters a to z, digits and hyphens, a letter first")
_BRACE = phrase('write { "{" } or { "}" } where a brace is meant')
_VARIANTS = phrase("write a line '[key] text' for each, and one of them as '*[key] text'")
_ESCAPE = phrase('only \\\\, \\" and \\u with four figures are known')
_SELECTOR = phrase("choose by a $variable")

# By the parser's codes; `{told}` is what it tells besides.
_WORDS = {
    "E0002": (phrase("no message begins here"), phrase("write 'id = text', the id in the first column")),
    "E0003": (phrase("'{told}' is missing here"), phrase("every message is 'id = text', every { has its }")),
    "E0004": (phrase("one of {told} is missing here"), _ID),
    "E0005": (phrase("'{told}' has no text"), _VALUE),
    "E0006": (phrase("'{told}' has no text"), _VALUE),
    "E0008": (
        phrase("only terms are given something in ( )"),
        phrase("write {number}", number=quoted('{ -term(name: "text") }')),
    ),
    "E0009": (phrase("what stands before ':' is no name"), _ID),
    "E0010": (phrase("no variant is the default"), phrase("begin one of them with '*', as in '*[other]'")),
    "E0011": (phrase("no variant follows '->'"), _VARIANTS),
    "E0012": (phrase("a text is missing here"), _VALUE),
    "E0013": (phrase("the key of a variant is missing"), _VARIANTS),
    "E0014": (phrase("a text is missing here"), phrase("put it in double quotes")),
    "E0015": (phrase("a second variant is marked as default"), phrase("leave '*' at one of them")),
    "E0016": (phrase("a message is no choice"), _SELECTOR),
    "E0017": (
        phrase("a term is no choice"),
        phrase("choose by an attribute of it, '-term.attribute', or by a $variable"),
    ),
    "E0018": (phrase("a message's attribute is no choice"), _SELECTOR),
    "E0019": (phrase("a term's attribute cannot be shown"), phrase("make it a term of its own")),
    "E0020": (phrase("the quoted text has no end"), phrase('end it with " in the same line')),
    "E0021": (phrase("only 'name: \"text\"' may stand here"), phrase("give terms their texts by name")),
    "E0022": (phrase("a name is given twice"), phrase("leave one of them")),
    "E0025": (phrase("'{told}' is no escape"), _ESCAPE),
    "E0026": (phrase("'{told}' is no escape"), _ESCAPE),
    "E0027": (phrase("a } closes nothing"), _BRACE),
    "E0028": (
        phrase("nothing that can be shown stands in the braces"),
        phrase("write {number}", number=either([quoted("{ $variable }"), quoted("{ message }")])),
    ),
    "E0029": (phrase("what stands before '->' is no choice"), _SELECTOR),
}
_STRANGE = phrase("this is no Fluent"), phrase("write {number}", number=quoted("id = text"))
_BEFORE = {"E0006": "-", "E0025": "\\"}  # what stands before that


def junk(code: str, told: list[str], index: int) -> Slip:
    if told[:1] == [_LINE_END]:
        return Slip(index, said("form-words", "something follows where the line should end"), _BRACE)
    wrong, right = _WORDS.get(code, _STRANGE)
    given = {"told": _BEFORE.get(code, "") + told[0]} if told and "{told}" in wrong else {}
    return Slip(index, said("form-words", wrong.template, **given), right)
