"""The kits of Nebula that the census looks at, and the words that are to stand on their pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.kit_pages import Asked, Kit, kit

if TYPE_CHECKING:
    from pnp.models import Ink

LANGUAGES, PAPERS = ("en", "cs", "pl"), ("A4", "Letter")
INKS: tuple[Ink, ...] = ("night", "paper", "black")
DECKS = {"O": 20, "V": 20, "B": 30}
FRONTS = {
    "en": {"O": "Personal tasks", "V": "Public tasks", "B": "points each, by its place on the counter"},
    "cs": {"O": "Osobní úkoly", "V": "Veřejné úkoly", "B": "body za kus podle místa na počítadle"},
    "pl": {"O": "Zadania osobiste", "V": "Zadania wspólne", "B": "pkt za sztukę wg miejsca na liczniku"},
}
BACKS = {
    "en": {"O": "PERSONAL", "V": "PUBLIC", "B": "ADVANCED"},
    "cs": {"O": "OSOBNÍ", "V": "VEŘEJNÉ", "B": "POKROČILÉ"},
    "pl": {"O": "OSOBISTE", "V": "WSPÓLNE", "B": "ZAAWANSOWANE"},
}
SKY = {
    "en": ("LYRA", "DRACO", "ORION", "CORVUS"),
    "cs": ("LYRA", "DRAK", "ORION", "HAVRAN"),
    "pl": ("LUTNIA", "SMOK", "ORION", "KRUK"),
}
CELLS = {f"{name}{number}" for name in ("lyra", "draco", "orion", "corvus") for number in range(1, 7)} | {
    "core"
}
BAR = [0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 24, 27, 30]
LETTERS, GREEK, ROMAN = "RPYWBO", "αβγδ", ["I", "II", "III", "IV"]
COUNTERS = {
    "en": {"STAR COLOURS", "CONSTELLATIONS", "ADVANCED CARDS"},
    "cs": {"BARVY HVĚZD", "SOUHVĚZDÍ", "PRO POKROČILÉ"},
    "pl": {"KOLORY GWIAZD", "KONSTELACJE", "KARTY ZAAWANSOWANE"},
}
TITLES = {
    "en": {
        "assembly": "PRINTING AND ASSEMBLY",
        "galaxies": "GALAXY",
        "clusters": "STAR CLUSTERS",
        "counters": "COUNTERS",
        "aids": "RULES AID",
    },
    "cs": {
        "assembly": "TISK A SESTAVENÍ",
        "galaxies": "GALAXIE",
        "clusters": "HVĚZDOKUPY",
        "counters": "POČÍTADLA",
        "aids": "PŘEHLED PRAVIDEL",
    },
    "pl": {
        "assembly": "DRUK I MONTAŻ",
        "galaxies": "GALAKTYKA",
        "clusters": "GROMADY GWIAZD",
        "counters": "LICZNIKI",
        "aids": "SKRÓT ZASAD",
    },
}

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_paper = pytest.mark.parametrize("name", PAPERS)
# Each language, and both papers: what is drawn does not depend on the paper that it is laid out on.
each_kit = pytest.mark.parametrize(("language", "name"), [("en", "A4"), ("cs", "Letter"), ("pl", "A4")])


def nebula(language: str = "en", ink: Ink = "night", name: str = "A4", players: int | None = None) -> Kit:
    return kit("nebula", Asked(language, ink, name, players))


def in_black(language: str = "en", name: str = "A4", players: int | None = None) -> Kit:
    return nebula(language, "black", name, players)


def on_paper(name: str, language: str) -> Kit:
    """At night on A4; Letter is printed in black alone."""
    return nebula(language, "night" if name == "A4" else "black", name)
