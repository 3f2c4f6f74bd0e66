"""Messages said by Fluent: what is right is said, and whatever would be said wrongly is told instead."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pnp.errors import PnpError
from pnp.words import (
    Catalogue,
    MessageSource,
    WordsError,
    find_shipped_sources,
    list_messages,
    make_catalogue,
    say,
)

STARS = """
stars = { $n ->
    [one] { $n } hvězda
    [few] { $n } hvězdy
    [many] { $n } hvězdy
   *[other] { $n } hvězd
}
"""
TERM = """
-star = { $case ->
   *[nominative] hvězda
    [accusative] hvězdu
}
"""


def words(text: str, language: str = "cs") -> Catalogue:
    return make_catalogue(language, [MessageSource("words.ftl", text)])


def complaints(text: str, language: str = "cs") -> list[str]:
    """What is told of a catalogue, as `line:column: wrong; right`."""
    with pytest.raises(WordsError) as caught:
        words(text, language)
    assert all(problem.file == "words.ftl" for problem in caught.value.problems)
    return [f"{each.line}:{each.column}: {each.wrong}; {each.right}" for each in caught.value.problems]


def refusal(catalogue: Catalogue, message: str, **arguments: object) -> str:
    with pytest.raises(WordsError) as caught:
        say(catalogue, message, **arguments)  # type: ignore[arg-type] # wrong on purpose
    return str(caught.value)


def test_messages_and_terms_are_said() -> None:
    found = words(
        STARS + TERM + 'each = za každou { -star(case: "accusative") }\nboth = { each }, { stars }\n'
    )
    assert say(found, "both", n=3) == "za každou hvězdu, 3 hvězdy"
    assert list_messages(found) == ("stars", "each", "both")


def test_what_is_said_bears_no_invisible_signs() -> None:
    assert say(words("name = „{ $name }“"), "name", name="Líra") == "„Líra“"


@pytest.mark.parametrize(
    ("language", "number", "shown"),
    [
        ("en", 1000, "1000"),
        ("cs", 123456, "123456"),
        ("pl", 12345, "12345"),
        ("en", 1.5, "1.5"),
        ("cs", 1.5, "1,5"),
        ("pl", 1000.25, "1000,25"),
        ("cs", 2.0, "2"),
        ("cs", 0.1 + 0.2, "0,3"),
        ("cs", -0.0, "0"),
        ("en", -3, "\N{MINUS SIGN}3"),
        ("cs", -1.5, "\N{MINUS SIGN}1,5"),
    ],
)
def test_numbers_are_set_as_the_language_does_it_and_never_grouped(
    language: str, number: float, shown: str
) -> None:
    assert say(words("it = ({ $n })", language), "it", n=number) == f"({shown})"


def test_a_hyphen_before_a_number_of_the_text_stays_a_hyphen() -> None:
    assert say(words("it = sekce A-5: { $n }"), "it", n=-2) == "sekce A-5: \N{MINUS SIGN}2"


@pytest.mark.parametrize(("number", "form"), [(1.0, "1 hvězda"), (1.0004, "1 hvězda"), (2.5, "2,5 hvězdy")])
def test_a_number_is_counted_as_it_is_shown(number: float, form: str) -> None:
    assert say(words(STARS), "stars", n=number) == form


def test_a_source_adds_to_those_before_it_and_uses_their_words() -> None:
    layers = [MessageSource("game.ftl", STARS), MessageSource("layout.yaml", "won = Máš { stars }!")]
    assert say(make_catalogue("cs", layers), "won", n=5) == "Máš 5 hvězd!"


def test_no_source_says_anew_what_another_says() -> None:
    with pytest.raises(WordsError) as caught:
        make_catalogue(
            "cs", [*find_shipped_sources("cs"), MessageSource("deck.yaml", "\n-star = x\ncount-star = y")]
        )
    first, second = caught.value.problems
    assert (first.file, first.line, first.column) == ("deck.yaml", 2, 1)
    assert first.wrong == "'-star' is there already, in words/cs.ftl"
    assert second.wrong == "'count-star' is there already, in words/cs.ftl"
    assert second.right == "choose another id"


def test_a_message_written_twice_is_told() -> None:
    assert complaints("a = x\nb = y\na = z") == ["3:1: 'a' is there already, above; choose another id"]


def test_complaints_name_the_place_in_the_file_that_holds_the_text() -> None:
    source = MessageSource(
        "deck.yaml", "a = x\nb = {", at=lambda indexes: [(40 + index, 7) for index in indexes]
    )
    with pytest.raises(WordsError) as caught:
        make_catalogue("cs", [source])
    (problem,) = caught.value.problems
    assert (problem.file, problem.line, problem.column) == ("deck.yaml", 51, 7)
    assert str(caught.value).startswith("deck.yaml:51:7: ")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = x\nb = { $n", "2:9: '}' is missing here; every message is 'id = text', every { has its }"),
        ("hello", "1:6: '=' is missing here; every message is 'id = text', every { has its }"),
        ("a = x\n  ?", None),
        ("?", "1:1: no message begins here; write 'id = text', the id in the first column"),
        (
            "a =",
            "1:4: 'a' has no text; write its text after the '=', or in the lines below, indented with blanks",
        ),
        ("a = }", '1:5: a } closes nothing; write { "{" } or { "}" } where a brace is meant'),
        (
            "a = { }",
            "1:7: nothing that can be shown stands in the braces; write '{ $variable }' or '{ message }'",
        ),
        (
            "a = { $n ->\n  [x] y\n}",
            "3:1: no variant is the default; begin one of them with '*', as in '*[other]'",
        ),
        ("a = { a.b }", "1:7: a message has no attributes here; refer to a message of its own"),
        ("a = x\n  .b = y", "2:3: a message has no attributes here; make it a message of its own"),
        ("a = { 1000 }", "1:7: a number stands in braces; write it without them, as it is to be read"),
        (
            "a = { NUMBER($n) }",
            "1:7: the function NUMBER() is not known; numbers are set as the language does it",
        ),
        (
            "a = x\n b = y",
            "2:2: 'b =' is indented, and so belongs to the text above it; "
            'begin a message in the first column; else write { "=" } for the sign',
        ),
        (
            "a = { $x ->\n  [b] x\n  [b] y\n *[c] z\n}",
            "3:3: a second variant has the key 'b'; leave one of them",
        ),
        ('a = { "x" ->\n *[c] z\n}', "1:7: what is chosen by never changes; choose by a $variable"),
        ("a = x\u0007", "1:6: the character U+0007 cannot be printed; take it out"),
    ],
)
def test_what_is_no_fluent_is_told_with_its_place(text: str, told: str | None) -> None:
    if told is None:
        assert say(words(text), "a") == "x\n?"
    else:
        assert complaints(text) == [told]


def test_all_mistakes_are_told_at_once() -> None:
    found = complaints("a = { b }\nc = {\nd = x\n-e = y\nf = { -g } { F() }\n")
    assert [each.split(": ")[0] for each in found] == ["1:7", "3:1", "5:7", "5:14"]


def test_windows_line_ends_change_no_place() -> None:
    assert [each.split(": ")[0] for each in complaints("a = x\r\n\r\nb = { c }\r\nd = { -e }\r\n")] == [
        "3:7",
        "4:7",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "star = x\na = { stra }",
            "2:7: the message 'stra' is not known; did you mean 'star'?",
        ),
        ("-star = x\na = { -stra }", "2:7: the term '-stra' is not known; did you mean '-star'?"),
        ("star = x\na = { -star }", "2:7: the term '-star' is not known; write the term"),
        (
            "a = { -b.c ->\n  [x] x\n *[y] y\n}",
            "1:7: the term '-b' is not known; write the term",
        ),
    ],
)
def test_an_unknown_reference_is_told_with_a_near_name(text: str, told: str) -> None:
    assert complaints(text) == [told]


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ('-star(case: "acusative")', "7:13: -star has no case 'acusative'; did you mean 'accusative'?"),
        ('-star(cas: "accusative")', "7:13: -star does not take 'cas'; did you mean 'case'?"),
        ("-star(case: 4)", "7:13: a term is given a number; terms take texts only: put it in quotes"),
        ('-star("accusative")', "7:13: a term is given something without a name; write 'name: \"text\"'"),
        ('-plain(case: "x")', "7:14: -plain does not take 'case'; it takes nothing"),
        ("-shown", "7:7: -shown needs 'who'; write { -shown(who: \"…\") }"),
    ],
)
def test_what_a_term_is_given_must_be_what_it_takes(call: str, told: str) -> None:
    terms = TERM.strip() + "\n-plain = x\n-shown = { $who }\n"
    assert complaints(f"{terms}a = {{ {call} }}\n") == [told]


def test_a_term_neither_counts_nor_refers_to_messages() -> None:
    counting = "-a = { $n ->\n  [one] x\n *[other] y\n}"
    assert complaints(counting, "en") == [
        "1:8: a term cannot count: no number reaches it; make it a message",
    ]
    wrong = "a term refers to the message 'm', which it could give nothing"
    assert complaints("m = { $n }\n-a = { m }") == [f"2:8: {wrong}; refer to a term, or make this a message"]


def test_a_choice_by_a_term_s_attribute_finds_a_variant() -> None:
    text = "-moon = měsíc\n  .gender = masculine\n"
    choice = "a = { -moon.gender ->\n    [masculine] nový\n   *[feminine] nová\n} { -moon }\n"
    assert say(words(text + choice), "a") == "nový měsíc"
    assert complaints(text + choice.replace("[masculine]", "[masculin]")) == [
        "3:7: -moon.gender is 'masculine', for which no variant stands here; add '[masculine]'"
    ]
    assert complaints(text + choice.replace(".gender", ".gendre")) == [
        "3:7: -moon has no attribute 'gendre'; did you mean 'gender'?"
    ]
    assert complaints("-moon = x\n  .gender = { $x }\n") == [
        "2:3: an attribute is more than a plain text; leave out its braces"
    ]


@pytest.mark.parametrize(
    ("language", "forms", "missing"),
    [
        ("en", "other", "add '[one]'"),
        ("cs", "one many other", "add '[few]'"),
        ("cs", "one few other", "add '[many]'"),
        ("pl", "one other", "add '[few]' and '[many]'"),
        ("pl", "few many other", "add '[one]'"),
    ],
)
def test_no_form_that_a_language_counts_with_may_be_missing(language: str, forms: str, missing: str) -> None:
    *others, default = forms.split()
    variants = "".join(f"  [{form}] x\n" for form in others)
    (told,) = complaints(f"a = {{ $n ->\n  [0] nothing\n{variants} *[{default}] y\n}}", language)
    assert told.startswith(f"1:7: {language} counts with one, ")
    assert told.endswith(missing)


def test_a_form_that_a_language_has_not_is_told() -> None:
    assert complaints("a = { $n ->\n  [one] x\n  [two] y\n *[other] z\n}", "en") == [
        "1:7: en has no form 'two'; en counts with one, other"
    ]
    assert complaints("a = { $n ->\n  [one] x\n  [on] y\n *[other] z\n}", "en") == [
        "1:7: 'on' is no form of numbers; en counts with one, other"
    ]


def test_any_language_counts_by_its_own_forms() -> None:
    variants = "  [one] zvezda\n  [two] zvezdi\n  [few] zvezde\n *[other] zvezd\n"
    slovene = words(f"a = {{ $n ->\n{variants}}}", "sl")
    assert [say(slovene, "a", n=n) for n in (1, 2, 3, 5, 101)] == [
        "zvezda",
        "zvezdi",
        "zvezde",
        "zvezd",
        "zvezda",
    ]
    assert say(words("a = { $n ->\n  [one] um\n *[other] { $n }\n}", "pt-BR"), "a", n=2.5) == "2,5"


def test_a_language_that_nobody_counts_in_is_refused() -> None:
    with pytest.raises(WordsError, match="there are no plural rules for the language 'xx'"):
        words("a = b", "xx")
    with pytest.raises(WordsError, match="'english' is no language code"):
        words("a = b", "english")


def test_a_circle_is_told_with_its_way() -> None:
    (told,) = complaints("a = { b }\nb = { $n ->\n  [x] x\n *[other] { c }\n}\nc = { a }")
    assert "would hold itself" in told
    assert " → a" in told
    assert complaints("-a = { -a }") == [
        "1:1: '-a' would hold itself: -a → -a; let one of them do without the next"
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({}, "it needs 'n'"),
        ({"n": 3, "colur": "red"}, "it does not take 'colur'; did you mean 'colour'?"),
        ({"n": "3"}, "'n' is '3', where a number is wanted"),
        ({"n": True}, "'n' is neither a text nor a number"),
        ({"n": None}, "'n' is neither a text nor a number"),
        ({"n": float("nan")}, "'n' is no number that can be counted; numbers go up to 999,999"),
        ({"n": float("inf")}, "'n' is no number that can be counted; numbers go up to 999,999"),
        ({"n": 10**400}, "'n' is no number that can be counted; numbers go up to 999,999"),
        ({"n": 3, "colour": "pink"}, "'colour' cannot be 'pink'; it may be: blue, green, none, orange"),
        ({"n": 3, "colour": "bleu"}, "'colour' cannot be 'bleu'; did you mean 'blue'?"),
        ({"n": 3, "colour": 7}, "'colour' cannot be '7'"),
        ({"n": 3, "case": "acusative"}, "'case' cannot be 'acusative'; did you mean 'accusative'?"),
    ],
)
def test_a_message_is_given_what_it_takes_and_nothing_else(arguments: dict[str, object], told: str) -> None:
    found = refusal(make_catalogue("cs", find_shipped_sources("cs")), "count-star", **arguments)
    assert found.startswith("the words 'count-star' (words/cs.ftl:")
    assert told in found


def test_all_that_is_wrong_with_arguments_is_told_at_once() -> None:
    found = refusal(words("a = { $b } { $c }"), "a", d="x")
    assert "does not take 'd'" in found
    assert "needs 'b'" in found
    assert "needs 'c'" in found


def test_an_unknown_message_is_told_with_a_near_name() -> None:
    polish = make_catalogue("pl", find_shipped_sources("pl"))
    assert (
        refusal(polish, "count-strs", n=1)
        == "there are no words 'count-strs' in pl; did you mean 'count-star'?"
    )
    assert refusal(polish, "-star").startswith("there are no words '-star' in pl")
    assert refusal(make_catalogue("de", []), "count-star", n=1) == (
        "there are no words 'count-star' in de; add it to the messages in de"
    )
    assert issubclass(WordsError, PnpError)


@pytest.mark.parametrize(
    ("given", "said_or_told"),
    [
        ({"kind": "ship"}, "loď"),
        ({"kind": "base"}, "základna"),
        ({}, "it needs 'kind'"),
        ({"kind": "bse"}, "'kind' cannot be 'bse'; did you mean 'base'?"),
    ],
)
def test_a_default_with_a_name_of_its_own_stands_for_nothing_else(
    given: dict[str, str], said_or_told: str
) -> None:
    found = words("a = { $kind ->\n  [ship] loď\n *[base] základna\n}")
    if "'" in said_or_told:
        assert said_or_told in refusal(found, "a", **given)
    else:
        assert say(found, "a", **given) == said_or_told


def test_other_stands_for_every_other_value_and_none_for_no_value() -> None:
    other = words("a = { $kind ->\n  [ship] loď\n *[other] { $kind }\n}")
    assert say(other, "a", kind="kráter") == "kráter"
    assert "it needs 'kind'" in refusal(other, "a")
    none = words('a = x{ $kind ->\n  [ship] , loď\n *[none] { "" }\n}')
    assert say(none, "a") == say(none, "a", kind="none") == "x"
    assert "cannot be 'base'" in refusal(none, "a", kind="base")


def test_variants_by_number_may_list_all_that_there_are() -> None:
    found = words("a = { $players ->\n  [2] dva\n *[3] tři\n}")
    assert say(found, "a", players=2) == "dva"
    assert "'players' cannot be '4'" in refusal(found, "a", players=4)
    assert "'players' cannot be '2'" in refusal(found, "a", players="2")


def test_a_number_of_its_own_goes_before_the_form_that_it_has() -> None:
    found = words("a = { $n ->\n  [0] none\n  [one] one\n *[other] { $n }\n}", "en")
    assert [say(found, "a", n=n) for n in (0, 1, 2)] == ["none", "one", "2"]


def test_a_catalogue_is_kept_while_others_are_made() -> None:
    first = words("a = { b } one\nb = x")
    assert say(first, "a") == "x one"
    for number in range(20):
        assert say(words(f"a = {number}"), "a") == str(number)
    assert say(first, "a") == "x one"


def test_what_is_not_said_loads_no_heavy_library() -> None:
    program = """
import sys
from pnp.words import find_shipped_sources, list_messages, make_catalogue
assert "count-star" in list_messages(make_catalogue("cs", find_shipped_sources("cs")))
print(*({"fluent", "babel", "yaml", "pydantic"} & set(sys.modules)))
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert run.stdout.split() == []


def test_a_shipped_message_that_cannot_be_read_is_told_when_it_is_said() -> None:
    found = make_catalogue("cs", [MessageSource("words/cs.ftl", "a = x\nb = {\nc = { d }\n", shipped=True)])
    assert say(found, "a") == "x"
    assert refusal(found, "b").startswith("words/cs.ftl:3:1: ")
    assert "Unknown message: d" in refusal(found, "c")
