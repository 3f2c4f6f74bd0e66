"""What scores say in sentences: counted and declined as one who speaks the language does it; by hand."""

from __future__ import annotations

import pytest

from pnp import games, score
from pnp.build import phrases
from pnp.report import format_table, phrase_reason, phrase_warning
from pnp.scoring import Caution, Reason


def card_left(n: int) -> Reason:
    return Reason("built-not", {"card": "F01", "n": n})


def built(ways: int) -> Reason:
    return Reason("built", {"card": "F01", "ways": ways, "row": 3, "column": 4})


def tokens(left: int, met: int) -> Reason:
    return Reason("tokens-left", {"left": left, "tokens": 20, "met": met})


def planets(at_least: int, **of: str) -> Reason:
    return Reason("rule-planets-of", {"at_least": at_least, **of})


@pytest.mark.parametrize(
    ("game", "language", "reason", "right"),
    [
        ("hvezdokupy", "en", card_left(1), "F01 lacks 1 star"),
        ("hvezdokupy", "cs", card_left(1), "F01: chybí 1 hvězda"),
        ("hvezdokupy", "cs", card_left(2), "F01: chybí 2 hvězdy"),
        ("hvezdokupy", "cs", card_left(5), "F01: chybí 5 hvězd"),
        ("hvezdokupy", "pl", card_left(1), "F01: brakuje 1 gwiazdy"),
        ("hvezdokupy", "pl", card_left(2), "F01: brakuje 2 gwiazd"),
        ("hvezdokupy", "pl", card_left(5), "F01: brakuje 5 gwiazd"),
        ("hvezdokupy", "en", built(1), "F01 is built in one way, first at row 3, column 4"),
        ("hvezdokupy", "en", built(2), "F01 is built in 2 ways, first at row 3, column 4"),
        ("hvezdokupy", "cs", built(1), "F01: postaveno jedním způsobem, první hvězda: 3. řádek, 4. sloupek"),
        ("hvezdokupy", "cs", built(3), "F01: postaveno 3 způsoby, první hvězda: 3. řádek, 4. sloupek"),
        (
            "hvezdokupy",
            "pl",
            built(5),
            "F01: zbudowano na 5 sposobów, pierwsza gwiazda: wiersz 3, kolumna 4",
        ),
        ("nova-luna", "en", tokens(1, 19), "1 of 20 tokens left, 19 tasks met"),
        ("nova-luna", "cs", tokens(1, 19), "zbývá 1 žeton z 20; splněno: 19 úkolů"),
        ("nova-luna", "cs", tokens(3, 2), "zbývají 3 žetony z 20; splněno: 2 úkoly"),
        ("nova-luna", "cs", tokens(19, 1), "zbývá 19 žetonů z 20; splněno: 1 úkol"),
        ("nova-luna", "pl", tokens(1, 19), "został 1 żeton z 20; wykonano: 19 zadań"),
        ("nova-luna", "pl", tokens(3, 22), "zostały 3 żetony z 20; wykonano: 22 zadania"),
        ("nova-luna", "pl", tokens(12, 1), "zostało 12 żetonów z 20; wykonano: 1 zadanie"),
        ("tiny-galaxies", "en", planets(1, kind="economy"), "at least 1 economy planet"),
        ("tiny-galaxies", "en", planets(3, resource="culture"), "at least 3 planets yielding culture"),
        ("tiny-galaxies", "cs", planets(1, kind="economy"), "alespoň 1 planeta s dráhou ekonomiky"),
        ("tiny-galaxies", "cs", planets(5, resource="energy"), "alespoň 5 planet s produkcí energie"),
        ("tiny-galaxies", "pl", planets(2, kind="diplomacy"), "co najmniej 2 planety z torem dyplomacji"),
        ("tiny-galaxies", "pl", planets(5, resource="culture"), "co najmniej 5 planet z produkcją kultury"),
    ],
)
def test_a_reason_is_told_as_one_who_speaks_the_language_tells_it(
    game: str, language: str, reason: Reason, right: str
) -> None:
    assert phrase_reason(phrases(games.find_usable()[game], language), reason) == right


@pytest.mark.parametrize(
    ("game", "language", "caution", "right"),
    [
        (
            "hvezdokupy",
            "pl",
            Caution("too-many-stars", None, {"n": 62, "most": 59}),
            "na planszy: 62 gwiazdy; żetonów jest tylko 59",
        ),
        (
            "nova-luna",
            "cs",
            Caution("same-tile", None, {"tiles": ("N12", "N40")}),
            "na stole vícekrát, než je možné: N12, N40",
        ),
        (
            "tiny-galaxies",
            "cs",
            Caution("mission-not-dealt", "Eva", {"card": "M01", "n": 3}),
            "M01 se rozdává až od 3 hráčů",
        ),
        (
            "tiny-galaxies",
            "pl",
            Caution("not-finished", None, {"why": Reason("unfinished-goal", {"goal": 21})}),
            "gra nie jest skończona: nikt nie ma (bez misji) 21 punktów, przy których gra się kończy",
        ),
    ],
)
def test_a_warning_is_told_as_one_who_speaks_the_language_tells_it(
    game: str, language: str, caution: Caution, right: str
) -> None:
    assert phrase_warning(phrases(games.find_usable()[game], language), caution) == right


@pytest.mark.parametrize(
    ("names", "language", "right"),
    [
        ("Ana Cyril", "en", "Ana and Cyril win together."),
        ("Ana Bo Cyril", "en", "Ana, Bo and Cyril win together."),
        ("Ana Cyril", "cs", "Společně vyhrávají Ana a Cyril."),
        ("Ana Bo Cyril", "cs", "Společně vyhrávají Ana, Bo a Cyril."),
        ("Ana Cyril", "pl", "Razem wygrywają Ana i Cyril."),
        ("Ana Bo Cyril", "pl", "Razem wygrywają Ana, Bo i Cyril."),
    ],
)
def test_people_who_win_together_are_listed_as_in_a_sentence(names: str, language: str, right: str) -> None:
    players = [{"name": name, "by_hand": {"built": 1}} for name in names.split()]
    result = score({"game": "hvezdokupy", "players": players})
    assert (
        right in format_table(result, "", phrases(games.find_usable()["hvezdokupy"], language)).splitlines()
    )


def test_people_of_a_warning_are_listed_as_in_a_sentence() -> None:
    found = Caution("two-finished", None, {"players": ("Ana", "Bo", "Cyril")})
    assert phrase_warning(phrases(games.find_usable()["nova-luna"], "en"), found).startswith(
        "Ana, Bo and Cyril have placed"
    )
