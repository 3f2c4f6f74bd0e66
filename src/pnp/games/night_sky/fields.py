"""What layouts see of a card and of what lies before a player of Night Sky, and how a card is explained."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from pnp.games.night_sky.cards import Constellation, Sky, StartCard, StartSide
from pnp.games.night_sky.lattice import name_line
from pnp.games.night_sky.position import SIDES, Observer, PlayedRound, Position
from pnp.games.night_sky.scoring import ENDS, FADING_STAR, ROUNDS
from pnp.models.game import Explained
from pnp.scoring import Line, Reason, Result

# ruff: noqa: RUF001 (Greek letters are meant)
# By constellation: names in one word or joined by an underscore, each with its letter.
_NAMED_STARS = """
Cru Acrux α Mimosa β Gacrux γ Imai δ Ginan ε
Crv Alchiba α Kraz β Gienah γ Algorab δ Minkar ε
Del Sualocin α Rotanev β Aldulfin ε
Cnc Acubens α Tarf β Asellus_Borealis γ Asellus_Australis δ
Ari Hamal α Sheratan β Mesarthim γ Botein δ
Cas Schedar α Caph β Ruchbah δ Segin ε
Col Phact α Wazn β
Lib Zubenelgenubi α Zubeneschamali β Zubenelhakrabi γ Brachium σ
Oph Rasalhague α Cebalrai β Yed_Prior δ Sabik η
Lyr Vega α Sheliak β Sulafat γ
Aur Capella α Menkalinan β Almaaz ε Mahasim θ Hassaleh ι
Cep Alderamin α Alfirk β Errai γ
Car Canopus α Miaplacidus β Avior ε Aspidiske ι
Phe Ankaa α Wurren ζ
Gru Alnair α Tiaki β Aldhanab γ
Aql Altair α Tarazed γ Okab ζ
Ser Unukalhai α Gudja κ
Peg Markab α Scheat β Algenib γ Enif ε Homam ζ Biham θ
CrB Alphecca α Nusakan β
Boo Arcturus α Nekkar β Seginus γ Izar ε Muphrid η
And Alpheratz α Mirach β Almach γ Titawin υ
UMa Dubhe α Merak β Phecda γ Megrez δ Alioth ε Mizar ζ Alkaid η
UMi Polaris α Kochab β Pherkad γ Yildun δ
Sgr Alnasl γ Kaus_Media δ Kaus_Australis ε Ascella ζ Kaus_Borealis λ Nunki σ
CMa Sirius α Mirzam β Muliphein γ Wezen δ Adhara ε Aludra η
Lep Arneb α Nihal β
Crt Alkes α
Ori Betelgeuse α Rigel β Bellatrix γ Mintaka δ Alnilam ε Alnitak ζ Saiph κ Meissa λ
Tau Aldebaran α Elnath β Prima_Hyadum γ Ain ε Tianguan ζ
Cen Rigil_Kentaurus α Hadar β Menkent θ
Cap Algedi α Dabih β Deneb_Algedi δ
Aqr Sadalmelik α Sadalsuud β Skat δ Albali ε Ancha θ
Vir Zavijava β Porrima γ Minelauva δ Vindemiatrix ε Heze ζ Zaniah η Spica α Syrma ι
Leo Regulus α Denebola β Algieba γ Zosma δ Adhafera ζ Chertan θ Rasalas μ
Cyg Deneb α Albireo β Sadr γ Fawaris δ Aljanah ε
Sco Antares α Acrab β Dschubba δ Larawag ε Sargas θ Shaula λ Fang π
Psc Alrescha α Alpherg η Torcular ο
Gem Castor α Pollux β Alhena γ Wasat δ Mebsuta ε Mekbuda ζ Propus η Tejat μ
Her Rasalgethi α Kornephoros β Sarin δ
Per Mirfak α Algol β Miram η Misam κ Menkib ξ Atik ο
Dra Thuban α Rastaban β Eltanin γ Altais δ Aldhibah ζ Athebyne η Edasich ι Grumium ξ
"""
# A letter without a name has its constellation behind it: ε Lep.


def find_bayer_letters(stars: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each star, or nothing: each letter once, so that a neighbour's star has none beside it."""
    found: list[str] = []
    for star in stars:
        letter = _find_letter(star)
        found.append("" if letter in found else letter)
    return tuple(found)


def _find_letter(star: str) -> str:
    first = star.split()[0] if star.split() else ""
    return first if first and _is_greek(first[0]) else _letters_by_name().get(star, "")


def _is_greek(character: str) -> bool:
    return unicodedata.name(character, "").startswith("GREEK SMALL LETTER")


@lru_cache(maxsize=1)
def _letters_by_name() -> dict[str, str]:
    rows = (row.split()[1:] for row in _NAMED_STARS.split("\n"))
    return {
        name.replace("_", " "): letter
        for row in rows
        for name, letter in zip(row[::2], row[1::2], strict=True)
    }


def constellation_fields(card: Constellation, _: Sky) -> dict[str, Any]:
    stars, lines = (card.figure.stars, card.figure.lines) if card.figure else ((), ())
    return {
        "points": tuple(f"{q} {r}" for q, r in stars),
        "stars": len(stars),
        "links": tuple(f"{start} {end}" for start, end in lines),
        "letters": find_bayer_letters(card.stars_of),
    }


def start_fields(card: StartCard, _: Sky) -> dict[str, Any]:
    return {
        "kinds": tuple(side.kind for side in card.sides),
        "values": tuple(str(side.value) for side in card.sides),
    }


def explain_constellation(card: Constellation, _: object) -> Explained:
    lines = len(card.figure.lines) if card.figure else 0
    size = (Reason("count-star", {"n": card.size}), Reason("count-link", {"n": lines}))
    return Explained(size, ("figure", "same-kind", "links"), (_worth_reason(card),))


def explain_start(card: StartCard, _: object) -> Explained:
    return Explained((), ("start", "same-kind", "links"), tuple(map(_worth_reason, card.sides)))


def split_sides(card: StartCard) -> dict[str, StartCard]:
    """Each side alone."""
    return {letter: replace(card, sides=(side,)) for letter, side in zip(SIDES, card.sides, strict=False)}


def _worth_reason(card: Constellation | StartSide) -> Reason:
    return Reason("explain-worth", {"kind": card.kind, "n": card.value})


def position_fields(position: Position, result: Result) -> list[Mapping[str, Any]]:
    """What was drawn in each round and what it earned, and how many fading stars are crossed out."""
    return [
        _player_fields(position, player, {line.id: line for line in standing.lines})
        for player, standing in zip(position.players, result.players, strict=True)
    ]


def _player_fields(position: Position, player: Observer, lines: Mapping[str, Line]) -> Mapping[str, Any]:
    played = [*enumerate(player.rounds, 1)]
    earned = [lines.get(f"round-{number}") for number in range(1, ROUNDS + 1)]
    return {
        "drawn": tuple(
            _drawing_text(position, number, each) for number, each in played if each.drawing.stars
        ),
        "parts": tuple(_parts_text(each, lines.get(f"round-{number}")) for number, each in played),
        "rounds": tuple("" if line is None else str(line.points) for line in earned),
        "cards": tuple(_card_text(each) for each in player.rounds),
        "ends": tuple(str(lines[id].points) for id in ENDS),
        **_counted_fields(player, lines),
        "fading": position.sky.fading_stars,
        "crossed": position.sky.fading_stars - count_fading_left(position, player, lines.get("fading")),
    }


def _drawing_text(position: Position, number: int, each: PlayedRound) -> str:
    """Such as `2 A31-A41 B11`: stars beside lines stand alone."""
    names = position.sky.names
    joined = {end for line in each.drawing.lines for end in line}
    lines = (name_line(line, names) for line in each.drawing.lines)
    return " ".join((str(number), *lines, *(names[at] for at in each.drawing.stars if at not in joined)))


def _parts_text(each: PlayedRound, line: Line | None) -> str:
    """The points of the top card's stars, of the bottom card's and of links; none where a total was told."""
    if line is None or line.origin == "by_hand" or each.card is None:
        return ""
    stars = [reason for reason in line.reasons if reason.message == "stars-of-kind"]
    links = sum(reason.points for reason in line.reasons if reason.message == "links")
    at_top = bool(stars) and stars[0].arguments["kind"] == each.card.kind
    top, bottom = stars[:at_top], stars[at_top:]
    return f"{sum(reason.points for reason in top)} {sum(reason.points for reason in bottom)} {links}"


def _card_text(each: PlayedRound) -> str:
    """The card of a round, and how many of its stars were drawn."""
    if each.card is None:
        return ""
    return f"{each.card.id or ''} {count_drawn(each)}/{each.card.size}".strip()


def count_drawn(each: PlayedRound) -> int:
    return len(each.drawing.stars) if each.counts is None else each.counts.drawn


def _counted_fields(player: Observer, lines: Iterable[str]) -> Mapping[str, Any]:
    """For each line what was told of it in numbers: of a round three, of the end of the game one."""
    rounds = {f"round-{number}": each.counts for number, each in enumerate(player.rounds, 1) if each.counts}
    found = [rounds.get(id) for id in lines]
    return {
        "tops": tuple(str(each.top) if each else "" for each in found),
        "bottoms": tuple(str(each.bottom) if each else "" for each in found),
        "links": tuple(str(each.links) if each else "" for each in found),
        "told": tuple(str(player.counts[id]) if rounds and id in player.counts else "" for id in lines),
    }


def count_fading_left(position: Position, player: Observer, line: Line | None) -> int:
    """The fading stars that are not crossed out; an unfinished game does not count them yet."""
    if line is not None:
        return min(position.sky.fading_stars, line.points // FADING_STAR)
    missing = sum(each.card.size - count_drawn(each) for each in player.rounds if each.card is not None)
    return max(0, position.sky.fading_stars - missing)
