"""The words of scores: every game says all that its scorer tells, in English, in Czech and in Polish."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

from pnp import games, score
from pnp.report import count_columns
from pnp.words import (
    Catalogue,
    MessageSource,
    WordsError,
    find_shipped_sources,
    list_messages,
    make_catalogue,
)
from tests import ROOT
from tests.helpers.offered import FIVE, offering, spoken_by_games
from tests.helpers.score_sheets import SHEETS

if TYPE_CHECKING:
    from collections.abc import Iterator

CARDS = ROOT / "cards"
LANGUAGES = ("en", "cs", "pl")
GAMES = offering("Czech", "Polish")
EVERY_SCORE = "every-score"
WIDEST = 24  # columns of a row's label
# Messages that are called by what precedes.
CALLED = re.compile("(line|warning|tie|fact|verdict|rule|title|card|label|action|attack|rogue|kind|ruling)-")
LETTER = re.compile(r"[^\W\d]")

# By hand, from the page of each game.
LINES = {
    "hvezdokupy": "built",
    "nebula": "personal public black-holes constellations colours advanced",
    "night-sky": "fading round-1 round-2 round-3 round-4 round-5 round-6 sun ecliptic rim",
    "nova-luna": "tokens-left phase-1-time phase-1-tokens final-time final-tokens",
    "tiny-galaxies": "empire planets mission",
}
CODES = {
    "hvezdokupy": "too-many-stars no-moon same-card",
    "nebula": "same-colour-link core-empty not-connected claimed-not-met met-not-claimed too-many-stars"
    " too-many-black-holes too-many-counters bar-overflow",
    "night-sky": "not-the-figure mirrored not-connected outside-window star-used-twice lines-cross same-card"
    " sizes-differ wrong-deal",
    "nova-luna": "not-connected two-finished same-tile phase-1-not-kept too-many-tiles",
    "tiny-galaxies": "same-planet too-many-ships same-mission mission-not-dealt ended-below-goal"
    " end-not-marked",
}
TIES = {
    "hvezdokupy": "",
    "nebula": "black-holes",
    "night-sky": "fading",
    "nova-luna": "turn-order",
    "tiny-galaxies": "resources",
}
FACTS = {"tiny-galaxies": "rogue"}
VERDICTS = {"night-sky": "title", "nova-luna": "excellent"}  # facts that only the end of a game makes
# Messages that the rooms choose by a variable, besides those of the rules of cards.
CHOSEN = {
    "nebula": "measure measure-none measure-empty measure-colours constellation constellation-ranked",
    "night-sky": "sun sun-counted ecliptic ecliptic-counted rim rim-counted",
    "nova-luna": "phase-1-time phase-1-tokens final-time final-tokens",
    "tiny-galaxies": "mission-met mission-shared mission-not-met",
}
# Games that are called alike in every language.
PROPER = {"hvezdokupy", "nebula", "nova-luna"}
# Names, and words that look the same in two languages.
IN_BOTH = {
    "ended_game",
    "true",
    "Hvězdokupy",
    "Lyra",
    "Orion",
    "Draco",
    "Corvus",
    "Nebula",
    "Nova",
    "Luna",
    "orbit",
    "planet",
    "pulsar",
    "start",
}


def sources(game: str, language: str) -> list[MessageSource]:
    """The words of a game and of every score, as if a stranger had written them."""
    return [
        MessageSource(name, (CARDS / folder / "words" / f"{language}.ftl").read_text("utf-8"))
        for name, folder in ((game, game), (EVERY_SCORE, ""))
    ]


@cache
def spoken(game: str, language: str) -> Catalogue:
    """The words of a game, of every score and of the house; a WordsError where they break a rule of words."""
    return make_catalogue(language, [*sources(game, language), *find_shipped_sources(language)])


@cache
def of_topics(game: str, language: str) -> set[str]:
    """The messages of entering a table of a game, of its drawings in characters, of what is checked, and of
    playing."""
    return {id for topic in ("entry", "check", "play") for id in of_topic(game, language, topic)}


def of_topic(game: str, language: str, topic: str) -> tuple[str, ...]:
    files = [folder / "words" / topic / f"{language}.ftl" for folder in (CARDS / game, CARDS)]
    found = [
        MessageSource(str(file), file.read_text("utf-8"), shipped=True) for file in files if file.is_file()
    ]
    return list_messages(
        make_catalogue(language, [*found, *sources(game, language), *find_shipped_sources(language)])
    )


def own(game: str, language: str, source: str = "") -> list[str]:
    """The messages of a game's own catalogue, or of another of its sources."""
    words = spoken(game, language)
    return [id for id in list_messages(words) if words.entries[id].source.name == (source or game)]


def of_every_score(language: str) -> list[str]:
    return own("hvezdokupy", language, EVERY_SCORE)


@cache
def node(game: str, language: str, id: str) -> fluent.EntryType:
    return FluentParser().parse_entry(spoken(game, language).entries[id].text)


def parts(game: str, language: str, id: str, kind: type[fluent.BaseNode]) -> list[Any]:
    """All nodes of a kind in a message, in reading order."""
    found = []

    class Collector(visitor.Visitor):
        def generic_visit(self, node: fluent.BaseNode) -> None:
            if isinstance(node, kind):
                found.append(node)
            super().generic_visit(node)

    Collector().visit(node(game, language, id))
    return found


def texts(game: str, language: str, id: str) -> list[str]:
    """What a message itself says, without what it is given."""
    elements = parts(game, language, id, fluent.TextElement)
    return [element.value.strip() for element in elements if element.value.strip()]


def referred(game: str, language: str) -> set[str]:
    """The messages that others of a game are put together of: a language has those that its grammar needs."""
    ids = own(game, language)
    return {found.id.name for id in ids for found in parts(game, language, id, fluent.MessageReference)}


def told(room: str) -> Iterator[tuple[str, str]]:
    """The constants that the sources of a room give to a Reason or a Caution."""
    for path in sorted((ROOT / "src" / "pnp" / "games" / room.replace("-", "_")).glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and call.args:
                made = ast.unparse(call.func).rpartition(".")[2]
                match call.args[0]:
                    case ast.Constant(value=str(id)) if made in ("Reason", "Caution"):
                        yield made, id


def drawn(game: str) -> set[str]:
    """The messages that the layouts of a game speak, or put into their own."""
    written = "".join(path.read_text("utf-8") for path in (ROOT / "layouts" / game).glob("*.yaml"))
    return {one or other for one, other in re.findall(r"say\('([\w-]+)'|\{ ([\w-]+) \}", written)}


def rules(game: str) -> set[str]:
    """The rules of all shipped cards of a game."""
    decks = [
        yaml.load(path.read_text("utf-8"), yaml.CSafeLoader) for path in sorted((CARDS / game).glob("*.yaml"))
    ]
    return {card["rule"] for deck in decks for card in deck.get("cards", ()) if "rule" in card}


def with_prefix(prefix: str, ids: str) -> set[str]:
    return {f"{prefix}-{id}" for id in ids.split()}


def test_the_tables_are_of_the_five_games() -> None:
    assert set(LINES) == set(CODES) == set(TIES) == FIVE


@pytest.mark.parametrize(("game", "language"), spoken_by_games())
def test_the_words_would_be_taken_from_a_stranger_too_who_is_refused_a_mistake(
    game: str, language: str
) -> None:
    assert "game-name" in own(game, language)
    mistaken = MessageSource("mistaken", "odd = { gone }\n")
    with pytest.raises(WordsError, match="gone"):
        make_catalogue(language, [*sources(game, language), mistaken, *find_shipped_sources(language)])


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_messages_but_for_those_that_its_grammar_needs(game: str) -> None:
    parts_of_any = {id for language in LANGUAGES for id in referred(game, language)}
    names = {language: set(own(game, language)) - parts_of_any for language in LANGUAGES}
    assert names["en"] == names["cs"] == names["pl"]


def test_every_language_has_the_same_words_of_every_score() -> None:
    assert of_every_score("en") == of_every_score("cs") == of_every_score("pl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LINES)
def test_every_line_warning_tie_break_and_fact_has_its_words_and_no_other_has(
    game: str, language: str
) -> None:
    words = own(game, language)
    for prefix, ids in (
        ("line", LINES[game]),
        ("warning", CODES[game]),
        ("tie", TIES[game]),
        ("fact", FACTS.get(game, "")),
        ("verdict", VERDICTS.get(game, "")),
    ):
        assert {id for id in words if id.startswith(f"{prefix}-")} == with_prefix(prefix, ids)


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet["game"] for sheet in SHEETS])
def test_the_lines_of_a_real_table_are_those_of_its_page_in_their_order(sheet: dict[str, Any]) -> None:
    order = LINES[sheet["game"]].split()
    for player in score(sheet).players:
        places = [order.index(line.id) for line in player.lines]
        assert all(one < next for one, next in pairwise(places))


@pytest.mark.parametrize(("game", "language"), spoken_by_games())
def test_everything_that_a_room_tells_has_its_words(game: str, language: str) -> None:
    known = spoken(game, language).entries.keys() | of_topics(game, language)
    constants = [*told(game)]
    reasons = {id for kind, id in constants if kind == "Reason"} | set(CHOSEN.get(game, "").split())
    assert reasons - known == set()
    assert {f"warning-{id}" for kind, id in constants if kind == "Caution"} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["nebula", "tiny-galaxies"])
def test_every_rule_of_a_card_has_its_words(game: str, language: str) -> None:
    assert with_prefix("rule", " ".join(rules(game))) <= set(own(game, language))


def test_no_words_are_there_that_nothing_tells() -> None:
    for game in games.list_own_names():
        idle = set(own(game, "en")) - referred(game, "en") - {id for _, id in told(game)}
        idle -= {id for id in idle if CALLED.match(id)}
        idle -= set(CHOSEN.get(game, "").split()) | drawn(game)
        assert idle - {"game-name", "winner-rogue"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LINES)
def test_a_row_has_a_short_label_and_no_two_have_the_same(game: str, language: str) -> None:
    labels = [texts(game, language, f"line-{id}") for id in LINES[game].split()]
    labels += [texts(game, language, id) for id in ("score-total", "score-place")]
    assert [label for label in labels if len(label) != 1 or count_columns(label[0]) > WIDEST] == []
    assert len({label[0] for label in labels}) == len(labels)


@pytest.mark.parametrize("language", ["cs", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_no_message_says_what_the_english_one_says(game: str, language: str) -> None:
    known = spoken(game, language).entries
    spelled = {id: said for id in own(game, "en") if any(map(LETTER.search, said := texts(game, "en", id)))}
    alike = {id for id, said in spelled.items() if id in known and texts(game, language, id) == said}
    assert alike == ({"game-name"} if game in PROPER else set())


@pytest.mark.parametrize("language", ["cs", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_no_english_word_is_left_over(game: str, language: str) -> None:
    def used(language: str) -> set[str]:
        ids = [*own(game, language), *of_every_score(language)]
        said = re.sub(r":[\w-]+:", "", " ".join(text for id in ids for text in texts(game, language, id)))
        return {word for word in re.findall(r"[^\W\d]+", said) if len(word) > 2}

    assert used("en") & used(language) <= IN_BOTH
