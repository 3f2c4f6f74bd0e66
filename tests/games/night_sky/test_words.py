"""Night Sky in words: every line, reason, warning and title in the three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from pnp.build import phrases
from pnp.games.night_sky import ROUND_CAUTIONS
from pnp.games.night_sky.game import GAME
from pnp.report import format_table as report
from pnp.report import phrase_reason, phrase_warning, translate
from pnp.scoring import Caution, Reason
from tests.games.night_sky.small_files import LINES, ZERO, player, rounds, table

if TYPE_CHECKING:
    from pathlib import Path

LANGUAGES = ("en", "cs", "pl")
NAMED: dict[str, Any] = {"card": "C501", "name": {"en": "Crux", "cs": "Jižní kříž", "pl": "Krzyż Południa"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_is_named_in_a_few_letters(language: str) -> None:
    labels = [translate(phrases(GAME, language), f"line-{id}") for id in LINES]
    assert len({*labels}) == len(LINES)
    assert max(map(len, labels)) <= 22


@pytest.mark.parametrize(
    ("language", "kind", "said"),
    [
        ("en", "dwarf", ["1 dwarf × 3", "2 dwarfs × 3", "5 dwarfs × 3"]),
        ("en", "binary", ["1 binary × 3", "2 binaries × 3", "5 binaries × 3"]),
        ("cs", "giant", ["1 obr × 3", "2 obři × 3", "5 obrů × 3"]),
        ("cs", "dwarf", ["1 trpaslík × 3", "2 trpaslíci × 3", "5 trpaslíků × 3"]),
        ("cs", "binary", ["1 dvojhvězda × 3", "2 dvojhvězdy × 3", "5 dvojhvězd × 3"]),
        ("pl", "dwarf", ["1 karzeł × 3", "2 karły × 3", "5 karłów × 3"]),
        ("pl", "giant", ["1 olbrzym × 3", "2 olbrzymy × 3", "5 olbrzymów × 3"]),
        ("pl", "pulsar", ["1 pulsar × 3", "2 pulsary × 3", "5 pulsarów × 3"]),
    ],
)
def test_stars_of_a_kind_are_counted_as_the_language_counts(
    language: str, kind: str, said: list[str]
) -> None:
    spoken = phrases(GAME, language)
    told = [
        phrase_reason(spoken, Reason("stars-of-kind", {"kind": kind, "n": n, "value": 3})) for n in (1, 2, 5)
    ]
    assert told == said


@pytest.mark.parametrize(
    ("language", "message", "said"),
    [
        ("en", "links", "3 links × 3"),
        ("cs", "links", "3 spojnice × 3"),
        ("pl", "links", "3 połączenia × 3"),
        ("en", "fading", "3 fading stars left × 3 (4 not drawn)"),
        ("cs", "fading", "3 pohasínající hvězdy × 3 (nezakresleno 4)"),
        ("pl", "fading", "3 gasnące gwiazdy × 3 (nie narysowano 4)"),
        ("en", "sun", "3 stars at the sun × 3"),
        ("cs", "ecliptic", "3 čáry přes ekliptiku × 3"),
        ("pl", "rim-counted", "policzono na rubieżach: 3 gwiazdy × 3"),
    ],
)
def test_a_reason_says_what_was_counted(language: str, message: str, said: str) -> None:
    told = {"n": 3, "value": 3, "missing": 4}
    assert phrase_reason(phrases(GAME, language), Reason(message, told)) == said


@pytest.mark.parametrize(
    ("code", "told", "said"),
    [
        (
            "not-the-figure",
            NAMED,
            (
                "round 3: what is drawn is no part of Crux (C501)",
                "3. kolo: zakresleno je něco jiného než Jižní kříž (C501)",
                "runda 3: narysowano coś innego niż Krzyż Południa (C501)",
            ),
        ),
        (
            "mirrored",
            NAMED,
            (
                "round 3: Crux (C501) is drawn in the mirror",
                "3. kolo: Jižní kříž (C501) je zakresleno zrcadlově",
                "runda 3: Krzyż Południa (C501) jest w lustrzanym odbiciu",
            ),
        ),
        (
            "outside-window",
            {"stars": ("A11", "A21"), "n": 2},
            (
                "round 3: A11, A21 lie outside the window",
                "3. kolo: mimo okno leží A11, A21",
                "runda 3: poza oknem: A11, A21",
            ),
        ),
        (
            "lines-cross",
            {"lines": ("A11-A21",), "n": 1},
            (
                "round 3: A11-A21 crosses another line",
                "3. kolo: jinou čáru kříží A11-A21",
                "runda 3: przecięcie z inną linią: A11-A21",
            ),
        ),
        (
            "wrong-deal",
            {"sizes": ("5", "5")},
            (
                "cards of the sizes 5, 5; everyone is dealt 5, 6, 7, 7, 8, 9, 10",
                "karty velikostí 5, 5; každý dostane 5, 6, 7, 7, 8, 9, 10",
                "karty o rozmiarach 5, 5; każdy dostaje 5, 6, 7, 7, 8, 9, 10",
            ),
        ),
    ],
)
def test_a_warning_says_what_looks_wrong(code: str, told: dict[str, Any], said: tuple[str, ...]) -> None:
    caution = Caution(code, "Ania", {"round": 3, **told}, 3)
    assert tuple(phrase_warning(phrases(GAME, language), caution) for language in LANGUAGES) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_warning_has_words(language: str) -> None:
    told: dict[str, Any] = {
        "round": 2,
        "stars": ("A11",),
        "lines": ("A11-A21",),
        "n": 1,
        "cards": ("C501",),
        "sizes": ("5", "6"),
    }
    codes = (*ROUND_CAUTIONS, "same-card", "sizes-differ", "wrong-deal")
    said = {phrase_warning(phrases(GAME, language), Caution(code, None, {**told, **NAMED})) for code in codes}
    assert len(said) == len(codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_title_has_its_words(tmp_path: Path, language: str) -> None:
    found = set()
    for total in (50, 90, 130, 150, 151):
        alone = table(tmp_path, {"name": "Ania", "by_hand": ZERO | {"rim": total}})
        last = report(alone, "Night Sky", phrases(GAME, language)).splitlines()[-2]
        assert last.startswith("Ania")
        found.add(last)
    assert len(found) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_told_with_its_reasons_and_warnings(tmp_path: Path, language: str) -> None:
    counted = {"counts": {"top": 1, "bottom": 1, "links": 1, "drawn": 6}}
    ania = player(
        rounds=rounds(r1={"lines": "A31-A41 A41-A51", "stars": "A61 C11"}, r2=counted),
        counts={"sun": 1, "ecliptic": 1, "rim": 1},
    )
    bartek = player("Bartek", start="T1b", by_hand={"sun": 3})
    result = table(tmp_path, ania, bartek)
    told = report(result, "Night Sky", phrases(GAME, language), explained=True)
    assert told.count("A41-A51") == 1
    assert max(map(len, told.splitlines())) <= 80
