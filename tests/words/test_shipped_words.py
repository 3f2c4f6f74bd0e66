"""The house's own words: every noun counted, declined and coloured as one who speaks the language does it."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from pnp.words import Catalogue, MessageSource, find_shipped_sources, list_messages, make_catalogue, say

CATALOGUES = {
    language: make_catalogue(language, find_shipped_sources(language)) for language in ("en", "cs", "pl")
}
NUMBERS = (1, 2, 5, 12, 22)

# Written by hand: what follows 1, 2, 5, 12 and 22.
ENGLISH = """
point: point, points, points, points, points
star: star, stars, stars, stars, stars
card: card, cards, cards, cards, cards
token: token, tokens, tokens, tokens, tokens
tile: tile, tiles, tiles, tiles, tiles
moon: moon, moons, moons, moons, moons
black-hole: black hole, black holes, black holes, black holes, black holes
galaxy: galaxy, galaxies, galaxies, galaxies, galaxies
constellation: constellation, constellations, constellations, constellations, constellations
orbit: orbit, orbits, orbits, orbits, orbits
cell: cell, cells, cells, cells, cells
link: link, links, links, links, links
pair: pair, pairs, pairs, pairs, pairs
colour: colour, colours, colours, colours, colours
planet: planet, planets, planets, planets, planets
ship: ship, ships, ships, ships, ships
turn: turn, turns, turns, turns, turns
round: round, rounds, rounds, rounds, rounds
player: player, players, players, players, players
die: die, dice, dice, dice, dice
step: step, steps, steps, steps, steps
resource: resource, resources, resources, resources, resources
sheet: sheet, sheets, sheets, sheets, sheets
page: page, pages, pages, pages, pages
copy: copy, copies, copies, copies, copies
"""
CZECH = """
point: bod, body, bodů, bodů, bodů
star: hvězda, hvězdy, hvězd, hvězd, hvězd
card: karta, karty, karet, karet, karet
token: žeton, žetony, žetonů, žetonů, žetonů
tile: destička, destičky, destiček, destiček, destiček
moon: měsíc, měsíce, měsíců, měsíců, měsíců
black-hole: černá díra, černé díry, černých děr, černých děr, černých děr
galaxy: galaxie, galaxie, galaxií, galaxií, galaxií
constellation: souhvězdí, souhvězdí, souhvězdí, souhvězdí, souhvězdí
orbit: orbita, orbity, orbit, orbit, orbit
cell: políčko, políčka, políček, políček, políček
link: spojnice, spojnice, spojnic, spojnic, spojnic
pair: dvojice, dvojice, dvojic, dvojic, dvojic
colour: barva, barvy, barev, barev, barev
planet: planeta, planety, planet, planet, planet
ship: loď, lodě, lodí, lodí, lodí
turn: tah, tahy, tahů, tahů, tahů
round: kolo, kola, kol, kol, kol
player: hráč, hráči, hráčů, hráčů, hráčů
die: kostka, kostky, kostek, kostek, kostek
step: krok, kroky, kroků, kroků, kroků
resource: zdroj, zdroje, zdrojů, zdrojů, zdrojů
sheet: arch, archy, archů, archů, archů
page: stránka, stránky, stránek, stránek, stránek
copy: kopie, kopie, kopií, kopií, kopií
"""
POLISH = """
point: punkt, punkty, punktów, punktów, punkty
star: gwiazda, gwiazdy, gwiazd, gwiazd, gwiazdy
card: karta, karty, kart, kart, karty
token: żeton, żetony, żetonów, żetonów, żetony
tile: kafelek, kafelki, kafelków, kafelków, kafelki
moon: księżyc, księżyce, księżyców, księżyców, księżyce
black-hole: czarna dziura, czarne dziury, czarnych dziur, czarnych dziur, czarne dziury
galaxy: galaktyka, galaktyki, galaktyk, galaktyk, galaktyki
constellation: konstelacja, konstelacje, konstelacji, konstelacji, konstelacje
orbit: orbita, orbity, orbit, orbit, orbity
cell: pole, pola, pól, pól, pola
link: połączenie, połączenia, połączeń, połączeń, połączenia
pair: para, pary, par, par, pary
colour: kolor, kolory, kolorów, kolorów, kolory
planet: planeta, planety, planet, planet, planety
ship: statek, statki, statków, statków, statki
turn: tura, tury, tur, tur, tury
round: runda, rundy, rund, rund, rundy
player: gracz, graczy, graczy, graczy, graczy
die: kostka, kostki, kostek, kostek, kostki
step: krok, kroki, kroków, kroków, kroki
resource: zasób, zasoby, zasobów, zasobów, zasoby
sheet: arkusz, arkusze, arkuszy, arkuszy, arkusze
page: strona, strony, stron, stron, strony
copy: kopia, kopie, kopii, kopii, kopie
"""
TABLES = {"en": ENGLISH, "cs": CZECH, "pl": POLISH}

# By hand again: what follows 1 in the genitive, accusative, locative and instrumental; then what follows 2 in
# the accusative, and 5 in the locative and the instrumental.
CZECH_CASES = """
point: bodu, bod, bodu, bodem; body, bodech, body
star: hvězdy, hvězdu, hvězdě, hvězdou; hvězdy, hvězdách, hvězdami
card: karty, kartu, kartě, kartou; karty, kartách, kartami
token: žetonu, žeton, žetonu, žetonem; žetony, žetonech, žetony
tile: destičky, destičku, destičce, destičkou; destičky, destičkách, destičkami
moon: měsíce, měsíc, měsíci, měsícem; měsíce, měsících, měsíci
black-hole: černé díry, černou díru, černé díře, černou dírou; černé díry, černých dírách, černými dírami
galaxy: galaxie, galaxii, galaxii, galaxií; galaxie, galaxiích, galaxiemi
constellation: souhvězdí, souhvězdí, souhvězdí, souhvězdím; souhvězdí, souhvězdích, souhvězdími
orbit: orbity, orbitu, orbitě, orbitou; orbity, orbitách, orbitami
cell: políčka, políčko, políčku, políčkem; políčka, políčkách, políčky
link: spojnice, spojnici, spojnici, spojnicí; spojnice, spojnicích, spojnicemi
pair: dvojice, dvojici, dvojici, dvojicí; dvojice, dvojicích, dvojicemi
colour: barvy, barvu, barvě, barvou; barvy, barvách, barvami
planet: planety, planetu, planetě, planetou; planety, planetách, planetami
ship: lodi, loď, lodi, lodí; lodě, lodích, loděmi
turn: tahu, tah, tahu, tahem; tahy, tazích, tahy
round: kola, kolo, kole, kolem; kola, kolech, koly
player: hráče, hráče, hráči, hráčem; hráče, hráčích, hráči
die: kostky, kostku, kostce, kostkou; kostky, kostkách, kostkami
step: kroku, krok, kroku, krokem; kroky, krocích, kroky
resource: zdroje, zdroj, zdroji, zdrojem; zdroje, zdrojích, zdroji
sheet: archu, arch, archu, archem; archy, arších, archy
page: stránky, stránku, stránce, stránkou; stránky, stránkách, stránkami
copy: kopie, kopii, kopii, kopií; kopie, kopiích, kopiemi
"""
POLISH_CASES = """
point: punktu, punkt, punkcie, punktem; punkty, punktach, punktami
star: gwiazdy, gwiazdę, gwieździe, gwiazdą; gwiazdy, gwiazdach, gwiazdami
card: karty, kartę, karcie, kartą; karty, kartach, kartami
token: żetonu, żeton, żetonie, żetonem; żetony, żetonach, żetonami
tile: kafelka, kafelek, kafelku, kafelkiem; kafelki, kafelkach, kafelkami
moon: księżyca, księżyc, księżycu, księżycem; księżyce, księżycach, księżycami
black-hole: czarnej dziury, czarną dziurę, czarnej dziurze, czarną dziurą; czarne dziury, czarnych dziurach, \
czarnymi dziurami
galaxy: galaktyki, galaktykę, galaktyce, galaktyką; galaktyki, galaktykach, galaktykami
constellation: konstelacji, konstelację, konstelacji, konstelacją; konstelacje, konstelacjach, konstelacjami
orbit: orbity, orbitę, orbicie, orbitą; orbity, orbitach, orbitami
cell: pola, pole, polu, polem; pola, polach, polami
link: połączenia, połączenie, połączeniu, połączeniem; połączenia, połączeniach, połączeniami
pair: pary, parę, parze, parą; pary, parach, parami
colour: koloru, kolor, kolorze, kolorem; kolory, kolorach, kolorami
planet: planety, planetę, planecie, planetą; planety, planetach, planetami
ship: statku, statek, statku, statkiem; statki, statkach, statkami
turn: tury, turę, turze, turą; tury, turach, turami
round: rundy, rundę, rundzie, rundą; rundy, rundach, rundami
player: gracza, gracza, graczu, graczem; graczy, graczach, graczami
die: kostki, kostkę, kostce, kostką; kostki, kostkach, kostkami
step: kroku, krok, kroku, krokiem; kroki, krokach, krokami
resource: zasobu, zasób, zasobie, zasobem; zasoby, zasobach, zasobami
sheet: arkusza, arkusz, arkuszu, arkuszem; arkusze, arkuszach, arkuszami
page: strony, stronę, stronie, stroną; strony, stronach, stronami
copy: kopii, kopię, kopii, kopią; kopie, kopiach, kopiami
"""
CASE_TABLES = {"cs": CZECH_CASES, "pl": POLISH_CASES}

# A message's arguments where it needs any.
ARGUMENTS: dict[str, dict[str, str | int]] = {
    "sheet-title": {"name": "X1", "number": 3, "side": "front"},
    "board-join": {"overlap": 10},
    "calibration-turned": {"paper": "A4", "edge": "long"},
    "calibration-print": {"edge": "short"},
    "colour-name": {"colour": "red"},
}
OF_ONE_LANGUAGE = re.compile(
    r"count-.*-(genitive|accusative|locative|instrumental)|colour-(?!name)\S+|coloured|any-case"
)


def rows(table: str) -> list[tuple[str, list[str]]]:
    lines = [line.partition(": ") for line in table.strip().split("\n")]
    return [(noun, re.split("[,;] ", forms)) for noun, _, forms in lines]


def shared(language: str) -> list[str]:
    return [id for id in list_messages(CATALOGUES[language]) if not OF_ONE_LANGUAGE.fullmatch(id)]


def plainly(words: Catalogue, id: str) -> str:
    return say(words, id, **({"n": 2} if id.startswith("count-") else ARGUMENTS.get(id, {})))


@pytest.mark.parametrize("language", TABLES)
def test_every_noun_is_counted_as_the_language_counts(language: str) -> None:
    words = CATALOGUES[language]
    for noun, forms in rows(TABLES[language]):
        counted = [say(words, f"count-{noun}", n=number) for number in NUMBERS]
        assert counted == [f"{number} {form}" for number, form in zip(NUMBERS, forms, strict=True)]


@pytest.mark.parametrize("language", CASE_TABLES)
def test_every_noun_is_counted_in_every_case(language: str) -> None:
    words = CATALOGUES[language]
    cases = ("genitive", "accusative", "locative", "instrumental")
    asked = [*((1, case) for case in cases), (2, "accusative"), (5, "locative"), (5, "instrumental")]
    for noun, forms in rows(CASE_TABLES[language]):
        found = [say(words, f"count-{noun}", n=number, case=case) for number, case in asked]
        assert found == [f"{number} {form}" for (number, _), form in zip(asked, forms, strict=True)]


@pytest.mark.parametrize("language", CASE_TABLES)
def test_many_in_the_genitive_and_the_accusative_are_as_they_are_counted(language: str) -> None:
    words = CATALOGUES[language]
    for noun, forms in rows(TABLES[language]):
        for case in ("genitive", "accusative"):
            assert say(words, f"count-{noun}", n=5, case=case) == f"5 {forms[2]}"
        assert say(words, f"count-{noun}", n=2, case="genitive") == f"2 {forms[2]}"


@pytest.mark.parametrize("language", CASE_TABLES)
def test_a_part_of_one_is_counted_with_the_genitive(language: str) -> None:
    words = CATALOGUES[language]
    for noun, forms in rows(CASE_TABLES[language]):
        for case in ("nominative", "locative"):
            assert say(words, f"count-{noun}", n=1.5, case=case) == f"1,5 {forms[0]}"


def test_the_tables_hold_every_noun_that_is_counted() -> None:
    for language, words in CATALOGUES.items():
        counted = {id.removeprefix("count-") for id in shared(language) if id.startswith("count-")}
        assert counted == {noun for noun, _ in rows(TABLES[language])}
        assert {f"-{noun}" for noun in counted} == {id for id in words.entries if id.startswith("-")}


@pytest.mark.parametrize(
    ("language", "noun", "number", "colour", "case", "right"),
    [
        ("en", "star", 1, "red", "nominative", "1 red star"),
        ("en", "die", 2, "white", "accusative", "2 white dice"),
        # Feminine.
        ("cs", "star", 1, "red", "nominative", "1 červená hvězda"),
        ("cs", "star", 2, "red", "nominative", "2 červené hvězdy"),
        ("cs", "star", 5, "red", "nominative", "5 červených hvězd"),
        ("cs", "star", 1.5, "red", "nominative", "1,5 červené hvězdy"),
        ("cs", "star", 1, "blue", "genitive", "1 modré hvězdy"),
        ("cs", "star", 1, "blue", "accusative", "1 modrou hvězdu"),
        ("cs", "star", 2, "blue", "accusative", "2 modré hvězdy"),
        ("cs", "star", 1, "blue", "locative", "1 modré hvězdě"),
        ("cs", "star", 3, "blue", "locative", "3 modrých hvězdách"),
        ("cs", "star", 1, "blue", "instrumental", "1 modrou hvězdou"),
        ("cs", "star", 22, "blue", "instrumental", "22 modrými hvězdami"),
        ("pl", "star", 1, "red", "nominative", "1 czerwona gwiazda"),
        ("pl", "star", 2, "red", "nominative", "2 czerwone gwiazdy"),
        ("pl", "star", 5, "red", "nominative", "5 czerwonych gwiazd"),
        ("pl", "star", 22, "red", "nominative", "22 czerwone gwiazdy"),
        ("pl", "star", 1.5, "red", "nominative", "1,5 czerwonej gwiazdy"),
        ("pl", "star", 1, "blue", "genitive", "1 niebieskiej gwiazdy"),
        ("pl", "star", 1, "blue", "accusative", "1 niebieską gwiazdę"),
        ("pl", "star", 2, "blue", "accusative", "2 niebieskie gwiazdy"),
        ("pl", "star", 1, "blue", "locative", "1 niebieskiej gwieździe"),
        ("pl", "star", 3, "blue", "locative", "3 niebieskich gwiazdach"),
        ("pl", "star", 1, "blue", "instrumental", "1 niebieską gwiazdą"),
        ("pl", "star", 22, "blue", "instrumental", "22 niebieskimi gwiazdami"),
        # Masculine, of things.
        ("cs", "token", 1, "yellow", "nominative", "1 žlutý žeton"),
        ("cs", "token", 2, "yellow", "nominative", "2 žluté žetony"),
        ("cs", "token", 12, "yellow", "nominative", "12 žlutých žetonů"),
        ("cs", "token", 0.5, "yellow", "nominative", "0,5 žlutého žetonu"),
        ("cs", "token", 1, "yellow", "accusative", "1 žlutý žeton"),
        ("cs", "token", 1, "yellow", "genitive", "1 žlutého žetonu"),
        ("cs", "token", 1, "yellow", "locative", "1 žlutém žetonu"),
        ("cs", "token", 1, "yellow", "instrumental", "1 žlutým žetonem"),
        ("cs", "token", 4, "yellow", "instrumental", "4 žlutými žetony"),
        ("pl", "tile", 1, "yellow", "nominative", "1 żółty kafelek"),
        ("pl", "tile", 2, "yellow", "nominative", "2 żółte kafelki"),
        ("pl", "tile", 12, "yellow", "nominative", "12 żółtych kafelków"),
        ("pl", "tile", 0.5, "yellow", "nominative", "0,5 żółtego kafelka"),
        ("pl", "tile", 1, "yellow", "accusative", "1 żółty kafelek"),
        ("pl", "tile", 1, "yellow", "genitive", "1 żółtego kafelka"),
        ("pl", "tile", 1, "yellow", "locative", "1 żółtym kafelku"),
        ("pl", "tile", 1, "yellow", "instrumental", "1 żółtym kafelkiem"),
        ("pl", "tile", 4, "yellow", "instrumental", "4 żółtymi kafelkami"),
        # Neuter.
        ("cs", "cell", 1, "white", "nominative", "1 bílé políčko"),
        ("cs", "cell", 2, "white", "nominative", "2 bílá políčka"),
        ("cs", "cell", 5, "white", "nominative", "5 bílých políček"),
        ("cs", "cell", 1, "white", "accusative", "1 bílé políčko"),
        ("cs", "cell", 3, "white", "accusative", "3 bílá políčka"),
        ("cs", "cell", 1, "white", "locative", "1 bílém políčku"),
        ("cs", "constellation", 2, "green", "nominative", "2 zelená souhvězdí"),
        ("cs", "constellation", 1, "green", "instrumental", "1 zeleným souhvězdím"),
        ("pl", "cell", 1, "white", "nominative", "1 białe pole"),
        ("pl", "cell", 2, "white", "nominative", "2 białe pola"),
        ("pl", "cell", 5, "white", "nominative", "5 białych pól"),
        ("pl", "cell", 1, "blue", "nominative", "1 niebieskie pole"),
        ("pl", "cell", 1, "blue", "genitive", "1 niebieskiego pola"),
        ("pl", "cell", 1, "blue", "locative", "1 niebieskim polu"),
        # Masculine, of persons.
        ("cs", "player", 1, "blue", "nominative", "1 modrý hráč"),
        ("cs", "player", 2, "blue", "nominative", "2 modří hráči"),
        ("cs", "player", 5, "blue", "nominative", "5 modrých hráčů"),
        ("cs", "player", 1, "blue", "accusative", "1 modrého hráče"),
        ("cs", "player", 2, "blue", "accusative", "2 modré hráče"),
        ("cs", "player", 2, "red", "nominative", "2 červení hráči"),
        ("pl", "player", 1, "blue", "nominative", "1 niebieski gracz"),
        ("pl", "player", 2, "blue", "nominative", "2 niebieskich graczy"),
        ("pl", "player", 1, "blue", "accusative", "1 niebieskiego gracza"),
        ("pl", "player", 2, "blue", "accusative", "2 niebieskich graczy"),
        ("pl", "player", 2, "red", "instrumental", "2 czerwonymi graczami"),
    ],
)
def test_a_colour_agrees_with_number_gender_and_case(
    language: str, noun: str, number: float, colour: str, case: str, right: str
) -> None:
    found = say(CATALOGUES[language], f"count-{noun}", n=number, colour=colour, case=case)
    assert found == right


@pytest.mark.parametrize(
    ("language", "noun", "number", "right"),
    [
        ("en", "star", 5, "red purple yellow white blue orange green teal"),
        ("cs", "star", 1, "červená fialová žlutá bílá modrá oranžová zelená tyrkysová"),
        ("cs", "token", 1, "červený fialový žlutý bílý modrý oranžový zelený tyrkysový"),
        ("cs", "player", 3, "červení fialoví žlutí bílí modří oranžoví zelení tyrkysoví"),
        ("pl", "star", 1, "czerwona fioletowa żółta biała niebieska pomarańczowa zielona turkusowa"),
        ("pl", "token", 1, "czerwony fioletowy żółty biały niebieski pomarańczowy zielony turkusowy"),
        ("pl", "cell", 3, "czerwone fioletowe żółte białe niebieskie pomarańczowe zielone turkusowe"),
    ],
)
def test_every_colour_is_known(language: str, noun: str, number: int, right: str) -> None:
    colours = ["red", "purple", "yellow", "white", "blue", "orange", "green", "teal"]
    words = CATALOGUES[language]
    found = [say(words, f"count-{noun}", n=number, colour=colour).split()[1] for colour in colours]
    assert found == right.split()


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("en", "for each{ coloured } { -star }", "for each red star"),
        ("cs", 'za každou{ colour-ou } { -star(case: "accusative") }', "za každou červenou hvězdu"),
        ("pl", 'za każdą{ colour-a-ogonek } { -star(case: "accusative") }', "za każdą czerwoną gwiazdę"),
    ],
)
def test_a_sentence_is_made_with_the_words_of_the_house(language: str, text: str, right: str) -> None:
    game = MessageSource("game.ftl", f"each-red = {text}")
    words = make_catalogue(language, [*find_shipped_sources(language), game])
    assert say(words, "each-red", colour="red") == right


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("cs", "Za { count-star-accusative } máš { count-point }.", "Za 2 modré hvězdy máš 2 body."),
        (
            "pl",
            "Za { count-star-accusative } masz { count-point-accusative }.",
            "Za 2 niebieskie gwiazdy masz 2 punkty.",
        ),
        ("cs", "Na { count-orbit-locative }", "Na 2 modrých orbitách"),
        ("pl", "Na { count-orbit-locative }", "Na 2 niebieskich orbitach"),
    ],
)
def test_a_sentence_counts_in_the_case_that_it_needs(language: str, text: str, right: str) -> None:
    words = make_catalogue(
        language, [*find_shipped_sources(language), MessageSource("game.ftl", f"rule = {text}")]
    )
    assert say(words, "rule", n=2, colour="blue") == right


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("en", '{ -galaxy(number: "plural") }', "galaxies"),
        ("cs", '{ -ship(number: "plural", case: "instrumental") }', "loděmi"),
        ("pl", '{ -player(number: "plural") }', "gracze"),
        ("pl", '{ -black-hole(case: "locative") }', "czarnej dziurze"),
    ],
)
def test_a_noun_stands_alone_in_any_form(language: str, text: str, right: str) -> None:
    words = make_catalogue(
        language, [*find_shipped_sources(language), MessageSource("game.ftl", f"it = {text}")]
    )
    assert say(words, "it") == right


@pytest.mark.parametrize("language", CATALOGUES)
def test_the_house_keeps_the_rules_that_everybody_keeps(language: str) -> None:
    strange = [replace(source, shipped=False) for source in find_shipped_sources(language)]
    assert list_messages(make_catalogue(language, strange)) == list_messages(CATALOGUES[language])


def test_every_message_is_there_in_every_language() -> None:
    assert shared("en") == shared("cs") == shared("pl")
    assert len(shared("en")) > 35


def test_czech_and_polish_have_the_same_cases() -> None:
    def cases(language: str) -> set[str]:
        return {id for id in list_messages(CATALOGUES[language]) if id.startswith("count-")}

    assert cases("cs") == cases("pl")


def test_no_language_says_what_another_says() -> None:
    alike = {
        pair: {
            id for id in shared("en") if plainly(CATALOGUES[pair[0]], id) == plainly(CATALOGUES[pair[1]], id)
        }
        for pair in (("en", "cs"), ("en", "pl"), ("cs", "pl"))
    }
    assert alike == {
        ("en", "cs"): set(),
        ("en", "pl"): set(),
        ("cs", "pl"): {"count-card", "count-copy", "count-orbit", "count-planet"},
    }


def test_no_language_uses_the_words_of_another() -> None:
    def used(language: str) -> set[str]:
        text = " ".join(plainly(CATALOGUES[language], id) for id in shared(language))
        return {word for word in re.findall(r"[^\W\d]+", text) if len(word) > 2}

    technical = {"pnp", "printer", "set", "NAME", "angle"}
    in_both = {"aby", "karta", "karty", "kopie", "nic", "nich", "orbity", "planety", "tak"}
    assert used("en") & used("cs") == technical
    assert used("en") & used("pl") == technical
    assert used("cs") & used("pl") == technical | in_both


@pytest.mark.parametrize(
    ("language", "right"),
    [("en", "Orion, sheet 1000, back"), ("cs", "Orion, arch 1000, rub"), ("pl", "Orion, arkusz 1000, tył")],
)
def test_the_press_finds_its_words(language: str, right: str) -> None:
    assert say(CATALOGUES[language], "sheet-title", name="Orion", number=1000, side="back") == right
    assert say(CATALOGUES[language], "sheet-title", name="Orion", number=1) == right.split(" 1000")[0] + " 1"
    assert "100" in say(CATALOGUES[language], "print-true-size")
    assert "A5" in say(CATALOGUES[language], "calibration-turned", paper="A5", edge="short")


def test_a_language_without_a_house_has_no_words_of_another() -> None:
    assert find_shipped_sources("de") == ()
    assert find_shipped_sources("../words/en") == ()
    assert list_messages(make_catalogue("de", find_shipped_sources("de"))) == ()
