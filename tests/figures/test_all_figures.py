"""What all named figures have alike: they keep within their box, suit every ink, and refuse by name."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pnp.figures import FIGURES, LINES, PAINTS, FigureError, find_mistakes, settle_parameters
from pnp.geometry import Box, grow_box
from tests.figures.figure_goldens import BOXES, dumped, file_of
from tests.helpers.figure_palettes import BLACK, INKS, PENS, ROLES, WHITE, palette
from tests.helpers.figure_views import CARD, TOLD, drawn, paints, spread, within

if TYPE_CHECKING:
    from pnp.models import Ink
    from pnp.scene import Colour, FillRule, Shape, Step, Stroke

LENGTHS = st.floats(2.0, 300.0)
BOUNDED = [
    (figure, name, parameter)
    for figure, found in FIGURES.items()
    for name, parameter in found.parameters.items()
    if parameter.kind in ("number", "whole")
]


@pytest.mark.parametrize("ink", INKS)
def test_a_figure_keeps_within_its_box_and_its_reach_in_every_ink(ink: Ink) -> None:
    found = {name: drawn(name, ink=ink) for name in FIGURES}
    assert [name for name, shapes in found.items() if not shapes] == ["star-field"] * (ink == "black")
    reaches = {name: grow_box(CARD, FIGURES[name].reach) for name in FIGURES}
    spreads = {name: spread(shapes) for name, shapes in found.items() if shapes}
    assert [name for name, box in spreads.items() if not within(box, reaches[name])] == []


def test_in_black_all_is_black_or_white_and_without_gradients() -> None:
    found = {name: set(paints(drawn(name, ink="black"))) - {BLACK, WHITE} for name in FIGURES}
    assert {name: others for name, others in found.items() if others} == {}


def test_a_figure_is_the_same_whenever_it_is_drawn() -> None:
    assert [name for name in FIGURES if drawn(name) != drawn(name)] == []


@settings(max_examples=60, deadline=None)
@given(name=st.sampled_from(sorted(FIGURES)), width=LENGTHS, height=LENGTHS)
def test_a_figure_keeps_within_a_box_of_any_shape_or_says_why_it_cannot(
    name: str, width: float, height: float
) -> None:
    box = Box(-7.0, 3.0, width, height)
    if (name == "ruler" and width < 100) or (name == "tab" and width <= 4):
        with pytest.raises(FigureError, match=r"'length' is 100|'bevel' is 2"):
            drawn(name, box)
        return
    shapes = drawn(name, box)
    assert not shapes or within(spread(shapes), grow_box(box, FIGURES[name].reach))


@pytest.mark.parametrize(
    "name", ["ring", "rose", "armillary", "ecliptics", "compass", "sun", "orbits", "moon"]
)
def test_a_round_figure_is_as_large_as_its_box_at_every_size(name: str) -> None:
    for size in (8.0, 51.2, 200.0):
        seen = spread(
            drawn(
                name,
                Box(0, 0, size, size),
            )
        )
        assert max(seen.width, seen.height) == pytest.approx(size, abs=0.6, rel=0.02)


def test_pens_grow_more_slowly_than_what_they_draw_and_never_too_thin() -> None:
    def widths(size: float) -> list[float]:
        shapes = drawn("ring", Box(0, 0, size, size))
        strokes = [getattr(shape, "stroke", None) for shape in shapes]
        return [stroke.width for stroke in strokes if stroke]

    small, usual, great = widths(5.0), widths(51.2), widths(205.0)
    assert min(small) >= 0.09
    for one, two, three in zip(small, usual, great, strict=True):
        assert one <= two < three < 2.01 * two


def test_figures_ask_for_the_stated_roles_alone_and_for_each_of_them() -> None:
    asked: set[str] = set()
    lines: set[str] = set()
    usual = palette("night")

    def colour(name: str) -> Colour | None:
        asked.add(name)
        return usual.colour(name)

    def filled(text: str, steps: tuple[Step, ...], box: Box, rule: FillRule = "nonzero") -> tuple[Shape, ...]:
        asked.add(text)
        return usual.filled(text, steps, box, rule)

    def stroke(role: str, width: float | None = None) -> Stroke | None:
        lines.add(role)
        return usual.stroke(role, width)

    listening = replace(usual, colour=colour, filled=filled, stroke=stroke)
    for name, found in FIGURES.items():
        found.draw(CARD, listening, TOLD.get(name, {}))
    for name, more in (
        ("track", {"count": 6, "goal": "true"}),
        ("tab", {"words": "glue"}),
        ("constellation-stand", {"count": 2}),
    ):
        FIGURES[name].draw(CARD, listening, more)
    assert (asked, lines) == (set(PAINTS), set(LINES))
    assert (set(ROLES), set(PENS)) == (set(PAINTS), set(LINES))


def test_a_number_out_of_its_bounds_is_refused_by_its_parameters_name() -> None:
    for figure, name, parameter in BOUNDED:
        assert math.isfinite(parameter.least), (figure, name)
        assert math.isfinite(parameter.most), (figure, name)
        right = f"it lies between {parameter.least:g} and {parameter.most:g}"
        for beyond in (parameter.least - 1, parameter.most + 1):
            assert refusal(figure, name, beyond) == (name, f"'{name}'", right), figure


def refusal(figure: str, name: str, value: float) -> tuple[str, str, str] | None:
    """What a figure says of a value that it refuses: whose it is, twice, and what would be right."""
    told: dict[str, Any] = {name: value}
    try:
        drawn(figure, **told)
    except FigureError as error:
        return error.name, error.wrong.partition(" is ")[0], error.right
    return None


def test_a_figure_and_its_parameters_say_what_they_are_for() -> None:
    assert [name for name, each in FIGURES.items() if not each.about.endswith(".")] == []
    keys = [(name, key, each) for name, found in FIGURES.items() for key, each in found.parameters.items()]
    assert [(name, key) for name, key, each in keys if not each.about] == []


@pytest.mark.parametrize(
    ("figure", "told", "name", "wrong", "right"),
    [
        ("sun", {"ray": 3}, "ray", "it has no 'ray'", "did you mean 'rays'?"),
        ("pendant", {"size": 3}, "size", "it has no 'size'", "it knows nothing"),
        ("sun", {"rays": "many"}, "rays", "'rays' is 'many'", "it is a whole number"),
        ("sun", {"rays": 3.5}, "rays", "'rays' is 3.5", "it is a whole number"),
        ("sun", {"rays": True}, "rays", "'rays' is true", "it is a whole number"),
        ("sun", {"inner": math.nan}, "inner", "'inner' is nan", "it is a number"),
        ("sun", {"disc": "yes"}, "disc", "'disc' is 'yes'", "it is true or false"),
        ("moon", {"side": "top"}, "side", "'side' is 'top'", "it is one of right, left"),
        ("star", {"fill": ["mark"]}, "fill", "'fill' is ['mark']", "it is the name of a paint"),
        ("frame", {"gap": [3, "x"]}, "gap", "'gap' is [3, 'x']", "it is a list of numbers"),
        ("star-field", {"clear": [[1, 2, 3]]}, "clear", "'clear' is [[1, 2, 3]]", "it is a list of boxes"),
        ("icons", {"names": "star"}, "names", "'names' is 'star'", "it is a list of texts"),
    ],
)
def test_what_a_figure_cannot_be_told_is_refused_by_name(
    figure: str, told: dict[str, Any], name: str, wrong: str, right: str
) -> None:
    with pytest.raises(FigureError) as caught:
        drawn(figure, **told)
    assert (caught.value.name, caught.value.wrong) == (name, wrong)
    assert caught.value.right.startswith(right)


def test_all_mistakes_are_said_at_once() -> None:
    found = find_mistakes(FIGURES["track"].parameters, {"path": "line", "start": "first", "goals": "true"})
    assert [fault.name for fault in found] == ["goals", "count", "path", "start"]


def test_what_is_not_given_but_has_to_be_is_missed_by_name() -> None:
    with pytest.raises(FigureError, match="'count' is missing; it is a whole number"):
        FIGURES["pips"].draw(CARD, palette("night"), {})


@pytest.mark.parametrize(
    "box", [Box(0, 0, 0.2, 9), Box(0, 0, -4, 9), Box(0, 0, 9, math.inf), Box(0, 0, 9, 0)]
)
def test_a_box_in_which_nothing_can_be_seen_is_refused(box: Box) -> None:
    with pytest.raises(FigureError, match=r"its box is .* mm; a figure needs 0\.5 mm at least"):
        drawn("ring", box)


def test_a_line_may_have_a_box_without_a_height() -> None:
    assert spread(drawn("fold-line", Box(5, 5, 40, 0))).width == pytest.approx(40, abs=0.3)


def test_texts_of_a_file_are_read_as_what_they_stand_for() -> None:
    told = {"count": "12", "goal": "true", "labels": [0, 1.5], "path": "ring"}
    read = settle_parameters(FIGURES["track"].parameters, told)
    assert (read["count"], read["goal"], read["labels"], read["every"]) == (12, True, ("0", "1.5"), 5)
    field = settle_parameters(
        FIGURES["star-field"].parameters, {"clear": [["0", "-1.5", "3", "4"]], "frames": []}
    )
    assert (field["clear"], field["frames"]) == ((Box(0, -1.5, 3, 4),), ())
    assert hash(tuple(field.items()))


def test_a_word_that_no_font_has_is_refused() -> None:
    with pytest.raises(FigureError, match="'\ue000' cannot be written"):
        drawn("tab", words="\ue000")


def test_none_takes_a_fill_or_a_line_away() -> None:
    assert drawn("star", fill="none") == ()
    assert len(drawn("polygon", fill="none", line="hairline")) == 1


@pytest.mark.parametrize("name", BOXES)
def test_a_figure_is_still_drawn_as_it_was(name: str) -> None:
    assert dumped(name) == file_of(name).read_text("utf-8")
