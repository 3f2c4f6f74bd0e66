"""The Bayer letters of the stars that figures are drawn after, which catalogues list by their own names."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

# ruff: noqa: RUF001 (Greek letters are meant)
# By constellation: names in one word or joined by an underscore, each with its letter.
_NAMED = """
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


def letters(stars: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each star, or nothing: each letter once, so that a neighbour's star has none beside it."""
    found: list[str] = []
    for star in stars:
        letter = _letter(star)
        found.append("" if letter in found else letter)
    return tuple(found)


def _letter(star: str) -> str:
    first = star.split()[0] if star.split() else ""
    return first if first and _is_greek(first[0]) else _by_name().get(star, "")


def _is_greek(character: str) -> bool:
    return unicodedata.name(character, "").startswith("GREEK SMALL LETTER")


@lru_cache(maxsize=1)
def _by_name() -> dict[str, str]:
    rows = (row.split()[1:] for row in _NAMED.split("\n"))
    return {
        name.replace("_", " "): letter
        for row in rows
        for name, letter in zip(row[::2], row[1::2], strict=True)
    }
