"""Checks of a game's cards that no type can make: the parameters that a rule takes, the real stars that a
figure has, and how far these lie from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import atan2, cos, fsum, hypot, inf, radians, sin
from statistics import fmean
from typing import TypeAlias

from pnp.errors import Mistake, code_phrase, count_things, join_parts, phrase, suggest
from pnp.models import trees
from pnp.models.findings import Code, Found

MOST_DISPLACED = 0.4  # of a step of the drawing, in the mean, from the real stars (Ruling)
SHOWN_AS_MOST = 9.0  # a greater distance is reported as this one


def find_displaced(
    code: Code, card: trees.Entry, drawn: Sequence[complex], *, mirrored: bool = False
) -> Iterator[Found]:
    """A card whose stars lie too far from the real ones that it names."""
    sky = read_real_stars(card)
    off = measure_displacement(drawn, sky, mirrored) if sky else 0
    if off >= MOST_DISPLACED:
        arguments = {"off": round(min(off, SHOWN_AS_MOST), 2)}
        yield Found(code, (*card.location, "stars_of"), arguments, key=True)


def measure_displacement(
    drawn: Sequence[complex], sky: Sequence[tuple[float, float]], mirrored: bool = False
) -> float:
    """Return how far drawn stars lie from the real ones, as a mean over the stars, in steps of the drawing.
    Its y goes upwards, and its stars lie in two places at least. The drawing is shifted, turned and scaled
    onto the real stars so that the squares of the distances are least, and `mirrored` if that is allowed and
    fits better. `sky` are right ascensions and declinations in degrees. If no scale brings the two together,
    return infinity."""
    if (seen := _project_stars(sky)) is None:
        return inf
    least = _measure_distance(drawn, seen)
    return min(least, _measure_distance([star.conjugate() for star in drawn], seen)) if mirrored else least


def _project_stars(sky: Sequence[tuple[float, float]]) -> list[complex] | None:
    """Project stars onto the plane that touches the sky in their middle, north up and east to the left.
    Return None if they do not all lie on one side of the sky."""
    places = [(radians(ascension), radians(declination)) for ascension, declination in sky]
    x = fsum(cos(height) * cos(along) for along, height in places)
    y = fsum(cos(height) * sin(along) for along, height in places)
    z = fsum(sin(height) for _, height in places)
    middle, level = atan2(y, x), atan2(z, hypot(x, y))
    projected = [_project_star(along - middle, height, level) for along, height in places]
    return None if None in projected else [star for star in projected if star is not None]


def _project_star(along: float, height: float, level: float) -> complex | None:
    depth = sin(level) * sin(height) + cos(level) * cos(height) * cos(along)
    east = cos(height) * sin(along)
    north = cos(level) * sin(height) - sin(level) * cos(height) * cos(along)
    return complex(-east, north) / depth if depth > 1e-9 else None


def _measure_distance(drawn: Sequence[complex], seen: Sequence[complex]) -> float:
    """Return the mean distance after the best shift, turn and scale. One complex factor turns and scales; it
    cannot mirror."""
    middle, centre = _find_middle(drawn), _find_middle(seen)
    pairs = [(own - middle, star - centre) for own, star in zip(drawn, seen, strict=True)]
    turned = _add_up([own.conjugate() * star for own, star in pairs])
    factor = turned / fsum(abs(own) ** 2 for own, _ in pairs)
    if abs(factor) < 1e-9:
        return inf
    return fmean(abs(factor * own - star) for own, star in pairs) / abs(factor)


def _find_middle(places: Sequence[complex]) -> complex:
    return _add_up(places) / len(places)


def _add_up(numbers: Sequence[complex]) -> complex:
    return complex(fsum(each.real for each in numbers), fsum(each.imag for each in numbers))


Parameter: TypeAlias = str | tuple[str, ...]  # its name, or several names: then a card has exactly one


def find_parameter_mistakes(
    card: trees.Entry, rules: Mapping[str, tuple[Parameter, ...]]
) -> Iterator[Mistake]:
    """Yield mistakes for parameters that the card's rule needs and lacks, and for parameters of other rules.
    The form reports unknown rules, and keys that no rule takes."""
    rule = trees.get_text(card, "rule")
    if rule is None or rule not in rules:
        return
    lacking = [name for name in rules[rule] if isinstance(name, str) and not trees.has_key(card, name)]
    if lacking:
        arguments = {"rule": rule, "lacking": trees.quote_all(lacking)}
        wrong = code_phrase("form-rule", "the-rule-rule-needs-lacking", **arguments)
        yield trees.make_mistake(card, wrong, phrase("add-name", name=lacking[0]))
    for choice in rules[rule]:
        if isinstance(choice, tuple):
            yield from _find_choice_mistakes(card, rule, choice)
    known = {name for parameters in rules.values() for name in list_parameters(parameters)}
    for name, entry in trees.list_items(card):
        if name in known - {*list_parameters(rules[rule])}:
            strange = code_phrase("form-rule", "the-rule-rule-takes-no-name", rule=rule, name=name)
            taken = _name_parameters(rules[rule])
            right = suggest(name, lacking) or phrase("leave-it-out-it-takes-rules", rules=taken)
            yield trees.make_key_mistake(entry, strange, right)


def list_parameters(parameters: Sequence[Parameter]) -> Iterator[str]:
    """Yield the names of parameters; a choice yields each of its names."""
    for parameter in parameters:
        yield from (parameter,) if isinstance(parameter, str) else parameter


def _find_choice_mistakes(card: trees.Entry, rule: str, choice: tuple[str, ...]) -> Iterator[Mistake]:
    present, names = [name for name in choice if trees.has_key(card, name)], trees.quote_all(choice, "or")
    if not present:
        wrong = code_phrase("form-rule", "the-rule-rule-needs-lacking", rule=rule, lacking=names)
        yield trees.make_mistake(card, wrong, phrase("add-one-of-them"))
    elif len(present) > 1:
        wrong = code_phrase("form-rule", "the-rule-rule-takes-choice-not-both", rule=rule, choice=names)
        yield trees.make_mistake(card, wrong, phrase("leave-given-out", given=present[-1]))


def _name_parameters(parameters: Sequence[Parameter]) -> str:
    each = [trees.quote_all([name] if isinstance(name, str) else name, "or") for name in parameters]
    return join_parts(each) if each else "nothing"


def read_real_stars(card: trees.Entry) -> list[tuple[float, float]]:
    """Return the right ascensions and declinations of a card's real stars, in degrees."""
    stars = [*trees.list_entries(trees.get_entry(card, "stars_of"))]
    places = [(trees.get_number(star, "ra"), trees.get_number(star, "dec")) for star in stars]
    return [(along, height) for along, height in places if along is not None and height is not None]


def find_star_mistakes(card: trees.Entry, stars: int) -> Iterator[Mistake]:
    """Yield a mistake if the real stars are not as many as the drawn `stars`."""
    entry = trees.get_entry(card, "stars_of")
    real = len([*trees.list_entries(entry)])
    if isinstance(entry.value, list) and stars and real != stars:
        arguments = {"real": count_things(real, "real-star"), "stars": count_things(stars, "star")}
        what = code_phrase("form-constellation", "real-for-stars-that-are-drawn", **arguments)
        right = phrase("name-one-for-each-in-order-in-which-they-are-drawn")
        yield trees.make_key_mistake(entry, what, right)
