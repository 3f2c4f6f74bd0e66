"""The real stars that a card's figure stands for, as its file names them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.errors import counted, phrase, said
from pnp.models.entries import each, number, within, wrong_key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.errors import Mistake
    from pnp.models.entries import Entry


def sky_of(card: Entry) -> list[tuple[float, float]]:
    """Their right ascensions and declinations in degrees."""
    stars = [*each(within(card, "stars_of"))]
    places = [(number(within(star, "ra")), number(within(star, "dec"))) for star in stars]
    return [(along, height) for along, height in places if along is not None and height is not None]


def wrong_real(card: Entry, stars: int) -> Iterator[Mistake]:
    """Real stars that are not one for each of so many that are drawn."""
    entry = within(card, "stars_of")
    real = len([*each(entry)])
    if isinstance(entry.value, list) and stars and real != stars:
        told = {"real": counted(real, "real-star"), "stars": counted(stars, "star")}
        what = said("form-constellation", "real-for-stars-that-are-drawn", **told)
        yield wrong_key(entry, what, phrase("name-one-for-each-in-order-in-which-they-are-drawn"))
