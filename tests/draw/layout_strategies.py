"""Layouts by chance: elements within elements, right ones and a little wrong ones, and their cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from hypothesis import strategies as some

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import SearchStrategy

Tree: TypeAlias = dict[str, Any]
Chance: TypeAlias = "SearchStrategy[Any]"

FIELDS = {"n": "number", "w": "words", "t": "texts", "c": "colour", "k": "icon", "x-y": "whole"}
NEIGHBOURS = ("below", "above", "right-of", "left-of", "centred-in")

lengths = some.sampled_from(
    ["0", "1", "2.5", "7", "15", "5%", "{n}", "{half / 4}", "{len(icons) + 2}", "{x-y}"]
)
sizes = some.sampled_from(["9", "20", "33.5", "40%", "{width / 3}", "{n * 2 + 12}", "{min(height, 18)}"])
gaps = some.sampled_from(["0", "0.5", "{n / 10}"])
oddities = some.sampled_from(
    [
        "wide",
        "1,5",
        "5mm",
        "1e9",
        "nan",
        "-",
        "{",
        "}",
        "{}",
        "{1 / 0}",
        "{title}",
        "{nothing}",
        "{n +}",
        "{t}",
        "120%",
        "-20",
        "3000",
        "999999999",
        "-999999999",
        "{999999999.0 * 9}",
        "{c}",
        "{index}",
        "",
        "{{",
        "500",
    ]
)
paints = some.sampled_from(["red", "line", "none", "#123456", "sunrise", "glow", "woven", "{c}", "deep"])
colours = some.sampled_from(["red", "line", "none", "#123456", "mix(red, line, 40%)", "{c}", "{'red'}"])
pens = some.one_of(
    some.sampled_from(["thin", "dashed", "hidden", "none", "{'thin'}"]),
    some.fixed_dictionaries(
        {"line": some.sampled_from(["thin", "dashed"])},
        optional={
            "paint": colours,
            "width": some.sampled_from(["0.1", "2"]),
            "dash": some.just(["1", "0.5"]),
        },
    ),
)
words = some.sampled_from(
    [
        "Words",
        "two words",
        "one two three four five",
        "{title}",
        "{w}",
        "{n} of {len(t)}",
        "**bold** *slanted*",
        ":star: x",
        "",
        "  ",
        "ěščřž",
        "a\nb",
        "{{x}}",
        "{w} {title} :moon:",
        "{deck.name}",
        "{join(icons, ' ')}",
    ]
)
odd_words = some.sampled_from(
    ["*open", ":nope:", "世界", "{", "{item}", "{say('x')}", "Donaudampfschifffahrt" * 3]
)
conditions = some.sampled_from(
    ["n > 2", "title", "ink == 'night'", "not icons", "value and n", "'star' in icons"]
)
points = some.lists(some.tuples(sizes, lengths).map(list), min_size=2, max_size=5)

across = some.sampled_from(
    [
        ("left", "width"),
        ("right", "width"),
        ("left", "right"),
        ("x", "width"),
        ("left",),
        ("right-of",),
        (),
        ("left-of", "width"),
        ("width",),
        ("centred-in",),
    ]
)
down = some.sampled_from(
    [
        ("top", "height"),
        ("bottom", "height"),
        ("top", "bottom"),
        ("y", "height"),
        ("top",),
        ("below",),
        (),
        ("above", "height"),
        ("height",),
        ("below", "height"),
    ]
)


@some.composite
def places(draw: Any) -> Tree:
    """A box that each direction says often enough and not too often; a neighbour is named later."""
    keys = dict.fromkeys([*draw(across), *draw(down)])
    found = {
        key: "?" if key in NEIGHBOURS else draw(sizes if key in ("width", "height", "x", "y") else lengths)
        for key in keys
    }
    return found | ({"gap": draw(gaps)} if draw(some.booleans()) else {})


boxes = some.one_of(some.tuples(lengths, lengths, sizes, sizes).map(list), places())
shared: dict[str, Chance] = {
    "when": conditions,
    "turn": some.sampled_from(["90", "180", "33", "{n * 10}"]),
    "opacity": some.sampled_from(["0", "0.4", "1", "{1 / (1 + abs(n))}"]),
    "over": some.just("?"),
}
drawing: dict[str, Chance] = {"fill": paints, "stroke": pens}


def element(required: dict[str, Chance], **optional: Chance) -> SearchStrategy[Tree]:
    return some.fixed_dictionaries(required, optional={**shared, **optional})


texts = element(
    {
        "text": some.one_of(words, some.fixed_dictionaries({"en": words})),
        "style": some.sampled_from(["words", "title"]),
    },
    box=boxes,
    align=some.sampled_from(["left", "centre", "right"]),
    valign=some.sampled_from(["top", "middle", "bottom"]),
    fit=some.sampled_from(["shrink", "none"]),
    least=some.just("4"),
    size=some.sampled_from(["5", "9"]),
    paint=colours,
    even=some.sampled_from(["true", "false"]),
    level=some.sampled_from(["top", "middle", "bottom"]),
)
figures = some.one_of(
    element({"figure": some.just("pendant")}, box=boxes),
    element(
        {"figure": some.just("frame"), "with": some.just({"gap": ["3", "{n + 4}"], "stars": "false"})},
        box=boxes,
    ),
    element({"figure": some.just("icons"), "with": some.just({"names": "{icons}"})}, box=boxes),
    element(
        {"figure": some.just("star-field"), "with": some.just({"density": "2", "clear": ["?"]})}, box=boxes
    ),
)
outlines = some.sampled_from(
    ["M0 0L9 9", "M1 1h5v5z", "M0 0A5 5 0 0 1 9 9", "M0 0Q5 5 9 0", "M0 0L{n + 3} 5"]
)
rules = some.sampled_from(["evenodd", "nonzero"])
shapes = some.one_of(
    element({"rectangle": boxes}, **drawing, corner=lengths),
    element({"circle": boxes}, **drawing),
    element({"ellipse": boxes}, **drawing),
    element({"line": points.map(lambda found: found[:2]), "stroke": pens}),
    element({"polyline": points, "stroke": pens}, box=boxes),
    element({"polygon": points}, **drawing, box=boxes, rule=rules),
    element({"path": outlines}, **drawing, box=boxes, rule=rules),
)
leaves = some.one_of(
    shapes,
    texts,
    texts,
    figures,
    element({"icon": some.sampled_from(["star", "moon", "{k}", ""]).filter(bool)}, box=boxes),
    element({"image": some.just("dot.svg")}, box=boxes, fit=some.sampled_from(["cover", "contain"])),
)


def holders(inner: SearchStrategy[Tree]) -> SearchStrategy[Tree]:
    listed = some.lists(inner, max_size=4)
    cell = some.tuples(sizes, sizes).map(list)
    row = some.fixed_dictionaries({}, optional={"gap": gaps, "cell": cell})
    ring = some.fixed_dictionaries({"cell": cell}, optional={"from": sizes, "turned": some.just("true")})
    grid = some.fixed_dictionaries({"columns": some.sampled_from(["1", "3"])}, optional={"gap": gaps})
    ways: list[dict[str, Chance]] = [{"row": row}, {"column": row}, {"grid": grid}, {"ring": ring}, {}]
    entries = some.one_of(
        some.sampled_from(["0", "3", "{len(icons)}", "{t}", "{range(3)}"]), some.just(["a", "{n}"])
    )
    grounds = some.sampled_from(["sea", "midnight", "{ground}"])
    return some.one_of(
        element({"group": listed}, box=boxes, clip=some.sampled_from(["true", "false"]), ground=grounds),
        *(element({"repeat": entries, "each": listed, **way}, box=boxes) for way in ways),
    )


elements = some.lists(some.recursive(leaves, holders, max_leaves=6), min_size=1, max_size=5)


@dataclass
class Naming:
    """Gives every element an id, and every neighbour that was left open the id of one in reach."""

    draw: Any
    count: int = 0


def named(naming: Naming, listed: Sequence[Tree], reach: tuple[str, ...]) -> list[Tree]:
    found = []
    for each in listed:
        own, naming.count = f"e{naming.count}", naming.count + 1
        found.append({"id": own, **{key: _named(naming, value, reach, key) for key, value in each.items()}})
        reach = (*reach, own)
        if not reach[:-1]:
            found[-1].pop("over", None)
    return found


def _named(naming: Naming, value: Any, reach: tuple[str, ...], key: str) -> Any:
    if key in ("group", "each"):
        return named(naming, value, reach)
    if isinstance(value, dict):
        kept = {inner: entry for inner, entry in value.items() if reach or inner not in NEIGHBOURS}
        return {inner: _named(naming, entry, reach, inner) for inner, entry in kept.items()}
    if isinstance(value, list):
        return [_named(naming, entry, reach, key) for entry in value if entry != "?" or reach]
    return naming.draw(some.sampled_from(reach)) if value == "?" and reach else value


def _holders_of(tree: Any) -> list[tuple[Any, Any]]:
    """Every place in a tree that holds a text."""
    steps = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    own = [(tree, step) for step, value in steps if isinstance(value, str)]
    inner = [
        place
        for _, value in (tree.items() if isinstance(tree, dict) else enumerate(tree))
        if isinstance(value, (dict, list))
        for place in _holders_of(value)
    ]
    return own + inner


@some.composite
def layouts(draw: Any, slips: int = 0) -> Tree:
    """A layout in which nothing is wrong in itself, and then so many texts of it are."""
    naming = Naming(draw)
    faces = {
        side: named(naming, draw(elements), ()) for side in ("front", "back")[: draw(some.integers(1, 2))]
    }
    for _ in range(slips):
        holder, step = draw(some.sampled_from(_holders_of(faces)))
        holder[step] = draw(some.one_of(oddities, odd_words))
    size = draw(some.sampled_from([["63", "88"], ["100", "100"], "mini", ["{60 + n}", "40"], ["300", "20"]]))
    return {"extends": "base.yaml", "size": size, "let": {"half": "{width / 2}"}, "faces": faces}


numbers = some.sampled_from(["0", "1", "3", "7.5"])
cards = some.lists(
    some.fixed_dictionaries(
        {"n": numbers, "x-y": some.sampled_from(["4", "12"]), "c": some.sampled_from(["red", "#102030"])},
        optional={
            "title": some.sampled_from(["Name", "A longer name", "**x**"]),
            "value": some.sampled_from(["1", "9"]),
            "icons": some.lists(some.sampled_from(["star", "moon"]), max_size=3),
            "w": some.sampled_from(["Some words", "Quite a few words that go on", ""]),
            "t": some.lists(some.sampled_from(["one", "two"]), max_size=3),
            "k": some.sampled_from(["star", "sun"]),
            "ground": some.sampled_from(["sea", "midnight"]),
        },
    ),
    min_size=1,
    max_size=3,
)
# What a card names is shown, so that no layout is refused for what it leaves out.
SHOWN = {"group": [], "when": "title and value and icons and n and w and t and c and k and x-y and ground"}
